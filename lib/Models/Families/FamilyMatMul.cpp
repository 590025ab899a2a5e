//===- FamilyMatMul.cpp - Matrix products of batches ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family of matrix products as NumPy and ONNX define them: the last two
// dims of each operand, the others broadcast (R1, R7).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Where the dims of an operand are, from the end: -1 if it lacks one.
struct MatrixDims {
  int64_t rank, outer, inner;

  /// Rank 1 is a row on the left, and a column on the right.
  MatrixDims(Value value, bool isLeft, bool isTransposed)
      : rank(getTensorRank(value)) {
    inner = rank == 1 ? 0 : isLeft != isTransposed ? rank - 1 : rank - 2;
    outer = rank == 1 ? -1 : isLeft != isTransposed ? rank - 2 : rank - 1;
  }
  int64_t getNumBatch() const { return std::max<int64_t>(rank - 2, 0); }
};

class MatMulFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkTensors(op, 2, why)))
      return failure();
    Value lhs = op->getOperand(0), rhs = op->getOperand(1),
          result = op->getResult(0);
    MatrixDims left(lhs, /*isLeft=*/true, isSet(op, "transpose_lhs")),
        right(rhs, /*isLeft=*/false, isSet(op, "transpose_rhs"));
    if (left.rank < 1 || right.rank < 1)
      return at(op, why).fail("expected tensors of rank 1 or more");
    int64_t numBatch = std::max(left.getNumBatch(), right.getNumBatch());
    int64_t rank = numBatch + (left.outer >= 0) + (right.outer >= 0);
    if (getTensorRank(result) != rank)
      return at(op, why).fail("expected a result of rank " + Twine(rank) +
                              ", got " + Twine(getTensorRank(result)));
    Count inner = context.getDim(lhs, left.inner),
          other = context.getDim(rhs, right.inner);
    if (inner.isConstant() && other.isConstant() && inner != other)
      return at(op, why).fail("expected contracting dims of equal sizes, got " +
                              inner.str() + " and " + other.str());
    MLIRContext *mlirContext = op->getContext();
    addLoops(context, result, work);
    work.loops.push_back({inner.isConstant() ? inner : other, true});
    auto makeMap = [&](Value value, const MatrixDims &dims, bool isLeft) {
      SmallVector<AffineExpr> indices(dims.rank);
      for (int64_t dim = 0; dim < dims.getNumBatch(); ++dim) {
        bool isOne = cast<ShapedType>(value.getType()).getDimSize(dim) == 1;
        int64_t loop = numBatch - dims.getNumBatch() + dim;
        indices[dim] = isOne ? getAffineConstantExpr(0, mlirContext)
                             : getAffineDimExpr(loop, mlirContext);
      }
      indices[dims.inner] = getAffineDimExpr(rank, mlirContext);
      if (dims.outer >= 0)
        indices[dims.outer] =
            getAffineDimExpr(isLeft ? numBatch : rank - 1, mlirContext);
      return makeLoopMap(mlirContext, work, indices);
    };
    addWholeRead(context, lhs, work, makeMap(lhs, left, /*isLeft=*/true));
    addWholeRead(context, rhs, work, makeMap(rhs, right, /*isLeft=*/false));
    auto all = llvm::to_vector(llvm::seq<unsigned>(0, rank));
    addWholeWrite(context, result, work, makeLoopMap(mlirContext, work, all));
    Count macs = context.getNumElements(result) * work.loops.back().extent;
    if (failed(addProducts(lhs, rhs, result,
                           left.outer >= 0 && right.outer >= 0, macs, work,
                           why)))
      return failure();
    addRest(op, context, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const override {
    std::string why;
    if (failed(checkTensors(op, 2, why)))
      return std::nullopt;
    Value lhs = op->getOperand(0), rhs = op->getOperand(1);
    MatrixDims left(lhs, /*isLeft=*/true, isSet(op, "transpose_lhs")),
        right(rhs, /*isLeft=*/false, isSet(op, "transpose_rhs"));
    int64_t numBatch = std::max(left.getNumBatch(), right.getNumBatch());
    if (dim == numBatch && left.outer >= 0)
      return context.getDim(lhs, left.outer);
    if (dim >= numBatch)
      return right.outer >= 0 ? std::optional(context.getDim(rhs, right.outer))
                              : std::nullopt;
    // A batch dim of one operand, unless the other may have one that isn't 1.
    for (auto [value, dims] : {std::pair(lhs, left), std::pair(rhs, right)}) {
      int64_t own = dim - (numBatch - dims.getNumBatch());
      if (own >= 0 && cast<ShapedType>(value.getType()).getDimSize(own) != 1)
        return context.getDim(value, own);
    }
    return std::nullopt;
  }

private:
  bool isSet(Operation *op, StringRef key) const {
    std::string why;
    return at(op, why).isSet(key);
  }
  /// True if the attribute that `key` names is a number other than 1.
  bool scales(Operation *op, StringRef key) const {
    auto name = keys.getAs<StringAttr>(key);
    auto value = name ? op->getAttrOfType<FloatAttr>(name) : FloatAttr();
    return value && !value.getValue().isExactlyValue(1.0);
  }
  /// Adds the bias and the factors.
  void addRest(Operation *op, WorkContext &context, Work &work) const {
    Value result = op->getResult(0);
    Type scalar = getScalarType(result.getType());
    Count elements = context.getNumElements(result), operations;
    size_t number = getInt("bias", op->getNumOperands());
    Value bias =
        number < op->getNumOperands() ? op->getOperand(number) : Value();
    if (scales(op, "alpha"))
      operations += elements;
    if (bias && getTensorRank(bias) >= 0) {
      addWholeRead(context, bias, work);
      operations += elements;
      if (scales(op, "beta"))
        operations += context.getNumElements(bias);
    }
    work.terms.add({getArithmeticClass(scalar), scalar, operations});
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeMatMulModel(DictionaryAttr keys) {
  return std::make_unique<MatMulFamily>(keys);
}
