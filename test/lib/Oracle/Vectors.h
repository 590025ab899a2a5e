//===- Vectors.h - Lanes of vectors -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_VECTORS_H
#define ROOFLINE_TEST_LIB_ORACLE_VECTORS_H

#include "Machine.h"

#include "llvm/ADT/StringMap.h"

namespace mlir::roofline::oracle {

using Shape = SmallVector<int64_t, 4>;

/// Returns the number of lanes per dim; empty for a scalar.
Shape getLaneShape(Type type);
/// Returns the linear index of the lane at `position`.
int64_t linearize(const Shape &shape, ArrayRef<int64_t> position);
/// Calls `fn` with the position of each lane, in order.
void forEachLane(const Shape &shape, function_ref<void(ArrayRef<int64_t>)> fn);
/// Returns a lane, or the number itself if it is a scalar.
const Datum &getLane(const Datum &datum, int64_t lane);
Datum &getLane(Datum &datum, int64_t lane);
/// Returns a value of `type` with all lanes 0.
Datum makeVector(Type type);

void addVectorArithmeticHandlers(llvm::StringMap<Handler> &handlers);
void addVectorMemoryHandlers(llvm::StringMap<Handler> &handlers);

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_VECTORS_H
