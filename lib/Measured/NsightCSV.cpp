//===- NsightCSV.cpp - Reads CSV of Nsight Compute ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reads CSV written by Nsight Compute. `ncu --csv` has two layouts: the raw
// page has a column per metric and a row of units below the header, and the
// long one has a row per metric. The CSV may be preceded and followed by output
// of the profiled program and of the profiler ("==PROF== ..."). Numbers have
// commas between thousands, and units any SI prefix.
//
//===----------------------------------------------------------------------===//

#include "MeasurementFile.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

#include <array>
#include <map>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Metrics
//===----------------------------------------------------------------------===//

namespace {
enum class Quantity { Time, Bytes, Operations };

struct Metric {
  StringLiteral name;
  Quantity quantity;
  /// Operations of one thread's instruction; a fused multiply-add is two.
  int operations = 0;
  /// True if the instruction (HADD2, HMUL2, HFMA2) may process one value or
  /// two; the counters don't distinguish these.
  bool isHalf = false;
};
} // namespace

static constexpr Metric metrics[] = {
    {"gpu__time_duration.sum", Quantity::Time},
    {"dram__bytes_read.sum", Quantity::Bytes},
    {"dram__bytes_write.sum", Quantity::Bytes},
    {"smsp__sass_thread_inst_executed_op_fadd_pred_on.sum",
     Quantity::Operations, 1},
    {"smsp__sass_thread_inst_executed_op_fmul_pred_on.sum",
     Quantity::Operations, 1},
    {"smsp__sass_thread_inst_executed_op_ffma_pred_on.sum",
     Quantity::Operations, 2},
    {"smsp__sass_thread_inst_executed_op_dadd_pred_on.sum",
     Quantity::Operations, 1},
    {"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum",
     Quantity::Operations, 1},
    {"smsp__sass_thread_inst_executed_op_dfma_pred_on.sum",
     Quantity::Operations, 2},
    {"smsp__sass_thread_inst_executed_op_hadd_pred_on.sum",
     Quantity::Operations, 1, true},
    {"smsp__sass_thread_inst_executed_op_hmul_pred_on.sum",
     Quantity::Operations, 1, true},
    {"smsp__sass_thread_inst_executed_op_hfma_pred_on.sum",
     Quantity::Operations, 2, true},
};
static constexpr size_t numMetrics = std::size(metrics);

