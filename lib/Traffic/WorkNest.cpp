//===- WorkNest.cpp - Work as a nest that can be tiled -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/WorkNest.h"

#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/MathExtras.h"

#include <cstdlib>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

namespace {
/// Puts the indices of one access into an operand.
class OperandBuilder {
public:
  OperandBuilder(const Nest &nest, Operand &operand)
      : nest(nest), operand(operand) {}

  /// Returns false if the operand has more elements than the access.
  bool add(AffineMap map);

private:
  using Term = std::pair<unsigned, int64_t>;

  bool addWindow(const LinearIndex &index);
  bool areApart(Term lhs, Term rhs) const;
  void addLoop(unsigned loop) {
    if (!isKnown(loop))
      operand.indices.push_back(LinearIndex::iteration(loop));
  }
  /// True if other indices give the loop's iteration.
  bool isKnown(unsigned loop) const {
    return nest.extents[loop] == 1 || operand.hasOwnIndex(loop);
  }
  bool isInWindow(unsigned loop) const {
    return !operand.hasOwnIndex(loop) && operand.isIndexedBy(loop);
  }

  const Nest &nest;
  Operand &operand;
};
} // namespace

/// True if each pair of iterations of two loops gives another index: one loop
/// steps over all that the other one reaches.
bool OperandBuilder::areApart(Term lhs, Term rhs) const {
  if (std::abs(lhs.second) < std::abs(rhs.second))
    std::swap(lhs, rhs);
  int64_t reach = 0;
  return !llvm::MulOverflow(std::abs(rhs.second), nest.extents[rhs.first],
                            reach) &&
         std::abs(lhs.second) >= reach;
}

/// An index of loops that no other index knows. Two that overlap make a
/// window, of which the longer loop is taken for the spatial one; more, or a
/// loop in two windows, are taken as indices of their own.
bool OperandBuilder::addWindow(const LinearIndex &index) {
  SmallVector<Term, 2> open;
  for (auto [loop, factor] : index.terms)
    if (!isKnown(loop))
      open.push_back({loop, factor});
  bool isShared = llvm::any_of(
      open, [&](const auto &term) { return isInWindow(term.first); });
  if (open.size() == 2 && !isShared) {
    auto [spatial, stride] = open[0];
    auto [kernel, dilation] = open[1];
    if (areApart(open[0], open[1])) {
      addLoop(spatial);
      addLoop(kernel);
      return true;
    }
    // A negative factor counts a loop backwards.
    operand.indices.push_back(LinearIndex::window(spatial, std::abs(stride),
                                                  kernel, std::abs(dilation)));
    return true;
  }
  for (auto [loop, factor] : open)
    if (!isInWindow(loop))
      addLoop(loop);
  return open.size() <= 1 && !isShared;
}

bool OperandBuilder::add(AffineMap map) {
  LinearIndices windows;
  bool isTight = true;
  for (AffineExpr expr : map.getResults()) {
    if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
      addLoop(loop.getPosition());
      continue;
    }
    std::optional<LinearIndex> index = getLinearIndex(expr);
    if (!index) {
      isTight = false;
      for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
        if (expr.isFunctionOfDim(loop))
          addLoop(loop);
      continue;
    }
    if (index->terms.size() == 1)
      addLoop(index->terms[0].first);
    else if (index->terms.size() > 1)
      windows.push_back(std::move(*index));
  }
  for (const LinearIndex &index : windows)
    isTight &= addWindow(index);
  return isTight;
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

namespace {
/// A part of each loop.
struct Box {
  SmallVector<int64_t, 8> begin, end;

  explicit Box(ArrayRef<int64_t> extents)
      : begin(extents.size(), 0), end(extents.begin(), extents.end()) {}

  /// Leaves out the iterations of the longest loop of `index` that take it out
  /// of 0 to `size` in some iteration of the others. Fails if that is unknown.
  LogicalResult clip(const LinearIndex &index, int64_t size,
                     ArrayRef<int64_t> extents);
};
} // namespace

