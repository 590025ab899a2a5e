//===- WorkMemo.h - Costs of ops seen before -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_MEMO_WORKMEMO_H
#define ROOFLINE_LIB_ANALYSIS_MEMO_WORKMEMO_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace mlir::roofline {

/// True for work that depends on the loops around: see `Access::indexMap`.
bool hasElementAccess(const Work &work);

/// Work of an op in terms of its operands and results, so that it can become
/// that of another op like it.
class MovableWork {
public:
  MovableWork() = default;
  MovableWork(Operation *op, const Work &work);

  bool isKnown() const { return work.has_value(); }
  /// The work of `op`; null if it has other values than operands and results.
  const Work *moveTo(Operation *op);

private:
  std::optional<Work> work;
  /// Of the value of each access, and of its indices: the number of an operand
  /// or, after those, of a result.
  SmallVector<unsigned, 4> numbers;
};

/// What is known of an op and of others like it.
struct KnownWork {
  OpRecord record;
  MovableWork work;
  bool hasElementAccess = false;
};

/// What the work of ops depends on: name, properties, types, body and what is
/// here.
struct WorkKey {
  /// The op whose data layout holds.
  Operation *scope = nullptr;
  /// The model's fingerprint of everything else.
  uint64_t fingerprint = 0;
  /// The dynamic dims of the operands. Symbols of the same name in two
  /// functions are as good as the same: figures have names alone.
  SmallVector<Count, 2> dims = {};

  bool operator==(const WorkKey &other) const {
    return scope == other.scope && fingerprint == other.fingerprint &&
           dims == other.dims;
  }
};

/// Records of ops by `WorkKey`. Networks repeat ops; an op seen before costs a
/// lookup. Ops are compared, hashes only narrow the search. The records of the
/// first ops are kept at once; of a later one nothing but a hash until it is
/// seen again, so that a program without repetition takes no memory.
class WorkMemo {
public:
  /// What is known of an earlier op with the same work; null if there is none.
  KnownWork *lookup(Operation *op, const WorkKey &key);
  /// True if the record of `op` is to be kept.
  bool wantsRecord(Operation *op, const WorkKey &key);
  /// Keeps `known` for ops like `op`; `op` must outlive the memo.
  OpRecord &insert(Operation *op, WorkKey key, KnownWork known);

  /// Sets `work` to that of `op`, whose dims are static, if an op was seen that
  /// differs from it in sizes alone.
  bool resize(Operation *op, const WorkKey &key, Work &work);
  /// Keeps `work` of `op` for ops of other sizes if it scales with the loops.
  void insertForm(Operation *op, const WorkKey &key, const Work &work);

private:
  struct Entry {
    Operation *op;
    WorkKey key;
    KnownWork known;
  };
  /// The work of one iteration of an op.
  struct Form {
    Operation *op;
    WorkKey key;
    MovableWork once;
  };
  llvm::DenseMap<uint64_t, SmallVector<std::unique_ptr<Entry>, 1>> entries;
  llvm::DenseMap<uint64_t, SmallVector<std::unique_ptr<Form>, 1>> forms;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_MEMO_WORKMEMO_H
