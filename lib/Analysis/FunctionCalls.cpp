//===- FunctionCalls.cpp - Work of calls and launches -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "Totals.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Analysis/RooflineAnalysis.h"
#include "roofline/Support/CountTerms.h"

#include <map>

using namespace mlir;
using namespace mlir::roofline;

CallSite::CallSite(CallOpInterface call)
    : op(call),
      callee(dyn_cast_if_present<SymbolRefAttr>(call.getCallableForCallee())),
      operands(call.getArgOperands()) {}

CallSite::CallSite(LaunchOpInterface launch, WorkContext &context)
    : op(launch), callee(launch.getLaunchedFunction()),
      operands(launch.getLaunchedOperands()) {
  launch.getLaunchSizes(context, sizes);
  for (const LaunchSize &size : sizes)
    executions *= size.size;
}

void ModuleAnalysis::Impl::FunctionWalker::emitRecursiveCall(Operation *call,
                                                             const Scope &scope,
                                                             Totals &totals) {
  OpRecord record;
  record.op = call;
  record.unbounded = true;
  record.once.estimate.bound = Bound::unknown();
  record.notes.push_back("unbounded: recursive call, its work is not counted");
  totals.unbounded = true;
  storage.addUnknownStorage();
  emit(record, scope, totals);
}

/// Limits of what a call passes on, which would otherwise grow with each call
/// of a chain: the letters of a name, the parts of a quantity, those of one
/// that depends on what further calls pass on, and the rows whose time depends
/// on symbols.
static constexpr size_t maxLetters = 48;
static constexpr uint64_t maxParts = 512;
static constexpr uint64_t maxForwardedParts = 96;
static constexpr size_t maxRows = 256;

/// True if symbols in `count` are those of calls, such as `callee0.dim0`.
static bool isForwarded(const Count &count) {
  bool found = false;
  count.visitAtoms([&](const CountAtom &atom) {
    found |= StringRef(atom.name).contains('.') && !isGlobalSymbol(atom.name);
  });
  return found;
}

static void limitSymbolicRows(Totals &totals) {
  if (totals.symbolicRows.size() <= maxRows)
    return;
  totals.symbolicRows.clear();
  totals.hasUnknownTime = true;
}

/// Work of a call or launch: that of the function, as often as it executes
/// (R8).
void ModuleAnalysis::Impl::FunctionWalker::visitCall(const CallSite &site,
                                                     const Scope &scope,
                                                     Totals &totals) {
  visitUntouched(site.op, /*isOpaque=*/true);
  coldReads.clear();
  Operation *callee = impl.resolveCallee(site);
  if (WorkAttr given = callee ? getGivenWork(callee) : WorkAttr()) {
    Scope threads{scope.executions * site.executions, scope.unbounded, &scope,
                  site.executions, site.op};
    return visitGiven(site.op, given, site.sizes.empty() ? scope : threads,
                      totals);
  }
  if (!callee || cast<FunctionOpInterface>(callee).isExternal())
    return addUnmodelled(site.op);
  impl.states[function].callees.insert(callee);
  if (impl.states[callee].progress == FunctionState::Active)
    return emitRecursiveCall(site.op, scope, totals);
  // Stays where it is until another function is analysed.
  const FunctionState &state = impl.analyzeCall(
      callee, bindArguments(site, cast<FunctionOpInterface>(callee)));
  Totals called = state.totals;
  renameSymbols(site, cast<FunctionOpInterface>(callee), called);
  if (impl.estimator)
    estimateSymbolicRows(*impl.estimator, called);
  limitSymbolicRows(called);
  if (called.storage && called.storage->isIncomplete)
    storage.addUnknownStorage();
  if (wantsTotals)
    storage.addCall(site.op, site.operands, called, state.weights,
                    getStoragePlace());
  // A kernel that is no `ExecutionOpInterface` is analysed for one thread.
  if (site.sizes.empty() || isa<ExecutionOpInterface>(callee))
    return emitCall(site, called, scope, totals);
  Totals launched;
  addTotals(called, site.executions, launched);
  emitCall(site, launched, scope, totals);
}

