//===- FamilyElementwise.cpp - Elementwise ops ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family of ops that do the same for each element of a result (R2 to R6).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

using namespace mlir;
using namespace mlir::roofline;

/// The dim of the operands that isn't known to be 1: nullopt if several may
/// decide it.
static std::optional<Count> getBroadcastDim(Operation *op, WorkContext &context,
                                            unsigned result, int64_t dim) {
  std::optional<Count> known;
  int64_t rank = getTensorRank(op->getResult(result));
  for (Value operand : op->getOperands()) {
    int64_t own = dim - (rank - getTensorRank(operand));
    if (getTensorRank(operand) < 0 || own < 0)
      continue;
    Count extent = context.getDim(operand, own);
    if (extent.isConstant() && !extent.isOne())
      return extent;
    if (extent.isOne() || (known && *known == extent))
      continue;
    if (known)
      return std::nullopt;
    known = extent;
  }
  return known;
}

namespace {
/// Costs per element of the result, of the type of operand `operand`.
class ElementwiseFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    size_t typed = getInt("operand", 0);
    if (failed(checkShape(op, typed + 1, why)))
      return failure();
    Value result = op->getResult(0);
    Count elements = 1;
    if (isa<RankedTensorType>(result.getType())) {
      addLoops(context, result, work);
      elements = context.getNumElements(result);
    } else {
      elements = getNumLanes(result.getType());
    }
    AffineMap identity =
        AffineMap::getMultiDimIdentityMap(work.loops.size(), op->getContext());
    for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
      if (getTensorRank(operand) <= 0) {
        addWholeRead(context, operand, work);
        continue;
      }
      AffineMap map = getMap(op, number, work, why);
      if (!map)
        return failure();
      addRead(makeAccess(operand, map), work);
    }
    for (Value written : op->getResults())
      if (isData(written, result))
        addAccess(makeAccess(written, identity), &Access::writes, work);
    if (op->getNumRegions() != 0) {
      addBodyWork(context, op->getRegions().back(), elements, work);
      return success();
    }
    if (auto own = keys.getAs<DictionaryAttr>("result");
        own &&
        failed(addElementCosts(own, result.getType(), elements, work, why)))
      return failure();
    return addElementCosts(keys, op->getOperand(typed).getType(), elements,
                           work, why);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    if (broadcasts())
      return getBroadcastDim(op, context, result, dim);
    for (Value operand : op->getOperands())
      if (isData(operand, op->getResult(result)))
        return context.getDim(operand, dim);
    return std::nullopt;
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const override {
    SmallVector<Value> data;
    if (broadcasts())
      return;
    for (Value operand : op->getOperands())
      if (isData(operand, op->getResult(0)))
        data.push_back(operand);
    addEqualShapes(context, data, onEqual);
    addEqualResults(context, op, onEqual);
  }

private:
  /// The loops that an operand has: those of its own last dims if operands are
  /// broadcast to each other. Null, with the reason in `why`, if it doesn't
  /// fit.
  AffineMap getMap(Operation *op, unsigned number, const Work &work,
                   std::string &why) const {
    MLIRContext *context = op->getContext();
    auto type = cast<ShapedType>(op->getOperand(number).getType());
    int64_t rank = work.loops.size(), missing = rank - type.getRank();
    if (missing < 0 || (missing > 0 && !broadcasts())) {
      why =
          ("expected operand " + Twine(number) +
           " to have the rank of the result or 0, got " + Twine(type.getRank()))
              .str();
      return {};
    }
    auto result = cast<ShapedType>(op->getResult(0).getType());
    SmallVector<AffineExpr> indices;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      int64_t size = type.getDimSize(dim);
      int64_t expected = result.getDimSize(dim + missing);
      bool isOne = broadcasts() && size == 1 && expected != 1;
      if (!isOne && size != expected && !ShapedType::isDynamic(size) &&
          !ShapedType::isDynamic(expected)) {
        why = ("expected dim " + Twine(dim) + " of operand " + Twine(number) +
               " to be " + Twine(expected) + ", as of the result, got " +
               Twine(size))
                  .str();
        return {};
      }
      indices.push_back(isOne ? getAffineConstantExpr(0, context)
                              : getAffineDimExpr(dim + missing, context));
    }
    return makeLoopMap(context, work, indices);
  }
  bool broadcasts() const { return getInt("broadcast", 0) != 0; }
  /// A tensor of rank 0 is one value for all elements.
  static bool isData(Value operand, Value result) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    auto shaped = dyn_cast<ShapedType>(result.getType());
    return type && shaped && type.hasRank() && shaped.hasRank() &&
           type.getRank() == shaped.getRank();
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeElementwiseModel(DictionaryAttr keys) {
  return std::make_unique<ElementwiseFamily>(keys);
}
