//===- RooflineTransformOps.h - Transform ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The transform ops `transform.roofline.*` (docs/use/Transform.md): a schedule
// asks what bounds payload ops, how to tile them and what to fuse. In: payload
// with a target spec around it. Out: handles, params and changed payload.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORM_ROOFLINETRANSFORMOPS_H
#define ROOFLINE_TRANSFORM_ROOFLINETRANSFORMOPS_H

#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformTypes.h"
#include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/OpImplementation.h"

namespace mlir::roofline {
class TilePredictor;
} // namespace mlir::roofline

#include "roofline/Transform/RooflineTransformEnums.h.inc"

#define GET_OP_CLASSES
#include "roofline/Transform/RooflineTransformOps.h.inc"

namespace mlir::roofline {

/// Adds the ops `transform.roofline.*` to the transform dialect, and the models
/// that they need.
void registerTransformDialectExtension(DialectRegistry &registry);

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORM_ROOFLINETRANSFORMOPS_H
