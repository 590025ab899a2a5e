//===- CacheReuse.h - Bytes that a cache saves each op ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_CACHEREUSE_H
#define ROOFLINE_LIB_ANALYSIS_CACHEREUSE_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Symbols/ProgramContext.h"
#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/CacheModel.h"
#include "roofline/Traffic/Traffic.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::roofline {

enum class OpKind;

/// Computes the traffic that a cache saves for the ops of a function that
/// execute once per call, in program order (docs/understand/Traffic.md,
/// "Between ops").
class CacheReuse {
public:
  using KindFn = function_ref<OpKind(Operation *)>;
  CacheReuse(Operation *function, const TargetDescription &target,
             const AnalysisOptions &options, uint64_t roomBytes,
             KindFn getKind);

  /// Returns the bytes saved by op, without ops that save none.
  llvm::DenseMap<Operation *, Count> compute();

private:
  Value getStorage(Value value) { return roots.getRoot(value); }
  std::optional<uint64_t> getSize(Value storage);
  unsigned getNumber(Value storage);
  void collectLastUses(Block &body);
  bool mayDie(Value storage);
  void escape(ValueRange values);
  void visit(Operation *op);
  void visitControl(Operation *op);
  void visitBarrier(Operation *op);
  void visitFree(Operation *op);
  void visitWork(Operation *op);
  void escapeHiddenUses(Operation *op, const Work &work,
                        const llvm::DenseSet<Value> &made);
  bool addUses(const Work &work, SmallVectorImpl<CacheUse> &uses,
               llvm::DenseSet<Value> &made);
  bool addUse(const Access &access, bool isWrite, const CountRange &bytes,
              SmallVectorImpl<CacheUse> &uses);

  Operation *function;
  const TargetDescription &target;
  ProgramContext context;
  StorageSizes sizes;
  KindFn getKind;
  CacheModel cache;
  StorageRoots roots;
  llvm::DenseMap<Value, unsigned> numbers;
  /// Storage that may be read outside of this walk.
  llvm::DenseSet<Value> escaped;
  /// Storage by the op of the function's body that uses it last.
  llvm::DenseMap<Operation *, SmallVector<Value, 2>> lastUses;
  SmallVector<std::pair<Operation *, unsigned>, 0> executed;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_CACHEREUSE_H
