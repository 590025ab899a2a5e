//===- FamilyAttention.cpp - Attention ------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family of ops that compute softmax(Q * K^T * scale + mask) * V, or, with
// the running maximum and sum as results too, a part of it (R1 to R3, R7).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"
#include "Tosa/TosaMultiplyAdd.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// True for query, key, value and what the results are written into.
static bool hasForm(Operation *op, std::string &why) {
  if (failed(checkTensors(op, 3, why)))
    return false;
  size_t numResults = op->getNumResults();
  if (op->getNumOperands() >= 3 + numResults &&
      (numResults == 1 || numResults == 3))
    return true;
  why = "expected query, key and value, what the results are written into, and "
        "1 or 3 results";
  return false;
}

/// True if `some` has a dim that `others` lacks.
static bool hasMore(const llvm::SmallBitVector &some,
                    const llvm::SmallBitVector &others) {
  return some.test(others);
}

/// Adds `count` multiply-adds and the casts of their factors.
static LogicalResult addMatMul(roofline::MultiplyAdd types, bool isMatrix,
                               const Count &count, Work &work,
                               std::string &why) {
  if (!types.isValid() || !isa<FloatType>(types.accumulator)) {
    why = "expected tensors of floats";
    return failure();
  }
  Work own;
  addMultiplyAdds(types, isMatrix, count, own);
  work.terms.add(own.terms);
  if (work.contractions)
    work.contractions->add(*own.contractions);
  else
    work.contractions = own.contractions;
  return success();
}

namespace {
/// The dims of an attention: which of them the operands have.
struct AttentionDims {
  SmallVector<Count, 6> extents;
  llvm::SmallBitVector query, key, value, result;

  /// The product of the extents of `dims`.
  Count multiply(const llvm::SmallBitVector &dims) const {
    Count product = 1;
    for (unsigned dim : dims.set_bits())
      product *= extents[dim];
    return product;
  }
};

class AttentionFamily : public InitShapedFamily {
public:
  using InitShapedFamily::InitShapedFamily;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (!hasForm(op, why))
      return failure();
    size_t numInputs = op->getNumOperands() - op->getNumResults();
    AttentionDims dims;
    if (failed(readDims(op, context, dims, why)))
      return failure();
    // Q * K^T has the dims of either that V or the result has.
    llvm::SmallBitVector products = dims.query, others = dims.value;
    products |= dims.key;
    others |= dims.result;
    llvm::SmallBitVector scores = products, outputs = others,
                         rows = dims.result;
    scores &= others;
    outputs |= scores;
    rows &= scores;

    auto getScalar = [](Value value) { return getScalarType(value.getType()); };
    bool isOnline = op->getNumResults() == 3;
    Value query = op->getOperand(0), key = op->getOperand(1),
          value = op->getOperand(2);
    Type result = getScalar(op->getResult(0)), score = result;
    Region *body = op->getNumRegions() ? &op->getRegion(0) : nullptr;
    if (body && body->hasOneBlock() && body->getNumArguments() == 1)
      score = getScalarType(body->getArgument(0).getType());
    llvm::SmallBitVector own = dims.query, contracted = products;
    own &= scores;
    contracted.reset(scores);
    bool isMatrix = hasMore(own, dims.key) && contracted.any();
    if (failed(addMatMul({getScalar(query), getScalar(key), score}, isMatrix,
                         dims.multiply(products), work, why)))
      return failure();

    // Scale and mask; maximum, difference, exponential, sum; a quotient (R3).
    Count elements = dims.multiply(scores);
    int64_t perScore = getInt("scale", 1) + (isOnline ? 3 : 4);
    for (Value mask : op->getOperands().slice(3, numInputs - 3)) {
      if (getTensorRank(mask) < 0)
        continue; // The scale.
      if (isa<FloatType>(getScalar(mask)))
        ++perScore;
      else
        work.terms.add({WorkClass::Other, score, elements});
    }
    work.terms.add({WorkClass::Vector, score, elements * Count(perScore)});
    work.terms.add({WorkClass::Special, score, elements});
    if (body)
      addBodyWork(context, *body, elements, work);
    if (score != getScalar(value))
      work.terms.add({WorkClass::Other, score, elements});
    if (isOnline) { // The factor exp(old - new maximum) of sum and result.
      Count numRows = dims.multiply(rows);
      work.terms.add({WorkClass::Vector, score, numRows * Count(2)});
      work.terms.add({WorkClass::Special, score, numRows});
      work.terms.add({WorkClass::Vector, result,
                      context.getNumElements(op->getResult(0))});
    }
    llvm::SmallBitVector summed = outputs;
    summed.reset(dims.result);
    bool isSecondMatrix = hasMore(rows, dims.value) &&
                          hasMore(dims.value, scores) && summed.any();
    Type weight = getScalar(value);
    if (failed(addMatMul({weight, weight, result}, isSecondMatrix,
                         dims.multiply(outputs), work, why)))
      return failure();

