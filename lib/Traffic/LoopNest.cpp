//===- LoopNest.cpp - What all executions of an access touch -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/LoopNest.h"

#include "NestContext.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Traffic/TouchedElements.h"
#include "roofline/Traffic/Traffic.h"

using namespace mlir;
using namespace mlir::roofline;

LoopNest::LoopNest(ArrayRef<RegionExecution> executions, WorkContext &context)
    : context(context) {
  for (const RegionExecution &execution : llvm::reverse(executions)) {
    levels.push_back(execution);
    regions.push_back(execution.region);
  }
}

static bool isKnownPositive(const Count &count) {
  return (count - 1).isKnownNonNegative();
}

/// `lower`, which is at most `upper`.
static Count limitLower(const Count &lower, const Count &upper) {
  return lower.isZero() ? lower : countMin(lower, upper);
}

/// 1 if something happens, 0 if not: min(1, executions).
static Count countAny(const Count &executions) {
  return isKnownPositive(executions) ? Count(1) : countMin(1, executions);
}

/// Elements that `value` holds; no value if they aren't of type `elementType`
/// or the rank isn't known.
static std::optional<Count> countElements(WorkContext &context, Value value,
                                          Type elementType) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank() || type.getElementType() != elementType)
    return std::nullopt;
  return context.getNumElements(value);
}

Count LoopNest::countExecutions(size_t from, size_t to) const {
  Count product = 1;
  for (size_t level = from; level < to; ++level)
    product *= levels[level].executions;
  return product;
}

/// What the levels `from` to `to` touch if each execution of them touches
/// `once`, nobody knows where: at least the elements of one (R19).
CountRange LoopNest::repeat(const CountRange &once, size_t from, size_t to,
                            const std::optional<Count> &limit) const {
  Count executions = countExecutions(from, to);
  if (executions == Count(1))
    return once;
  Count upper = once.upper * executions;
  if (limit)
    upper = countMin(upper, *limit);
  return {isKnownPositive(executions) ? limitLower(once.lower, upper)
                                      : Count(0),
          upper};
}

static Count countPoints(ArrayRef<Loop> loops) {
  Count points = 1;
  for (const Loop &loop : loops)
    points *= loop.extent;
  return points;
}

/// What `access` touches of the image of `map` over `loops` if it leaves the
/// value; no value if that can't be told.
static std::optional<Count> countClipped(const Access &access, AffineMap map,
                                         ArrayRef<Loop> loops,
                                         WorkContext &context) {
  if (access.clippedDims.none())
    return std::nullopt;
  SmallVector<std::optional<Count>, 4> extents(map.getNumResults());
  for (unsigned dim : access.clippedDims.set_bits())
    extents[dim] = context.getDim(access.value, dim);
  return computeClippedElements(map, loops, extents);
}

/// What `executions` executions of `access` touch, each some of the elements
/// that its map gives over `loops`. The map has `numMoves` places, with `image`
/// all together. No value if it tells only where the elements begin.
static std::optional<CountRange>
countParts(const Access &access, ArrayRef<Loop> loops, const CountRange &image,
           const Count &numMoves, const Count &executions) {
  const CountRange &once = *access.elements;
  if (once.upper.isZero())
    return once;
  if (loops.empty())
    return numMoves == Count(1) ? std::optional(once) : std::nullopt;
  // An exact part is the same one at each place.
  Count numParts = once.isExact() ? numMoves : executions;
  Count upper = once.upper * numParts;
  bool isKnown = upper.isConstant() && image.upper.isConstant();
  bool isDisjoint = image == CountRange(countPoints(loops) * numMoves);
  if (isDisjoint && once.isExact())
    return CountRange(upper);
  upper = isKnown ? countMin(image.upper, upper) : image.upper;
  if (isDisjoint)
    return CountRange(once.lower * numMoves, upper);
  return CountRange(isKnownPositive(numMoves) ? limitLower(once.lower, upper)
                                              : Count(0),
                    upper);
}

/// The image of `map` over the loops `all` of so many levels.
CountRange LoopNest::countMapped(AffineMap map, ArrayRef<Loop> all,
                                 size_t numLevels, bool hasOwnLoops) {
  if (hasOwnLoops)
    return computeTouchedElements(map, all);
  auto [it, isNew] = images.try_emplace({map, numLevels});
  if (isNew)
    it->second = computeTouchedElements(map, all);
  return it->second;
}

