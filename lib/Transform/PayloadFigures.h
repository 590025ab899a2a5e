//===- PayloadFigures.h - Figures of payload ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORM_PAYLOADFIGURES_H
#define ROOFLINE_LIB_TRANSFORM_PAYLOADFIGURES_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Transform/RooflineTransformOps.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// Computes the figures of `payload` from the current IR; transforms may have
/// changed anything since the last call. Produces a definite failure without a
/// valid target around the payload, and a silenceable failure if the op has no
/// figures. The diagnostic is at `transform`.
DiagnosedSilenceableFailure getFigures(Operation *transform, Operation *payload,
                                       transform::TransformState &state,
                                       OpRecord &record,
                                       bool wantsTiling = false);

/// The same for the op of `handle`, which must be one, with its tilings.
/// Returns the op in `payload`.
DiagnosedSilenceableFailure getFiguresToTile(Operation *transform, Value handle,
                                             transform::TransformState &state,
                                             Operation *&payload,
                                             OpRecord &record);

/// Returns the machine that `payload` is to run on. Produces a definite failure
/// without a valid target around it.
DiagnosedSilenceableFailure getMachine(Operation *transform, Operation *payload,
                                       transform::TransformState &state,
                                       const TargetDescription *&target);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORM_PAYLOADFIGURES_H
