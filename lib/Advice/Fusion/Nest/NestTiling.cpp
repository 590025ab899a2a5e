//===- NestTiling.cpp - Tiles for several ops in one nest -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestTiling.h"

#include "NestSearch.h"
#include "roofline/Support/Units.h"

using namespace mlir;
using namespace mlir::roofline;

/// The sizes of `shape` that are not 1.
static SmallVector<int64_t, 6> getSizesWithoutUnits(Type shape) {
  return llvm::to_vector<6>(
      llvm::make_filter_range(cast<ShapedType>(shape).getShape(),
                              [](int64_t size) { return size != 1; }));
}

using IsWholeFn = llvm::function_ref<bool(int64_t loop)>;

/// True if a tile needs all elements of `dim` from its start to its end.
static bool isWholeDim(const TileNest::Place::Dim &dim, IsWholeFn isWhole) {
  return dim.isDense && isWhole(dim.loop) &&
         llvm::all_of(dim.window, [&](const TileNest::Place::Dim::Term &term) {
           return isWhole(term.loop);
         });
}

/// True if what a tile has of the dims around `dim` that reshapes split is a
/// run of what they split: one element of the first ones, and all of the last
/// ones but for one between them.
static bool isRunOfSplit(ArrayRef<TileNest::Place::Dim> dims, size_t dim,
                         IsWholeFn isWhole, IsWholeFn isOne) {
  size_t begin = dim, end = dim;
  while (begin > 0 && dims[begin - 1].isMerged)
    --begin;
  while (end < dims.size() && dims[end].isMerged)
    ++end;
  ArrayRef<TileNest::Place::Dim> around = dims.slice(begin, end - begin);
  auto rest = around.drop_while([&](const TileNest::Place::Dim &own) {
    return own.window.empty() && isOne(own.loop);
  });
  return llvm::all_of(around, [](const auto &own) { return own.isSplit; }) &&
         llvm::all_of(rest.drop_front(!rest.empty()),
                      [&](const TileNest::Place::Dim &own) {
                        return isWholeDim(own, isWhole);
                      });
}

/// True if what `outer` has of a value is also what `inner` has of it through
/// another shape, or more. Both shapes are cut into the shortest runs of dims
/// with as many elements. A part of a dim that a reshape merges is no part of
/// what is seen without it: loops as written count it as other storage.
static bool containsReshaped(const TileNest::Place &outer,
                             const TileNest::Place &inner, IsWholeFn isWhole,
                             IsWholeFn isOne) {
  SmallVector<int64_t, 6> sizes = getSizesWithoutUnits(outer.shape);
  SmallVector<int64_t, 6> others = getSizesWithoutUnits(inner.shape);
  auto isAllOf = [&](const TileNest::Place::Dim &dim, int64_t size) {
    return isWholeDim(dim, isWhole) && dim.start == 0 && dim.end >= size;
  };
  size_t first = 0, second = 0;
  while (first < sizes.size() && second < others.size()) {
    size_t begin = first, otherBegin = second;
    int64_t size = sizes[first++], other = others[second++];
    while (size != other)
      if (size < other && first < sizes.size())
        size *= sizes[first++];
      else if (other < size && second < others.size())
        other *= others[second++];
      else
        return false;
    bool isOneDim = first == begin + 1 && second == otherBegin + 1;
    bool areWhole = true, areMerged = false;
    for (size_t dim = begin; dim < first; ++dim) {
      const TileNest::Place::Dim &own = (*outer.dims)[dim];
      areMerged |= own.isMerged;
      areWhole &= isAllOf(own, sizes[dim]);
    }
    for (size_t dim = otherBegin; dim < second; ++dim) {
      const TileNest::Place::Dim &own = (*inner.dims)[dim];
      areMerged |= own.isMerged;
      areWhole &= !own.isMerged || isAllOf(own, others[dim]);
    }
    if (areWhole)
      continue;
    if (!isOneDim || !((*outer.dims)[begin] == (*inner.dims)[otherBegin]) ||
        !(*outer.dims)[begin].isDense ||
        (areMerged && !(isRunOfSplit(*outer.dims, begin, isWhole, isOne) &&
                        isRunOfSplit(*inner.dims, otherBegin, isWhole, isOne))))
      return false;
  }
  return first == sizes.size() && second == others.size();
}

