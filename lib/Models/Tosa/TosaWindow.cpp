//===- TosaWindow.cpp - The windows of convolutions and pooling -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaWindow.h"

#include "Linalg/PaddedTaps.h"
#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "roofline/Support/Derivation.h"
#include "llvm/Support/MathExtras.h"

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
  return countTapsOnData(
      DynamicAPInt(window.stride), DynamicAPInt(window.dilation),
      window.outputs.getConstant(), window.kernel.getConstant(), begin,
      begin + window.input.getConstant());
}

std::optional<Count> roofline::countUsefulTaps(ArrayRef<TosaWindow> windows) {
  DerivedCount taps = 1;
  for (const TosaWindow &window : windows) {
    std::optional<Count> own = countUsefulTaps(window);
    if (!own)
      return std::nullopt;
    taps = taps * *own;
  }
  if (DerivationLog *log = DerivationLog::get())
    log->add(
        {"", "taps on data in all dims", taps.getText(), taps.get(), "", "R9"});
  return taps.get();
}

/// Returns the number of distinct values s*o + d*k in the input, counting each
/// at the pair with the smallest o that yields it. With s' = s/gcd(s, d) and d'
/// = d/gcd(s, d), the pairs that yield the same value are (o + d'*i, k - s'*i),
/// so the pairs to exclude are those with o >= d' and k < K - s':
///   taps(O, K) - taps(O - d', K - s')
/// over the pairs whose element is in the input, the second term shifted by
/// s*d'.
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

/// With unknown extents, windows that leave no element out, neither inside nor
/// between them, read the whole input, as TOSA requires them to end where the
/// padded input ends. Without padding, the formula of a window holds for
/// symbols as well.
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

/// Makes the windows slide over the source of `pad` instead of its result, and
/// sets `planes` to the planes of the source. Fails if the padding is unknown.
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
    if (llvm::AddOverflow(window.padBefore, *low, window.padBefore) ||
        llvm::AddOverflow(window.padAfter, *high, window.padAfter))
      return failure();
  }
  if (padsPlanes) {
    planes = context.getDim(source, 0);
    planes *= context.getDim(source, rank - 1);
  }
  return success();
}

/// Notes the useful ones of `flops`, see `setUsefulWork`.
static void noteUseful(ArrayRef<TosaWindow> windows, const Count &flops,
                       const Count &usefulTaps, const Count &planes,
                       const Count &usefulPlanes, const Count &perTap) {
  DerivationLog *log = DerivationLog::get();
  if (!log)
    return;
  log->add({"", "planes that windows slide over", "", planes, "", "types"});
  if (usefulPlanes != planes)
    log->add({"", "planes of data", "", usefulPlanes, "", "types"});
  log->add({"", "operations of a tap in each", "", perTap, "FLOP", "R1, R2"});
  DerivedCount taps = planes, useful = usefulPlanes;
  for (const TosaWindow &window : windows)
    taps = taps * window.outputs * window.kernel;
  useful = useful * usefulTaps;
  DerivedCount result = flops - (taps - useful) * perTap;
  log->add({"useful_flops", "of these not on padding", result.getText(),
            result.get(), "FLOP", "R9"});
}

void roofline::setUsefulWork(Value input, SmallVector<TosaWindow, 3> windows,
                             const Count &planes, const Count &perTap,
                             WorkContext &context, Work &work) {
  Count flops = work.terms.getFlops();
  if (!work.contractions) {
    if (flops.isZero())
      return;
    work.contractions.emplace(); // A pooling has no contraction.
  }
  Count usefulPlanes = planes, taps = planes;
  for (const TosaWindow &window : windows)
    taps *= window.outputs * window.kernel;
  bool isKnown = true;
  if (auto pad = input.getDefiningOp<tosa::PadOp>())
    isKnown = succeeded(lookThroughPad(pad, context, windows, usefulPlanes));
  std::optional<Count> useful = countUsefulTaps(windows);
  isKnown &= useful.has_value();
  Count &macs = work.contractions->macs;
  if (!isKnown && !macs.isZero())
    work.contractions->usefulMacs = std::nullopt;
  Count padded = isKnown ? (taps - *useful * usefulPlanes) * perTap : Count(0);
  if (isKnown && !macs.isZero()) // Two operations per multiply-add.
    work.contractions->usefulMacs = macs - countFloorDiv(padded, 2);
  if (flops.isZero() || perTap.isZero())
    return;
  work.usefulFlopsUnknown = !isKnown;
  if (isKnown) {
    work.usefulFlops = flops - padded;
    noteUseful(windows, flops, *useful, planes, usefulPlanes, perTap);
  } else {
    work.notes.push_back("padded taps can't be told apart");
  }
}

Count roofline::countOutputs(const TosaWindow &window) {
  Count span = Count(window.dilation) * (window.kernel - 1);
  Count last = window.input + Count(window.padBefore) + Count(window.padAfter) -
               span - 1;
  return countMax(0, countFloorDiv(last, window.stride) + 1);
}