/// True for the name of a size of a launch.
static bool isLaunchSize(StringRef name) {
  return name.starts_with(launchSizePrefix);
}

/// Dim `dim` of the operand for `argument`, in terms of the caller.
static std::optional<Count> lookupArgumentDim(const CallSite &site,
                                              WorkContext &context,
                                              unsigned argument, int64_t dim) {
  if (argument >= site.operands.size())
    return std::nullopt;
  Value operand = site.operands[argument];
  auto type = dyn_cast<ShapedType>(operand.getType());
  if (!type || !type.hasRank() || dim >= type.getRank())
    return std::nullopt;
  return context.getDim(operand, dim);
}

static void bindOperands(const CallSite &site, FunctionOpInterface callee,
                         WorkContext &context, Bindings &bindings) {
  auto bind = [&](const std::string &name, const Count &value) {
    bindings.erase(name);
    if (value.isConstant())
      bindings[name] = value;
  };
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(callee.getArguments(), site.operands))) {
    auto [argument, operand] = pair;
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type && argument.getType().isIntOrIndex() &&
        operand.getType().isIntOrIndex())
      bind("arg" + std::to_string(number), context.getIndexValue(operand));
    for (int64_t dim = 0; type && type.hasRank() && dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        if (std::optional<Count> size =
                lookupArgumentDim(site, context, number, dim))
          bind(getArgumentDimName(callee, number, dim), *size);
  }
}

/// Binds the sizes of a launch; a call has none.
static void bindSizes(const CallSite &site, Bindings &bindings) {
  if (!site.sizes.empty())
    bindings[launchMark.str()] = 1;
  for (const auto &[name, size] : site.sizes)
    bindings[name.str()] = size.isConstant() ? size : Count::symbol(name.str());
}

void roofline::bindCalled(Operation *call, Operation *callee,
                          WorkContext &context, Bindings &bindings) {
  auto launch = dyn_cast<LaunchOpInterface>(call);
  CallSite site = launch ? CallSite(launch, context)
                         : CallSite(cast<CallOpInterface>(call));
  bindOperands(site, cast<FunctionOpInterface>(callee), context, bindings);
  bindSizes(site, bindings);
}

/// The bindings that hold in a called function: those of its arguments are what
/// the call passes, as far as that is constant. A launch always binds them,
/// since outlining passes the bounds of loops as arguments. Its sizes also hold
/// in the functions that the kernel calls.
Bindings ModuleAnalysis::Impl::FunctionWalker::bindArguments(
    const CallSite &site, FunctionOpInterface callee) {
  Bindings bindings = impl.globalBindings;
  if (!bindings.empty() || !site.sizes.empty())
    bindOperands(site, callee, context, bindings);
  for (const auto &[name, size] : impl.options.bindings)
    if (isLaunchSize(name) && name != launchMark)
      bindings[name] = size;
  bindSizes(site, bindings);
  return bindings;
}

/// The size `name` of a launch; nullopt for a call, which is part of a launch
/// of the caller.
static std::optional<Count> lookupSize(const CallSite &site, StringRef name) {
  for (const LaunchSize &size : site.sizes)
    if (size.name == name)
      return size.size;
  return std::nullopt;
}

