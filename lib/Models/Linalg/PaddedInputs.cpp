//===- PaddedInputs.cpp - Convolutions of padded inputs -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts what linalg ops do on the padding of a tensor.pad (R9).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "PaddedTaps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

/// Returns the number of points of the loops in `expr`.
static DerivedCount multiplyExtents(AffineExpr expr, ArrayRef<Loop> loops) {
  DerivedCount product = 1;
  for (auto [position, loop] : llvm::enumerate(loops))
    if (expr.isFunctionOfDim(position))
      product = product * loop.extent;
  return product;
}

namespace {
/// An input that a `tensor.pad` makes, or a slice of one.
struct PaddedInput {
  tensor::PadOp pad;
  /// By dim: true if the input has only a part of it.
  SmallVector<bool, 6> isSliced;
};
} // namespace

/// Returns the pad that produces `value`, seen through casts, which keep every
/// element in place, and slices; nullopt if there is none.
static std::optional<PaddedInput> getPad(Value value, WorkContext &context) {
  PaddedInput input;
  Value source = followChain(value, [&](Value view) -> Value {
    if (auto cast = view.getDefiningOp<tensor::CastOp>())
      return cast.getSource();
    auto slice = view.getDefiningOp<tensor::ExtractSliceOp>();
    if (!slice)
      return {};
    input.isSliced.resize(slice.getSourceType().getRank());
    for (size_t dim = 0; dim < input.isSliced.size(); ++dim) {
      if (slice.getType().getRank() != slice.getSourceType().getRank() ||
          !isOneInteger(slice.getMixedStrides()[dim]))
        input.isSliced[dim] = true;
      if (input.isSliced[dim])
        continue;
      Count size = context.getFoldValue(slice.getMixedSizes()[dim]);
      input.isSliced[dim] = size != context.getDim(slice.getSource(), dim);
    }
    return slice.getSource();
  });
  input.pad = source.getDefiningOp<tensor::PadOp>();
  if (!input.pad)
    return std::nullopt;
  input.isSliced.resize(input.pad.getType().getRank());
  return input;
}

/// Returns the number of iterations that read no padding of `pad`: the product
/// over its dims, which must not share loops, and over the loops that it does
/// not use. A slice of a padded dim may begin anywhere in it.
static std::optional<Count> countUsefulIterations(const PaddedInput &input,
                                                  AffineMap map,
                                                  ArrayRef<Loop> loops,
                                                  WorkContext &context) {
  tensor::PadOp pad = input.pad;
  SmallVector<bool, 8> isUsed(loops.size());
  DerivedCount useful = 1;
  if (map.getNumResults() != input.isSliced.size() ||
      !hasDynamicOperands(pad.getStaticLow(), pad.getLow()))
    return std::nullopt;
  SmallVector<OpFoldResult> lows = pad.getMixedLowPad();
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    bool sharesLoop = false;
    expr.walk([&](AffineExpr part) {
      auto loop = dyn_cast<AffineDimExpr>(part);
      if (!loop)
        return;
      sharesLoop |= isUsed[loop.getPosition()];
      isUsed[loop.getPosition()] = true;
    });
    Count low = context.getFoldValue(lows[dim]);
    Count size = context.getDim(pad.getSource(), dim);
    bool isPadded = !low.isZero() || size != context.getDim(pad, dim);
    std::optional<DerivedCount> points =
        isPadded ? countUsefulPoints(expr, loops, low, size)
                 : multiplyExtents(expr, loops);
    if (sharesLoop || !points || (isPadded && input.isSliced[dim]))
      return std::nullopt;
    useful = useful * *points;
  }
  for (auto [loop, used] : llvm::zip_equal(loops, isUsed))
    if (!used)
      useful = useful * loop.extent;
  if (DerivationLog *log = DerivationLog::get())
    log->add({"useful_iterations", "iterations on no padding", useful.getText(),
              useful.get(), "", "R9"});
  return useful.get();
}

static bool isWindowed(AffineMap map) {
  return llvm::any_of(map.getResults(), [](AffineExpr expr) {
    return isa<AffineBinaryOpExpr>(expr);
  });
}

void roofline::addUsefulWork(LinalgOp op, ArrayRef<AffineMap> maps,
                             const Work &once, WorkContext &context,
                             Work &work) {
  Count flops = once.terms.getFlops();
  SmallVector<std::optional<Count>, 1> useful;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = maps[input->getOperandNumber()];
    if (!isWindowed(map) || op.getMatchingBlockArgument(input).use_empty())
      continue;
    if (std::optional<PaddedInput> padded = getPad(input->get(), context))
      useful.push_back(
          countUsefulIterations(*padded, map, work.loops, context));
  }
  if (useful.empty() || (flops.isZero() && !work.contractions))
    return;
  work.scalesWithLoops = false;
  if (!work.contractions)
    work.contractions.emplace();
  // The sets of useful taps of several padded inputs would have to be
  // intersected.
  bool isKnown = useful.size() == 1 && useful.front();
  if (!isKnown && !work.contractions->macs.isZero())
    work.contractions->usefulMacs = std::nullopt;
  else if (isKnown && once.contractions)
    work.contractions->usefulMacs = *useful.front() * once.contractions->macs;
  if (flops.isZero())
    return;
  work.usefulFlopsUnknown = !isKnown;
  if (isKnown)
    work.usefulFlops = *useful.front() * flops;
  else
    work.notes.push_back("padded taps can't be told apart");
}