    for (Value operand : op->getOperands().take_front(numInputs))
      addWholeRead(context, operand, work);
    for (Value init : op->getOperands().drop_front(numInputs))
      if (isOnline)
        readInit(context, init, work);
    addResultWrites(context, op, work);
    return success();
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const override {
    std::string why;
    SmallVector<AffineMap, 4> maps;
    if (!hasForm(op, why) || failed(readMaps(op, maps, why)))
      return;
    llvm::SmallDenseMap<AffineExpr, Count> extents;
    Value init = op->getOperands().drop_back(op->getNumResults() - 1).back();
    Value values[] = {op->getOperand(0), op->getOperand(1), op->getOperand(2),
                      init};
    for (auto [value, map] : llvm::zip_equal(values, maps)) {
      if (map.getNumResults() != size_t(getTensorRank(value)))
        return;
      for (auto [place, dim] : llvm::enumerate(map.getResults())) {
        Count own = context.getDim(value, place);
        auto [it, isNew] = extents.try_emplace(dim, own);
        if (!isNew)
          onEqual(it->second, own);
      }
    }
    addEqualResults(context, op, onEqual);
  }

private:
  /// The maps of query, key, value and result: those of the op, one for each of
  /// its operands, or (batch..., m, k), (batch..., n, k), (batch..., n, v) and
  /// (batch..., m, v).
  LogicalResult readMaps(Operation *op, SmallVectorImpl<AffineMap> &maps,
                         std::string &why) const {
    size_t numOperands = op->getNumOperands(), numResults = op->getNumResults();
    if (auto name = keys.getAs<StringAttr>("maps")) {
      auto all = op->getAttrOfType<ArrayAttr>(name);
      if (!all || all.size() != numOperands ||
          !llvm::all_of(all, [](Attribute map) {
            auto own = dyn_cast<AffineMapAttr>(map);
            return own && own.getValue().isProjectedPermutation();
          }))
        return at(op, why).fail("expected a map of dims for each operand in "
                                "attribute '" +
                                name.getValue() + "'");
      for (size_t number :
           {size_t(0), size_t(1), size_t(2), numOperands - numResults})
        maps.push_back(cast<AffineMapAttr>(all[number]).getValue());
      return success();
    }
    int64_t batch = getTensorRank(op->getOperand(0)) - 2;
    if (batch < 0)
      return at(op, why).fail("expected tensors of rank 2 or more");
    MLIRContext *context = op->getContext();
    for (auto [row, column] : {std::pair(0, 1), {2, 1}, {2, 3}, {0, 3}}) {
      SmallVector<AffineExpr> results;
      for (int64_t dim = 0; dim < batch; ++dim)
        results.push_back(getAffineDimExpr(dim, context));
      results.push_back(getAffineDimExpr(batch + row, context));
      results.push_back(getAffineDimExpr(batch + column, context));
      maps.push_back(AffineMap::get(batch + 4, 0, results, context));
    }
    return success();
  }
  LogicalResult readDims(Operation *op, WorkContext &context,
                         AttentionDims &dims, std::string &why) const {
    SmallVector<AffineMap, 4> maps;
    if (failed(readMaps(op, maps, why)))
      return failure();
    unsigned numDims = maps.front().getNumDims();
    SmallVector<std::optional<Count>, 6> extents(numDims);
    Value values[] = {op->getOperand(0), op->getOperand(1), op->getOperand(2),
                      op->getResult(0)};
    llvm::SmallBitVector *sets[] = {&dims.query, &dims.key, &dims.value,
                                    &dims.result};
    for (auto [value, map, set] : llvm::zip_equal(values, maps, sets)) {
      if (map.getNumDims() != numDims ||
          map.getNumResults() != size_t(getTensorRank(value)))
        return at(op, why).fail(
            "expected tensors with the dims of an attention");
      set->resize(numDims);
      for (auto [place, dim] : llvm::enumerate(map.getResults())) {
        unsigned position = cast<AffineDimExpr>(dim).getPosition();
        Count own = context.getDim(value, place);
        std::optional<Count> &extent = extents[position];
        if (extent && extent->isConstant() && own.isConstant() &&
            *extent != own)
          return at(op, why).fail("expected equal sizes, got " + extent->str() +
                                  " and " + own.str());
        if (!extent || own.isConstant())
          extent = own;
        set->set(position);
      }
    }
    for (const std::optional<Count> &extent : extents)
      dims.extents.push_back(extent.value_or(1));
    return success();
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeAttentionModel(DictionaryAttr keys) {
  return std::make_unique<AttentionFamily>(keys);
}
