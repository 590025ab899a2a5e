//===- Granules.h - Nests in units of several iterations --------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles that are multiples of something, such as a cache line or the native
// tile of a matrix unit: the nest in units of that goes into the search for a
// tiling, and the sizes that come out are expanded again.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_GRANULES_H
#define ROOFLINE_NEST_GRANULES_H

#include "roofline/Nest/Nest.h"

namespace mlir::roofline {

/// `nest` in units of `granules`: each iteration of a loop outside windows
/// stands for as many as its granule, of elements as many times as wide.
Nest makeGranular(Nest nest, ArrayRef<int64_t> granules);
/// Turns tile sizes of a granular nest into ones of `nest`.
void expandGranules(const Nest &nest, const Nest &granular,
                    ArrayRef<int64_t> granules, MutableArrayRef<int64_t> sizes);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_GRANULES_H
