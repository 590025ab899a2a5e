//===- ProgramContext.cpp - What models may ask about the program ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/ProgramContext.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "roofline/IR/OpModel.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

/// Questions nest at most this deep, and a symbolic answer has at most this
/// many parts; beyond, the answer is a symbol of its own. Both only bound the
/// time on hostile input.
static constexpr unsigned maxDepth = 32;
static constexpr uint64_t maxParts = 96;

/// False for the other arguments of an entry block, such as the buffers of a
/// gpu.func: callers don't pass them.
static bool isFunctionArgument(BlockArgument argument) {
  auto function = dyn_cast_if_present<FunctionOpInterface>(
      argument.getOwner()->getParentOp());
  return function && argument.getOwner()->isEntryBlock() &&
         argument.getOwner()->getParent() == &function.getFunctionBody() &&
         argument.getArgNumber() < function.getNumArguments();
}

bool roofline::isFree(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  if (auto model = dyn_cast<WorkOpInterface>(op))
    return model.isFree();
  return op->hasTrait<OpTrait::IsTerminator>() && op->getNumRegions() == 0;
}

//===----------------------------------------------------------------------===//
// Dims and index values
//===----------------------------------------------------------------------===//

static bool isSameRank(Value lhs, Value rhs) {
  if (lhs.getType() == rhs.getType()) // Quicker than a look for the interface.
    return isa<RankedTensorType>(lhs.getType()) ||
           cast<ShapedType>(lhs.getType()).hasRank();
  auto type = dyn_cast<ShapedType>(lhs.getType());
  return type && type.hasRank() &&
         type.getRank() == cast<ShapedType>(rhs.getType()).getRank();
}

std::optional<Count> roofline::computeDefinedDim(Value shaped, int64_t dim,
                                                 WorkContext &context) {
  // First, as it takes longer to find an init.
  if (auto model = shaped.getDefiningOp<WorkOpInterface>())
    if (std::optional<Count> size = model.getResultDim(
            context, cast<OpResult>(shaped).getResultNumber(), dim))
      return size;
  Value source = getTiedInit(shaped);
  // A loop in destination style keeps the size of what it hands on.
  if (isa<BlockArgument>(shaped) &&
      isa_and_present<DestinationStyleOpInterface>(
          shaped.getParentBlock()->getParentOp()))
    source = getLoopInit(shaped);
  if (source && isSameRank(source, shaped))
    return context.getDim(source, dim);
  return std::nullopt;
}

std::optional<Count> roofline::computeDefinedIndex(Value index,
                                                   WorkContext &context) {
  Operation *op = index.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (auto dimOp = dyn_cast<ShapedDimOpInterface>(op)) {
    std::optional<int64_t> dim = getConstantIntValue(dimOp.getDimension());
    auto type = dyn_cast<ShapedType>(dimOp.getShapedValue().getType());
    if (dim && type && type.hasRank() && *dim >= 0 && *dim < type.getRank())
      return context.getDim(dimOp.getShapedValue(), *dim);
    return std::nullopt;
  }
  if (auto model = dyn_cast<WorkOpInterface>(op))
    return model.getIndexResult(context,
                                cast<OpResult>(index).getResultNumber());
  return std::nullopt;
}

/// Returns the values that control flow may forward to `value`, a result of an
/// op with regions or an argument of a region. Empty if they aren't known.
static SmallVector<Value> getForwardedValues(Value value) {
  SmallVector<Value> sources;
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && !argument.getOwner()->isEntryBlock())
    return sources;
  Operation *op =
      argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
  auto branch = dyn_cast_if_present<RegionBranchOpInterface>(op);
  if (!branch) {
    const OpModel *model = op ? lookupOpModel(op) : nullptr;
    if (model)
      model->getForwardedValues(op, value, sources);
    return sources;
  }
  bool isComplete = true;
  auto add = [&](RegionSuccessor successor, OperandRange operands) {
    ValueRange inputs = successor.getSuccessorInputs();
    size_t number = llvm::find(inputs, value) - inputs.begin();
    if (number == inputs.size())
      return;
    isComplete &= number < operands.size();
    if (isComplete)
      sources.push_back(operands[number]);
  };
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  for (RegionSuccessor successor : successors)
    add(successor, branch.getEntrySuccessorOperands(successor));
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      auto end = block.mightHaveTerminator()
                     ? dyn_cast<RegionBranchTerminatorOpInterface>(block.back())
                     : nullptr;
      if (!end)
        continue;
      successors.clear();
      SmallVector<Attribute> unknown(end->getNumOperands());
      end.getSuccessorRegions(unknown, successors);
      for (RegionSuccessor successor : successors)
        add(successor, end.getSuccessorOperands(successor));
    }
  if (!isComplete)
    sources.clear();
  return sources;
}

/// False for a value that no region hands on.
bool ProgramContext::mayForward(Value value) {
  Operation *maker = value.getDefiningOp();
  if (!maker)
    return true;
  auto [it, isNew] = forwarding.try_emplace(maker->getName());
  if (isNew)
    it->second = isa<RegionBranchOpInterface>(maker) || lookupOpModel(maker);
  return it->second;
}

