//===- FamilyControl.cpp - Calls, branches, loops -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Families of ops that execute regions or functions (R8).
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/DataModels.h"

using namespace mlir;
using namespace mlir::roofline;

StringRef roofline::getDispatchedKind(Attribute attribute) {
  StringRef text = getAttributeText(attribute);
  if (!isa_and_nonnull<OpaqueAttr>(attribute))
    return text;
  text = text.rtrim("> ");
  return text.drop_front(text.find_last_of("< ") + 1);
}

/// The integer that all elements of `value`, a constant, have.
static std::optional<int64_t> getInteger(Value value) {
  auto constant =
      dyn_cast_or_null<DenseIntElementsAttr>(getConstantElements(value));
  if (!constant || !constant.isSplat() || constant.empty())
    return std::nullopt;
  return constant.getSplatValue<APInt>().trySExtValue();
}

/// The operand of the last op of `region` with a number; null if there is none.
static Value getYielded(Region &region, unsigned number) {
  if (!region.hasOneBlock() || region.front().empty())
    return {};
  Operation &last = region.front().back();
  return number < last.getNumOperands() ? last.getOperand(number) : Value();
}

namespace {
/// Executes the function that an attribute names.
class CallFamily : public FamilyModel {
public:
  explicit CallFamily(DictionaryAttr keys)
      : FamilyModel(keys, OpModelRole::Call) {}
  SymbolRefAttr getCallee(Operation *op) const override {
    return op->getAttrOfType<SymbolRefAttr>(
        keys.getAs<StringAttr>("callee").getValue());
  }
};

/// Executes one of its regions.
class BranchFamily : public FamilyModel {
public:
  explicit BranchFamily(DictionaryAttr keys)
      : FamilyModel(keys, OpModelRole::Execution) {}
  void getRegionExecutions(
      Operation *op, WorkContext &,
      SmallVectorImpl<RegionExecution> &executions) const override {
    for (Region &region : op->getRegions())
      if (!region.empty())
        executions.push_back({&region, 1});
  }
  bool areRegionsExclusive() const override { return true; }
  /// A region with an argument for each operand has those as arguments, others
  /// use them from outside.
  void getForwardedValues(Operation *op, Value value,
                          SmallVectorImpl<Value> &sources) const override {
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner()->getNumArguments() == op->getNumOperands())
        sources.push_back(op->getOperand(argument.getArgNumber()));
      return;
    }
    for (Region &region : op->getRegions())
      if (Value own =
              getYielded(region, cast<OpResult>(value).getResultNumber()))
        sources.push_back(own);
      else
        return sources.clear();
  }
};
} // namespace

/// True if the text or the symbol of `attribute` is, or ends with, the word.
static bool says(Attribute attribute, StringRef word) {
  StringRef text = getAttributeText(attribute).rtrim("> ");
  return text == word || text.ends_with((" " + word).str()) ||
         text.ends_with(("<" + word).str());
}

namespace {
/// Does what the model of "name of the op.text of an attribute" says: a call of
/// something outside of the program, or one of the kinds of an op, such as
/// `THREE_FRY` of `#stablehlo<rng_algorithm THREE_FRY>`.
class DispatchFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    const OpModel *model = find(op);
    return model ? model->computeWork(op, context, work, why) : failure();
  }
  bool isFree(Operation *op) const override {
    const OpModel *model = find(op);
    return model && model->isFree(op);
  }
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const override {
    const OpModel *model = find(op);
    return model ? model->getWorkFingerprint(op) : std::nullopt;
  }
  Value getViewSource(Operation *op, unsigned result) const override {
    const OpModel *model = find(op);
    return model ? model->getViewSource(op, result) : Value();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    const OpModel *model = find(op);
    return model ? model->getResultDim(op, context, result, dim) : std::nullopt;
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const override {
    if (const OpModel *model = find(op))
      model->addEqualSizes(op, context, onEqual);
  }

private:
  /// Null if nobody has said what the op does: it is then unmodelled.
  const OpModel *find(Operation *op) const {
    StringRef by = getDispatchedKind(op->getAttr(keys.getAs<StringAttr>("by")));
    auto *dialect = op->getContext()->getLoadedDialect<RooflineDialect>();
    const OpModels *models = dialect ? dialect->getOpModels() : nullptr;
    if (by.empty() || !models)
      return nullptr;
    std::string name = (op->getName().getStringRef() + "." + by).str();
    const OpModel *model =
        models->lookup(OperationName(name, op->getContext()));
    return model && model->getRole() == OpModelRole::Work ? model : nullptr;
  }
};

