//===- Derivation.cpp - How quantities come about -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Derivation.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

std::string roofline::formatOperand(const Count &count) {
  std::string text = count.str();
  bool isSum = StringRef(text).drop_front().contains_insensitive(" ");
  return isSum ? "(" + text + ")" : text;
}

std::string roofline::joinSum(ArrayRef<std::string> operands) {
  return operands.empty() ? "0" : llvm::join(operands, " + ");
}

std::string roofline::joinMax(ArrayRef<std::string> operands) {
  return operands.size() == 1 ? operands.front()
                              : "max(" + llvm::join(operands, ", ") + ")";
}

std::string roofline::describeSum(ArrayRef<Count> values) {
  constexpr size_t maxOperands = 8;
  SmallVector<std::pair<Count, int64_t>> groups;
  for (const Count &value : values) {
    auto *group = llvm::find_if(
        groups, [&](const auto &other) { return other.first == value; });
    if (group != groups.end())
      ++group->second;
    else if (groups.size() == maxOperands)
      return "";
    else
      groups.push_back({value, 1});
  }
  SmallVector<std::string> operands;
  for (const auto &[value, times] : groups)
    operands.push_back((times == 1 ? "" : std::to_string(times) + " * ") +
                       formatOperand(value));
  return joinSum(operands);
}

//===----------------------------------------------------------------------===//
// DerivationLog
//===----------------------------------------------------------------------===//

static thread_local DerivationLog *currentLog = nullptr;

DerivationLog::DerivationLog() : outer(currentLog) { currentLog = this; }

DerivationLog::~DerivationLog() { currentLog = outer; }

DerivationLog *DerivationLog::get() { return currentLog; }

DerivationLog::Scope::Scope(const void *subject, StringRef part) {
  if (!currentLog)
    return;
  outer = std::exchange(currentLog->current, {subject, part.str()});
  currentLog->steps.erase(currentLog->current);
}

DerivationLog::Scope::~Scope() {
  if (currentLog)
    currentLog->current = std::move(outer);
}

void DerivationLog::add(DerivationStep step) {
  steps[current].push_back(std::move(step));
}

ArrayRef<DerivationStep> DerivationLog::lookup(const void *subject,
                                               StringRef part) const {
  auto it = steps.find({subject, part.str()});
  return it == steps.end() ? ArrayRef<DerivationStep>() : it->second;
}

//===----------------------------------------------------------------------===//
// DerivedCount
//===----------------------------------------------------------------------===//

DerivedCount::DerivedCount(const Count &value) : value(value) {
  if (currentLog)
    text = formatOperand(value);
}

std::string DerivedCount::getText() const {
  return currentLog ? format(Sum) : "";
}

/// As an operand of an operator that binds as tightly as `most`.
std::string DerivedCount::format(Kind most) const {
  if (text.empty())
    return formatOperand(value);
  return kind > most ? "(" + text + ")" : text;
}

DerivedCount DerivedCount::call(StringRef name, const Count &value,
                                const DerivedCount &a, const DerivedCount &b) {
  if (!currentLog)
    return DerivedCount(value, "", Atom);
  return DerivedCount(
      value, (name + "(" + a.format(Sum) + ", " + b.format(Sum) + ")").str(),
      Atom);
}

/// The function `name` of a quotient; of symbols one of two operands.
DerivedCount DerivedCount::divide(StringRef name, const Count &value,
                                  const DerivedCount &a,
                                  const DerivedCount &b) {
  if (!currentLog || b.value.isOne())
    return currentLog ? a : DerivedCount(value, "", Atom);
  if (!a.isConstant() || !b.isConstant())
    return call((name + "div").str(), value, a, b);
  return DerivedCount(
      value,
      (name + "(" + a.format(Product) + " / " + b.format(Atom) + ")").str(),
      Atom);
}

namespace mlir::roofline {
DerivedCount operator+(const DerivedCount &a, const DerivedCount &b) {
  Count value = a.value + b.value;
  if (!currentLog)
    return DerivedCount(value, "", DerivedCount::Atom);
  if (a.value.isZero())
    return b;
  if (b.value.isZero())
    return a;
  return DerivedCount(
      value, a.format(DerivedCount::Sum) + " + " + b.format(DerivedCount::Sum),
      DerivedCount::Sum);
}

DerivedCount operator-(const DerivedCount &a, const DerivedCount &b) {
  Count value = a.value - b.value;
  if (!currentLog)
    return DerivedCount(value, "", DerivedCount::Atom);
  if (b.value.isZero())
    return a;
  return DerivedCount(value,
                      a.format(DerivedCount::Sum) + " - " +
                          b.format(DerivedCount::Product),
                      DerivedCount::Sum);
}

DerivedCount operator*(const DerivedCount &a, const DerivedCount &b) {
  Count value = a.value * b.value;
  if (!currentLog)
    return DerivedCount(value, "", DerivedCount::Atom);
  if (a.value.isOne())
    return b;
  if (b.value.isOne())
    return a;
  return DerivedCount(value,
                      a.format(DerivedCount::Product) + " * " +
                          b.format(DerivedCount::Product),
                      DerivedCount::Product);
}

DerivedCount countMax(const DerivedCount &a, const DerivedCount &b) {
  return DerivedCount::call("max", countMax(a.value, b.value), a, b);
}

DerivedCount countMin(const DerivedCount &a, const DerivedCount &b) {
  return DerivedCount::call("min", countMin(a.value, b.value), a, b);
}

DerivedCount countCeilDiv(const DerivedCount &a, const DerivedCount &b) {
  return DerivedCount::divide("ceil", countCeilDiv(a.value, b.value), a, b);
}

DerivedCount countFloorDiv(const DerivedCount &a, const DerivedCount &b) {
  return DerivedCount::divide("floor", countFloorDiv(a.value, b.value), a, b);
}
} // namespace mlir::roofline

Count roofline::noteStep(StringRef text, const DerivedCount &value,
                         StringRef unit, StringRef rule) {
  if (currentLog)
    currentLog->add(
        {"", text.str(), value.getText(), value.get(), unit.str(), rule.str()});
  return value.get();
}
