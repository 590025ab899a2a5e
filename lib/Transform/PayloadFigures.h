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

/// Figures of `payload` from the IR as it is at the call; transforms between
/// two calls may have changed anything. Fails definitely without a valid target
/// around the payload, silenceably if the op has no figures. The diagnostic is
/// at `transform`.
DiagnosedSilenceableFailure getFigures(Operation *transform, Operation *payload,
                                       transform::TransformState &state,
                                       OpRecord &record,
                                       bool wantsTiling = false);

/// The machine that `payload` is to run on. Fails definitely without a valid
/// target around it.
DiagnosedSilenceableFailure getMachine(Operation *transform, Operation *payload,
                                       transform::TransformState &state,
                                       const TargetDescription *&target);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORM_PAYLOADFIGURES_H
