//===- Measurements.cpp - Reads measurement files -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reads measurements in this project's CSV format. docs/use/Measured.md
// describes the columns.
//
//===----------------------------------------------------------------------===//

#include "roofline/Measured/Measurements.h"

#include "MeasurementFile.h"
#include "mlir/IR/Diagnostics.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>
#include <map>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Text and numbers
//===----------------------------------------------------------------------===//

std::string mlir::roofline::showText(StringRef text) {
  constexpr unsigned width = 80;
  return shorten(makePrintable(text), width, Cut::Middle);
}

std::optional<double> mlir::roofline::parseDecimal(StringRef text) {
  double value;
  if (text.find_first_not_of("0123456789+-.eE") != StringRef::npos ||
      text.getAsDouble(value) || !std::isfinite(value))
    return std::nullopt;
  return value;
}

FailureOr<double> mlir::roofline::scaleByPowerOfTen(double value, int exponent,
                                                    bool mayBeZero,
                                                    const CSVField &field,
                                                    StringRef name) {
  if (value < 0 || (value == 0 && !mayBeZero))
    return emitError(field.loc)
           << "expected a number " << (mayBeZero ? "of at least" : "above")
           << " 0 as '" << name << "', got '" << showText(field.text) << "'";
  // Powers of ten up to 10^22 are exact doubles.
  double factor = 1;
  for (int i = 0; i < std::abs(exponent); ++i)
    factor *= 10;
  double scaled = exponent < 0 ? value / factor : value * factor;
  if (std::isfinite(scaled) && (scaled != 0 || value == 0))
    return scaled;
  return emitError(field.loc) << "'" << showText(field.text) << "' as '" << name
                              << "' is beyond the range of double";
}

LogicalResult mlir::roofline::checkRange(const Measurement &measurement) {
  bool isInRange = measurement.seconds != 0;
  for (std::optional<double> figure :
       {measurement.seconds, measurement.operations,
        measurement.upperOperations, measurement.bytes})
    isInRange &= std::isfinite(figure.value_or(0));
  if (isInRange)
    return success();
  return emitError(measurement.loc)
         << "the figures of '" << showText(measurement.name)
         << "' imply one that is beyond the range of double";
}

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

namespace {
using Value = std::optional<double> Measurement::*;

/// A column of numbers.
struct NumberColumn {
  StringLiteral name;
  Value value;
  /// The unit of the column is 10^exponent base units.
  int exponent;
  /// True if 0 is a valid measurement.
  bool mayBeZero;
};

/// Reads files in this project's format.
class MeasurementReader {
public:
  explicit MeasurementReader(CSVReader &reader) : reader(reader) {}

  FailureOr<SmallVector<Measurement, 0>> read();

private:
  LogicalResult readHeader();
  LogicalResult addColumn(const CSVField &field);
  LogicalResult checkColumns(Location loc);
  FailureOr<Measurement> makeMeasurement(ArrayRef<CSVField> record);
  LogicalResult readNumber(const CSVField &field, const NumberColumn &column,
                           Measurement &measurement);
  /// Fails if an earlier row measures the same subject.
  LogicalResult checkIsFirst(const Measurement &measurement);

  CSVReader &reader;
  /// The number column for each column of the file; null for text.
  SmallVector<const NumberColumn *> numbers;
  std::optional<size_t> nameColumn, targetColumn;
  /// Locations of the rows read so far, by name and target.
  std::map<std::pair<std::string, std::string>, Location> places;
};
} // namespace

static constexpr StringLiteral nameHead = "location";
static constexpr StringLiteral targetHead = "target";

static constexpr NumberColumn numberColumns[] = {
    {"time_s", &Measurement::seconds, 0, false},
    {"time_ms", &Measurement::seconds, -3, false},
    {"time_us", &Measurement::seconds, -6, false},
    {"time_ns", &Measurement::seconds, -9, false},
    {"flops", &Measurement::operations, 0, true},
    {"dram_bytes", &Measurement::bytes, 0, true},
    {"flops_per_second", &Measurement::opsPerSecond, 0, false},
    {"gflops_per_second", &Measurement::opsPerSecond, 9, false},
    {"tflops_per_second", &Measurement::opsPerSecond, 12, false},
    {"intensity", &Measurement::intensity, 0, false},
};

static SmallVector<StringRef> getColumnNames() {
  SmallVector<StringRef> names{nameHead, targetHead};
  for (const NumberColumn &column : numberColumns)
    names.push_back(column.name);
  return names;
}

static LogicalResult reportUnknownColumn(const CSVField &field) {
  SmallVector<StringRef> names = getColumnNames();
  InFlightDiagnostic diag = emitError(field.loc) << "unknown column '"
                                                 << showText(field.text) << "'";
  SmallVector<StringRef> nearNames = findNearNames(field.text, names);
  if (!nearNames.empty())
    diag.attachNote() << "did you mean " << quoteNames(nearNames) << "?";
  diag.attachNote() << "known columns: " << quoteNames(names);
  return diag;
}

LogicalResult MeasurementReader::addColumn(const CSVField &field) {
  size_t index = numbers.size();
  numbers.push_back(nullptr);
  if (field.text == nameHead || field.text == targetHead) {
    std::optional<size_t> &place =
        field.text == nameHead ? nameColumn : targetColumn;
    if (place)
      return emitError(field.loc)
             << "second column '" << showText(field.text) << "'";
    place = index;
    return success();
  }
  const auto *column =
      llvm::find_if(numberColumns, [&](const NumberColumn &column) {
        return column.name == field.text;
      });
  if (column == std::end(numberColumns))
    return reportUnknownColumn(field);
  for (const NumberColumn *other : numbers)
    if (other && other->value == column->value)
      return emitError(field.loc)
             << "column '" << showText(field.text) << "' beside '"
             << other->name << "', which tells the same";
  numbers.back() = column;
  return success();
}

