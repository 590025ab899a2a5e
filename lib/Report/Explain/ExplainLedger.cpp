//===- ExplainLedger.cpp - The losses of the expected time ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static StringRef getLossRule(LossKind kind) {
  switch (kind) {
  case LossKind::Residency:
  case LossKind::Sustained:
    return "R31";
  case LossKind::TileQuantization:
  case LossKind::WaveQuantization:
    return "R32";
  case LossKind::OperandLoads:
    return "R33";
  case LossKind::PartialOverlap:
    return "R34";
  case LossKind::RowLatency:
  case LossKind::RowFetches:
    return "R35";
  case LossKind::CacheReloads:
  case LossKind::SplitReduction:
  case LossKind::Launch:
  case LossKind::Branches:
    return "R36";
  case LossKind::Prefetch:
    return "R37";
  case LossKind::Hoisting:
    return "R38";
  }
  llvm_unreachable("unknown loss");
}

/// The kernel of a product: where its factors come from.
void Explainer::explainTile(const LedgerTrace::Tile &tile) {
  const ProductShape &shape = *record.kernel->product;
  std::string m = formatExact(tile.m), n = formatExact(tile.n),
              p = formatExact(tile.parts), tiles = formatExact(tile.tiles),
              cores = formatExact(tile.cores);
  step("", "the op as a product: batch", "", shape.batch, "", "R32");
  step("", "its m", "", shape.m, "", "R32");
  step("", "its n", "", shape.n, "", "R32");
  step("", "its k", "", shape.k, "", "R32");
  step("", "the fastest kernel: m of its tiles", "", tile.m, "", "R32");
  step("", "n of its tiles", "", tile.n, "", "R32");
  step("", "parts that it cuts k into", "", tile.parts, "", "R32");
  step("", "tiles",
       formatExact(shape.batch) + " * ceil(" + formatExact(shape.m) + " / " +
           m + ") * ceil(" + formatExact(shape.n) + " / " + n + ") * " + p,
       tile.tiles, "", "R32");
  step("", "cores", "", tile.cores, "", "target");
  step("", "tile_quantization multiplies the computation by",
       tiles + " * " + m + " * " + n + " * ceil(" + formatExact(shape.k) +
           " / " + p + " / 16) * 16 / (" + formatExact(shape.batch) + " * " +
           formatExact(shape.m) + " * " + formatExact(shape.n) + " * " +
           formatExact(shape.k) + ")",
       tile.edges, "", "R32");
  step("", "wave_quantization by",
       "ceil(" + tiles + " / " + cores + ") * " + cores + " / " + tiles,
       tile.waves, "", "R32");
  step("", "operand_loads by", "1 + 8 * (1 / " + m + " + 1 / " + n + ")",
       tile.loads, "", "R33");
}

/// The start of the kernel, or of the one that sums up parts.
double Explainer::getLaunchSeconds(LossKind kind) const {
  double seconds = *target.sustained->launchSeconds;
  return kind == LossKind::Launch
             ? seconds
             : target.launchOverheadSeconds.value_or(seconds);
}

/// What the times take together that hide each other in part (R34).
std::string Explainer::describeOverlap(const LedgerTrace::Step &own,
                                       const LedgerTrace &trace) const {
  SmallVector<TimeOperand> operands;
  SmallVector<std::string> ofCore, all;
  llvm::MapVector<const MemoryLevel *, SmallVector<std::string>> shared;
  double compute = 0, memory = 0;
  const MemoryLevel &outermost = target.levels.front();
  for (const ResourceTime &time : own.times) {
    std::string text = formatExact(time.seconds);
    operands.push_back({time.resource, text});
    const MemoryLevel *level =
        time.resource.kind == ResourceKind::Memory
            ? target.lookupDirectedLevel(time.resource.name)
            : nullptr;
    if (!level && time.resource.kind == ResourceKind::Memory)
      level = target.lookupLevel(time.resource.name);
    if (time.resource.kind == ResourceKind::Compute)
      compute = std::max(compute, time.seconds);
    if (level == &outermost)
      memory = std::max(memory, time.seconds);
    if (level && !level->isPrivate)
      shared[level].push_back(text);
    else if (time.resource.kind != ResourceKind::Network)
      ofCore.push_back(text);
    else
      all.push_back(text);
  }
  if (options.estimate.overlap == Overlap::Sum || operands.empty())
    return combine(operands);
  if (!trace.waitsForTiles) {
    operands.push_back(
        {Resource::compute("both"),
         "hypot(" + formatExact(compute) + ", " + formatExact(memory) + ")"});
    return combine(operands);
  }
  SmallVector<std::string> sum;
  if (!ofCore.empty())
    sum.push_back(joinMax(ofCore));
  for (const auto &[level, texts] : shared)
    sum.push_back(joinMax(texts));
  if (all.empty())
    return joinSum(sum);
  all.push_back(sum.empty() ? "0" : joinSum(sum));
  return joinMax(all);
}

