//===- KernelTiles.h - Tiles that libraries have kernels for -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernels that a library may run a product with, and what their tiles add
// to its time (R32, R33, R35).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_KERNELTILES_H
#define ROOFLINE_LIB_ESTIMATE_KERNELTILES_H

#include "roofline/Estimate/ExpectedTime.h"

namespace mlir::roofline {

/// One way to run a product: output tiles of m x n, and k cut into parts that
/// different cores sum up.
struct KernelTile {
  double m = 1, n = 1, parts = 1;
};

/// What a tile adds to the time of the computation, as factors.
struct TileFactors {
  double edges = 1, waves = 1, loads = 1;
};

/// Elements of a row that a core takes at a time, and rows that it takes at the
/// same time: one for half of its threads each.
constexpr double rowStep = 1024, rowsPerCore = 2;

double countTiles(const ProductShape &shape, const KernelTile &tile);

/// The kernels that a library has for `shape`.
SmallVector<KernelTile, 0> listKernels(const ProductShape &shape,
                                       ArrayRef<int64_t> batchedTile);

/// Fetches of pieces of rows that no other row of the tile shares; of rows
/// closer together than a page a part.
double countRowFetches(const ProductShape &shape, const KernelTile &tile);

TileFactors computeFactors(const ProductShape &shape, const KernelTile &tile,
                           double cores);

/// The cores that take tiles: the instances of the private scratchpad; 0 if the
/// target has none. A processor with caches has no fixed tiles.
double countCores(const TargetDescription &target);

/// True if cores have caches of their own and no scratchpads: what runs in
/// loops computes with a tile when it is there, and cores wait for what they
/// share (R34).
bool computesFromCaches(const TargetDescription &target);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_KERNELTILES_H
