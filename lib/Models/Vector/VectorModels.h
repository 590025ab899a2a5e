//===- VectorModels.h - Parts of the vector dialect's models ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_VECTORMODELS_H
#define ROOFLINE_LIB_MODELS_VECTORMODELS_H

#include "mlir/IR/BuiltinTypes.h"
#include "roofline/IR/Work.h"

namespace mlir {
class MLIRContext;

namespace roofline {

/// Attaches the models of the ops that compute: contractions, reductions.
void attachVectorArithmeticModels(MLIRContext *context);

/// Attaches the models of the ops that read or write tensors and memrefs.
void attachVectorMemoryModels(MLIRContext *context);

/// Returns the lanes of `vector` along `dim`; a multiple of `vscale` if it is
/// scalable.
Count getLanes(VectorType vector, int64_t dim);

/// Returns the number of lanes that `mask`, a vector of i1, sets: exact for
/// constants and for masks of known sizes, otherwise between none and all.
CountRange countSetLanes(WorkContext &context, Value mask);

/// Returns the number of lanes that two selections among `total` lanes have in
/// common, when only the size of each selection is known.
CountRange intersectLanes(const CountRange &a, const CountRange &b,
                          const Count &total);

} // namespace roofline
} // namespace mlir

#endif // ROOFLINE_LIB_MODELS_VECTORMODELS_H
