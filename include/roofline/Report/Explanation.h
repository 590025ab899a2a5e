//===- Explanation.h - How the figures of a row follow ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Derives the figures of one op: takes an analysis and an op, and returns the
// steps from the loops, the types and the machine to each figure of the op's
// row, each with its formula and rule (docs/use/Explain.md). A step without a
// formula is where the derivation starts: an extent, a rate, or a count that
// its rule explains.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_EXPLANATION_H
#define ROOFLINE_REPORT_EXPLANATION_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <string>

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::roofline {

class RooflineAnalysis;

/// One step of a derivation. All text but that of `text` is printable.
struct ExplanationStep {
  /// The figure of the row that the step gives, as a path in JSON: "flops",
  /// "levels/hbm/lower_bytes"; empty for a step on the way to one.
  std::string figure;
  /// What the value is, for people: "multiply-adds of the contraction".
  std::string text;
  /// Arithmetic on numbers that earlier steps have as their values: `+`, `-`,
  /// `*`, `/`, parentheses, and the functions max, min, floor, ceil, hypot;
  /// empty where the derivation starts.
  std::string formula;
  /// A count as exact as in JSON, a real as the shortest number that reads back
  /// as the same double, or a name: "118013952", "1.25e-05", "memory:hbm".
  std::string value;
  /// "FLOP", "op", "B", "s", "B/s", "op/B"; empty for 1 and for names.
  std::string unit;
  /// What says that it is so: a rule "R7" of docs/Model.md, "target", "types",
  /// or a page "Traffic.md".
  std::string rule;
};

struct ExplanationSection {
  /// "loops", "operations", "bytes", "hbm", "times", "in place", "expected
  /// time".
  std::string title;
  SmallVector<ExplanationStep, 0> steps;
};

/// The derivation of all figures of a row.
struct Explanation {
  /// What bounds the op and by how much, in a sentence, and what would change
  /// it.
  std::string answer, remedy;
  SmallVector<ExplanationSection, 0> sections;
};

/// Explains the figures of all executions of `op` in a call of its function;
/// nullopt if `op` has no row.
std::optional<Explanation> explain(const RooflineAnalysis &analysis,
                                   Operation *op);

/// Writes an explanation as text of at most `width` columns, each line after
/// `indent` blanks.
void writeTextExplanation(const Explanation &explanation, raw_ostream &os,
                          unsigned width, unsigned indent = 2);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_EXPLANATION_H
