//===- ScheduleTraffic.h - What tiles within tiles move ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_SCHEDULETRAFFIC_H
#define ROOFLINE_LIB_ESTIMATE_SCHEDULETRAFFIC_H

#include "roofline/Estimate/TilePredictor.h"

namespace mlir::roofline {

/// True if no output goes along `loop`.
bool isReduction(const Nest &nest, unsigned loop);

/// How many parts of one size, at most `parts`, a loop of `extent` is split in.
int64_t roundParts(int64_t extent, int64_t parts);

/// Iterations of each loop in a part of the sum, or of the nest if there is one
/// part.
SmallVector<int64_t, 8> getPartExtents(const Nest &nest,
                                       const TileSchedule &schedule);

/// A part of the nest, and how many of them there are.
using VisitPartFn = function_ref<bool(const Nest &, double)>;

/// Calls `visit` with each kind of innermost tile of `tiles`, edges apart, as a
/// nest of its own whose outputs are those of a part of a sum. Fails if `visit`
/// does, or if there are too many kinds.
bool visitTiles(const Nest &nest, const TileSchedule &schedule,
                ArrayRef<LevelTile> tiles, VisitPartFn visit);

/// The loops of `nest` with one of its operands.
Nest getAlone(const Nest &nest, unsigned operand);

/// Bytes that parts of a sum move when they are added up [B].
double countPartialBytes(const Nest &nest, const TileSchedule &schedule);

/// Bytes of `level` that packing `operands` takes [B]. What an operand of the
/// nest has is read and written once more, before or after; of a result that is
/// added onto, before and after. Caches are taken to hold nothing of it.
double countCopiedBytes(const PredictorLevel &level,
                        ArrayRef<unsigned> operands);

/// True if a tile of all operands of `nest`, which is well-formed, has room in
/// `roomBytes`.
bool hasRoom(const Nest &nest, int64_t roomBytes, ArrayRef<int64_t> tile);

/// Bytes at the level around a memory of `roomBytes` if the tile fits in it:
/// as many of the inner loops over tiles as fit as well are taken whole, which
/// is what programs as written do (docs/understand/LoopTraffic.md).
std::optional<double> countAround(const Nest &nest, int64_t roomBytes,
                                  Tiling tiling);

/// Bytes of `schedule`, which is complete, at `level` [B].
std::optional<double> countScheduleBytes(const PredictorLevel &level,
                                         const TileSchedule &schedule);

/// How many innermost pieces `loop` is cut in.
double countPieces(const Nest &nest, const TileSchedule &schedule, size_t loop);

/// Iterations of the loops of `edge` over their extents if all innermost pieces
/// are filled up to multiples of its size. Pieces of a sum that follow each
/// other are one.
double computeEdgeWaste(const Nest &nest, const TileSchedule &schedule,
                        const NativeEdge &edge);

/// Part of the private memories further in than `level` that have a tile, of
/// those at `position`, on average over the rounds in which all tiles are
/// computed. What `countAround` takes whole runs in one memory. Tiles that add
/// onto the same results follow each other, as do the tiles further out; parts
/// of a sum do not.
double computeOccupancy(const PredictorLevel &level,
                        const TileSchedule &schedule, size_t position);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_SCHEDULETRAFFIC_H
