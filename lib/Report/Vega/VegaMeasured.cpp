//===- VegaMeasured.cpp - Measured points on the roofline plot ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VegaMeasured.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// What Vega draws
//===----------------------------------------------------------------------===//

// A line from the modelled to the measured point.
static constexpr StringRef lineMark = R"json({
      "type": "rule", "name": "measured_lines", "from": {"data": "measured"},
      "interactive": false,
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "x2": {"scale": "x", "field": "x2"},
        "y": {"scale": "y", "field": "y"}, "y2": {"scale": "y", "field": "y2"},
        "stroke": {"value": "#888888"}, "strokeWidth": {"value": 1},
        "strokeDash": {"value": [3, 3]}
      }}
    })json";

static constexpr StringRef functionMark = R"json({
      "type": "symbol", "name": "function_marks", "from": {"data": "functions"},
      "encode": {"update": {
        "x": {"scale": "x", "field": "intensity"},
        "y": {"scale": "y", "field": "ops_per_second"},
        "shape": {"value": "square"}, "size": {"value": 90},
        "fill": {"signal": "ink"},
        "tooltip": {"signal": "{'function': datum.function, 'intensity': format(datum.intensity, '.4~s') + ' op/B', 'rate': format(datum.ops_per_second, '.4~s') + 'op/s', 'attainable': datum.attainable_ops_per_second ? format(datum.attainable_ops_per_second, '.4~s') + 'op/s' : 'unknown', 'time': format(datum.time_seconds, '.4~s') + 's'}"}
      }}
    })json";

static constexpr StringRef functionLabel = R"json({
      "type": "text", "name": "function_labels", "from": {"data": "functions"},
      "interactive": false,
      "encode": {"update": {
        "x": {"scale": "x", "field": "intensity", "offset": 8},
        "y": {"scale": "y", "field": "ops_per_second"},
        "text": {"field": "function"}, "baseline": {"value": "middle"},
        "limit": {"value": 160}, "fill": {"signal": "ink"}
      }}
    })json";

// A hollow mark in the colour of the resource that bounds the op in the model.
static constexpr StringRef pointMark = R"json({
      "type": "symbol", "name": "measured_marks", "from": {"data": "measured"},
      "encode": {
        "update": {
          "x": {"scale": "x", "field": "intensity"},
          "y": {"scale": "y", "field": "ops_per_second"},
          "shape": {"value": "diamond"}, "size": {"value": 80},
          "fill": {"value": "white"}, "fillOpacity": {"value": 0.6},
          "stroke": {"signal": "datum.op ? scale('color', datum.bound) : ink"},
          "strokeWidth": {"value": 2},
          "tooltip": {"signal": "{'measured': datum.op ? datum.op : 'whole function', 'location': datum.location, 'function': datum.function, 'intensity': format(datum.intensity, '.4~s') + ' op/B', 'rate': format(datum.ops_per_second, '.4~s') + 'op/s', 'attainable': datum.attainable_ops_per_second ? format(datum.attainable_ops_per_second, '.4~s') + 'op/s' : 'unknown', 'reached': datum.achieved ? format(datum.achieved, '.1%') : 'unknown', 'time': datum.time_seconds ? format(datum.time_seconds, '.4~s') + 's' : 'unknown', 'over the model': datum.time_ratio ? format(datum.time_ratio, '.3~f') + 'x' : 'unknown', 'notes': datum.notes}"}
        },
        "hover": {"strokeWidth": {"value": 4}}
      }
    })json";

static constexpr StringRef marks[] = {lineMark, functionMark, functionLabel,
                                      pointMark};

ArrayRef<StringRef> VegaMeasured::getMarks() { return marks; }

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static std::optional<PlanePlace> makePlace(std::optional<double> intensity,
                                           std::optional<double> rate) {
  if (!LogAxis::canShow(intensity) || !LogAxis::canShow(rate))
    return std::nullopt;
  return PlanePlace{*intensity, *rate};
}

