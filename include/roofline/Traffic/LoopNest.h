//===- LoopNest.h - What all executions of an access touch ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compulsory traffic of an op inside loops (R10a, R19). In go the regions
// around the op with how often each executes, and an access of its work; out
// come the distinct elements that all executions touch together, and how often
// the program makes new storage for the accessed value.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_LOOPNEST_H
#define ROOFLINE_TRAFFIC_LOOPNEST_H

#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace mlir::roofline {

/// The loops and branches around an op, up to its function.
class LoopNest {
public:
  /// `executions` are nested in each other, the outermost first.
  LoopNest(ArrayRef<RegionExecution> executions, ProgramContext &context);
  ~LoopNest();

  struct Touched {
    /// Distinct elements, while the accessed value has one storage.
    CountRange elements;
    /// How often the program makes new storage for the value.
    CountRange storages = Count(1);
  };
  /// Counts what all executions of `access` touch together. `loops` are those
  /// of the op that it is an access of.
  Touched countTouched(const Access &access, ArrayRef<Loop> loops);

  Region *getInnermost() const { return levels.front().region; }

private:
  struct Counters;
  Counters &getCounters(size_t numLevels);
  size_t countInvariantLevels(Value value) const;
  CountRange countInOneStorage(const Access &access, ArrayRef<Loop> loops,
                               size_t valueLevels, size_t rootLevels);
  std::optional<CountRange> countImage(const Access &access,
                                       ArrayRef<Loop> loops, size_t numLevels);
  CountRange countMapped(AffineMap map, ArrayRef<Loop> all, size_t numLevels,
                         bool hasOwnLoops);
  bool isApart(const Access &access, ArrayRef<Loop> loops, size_t numLevels);
  Count countExecutions(size_t from, size_t to) const;
  CountRange repeat(const CountRange &once, size_t from, size_t to,
                    const std::optional<Count> &limit) const;

  ProgramContext &context;
  /// The innermost first.
  SmallVector<RegionExecution, 4> levels;
  /// The counters of the innermost levels, by their number; null until asked
  /// for.
  SmallVector<std::unique_ptr<Counters>, 4> counters;
  /// Images by map and number of levels; they may have taken an enumeration.
  llvm::DenseMap<std::pair<AffineMap, size_t>, std::pair<CountRange, SearchSet>>
      images;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_LOOPNEST_H
