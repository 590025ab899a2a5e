//===- CacheModel.h - What a cache keeps between ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a cache keeps from one op to the next: the values that each op uses go
// in, one op after the other; the bytes that each op need not move come out.
// The cache holds whole values, is write-back and replaces the least recently
// used. docs/understand/Traffic.md, "Between ops", has the model and its
// limits.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_CACHEMODEL_H
#define ROOFLINE_TRAFFIC_CACHEMODEL_H

#include "roofline/Target/TargetDescription.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

#include <list>

namespace mlir::roofline {

/// The cache that all cores share next to the outermost memory.
struct SharedCache {
  /// What values may fill of it [B].
  int64_t roomBytes = 0;
  /// Its level, as "l2".
  std::string level;
  /// Why the target has none; empty if it has one.
  std::string whyNot;
};
SharedCache findSharedCache(const TargetDescription &target);

/// What one op does with one value.
struct CacheUse {
  unsigned value = 0;
  /// The whole value, and the most of it that the op touches [B].
  uint64_t sizeBytes = 0, touchedBytes = 0;
  /// The least that moves if the op starts cold [B].
  uint64_t readBytes = 0, writtenBytes = 0;
  /// The op touches all of the value, and writes all of it.
  bool touchesWhole = false, writesWhole = false;
};

/// Bytes that an op does not move.
struct CacheSaving {
  uint64_t readBytes = 0, writtenBytes = 0;

  uint64_t getBytes() const {
    return llvm::SaturatingAdd(readBytes, writtenBytes);
  }
};

/// Simulates the ops of a program in order. A value that an op touched whole
/// stays until the room is needed for values touched later. What is written
/// moves when its value has to leave. A cache of `roomBytes` that drops the
/// least recently used byte saves at least as much if each op touches first the
/// values that are there, then the rest, one after the other.
class CacheModel {
public:
  explicit CacheModel(uint64_t roomBytes) : roomBytes(roomBytes) {}

  /// Executes an op; each value is in `uses` once. If they don't fit together,
  /// nothing is saved and nothing stays. Returns the number of the op.
  unsigned execute(llvm::ArrayRef<CacheUse> uses);
  /// Nobody reads `value` any more: what is written of it never moves.
  void discard(unsigned value);
  /// All that is written moves, and nothing stays.
  void flush();

  /// True if all of `value` is there: an op that reads it finds it.
  bool holds(unsigned value) const;

  /// What op `number` has saved so far. Writes are known to be saved when their
  /// value is discarded or written again.
  const CacheSaving &getSaving(unsigned number) const {
    return savings[number];
  }

private:
  /// A value, or the part of one that an op touched.
  struct Entry {
    unsigned value = 0;
    uint64_t heldBytes = 0;
    bool isWhole = false;
    /// Ops and the bytes that they wrote, which still have to move.
    llvm::SmallVector<std::pair<unsigned, uint64_t>, 1> pending;
  };
  using Place = std::list<Entry>::iterator;
  void remove(Place place);
  void saveWrites(Entry &entry);
  void touch(const CacheUse &use, unsigned number);

  uint64_t roomBytes, heldBytes = 0;
  /// The most recently used first.
  std::list<Entry> entries;
  /// The entries of each value.
  llvm::DenseMap<unsigned, llvm::SmallVector<Place, 1>> places;
  llvm::SmallVector<CacheSaving, 0> savings;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_CACHEMODEL_H
