//===- Groups.cpp - Rows that are shown as one ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Groups.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>
#include <numeric>
#include <unordered_map>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Splits off the part of `name` that is made of digits only, or of none.
static StringRef takePart(StringRef &name) {
  size_t size = 1;
  while (size < name.size() &&
         llvm::isDigit(name[size]) == llvm::isDigit(name[0]))
    ++size;
  StringRef part = name.take_front(size);
  name = name.drop_front(size);
  return part;
}

StringRef mlir::roofline::getLayer(StringRef location) {
  auto [rest, column] = location.rsplit(':');
  auto [file, line] = rest.rsplit(':');
  auto isNumber = [](StringRef text) {
    return !text.empty() && llvm::all_of(text, llvm::isDigit);
  };
  if (isNumber(column) && isNumber(line))
    return file;
  for (size_t begin = 0; begin <= location.size();) {
    size_t end = std::min(location.find_first_of("./", begin), location.size());
    if (isNumber(location.slice(begin, end)))
      return location.take_front(end);
    begin = end + 1;
  }
  return location.take_until([](char c) { return c == '.' || c == '/'; });
}

SmallVector<std::string, 1>
mlir::roofline::findPatterns(ArrayRef<StringRef> names) {
  // Names that differ in numbers only, by what they have in common: the parts
  // of the first, and which of its numbers differ.
  struct Alike {
    SmallVector<StringRef> parts;
    llvm::SmallBitVector differs;
    size_t names = 0;
  };
  llvm::MapVector<std::string, Alike, llvm::StringMap<unsigned>> alike;
  SmallVector<StringRef> parts;
  for (StringRef name : names) {
    parts.clear();
    std::string key;
    for (StringRef rest = name; !rest.empty();) {
      parts.push_back(takePart(rest));
      key += llvm::isDigit(parts.back().front()) ? "0" : parts.back();
    }
    Alike &same = alike[key];
    if (same.parts.empty()) {
      same.parts.assign(parts);
      same.differs.resize(parts.size());
    }
    ++same.names;
    for (auto [number, part] : llvm::enumerate(parts))
      if (part != same.parts[number])
        same.differs.set(number);
  }
  SmallVector<const Alike *> ranked;
  for (const auto &[key, same] : alike)
    ranked.push_back(&same);
  llvm::stable_sort(ranked, [](const Alike *a, const Alike *b) {
    return a->names > b->names;
  });
  SmallVector<std::string, 1> patterns;
  for (const Alike *same : ranked) {
    std::string &pattern = patterns.emplace_back();
    for (auto [number, part] : llvm::enumerate(same->parts))
      pattern += same->differs[number] ? StringRef("*") : part;
  }
  return patterns;
}

