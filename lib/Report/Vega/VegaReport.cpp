//===- VegaReport.cpp - The roofline plot as a Vega specification ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes the roofline plot: the roofs and slopes of the target, and every op as
// a point below them:
//   x = operations / bytes of the outermost level [op/B]
//   y = operations / time [op/s]
// docs/use/Reports.md describes the data sets, which notebooks may use as well.
//
//===----------------------------------------------------------------------===//

#include "VegaMeasured.h"
#include "VegaPlane.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/Units.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// What Vega draws
//===----------------------------------------------------------------------===//

// The area of a mark is proportional to its time, but every mark stays visible.
// The first op is the slowest.
static constexpr StringRef scales[] = {vegaAreaScale,
                                       R"json({
      "name": "color", "type": "ordinal", "range": {"scheme": "tableau10"},
      "domain": {"data": "ops", "field": "bound", "sort": true}
    })json"};

static constexpr StringRef legends[] = {
    R"json({
      "fill": "color", "title": "bound", "orient": "bottom",
      "direction": "horizontal", "symbolType": "circle", "symbolOpacity": 0.6,
      "symbolStrokeWidth": 0
    })json",
    R"json({
      "size": "area", "title": "time", "orient": "bottom",
      "direction": "horizontal", "symbolType": "circle",
      "symbolFillColor": "#bbbbbb", "symbolStrokeWidth": 0, "tickCount": 4,
      "encode": {"labels": {"update": {
        "text": {"signal": "format(datum.value, '~s') + 's'"}
      }}}
    })json"};

static constexpr StringRef roofMark = R"json({
      "type": "rule", "name": "roof_lines", "from": {"data": "roofs"},
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "x2": {"scale": "x", "field": "x2"},
        "y": {"scale": "y", "field": "y"}, "y2": {"scale": "y", "field": "y2"},
        "stroke": {"signal": "ink"}, "strokeWidth": {"value": 1.5}
      }}
    })json";

static constexpr StringRef slopeMark = R"json({
      "type": "rule", "name": "slope_lines", "from": {"data": "slopes"},
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "x2": {"scale": "x", "field": "x2"},
        "y": {"scale": "y", "field": "y"}, "y2": {"scale": "y", "field": "y2"},
        "stroke": {"signal": "ink"}, "strokeWidth": {"value": 1.5}
      }}
    })json";

static constexpr StringRef opMark = R"json({
      "type": "symbol", "name": "op_marks", "from": {"data": "ops"},
      "encode": {
        "update": {
          "x": {"scale": "x", "field": "intensity"},
          "y": {"scale": "y", "field": "ops_per_second"},
          "size": {"signal": "max(datum.row === selected ? 100 : 16, scale('area', datum.time_seconds))"},
          "fill": {"scale": "color", "field": "bound"},
          "fillOpacity": [
            {"test": "datum.row === selected", "value": 1},
            {"test": "shown && !shown[datum.row]", "value": 0.05},
            {"value": 0.5}
          ],
          "stroke": [
            {"test": "datum.row === selected", "signal": "ink"},
            {"scale": "color", "field": "bound"}
          ],
          "strokeOpacity": {"signal": "shown && !shown[datum.row] ? 0.1 : 1"},
          "strokeWidth": {"signal": "datum.row === selected ? 2.5 : 0.5"},
          "zindex": {"signal": "datum.row === selected ? 1 : 0"},
          "tooltip": {"signal": "{'op': datum.op, 'location': datum.location, 'function': datum.function, 'shapes': datum.shapes, 'flops': format(datum.flops, '.4~s') + 'FLOP', 'integer operations': format(datum.int_ops, '.4~s') + 'op', 'bytes': format(datum.bytes, '.4~s') + 'B', 'intensity': format(datum.intensity, '.4~s') + ' op/B', 'rate': format(datum.ops_per_second, '.4~s') + 'op/s', 'time': format(datum.time_seconds, '.4~s') + 's', 'bound': datum.bound}"}
        },
        "hover": {"fillOpacity": {"value": 1}}
      }
    })json";

// A label in the margin, where there are no ops.
static constexpr StringRef roofLabel = R"json({
      "type": "text", "name": "roof_labels", "from": {"data": "roofs"},
      "interactive": false,
      "encode": {"update": {
        "x": {"scale": "x", "field": "x2", "offset": 6},
        "y": {"scale": "y", "field": "y"},
        "text": {"field": "label"}, "baseline": {"value": "middle"},
        "fill": {"signal": "ink"}
      }}
    })json";

// A label above its line and beyond the radius of the largest mark.
static constexpr StringRef slopeLabel = R"json({
      "type": "text", "name": "slope_labels", "from": {"data": "slopes"},
      "interactive": false,
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"},
        "angle": {"signal": "180 / PI * atan2(scale('y', datum.y2) - scale('y', datum.y), scale('x', datum.x2) - scale('x', datum.x))"},
        "dx": {"value": 36}, "dy": {"value": -16},
        "text": {"field": "label"}, "fill": {"signal": "ink"}
      }}
    })json";