/// Puts the caller's terms for the symbols of a called function: the dims and
/// values of the operands for those of the arguments, the sizes of this launch,
/// and names of this call for what only the callee knows. A quantity that stays
/// too complex becomes a symbol of its own.
void ModuleAnalysis::Impl::FunctionWalker::renameSymbols(
    const CallSite &site, FunctionOpInterface callee, Totals &called) {
  std::string prefix;
  llvm::StringMap<Count> renamed;
  std::map<Count, Count> replaced;
  llvm::StringMap<std::pair<unsigned, int64_t>> names = getGivenNames(callee);
  auto getPrefix = [&]() -> const std::string & {
    if (prefix.empty())
      prefix = context.makeName(makeSymbolName(callee.getName())) + ".";
    return prefix;
  };
  auto lookup = [&](StringRef name) -> std::optional<Count> {
    if (isGlobalSymbol(name))
      return std::nullopt;
    if (isLaunchSize(name))
      return lookupSize(site, name);
    auto it = names.find(name);
    if (std::optional<Count> own =
            it == names.end()
                ? lookupArgument(site, name)
                : lookupArgumentDim(site, context, it->second.first,
                                    it->second.second))
      return own;
    auto [own, isNew] = renamed.try_emplace(name);
    if (isNew) {
      std::string symbol = getPrefix() + name.str();
      if (symbol.size() > maxLetters || context.isNoted(symbol))
        symbol = context.makeName(prefix + "size");
      own->second =
          context.noteSymbol(symbol, "what '" + name.str() + "' is in the call",
                             site.op->getLoc());
    }
    return own->second;
  };
  changeCounts(
      [&](Count &count) {
        Count own = count;
        count = count.substitute(lookup);
        if (!count.isMoreComplexThan(maxForwardedParts) ||
            (!count.isMoreComplexThan(maxParts) && !isForwarded(own)))
          return;
        auto [symbol, isNew] = replaced.try_emplace(count);
        if (isNew) {
          std::string name = context.makeName(getPrefix() + "total");
          // Not what it is bound to: the bounds of an interval are two symbols.
          (void)context.noteSymbol(
              name, "a quantity of the call that has too many terms",
              site.op->getLoc());
          symbol->second = Count::symbol(name);
        }
        count = symbol->second;
      },
      called);
}

/// What may stand for a symbol, which is never negative: the counts of a callee
/// hold for no other value. A loop that it bounds does not run below 0.
static std::optional<Count> getNonNegative(const Count &value) {
  if (value.isKnownNonNegative())
    return value;
  return value.isConstant() ? std::nullopt : std::optional(countMax(0, value));
}

/// The caller's count for `name`, `arg0` or `arg0_d1` in a called function.
std::optional<Count>
ModuleAnalysis::Impl::FunctionWalker::lookupArgument(const CallSite &site,
                                                     StringRef name) {
  unsigned argument, dim;
  if (!name.consume_front("arg") || name.consumeInteger(10, argument) ||
      argument >= site.operands.size())
    return std::nullopt;
  Value operand = site.operands[argument];
  if (name.empty())
    return operand.getType().isIntOrIndex()
               ? getNonNegative(context.getIndexValue(operand))
               : std::nullopt;
  if (!name.consume_front("_d") || name.getAsInteger(10, dim))
    return std::nullopt;
  return lookupArgumentDim(site, context, argument, dim);
}

/// Emits the record of a call or launch that executes work with the totals
/// `called`.
void ModuleAnalysis::Impl::FunctionWalker::emitCall(const CallSite &site,
                                                    const Totals &called,
                                                    const Scope &scope,
                                                    Totals &totals) {
  OpRecord record;
  record.op = site.op;
  record.executions = scope.executions;
  record.unbounded = scope.unbounded || called.unbounded;
  if (record.unbounded)
    record.notes.push_back(unboundedNote.str());
  record.incomplete = impl.states[impl.resolveCallee(site)].isIncomplete;
  if (record.incomplete) {
    impl.states[function].isIncomplete = true;
    record.notes.push_back("incomplete: it has ops without a model");
  }
  record.addCutSearches(called.cutSearches);
  record.once.work = called.work;
  Cost &all = record.repeated.emplace();
  all.work = called.work;
  all.work.scale(scope.executions);
  if (impl.estimator) {
    Totals scaled;
    addTotals(called, scope.executions, scaled);
    all.estimate = estimateTotals(*impl.estimator, scaled);
    record.once.estimate.levels = called.levels;
    shareEstimate(record);
  }
  if (wantsTotals)
    addTotals(called, scope.executions, totals);
  impl.notify(function, record);
}
