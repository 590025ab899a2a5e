//===- TextSummaryParts.cpp - The facts of a summary ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSummaryParts.h"

#include "TextSections.h"
#include "roofline/Report/SideBySide.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// Formats what bounds a group: "memory:hbm", for a group of several bounds
/// "memory:hbm 81.2%", and for one of unknown time what bounds for which values
/// of its symbol.
static std::string formatBound(const RowGroup &group, bool isNarrow) {
  const OpRow &row = *group.members.front();
  if (group.bound.isSymbolic() && group.boundShare && row.symbolic &&
      row.symbolic->crossovers.size() == 1) {
    const Crossover &crossover = row.symbolic->crossovers.front();
    std::string text = crossover.runs.empty() ? group.bound.str() : "";
    for (const BoundRun &run : crossover.runs)
      text += (text.empty() ? "" : ", ") + formatShortBound(run.bound) +
              (run.range.first == crossover.range.first
                   ? ""
                   : " from " + std::to_string(run.range.first));
    return makePrintable(text);
  }
  std::string text = isNarrow ? formatShortBound(group.bound)
                              : makePrintable(group.bound.str());
  if (group.boundShare != 1)
    text += " " + formatShare(group.boundShare);
  return text;
}

/// Formats an op without `linalg.`, which most of them share, or the number of
/// ops of a layer.
static std::string formatOpOfGroup(const RowGroup &group) {
  const OpRow &row = *group.members.front();
  if (group.layers != 0 && group.rows != Count(group.layers))
    return formatCell(countFloorDiv(group.rows, Count(group.layers))) + " ops";
  bool isSame = llvm::all_of(group.members, [&](const OpRow *other) {
    return other->executions == row.executions;
  });
  std::string executions;
  if (isSame && row.executions != Count(1))
    executions = formatCell(row.executions) + "x ";
  StringRef op = group.op;
  op.consume_front("linalg.");
  return op.empty() ? "" : executions + makePrintable(op);
}

/// Returns the notes of a group whose rows have the same; else "".
static std::string formatNotes(const RowGroup &group) {
  std::string notes = joinNotes(*group.members.front());
  bool areSame = llvm::all_of(group.members, [&](const OpRow *row) {
    return joinNotes(*row) == notes;
  });
  return areSame ? notes : "";
}

GroupLine mlir::roofline::formatGroup(const RowGroup &group,
                                      std::optional<double> totalSeconds,
                                      bool isNarrow) {
  // Name fewer of the rows rather than cut their names.
  const unsigned maxWidth = isNarrow ? 30 : 40;
  std::string location;
  for (size_t maxPatterns : {3, 2, 1}) {
    location = makePrintable(joinPatterns(group.locations, maxPatterns));
    if (displayWidth(location) <= maxWidth)
      break;
  }
  Count number = group.layers == 0 ? group.rows : Count(group.layers);
  return {{formatSeconds(group.seconds),
           formatShare(computeShare(group.seconds, totalSeconds)),
           formatBound(group, isNarrow),
           number == Count(1) ? "" : formatCell(number) + "x",
           formatOpOfGroup(group), std::move(location),
           makePrintable(group.shapes)},
          formatNotes(group)};
}

