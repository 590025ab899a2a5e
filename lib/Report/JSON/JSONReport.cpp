//===- JSONReport.cpp - Reports as JSON -----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes JSON reports. docs/use/Reports.md describes the schema key by key.
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

/// The types of `term` as text, which is slow to make.
StringRef JSONWriter::getTypeKey(const WorkTerm &term) {
  auto [it, isNew] =
      typeKeys.try_emplace({term.type, term.otherType, term.accumulatorType});
  if (isNew)
    it->second = term.getTypeKey();
  return it->second;
}

void JSONWriter::writeClass(const WorkTerms &terms, WorkClass workClass) {
  writeObject(stringifyWorkClass(workClass), [&] {
    for (const WorkTerm &term : terms)
      if (term.workClass == workClass)
        writeCount(getTypeKey(term), term.count);
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

/// Writes operations as counted by another tool; no key for this library's own
/// convention.
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
    writeCount("least_in_place_bytes", level.inPlaceBytes);
    if (level.nodes > 1)
      writeCount("far_bytes", level.getFarBytes());
    writeIntegers("tile", level.tiling.sizes);
    writeIntegers("tile_order", level.tiling.order);
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
  writeNetwork(estimate.network);
  writeNumber("intensity", estimate.intensity);
  writeNumber("ridge", estimate.ridge);
  writeNumber("attainable_flops_per_second", estimate.attainableOpsPerSecond);
  writeObject("times", [&] {
    for (const ResourceTime &time : estimate.times)
      writeNumber(time.resource.str(), time.seconds);
  });
  writeNumber("time_seconds", seconds);
  if (upperSeconds && seconds != upperSeconds)
    writeNumber("time_upper_seconds", upperSeconds);
  writeText("bound", estimate.bound.str());
  writeNumber("least_in_place_seconds", estimate.leastInPlaceSeconds);
  if (estimate.leastInPlaceSeconds)
    writeText("bound_in_place", estimate.boundInPlace.str());
  else
    writeNull("bound_in_place");
  writeNumber("expected_seconds", estimate.expectedSeconds);
  stream.attributeArray("losses", [&] {
    if (!estimate.expectedSeconds)
      return;
    for (auto [kind, lost] : llvm::enumerate(estimate.losses))
      if (lost != 0)
        stream.object([&] {
          writeText("name", stringifyLossKind(LossKind(kind)));
          writeNumber("seconds", lost);
        });
  });
  writeNumber("headroom", estimate.headroom);
}

//===----------------------------------------------------------------------===//
// Rows and totals
//===----------------------------------------------------------------------===//

/// Writes attributes that are the same each time. Programs repeat ops: from the
/// second time on, their text is kept.
void JSONWriter::writeShared(SharedText &shared, Block write) {
  if (!std::exchange(shared.wasWritten, true))
    write();
  else if (shared.text.empty())
    shared.text = stream.record(write).str();
  else
    stream.attributes(shared.text);
}

/// Writes attributes that are the same for all rows with the same `figures`,
/// whose text is in `known`.
void JSONWriter::writeShared(std::optional<size_t> figures, SharedTexts &known,
                             Block write) {
  if (figures)
    writeShared(known[*figures], write);
  else
    write();
}

void JSONWriter::writeRow(const OpRow &row, const SideBySide *sideBySide) {
  stream.object([&] {
    writeInteger("index", row.index);
    writeText("op", row.op);
    writeText("location", row.location);
    writeCount("executions", row.executions);
    writeText("shapes", row.shapes);
    writeShared(row.figures, texts, [&] {
      writeWork(row.getWork());
      writeEstimate(row.getEstimate(), row.getEstimate().timeSeconds,
                    row.getEstimate().upperTimeSeconds);
    });
    writeRidgeline("ridgeline", row.ridgeline.get());
    writeFlag("given", row.getWork().given);
    writeFlag("unbounded", row.unbounded);
    writeFlag("lacks_rates", row.getEstimate().lacksRates);
    writeCutSearches(row.cutSearches);
    if (row.symbolic)
      writeShared(row.figures, symbolicTexts,
                  [&] { writeSymbolic(row.symbolic.get()); });
    writeSideBySide(sideBySide);
    if (sideBySide)
      writeTruth("changes_bound", sideBySide->changesBound);
    writeTexts("notes", row.notes);
    writeMeasured(row.measured.get());
    if (row.tuning)
      writeTuning(row, *row.tuning);
    if (row.fusionGroup)
      writeInteger("fusion_group", *row.fusionGroup);
    writeParts(row.parts);
    writeExplanation(row.explanation.get());
  });
}

/// Writes the ops of a loop that is one kernel; no key for any other row.
void JSONWriter::writeParts(ArrayRef<WorkRow> parts) {
  if (parts.empty())
    return;
  writeObjects("parts", parts, [&](const WorkRow &part) {
    writeText("op", part.op);
    writeText("location", part.location);
    writeCount("executions", part.executions);
    writeText("shapes", part.shapes);
    writeShared(part.figures, texts, [&] { writeWork(part.getWork()); });
    writeFlag("unbounded", part.unbounded);
    writeCutSearches(part.cutSearches);
    writeTexts("notes", part.notes);
  });
}

void JSONWriter::writeBottlenecks(const Totals &totals) {
  writeObjects("bottlenecks", rankBottlenecks(totals),
               [&](const BottleneckRow &bottleneck) {
                 writeText("resource", bottleneck.bound.str());
                 writeNumber("time_seconds", bottleneck.seconds);
                 writeInteger("rows", bottleneck.rows);
                 writeNumber("share", bottleneck.share);
               });
}

/// Writes the bytes to be stored and the capacity of the outermost memory
/// level.
void JSONWriter::writeFit(const Totals &totals) {
  auto getPart = [&](Count StorageBytes::*part) {
    return totals.storage ? std::optional((*totals.storage).*part)
                          : std::nullopt;
  };
  writeObject("fit", [&] {
    writeCount("weights_bytes", getPart(&StorageBytes::weights));
    writeCount("cache_bytes", getPart(&StorageBytes::cache));
    writeCount("arguments_bytes", getPart(&StorageBytes::arguments));
    writeCount("activations_bytes", getPart(&StorageBytes::activations));
    writeCount("total_bytes", totals.peakLiveBytes);
    writeCount("capacity_bytes", machine->outermostCapacityBytes);
    writeTruth("fits", fitsMemory(totals, *machine));
    writeFlag("incomplete", totals.storage && totals.storage->isIncomplete);
    writeFlag("unpartitioned",
              totals.storage && totals.storage->isUnpartitioned);
  });
}

void JSONWriter::writeTotals(const ReportTotals &reportTotals,
                             const SideBySide *sideBySide) {
  const Totals &totals = reportTotals.totals;
  writeObject("totals", [&] {
    writeWork(totals.work);
    writeEstimate(reportTotals.estimate, totals.timeSeconds,
                  totals.upperTimeSeconds);
    writeRidgeline("ridgeline", reportTotals.ridgeline.get());
    writeRidgeline("ridgeline_links_only",
                   reportTotals.computationRidgeline.get());
    writeCount("fused_lower_bytes", totals.fusedLowerBytes);
    writeCount("peak_live_bytes", totals.peakLiveBytes);
    writeFit(totals);
    writeBottlenecks(totals);
    writeSymbolic(reportTotals.symbolic.get());
    writeFlag("unbounded", totals.unbounded);
    writeFlag("lacks_rates", totals.lacksRates);
    writeFlag("tiled", totals.isTiled);
    writeCutSearches(totals.cutSearches);
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
    writeObjects("rates", target.rates, [&](const RateSummary &rate) {
      writeText("unit", rate.unit);
      writeText("type", rate.type);
      writeNumber("ops_per_second", rate.opsPerSecond);
      writeFlag("in_use", rate.inUse);
    });
    writeObjects("levels", target.levels, [&](const LevelSummary &level) {
      writeTargetLevel(level, target);
    });
    writeObjects("links", target.links,
                 [&](const LinkSummary &link) { writeTargetLink(link); });
  });
}

void JSONWriter::writeTargetLevel(const LevelSummary &level,
                                  const TargetSummary &target) {
  writeText("name", level.name);
  writeNumber("bytes_per_second", level.bytesPerSecond);
  if (level.readBytesPerSecond)
    writeNumber("read_bytes_per_second", level.readBytesPerSecond);
  if (level.writeBytesPerSecond)
    writeNumber("write_bytes_per_second", level.writeBytesPerSecond);
  if (level.name == target.outermostLevel)
    writeCount("capacity_bytes", target.outermostCapacityBytes);
  if (level.nodes > 1) {
    writeInteger("nodes", level.nodes);
    writeNumber("far_bytes_per_second", level.farBytesPerSecond);
    writeNumber("far_latency_seconds", level.farLatencySeconds);
    writeText("placement", level.placement);
  }
  writeFlag("in_use", level.inUse);
}

/// Writes the symbols of a function; no key without symbols.
void JSONWriter::writeSymbols(ArrayRef<SymbolRow> symbols) {
  if (symbols.empty())
    return;
  writeObjects("symbols", symbols, [&](const SymbolRow &symbol) {
    writeText("name", symbol.name);
    writeText("meaning", symbol.meaning);
    writeText("location", symbol.location);
    if (symbol.value)
      writeCount("value", symbol.value);
  });
}

void JSONWriter::writeFunction(const FunctionReport &function,
                               const FunctionSideBySide *sideBySide) {
  stream.object([&] {
    writeText("name", function.name);
    writeTotals(function.totals, sideBySide ? &sideBySide->total : nullptr);
    writeMeasured(function.measured.get());
    writeSymbols(function.symbols);
    stream.attributeArray("ops", [&] {
      writeEntries(function.rows.size(), rowsPerBlock,
                   [&](JSONWriter &writer, size_t number) {
                     const OpRow &row = function.rows[number];
                     writer.writeRow(row, sideBySide
                                              ? &sideBySide->rows[row.index]
                                              : nullptr);
                   });
    });
    writeGroups(function);
    if (function.fusion)
      writeFusion(*function.fusion);
  });
}

void JSONWriter::writeCoverage(const Coverage &coverage) {
  // Names that differ only in invalid bytes share a key.
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

/// Writes the functions that don't fit into memory; no key if there are none.
void JSONWriter::writeMisfits(const Report &report) {
  SmallVector<std::string, 0> names;
  for (const FunctionReport *function : findMisfits(report))
    names.push_back(function->name);
  if (!names.empty())
    writeTexts("does_not_fit", names);
}

void JSONWriter::writeReport() {
  stream.object([&] {
    writeInteger("schema_version", reportSchemaVersion);
    writeMisfits(report);
    writeTarget(report.target);
    writeText("overlap", report.overlap == Overlap::Max ? "max" : "sum");
    writeFlag("steady", report.steady);
    writeSettings();
    stream.attributeArray("functions", [&] { writeFunctions(); });
    writeTotals(report.moduleTotals);
    writeCoverage(report.coverage);
    writeSweep(report.sweep);
    writeWhatIf(report);
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
