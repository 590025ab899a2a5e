//===- LeastTraffic.h - Least traffic of similar tilings --------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What no tiling with tiles up to some size moves less than, in the same order
// of loops: a search drops many tilings at once. In: a nest and the largest
// tiling. Out: bytes (docs/understand/Traffic.md).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_LEASTTRAFFIC_H
#define ROOFLINE_NEST_LEASTTRAFFIC_H

#include "roofline/Nest/Tiling.h"

namespace mlir::roofline {

/// At most what `nest` moves with any tiling whose order is that of `most`,
/// which has all loops, and whose sizes are no larger [B]. No value if the nest
/// is malformed or too large.
std::optional<int64_t> computeLeastTraffic(const Nest &nest,
                                           const Tiling &most);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_LEASTTRAFFIC_H
