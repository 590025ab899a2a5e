//===- TilingCost.h - What a tiling moves and needs -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The cost of a tiling: the bytes that a nest moves if it runs tile by tile,
// and the memory that a tile takes. In: a nest and a tiling of it. Out: bytes.
//
// An operand's tile stays until another one is needed; windows keep what they
// share with the tile before if only the innermost loop that the operand uses
// has moved. Edge tiles are smaller. docs/understand/Traffic.md has the
// formulas.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_TILINGCOST_H
#define ROOFLINE_NEST_TILINGCOST_H

#include "roofline/Nest/Tiling.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>

namespace mlir::roofline {

namespace tiling {
struct Problem;
} // namespace tiling

/// A nest made ready for many tilings.
class TilingCost {
public:
  /// No value if the nest is malformed or too large.
  static std::optional<TilingCost> make(const Nest &nest);

  /// Bytes that the nest moves [B]. No value if `tiling` is none of the nest.
  std::optional<int64_t> computeTraffic(const Tiling &tiling) const;

private:
  std::shared_ptr<const tiling::Problem> problem;
};

/// Bytes that the nest moves if it runs tile by tile [B]. No value if the nest
/// is malformed or too large, or the tiling is not one of it.
std::optional<int64_t> computeTiledTraffic(const Nest &nest,
                                           const Tiling &tiling);

/// Memory that a tile of all operands takes [B], partial results at their own
/// width. No value if the nest is malformed or too large, or there is not one
/// positive size per loop.
std::optional<int64_t> computeTileFootprint(const Nest &nest,
                                            ArrayRef<int64_t> sizes);
/// Memory that a tile of well-formed operands takes [B]; saturates.
int64_t computeTileFootprint(ArrayRef<Operand> operands,
                             ArrayRef<int64_t> sizes);

/// Makes loops over tiles whole, from the innermost one out, until the tile no
/// longer `fits`: what a memory further out keeps.
void takeInnerLoopsWhole(ArrayRef<int64_t> extents, Tiling &tiling,
                         llvm::function_ref<bool(ArrayRef<int64_t>)> fits);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_TILINGCOST_H