std::string mlir::roofline::joinPatterns(ArrayRef<std::string> patterns,
                                         size_t maxPatterns) {
  // The last parts of the patterns, by what is before them.
  llvm::MapVector<StringRef, SmallVector<StringRef, 4>> byParent;
  for (StringRef pattern : patterns.take_front(maxPatterns)) {
    size_t start = pattern.find_last_of("./") + 1;
    byParent[pattern.take_front(start)].push_back(pattern.drop_front(start));
  }
  SmallVector<std::string> texts;
  for (const auto &[parent, names] : byParent) {
    std::string joined = llvm::join(names, ", ");
    bool hasBraces = names.size() > 1 && !parent.empty();
    texts.push_back(parent.str() + (hasBraces ? "{" + joined + "}" : joined));
  }
  if (patterns.size() > maxPatterns)
    texts.push_back("+" + std::to_string(patterns.size() - maxPatterns));
  return llvm::join(texts, ", ");
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

SmallVector<size_t> mlir::roofline::findEntryPoints(const Report &report) {
  SmallVector<bool> isCalled(report.functions.size());
  for (auto [number, function] : llvm::enumerate(report.functions))
    for (const OpRow &row : function.rows)
      if (row.callee && *row.callee != number)
        isCalled[*row.callee] = true;
  SmallVector<size_t> entries;
  for (auto [number, called] : llvm::enumerate(isCalled))
    if (!called)
      entries.push_back(number);
  if (entries.empty() && !report.functions.empty())
    entries.push_back(0);
  return entries;
}

namespace {
/// Finds the calls that cost what the rows of the called function cost.
class FollowedCalls {
public:
  explicit FollowedCalls(const Report &report)
      : report(report), sums(report.functions.size()) {}

  /// Returns false for a call whose sizes are other symbols, of a kernel that
  /// executes once per thread, of a function that has branches (R8), or whose
  /// time is unknown.
  bool contains(const OpRow &row);

private:
  struct Sum {
    WorkSummary work;
    /// Time [s]; nullopt if that of a row is unknown.
    std::optional<double> seconds = 0;
  };
  const Sum &sumUp(size_t function);

  const Report &report;
  SmallVector<std::optional<Sum>, 0> sums;
};
} // namespace

const FollowedCalls::Sum &FollowedCalls::sumUp(size_t function) {
  if (sums[function])
    return *sums[function];
  Sum &sum = sums[function].emplace();
  for (const OpRow &row : report.functions[function].rows) {
    if (row.hasOpenTime()) {
      sum.seconds = std::nullopt;
      break;
    }
    sum.work.add(row.getWork());
    *sum.seconds += *row.getEstimate().timeSeconds;
  }
  return sum;
}

bool FollowedCalls::contains(const OpRow &row) {
  if (!row.callee || row.hasOpenTime() || !row.executions.isConstant())
    return false;
  const Sum &callee = sumUp(*row.callee);
  if (!callee.seconds)
    return false;
  WorkSummary work = callee.work;
  work.scale(row.executions);
  double seconds = *callee.seconds * row.executions.toDouble();
  return work.terms == row.getWork().terms &&
         work.getBytesRead() == row.getWork().getBytesRead() &&
         work.getBytesWritten() == row.getWork().getBytesWritten() &&
         std::abs(seconds - *row.getEstimate().timeSeconds) <=
             timeTolerance * seconds;
}

Program mlir::roofline::listProgram(const Report &report,
                                    ArrayRef<size_t> functions) {
  size_t numFunctions = report.functions.size();
  Program program;
  program.calls.assign(numFunctions, Count(0));
  // The calls that are followed, of the functions that are reached.
  SmallVector<SmallVector<const OpRow *, 0>, 0> followed(numFunctions);
  SmallVector<size_t> numCallers(numFunctions), worklist;
  SmallVector<bool> isReached(numFunctions);
  FollowedCalls calls(report);
  auto reach = [&](size_t number) {
    if (!std::exchange(isReached[number], true))
      worklist.push_back(number);
  };
  llvm::for_each(functions, reach);
  while (!worklist.empty()) {
    size_t number = worklist.pop_back_val();
    for (const OpRow &row : report.functions[number].rows)
      if (calls.contains(row)) {
        followed[number].push_back(&row);
        ++numCallers[*row.callee];
        reach(*row.callee);
      }
  }
  // A function is complete once all of its callers are. Recursive calls, whose
  // time is open, are not followed.
  for (size_t number : functions) {
    program.calls[number] += 1;
    if (numCallers[number] == 0)
      worklist.push_back(number);
  }
  SmallVector<size_t> order;
  while (!worklist.empty()) {
    size_t number = worklist.pop_back_val();
    order.push_back(number);
    for (const OpRow *call : followed[number]) {
      program.calls[*call->callee] += program.calls[number] * call->executions;
      if (--numCallers[*call->callee] == 0)
        worklist.push_back(*call->callee);
    }
  }
  llvm::sort(order);
  for (size_t number : order) {
    ArrayRef<const OpRow *> skipped = followed[number];
    for (const OpRow &row : report.functions[number].rows) {
      if (!skipped.empty() && skipped.front() == &row)
        skipped = skipped.drop_front();
      else
        program.rows.push_back({&row, program.calls[number]});
    }
  }
  return program;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

static bool haveSameLevels(const Estimate &a, const Estimate &b) {
  return std::equal(a.levels.begin(), a.levels.end(), b.levels.begin(),
                    b.levels.end(),
                    [](const LevelTraffic &a, const LevelTraffic &b) {
                      return a.level == b.level &&
                             a.lowerBytes == b.lowerBytes &&
                             a.achievableBytes == b.achievableBytes;
                    });
}

/// Returns true for rows of the same op on the same shapes, with the same
/// figures. What depends on an op's neighbours, such as its least time in place
/// (R26), may differ.
static bool areAlike(const OpRow &a, const OpRow &b) {
  return a.op == b.op && a.shapes == b.shapes && a.executions == b.executions &&
         a.unbounded == b.unbounded && a.callee == b.callee &&
         a.getWork() == b.getWork() &&
         a.getEstimate().bound == b.getEstimate().bound &&
         a.getEstimate().timeSeconds == b.getEstimate().timeSeconds &&
         a.getEstimate().upperTimeSeconds == b.getEstimate().upperTimeSeconds &&
         a.notes == b.notes && haveSameLevels(a.getEstimate(), b.getEstimate());
}

namespace {
/// Assigns rows to groups.
class GroupFinder {
public:
  explicit GroupFinder(Grouping grouping) : grouping(grouping) {}

  /// Returns the number of the group of `row`, which is the number of groups so
  /// far if it is in none of them.
  size_t find(const OpRow &row) {
    if (grouping == Grouping::Shape)
      return findAlike(row);
    std::string key = grouping == Grouping::Op ? row.op
                      : grouping == Grouping::Layer
                          ? getLayer(row.location).str()
                          : row.getEstimate().bound.str();
    return byName.insert({key, byName.size()}).first->second;
  }

private:
  size_t findAlike(const OpRow &row) {
    if (!row.figures)
      return findEqual(row);
    auto it = byFigures.find(*row.figures);
    if (it == byFigures.end())
      it = byFigures.try_emplace(*row.figures, findEqual(row)).first;
    return it->second;
  }

  size_t findEqual(const OpRow &row) {
    double seconds = row.getEstimate().timeSeconds.value_or(-1);
    llvm::hash_code hash =
        llvm::hash_combine(row.op, row.shapes, hash_value(row.getWork()),
                           llvm::bit_cast<uint64_t>(seconds));
    SmallVector<std::pair<const OpRow *, size_t>, 1> &candidates = byHash[hash];
    for (auto [other, number] : candidates)
      if (areAlike(row, *other))
        return number;
    candidates.push_back({&row, numAlike});
    return numAlike++;
  }

  Grouping grouping;
  llvm::StringMap<size_t> byName;
  std::unordered_map<size_t, SmallVector<std::pair<const OpRow *, size_t>, 1>>
      byHash;
  size_t numAlike = 0;
  /// Rows with the same figures are of ops that are alike.
  llvm::DenseMap<size_t, size_t> byFigures;
};

/// Returns the number of the group of each row if layers are groups: those with
/// the same number of rows that are alike, one by one, share one.
static SmallVector<size_t, 0> findLayers(ArrayRef<ProgramRow> rows) {
  GroupFinder byName(Grouping::Layer), byFigures(Grouping::Shape);
  SmallVector<size_t, 0> layers;
  // The groups of the rows of each layer, and how often they are executed.
  using Contents = std::vector<std::pair<size_t, Count>>;
  SmallVector<Contents, 0> contents;
  for (const ProgramRow &entry : rows) {
    layers.push_back(byName.find(*entry.row));
    contents.resize(std::max(contents.size(), layers.back() + 1));
    contents[layers.back()].push_back(
        {byFigures.find(*entry.row), entry.calls});
  }
  std::map<Contents, size_t> groups;
  SmallVector<size_t, 0> groupOf;
  for (Contents &own : contents)
    groupOf.push_back(
        groups.try_emplace(std::move(own), groups.size()).first->second);
  for (size_t &layer : layers)
    layer = groupOf[layer];
  return layers;
}

/// The time of the rows of a group that have the same bound [s].
using BoundTimes = std::map<Bound, double>;
} // namespace

/// Adds the figures of a row to those of a group.
static void addRow(const ProgramRow &entry, bool areAlike, RowGroup &group,
                   BoundTimes &times) {
  const OpRow &row = *entry.row;
  bool isFirst = group.members.empty();
  group.members.push_back(&row);
  group.rows += entry.calls;
  double &seconds = times[row.getEstimate().bound];
  if (row.hasOpenTime())
    group.seconds = std::nullopt;
  else if (double own = *row.getEstimate().timeSeconds * entry.calls.toDouble();
           own != 0)
    seconds += own;
  if (isFirst) {
    group.op = row.op;
    group.shapes = row.shapes;
  } else if (!areAlike) {
    if (group.op != row.op)
      group.op.clear();
    if (group.shapes != row.shapes)
      group.shapes.clear();
  }
  if (areAlike) { // The sum is a product.
    if (isFirst)
      group.work = row.getWork();
    return;
  }
  WorkSummary work = row.getWork();
  if (entry.calls != Count(1))
    work.scale(entry.calls);
  group.work.add(work);
}

static void complete(Grouping grouping, const BoundTimes &times,
                     RowGroup &group) {
  if (grouping == Grouping::Shape && group.rows != Count(1))
    group.work.scale(group.rows);
  double sum = 0;
  const std::pair<const Bound, double> *longest = &*times.begin();
  for (const auto &entry : times) {
    sum += entry.second;
    if (entry.second > longest->second)
      longest = &entry;
  }
  if (group.seconds)
    group.seconds = sum;
  group.bound = longest->first;
  if (times.size() == 1)
    group.boundShare = 1;
  else if (group.seconds && sum > 0)
    group.boundShare = longest->second / sum;
  if (grouping == Grouping::Layer) {
    llvm::SetVector<StringRef> layers;
    for (const OpRow *row : group.members)
      layers.insert(getLayer(row->location));
    group.layers = layers.size();
    group.locations = findPatterns(layers.getArrayRef());
    return;
  }
  SmallVector<StringRef> names;
  for (const OpRow *row : group.members)
    names.push_back(row->location);
  group.locations = findPatterns(names);
}

SmallVector<RowGroup, 0> mlir::roofline::groupRows(ArrayRef<ProgramRow> rows,
                                                   Grouping grouping) {
  assert(grouping != Grouping::None && "expected groups");
  GroupFinder finder(grouping);
  SmallVector<RowGroup, 0> groups;
  SmallVector<BoundTimes, 0> times;
  SmallVector<size_t, 0> layers;
  if (grouping == Grouping::Layer)
    layers = findLayers(rows);
  for (auto [index, row] : llvm::enumerate(rows)) {
    size_t number =
        grouping == Grouping::Layer ? layers[index] : finder.find(*row.row);
    if (number == groups.size()) {
      groups.emplace_back().seconds = 0;
      times.emplace_back();
    }
    addRow(row, grouping == Grouping::Shape, groups[number], times[number]);
  }
  for (auto [group, ownTimes] : llvm::zip_equal(groups, times))
    complete(grouping, ownTimes, group);
  // Groups are large: sort numbers and move each group once.
  SmallVector<size_t> order(groups.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](size_t first, size_t second) {
    return groups[first].seconds.value_or(HUGE_VAL) >
           groups[second].seconds.value_or(HUGE_VAL);
  });
  SmallVector<RowGroup, 0> sorted;
  sorted.reserve(groups.size());
  for (size_t number : order)
    sorted.push_back(std::move(groups[number]));
  return sorted;
}
