//===- TilingSearch.h - The best single-level tiling -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TILINGSEARCH_H
#define ROOFLINE_LIB_ANALYSIS_TILINGSEARCH_H

#include "TilingProblem.h"

namespace mlir::roofline::tiling {

/// A tiling of the loops of a nest.
struct Tiling {
  /// Traffic [bit].
  int64_t bits = INT64_MAX;
  llvm::SmallVector<int64_t, 8> tile;
  /// Outermost first.
  llvm::SmallVector<unsigned, 8> order;
};

/// The tiling of least traffic found for a fast memory of `capacityBits`; no
/// value if not even single elements fit. `problem` is the canonical form of
/// the nest.
std::optional<Tiling> findTiling(const TilingNest &nest, const Problem &problem,
                                 int64_t capacityBits);

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_ANALYSIS_TILINGSEARCH_H
