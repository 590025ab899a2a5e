//===- PartialUpdates.h - Ops that replace part of a tensor -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor op that replaces part of its `dest` becomes a store into the buffer
// of `dest`. Whether data moves depends on the ops around it (R16).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_PARTIALUPDATES_H
#define ROOFLINE_LIB_MODELS_PARTIALUPDATES_H

#include "mlir/Interfaces/ViewLikeInterface.h"
#include "roofline/IR/Work.h"

namespace mlir::roofline {

/// Whether an insertion moves data.
enum class InsertPlace { InPlace, Unknown, Copied };

/// `InPlace` if `insert` puts `source` back to where it was computed: through
/// inits, loops' iteration arguments and views, `source` is in the storage of
/// an `extract_slice` of the same `dest`, offsets, sizes and strides.
/// `Unknown` if what was there is needed meanwhile, so that bufferization may
/// compute `source` elsewhere.
InsertPlace getInsertPlace(WorkContext &context,
                           OffsetSizeAndStrideOpInterface insert, Value source,
                           Value dest);

/// Lets the accesses of an insertion whose place is unknown begin at nothing.
void allowInPlace(Work &work);

/// True if bufferization may have to copy `dest` before `op` updates part of
/// it: `dest` is a constant, may be read later, or is updated anew in each
/// iteration of a loop around `op`.
bool mayCopyDest(Operation *op, Value dest);

/// Adds the write of `elements` elements of `result`, which `op` makes of
/// `dest`. Where `dest` may have to be copied, the traffic is a range whose
/// upper bound also reads and writes the rest of it.
void addPartialUpdate(WorkContext &context, Operation *op, Value dest,
                      Value result, const CountRange &elements, Work &work);

/// True if every use of `value` is an init of a linalg op, or asks for its
/// shape (R13).
bool isUsedOnlyAsInit(Value value);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_PARTIALUPDATES_H
