//===- ApplyFusion.h - Fuse ops by upstream's functions ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_APPLYFUSION_H
#define ROOFLINE_TEST_LIB_APPLYFUSION_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Advice/Fusion.h"

namespace mlir::roofline {

/// Fuses exactly `ops` of `module` as the pattern of elementwise fusion does.
LogicalResult fuseElementwise(ModuleOp module, ArrayRef<Operation *> ops);

/// Tiles the last of `ops` and fuses the others into its loops.
LogicalResult fuseTiles(ArrayRef<Operation *> ops, const FusionPrice &price);

/// Tiles both ops and joins their loops as transform.loop.fuse_sibling does.
/// Both read operand number `operand` of `second`.
LogicalResult fuseSiblings(Operation *first, Operation *second,
                           unsigned operand, const FusionPrice &price);

/// Folds empty tensors of tiles, and merges what was fused along two paths.
LogicalResult cleanUp(ModuleOp module);

/// Removes what upstream's functions would remove besides what they fuse.
LogicalResult prepare(ModuleOp module);

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_LIB_APPLYFUSION_H
