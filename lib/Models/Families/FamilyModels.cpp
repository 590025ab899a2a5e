//===- FamilyModels.cpp - Models of families of ops -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the families share, and those without loops: views (R15), copies and
// updates (R16), reads and writes that data decides (R19), constants (R14).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

#include "PartialUpdates.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "roofline/Models/DataModels.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// What the families share
//===----------------------------------------------------------------------===//

FamilyModel::FamilyModel(DictionaryAttr keys, OpModelRole role)
    : OpModel(role), keys(keys),
      readsConstants(llvm::any_of(keys, [](NamedAttribute key) {
        auto name = dyn_cast<StringAttr>(key.getValue());
        return name && name.getValue().starts_with("$");
      })) {}

std::optional<uint64_t> FamilyModel::getWorkFingerprint(Operation *op) const {
  if (readsConstants) // What they say isn't part of a fingerprint.
    return std::nullopt;
  std::optional<uint64_t> fingerprint = getStaticFingerprint(op);
  // Those of an op that isn't registered may say what it does.
  if (fingerprint && !op->isRegistered())
    fingerprint = llvm::hash_combine(
        *fingerprint, op->getDiscardableAttrDictionary().getAsOpaquePointer());
  return fingerprint;
}

int64_t FamilyModel::getInt(StringRef key, int64_t value) const {
  auto integer = keys.getAs<IntegerAttr>(key);
  return integer ? integer.getInt() : value;
}

LogicalResult roofline::checkShape(Operation *op, unsigned numOperands,
                                   std::string &why) {
  auto check = [&](StringRef what, unsigned number, unsigned expected) {
    if (number >= expected)
      return true;
    why = ("expected " + Twine(expected) + " " + what +
           " or more, as in the family of its model, got " + Twine(number))
              .str();
    return false;
  };
  if (!check("operands", op->getNumOperands(), numOperands) ||
      !check("results", op->getNumResults(), 1))
    return failure();
  return success(areRanked(op));
}

LogicalResult roofline::checkTensors(Operation *op, unsigned numOperands,
                                     std::string &why) {
  if (failed(checkShape(op, numOperands, why)))
    return failure();
  auto isTensor = [](Value value) { return getTensorRank(value) >= 0; };
  if (llvm::all_of(op->getOperands().take_front(numOperands), isTensor) &&
      llvm::all_of(op->getResults(), isTensor))
    return success();
  why = "expected tensors";
  return failure();
}

int64_t roofline::getTensorRank(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getRank() : -1;
}

SmallVector<int64_t> roofline::getOtherDims(int64_t rank,
                                            ArrayRef<int64_t> batch,
                                            ArrayRef<int64_t> contract) {
  SmallVector<int64_t> others;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
      others.push_back(dim);
  return others;
}

/// Elements of `type`; of quantised ones what they are stored as.
static Type getElement(Type type) {
  Type element = getElementTypeOrSelf(getElementTypeOrSelf(type));
  auto quantized = dyn_cast<quant::QuantizedType>(element);
  return quantized ? quantized.getStorageType() : element;
}

/// The key with the costs of elements of `type`; there is none for complex
/// integers.
static StringRef getCostKey(Type type) {
  Type element = getElement(type);
  if (auto complex = dyn_cast<ComplexType>(element))
    return isa<FloatType>(complex.getElementType()) ? "complex" : "";
  return isa<FloatType>(element) ? "float" : "integer";
}

DictionaryAttr roofline::findCosts(DictionaryAttr keys, Type type,
                                   std::string &why) {
  auto costs = keys.getAs<DictionaryAttr>(getCostKey(type));
  if (!costs)
    costs = keys.getAs<DictionaryAttr>("any");
  if (costs && getScalarType(getElement(type)))
    return costs;
  llvm::raw_string_ostream(why)
      << "expected elements whose costs its model has, got '" << type << "'";
  return {};
}

LogicalResult roofline::addElementCosts(DictionaryAttr keys, Type type,
                                        const Count &elements, Work &work,
                                        std::string &why) {
  Type scalar = getScalarType(getElement(type));
  DictionaryAttr costs = findCosts(keys, type, why);
  if (!costs)
    return failure();
  Count scalars = elements * getNumLanes(getElementTypeOrSelf(type));
  if (scalar.isIndex()) // R4.
    return success();
  for (NamedAttribute cost : costs) {
    WorkClass workClass = *symbolizeWorkClass(cost.getName());
    int64_t count = cast<IntegerAttr>(cost.getValue()).getInt();
    work.terms.add({workClass, scalar, scalars * Count(count)});
  }
  return success();
}

void roofline::addBodyWork(WorkContext &context, Region &body,
                           const Count &executions, Work &work) {
  Work once;
  context.addRegionWork(body, once);
  work.terms.add(once.terms, executions);
  addPayloadAccesses(context, body, once, executions, work);
  work.notes.append(once.notes);
  work.unmodelled.append(once.unmodelled);
}

