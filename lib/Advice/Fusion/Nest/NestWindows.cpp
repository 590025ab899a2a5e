//===- NestWindows.cpp - Windows of one value in a nest -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestWindows.h"

#include <numeric>
#include <set>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Where windows along a dim start: `count` places, `step` apart.
struct Starts {
  int64_t first = 0, step = 1, count = 1;

  int64_t getLast() const { return first + step * (count - 1); }
};
} // namespace

/// Finds where the `group` of windows starts along a dim, from where each does.
/// No value if there is a gap between two of the windows, which `step` moves.
static std::optional<Starts>
findStarts(ArrayRef<unsigned> group, int64_t step,
           llvm::function_ref<int64_t(unsigned)> getStart) {
  std::set<int64_t> all;
  for (unsigned number : group)
    all.insert(getStart(number));
  Starts starts{*all.begin(), step, int64_t(all.size())};
  for (int64_t start : all)
    starts.step = std::gcd(starts.step, start - starts.first);
  bool follow = *all.rbegin() == starts.getLast();
  return follow ? std::optional(starts) : std::nullopt;
}

/// True if two operands read windows of one value that differ in their starts
/// alone, along dims that at most one loop moves. Each op has loops of its own
/// where these are not shared.
static bool areAlike(const ReadWindow &lhs, const ReadWindow &rhs,
                     const TileNest &nest) {
  auto areEqual = [&](auto own, auto other) {
    return own == other ||
           (own.second == other.second && !nest.isShared[own.first] &&
            !nest.isShared[other.first] &&
            nest.extents[own.first] == nest.extents[other.first]);
  };
  auto areEqualDims = [&](const auto &own, const auto &other) {
    return own && other && own->terms.size() == other->terms.size() &&
           llvm::all_of_zip(own->terms, other->terms, areEqual) &&
           (own->offset == other->offset || own->terms.size() < 2);
  };
  return lhs.value == rhs.value &&
         llvm::all_of_zip(lhs.indices, rhs.indices, areEqualDims);
}

using Group = SmallVector<unsigned, 4>;

/// Finds where the `group` of windows starts along each dim; no value if there
/// is a gap along one.
static std::optional<SmallVector<Starts, 4>>
findStarts(ArrayRef<unsigned> group, ArrayRef<ReadWindow> windows) {
  SmallVector<Starts, 4> starts;
  for (auto [dim, index] : llvm::enumerate(windows[group.front()].indices)) {
    int64_t step = index->terms.empty() ? 1 : index->terms.front().second;
    auto getStart = [&, dim = dim](unsigned number) {
      return windows[number].indices[dim]->offset;
    };
    std::optional<Starts> own = findStarts(group, step, getStart);
    if (!own)
      return std::nullopt;
    starts.push_back(*own);
  }
  return starts;
}

/// Makes `operand` read the windows from all of `starts`. Returns false where
/// no index of it is a loop that moves them.
static bool unite(const ReadWindow &window, ArrayRef<Starts> starts,
                  TileNest &nest, Operand &operand) {
  SmallVector<int64_t, 8> extents(nest.extents);
  for (auto [index, own] : llvm::zip_equal(window.indices, starts)) {
    if (own.count == 1)
      continue;
    unsigned loop = extents.size();
    extents.push_back(own.count);
    if (index->terms.empty()) {
      operand.indices.push_back(LinearIndex::iteration(loop));
      continue;
    }
    auto [moved, step] = index->terms.front();
    auto it = llvm::find(operand.indices, LinearIndex::iteration(moved));
    if (it == operand.indices.end())
      return false;
    *it = LinearIndex::window(moved, step / own.step, loop, 1);
  }
  nest.extents = std::move(extents);
  nest.isShared.resize(nest.extents.size());
  nest.granules.resize(nest.extents.size(), 1);
  return true;
}

/// Makes `place`, that of the first window of `group`, that of all of them.
static void unite(ArrayRef<unsigned> group, const TileNest &nest,
                  TileNest::Place &place) {
  for (unsigned number : group)
    if (!nest.places[number].dims || nest.places[number].isSkewed ||
        nest.places[number].dims->size() != place.dims->size())
      return place.dims.reset();
  for (auto [number, dim] : llvm::enumerate(*place.dims)) {
    int64_t step = dim.window.empty() ? 1 : dim.window.front().step;
    auto getStart = [&, number = number](unsigned other) {
      return (*nest.places[other].dims)[number].start;
    };
    std::optional<Starts> starts = findStarts(group, step, getStart);
    if (starts && starts->count == 1)
      continue;
    if (!starts || dim.window.size() > 1)
      return place.dims.reset();
    dim.isDense &= starts->step <= dim.end - dim.start;
    dim.end += starts->getLast() - dim.start;
    dim.start = starts->first;
    dim.window.push_back({-1, starts->step, starts->count});
    llvm::sort(dim.window);
  }
}

/// True if a reshape merges dims of what lies at `place`: loops as written
/// don't see which part of it is read again.
static bool hasMerged(const TileNest::Place &place) {
  return place.dims && llvm::any_of(*place.dims, [](const auto &dim) {
           return dim.isMerged;
         });
}

void roofline::uniteWindows(ArrayRef<ReadWindow> windows, TileNest &nest) {
  llvm::SmallBitVector isGone(windows.size());
  for (unsigned first = 0; first < windows.size(); ++first) {
    Group group{first};
    for (unsigned other = first + 1; other < windows.size(); ++other)
      if (!isGone[other] && areAlike(windows[first], windows[other], nest))
        group.push_back(other);
    std::optional<SmallVector<Starts, 4>> starts;
    if (!isGone[first] && group.size() > 1 && !hasMerged(nest.places[first]))
      starts = findStarts(group, windows);
    if (!starts ||
        llvm::all_of(*starts, [](const Starts &own) { return own.count == 1; }))
      continue;
    Operand all = nest.operands[first];
    if (!unite(windows[first], *starts, nest, all))
      continue;
    nest.operands[first] = std::move(all);
    unite(group, nest, nest.places[first]);
    for (unsigned other : ArrayRef(group).drop_front())
      isGone.set(other);
  }
  auto leaveOut = [&](auto &list) {
    size_t kept = 0;
    for (size_t number = 0; number < list.size(); ++number)
      if (!isGone[number])
        std::swap(list[kept++], list[number]);
    list.truncate(kept);
  };
  if (isGone.none())
    return;
  leaveOut(nest.operands);
  leaveOut(nest.places);
  if (!nest.addresses.empty())
    leaveOut(nest.addresses);
}
