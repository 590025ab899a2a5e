//===- ElementwiseFusion.h - What elementwise fusion makes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_ELEMENTWISEFUSION_H
#define ROOFLINE_LIB_ADVICE_FUSION_ELEMENTWISEFUSION_H

#include "FusionSet.h"

namespace mlir::roofline {

/// True if `linalg::areElementwiseOpsFusable`, or if it were with named ops of
/// linalg that don't reduce as `linalg.generic`.
bool isFusableOnceGeneric(OpOperand &operand);

/// Why upstream's elementwise fusion can't make one op of `set`, whatever the
/// work of the ops; empty if it may.
std::string explainNotElementwise(const FusionSet &set);

/// The ops that upstream's elementwise fusion leaves of `set`: its last op with
/// all others in its payload, and one for each other member whose result is
/// used elsewhere. No value if upstream can't, with the reason in `whyNot`.
std::optional<SmallVector<Work, 1>> fuseElementwise(const FusionSet &set,
                                                    std::string &whyNot);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_ELEMENTWISEFUSION_H
