//===- FamilyModels.cpp - Models of families of ops -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `roofline.model` may say of an op, and the families that need no loops
// but those of a result: elementwise ops (R2 to R6), views (R15), copies and
// updates (R16), reads and writes that data decides (R19), constants (R14).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

#include "PartialUpdates.h"

#include "roofline/Models/DataModels.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// What the families share
//===----------------------------------------------------------------------===//

std::optional<uint64_t> FamilyModel::getWorkFingerprint(Operation *op) const {
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
                                   unsigned numResults, std::string &why) {
  auto check = [&](StringRef what, unsigned number, unsigned expected) {
    if (number >= expected)
      return true;
    why = ("expected " + Twine(expected) + " " + what +
           " or more, as in the family of its model, got " + Twine(number))
              .str();
    return false;
  };
  if (!check("operands", op->getNumOperands(), numOperands) ||
      !check("results", op->getNumResults(), numResults))
    return failure();
  return success(llvm::none_of(
      llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()),
      [](Type type) {
        return isa<UnrankedTensorType, UnrankedMemRefType>(type);
      }));
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

/// The key with the costs of elements of `type`.
static StringRef getCostKey(Type type) {
  Type element = getElementTypeOrSelf(getElementTypeOrSelf(type));
  if (isa<ComplexType>(element))
    return "complex";
  return isa<FloatType>(element) ? "float" : "integer";
}

LogicalResult roofline::addElementCosts(DictionaryAttr keys, Type type,
                                        const Count &elements, Work &work,
                                        std::string &why) {
  Type scalar = getScalarType(type);
  auto costs = keys.getAs<DictionaryAttr>(getCostKey(type));
  if (!costs)
    costs = keys.getAs<DictionaryAttr>("any");
  if (!costs || !scalar) {
    llvm::raw_string_ostream(why)
        << "expected elements whose costs its model has, got '" << type << "'";
    return failure();
  }
  Count scalars = elements * getNumLanes(getElementTypeOrSelf(type));
  for (NamedAttribute cost : costs) {
    WorkClass workClass = *symbolizeWorkClass(cost.getName());
    int64_t count = cast<IntegerAttr>(cost.getValue()).getInt();
    work.terms.add({workClass, scalar, scalars * Count(count)});
  }
  return success();
}

void roofline::addBodyWork(WorkContext &context, Operation *op,
                           const Count &executions, Work &work) {
  Region &body = op->getRegions().back();
  Work once;
  context.addRegionWork(body, once);
  work.terms.add(once.terms, executions);
  addPayloadAccesses(context, body, once, executions, work);
  work.notes.append(once.notes);
  work.unmodelled.append(once.unmodelled);
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
  Attribute getConstant(Operation *op) const override {
    auto name = keys.getAs<StringAttr>("value");
    return op->getAttr(name ? name.getValue() : "value");
  }
};

/// The result shares the storage of an operand (R15).
class ViewFamily : public FreeFamily {
public:
  using FreeFamily::FreeFamily;
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
    if (failed(checkShape(op, 0, 1, why)))
      return failure();
    SmallVector<int64_t> low, high;
    if (failed(at(op, why).readInts("crop_low", low)) ||
        failed(at(op, why).readInts("crop_high", high)))
      return failure();
    bool crops = llvm::any_of(llvm::concat<int64_t>(low, high),
                              [](int64_t size) { return size < 0; });
    for (Value operand : op->getOperands().take_front(getNumData(op))) {
      addWholeRead(context, operand, work);
      if (crops && !work.accesses.empty())
        work.accesses.back().elements->lower = 0;
    }
    for (Value result : op->getResults())
      if (isa<ShapedType>(result.getType()))
        addWholeWrite(context, result, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const override {
    std::string why;
    SmallVector<int64_t> dims;
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
    return std::min<size_t>(getInt("operands", op->getNumOperands()),
                            op->getNumOperands());
  }
};

/// Replaces a part of an operand (R16).
class UpdateFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkShape(op, 2, 1, why)))
      return failure();
    Value dest = op->getOperand(0), source = op->getOperand(1);
    addWholeRead(context, source, work);
    addPartialUpdate(context, op, dest, op->getResult(0),
                     context.getNumElements(source), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const override {
    return context.getDim(op->getOperand(0), dim);
  }
};