std::string mlir::roofline::describeHidden(ArrayRef<RowGroup> groups,
                                           std::optional<double> totalSeconds) {
  if (groups.empty())
    return "notes not shown; see group=none rows=all";
  Count rows;
  std::optional<double> seconds = 0;
  for (const RowGroup &group : groups) {
    rows += group.rows;
    if (!group.seconds)
      seconds = std::nullopt;
    else if (seconds)
      *seconds += *group.seconds;
  }
  std::string text = "not shown: " + std::to_string(groups.size()) +
                     (groups.size() == 1 ? " group of " : " groups of ") +
                     formatCell(rows) + (rows == Count(1) ? " op" : " ops");
  if (std::optional<double> share = computeShare(seconds, totalSeconds))
    text += ", " + formatShare(share) + " of the time";
  return text + "; see rows=all";
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

std::string mlir::roofline::describeTime(const Totals &totals) {
  if (!totals.timeSeconds)
    return "time unknown, as not every op has one";
  std::string text;
  SmallVector<BottleneckRow> ranked = rankBottlenecks(totals);
  if (!ranked.empty() && ranked.front().bound.getLeast())
    text = "bound by " + makePrintable(ranked.front().bound.str()) + ", ";
  text += formatTotalTime(totals, /*leastWidth=*/0.01);
  if (totals.expectedSeconds)
    text += "; expected " + formatSI(*totals.expectedSeconds, "s");
  return text;
}

/// Returns true if each device of a group sends as much as the others.
static bool isSymmetric(CollectiveKind kind) {
  return kind == CollectiveKind::AllReduce ||
         kind == CollectiveKind::AllGather ||
         kind == CollectiveKind::ReduceScatter ||
         kind == CollectiveKind::AllToAll;
}

/// Returns the least time of the links if collectives may run at the same time
/// and wait for no latency but one [s]. Several kinds may take turns in what
/// limits each, and each root or end of a group its own: these don't add up.
static double computeLeastLinkSeconds(const ReportTotals &totals,
                                      const TargetSummary &target) {
  double latencySeconds = 0;
  for (const LinkSummary &link : target.links)
    latencySeconds =
        std::max(latencySeconds, link.link.latencySeconds.value_or(0));
  double longest = 0;
  for (auto [term, traffic] : llvm::zip_equal(totals.totals.work.network.get(),
                                              totals.estimate.network)) {
    double count = term.count.toDouble();
    double once = traffic.leastSeconds.value_or(0) / count;
    longest = std::max(longest, once);
    // An algorithm that is given has all its steps, any other at least one.
    double steps = traffic.leastSeconds == traffic.seconds
                       ? traffic.messages.toDouble() / count
                       : 1;
    if (isSymmetric(term.kind))
      longest = std::max(longest, count * (once - steps * latencySeconds));
  }
  return longest;
}

std::optional<double>
mlir::roofline::computeFusedSeconds(const ReportTotals &reportTotals,
                                    const Report &report) {
  const Totals &totals = reportTotals.totals;
  if (!totals.timeSeconds || report.overlap != Overlap::Max || report.steady ||
      report.target.levels.empty() || !totals.fusedLowerBytes.isConstant())
    return std::nullopt;
  const LevelSummary &memory = report.target.levels.front();
  if (!memory.bytesPerSecond || memory.nodes > 1)
    return std::nullopt;
  double longest =
      std::max(totals.fusedLowerBytes.toDouble() / *memory.bytesPerSecond,
               computeLeastLinkSeconds(reportTotals, report.target));
  for (const auto &[resource, seconds] : totals.busySeconds)
    if (resource.kind == ResourceKind::Compute)
      longest = std::max(longest, seconds);
  return std::min(longest, *totals.timeSeconds);
}

std::string mlir::roofline::describeMisfits(const Report &report) {
  std::string text;
  for (const FunctionReport *function : findMisfits(report))
    text += (text.empty() ? " " : ", ") + makePrintable(function->name) +
            " needs " + formatSI(function->totals.totals.peakLiveBytes, "B");
  if (text.empty())
    return "";
  return makePrintable(report.target.outermostLevel) + " of " +
         makePrintable(report.target.name) + " holds " +
         formatSI(*report.target.outermostCapacityBytes, "B") + ";" + text;
}

std::string mlir::roofline::describeMachines(const SummarySection &section,
                                             const Report &report) {
  std::string text;
  for (const Report &other : report.others) {
    std::optional<size_t> number = section.function;
    const ReportTotals &totals =
        number ? other.functions[*number].totals : other.moduleTotals;
    SideBySide sideBySide =
        number ? compareFunctions(report.functions[*number], report,
                                  other.functions[*number], other)
                     .total
               : compareModules(report, other);
    text += (text.empty() ? "" : ", ") + makePrintable(other.target.name) + " ";
    text += totals.totals.timeSeconds ? formatTime(totals.totals) : "unknown";
    if (sideBySide.speedup)
      text += " (" + formatFactor(sideBySide.speedup) + ")";
  }
  return text;
}

/// Returns true if one of the first `shownAdvice` things to do is of `kind`.
static bool isAdvised(const SummarySection &section, Advice::Kind kind,
                      size_t shownAdvice) {
  return llvm::any_of(
      ArrayRef(section.advice).take_front(shownAdvice),
      [&](const Advice &advice) { return advice.kind == kind; });
}

std::string mlir::roofline::describeReach(const SummarySection &section,
                                          const Report &report,
                                          size_t shownAdvice) {
  const Totals &totals = section.totals->totals;
  if (!totals.timeSeconds || isAdvised(section, Advice::Fusion, shownAdvice))
    return "";
  std::string text;
  const FusionSavings &savings = section.savings;
  if (savings.seconds > 0)
    text = formatSI(*totals.timeSeconds - savings.seconds, "s") + " with " +
           std::to_string(savings.kernels) +
           (savings.kernels == 1 ? " fused kernel" : " fused kernels");
  if (std::optional<double> seconds =
          computeFusedSeconds(*section.totals, report);
      seconds && *seconds < *totals.timeSeconds)
    text += (text.empty() ? "" : ", ") +
            ("at least " + formatSI(*seconds, "s")) + " as one";
  return text;
}

std::string mlir::roofline::describeMemory(const SummarySection &section,
                                           const TargetSummary &target) {
  const Totals &totals = section.totals->totals;
  if (totals.peakLiveBytes.isZero() ||
      isAdvised(section, Advice::Fit, section.advice.size()))
    return "";
  std::string text = formatPeakLive(totals, target);
  if (totals.storage)
    if (std::string parts = formatStorage(*totals.storage, /*leastShare=*/0.01);
        !parts.empty())
      text += (fitsMemory(totals, target) ? ": " : "; parts: ") + parts;
  return text;
}

std::string mlir::roofline::describeExpected(const Totals &totals) {
  constexpr size_t maxParts = 4;
  SmallVector<std::pair<std::string, double>> parts = listExpectedParts(totals);
  std::string text;
  for (const auto &[name, seconds] : ArrayRef(parts).take_front(maxParts))
    text += (text.empty() ? "" : ", ") + name + " " +
            formatShare(seconds / *totals.expectedSeconds);
  return parts.size() > maxParts ? text + ", ..." : text;
}

std::string mlir::roofline::describeWork(const SummarySection &section,
                                         const Report &report) {
  const Totals &totals = section.totals->totals;
  const WorkSummary &work = totals.work;
  Count flops = work.terms.getFlops();
  std::string text = formatSI(flops, "FLOP");
  if (work.usefulFlops != flops)
    text += work.usefulFlops
                ? " (" + formatSI(*work.usefulFlops, "FLOP") + " useful)"
                : " (useful: unknown)";
  auto add = [&](const Count &count, StringRef kind) {
    if (!count.isZero())
      text += (", " + formatSI(count, "op") + " " + kind).str();
  };
  add(work.terms.getClass(WorkClass::Special), "transcendental");
  add(work.terms.getIntOps(), "integer");
  if (report.convention) {
    std::optional<Count> count = countOperations(*report.convention, work);
    text += "; as " + report.convention->name.str() + " counts: " +
            (count ? formatSI(*count, report.convention->unit) : "unknown");
  }
  return text + "; " + formatRange(work.getBytes()) + " moved, at least " +
         formatSI(totals.fusedLowerBytes, "B") + " all fused";
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

static std::string describeOps(ArrayRef<ProgramRow> rows,
                               std::optional<double> totalSeconds) {
  constexpr size_t maxOps = 3;
  SmallVector<RowGroup, 0> ops = groupRows(rows, Grouping::Op);
  std::string text;
  for (const RowGroup &group : ArrayRef(ops).take_front(maxOps))
    text += (text.empty() ? "" : ", ") + formatCell(group.rows) + "x " +
            formatOpOfGroup(group) + " " +
            formatShare(computeShare(group.seconds, totalSeconds));
  return text;
}

/// Makes the section of what `functions` execute.
static SummarySection makeSection(const Report &report,
                                  ArrayRef<size_t> functions,
                                  const ReportTotals &totals) {
  SummarySection section;
  section.totals = &totals;
  Program program = listProgram(report, functions);
  llvm::erase_if(program.rows, [](const ProgramRow &entry) {
    return entry.row->costsNothing() && entry.row->notes.empty();
  });
  section.groups = groupRows(program.rows, report.grouping);
  constexpr size_t fewGroups = 3;
  if (section.groups.size() > fewGroups && totals.totals.timeSeconds)
    section.ops = describeOps(program.rows, totals.totals.timeSeconds);
  for (auto [number, calls] : llvm::enumerate(program.calls)) {
    const std::optional<FusionSavings> &own = report.functions[number].savings;
    if (!own || calls.isZero() || !calls.isConstant())
      continue;
    section.savings.kernels += own->kernels;
    section.savings.ops += own->ops;
    section.savings.seconds += own->seconds * calls.toDouble();
    section.savings.bytes += own->bytes * calls;
  }
  for (StringRef note : llvm::make_first_range(totals.totals.notes))
    if (llvm::none_of(program.rows, [&](const ProgramRow &entry) {
          return llvm::is_contained(entry.row->notes, note);
        }))
      section.notes.push_back(note.str());
  section.advice = listAdvice(section, program.rows, report);
  return section;
}

/// Lists the functions with their parts of the time, the longest first.
static std::string describeFunctions(const Report &report,
                                     ArrayRef<size_t> entries) {
  constexpr size_t maxFunctions = 6;
  SmallVector<size_t> ranked(entries);
  auto getTime = [&](size_t number) {
    return report.functions[number].totals.totals.timeSeconds;
  };
  llvm::stable_sort(ranked, [&](size_t a, size_t b) {
    return getTime(a).value_or(HUGE_VAL) > getTime(b).value_or(HUGE_VAL);
  });
  std::string text;
  for (size_t number : ArrayRef(ranked).take_front(maxFunctions)) {
    text += (text.empty() ? "" : ", ") + report.functions[number].name + " ";
    text += formatTime(report.functions[number].totals.totals);
  }
  if (ranked.size() > maxFunctions)
    text += ", and " + std::to_string(ranked.size() - maxFunctions) + " more";
  return "entry points: " + text;
}

SmallVector<SummarySection, 0>
mlir::roofline::listSections(const Report &report) {
  constexpr size_t maxEntries = 2;
  SmallVector<size_t> entries;
  for (size_t number : findEntryPoints(report))
    if (!report.functions[number].rows.empty() ||
        report.functions[number].totals.totals.unbounded)
      entries.push_back(number);
  SmallVector<SummarySection, 0> sections;
  if (entries.size() > maxEntries) {
    SummarySection &section = sections.emplace_back(
        makeSection(report, entries, report.moduleTotals));
    section.name =
        "module of " + std::to_string(report.functions.size()) + " functions";
    section.notes.insert(section.notes.begin(),
                         describeFunctions(report, entries));
    return sections;
  }
  for (size_t number : entries) {
    SummarySection &section = sections.emplace_back(
        makeSection(report, number, report.functions[number].totals));
    section.name = "function " + report.functions[number].name;
    section.function = number;
  }
  return sections;
}
