//===- Experts.h - Sparse feed-forward blocks -------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the sparse block of a switch transformer (arXiv 2101.03961, section
// 2): each token goes to the expert that its router finds most probable.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_EXPERTS_H
#define ROOFLINE_TOOLS_GEN_EXPERTS_H

#include "Layers.h"

namespace mlir::roofline::gen {

/// Builds the block of `p.experts` experts for x [b, s, h]. An expert has room
/// for the first `p.capacity` tokens of each sequence that chose it. The result
/// is the expert's output times its probability, 0 for tokens without room.
Tensor buildExperts(const Parameters &p, ModelBuilder &model, Layers &layers,
                    const Tensor &x);

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_EXPERTS_H
