//===- Diff.cpp - Differences between two reports -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Diff.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>
#include <functional>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

bool mlir::roofline::isSameValue(const FigureValue &a, const FigureValue &b) {
  constexpr double relativeTolerance = 1e-12;
  auto *from = std::get_if<double>(&a), *to = std::get_if<double>(&b);
  if (!from || !to)
    return a == b;
  return std::abs(*from - *to) <=
         relativeTolerance * std::max(std::abs(*from), std::abs(*to));
}

/// Returns `value`, or a 0 of the same kind as `other` if the op is absent.
static FigureValue orZero(const FigureValue &value, const FigureValue &other) {
  if (!std::holds_alternative<AbsentValue>(value))
    return value;
  if (std::holds_alternative<double>(other))
    return 0.0;
  if (std::holds_alternative<Count>(other))
    return Count();
  return UnknownValue();
}

FigureValue FigureChange::getDelta() const {
  FigureValue from = orZero(before, after), to = orZero(after, before);
  if (auto *count = std::get_if<Count>(&to))
    if (auto *other = std::get_if<Count>(&from))
      return *count - *other;
  if (auto *seconds = std::get_if<double>(&to))
    if (auto *other = std::get_if<double>(&from))
      return *seconds - *other;
  return UnknownValue();
}

static std::optional<double> toDouble(const FigureValue &value) {
  if (auto *seconds = std::get_if<double>(&value))
    return *seconds;
  auto *count = std::get_if<Count>(&value);
  if (!count || !count->isConstant())
    return std::nullopt;
  return count->toDouble();
}

std::optional<double> FigureChange::getPercent() const {
  std::optional<double> delta = toDouble(getDelta()), whole = toDouble(before);
  if (!delta || !whole || !std::isfinite(100 * *delta / *whole))
    return std::nullopt;
  return 100 * *delta / *whole;
}

/// Returns true for figures that are irrelevant for an added or removed op:
/// zeros, and texts that identify the op.
static bool isNothing(const Figure &figure) {
  if (auto *count = std::get_if<Count>(&figure.value))
    return count->isZero();
  if (auto *seconds = std::get_if<double>(&figure.value))
    return *seconds == 0;
  return std::holds_alternative<std::string>(figure.value) &&
         figure.name != "bound";
}

