//===- JSONReport.cpp - Reports for programs ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/Reports.md describes the schema key by key.
//
//===----------------------------------------------------------------------===//

#include "SideBySide.h"
#include "WriterUtils.h"

#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

namespace {
/// A JSON stream that takes any of our quantities and any bytes as text.
class JSONWriter {
public:
  JSONWriter(const Report &report, raw_ostream &os, unsigned indent)
      : report(report), convention(report.convention), stream(os, indent) {}

  void writeReport();

private:
  using Block = function_ref<void()>;
  void writeObject(StringRef key, Block contents);
  void writeText(StringRef key, StringRef text);
  void writeTexts(StringRef key, ArrayRef<std::string> texts);
  void writeInteger(StringRef key, int64_t value);
  template <typename T>
  void writeIntegers(StringRef key, const T &values) {
    stream.attributeArray(key, [&] {
      for (int64_t value : values)
        stream.value(value);
    });
  }
  void writeCount(StringRef key, const std::optional<Count> &count);
  void writeUpper(StringRef key, const CountRange &range);
  void writeNumber(StringRef key, std::optional<double> value);
  void writeFlag(StringRef key, bool value);

  void writeTarget(const TargetSummary &target);
  void writeRate(const RateSummary &rate);
  void writeTargetLevel(const LevelSummary &level, const TargetSummary &target);
  void writeFunction(const FunctionReport &function,
                     const FunctionSideBySide *sideBySide = nullptr);
  void writeRow(const OpRow &row, const SideBySide *sideBySide);
  void writeWork(const WorkSummary &work);
  void writeConvention(const WorkSummary &work);
  void writeClass(const WorkTerms &terms, WorkClass workClass);
  void writeEstimate(const Estimate &estimate, std::optional<double> seconds,
                     std::optional<double> upperSeconds);
  void writeLevel(const LevelTraffic &level, const LevelEstimate &estimate);
  void writeKeptCache(const std::optional<SharedCache> &cache);
  void writeWhatIf();
  void writeFusion(const FusionReport &fusion);
  void writeFusionRow(const FusionRow &row, bool isEdge);
  void writeCandidate(const OpRow &row, const TilePrediction &candidate);
  void writeTuning(const OpRow &row, const TuningRow &tuning);
  void writeSaved(const LevelTraffics &levels);
  void writeMeasured(const std::optional<MeasuredPoint> &point);
  void writeTotals(const ReportTotals &reportTotals,
                   const SideBySide *sideBySide = nullptr);
  void writeBottlenecks(const Totals &totals);
  void writeCoverage(const Coverage &coverage);
  void writeSideBySide(const SideBySide *sideBySide);
  void writeOther(const Report &other);

