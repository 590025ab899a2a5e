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

/// Formats an op without `linalg.`, which most of them share.
static std::string formatOpOfGroup(const RowGroup &group) {
  const OpRow &row = *group.members.front();
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

SmallVector<std::string, 0>
mlir::roofline::formatGroup(const RowGroup &group,
                            std::optional<double> totalSeconds, bool isNarrow) {
  // Name fewer of the rows rather than cut their names.
  std::string location;
  for (size_t maxPatterns = 4; maxPatterns-- > 1;) {
    location = makePrintable(joinPatterns(group.locations, maxPatterns));
    if (displayWidth(location) <= (isNarrow ? 30 : 40))
      break;
  }
  return {group.seconds ? formatSI(*group.seconds, "s") : "-",
          formatShare(computeShare(group.seconds, totalSeconds)),
          formatBound(group, isNarrow),
          group.rows == Count(1) ? "" : formatCell(group.rows) + "x",
          formatOpOfGroup(group),
          std::move(location),
          makePrintable(group.shapes)};
}

std::string mlir::roofline::describeNotes(const RowGroup &group) {
  std::string notes = joinNotes(*group.members.front());
  return llvm::all_of(
             group.members,
             [&](const OpRow *row) { return joinNotes(*row) == notes; })
             ? notes
             : "";
}

std::string mlir::roofline::describeHidden(ArrayRef<RowGroup> groups,
                                           std::optional<double> totalSeconds) {
  if (groups.empty())
    return "notes not shown: group=none rows=all";
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
  return text + "; rows=all shows them";
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

std::string mlir::roofline::describeTime(const Totals &totals) {
  if (!totals.timeSeconds)
    return "time unknown, as not every op has one";
  std::string text, time = formatTotalTime(totals);
  SmallVector<BottleneckRow> ranked = rankBottlenecks(totals);
  if (!ranked.empty() && ranked.front().bound.getLeast())
    text = "bound by " + makePrintable(ranked.front().bound.str()) + ", ";
  // An interval whose ends print as the same is one figure.
  auto [least, most] = StringRef(time).split(", ");
  most.consume_front("at most ");
  return text + (most.starts_with(least.str() + " ") ? least.str() : time);
}

/// Returns the least time if all ops were one kernel [s]: that of the busiest
/// resource, where memory moves only arguments, weights and results (R20).
/// Returns nullopt if it is unknown.
static std::optional<double> computeFusedSeconds(const Totals &totals,
                                                 const Report &report) {
  if (!totals.timeSeconds || report.overlap != Overlap::Max || report.steady ||
      report.target.levels.empty() || !totals.fusedLowerBytes.isConstant())
    return std::nullopt;
  const LevelSummary &memory = report.target.levels.front();
  if (!memory.bytesPerSecond || memory.nodes > 1)
    return std::nullopt;
  double longest = totals.fusedLowerBytes.toDouble() / *memory.bytesPerSecond;
  for (const auto &[resource, seconds] : totals.busySeconds)
    if (resource.kind != ResourceKind::Memory)
      longest = std::max(longest, seconds);
  return std::min(longest, *totals.timeSeconds);
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
    text += totals.totals.timeSeconds
                ? formatSI(*totals.totals.timeSeconds, "s")
                : "unknown";
    if (number ? lacksRates(other.functions[*number])
               : llvm::any_of(other.functions, lacksRates))
      text += "+";
    if (sideBySide.speedup)
      text += " (" + formatFactor(sideBySide.speedup) + ")";
  }
  return text;
}

std::string mlir::roofline::describeReach(const SummarySection &section,
                                          const Report &report) {
  const Totals &totals = section.totals->totals;
  if (!totals.timeSeconds)
    return "";
  std::string text;
  const FusionSavings &savings = section.savings;
  if (savings.seconds > 0)
    text = formatSI(*totals.timeSeconds - savings.seconds, "s") + " with " +
           std::to_string(savings.kernels) +
           (savings.kernels == 1 ? " fused kernel" : " fused kernels");
  if (std::optional<double> seconds = computeFusedSeconds(totals, report))
    text += (text.empty() ? "" : ", ") +
            ("at least " + formatSI(*seconds, "s")) + " as one";
  return text;
}

std::string mlir::roofline::describeMemory(const SummarySection &section,
                                           const TargetSummary &target,
                                           bool hasParts) {
  const Totals &totals = section.totals->totals;
  if (totals.peakLiveBytes.isZero())
    return "";
  std::string text = formatPeakLive(totals, target);
  if (hasParts && totals.storage)
    if (std::string parts = formatStorage(*totals.storage); !parts.empty())
      text += ": " + parts;
  return text;
}

std::string mlir::roofline::describeExpected(const Totals &totals) {
  constexpr size_t maxParts = 4;
  SmallVector<std::pair<std::string, double>> parts = listExpectedParts(totals);
  if (parts.empty())
    return "";
  std::string text = formatSI(*totals.expectedSeconds, "s") + ", an estimate: ";
  for (auto [number, part] :
       llvm::enumerate(ArrayRef(parts).take_front(maxParts)))
    text += (number == 0 ? "" : ", ") + part.first + " " +
            formatShare(part.second / *totals.expectedSeconds);
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
  CountRange bytes = work.getBytesRead();
  bytes += work.getBytesWritten();
  std::string least = formatSI(bytes.lower, "B"),
              most = formatSI(bytes.upper, "B");
  text += "; " + (least == most ? least : least + " to " + most);
  return text + " moved, at least " + formatSI(totals.fusedLowerBytes, "B") +
         " all fused";
}

//===----------------------------------------------------------------------===//
// Advice
//===----------------------------------------------------------------------===//

namespace {
/// Lists what to do about a section.
class Adviser {
public:
  Adviser(const SummarySection &section, ArrayRef<ProgramRow> rows,
          const Report &report)
      : section(section), rows(rows), report(report),
        totals(section.totals->totals) {}

  SmallVector<std::string, 0> advise();

private:
  void adviseSizes();
  bool adviseTypes();
  void adviseFusion();
  void adviseBound(const BottleneckRow &bottleneck);
  bool hasMatrixRate(StringRef type) const;

  const SummarySection &section;
  ArrayRef<ProgramRow> rows;
  const Report &report;
  const Totals &totals;
  SmallVector<std::string, 0> advice;
};
} // namespace

bool Adviser::hasMatrixRate(StringRef type) const {
  return llvm::any_of(report.target.rates, [&](const RateSummary &rate) {
    return rate.unit == "matrix" && rate.type == type;
  });
}

void Adviser::adviseSizes() {
  if (!section.totals->estimate.bound.isSymbolic())
    return;
  for (const SymbolSetting &symbol : report.symbols)
    if (symbol.isUnbound()) {
      std::string name = makePrintable(symbol.name);
      advice.push_back("give the sizes values: bind=" + name +
                       "=8, a range bind=" + name +
                       "=1..64, or several sweep=" + name + "=1,8,64");
      return;
    }
}

/// Contractions bound by compute that the matrix unit has no rate for. Returns
/// true if they are the reason for compute taking long.
bool Adviser::adviseTypes() {
  double seconds = 0;
  std::string note;
  for (const ProgramRow &entry : rows) {
    if (entry.row->hasOpenTime() ||
        !entry.row->estimate.bound.isBy(ResourceKind::Compute))
      continue;
    for (const std::string &text : entry.row->estimate.notes)
      if (StringRef(text).starts_with("no matrix rate for ")) {
        seconds += *entry.row->estimate.timeSeconds * entry.calls.toDouble();
        if (note.empty())
          note = text;
        break;
      }
  }
  std::optional<double> share = computeShare(seconds, totals.timeSeconds);
  if (!share || *share < 0.05)
    return false;
  SmallVector<StringRef> options;
  if (hasMatrixRate("tf32"))
    options.push_back("allow-tf32");
  if (hasMatrixRate("f16"))
    options.push_back("what-if=all:f16");
  advice.push_back(
      "types: " + formatShare(share) +
      " of the time is contractions off the matrix unit, " +
      makePrintable(note) +
      (options.empty() ? "" : "; try " + llvm::join(options, ", ")));
  return true;
}

void Adviser::adviseFusion() {
  const FusionSavings &savings = section.savings;
  std::optional<double> share =
      computeShare(savings.seconds, totals.timeSeconds);
  if (!share || *share < 0.01)
    return;
  advice.push_back("fuse: " + std::to_string(savings.kernels) +
                   (savings.kernels == 1 ? " kernel of " : " kernels of ") +
                   std::to_string(savings.ops) + " ops save " +
                   formatSI(savings.seconds, "s") + " and " +
                   formatSI(savings.bytes, "B") + "; see fusion");
}

void Adviser::adviseBound(const BottleneckRow &bottleneck) {
  if (!totals.timeSeconds || bottleneck.share.value_or(0) < 0.2 ||
      !bottleneck.bound.getLeast())
    return;
  const Resource &resource = *bottleneck.bound.getLeast();
  std::string text = makePrintable(bottleneck.bound.str()) + " takes " +
                     formatShare(bottleneck.share) + " of the time";
  switch (resource.kind) {
  case ResourceKind::Memory:
    if (totals.storage && !totals.storage->weights.isZero())
      text += ", weights are " + formatSI(totals.storage->weights, "B") +
              ": narrower ones (what-if=weights:i8) or a larger batch";
    else
      text += ": narrower types (what-if=all:f16) or fewer passes over memory "
              "(fusion)";
    break;
  case ResourceKind::Network:
    text += ": " + describeNetwork(section.totals->estimate.network) +
            " (network-algorithm, links)";
    break;
  case ResourceKind::Compute:
    text += " at its peak rate: only narrower types (what-if=all:TYPE) or "
            "fewer operations make it less";
    break;
  case ResourceKind::Launch:
    text += ": fewer kernels (fusion)";
    break;
  }
  advice.push_back(text);
}

SmallVector<std::string, 0> Adviser::advise() {
  if (fitsMemory(totals, report.target) == false)
    advice.push_back("make it fit: " + formatPeakLive(totals, report.target) +
                     "; more devices, or narrower types (what-if=weights:i8)");
  adviseSizes();
  bool isOfTypes = adviseTypes();
  // What bounds most of the time comes before what fusion saves little of.
  std::optional<double> saved =
      computeShare(section.savings.seconds, totals.timeSeconds);
  bool isFused = saved.value_or(0) >= 0.1;
  if (isFused)
    adviseFusion();
  for (const BottleneckRow &bottleneck : rankBottlenecks(totals))
    if (!isOfTypes || !bottleneck.bound.isBy(ResourceKind::Compute))
      adviseBound(bottleneck);
  if (!isFused)
    adviseFusion();
  return advice;
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

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
  section.advice = Adviser(section, program.rows, report).advise();
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
    std::optional<double> seconds = getTime(number);
    text += seconds ? formatSI(*seconds, "s") : "-";
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
