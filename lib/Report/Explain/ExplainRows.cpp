//===- ExplainRows.cpp - Explanations in a report -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ExplainRows.h"

#include "mlir/IR/Diagnostics.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A row, and the function that it is in.
struct Place {
  FunctionReport *function;
  OpRow *row;
};
} // namespace

using Places = SmallVector<Place, 0>;

static Places listPlaces(Report &report) {
  Places places;
  for (FunctionReport &function : report.functions)
    for (OpRow &row : function.rows)
      places.push_back({&function, &row});
  return places;
}

/// The slowest first; those of unknown time last.
static void sortByTime(Places &places) {
  auto getSeconds = [](const Place &place) {
    return place.row->hasOpenTime() ? -1
                                    : *place.row->getEstimate().timeSeconds;
  };
  llvm::stable_sort(places, [&](const Place &a, const Place &b) {
    return getSeconds(a) > getSeconds(b);
  });
}

/// The rows that `name` selects, without "worst" and "all".
static Places selectNamed(StringRef name, ArrayRef<Place> places) {
  auto select = [&](StringRef function, StringRef location,
                    std::optional<size_t> index) {
    Places found;
    for (const Place &place : places)
      if ((function.empty() || place.function->name == function) &&
          place.row->location == location &&
          (!index || place.row->index == *index))
        found.push_back(place);
    return found;
  };
  // What is before a colon or after a number sign may be part of the name.
  auto selectIndexed = [&](StringRef function, StringRef text) {
    Places found = select(function, text, std::nullopt);
    auto [location, number] = text.rsplit('#');
    size_t index = 0;
    if (found.empty() && !number.getAsInteger(10, index))
      return select(function, location, index);
    return found;
  };
  Places found = selectIndexed("", name);
  if (!found.empty() || !name.consume_front("@"))
    return found;
  for (size_t colon = name.find(':'); colon != StringRef::npos;
       colon = name.find(':', colon + 1))
    if (found.empty() && colon != 0)
      found = selectIndexed(name.take_front(colon), name.substr(colon + 1));
  return found;
}

/// What selects the row of `place` alone.
static std::string nameAlone(const Place &place, ArrayRef<Place> others) {
  std::string name =
      place.row->location + "#" + std::to_string(place.row->index);
  bool isElsewhere = llvm::any_of(others, [&](const Place &other) {
    return other.function != place.function;
  });
  return isElsewhere ? "@" + place.function->name + ":" + name : name;
}

static LogicalResult reportAmbiguous(StringRef name, ArrayRef<Place> found,
                                     Location loc) {
  constexpr size_t maxShown = 8;
  InFlightDiagnostic diag = emitError(loc)
                            << "'explain' has a name of " << found.size()
                            << " rows: '" << makePrintable(name) << "'";
  for (const Place &place : found.take_front(maxShown))
    diag.attachNote() << "'" << makePrintable(nameAlone(place, found))
                      << "' is " << makePrintable(place.row->op) << ", "
                      << makePrintable(place.row->shapes);
  if (found.size() > maxShown)
    diag.attachNote() << "and " << found.size() - maxShown << " more";
  return diag;
}

static LogicalResult reportUnknown(StringRef name, ArrayRef<Place> places,
                                   Location loc) {
  InFlightDiagnostic diag = emitError(loc)
                            << "'explain' has the name of no row: '"
                            << makePrintable(name) << "'";
  for (const Place &place : places)
    for (const WorkRow &part : place.row->parts)
      if (part.location == name) {
        diag.attachNote() << "it is inside of the loop '"
                          << makePrintable(place.row->location)
                          << "', which is one row (R27)";
        return diag;
      }
  std::vector<std::string> names;
  llvm::StringSet<> seen;
  for (const Place &place : places)
    if (seen.insert(place.row->location).second)
      names.push_back(makePrintable(place.row->location));
  SmallVector<StringRef> near =
      findNearNames(name, SmallVector<StringRef>(names.begin(), names.end()));
  if (!near.empty())
    diag.attachNote() << "did you mean " << quoteNames(near) << "?";
  else
    diag.attachNote() << "names are in the column 'location', 'worst' is the "
                         "slowest row, 'all' is each";
  return diag;
}

static void explainPlaces(ArrayRef<Place> places,
                          const RooflineAnalysis &analysis, Report &report) {
  RowOps ops = listRowOps(analysis);
  for (const Place &place : places) {
    size_t function = place.function - report.functions.data();
    if (std::optional<Explanation> explanation =
            explain(analysis, ops[function][place.row->index]))
      place.row->explanation =
          std::make_shared<const Explanation>(std::move(*explanation));
  }
}

LogicalResult mlir::roofline::addExplanations(ArrayRef<std::string> names,
                                              Location loc,
                                              const RooflineAnalysis &analysis,
                                              Report &report) {
  Places places = listPlaces(report);
  Places selected;
  for (const std::string &name : names) {
    Places found = selectNamed(name, places);
    if (found.size() > 1)
      return reportAmbiguous(name, found, loc);
    bool isWorst = name == "worst";
    if (found.empty() && (isWorst || name == "all")) {
      found = places;
      sortByTime(found);
      found.truncate(std::min(found.size(), isWorst ? 1 : found.size()));
    } else if (found.empty())
      return reportUnknown(name, places, loc);
    llvm::append_range(selected, found);
  }
  explainPlaces(selected, analysis, report);
  return success();
}

void mlir::roofline::explainLongest(size_t maxRows,
                                    const RooflineAnalysis &analysis,
                                    Report &report) {
  Places places = listPlaces(report);
  sortByTime(places);
  places.truncate(std::min(maxRows, places.size()));
  explainPlaces(places, analysis, report);
}
