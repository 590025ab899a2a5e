//===- TosaWindow.cpp - The windows of convolutions and pooling -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaWindow.h"

#include "PaddedTaps.h"
#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using llvm::DynamicAPInt;

static bool isConstant(const TosaWindow &window) {
  return window.input.isConstant() && window.outputs.isConstant() &&
         window.kernel.isConstant();
}

std::optional<Count> roofline::countUsefulTaps(const TosaWindow &window) {
  if (!window.isPadded())
    return window.outputs * window.kernel;
  if (!isConstant(window))
    return std::nullopt;
  DynamicAPInt begin(window.padBefore);
  return Count(countTapsInside(
      DynamicAPInt(window.stride), DynamicAPInt(window.dilation),
      window.outputs.getConstant(), window.kernel.getConstant(), begin,
      begin + window.input.getConstant()));
}

std::optional<Count> roofline::countUsefulTaps(ArrayRef<TosaWindow> windows) {
  Count taps = 1;
  for (const TosaWindow &window : windows) {
    std::optional<Count> own = countUsefulTaps(window);
    if (!own)
      return std::nullopt;
    taps *= *own;
  }
  return taps;
}

/// Each value s*o + d*k is counted at the pair of the smallest o that gives it.
/// With s' = s/gcd(s, d) and d' = d/gcd(s, d), the pairs that give the same are
/// (o + d'*i, k - s'*i), so the others are those with o >= d' and k < K - s':
///   taps(O, K) - taps(O - d', K - s')
/// over the pairs whose element is in the input, the second shifted by s*d'.
static Count countConstantTouched(const TosaWindow &window) {
  DynamicAPInt stride(window.stride), dilation(window.dilation);
  DynamicAPInt divisor = llvm::gcd(stride, dilation);
  DynamicAPInt outputs = window.outputs.getConstant();
  DynamicAPInt kernel = window.kernel.getConstant();
  DynamicAPInt begin(window.padBefore);
  DynamicAPInt end = begin + window.input.getConstant();
  DynamicAPInt shift = stride * (dilation / divisor);
  return Count(countTapsInside(stride, dilation, outputs, kernel, begin, end) -
               countTapsInside(stride, dilation, outputs - dilation / divisor,
                               kernel - stride / divisor, begin - shift,
                               end - shift));
}

/// With unknown extents: windows without gaps that don't leave elements out
/// between them read everything, as TOSA has them end where the padded input
/// ends. Without padding, the formula of a window holds for symbols too.
CountRange roofline::countTouched(const TosaWindow &window) {
  if (isConstant(window))
    return countConstantTouched(window);
  bool overlaps = window.stride == 1 ||
                  (window.kernel - Count(window.stride)).isKnownNonNegative();
  if (window.dilation == 1 && overlaps)
    return window.input;
  if (window.isPadded())
    return {0, window.input};
  int64_t divisor = std::gcd(window.stride, window.dilation);
  return window.outputs * window.kernel -
         countMax(0, window.outputs - Count(window.dilation / divisor)) *
             countMax(0, window.kernel - Count(window.stride / divisor));
}

CountRange roofline::countTouched(ArrayRef<TosaWindow> windows) {
  CountRange touched(1);
  for (const TosaWindow &window : windows) {
    CountRange own = countTouched(window);
    touched.lower *= own.lower;
    touched.upper *= own.upper;
  }
  return touched;
}

/// Lets the windows slide over the source of `pad` instead of its result, and
/// `planes` count the planes of the source. Fails if the padding isn't known.
static LogicalResult lookThroughPad(tosa::PadOp pad, WorkContext &context,
                                    SmallVectorImpl<TosaWindow> &windows,
                                    Count &planes) {
  Value source = pad.getInput1();
  int64_t rank = windows.size() + 2;
  auto type = dyn_cast<RankedTensorType>(source.getType());
  if (!type || type.getRank() != rank)
    return failure();
  bool padsPlanes = false;
  for (int64_t dim = 0; dim < rank; ++dim) {
    auto low = getConstantShapeValue(pad.getPadding(), 2 * dim);
    auto high = getConstantShapeValue(pad.getPadding(), 2 * dim + 1);
    if (!low || !high || *low < 0 || *high < 0)
      return failure();
    if (dim == 0 || dim == rank - 1) {
      padsPlanes |= *low != 0 || *high != 0;
      continue;
    }
    TosaWindow &window = windows[dim - 1];
    window.input = context.getDim(source, dim);
    window.padBefore += *low;
    window.padAfter += *high;
  }
  if (padsPlanes)
    planes = context.getDim(source, 0) * context.getDim(source, rank - 1);
  return success();
}

void roofline::setUsefulFlops(Value input, SmallVector<TosaWindow, 3> windows,
                              const Count &planes, const Count &flopsPerTap,
                              WorkContext &context, Work &work) {
  if (flopsPerTap.isZero())
    return;
  Count usefulPlanes = planes, taps = planes;
  for (const TosaWindow &window : windows)
    taps *= window.outputs * window.kernel;
  bool isKnown = true;
  if (auto pad = input.getDefiningOp<tosa::PadOp>())
    isKnown = succeeded(lookThroughPad(pad, context, windows, usefulPlanes));
  std::optional<Count> useful = countUsefulTaps(windows);
  work.usefulFlopsUnknown = !isKnown || !useful;
  if (work.usefulFlopsUnknown)
    work.notes.push_back("padded taps can't be told apart");
  else
    work.usefulFlops =
        work.terms.getFlops() - (taps - *useful * usefulPlanes) * flopsPerTap;
}

Count roofline::countOutputs(const TosaWindow &window) {
  Count span = Count(window.dilation) * (window.kernel - 1);
  Count last = window.input + Count(window.padBefore) + Count(window.padAfter) -
               span - 1;
  return countMax(0, countFloorDiv(last, window.stride) + 1);
}
