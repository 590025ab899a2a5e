//===- TextExplanation.cpp - Explanations as text -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::roofline;

/// Rounds the reals in arithmetic to what a person can type: JSON has them
/// exactly. Counts stay.
static std::string roundReals(StringRef text) {
  constexpr size_t maxLength = 12;
  std::string rounded;
  llvm::raw_string_ostream os(rounded);
  auto isOfNumber = [&](size_t at) {
    return at < text.size() &&
           (llvm::isDigit(text[at]) || text[at] == '.' || text[at] == 'e' ||
            ((text[at] == '-' || text[at] == '+') && at > 0 &&
             text[at - 1] == 'e' && at > 1 && llvm::isDigit(text[at - 2])));
  };
  for (size_t at = 0; at < text.size();) {
    size_t end = at;
    if (llvm::isDigit(text[at]) && (at == 0 || !llvm::isAlnum(text[at - 1])))
      while (isOfNumber(end))
        ++end;
    StringRef number = text.slice(at, end);
    double value = 0;
    if (number.size() > maxLength &&
        number.find_first_of(".e") != StringRef::npos &&
        !number.getAsDouble(value))
      os << llvm::format("%.9g", value);
    else
      os << (number.empty() ? text.substr(at, 1) : number);
    at = std::max(end, at + 1);
  }
  return rounded;
}

/// "12.10 µs", of a figure that has a prefix; else empty.
static std::string formatShort(const ExplanationStep &step) {
  double value = 0;
  if (step.figure.empty() || StringRef(step.value).getAsDouble(value))
    return "";
  bool isSmall = value >= 1 && value < 1000;
  return step.unit.empty() || isSmall || step.unit == "op/B"
             ? ""
             : formatSI(value, step.unit);
}

static void writeStep(const ExplanationStep &step, raw_ostream &os,
                      unsigned width, unsigned indent) {
  std::string line = makePrintable(step.text);
  if (!step.value.empty()) {
    line += ": ";
    if (!step.formula.empty() && step.formula != step.value)
      line += roundReals(step.formula) + " = ";
    line += roundReals(step.value);
    if (!step.unit.empty())
      line += " " + step.unit;
    if (std::string text = formatShort(step); !text.empty())
      line += ", " + text;
  }
  if (!step.rule.empty())
    line += " [" + step.rule + "]";
  os.indent(indent);
  writeWrapped(makePrintable(line), indent + 4, os, width);
}

void mlir::roofline::writeTextExplanation(const Explanation &explanation,
                                          raw_ostream &os, unsigned width,
                                          unsigned indent) {
  for (const std::string &text : {explanation.answer, explanation.remedy}) {
    if (text.empty())
      continue;
    os.indent(indent);
    writeWrapped(makePrintable(text), indent + 2, os, width);
  }
  for (const ExplanationSection &section : explanation.sections) {
    os << '\n';
    os.indent(indent) << section.title << '\n';
    const ExplanationStep *last = nullptr;
    for (const ExplanationStep &step : section.steps) {
      // Two figures of a row may be the same thing.
      if (!last || last->text != step.text || last->value != step.value)
        writeStep(step, os, width, indent + 2);
      last = &step;
    }
  }
}

void mlir::roofline::writeTextExplanations(const FunctionReport &function,
                                           raw_ostream &os) {
  unsigned width = getTextWidth(os);
  for (const OpRow &row : function.rows) {
    if (!row.explanation)
      continue;
    os << '\n';
    writeStyled("explanation of " + makePrintable(row.location), std::nullopt,
                /*isBold=*/true, os);
    os << "\n  ";
    writeWrapped(makePrintable(row.op + ", " + row.shapes), 4, os, width);
    writeTextExplanation(*row.explanation, os, width, /*indent=*/2);
  }
}