void roofline::readInit(WorkContext &context, Value init, Work &work) {
  if (getTensorRank(init) > 0 && !isEmptyOrSplat(init))
    addWholeRead(context, init, work);
}

std::optional<Count> roofline::getOperandDim(Operation *op,
                                             WorkContext &context,
                                             size_t number, int64_t dim) {
  if (number >= op->getNumOperands() ||
      getTensorRank(op->getOperand(number)) <= dim)
    return std::nullopt;
  return context.getDim(op->getOperand(number), dim);
}

std::optional<Count> roofline::getInitDim(Operation *op, WorkContext &context,
                                          unsigned result, int64_t dim) {
  if (op->getNumOperands() < op->getNumResults())
    return std::nullopt;
  Value init = op->getOperands().take_back(op->getNumResults())[result];
  if (getTensorRank(init) != getTensorRank(op->getResult(result)))
    return std::nullopt;
  return context.getDim(init, dim);
}

//===----------------------------------------------------------------------===//
// Families
//===----------------------------------------------------------------------===//

namespace {
class FreeFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  bool isFree(Operation *) const override { return true; }
};

class ConstantFamily : public FreeFamily {
public:
  using FreeFamily::FreeFamily;
  LogicalResult computeWork(Operation *op, WorkContext &, Work &,
                            std::string &why) const override {
    return getConstant(op) ? success()
                           : at(op, why).fail("expected an attribute with the "
                                              "value of a constant");
  }
  Attribute getConstant(Operation *op) const override {
    auto name = keys.getAs<StringAttr>("value");
    return op->getAttr(name ? name.getValue() : "value");
  }
};

/// The result shares the storage of an operand (R15).
class ViewFamily : public FreeFamily {
public:
  using FreeFamily::FreeFamily;
  LogicalResult computeWork(Operation *op, WorkContext &, Work &,
                            std::string &why) const override {
    return checkShape(op, getInt("operand", 0) + 1, why);
  }
  Value getViewSource(Operation *op, unsigned result) const override {
    // A barrier hands on each operand as the result of its number.
    bool isEach = op->getNumOperands() == op->getNumResults();
    size_t source = getInt("operand", isEach ? result : 0);
    return source < op->getNumOperands() ? op->getOperand(source) : Value();
  }
};

/// Reads its operands and writes its results (R16).
class CopyFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkShape(op, getInt("inits", 0), why)))
      return failure();
    SmallVector<int64_t> low, high;
    bool isKnown = succeeded(at(op, why).readInts("crop_low", low)) &&
                   succeeded(at(op, why).readInts("crop_high", high));
    if (!why.empty())
      return failure();
    bool crops = !isKnown || getInt("part", 0) != 0 ||
                 llvm::any_of(llvm::concat<int64_t>(low, high),
                              [](int64_t size) { return size < 0; });
    for (Value operand : op->getOperands().take_front(getNumData(op))) {
      if (!crops) {
        addWholeRead(context, operand, work);
        continue;
      }
      if (getTensorRank(operand) < 0)
        continue;
      Count most = context.getNumElements(operand);
      most = countMin(most, context.getNumElements(op->getResult(0)));
      addRead(operand, CountRange(0, most), work);
    }
    addResultWrites(context, op, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    std::string why;
    SmallVector<int64_t> dims;
    if (getInt("inits", 0) > 0)
      return getInitDim(op, context, result, dim);
    if (!at(op, why).has("permutation") || op->getNumOperands() == 0)
      return std::nullopt;
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    if (!type ||
        failed(at(op, why).readDims("permutation", type.getRank(), dims)) ||
        size_t(dim) >= dims.size())
      return std::nullopt;
    return context.getDim(op->getOperand(0), dims[dim]);
  }

private:
  size_t getNumData(Operation *op) const {
    return std::min<size_t>(
        getInt("operands", op->getNumOperands() - getInt("inits", 0)),
        op->getNumOperands());
  }
};

/// Replaces a part of an operand (R16).
class UpdateFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkTensors(op, 2, why)))
      return failure();
    size_t number = getInt("dest", 0);
    if (number > 1)
      return at(op, why).fail("expected a model with 'dest' of 0 or 1");
    Value dest = op->getOperand(number), source = op->getOperand(1 - number);
    addWholeRead(context, source, work);
    CountRange elements = context.getNumElements(source);
    if (getInt("part", 0) != 0)
      elements.lower = 0;
    addPartialUpdate(context, op, dest, op->getResult(0), elements, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const override {
    return getOperandDim(op, context, getInt("dest", 0), dim);
  }
};

