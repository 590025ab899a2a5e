//===- ProgramSymbols.cpp - Names of the unknown sizes of a function ------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/ProgramContext.h"

#include "roofline/IR/RooflineDialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

std::optional<Count> ProgramContext::lookupBinding(StringRef name) const {
  if (!bindings)
    return std::nullopt;
  auto it = bindings->find(name);
  return it == bindings->end() ? std::nullopt : std::optional(it->second);
}

Count ProgramContext::getSymbol(StringRef name) {
  if (std::optional<Count> value = lookupBinding(name))
    return *value;
  return equations.resolve(Count::symbol(name));
}

Count ProgramContext::noteSymbol(const std::string &name, StringRef meaning,
                                 Location loc) {
  ++numSymbolRequests;
  if (noted.insert(name).second)
    symbols.push_back({name, meaning.str(), loc, std::nullopt});
  return getSymbol(name);
}

bool ProgramContext::isCounterName(StringRef name) {
  StringRef own = name.substr(name.rfind('.') + 1);
  return own.consume_front(counterHint) && !own.empty() &&
         llvm::all_of(own, llvm::isDigit);
}

bool ProgramContext::hasCounter(const Count &count) {
  SmallVector<std::string> symbols;
  if (!count.isConstant())
    count.collectSymbols(symbols);
  return llvm::any_of(symbols, isCounterName);
}

/// No binding of the user's is meant for it.
Count ProgramContext::makeCounter(BlockArgument counter) {
  ++numSymbolRequests;
  std::string name = makeName(counterHint);
  noted.insert(name);
  counterNames[counter] = name;
  symbols.push_back({name, "the counter of a loop", counter.getLoc(),
                     std::nullopt, /*isCounter=*/true});
  return equations.resolve(Count::symbol(name));
}

static StringRef describeHint(StringRef hint) {
  return llvm::StringSwitch<StringRef>(hint)
      .Case("dim", "a dim that no op determines")
      .Case("value", "a value that no op determines")
      .Case("trips", "trips of a loop")
      .Case("while", "trips of a loop")
      .Default("a quantity that no op determines");
}

std::string ProgramContext::makeName(StringRef hint) {
  unsigned &number = numSymbols[hint];
  std::string name;
  do
    name = hint.str() + std::to_string(number++);
  while (isNoted(name) || !made.insert(name).second);
  return name;
}

std::optional<std::pair<std::string, Count>>
ProgramContext::lookupSymbol(Value index) const {
  auto it = indexValues.find(index);
  if (it == indexValues.end())
    return std::nullopt;
  const Count &count = it->second.count;
  auto counter = counterNames.find(index);
  Count symbol = counter != counterNames.end()
                     ? Count::symbol(counter->second)
                     : count - Count(count.getConstantTerm());
  StringRef name = symbol.getSymbolName();
  SmallVector<std::string> others;
  (count - symbol).collectSymbols(others);
  if (name.empty() || is_contained(others, name))
    return std::nullopt;
  return std::pair(name.str(), count - symbol);
}

Count ProgramContext::makeSymbol(StringRef hint, Location loc) {
  return noteSymbol(makeName(hint), describeHint(hint), loc);
}

