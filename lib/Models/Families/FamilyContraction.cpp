//===- FamilyContraction.cpp - Contractions -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family of ops that sum up products of two operands (R1, R6, R7). Which
// dims are which is read from attributes of the op, or from a letter for each.
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"
#include "Tosa/TosaMultiplyAdd.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

LogicalResult roofline::addProducts(Value lhs, Value rhs, Value result,
                                    bool isMatrix, const Count &macs,
                                    Work &work, std::string &why) {
  auto isComplex = [](Value value) {
    return isa<ComplexType>(getElementTypeOrSelf(value.getType()));
  };
  MultiplyAdd types{getScalarType(lhs.getType()), getScalarType(rhs.getType()),
                    getScalarType(result.getType())};
  if (!types.isValid() || isComplex(lhs) != isComplex(result) ||
      isComplex(rhs) != isComplex(result)) {
    why = "expected operands and a result of one kind: floats, integers or "
          "complex numbers";
    return failure();
  }
  addMultiplyAdds(types, isMatrix, macs, work);
  if (isComplex(result)) { // 4 multiplications and 4 additions each.
    work.terms.scale(4);
    work.contractions->operations *= 4;
  }
  return success();
}

namespace {
/// The dims of a contraction.
struct ContractionDims {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract, lhsFree,
      rhsFree;
  /// The dims of the result that are the batch dims, and the free dims of the
  /// left and of the right operand.
  SmallVector<int64_t> results;

  LogicalResult read(const OpKeys &keys, Operation *op);

private:
  LogicalResult readDims(const OpKeys &keys, int64_t lhsRank, int64_t rhsRank);
  LogicalResult readEinsum(const OpKeys &keys, Operation *op);
};

class ContractionFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override;
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override;
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const override;
};
} // namespace

static bool overlap(ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
  return llvm::any_of(
      lhs, [&](int64_t dim) { return llvm::is_contained(rhs, dim); });
}

/// True if dims that go together may have the same size.
static bool haveSameSizes(Value lhs, ArrayRef<int64_t> lhsDims, Value rhs,
                          ArrayRef<int64_t> rhsDims) {
  auto lhsType = cast<ShapedType>(lhs.getType());
  auto rhsType = cast<ShapedType>(rhs.getType());
  return llvm::all_of(llvm::zip_equal(lhsDims, rhsDims), [&](auto dims) {
    int64_t size = lhsType.getDimSize(std::get<0>(dims));
    int64_t other = rhsType.getDimSize(std::get<1>(dims));
    return size == other || ShapedType::isDynamic(size) ||
           ShapedType::isDynamic(other);
  });
}

LogicalResult ContractionDims::readDims(const OpKeys &keys, int64_t lhsRank,
                                        int64_t rhsRank) {
  if (failed(keys.readDims("lhs_batch", lhsRank, lhsBatch)) ||
      failed(keys.readDims("rhs_batch", rhsRank, rhsBatch)) ||
      failed(keys.readDims("lhs_contract", lhsRank, lhsContract)) ||
      failed(keys.readDims("rhs_contract", rhsRank, rhsContract)))
    return failure();
  if (lhsBatch.size() != rhsBatch.size() ||
      lhsContract.size() != rhsContract.size())
    return keys.fail("expected as many batch and contracting dims of the left "
                     "operand as of the right one");
  if (overlap(lhsBatch, lhsContract) || overlap(rhsBatch, rhsContract))
    return keys.fail("expected no dim to be both batch and contracting");
  lhsFree = getOtherDims(lhsRank, lhsBatch, lhsContract);
  rhsFree = getOtherDims(rhsRank, rhsBatch, rhsContract);
  llvm::append_range(
      results,
      llvm::seq<int64_t>(lhsBatch.size() + lhsFree.size() + rhsFree.size()));
  return success();
}

