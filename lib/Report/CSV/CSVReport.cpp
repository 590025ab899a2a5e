//===- CSVReport.cpp - Reports as CSV -------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/SideBySide.h"
#include "roofline/Report/SymbolReport.h"
#include "roofline/Report/TuningReport.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr llvm::StringLiteral columns =
    "function,op,location,shapes,executions,flops,useful_flops,"
    "transcendentals,int_ops,bytes_read,bytes_read_upper,bytes_written,"
    "bytes_written_upper,intensity_ops_per_byte,ridge_ops_per_byte,"
    "attainable_ops_per_second,time_seconds,time_upper_seconds,bound,"
    "least_in_place_seconds,bound_in_place,headroom,resource_seconds,level_"
    "bytes,given,"
    "unbounded,notes";

/// Columns shown only if another convention was requested.
static constexpr llvm::StringLiteral conventionColumns =
    ",convention,convention_unit,convention_operations";

/// Columns shown only if a row has an expected time.
static constexpr llvm::StringLiteral expectedColumns =
    ",expected_seconds,losses";

/// Columns shown only if a row has collectives.
static constexpr llvm::StringLiteral networkColumns =
    ",network_bytes,network_messages,network";

/// Columns shown only with measurements.
static constexpr llvm::StringLiteral measuredColumns =
    ",measured_seconds,measured_operations,measured_bytes,"
    "measured_intensity_ops_per_byte,measured_ops_per_second,"
    "measured_attainable_ops_per_second,measured_achieved,measured_time_ratio,"
    "measured_notes";
/// Columns shown only if figures are symbolic.
static constexpr llvm::StringLiteral symbolicColumns =
    ",crossovers,time_least_seconds,time_greatest_seconds,bytes_least,"
    "bytes_greatest";
/// Columns of a sweep, which is a separate table.
static constexpr llvm::StringLiteral sweepColumns =
    "target,function,index,op,location,symbol,value,flops,int_ops,bytes,"
    "intensity_ops_per_byte,ridge_ops_per_byte,attainable_ops_per_second,"
    "time_seconds,time_upper_seconds,bound,headroom,unbounded,lacks_rates";
/// Columns shown only with `tuning`.
static constexpr llvm::StringLiteral tuningColumns =
    ",tuning_verdict,tuning_balance,tuning_share,time_winnable_seconds,"
    "tuning_level,tuning_tile,tuning_tile_order,tuning_tile_seconds";

/// Columns shown only with `fusion`: the kernel that contains the op.
static constexpr llvm::StringLiteral fusionColumns =
    ",fusion_group,fusion_kind,fusion_time_saved_seconds,fusion_bytes_saved";

/// Columns shown only if there are several machines.
static constexpr llvm::StringLiteral sideBySideColumns =
    ",target,index,speedup,speedup_ceiling,changes_bound";

namespace {
/// Writes the fields of one record (RFC 4180).
class CSVRecord {
public:
  explicit CSVRecord(raw_ostream &os) : os(os) {}
  ~CSVRecord() { os << '\n'; }

  /// Writes text that comes from the program; an apostrophe before a formula
  /// makes it text for a spreadsheet.
  CSVRecord &operator<<(StringRef text);
  CSVRecord &operator<<(const Count &count) { return write(count.str()); }
  CSVRecord &operator<<(std::optional<double> value) {
    return write(formatExact(value));
  }
  CSVRecord &operator<<(bool value) {
    return *this << StringRef(value ? "true" : "false");
  }
  CSVRecord &operator<<(std::optional<bool> value) {
    return value ? *this << *value : *this << StringRef();
  }

private:
  /// Writes a field as it is.
  CSVRecord &write(StringRef field);

  raw_ostream &os;
  bool isFirst = true;
};
} // namespace

/// Returns true if a spreadsheet computes the field, also if it is quoted.
static bool isFormula(StringRef field) {
  StringRef rest = field.ltrim(' ');
  return !rest.empty() && StringRef("=+-@\t\r\n").contains(rest.front());
}

CSVRecord &CSVRecord::operator<<(StringRef text) {
  std::string field = llvm::json::fixUTF8(text);
  return write(isFormula(field) ? "'" + field : field);
}

CSVRecord &CSVRecord::write(StringRef field) {
  if (!isFirst)
    os << ',';
  isFirst = false;
  if (field.find_first_of(",\"\r\n") == StringRef::npos) {
    os << field;
    return *this;
  }
  os << '"';
  for (char c : field)
    os << (c == '"' ? "\"\"" : StringRef(&c, 1));
  os << '"';
  return *this;
}

/// Formats times as "compute:matrix=1e-05; memory:hbm=2e-05".
static std::string printTimes(ArrayRef<ResourceTime> times) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      times, os,
      [&](const ResourceTime &time) {
        os << time.resource << '=' << formatExact(time.seconds);
      },
      "; ");
  return text;
}