/// The time that the losses so far lead to, as arithmetic on the times of the
/// resources; empty for what isn't.
std::string Explainer::describeReached(const LedgerTrace::Step &own,
                                       const LedgerTrace &trace,
                                       double before) const {
  const SustainedRates &rates = *target.sustained;
  std::string times =
      isRepeated() ? " * " + formatOperand(record.executions) : "";
  SmallVector<TimeOperand> operands;
  for (const ResourceTime &time : own.times)
    operands.push_back({time.resource, formatExact(time.seconds)});
  switch (own.kind) {
  case LossKind::PartialOverlap:
    return describeOverlap(own, trace);
  case LossKind::RowLatency:
    return "max(" + formatExact(before) + ", " + formatExact(*trace.rowSteps) +
           " * " + formatExact(*rates.rowStepSeconds) + times + ")";
  case LossKind::RowFetches:
    return "max(" + formatExact(before) + ", " +
           formatExact(trace.tile ? trace.tile->rowFetches : 0) + " * " +
           formatExact(rates.rowFetchSeconds.value_or(0)) + times + ")";
  case LossKind::SplitReduction:
  case LossKind::Launch:
    return formatExact(before) + " + " +
           formatExact(getLaunchSeconds(own.kind)) + times;
  default:
    return combine(operands);
  }
}

/// The time of a memory in one execution with cold caches.
void Explainer::explainColdTime(const ResourceTime &time, const Count &bytes,
                                double bandwidth) {
  bool follows = std::abs(bytes.toDouble() / bandwidth - time.seconds) <=
                 1e-12 * time.seconds;
  if (follows)
    step("", "one execution with cold caches, bytes", "", bytes, "B",
         "Traffic.md");
  step("", "one execution with cold caches, " + time.resource.str(),
       follows ? formatOperand(bytes) + " / " + formatExact(bandwidth) : "",
       time.seconds, "s", follows ? "R21" : "R36");
}

/// The time of a memory as the loops are written, or of cold executions; empty
/// if it is more than a quotient (R28, R29).
std::string Explainer::describeReloads(const Resource &resource) {
  for (auto [level, traffic, alone] : llvm::zip_equal(
           target.levels, estimate.levels, record.once.estimate.levels)) {
    if (resource != Resource::memory(level.name) || level.nodes > 1)
      continue;
    std::string written = formatOperand(traffic.getUpperBytes()) + " / " +
                          formatExact(*level.bytesPerSecond);
    for (const ResourceTime &once : record.once.estimate.times)
      if (once.resource == resource) {
        explainColdTime(once, alone.lowerBytes.lower, *level.bytesPerSecond);
        return "min(" + written + ", " + formatExact(once.seconds) + " * " +
               formatOperand(record.executions) + ")";
      }
    return written;
  }
  return "";
}

/// The time that `before` becomes with what is fetched past the ends of runs;
/// empty if it is more than a quotient (R28).
std::string Explainer::describePrefetch(const ResourceTime &before) {
  for (auto [level, traffic] :
       llvm::zip_equal(target.levels, estimate.levels)) {
    bool isReads = before.resource == Resource::memory(level.getReadName());
    if (level.nodes > 1 ||
        !(isReads || before.resource == Resource::memory(level.name)))
      continue;
    auto past = sumNoted(getLoopSubjects(), level.name + "/written", "past",
                         traffic.pastBytes);
    return formatExact(before.seconds) + " + (" +
           past.value_or(formatOperand(traffic.pastBytes)) + ") / " +
           formatExact(isReads ? *level.readBytesPerSecond
                               : *level.bytesPerSecond);
  }
  return "";
}

/// The time that `before` becomes without what is computed once.
std::string Explainer::describeHoisting(const ResourceTime &before) {
  for (const ResourceTime &saved : record.kernel->hoisted)
    if (saved.resource == before.resource) {
      step("", "what one execution computes again, " + saved.resource.str(), "",
           saved.seconds, "s", "R38");
      return formatExact(before.seconds) + " - " +
             (isRepeated() ? formatOperand(record.executions) : "1") + " * " +
             formatExact(saved.seconds);
    }
  return "";
}

