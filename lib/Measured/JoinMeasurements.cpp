//===- JoinMeasurements.cpp - Joins measurements to a report --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MeasuredSubject.h"
#include "MeasurementFile.h"
#include "RoofCauses.h"
#include "mlir/IR/Diagnostics.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Maximum number of diagnostics of one kind.
static constexpr unsigned maxDiagnostics = 10;

//===----------------------------------------------------------------------===//
// Roofs
//===----------------------------------------------------------------------===//

namespace {
/// How much faster a point is than the op can be, where the program has it.
struct Excess {
  double factor = 0;
  /// What the point exceeds: the least time in place [s] (R26), or that of the
  /// measured bytes [s], or the rate that is attainable [op/s] at the measured
  /// intensity, or else at any.
  std::optional<double> leastSeconds, bytesSeconds, attainableOpsPerSecond;
  std::optional<double> intensity;
};
} // namespace

/// Returns nullopt for a point that is possible. Bytes that were not measured
/// may have come from a cache: then only the peak limits the rate.
static std::optional<Excess> findExcess(const MeasuredSubject &subject,
                                        const Measurement &measurement,
                                        const MeasuredPoint &point) {
  Excess excess;
  bool knowsBytes = measurement.bytes || measurement.intensity;
  std::optional<double> attainable = knowsBytes
                                         ? point.attainableOpsPerSecond
                                         : subject.estimate.peakOpsPerSecond;
  if (point.opsPerSecond && attainable && *attainable > 0)
    excess = {*point.opsPerSecond / *attainable, std::nullopt, std::nullopt,
              attainable,
              attainable == point.attainableOpsPerSecond ? point.intensity
                                                         : std::nullopt};
  // Equal but for rounding where the peak is what bounds.
  auto isLonger = [&](std::optional<double> seconds) {
    return seconds && point.seconds &&
           *seconds / *point.seconds > excess.factor * (1 + roundingTolerance);
  };
  if (std::optional<double> least = subject.leastInPlaceSeconds;
      isLonger(least))
    excess = {*least / *point.seconds, least, {}, {}, {}};
  if (knowsBytes && !point.opsPerSecond && point.achieved && point.seconds)
    if (double bytes = *point.achieved * *point.seconds; isLonger(bytes))
      excess = {bytes / *point.seconds, {}, bytes, {}, {}};
  if (!(excess.factor > 1 + roundingTolerance) || !std::isfinite(excess.factor))
    return std::nullopt;
  return excess;
}

/// Formats a factor as "2.00" or "1234".
static std::string formatTimes(double factor) {
  if (factor < 100)
    return llvm::formatv("{0:f2}", factor);
  return llvm::formatv("{0:f0}", factor);
}

