//===- TouchedElements.cpp - Elements that an access touches --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/TouchedElements.h"

#include "EnumeratedElements.h"

#include "mlir/Analysis/Presburger/Matrix.h"
#include "roofline/Nest/ElementSet.h"
#include "roofline/Symbols/LinearTerms.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using llvm::DynamicAPInt;

namespace {
/// Results of a map that share dims with each other and with no other result.
struct Component {
  SmallVector<AffineExpr, 4> results;
  llvm::SmallBitVector dims;
};
} // namespace

std::optional<LinearIndex> roofline::getLinearIndex(AffineExpr expr,
                                                    bool dropsSymbols) {
  LinearIndex index;
  LogicalResult isLinear =
      visitLinearTerms(expr, [&](AffineExpr leaf, int64_t factor) {
        if (isa<AffineConstantExpr>(leaf))
          return failure(llvm::AddOverflow(index.offset, factor, index.offset));
        if (auto dim = dyn_cast<AffineDimExpr>(leaf))
          return index.addTerm(dim.getPosition(), factor);
        return success(dropsSymbols);
      });
  return succeeded(isLinear) ? std::optional(std::move(index)) : std::nullopt;
}

/// The size of the image of a window: coefficients have no common divisor.
static Count countWindow(const DynamicAPInt &stride,
                         const DynamicAPInt &dilation, const Count &spatial,
                         const Count &kernel) {
  return countCoprimeImage(
      Count(stride), Count(dilation), spatial, kernel,
      [](const Count &number) { return countMax(0, number); });
}

/// Distinct values of a sum over three and more dims where, going from the
/// smallest coefficient up, the values so far either are an arithmetic
/// progression that the next dim extends, or end before the next coefficient.
static std::optional<Count> countSum(ArrayRef<DynamicAPInt> coefficients,
                                     ArrayRef<Count> extents) {
  SmallVector<unsigned, 4> order(coefficients.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return coefficients[a] != coefficients[b]
               ? coefficients[a] < coefficients[b]
               : a < b;
  });
  DynamicAPInt step = coefficients[order[0]];
  DynamicAPInt last(0); // Largest value; the smallest is 0.
  DynamicAPInt count(1);
  bool isProgression = true;
  for (unsigned dim : order) {
    if (!extents[dim].isConstant())
      return std::nullopt;
    const DynamicAPInt &extent = extents[dim].getConstant();
    const DynamicAPInt &coefficient = coefficients[dim];
    bool extends =
        isProgression && coefficient % step == 0 && coefficient <= last + step;
    if (!extends && coefficient <= last)
      return std::nullopt;
    last += coefficient * (extent - 1);
    count = extends ? last / step + 1 : count * extent;
    isProgression = extends;
  }
  return Count(count);
}

/// Distinct values of one linear result.
static std::optional<Count> countLinearResult(const LinearIndex &linear,
                                              ArrayRef<Loop> loops) {
  SmallVector<DynamicAPInt, 4> coefficients;
  SmallVector<Count, 4> extents;
  for (auto [loop, slope] : linear.terms) {
    if (loops[loop].extent.isOne())
      continue;
    coefficients.push_back(llvm::abs(DynamicAPInt(slope)));
    extents.push_back(loops[loop].extent);
  }
  if (coefficients.empty())
    return Count(1);
  if (coefficients.size() == 1)
    return extents[0];
  if (coefficients.size() > 2)
    return countSum(coefficients, extents);
  DynamicAPInt divisor = llvm::gcd(coefficients[0], coefficients[1]);
  return countWindow(coefficients[0] / divisor, coefficients[1] / divisor,
                     extents[0], extents[1]);
}

/// True if no two points of the dims have the same results: the matrix of the
/// coefficients has a rank as large as the number of dims.
static bool isInjective(ArrayRef<LinearIndex> results,
                        const llvm::SmallBitVector &dims) {
  presburger::IntMatrix matrix(results.size(), dims.count());
  for (auto [row, result] : llvm::enumerate(results))
    for (auto [column, dim] : llvm::enumerate(dims.set_bits()))
      matrix(row, column) = DynamicAPInt(result.getSlope(dim));
  presburger::IntMatrix hermite = matrix.computeHermiteNormalForm().first;
  unsigned rank = 0;
  for (unsigned column = 0; column < hermite.getNumColumns(); ++column) {
    bool isZero = true;
    for (unsigned row = 0; row < hermite.getNumRows(); ++row)
      isZero &= hermite(row, column) == 0;
    rank += !isZero;
  }
  return rank == dims.count();
}

