//===- ExplainNoted.cpp - Steps that the analysis notes -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops, kernels and calls: what they move follows from the program around the
// op. The analysis computes it again and notes how.
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

bool Explainer::isCall() const {
  return isa<CallOpInterface, LaunchOpInterface>(op) &&
         !isa<ExecutionOpInterface>(op) && !record.once.work.given;
}

/// Fills the log. The parts of a shared record are those of another op.
void Explainer::analyzeAgain() {
  (void)estimator.estimate(all, estimate.levels);
  if (isCall() || record.once.work.given ||
      (!isRepeated() && record.parts.empty()))
    return;
  std::optional<OpRecord> again = analysis.compute(op);
  if (!again || again->parts.size() != record.parts.size())
    return;
  for (const OpRecord &part : again->parts)
    parts.push_back(part.op);
}

void Explainer::emitNoted(const DerivationStep &noted, StringRef figure) {
  bool isStart = noted.formula.empty() && figure.empty();
  if (isStart &&
      !notedBefore.insert(noted.text + "=" + noted.value.str()).second)
    return;
  bool isItself = figure.empty() && noted.formula == formatOperand(noted.value);
  step(figure, noted.text, isItself ? "" : StringRef(noted.formula),
       noted.value, noted.unit, noted.rule);
}

/// Writes the steps about a part of `subject` that lead to `key`; the last is
/// the `figure` of the row. False, without any, if it isn't `value`.
bool Explainer::explainNoted(const void *subject, StringRef part, StringRef key,
                             StringRef figure, const Count &value) {
  SmallVector<const DerivationStep *> steps;
  for (const DerivationStep &noted : log.lookup(subject, part))
    if (noted.figure == key || noted.figure.empty())
      steps.push_back(&noted);
  while (!steps.empty() && steps.back()->figure.empty())
    steps.pop_back();
  if (steps.empty() || steps.back()->value != value ||
      steps.back()->formula.empty())
    return false;
  for (const DerivationStep *noted : ArrayRef(steps).drop_back())
    emitNoted(*noted, "");
  emitNoted(*steps.back(), figure);
  return true;
}

/// Writes the steps about a part of each subject that lead to some `key`, and
/// returns their sum as arithmetic; nullopt, without any, if it isn't `value`,
/// if there is one.
std::optional<std::string> Explainer::sumNoted(ArrayRef<Operation *> subjects,
                                               StringRef part, StringRef key,
                                               std::optional<Count> value) {
  SmallVector<std::string> operands;
  Count sum;
  for (Operation *subject : subjects)
    for (const DerivationStep &noted : log.lookup(subject, part))
      if (noted.figure == key) {
        sum += noted.value;
        operands.push_back(formatOperand(noted.value));
      }
  if (operands.empty() || (value && sum != *value))
    return std::nullopt;
  for (Operation *subject : subjects) {
    SmallVector<const DerivationStep *> before;
    for (const DerivationStep &noted : log.lookup(subject, part)) {
      if (noted.figure.empty())
        before.push_back(&noted);
      if (noted.figure != key)
        continue;
      for (const DerivationStep *each : before)
        emitNoted(*each, "");
      before.clear();
      DerivationStep own = noted;
      if (subject != op)
        own.text = nameOp(subject) + ": " + own.text;
      emitNoted(own, "");
    }
  }
  return joinSum(operands);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The function that a call or launch names; null if there is none.
static Operation *lookupCallee(Operation *op) {
  SymbolRefAttr symbol;
  if (auto call = dyn_cast<CallOpInterface>(op))
    symbol = dyn_cast_if_present<SymbolRefAttr>(call.getCallableForCallee());
  if (auto launch = dyn_cast<LaunchOpInterface>(op))
    symbol = launch.getLaunchedFunction();
  return symbol ? SymbolTable::lookupNearestSymbolFrom(op, symbol) : nullptr;
}

/// The rows of `callee` with the sizes that the call or launch gives to it.
ArrayRef<RooflineAnalysis::Entry>
Explainer::getCalledEntries(Operation *callee) {
  if (!called) {
    AnalysisOptions own = options;
    bindCalled(op, callee, *context, own.bindings);
    if (own.bindings == options.bindings)
      return analysis.getEntries();
    called = std::make_unique<RooflineAnalysis>(callee, target, own);
  }
  return called->getEntries();
}

/// More rows that differ are summed up in the report of the function alone.
static constexpr size_t maxDifferent = 32;

/// Writes what the rows of the called function have, those with the same figure
/// in one step, and returns the sum as arithmetic; nullopt if that is no sum.
std::optional<std::string>
Explainer::sumCalled(const Twine &text, const Count &value, StringRef unit,
                     function_ref<std::optional<Count>(const OpRecord &)> get) {
  Operation *callee = isCall() ? lookupCallee(op) : nullptr;
  SmallVector<std::pair<Count, SmallVector<StringRef>>> groups;
  Count sum;
  if (!callee)
    return {};
  for (const RooflineAnalysis::Entry &entry : getCalledEntries(callee)) {
    if (entry.function != callee)
      continue;
    std::optional<Count> own = get(*entry.record);
    if (!own)
      return std::nullopt;
    if (own->isZero())
      continue;
    sum += *own;
    auto *group = llvm::find_if(
        groups, [&](const auto &other) { return other.first == *own; });
    if (group == groups.end())
      group = &groups.emplace_back(*own, SmallVector<StringRef>());
    group->second.push_back(entry.op->getName().getStringRef());
  }
  Count all = sum * record.executions;
  if (groups.empty() || groups.size() > maxDifferent || all != value)
    return std::nullopt;
  SmallVector<std::string> operands;
  for (auto &[each, names] : groups) {
    size_t number = names.size();
    names.erase(llvm::unique(names), names.end());
    names.truncate(std::min<size_t>(names.size(), 4));
    step("", text + " of " + llvm::join(names, ", ") + " inside", "", each,
         unit, "R20");
    operands.push_back((number == 1 ? "" : std::to_string(number) + " * ") +
                       formatOperand(each));
  }
  std::string inside = joinSum(operands);
  return record.executions.isOne()
             ? inside
             : "(" + inside + ") * " + formatOperand(record.executions);
}

/// The same for a time; empty if that is no sum.
std::string Explainer::sumCalled(
    const Twine &text, double value,
    function_ref<std::optional<double>(const OpRecord &)> get) {
  Operation *callee = isCall() ? lookupCallee(op) : nullptr;
  llvm::MapVector<std::string, int64_t, llvm::StringMap<unsigned>> groups;
  double sum = 0;
  if (!callee)
    return {};
  for (const RooflineAnalysis::Entry &entry : getCalledEntries(callee)) {
    if (entry.function != callee)
      continue;
    std::optional<double> own = get(*entry.record);
    if (!own)
      return "";
    if (*own == 0)
      continue;
    sum += *own;
    ++groups[formatExact(*own)];
  }
  double executions = record.executions.isConstant()
                          ? record.executions.toDouble()
                          : std::numeric_limits<double>::quiet_NaN();
  if (groups.empty() || groups.size() > maxDifferent ||
      !(std::abs(sum * executions - value) <= 1e-12 * value))
    return "";
  SmallVector<std::string> operands;
  for (const auto &[seconds, number] : groups) {
    step("", text + " of rows inside", "", StringRef(seconds), "s", "R20");
    operands.push_back((number == 1 ? "" : std::to_string(number) + " * ") +
                       seconds);
  }
  std::string inside = joinSum(operands);
  return record.executions.isOne()
             ? inside
             : "(" + inside + ") * " + formatOperand(record.executions);
}
