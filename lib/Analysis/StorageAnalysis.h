//===- StorageAnalysis.h - Storage and least bytes of a function -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_STORAGEANALYSIS_H
#define ROOFLINE_LIB_ANALYSIS_STORAGEANALYSIS_H

#include "ReplacedParts.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/Traffic.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// A constant that the program reads.
struct Weight {
  /// Size, and the largest part that an op reads [B].
  Count sizeBytes, readBytes;
};
using WeightMap = llvm::MapVector<Value, Weight>;

/// Sums up over one function the bytes that must be stored, and those that must
/// move even if all ops are fused (R20).
class StorageAnalysis {
public:
  StorageAnalysis(WorkContext &context, StorageSizes &sizes,
                  const Hypothesis *hypothesis = nullptr);
  StorageAnalysis(const StorageAnalysis &) = delete;

  /// Adds the accesses of one execution of an op of the function.
  void addWork(const Work &work);
  /// Adds an op with unknown accesses, which counts as reading its operands in
  /// full.
  void addOpaqueOp(Operation *op);
  /// Registers an op that costs nothing and whose results need no storage.
  void addIdleOp(Operation *op);

  /// Returns the bytes of arguments and weights read, and of results and
  /// arguments written, each once [B].
  Count computeFusedLowerBytes(Region &body);
  /// Adds a call of a function with these weights and temporary bytes, the
  /// latter in terms of the caller's symbols.
  void addCall(Operation *call, const Count &temporaryBytes,
               const WeightMap &calleeWeights);
  /// Returns the weights of the function and of those that it calls.
  const WeightMap &getWeights() const { return weights; }

  /// Returns the largest sum of the sizes of values that live at the same time,
  /// without arguments and weights [B]. A value lives from its op to its last
  /// use.
  Count computeTemporaryBytes(Region &body);
  /// Returns the bytes that live throughout, arguments and weights, together
  /// with `temporaryBytes`.
  StorageBytes computeStorage(Region &body, const Count &temporaryBytes);
  /// Registers a call of a function with unknown storage.
  void addUnknownStorage() { isIncomplete = true; }

private:
  Count *findRead(Value value);
  void addRead(Value value, const Count &bytes);
  std::optional<Count> computeReturnedBytes(Value value);
  struct RootTraffic {
    Count bytesRead, bytesWritten;
  };
  Value getRootFrom(Value value, Value sourceRoot);
  bool hasStorage(Value root);
  std::optional<Count> getValueBytes(Value value);
  bool isWeight(Value root);
  bool needsStorage(Value value);
  Count computeInnerPeak(Operation *op);
  Count computePeakOfBlock(Block &block);
  void collectWeights(Region &body);
  Value getWeight(Value root);
  void addSize(Value value, Count &total);

  WorkContext &context;
  StorageSizes &sizes;
  const Hypothesis *hypothesis;
  /// Traffic of each argument.
  llvm::MapVector<Value, RootTraffic> arguments;
  WeightMap weights;
  /// The first value of every global, by its name and symbol table.
  llvm::DenseMap<std::pair<Attribute, Operation *>, Value> globals;
  bool isIncomplete = false;
  /// Bytes that called functions store, without arguments and weights [B].
  llvm::DenseMap<Operation *, Count> innerBytes;
  llvm::DenseSet<Operation *> idleOps;
  /// Values share storage through views (R15), as loop-carried values, and with
  /// an init that is overwritten in place because it has storage and no other
  /// use.
  StorageRoots roots;
  ReplacedParts parts;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_STORAGEANALYSIS_H
