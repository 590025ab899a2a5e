//===- TextWhatIf.cpp - Remedies as text ----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

/// Formats the resource that bounds most of the time, and its share.
static std::string formatBottleneck(const Totals &totals) {
  SmallVector<BottleneckRow> ranked = rankBottlenecks(totals);
  if (ranked.empty())
    return "-";
  return makePrintable(ranked.front().bound.str()) + " " +
         formatShare(ranked.front().share);
}

/// Returns the notes that rows have only under the remedy: missing rates.
static SmallVector<std::string> findNewNotes(const FunctionReport &before,
                                             const FunctionReport &after) {
  auto collect = [](const FunctionReport &function) {
    SmallVector<std::string> notes;
    for (const OpRow &row : function.rows)
      for (const std::string &note : row.getEstimate().notes)
        if (!llvm::is_contained(notes, note))
          notes.push_back(note);
    return notes;
  };
  SmallVector<std::string> old = collect(before), added = collect(after);
  llvm::erase_if(added, [&](const std::string &note) {
    return llvm::is_contained(old, note);
  });
  return added;
}

/// Formats what is stored at once, and whether the outermost memory holds it
/// (R20): "157.0 GB, no".
static std::string formatMemory(const Totals &totals,
                                const TargetSummary &target) {
  std::optional<bool> fits = fitsMemory(totals, target);
  return formatSI(totals.peakLiveBytes, "B") + (!fits   ? ""
                                                : *fits ? ", yes"
                                                        : ", no");
}

/// True if the function does not fit into memory, so that the reader has to
/// know under which remedies it does.
static bool hasMisfit(size_t number, const Report &report) {
  auto isMisfit = [&](const FunctionReport &function) {
    return fitsMemory(function.totals.totals, report.target) == false;
  };
  return isMisfit(report.functions[number]) ||
         llvm::any_of(report.whatIf, [&](const WhatIf &remedy) {
           return remedy.refusals[number].empty() &&
                  isMisfit(remedy.functions[number]);
         });
}

static SmallVector<std::string, 0> makeRow(StringRef remedy,
                                           const Totals &totals,
                                           std::string speedUp,
                                           std::string memory) {
  return {makePrintable(remedy), formatTime(totals),
          std::move(speedUp),    formatRange(totals.work.getBytes(), "-"),
          std::move(memory),     formatBottleneck(totals)};
}

void mlir::roofline::writeTextWhatIf(size_t number, const Report &report,
                                     raw_ostream &os) {
  if (report.whatIf.empty())
    return;
  const FunctionReport &before = report.functions[number];
  bool showsMemory = hasMisfit(number, report);
  auto describeFit = [&](const Totals &totals) {
    return showsMemory ? formatMemory(totals, report.target) : "";
  };
  TextTable table({{"what if", /*alignRight=*/false, Cut::End, 40, 20},
                   {"time", /*alignRight=*/true},
                   {"speed-up", /*alignRight=*/true},
                   {"bytes", /*alignRight=*/true},
                   {showsMemory ? "stored, fits" : "", /*alignRight=*/true},
                   {"bound then"}},
                  /*indent=*/2);
  table.addRow(makeRow("as it is", before.totals.totals, "",
                       describeFit(before.totals.totals)));
  SmallVector<std::string> remarks;
  for (const WhatIf &remedy : report.whatIf) {
    const Totals &after = remedy.functions[number].totals.totals;
    if (const std::string &refusal = remedy.refusals[number];
        !refusal.empty()) {
      table.addRow({makePrintable(remedy.remedy), "-", "-", "-",
                    showsMemory ? "-" : "", "-"});
      remarks.push_back(remedy.remedy + ": " + refusal);
      continue;
    }
    std::optional<double> speedUp = computeSpeedUp(report, remedy, number);
    table.addRow(makeRow(remedy.remedy, after,
                         speedUp ? llvm::formatv("{0:f2}x", *speedUp).str()
                                 : std::string("-"),
                         describeFit(after)));
    if (remedy.factor != 1)
      remarks.push_back(remedy.remedy + ": speed-up of each item");
    for (const std::string &note :
         findNewNotes(before, remedy.functions[number]))
      remarks.push_back(remedy.remedy + ": " + note);
  }
  os << '\n';
  table.print(os);
  for (const std::string &remark : remarks) {
    os << "    ";
    writeWrapped(makePrintable(remark), 4, os);
  }
}
