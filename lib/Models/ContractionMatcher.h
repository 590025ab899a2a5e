//===- ContractionMatcher.h - Contractions in the payload of a linalg op -*- C++
//-*-===//
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

/// The multiply-adds of a contraction or convolution in a payload.
struct ContractionMatch {
  /// A matrix unit can do them (R7).
  bool isMatrix = false;
  /// The scalar multiply and add, or the fused one.
  SmallVector<Operation *, 2> ops;
  /// Of matrix work: element types that are read to be multiplied, before they
  /// are widened or made floats, and the type they are summed up in. The
  /// component type for complex numbers.
  Type lhsType, rhsType, accumulatorType;
};

/// Finds every out = out + f(inputs A) * g(inputs B) in the payload of `op`
/// where A and B differ and share a reduction loop. It is matrix work if
/// - A has a parallel loop that B lacks and the other way round (R7), and
/// - it is no depthwise convolution: a window without a reduction over channels
///   and with a channel loop that both inputs have.
///
/// Unlike linalg's inferContractionDims and inferConvolutionDims it goes by the
/// payload's data flow, so that it also finds the contraction in an op with
/// more inputs (zero points, the scales of a fused dequantisation).
SmallVector<ContractionMatch, 1> matchContractions(linalg::LinalgOp op,
                                                   ArrayRef<AffineMap> maps);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_CONTRACTIONMATCHER_H
