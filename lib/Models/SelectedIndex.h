//===- SelectedIndex.h - Values of selected indices -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_SELECTEDINDEX_H
#define ROOFLINE_LIB_MODELS_SELECTEDINDEX_H

#include "ModelUtils.h"

namespace mlir::roofline {

/// Returns the value of an integer or index that a comparison selects: one
/// whose outcome is known, a minimum or maximum, or a division that
/// `lower-affine` has expanded. Returns nullopt for others.
std::optional<Count> computeSelectedIndex(arith::SelectOp op,
                                          WorkContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_SELECTEDINDEX_H
