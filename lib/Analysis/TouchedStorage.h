//===- TouchedStorage.h - What a program has touched before -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which bytes an op reads that no op of the program can have touched before
// (R26). In: the ops of a function in program order, with their work. Out: the
// cold reads of each op, and of the whole function.
//
// Only what the program doesn't make can be cold: arguments, constants and
// globals, until an op touches them, itself or through views. What is known by
// another name (a choice between two buffers, what a loop carries) counts as
// touched. Arguments are taken to be distinct storage, as in R20.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TOUCHEDSTORAGE_H
#define ROOFLINE_LIB_ANALYSIS_TOUCHEDSTORAGE_H

#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/InPlace.h"
#include "roofline/Traffic/KernelTraffic.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

class TouchedStorage {
public:
  using Reads = SmallVector<SpaceTraffic, 1>;

  TouchedStorage(Operation *function, WorkContext &context,
                 StorageSizes &sizes);

  /// Where an op stands.
  enum class Place {
    /// In the sequence of ops that each execute once.
    Sequence,
    /// In a loop that has at least one iteration. `work` is for all executions.
    Loop,
    /// Perhaps it doesn't execute, or in another order.
    Anywhere
  };
  /// Visits an op and returns what it reads that nobody touched before; none
  /// for other places than `Sequence`.
  Reads visitWork(Operation *op, const Work &work, Place place);
  /// Visits an op without a cost: it may give its operands another name.
  void visitFree(Operation *op);
  /// Visits an op that may touch whatever it can reach.
  void visitOpaque(Operation *op);
  /// Visits the end of the outermost loop. Returns what it has read that nobody
  /// touched before. A kernel has that traffic of each storage (R27).
  Reads leaveLoop(ArrayRef<StorageTraffic> kernel = {});

  /// Returns what the function reads that it doesn't make, each byte once.
  const Reads &getProgramReads() const { return programReads; }

private:
  /// Identifies a storage that the program doesn't make.
  using Key = const void *;
  /// Uses of one storage.
  struct Storage {
    Attribute space;
    /// The most that was touched of it; nullopt for all [B].
    std::optional<Count> touchedBytes = Count(0);
    /// The most that an op in the loop reads [B], and whether one writes.
    Count loopBytes;
    bool isWrittenInLoop = false;
  };
  struct Use {
    Attribute space;
    Count leastRead;
    CountRange touched;
    bool isWritten = false;
  };
  Key findKey(Value value);
  Key getKey(Value value);
  Key computeKey(Value root);
  void touchAll(Value value);
  bool collectUses(const Work &work, llvm::MapVector<Key, Use> &uses);
  void addRead(Attribute space, const Count &bytes, Reads &reads);
  Count visitUse(Key key, const Use &use, Place place);

  Operation *function;
  WorkContext &context;
  StorageSizes &sizes;
  /// Of values, which share storage through views (R15).
  llvm::DenseMap<Value, Key> keys;
  llvm::MapVector<Key, Storage> storages;
  /// A constant or a global may have been touched where nobody saw it.
  bool isSharedTouched = false;
  Reads programReads;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_TOUCHEDSTORAGE_H
