//===- WrittenGroup.cpp - Accesses that move the same elements ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrittenGroup.h"

#include "roofline/Traffic/TouchedElements.h"
#include "roofline/Traffic/Traffic.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::roofline;

/// Sets that are counted for one group. Each loop whose last tile differs
/// doubles them; beyond, all its tiles count as full.
static constexpr size_t maxSets = 4096;
/// Points of an index space that may be enumerated.
static constexpr int64_t maxPoints = 4096;

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// What accesses of one group agree in.
struct GroupKey {
  unsigned root;
  Type elementType;
  /// Unknown offset per dim, and slopes of the loops around.
  SmallVector<Count, 4> unknowns;
  SmallVector<int64_t, 8> slopes;

  bool operator<(const GroupKey &other) const {
    if (root != other.root)
      return root < other.root;
    if (elementType != other.elementType)
      return elementType.getAsOpaquePointer() <
             other.elementType.getAsOpaquePointer();
    if (unknowns != other.unknowns)
      return unknowns < other.unknowns;
    return slopes < other.slopes;
  }
};
} // namespace

static GroupKey makeKey(const WrittenAccess &access, ArrayRef<unsigned> loops) {
  GroupKey key{access.root, access.elementType, {}, {}};
  for (const LinearIndex &index : *access.indices) {
    key.unknowns.push_back(index.unknown);
    for (unsigned loop : loops)
      key.slopes.push_back(index.getSlope(loop));
  }
  return key;
}

