//===- TosaDataModels.cpp - Work of the tosa ops that move data -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the TOSA ops that move data: views move nothing (R15), copies read
// and write (R16), data-dependent access is an interval (R19). A copy that
// folds to its operand is a view.
//
//===----------------------------------------------------------------------===//

#include "ResultDims.h"
#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

//===----------------------------------------------------------------------===//
// Views (R15)
//===----------------------------------------------------------------------===//

namespace {
/// Model of tosa.reshape. One extent may be -1, which is inferred from the
/// others.
struct ReshapeModel : ViewBase<ReshapeModel, ReshapeOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto reshape = cast<ReshapeOp>(op);
    Value shape = reshape.getShape();
    auto extent = getConstantShapeValue(shape, dim);
    if (!extent || *extent >= 0)
      return extent ? std::optional<Count>(*extent) : std::nullopt;
    auto type = dyn_cast<RankedTensorType>(reshape.getOutput().getType());
    if (!type || !isa<RankedTensorType>(reshape.getInput1().getType()))
      return std::nullopt;
    Count others = 1;
    for (int64_t other = 0; other < type.getRank(); ++other) {
      auto value = getConstantShapeValue(shape, other);
      if (other != dim && (!value || *value <= 0))
        return std::nullopt;
      if (other != dim)
        others *= *value;
    }
    return countFloorDiv(context.getNumElements(reshape.getInput1()), others);
  }
};

/// Model of tosa.slice, like `tensor.extract_slice`; a size of -1 extends to
/// the end.
struct SliceModel : ViewBase<SliceModel, SliceOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto slice = cast<SliceOp>(op);
    auto size = getConstantShapeValue(slice.getSize(), dim);
    if (!size || *size >= 0)
      return size ? std::optional<Count>(*size) : std::nullopt;
    auto start = getConstantShapeValue(slice.getStart(), dim);
    auto extent = getSourceDim(context, slice.getInput1(), dim);
    if (!start || *start < 0 || !extent)
      return std::nullopt;
    return countMax(0, *extent - Count(*start));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Copies (R16)
//===----------------------------------------------------------------------===//

static bool hasSameTypes(Operation *op) {
  return op->getOperand(0).getType() == op->getResult(0).getType();
}

/// Returns true if each of the `count` values of `shape` equals `value`.
static bool isFilledWith(Value shape, int64_t count, int64_t value) {
  for (int64_t index = 0; index < count; ++index)
    if (getConstantShapeValue(shape, index) != value)
      return false;
  return true;
}

static bool isNoCopy(ConcatOp op) {
  return op.getInput1().size() == 1 && hasSameTypes(op);
}
static bool isNoCopy(PadOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getInput1().getType());
  return type && hasSameTypes(op) &&
         isFilledWith(op.getPadding(), 2 * type.getRank(), 0);
}
static bool isNoCopy(ReverseOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getInput1().getType());
  int64_t axis = op.getAxis();
  return type && hasSameTypes(op) && axis >= 0 && axis < type.getRank() &&
         type.getDimSize(axis) == 1;
}
static bool isNoCopy(TileOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getInput1().getType());
  return type && hasSameTypes(op) &&
         isFilledWith(op.getMultiples(), type.getRank(), 1);
}
static bool isNoCopy(TransposeOp op) {
  for (auto [dim, source] : llvm::enumerate(op.getPerms()))
    if (static_cast<int64_t>(dim) != source)
      return false;
  return hasSameTypes(op);
}

static std::optional<Count> getCopyDim(ConcatOp op, WorkContext &context,
                                       int64_t dim) {
  Count sum;
  for (Value input : op.getInput1()) {
    auto extent = getSourceDim(context, input, dim);
    if (!extent)
      return std::nullopt;
    if (dim != op.getAxis())
      return extent;
    sum += *extent;
  }
  return sum;
}
static std::optional<Count> getCopyDim(PadOp op, WorkContext &context,
                                       int64_t dim) {
  auto extent = getSourceDim(context, op.getInput1(), dim);
  auto low = getConstantShapeValue(op.getPadding(), 2 * dim);
  auto high = getConstantShapeValue(op.getPadding(), 2 * dim + 1);
  if (!extent || !low || !high || *low < 0 || *high < 0)
    return std::nullopt;
  return *extent + Count(*low) + Count(*high);
}
static std::optional<Count> getCopyDim(ReverseOp op, WorkContext &context,
                                       int64_t dim) {
  return getSourceDim(context, op.getInput1(), dim);
}
static std::optional<Count> getCopyDim(TileOp op, WorkContext &context,
                                       int64_t dim) {
  auto extent = getSourceDim(context, op.getInput1(), dim);
  auto multiple = getConstantShapeValue(op.getMultiples(), dim);
  if (!extent || !multiple || *multiple < 0)
    return std::nullopt;
  return *extent * Count(*multiple);
}
static std::optional<Count> getCopyDim(TransposeOp op, WorkContext &context,
                                       int64_t dim) {
  if (dim >= static_cast<int64_t>(op.getPerms().size()))
    return std::nullopt;
  return getSourceDim(context, op.getInput1(), op.getPerms()[dim]);
}

