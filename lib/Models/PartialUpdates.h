//===- PartialUpdates.h - Ops that replace part of a tensor -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models tensor ops that replace part of their `dest`, which bufferization
// turns into a store into the buffer of `dest`. Whether more data moves depends
// on the ops around them (R16).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_PARTIALUPDATES_H
#define ROOFLINE_LIB_MODELS_PARTIALUPDATES_H

#include "mlir/Interfaces/ViewLikeInterface.h"
#include "roofline/IR/Work.h"

namespace mlir::bufferization {
class MaterializeInDestinationOp;
} // namespace mlir::bufferization

namespace mlir::roofline {

/// Whether an insertion moves data.
enum class InsertPlace { InPlace, Unknown, Copied };

/// Returns `InPlace` if `insert` stores `source` where it was computed: seen
/// through inits, iteration arguments of loops and views, `source` is in the
/// storage of an `extract_slice` of the same `dest` with the same offsets,
/// sizes and strides, or in all of `dest`. Returns `Unknown` if the old
/// contents are needed in between, so that bufferization may compute `source`
/// elsewhere.
InsertPlace getInsertPlace(WorkContext &context,
                           OffsetSizeAndStrideOpInterface insert, Value source,
                           Value dest);

/// Says the same of `op`, which replaces all of its destination.
InsertPlace getInsertPlace(bufferization::MaterializeInDestinationOp op);

/// Lowers the minimum traffic of an insertion whose place is unknown to 0.
void allowInPlace(Work &work);

/// Returns true if bufferization may have to copy `dest` before `op` updates
/// part of it: `dest` is a constant, may be read later, or is updated again in
/// each iteration of a loop around `op`.
bool mayCopyDest(Operation *op, Value dest);

/// Adds the write of the `elements` elements of `result` in which it differs
/// from `dest`. If `dest` may have to be copied, the traffic is a range whose
/// upper bound includes reading and writing all other elements.
void addPartialUpdate(WorkContext &context, Operation *op, Value dest,
                      Value result, const CountRange &elements, Work &work);

/// Returns true if every use of `value` is an init of a linalg op or queries
/// its shape (R13).
bool isUsedOnlyAsInit(Value value);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_PARTIALUPDATES_H
