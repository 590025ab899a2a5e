//===- VegaRidgeline.cpp - The Ridgeline plot as a Vega specification -----===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes the Ridgeline plot, the plane of arXiv 2209.01368 (see Ridgeline.h):
//   x = bytes of memory / bytes of network [B/B]
//   y = operations / bytes of memory [op/B]
// docs/use/Ridgeline.md describes the data sets.
//
//===----------------------------------------------------------------------===//

#include "RidgeRegions.h"
#include "VegaRidgelineMarks.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/Units.h"

#include <tuple>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// What it shows
//===----------------------------------------------------------------------===//

namespace {
struct OpMark {
  const FunctionReport *function;
  const OpRow *row;
  /// Number of the row among the rows of all functions.
  int64_t index;
};

struct FunctionMark {
  const FunctionReport *function;
  /// True if collectives are counted on links only.
  bool isComputation;
  const Ridgeline *point;
};

/// The data sets and the axes of one report.
class RidgelinePlot {
public:
  RidgelinePlot(const Report &report, const Report &numbered);

  void write(raw_ostream &os) const;

private:
  void addRow(const FunctionReport &function, const OpRow &row, int64_t index);
  void addFunction(const FunctionReport &function);
  bool isOnLink(const Ridgeline &point) const {
    return point.link == link || point.networkBytes.isZero();
  }
  void placeAxes();
  std::string describe() const;
  std::string describeFunctions() const;
  void writeOp(const OpMark &mark, json::OStream &stream) const;
  void writeData(json::OStream &stream) const;

  const Report &report;
  /// The link that the plane shows.
  StringRef link;
  std::optional<PlanePlace> ridge;
  SmallVector<OpMark, 0> ops;
  SmallVector<FunctionMark, 0> functions;
  SmallVector<RidgeRegion, 3> regions;
  SmallVector<RidgeLine, 3> ridges;
  LogAxis x{"x", "memory intensity [B of memory / B of network]", "~r"};
  LogAxis y{"y", "operational intensity [op / B of memory]", "~r"};
  /// Number of rows and functions that can't be shown, each under the first
  /// reason that applies.
  int64_t free = 0, openTime = 0, noOperations = 0, noBytes = 0, otherLink = 0,
          outside = 0;
};
} // namespace

static bool hasRegion(const Ridgeline &point) {
  return point.region.getLeast() != nullptr;
}

static bool hasRidge(const Ridgeline &point) {
  return LogAxis::canShow(point.ridgeMemoryIntensity) &&
         LogAxis::canShow(point.ridgeOperationalIntensity);
}

/// Returns the point whose link and ridge point the plane shows: that of the
/// module or, if symbols hide it, of the slowest function that has one.
static const Ridgeline &findReference(const Report &report) {
  const Ridgeline *reference = &*report.moduleTotals.ridgeline;
  for (const FunctionReport &function : report.functions) {
    const Ridgeline &point = *function.totals.ridgeline;
    bool isSlower =
        point.timeSeconds.value_or(0) > reference->timeSeconds.value_or(0);
    if (hasRidge(point) &&
        (!hasRidge(*reference) ||
         (reference != &*report.moduleTotals.ridgeline && isSlower)))
      reference = &point;
  }
  return *reference;
}

RidgelinePlot::RidgelinePlot(const Report &report, const Report &numbered)
    : report(report) {
  if (!report.moduleTotals.ridgeline) {
    placeAxes();
    return;
  }
  const Ridgeline &reference = findReference(report);
  link = reference.link;
  if (hasRidge(reference))
    ridge = PlanePlace{*reference.ridgeMemoryIntensity,
                       *reference.ridgeOperationalIntensity};
  int64_t first = 0;
  for (auto [function, other] :
       llvm::zip_equal(report.functions, numbered.functions)) {
    SmallVector<int64_t> numbers = numberRows(other, first);
    first += numbers.size();
    for (const OpRow &row : function.rows)
      addRow(function, row, numbers[row.index]);
    addFunction(function);
  }
  // Draw small marks on top of large ones.
  llvm::sort(ops, [](const OpMark &a, const OpMark &b) {
    return std::make_tuple(-*a.row->getEstimate().timeSeconds, a.index) <
           std::make_tuple(-*b.row->getEstimate().timeSeconds, b.index);
  });
  placeAxes();
  if (ridge) {
    regions = makeRidgeRegions(x, y, *ridge);
    ridges = makeRidgeLines(x, y, *ridge);
  }
}

void RidgelinePlot::addRow(const FunctionReport &function, const OpRow &row,
                           int64_t index) {
  if (row.costsNothing())
    return void(++free);
  if (!row.ridgeline || row.hasOpenTime() || !hasRegion(*row.ridgeline))
    return void(++openTime);
  const Ridgeline &point = *row.ridgeline;
  if (point.operations.isZero())
    return void(++noOperations);
  if (point.memoryBytes.isZero())
    return void(++noBytes);
  if (!isOnLink(point))
    return void(++otherLink);
  if (!LogAxis::canShow(point.operationalIntensity) ||
      (point.memoryIntensity && !LogAxis::canShow(point.memoryIntensity)))
    return void(++outside);
  ops.push_back({&function, &row, index});
}