namespace {
template <typename OpTy>
struct TosaCopyModel
    : WorkOpInterface::ExternalModel<TosaCopyModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    if (!areRanked(op))
      return failure();
    addOperandReads(context, op, work);
    addResultWrites(context, op, work);
    return success();
  }
  bool isFree(Operation *op) const { return isNoCopy(cast<OpTy>(op)); }
  Value getViewSource(Operation *op, unsigned) const {
    return isFree(op) ? op->getOperand(0) : Value();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getCopyDim(cast<OpTy>(op), context, dim);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Gather and scatter (R19)
//===----------------------------------------------------------------------===//

namespace {
/// Model of tosa.gather, values: N x K x C, indices: N x W. For each of the N
/// images, W rows of C elements are looked up: at least one distinct row, at
/// most min(W, K).
struct GatherModel : WorkOpInterface::ExternalModel<GatherModel, GatherOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto gather = cast<GatherOp>(op);
    if (!areRanked(op))
      return failure();
    Value values = gather.getValues(), output = gather.getOutput();
    Count rows = context.getDim(output, 1);
    rows = countMin(rows, context.getDim(values, 1));
    Count plane = context.getDim(output, 0);
    plane *= context.getDim(output, 2);
    addRead(values, CountRange(plane * countMin(1, rows), plane * rows), work);
    addLoops(context, output, work); // n, w, c
    addWholeRead(context, gather.getIndices(), work,
                 makeLoopMap(op->getContext(), work, ArrayRef<unsigned>{0, 1}));
    addWholeWrite(
        context, output, work,
        makeLoopMap(op->getContext(), work, ArrayRef<unsigned>{0, 1, 2}));
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getSourceDim(context, op->getOperand(dim == 1 ? 1 : 0), dim);
  }
};

/// Model of tosa.scatter, values_in and values_out: N x K x C, input: N x W x
/// C. The W rows of an image replace as many others, as TOSA requires its
/// indices to be distinct; the other K - W rows are copied.
struct ScatterModel : WorkOpInterface::ExternalModel<ScatterModel, ScatterOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto scatter = cast<ScatterOp>(op);
    if (!areRanked(op))
      return failure();
    Value values = scatter.getValuesIn();
    Count kept = context.getDim(values, 1);
    kept = countMax(0, kept -= context.getDim(scatter.getInput(), 1));
    kept *= context.getDim(values, 0);
    addRead(values, kept * context.getDim(values, 2), work);
    addWholeRead(context, scatter.getIndices(), work);
    addWholeRead(context, scatter.getInput(), work);
    addWholeWrite(context, scatter.getValuesOut(), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getSourceDim(context, op->getOperand(0), dim);
  }
};

} // namespace

/// Adds the work of a write to a variable, which copies. Variables are storage,
/// and a read is a view of it.
static LogicalResult addVariableWriteWork(VariableWriteOp op,
                                          WorkContext &context, Work &work) {
  Value value = op.getInput1();
  if (!areRanked(op))
    return failure();
  addWholeRead(context, value, work);
  // The variable is not a value of the IR; it has the same number of
  // elements.
  addWholeWrite(context, value, work);
  return success();
}

void roofline::attachTosaDataModels(MLIRContext *context) {
  attachModels<TosaCopyModel, ConcatOp, PadOp, ReverseOp, TileOp, TransposeOp>(
      context);
  attachModels<FreeModel, ConstOp, VariableOp, VariableReadOp>(context);
  attachModels<GatherModel, SameDimsModel<IdentityOp>, ReshapeModel,
               ScatterModel, SliceModel>(context);
  attachWork<addVariableWriteWork>(context);
}
