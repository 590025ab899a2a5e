//===- AttentionTraffic.cpp - Traffic of attention -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainProblem.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;
using Kind = ChainStage::Kind;

/// Size of a partial result or, if there is none, of the result.
static int64_t orElse(int64_t bits, int64_t otherwise) {
  return bits ? bits : otherwise;
}

/// Heads that share keys and values are rows of one GEMM. S = Q K^T, P =
/// softmax(S), O = P V.
static Chain makeChain(const Attention &attention) {
  int64_t sumBits = orElse(attention.outputSumBits, attention.outputBits);
  ChainStage scores, softmax, output;
  scores.width = softmax.width = attention.keys;
  scores.bits = softmax.bits = attention.scoreBits;
  scores.partialBits = attention.scoreSumBits;
  scores.weightBits = attention.keyBits;
  output.width = attention.valueSize;
  output.bits = attention.outputBits;
  output.partialBits = sumBits;
  output.weightBits = attention.valueBits;
  scores.isWeightPerBatch = output.isWeightPerBatch = true;
  softmax.kind = attention.isOnline ? Kind::Online : Kind::WholeRow;
  softmax.stateBits = 2 * orElse(attention.statisticBits, sumBits);
  Chain chain;
  chain.batch = attention.batch;
  chain.rows = attention.groups * attention.queries;
  chain.width = attention.headSize;
  chain.bits = attention.queryBits;
  chain.stages = {scores, softmax, output};
  return chain;
}

/// True if the chain of the attention has numbers at all.
static bool isWellFormed(const Attention &attention) {
  int64_t most = std::max(
      {attention.statisticBits, attention.outputSumBits, attention.outputBits});
  return most <= INT64_MAX / 2 && attention.statisticBits >= 0 &&
         attention.outputSumBits >= 0 && attention.groups >= 1 &&
         attention.queries >= 1 &&
         double(attention.groups) * attention.queries < 0x1p61 &&
         (!attention.isCausal || attention.keys >= attention.queries);
}

std::optional<AttentionTraffic>
roofline::computeAttentionTraffic(const Attention &attention,
                                  int64_t capacityBytes) {
  if (!::isWellFormed(attention))
    return std::nullopt;
  Chain chain = makeChain(attention);
  if (!isWellFormed(chain))
    return std::nullopt;
  Problem problem = Problem::make(chain, 0, 2);
  // A whole key and a whole value beside the rows.
  problem.addsSlots = true;
  problem.shared[problem.gemms[0].shared].slotBits =
      attention.headSize * attention.keyBits;
  problem.shared[problem.gemms[1].shared].slotBits =
      attention.valueSize * attention.valueBits;
  if (attention.isCausal)
    problem.causality = Causality{attention.groups, attention.keys,
                                  attention.keys - attention.queries};
  AttentionTraffic traffic;
  traffic.fused = computeRowBlocks(problem, toBits(capacityBytes));
  int64_t unfused = 0;
  for (unsigned stage = 0; stage < 3; ++stage) {
    std::optional<ChainSegment> alone =
        computeSegment(chain, stage, stage, capacityBytes);
    if (!alone)
      return traffic;
    unfused += alone->bytes;
  }
  traffic.unfusedBytes = unfused;
  return traffic;
}
