//===- TextTotals.cpp - Totals of a report as text ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static std::string formatUsefulFlops(const WorkSummary &work,
                                     const Count &flops) {
  if (!work.usefulFlops)
    return "unknown";
  std::string text = formatSI(*work.usefulFlops, "FLOP");
  if (work.usefulFlops->isConstant() && flops.isConstant())
    text += ", " + formatShare(computeShare(work.usefulFlops->toDouble(),
                                            flops.toDouble()));
  return text;
}

std::string mlir::roofline::formatStorage(const StorageBytes &storage,
                                          double leastShare) {
  Count sum =
      storage.weights + storage.cache + storage.arguments + storage.activations;
  SmallVector<std::string> parts;
  auto addPart = [&](StringRef name, const Count &bytes) {
    bool isSmall = sum.isConstant() && bytes.isConstant() &&
                   bytes.toDouble() < leastShare * sum.toDouble();
    if (!bytes.isZero() && !isSmall)
      parts.push_back((name + " " + formatSI(bytes, "B")).str());
  };
  addPart("weights", storage.weights);
  addPart("cache", storage.cache);
  addPart("arguments", storage.arguments);
  addPart("activations", storage.activations);
  return llvm::join(parts, ", ");
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

static void writeLine(StringRef label, StringRef value, raw_ostream &os) {
  constexpr unsigned indent = 2, labelWidth = 22;
  os.indent(indent) << label;
  os.indent(labelWidth - label.size());
  writeWrapped(value, indent + labelWidth, os);
}

static void writeWorkLines(const WorkSummary &work, raw_ostream &os) {
  Count flops = work.terms.getFlops();
  Count transcendentals = work.terms.getClass(WorkClass::Special);
  Count intOps = work.terms.getIntOps();
  writeLine("flops", formatSI(flops, "FLOP"), os);
  if (work.usefulFlops != flops)
    writeLine("useful flops", formatUsefulFlops(work, flops), os);
  if (!transcendentals.isZero())
    writeLine("transcendentals", formatSI(transcendentals, "op"), os);
  if (!intOps.isZero())
    writeLine("integer operations", formatSI(intOps, "op"), os);
}

/// Writes the operations in another convention: "1.814 GMAC" after "as fvcore
/// counts".
static void writeConventionLine(const WorkSummary &work,
                                const Convention *convention, raw_ostream &os) {
  if (!convention)
    return;
  std::optional<Count> operations = countOperations(*convention, work);
  writeLine(("as " + convention->name + " counts").str(),
            operations ? formatSI(*operations, convention->unit)
                       : "unknown, as padded taps can't be told apart",
            os);
}

static void writeByteLines(const Totals &totals, const TargetSummary &target,
                           raw_ostream &os) {
  writeLine("bytes, every op cold", formatRange(totals.work.getBytes()), os);
  writeLine("bytes, all fused",
            "at least " + formatSI(totals.fusedLowerBytes, "B"), os);
  writeLine("peak live bytes", formatPeakLive(totals, target), os);
  if (totals.storage && !totals.peakLiveBytes.isZero())
    writeLine("  of these", formatStorage(*totals.storage), os);
}

SmallVector<std::pair<std::string, double>>
mlir::roofline::listExpectedParts(const Totals &totals) {
  if (!totals.expectedSeconds || !totals.timeSeconds ||
      *totals.expectedSeconds <= 0)
    return {};
  SmallVector<std::pair<std::string, double>> parts{
      {"the roof", *totals.timeSeconds}};
  for (auto [kind, seconds] : llvm::enumerate(totals.losses))
    if (std::abs(seconds) >= 0.001 * *totals.expectedSeconds) {
      std::string name = stringifyLossKind(LossKind(kind)).str();
      std::replace(name.begin(), name.end(), '_', ' ');
      parts.push_back({name, seconds});
    }
  std::stable_sort(parts.begin() + 1, parts.end(), [](auto &lhs, auto &rhs) {
    return std::abs(lhs.second) > std::abs(rhs.second);
  });
  return parts;
}

static void writeExpectedLines(const Totals &totals, raw_ostream &os) {
  SmallVector<std::pair<std::string, double>> parts = listExpectedParts(totals);
  if (parts.empty())
    return;
  writeLine("time to expect",
            formatSI(*totals.expectedSeconds, "s") + ", an estimate", os);
  for (auto &[name, seconds] : parts)
    writeLine("  " + name,
              (seconds < 0 ? "-" : "") + formatSI(std::abs(seconds), "s") +
                  ", " + formatShare(seconds / *totals.expectedSeconds),
              os);
}

static void writeBottlenecks(const Totals &totals, raw_ostream &os) {
  if (totals.bottlenecks.empty())
    return;
  TextTable table({{"bound", /*alignRight=*/false, Cut::Middle, 60, 20},
                   {"rows", /*alignRight=*/true},
                   {"time", /*alignRight=*/true},
                   {"share", /*alignRight=*/true}},
                  /*indent=*/2);
  for (const BottleneckRow &bottleneck : rankBottlenecks(totals)) {
    table.addRow(
        {makePrintable(bottleneck.bound.str()), std::to_string(bottleneck.rows),
         bottleneck.seconds > 0 ? formatSI(bottleneck.seconds, "s") : "-",
         formatShare(bottleneck.share)});
    table.colorCell(/*column=*/0, getBoundColor(bottleneck.bound));
  }
  os << '\n';
  table.print(os);
}

void mlir::roofline::writeTextTotals(const ReportTotals &reportTotals,
                                     const Report &report, raw_ostream &os) {
  const Totals &totals = reportTotals.totals;
  writeLine("time", formatTotalTime(totals), os);
  writeExpectedLines(totals, os);
  writeWorkLines(totals.work, os);
  writeConventionLine(totals.work, report.convention, os);
  writeByteLines(totals, report.target, os);
  if (std::string network = describeNetwork(reportTotals.estimate.network);
      !network.empty())
    writeLine("sent per device", network, os);
  writeBottlenecks(totals, os);
}