/// Elements of operand 0 at the indices in operand 1 (R19). With a mask, where
/// that isn't set, the result keeps what it is written into.
class GatherFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    unsigned numInputs = 2 + getInt("inits", 0);
    if (failed(checkTensors(op, numInputs, why)))
      return failure();
    Value source = op->getOperand(0), result = op->getResult(0);
    bool isMasked = numInputs > 2 && op->getNumOperands() > numInputs;
    Count elements = context.getNumElements(result);
    Count most = countMin(elements, context.getNumElements(source));
    addRead(source, CountRange(isMasked ? 0 : countMin(1, most), most), work);
    addWholeRead(context, op->getOperand(1), work);
    if (!isMasked) {
      addWholeWrite(context, result, work);
      return success();
    }
    addWholeRead(context, op->getOperand(2), work);
    addPartialUpdate(context, op, op->getOperands().back(), result,
                     CountRange(0, elements), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    if (getInt("inits", 0) == 0)
      return std::nullopt;
    return getInitDim(op, context, result, dim);
  }
};

/// Combines updates with elements at indices (R19), by the body.
class ScatterFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkTensors(op, std::max(op->getNumOperands(), 3u), why)))
      return failure();
    unsigned numData = op->getNumResults();
    if (getInt("inits", 0) > 0)
      return computeInto(op, context, work);
    if (op->getNumOperands() != 2 * numData + 1) {
      why = "expected operands, indices and updates, as many of the first and "
            "last as results";
      return failure();
    }
    addWholeRead(context, op->getOperand(numData), work);
    Count updates = context.getNumElements(op->getOperand(numData + 1));
    if (op->getNumRegions() != 0)
      addBodyWork(context, op->getRegions().back(), updates, work);
    for (unsigned number = 0; number < numData; ++number) {
      addWholeRead(context, op->getOperand(numData + 1 + number), work);
      addUpdates(context, op, op->getOperand(number), number, updates, work);
    }
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    if (getInt("inits", 0) > 0)
      return getInitDim(op, context, result, dim);
    return getOperandDim(op, context, result, dim);
  }

private:
  static void addUpdates(WorkContext &context, Operation *op, Value dest,
                         unsigned number, const Count &updates, Work &work) {
    Count most = countMin(updates, context.getNumElements(dest));
    // What isn't combined with isn't read; indices may be out of bounds.
    addRead(dest, CountRange(0, most), work);
    addPartialUpdate(context, op, dest, op->getResult(number),
                     CountRange(0, most), work);
  }
  /// Updates, indices and perhaps a mask into the last operand.
  static LogicalResult computeInto(Operation *op, WorkContext &context,
                                   Work &work) {
    for (Value input : op->getOperands().drop_back())
      addWholeRead(context, input, work);
    Count updates = context.getNumElements(op->getOperand(0));
    if (op->getNumRegions() != 0)
      addBodyWork(context, op->getRegions().back(), updates, work);
    addUpdates(context, op, op->getOperands().back(), 0, updates, work);
    return success();
  }
};
} // namespace

std::unique_ptr<OpModel>
roofline::makeFamilyModel(OpFamily family, DictionaryAttr keys, Location loc) {
  if (failed(checkKeys(family, keys, loc)))
    return nullptr;
  switch (family) {
  case OpFamily::Free:
    return std::make_unique<FreeFamily>(keys);
  case OpFamily::Constant:
    return std::make_unique<ConstantFamily>(keys);
  case OpFamily::View:
    return std::make_unique<ViewFamily>(keys);
  case OpFamily::Copy:
    return std::make_unique<CopyFamily>(keys);
  case OpFamily::Update:
    return std::make_unique<UpdateFamily>(keys);
  case OpFamily::Elementwise:
    return makeElementwiseModel(keys);
  case OpFamily::Gather:
    return std::make_unique<GatherFamily>(keys);
  case OpFamily::Scatter:
    return std::make_unique<ScatterFamily>(keys);
  case OpFamily::Reduction:
    return makeReductionModel(keys);
  case OpFamily::Window:
    return makeWindowModel(keys);
  case OpFamily::Contraction:
    return makeContractionModel(keys);
  case OpFamily::Convolution:
    return makeConvolutionModel(keys);
  case OpFamily::Call:
    return makeCallModel(keys);
  case OpFamily::Branch:
    return makeBranchModel(keys);
  case OpFamily::Loop:
    return makeLoopModel(keys);
  case OpFamily::Formula:
    return makeFormulaModel(keys);
  case OpFamily::MatMul:
    return makeMatMulModel(keys);
  case OpFamily::Attention:
    if (keys.get("weighted") && keys.get("maps"))
      return makeWeightedModel(keys);
    return makeAttentionModel(keys);
  case OpFamily::Sort:
    return makeSortModel(keys);
  case OpFamily::Scan:
    return makeScanModel(keys);
  case OpFamily::SelectScatter:
    return makeSelectScatterModel(keys);
  case OpFamily::Collective:
    return makeCollectiveModel(keys, loc);
  case OpFamily::Dispatch:
    return makeDispatchModel(keys);
  }
  llvm_unreachable("unknown family");
}
