//===- ChainFinder.h - Ops that are a chain of stages -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_CHAINFINDER_H
#define ROOFLINE_LIB_ADVICE_FUSION_CHAINFINDER_H

#include "FusionChain.h"
#include "Nest/TileNest.h"

namespace mlir::roofline {

/// No value if the ops of `set`, with the loops of `nest`, are no chain.
std::optional<FusionChain> findChain(const FusionSet &set, const TileNest &nest,
                                     StorageSizes &sizes);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_CHAINFINDER_H
