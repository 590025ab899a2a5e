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

/// The part of the plane where compute, memory or network takes longest.
struct RidgeRegion {
  ResourceKind kind;
  /// Corners of a convex polygon; none if the region is beyond the axes.
  SmallVector<PlanePlace, 6> corners;
  /// A point inside, for the name.
  PlanePlace middle;
};

/// The line on which two of the three resources take equal time.
struct RidgeLine {
  std::string label;
  PlanePlace from, to;
};

/// Each returns the regions or lines around the point `ridge`, which is on both
/// axes.
SmallVector<RidgeRegion, 3> makeRidgeRegions(const LogAxis &x, const LogAxis &y,
                                             const PlanePlace &ridge);
SmallVector<RidgeLine, 3> makeRidgeLines(const LogAxis &x, const LogAxis &y,
                                         const PlanePlace &ridge);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_VEGA_RIDGEREGIONS_H