SmallVector<SymbolInfo, 0> ProgramContext::collectSymbols() {
  SmallVector<SymbolInfo, 0> all = symbols;
  for (SymbolInfo &symbol : all) {
    if (symbol.isCounter)
      continue;
    Count value = getSymbol(symbol.name);
    if (value != Count::symbol(symbol.name))
      symbol.value = std::move(value);
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Returns the name that the user gave a dim; empty for none.
static StringRef getGivenName(FunctionOpInterface function, unsigned argument,
                              int64_t dim) {
  auto names = function.getArgAttrOfType<ArrayAttr>(
      argument, RooflineDialect::getDimsAttrName());
  if (!names || dim >= static_cast<int64_t>(names.size()))
    return {};
  auto name = dyn_cast<StringAttr>(names[dim]);
  return name ? name.getValue() : StringRef();
}

llvm::StringMap<std::pair<unsigned, int64_t>>
roofline::getGivenNames(FunctionOpInterface function) {
  llvm::StringMap<std::pair<unsigned, int64_t>> names;
  for (auto [argument, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto shaped = dyn_cast<ShapedType>(type);
    int64_t rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
    for (int64_t dim = 0; dim < rank; ++dim)
      if (StringRef name = getGivenName(function, argument, dim); !name.empty())
        names.try_emplace(name, argument, dim);
  }
  return names;
}

std::string roofline::getArgumentDimName(FunctionOpInterface function,
                                         unsigned argument, int64_t dim) {
  StringRef given = getGivenName(function, argument, dim);
  if (!given.empty())
    return given.str();
  return "arg" + std::to_string(argument) + "_d" + std::to_string(dim);
}

Count ProgramContext::getArgumentDim(BlockArgument argument, int64_t dim) {
  unsigned number = argument.getArgNumber();
  return noteSymbol(
      getArgumentDimName(
          cast<FunctionOpInterface>(argument.getOwner()->getParentOp()), number,
          dim),
      "dim " + std::to_string(dim) + " of argument " + std::to_string(number),
      argument.getLoc());
}

Count ProgramContext::getArgumentValue(BlockArgument argument) {
  std::string number = std::to_string(argument.getArgNumber());
  return noteSymbol("arg" + number, "value of argument " + number,
                    argument.getLoc());
}

/// Collects the names that the user gave, and the sizes of static dims that
/// have one. With bindings, which may name a size that no op asks for, all
/// sizes of arguments are registered.
void ProgramContext::addNames(FunctionOpInterface function) {
  bool notesAll = bindings && !bindings->empty();
  // An entry block may have more arguments, which callers don't pass.
  for (BlockArgument argument :
       function.getArguments().take_front(function.getNumArguments())) {
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type || !type.hasRank()) {
      if (notesAll && argument.getType().isIntOrIndex())
        (void)getArgumentValue(argument);
      continue;
    }
    for (auto [dim, size] : llvm::enumerate(type.getShape())) {
      StringRef name = getGivenName(function, argument.getArgNumber(), dim);
      if (!name.empty())
        equations.addName(name);
      if (notesAll && (!name.empty() || ShapedType::isDynamic(size)))
        (void)getArgumentDim(argument, dim);
      if (!name.empty() && !ShapedType::isDynamic(size))
        addEquation(getSymbol(name), size, argument.getLoc());
    }
  }
}

//===----------------------------------------------------------------------===//
// Equations
//===----------------------------------------------------------------------===//

void ProgramContext::addEquation(const Count &lhs, const Count &rhs,
                                 Location loc) {
  constexpr size_t maxConflicts = 16;
  if (!equations.unify(lhs, rhs) && conflicts.size() < maxConflicts)
    conflicts.push_back({loc, lhs, rhs});
}

/// True for ops whose sizes are all known.
static bool isStatic(Operation *op) {
  bool hasShapes = false;
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types) {
      // The first two are quicker than a look for the interface.
      auto isKnown =
          llvm::TypeSwitch<Type, std::optional<bool>>(type)
              .Case<RankedTensorType, MemRefType, ShapedType>(
                  [](auto shaped) { return shaped.hasStaticShape(); })
              .Default([](auto) { return std::nullopt; });
      if (isKnown == false)
        return false;
      hasShapes |= isKnown.has_value();
    }
  return hasShapes;
}

/// Adds the equations of the ops of a region that executes, without those in
/// branches, which may not be taken. A loop is taken to execute.
void ProgramContext::addEquations(Region &root) {
  // Looks for interfaces take longer than the rest.
  enum class Kind { Function, Control, Modelled, Other };
  llvm::SmallDenseMap<OperationName, Kind> kinds;
  auto describe = [&](Operation &op) {
    auto [it, isNew] = kinds.try_emplace(op.getName());
    if (isNew)
      it->second = isa<FunctionOpInterface>(op)    ? Kind::Function
                   : isa<ExecutionOpInterface>(op) ? Kind::Control
                   : isa<WorkOpInterface>(op)      ? Kind::Modelled
                                                   : Kind::Other;
    return it->second;
  };
  auto add = [&](auto &add, Region &region) -> void {
    if (region.empty())
      return;
    for (Operation &op : region.front()) {
      // Functions have equations of their own.
      Kind kind = describe(op);
      if (kind == Kind::Control) {
        if (!ExecutionOpInterface(&op).areRegionsExclusive())
          for (Region &inner : op.getRegions())
            add(add, inner);
      } else if (kind == Kind::Modelled && !isStatic(&op)) {
        WorkOpInterface(&op).addEqualSizes(
            *this, [&](const Count &lhs, const Count &rhs) {
              if (lhs != rhs)
                addEquation(lhs, rhs, op.getLoc());
            });
      }
    }
  };
  add(add, root);
}

void ProgramContext::enter(Operation *program) {
  if (function)
    return;
  function = program;
  // What is asked for meanwhile is no deeper than what any op asks.
  llvm::SaveAndRestore nesting(depth, 0u);
  if (auto named = dyn_cast<FunctionOpInterface>(program))
    if (!named.isExternal())
      addNames(named);
  if (program->getNumRegions() != 0)
    addEquations(program->getRegion(0));
}

/// Collects the names and equations of the function around `value`, when the
/// context is first asked for something unknown.
void ProgramContext::enterFunction(Value value) {
  ++numQuestions;
  if (function)
    return;
  Operation *parent = value.getParentRegion()->getParentOp();
  while (parent && !isa<FunctionOpInterface>(parent) &&
         !parent->hasTrait<OpTrait::SymbolTable>())
    parent = parent->getParentOp();
  if (parent)
    enter(parent);
}

Count &ProgramContext::update(Answer &answer) {
  if (answer.version != equations.getVersion()) {
    answer.count = equations.resolve(answer.count);
    answer.version = equations.getVersion();
  }
  return answer.count;
}
