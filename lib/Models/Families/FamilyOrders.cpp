//===- FamilyOrders.cpp - Sorts and scans ---------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Families of ops that put elements in an order, and that combine each element
// with those before it.
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Sorts, or finds the first elements in an order. How often it compares two is
/// up to the data and the algorithm: a symbol, unless comparing takes no time.
class SortFamily : public InitShapedFamily {
public:
  using InitShapedFamily::InitShapedFamily;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkShape(op, 1, why)))
      return failure();
    Value data = op->getOperand(0);
    if (getTensorRank(data) < 0)
      return at(op, why).fail("expected a tensor to sort");
    // Beyond the data, what the results are written into.
    size_t numData = op->getNumOperands() > op->getNumResults()
                         ? op->getNumOperands() - op->getNumResults()
                         : op->getNumOperands();
    for (Value operand : op->getOperands().take_front(numData))
      addWholeRead(context, operand, work);
    for (Value init : op->getOperands().drop_front(numData))
      readInit(context, init, work);
    addResultWrites(context, op, work);
    std::optional<int64_t> elements = context.getNumElements(data).tryInt64();
    if (elements && *elements <= 1)
      return success();
    work.notes.push_back("how often it compares is up to the data and the "
                         "algorithm");
    Work once;
    if (op->getNumRegions() != 0)
      context.addRegionWork(op->getRegions().back(), once);
    // Comparisons and selections have no time (R5): left out, so that the time
    // of what is moved doesn't depend on a symbol.
    if (!once.unmodelled.empty() ||
        llvm::any_of(once.terms, [](const WorkTerm &term) {
          return term.workClass != WorkClass::Other;
        }))
      addBodyWork(context, op->getRegions().back(),
                  context.makeSymbol("comparisons", op->getLoc()), work);
    return success();
  }
  std::optional<uint64_t> getWorkFingerprint(Operation *) const override {
    return std::nullopt; // Each op has a symbol of its own.
  }
};

/// Combines along a dim, and keeps each partial result.
class ScanFamily : public InitShapedFamily {
public:
  using InitShapedFamily::InitShapedFamily;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkTensors(op, 1, why)))
      return failure();
    Value data = op->getOperand(0);
    SmallVector<int64_t> scanned;
    if (failed(at(op, why).readDims("dims", getTensorRank(data), scanned)))
      return failure();
    addWholeRead(context, data, work);
    auto inclusive = keys.getAs<StringAttr>("inclusive");
    auto isInclusive =
        inclusive ? op->getAttrOfType<BoolAttr>(inclusive) : BoolAttr();
    // What an exclusive scan starts from.
    if (isInclusive && !isInclusive.getValue() && op->getNumOperands() > 1)
      readInit(context, op->getOperands().back(), work);
    addResultWrites(context, op, work);
    // As vector.scan (R6): for n elements n - 1, the first is there.
    Count rows = 1, along = 1;
    for (int64_t dim = 0; dim < getTensorRank(data); ++dim)
      (llvm::is_contained(scanned, dim) ? along : rows) *=
          context.getDim(data, dim);
    Count combinations = rows * countMax(0, along - 1);
    if (op->getNumRegions() == 0)
      return addElementCosts(keys, data.getType(), combinations, work, why);
    addBodyWork(context, op->getRegions().back(), combinations, work);
    return success();
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeSortModel(DictionaryAttr keys) {
  return std::make_unique<SortFamily>(keys);
}
std::unique_ptr<OpModel> roofline::makeScanModel(DictionaryAttr keys) {
  return std::make_unique<ScanFamily>(keys);
}
