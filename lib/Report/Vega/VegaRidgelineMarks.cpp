//===- VegaRidgelineMarks.cpp - Marks of the Ridgeline plot ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VegaRidgelineMarks.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringRef scales[] = {vegaAreaScale,
                                       R"json({
      "name": "region_color", "type": "ordinal",
      "domain": ["compute", "memory", "network"],
      "range": ["#4c78a8", "#f58518", "#54a24b"]
    })json",
                                       R"json({
      "name": "mark_shape", "type": "ordinal",
      "domain": ["op", "op without network", "function", "function, collectives on links only"],
      "range": ["circle", "triangle-right", "diamond", "square"]
    })json"};

static constexpr StringRef legends[] = {
    R"json({
      "fill": "region_color", "title": "takes longest", "orient": "bottom",
      "direction": "horizontal", "symbolType": "square", "symbolOpacity": 0.6,
      "symbolStrokeWidth": 0
    })json",
    R"json({
      "shape": "mark_shape", "title": "mark", "orient": "bottom",
      "direction": "horizontal", "symbolFillColor": "#999999",
      "symbolStrokeWidth": 0, "labelLimit": 300
    })json"};

static constexpr StringRef regionMark = R"json({
      "type": "group", "name": "region_areas", "interactive": false,
      "from": {"facet": {"name": "corners", "data": "regions", "groupby": "region"}},
      "marks": [{
        "type": "line", "from": {"data": "corners"}, "interactive": false,
        "encode": {"update": {
          "x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"},
          "interpolate": {"value": "linear-closed"},
          "fill": {"scale": "region_color", "field": "region"},
          "fillOpacity": {"value": 0.15}, "strokeWidth": {"value": 0}
        }}
      }]
    })json";

static constexpr StringRef regionLabel = R"json({
      "type": "text", "name": "region_labels", "from": {"data": "region_names"},
      "interactive": false,
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"},
        "text": {"field": "region"}, "align": {"value": "center"},
        "baseline": {"value": "middle"}, "fontSize": {"value": 15},
        "fill": {"signal": "ink"}, "fillOpacity": {"value": 0.6}
      }}
    })json";

static constexpr StringRef ridgeMark = R"json({
      "type": "rule", "name": "ridge_lines", "from": {"data": "ridges"},
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "x2": {"scale": "x", "field": "x2"},
        "y": {"scale": "y", "field": "y"}, "y2": {"scale": "y", "field": "y2"},
        "stroke": {"signal": "ink"}, "strokeWidth": {"value": 1.5},
        "tooltip": {"field": "label"}
      }}
    })json";

static constexpr StringRef opMark = R"json({
      "type": "symbol", "name": "op_marks", "from": {"data": "ops"},
      "encode": {
        "update": {
          "x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"},
          "shape": {"scale": "mark_shape", "field": "mark"},
          "size": {"signal": "max(datum.row === selected ? 100 : 30, scale('area', datum.time_seconds))"},
          "fill": {"scale": "region_color", "field": "region"},
          "fillOpacity": [
            {"test": "datum.row === selected", "value": 1},
            {"test": "shown && !shown[datum.row]", "value": 0.05},
            {"value": 0.7}
          ],
          "stroke": {"signal": "ink"},
          "strokeOpacity": {"signal": "shown && !shown[datum.row] ? 0.1 : 1"},
          "strokeWidth": {"signal": "datum.row === selected ? 2.5 : 0.5"},
          "zindex": {"signal": "datum.row === selected ? 1 : 0"},
          "description": {"signal": "datum.op + ' ' + datum.location + ': ' + datum.region"},
          "tooltip": {"signal": "{'op': datum.op, 'location': datum.location, 'function': datum.function, 'region': datum.region, 'op/B': format(datum.y, '.4~s'), 'B/net B': datum.memory_intensity === null ? 'no network' : format(datum.memory_intensity, '.4~s'), 'time': format(datum.time_seconds, '.4~s') + 's'}"}
        },
        "hover": {"fillOpacity": {"value": 1}}
      }
    })json";

static constexpr StringRef functionMark = R"json({
      "type": "symbol", "name": "function_marks", "from": {"data": "functions"},
      "encode": {"update": {
        "x": {"scale": "x", "field": "x"}, "y": {"scale": "y", "field": "y"},
        "shape": {"scale": "mark_shape", "field": "mark"}, "size": {"value": 120},
        "fill": {"scale": "region_color", "field": "region"},
        "stroke": {"signal": "ink"}, "strokeWidth": {"value": 1.5},
        "description": {"signal": "datum.mark + ' ' + datum.name + ': ' + datum.region"},
        "tooltip": {"signal": "{'function': datum.name, 'mark': datum.mark, 'region': datum.region, 'op/B': format(datum.y, '.4~s'), 'B/net B': format(datum.x, '.4~s'), 'op/net B': format(datum.x * datum.y, '.4~s'), 'time of one step': format(datum.time_seconds, '.4~s') + 's'}"}
      }}
    })json";

static constexpr StringRef functionLabel = R"json({
      "type": "text", "name": "function_labels", "from": {"data": "functions"},
      "interactive": false,
      "encode": {"update": {
        "x": {"scale": "x", "field": "x", "offset": 11},
        "y": {"scale": "y", "field": "y"},
        "text": {"signal": "datum.mark === 'function' ? datum.name : ''"},
        "baseline": {"value": "middle"},
        "limit": {"value": 200}, "fill": {"signal": "ink"}
      }}
    })json";

static constexpr StringRef marks[] = {regionMark,   regionLabel, ridgeMark,
                                      functionMark, opMark,      functionLabel};

ArrayRef<StringRef> mlir::roofline::getRidgelineScales() { return scales; }
ArrayRef<StringRef> mlir::roofline::getRidgelineLegends() { return legends; }
ArrayRef<StringRef> mlir::roofline::getRidgelineMarks() { return marks; }
