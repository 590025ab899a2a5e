//===- Totals.cpp - Sums over ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Totals.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static void addTime(std::optional<double> seconds,
                    std::optional<double> &total) {
  if (!seconds)
    total = std::nullopt;
  else if (total)
    *total += *seconds;
}

void roofline::addRecord(const OpRecord &record, const WorkSummary &scaledWork,
                         Totals &totals) {
  const Estimate &estimate = record.estimate;
  totals.work.add(scaledWork);
  totals.unbounded |= record.unbounded;
  addTime(estimate.timeSeconds, totals.timeSeconds);
  addTime(estimate.upperTimeSeconds ? estimate.upperTimeSeconds
                                    : estimate.timeSeconds,
          totals.upperTimeSeconds);
  for (const ResourceTime &time : estimate.times)
    totals.busySeconds[time.resource] += time.seconds;
  for (const std::string &note : estimate.notes)
    ++totals.notes[note];
  if (estimate.bound.empty() || estimate.bound == "none")
    return;
  Totals::Bottleneck &bottleneck = totals.bottlenecks[estimate.bound];
  bottleneck.seconds += estimate.timeSeconds.value_or(0);
  ++bottleneck.rows;
}

void roofline::addTotals(const Totals &other, const Count &executions,
                         Totals &totals) {
  WorkSummary scaled = other.work;
  scaled.scale(executions);
  totals.work.add(scaled);
  totals.unbounded |= other.unbounded;
  std::optional<double> factor;
  if (executions.isConstant())
    factor = executions.toDouble();
  auto scale = [&](std::optional<double> seconds) {
    return seconds && factor ? std::optional(*seconds * *factor) : std::nullopt;
  };
  addTime(scale(other.timeSeconds), totals.timeSeconds);
  addTime(scale(other.upperTimeSeconds), totals.upperTimeSeconds);
  for (const auto &[resource, seconds] : other.busySeconds)
    totals.busySeconds[resource] += seconds * factor.value_or(0);
  for (const auto &[resource, bottleneck] : other.bottlenecks) {
    Totals::Bottleneck &own =
        totals.bottlenecks[factor ? resource : "symbolic"];
    own.seconds += bottleneck.seconds * factor.value_or(0);
    own.rows += bottleneck.rows;
  }
  for (const auto &[note, count] : other.notes)
    totals.notes[note] += count;
}

void roofline::takeMax(const Totals &other, Totals &totals) {
  auto takeMaxTime = [](std::optional<double> seconds,
                        std::optional<double> &own) {
    own =
        seconds && own ? std::optional(std::max(*seconds, *own)) : std::nullopt;
  };
  totals.work.takeMax(other.work);
  totals.unbounded |= other.unbounded;
  takeMaxTime(other.timeSeconds, totals.timeSeconds);
  takeMaxTime(other.upperTimeSeconds, totals.upperTimeSeconds);
  for (const auto &[resource, seconds] : other.busySeconds) {
    double &own = totals.busySeconds[resource];
    own = std::max(own, seconds);
  }
  for (const auto &[resource, bottleneck] : other.bottlenecks) {
    Totals::Bottleneck &own = totals.bottlenecks[resource];
    own.seconds = std::max(own.seconds, bottleneck.seconds);
    own.rows += bottleneck.rows;
  }
  for (const auto &[note, count] : other.notes)
    totals.notes[note] += count;
}

std::string roofline::getBound(const Totals &totals) {
  if (!totals.timeSeconds)
    return totals.work.isStatic() ? "unknown" : "symbolic";
  std::string bound = "none";
  double largest = -1;
  for (const auto &[resource, bottleneck] : totals.bottlenecks) {
    if (bottleneck.seconds <= largest)
      continue;
    largest = bottleneck.seconds;
    bound = resource;
  }
  return bound;
}

Estimate roofline::estimateTotals(Estimator &estimator, const Totals &totals) {
  Estimate estimate = estimator.estimate(totals.work);
  estimate.timeSeconds = totals.timeSeconds;
  estimate.upperTimeSeconds = totals.upperTimeSeconds;
  if (totals.upperTimeSeconds == totals.timeSeconds)
    estimate.upperTimeSeconds.reset();
  estimate.bound = getBound(totals);
  estimate.headroom.reset();
  estimate.times.clear();
  for (const auto &[resource, seconds] : totals.busySeconds)
    estimate.times.push_back({resource, seconds});
  return estimate;
}

void roofline::substitute(function_ref<std::optional<Count>(StringRef)> lookup,
                          Totals &totals) {
  auto replace = [&](Count &count) {
    if (!count.isConstant())
      count = count.substitute(lookup);
  };
  auto replaceRange = [&](CountRange &range) {
    replace(range.lower);
    replace(range.upper);
  };
  WorkTerms terms;
  for (WorkTerm term : totals.work.terms) {
    replace(term.count);
    terms.add(term);
  }
  totals.work.terms = std::move(terms);
  if (totals.work.usefulFlops)
    replace(*totals.work.usefulFlops);
  for (SpaceTraffic &entry : totals.work.traffic) {
    replaceRange(entry.bytesRead);
    replaceRange(entry.bytesWritten);
  }
  replace(totals.fusedLowerBytes);
  replace(totals.peakLiveBytes);
  replace(totals.temporaryBytes);
}

std::string roofline::makeSymbolName(StringRef name) {
  std::string symbol = name.str();
  for (char &c : symbol)
    if (!llvm::isAlnum(c) && !StringRef("_.$").contains(c))
      c = '_';
  if (symbol.empty() || (!llvm::isAlpha(symbol[0]) && symbol[0] != '_'))
    symbol.insert(symbol.begin(), '_');
  return symbol;
}