/// The times of the resources with one more reason.
void Explainer::explainScaled(const LedgerTrace::Step &own,
                              const LedgerTrace &trace,
                              ArrayRef<ResourceTime> before) {
  std::string name = stringifyLossKind(own.kind).str();
  for (auto [time, last] : llvm::zip_equal(own.times, before)) {
    if (time.seconds == last.seconds)
      continue;
    std::string formula;
    double factor = 1;
    if (trace.tile && time.resource.kind == ResourceKind::Compute)
      factor = own.kind == LossKind::TileQuantization   ? trace.tile->edges
               : own.kind == LossKind::WaveQuantization ? trace.tile->waves
               : own.kind == LossKind::OperandLoads     ? trace.tile->loads
                                                        : 1;
    if (!trace.tile && own.kind == LossKind::TileQuantization)
      factor = record.kernel->vectorWaste;
    if (factor != 1)
      formula = formatExact(last.seconds) + " * " + formatExact(factor);
    if (own.kind == LossKind::CacheReloads)
      formula = describeReloads(time.resource);
    if (own.kind == LossKind::Prefetch)
      formula = describePrefetch(last);
    if (own.kind == LossKind::Hoisting)
      formula = describeHoisting(last);
    if (own.kind == LossKind::Sustained) {
      double fraction = last.seconds / time.seconds;
      for (const auto &[resource, own] : target.sustained->fractions)
        if (std::abs(fraction - own) <= 1e-12 * own)
          fraction = own;
      step("", "fraction that " + time.resource.str() + " sustains", "",
           fraction, "", "target");
      formula = formatExact(last.seconds) + " / " + formatExact(fraction);
    }
    step("", "with " + name + ", " + time.resource.str(), formula, time.seconds,
         "s", getLossRule(own.kind));
  }
}

/// The sums over the rows inside.
void Explainer::explainExpectedCall() {
  if (!estimate.expectedSeconds)
    return;
  auto explainFigure = [&](StringRef figure, StringRef text, double seconds,
                           StringRef rule, auto get) {
    std::string formula = sumCalled(text, seconds, get);
    step(figure, text, formula, seconds, "s", rule);
  };
  for (auto [kind, lost] : llvm::enumerate(estimate.losses))
    if (lost != 0)
      explainFigure(("losses/" + stringifyLossKind(LossKind(kind))).str(),
                    ("loss " + stringifyLossKind(LossKind(kind))).str(), lost,
                    getLossRule(LossKind(kind)),
                    [kind = kind](const OpRecord &row) {
                      return std::optional(row.getAll().estimate.losses[kind]);
                    });
  explainFigure("expected_seconds", "expected", *estimate.expectedSeconds,
                "R30", [](const OpRecord &row) {
                  return row.getAll().estimate.expectedSeconds;
                });
}

void Explainer::explainExpected() {
  begin("expected time");
  const Estimate &once = record.once.estimate;
  if (!estimate.expectedSeconds || !once.expectedSeconds || !record.kernel) {
    return explainExpectedCall();
  }
  Estimate again = estimate;
  LedgerTrace trace;
  Executions loop{record.executions.toDouble(), once};
  Ledger(target, options.estimate.overlap)
      .addExpectedTime(*record.kernel, options.estimate.ignoredLosses, again,
                       &trace, isRepeated() ? &loop : nullptr);
  if (again.losses != estimate.losses)
    trace.steps.clear();
  if (trace.tile)
    explainTile(*trace.tile);
  double reached = *estimate.timeSeconds;
  SmallVector<ResourceTime, 4> times = estimate.times;
  SmallVector<std::string> operands{formatExact(reached)};
  for (const LedgerTrace::Step &own : trace.steps) {
    double lost = estimate.losses[unsigned(own.kind)];
    if (own.times.size() == times.size())
      explainScaled(own, trace, times);
    times = own.times;
    if (lost == 0) {
      reached = own.seconds;
      continue;
    }
    std::string name = stringifyLossKind(own.kind).str();
    if (own.kind == LossKind::Launch || own.kind == LossKind::SplitReduction)
      step("", "a launch", "", getLaunchSeconds(own.kind), "s", "target");
    step("", "time with " + name, describeReached(own, trace, reached),
         own.seconds, "s", getLossRule(own.kind));
    step("losses/" + name, "loss " + name,
         formatExact(own.seconds) + " - " + formatExact(reached), lost, "s",
         getLossRule(own.kind));
    reached = own.seconds;
  }
  for (auto [kind, lost] : llvm::enumerate(estimate.losses)) {
    if (lost == 0)
      continue;
    std::string name = stringifyLossKind(LossKind(kind)).str();
    if (trace.steps.empty())
      step("losses/" + name, "loss " + name, "", lost, "s",
           getLossRule(LossKind(kind)));
    operands.push_back(formatExact(lost));
  }
  step("expected_seconds", "expected, the roof and the losses",
       joinSum(operands), *estimate.expectedSeconds, "s", "R30");
}
