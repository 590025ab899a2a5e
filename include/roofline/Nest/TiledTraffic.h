//===- TiledTraffic.h - Traffic of many tilings -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_TILEDTRAFFIC_H
#define ROOFLINE_NEST_TILEDTRAFFIC_H

#include "roofline/Nest/Tiling.h"

#include <memory>

namespace mlir::roofline {

namespace tiling {
struct Problem;
} // namespace tiling

/// A nest made ready for many tilings.
class TiledTraffic {
public:
  /// No value if the nest is malformed or too large.
  static std::optional<TiledTraffic> make(const TilingNest &nest);

  /// As `computeTiledTraffic`; `order` may leave out loops of one tile.
  std::optional<int64_t> compute(llvm::ArrayRef<int64_t> tile,
                                 llvm::ArrayRef<unsigned> order) const;

private:
  std::shared_ptr<const tiling::Problem> problem;
};

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_TILEDTRAFFIC_H
