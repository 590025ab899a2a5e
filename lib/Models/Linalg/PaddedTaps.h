//===- PaddedTaps.h - Window taps that fall on padding -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_PADDEDTAPS_H
#define ROOFLINE_LIB_MODELS_PADDEDTAPS_H

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "roofline/IR/Work.h"
#include "roofline/Support/Derivation.h"

namespace mlir::roofline {

/// Returns the number of pairs (o, k), 0 <= o < O, 0 <= k < K, whose tap s*o +
/// d*k lies in [begin, end): the taps of a window of stride s and dilation d
/// that read data and not padding (R9). Uses a closed form in O(log) steps.
/// Precondition: s, d >= 1.
llvm::DynamicAPInt countTapsInside(const llvm::DynamicAPInt &stride,
                                   const llvm::DynamicAPInt &dilation,
                                   const llvm::DynamicAPInt &outputs,
                                   const llvm::DynamicAPInt &kernel,
                                   const llvm::DynamicAPInt &begin,
                                   const llvm::DynamicAPInt &end);

/// The same, noted in the log if there is one.
Count countTapsOnData(const llvm::DynamicAPInt &stride,
                      const llvm::DynamicAPInt &dilation,
                      const llvm::DynamicAPInt &outputs,
                      const llvm::DynamicAPInt &kernel,
                      const llvm::DynamicAPInt &begin,
                      const llvm::DynamicAPInt &end);

/// Returns the number of points of the loops in `expr` that read one of `size`
/// elements of data after `low` elements of padding, or nullopt if unknown.
std::optional<DerivedCount> countUsefulPoints(AffineExpr expr,
                                              ArrayRef<Loop> loops,
                                              const Count &low,
                                              const Count &size);

/// Adds the useful work (R9) of a convolution or pooling with the payload
/// `once`: the iterations that do not fall on the padding of a `tensor.pad` of
/// its inputs. An input that the payload does not use adds no padding.
void addUsefulWork(linalg::LinalgOp op, ArrayRef<AffineMap> maps,
                   const Work &once, WorkContext &context, Work &work);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_PADDEDTAPS_H
