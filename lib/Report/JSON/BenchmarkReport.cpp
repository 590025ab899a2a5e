//===- BenchmarkReport.cpp - Figures for trackers of benchmarks -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the JSON that github-action-benchmark calls customSmallerIsBetter: an
// array of objects with a name, a unit, a value and further text.
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

namespace {
class BenchmarkWriter {
public:
  explicit BenchmarkWriter(raw_ostream &os) : stream(os, /*IndentSize=*/2) {}

  void write(const Report &report) {
    stream.array([&] {
      writeMachine(report);
      for (const Report &other : report.others)
        writeMachine(other);
    });
  }

private:
  void writeMachine(const Report &report) {
    machine = report.target.name;
    open.clear();
    for (const FunctionReport &function : report.functions)
      if (!function.rows.empty())
        writeTotals(function.name, function.totals);
    if (report.functions.size() > 1)
      writeTotals("module", report.moduleTotals);
    writeValue("unmodelled ops", "ops",
               std::to_string(countUnmodelled(report.coverage)));
    if (!open.empty())
      writeValue("figures without a value", "figures",
                 std::to_string(open.size()), llvm::join(open, ", "));
  }
  void writeTotals(StringRef subject, const ReportTotals &reportTotals) {
    const Totals &totals = reportTotals.totals;
    auto name = [&](StringRef figure) {
      return (subject + ": " + figure).str();
    };
    if (totals.unbounded)
      open.push_back(name("all figures, as a loop has no known bound"));
    if (totals.lacksRates)
      open.push_back(name("all times, as some work has no rate or link"));
    SmallVector<BottleneckRow> ranked = rankBottlenecks(totals);
    writeSeconds(name("time"), totals.timeSeconds,
                 ranked.empty() ? ""
                                : "bound by " + ranked.front().bound.str());
    if (totals.expectedSeconds)
      writeSeconds(name("expected time"), totals.expectedSeconds, "");
    writeBytes(name("bytes"), totals.work.getBytes().lower);
    writeBytes(name("peak live bytes"), totals.peakLiveBytes);
    Count sent;
    for (const LinkTraffic &traffic : reportTotals.estimate.network)
      sent += traffic.bytes;
    if (!sent.isZero())
      writeBytes(name("network bytes"), sent);
  }
  void writeSeconds(StringRef name, std::optional<double> seconds,
                    StringRef extra) {
    std::string text = seconds ? formatExact(*seconds * 1e6) : "";
    if (text.empty())
      open.push_back(name.str());
    else
      writeValue(name, "µs", text, extra);
  }
  void writeBytes(StringRef name, const Count &bytes) {
    if (bytes.isConstant())
      writeValue(name, "B", bytes.str());
    else
      open.push_back(name.str());
  }
  void writeValue(StringRef name, StringRef unit, StringRef value,
                  StringRef extra = "") {
    stream.object([&] {
      stream.attribute("name", json::fixUTF8(machine + ": " + name.str()));
      stream.attribute("unit", unit);
      stream.attributeBegin("value");
      stream.rawValue(value);
      stream.attributeEnd();
      if (!extra.empty())
        stream.attribute("extra", json::fixUTF8(extra));
    });
  }

  json::OStream stream;
  std::string machine;
  /// Figures of the machine that are not numbers.
  SmallVector<std::string, 0> open;
};
} // namespace

void mlir::roofline::writeBenchmarkReport(const Report &report,
                                          raw_ostream &os) {
  BenchmarkWriter(os).write(report);
  os << '\n';
}