LogicalResult Box::clip(const LinearIndex &index, int64_t size,
                        ArrayRef<int64_t> extents) {
  // Sums of a few products of these fit.
  auto isSmall = [](int64_t value) { return llvm::isInt<31>(value); };
  int64_t first = index.offset, last = index.offset;
  std::pair<unsigned, int64_t> longest = {0, 0};
  if (!isSmall(index.offset) || !isSmall(size))
    return failure();
  for (auto [loop, factor] : index.terms) {
    if (factor < 0 || !isSmall(factor) || !isSmall(extents[loop]))
      return failure();
    last += factor * (extents[loop] - 1);
    if (factor > 0 &&
        (longest.second == 0 || extents[loop] > extents[longest.first]))
      longest = {loop, factor};
  }
  auto [loop, factor] = longest;
  if (factor == 0)
    return success(first >= 0 && last < size);
  last -= factor * (extents[loop] - 1);
  begin[loop] = std::max(begin[loop], -llvm::divideFloorSigned(first, factor));
  end[loop] =
      std::min(end[loop], llvm::divideFloorSigned(size - 1 - last, factor) + 1);
  return success();
}

/// Clips `box` to where all elements of `access` exist.
static LogicalResult clip(const Access &access, ArrayRef<int64_t> extents,
                          const StorageSizes &sizes, Box &box) {
  ShapedType type = sizes.getShapedType(access.value);
  if (!type || !type.hasStaticShape() ||
      type.getRank() != access.map.getNumResults())
    return failure();
  for (auto [expr, size] :
       llvm::zip_equal(access.map.getResults(), type.getShape())) {
    std::optional<LinearIndex> index = getLinearIndex(expr);
    if (!index || failed(box.clip(*index, size, extents)))
      return failure();
  }
  return success();
}

/// True if the map leads to elements that the access doesn't touch.
static bool isPadded(const Access &access, ArrayRef<Loop> loops) {
  return access.elements &&
         !(*access.elements == computeTouchedElements(access.map, loops));
}

/// Sets `interior` to a part without the padding of any access. Without one
/// the nest is loose.
static void setInterior(const Work &work, const StorageSizes &sizes,
                        WorkNest &result) {
  Box box(result.nest.extents);
  bool hasPadding = false;
  for (const Access &access : work.accesses) {
    if (!access.map || !isPadded(access, work.loops))
      continue;
    hasPadding = true;
    result.isLoose |= failed(clip(access, result.nest.extents, sizes, box));
  }
  if (!hasPadding || result.isLoose)
    return;
  for (auto [begin, end] : llvm::zip_equal(box.begin, box.end)) {
    result.isLoose |= begin >= end;
    result.interior.push_back(end - begin);
  }
}

static int64_t countAbsent(const Access &access, ArrayRef<Loop> loops) {
  if (!isPadded(access, loops) || !access.elements->isExact())
    return 0;
  CountRange image = computeTouchedElements(access.map, loops);
  std::optional<int64_t> absent =
      (image.lower - access.elements->upper).tryInt64();
  return absent ? std::max<int64_t>(0, *absent) : 0;
}

