//===- ExplainTimes.cpp - Times, bound and roofline of an op --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

/// The time of `resource`, if it has one.
static const ResourceTime *lookupTime(const Estimate &estimate,
                                      const Resource &resource) {
  const auto *it = llvm::find_if(estimate.times, [&](const ResourceTime &time) {
    return time.resource == resource;
  });
  return it == estimate.times.end() ? nullptr : it;
}

//===----------------------------------------------------------------------===//
// Compute
//===----------------------------------------------------------------------===//

/// "peak of vector f32", and where it is from.
std::string Explainer::nameRate(const WorkTerm &term, const Resource &resource,
                                double rate) const {
  const ComputeUnit *unit = target.lookupUnit(resource.name);
  std::string name = "peak of " + resource.name;
  if (!unit)
    return name;
  const ComputeRate *found = nullptr;
  for (const ComputeRate &each : unit->rates)
    if (each.opsPerSecond == rate && (!found || each.type == term.type))
      found = &each;
  if (found)
    name += " " + llvm::to_string(found->type);
  StringRef source = unit->source.empty() ? target.source : unit->source;
  if (!source.empty())
    name += " (" + source.str() + ")";
  return name;
}

void Explainer::explainCompute() {
  begin("compute");
  for (const ResourceTime &time : estimate.times) {
    if (time.resource.kind != ResourceKind::Compute)
      continue;
    SmallVector<std::string> operands;
    double seconds = 0;
    // A call's time may leave out rows with symbols.
    bool isKnown = true;
    for (const WorkTerm &term : all.terms) {
      WorkSummary alone;
      alone.terms.add(term);
      for (const SymbolicTime &own : estimator.computeTimes(alone, {})) {
        if (own.resource != time.resource)
          continue;
        double rate = own.seconds.front().rate;
        step("", nameRate(term, own.resource, rate), "", rate, "op/s",
             "target");
        operands.push_back(formatOperand(term.count) + " / " +
                           formatExact(rate));
        isKnown &= term.count.isConstant();
        if (isKnown)
          seconds += term.count.toDouble() / rate;
      }
    }
    bool follows =
        isKnown && std::abs(seconds - time.seconds) <= 1e-12 * time.seconds;
    step("times/" + time.resource.str(), "time of " + time.resource.str(),
         follows ? joinSum(operands) : "", time.seconds, "s",
         follows ? "R21" : "R20, sum over the called function");
  }
  for (const std::string &note : estimate.notes)
    step("", note, "", StringRef(), "", "R21");
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void Explainer::explainBandwidth(const MemoryLevel &level) {
  StringRef source = level.source.empty() ? target.source : level.source;
  step("",
       "bandwidth of " + level.name +
           (source.empty() ? "" : " (" + source.str() + ")"),
       "", *level.bytesPerSecond, "B/s", "target");
}

void Explainer::explainLevelTimes(size_t number) {
  const LevelTraffic &traffic = estimate.levels[number];
  const MemoryLevel &level = target.levels[number];
  LevelEstimate own;
  if (number < estimate.levelEstimates.size())
    own = estimate.levelEstimates[number];
  std::string operations = formatOperand(all.terms.getOperations());
  if (own.intensity)
    step(figureOf(number, "intensity"), "intensity",
         operations + " / " + formatOperand(traffic.lowerBytes.lower),
         *own.intensity, "op/B", "R23");
  if (!level.bytesPerSecond)
    return;
  double bandwidth = *level.bytesPerSecond;
  explainBandwidth(level);
  bool isPlainLevel = level.nodes == 1;
  auto quotient = [&](const std::string &bytes) {
    return bytes + " / " + formatExact(bandwidth);
  };
  std::string lower = formatOperand(traffic.lowerBytes.lower), most;
  if (traffic.achievableBytes)
    most = formatOperand(*traffic.achievableBytes);
  std::string links;
  if (!isPlainLevel)
    for (const DerivationStep &noted : log.lookup(nullptr, level.name)) {
      emitNoted(noted, "");
      std::string value = formatOperand(noted.value);
      if (noted.figure == "memory_bytes")
        lower = value;
      if (noted.figure == "most_memory_bytes")
        most = value;
      if (noted.figure == "link_bytes")
        links = value;
    }
  auto explainTime = [&](const std::string &name, StringRef text,
                         const std::string &formula, StringRef rule) {
    if (const ResourceTime *time = lookupTime(estimate, Resource::memory(name)))
      step("times/" + time->resource.str(), text, formula, time->seconds, "s",
           rule);
  };
  // A call's time may leave out rows with symbols.
  if (traffic.lowerBytes.lower.isConstant())
    explainTime(level.name, "time of the least bytes", quotient(lower),
                isPlainLevel ? "R21" : "R28");
  else
    explainTime(level.name, "time of the least bytes", "",
                "R20, sum over the called function");
  if (own.seconds)
    step(figureOf(number, "time_seconds"), "time of the least bytes",
         quotient(lower), *own.seconds, "s", isPlainLevel ? "R21" : "R28");
  if (own.achievableSeconds)
    step(figureOf(number, "time_achievable_seconds"),
         "time of those of the best tiling", quotient(most),
         *own.achievableSeconds, "s", isPlainLevel ? "R24" : "R28");
  if (level.nodes > 1 && level.farBytesPerSecond) {
    step("", "bandwidth of " + Twine(level.getFarName()), "",
         *level.farBytesPerSecond, "B/s", "target");
    std::string nodes = std::to_string(level.nodes);
    std::string formula = links + " / (" +
                          formatExact(*level.farBytesPerSecond) + " * " +
                          nodes + " * " + nodes + ")";
    if (level.farLatencySeconds) {
      step("", "latency of " + Twine(level.getFarName()), "",
           *level.farLatencySeconds, "s", "target");
      formula += " + " + formatExact(*level.farLatencySeconds);
    }
    explainTime(level.getFarName(), "time of the links between nodes", formula,
                "R28");
  }
  auto explainDirected = [&](const std::string &name, StringRef text,
                             std::optional<double> rate, size_t direction) {
    const Resource resource = Resource::memory(name);
    if (!rate || traffic.directed.empty() || !lookupTime(estimate, resource))
      return;
    const Count &bytes = traffic.directed[direction].bytes.lower;
    step("", Twine("bandwidth of ") + text, "", *rate, "B/s", "target");
    step("", Twine("least ") + text, "", bytes, "B", "R29");
    step("", Twine("least ") + text + " in place", "",
         traffic.directed[direction].inPlaceBytes, "B", "R29");
    explainTime(name, (Twine("time of ") + text).str(),
                formatOperand(bytes) + " / " + formatExact(*rate), "R29");
  };
  explainDirected(level.getReadName(), "reads", level.readBytesPerSecond, 0);
  explainDirected(level.getWriteName(), "writes", level.writeBytesPerSecond, 1);
}

//===----------------------------------------------------------------------===//
// Together
//===----------------------------------------------------------------------===//

/// What times take together: the longest, or, without overlap, their sum, in
/// which a level and its reads and writes count once (R29).
std::string Explainer::combine(ArrayRef<TimeOperand> times) const {
  SmallVector<std::string> operands;
  if (options.estimate.overlap == Overlap::Max) {
    for (const TimeOperand &time : times)
      operands.push_back(time.text);
    return operands.empty() ? "0" : joinMax(operands);
  }
  llvm::MapVector<std::string, SmallVector<std::string>,
                  llvm::StringMap<unsigned>>
      groups;
  for (const TimeOperand &time : times) {
    const MemoryLevel *level =
        time.resource.kind == ResourceKind::Memory
            ? target.lookupDirectedLevel(time.resource.name)
            : nullptr;
    groups[level ? Resource::memory(level->name).str() : time.resource.str()]
        .push_back(time.text);
  }
  for (const auto &[name, texts] : groups)
    operands.push_back(joinMax(texts));
  return joinSum(operands);
}

void Explainer::explainTime() {
  begin("time");
  if (!estimate.timeSeconds)
    return explainRoofline();
  SmallVector<TimeOperand> operands;
  for (const ResourceTime &time : estimate.times)
    operands.push_back({time.resource, formatExact(time.seconds)});
  bool isSum = options.estimate.overlap == Overlap::Sum;
  step("time_seconds",
       isCall() ? "time of the op, the sum over those inside"
       : isSum  ? "time of the op, the sum of its resources"
                : "time of the op, the longest of its resources",
       isCall() ? sumCalled("time", *estimate.timeSeconds,
                            [](const OpRecord &row) {
                              return row.getAll().estimate.timeSeconds;
                            })
                : combine(operands),
       *estimate.timeSeconds, "s",
       isCall() ? "R20, sum over the called function" : "R21");
  explainUpperTime();
  const Resource *bound = estimate.bound.getLeast();
  const ResourceTime *longest = bound ? lookupTime(estimate, *bound) : nullptr;
  if (estimate.headroom && longest) {
    double next = 0;
    for (const ResourceTime &time : estimate.times)
      if (&time != longest)
        next = std::max(next, time.seconds);
    bool follows = std::abs(longest->seconds / next - *estimate.headroom) <=
                   1e-12 * *estimate.headroom;
    step("headroom", "headroom, the longest over the next",
         follows ? formatExact(longest->seconds) + " / " + formatExact(next)
                 : "",
         *estimate.headroom, "", "R22");
  }
  explainRoofline();
  explainTimeInPlace();
}

/// R24.
void Explainer::explainUpperTime() {
  if (!estimate.upperTimeSeconds ||
      estimate.upperTimeSeconds == estimate.timeSeconds)
    return;
  SmallVector<TimeOperand> operands;
  bool isKnown = !isa<CallOpInterface, LaunchOpInterface>(op);
  for (const ResourceTime &time : estimate.times) {
    std::string text = formatExact(time.seconds);
    for (auto [level, traffic] :
         llvm::zip_equal(target.levels, estimate.levels)) {
      if (time.resource.kind != ResourceKind::Memory || !level.bytesPerSecond)
        continue;
      isKnown &= level.nodes == 1;
      if (time.resource.name == level.name)
        text = formatOperand(traffic.getUpperBytes()) + " / " +
               formatExact(*level.bytesPerSecond);
      else if (time.resource.name == level.getReadName() &&
               level.readBytesPerSecond && !traffic.directed.empty())
        text = formatOperand(traffic.directed[0].bytes.upper) + " / " +
               formatExact(*level.readBytesPerSecond);
      else if (time.resource.name == level.getWriteName() &&
               level.writeBytesPerSecond && !traffic.directed.empty())
        text = formatOperand(traffic.directed[1].bytes.upper) + " / " +
               formatExact(*level.writeBytesPerSecond);
    }
    operands.push_back({time.resource, text});
  }
  step("time_upper_seconds", "time with the bytes that are known to be enough",
       isKnown ? combine(operands) : "", *estimate.upperTimeSeconds, "s",
       "R24");
}

/// "min(1, 2)", or the only operand, or "".
static std::string joinMin(ArrayRef<std::string> operands) {
  std::string text = llvm::join(operands, ", ");
  return operands.size() > 1 ? "min(" + text + ")" : text;
}

/// R23.
void Explainer::explainRoofline() {
  std::optional<double> peak = estimate.peakOpsPerSecond;
  std::string operations = formatOperand(all.terms.getOperations());
  if (peak) {
    std::string formula;
    std::optional<double> compute = estimate.getComputeSeconds();
    double computed = compute && *compute > 0
                          ? all.terms.getOperations().toDouble() / *compute
                          : 0;
    if (std::abs(computed - *peak) <= 1e-12 * *peak)
      formula = operations + " / " + formatExact(*compute);
    step("", "peak for this mix of operations", formula, *peak, "op/s", "R23");
  }
  for (auto [number, own] : llvm::enumerate(estimate.levelEstimates)) {
    if (!own.ridge)
      continue;
    if (estimate.levels[number].lowerBytes.isZero())
      explainBandwidth(target.levels[number]);
    step(figureOf(number, "ridge"), "ridge of " + target.levels[number].name,
         peak ? formatExact(*peak) + " / " +
                    formatExact(*target.levels[number].bytesPerSecond)
              : "",
         *own.ridge, "op/B", "R23");
  }
  if (estimate.ridge)
    step("ridge", "ridge", formatExact(*estimate.ridge), *estimate.ridge,
         "op/B", "R23");
  SmallVector<std::string> limits;
  if (peak)
    limits.push_back(formatExact(*peak));
  if (double seconds = estimate.getLinkSeconds();
      seconds > 0 && !all.terms.getOperations().isZero())
    limits.push_back(operations + " / " + formatExact(seconds));
  if (!estimate.intensity) {
    if (estimate.attainableOpsPerSecond)
      step("attainable_flops_per_second", "attainable", joinMin(limits),
           *estimate.attainableOpsPerSecond, "op/s", "R23");
    return;
  }
  step("intensity", "intensity",
       operations + " / " + formatOperand(estimate.levels[0].lowerBytes.lower),
       *estimate.intensity, "op/B", "R23");
  if (!estimate.attainableOpsPerSecond)
    return;
  const MemoryLevel &outermost = target.levels.front();
  std::string slope = formatExact(*estimate.intensity) + " * " +
                      formatExact(*outermost.bytesPerSecond);
  if (outermost.hasDirections()) {
    SmallVector<std::string> own;
    for (const ResourceTime &time : estimate.times)
      if (time.resource.kind == ResourceKind::Memory &&
          (time.resource.name == outermost.name ||
           target.lookupDirectedLevel(time.resource.name) == &outermost))
        own.push_back(formatExact(time.seconds));
    if (!own.empty())
      slope += " * min(1, " + formatExact(*estimate.levelEstimates[0].seconds) +
               " / " + joinMax(own) + ")";
  }
  limits.insert(limits.begin() + bool(peak), slope);
  step("attainable_flops_per_second", "attainable", joinMin(limits),
       *estimate.attainableOpsPerSecond, "op/s", "R23");
}

/// R26.
void Explainer::explainTimeInPlace() {
  if (!estimate.leastInPlaceSeconds)
    return;
  SmallVector<TimeOperand> operands;
  for (const ResourceTime &time : estimate.times)
    if (time.resource.kind == ResourceKind::Compute)
      operands.push_back({time.resource, formatExact(time.seconds)});
  auto add = [&](const std::string &name, const Count &bytes,
                 std::optional<double> rate) {
    Resource resource = Resource::memory(name);
    if (rate && !bytes.isZero() && lookupTime(estimate, resource))
      operands.push_back(
          {resource, formatOperand(bytes) + " / " + formatExact(*rate)});
  };
  for (auto [level, traffic] :
       llvm::zip_equal(target.levels, estimate.levels)) {
    add(level.name, traffic.inPlaceBytes, level.bytesPerSecond);
    if (traffic.directed.empty())
      continue;
    add(level.getReadName(), traffic.directed[0].inPlaceBytes,
        level.readBytesPerSecond);
    add(level.getWriteName(), traffic.directed[1].inPlaceBytes,
        level.writeBytesPerSecond);
  }
  for (const ResourceTime &time : estimate.times) {
    if (time.resource.kind != ResourceKind::Network)
      continue;
    SmallVector<std::string> least;
    for (const LinkTraffic &traffic : estimate.network)
      if (traffic.link == time.resource.name && traffic.leastSeconds)
        least.push_back(formatExact(*traffic.leastSeconds));
    operands.push_back({time.resource, joinSum(least)});
  }
  step("least_in_place_seconds", "least in place, with the bytes in place",
       isCall() ? sumCalled("least in place", *estimate.leastInPlaceSeconds,
                            [](const OpRecord &row) {
                              return row.getAll().estimate.leastInPlaceSeconds;
                            })
                : combine(operands),
       *estimate.leastInPlaceSeconds, "s",
       isCall() ? "R20, sum over the called function" : "R26");
}
