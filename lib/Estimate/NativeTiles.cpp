//===- NativeTiles.cpp - Tiles of whole native tiles ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NativeTiles.h"

#include "roofline/Nest/Granules.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The operands of a nest that multiplies two inputs.
struct Product {
  const Operand *inputs[2], *output;
};
} // namespace

/// No value for any other nest.
static std::optional<Product> findProduct(const Nest &nest) {
  SmallVector<const Operand *, 2> inputs, outputs;
  for (const Operand &operand : nest.operands)
    (operand.isOutput() ? outputs : inputs).push_back(&operand);
  if (inputs.size() != 2 || outputs.size() != 1)
    return std::nullopt;
  return Product{{inputs[0], inputs[1]}, outputs[0]};
}

/// The edges of `nativeTile`, of m, n and k; none for an empty one.
static SmallVector<NativeEdge, 3> findEdges(const Nest &nest,
                                            ArrayRef<int64_t> nativeTile) {
  SmallVector<NativeEdge, 3> edges;
  std::optional<Product> product = findProduct(nest);
  if (nativeTile.empty() || !product)
    return edges;
  const auto &[inputs, output] = *product;
  const Operand *kinds[3][3] = {{inputs[0], output, inputs[1]},
                                {inputs[1], output, inputs[0]},
                                {inputs[0], inputs[1], output}};
  for (auto [kind, native] : llvm::zip_equal(kinds, nativeTile)) {
    NativeEdge edge{{}, native};
    for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
      auto isAlong = [&](const Operand *operand) {
        return goesAlong(*operand, loop, nest.extents);
      };
      if (isAlong(kind[0]) && isAlong(kind[1]) && !isAlong(kind[2]))
        edge.loops.push_back(loop);
    }
    edges.push_back(std::move(edge));
  }
  return edges;
}

static ArrayRef<int64_t> getNativeTile(const TargetDescription &target) {
  const ComputeUnit *matrix = target.lookupUnit("matrix");
  return matrix ? ArrayRef<int64_t>(matrix->nativeTile) : ArrayRef<int64_t>();
}

SmallVector<int64_t, 8>
roofline::findGranules(const Nest &nest, const TargetDescription &target) {
  SmallVector<int64_t, 8> granules(nest.extents.size(), 1);
  for (const NativeEdge &edge : ::findEdges(nest, getNativeTile(target))) {
    const unsigned *longest = nullptr;
    for (const unsigned &loop : edge.loops)
      if (!longest || nest.extents[loop] >= nest.extents[*longest])
        longest = &loop;
    if (longest && nest.extents[*longest] > 1)
      granules[*longest] = edge.size;
  }
  return granules;
}

/// Elements of the result in a vector; no value if the registers of the target
/// don't tell, or the elements have no bits.
static std::optional<int64_t> getLanes(const Nest &nest,
                                       const TargetDescription &target) {
  if (!target.hasRegisterLevel() || !target.levels.back().vectorBytes)
    return std::nullopt;
  const Operand *output = llvm::find_if(
      nest.operands, [](const Operand &own) { return own.isOutput(); });
  if (output == nest.operands.end() || output->bits == 0)
    return std::nullopt;
  return std::max<int64_t>(1, *target.levels.back().vectorBytes * 8 /
                                  output->bits);
}

SmallVector<NativeEdge, 3>
roofline::findEdges(const Nest &nest, const TargetDescription &target) {
  ArrayRef<int64_t> native = getNativeTile(target);
  if (native.empty() || !target.hasRegisterLevel())
    return ::findEdges(nest, native);
  // Code makes blocks of all sizes, of whole vectors.
  int64_t columns = getLanes(nest, target).value_or(native[1]);
  SmallVector<NativeEdge, 3> edges = ::findEdges(nest, {1, columns, 1});
  llvm::erase_if(edges, [&](const NativeEdge &edge) {
    return llvm::all_of(edge.loops,
                        [&](unsigned loop) { return nest.extents[loop] == 1; });
  });
  return edges;
}

double ProductSums::getSeconds(ArrayRef<int64_t> sizes) const {
  double results = 1;
  for (unsigned loop : loops)
    results *= double(sizes[loop]);
  return seconds / results;
}

ProductSums roofline::findSums(const Nest &nest,
                               const TargetDescription &target) {
  const ComputeUnit *matrix = target.lookupUnit("matrix");
  if (!matrix || !matrix->latencySeconds)
    return {};
  std::optional<Product> product = findProduct(nest);
  if (!product)
    return {};
  ProductSums sums{*matrix->latencySeconds /
                   double(target.levels.back().instances)};
  bool isSum = false;
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
    auto isAlong = [&](const Operand &operand) {
      return goesAlong(operand, loop, nest.extents);
    };
    if (llvm::none_of(nest.operands, isAlong))
      continue;
    sums.seconds *= double(nest.extents[loop]);
    if (isAlong(*product->output))
      sums.loops.push_back(loop);
    else
      isSum = true;
  }
  return isSum ? sums : ProductSums();
}

