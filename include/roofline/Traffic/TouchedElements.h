//===- TouchedElements.h - Elements that an access touches ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many distinct elements an access touches: the map of the access and the
// loops of its op go in, the size of the map's image comes out (R10).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_TOUCHEDELEMENTS_H
#define ROOFLINE_TRAFFIC_TOUCHEDELEMENTS_H

#include "roofline/IR/Work.h"
#include "roofline/Nest/LinearIndex.h"

namespace mlir::roofline {

struct Formula;

/// A result of an access map as an index; loop i is dim i of the map. No value
/// if it is not linear or has a symbol; with `dropsSymbols`, an index that
/// differs by a constant, so that its image has the same size.
std::optional<LinearIndex> getLinearIndex(AffineExpr expr,
                                          bool dropsSymbols = false);

/// Distinct elements in the image of `map` over `loops` (R10). Symbols of the
/// map are integers that have one value at all points. Exact for permutations,
/// broadcasts, repeated dims and windows of any stride and dilation; a range
/// where the map is more exotic and its domain large.
CountRange computeTouchedElements(AffineMap map, ArrayRef<Loop> loops);
/// The elements of `access`: given, or the image of its map.
CountRange computeTouchedElements(const Access &access, ArrayRef<Loop> loops);
/// Distinct elements that `accesses` of one value of `getSize()` elements touch
/// together (R11). Exact where all touch the same, or each touches evenly
/// spaced indices of each dim; else at least what one touches, at most the sum
/// of all and the value.
CountRange computeTouchedElements(ArrayRef<const Access *> accesses,
                                  ArrayRef<Loop> loops,
                                  function_ref<std::optional<Count>()> getSize);

/// The same as arithmetic on the extents of the loops; nullopt where no formula
/// is known.
std::optional<Formula> describeTouchedElements(AffineMap map,
                                               ArrayRef<Loop> loops);

/// Distinct elements in the image that exist: result i of `map` is below
/// `extents[i]` and not negative, where there is an extent. No value if the
/// image in one of these results isn't known to be without gaps.
std::optional<Count>
computeClippedElements(AffineMap map, ArrayRef<Loop> loops,
                       ArrayRef<std::optional<Count>> extents);

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_TOUCHEDELEMENTS_H