/// Reads `abk,kc->bac`: a letter for each dim. Fails in silence if a letter
/// stands for a diagonal or for a sum over one operand alone, or if dots stand
/// for dims: what such an op executes isn't said.
LogicalResult ContractionDims::readEinsum(const OpKeys &keys, Operation *op) {
  StringRef text = keys.getString("einsum");
  auto [operands, result] = text.split("->");
  auto [lhs, rhs] = operands.split(',');
  auto fits = [](StringRef letters, Value value) {
    return size_t(getTensorRank(value)) == letters.size() &&
           llvm::all_of(letters, llvm::isAlpha);
  };
  if (text.contains("..."))
    return failure();
  if (!text.contains("->") || !operands.contains(',') ||
      !fits(lhs, op->getOperand(0)) || !fits(rhs, op->getOperand(1)) ||
      !fits(result, op->getResult(0)) || llvm::any_of(result, [&](char letter) {
        return !operands.contains(letter) || result.count(letter) > 1;
      }))
    return keys.fail("expected a letter for each dim, as in \"ab,bc->ac\", "
                     "got \"" +
                     text + "\"");
  SmallVector<int64_t> lhsResults, rhsResults;
  for (auto [place, letter] : llvm::enumerate(lhs)) {
    size_t other = rhs.find(letter), own = result.find(letter);
    bool isShared = other != StringRef::npos, isKept = own != StringRef::npos;
    if (lhs.count(letter) > 1 || (!isShared && !isKept))
      return failure();
    (!isShared ? lhsFree : isKept ? lhsBatch : lhsContract).push_back(place);
    if (isShared)
      (isKept ? rhsBatch : rhsContract).push_back(other);
    if (isKept)
      (isShared ? results : lhsResults).push_back(own);
  }
  for (auto [place, letter] : llvm::enumerate(rhs)) {
    size_t own = result.find(letter);
    bool isShared = lhs.contains(letter);
    if (rhs.count(letter) > 1 || (!isShared && own == StringRef::npos))
      return failure();
    if (isShared)
      continue;
    rhsFree.push_back(place);
    rhsResults.push_back(own);
  }
  results.append(lhsResults);
  results.append(rhsResults);
  return success();
}

LogicalResult ContractionDims::read(const OpKeys &keys, Operation *op) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1),
        result = op->getResult(0);
  if (failed(keys.has("einsum")
                 ? readEinsum(keys, op)
                 : readDims(keys, getTensorRank(lhs), getTensorRank(rhs))))
    return failure();
  if (size_t(getTensorRank(result)) != results.size())
    return keys.fail("expected a result of rank " + Twine(results.size()) +
                     ", got " + Twine(getTensorRank(result)));
  if (!haveSameSizes(lhs, lhsBatch, rhs, rhsBatch) ||
      !haveSameSizes(lhs, lhsContract, rhs, rhsContract))
    return keys.fail("expected batch and contracting dims of equal sizes");
  ArrayRef<int64_t> all(results);
  if (!haveSameSizes(lhs, lhsBatch, result, all.take_front(lhsBatch.size())) ||
      !haveSameSizes(lhs, lhsFree, result,
                     all.slice(lhsBatch.size(), lhsFree.size())) ||
      !haveSameSizes(rhs, rhsFree, result, all.take_back(rhsFree.size())))
    return keys.fail("expected a result with the sizes of the batch dims and "
                     "of the free dims of the left and of the right operand");
  return success();
}

