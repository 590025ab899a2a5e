//===- AccessGroup.cpp - Accesses that move the same elements -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessGroup.h"

#include "roofline/Support/CutSearches.h"
#include "roofline/Traffic/TouchedElements.h"
#include "roofline/Traffic/Traffic.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::roofline;

/// Most sets that are counted for one group. Each loop whose last tile differs
/// doubles their number; beyond the limit all tiles of a loop count as full.
static constexpr size_t maxSets = 4096;
/// Most points of an index space that are enumerated.
static constexpr int64_t maxPoints = 4096;

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// Properties that all accesses of a group have in common.
struct GroupKey {
  unsigned root;
  Type elementType;
  /// The unknown offset of each dim, and the slopes of the loops around.
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

static GroupKey makeKey(const LoopAccess &access, ArrayRef<unsigned> loops) {
  GroupKey key{access.root, access.elementType, {}, {}};
  for (const LinearIndex &index : *access.rootIndices) {
    key.unknowns.push_back(index.unknown);
    for (unsigned loop : loops)
      key.slopes.push_back(index.getSlope(loop));
  }
  return key;
}

SmallVector<AccessGroup>
roofline::groupAccesses(const LoopProgram &program, const NestPart &part,
                        function_ref<bool(const LoopAccess &)> isCounted) {
  SmallVector<AccessGroup> groups;
  std::map<GroupKey, size_t> numbers;
  for (unsigned leaf = part.firstLeaf; leaf < part.lastLeaf; ++leaf)
    for (auto [position, access] :
         llvm::enumerate(program.getLeaves()[leaf].accesses)) {
      if (!access.rootIndices || !isCounted(access))
        continue;
      auto [it, isNew] =
          numbers.try_emplace(makeKey(access, part.loops), groups.size());
      if (isNew)
        groups.push_back({access.root, {}});
      groups[it->second].accesses.push_back({leaf, unsigned(position)});
    }
  return groups;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

GroupCounter::GroupCounter(const LoopProgram &program, const NestPart &part,
                           ArrayRef<AccessRef> refs)
    : program(program), part(part) {
  for (AccessRef ref : refs)
    accesses.push_back(&program.getLeaves()[ref.leaf].accesses[ref.access]);
}

/// Loops are numbered from the outside in.
bool GroupCounter::isInside(unsigned loop) const {
  return part.loops.empty() || loop > part.loops.back();
}

/// Returns the iterations of a loop over all its pieces inside the part.
int64_t GroupCounter::getLength(const TiledLoop &loop) const {
  int64_t length = loop.extent;
  for (const TiledLoop::Cut &cut : loop.cuts) {
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

/// Returns the values of one index over the loops inside. A loop that others
/// inside cut forms one range with them, if they continue it.
IndexSet GroupCounter::makeDim(const LinearIndex &index) const {
  IndexSet dim;
  dim.low = index.offset;
  llvm::SmallDenseSet<unsigned, 8> merged;
  for (auto [number, slope] : llvm::reverse(index.terms)) {
    if (!isInside(number) || merged.contains(number))
      continue;
    const TiledLoop &loop = program.getLoops()[number];
    auto continues = [&, slope = slope](const TiledLoop::Cut &cut) {
      int64_t step;
      return !isInside(cut.loop) ||
             (!llvm::MulOverflow(slope, cut.piece, step) &&
              index.getSlope(cut.loop) == step && !merged.contains(cut.loop));
    };
    if (!llvm::all_of(loop.cuts, continues)) {
      dim.terms.push_back({slope, loop.getFullTrips()});
      continue;
    }
    for (const TiledLoop::Cut &cut : loop.cuts)
      merged.insert(cut.loop);
    dim.terms.push_back({slope, getLength(loop)});
  }
  dim.simplify();
  return dim;
}

/// Where loops inside move several dims at once, such as along a diagonal, sets
/// the size of the set to that of the image of the map in these dims, with full
/// tiles, times the numbers in the other ones.
void GroupCounter::addDependence(const LoopAccess &access,
                                 ElementSet &set) const {
  llvm::SmallDenseMap<unsigned, unsigned, 8> numDims;
  for (const LinearIndex &index : *access.rootIndices)
    for (auto [loop, slope] : index.terms)
      numDims[loop] += isInside(loop);
  MLIRContext *ir = access.elementType.getContext();
  SmallVector<Loop> loops;
  llvm::SmallDenseMap<unsigned, unsigned> positions;
  llvm::SmallDenseSet<unsigned, 8> alone;
  SmallVector<AffineExpr, 4> results;
  int64_t points = 1, box = 1, others = 1;
  for (auto [index, dim] : llvm::zip_equal(*access.rootIndices, set.dims)) {
    if (llvm::all_of(index.terms, [&](const auto &term) {
          return numDims[term.first] <= 1;
        })) {
      others = multiplyElements(others, dim.count());
      set.dependence.push_back(-2);
      continue;
    }
    box = multiplyElements(box, dim.count());
    AffineExpr sum = getAffineConstantExpr(0, ir);
    auto inside = llvm::make_filter_range(
        index.terms, [&](const auto &term) { return isInside(term.first); });
    if (llvm::hasSingleElement(inside))
      alone.insert(inside.begin()->first);
    for (auto [loop, slope] : inside) {
      int64_t trips = program.getLoops()[loop].getFullTrips();
      auto [it, isNew] = positions.try_emplace(loop, loops.size());
      if (isNew) {
        loops.push_back({trips});
        points = multiplyElements(points, trips);
      }
      sum = sum + getAffineDimExpr(it->second, ir) * slope;
      // Loops by other names with as many iterations touch the same.
      set.dependence.append({int64_t(it->second), trips, slope});
    }
    results.push_back(sum);
    set.dependence.push_back(-1);
  }
  if (results.empty())
    return set.dependence.clear();
  int64_t size = std::min(points, box);
  // Otherwise each iteration has an index of its own.
  if (alone.size() != loops.size()) {
    if (points > maxPoints)
      CutSearches::add(Search::Overlap);
    else
      size = std::min(size,
                      computeTouchedElements(
                          AffineMap::get(loops.size(), 0, results, ir), loops)
                          .upper.tryInt64()
                          .value_or(size));
  }
  set.size = multiplyElements(others, size);
}

ElementSet GroupCounter::makeSet(const LoopAccess &access) const {
  ElementSet set;
  for (const LinearIndex &index : *access.rootIndices)
    set.dims.push_back(makeDim(index));
  addDependence(access, set);
  return set;
}

SmallVector<ElementSet, 2> GroupCounter::makeSets() const {
  SmallVector<ElementSet, 2> sets;
  for (const LoopAccess *access : accesses)
    sets.push_back(makeSet(*access));
  llvm::sort(sets);
  sets.erase(llvm::unique(sets), sets.end());
  return sets;
}

int64_t GroupCounter::countOnce() { return countUnion(makeSets()); }

std::optional<int64_t> GroupCounter::countExactly() {
  // A loop that others cut forms one range with them only if they continue it.
  auto isRange = [&](const LinearIndex &index, unsigned loop, int64_t slope) {
    return llvm::all_of(program.getLoops()[loop].cuts,
                        [&](const TiledLoop::Cut &cut) {
                          int64_t step;
                          return !isInside(cut.loop) ||
                                 (!llvm::MulOverflow(slope, cut.piece, step) &&
                                  index.getSlope(cut.loop) == step);
                        });
  };
  for (const LoopAccess *access : accesses)
    for (const LinearIndex &index : *access->rootIndices)
      for (auto [loop, slope] : index.terms)
        if (isInside(loop) && !isRange(index, loop, slope))
          return std::nullopt;
  return countUnionExactly(makeSets());
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

bool GroupCounter::isMovedBy(unsigned loop) const {
  return llvm::any_of(
      *accesses.front()->rootIndices,
      [&](const LinearIndex &index) { return index.getSlope(loop) != 0; });
}

/// Returns the position of the outermost loop from one iteration of which to
/// the next elements stay. A loop's body makes its storage anew in each
/// iteration, but storage that is made and used in the part alone can be reused
/// each time.
size_t GroupCounter::getFirstKept() const {
  const LoopStorage &root = program.getRoots()[accesses.front()->root];
  return part.holds(root) ? part.firstKept
                          : std::max<size_t>(part.firstKept, root.depth);
}

/// Returns the position of the innermost loop that moves the group and across
/// whose iterations elements stay, or the first position where they stay if no
/// such loop moves the group.
size_t GroupCounter::findSlidingLoop() const {
  size_t first = getFirstKept();
  for (size_t position = part.loops.size(); position-- > first;) {
    unsigned loop = part.loops[position];
    if (isMovedBy(loop) && program.getLoops()[loop].getFullTrips() > 1)
      return position;
  }
  return first;
}

/// Finds the loops among the first `numCounted` whose last iteration differs
/// because they cut another of them or a loop that indexes the group.
void GroupCounter::findBranching(size_t numCounted) {
  auto addCuts = [&](unsigned loop) {
    for (const TiledLoop::Cut &cut : program.getLoops()[loop].cuts)
      branching.insert(cut.loop);
  };
  for (unsigned loop : part.loops.take_front(numCounted))
    addCuts(loop);
  for (const LoopAccess *access : accesses)
    for (const LinearIndex &index : *access->rootIndices)
      for (auto [loop, slope] : index.terms)
        if (isInside(loop))
          addCuts(loop);
  size_t numSets = accesses.size();
  for (unsigned loop : part.loops.take_front(numCounted))
    if (branching.contains(loop) && (numSets *= 2) > maxSets) {
      branching.erase(loop);
      CutSearches::add(Search::Overlap);
    }
}

void GroupCounter::shift(ElementSet &set, unsigned loop) const {
  for (auto [dim, index] :
       llvm::zip_equal(set.dims, *accesses.front()->rootIndices))
    dim.low += index.getSlope(loop);
}

/// Returns the number of elements of `next`, moved by one iteration of `loop`,
/// that are not in `first`.
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
         llvm::zip_equal(wider.dims, *accesses.front()->rootIndices)) {
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

/// Returns the elements that all iterations of `loop` move if those shared with
/// the previous iteration stay.
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

/// Returns the elements that the loops from `position` on move. Loops before
/// `last` move everything in each iteration; the loop at `last` slides over the
/// elements, or the part touches them once.
int64_t GroupCounter::countFrom(size_t position, size_t last, bool slides) {
  if (position == last)
    return slides ? countSliding(part.loops[last]) : countOnce();
  unsigned loop = part.loops[position];
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
  bool slides = last < part.loops.size() && isMovedBy(part.loops[last]);
  findBranching(slides ? last + 1 : std::min(last, part.loops.size()));
  return countFrom(0, std::min(last, part.loops.size()), slides);
}
