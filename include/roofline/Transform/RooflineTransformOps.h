//===- RooflineTransformOps.h - Transform ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the ops `transform.roofline.*` and registers them with the transform
// dialect. A schedule asks what bounds payload ops, how to tile them and what
// to fuse (R21 to R23, docs/Model.md): the payload, with a target spec around
// it, goes in; handles, params and a changed payload come out.
// docs/use/Transform.md lists the ops.
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
