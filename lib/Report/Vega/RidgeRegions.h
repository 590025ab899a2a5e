//===- RidgeRegions.h - The regions of the Ridgeline plot -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_VEGA_RIDGEREGIONS_H
#define ROOFLINE_LIB_REPORT_VEGA_RIDGEREGIONS_H

#include "VegaPlane.h"
#include "roofline/Support/Resource.h"

namespace mlir::roofline {

/// Where one of compute, memory and network takes longest.
struct RidgeRegion {
  ResourceKind kind;
  /// Of a convex polygon; none if the axes don't show the region.
  SmallVector<PlanePlace, 6> corners;
  /// A place inside, for the name.
  PlanePlace middle;
};

/// Where two of them take equal time.
struct RidgeLine {
  std::string label;
  PlanePlace from, to;
};

/// The regions and lines around the point `ridge`, which both axes show.
SmallVector<RidgeRegion, 3> makeRidgeRegions(const LogAxis &x, const LogAxis &y,
                                             const PlanePlace &ridge);
SmallVector<RidgeLine, 3> makeRidgeLines(const LogAxis &x, const LogAxis &y,
                                         const PlanePlace &ridge);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_VEGA_RIDGEREGIONS_H