void RidgelinePlot::addFunction(const FunctionReport &function) {
  const ReportTotals &totals = function.totals;
  auto add = [&](const std::shared_ptr<const Ridgeline> &point,
                 bool isComputation) {
    if (point && hasRegion(*point) && isOnLink(*point) &&
        LogAxis::canShow(point->operationalIntensity) &&
        LogAxis::canShow(point->memoryIntensity))
      functions.push_back({&function, isComputation, &*point});
  };
  add(totals.ridgeline, /*isComputation=*/false);
  add(totals.computationRidgeline, /*isComputation=*/true);
}

/// Extends the axes to every mark and to the ridge point, with all regions
/// around it.
void RidgelinePlot::placeAxes() {
  for (const OpMark &op : ops) {
    const Ridgeline &point = *op.row->ridgeline;
    if (point.memoryIntensity)
      x.include(*point.memoryIntensity);
    y.include(*point.operationalIntensity);
  }
  for (const FunctionMark &function : functions) {
    x.include(*function.point->memoryIntensity);
    y.include(*function.point->operationalIntensity);
  }
  if (ridge)
    for (double factor : {0.1, 10.0}) {
      x.include(ridge->x * factor);
      y.include(ridge->y * factor);
    }
  x.pad();
  y.pad();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::string RidgelinePlot::describe() const {
  if (!report.moduleTotals.ridgeline)
    return "no communication between devices";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "link " << (link.empty() ? "not known" : link);
  if (ridge)
    os << ", ridge point " << formatSI(ridge->x, "B/net B", 3) << ", "
       << formatSI(ridge->y, "op/B", 3);
  else
    os << ", ridge point not known";
  os << "; ";
  describeShownOps(ops.size(),
                   {{free, "without cost"},
                    {openTime, "of unknown time"},
                    {noOperations, "without operations"},
                    {noBytes, "without bytes of memory"},
                    {otherLink, "over other links"},
                    {outside, "beyond any axis"}},
                   os);
  return text;
}

/// Writes one op. An op without network is at the right end of the axis.
void RidgelinePlot::writeOp(const OpMark &mark, json::OStream &stream) const {
  const OpRow &row = *mark.row;
  const Ridgeline &point = *row.ridgeline;
  writeVegaText("op", row.op, stream);
  writeVegaText("location", row.location, stream);
  writeVegaText("function", mark.function->name, stream);
  stream.attribute("mark", point.memoryIntensity ? "op" : "op without network");
  writeVegaText("region", point.region.str(), stream);
  writeVegaNumber("x", point.memoryIntensity.value_or(x.upper), stream);
  writeVegaNumber("y", *point.operationalIntensity, stream);
  writeVegaOptional("memory_intensity", point.memoryIntensity, stream);
  writeVegaOptional("network_intensity", point.networkIntensity, stream);
  writeVegaNumber("time_seconds", *row.getEstimate().timeSeconds, stream);
  stream.attribute("row", mark.index);
}

static void writeFunction(const FunctionMark &mark, json::OStream &stream) {
  const Ridgeline &point = *mark.point;
  writeVegaText("name", mark.function->name, stream);
  stream.attribute("mark", mark.isComputation
                               ? "function, collectives on links only"
                               : "function");
  writeVegaText("region", point.region.str(), stream);
  writeVegaNumber("x", *point.memoryIntensity, stream);
  writeVegaNumber("y", *point.operationalIntensity, stream);
  writeVegaOptional("time_seconds", point.timeSeconds, stream);
}

static void writeRidge(const RidgeLine &line, json::OStream &stream) {
  writeVegaText("label", line.label, stream);
  writeVegaLine(line.from, line.to, stream);
}

namespace {
struct Corner {
  StringRef region;
  PlanePlace place;
};
} // namespace

static void writeCorner(const Corner &corner, json::OStream &stream) {
  writeVegaText("region", corner.region, stream);
  writeVegaNumber("x", corner.place.x, stream);
  writeVegaNumber("y", corner.place.y, stream);
}

void RidgelinePlot::writeData(json::OStream &stream) const {
  SmallVector<Corner> corners, names;
  for (const RidgeRegion &region : regions) {
    StringRef name = stringifyResourceKind(region.kind);
    for (const PlanePlace &corner : region.corners)
      corners.push_back({name, corner});
    names.push_back({name, region.middle});
  }
  writeVegaDataSet("regions", corners, writeCorner, stream);
  writeVegaDataSet("region_names", names, writeCorner, stream);
  writeVegaDataSet("ridges", ridges, writeRidge, stream);
  writeVegaDataSet(
      "ops", ops,
      [&](const OpMark &op, json::OStream &line) { writeOp(op, line); },
      stream);
  writeVegaDataSet("functions", functions, writeFunction, stream);
}

/// Describes the regions of the functions for screen readers.
std::string RidgelinePlot::describeFunctions() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "Ridgeline plot: three regions, where compute, memory or network takes "
        "longest";
  for (const FunctionMark &mark : functions)
    os << "; function " << mark.function->name
       << (mark.isComputation ? ", collectives on links only" : "") << ": "
       << mark.point->region.str();
  return text;
}

void RidgelinePlot::write(raw_ostream &os) const {
  auto writeAll = [&](json::OStream &stream) { writeData(stream); };
  writeVegaPlane({"Ridgeline for " + report.target.getTitle(), describe(), x, y,
                  writeAll, getRidgelineScales(), getRidgelineLegends(),
                  getRidgelineMarks(), describeFunctions()},
                 os);
}

void mlir::roofline::writeVegaRidgeline(const Report &report,
                                        const Report &numbered,
                                        raw_ostream &os) {
  RidgelinePlot(report, numbered).write(os);
}