/// Distinct values of one component, exact if any of the ways finds them.
static CountRange countComponent(const Component &component,
                                 ArrayRef<Loop> loops) {
  LinearIndices linear;
  for (AffineExpr result : component.results)
    if (auto index = getLinearIndex(result, /*dropsSymbols=*/true))
      linear.push_back(std::move(*index));
  std::optional<Count> exact;
  if (linear.size() == component.results.size()) {
    if (linear.size() == 1)
      exact = countLinearResult(linear[0], loops);
    else if (isInjective(linear, component.dims))
      exact = multiplyExtents(component.dims, loops);
  }
  if (!exact)
    exact = enumerateResults(component.results, component.dims, loops);
  if (exact)
    return *exact;
  // At least what one of the results takes alone, at most every point.
  Count lower;
  for (const LinearIndex &expr : linear)
    if (std::optional<Count> own = countLinearResult(expr, loops))
      lower = countMax(lower, *own);
  return {lower, multiplyExtents(component.dims, loops)};
}

/// Groups the results of `map` by shared dims.
static SmallVector<Component, 4> splitComponents(AffineMap map) {
  SmallVector<Component, 4> components;
  for (AffineExpr result : map.getResults()) {
    Component merged{{result}, getDims(result, map.getNumDims())};
    for (Component &other : components) {
      if (!other.dims.anyCommon(merged.dims))
        continue;
      merged.dims |= other.dims;
      merged.results.append(other.results);
      other.results.clear();
      other.dims.reset();
    }
    llvm::erase_if(components,
                   [](const Component &c) { return c.results.empty(); });
    components.push_back(std::move(merged));
  }
  return components;
}

/// The common case: each result is a constant or a dim of its own.
static std::optional<Count> countProjectedPermutation(AffineMap map,
                                                      ArrayRef<Loop> loops) {
  llvm::SmallBitVector seen(map.getNumDims());
  Count product = 1;
  for (AffineExpr result : map.getResults()) {
    if (isa<AffineConstantExpr>(result))
      continue;
    auto dim = dyn_cast<AffineDimExpr>(result);
    if (!dim || seen.test(dim.getPosition()))
      return std::nullopt;
    seen.set(dim.getPosition());
    product *= loops[dim.getPosition()].extent;
  }
  return product;
}

CountRange roofline::computeTouchedElements(AffineMap map,
                                            ArrayRef<Loop> loops) {
  for (const Loop &loop : loops)
    if (loop.extent.isZero())
      return Count(0);
  if (std::optional<Count> count = countProjectedPermutation(map, loops))
    return *count;
  CountRange product(1);
  for (const Component &component : splitComponents(map)) {
    CountRange own = countComponent(component, loops);
    product.lower *= own.lower;
    product.upper *= own.upper;
  }
  return product;
}

CountRange roofline::computeTouchedElements(const Access &access,
                                            ArrayRef<Loop> loops) {
  return access.elements ? *access.elements
                         : computeTouchedElements(access.map, loops);
}

//===----------------------------------------------------------------------===//
// Several accesses
//===----------------------------------------------------------------------===//

namespace {
/// What an access touches. Two images are the same if their maps, in which
/// loops are numbered as they occur, and the extents of these loops are.
struct Image {
  AffineMap map;
  SmallVector<Count, 4> extents;
  CountRange elements;

  Image(const Access &access, CountRange elements, ArrayRef<Loop> loops);
  bool operator==(const Image &other) const {
    return map && map == other.map && extents == other.extents;
  }
  std::optional<ElementSet> getSet(int64_t number) const;
};
} // namespace

Image::Image(const Access &access, CountRange elements, ArrayRef<Loop> loops)
    : elements(std::move(elements)) {
  if (!access.map || access.elements)
    return;
  MLIRContext *context = access.map.getContext();
  AffineExpr zero = getAffineConstantExpr(0, context);
  SmallVector<AffineExpr, 8> names(loops.size());
  for (AffineExpr result : access.map.getResults())
    result.walk([&](AffineExpr part) {
      auto dim = dyn_cast<AffineDimExpr>(part);
      if (!dim || names[dim.getPosition()])
        return;
      const Count &extent = loops[dim.getPosition()].extent;
      AffineExpr &name = names[dim.getPosition()];
      name = extent.isOne() ? zero : getAffineDimExpr(extents.size(), context);
      if (!extent.isOne())
        extents.push_back(extent);
    });
  for (AffineExpr &name : names)
    if (!name)
      name = zero;
  map = access.map.replaceDimsAndSymbols(names, {}, extents.size(),
                                         access.map.getNumSymbols());
}

