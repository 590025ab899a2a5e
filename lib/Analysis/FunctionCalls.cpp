//===- FunctionCalls.cpp - Work of calls -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleAnalysisImpl.h"
#include "Totals.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// Work of a call: that of its callee (R8).
void ModuleAnalysis::Impl::FunctionWalker::visitCall(CallOpInterface call,
                                                     const Scope &scope,
                                                     Totals &totals) {
  Operation *callee = impl.resolveCallee(call);
  if (callee)
    if (WorkAttr given = getGivenWork(callee))
      return visitGiven(call, given, scope, totals);
  if (!callee || cast<FunctionOpInterface>(callee).isExternal())
    return addUnmodelled(call);
  impl.states[function].callees.insert(callee);
  if (impl.states[callee].progress == FunctionState::Active) {
    OpRecord record;
    record.op = call;
    record.unbounded = true;
    record.once.estimate.bound = Bound::unknown();
    record.notes.push_back("unbounded: recursive call, its work is not "
                           "counted");
    totals.unbounded = true;
    storage.addUnknownStorage();
    emit(record, scope, totals);
    return;
  }
  // Stays where it is until another function is analysed.
  const FunctionState &state = impl.analyzeCall(
      callee, bindArguments(call, cast<FunctionOpInterface>(callee)));
  Totals called = state.totals;
  renameSymbols(call, cast<FunctionOpInterface>(callee), called);
  if (impl.estimator)
    estimateSymbolicRows(*impl.estimator, called);
  if (called.storage && called.storage->isIncomplete)
    storage.addUnknownStorage();
  if (wantsTotals)
    storage.addCall(call, called.temporaryBytes, state.weights);
  emitCall(call, called, scope, totals);
}

/// The bindings that hold in a called function: those of its arguments are what
/// the call passes, as far as that is constant.
Bindings ModuleAnalysis::Impl::FunctionWalker::bindArguments(
    CallOpInterface call, FunctionOpInterface callee) {
  Bindings bindings = impl.globalBindings;
  if (bindings.empty())
    return bindings;
  auto bind = [&](const std::string &name, const Count &value) {
    bindings.erase(name);
    if (value.isConstant() && value.isKnownNonNegative())
      bindings[name] = value;
  };
  for (auto [number, pair] : llvm::enumerate(
           llvm::zip(callee.getArguments(), call.getArgOperands()))) {
    auto [argument, operand] = pair;
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type && argument.getType().isIntOrIndex() &&
        operand.getType().isIntOrIndex())
      bind("arg" + std::to_string(number), context.getIndexValue(operand));
    for (int64_t dim = 0; type && type.hasRank() && dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        if (std::optional<Count> size = lookupArgumentDim(call, number, dim))
          bind(getArgumentDimName(callee, number, dim), *size);
  }
  return bindings;
}

/// Puts the caller's terms for the symbols of a called function: the dims and
/// values of the operands for those of the arguments, and names of this call
/// for what only the callee knows.
void ModuleAnalysis::Impl::FunctionWalker::renameSymbols(
    CallOpInterface call, FunctionOpInterface callee, Totals &called) {
  std::string prefix;
  llvm::StringMap<std::pair<unsigned, int64_t>> names = getGivenNames(callee);
  auto lookup = [&](StringRef name) -> std::optional<Count> {
    if (isGlobalSymbol(name))
      return std::nullopt;
    auto it = names.find(name);
    if (std::optional<Count> own =
            it == names.end()
                ? lookupArgument(call, name)
                : lookupArgumentDim(call, it->second.first, it->second.second))
      return own;
    if (prefix.empty())
      prefix = context.makeName(makeSymbolName(callee.getName()));
    return context.noteSymbol(prefix + "." + name.str(),
                              "what '" + name.str() + "' is in the call",
                              call.getLoc());
  };
  substitute(lookup, called);
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
ModuleAnalysis::Impl::FunctionWalker::lookupArgument(CallOpInterface call,
                                                     StringRef name) {
  unsigned argument, dim;
  if (!name.consume_front("arg") || name.consumeInteger(10, argument) ||
      argument >= call.getArgOperands().size())
    return std::nullopt;
  Value operand = call.getArgOperands()[argument];
  if (name.empty())
    return operand.getType().isIntOrIndex()
               ? getNonNegative(context.getIndexValue(operand))
               : std::nullopt;
  if (!name.consume_front("_d") || name.getAsInteger(10, dim))
    return std::nullopt;
  return lookupArgumentDim(call, argument, dim);
}

std::optional<Count> ModuleAnalysis::Impl::FunctionWalker::lookupArgumentDim(
    CallOpInterface call, unsigned argument, int64_t dim) {
  if (argument >= call.getArgOperands().size())
    return std::nullopt;
  Value operand = call.getArgOperands()[argument];
  auto type = dyn_cast<ShapedType>(operand.getType());
  if (!type || !type.hasRank() || dim >= type.getRank())
    return std::nullopt;
  return context.getDim(operand, dim);
}

/// Emits the record of a call to a function with the totals `called`.
void ModuleAnalysis::Impl::FunctionWalker::emitCall(CallOpInterface call,
                                                    const Totals &called,
                                                    const Scope &scope,
                                                    Totals &totals) {
  OpRecord record;
  record.op = call;
  record.executions = scope.executions;
  record.unbounded = scope.unbounded || called.unbounded;
  if (record.unbounded)
    record.notes.push_back(unboundedNote.str());
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