/// Checks that the columns suffice for any row.
LogicalResult MeasurementReader::checkColumns(Location loc) {
  if (!nameColumn) {
    InFlightDiagnostic diag = emitError(loc)
                              << "expected a column '" << nameHead << "'";
    diag.attachNote() << "known columns: " << quoteNames(getColumnNames());
    return diag;
  }
  auto has = [&](Value value) {
    return llvm::any_of(numbers, [&](const NumberColumn *column) {
      return column && column->value == value;
    });
  };
  if (!has(&Measurement::seconds) && !has(&Measurement::opsPerSecond))
    return emitError(loc) << "expected a column with times, such as 'time_us', "
                             "or rates, such as 'gflops_per_second'";
  return success();
}

LogicalResult MeasurementReader::readHeader() {
  Location loc = reader.getLoc();
  if (reader.isAtEnd())
    return emitError(loc) << "expected a header, got an empty file";
  loc = reader.getLoc();
  SmallVector<CSVField> header;
  if (failed(reader.readRecord(header)))
    return failure();
  for (const CSVField &field : header)
    if (failed(addColumn(field)))
      return failure();
  return checkColumns(loc);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

LogicalResult MeasurementReader::readNumber(const CSVField &field,
                                            const NumberColumn &column,
                                            Measurement &measurement) {
  if (field.text.empty())
    return success();
  std::optional<double> value = parseDecimal(field.text);
  if (!value)
    return emitError(field.loc)
           << "expected a decimal number as '" << column.name << "', got '"
           << showText(field.text) << "'";
  FailureOr<double> scaled = scaleByPowerOfTen(
      *value, column.exponent, column.mayBeZero, field, column.name);
  if (failed(scaled))
    return failure();
  measurement.*column.value = *scaled;
  return success();
}

/// Fails if the figures do not determine the point, or contradict each other.
static LogicalResult checkFigures(const Measurement &measurement) {
  if (!measurement.seconds && !measurement.opsPerSecond)
    return emitError(measurement.loc) << "expected a time or a rate of '"
                                      << showText(measurement.name) << "'";
  if (measurement.seconds && measurement.operations && measurement.opsPerSecond)
    return emitError(measurement.loc)
           << "expected two of time, operations and rate of '"
           << showText(measurement.name) << "', got all three";
  if (measurement.bytes && measurement.intensity)
    return emitError(measurement.loc)
           << "expected either bytes or the intensity of '"
           << showText(measurement.name) << "', got both";
  return success();
}

/// Computes the third of time, operations and rate from the other two.
static void completeFigures(Measurement &measurement) {
  std::optional<double> &operations = measurement.operations;
  if (!measurement.opsPerSecond)
    return;
  if (measurement.seconds)
    operations = *measurement.seconds * *measurement.opsPerSecond;
  else if (operations && *operations != 0)
    measurement.seconds = *operations / *measurement.opsPerSecond;
}

FailureOr<Measurement>
MeasurementReader::makeMeasurement(ArrayRef<CSVField> record) {
  const CSVField &name = record[*nameColumn];
  if (name.text.empty())
    return emitError(name.loc) << "expected a location";
  Measurement measurement(name.text, name.loc);
  if (targetColumn) {
    measurement.target = record[*targetColumn].text;
    measurement.targetLoc = record[*targetColumn].loc;
  }
  for (auto [field, column] : llvm::zip_equal(record, numbers))
    if (column && failed(readNumber(field, *column, measurement)))
      return failure();
  if (failed(checkFigures(measurement)))
    return failure();
  completeFigures(measurement);
  if (failed(checkRange(measurement)))
    return failure();
  return measurement;
}

LogicalResult MeasurementReader::checkIsFirst(const Measurement &measurement) {
  auto [entry, isNew] = places.try_emplace(
      {measurement.name, measurement.target}, measurement.loc);
  if (isNew)
    return success();
  InFlightDiagnostic diag = emitError(measurement.loc)
                            << "second row of '" << showText(measurement.name)
                            << "'";
  diag.attachNote(entry->second) << "the first one";
  return diag;
}

FailureOr<SmallVector<Measurement, 0>> MeasurementReader::read() {
  if (failed(readHeader()))
    return failure();
  SmallVector<Measurement, 0> measurements;
  while (!reader.isAtEnd()) {
    Location loc = reader.getLoc();
    SmallVector<CSVField> record;
    if (failed(reader.readRecord(record)))
      return failure();
    if (record.size() != numbers.size())
      return emitError(loc)
             << "expected " << numbers.size()
             << " fields, as the header has, got " << record.size();
    FailureOr<Measurement> measurement = makeMeasurement(record);
    if (failed(measurement))
      return failure();
    if (failed(checkIsFirst(*measurement)))
      return failure();
    measurements.push_back(std::move(*measurement));
  }
  if (measurements.empty())
    return emitError(reader.getLoc()) << "expected a row after the header";
  return measurements;
}

//===----------------------------------------------------------------------===//
// File
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Measurement, 0>>
mlir::roofline::readMeasurements(StringRef path, Location loc) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return emitError(loc) << "cannot read the measurements in '"
                          << makePrintable(path) << "': " << error.message();
  CSVReader reader((*buffer)->getBuffer(), path, loc.getContext());
  if (failed(reader.checkEncoding()))
    return failure();
  if (skipToNsightHeader(reader))
    return readNsightCSV(reader);
  if (!reader.isAtEnd() && reader.peekLine().starts_with("=="))
    return emitError(reader.getLoc())
           << "expected a table: Nsight Compute wrote none";
  return MeasurementReader(reader).read();
}
