//===- VegaPlane.cpp - Log-log planes as Vega specifications --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes Vega specifications. The grammar is https://vega.github.io/vega/docs,
// version 5.
//
//===----------------------------------------------------------------------===//

#include "VegaPlane.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"

#include "roofline/Report/WriterUtils.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

bool LogAxis::canShow(std::optional<double> value) {
  // Stay far enough from the limits of double for padding.
  return value && *value >= 1e-300 && *value <= 1e300;
}

void LogAxis::include(double value) {
  assert(canShow(value) && "no place on a logarithmic axis");
  lower = lower == 0 ? value : std::min(lower, value);
  upper = std::max(upper, value);
}

void LogAxis::pad() {
  if (lower == 0) {
    lower = 1;
    upper = 1000;
    return;
  }
  // The factor leaves at least one decade, so that the axis has a label.
  double factor = upper / lower < 2.5 ? 3.5 : 2;
  lower /= factor;
  upper *= factor;
}

SmallVector<double> LogAxis::computeTicks() const {
  bool isShort = upper / lower < 1e3;
  SmallVector<double> ticks;
  for (double exponent = std::floor(std::log10(lower));
       exponent <= std::log10(upper); ++exponent)
    for (double factor : {1, 2, 5})
      if (double tick = factor * std::pow(10, exponent);
          tick >= lower && tick <= upper && (isShort || factor == 1))
        ticks.push_back(tick);
  return ticks;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::string mlir::roofline::cleanVegaText(StringRef text) {
  if (llvm::all_of(text, llvm::isPrint)) // ASCII needs no tables.
    return text.str();
  std::string valid = json::fixUTF8(text), clean;
  for (StringRef rest = valid; !rest.empty();) {
    StringRef character = rest.take_front(llvm::getNumBytesForUTF8(rest[0]));
    rest = rest.drop_front(character.size());
    bool isPrintable = llvm::sys::unicode::columnWidthUTF8(character) >= 0;
    clean += isPrintable ? character : StringRef("\xef\xbf\xbd");
  }
  return clean;
}

void mlir::roofline::describeShownOps(
    size_t shown, ArrayRef<std::pair<int64_t, StringRef>> notShown,
    raw_ostream &os) {
  os << shown << (shown == 1 ? " op" : " ops");
  StringRef separator = "; not on this plane: ";
  for (auto [count, reason] : notShown) {
    if (count == 0)
      continue;
    os << separator << count << ' ' << reason;
    separator = ", ";
  }
}

void mlir::roofline::writeVegaNumber(StringRef key, double value,
                                     json::OStream &stream) {
  assert(std::isfinite(value) && "JSON has no such number");
  stream.attributeBegin(key);
  stream.rawValue(formatExact(value));
  stream.attributeEnd();
}

void mlir::roofline::writeVegaOptional(StringRef key,
                                       std::optional<double> value,
                                       json::OStream &stream) {
  if (value)
    writeVegaNumber(key, *value, stream);
  else
    stream.attribute(key, nullptr);
}

void mlir::roofline::writeVegaText(StringRef key, StringRef text,
                                   json::OStream &stream) {
  stream.attribute(key, cleanVegaText(text));
}

void mlir::roofline::writeVegaLine(const PlanePlace &from, const PlanePlace &to,
                                   json::OStream &stream) {
  writeVegaNumber("x", from.x, stream);
  writeVegaNumber("y", from.y, stream);
  writeVegaNumber("x2", to.x, stream);
  writeVegaNumber("y2", to.y, stream);
}

SmallVector<int64_t> mlir::roofline::numberRows(const FunctionReport &function,
                                                int64_t first) {
  SmallVector<int64_t> numbers(function.rows.size());
  for (const OpRow &row : function.rows)
    numbers[row.index] = first++;
  return numbers;
}

static void writeObjects(StringRef key, ArrayRef<StringRef> objects,
                         json::OStream &stream) {
  stream.attributeArray(key, [&] {
    for (StringRef object : objects)
      stream.rawValue(object.trim());
  });
}

//===----------------------------------------------------------------------===//
// Colours and links
//===----------------------------------------------------------------------===//

// Signals set by the page: the colours of text and lines, page and grid; the
// selected row; the rows shown, as an object with their keys, or null for all.
static constexpr StringRef signals[] = {
    R"json({"name": "ink", "value": "#333333"})json",
    R"json({"name": "paper", "value": "white"})json",
    R"json({"name": "grid", "value": "#e8e8e8"})json",
    R"json({"name": "selected", "value": null})json",
    R"json({"name": "shown", "value": null})json"};

static constexpr StringRef config = R"json({
    "axis": {"labelColor": {"signal": "ink"}, "titleColor": {"signal": "ink"},
      "domainColor": {"signal": "ink"}, "tickColor": {"signal": "ink"}},
    "legend": {"labelColor": {"signal": "ink"}, "titleColor": {"signal": "ink"}},
    "title": {"color": {"signal": "ink"}, "subtitleColor": {"signal": "ink"}}
  })json";

