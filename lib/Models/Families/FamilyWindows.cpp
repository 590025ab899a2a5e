//===- FamilyWindows.cpp - Windows that slide over dilated dims -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FamilyWindows.h"

#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <limits>
#include <numeric>
#include <utility>

using namespace mlir;
using namespace mlir::roofline;

/// The padding after a dim that its positions need; -1 if sizes are unknown.
static int64_t countMissing(const SlidingWindow &window) {
  std::optional<int64_t> input = window.input.tryInt64(),
                         outputs = window.outputs.tryInt64(),
                         kernel = window.kernel.tryInt64();
  for (std::optional<int64_t> size :
       {input, outputs, kernel, std::optional(window.stride),
        std::optional(window.dilation), std::optional(window.padBefore)})
    if (!size || !llvm::isInt<31>(*size))
      return -1;
  return std::max<int64_t>(0, (*outputs - 1) * window.stride +
                                  (*kernel - 1) * window.dilation + 1 - *input -
                                  window.padBefore);
}

/// Pads a dim as ONNX's `auto_pad` does: as much as its positions need, an odd
/// element after it (`SAME_UPPER`) or before it. Returns false if sizes are
/// unknown.
static bool padSame(SlidingWindow &window, StringRef how) {
  window.padBefore = 0;
  int64_t all = countMissing(window);
  if (all < 0)
    return false;
  window.padBefore = how == "SAME_LOWER" ? all - all / 2 : all / 2;
  window.padAfter = all - window.padBefore;
  return true;
}

LogicalResult roofline::readWindows(const OpKeys &keys,
                                    MutableArrayRef<SlidingWindow> windows) {
  size_t rank = windows.size();
  SmallVector<int64_t> strides, padding, pads, base, dilations;
  if (failed(keys.readInts("strides", strides)) ||
      failed(keys.readInts("padding", padding)) ||
      failed(keys.readInts("pads", pads)) ||
      failed(keys.readInts("lhs_dilation", base)) ||
      failed(keys.readInts("rhs_dilation", dilations)))
    return failure();
  auto check = [&](StringRef key, ArrayRef<int64_t> values, size_t size) {
    if (values.empty() || values.size() == size)
      return success();
    return keys.fail("expected " + Twine(size) + " integers as '" + key +
                     "', got " + Twine(values.size()));
  };
  if (failed(check("strides", strides, rank)) ||
      failed(check("padding", padding, 2 * rank)) ||
      failed(check("pads", pads, 2 * rank)) ||
      failed(check("lhs_dilation", base, rank)) ||
      failed(check("rhs_dilation", dilations, rank)))
    return failure();
  StringRef automatic = keys.getString("auto_pad");
  for (auto [dim, window] : llvm::enumerate(windows)) {
    if (!strides.empty())
      window.stride = strides[dim];
    if (!dilations.empty())
      window.dilation = dilations[dim];
    if (!base.empty())
      window.baseDilation = base[dim];
    if (!padding.empty()) {
      window.padBefore = padding[2 * dim];
      window.padAfter = padding[2 * dim + 1];
    }
    if (!pads.empty()) {
      window.padBefore = pads[dim];
      window.padAfter = pads[rank + dim];
    }
    if (keys.isSet("ceil"))
      window.padAfter = std::max(window.padAfter, countMissing(window));
    if (automatic.starts_with("SAME") && !padSame(window, automatic))
      return failure(); // Unknown sizes: not modelled.
    auto isStep = [](int64_t value) {
      return value >= 1 && value <= std::numeric_limits<int32_t>::max();
    };
    if (!isStep(window.stride) || !isStep(window.dilation) ||
        !isStep(window.baseDilation) || !llvm::isInt<32>(window.padBefore) ||
        !llvm::isInt<32>(window.padAfter))
      return keys.fail("expected strides and dilations from 1, and padding, "
                       "below 2^31");
    SlidingWindow dilated = window;
    dilated.input =
        countMax(0, (window.input - 1) * Count(window.baseDilation) + 1);
    Count outputs = countOutputs(dilated);
    if (outputs.isConstant() && window.outputs.isConstant() &&
        outputs != window.outputs)
      return keys.fail("expected dim " + Twine(dim) +
                       " of the windows to have " + outputs.str() +
                       " positions, got a result of " + window.outputs.str());
  }
  return success();
}

/// The extents of a window whose numbers are all below 2^31.
static bool areSmall(const SlidingWindow &window) {
  return llvm::all_of(
      ArrayRef<const Count *>{&window.input, &window.outputs, &window.kernel},
      [](const Count *extent) {
        std::optional<int64_t> value = extent->tryInt64();
        return value && *value > 0 && llvm::isInt<32>(*value);
      });
}

