//===- AffineAccessModels.cpp - Accesses of the affine dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of affine loads and stores, which move one element or the elements of
// one vector, and of DMA, which moves a number of elements (R10a).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::affine;

/// Rewrites `map`, from the dims and symbols of an affine op, as a map from
/// symbols alone, and adds one dim of a vector to each of the last results.
static AffineMap makeIndexMap(AffineMap map, size_t vectorRank) {
  MLIRContext *context = map.getContext();
  SmallVector<AffineExpr, 4> symbols;
  for (unsigned input = 0; input < map.getNumInputs(); ++input)
    symbols.push_back(getAffineSymbolExpr(input, context));
  ArrayRef<AffineExpr> all(symbols);
  AffineMap shifted = map.replaceDimsAndSymbols(
      all.take_front(map.getNumDims()), all.drop_front(map.getNumDims()),
      vectorRank, symbols.size());
  SmallVector<AffineExpr, 4> results(shifted.getResults());
  for (size_t dim = 0; dim < vectorRank; ++dim) {
    AffineExpr &result = results[results.size() - vectorRank + dim];
    result = result + getAffineDimExpr(dim, context);
  }
  return AffineMap::get(vectorRank, symbols.size(), results, context);
}

/// Adds an access of `op` to one element, or to those of a `vector`.
template <typename OpTy>
static LogicalResult addAccess(OpTy op, VectorType vector,
                               bool Access::*direction, Work &work) {
  AffineMap map = op.getAffineMap();
  size_t rank = vector ? vector.getRank() : 0;
  // The verifier accepts vectors that do not fit into the memref.
  if (rank > map.getNumResults() ||
      map.getNumInputs() != op.getMapOperands().size() ||
      (vector &&
       (vector.isScalable() ||
        vector.getElementType() != op.getMemRefType().getElementType())))
    return failure();
  if (vector)
    for (int64_t extent : vector.getShape())
      work.loops.push_back({extent});
  roofline::addAccess(makeElementAccess(op.getMemRef(), makeIndexMap(map, rank),
                                        op.getMapOperands(), work.loops),
                      direction, work);
  return success();
}

/// Adds the work of a load or store of an element or of a vector.
template <typename OpTy, bool Access::*direction>
static LogicalResult addAffineAccessWork(OpTy access, WorkContext &,
                                         Work &work) {
  VectorType vector;
  if constexpr (std::is_same_v<OpTy, AffineVectorLoadOp> ||
                std::is_same_v<OpTy, AffineVectorStoreOp>)
    vector = access.getVectorType();
  return addAccess(access, vector, direction, work);
}

/// Adds the work of a DMA that copies the given number of elements, as that of
/// memref.
static LogicalResult addAffineDmaStartWork(AffineDmaStartOp dma,
                                           WorkContext &context, Work &work) {
  Count elements = context.getIndexValue(dma.getNumElements());
  if (!elements.isKnownNonNegative())
    return failure();
  auto add = [&](Value memref, AffineMap map, ValueRange indices,
                 bool Access::*direction) {
    Access access =
        makeElementAccess(memref, makeIndexMap(map, 0), indices, {});
    access.elements = CountRange(elements);
    roofline::addAccess(std::move(access), direction, work);
  };
  add(dma.getSrcMemRef(), dma.getSrcMap(), dma.getSrcIndices(), &Access::reads);
  add(dma.getDstMemRef(), dma.getDstMap(), dma.getDstIndices(),
      &Access::writes);
  return success();
}

void roofline::attachAffineAccessModels(MLIRContext *context) {
  // A prefetch moves only what the load would, which is counted.
  attachModels<FreeModel, AffineDmaWaitOp, AffinePrefetchOp>(context);
  attachWork<addAffineDmaStartWork>(context);
  attachWork<addAffineAccessWork<AffineLoadOp, &Access::reads>,
             addAffineAccessWork<AffineStoreOp, &Access::writes>,
             addAffineAccessWork<AffineVectorLoadOp, &Access::reads>,
             addAffineAccessWork<AffineVectorStoreOp, &Access::writes>>(
      context);
}
