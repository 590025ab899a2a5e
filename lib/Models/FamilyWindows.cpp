//===- FamilyWindows.cpp - Windows that slide over dilated dims -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FamilyWindows.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace mlir::roofline;

LogicalResult roofline::readWindows(const OpKeys &keys,
                                    MutableArrayRef<SlidingWindow> windows) {
  size_t rank = windows.size();
  SmallVector<int64_t> strides, padding, base, dilations;
  if (failed(keys.readInts("strides", strides)) ||
      failed(keys.readInts("padding", padding)) ||
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
      failed(check("lhs_dilation", base, rank)) ||
      failed(check("rhs_dilation", dilations, rank)))
    return failure();
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
    auto isStep = [](int64_t value) {
      return value >= 1 && value <= std::numeric_limits<int32_t>::max();
    };
    if (!isStep(window.stride) || !isStep(window.dilation) ||
        !isStep(window.baseDilation) || !llvm::isInt<32>(window.padBefore) ||
        !llvm::isInt<32>(window.padAfter))
      return keys.fail("expected strides and dilations from 1, and padding, "
                       "below 2^31");
    SlidingWindow dilated = window;
    dilated.input = countMax(
        0, (window.input - 1) * Count(window.baseDilation) + 1);
    Count outputs = countOutputs(dilated);
    if (outputs.isConstant() && window.outputs.isConstant() &&
        outputs != window.outputs)
      return keys.fail("expected dim " + Twine(dim) + " of the windows to have " +
                       outputs.str() + " positions, got a result of " +
                       window.outputs.str());
  }
  return success();
}

/// Goes through all pairs of a position and a tap; nullopt if they are unknown
/// or too many.
static std::optional<std::pair<Count, Count>>
enumerateTaps(const SlidingWindow &window) {
  constexpr int64_t maxPairs = 1 << 20;
  std::optional<int64_t> outputs = window.outputs.tryInt64(),
                         kernel = window.kernel.tryInt64(),
                         input = window.input.tryInt64();
  if (!outputs || !kernel || !input || *kernel > maxPairs ||
      *outputs > maxPairs || *outputs * *kernel > maxPairs || *input > maxPairs)
    return std::nullopt;
  int64_t useful = 0;
  llvm::BitVector touched(*input);
  for (int64_t output = 0; output < *outputs; ++output)
    for (int64_t tap = 0; tap < *kernel; ++tap) {
      int64_t place =
          output * window.stride + tap * window.dilation - window.padBefore;
      if (place < 0 || place % window.baseDilation != 0 ||
          place / window.baseDilation >= *input)
        continue;
      ++useful;
      touched.set(place / window.baseDilation);
    }
  return std::pair(Count(useful), Count(int64_t(touched.count())));
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
    } else if (auto counts = enumerateTaps(window)) {
      useful = counts->first;
      touched = CountRange(counts->second);
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
