//===- JSONWriter.h - Writes reports as JSON --------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSON_JSONWRITER_H
#define ROOFLINE_LIB_REPORT_JSON_JSONWRITER_H

#include "JSONStream.h"
#include "roofline/Report/SideBySide.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace mlir::roofline {

struct RowGroup;

/// Rows that a thread writes at a time.
constexpr size_t rowsPerBlock = 32;

/// Writes all quantities of a report.
class JSONWriter {
public:
  JSONWriter(const Report &report, raw_ostream &os, unsigned indent)
      : report(report), machine(&report.target), convention(report.convention),
        stream(os, indent) {}

  void writeReport();

private:
  /// Writes as one of several threads for `whole`.
  explicit JSONWriter(const JSONWriter &whole);

  using Block = function_ref<void()>;
  /// Writes an entry of an array to a writer.
  using EntryFn = function_ref<void(JSONWriter &, size_t)>;
  void writeEntries(size_t count, size_t blockSize, EntryFn write);
  /// Forgets texts of another machine or program.
  void clearTexts();
  void writeObject(StringRef key, Block contents);
  /// Writes an object for each of `items`; `write` writes what it has.
  template <typename ItemsT, typename WriteFn>
  void writeObjects(StringRef key, const ItemsT &items, WriteFn write) {
    stream.attributeArray(key, [&] {
      for (const auto &item : items)
        stream.object([&] { write(item); });
    });
  }
  void writeText(StringRef key, StringRef text);
  void writeTexts(StringRef key, ArrayRef<std::string> texts);
  void writeCutSearches(SearchSet searches);
  void writeInteger(StringRef key, int64_t value);
  template <typename T>
  void writeIntegers(StringRef key, const T &values) {
    stream.attributeArray(key, [&] {
      for (int64_t value : values)
        stream.number(value);
    });
  }
  void writeCount(StringRef key, const Count &count);
  void writeCount(StringRef key, const std::optional<Count> &count);
  void writeUpper(StringRef key, const CountRange &range);
  void writeNumber(StringRef key, std::optional<double> value);
  void writeNull(StringRef key);
  void writeTruth(StringRef key, std::optional<bool> value);
  void writeFlag(StringRef key, bool value);

  void writeTarget(const TargetSummary &target);
  void writeTargetLevel(const LevelSummary &level, const TargetSummary &target);
  void writeTargetLink(const LinkSummary &summary);
  void writeSymbols(ArrayRef<SymbolRow> symbols);
  void writeFunctions();
  void writeFunction(const FunctionReport &function,
                     const FunctionSideBySide *sideBySide = nullptr);
  void writeRow(const OpRow &row, const SideBySide *sideBySide);
  /// The text of attributes, once they have been written twice.
  struct SharedText {
    std::string text;
    bool wasWritten = false;
  };
  void writeShared(SharedText &shared, Block write);
  using SharedTexts = llvm::DenseMap<size_t, SharedText>;
  void writeShared(std::optional<size_t> figures, SharedTexts &known,
                   Block write);
  void writeGroup(const RowGroup &group);
  void writeGroups(const FunctionReport &function);
  void writeParts(ArrayRef<WorkRow> parts);
  void writeExplanation(const Explanation *explanation);
  void writeWork(const WorkSummary &work);
  void writeConvention(const WorkSummary &work);
  StringRef getTypeKey(const WorkTerm &term);
  void writeClass(const WorkTerms &terms, WorkClass workClass);
  void writeEstimate(const Estimate &estimate, std::optional<double> seconds,
                     std::optional<double> upperSeconds);
  void writeLevel(const LevelTraffic &level, const LevelEstimate &estimate);
  void writeNetwork(ArrayRef<LinkTraffic> network);
  void writeWhatIf(const Report &machineReport);
  void writeFusion(const FusionReport &fusion);
  void writeFusionRows(StringRef key, ArrayRef<FusionRow> rows,
                       bool areEdges = false);
  void writeFusionRow(const FusionRow &row, bool isEdge);
  void writePrice(const FusionRow &row);
  void writeTiles(const FusionPrice &price);
  void writeCandidates(StringRef key, ArrayRef<TilePrediction> candidates,
                       const OpRow &row);
  void writeTuning(const OpRow &row, const TuningRow &tuning);
  void writeSettings();
  void writeRange(IntegerRange range);
  void writeSymbolic(const SymbolicFigures *figures);
  void writeCrossovers(ArrayRef<Crossover> crossovers);
  void writeSweep(const std::optional<Sweep> &sweep);
  void writeSweepPoint(int64_t value, const SweepPoint &point);
  void writeMeasured(const MeasuredPoint *point);
  void writeTotals(const ReportTotals &reportTotals,
                   const SideBySide *sideBySide = nullptr);
  void writeRidgeline(StringRef key, const Ridgeline *point);
  void writeFit(const Totals &totals);
  void writeMisfits(const Report &report);
  void writeBottlenecks(const Totals &totals);
  void writeCoverage(const Coverage &coverage);
  void writeSideBySide(const SideBySide *sideBySide);
  void writeOther(const Report &other);

  const Report &report;
  /// The machine that is being written.
  const TargetSummary *machine;
  const Convention *convention;
  JSONStream stream;
  llvm::DenseMap<std::tuple<Type, Type, Type>, std::string> typeKeys;
  /// Texts of figures of the machine by `OpRow::figures`.
  SharedTexts texts, symbolicTexts;
  /// Texts of `writePrice` for one execution, and of `writeTiles`.
  llvm::DenseMap<const FusionPrice *, std::pair<SharedText, SharedText>>
      priceTexts;
  /// The writers of the other threads, which have texts of their own.
  std::vector<std::unique_ptr<JSONWriter>> parts;
  const bool isPart = false;
  /// What they have written and this has not.
  std::vector<JSONStream::Text> blocks;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSON_JSONWRITER_H
