//===- RidgeRegions.cpp - The regions of the Ridgeline plot ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RidgeRegions.h"

#include "roofline/Support/Units.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Returns the part of a convex polygon where a * x + b * y + c >= 0.
static SmallVector<PlanePlace, 6> clip(ArrayRef<PlanePlace> polygon, double a,
                                       double b, double c) {
  SmallVector<PlanePlace, 6> result;
  auto measure = [&](const PlanePlace &place) {
    return a * place.x + b * place.y + c;
  };
  for (size_t i = 0; i < polygon.size(); ++i) {
    const PlanePlace &from = polygon[i],
                     &to = polygon[(i + 1) % polygon.size()];
    double start = measure(from), end = measure(to);
    if (start >= 0)
      result.push_back(from);
    if ((start < 0) == (end < 0))
      continue;
    double part = start / (start - end);
    result.push_back(
        {from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)});
  }
  return result;
}

/// Makes a region from corners in logarithmic coordinates.
static RidgeRegion makeRegion(ResourceKind kind,
                              SmallVector<PlanePlace, 6> corners) {
  PlanePlace middle{0, 0};
  for (PlanePlace &corner : corners) {
    middle.x += corner.x / corners.size();
    middle.y += corner.y / corners.size();
    corner = {std::pow(10, corner.x), std::pow(10, corner.y)};
  }
  middle = {std::pow(10, middle.x), std::pow(10, middle.y)};
  return {kind, std::move(corners), middle};
}

/// In logarithms, and up to a common term, compute takes x + y - ridge.x -
/// ridge.y, memory x - ridge.x and network 0. A resource's region is where its
/// time is the longest.
SmallVector<RidgeRegion, 3>
mlir::roofline::makeRidgeRegions(const LogAxis &x, const LogAxis &y,
                                 const PlanePlace &ridge) {
  const double ridgeX = std::log10(ridge.x), ridgeY = std::log10(ridge.y);
  struct Time {
    ResourceKind kind;
    double a, b, c;
  };
  const Time times[] = {{ResourceKind::Compute, 1, 1, -ridgeX - ridgeY},
                        {ResourceKind::Memory, 1, 0, -ridgeX},
                        {ResourceKind::Network, 0, 0, 0}};
  const PlanePlace low{std::log10(x.lower), std::log10(y.lower)},
      high{std::log10(x.upper), std::log10(y.upper)};
  SmallVector<RidgeRegion, 3> regions;
  for (const Time &own : times) {
    SmallVector<PlanePlace, 6> polygon = {
        low, {high.x, low.y}, high, {low.x, high.y}};
    for (const Time &other : times)
      if (other.kind != own.kind)
        polygon =
            clip(polygon, own.a - other.a, own.b - other.b, own.c - other.c);
    regions.push_back(makeRegion(own.kind, std::move(polygon)));
  }
  return regions;
}

SmallVector<RidgeLine, 3>
mlir::roofline::makeRidgeLines(const LogAxis &x, const LogAxis &y,
                               const PlanePlace &ridge) {
  const double product = ridge.x * ridge.y;
  const double end = std::max(x.lower, product / y.upper);
  auto format = [](double value) { return formatSI(value, "", 3); };
  return {{"compute = memory: " + format(ridge.y) + " op/B",
           ridge,
           {x.upper, ridge.y}},
          {"memory = network: " + format(ridge.x) + " B/net B",
           ridge,
           {ridge.x, y.lower}},
          {"compute = network: " + format(product) + " op/net B",
           ridge,
           {end, product / end}}};
}