/// Formats least traffic and traffic of the best tiling as "hbm=100..200;
/// l2=300"; "hbm=100.." if the latter is unknown.
static std::string printLevels(const LevelTraffics &levels) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      levels, os,
      [&](const LevelTraffic &level) {
        os << level.level << '=' << level.lowerBytes.lower;
        if (level.achievableBytes != level.lowerBytes.lower)
          os << "..";
        if (level.achievableBytes &&
            *level.achievableBytes != level.lowerBytes.lower)
          os << *level.achievableBytes;
        if (level.nodes > 1)
          os << "; " << level.level << ".far=" << level.getFarBytes();
      },
      "; ");
  return text;
}

static void writeConvention(const OpRow &row, const Convention *convention,
                            CSVRecord &record) {
  if (!convention)
    return;
  std::optional<Count> operations = countOperations(*convention, row.getWork());
  record << convention->name << convention->unit
         << (operations ? operations->str() : "");
}

static void writeMeasured(const MeasuredPoint *measured, CSVRecord &record) {
  const MeasuredPoint point = measured ? *measured : MeasuredPoint();
  record << point.seconds << point.operations << point.bytes << point.intensity
         << point.opsPerSecond << point.attainableOpsPerSecond << point.achieved
         << point.timeRatio << llvm::join(point.notes, "; ");
}

/// Writes crossovers, such as "batch: memory:hbm below 346, compute:matrix from
/// 346 on", and the intervals.
static void writeSymbolic(const SymbolicFigures *figures, CSVRecord &record) {
  SmallVector<std::string> crossovers;
  if (figures)
    for (const Crossover &crossover : figures->crossovers)
      crossovers.push_back(crossover.symbol + ": " +
                           describeCrossover(crossover));
  record << llvm::join(crossovers, "; ");
  if (!figures || !figures->interval) {
    record << StringRef() << StringRef() << StringRef() << StringRef();
    return;
  }
  const SymbolicInterval &interval = *figures->interval;
  record << std::optional(interval.leastSeconds)
         << std::optional(interval.greatestSeconds) << interval.leastBytes
         << interval.greatestBytes;
}

/// Writes collectives as "nvlink:all_reduce:ring=1835008", or without a link as
/// ":shift:direct=64".
static void writeNetwork(ArrayRef<LinkTraffic> network, CSVRecord &record) {
  Count bytes, messages;
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      network, os,
      [&](const LinkTraffic &traffic) {
        bytes += traffic.bytes;
        messages += traffic.messages;
        os << traffic.link << ':' << traffic.collective << ':'
           << traffic.algorithm << '=' << traffic.bytes;
      },
      "; ");
  record << bytes << messages << text;
}

/// Writes the verdict, and the best of the candidates.
static void writeTuning(const TuningRow *tuning, CSVRecord &record) {
  const TuningRow row = tuning ? *tuning : TuningRow();
  record << (tuning ? getTuningVerdictName(row.verdict) : StringRef())
         << row.balance << row.share << row.winnableSeconds;
  if (row.candidates.empty()) {
    record << StringRef() << StringRef() << StringRef() << StringRef();
    return;
  }
  const TilePrediction &best = *getBestTile(row);
  auto join = [](const auto &numbers) {
    return llvm::join(
        llvm::map_range(numbers,
                        [](auto number) { return std::to_string(number); }),
        " ");
  };
  record << best.level << join(best.tiling.sizes) << join(best.tiling.order)
         << std::optional(best.seconds);
}

static void writeFusion(const OpRow &row, const FusionReport &fusion,
                        CSVRecord &record) {
  if (!row.fusionGroup) {
    record << StringRef() << StringRef() << StringRef() << StringRef();
    return;
  }
  const FusionRow &group = fusion.groups[*row.fusionGroup];
  record << std::to_string(*row.fusionGroup)
         << getFusionKindName(group.price->kind) << group.getSecondsSaved()
         << group.getBytesSaved();
}

/// Formats losses as "sustained=1.0e-06; launch=4.4e-06".
static std::string printLosses(const Estimate &estimate) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::ListSeparator separator("; ");
  if (estimate.expectedSeconds)
    for (auto [kind, seconds] : llvm::enumerate(estimate.losses))
      if (seconds != 0)
        os << separator << stringifyLossKind(LossKind(kind)) << '='
           << formatExact(seconds);
  return text;
}

namespace {
/// The optional columns of a report.
struct Columns {
  explicit Columns(const Report &report) : symbols(hasSymbolicRows(report)) {
    for (const FunctionReport &function : report.functions) {
      fusion |= function.fusion.has_value();
      for (const OpRow &row : function.rows) {
        expected |= row.getEstimate().expectedSeconds.has_value();
        network |= !row.getEstimate().network.empty();
        tuning |= row.tuning != nullptr;
      }
    }
  }

  bool expected = false, network = false, symbols, tuning = false,
       fusion = false;
};
} // namespace

