//===- ImageSize.cpp - Distinct elements in the image of an affine map -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/Traffic.h"

#include "mlir/Analysis/Presburger/Matrix.h"
#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using llvm::DynamicAPInt;

/// Domains up to this many points are enumerated where no formula is known.
static constexpr int64_t maxEnumeratedPoints = 1 << 16;

namespace {
/// sum of coefficients[i] * dim i + constant + symbols.
struct LinearExpr {
  SmallVector<DynamicAPInt, 8> coefficients;
  DynamicAPInt constant;
  bool hasSymbols = false;
};

/// Results of a map that share dims with each other and with no other result.
struct Component {
  SmallVector<AffineExpr, 4> results;
  llvm::SmallBitVector dims;
};
} // namespace

/// Adds factor * expr to `linear`. Fails on mod, floordiv and ceildiv.
static LogicalResult addLinear(AffineExpr expr, const DynamicAPInt &factor,
                               LinearExpr &linear) {
  // These shift the image, and don't change its size.
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    linear.constant += factor * DynamicAPInt(constant.getValue());
  linear.hasSymbols |= isa<AffineSymbolExpr>(expr);
  if (isa<AffineConstantExpr, AffineSymbolExpr>(expr))
    return success();
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    linear.coefficients[dim.getPosition()] += factor;
    return success();
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  if (binary.getKind() == AffineExprKind::Add)
    return success(succeeded(addLinear(binary.getLHS(), factor, linear)) &&
                   succeeded(addLinear(binary.getRHS(), factor, linear)));
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (binary.getKind() != AffineExprKind::Mul || !constant)
    return failure();
  return addLinear(binary.getLHS(), factor * DynamicAPInt(constant.getValue()),
                   linear);
}