int64_t roofline::countRepeats(const Nest &nest, const Operand &operand,
                               const Tiling &tiling) {
  int64_t repeats = 1;
  bool moves = false;
  for (unsigned loop : llvm::reverse(tiling.order)) {
    int64_t tiles = llvm::divideCeil(nest.extents[loop], tiling.sizes[loop]);
    if (tiles == 1)
      continue;
    bool isIndex = operand.isIndexedBy(loop);
    moves |= isIndex;
    if (moves && !isIndex)
      repeats *= tiles;
  }
  return repeats;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

int64_t roofline::getPartialBits(const Access &access, const Work &work,
                                 StorageSizes &sizes) {
  Type type = access.partialType;
  for (const WorkTerm &term : work.terms)
    if (!type && term.workClass == WorkClass::Matrix)
      type = term.accumulatorType;
  return type ? sizes.getConstantBits(type).value_or(0) : 0;
}

/// True if what `written` accesses is the content that `read` reads first.
static bool isInitOf(const Access &read, const Access &written) {
  return read.map == written.map && (read.value == written.value ||
                                     read.value == getTiedInit(written.value));
}

/// Adds the operand of `access`; false if its elements have no constant size.
static bool addOperand(const Access &access, const Work &work,
                       StorageSizes &sizes, WorkNest &result) {
  std::optional<int64_t> bits = sizes.getConstantBits(access.elementType);
  if (!bits)
    return false;
  Operand &operand = result.nest.operands.emplace_back();
  operand.bits = operand.partialBits = *bits;
  if (access.writes) {
    operand.partialBits =
        std::max(operand.bits, getPartialBits(access, work, sizes));
    bool readsInit = access.reads;
    for (const Access &other : work.accesses)
      readsInit |= other.reads && isInitOf(other, access);
    operand.role = readsInit ? OperandRole::Update : OperandRole::Output;
  }
  if (operand.partialBits > operand.bits)
    result.widerBits += computeTouchedElements(access.map, work.loops).upper *
                        Count(operand.partialBits - operand.bits);
  if (!OperandBuilder(result.nest, operand).add(access.map))
    result.isLoose = true;
  result.accesses.push_back(&access);
  result.absentElements.push_back(countAbsent(access, work.loops));
  return true;
}

/// True if another access stands for this one: R11, or the output whose initial
/// content it reads.
static bool isCovered(const Access *access, const Work &work) {
  if (access->writes)
    return false;
  for (const Access &other : work.accesses) {
    if (&other == access)
      continue;
    if (other.writes ? isInitOf(*access, other)
                     : &other < access && other.value == access->value &&
                           other.map == access->map)
      return true;
  }
  return false;
}

/// False if there is no nest.
static bool addAll(const Work &work, StorageSizes &sizes, WorkNest &result) {
  // A nest that computes nothing need not visit each of its points.
  result.isLoose = !work.needsEachIteration ||
                   llvm::all_of(work.terms, [](const WorkTerm &term) {
                     return term.workClass == WorkClass::Other;
                   });
  for (const Loop &loop : work.loops) {
    std::optional<int64_t> extent = loop.extent.tryInt64();
    if (!extent || *extent < 1)
      return false;
    result.nest.extents.push_back(*extent);
  }
  for (const Access &access : work.accesses) {
    if (!access.map) {
      if (access.indexMap || access.writes)
        return false;
      result.scattered.push_back(&access);
      continue;
    }
    if (isCovered(&access, work))
      continue;
    for (const Access &other : work.accesses)
      result.isLoose |= &other != &access && other.value == access.value &&
                        other.map != access.map;
    if (!addOperand(access, work, sizes, result))
      return false;
  }
  setInterior(work, sizes, result);
  return true;
}

std::optional<WorkNest> roofline::makeWorkNest(const Work &work,
                                               StorageSizes &sizes) {
  std::optional<WorkNest> nest(std::in_place);
  if (!addAll(work, sizes, *nest))
    nest.reset();
  return nest;
}

bool roofline::isStreaming(const Work &work) {
  for (const Access &access : work.accesses) {
    // Models of data movement give the number of elements.
    if (!access.map) {
      if (!access.elements || !access.elements->isExact() ||
          llvm::any_of(work.terms, [](const WorkTerm &term) {
            return term.workClass != WorkClass::Other;
          }))
        return false;
      continue;
    }
    llvm::SmallBitVector indexed(work.loops.size());
    for (AffineExpr expr : access.map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        indexed.set(dim.getPosition());
    for (auto [loop, info] : llvm::enumerate(work.loops))
      if (!indexed[loop] && info.extent != Count(1))
        return false;
  }
  return true;
}
