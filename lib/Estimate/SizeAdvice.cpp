//===- SizeAdvice.cpp - Sizes that waste tiles or waves -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/ExpectedTime.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// All sides of tiles are multiples of this, and sizes this many steps away are
/// tried.
static constexpr double sizeStep = 32, numSteps = 32;

std::optional<double> Ledger::predict(const KernelShape &shape, size_t dim,
                                      double size, LossKinds ignored,
                                      const Estimate &estimate) const {
  KernelShape changed = shape;
  ProductShape &product = *changed.product;
  double &own = *std::array{&product.m, &product.n, &product.k}[dim];
  double ratio = size / own;
  own = size;
  Estimate other = estimate;
  double memorySeconds = 0;
  for (ResourceTime &time : other.times) {
    if (time.resource.kind == ResourceKind::Compute)
      time.seconds *= ratio;
    else
      memorySeconds = std::max(
          memorySeconds,
          time.seconds /
              target.sustained->lookup(time.resource.name).value_or(1));
  }
  addExpectedTime(changed, ignored, other);
  if (!other.expectedSeconds)
    return std::nullopt;
  return *other.expectedSeconds + std::max(ratio - 1, 0.0) * memorySeconds;
}

SmallVector<SizeAdvice, 0> Ledger::adviseSizes(const KernelShape &shape,
                                               LossKinds ignored,
                                               double threshold,
                                               const Estimate &estimate) const {
  SmallVector<SizeAdvice, 0> advice;
  if (!shape.product || !estimate.expectedSeconds)
    return advice;
  // A smaller size wins no more than what edges and waves cost.
  if (estimate.losses[unsigned(LossKind::TileQuantization)] +
          estimate.losses[unsigned(LossKind::WaveQuantization)] <=
      threshold * *estimate.expectedSeconds)
    return advice;
  const ProductShape &product = *shape.product;
  double sizes[] = {product.m, product.n, product.k};
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (!product.isOneLoop[dim])
      continue;
    std::optional<double> now = predict(shape, dim, size, ignored, estimate);
    if (!now)
      continue;
    SizeAdvice own{"mnk"[dim], size, *now, size, *now, size};
    double most = threshold;
    double floor = std::floor((size - 1) / sizeStep) * sizeStep;
    for (double cut = floor; cut > 0 && cut > floor - numSteps * sizeStep;
         cut -= sizeStep) {
      std::optional<double> seconds =
          predict(shape, dim, cut, ignored, estimate);
      double gain = seconds ? (1 - *seconds / *now) - (1 - cut / size) : 0;
      if (gain <= most)
        continue;
      most = gain;
      own.cutSize = cut;
      own.cutSeconds = *seconds;
    }
    if (own.cutSize == size)
      continue;
    double ceil = std::ceil(size / sizeStep) * sizeStep;
    for (double grown = ceil; grown <= ceil + numSteps * sizeStep;
         grown += sizeStep) {
      std::optional<double> seconds =
          predict(shape, dim, grown, ignored, estimate);
      if (!seconds || *seconds > (1 + threshold) * *now)
        break;
      own.freeSize = grown;
    }
    advice.push_back(own);
  }
  return advice;
}