/// The inverse of `value` modulo `modulus`, which have no common divisor.
static int64_t invert(int64_t value, int64_t modulus) {
  int64_t previous = 0, current = 1, rest = modulus, divisor = value % modulus;
  while (divisor != 0) {
    int64_t quotient = rest / divisor;
    previous = std::exchange(current, previous - quotient * current);
    rest = std::exchange(divisor, rest - quotient * divisor);
  }
  return (previous % modulus + modulus) % modulus;
}

/// Counts the pairs of a position o and a tap k that read an element, of a dim
/// with holes: stride*o + dilation*k - padBefore is a multiple of the base
/// dilation b and among the elements. For each tap the positions are those of
/// one remainder modulo b / gcd(stride, b), in an interval. Returns nullopt if
/// extents are unknown or too large.
static std::optional<Count> countUsefulWithHoles(const SlidingWindow &window) {
  constexpr int64_t maxTaps = 1 << 20;
  if (!areSmall(window) || *window.kernel.tryInt64() > maxTaps)
    return std::nullopt;
  int64_t outputs = *window.outputs.tryInt64();
  int64_t last = (*window.input.tryInt64() - 1) * window.baseDilation;
  int64_t divisor = std::gcd(window.stride, window.baseDilation);
  int64_t period = window.baseDilation / divisor;
  int64_t inverse = invert(window.stride / divisor, period);
  int64_t useful = 0;
  for (int64_t tap = 0; tap < *window.kernel.tryInt64(); ++tap) {
    int64_t start = window.padBefore - window.dilation * tap;
    if (start % divisor != 0)
      continue;
    int64_t rest = (start / divisor % period + period) % period;
    int64_t remainder = rest * inverse % period;
    int64_t first =
        std::max<int64_t>(0, llvm::divideCeilSigned(start, window.stride));
    int64_t end = std::min(
        outputs - 1, llvm::divideFloorSigned(last + start, window.stride));
    first += (remainder - first % period + period) % period;
    if (first <= end)
      useful += (end - first) / period + 1;
  }
  return Count(useful);
}

/// Counts the elements that any pair reads, of a dim with holes.
static CountRange countTouchedWithHoles(const SlidingWindow &window) {
  constexpr int64_t maxPairs = 1 << 20;
  CountRange unknown(0, window.input);
  if (!areSmall(window))
    return unknown;
  int64_t outputs = *window.outputs.tryInt64(),
          kernel = *window.kernel.tryInt64(), input = *window.input.tryInt64();
  if (outputs * kernel > maxPairs || input > maxPairs) {
    CutSearches::add(Search::Elements);
    return unknown;
  }
  llvm::BitVector touched(input);
  for (int64_t output = 0; output < outputs; ++output)
    for (int64_t tap = 0; tap < kernel; ++tap) {
      int64_t place =
          output * window.stride + tap * window.dilation - window.padBefore;
      if (place >= 0 && place % window.baseDilation == 0 &&
          place / window.baseDilation < input)
        touched.set(place / window.baseDilation);
    }
  return CountRange(Count(int64_t(touched.count())));
}

WindowWork roofline::countWindows(ArrayRef<SlidingWindow> windows) {
  WindowWork all{1, Count(1)};
  for (const SlidingWindow &window : windows) {
    std::optional<Count> useful;
    CountRange touched(0, window.input);
    if (window.baseDilation == 1) {
      useful = countUsefulTaps(window);
      touched = countTouched(static_cast<const TosaWindow &>(window));
      // Negative padding leaves elements out.
      if (!touched.isExact() || (window.padBefore < 0 || window.padAfter < 0))
        if (!window.input.isConstant() || !window.outputs.isConstant())
          touched = CountRange(0, window.input);
    } else {
      useful = countUsefulWithHoles(window);
      touched = countTouchedWithHoles(window);
    }
    all.executed *= window.outputs * window.kernel;
    all.touched.lower *= touched.lower;
    all.touched.upper *= touched.upper;
    if (useful && all.useful)
      *all.useful *= *useful;
    else
      all.useful.reset();
  }
  return all;
}

void roofline::setUsefulTaps(const WindowWork &taps, Work &work) {
  bool isAll = taps.useful && *taps.useful == taps.executed;
  if (isAll || taps.executed.isZero())
    return;
  // Operations and multiply-adds are multiples of the taps executed.
  auto part = [&](const Count &count) {
    return countFloorDiv(count * *taps.useful, taps.executed);
  };
  if (work.contractions && !taps.useful)
    work.contractions->usefulMacs.reset();
  else if (work.contractions)
    work.contractions->usefulMacs = part(work.contractions->macs);
  if (work.terms.getFlops().isZero())
    return;
  work.usefulFlopsUnknown = !taps.useful;
  if (taps.useful)
    work.usefulFlops = part(work.terms.getFlops());
  else
    work.notes.push_back("padded taps can't be told apart");
}
