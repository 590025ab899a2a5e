//===- ResourceTimes.cpp - Times on resources as quotients ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The terms of R21, amounts over rates: written once, for counts with and
// without symbols.
//
//===----------------------------------------------------------------------===//

#include "ResourceTimes.h"
#include "NodeTimes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Support/Derivation.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

double roofline::evaluate(const QuotientSum &time) {
  double seconds = 0;
  for (const Quotient &quotient : time)
    seconds += quotient.count.toDouble() * quotient.factor / quotient.rate;
  return seconds;
}

double roofline::getLevelSeconds(const MemoryLevel &level,
                                 ArrayRef<ResourceTime> times) {
  double longest = 0;
  for (const ResourceTime &time : times)
    if (time.resource.kind == ResourceKind::Memory &&
        (time.resource.name == level.name ||
         (level.hasDirections() &&
          (time.resource.name == level.getReadName() ||
           time.resource.name == level.getWriteName()))))
      longest = std::max(longest, time.seconds);
  return longest;
}

double roofline::sumTimes(const TargetDescription &target,
                          ArrayRef<ResourceTime> times) {
  double sum = 0;
  for (const ResourceTime &time : times) {
    bool isMemory = time.resource.kind == ResourceKind::Memory;
    if (isMemory && target.lookupDirectedLevel(time.resource.name))
      continue;
    const MemoryLevel *level =
        isMemory ? target.lookupLevel(time.resource.name) : nullptr;
    sum += level && level->hasDirections() ? getLevelSeconds(*level, times)
                                           : time.seconds;
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// Compute
//===----------------------------------------------------------------------===//

/// The unit that executes a class: matrix, vector and special have their own,
/// integer work runs on the vector unit, class other costs nothing (R5).
static StringRef getUnit(WorkClass workClass) {
  switch (workClass) {
  case WorkClass::Matrix:
    return "matrix";
  case WorkClass::Special:
    return "special";
  case WorkClass::Vector:
  case WorkClass::Integer:
    return "vector";
  case WorkClass::Other:
    return "";
  }
  llvm_unreachable("unknown work class");
}

/// The wider of the two operand types: a mixed product runs at its rate.
static Type getRateType(const WorkTerm &term) {
  if (term.type == term.otherType || !term.type.isIntOrFloat() ||
      !term.otherType.isIntOrFloat())
    return term.type;
  bool otherIsWider = term.otherType.getIntOrFloatBitWidth() >
                      term.type.getIntOrFloatBitWidth();
  bool otherIsFloat = isa<FloatType>(term.otherType);
  if (isa<FloatType>(term.type) == otherIsFloat)
    return otherIsWider ? term.otherType : term.type;
  return otherIsFloat ? term.otherType : term.type;
}

const Estimator::Rate &Estimator::lookupRate(const WorkTerm &term) {
  for (const Rate &rate : rates)
    if (rate.workClass == term.workClass && rate.type == term.type &&
        rate.otherType == term.otherType &&
        rate.accumulatorType == term.accumulatorType)
      return rate;
  Rate rate{term.workClass,
            term.type,
            term.otherType,
            term.accumulatorType,
            {},
            {},
            {}};
  StringRef unit = getUnit(term.workClass);
  if (auto resolved =
          resolveRate(target, unit, getRateType(term), options.allowTF32)) {
    rate.opsPerSecond = resolved->opsPerSecond;
    rate.resource = Resource::compute(resolved->unit);
    rate.note = resolved->fallbackNote;
  } else {
    rate.note = (Twine("no ") + unit + " rate for " + term.getTypeKey() +
                 ": no compute ceiling for it")
                    .str();
  }
  rates.push_back(std::move(rate));
  return rates.back();
}

void Estimator::listComputeTerms(const WorkSummary &work, Terms &terms,
                                 Estimate &estimate) {
  for (const WorkTerm &term : work.terms) {
    if (term.workClass == WorkClass::Other)
      continue;
    const Rate &rate = lookupRate(term);
    estimate.addNote(rate.note);
    if (rate.opsPerSecond)
      terms.push_back({rate.resource, {{term.count, *rate.opsPerSecond}}});
    else
      estimate.lacksRates = true;
  }
  if (terms.size() > 1) // Sorting takes memory.
    llvm::stable_sort(terms, [](const SymbolicTime &a, const SymbolicTime &b) {
      return a.resource < b.resource;
    });
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Returns true if `work` accesses a memory space of `level`. Traffic that only
/// passes through is not worth a note on the op: the report's head lists the
/// missing bandwidths.
static bool hasOwnTraffic(const MemoryLevel &level, const WorkSummary &work) {
  return llvm::any_of(work.traffic, [&](const SpaceTraffic &entry) {
    return llvm::is_contained(level.memorySpaces, entry.space);
  });
}

/// R28: the memory of the busiest node, and its links.
static void listNodeTerms(const MemoryLevel &level, const LevelTraffic &traffic,
                          SmallVectorImpl<SymbolicTime> &terms,
                          Estimate &estimate) {
  DerivationLog::Scope scope(nullptr, level.name);
  NodeLoad load = computeNodeLoad(traffic, /*isMost=*/false);
  terms.push_back({Resource::memory(level.name),
                   {{load.memoryBytes, *level.bytesPerSecond}}});
  if (computeNodeLoad(traffic, /*isMost=*/true).scaledLinkBytes.isZero())
    return;
  if (level.farBytesPerSecond) {
    terms.push_back(
        {Resource::memory(level.getFarName()), makeFarTime(level, load)});
    return;
  }
  estimate.addNote("no bandwidth for " + level.getFarName() +
                   ": no ceiling for it");
  estimate.lacksRates = true;
}

/// R29: the reads and the writes of a level that has bandwidths for them.
static void listDirectedTerms(const MemoryLevel &level,
                              const LevelTraffic &traffic,
                              SmallVectorImpl<SymbolicTime> &terms) {
  if (traffic.directed.empty())
    return;
  auto add = [&](const std::string &name, std::optional<double> rate,
                 const DirectedTraffic &direction) {
    if (rate && !direction.bytes.isZero())
      terms.push_back(
          {Resource::memory(name), {{direction.bytes.lower, *rate}}});
  };
  add(level.getReadName(), level.readBytesPerSecond, traffic.directed[0]);
  add(level.getWriteName(), level.writeBytesPerSecond, traffic.directed[1]);
}

void Estimator::listMemoryTerms(const WorkSummary &work, Terms &terms,
                                Estimate &estimate) {
  for (const LevelTraffic &traffic : estimate.levels) {
    if (traffic.lowerBytes.isZero())
      continue;
    const MemoryLevel *level = target.lookupLevel(traffic.level);
    if (level->nodes > 1) {
      listNodeTerms(*level, traffic, terms, estimate);
      listDirectedTerms(*level, traffic, terms);
      continue;
    }
    if (level->bytesPerSecond) {
      terms.push_back({Resource::memory(traffic.level),
                       {{traffic.lowerBytes.lower, *level->bytesPerSecond}}});
      listDirectedTerms(*level, traffic, terms);
      continue;
    }
    if (!hasOwnTraffic(*level, work))
      continue;
    estimate.addNote("no bandwidth for " + traffic.level +
                     ": no ceiling for it");
    estimate.lacksRates = true;
  }
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

/// Returns what each resource does for `work`, whose levels and network are
/// those of `estimate`, in the order of `Estimate::times`. A resource may have
/// several terms. Notes on missing rates go to `estimate`.
Estimator::Terms Estimator::listTerms(const WorkSummary &work,
                                      Estimate &estimate) {
  Terms terms;
  listComputeTerms(work, terms, estimate);
  listMemoryTerms(work, terms, estimate);
  for (const LinkTraffic &traffic : estimate.network)
    if (const NetworkLink *link = target.lookupLink(traffic.link))
      terms.push_back(
          {Resource::network(traffic.link), makeLinkTime(traffic, *link)});
  return terms;
}

SmallVector<SymbolicTime, 4>
Estimator::computeTimes(const WorkSummary &work, const LevelTraffics &levels) {
  Estimate estimate;
  estimate.levels = levels;
  addNetwork(work, estimate);
  SmallVector<SymbolicTime, 4> times;
  for (SymbolicTime &term : listTerms(work, estimate)) {
    auto it = llvm::find_if(times, [&](const SymbolicTime &time) {
      return time.resource == term.resource;
    });
    if (it == times.end())
      times.push_back(std::move(term));
    else
      llvm::append_range(it->seconds, term.seconds);
  }
  return times;
}
