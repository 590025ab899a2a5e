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
#include "roofline/Symbols/ProgramContext.h"
#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/KernelTraffic.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// True for a ranked tensor or memref.
bool isStored(Value value);

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
  StorageAnalysis(ProgramContext &context, StorageSizes &sizes,
                  const Hypothesis *hypothesis = nullptr);
  StorageAnalysis(const StorageAnalysis &) = delete;

  /// Where an op stands, or a kernel: in the sequence of ops, in a loop, or in
  /// a branch that is taken, perhaps after ops that follow. An op in a kernel
  /// says only which parts of tensors it replaces.
  enum class Place { Sequence, Loop, Branch, Kernel };

  /// Adds the accesses of one execution of an op of the function, in program
  /// order.
  void addWork(const Work &work, Place place);
  /// Adds what the kernel `op` moves (R27); tensors belong to the ops inside.
  void addKernel(Operation *op, ArrayRef<StorageTraffic> traffic, Place place);
  /// Adds an op with unknown accesses, which counts as reading its operands in
  /// full, or as much of them as its `given` work says.
  void addOpaqueOp(Operation *op, Place place,
                   const WorkSummary *given = nullptr);
  /// Adds an op without a cost, which may give its operands another name.
  void addFree(Operation *op);

  /// The least that is read and written of an argument or a weight, and what is
  /// read of a memref in a branch, which may follow any write [B].
  struct Moved {
    Count read, readInBranch, written;
  };
  using Branch = llvm::MapVector<Value, Moved>;
  /// Begins and ends one of several branches of which one is taken.
  void enterBranch() { branches.emplace_back(); }
  Branch leaveBranch() { return branches.pop_back_val(); }
  /// Adds what any of these branches does.
  void addBranches(ArrayRef<Branch> taken);
  /// Registers an op that costs nothing and whose results need no storage.
  void addIdleOp(Operation *op);

  /// Returns the bytes of arguments and weights read, and of results and
  /// arguments written, each once [B].
  Count computeFusedLowerBytes(Region &body);
  /// Adds a call with these operands of a function with the totals `called`, in
  /// terms of the caller's symbols, and these weights.
  void addCall(Operation *call, ValueRange operands, const Totals &called,
               const WeightMap &calleeWeights, Place place);
  /// What the function does with each argument. To be asked for after
  /// `computeFusedLowerBytes`.
  SmallVector<ArgumentTraffic, 0> getArgumentTraffic(Region &body) const;
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
  Value findOutside(Value value);
  void addAccess(const Access &access, const Work &work, bool isWrite,
                 Place place);
  Count getUnwritten(Value outside, const Count &bytes) const;
  void addRead(Value outside, const Count &bytes, Place place);
  void addWrite(Value outside, const Count &least,
                const std::optional<Count> &most, Place place);
  std::optional<Count> computeReturnedBytes(Value value);
  Value getRootFrom(Value value, Value sourceRoot);
  bool hasStorage(Value root);
  std::optional<Count> getValueBytes(Value value);
  std::optional<Count> getLargest(Value value, const Count &count) const;
  bool isWeight(Value root);
  bool needsStorage(Value value);
  Count computeInnerPeak(Operation *op);
  Count computePeakOfBlock(Block &block);
  void collectWeights(Region &body);
  Value getWeight(Value root);
  void addSize(Value value, Count &total);

  ProgramContext &context;
  StorageSizes &sizes;
  const Hypothesis *hypothesis;
  /// What the function does and, within that, the branches around the current
  /// op.
  SmallVector<Branch, 1> branches{{}};
  WeightMap weights;
  /// The most that has been written to arguments and weights that are memrefs;
  /// nullopt for all of them [B].
  llvm::DenseMap<Value, std::optional<Count>> memrefWrites;
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