/// Returns the index of the metric, or nullopt if it is not in the table.
static std::optional<size_t> lookupMetric(StringRef name) {
  const Metric *metric = llvm::find_if(
      metrics, [&](const Metric &metric) { return metric.name == name; });
  if (metric == std::end(metrics))
    return std::nullopt;
  return metric - metrics;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns the power of ten by which `unit` differs from the base unit of the
/// quantity.
static std::optional<int> parseUnit(StringRef unit, Quantity quantity) {
  switch (quantity) {
  case Quantity::Time:
    if (!unit.consume_back("second") && !unit.consume_back("s"))
      return std::nullopt;
    break;
  case Quantity::Bytes:
    if (!unit.consume_back("byte"))
      return std::nullopt;
    break;
  case Quantity::Operations:
    if (!unit.consume_back("inst") && !unit.empty())
      return std::nullopt;
    break;
  }
  static constexpr std::pair<StringLiteral, int> prefixes[] = {
      {"", 0},  {"n", -9}, {"u", -6}, {"m", -3}, {"K", 3},
      {"k", 3}, {"M", 6},  {"G", 9},  {"T", 12}};
  for (auto [prefix, exponent] : prefixes)
    if (unit == prefix)
      return exponent;
  return std::nullopt;
}

/// Parses a number as written by `ncu`: "1,234.5". Commas must separate groups
/// of three digits: in another locale a comma would be the decimal point.
static std::optional<double> parseNumber(StringRef text) {
  if (!text.contains(','))
    return parseDecimal(text);
  size_t end = std::min(text.find_first_of(".eE"), text.size());
  SmallVector<StringRef> groups;
  text.take_front(end).split(groups, ',');
  for (StringRef group : ArrayRef(groups).drop_front())
    if (group.size() != 3)
      return std::nullopt;
  if (groups.front().empty() || groups.front().size() > 3)
    return std::nullopt;
  return parseDecimal(llvm::join(groups, "") + text.drop_front(end).str());
}

static bool isMissing(StringRef text) {
  return text.empty() || text == "n/a" || text == "(!) n/a" ||
         text == "no data";
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

namespace {
/// The measurements of one launch: seconds, bytes, and instructions of threads.
struct Launch {
  Launch(std::string kernel, Location loc)
      : kernel(std::move(kernel)), loc(loc) {}

  std::string kernel;
  Location loc;
  std::array<std::optional<double>, numMetrics> values;

  /// Returns true if all metrics of the quantity have a value. Fails, with a
  /// diagnostic, if only some have one.
  FailureOr<bool> has(Quantity quantity) const {
    const Metric *missing = nullptr;
    bool hasAny = false;
    for (auto [metric, value] : llvm::zip_equal(metrics, values)) {
      if (metric.quantity != quantity)
        continue;
      hasAny |= value.has_value();
      if (!value)
        missing = &metric;
    }
    if (hasAny && missing)
      return emitError(loc)
             << "kernel '" << showText(kernel) << "' has no value for '"
             << missing->name << "', but for others that are summed with it";
    return hasAny;
  }
  double add(Quantity quantity) const {
    double sum = 0;
    for (auto [metric, value] : llvm::zip_equal(metrics, values))
      if (metric.quantity == quantity)
        sum += value.value_or(0);
    return sum;
  }
  double addOperations(bool onlyHalf) const {
    double sum = 0;
    for (auto [metric, value] : llvm::zip_equal(metrics, values))
      if (metric.isHalf || !onlyHalf)
        sum += value.value_or(0) * metric.operations;
    return sum;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static bool isHeader(StringRef line) {
  return (line.starts_with("\"ID\",") || line.starts_with("ID,")) &&
         line.contains("Kernel Name");
}

bool mlir::roofline::skipToNsightHeader(CSVReader &reader) {
  for (CSVReader ahead = reader; !ahead.isAtEnd(); ahead.skipLine()) {
    if (isHeader(ahead.peekLine())) {
      reader = ahead;
      return true;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

/// Adds a quantity measured for a launch. The sum is unknown if any launch
/// lacks it.
static void addTo(std::optional<double> &sum, bool isFirst,
                  std::optional<double> value) {
  if (isFirst)
    sum = value;
  else if (sum && value)
    *sum += *value;
  else
    sum.reset();
}

static LogicalResult addLaunch(const Launch &launch, Measurement &sum) {
  FailureOr<bool> hasTime = launch.has(Quantity::Time);
  FailureOr<bool> hasBytes = launch.has(Quantity::Bytes);
  FailureOr<bool> hasOperations = launch.has(Quantity::Operations);
  if (failed(hasTime) || failed(hasBytes) || failed(hasOperations))
    return failure();
  if (!*hasTime)
    return emitError(launch.loc)
           << "kernel '" << showText(launch.kernel) << "' has no value for '"
           << metrics[0].name << "'";
  auto makeValue = [](bool isKnown, double value) {
    return isKnown ? std::optional(value) : std::nullopt;
  };
  double operations = launch.addOperations(/*onlyHalf=*/false);
  double half = launch.addOperations(/*onlyHalf=*/true);
  bool isFirst = sum.launches++ == 0;
  addTo(sum.seconds, isFirst, launch.add(Quantity::Time));
  addTo(sum.bytes, isFirst, makeValue(*hasBytes, launch.add(Quantity::Bytes)));
  addTo(sum.operations, isFirst, makeValue(*hasOperations, operations));
  addTo(sum.upperOperations, isFirst,
        makeValue(*hasOperations, operations + half));
  return success();
}

namespace {
class NsightReader {
public:
  explicit NsightReader(CSVReader &reader) : reader(reader) {}

  FailureOr<SmallVector<Measurement, 0>> read() {
    if (failed(readHeader()) || (!isLong() && failed(readUnits())))
      return failure();
    while (!reader.isAtEnd()) {
      if (reader.peekLine().starts_with("=="))
        reader.skipLine();
      else if (failed(readRow()))
        return failure();
    }
    if (launches.empty())
      return emitError(reader.getLoc()) << "expected a launch after the header";
    return joinLaunches();
  }

private:
  LogicalResult readHeader() {
    Location loc = reader.getLoc();
    SmallVector<CSVField> header;
    if (failed(reader.readRecord(header)))
      return failure();
    numColumns = header.size();
    for (auto [index, field] : llvm::enumerate(header))
      if (!columns.try_emplace(field.text, index).second && !field.text.empty())
        return emitError(field.loc)
               << "second column '" << showText(field.text) << "'";
    StringLiteral time = metrics[0].name;
    SmallVector<StringRef> needed{"ID", "Kernel Name"};
    if (isLong())
      needed.append({"Metric Name", "Metric Unit", "Metric Value"});
    else
      needed.push_back(time);
    for (StringRef name : needed)
      if (!columns.count(name.str()))
        return emitError(loc) << "expected a column '" << name << "'";
    for (const auto &[name, index] : columns)
      if (llvm::is_contained(needed, name) || name == "Process ID" ||
          lookupMetric(name))
        numNeeded = std::max(numNeeded, index + 1);
    return success();
  }
  LogicalResult readUnits() {
    Location loc = reader.getLoc();
    if (reader.isAtEnd())
      return success();
    if (failed(readRecord(units)))
      return failure();
    if (!units[columns["ID"]].text.empty())
      return emitError(loc) << "expected a row of units below the header";
    return success();
  }
  LogicalResult readRow() {
    SmallVector<CSVField> record;
    if (failed(readRecord(record)))
      return failure();
    auto getField = [&](StringRef name) -> const CSVField & {
      return record[columns[name.str()]];
    };
    const CSVField &kernel = getField("Kernel Name");
    if (kernel.text.empty())
      return emitError(kernel.loc) << "expected the name of a kernel";
    std::string process =
        columns.count("Process ID") ? getField("Process ID").text : "";
    auto [entry, isNew] = launches.try_emplace({process, getField("ID").text},
                                               kernel.text, kernel.loc);
    Launch &launch = entry->second;
    if (isLong()) {
      std::optional<size_t> metric = lookupMetric(getField("Metric Name").text);
      return metric ? setValue(*metric, getField("Metric Unit"),
                               getField("Metric Value"), launch)
                    : success();
    }
    if (!isNew)
      return emitError(getField("ID").loc)
             << "second row of launch '" << showText(getField("ID").text)
             << "'";
    for (const auto &[name, index] : columns)
      if (std::optional<size_t> metric = lookupMetric(name))
        if (failed(setValue(*metric, units[index], record[index], launch)))
          return failure();
    return success();
  }
  /// Reads a record and checks that it has all required columns.
  LogicalResult readRecord(SmallVectorImpl<CSVField> &record) {
    Location loc = reader.getLoc();
    if (failed(reader.readRecord(record)))
      return failure();
    // Some versions omit the trailing fields of rules.
    if (record.size() >= numNeeded && record.size() <= numColumns)
      return success();
    InFlightDiagnostic diag =
        emitError(loc) << "expected " << numColumns
                       << " fields, as the header has, got " << record.size();
    if (record.size() == 1)
      diag.attachNote() << "if this is output of the profiled program, keep it "
                           "apart with ncu's option --log-file";
    return diag;
  }
  LogicalResult setValue(size_t metric, const CSVField &unit,
                         const CSVField &value, Launch &launch) {
    const Metric &kind = metrics[metric];
    if (isMissing(value.text))
      return success();
    std::optional<int> exponent = parseUnit(unit.text, kind.quantity);
    if (!exponent)
      return emitError(unit.loc) << "unknown unit '" << showText(unit.text)
                                 << "' of '" << kind.name << "'";
    std::optional<double> number = parseNumber(value.text);
    if (!number) {
      InFlightDiagnostic diag = emitError(value.loc)
                                << "expected a number as '" << kind.name
                                << "', got '" << showText(value.text) << "'";
      if (value.text.find_first_not_of("0123456789.,") == std::string::npos)
        diag.attachNote() << "expected commas between thousands and a decimal "
                             "point: run ncu with LC_ALL=C";
      return diag;
    }
    bool mayBeZero = kind.quantity != Quantity::Time;
    FailureOr<double> scaled =
        scaleByPowerOfTen(*number, *exponent, mayBeZero, value, kind.name);
    if (failed(scaled))
      return failure();
    std::optional<double> &place = launch.values[metric];
    // Several sections of one report may contain the same metric.
    if (place && *place != *scaled)
      return emitError(value.loc)
             << "second value of '" << kind.name << "' of launch '"
             << showText(launch.kernel) << "'";
    place = *scaled;
    return success();
  }
  FailureOr<SmallVector<Measurement, 0>> joinLaunches() const {
    SmallVector<Measurement, 0> measurements;
    std::map<std::string, size_t> numbers;
    for (const auto &[key, launch] : launches) {
      auto [entry, isNew] =
          numbers.try_emplace(launch.kernel, measurements.size());
      if (isNew)
        measurements.emplace_back(launch.kernel, launch.loc);
      if (failed(addLaunch(launch, measurements[entry->second])))
        return failure();
    }
    for (const Measurement &measurement : measurements)
      if (failed(checkRange(measurement)))
        return failure();
    return measurements;
  }

  bool isLong() const { return columns.count("Metric Name"); }

  CSVReader &reader;
  std::map<std::string, size_t> columns;
  size_t numColumns = 0, numNeeded = 0;
  /// The row of units of the raw page.
  SmallVector<CSVField> units;
  /// Launches by process and number.
  llvm::MapVector<std::pair<std::string, std::string>, Launch,
                  std::map<std::pair<std::string, std::string>, unsigned>>
      launches;
};
} // namespace

FailureOr<SmallVector<Measurement, 0>>
mlir::roofline::readNsightCSV(CSVReader &reader) {
  return NsightReader(reader).read();
}
