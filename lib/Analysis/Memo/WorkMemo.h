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

/// Records of ops by what their work depends on: name, properties, types, body
/// and the model's fingerprint of everything else. Networks repeat ops; an op
/// seen before costs a lookup. Ops are compared, hashes only narrow the search.
class WorkMemo {
public:
  /// Record of an earlier op of the same `scope` with the same work; null if
  /// there is none. The scope is the op whose data layout holds.
  OpRecord *lookup(Operation *op, Operation *scope, uint64_t fingerprint);
  /// Keeps `record` for ops like `op`; `op` must outlive the memo.
  OpRecord &insert(Operation *op, Operation *scope, uint64_t fingerprint,
                   OpRecord record);

private:
  struct Entry {
    Operation *op, *scope;
    uint64_t fingerprint;
    OpRecord record;
  };
  llvm::DenseMap<uint64_t, SmallVector<std::unique_ptr<Entry>, 1>> entries;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_MEMO_WORKMEMO_H
