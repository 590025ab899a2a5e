//===- TosaConvNest.h - Loop nests of tosa's convolutions -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_TOSACONVNEST_H
#define ROOFLINE_LIB_MODELS_TOSACONVNEST_H

#include "TosaMultiplyAdd.h"
#include "TosaUtils.h"

namespace mlir::roofline {

/// Builds the loop nest of a convolution: adds loops, and then accesses through
/// maps from all of them.
class ConvNest {
public:
  ConvNest(WorkContext &context, MLIRContext *mlirContext, Work &work)
      : context(context), mlirContext(mlirContext), work(work) {}

  AffineExpr add(const Count &extent, bool isReduction = false) {
    work.loops.push_back({extent, isReduction});
    return getAffineDimExpr(work.loops.size() - 1, mlirContext);
  }
  void read(Value value, ArrayRef<AffineExpr> indices) {
    addWholeRead(context, value, work, makeMap(indices));
  }
  /// Adds a read of the input that touches `elements` elements, without
  /// padding.
  void readInput(Value value, ArrayRef<AffineExpr> indices,
                 const CountRange &elements) {
    addRead(makeAccess(value, makeMap(indices), elements), work);
  }
  /// Adds a read of the bias: one value per output channel, or one for all.
  void readBias(Value bias, AffineExpr channel) {
    auto type = cast<RankedTensorType>(bias.getType());
    if (type.getRank() == 1 && type.getDimSize(0) != 1)
      read(bias, channel);
    else
      addSharedRead(context, bias, work);
  }
  void write(Value value, ArrayRef<AffineExpr> indices, Type accumulator) {
    addWholeWrite(context, value, work, makeMap(indices));
    work.accesses.back().partialType = accumulator;
  }

private:
  AffineMap makeMap(ArrayRef<AffineExpr> indices) const {
    return makeLoopMap(mlirContext, work, indices);
  }

  WorkContext &context;
  MLIRContext *mlirContext;
  Work &work;
};

/// Returns all indices of an operand of a convolution.
inline SmallVector<AffineExpr, 6>
join(AffineExpr first, ArrayRef<AffineExpr> middle, ArrayRef<AffineExpr> last) {
  SmallVector<AffineExpr, 6> indices = {first};
  indices.append(middle.begin(), middle.end());
  indices.append(last.begin(), last.end());
  return indices;
}

template <typename OpTy>
void readZeroPoints(OpTy op, WorkContext &context, Work &work) {
  addSharedRead(context, op.getInputZp(), work);
  addSharedRead(context, op.getWeightZp(), work);
}

/// Adds the casts of a convolution: widening the bias to the accumulator type
/// for each of `accumulators`, and casting the results.
template <typename OpTy>
void addConvCasts(OpTy op, const MultiplyAdd &macs, const Count &accumulators,
                  Work &work) {
  Type bias = getTosaScalar(op.getBias());
  Type output = getTosaScalar(op.getOutput());
  if (bias != macs.accumulator)
    addCosts(TosaCost{WorkClass::Other, bias, 1}, accumulators, work);
  addCosts(getCastCosts(macs.accumulator, output), accumulators, work);
}

template <typename OpTy>
std::optional<MultiplyAdd> getConvMultiplyAdd(OpTy op) {
  MultiplyAdd macs =
      getMultiplyAdd(op.getInput(), op.getWeight(), op.getAccType(),
                     op.getInputZp(), op.getWeightZp());
  if (!areRanked(op) || !macs.isValid() || !getTosaScalar(op.getBias()) ||
      !getTosaScalar(op.getOutput()))
    return std::nullopt;
  return macs;
}

void attachTosaTransposeConvModels(MLIRContext *context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_TOSACONVNEST_H
