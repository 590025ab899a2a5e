//===- Derivation.h - How quantities come about -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic as text, for explanations (docs/use/Explain.md). While a
// `DerivationLog` lives, the code that computes a quantity notes the steps that
// lead to it; without one it notes nothing and builds no text.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_DERIVATION_H
#define ROOFLINE_SUPPORT_DERIVATION_H

#include "mlir/Support/LLVM.h"
#include "roofline/Support/Count.h"
#include "llvm/ADT/SmallVector.h"

#include <map>

namespace mlir::roofline {

/// Arithmetic, and the count that it gives.
struct Formula {
  std::string text;
  Count value;
};

/// `count` as an operand in a formula.
std::string formatOperand(const Count &count);
/// Joins operands: "a + b", or "0" without any.
std::string joinSum(ArrayRef<std::string> operands);
/// "max(a, b)"; the operand itself if it is the only one.
std::string joinMax(ArrayRef<std::string> operands);
/// The sum of `values`, equal ones together: "3 * 128 + 100". Empty if more
/// than a few differ.
std::string describeSum(ArrayRef<Count> values);

/// One step of a derivation.
struct DerivationStep {
  /// What the step gives: "bytes_read"; empty for a step on the way.
  std::string figure;
  std::string text;
  /// Empty where the derivation starts.
  std::string formula;
  Count value;
  std::string unit, rule;
};

/// Keeps the steps that are noted on this thread as long as it lives. The
/// latest one counts.
class DerivationLog {
public:
  DerivationLog();
  ~DerivationLog();
  DerivationLog(const DerivationLog &) = delete;

  /// The log of this thread; null if nobody wants to know.
  static DerivationLog *get();

  /// Names what the steps are about that are noted as long as it lives: a
  /// subject, such as an op, and a part of it. Forgets earlier ones about that.
  class Scope {
  public:
    Scope(const void *subject, StringRef part);
    ~Scope();

  private:
    std::pair<const void *, std::string> outer;
  };

  void add(DerivationStep step);
  ArrayRef<DerivationStep> lookup(const void *subject, StringRef part) const;

private:
  using Key = std::pair<const void *, std::string>;
  DerivationLog *outer;
  Key current = {nullptr, ""};
  /// Looked up only: the order of the keys shows nowhere.
  std::map<Key, SmallVector<DerivationStep, 4>> steps;
};

/// A count that knows how it came about, if a log was there when it was made.
class DerivedCount {
public:
  DerivedCount(int64_t value = 0) : value(value) {}
  DerivedCount(const Count &value);

  const Count &get() const { return value; }
  /// The arithmetic; empty without a log.
  std::string getText() const;
  bool isConstant() const { return value.isConstant(); }

  friend DerivedCount operator+(const DerivedCount &a, const DerivedCount &b);
  friend DerivedCount operator-(const DerivedCount &a, const DerivedCount &b);
  friend DerivedCount operator*(const DerivedCount &a, const DerivedCount &b);
  DerivedCount &operator+=(const DerivedCount &b) { return *this = *this + b; }
  friend DerivedCount countMax(const DerivedCount &a, const DerivedCount &b);
  friend DerivedCount countMin(const DerivedCount &a, const DerivedCount &b);
  friend DerivedCount countCeilDiv(const DerivedCount &a,
                                   const DerivedCount &b);
  friend DerivedCount countFloorDiv(const DerivedCount &a,
                                    const DerivedCount &b);

private:
  enum Kind { Atom, Product, Sum };
  DerivedCount(const Count &value, std::string text, Kind kind)
      : value(value), text(std::move(text)), kind(kind) {}
  std::string format(Kind most) const;
  static DerivedCount call(StringRef name, const Count &value,
                           const DerivedCount &a, const DerivedCount &b);
  static DerivedCount divide(StringRef name, const Count &value,
                             const DerivedCount &a, const DerivedCount &b);

  Count value;
  std::string text;
  Kind kind = Atom;
};

/// Notes `value`, if there is a log, as a step on the way.
Count noteStep(StringRef text, const DerivedCount &value, StringRef unit,
               StringRef rule);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_DERIVATION_H
