//===- KernelTiles.cpp - Tiles that libraries have kernels for ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelTiles.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// The tiles that libraries have kernels for, and in how many parts they cut k.
static constexpr double tileSides[][2] = {
    {256, 128}, {128, 256}, {128, 128}, {256, 64}, {64, 256},
    {128, 64},  {64, 128},  {64, 64},   {128, 32}, {32, 128},
    {64, 32},   {32, 64},   {32, 32}};
static constexpr double partCounts[] = {1, 2, 4, 8, 16, 32, 64};
/// Those for convolutions, points of the images by filters; k stays whole.
/// Profiles show these sizes in the names of cuDNN's forward kernels
/// (`scudnn_128x32`, `h884cudnn_256x64`), and k cut in those of gradients only.
static constexpr double convolutionSides[][2] = {
    {128, 32}, {128, 64}, {128, 128}, {256, 64}, {256, 128}};
/// Elements of k that a kernel takes at a time.
static constexpr double tileDepth = 16;
/// Operations that take as long as it takes to bring an element of an operand
/// from the scratchpad to the registers, over two per multiply-add: a tile of m
/// x n does 2 m n operations for m + n elements.
static constexpr double loadCost = 8;
/// Bytes of a row that a fetch brings: a sector of a line. Rows this far apart
/// or further need a fetch of their own for each.
static constexpr double sectorBytes = 32, pageBytes = 65536;

static double roundUp(double value, double multiple) {
  return std::ceil(value / multiple) * multiple;
}

double roofline::countTiles(const ProductShape &shape, const KernelTile &tile) {
  return shape.batch * std::ceil(shape.m / tile.m) *
         std::ceil(shape.n / tile.n) * tile.parts;
}

SmallVector<KernelTile, 0>
roofline::listKernels(const ProductShape &shape,
                      ArrayRef<int64_t> batchedTile) {
  SmallVector<KernelTile, 0> kernels;
  if (shape.isConvolution()) {
    for (auto [points, filters] : convolutionSides)
      kernels.push_back(shape.hasWindow[0] ? KernelTile{points, filters}
                                           : KernelTile{filters, points});
    return kernels;
  }
  if (shape.batch > 1 && !batchedTile.empty())
    return {{double(batchedTile[0]), double(batchedTile[1])}};
  for (const auto &sides : tileSides)
    for (double parts : partCounts)
      if (parts == 1 || shape.k / parts >= tileDepth)
        kernels.push_back({sides[0], sides[1], parts});
  return kernels;
}

double roofline::countRowFetches(const ProductShape &shape,
                                 const KernelTile &tile) {
  double fetches = 0;
  for (auto [rows, bytes] :
       {std::pair(std::min(tile.m, shape.m), shape.rowBytes[0]),
        std::pair(std::min(tile.n, shape.n), shape.rowBytes[1])})
    fetches += rows * std::ceil(bytes / tile.parts / sectorBytes) *
               std::min(bytes / pageBytes, 1.0);
  return fetches * countTiles(shape, tile);
}

TileFactors roofline::computeFactors(const ProductShape &shape,
                                     const KernelTile &tile, double cores) {
  double tiles = countTiles(shape, tile);
  TileFactors factors;
  factors.edges = tiles * tile.m * tile.n *
                  roundUp(shape.k / tile.parts, tileDepth) /
                  (shape.batch * shape.m * shape.n * shape.k);
  factors.waves = roundUp(tiles, cores) / tiles;
  factors.loads = 1 + loadCost * (1 / tile.m + 1 / tile.n);
  return factors;
}

double roofline::countCores(const TargetDescription &target) {
  ArrayRef<MemoryLevel> levels = target.levels;
  for (const MemoryLevel &level :
       levels.drop_back(target.hasRegisterLevel() ? 1 : 0))
    if (level.isPrivate && level.isScratchpad)
      return double(level.instances);
  return 0;
}

bool roofline::computesFromCaches(const TargetDescription &target) {
  return countCores(target) == 0 &&
         llvm::any_of(target.levels, [](const MemoryLevel &level) {
           return level.isPrivate && !level.isScratchpad;
         });
}