LogicalResult ContractionFamily::computeWork(Operation *op,
                                             WorkContext &context, Work &work,
                                             std::string &why) const {
  ContractionDims dims;
  if (failed(checkTensors(op, 2, why)) || failed(dims.read(at(op, why), op)))
    return failure();
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  SmallVector<unsigned> lhsLoops(getTensorRank(lhs)),
      rhsLoops(getTensorRank(rhs)), resultLoops(dims.results.size());
  ArrayRef<int64_t> results(dims.results);
  Count macs = 1;
  auto add = [&](Value value, int64_t dim, bool isReduction) -> unsigned {
    work.loops.push_back({context.getDim(value, dim), isReduction});
    macs *= work.loops.back().extent;
    if (!isReduction)
      resultLoops[results.consume_front()] = work.loops.size() - 1;
    return work.loops.size() - 1;
  };
  auto addShared = [&](ArrayRef<int64_t> lhsDims, ArrayRef<int64_t> rhsDims,
                       bool isReduction) {
    for (auto [lhsDim, rhsDim] : llvm::zip_equal(lhsDims, rhsDims)) {
      bool isLeftKnown = !cast<ShapedType>(lhs.getType()).isDynamicDim(lhsDim);
      lhsLoops[lhsDim] = rhsLoops[rhsDim] = isLeftKnown
                                                ? add(lhs, lhsDim, isReduction)
                                                : add(rhs, rhsDim, isReduction);
    }
  };
  addShared(dims.lhsBatch, dims.rhsBatch, /*isReduction=*/false);
  for (int64_t dim : dims.lhsFree)
    lhsLoops[dim] = add(lhs, dim, /*isReduction=*/false);
  for (int64_t dim : dims.rhsFree)
    rhsLoops[dim] = add(rhs, dim, /*isReduction=*/false);
  addShared(dims.lhsContract, dims.rhsContract, /*isReduction=*/true);
  MLIRContext *mlirContext = op->getContext();
  addWholeRead(context, lhs, work, makeLoopMap(mlirContext, work, lhsLoops));
  addWholeRead(context, rhs, work, makeLoopMap(mlirContext, work, rhsLoops));
  addWholeWrite(context, op->getResult(0), work,
                makeLoopMap(mlirContext, work, resultLoops));
  bool isMatrix = !dims.lhsFree.empty() && !dims.rhsFree.empty() &&
                  !dims.lhsContract.empty(); // R7
  if (failed(
          addProducts(lhs, rhs, op->getResult(0), isMatrix, macs, work, why)))
    return failure();
  if (dims.lhsContract.empty()) { // Nothing is summed up.
    bool isComplex = isa<ComplexType>(getElementTypeOrSelf(lhs.getType()));
    Type scalar = getScalarType(op->getResult(0).getType());
    Count sums = macs * Count(isComplex ? 2 : 1);
    work.terms.add({getArithmeticClass(scalar), scalar, sums * Count(-1)});
    work.contractions->operations = work.contractions->operations - sums;
  }
  return success();
}

std::optional<Count> ContractionFamily::getResultDim(Operation *op,
                                                     WorkContext &context,
                                                     unsigned,
                                                     int64_t dim) const {
  std::string why;
  ContractionDims dims;
  if (failed(checkTensors(op, 2, why)) || failed(dims.read(at(op, why), op)))
    return std::nullopt;
  size_t place = llvm::find(dims.results, dim) - dims.results.begin();
  if (place < dims.lhsBatch.size())
    return context.getDim(op->getOperand(0), dims.lhsBatch[place]);
  place -= dims.lhsBatch.size();
  if (place < dims.lhsFree.size())
    return context.getDim(op->getOperand(0), dims.lhsFree[place]);
  place -= dims.lhsFree.size();
  return context.getDim(op->getOperand(1), dims.rhsFree[place]);
}

void ContractionFamily::addEqualSizes(Operation *op, WorkContext &context,
                                      SizeEqualFn onEqual) const {
  std::string why;
  ContractionDims dims;
  if (failed(checkTensors(op, 2, why)) || failed(dims.read(at(op, why), op)))
    return;
  auto add = [&](ArrayRef<int64_t> lhsDims, ArrayRef<int64_t> rhsDims) {
    for (auto [lhsDim, rhsDim] : llvm::zip_equal(lhsDims, rhsDims)) {
      Count size = context.getDim(op->getOperand(0), lhsDim);
      onEqual(size, context.getDim(op->getOperand(1), rhsDim));
    }
  };
  add(dims.lhsBatch, dims.rhsBatch);
  add(dims.lhsContract, dims.rhsContract);
  addEqualResults(context, op, onEqual);
}

std::unique_ptr<OpModel> roofline::makeContractionModel(DictionaryAttr keys) {
  return std::make_unique<ContractionFamily>(keys);
}