  const Report &report;
  const Convention *convention;
  json::OStream stream;
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void JSONWriter::writeObject(StringRef key, Block contents) {
  stream.attributeObject(json::fixUTF8(key), contents);
}

void JSONWriter::writeText(StringRef key, StringRef text) {
  stream.attribute(key, json::fixUTF8(text));
}

void JSONWriter::writeTexts(StringRef key, ArrayRef<std::string> texts) {
  stream.attributeArray(key, [&] {
    for (const std::string &text : texts)
      stream.value(json::fixUTF8(text));
  });
}

void JSONWriter::writeInteger(StringRef key, int64_t value) {
  stream.attribute(json::fixUTF8(key), value);
}

/// A number while it fits in int64, a decimal string beyond, a polynomial as a
/// string where it is symbolic.
void JSONWriter::writeCount(StringRef key, const std::optional<Count> &count) {
  if (!count)
    stream.attribute(key, nullptr);
  else if (std::optional<int64_t> value = count->tryInt64())
    writeInteger(key, *value);
  else
    writeText(key, count->str());
}

/// The most that a quantity can be, unless that is also its least (R19).
void JSONWriter::writeUpper(StringRef key, const CountRange &range) {
  if (!range.isExact())
    writeCount(key, range.upper);
}

void JSONWriter::writeNumber(StringRef key, std::optional<double> value) {
  std::string text = formatExact(value);
  stream.attributeBegin(json::fixUTF8(key));
  stream.rawValue(text.empty() ? "null" : StringRef(text));
  stream.attributeEnd();
}

void JSONWriter::writeFlag(StringRef key, bool value) {
  if (value)
    stream.attribute(key, true);
}

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

void JSONWriter::writeClass(const WorkTerms &terms, WorkClass workClass) {
  writeObject(stringifyWorkClass(workClass), [&] {
    for (const WorkTerm &term : terms)
      if (term.workClass == workClass)
        writeCount(json::fixUTF8(term.getTypeKey()), term.count);
  });
}

void JSONWriter::writeWork(const WorkSummary &work) {
  writeCount("flops", work.terms.getFlops());
  writeCount("useful_flops", work.usefulFlops);
  writeCount("transcendentals", work.terms.getClass(WorkClass::Special));
  writeCount("int_ops", work.terms.getIntOps());
  writeObject("work", [&] {
    for (WorkClass workClass :
         {WorkClass::Matrix, WorkClass::Vector, WorkClass::Special,
          WorkClass::Integer, WorkClass::Other})
      writeClass(work.terms, workClass);
  });
  writeConvention(work);
  CountRange bytesRead = work.getBytesRead();
  CountRange bytesWritten = work.getBytesWritten();
  writeCount("bytes_read", bytesRead.lower);
  writeUpper("bytes_read_upper", bytesRead);
  writeCount("bytes_written", bytesWritten.lower);
  writeUpper("bytes_written_upper", bytesWritten);
  bytesRead += bytesWritten;
  writeCount("bytes", bytesRead.lower);
  writeUpper("bytes_upper", bytesRead);
}

/// Operations as another tool counts them; no key for our own convention.
void JSONWriter::writeConvention(const WorkSummary &work) {
  if (!convention)
    return;
  writeObject("convention", [&] {
    writeText("name", convention->name);
    writeText("unit", convention->unit);
    writeCount("operations", countOperations(*convention, work));
  });
}

//===----------------------------------------------------------------------===//
// Estimate
//===----------------------------------------------------------------------===//

void JSONWriter::writeLevel(const LevelTraffic &level,
                            const LevelEstimate &estimate) {
  stream.object([&] {
    writeText("name", level.level);
    writeCount("lower_bytes", level.lowerBytes.lower);
    writeUpper("upper_bytes", level.lowerBytes);
    writeCount("achievable_bytes", level.achievableBytes);
    writeIntegers("tile", level.tile);
    writeIntegers("tile_order", level.order);
    writeNumber("intensity", estimate.intensity);
    writeNumber("ridge", estimate.ridge);
    writeNumber("time_seconds", estimate.seconds);
    writeNumber("time_achievable_seconds", estimate.achievableSeconds);
  });
}

void JSONWriter::writeEstimate(const Estimate &estimate,
                               std::optional<double> seconds,
                               std::optional<double> upperSeconds) {
  stream.attributeArray("levels", [&] {
    for (auto [number, level] : llvm::enumerate(estimate.levels))
      writeLevel(level, number < estimate.levelEstimates.size()
                            ? estimate.levelEstimates[number]
                            : LevelEstimate());
  });
  stream.attributeArray("network", [] {});
  writeNumber("intensity", estimate.intensity);
  writeNumber("ridge", estimate.ridge);
  writeNumber("attainable_flops_per_second", estimate.attainableOpsPerSecond);
  writeObject("times", [&] {
    for (const ResourceTime &time : estimate.times)
      writeNumber(time.resource, time.seconds);
  });
  writeNumber("time_seconds", seconds);
  if (upperSeconds && seconds != upperSeconds)
    writeNumber("time_upper_seconds", upperSeconds);
  writeText("bound", estimate.bound);
  writeNumber("headroom", estimate.headroom);
}

//===----------------------------------------------------------------------===//
// Rows and totals
//===----------------------------------------------------------------------===//

void JSONWriter::writeRow(const OpRow &row, const SideBySide *sideBySide) {
  stream.object([&] {
    writeInteger("index", row.index);
    writeText("op", row.op);
    writeText("location", row.location);
    writeCount("executions", row.executions);
    writeText("shapes", row.shapes);
    writeWork(row.work);
    writeEstimate(row.estimate, row.estimate.timeSeconds,
                  row.estimate.upperTimeSeconds);
    writeSaved(row.estimate.levels);
    writeFlag("given", row.work.given);
    writeFlag("unbounded", row.unbounded);
    writeSideBySide(sideBySide);
    if (sideBySide)
      stream.attribute("changes_bound",
                       sideBySide->changesBound
                           ? json::Value(*sideBySide->changesBound)
                           : json::Value(nullptr));
    writeTexts("notes", row.notes);
    writeMeasured(row.measured);
    if (row.tuning)
      writeTuning(row, *row.tuning);
  });
}

void JSONWriter::writeCandidate(const OpRow &row,
                                const TilePrediction &candidate) {
  stream.object([&] {
    writeText("level", candidate.level);
    writeIntegers("tile", candidate.tile);
    writeIntegers("tile_order", candidate.order);
    writeInteger("tile_bytes", candidate.footprintBytes);
    writeObject("bytes", [&] {
      for (auto [level, bytes] :
           llvm::zip_equal(row.estimate.levels, candidate.levelBytes))
        writeNumber(level.level, bytes);
    });
    writeNumber("edge_waste", candidate.edgeWaste);
    writeNumber("occupancy", candidate.occupancy);
    writeNumber("time_seconds", candidate.seconds);
    writeText("bound", candidate.bound);
  });
}

void JSONWriter::writeTuning(const OpRow &row, const TuningRow &tuning) {
  writeObject("tuning", [&] {
    writeText("verdict", getTuningVerdictName(tuning.verdict));
    writeNumber("balance", tuning.balance);
    writeNumber("time_winnable_seconds", tuning.winnableSeconds);
    writeNumber("share", tuning.share);
    stream.attributeArray("candidates", [&] {
      for (const TilePrediction &candidate : tuning.candidates)
        writeCandidate(row, candidate);
    });
  });
}

void JSONWriter::writeMeasured(const std::optional<MeasuredPoint> &point) {
  if (!point)
    return;
  writeObject("measured", [&] {
    writeNumber("time_seconds", point->seconds);
    writeNumber("operations", point->operations);
    writeNumber("bytes", point->bytes);
    writeNumber("intensity", point->intensity);
    writeNumber("ops_per_second", point->opsPerSecond);
    writeNumber("attainable_ops_per_second", point->attainableOpsPerSecond);
    writeNumber("achieved", point->achieved);
    writeNumber("time_ratio", point->timeRatio);
    writeTexts("notes", point->notes);
  });
}

/// What the first machine is held against; no keys on that machine itself.
void JSONWriter::writeSideBySide(const SideBySide *sideBySide) {
  if (!sideBySide)
    return;
  writeNumber("speedup", sideBySide->speedup);
  writeNumber("speedup_ceiling", sideBySide->ceiling);
}

/// Bytes that stay in the cache; no key where every op starts cold.
void JSONWriter::writeSaved(const LevelTraffics &levels) {
  if (report.keptCache)
    writeCount("saved_bytes", getSavedBytes(levels));
}

void JSONWriter::writeBottlenecks(const Totals &totals) {
  stream.attributeArray("bottlenecks", [&] {
    for (const BottleneckRow &bottleneck : rankBottlenecks(totals))
      stream.object([&] {
        writeText("resource", bottleneck.resource);
        writeNumber("time_seconds", bottleneck.seconds);
        writeInteger("rows", bottleneck.rows);
        writeNumber("share", bottleneck.share);
      });
  });
}

void JSONWriter::writeTotals(const ReportTotals &reportTotals,
                             const SideBySide *sideBySide) {
  const Totals &totals = reportTotals.totals;
  writeObject("totals", [&] {
    writeWork(totals.work);
    writeEstimate(reportTotals.estimate, totals.timeSeconds,
                  totals.upperTimeSeconds);
    writeSaved(totals.levels);
    writeCount("fused_lower_bytes", totals.fusedLowerBytes);
    writeCount("peak_live_bytes", totals.peakLiveBytes);
    writeBottlenecks(totals);
    writeFlag("unbounded", totals.unbounded);
    writeSideBySide(sideBySide);
    writeTexts("notes", llvm::to_vector(llvm::make_first_range(totals.notes)));
  });
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

void JSONWriter::writeTarget(const TargetSummary &target) {
  writeObject("target", [&] {
    writeText("name", target.name);
    writeText("vendor", target.vendor);
    writeText("source", target.source);
    writeTexts("unconfirmed", target.unconfirmed);
    stream.attributeArray("rates", [&] {
      for (const RateSummary &rate : target.rates)
        writeRate(rate);
    });
    stream.attributeArray("levels", [&] {
      for (const LevelSummary &level : target.levels)
        writeTargetLevel(level, target);
    });
  });
}

void JSONWriter::writeRate(const RateSummary &rate) {
  stream.object([&] {
    writeText("unit", rate.unit);
    writeText("type", rate.type);
    writeNumber("ops_per_second", rate.opsPerSecond);
    writeFlag("in_use", rate.inUse);
  });
}

void JSONWriter::writeTargetLevel(const LevelSummary &level,
                                  const TargetSummary &target) {
  stream.object([&] {
    writeText("name", level.name);
    writeNumber("bytes_per_second", level.bytesPerSecond);
    if (level.name == target.outermostLevel)
      writeCount("capacity_bytes", target.outermostCapacityBytes);
    writeFlag("in_use", level.inUse);
  });
}

/// One edge or group; a fusion that is refused has nothing but the reason.
void JSONWriter::writeFusionRow(const FusionRow &row, bool isEdge) {
  const FusionPrice &price = row.price;
  auto scale = [&](const Count &count) { return count * row.executions; };
  stream.object([&] {
    stream.attributeArray("ops", [&] {
      for (const OpName &name : row.ops)
        stream.object([&] {
          writeText("op", name.op);
          writeText("location", name.location);
        });
    });
    if (!price.isLegal())
      return writeText("refused", price.whyNot);
    writeText("kind", getFusionKindName(price.kind));
    if (isEdge && row.group)
      writeInteger("group", *row.group);
    writeCount("bytes_before", scale(price.bytesBefore));
    writeCount("bytes_after", scale(price.bytesAfter));
    writeCount("bytes_saved", row.getBytesSaved());
    writeNumber("time_saved_seconds", row.getSecondsSaved());
    writeCount("flops_before", scale(price.workBefore.terms.getFlops()));
    writeCount("flops_after", scale(price.workAfter.terms.getFlops()));
    writeTexts("bounds_before", price.boundsBefore);
    writeText("bound_after", price.boundAfter);
    if (isEdge)
      writeCount("peak_live_change_bytes",
                 row.peakLiveChange ? std::optional(Count(*row.peakLiveChange))
                                    : std::nullopt);
    if (price.level.empty())
      return;
    writeText("level", price.level);
    writeCount("on_chip_bytes", price.onChipBytes);
    writeIntegers("tile_sizes", price.tileSizes);
    writeIntegers("tile_order", price.interchange);
  });
}

void JSONWriter::writeFusion(const FusionReport &fusion) {
  writeObject("fusion", [&] {
    writeNumber("time_saved_seconds", fusion.secondsSaved);
    writeCount("bytes_saved", fusion.bytesSaved);
    stream.attributeArray("groups", [&] {
      for (const FusionRow &group : fusion.groups)
        writeFusionRow(group, /*isEdge=*/false);
    });
    stream.attributeArray("edges", [&] {
      for (const FusionRow &edge : fusion.edges)
        writeFusionRow(edge, /*isEdge=*/true);
    });
  });
}

void JSONWriter::writeFunction(const FunctionReport &function,
                               const FunctionSideBySide *sideBySide) {
  stream.object([&] {
    writeText("name", function.name);
    writeTotals(function.totals, sideBySide ? &sideBySide->total : nullptr);
    writeMeasured(function.measured);
    stream.attributeArray("ops", [&] {
      for (const OpRow &row : function.rows)
        writeRow(row, sideBySide ? &sideBySide->rows[row.index] : nullptr);
    });
    if (function.fusion)
      writeFusion(*function.fusion);
  });
}

void JSONWriter::writeCoverage(const Coverage &coverage) {
  // Names that differ in invalid bytes only share a key.
  std::map<std::string, int64_t> unmodelled;
  for (const auto &[name, count] : coverage.unmodelled)
    unmodelled[json::fixUTF8(name)] += count;
  writeObject("coverage", [&] {
    writeInteger("modelled_ops", coverage.modelledOps);
    writeObject("unmodelled", [&] {
      for (const auto &[name, count] : unmodelled)
        writeInteger(name, count);
    });
  });
}

void JSONWriter::writeKeptCache(const std::optional<SharedCache> &cache) {
  if (!cache)
    return;
  writeObject("keep_in_cache", [&] {
    writeText("level", cache->level);
    writeInteger("bytes", cache->roomBytes);
    if (!cache->whyNot.empty())
      writeText("no_effect", cache->whyNot);
  });
}

/// The module on one of the further machines.
void JSONWriter::writeOther(const Report &other) {
  SideBySide total = compareModules(report, other);
  stream.object([&] {
    writeTarget(other.target);
    writeKeptCache(other.keptCache);
    stream.attributeArray("functions", [&] {
      for (auto [first, function] :
           llvm::zip_equal(report.functions, other.functions)) {
        FunctionSideBySide sideBySide =
            compareFunctions(first, report, function, other);
        writeFunction(function, &sideBySide);
      }
    });
    writeTotals(other.moduleTotals, &total);
  });
}

/// One object per remedy, with the functions as they would be.
void JSONWriter::writeWhatIf() {
  if (report.whatIf.empty())
    return;
  stream.attributeArray("what_if", [&] {
    for (const WhatIf &remedy : report.whatIf)
      stream.object([&] {
        writeText("remedy", remedy.remedy);
        writeInteger("factor", remedy.factor);
        stream.attributeArray("functions", [&] {
          for (auto [function, refusal] :
               llvm::zip_equal(remedy.functions, remedy.refusals)) {
            if (refusal.empty())
              writeFunction(function);
            else
              stream.object([&] {
                writeText("name", function.name);
                writeText("refused", refusal);
              });
          }
        });
      });
  });
}

void JSONWriter::writeReport() {
  stream.object([&] {
    writeInteger("schema_version", reportSchemaVersion);
    writeTarget(report.target);
    writeKeptCache(report.keptCache);
    stream.attributeArray("functions", [&] {
      for (const FunctionReport &function : report.functions)
        writeFunction(function);
    });
    writeTotals(report.moduleTotals);
    writeCoverage(report.coverage);
    writeWhatIf();
    if (!report.others.empty())
      stream.attributeArray("others", [&] {
        for (const Report &other : report.others)
          writeOther(other);
      });
  });
}

void mlir::roofline::writeJSONReport(const Report &report, raw_ostream &os,
                                     unsigned indent) {
  JSONWriter(report, os, indent).writeReport();
  os << '\n';
}

void mlir::roofline::writeJSONReport(const Report &report, raw_ostream &os) {
  writeJSONReport(report, os, /*indent=*/2);
}
