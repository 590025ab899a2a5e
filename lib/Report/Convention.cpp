//===- Convention.cpp - Counting conventions of other tools ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Convention.h"

using namespace mlir;
using namespace mlir::roofline;

/// The conventions in the order of `ConventionKind`, from the second on.
/// Sources:
/// - xla: xla/service/hlo_cost_analysis.cc: kFmaFlops = 2, the property "flops"
///   of HandleElementwiseOp, HandleConvolution; "transcendentals" are separate.
/// - pytorch: torch/utils/flop_counter.py: mm_flop, bmm_flop, conv_flop_count.
/// - fvcore: fvcore/nn/flop_count.py: "one fused multiply-add as one flop".
/// - tvm: src/tir/analysis/estimate_flops.cc: an arithmetic node 1, a call, a
///   cast, a comparison or a selection 0.
static constexpr Convention conventions[] = {
    // name, counter, unit, mac, padded taps, arithmetic, transcendental, other
    {"xla", "XLA HloCostAnalysis", "FLOP", 2, false, 1, 0, 1},
    {"pytorch", "PyTorch FlopCounterMode", "FLOP", 2, true, 0, 0, 0},
    {"fvcore", "fvcore FlopCountAnalysis", "MAC", 1, true, 0, 0, 0},
    {"tvm", "TVM EstimateTIRFlops", "FLOP", 2, true, 1, 0, 0},
};

const Convention *roofline::getConvention(ConventionKind kind) {
  if (kind == ConventionKind::Roofline)
    return nullptr;
  return &conventions[static_cast<size_t>(kind) - 1];
}

/// Computes, for weights w, multiply-accumulates M of contractions (all, or
/// those not on padded taps), arithmetic operations A of which A' are in
/// contractions, and S and O operations of classes special and other:
///   w_mac * M + w_arithmetic * (A - A') + w_transcendental * S + w_other * O
std::optional<Count>
mlir::roofline::countOperations(const Convention &convention,
                                const WorkSummary &work) {
  ContractionWork contractions = work.getContractions();
  std::optional<Count> macs = contractions.macs;
  if (!convention.countsPaddedTaps)
    macs = contractions.usefulMacs;
  if (!macs)
    return std::nullopt;
  const WorkTerms &terms = work.terms;
  Count arithmetic = terms.getOperations() - contractions.operations;
  Count others = terms.getClass(WorkClass::Other) - contractions.casts;
  return *macs * convention.mac + arithmetic * convention.arithmetic +
         terms.getClass(WorkClass::Special) * convention.transcendental +
         others * convention.other;
}
