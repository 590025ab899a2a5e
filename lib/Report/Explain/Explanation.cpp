//===- Explanation.cpp - How the figures of a row follow ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Explanation.h"

#include "Explainer.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"

using namespace mlir;
using namespace mlir::roofline;

Explainer::Explainer(const RooflineAnalysis &analysis, Operation *op,
                     const OpRecord &record)
    : analysis(analysis), target(*analysis.getTarget()),
      options(analysis.getOptions()), op(op), record(record),
      all(record.getAll().work), estimate(record.getAll().estimate),
      estimator(target, options.estimate),
      context(makeProgramContext(options.bindings)),
      sizes(op, options.storage) {
  sizes.setContext(*context);
}

void Explainer::begin(StringRef title) {
  if (!result.sections.empty() && result.sections.back().steps.empty())
    result.sections.pop_back();
  result.sections.push_back({title.str(), {}});
}

void Explainer::step(StringRef figure, const Twine &text, StringRef formula,
                     StringRef value, StringRef unit, StringRef rule) {
  result.sections.back().steps.push_back(
      {figure.str(), makePrintable(text.str()), formula.str(), value.str(),
       unit.str(), rule.str()});
}

void Explainer::answer() {
  const Resource *bound = estimate.bound.getLeast();
  if (!bound || !estimate.timeSeconds) {
    result.answer = "bound: " + estimate.bound.str();
    if (estimate.bound.isSymbolic())
      result.remedy = "give its sizes values: bind=SYMBOL=VALUE";
    return;
  }
  result.answer = "bound by " + estimate.bound.str() + ", " +
                  formatSI(*estimate.timeSeconds, "s");
  const ResourceTime *next = nullptr;
  for (const ResourceTime &time : estimate.times)
    if (time.resource != *bound && (!next || time.seconds > next->seconds))
      next = &time;
  if (next && estimate.headroom)
    result.answer += "; next is " + next->resource.str() + ", " +
                     formatSI(next->seconds, "s");
  std::string limit = next ? ", until " + next->resource.str() +
                                 " takes longest at " +
                                 formatSI(next->seconds, "s")
                           : "";
  bool isFirst = bound->name == target.levels.front().name;
  // `all:TYPE` makes floats narrower.
  bool hasFloats = isa<CallOpInterface>(op) || getWidestFloatBits(op) > 0 ||
                   llvm::any_of(record.parts, [](const OpRecord &part) {
                     return getWidestFloatBits(part.op) > 0;
                   });
  switch (bound->kind) {
  case ResourceKind::Compute:
    for (const std::string &note : estimate.notes)
      if (StringRef(note).contains("taken"))
        result.remedy = note + ": a type that has one, ";
    result.remedy += (hasFloats ? "narrower types (what-if=all:TYPE) or fewer "
                                  "operations make it less"
                                : "fewer operations make it less") +
                     limit;
    return;
  case ResourceKind::Memory:
    result.remedy =
        (isFirst ? std::string(hasFloats ? "narrower types (what-if=all:TYPE), "
                                           "or "
                                         : "") +
                       "kernels that keep what it reads and writes on the chip "
                       "(fusion), make it less"
                 : std::string("a schedule can't: no order of its loops moves "
                               "less through this level") +
                       (hasFloats ? "; narrower types (what-if=all:TYPE) make "
                                    "it less"
                                  : "")) +
        limit;
    return;
  case ResourceKind::Network:
    result.remedy = "less to send, or another algorithm (network-algorithm), "
                    "makes it less" +
                    limit;
    return;
  case ResourceKind::Launch:
    return;
  }
}

Explanation Explainer::run() {
  readWork();
  analyzeAgain();
  explainLoops();
  explainOperations();
  explainBytes();
  explainCompute();
  for (size_t number = 0; number < estimate.levels.size(); ++number)
    explainLevel(number);
  explainNetwork();
  explainTime();
  explainExpected();
  answer();
  begin("");
  result.sections.pop_back();
  return std::move(result);
}

std::optional<Explanation> roofline::explain(const RooflineAnalysis &analysis,
                                             Operation *op) {
  const OpRecord *record = analysis.lookup(op);
  if (!record || !analysis.getTarget())
    return std::nullopt;
  return Explainer(analysis, op, *record).run();
}
