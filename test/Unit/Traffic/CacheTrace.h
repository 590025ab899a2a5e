//===- CacheTrace.h - Loads and stores of an affine program -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes loops of the affine dialect, records each element that a load or
// store touches, and replays the trace on a fully associative cache of
// elements. Shares no code with the analysis.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_TRAFFIC_CACHETRACE_H
#define ROOFLINE_TEST_UNIT_TRAFFIC_CACHETRACE_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <map>
#include <set>
#include <vector>

namespace mlir::roofline {

struct TracedElement {
  int64_t address;
  bool isWrite;
};

/// Executes `affine.for`, `affine.apply`, `affine.min` and accesses to memrefs.
class Tracer {
public:
  std::vector<TracedElement> run(Region &body) {
    runRegion(body);
    return std::move(trace);
  }

private:
  SmallVector<int64_t> evaluate(AffineMap map, ValueRange operands) {
    SmallVector<int64_t> inputs;
    for (Value operand : operands)
      inputs.push_back(values.at(operand.getAsOpaquePointer()));
    return map.compose(inputs);
  }
  void touch(Value memref, AffineMap map, ValueRange operands, bool isWrite) {
    auto type = cast<MemRefType>(memref.getType());
    auto [it, isNew] =
        bases.try_emplace(memref.getAsOpaquePointer(), int64_t(bases.size()));
    int64_t address = it->second;
    for (auto [index, extent] :
         llvm::zip_equal(evaluate(map, operands), type.getShape())) {
      assert(index >= 0 && index < extent && "out of bounds");
      address = address * 4096 + index;
    }
    trace.push_back({address, isWrite});
  }
  void runLoop(affine::AffineForOp loop) {
    SmallVector<int64_t> lowers =
        evaluate(loop.getLowerBoundMap(), loop.getLowerBoundOperands());
    SmallVector<int64_t> uppers =
        evaluate(loop.getUpperBoundMap(), loop.getUpperBoundOperands());
    int64_t end = *llvm::min_element(uppers);
    for (int64_t i = *llvm::max_element(lowers); i < end;
         i += loop.getStepAsInt()) {
      values[loop.getInductionVar().getAsOpaquePointer()] = i;
      runRegion(loop.getRegion());
    }
  }
  void runRegion(Region &region) {
    for (Operation &op : region.front()) {
      if (auto loop = dyn_cast<affine::AffineForOp>(op))
        runLoop(loop);
      else if (auto load = dyn_cast<affine::AffineLoadOp>(op))
        touch(load.getMemRef(), load.getAffineMap(), load.getMapOperands(),
              false);
      else if (auto store = dyn_cast<affine::AffineStoreOp>(op))
        touch(store.getMemRef(), store.getAffineMap(), store.getMapOperands(),
              true);
    }
  }

  std::map<void *, int64_t> values, bases;
  std::vector<TracedElement> trace;
};

/// Selects the element that leaves a full cache.
enum class Eviction {
  /// The element whose next use is furthest away.
  FurthestUse,
  /// The element whose next need is furthest away. A store does not need the
  /// element, unless it has to be stored itself, as its contents are
  /// overwritten.
  FurthestNeed,
  LeastRecentlyUsed
};

/// Returns the elements loaded and stored by a cache of `capacity` elements. A
/// store does not load; elements stored in the cache are written back at the
/// end.
inline int64_t countMoves(const std::vector<TracedElement> &trace,
                          int64_t capacity, Eviction eviction) {
  int64_t never = trace.size();
  std::vector<int64_t> nextUse(trace.size());
  std::map<int64_t, int64_t> last;
  for (int64_t position = never - 1; position >= 0; --position) {
    auto [it, isNew] = last.try_emplace(trace[position].address, never);
    nextUse[position] = it->second;
    it->second = position;
  }
  auto getRank = [&](int64_t position, bool isDirty) {
    int64_t next = nextUse[position];
    if (eviction == Eviction::LeastRecentlyUsed)
      return -position;
    bool isNeeded = eviction == Eviction::FurthestUse || isDirty ||
                    next == never || !trace[next].isWrite;
    return isNeeded ? next : never;
  };
  struct Line {
    int64_t rank;
    bool isDirty;
  };
  std::map<int64_t, Line> lines;
  std::set<std::pair<int64_t, int64_t>> byRank;
  int64_t moves = 0;
  for (auto [position, element] : llvm::enumerate(trace)) {
    auto [it, isNew] = lines.try_emplace(element.address, Line{0, false});
    Line &line = it->second;
    moves += isNew && !element.isWrite;
    if (!isNew)
      byRank.erase({line.rank, element.address});
    line.isDirty |= element.isWrite;
    line.rank = getRank(position, line.isDirty);
    byRank.insert({line.rank, element.address});
    if (int64_t(lines.size()) <= capacity)
      continue;
    int64_t victim = byRank.rbegin()->second;
    moves += lines.at(victim).isDirty;
    byRank.erase(std::prev(byRank.end()));
    lines.erase(victim);
  }
  for (const auto &[address, line] : lines)
    moves += line.isDirty;
  return moves;
}

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNIT_TRAFFIC_CACHETRACE_H