/// From the `numLoops` loops of an op and those of `nest` to the elements of
/// its `access`; null if an index isn't affine in the counters.
static AffineMap makeNestMap(const Access &access, unsigned numLoops,
                             NestContext &nest) {
  MLIRContext *ir = access.indexMap.getContext();
  SmallVector<AffineExpr, 4> indices, own;
  for (auto [number, index] : llvm::enumerate(access.indices)) {
    indices.push_back(
        nest.getAffineExpr(index, numLoops, getAffineSymbolExpr(number, ir)));
    if (!indices.back())
      return {};
  }
  for (unsigned dim = 0; dim < numLoops; ++dim)
    own.push_back(getAffineDimExpr(dim, ir));
  return access.indexMap.replaceDimsAndSymbols(
      own, indices, numLoops + nest.getNumLoops(), indices.size());
}

/// What the innermost `numLevels` levels touch; no value if the indices aren't
/// affine in the counters of loops or their bounds vary.
std::optional<CountRange> LoopNest::countImage(const Access &access,
                                               ArrayRef<Loop> loops,
                                               size_t numLevels) {
  NestContext nest(ArrayRef<Region *>(regions).take_front(numLevels), context);
  AffineMap map = nest.isRectangular() ? makeNestMap(access, loops.size(), nest)
                                       : AffineMap();
  if (!map)
    return std::nullopt;
  // A loop that doesn't move the access matters only if it doesn't execute.
  SmallVector<Loop> all(loops);
  Count any = 1, numMoves = 1;
  for (const RegionExecution &level :
       llvm::reverse(ArrayRef(levels).take_front(numLevels))) {
    if (level.counters.empty())
      any *= countAny(level.executions);
    for (const LoopCounter &counter : level.counters) {
      bool moves = map.isFunctionOfDim(all.size());
      (moves ? numMoves : any) *=
          moves ? counter.trips : countAny(counter.trips);
      all.push_back({counter.trips});
    }
  }
  std::optional<CountRange> image =
      countMapped(map, all, numLevels, !loops.empty());
  if (!(*access.elements == CountRange(countPoints(loops)))) {
    if (std::optional<Count> clipped = countClipped(access, map, all, context))
      image = CountRange(*clipped);
    else
      image = countParts(access, loops, *image, numMoves,
                         countExecutions(0, numLevels));
  }
  if (image)
    *image *= any;
  return image;
}

/// What the levels touch that don't make new storage for the accessed value:
/// the innermost `rootLevels`, of which `valueLevels` don't move a view of it.
CountRange LoopNest::countInOneStorage(const Access &access,
                                       ArrayRef<Loop> loops, size_t valueLevels,
                                       size_t rootLevels) {
  std::optional<Count> valueSize =
      countElements(context, access.value, access.elementType);
  std::optional<Count> rootSize =
      countElements(context, getViewRoot(access.value), access.elementType);
  // A trip count with another loop's counter is no number.
  if (!NestContext(ArrayRef<Region *>(regions).take_front(rootLevels), context)
           .isRectangular()) {
    CountRange whole = repeat(*access.elements, 0, rootLevels, std::nullopt);
    whole.upper = rootSize.value_or(whole.upper);
    return whole;
  }
  size_t known = valueLevels;
  std::optional<CountRange> image;
  while (known > 0 && !(image = countImage(access, loops, known)))
    --known;
  CountRange touched = image.value_or(*access.elements);
  // Symbolic sizes say nothing that an exact image doesn't.
  if (valueSize && (!touched.isExact() ||
                    (valueSize->isConstant() && touched.upper.isConstant()))) {
    touched.upper = countMin(touched.upper, *valueSize);
    touched.lower = limitLower(touched.lower, touched.upper);
  }
  touched = repeat(touched, known, valueLevels, valueSize);
  return repeat(touched, valueLevels, rootLevels, rootSize);
}

/// True if the op of `value` makes new storage each time it executes.
static bool isNewStorage(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (isa<TensorType>(value.getType()))
    return true;
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  return effects &&
         effects.getEffectOnValue<MemoryEffects::Allocate>(value).has_value();
}

LoopNest::Touched LoopNest::countTouched(const Access &access,
                                         ArrayRef<Loop> loops) {
  Touched touched;
  if (!access.indexMap) {
    touched.elements = access.elements
                           ? *access.elements
                           : computeTouchedElements(access.map, loops);
    touched.storages = countExecutions(0, levels.size());
    return touched;
  }
  Value root = getViewRoot(access.value);
  size_t valueLevels = countInvariantRegions(regions, access.value);
  size_t rootLevels =
      std::max(valueLevels, countInvariantRegions(regions, root));
  touched.elements = countInOneStorage(access, loops, valueLevels, rootLevels);
  Count made = countExecutions(rootLevels, levels.size());
  touched.storages =
      isNewStorage(root) ? CountRange(made) : CountRange(countAny(made), made);
  return touched;
}
