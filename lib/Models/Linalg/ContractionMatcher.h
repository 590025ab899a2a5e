//===- ContractionMatcher.h - Contractions in a linalg payload -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_CONTRACTIONMATCHER_H
#define ROOFLINE_LIB_MODELS_CONTRACTIONMATCHER_H

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace mlir::roofline {

/// The multiply-adds of one contraction or convolution in a payload.
struct ContractionMatch {
  /// True if a matrix unit can execute them (R7).
  bool isMatrix = false;
  /// The scalar multiply and add, or the fused operation.
  SmallVector<Operation *, 2> ops;
  /// Types of matrix work: the element types of the factors as they are read,
  /// before any widening or conversion to float, and the type of the sum. For
  /// complex numbers these are component types.
  Type lhsType, rhsType, accumulatorType;
};

/// Finds every out = out + f(inputs A) * g(inputs B) in the payload of `op`
/// where A and B differ and share a reduction loop. It is matrix work if
/// - A has a parallel loop that B lacks and vice versa (R7), and
/// - it is not a depthwise convolution: a window without a reduction over
///   channels and with a channel loop that both inputs have.
///
/// Unlike linalg's inferContractionDims and inferConvolutionDims, the match
/// follows the data flow of the payload, so that it also finds a contraction in
/// an op with more inputs (zero points, the scales of a fused dequantisation).
SmallVector<ContractionMatch, 1> matchContractions(linalg::LinalgOp op,
                                                   ArrayRef<AffineMap> maps);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_CONTRACTIONMATCHER_H