/// Executes its first region, a condition, and while that holds, its second
/// one. The values that a round leaves for the next are operands and arguments.
class LoopFamily : public FamilyModel {
public:
  explicit LoopFamily(DictionaryAttr keys)
      : FamilyModel(keys, OpModelRole::Execution) {}
  void getRegionExecutions(
      Operation *op, WorkContext &context,
      SmallVectorImpl<RegionExecution> &executions) const override {
    if (op->getNumRegions() == 0)
      return;
    std::optional<Count> trips = computeTrips(op);
    RegionExecution body;
    body.region = &op->getRegions().back();
    body.unbounded = !trips;
    body.executions =
        trips ? *trips : context.makeSymbol("trips", op->getLoc());
    if (op->getNumRegions() == 2)
      executions.push_back(
          {&op->getRegion(0), body.executions + 1, body.unbounded});
    executions.push_back(std::move(body));
  }
  /// Arguments and results are operands, or what a round leaves.
  void getForwardedValues(Operation *op, Value value,
                          SmallVectorImpl<Value> &sources) const override {
    auto argument = dyn_cast<BlockArgument>(value);
    unsigned number = argument ? argument.getArgNumber()
                               : cast<OpResult>(value).getResultNumber();
    if (op->getNumRegions() == 0 || number >= op->getNumOperands())
      return;
    if (Value next = getYielded(op->getRegions().back(), number))
      sources.append({op->getOperand(number), next});
  }

private:
  /// The trips of a loop that counts from a constant in constant steps to below
  /// a constant: the condition is `argument < bound`, or `<=`, and a round
  /// leaves `argument + step`.
  std::optional<Count> computeTrips(Operation *op) const {
    auto compare = keys.getAs<StringAttr>("compare"),
         direction = keys.getAs<StringAttr>("direction"),
         add = keys.getAs<StringAttr>("step");
    if (!compare || !direction || !add || op->getNumRegions() != 2)
      return std::nullopt;
    Region &condition = op->getRegion(0), &body = op->getRegion(1);
    Value test = getYielded(condition, 0);
    Operation *comparison = test ? test.getDefiningOp() : nullptr;
    if (!comparison || comparison->getName().getStringRef() != compare ||
        comparison->getNumOperands() != 2)
      return std::nullopt;
    auto counter = dyn_cast<BlockArgument>(comparison->getOperand(0));
    if (!counter || counter.getOwner()->getParent() != &condition ||
        counter.getArgNumber() >= op->getNumOperands() || !body.hasOneBlock() ||
        counter.getArgNumber() >= body.getNumArguments())
      return std::nullopt;
    unsigned number = counter.getArgNumber();
    Value next = getYielded(body, number);
    Operation *addition = next ? next.getDefiningOp() : nullptr;
    if (!addition || addition->getName().getStringRef() != add ||
        addition->getNumOperands() != 2 ||
        addition->getOperand(0) != body.getArgument(number))
      return std::nullopt;
    std::optional<int64_t> start = getInteger(op->getOperand(number)),
                           end = getInteger(comparison->getOperand(1)),
                           step = getInteger(addition->getOperand(1));
    Attribute how = comparison->getAttr(direction);
    bool isInclusive = says(how, "LE");
    if (!start || !end || !step || *step <= 0 ||
        (!isInclusive && !says(how, "LT")))
      return std::nullopt;
    return computeTripCount(*start, Count(*end) + Count(isInclusive), *step);
  }
};
} // namespace

std::unique_ptr<OpModel> roofline::makeCallModel(DictionaryAttr keys) {
  return std::make_unique<CallFamily>(keys);
}
std::unique_ptr<OpModel> roofline::makeBranchModel(DictionaryAttr keys) {
  return std::make_unique<BranchFamily>(keys);
}
std::unique_ptr<OpModel> roofline::makeDispatchModel(DictionaryAttr keys) {
  return std::make_unique<DispatchFamily>(keys);
}
std::unique_ptr<OpModel> roofline::makeLoopModel(DictionaryAttr keys) {
  return std::make_unique<LoopFamily>(keys);
}
