//===- VegaPlane.h - Log-log planes as Vega specifications ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes plots on a log-log plane: takes the axes, data and marks of a plot,
// and writes a Vega specification.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_VEGA_VEGAPLANE_H
#define ROOFLINE_LIB_REPORT_VEGA_VEGAPLANE_H

#include "roofline/Report/Report.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>

namespace mlir::roofline {

/// One of the two axes.
struct LogAxis {
  /// Name of the scale: "x" is horizontal, "y" vertical.
  StringRef name;
  /// Title, with the unit in brackets.
  StringRef title;
  /// Format of the labels, in the notation of d3-format.
  StringRef format;
  /// Range of the plotted values; 0 until the first is included.
  double lower = 0, upper = 0;

  /// Returns true if `value` can be shown on a logarithmic axis with padding.
  static bool canShow(std::optional<double> value);
  /// Extends the axis to `value`. Precondition: `canShow(value)`.
  void include(double value);
  /// Adds padding for marks at the ends. An empty axis gets three decades.
  void pad();
  /// Returns the values to label: powers of ten and, on a short axis, 2 and 5
  /// times these.
  SmallVector<double> computeTicks() const;
};

/// Coordinates on a plane.
struct PlanePlace {
  double x, y;
};

/// The scale "area" of marks: their area is the time of the op, and the first
/// of the data set "ops" is the slowest.
constexpr StringLiteral vegaAreaScale = R"json({
      "name": "area", "type": "linear", "zero": true, "range": [0, 600],
      "domain": [0, {"signal": "length(data('ops')) ? data('ops')[0].time_seconds : 1"}]
    })json";

/// A plot. `scales`, `legends` and `marks` are JSON objects of Vega's grammar;
/// they refer to the scales "x" and "y".
struct VegaPlane {
  std::string title;
  std::string subtitle;
  LogAxis x, y;
  /// Writes the objects of the array "data".
  function_ref<void(llvm::json::OStream &)> writeData;
  ArrayRef<StringRef> scales;
  ArrayRef<StringRef> legends;
  ArrayRef<StringRef> marks;
  /// Description for screen readers; empty for none.
  std::string description = "";
};

/// Size of the plotted area [px].
constexpr int64_t vegaPlaneWidth = 720;
constexpr int64_t vegaPlaneHeight = 440;

/// Returns text that is valid in JSON and SVG: UTF-8 in which invalid bytes and
/// control characters are replaced by U+FFFD.
std::string cleanVegaText(StringRef text);

/// Writes how many ops a plot shows, and how many it doesn't and why: "2 ops;
/// not on this plane: 1 without bytes". Reasons without ops are omitted.
void describeShownOps(size_t shown,
                      ArrayRef<std::pair<int64_t, StringRef>> notShown,
                      raw_ostream &os);

/// Writes a number. Precondition: it is finite.
void writeVegaNumber(StringRef key, double value, llvm::json::OStream &stream);
/// Writes null for no value.
void writeVegaOptional(StringRef key, std::optional<double> value,
                       llvm::json::OStream &stream);
/// Writes `text` as `cleanVegaText` has it.
void writeVegaText(StringRef key, StringRef text, llvm::json::OStream &stream);
/// Writes the ends of a line: "x", "y", "x2", "y2".
void writeVegaLine(const PlanePlace &from, const PlanePlace &to,
                   llvm::json::OStream &stream);

/// Writes a data set with one line of text per item.
template <typename ItemsT, typename WriteFn>
void writeVegaDataSet(StringRef name, const ItemsT &items, WriteFn writeItem,
                      llvm::json::OStream &stream) {
  stream.object([&] {
    stream.attribute("name", name);
    stream.attributeArray("values", [&] {
      for (const auto &item : items)
        stream.rawValue([&](raw_ostream &os) {
          llvm::json::OStream itemStream(os);
          itemStream.object([&] { writeItem(item, itemStream); });
        });
    });
  });
}

/// Position of each row of `function`, by its `index`, among the rows of all
/// functions, where `first` is the position of the first row.
SmallVector<int64_t> numberRows(const FunctionReport &function, int64_t first);

/// Writes one Vega specification: a JSON document and a line feed.
void writeVegaPlane(const VegaPlane &plane, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_VEGA_VEGAPLANE_H