SmallVector<WrittenGroup>
roofline::groupAccesses(const WrittenProgram &program, const WrittenUnit &unit,
                        function_ref<bool(const WrittenAccess &)> isCounted) {
  SmallVector<WrittenGroup> groups;
  std::map<GroupKey, size_t> numbers;
  for (unsigned leaf = unit.firstLeaf; leaf < unit.lastLeaf; ++leaf)
    for (auto [position, access] :
         llvm::enumerate(program.getLeaves()[leaf].accesses)) {
      if (!access.indices || !isCounted(access))
        continue;
      auto [it, isNew] =
          numbers.try_emplace(makeKey(access, unit.loops), groups.size());
      if (isNew)
        groups.push_back({access.root, {}});
      groups[it->second].accesses.push_back({leaf, unsigned(position)});
    }
  return groups;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

GroupCounter::GroupCounter(const WrittenProgram &program,
                           const WrittenUnit &unit,
                           ArrayRef<WrittenAccessRef> refs)
    : program(program), unit(unit) {
  for (WrittenAccessRef ref : refs)
    accesses.push_back(&program.getLeaves()[ref.leaf].accesses[ref.access]);
}

/// Loops are numbered from the outside in.
bool GroupCounter::isInside(unsigned loop) const {
  return unit.loops.empty() || loop > unit.loops.back();
}

/// Iterations of a loop that the pieces of loops inside of the unit add up to.
int64_t GroupCounter::getLength(const WrittenLoop &loop) const {
  int64_t length = loop.extent;
  for (const WrittenLoop::Cut &cut : loop.cuts) {
    if (isInside(cut.loop))
      break;
    int64_t pieces = llvm::divideCeil(length, cut.piece);
    length = atLast.contains(cut.loop) || pieces <= 1
                 ? length - (pieces - 1) * cut.piece
                 : cut.piece;
  }
  return length;
}

int64_t GroupCounter::getTrips(unsigned loop) const {
  return getLength(program.getLoops()[loop]);
}

/// The set of one index over the loops inside. A loop that is cut by others
/// inside is one range with them, if they continue it.
IndexSet GroupCounter::makeDim(const LinearIndex &index) const {
  IndexSet dim;
  dim.low = index.offset;
  llvm::SmallDenseSet<unsigned, 8> merged;
  for (auto [number, slope] : llvm::reverse(index.terms)) {
    if (!isInside(number) || merged.contains(number))
      continue;
    const WrittenLoop &loop = program.getLoops()[number];
    auto continues = [&, slope = slope](const WrittenLoop::Cut &cut) {
      int64_t step;
      return !isInside(cut.loop) ||
             (!llvm::MulOverflow(slope, cut.piece, step) &&
              index.getSlope(cut.loop) == step && !merged.contains(cut.loop));
    };
    if (!llvm::all_of(loop.cuts, continues)) {
      dim.terms.push_back({slope, loop.getFullTrips()});
      continue;
    }
    for (const WrittenLoop::Cut &cut : loop.cuts)
      merged.insert(cut.loop);
    dim.terms.push_back({slope, getLength(loop)});
  }
  dim.simplify();
  return dim;
}

/// True if a loop inside moves two dims at once.
static bool sharesLoops(const WrittenAccess &access,
                        function_ref<bool(unsigned)> isInside) {
  llvm::SmallDenseSet<unsigned, 8> seen;
  for (const LinearIndex &index : *access.indices)
    for (auto [loop, slope] : index.terms)
      if (isInside(loop) && !seen.insert(loop).second)
        return true;
  return false;
}

/// Fills in the size of a set whose dims depend on each other, such as a
/// diagonal: the image of the map, with full tiles.
void GroupCounter::addDependence(const WrittenAccess &access,
                                 ElementSet &set) const {
  MLIRContext *ir = access.elementType.getContext();
  SmallVector<Loop> loops;
  llvm::SmallDenseMap<unsigned, unsigned> positions;
  SmallVector<AffineExpr, 4> results;
  int64_t points = 1;
  for (const LinearIndex &index : *access.indices) {
    AffineExpr sum = getAffineConstantExpr(0, ir);
    for (auto [loop, slope] : index.terms) {
      if (!isInside(loop))
        continue;
      int64_t trips = program.getLoops()[loop].getFullTrips();
      auto [it, isNew] = positions.try_emplace(loop, loops.size());
      if (isNew) {
        loops.push_back({trips});
        points = multiplyElements(points, trips);
      }
      sum = sum + getAffineDimExpr(it->second, ir) * slope;
      set.dependence.append({int64_t(loop), slope});
    }
    results.push_back(sum);
    set.dependence.push_back(-1);
  }
  set.size = std::min(points, set.count());
  if (points > maxPoints)
    return;
  std::optional<int64_t> image =
      computeTouchedElements(AffineMap::get(loops.size(), 0, results, ir),
                             loops)
          .upper.tryInt64();
  set.size = std::min(image.value_or(set.size), set.size);
}

ElementSet GroupCounter::makeSet(const WrittenAccess &access) const {
  ElementSet set;
  for (const LinearIndex &index : *access.indices)
    set.dims.push_back(makeDim(index));
  if (!sharesLoops(access, [&](unsigned loop) { return isInside(loop); }))
    return set;
  addDependence(access, set);
  return set;
}

SmallVector<ElementSet, 2> GroupCounter::makeSets() const {
  SmallVector<ElementSet, 2> sets;
  for (const WrittenAccess *access : accesses)
    sets.push_back(makeSet(*access));
  llvm::sort(sets);
  sets.erase(llvm::unique(sets), sets.end());
  return sets;
}

int64_t GroupCounter::countOnce() { return countUnion(makeSets()); }

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

bool GroupCounter::isMovedBy(unsigned loop) const {
  return llvm::any_of(
      *accesses.front()->indices,
      [&](const LinearIndex &index) { return index.getSlope(loop) != 0; });
}

/// The outermost loop from one iteration of which to the next elements stay.
/// What a loop's body makes, it makes anew in each iteration; but storage that
/// is made and used in the unit alone can be the same one each time.
size_t GroupCounter::getFirstKept() const {
  const WrittenRoot &root = program.getRoots()[accesses.front()->root];
  size_t depth = unit.loops.size() + (unit.isWholeBody ? 0 : 1);
  bool isTemporary = root.depth >= depth && !root.escapes;
  return isTemporary ? unit.firstKept
                     : std::max<size_t>(unit.firstKept, root.depth);
}

/// Position of the innermost loop that moves the group and that what it touched
/// last stays for; the first such position if there is none.
size_t GroupCounter::findSlidingLoop() const {
  size_t first = getFirstKept();
  for (size_t position = unit.loops.size(); position-- > first;) {
    unsigned loop = unit.loops[position];
    if (isMovedBy(loop) && program.getLoops()[loop].getFullTrips() > 1)
      return position;
  }
  return first;
}

/// Finds the loops among the first `numCounted` whose last iteration differs:
/// they cut others of them or what the group touches.
void GroupCounter::findBranching(size_t numCounted) {
  auto addCuts = [&](unsigned loop) {
    for (const WrittenLoop::Cut &cut : program.getLoops()[loop].cuts)
      branching.insert(cut.loop);
  };
  for (unsigned loop : unit.loops.take_front(numCounted))
    addCuts(loop);
  for (const WrittenAccess *access : accesses)
    for (const LinearIndex &index : *access->indices)
      for (auto [loop, slope] : index.terms)
        if (isInside(loop))
          addCuts(loop);
  size_t numSets = accesses.size();
  for (unsigned loop : unit.loops.take_front(numCounted))
    if (branching.contains(loop) && (numSets *= 2) > maxSets)
      branching.erase(loop);
}

void GroupCounter::shift(ElementSet &set, unsigned loop) const {
  for (auto [dim, index] :
       llvm::zip_equal(set.dims, *accesses.front()->indices))
    dim.low += index.getSlope(loop);
}

/// Elements of `next`, one iteration of `loop` later, that `first` lacks.
int64_t GroupCounter::countOverlapped(ArrayRef<ElementSet> first,
                                      ArrayRef<ElementSet> next,
                                      unsigned loop) const {
  int64_t before = countUnion(SmallVector<ElementSet, 2>(first));
  int64_t alone = countUnion(SmallVector<ElementSet, 2>(next));
  SmallVector<ElementSet, 2> both(first);
  for (ElementSet set : next) {
    shift(set, loop);
    both.push_back(std::move(set));
  }
  int64_t all = countUnion(both);
  // A set with holes, moved by a window's loop: one more term.
  if (first.size() == 1 && next == first && first.front().size < 0) {
    ElementSet wider = first.front();
    unsigned moved = 0;
    for (auto [dim, index] :
         llvm::zip_equal(wider.dims, *accesses.front()->indices)) {
      int64_t slope = index.getSlope(loop);
      moved += slope != 0;
      dim.terms.push_back({slope, 2});
      dim.simplify();
    }
    if (moved == 1)
      all = std::min(all, wider.count());
  }
  return std::min(alone, all - before);
}

/// Elements that all iterations of `loop` move if what they share with the
/// iteration before stays.
int64_t GroupCounter::countSliding(unsigned loop) {
  int64_t trips = getTrips(loop);
  if (trips == 0)
    return 0;
  SmallVector<ElementSet, 2> full = makeSets(), last = full;
  if (branching.contains(loop)) {
    atLast.insert(loop);
    last = makeSets();
    atLast.erase(loop);
  }
  if (trips == 1)
    return countUnion(last);
  int64_t sum = countUnion(full);
  if (trips > 2)
    sum = addElements(
        sum, multiplyElements(trips - 2, countOverlapped(full, full, loop)));
  return addElements(sum, countOverlapped(full, last, loop));
}

/// Elements that the loops from `position` on move. Those before `last` move
/// everything in each iteration; at `last` it slides, or is touched once.
int64_t GroupCounter::countFrom(size_t position, size_t last, bool slides) {
  if (position == last)
    return slides ? countSliding(unit.loops[last]) : countOnce();
  unsigned loop = unit.loops[position];
  int64_t trips = getTrips(loop);
  if (trips == 0)
    return 0;
  if (!branching.contains(loop))
    return multiplyElements(trips, countFrom(position + 1, last, slides));
  int64_t sum = 0;
  if (trips > 1)
    sum = multiplyElements(trips - 1, countFrom(position + 1, last, slides));
  atLast.insert(loop);
  sum = addElements(sum, countFrom(position + 1, last, slides));
  atLast.erase(loop);
  return sum;
}

int64_t GroupCounter::countMoved() {
  size_t last = findSlidingLoop();
  bool slides = last < unit.loops.size() && isMovedBy(unit.loops[last]);
  findBranching(slides ? last + 1 : std::min(last, unit.loops.size()));
  return countFrom(0, std::min(last, unit.loops.size()), slides);
}