static constexpr StringRef marks[] = {roofMark, slopeMark, opMark, roofLabel,
                                      slopeLabel};

//===----------------------------------------------------------------------===//
// What it shows
//===----------------------------------------------------------------------===//

namespace {
struct OpMark {
  StringRef function;
  const OpRow *row;
  double opsPerSecond;
  /// Number of the row among the rows of all functions.
  int64_t index;
};

/// A roof or a slope with its two ends.
struct Line {
  std::string name, label;
  /// Rate of a roof [op/s] or slope [B/s].
  double rate;
  PlanePlace from = {0, 0}, to = {0, 0};
};

/// The data sets and the axes of one report.
class RooflinePlot {
public:
  RooflinePlot(const Report &report, const Report &numbered);

  void write(raw_ostream &os) const;

private:
  void addRow(StringRef function, const OpRow &row, int64_t index);
  void addLines();
  void placeAxes();
  void placeLines();
  void labelRoofs();
  std::string describeRows() const;

  const Report &report;
  SmallVector<OpMark, 0> ops;
  /// Roofs and slopes, highest and fastest first.
  SmallVector<Line, 0> roofs, slopes;
  VegaMeasured measured;
  LogAxis x{"x", "arithmetic intensity [op/B]", "~r"};
  LogAxis y{"y", "attainable rate [op/s]", "~s"};
  /// Number of rows that can't be shown, each under the first reason that
  /// applies.
  int64_t free = 0, openTime = 0, noOperations = 0, noBytes = 0, outside = 0;
};
} // namespace

RooflinePlot::RooflinePlot(const Report &report, const Report &numbered)
    : report(report), measured(report) {
  int64_t first = 0;
  for (auto [function, other] :
       llvm::zip_equal(report.functions, numbered.functions)) {
    SmallVector<int64_t> numbers = numberRows(other, first);
    for (const OpRow &row : function.rows)
      addRow(function.name, row, numbers[row.index]);
    first += numbers.size();
  }
  // Draw small marks on top of large ones.
  llvm::sort(ops, [](const OpMark &a, const OpMark &b) {
    return std::make_tuple(-*a.row->getEstimate().timeSeconds, a.index) <
           std::make_tuple(-*b.row->getEstimate().timeSeconds, b.index);
  });
  addLines();
  placeAxes();
  placeLines();
  labelRoofs();
}

void RooflinePlot::addRow(StringRef function, const OpRow &row, int64_t index) {
  if (row.costsNothing())
    return void(++free);
  if (row.hasOpenTime())
    return void(++openTime);
  Count operations = row.getWork().terms.getOperations();
  if (operations.isZero())
    return void(++noOperations);
  if (!row.getEstimate().intensity)
    return void(++noBytes);
  double opsPerSecond = operations.toDouble() / *row.getEstimate().timeSeconds;
  if (!LogAxis::canShow(opsPerSecond) ||
      !LogAxis::canShow(row.getEstimate().intensity))
    return void(++outside);
  ops.push_back({function, &row, opsPerSecond, index});
}

void RooflinePlot::addLines() {
  for (const RateSummary &rate : report.target.rates)
    if (rate.inUse && LogAxis::canShow(rate.opsPerSecond))
      roofs.push_back({rate.unit + " " + rate.type,
                       formatSI(rate.opsPerSecond, "op/s"), rate.opsPerSecond});
  auto addSlope = [&](std::string name, std::optional<double> bytesPerSecond) {
    if (LogAxis::canShow(bytesPerSecond))
      slopes.push_back({name, name + " " + formatSI(*bytesPerSecond, "B/s"),
                        *bytesPerSecond});
  };
  for (const LevelSummary &level : report.target.levels) {
    if (!level.inUse)
      continue;
    addSlope(level.name, level.bytesPerSecond);
    // R28, if all values lie on one node: of N bytes 1 is near.
    if (level.nodes > 1 && level.farBytesPerSecond)
      addSlope(level.name + ".far", *level.farBytesPerSecond *
                                        double(level.nodes) /
                                        double(level.nodes - 1));
  }
  auto isHigher = [](const Line &a, const Line &b) {
    return std::tie(b.rate, a.name) < std::tie(a.rate, b.name);
  };
  llvm::sort(roofs, isHigher);
  llvm::sort(slopes, isHigher);
}

/// Extends the axes to every op, every roof and every ridge.
void RooflinePlot::placeAxes() {
  for (const OpMark &op : ops) {
    x.include(*op.row->getEstimate().intensity);
    y.include(op.opsPerSecond);
  }
  for (const Line &roof : roofs) {
    y.include(roof.rate);
    for (const Line &slope : slopes)
      if (double ridge = roof.rate / slope.rate; LogAxis::canShow(ridge))
        x.include(ridge);
  }
  measured.include(x, y);
  x.pad();
  y.pad();
}