/// The indices, if they are linear and their number is known. The image is
/// number `number` of different ones.
std::optional<ElementSet> Image::getSet(int64_t number) const {
  // Sums of products of two numbers below this fit in 64 bits.
  constexpr int64_t limit = int64_t(1) << 28;
  std::optional<int64_t> size = elements.upper.tryInt64();
  if (!map || !elements.isExact() || !size)
    return std::nullopt;
  ElementSet set;
  llvm::SmallBitVector seen(extents.size());
  for (AffineExpr result : map.getResults()) {
    std::optional<LinearIndex> linear = getLinearIndex(result);
    if (!linear || llvm::AbsoluteValue(linear->offset) > limit)
      return std::nullopt;
    IndexSet &dim = set.dims.emplace_back();
    dim.low = linear->offset;
    for (auto [loop, slope] : linear->terms) {
      std::optional<int64_t> extent = extents[loop].tryInt64();
      if (!extent || *extent > limit || llvm::AbsoluteValue(slope) > limit)
        return std::nullopt;
      dim.terms.push_back({slope, *extent});
      if (seen.test(loop)) {
        set.size = *size;
        set.dependence = {number};
      }
      seen.set(loop);
    }
    dim.simplify();
  }
  return set;
}

CountRange
roofline::computeTouchedElements(ArrayRef<const Access *> accesses,
                                 ArrayRef<Loop> loops,
                                 function_ref<std::optional<Count>()> getSize) {
  CountRange united = computeTouchedElements(*accesses.front(), loops);
  if (accesses.size() == 1 && united.isExact())
    return united;
  SmallVector<Image, 2> images = {Image(*accesses.front(), united, loops)};
  for (size_t index = 1; index < accesses.size(); ++index) {
    const Access *access = accesses[index];
    auto hasSameMap = [&](const Access *other) {
      return access->map && access->map == other->map;
    };
    if (llvm::any_of(accesses.take_front(index), hasSameMap))
      continue;
    Image image(*access, computeTouchedElements(*access, loops), loops);
    if (llvm::is_contained(images, image))
      continue;
    united.lower = countMax(united.lower, image.elements.lower);
    united.upper += image.elements.upper;
    images.push_back(std::move(image));
  }
  if (images.size() == 1 && united.isExact())
    return united;
  if (std::optional<Count> size = getSize())
    united.upper = countMin(united.upper, *size);
  // A map that leaves the value touches no more than there is.
  if (united.lower.isConstant() && united.upper.isConstant())
    united.lower = countMin(united.lower, united.upper);
  SmallVector<ElementSet, 2> sets;
  for (const Image &image : images)
    if (std::optional<ElementSet> set = image.getSet(sets.size());
        set && (sets.empty() || set->dims.size() == sets.front().dims.size()))
      sets.push_back(std::move(*set));
  std::optional<int64_t> exact;
  if (!united.isExact() && sets.size() == images.size())
    exact = countUnionExactly(std::move(sets));
  return exact ? CountRange(countMin(*exact, united.upper)) : united;
}

//===----------------------------------------------------------------------===//
// Elements that exist
//===----------------------------------------------------------------------===//

/// Number of values of `linear` if they are `constant`, `constant` + 1, ...; no
/// value if that isn't known.
static std::optional<Count> countRun(const LinearIndex &linear,
                                     ArrayRef<Loop> loops) {
  SmallVector<std::pair<unsigned, int64_t>, 4> terms = linear.terms;
  llvm::stable_sort(terms, llvm::less_second());
  Count run = 1;
  for (auto [dim, slope] : terms) {
    if (loops[dim].extent.isOne())
      continue;
    // The next value of the dim begins where the run ends, or before.
    Count step(slope);
    if (slope < 0 || !(run - step).isKnownNonNegative())
      return std::nullopt;
    // A loop that may not execute leaves nothing, also not what overlaps.
    const Count &extent = loops[dim].extent;
    if (!(run == step) && !(extent - 1).isKnownNonNegative())
      return std::nullopt;
    run += step * (extent - 1);
  }
  return run;
}

std::optional<Count>
roofline::computeClippedElements(AffineMap map, ArrayRef<Loop> loops,
                                 ArrayRef<std::optional<Count>> extents) {
  for (const Loop &loop : loops)
    if (loop.extent.isZero())
      return Count(0);
  Count product = 1;
  llvm::SmallBitVector seen(map.getNumDims());
  for (auto [result, extent] : llvm::zip_equal(map.getResults(), extents)) {
    llvm::SmallBitVector dims = getDims(result, map.getNumDims());
    if (seen.anyCommon(dims))
      return std::nullopt;
    seen |= dims;
    if (!extent) {
      CountRange own = computeTouchedElements(
          AffineMap::get(map.getNumDims(), map.getNumSymbols(), result), loops);
      if (!own.isExact())
        return std::nullopt;
      product *= own.upper;
      continue;
    }
    std::optional<LinearIndex> linear = getLinearIndex(result);
    std::optional<Count> run;
    if (linear && linear->offset >= 0)
      run = countRun(*linear, loops);
    if (!run)
      return std::nullopt;
    product *= countMax(0, countMin(*run, *extent - linear->offset));
  }
  return product;
}