double VectorLoops::getWaste(ArrayRef<int64_t> extents,
                             ArrayRef<int64_t> sizes) const {
  std::optional<double> least;
  for (unsigned loop : loops) {
    int64_t extent = extents[loop], size = std::min(sizes[loop], extent);
    double vectors =
        double(extent / size) * double(llvm::divideCeil(size, lanes)) +
        double(llvm::divideCeil(extent % size, lanes));
    double waste = vectors * double(lanes) / double(extent);
    least = std::min(least.value_or(waste), waste);
  }
  return least.value_or(1);
}

VectorLoops roofline::findVectorLoops(const Nest &nest,
                                      const TargetDescription &target) {
  VectorLoops vectors;
  std::optional<int64_t> lanes = getLanes(nest, target);
  if (!lanes)
    return vectors;
  vectors.lanes = *lanes;
  vectors.iterations = 1;
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
    auto isLast = [&](const Operand &operand) {
      ArrayRef<LinearIndex> indices = operand.indices;
      if (indices.empty() || indices.back().terms.size() != 1)
        return !operand.isIndexedBy(loop);
      auto [last, slope] = indices.back().terms.front();
      return last == loop ? slope == 1 && operand.hasOwnIndex(loop)
                          : !operand.isIndexedBy(loop);
    };
    auto isMoved = [&](const Operand &own) { return own.isIndexedBy(loop); };
    if (!llvm::any_of(nest.operands, isMoved))
      continue;
    vectors.iterations *= double(nest.extents[loop]);
    if (vectors.lanes > 1 && nest.extents[loop] > 1 &&
        llvm::all_of(nest.operands, isLast))
      vectors.loops.push_back(loop);
  }
  return vectors;
}

/// Multiples of `granule` near `size`, at most `extent`; whole loops stay.
static SmallVector<int64_t, 4> listMultiples(int64_t size, int64_t granule,
                                             int64_t extent) {
  if (granule == 1 || size == extent)
    return {size};
  SmallVector<int64_t, 4> sizes;
  // No product wraps: it is at most `size`, which is below 2^62 as it is part
  // of a tiling, plus `granule` if that is no larger, or `granule` alone.
  int64_t floor = size / granule;
  for (int64_t count : {floor + 1, floor, floor - 1, floor - 2})
    if (count > 0 && count * granule < extent)
      sizes.push_back(count * granule);
  if ((floor + 1) * granule >= extent)
    sizes.push_back(extent);
  return sizes;
}

/// The tile of `bounds`, or the best one near it that is a multiple of
/// `granules` where one fits. Of equal bytes the smallest: room that a tile
/// doesn't need is left to what else uses the memory.
static AlignedTile align(const LevelProblem &problem, const TilingCost &cost,
                         const TilingBounds &bounds,
                         ArrayRef<int64_t> granules) {
  AlignedTile start{bounds.tiling, *bounds.achievableBytes,
                    /*isAligned=*/false};
  SmallVector<SmallVector<int64_t, 4>, 8> choices;
  for (auto [size, granule, extent] :
       llvm::zip_equal(bounds.tiling.sizes, granules, problem.nest.extents))
    choices.push_back(listMultiples(size, granule, extent));
  AlignedTile best = start;
  best.bytes = INT64_MAX;
  best.isAligned = true;
  int64_t leastFootprint = INT64_MAX;
  Tiling tiling = bounds.tiling;
  auto enumerate = [&](auto &self, size_t loop) -> void {
    if (loop < tiling.sizes.size()) {
      for (int64_t size : choices[loop]) {
        tiling.sizes[loop] = size;
        self(self, loop + 1);
      }
      return;
    }
    std::optional<int64_t> footprint =
        computeTileFootprint(problem.nest, tiling.sizes);
    if (!footprint || *footprint > problem.tilingBytes)
      return;
    std::optional<int64_t> bytes = cost.computeTraffic(tiling);
    if (bytes && std::tuple(*bytes, *footprint) <
                     std::tuple(best.bytes, leastFootprint)) {
      best.tiling = tiling;
      best.bytes = *bytes;
      leastFootprint = *footprint;
    }
  };
  enumerate(enumerate, 0);
  return best.bytes == INT64_MAX ? start : best;
}

AlignedTile roofline::findTile(const LevelProblem &problem,
                               ArrayRef<int64_t> granules) {
  AlignedTile best;
  // Bounds of the granular nest are no bounds of one too large to search.
  std::optional<TilingCost> cost = TilingCost::make(problem.nest);
  if (!cost)
    return best;
  Nest granular = makeGranular(problem.nest, granules);
  for (const Nest &nest : {granular, problem.nest}) {
    // The lower bound doesn't matter: the largest capacity makes it cheap.
    std::optional<TilingBounds> bounds =
        computeTilingBounds(nest, INT64_MAX, problem.tilingBytes);
    if (!bounds || !bounds->achievableBytes || bounds->tiling.empty())
      continue;
    expandGranules(problem.nest, nest, granules, bounds->tiling.sizes);
    AlignedTile own = align(problem, *cost, *bounds, granules);
    if (own.isAligned)
      return own;
    best = own;
  }
  return best;
}