/// Returns the modelled point of `work`: its operations executed in `seconds`.
static std::optional<PlanePlace> makeModelPlace(const WorkSummary &work,
                                                const Estimate &estimate,
                                                std::optional<double> seconds) {
  Count operations = work.terms.getOperations();
  if (!seconds || !operations.isConstant())
    return std::nullopt;
  return makePlace(estimate.intensity, operations.toDouble() / *seconds);
}

VegaMeasured::VegaMeasured(const Report &report) {
  if (!report.hasMeasurements)
    return;
  for (const FunctionReport &function : report.functions) {
    const ReportTotals &totals = function.totals;
    std::optional<PlanePlace> model = makeModelPlace(
        totals.totals.work, totals.estimate,
        totals.totals.unbounded ? std::nullopt : totals.totals.timeSeconds);
    if (model)
      functions.push_back({&function, *model});
    if (function.measured)
      addPoint(function, nullptr, *function.measured, model);
    for (const OpRow &row : function.rows)
      if (row.measured)
        addPoint(function, &row, *row.measured,
                 makeModelPlace(row.getWork(), row.getEstimate(),
                                row.hasOpenTime()
                                    ? std::nullopt
                                    : row.getEstimate().timeSeconds));
  }
}

void VegaMeasured::addPoint(const FunctionReport &function, const OpRow *row,
                            const MeasuredPoint &point,
                            std::optional<PlanePlace> model) {
  if (auto place = makePlace(point.intensity, point.opsPerSecond))
    points.push_back({row, &function, &point, *place, model});
  else
    ++numOutside;
}

void VegaMeasured::include(LogAxis &x, LogAxis &y) const {
  auto includePlace = [&](const PlanePlace &place) {
    x.include(place.x);
    y.include(place.y);
  };
  for (const FunctionMark &mark : functions)
    includePlace(mark.place);
  for (const MeasuredMark &mark : points)
    includePlace(mark.place);
}

void VegaMeasured::describe(raw_ostream &os) const {
  int64_t numPoints = points.size() + numOutside;
  if (numPoints == 0)
    return;
  os << "; " << numPoints << " measured";
  if (numOutside != 0)
    os << ", " << numOutside << " of them not on this plane";
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

static void writePlace(const PlanePlace &place, json::OStream &stream) {
  writeVegaNumber("intensity", place.x, stream);
  writeVegaNumber("ops_per_second", place.y, stream);
}

static void writeFunction(const FunctionMark &mark, json::OStream &stream) {
  const ReportTotals &totals = mark.function->totals;
  writeVegaText("function", mark.function->name, stream);
  writePlace(mark.place, stream);
  writeVegaOptional("attainable_ops_per_second",
                    totals.estimate.attainableOpsPerSecond, stream);
  writeVegaOptional("time_seconds", totals.totals.timeSeconds, stream);
  writeVegaText("bound", totals.estimate.bound.str(), stream);
}

static void writePoint(const MeasuredMark &mark, json::OStream &stream) {
  const MeasuredPoint &point = *mark.point;
  writeVegaText("op", mark.row ? mark.row->op : "", stream);
  writeVegaText("location", mark.row ? mark.row->location : "", stream);
  writeVegaText("function", mark.function->name, stream);
  writePlace(mark.place, stream);
  writeVegaOptional("attainable_ops_per_second", point.attainableOpsPerSecond,
                    stream);
  writeVegaOptional("achieved", point.achieved, stream);
  writeVegaOptional("time_seconds", point.seconds, stream);
  writeVegaOptional("time_ratio", point.timeRatio, stream);
  writeVegaText(
      "bound",
      (mark.row ? mark.row->getEstimate() : mark.function->totals.estimate)
          .bound.str(),
      stream);
  writeVegaLine(mark.model.value_or(mark.place), mark.place, stream);
  writeVegaText("notes", llvm::join(point.notes, "; "), stream);
}

void VegaMeasured::writeData(json::OStream &stream) const {
  writeVegaDataSet("functions", functions, writeFunction, stream);
  writeVegaDataSet("measured", points, writePoint, stream);
}
