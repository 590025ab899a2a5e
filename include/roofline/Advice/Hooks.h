//===- Hooks.h - What upstream's transforms ask, answered -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and options with which upstream's transforms ask what to do, in
// upstream's types. In: prices or an analysis, which the functions hold a
// reference to. Out: what a pipeline takes in one line. Figures are by rules
// R20 to R24; docs/extend/Library.md has an example pass for each, and
// docs/use/Tuning.md says how tiles are chosen.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_HOOKS_H
#define ROOFLINE_ADVICE_HOOKS_H

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "roofline/Advice/FusionPrices.h"

namespace mlir::roofline {

/// For `linalg::populateElementwiseOpsFusionPatterns`: fuses where that is the
/// better way to fuse these two and saves time, or bytes in the same time. The
/// driver of the patterns has `prices` as its listener.
linalg::ControlFusionFn makeElementwiseFusionControl(FusionPrices &prices);

/// For `scf::tileConsumerAndFuseProducersUsingSCF` of the last of `ops`: makes
/// the kernel that `price`, of an advised pair or group, is of. Other producers
/// but fills stay outside.
scf::SCFTileAndFuseOptions makeTileAndFuseOptions(ArrayRef<Operation *> ops,
                                                  const FusionPrice &price);

/// For `scf::SCFTilingOptions`: the tile of a contraction or convolution that
/// is predicted to be the fastest at `level`, the innermost one that has tiles
/// if it is empty. Other ops get no sizes: they are not tiled.
scf::SCFTileSizeComputationFunction makeTileSizes(RooflineAnalysis &analysis,
                                                  StringRef level = {});

/// For `scf::SCFTilingOptions`, before vectorization: the tile of an op that is
/// no contraction or convolution. It is a row, or several short ones, in the
/// order of memory, as long as the registers have room for what the op reads,
/// writes and adds up to. Other ops get no sizes, nor do those that compute
/// something once for several rows.
scf::SCFTileSizeComputationFunction
makeRowSizes(const TargetDescription &target);

/// For `linalg::populateBlockPackMatmulPatterns`: blocks are the tiles at
/// `level`, as above, that take the least time with the padding that packing
/// adds. An op that memory bounds is not packed: all it reads and writes would
/// move twice more.
linalg::ControlBlockPackMatmulFn
makeBlockPackControl(RooflineAnalysis &analysis, StringRef level = {});

/// For `linalg::populateSplitReductionPattern`: splits a reduction that leaves
/// cores idle into the fewest parts with which it takes the least time, the
/// sums of the parts included. What one core's memory holds is not split.
linalg::ControlSplitReductionFn
makeSplitReductionControl(RooflineAnalysis &analysis);

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_HOOKS_H