//===----------------------------------------------------------------------===//
// Plane
//===----------------------------------------------------------------------===//

static void writeScale(const LogAxis &axis, json::OStream &stream) {
  stream.object([&] {
    stream.attribute("name", axis.name);
    stream.attribute("type", "log");
    stream.attribute("range", axis.name == "x" ? "width" : "height");
    stream.attributeArray("domain", [&] {
      stream.rawValue(formatExact(axis.lower));
      stream.rawValue(formatExact(axis.upper));
    });
  });
}

/// Writes the grid, which shows that the axis is logarithmic.
static void writeGrid(const LogAxis &axis, json::OStream &stream) {
  stream.object([&] {
    stream.attribute("scale", axis.name);
    stream.attribute("orient", axis.name == "x" ? "bottom" : "left");
    stream.attribute("grid", true);
    stream.attributeObject("gridColor",
                           [&] { stream.attribute("signal", "grid"); });
    for (StringRef part : {"domain", "labels", "ticks"})
      stream.attribute(part, false);
  });
}

static void writeAxis(const LogAxis &axis, json::OStream &stream) {
  stream.object([&] {
    stream.attribute("scale", axis.name);
    stream.attribute("orient", axis.name == "x" ? "bottom" : "left");
    stream.attribute("title", axis.title);
    stream.attribute("titlePadding", 8);
    stream.attribute("format", axis.format);
    stream.attribute("labelOverlap", true);
    stream.attributeArray("values", [&] {
      for (double tick : axis.computeTicks())
        stream.rawValue(formatExact(tick));
    });
  });
}

static void writeTitle(const VegaPlane &plane, json::OStream &stream) {
  stream.attributeObject("title", [&] {
    stream.attribute("text", cleanVegaText(plane.title));
    stream.attribute("subtitle", cleanVegaText(plane.subtitle));
    stream.attribute("anchor", "start");
    stream.attribute("subtitlePadding", 4);
    stream.attribute("offset", 12);
  });
}

void mlir::roofline::writeVegaPlane(const VegaPlane &plane, raw_ostream &os) {
  json::OStream stream(os, /*IndentSize=*/2);
  stream.object([&] {
    stream.attribute("$schema", "https://vega.github.io/schema/vega/v5.json");
    if (!plane.description.empty())
      stream.attribute("description", cleanVegaText(plane.description));
    stream.attributeObject("background",
                           [&] { stream.attribute("signal", "paper"); });
    stream.attribute("width", vegaPlaneWidth);
    stream.attribute("height", vegaPlaneHeight);
    stream.attribute("padding", 10);
    writeTitle(plane, stream);
    stream.attributeBegin("config");
    stream.rawValue(config.trim());
    stream.attributeEnd();
    writeObjects("signals", signals, stream);
    stream.attributeArray("data", [&] { plane.writeData(stream); });
    stream.attributeArray("scales", [&] {
      writeScale(plane.x, stream);
      writeScale(plane.y, stream);
      for (StringRef scale : plane.scales)
        stream.rawValue(scale.trim());
    });
    stream.attributeArray("axes", [&] {
      writeGrid(plane.x, stream);
      writeGrid(plane.y, stream);
      writeAxis(plane.x, stream);
      writeAxis(plane.y, stream);
    });
    writeObjects("legends", plane.legends, stream);
    writeObjects("marks", plane.marks, stream);
  });
  os << '\n';
}