/// Writes one row. `sideBySide` is null if there is a single machine.
static void writeRow(const FunctionReport &function, const OpRow &row,
                     const Report &report, const Columns &shown,
                     const SideBySide *sideBySide, raw_ostream &os) {
  const Estimate &estimate = row.getEstimate();
  CountRange bytesRead = row.getWork().getBytesRead();
  CountRange bytesWritten = row.getWork().getBytesWritten();
  std::string usefulFlops =
      row.getWork().usefulFlops ? row.getWork().usefulFlops->str() : "";
  std::optional<double> upperSeconds = estimate.upperTimeSeconds
                                           ? estimate.upperTimeSeconds
                                           : estimate.timeSeconds;
  CSVRecord record(os);
  record << function.name << row.op << row.location << row.shapes
         << row.executions << row.getWork().terms.getFlops() << usefulFlops
         << row.getWork().terms.getClass(WorkClass::Special)
         << row.getWork().terms.getIntOps() << bytesRead.lower
         << bytesRead.upper << bytesWritten.lower << bytesWritten.upper
         << estimate.intensity << estimate.ridge
         << estimate.attainableOpsPerSecond << estimate.timeSeconds
         << upperSeconds << estimate.bound.str() << estimate.leastInPlaceSeconds
         << (estimate.leastInPlaceSeconds ? estimate.boundInPlace.str() : "")
         << estimate.headroom << printTimes(estimate.times)
         << printLevels(estimate.levels) << row.getWork().given << row.unbounded
         << llvm::join(row.notes, "; ");
  if (shown.expected)
    record << estimate.expectedSeconds << printLosses(estimate);
  writeConvention(row, report.convention, record);
  if (shown.network)
    writeNetwork(estimate.network, record);
  if (report.hasMeasurements)
    writeMeasured(row.measured.get(), record);
  if (shown.symbols)
    writeSymbolic(row.symbolic.get(), record);
  if (shown.tuning)
    writeTuning(row.tuning.get(), record);
  if (function.fusion)
    writeFusion(row, *function.fusion, record);
  if (sideBySide)
    record << report.target.name << std::to_string(row.index)
           << sideBySide->speedup << sideBySide->ceiling
           << sideBySide->changesBound;
}

/// Writes the rows of the first machine.
static void writeFirstRows(const Report &report, const Columns &shown,
                           raw_ostream &os) {
  const SideBySide none;
  for (const FunctionReport &function : report.functions)
    for (const OpRow &row : function.rows)
      writeRow(function, row, report, shown,
               report.others.empty() ? nullptr : &none, os);
}

static void writeOtherRows(const Report &first, const Report &other,
                           const Columns &shown, raw_ostream &os) {
  for (auto [function, otherFunction] :
       llvm::zip_equal(first.functions, other.functions)) {
    FunctionSideBySide sideBySide =
        compareFunctions(function, first, otherFunction, other);
    for (const OpRow &row : otherFunction.rows)
      writeRow(otherFunction, row, other, shown, &sideBySide.rows[row.index],
               os);
  }
}

static void writeSweepPoint(StringRef target, StringRef function,
                            const SweepRow *row, StringRef symbol,
                            int64_t value, const SweepPoint &point,
                            raw_ostream &os) {
  CSVRecord record(os);
  record << target << function << (row ? std::to_string(row->index) : "")
         << (row ? StringRef(row->op) : "total")
         << (row ? StringRef(row->location) : "") << symbol
         << std::to_string(value) << point.flops << point.intOps << point.bytes
         << point.intensity << point.ridge << point.attainableOpsPerSecond
         << point.timeSeconds
         << (point.upperTimeSeconds ? point.upperTimeSeconds
                                    : point.timeSeconds)
         << point.bound.str() << point.headroom << point.unbounded
         << point.lacksRates;
}

/// Writes the sweep on one machine. Totals follow the ops of their function.
static void writeSweepRows(const Report &report, raw_ostream &os) {
  const Sweep &sweep = *report.sweep;
  StringRef target = report.target.name;
  for (const FunctionSweep &function : sweep.functions) {
    for (const SweepRow &row : function.rows)
      for (auto [value, point] : llvm::zip_equal(sweep.values, row.points))
        if (point)
          writeSweepPoint(target, function.name, &row, sweep.symbol, value,
                          *point, os);
    for (auto [value, point] : llvm::zip_equal(sweep.values, function.totals))
      writeSweepPoint(target, function.name, nullptr, sweep.symbol, value,
                      point, os);
  }
}

static void writeSweep(const Report &report, raw_ostream &os) {
  os << sweepColumns << '\n';
  writeSweepRows(report, os);
  for (const Report &other : report.others)
    writeSweepRows(other, os);
}

void mlir::roofline::writeCSVReport(const Report &report, raw_ostream &os) {
  if (report.sweep)
    return writeSweep(report, os);
  Columns shown(report);
  os << columns << (shown.expected ? expectedColumns : "")
     << (report.convention ? conventionColumns : "")
     << (shown.network ? networkColumns : "")
     << (report.hasMeasurements ? measuredColumns : "")
     << (shown.symbols ? symbolicColumns : "")
     << (shown.tuning ? tuningColumns : "")
     << (shown.fusion ? fusionColumns : "")
     << (report.others.empty() ? "" : sideBySideColumns) << '\n';
  writeFirstRows(report, shown, os);
  for (const Report &other : report.others)
    writeOtherRows(report, other, shown, os);
}