/// The dim of a value that regions hand on, if all that it may be have the
/// same: around a loop it must not change.
std::optional<Count> ProgramContext::computeForwardedDim(Value shaped,
                                                         int64_t dim) {
  SmallVector<Value> sources = getForwardedValues(shaped);
  if (sources.empty())
    return std::nullopt;
  // No symbol of a program or of the user has such a name.
  std::string name = "forwarded." + std::to_string(numForwarded++);
  Count own = Count::symbol(name);
  dims[{shaped, dim}] = {own, equations.getVersion()};
  std::optional<Count> common;
  bool isKnown = true;
  for (Value source : sources) {
    if (!isSameRank(source, shaped)) {
      isKnown = false;
      break;
    }
    Count size = equations.resolve(getDim(source, dim));
    if (size == own)
      continue;
    SmallVector<std::string> symbols;
    size.collectSymbols(symbols);
    isKnown &= !llvm::is_contained(symbols, name) &&
               (!common || equations.resolve(*common) == size);
    common = size;
  }
  if (!isKnown || !common)
    common = makeSymbol("dim", shaped.getLoc());
  equations.define(name, *common);
  return common;
}

std::optional<Count> ProgramContext::computeDim(Value shaped, int64_t dim) {
  if (auto argument = dyn_cast<BlockArgument>(shaped);
      argument && isFunctionArgument(argument))
    return getArgumentDim(argument, dim);
  if (mayForward(shaped))
    if (std::optional<Count> forwarded = computeForwardedDim(shaped, dim))
      return forwarded;
  std::optional<Count> defined = computeDefinedDim(shaped, dim, *this);
  return defined ? defined : computeReturned(shaped, dim);
}

std::optional<Count> ProgramContext::lookupDim(Value shaped, int64_t dim) {
  auto it = dims.find({shaped, dim});
  return it == dims.end() ? std::nullopt : std::optional(update(it->second));
}

/// Without a look for the interface where it is asked for most.
static int64_t getDimSize(Type type, int64_t dim) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.getDimSize(dim);
  return cast<ShapedType>(type).getDimSize(dim);
}

Count ProgramContext::getDim(Value shaped, int64_t dim) {
  int64_t fixed = getDimSize(shaped.getType(), dim);
  if (!ShapedType::isDynamic(fixed)) {
    Count size = fixed;
    if (!hypothesis)
      return size;
    auto it = hypothesis->dimFactors.find({shaped, dim});
    return it == hypothesis->dimFactors.end() ? size : size * it->second;
  }
  enterFunction(shaped);
  auto it = dims.find({shaped, dim});
  if (it != dims.end())
    return update(it->second);
  unsigned version = equations.getVersion();
  llvm::SaveAndRestore nesting(depth, depth + 1);
  std::optional<Count> count;
  if (depth < maxDepth)
    count = computeDim(shaped, dim);
  if (!count || !count->isKnownNonNegative() ||
      count->isMoreComplexThan(maxParts))
    count = makeSymbol("dim", shaped.getLoc());
  dims[{shaped, dim}] = {*count, version};
  return *count;
}

/// True for the counter of a loop, or an index of a launch.
static bool isCounter(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  auto loop = dyn_cast_if_present<LoopLikeOpInterface>(parent);
  if (!loop)
    return isa_and_present<ExecutionOpInterface>(parent) &&
           argument.getOwner()->isEntryBlock();
  if (auto counters = loop.getLoopInductionVars())
    return llvm::is_contained(*counters, argument);
  // affine.parallel doesn't say which they are.
  return parent->getNumRegions() == 1 && loop.getRegionIterArgs().empty();
}

/// Returns the values that a counter takes.
static std::optional<LoopCounter> findCounter(BlockArgument argument,
                                              WorkContext &context) {
  auto control =
      dyn_cast<ExecutionOpInterface>(argument.getOwner()->getParentOp());
  if (!control)
    return std::nullopt;
  SmallVector<RegionExecution, 2> executions;
  control.getRegionExecutions(context, executions);
  for (const RegionExecution &execution : executions)
    for (const LoopCounter &counter : execution.counters)
      if (counter.value == argument)
        return counter;
  return std::nullopt;
}

std::optional<Count> ProgramContext::computeIndexValue(Value index) {
  if (auto argument = dyn_cast<BlockArgument>(index)) {
    if (isFunctionArgument(argument))
      return getArgumentValue(argument);
    if (!isCounter(argument))
      return std::nullopt;
    std::optional<LoopCounter> counter = findCounter(argument, *this);
    if (counter && counter->step.isZero()) // Such as a size in a launch.
      return counter->start;
    // A symbol is never negative.
    Count symbol = makeCounter(argument);
    return counter && !counter->start.isKnownNonNegative()
               ? symbol + counter->start
               : symbol;
  }
  std::optional<Count> defined = computeDefinedIndex(index, *this);
  return defined ? defined : computeReturned(index, std::nullopt);
}

Count ProgramContext::getIndexValue(Value index) {
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return Count(llvm::DynamicAPInt(constant));
  enterFunction(index);
  auto it = indexValues.find(index);
  if (it != indexValues.end())
    return update(it->second);
  unsigned version = equations.getVersion();
  llvm::SaveAndRestore nesting(depth, depth + 1);
  std::optional<Count> count;
  if (depth < maxDepth)
    count = computeIndexValue(index);
  if (!count || count->isMoreComplexThan(maxParts))
    count = makeSymbol("value", index.getLoc());
  indexValues[index] = {*count, version};
  return *count;
}

void ProgramContext::place(Work &work) {
  if (placements)
    for (Access &access : work.accesses)
      access.placement = placements->lookup(access.value);
}
