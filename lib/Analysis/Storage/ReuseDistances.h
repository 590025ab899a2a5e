//===- ReuseDistances.h - What repeated runs find in caches -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How much a function that runs again and again touches between two uses of the
// same storage: a cache with less room has evicted some of it meanwhile (R31).
//
// In: a function of one block whose sizes are constant. Out: what each op in it
// reads and writes first in its step, an op of that block, which may be a loop.
// Within a step nothing is evicted here: that is loop traffic.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_REUSEDISTANCES_H
#define ROOFLINE_LIB_ANALYSIS_REUSEDISTANCES_H

#include "roofline/Estimate/ExpectedTime.h"
#include "roofline/Symbols/ValueStorage.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::roofline {

class ReuseDistances {
public:
  ReuseDistances(Operation *function, WorkContext &context,
                 StorageSizes &sizes);

  /// What `op`, or the ops in it, use first in their step; nullopt where the
  /// function has several blocks, ops without a model, or sizes that are not
  /// constant.
  std::optional<SmallVector<Reuse, 0>> getReuses(Operation *op) const;
  /// The largest distance of these [B]; 0 for none.
  double getDistance(Operation *op) const;

private:
  /// What a step does with one storage.
  struct Use {
    double bytes = 0;
    /// The ops that read it before the step writes it, and that write it first;
    /// null if none does.
    Operation *reader = nullptr, *writer = nullptr;
    /// What is touched since the use before, and at most between two uses until
    /// the storage is written again [B].
    double sinceUsed = 0, untilWritten = 0;
  };
  using Step = llvm::MapVector<Value, Use>;

  Value getSource(Value value) const;
  LogicalResult addOp(Operation *op, WorkContext &context, StorageSizes &sizes,
                      Step &step);
  void computeDistances();
  void addReuse(Operation *op, const Reuse &reuse);

  Operation *function;
  llvm::SmallPtrSet<Operation *, 4> idleOps;
  StorageRoots roots;
  bool isKnown = false;
  std::vector<Step> steps;
  /// Of each op, and of those around it.
  llvm::DenseMap<Operation *, SmallVector<Reuse, 0>> reuses;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_REUSEDISTANCES_H
