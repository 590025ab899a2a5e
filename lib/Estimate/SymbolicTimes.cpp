//===- SymbolicTimes.cpp - Times as functions of symbols -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same terms in the same order as those of `Estimator::estimate`, which
// evaluates them: R21 is written down in both.
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/Estimate.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static void addQuotient(StringRef resource, const Quotient &quotient,
                        SmallVectorImpl<SymbolicTime> &times) {
  for (SymbolicTime &time : times)
    if (time.resource == resource)
      return time.seconds.push_back(quotient);
  times.push_back({resource.str(), {quotient}});
}

SmallVector<SymbolicTime, 4>
Estimator::computeTimes(const WorkSummary &work, const LevelTraffics &levels,
                        const Count &launches) {
  SmallVector<SymbolicTime, 4> times;
  for (const WorkTerm &term : work.terms) {
    if (term.workClass == WorkClass::Other)
      continue;
    if (const Rate &rate = lookupRate(term); rate.opsPerSecond)
      addQuotient(rate.resource, {term.count, *rate.opsPerSecond}, times);
  }
  llvm::sort(times, [](const SymbolicTime &a, const SymbolicTime &b) {
    return a.resource < b.resource;
  });
  for (const LevelTraffic &traffic : levels) {
    const MemoryLevel *level = target.lookupLevel(traffic.level);
    if (!traffic.lowerBytes.isZero() && level->bytesPerSecond)
      addQuotient("memory:" + traffic.level,
                  {traffic.lowerBytes.lower, *level->bytesPerSecond}, times);
  }
  Estimate network;
  addNetwork(work, network);
  for (const LinkTraffic &traffic : network.network) {
    const NetworkLink *link = target.lookupLink(traffic.link);
    if (!link)
      continue;
    std::string resource = "network:" + traffic.link;
    addQuotient(resource, {traffic.serialBytes, *link->bytesPerSecond}, times);
    if (link->latencySeconds.value_or(0) > 0)
      addQuotient(resource, {traffic.messages, 1, *link->latencySeconds},
                  times);
  }
  if (options.launchOverhead && target.launchOverheadSeconds)
    addQuotient("launch", {launches, 1, *target.launchOverheadSeconds}, times);
  return times;
}