/// Elements of an operand at indices (R19): `operand` and `indices` are the
/// numbers of the operands.
class GatherFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkShape(op, 2, 1, why)))
      return failure();
    Value source = op->getOperand(0), result = op->getResult(0);
    Count elements = context.getNumElements(result);
    Count most = countMin(elements, context.getNumElements(source));
    addRead(source, CountRange(countMin(1, most), most), work);
    addWholeRead(context, op->getOperand(1), work);
    addWholeWrite(context, result, work);
    return success();
  }
};

/// Combines updates with elements at indices (R19), by the body.
class ScatterFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkShape(op, 3, 1, why)))
      return failure();
    unsigned numData = op->getNumResults();
    if (op->getNumOperands() != 2 * numData + 1) {
      why = "expected operands, indices and updates, as many of the first and "
            "last as results";
      return failure();
    }
    addWholeRead(context, op->getOperand(numData), work);
    Count updates = context.getNumElements(op->getOperand(numData + 1));
    if (op->getNumRegions() != 0)
      addBodyWork(context, op, updates, work);
    for (unsigned number = 0; number < numData; ++number) {
      Value dest = op->getOperand(number);
      addWholeRead(context, op->getOperand(numData + 1 + number), work);
      Count most = countMin(updates, context.getNumElements(dest));
      // What isn't combined with isn't read; indices may be out of bounds.
      addRead(dest, CountRange(0, most), work);
      addPartialUpdate(context, op, dest, op->getResult(number),
                       CountRange(0, most), work);
    }
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    return context.getDim(op->getOperand(result), dim);
  }
};

/// Costs per element of the result, of the type of operand `operand`.
class ElementwiseFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override;
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override;
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const override {
    SmallVector<Value> data;
    for (Value operand : op->getOperands())
      if (isData(operand, op->getResult(0)))
        data.push_back(operand);
    addEqualShapes(context, data, onEqual);
    addEqualResults(context, op, onEqual);
  }

private:
  /// A tensor of rank 0 is one value for all elements.
  static bool isData(Value operand, Value result) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    auto shaped = dyn_cast<ShapedType>(result.getType());
    return type && shaped && type.hasRank() && shaped.hasRank() &&
           type.getRank() == shaped.getRank();
  }
};
} // namespace

LogicalResult ElementwiseFamily::computeWork(Operation *op,
                                             WorkContext &context, Work &work,
                                             std::string &why) const {
  size_t typed = getInt("operand", 0);
  if (failed(checkShape(op, typed + 1, 1, why)))
    return failure();
  Value result = op->getResult(0);
  Count elements = 1;
  if (isa<RankedTensorType>(result.getType())) {
    addLoops(context, result, work);
    elements = context.getNumElements(result);
  }
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(work.loops.size(), op->getContext());
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    bool isWhole = isData(operand, result);
    if (type && !isWhole && type.getRank() != 0) {
      why =
          ("expected operand " + Twine(number) +
           " to have the rank of the result or 0, got " + Twine(type.getRank()))
              .str();
      return failure();
    }
    if (!isWhole)
      addWholeRead(context, operand, work);
    else
      addRead(makeAccess(operand, identity), work);
  }
  for (Value written : op->getResults()) {
    if (!isData(written, result))
      continue;
    work.accesses.push_back(makeAccess(written, identity));
    work.accesses.back().writes = true;
  }
  return addElementCosts(keys, op->getOperand(typed).getType(), elements, work,
                         why);
}

std::optional<Count> ElementwiseFamily::getResultDim(Operation *op,
                                                     WorkContext &context,
                                                     unsigned result,
                                                     int64_t dim) const {
  for (Value operand : op->getOperands())
    if (isData(operand, op->getResult(result)))
      return context.getDim(operand, dim);
  return std::nullopt;
}

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
    return std::make_unique<ElementwiseFamily>(keys);
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
  }
  llvm_unreachable("unknown family");
}