/// Describes the excess of a point.
static std::string describeExcess(const MeasuredPoint &point,
                                  const Excess &excess) {
  std::string times = formatTimes(excess.factor) + " times ";
  if (excess.leastSeconds || excess.bytesSeconds)
    return "measured at " + formatSI(*point.seconds, "s") + ", " + times +
           "as fast as " +
           (excess.leastSeconds
                ? "the model's least time in its place, " +
                      formatSI(*excess.leastSeconds, "s")
                : "the bandwidth moves the measured bytes, in " +
                      formatSI(*excess.bytesSeconds, "s"));
  std::string text =
      "measured at " + formatSI(*point.opsPerSecond, "op/s") + ", " + times +
      "the " + formatSI(*excess.attainableOpsPerSecond, "op/s") + " attainable";
  if (excess.intensity)
    text += " at " + formatIntensity(excess.intensity) + " op/B";
  return text;
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

namespace {
/// A function, or a location in it, that a measurement can be joined to.
struct Place {
  explicit Place(FunctionReport &function) : function(&function) {}

  FunctionReport *function;
  /// The rows of one location, slowest first; empty for the whole function.
  SmallVector<OpRow *, 1> rows;
  /// The measurement that was joined, if any.
  std::optional<Location> taken;

  std::string describe() const;
  /// Returns the location in the program; null in reports built by hand.
  LocationAttr getLoc() const {
    return rows.empty() ? function->loc : rows.front()->loc;
  }
};

class MeasurementJoiner {
public:
  MeasurementJoiner(const TargetDescription &target,
                    const EstimateOptions &options, Report &report);

  LogicalResult join(ArrayRef<Measurement> measurements);

private:
  using PlaceNumbers = SmallVector<size_t, 1>;
  void addPlaces(FunctionReport &function);
  bool isOfTarget(const Measurement &measurement);
  PlaceNumbers findPlaces(const Measurement &measurement) const;
  FailureOr<Place *> findPlace(const Measurement &measurement);
  InFlightDiagnostic reportNoPlace(const Measurement &measurement);
  InFlightDiagnostic reportPlaces(const Measurement &measurement,
                                  ArrayRef<size_t> numbers);
  void fill(Place &place, const Measurement &measurement);
  void checkRoof(const Place &place, const MeasuredSubject &subject,
                 const Measurement &measurement, MeasuredPoint &point);
  ArrayRef<TargetDescription> getMachines(Location loc);

  const TargetDescription &target;
  const EstimateOptions &options;
  Report &report;
  SmallVector<Place, 0> places;
  llvm::StringMap<PlaceNumbers> numbersOfName;
  llvm::StringSet<> unknownTargets;
  SmallVector<TargetDescription, 0> machines;
  unsigned numAboveRoof = 0;
};
} // namespace

std::string Place::describe() const {
  std::string name = "function '" + makePrintable(function->name) + "'";
  return rows.empty()
             ? name
             : "op '" + makePrintable(rows.front()->location) + "' of " + name;
}

MeasurementJoiner::MeasurementJoiner(const TargetDescription &target,
                                     const EstimateOptions &options,
                                     Report &report)
    : target(target), options(options), report(report) {
  for (FunctionReport &function : report.functions)
    addPlaces(function);
}

/// Adds a place for the function, and one per location in it.
void MeasurementJoiner::addPlaces(FunctionReport &function) {
  numbersOfName[function.name].push_back(places.size());
  places.emplace_back(function);
  llvm::StringMap<size_t> numbers;
  for (OpRow &row : function.rows) {
    auto [entry, isNew] = numbers.try_emplace(row.location, places.size());
    if (isNew) {
      numbersOfName[row.location].push_back(places.size());
      numbersOfName[function.name + "/" + row.location].push_back(
          places.size());
      places.emplace_back(function);
    }
    places[entry->second].rows.push_back(&row);
  }
}

/// Returns whether the measurement belongs to the report's machine. The name of
/// an unknown machine is probably a typo and is reported, so that its
/// measurement isn't silently ignored.
bool MeasurementJoiner::isOfTarget(const Measurement &measurement) {
  StringRef name = measurement.target;
  auto isName = [&](StringRef other) { return other.equals_insensitive(name); };
  if (name.empty() || isName(target.name) ||
      llvm::any_of(target.aliases, isName))
    return true;
  if (const BuiltinTarget *known = lookupBuiltinTarget(name))
    return known->name == target.name;
  if (!unknownTargets.insert(name).second)
    return false;
  InFlightDiagnostic diag = emitWarning(*measurement.targetLoc)
                            << "unknown machine '" << showText(name)
                            << "': its rows are skipped";
  SmallVector<StringRef> names = getBuiltinTargetNames();
  names.push_back(target.name);
  names.append(target.aliases.begin(), target.aliases.end());
  for (const BuiltinTarget &known : getBuiltinTargets())
    names.append(known.aliases.begin(), known.aliases.end());
  llvm::sort(names);
  names.erase(llvm::unique(names), names.end());
  SmallVector<StringRef> nearNames = findNearNames(name, names);
  if (!nearNames.empty())
    diag.attachNote() << "did you mean " << quoteNames(nearNames) << "?";
  return false;
}

/// Returns the places called like the measurement. For a kernel whose name is
/// not a place, returns the places named by the words in it.
MeasurementJoiner::PlaceNumbers
MeasurementJoiner::findPlaces(const Measurement &measurement) const {
  PlaceNumbers found = numbersOfName.lookup(measurement.name);
  if (!found.empty() || measurement.launches == 0)
    return found;
  StringRef rest = measurement.name;
  auto isWord = [](char c) {
    return llvm::isAlnum(c) || StringRef("_$.").contains(c);
  };
  while (!rest.empty()) {
    rest = rest.drop_until(isWord);
    StringRef word = rest.take_while(isWord);
    rest = rest.drop_front(word.size());
    llvm::append_range(found, numbersOfName.lookup(word));
  }
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return found;
}

InFlightDiagnostic
MeasurementJoiner::reportNoPlace(const Measurement &measurement) {
  InFlightDiagnostic diag = emitError(measurement.loc)
                            << "no op or function of the module for "
                            << (measurement.launches ? "kernel '" : "'")
                            << showText(measurement.name) << "'";
  SmallVector<StringRef> names(numbersOfName.keys());
  llvm::sort(names);
  SmallVector<StringRef> nearNames = findNearNames(measurement.name, names);
  if (!nearNames.empty())
    diag.attachNote() << "did you mean " << quoteNames(nearNames) << "?";
  return diag;
}

/// Returns the location in the program if it is known, otherwise that of the
/// measurement.
static Location getLoc(const Place &place, const Measurement &measurement) {
  LocationAttr loc = place.getLoc();
  return loc ? Location(loc) : measurement.loc;
}

InFlightDiagnostic
MeasurementJoiner::reportPlaces(const Measurement &measurement,
                                ArrayRef<size_t> numbers) {
  InFlightDiagnostic diag = emitError(measurement.loc)
                            << "'" << showText(measurement.name)
                            << "' is the name of " << numbers.size()
                            << " ops or functions";
  constexpr size_t maxShown = 3;
  for (size_t number : numbers.take_front(maxShown))
    diag.attachNote(getLoc(places[number], measurement))
        << places[number].describe();
  return diag;
}

FailureOr<Place *>
MeasurementJoiner::findPlace(const Measurement &measurement) {
  PlaceNumbers numbers = findPlaces(measurement);
  if (numbers.empty())
    return reportNoPlace(measurement);
  if (numbers.size() > 1)
    return reportPlaces(measurement, numbers);
  Place &place = places[numbers.front()];
  if (place.taken) {
    InFlightDiagnostic diag = emitError(measurement.loc)
                              << "second measurement of " << place.describe();
    diag.attachNote(*place.taken) << "the first one";
    return diag;
  }
  place.taken = measurement.loc;
  return &place;
}

ArrayRef<TargetDescription> MeasurementJoiner::getMachines(Location loc) {
  if (!machines.empty())
    return machines;
  for (StringRef name : getBuiltinTargetNames()) {
    FailureOr<TargetDescription> machine = loadTargetDescription(name, loc);
    if (succeeded(machine))
      machines.push_back(std::move(*machine));
  }
  return machines;
}

void MeasurementJoiner::checkRoof(const Place &place,
                                  const MeasuredSubject &subject,
                                  const Measurement &measurement,
                                  MeasuredPoint &point) {
  // Other algorithms may beat the time of the links; the least time in place is
  // over all of them.
  MeasuredSubject local = subject;
  llvm::erase_if(local.estimate.times, [](const ResourceTime &time) {
    return time.resource.kind == ResourceKind::Network;
  });
  std::optional<Excess> excess = findExcess(
      local, measurement,
      makePoint(local, measurement, target.levels.front().bytesPerSecond));
  if (!excess)
    return;
  auto getAllMachines = [&] { return getMachines(measurement.loc); };
  PointAboveRoof above{subject, measurement,    point,         target,
                       options, getAllMachines, excess->factor};
  std::string text = describeExcess(point, *excess) +
                     "; likely cause: " + describeCauses(above);
  point.notes.push_back(text);
  if (++numAboveRoof > maxDiagnostics)
    return;
  InFlightDiagnostic diag = emitWarning(getLoc(place, measurement))
                            << place.describe() << ": " << text;
  diag.attachNote(measurement.loc) << "measured here";
}

void MeasurementJoiner::fill(Place &place, const Measurement &measurement) {
  Estimator estimator(target, options);
  MeasuredSubject subject = place.rows.empty()
                                ? makeSubject(*place.function)
                                : makeSubject(place.rows, estimator);
  std::optional<double> bandwidth = target.levels.front().bytesPerSecond;
  MeasuredPoint point = makePoint(subject, measurement, bandwidth);
  checkRoof(place, subject, measurement, point);
  (place.rows.empty() ? place.function->measured
                      : place.rows.front()->measured) =
      std::make_shared<const MeasuredPoint>(std::move(point));
}

LogicalResult MeasurementJoiner::join(ArrayRef<Measurement> measurements) {
  report.hasMeasurements = true;
  unsigned numFailed = 0;
  for (const Measurement &measurement : measurements) {
    if (!isOfTarget(measurement))
      continue;
    if (numFailed == maxDiagnostics)
      return failure();
    FailureOr<Place *> place = findPlace(measurement);
    if (failed(place))
      ++numFailed;
    else if (numFailed == 0)
      fill(**place, measurement);
  }
  if (numFailed != 0)
    return failure();
  if (numAboveRoof > maxDiagnostics)
    emitWarning(measurements.front().loc)
        << numAboveRoof - maxDiagnostics
        << (numAboveRoof - maxDiagnostics == 1
                ? " more point of this file is above its roof"
                : " more points of this file are above their roofs");
  if (llvm::none_of(places, [](const Place &place) { return place.taken; }))
    emitWarning(measurements.front().loc)
        << "no row of this file is about '" << target.name << "'";
  return success();
}

LogicalResult mlir::roofline::joinMeasurements(
    ArrayRef<Measurement> measurements, const TargetDescription &target,
    const EstimateOptions &options, Report &report) {
  return MeasurementJoiner(target, options, report).join(measurements);
}

LogicalResult mlir::roofline::addMeasurements(
    StringRef path, Location loc, ArrayRef<TargetDescription> machines,
    const EstimateOptions &options, Report &report) {
  FailureOr<SmallVector<Measurement, 0>> measurements =
      readMeasurements(path, loc);
  if (failed(measurements) ||
      failed(
          joinMeasurements(*measurements, machines.front(), options, report)))
    return failure();
  llvm::erase_if(*measurements, [](const Measurement &measurement) {
    return measurement.target.empty();
  });
  for (auto [machine, other] :
       llvm::zip_equal(machines.drop_front(), report.others))
    if (failed(joinMeasurements(*measurements, machine, options, other)))
      return failure();
  return success();
}
