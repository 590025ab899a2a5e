//===- LoopNotes.cpp - How sums over loops came about ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNotes.h"

#include "roofline/Support/Derivation.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A quantity, with the name that its figure has in JSON.
struct Quantity {
  std::string figure;
  Count value;
};
} // namespace

static SmallVector<Quantity> listQuantities(const ScaledWork &scaled) {
  SmallVector<Quantity> quantities{{"executions", scaled.executions}};
  for (const WorkTerm &term : scaled.work.terms)
    quantities.push_back({("work/" + stringifyWorkClass(term.workClass) + "/" +
                           term.getTypeKey())
                              .str(),
                          term.count});
  if (scaled.work.usefulFlops)
    quantities.push_back({"useful_flops", *scaled.work.usefulFlops});
  CountRange read = scaled.work.getBytesRead(),
             written = scaled.work.getBytesWritten();
  quantities.push_back({"bytes_read", read.lower});
  quantities.push_back({"bytes_read_upper", read.upper});
  quantities.push_back({"bytes_written", written.lower});
  quantities.push_back({"bytes_written_upper", written.upper});
  return quantities;
}

void roofline::noteSum(ArrayRef<ScaledWork> each, const ScaledWork &sum) {
  DerivationLog *log = DerivationLog::get();
  if (!log)
    return;
  for (const Quantity &own : listQuantities(sum)) {
    SmallVector<Count> values(each.size()); // What is 0 is not listed.
    for (auto [value, one] : llvm::zip_equal(values, each))
      for (const Quantity &other : listQuantities(one))
        if (other.figure == own.figure)
          value = other.value;
    auto leaf = [&](StringRef text, const Count &value) {
      log->add({"", (own.figure + " of " + text).str(), "", value, "", "R8"});
    };
    if (each.empty()) {
      leaf("all iterations, by a closed form", own.value);
      log->add({own.figure, "the sum over the iterations of a loop",
                formatOperand(own.value), own.value, "", "R8"});
      continue;
    }
    std::string formula = describeSum(values);
    Count step = values.size() > 1 ? values[1] - values[0] : Count();
    bool isSeries = true;
    for (size_t trip = 1; trip < values.size(); ++trip)
      isSeries &= values[trip] - values[trip - 1] == step;
    if (formula.empty() && isSeries) {
      leaf("the first iteration", values.front());
      leaf("the last, each between them the same step more", values.back());
      leaf("iterations", Count(int64_t(values.size())));
      formula = std::to_string(values.size()) + " * (" +
                formatOperand(values.front()) + " + " +
                formatOperand(values.back()) + ") / 2";
    } else if (!formula.empty()) {
      SmallVector<Count> known;
      for (const Count &value : values)
        if (!llvm::is_contained(known, value)) {
          known.push_back(value);
          leaf(std::to_string(llvm::count(values, value)) + " iterations each",
               value);
        }
    }
    log->add({own.figure, "the sum over the iterations of a loop", formula,
              own.value, "", "R8"});
  }
}

void roofline::noteScaled(const ScaledWork &scaled, const Count &trips) {
  DerivationLog *log = DerivationLog::get();
  if (!log || trips.isOne())
    return;
  log->add({"", "iterations of a loop", "", trips, "", "R8"});
  for (const Quantity &own : listQuantities(scaled))
    log->add({own.figure, "all of them",
              formatOperand(own.value) + " * " + formatOperand(trips),
              own.value * trips, "", "R8"});
}
