//===- FamilyWeighted.cpp - Reductions with weights of a softmax ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the attention family that has a region: scores become
// exp(score - maximum), what results start from is scaled by
// exp(old - new maximum), and the region combines both with other operands (R1
// to R3, R7).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Which dims the values of the region have, and their extents.
class WeightedDims {
public:
  /// Fails if the maps in `maps` are not those of the operands.
  LogicalResult read(Operation *op, ArrayAttr maps, WorkContext &context);
  /// The executions of something that has the dims of all `values`.
  Count count(ValueRange values) const;
  /// Adds the operations of the region. An op executes for each point of the
  /// dims that the arguments have on which it depends.
  LogicalResult addBody(Block &body, WorkContext &context, Work &work,
                        std::string &why);

private:
  llvm::SmallBitVector get(Value value) const {
    auto it = dims.find(value);
    return it == dims.end() ? llvm::SmallBitVector(extents.size()) : it->second;
  }
  bool isMatrix(arith::MulFOp product, Value sum) const;

  SmallVector<Count, 6> extents;
  llvm::DenseMap<Value, llvm::SmallBitVector> dims;
};
} // namespace

LogicalResult WeightedDims::read(Operation *op, ArrayAttr maps,
                                 WorkContext &context) {
  Block &body = op->getRegion(0).front();
  SmallVector<std::optional<Count>, 6> known;
  for (auto [operand, map, argument] :
       llvm::zip_equal(op->getOperands(), maps, body.getArguments())) {
    auto own = dyn_cast<AffineMapAttr>(map);
    if (!own || !own.getValue().isProjectedPermutation() ||
        own.getValue().getNumResults() != size_t(getTensorRank(operand)) ||
        (!known.empty() && known.size() != own.getValue().getNumDims()))
      return failure();
    known.resize(own.getValue().getNumDims());
    llvm::SmallBitVector &set = dims[argument];
    set.resize(known.size());
    for (auto [place, dim] : llvm::enumerate(own.getValue().getResults())) {
      unsigned position = cast<AffineDimExpr>(dim).getPosition();
      set.set(position);
      if (!known[position] || !known[position]->isConstant())
        known[position] = context.getDim(operand, place);
    }
  }
  for (const std::optional<Count> &extent : known)
    extents.push_back(extent.value_or(1));
  return success();
}

Count WeightedDims::count(ValueRange values) const {
  llvm::SmallBitVector all(extents.size());
  for (Value value : values)
    all |= get(value);
  Count product = 1;
  for (unsigned dim : all.set_bits())
    product *= extents[dim];
  return product;
}

/// R7: either factor has a dim of the sum that the other lacks, and both one
/// that the sum lacks.
bool WeightedDims::isMatrix(arith::MulFOp product, Value sum) const {
  llvm::SmallBitVector lhs = get(product.getLhs()), rhs = get(product.getRhs());
  llvm::SmallBitVector result = get(sum), left = lhs, right = rhs;
  left &= result;
  right &= result;
  lhs &= rhs;
  return left.test(right) && right.test(left) && lhs.test(result);
}

LogicalResult WeightedDims::addBody(Block &body, WorkContext &context,
                                    Work &work, std::string &why) {
  llvm::SmallPtrSet<Operation *, 4> products;
  for (auto sum : body.getOps<arith::AddFOp>())
    for (auto [term, start] :
         {std::pair(sum.getLhs(), sum.getRhs()), {sum.getRhs(), sum.getLhs()}})
      if (auto product = term.getDefiningOp<arith::MulFOp>();
          product && product->hasOneUse() && isa<BlockArgument>(start) &&
          isMatrix(product, start)) {
        products.insert(product);
        products.insert(sum);
      }
  for (Operation &op : body.without_terminator()) {
    llvm::SmallBitVector all(extents.size());
    for (Value operand : op.getOperands())
      all |= get(operand);
    for (Value result : op.getResults())
      dims[result] = all;
    Count executions = count(op.getOperands());
    if (products.contains(&op)) {
      Type type = op.getResult(0).getType();
      if (isa<arith::MulFOp>(op) &&
          failed(addProducts(op.getOperand(0), op.getOperand(1),
                             op.getResult(0), /*isMatrix=*/isa<FloatType>(type),
                             executions, work, why)))
        return failure();
      continue;
    }
    auto model = dyn_cast<WorkOpInterface>(op);
    if (model && model.isFree())
      continue;
    Work once;
    if (!model || failed(model.computeWork(context, once)))
      return failure();
    work.terms.add(once.terms, executions);
  }
  return success();
}

namespace {
/// Operands: the scores, others, and what the results are written into, the
/// maximum first. The region has an argument for each.
class WeightedFamily : public InitShapedFamily {
public:
  using InitShapedFamily::InitShapedFamily;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    size_t numResults = op->getNumResults(), numOperands = op->getNumOperands();
    if (failed(checkTensors(op, numOperands, why)))
      return failure();
    SmallVector<int64_t> weighted;
    if (failed(at(op, why).readInts("weighted", weighted)))
      return failure();
    auto maps = op->getAttrOfType<ArrayAttr>(keys.getAs<StringAttr>("maps"));
    WeightedDims dims;
    if (numOperands <= numResults || op->getNumRegions() != 1 ||
        !op->getRegion(0).hasOneBlock() ||
        op->getRegion(0).getNumArguments() != numOperands || !maps ||
        maps.size() != numOperands || failed(dims.read(op, maps, context)))
      return at(op, why).fail("expected a map of dims, and an argument of the "
                              "region, for each operand");
    OperandRange inits = op->getOperands().take_back(numResults);
    Type scalar = getScalarType(op->getOperand(0).getType());
    if (!isa_and_present<FloatType>(scalar))
      return at(op, why).fail("expected scores that are floats");
    Count scores = context.getNumElements(op->getOperand(0)),
          rows = context.getNumElements(inits.front());
    // Maximum, difference, exponential; a difference and an exponential of it.
    work.terms.add({WorkClass::Vector, scalar, scores * Count(2) + rows});
    work.terms.add({WorkClass::Special, scalar, scores + rows});
    for (int64_t result : weighted) {
      if (result < 0 || size_t(result) >= numResults)
        return at(op, why).fail("expected 'weighted' to be numbers of results");
      Type type = getScalarType(inits[result].getType());
      work.terms.add({getArithmeticClass(type), type,
                      context.getNumElements(inits[result])});
    }
    if (failed(dims.addBody(op->getRegion(0).front(), context, work, why)))
      return failure();
    for (Value operand : op->getOperands().drop_back(numResults))
      addWholeRead(context, operand, work);
    for (Value init : inits)
      readInit(context, init, work);
    addResultWrites(context, op, work);
    return success();
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeWeightedModel(DictionaryAttr keys) {
  return std::make_unique<WeightedFamily>(keys);
}