bool TileNest::comesAgain(unsigned operand, ArrayRef<int64_t> sizes,
                          ArrayRef<int64_t> tile) const {
  const Place &own = places[operand];
  if (!own.dims)
    return false;
  auto isWhole = [&](int64_t loop) {
    return loop < 0 || sizes[loop] >= extents[loop];
  };
  auto isTileWhole = [&](int64_t loop) {
    return loop < 0 || tile[loop] >= extents[loop];
  };
  auto isTileOne = [&](int64_t loop) { return loop >= 0 && tile[loop] == 1; };
  auto containsDim = [&](const Place::Dim &outer, const Place::Dim &inner) {
    if (outer.loop >= 0 && outer.loop == inner.loop)
      return true;
    if (!outer.window.empty() && outer.window == inner.window &&
        outer.start == inner.start && (outer.start == 0 || !outer.isMerged))
      return true;
    auto isAll = [&](const Place::Dim &dim) {
      return dim.isSplit ? isWholeDim(dim, isTileWhole)
                         : isWholeDim(dim, isWhole);
    };
    return isAll(outer) && outer.start <= inner.start &&
           outer.end >= inner.end && (!inner.isMerged || isAll(inner));
  };
  auto contains = [&](const Place &outer, const Place &inner) {
    if (outer.isSkewed)
      return inner.isSkewed && outer.shape == inner.shape &&
             outer.dims == inner.dims &&
             llvm::all_of(*outer.dims, [](const Place::Dim &dim) {
               return dim.loop >= 0 || !dim.window.empty();
             });
    if (outer.shape != inner.shape)
      return containsReshaped(outer, inner, isTileWhole, isTileOne);
    return outer.dims->size() == inner.dims->size() &&
           llvm::all_of_zip(*outer.dims, *inner.dims, containsDim);
  };
  for (auto [number, other] : llvm::enumerate(places)) {
    if (number == operand || other.root != own.root || !other.dims)
      continue;
    if (contains(other, own) && (number < operand || !contains(own, other)))
      return true;
  }
  return false;
}

bool TileNest::hasRepeats(bool reshaped) const {
  for (auto [number, place] : llvm::enumerate(places))
    for (const Place &other : ArrayRef(places).take_front(number))
      if (place.dims && other.dims && place.root == other.root &&
          !(reshaped && place.shape == other.shape))
        return true;
  return false;
}

int64_t TileNest::countOutside(ArrayRef<int64_t> sizes) const {
  auto isFirst = [&](unsigned operand) {
    return !comesAgain(operand, sizes, sizes);
  };
  // To copy the operands takes longer than to count them.
  if (llvm::all_of(llvm::seq<unsigned>(operands.size()), isFirst))
    return computeTileFootprint(operands, sizes);
  SmallVector<Operand, 8> moved;
  for (auto [number, operand] : llvm::enumerate(operands))
    if (isFirst(number))
      moved.push_back(operand);
  return computeTileFootprint(moved, sizes);
}

int64_t TileNest::countInPlace(ArrayRef<int64_t> sizes) const {
  SmallVector<Operand, 2> twice;
  for (auto [number, place] : llvm::enumerate(places)) {
    const Operand &read = operands[number];
    if (!place.written || read.isOutput() || comesAgain(number, sizes, sizes))
      continue;
    if (llvm::any_of(llvm::zip_equal(operands, places), [&](auto other) {
          const auto &[operand, its] = other;
          return operand.isOutput() && its.root == *place.written &&
                 operand.bits == read.bits && operand.indices == read.indices;
        }))
      twice.push_back(read);
  }
  return computeTileFootprint(twice, sizes);
}

double TileNest::getVectorWaste(ArrayRef<int64_t> sizes) const {
  double all = 0, wasted = 0;
  for (const VectorLoops &own : vectors) {
    all += own.iterations;
    wasted += own.iterations * own.getWaste(extents, sizes);
  }
  return all > 0 ? wasted / all : 1;
}