/// Compares figures; null stands for an absent op or function.
static SmallVector<FigureChange, 0> diffFigures(const Figures *before,
                                                const Figures *after) {
  SmallVector<FigureChange, 0> changes;
  auto add = [&](const Figure &figure) {
    auto lookup = [&](const Figures *side) {
      return side ? side->lookup(figure.name) : FigureValue(AbsentValue());
    };
    FigureChange change{figure.name, figure.unit, figure.isDetail,
                        lookup(before), lookup(after)};
    // One of the reports is of schema_version 1.
    bool isUnknown = std::holds_alternative<UnknownValue>(change.before) ||
                     std::holds_alternative<UnknownValue>(change.after);
    if (isUnknown && StringRef(figure.name).ends_with("in_place"))
      return;
    bool isWhole = before && after;
    if (isWhole ? isSameValue(change.before, change.after) : isNothing(figure))
      return;
    changes.push_back(std::move(change));
  };
  llvm::StringMap<bool> detailBefore;
  if (before)
    for (const Figure &figure : before->get())
      detailBefore[figure.name] = figure.isDetail;
  if (after)
    for (Figure figure : after->get()) {
      // A detail that only one side has carries information of its own.
      auto known = detailBefore.find(figure.name);
      if (known != detailBefore.end()) {
        figure.isDetail &= known->second;
        detailBefore.erase(known);
      }
      add(figure);
    }
  if (before)
    for (const Figure &figure : before->get())
      if (detailBefore.contains(figure.name))
        add(figure);
  return changes;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

namespace {
/// For each element before, the matching element after.
using Partners = SmallVector<std::optional<size_t>, 0>;

/// Keys of the elements; an element without one does not take part in the
/// round.
using Keys = SmallVector<std::optional<std::string>, 0>;

/// One round of matching: which ops take part, and what must be equal.
struct Round {
  bool named, unnamed;
  bool location, op, structure;
  /// If set, a key matches only if equally many of its ops are left on both
  /// sides.
  bool onlyIfAsMany = false;
};
} // namespace

/// The rounds of matching. Names come first, as they persist when an op
/// changes; file positions never match without the op (docs/use/Diff.md).
static constexpr Round rounds[] = {
    // clang-format off
    // named unnamed  location op     structure
    {true,   false,   true,    false, true},
    {true,   false,   true,    true,  false},
    {true,   false,   true,    false, false},
    {true,   true,    true,    false, true},
    {true,   true,    false,   false, true},
    {false,  true,    true,    true,  false},
    {false,  true,    false,   true,  false,  /*onlyIfAsMany=*/true},
    // clang-format on
};

/// Pairs the k-th element before with the k-th after among the unmatched ones
/// with equal keys.
static void pairEqual(const Keys &before, const Keys &after, bool onlyIfAsMany,
                      Partners &partners) {
  struct Group {
    SmallVector<size_t, 1> before, after;
  };
  llvm::StringMap<Group> groups;
  llvm::DenseSet<size_t> taken;
  for (auto [index, partner] : llvm::enumerate(partners)) {
    if (partner)
      taken.insert(*partner);
    else if (before[index])
      groups[*before[index]].before.push_back(index);
  }
  for (auto [index, key] : llvm::enumerate(after))
    if (key && !taken.contains(index))
      groups[*key].after.push_back(index);
  // Groups are disjoint, so their order does not matter.
  for (const auto &entry : groups) {
    const Group &group = entry.second;
    if (onlyIfAsMany && group.before.size() != group.after.size())
      continue;
    for (auto [from, to] : llvm::zip(group.before, group.after))
      partners[from] = to;
  }
}

/// Returns true if the location is a name given to the op: neither "unknown"
/// nor "file:line:col", which differs as soon as the file does.
static bool hasName(const RowSummary &row) {
  auto [rest, column] = StringRef(row.location).rsplit(':');
  auto [file, line] = rest.rsplit(':');
  uint64_t number = 0;
  bool isPlace =
      !column.getAsInteger(10, number) && !line.getAsInteger(10, number);
  return !isPlace && row.location != "unknown" && !row.location.empty();
}

/// Appends `part` to `key` unambiguously: different lists of parts yield
/// different keys.
static void appendKey(const Twine &part, std::string &key) {
  std::string text = part.str();
  key += (Twine(text.size()) + ":" + text).str();
}

/// Returns a key for what an op is and does, without its cost on a machine.
static std::string describeStructure(const RowSummary &row) {
  std::string key;
  appendKey(row.op, key);
  appendKey(row.shapes, key);
  for (const Figure &figure : row.figures.get()) {
    StringRef name = figure.name;
    auto *count = std::get_if<Count>(&figure.value);
    if (count && (name.starts_with("work.") || name == "bytes_read" ||
                  name == "bytes_written" || name == "executions"))
      appendKey(name + "=" + count->str(), key);
  }
  return key;
}

static Keys makeKeys(ArrayRef<RowSummary> rows,
                     ArrayRef<std::string> structures, const Round &round) {
  Keys keys;
  for (auto [row, structure] : llvm::zip_equal(rows, structures)) {
    std::string key;
    if (round.location)
      appendKey(row.location, key);
    if (round.op)
      appendKey(row.op, key);
    if (round.structure)
      appendKey(structure, key);
    bool hasPart = hasName(row) ? round.named : round.unnamed;
    keys.push_back(hasPart ? std::optional(std::move(key)) : std::nullopt);
  }
  return keys;
}

static Partners matchRows(ArrayRef<RowSummary> before,
                          ArrayRef<RowSummary> after) {
  auto describeAll = [](ArrayRef<RowSummary> rows) {
    return llvm::to_vector(llvm::map_range(rows, describeStructure));
  };
  auto structuresBefore = describeAll(before);
  auto structuresAfter = describeAll(after);
  Partners partners(before.size());
  for (const Round &round : rounds)
    pairEqual(makeKeys(before, structuresBefore, round),
              makeKeys(after, structuresAfter, round), round.onlyIfAsMany,
              partners);
  return partners;
}

static Partners matchFunctions(ArrayRef<FunctionSummary> before,
                               ArrayRef<FunctionSummary> after) {
  auto getNames = [](ArrayRef<FunctionSummary> functions) {
    Keys names;
    for (const FunctionSummary &function : functions)
      names.push_back(function.name);
    return names;
  };
  Partners partners(before.size());
  pairEqual(getNames(before), getNames(after), /*onlyIfAsMany=*/false,
            partners);
  return partners;
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

StringRef mlir::roofline::stringifyChangeKind(ChangeKind kind) {
  switch (kind) {
  case ChangeKind::Unchanged:
    return "unchanged";
  case ChangeKind::Changed:
    return "changed";
  case ChangeKind::Removed:
    return "removed";
  case ChangeKind::Added:
    return "added";
  }
  llvm_unreachable("unknown kind of change");
}

ChangeKind RowDiff::getKind() const {
  if (!before)
    return ChangeKind::Added;
  if (!after)
    return ChangeKind::Removed;
  return changes.empty() ? ChangeKind::Unchanged : ChangeKind::Changed;
}

ChangeKind FunctionDiff::getKind() const {
  if (!before)
    return ChangeKind::Added;
  if (!after)
    return ChangeKind::Removed;
  bool isSame = totals.empty() && llvm::all_of(rows, [](const RowDiff &row) {
                  return row.getKind() == ChangeKind::Unchanged;
                });
  return isSame ? ChangeKind::Unchanged : ChangeKind::Changed;
}

bool ReportDiff::isEmpty() const {
  return totals.empty() && warnings.empty() &&
         llvm::all_of(functions, [](const FunctionDiff &function) {
           return function.getKind() == ChangeKind::Unchanged;
         });
}

static RowDiff makeRow(const RowSummary *before, const RowSummary *after) {
  return {before, after,
          diffFigures(before ? &before->figures : nullptr,
                      after ? &after->figures : nullptr)};
}

static SmallVector<RowDiff, 0> diffRows(ArrayRef<RowSummary> before,
                                        ArrayRef<RowSummary> after) {
  Partners partners = matchRows(before, after);
  SmallVector<std::optional<size_t>, 0> origins(after.size());
  for (auto [index, partner] : llvm::enumerate(partners))
    if (partner)
      origins[*partner] = index;
  // Group added ops by the op before that they precede, the last ones first;
  // the last group is at the end, after all ops.
  SmallVector<SmallVector<size_t, 0>, 0> added(before.size() + 1);
  size_t place = before.size();
  for (size_t index = after.size(); index-- > 0;) {
    if (origins[index])
      place = *origins[index];
    else
      added[place].push_back(index);
  }
  SmallVector<RowDiff, 0> rows;
  for (size_t index = 0; index <= before.size(); ++index) {
    for (size_t other : llvm::reverse(added[index]))
      rows.push_back(makeRow(nullptr, &after[other]));
    if (index < before.size())
      rows.push_back(makeRow(&before[index], partners[index]
                                                 ? &after[*partners[index]]
                                                 : nullptr));
  }
  return rows;
}

static FunctionDiff diffFunctions(const FunctionSummary *before,
                                  const FunctionSummary *after) {
  auto getRows = [](const FunctionSummary *function) {
    return function ? ArrayRef<RowSummary>(function->rows)
                    : ArrayRef<RowSummary>();
  };
  return {before ? before->name : after->name, before, after,
          diffRows(getRows(before), getRows(after)),
          diffFigures(before ? &before->totals.figures : nullptr,
                      after ? &after->totals.figures : nullptr)};
}

/// Adds the differences between the reports that make figures incomparable.
static void addWarnings(ReportDiff &diff) {
  const ReportSummary &before = diff.before, &after = diff.after;
  if (before.target != after.target)
    diff.warnings.push_back("different targets, '" + before.target + "' and '" +
                            after.target +
                            "': times, bounds and bytes at memory levels are "
                            "not those of one machine");
  auto describeCache = [](const ReportSummary &report) {
    return report.keptCache.empty() ? std::string("not given")
                                    : "'" + report.keptCache + "'";
  };
  if (before.keptCache != after.keptCache)
    diff.warnings.push_back("different keep-in-cache, " +
                            describeCache(before) + " and " +
                            describeCache(after));
  auto countLacking = [](const ReportSummary &report) {
    size_t rows = 0;
    for (const FunctionSummary &function : report.functions)
      rows +=
          llvm::count_if(function.rows, std::mem_fn(&RowSummary::lacksRates));
    return std::to_string(rows);
  };
  if (diff.changesRates)
    diff.warnings.push_back("work without a rate or link takes no time; ops "
                            "that have some: " +
                            countLacking(before) + " before, " +
                            countLacking(after) + " after");
  std::map<std::string, std::pair<Count, Count>> unmodelled;
  for (const auto &[name, count] : before.unmodelled)
    unmodelled[name].first = count;
  for (const auto &[name, count] : after.unmodelled)
    unmodelled[name].second = count;
  for (const auto &[name, counts] : unmodelled)
    if (counts.first != counts.second)
      diff.warnings.push_back(
          "'" + name + "' has no model and is in no figure: " +
          counts.first.str() + " before, " + counts.second.str() + " after");
}

ReportDiff mlir::roofline::diffReports(const ReportSummary &before,
                                       const ReportSummary &after) {
  ReportDiff diff{before, after, {}, {}, {}};
  Partners partners = matchFunctions(before.functions, after.functions);
  llvm::DenseSet<size_t> matched;
  for (auto [index, partner] : llvm::enumerate(partners)) {
    if (partner)
      matched.insert(*partner);
    diff.functions.push_back(
        diffFunctions(&before.functions[index],
                      partner ? &after.functions[*partner] : nullptr));
  }
  for (auto [index, function] : llvm::enumerate(after.functions))
    if (!matched.contains(index))
      diff.functions.push_back(diffFunctions(nullptr, &function));
  diff.totals = diffFigures(&before.totals.figures, &after.totals.figures);
  for (const FunctionDiff &function : diff.functions)
    for (const RowDiff &row : function.rows)
      diff.changesRates |= (row.before && row.before->lacksRates) !=
                           (row.after && row.after->lacksRates);
  addWarnings(diff);
  return diff;
}