/// Distinct values of s*a + d*k for 0 <= a < A, 0 <= k < K, with s, d >= 1
/// without a common divisor: A*K - max(0, A-d) * max(0, K-s). Each value is a
/// fibre along (d, -s); counted are the points without a predecessor.
static Count countWindow(const DynamicAPInt &s, const DynamicAPInt &d,
                         const Count &a, const Count &k) {
  return a * k - countMax(0, a - Count(d)) * countMax(0, k - Count(s));
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
static std::optional<Count> countLinearResult(const LinearExpr &linear,
                                              ArrayRef<Loop> loops) {
  SmallVector<DynamicAPInt, 4> coefficients;
  SmallVector<Count, 4> extents;
  for (auto [coefficient, loop] : llvm::zip_equal(linear.coefficients, loops)) {
    if (coefficient == 0 || loop.extent == Count(1))
      continue;
    coefficients.push_back(llvm::abs(coefficient));
    extents.push_back(loop.extent);
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

static Count multiplyExtents(const llvm::SmallBitVector &dims,
                             ArrayRef<Loop> loops) {
  Count product = 1;
  for (unsigned dim : dims.set_bits())
    product *= loops[dim].extent;
  return product;
}

/// True if no two points of the dims have the same results: the matrix of the
/// coefficients has a rank as large as the number of dims.
static bool isInjective(ArrayRef<LinearExpr> results,
                        const llvm::SmallBitVector &dims) {
  presburger::IntMatrix matrix(results.size(), dims.count());
  for (auto [row, result] : llvm::enumerate(results))
    for (auto [column, dim] : llvm::enumerate(dims.set_bits()))
      matrix(row, column) = result.coefficients[dim];
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

/// Value of `expr` at a point, or none where it divides by zero or overflows.
static std::optional<int64_t> evaluate(AffineExpr expr,
                                       ArrayRef<int64_t> point) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return point[dim.getPosition()];
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  auto lhs = evaluate(binary.getLHS(), point);
  auto rhs = evaluate(binary.getRHS(), point);
  if (!lhs || !rhs)
    return std::nullopt;
  int64_t result;
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return llvm::AddOverflow(*lhs, *rhs, result) ? std::nullopt
                                                 : std::optional(result);
  case AffineExprKind::Mul:
    return llvm::MulOverflow(*lhs, *rhs, result) ? std::nullopt
                                                 : std::optional(result);
  case AffineExprKind::Mod:
    return *rhs <= 0 ? std::nullopt : std::optional(llvm::mod(*lhs, *rhs));
  case AffineExprKind::FloorDiv:
    return *rhs <= 0 ? std::nullopt
                     : std::optional(llvm::divideFloorSigned(*lhs, *rhs));
  case AffineExprKind::CeilDiv:
    return *rhs <= 0 ? std::nullopt
                     : std::optional(llvm::divideCeilSigned(*lhs, *rhs));
  default:
    return std::nullopt;
  }
}

/// Distinct results over all points of a small domain.
static std::optional<Count> enumerate(const Component &component,
                                      ArrayRef<Loop> loops) {
  Count points = multiplyExtents(component.dims, loops);
  std::optional<int64_t> numPoints = points.tryInt64();
  if (!numPoints || *numPoints > maxEnumeratedPoints)
    return std::nullopt;
  SmallVector<int64_t, 8> point(loops.size());
  std::set<SmallVector<int64_t, 4>> images;
  for (int64_t i = 0; i < *numPoints; ++i) {
    SmallVector<int64_t, 4> image;
    for (AffineExpr result : component.results) {
      std::optional<int64_t> value = evaluate(result, point);
      if (!value)
        return std::nullopt;
      image.push_back(*value);
    }
    images.insert(std::move(image));
    for (unsigned dim : component.dims.set_bits()) {
      if (++point[dim] < *loops[dim].extent.tryInt64())
        break;
      point[dim] = 0;
    }
  }
  return Count(int64_t(images.size()));
}

/// Distinct values of one component, exact if any of the ways finds them.
static CountRange countComponent(const Component &component,
                                 ArrayRef<Loop> loops) {
  SmallVector<LinearExpr, 4> linear;
  for (AffineExpr result : component.results) {
    LinearExpr expr;
    expr.coefficients.resize(loops.size());
    if (succeeded(addLinear(result, DynamicAPInt(1), expr)))
      linear.push_back(std::move(expr));
  }
  std::optional<Count> exact;
  if (linear.size() == component.results.size()) {
    if (linear.size() == 1)
      exact = countLinearResult(linear[0], loops);
    else if (isInjective(linear, component.dims))
      exact = multiplyExtents(component.dims, loops);
  }
  if (!exact)
    exact = enumerate(component, loops);
  if (exact)
    return *exact;
  // At least what one of the results takes alone, at most every point.
  Count lower;
  for (const LinearExpr &expr : linear)
    if (std::optional<Count> own = countLinearResult(expr, loops))
      lower = countMax(lower, *own);
  return {lower, multiplyExtents(component.dims, loops)};
}

static llvm::SmallBitVector getDims(AffineExpr expr, unsigned numDims) {
  llvm::SmallBitVector dims(numDims);
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      dims.set(dim.getPosition());
  });
  return dims;
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
  uint64_t seen = 0;
  Count product = 1;
  for (AffineExpr result : map.getResults()) {
    if (isa<AffineConstantExpr>(result))
      continue;
    auto dim = dyn_cast<AffineDimExpr>(result);
    if (!dim || dim.getPosition() >= 64 || (seen >> dim.getPosition() & 1))
      return std::nullopt;
    seen |= uint64_t(1) << dim.getPosition();
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

/// Number of values of `linear` if they are `constant`, `constant` + 1, ...; no
/// value if that isn't known.
static std::optional<Count> countRun(const LinearExpr &linear,
                                     ArrayRef<Loop> loops) {
  SmallVector<unsigned, 4> order;
  for (auto [dim, coefficient] : llvm::enumerate(linear.coefficients))
    if (coefficient != 0 && !(loops[dim].extent == Count(1)))
      order.push_back(dim);
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return linear.coefficients[a] < linear.coefficients[b];
  });
  Count run = 1;
  for (unsigned dim : order) {
    const DynamicAPInt &coefficient = linear.coefficients[dim];
    // The next value of the dim begins where the run ends, or before.
    if (coefficient < 0 || !(run - Count(coefficient)).isKnownNonNegative())
      return std::nullopt;
    // A loop that may not execute leaves nothing, also not what overlaps.
    const Count &extent = loops[dim].extent;
    if (!(run == Count(coefficient)) && !(extent - 1).isKnownNonNegative())
      return std::nullopt;
    run += Count(coefficient) * (extent - 1);
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
    LinearExpr linear;
    linear.coefficients.resize(loops.size());
    std::optional<Count> run;
    if (succeeded(addLinear(result, DynamicAPInt(1), linear)) &&
        !linear.hasSymbols && linear.constant >= 0)
      run = countRun(linear, loops);
    if (!run)
      return std::nullopt;
    product *= countMax(0, countMin(*run, *extent - Count(linear.constant)));
  }
  return product;
}
