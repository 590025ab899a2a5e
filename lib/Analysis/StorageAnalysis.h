//===- StorageAnalysis.h - Bytes that live, and bytes that fusion leaves -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_STORAGEANALYSIS_H
#define ROOFLINE_LIB_ANALYSIS_STORAGEANALYSIS_H

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
  /// Size, and the part of it that some op reads [B].
  Count sizeBytes, readBytes;
};
using WeightMap = llvm::MapVector<Value, Weight>;

/// Sums up over one function what has to be stored and what has to move if all
/// ops were fused (R20).
class StorageAnalysis {
public:
  StorageAnalysis(WorkContext &context, StorageSizes &sizes,
                  const Hypothesis *hypothesis = nullptr);
  StorageAnalysis(const StorageAnalysis &) = delete;

  /// Notes the accesses of one execution of an op of the function.
  void addWork(const Work &work);
  /// Notes an op whose accesses aren't known: it reads its operands in full.
  void addOpaqueOp(Operation *op);
  /// Notes that `op` costs nothing and that its results need no storage.
  void addIdleOp(Operation *op) { idleOps.insert(op); }

  /// Bytes of arguments and weights read, of results and arguments written,
  /// each once [B].
  Count computeFusedLowerBytes(Region &body);
  /// Notes a call of a function with these weights and `computeTemporaryBytes`,
  /// the latter in terms of the caller's symbols.
  void addCall(Operation *call, const Count &temporaryBytes,
               const WeightMap &calleeWeights);
  /// The weights here and in called functions.
  const WeightMap &getWeights() const { return weights; }

  /// Largest sum of the sizes of the values that live at the same time, beside
  /// arguments and weights: each from its op to its last use [B].
  Count computeTemporaryBytes(Region &body);
  /// What lives throughout: arguments, and the weights here and in called
  /// functions; beside it `temporaryBytes`.
  StorageBytes computeStorage(Region &body, const Count &temporaryBytes);
  /// Notes that a called function stores what isn't known.
  void addUnknownStorage() { isIncomplete = true; }

private:
  void addRead(Value root, const Count &bytes);
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
  /// Traffic of arguments.
  llvm::MapVector<Value, RootTraffic> arguments;
  WeightMap weights;
  /// The first value of every global, by its name and where that is looked up.
  llvm::DenseMap<std::pair<Attribute, Operation *>, Value> globals;
  bool isIncomplete = false;
  /// What called functions store beside their arguments and weights [B].
  llvm::DenseMap<Operation *, Count> innerBytes;
  llvm::DenseSet<Operation *> idleOps;
  /// Storage is shared through views (R15), by loop-carried values, and with
  /// inits that a result overwrites in place because they have storage and no
  /// other use.
  StorageRoots roots;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_STORAGEANALYSIS_H