/// True if a tile further in than that of `other` moves no more at the
/// outermost level, and at those between no more than the ops do on their own.
static bool sparesLevels(const NestTiling &tiling, const NestTiling &other,
                         const OwnTraffic &own) {
  for (size_t level = 1; level < tiling.depth; ++level)
    if (!own.levelBytes[level] ||
        tiling.levelBytes[level] > *own.levelBytes[level])
      return false;
  return tiling.levelBytes[0] - tiling.innerBytes <=
         other.levelBytes[0] - other.innerBytes;
}

std::optional<NestTiling> roofline::tileNest(const TileNest &nest,
                                             const TargetDescription &target,
                                             const OwnTraffic &own,
                                             std::string &whyNot) {
  NestSearch search(nest, target, own, /*isGranular=*/false);
  NestSearch granular(nest, target, own, /*isGranular=*/true);
  if (search.getRooms().empty()) {
    whyNot = target.levels.size() - target.hasRegisterLevel() < 2
                 ? "the target has no memory inside of the outermost one"
                 : "the target doesn't tell what " + target.levels[1].name +
                       " holds";
    return std::nullopt;
  }
  // Whole lines and native tiles, unless more moves from outside.
  NestSearch *chosen = &granular;
  std::optional<NestTiling> best = granular.run(0);
  auto isAbout = [&](const NestTiling &tiling, int64_t bytes) {
    return tiling.levelBytes.front() - bytes <= bytes / innerShare;
  };
  if (!best || !isAbout(*best, search.getCompulsoryBytes())) {
    std::optional<NestTiling> any = search.run(0);
    if (any && (!best || best->seconds > any->seconds ||
                !isAbout(*best, any->levelBytes.front()))) {
      best = any;
      chosen = &search;
    }
  }
  if (!best) {
    whyNot = "the smallest tile of all values takes " +
             formatSI(Count(search.getSmallest()), "B") +
             ", and tiles may fill " +
             formatSI(Count(search.getRooms().front()), "B") + " of " +
             target.levels[1].name;
    return std::nullopt;
  }
  auto isConfused = [&](const NestTiling &tiling) {
    return llvm::any_of(nest.sliceReads, [&](const TileNest::SliceRead &read) {
      bool isTiled = llvm::any_of(tiling.order, [&](unsigned loop) {
        return llvm::is_contained(read.loops, loop);
      });
      return isTiled && llvm::any_of(read.confused, [&](auto dims) {
               auto [dim, between] = dims;
               return (dim < 0 || tiling.sizes[dim] == 1) &&
                      (between < 0 || tiling.sizes[between] != 1);
             });
    });
  };
  if (isConfused(*best)) {
    whyNot = "a tile of a reshape of a slice of a lower rank would have one "
             "element of a dim, which upstream confuses with the dims that "
             "the slice drops";
    return std::nullopt;
  }
  for (size_t depth = search.getRooms().size() - 1; depth > 0; --depth) {
    std::optional<NestTiling> inner = chosen->run(depth);
    // Parts of lines cross caches as whole ones.
    if (!inner && target.levels[depth + 1].isScratchpad)
      inner = search.run(depth);
    if (inner && !isConfused(*inner) && inner->seconds <= best->seconds &&
        sparesLevels(*inner, *best, own))
      return inner;
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Memo
//===----------------------------------------------------------------------===//

std::optional<NestTiling>
NestTilingMemo::compute(const TileNest &nest, const TargetDescription &target,
                        const OwnTraffic &own, std::string &whyNot) {
  // DenseMap keeps two keys for itself.
  auto &bucket = entries[uint64_t(llvm::hash_combine(
                             llvm::hash_combine_range(nest.extents),
                             nest.operands.size(), nest.inner.size(),
                             llvm::hash_combine_range(own.levelBytes))) >>
                         1];
  for (const std::unique_ptr<Entry> &entry : bucket)
    if (entry->nest == nest && entry->own == own) {
      whyNot = entry->whyNot;
      return entry->tiling;
    }
  std::optional<NestTiling> tiling = tileNest(nest, target, own, whyNot);
  bucket.push_back(std::make_unique<Entry>(Entry{nest, own, tiling, whyNot}));
  return tiling;
}
