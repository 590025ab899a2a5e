//===- WorkNest.cpp - Work as a nest that can be tiled -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkNest.h"

#include "ProgramContext.h"
#include "llvm/ADT/SmallBitVector.h"

#include <cstdlib>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

LogicalResult LoopIndex::add(AffineExpr expr, int64_t factor) {
  if (isa<AffineConstantExpr>(expr))
    return success();
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    for (auto &[loop, known] : terms)
      if (loop == dim.getPosition())
        return failure(llvm::AddOverflow(known, factor, known));
    terms.push_back({dim.getPosition(), factor});
    return success();
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  if (expr.getKind() == AffineExprKind::Add)
    return success(succeeded(add(binary.getLHS(), factor)) &&
                   succeeded(add(binary.getRHS(), factor)));
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (expr.getKind() != AffineExprKind::Mul || !constant ||
      llvm::MulOverflow(factor, constant.getValue(), factor))
    return failure();
  return add(binary.getLHS(), factor);
}

namespace {
/// Puts the indices of one access into an operand.
class OperandBuilder {
public:
  OperandBuilder(const TilingNest &nest, TilingOperand &operand)
      : nest(nest), operand(operand) {}

  /// Returns false if the operand has more elements than the access.
  bool add(AffineMap map);

private:
  bool addWindow(const LoopIndex &index);
  void addLoop(unsigned loop) {
    if (!isKnown(loop))
      operand.loops.push_back(loop);
  }
  /// True if other indices tell the loop's iteration.
  bool isKnown(unsigned loop) const {
    return nest.extents[loop] == 1 || llvm::is_contained(operand.loops, loop);
  }
  bool isInWindow(unsigned loop) const {
    return llvm::any_of(operand.windows, [&](const TilingWindow &window) {
      return window.spatial == loop || window.kernel == loop;
    });
  }

  const TilingNest &nest;
  TilingOperand &operand;
};
} // namespace

/// An index of loops that no other index knows. Two make a window, of which the
/// longer loop is taken for the spatial one; more, or a loop in two windows,
/// are taken as indices of their own.
bool OperandBuilder::addWindow(const LoopIndex &index) {
  SmallVector<std::pair<unsigned, int64_t>, 2> open;
  for (auto [loop, factor] : index.terms)
    if (factor != 0 && !isKnown(loop))
      open.push_back({loop, factor});
  bool isShared = llvm::any_of(
      open, [&](const auto &term) { return isInWindow(term.first); });
  if (open.size() == 2 && !isShared) {
    auto [spatial, stride] = open[0];
    auto [kernel, dilation] = open[1];
    if (nest.extents[spatial] < nest.extents[kernel]) {
      std::swap(spatial, kernel);
      std::swap(stride, dilation);
    }
    // A negative factor counts a loop backwards.
    operand.windows.push_back(
        {spatial, kernel, std::abs(stride), std::abs(dilation)});
    return true;
  }
  for (auto [loop, factor] : open)
    if (!isInWindow(loop))
      addLoop(loop);
  return open.size() <= 1 && !isShared;
}

bool OperandBuilder::add(AffineMap map) {
  SmallVector<LoopIndex, 4> windows;
  bool isTight = true;
  for (AffineExpr expr : map.getResults()) {
    LoopIndex index;
    if (failed(index.add(expr, 1))) {
      isTight = false;
      for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
        if (expr.isFunctionOfDim(loop))
          addLoop(loop);
      continue;
    }
    if (index.terms.size() == 1 && index.terms[0].second != 0)
      addLoop(index.terms[0].first);
    else if (index.terms.size() > 1)
      windows.push_back(std::move(index));
  }
  for (const LoopIndex &index : windows)
    isTight &= addWindow(index);
  return isTight;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Bits that the accumulator of a contraction takes; 0 if there is none.
static int64_t getAccumulatorBits(const Work &work, StorageSizes &sizes) {
  for (const WorkTerm &term : work.terms)
    if (term.workClass == WorkClass::Matrix)
      if (std::optional<Count> bits = sizes.getBits(term.accumulatorType))
        return bits->tryInt64().value_or(0);
  return 0;
}

/// True if what `written` accesses is the content that `read` reads first.
static bool isInitOf(const Access &read, const Access &written) {
  return read.map == written.map && (read.value == written.value ||
                                     read.value == getTiedInit(written.value));
}

/// Adds the operand of `access`; false if its elements have no constant size.
static bool addOperand(const Access &access, const Work &work,
                       StorageSizes &sizes, WorkNest &result) {
  std::optional<Count> bits = sizes.getBits(access.elementType);
  std::optional<int64_t> constant = bits ? bits->tryInt64() : std::nullopt;
  if (!constant)
    return false;
  TilingOperand operand;
  operand.bits = operand.partialBits = *constant;
  operand.isOutput = access.writes;
  if (access.writes) {
    operand.partialBits =
        std::max(operand.bits, getAccumulatorBits(work, sizes));
    operand.readsInit = access.reads;
    for (const Access &other : work.accesses)
      operand.readsInit |= other.reads && isInitOf(other, access);
  }
  if (!OperandBuilder(result.nest, operand).add(access.map))
    result.isLoose = true;
  result.nest.operands.push_back(std::move(operand));
  result.accesses.push_back(&access);
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

std::optional<WorkNest> roofline::makeWorkNest(const Work &work,
                                               StorageSizes &sizes) {
  WorkNest result;
  // A nest that computes nothing need not visit each of its points.
  result.isLoose = llvm::all_of(work.terms, [](const WorkTerm &term) {
    return term.workClass == WorkClass::Other;
  });
  for (const Loop &loop : work.loops) {
    std::optional<int64_t> extent = loop.extent.tryInt64();
    if (!extent || *extent < 1)
      return std::nullopt;
    result.nest.extents.push_back(*extent);
  }
  for (const Access &access : work.accesses) {
    if (!access.map) {
      if (access.indexMap || access.writes)
        return std::nullopt;
      result.scattered.push_back(&access);
      continue;
    }
    if (isCovered(&access, work))
      continue;
    for (const Access &other : work.accesses)
      result.isLoose |= &other != &access && other.value == access.value &&
                        other.map != access.map;
    result.isLoose |= access.elements.has_value();
    if (!addOperand(access, work, sizes, result))
      return std::nullopt;
  }
  return result;
}

bool roofline::isStreaming(const Work &work) {
  for (const Access &access : work.accesses) {
    // Data movement tells its elements.
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
