//===- LoopNest.cpp - What all executions of an access touch -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNest.h"

#include "NestContext.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Analysis/Traffic.h"

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
  return {isKnownPositive(executions) ? countMin(once.lower, upper) : Count(0),
          upper};
}

/// True if the map of `access` gives one element of several.
static bool tellsOnlyStart(const Access &access, ArrayRef<Loop> loops) {
  return access.elements->isExact() && loops.empty() &&
         access.elements->upper != Count(1);
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

/// What the innermost `numLevels` levels touch; no value if the indices aren't
/// affine in the counters of loops or their bounds vary.
std::optional<CountRange> LoopNest::countImage(const Access &access,
                                               ArrayRef<Loop> loops,
                                               size_t numLevels) {
  NestContext nest(ArrayRef<Region *>(regions).take_front(numLevels));
  if (!nest.isRectangular())
    return std::nullopt;
  MLIRContext *ir = access.indexMap.getContext();
  SmallVector<AffineExpr, 4> indices;
  for (auto [number, index] : llvm::enumerate(access.indices)) {
    indices.push_back(nest.getAffineExpr(index, loops.size(),
                                         getAffineSymbolExpr(number, ir)));
    if (!indices.back())
      return std::nullopt;
  }
  SmallVector<AffineExpr, 4> own;
  for (size_t dim = 0; dim < loops.size(); ++dim)
    own.push_back(getAffineDimExpr(dim, ir));
  AffineMap map = access.indexMap.replaceDimsAndSymbols(
      own, indices, loops.size() + nest.getNumLoops(), indices.size());
  // A loop that doesn't move the access matters only if it doesn't execute.
  SmallVector<Loop> all(loops);
  Count any = 1;
  bool isMoved = false;
  for (const RegionExecution &level :
       llvm::reverse(ArrayRef(levels).take_front(numLevels))) {
    if (level.counters.empty())
      any *= countAny(level.executions);
    for (const LoopCounter &counter : level.counters) {
      bool moves = map.isFunctionOfDim(all.size());
      isMoved |= moves;
      if (!moves)
        any *= countAny(counter.trips);
      all.push_back({counter.trips});
    }
  }
  // Where the map tells only the start, what moves touches nobody knows what.
  CountRange image = countMapped(map, all, numLevels, !loops.empty());
  if (tellsOnlyStart(access, loops)) {
    if (isMoved)
      return std::nullopt;
    image = *access.elements;
  }
  image *= any;
  if (!access.elements->isExact()) // What is masked off isn't known.
    image.lower = isKnownPositive(countExecutions(0, numLevels))
                      ? countMin(access.elements->lower, image.upper)
                      : Count(0);
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
  if (!NestContext(ArrayRef<Region *>(regions).take_front(rootLevels))
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
    touched.lower = countMin(touched.lower, touched.upper);
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