/// Starts each roof at its ridge with the fastest level, and ends each slope at
/// its ridge with the highest roof.
void RooflinePlot::placeLines() {
  for (Line &roof : roofs) {
    roof.from.x = slopes.empty()
                      ? x.lower
                      : std::max(x.lower, roof.rate / slopes.front().rate);
    roof.to.x = x.upper;
    roof.from.y = roof.to.y = roof.rate;
  }
  double highest = roofs.empty() ? y.upper : roofs.front().rate;
  for (Line &slope : slopes) {
    slope.from.x = std::max(x.lower, y.lower / slope.rate);
    slope.to.x = std::min(x.upper, highest / slope.rate);
    slope.from.y = slope.from.x * slope.rate;
    slope.to.y = slope.to.x * slope.rate;
  }
  // Without ops and roofs the axes show anything.
  llvm::erase_if(slopes,
                 [](const Line &slope) { return slope.from.x >= slope.to.x; });
}

/// Labels the roofs; those too close for a line of text share the label of the
/// highest.
void RooflinePlot::labelRoofs() {
  constexpr double lineHeight = 13;
  double pixelsPerDecade = vegaPlaneHeight / std::log10(y.upper / y.lower);
  Line *owner = nullptr;
  for (Line &roof : roofs) {
    std::string label = roof.name + " " + roof.label;
    roof.label.clear();
    if (owner &&
        std::log10(owner->rate / roof.rate) * pixelsPerDecade < lineHeight) {
      owner->label += ", " + label;
      continue;
    }
    owner = &roof;
    roof.label = std::move(label);
  }
}

std::string RooflinePlot::describeRows() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  describeShownOps(ops.size(),
                   {{free, "without cost"},
                    {noOperations, "without operations"},
                    {noBytes, "without bytes"},
                    {openTime, "of unknown time"},
                    {outside, "beyond any axis"}},
                   os);
  measured.describe(os);
  return text;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void writeLine(const Line &line, json::OStream &stream) {
  writeVegaText("name", line.name, stream);
  writeVegaText("label", line.label, stream);
  writeVegaNumber("rate", line.rate, stream);
  writeVegaLine(line.from, line.to, stream);
}

/// Writes a number if it fits, otherwise a decimal string, as in JSON reports.
static void writeCount(StringRef key, const Count &count,
                       json::OStream &stream) {
  if (std::optional<int64_t> value = count.tryInt64())
    stream.attribute(key, *value);
  else
    stream.attribute(key, count.str());
}

static void writeOp(const OpMark &op, json::OStream &stream) {
  const OpRow &row = *op.row;
  writeVegaText("op", row.op, stream);
  writeVegaText("location", row.location, stream);
  writeVegaText("function", op.function, stream);
  writeVegaText("shapes", row.shapes, stream);
  writeCount("flops", row.getWork().terms.getFlops(), stream);
  writeCount("int_ops", row.getWork().terms.getIntOps(), stream);
  writeCount("bytes", row.getWork().getBytes().lower, stream);
  writeVegaNumber("intensity", *row.getEstimate().intensity, stream);
  writeVegaNumber("ops_per_second", op.opsPerSecond, stream);
  writeVegaNumber("time_seconds", *row.getEstimate().timeSeconds, stream);
  writeVegaText("bound", row.getEstimate().bound.str(), stream);
  stream.attribute("row", op.index);
}

void RooflinePlot::write(raw_ostream &os) const {
  auto writeData = [&](json::OStream &stream) {
    writeVegaDataSet("roofs", roofs, writeLine, stream);
    writeVegaDataSet("slopes", slopes, writeLine, stream);
    writeVegaDataSet("ops", ops, writeOp, stream);
    if (report.hasMeasurements)
      measured.writeData(stream);
  };
  SmallVector<StringRef> allMarks(ArrayRef<StringRef>{marks});
  if (report.hasMeasurements)
    llvm::append_range(allMarks, VegaMeasured::getMarks());
  // Vega makes a legend without entries infinitely wide.
  ArrayRef<StringRef> usedLegends(legends);
  if (ops.empty())
    usedLegends = {};
  writeVegaPlane({"roofline for " + report.target.getTitle(), describeRows(), x,
                  y, writeData, scales, usedLegends, allMarks},
                 os);
}

void mlir::roofline::writeVegaReport(const Report &report, raw_ostream &os) {
  writeVegaReport(report, report, os);
}

void mlir::roofline::writeVegaReport(const Report &report,
                                     const Report &numbered, raw_ostream &os) {
  RooflinePlot(report, numbered).write(os);
}
