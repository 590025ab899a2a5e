//===- TilingOps.cpp - Transform ops that tile as advised -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PayloadFigures.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns the tiling of `payload` for the level, or for the innermost level
/// with advice if none is named.
static DiagnosedSilenceableFailure getTiling(Operation *transform,
                                             Operation *payload,
                                             std::optional<StringRef> level,
                                             transform::TransformState &state,
                                             LevelTiling &tiling) {
  OpRecord record;
  DiagnosedSilenceableFailure found =
      getFigures(transform, payload, state, record, /*wantsTiling=*/true);
  if (!found.succeeded())
    return found;
  for (const LevelTiling &own : llvm::reverse(record.tiling))
    if (!level || own.level == *level) {
      tiling = own;
      return DiagnosedSilenceableFailure::success();
    }
  auto diag = emitSilenceableFailure(transform)
              << "no advice how to tile '" << payload->getName() << "'";
  if (record.tiling.empty()) {
    diag << ": it is no contraction or convolution of static shape, or the "
            "target has no memory to tile for";
    return diag;
  }
  diag << " for '" << *level << "', only for ";
  llvm::interleaveComma(record.tiling, diag, [&](const LevelTiling &own) {
    diag << "'" << own.level << "'";
  });
  return diag;
}

//===----------------------------------------------------------------------===//
// tile_sizes, loop_order
//===----------------------------------------------------------------------===//

template <typename T>
static DiagnosedSilenceableFailure
addParams(Operation *transform, Operation *payload, ArrayRef<T> numbers,
          transform::ApplyToEachResultList &results) {
  if (transform->getNumResults() == 0)
    return DiagnosedSilenceableFailure::success();
  if (numbers.size() != transform->getNumResults())
    return emitSilenceableFailure(transform)
           << "'" << payload->getName() << "' has " << numbers.size()
           << " loops, the op has " << transform->getNumResults() << " results";
  Builder builder(transform->getContext());
  for (T number : numbers)
    results.push_back(builder.getI64IntegerAttr(number));
  return DiagnosedSilenceableFailure::success();
}

/// Sets the results to one figure of the best tiling: a param per loop.
template <typename OpT, typename NumbersT>
static DiagnosedSilenceableFailure
addTilingParams(OpT transform, Operation *target, NumbersT Tiling::*figure,
                transform::TransformState &state,
                transform::ApplyToEachResultList &results) {
  LevelTiling tiling;
  DiagnosedSilenceableFailure found =
      getTiling(transform, target, transform.getLevel(), state, tiling);
  if (!found.succeeded())
    return found;
  return addParams(transform, target, ArrayRef(tiling.tiling.*figure), results);
}

DiagnosedSilenceableFailure
TileSizesOp::applyToOne(transform::TransformRewriter &, Operation *target,
                        transform::ApplyToEachResultList &results,
                        transform::TransformState &state) {
  return addTilingParams(*this, target, &Tiling::sizes, state, results);
}

DiagnosedSilenceableFailure
LoopOrderOp::applyToOne(transform::TransformRewriter &, Operation *target,
                        transform::ApplyToEachResultList &results,
                        transform::TransformState &state) {
  return addTilingParams(*this, target, &Tiling::order, state, results);
}

//===----------------------------------------------------------------------===//
// tile_by_advice
//===----------------------------------------------------------------------===//

/// Tiles `op` in `scf.for` loops, skipping loops whose tile size is their
/// extent.
static FailureOr<scf::SCFTilingResult>
tileByAdvice(RewriterBase &rewriter, TilingInterface op, const Tiling &tiling) {
  rewriter.setInsertionPoint(op);
  SmallVector<OpFoldResult> sizes;
  SmallVector<Range> domain = op.getIterationDomain(rewriter);
  for (auto [size, range] : llvm::zip_equal(tiling.sizes, domain)) {
    bool isWhole = getConstantIntValue(range.size) == size;
    sizes.push_back(rewriter.getIndexAttr(isWhole ? 0 : size));
  }
  // Upstream permutes only the loops that it creates; loops that are not tiled
  // come last.
  SmallVector<int64_t> order(tiling.order.begin(), tiling.order.end());
  llvm::stable_sort(order, [&](int64_t a, int64_t b) {
    return !isZeroInteger(sizes[a]) && isZeroInteger(sizes[b]);
  });
  if (isZeroInteger(sizes[order.front()]))
    return scf::SCFTilingResult{{op}, {}, {}, op->getResults()};
  scf::SCFTilingOptions options;
  options.setTileSizes(sizes).setInterchange(order);
  FailureOr<scf::SCFTilingResult> tiled =
      scf::tileUsingSCF(rewriter, op, options);
  if (succeeded(tiled))
    rewriter.replaceOp(op, tiled->replacements);
  return tiled;
}

DiagnosedSilenceableFailure
TileByAdviceOp::apply(transform::TransformRewriter &rewriter,
                      transform::TransformResults &results,
                      transform::TransformState &state) {
  SmallVector<Operation *> tiledOps, loops;
  for (Operation *target : state.getPayloadOps(getTarget())) {
    LevelTiling tiling;
    DiagnosedSilenceableFailure found =
        getTiling(*this, target, getLevel(), state, tiling);
    if (!found.succeeded())
      return found;
    auto op = dyn_cast<TilingInterface>(target);
    if (!op || op.getLoopIteratorTypes().size() != tiling.tiling.sizes.size())
      return emitSilenceableError()
             << "'" << target->getName() << "' can't be tiled";
    FailureOr<scf::SCFTilingResult> tiled =
        tileByAdvice(rewriter, op, tiling.tiling);
    if (failed(tiled))
      return mlir::emitDefiniteFailure(*this) << "tiling failed";
    llvm::append_range(tiledOps, tiled->tiledOps);
    for (LoopLikeOpInterface loop : tiled->loops)
      loops.push_back(loop);
  }
  results.set(cast<OpResult>(getTiled()), tiledOps);
  results.set(cast<OpResult>(getLoops()), loops);
  return DiagnosedSilenceableFailure::success();
}
