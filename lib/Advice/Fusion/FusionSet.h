//===- FusionSet.h - Ops taken as one kernel -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_FUSIONSET_H
#define ROOFLINE_LIB_ADVICE_FUSION_FUSIONSET_H

#include "mlir/IR/Operation.h"
#include "roofline/IR/RooflineInterfaces.h"

namespace mlir::roofline {

/// Uses of the results of an op of a set outside of it.
enum class OutsideUse {
  None,
  /// Behind the last op of the set only.
  Late,
  /// Somewhere before it too.
  Early,
  /// In the payload of an op of the set.
  Payload
};

/// Ops of one block.
class FusionSet {
public:
  struct Member {
    Operation *op = nullptr;
    /// Work as the model has it, once computed. Softmax and pad, whose model
    /// has no loops, have those by which upstream tiles them.
    Work work;
    /// The first loops of `work` are those that upstream tiles.
    unsigned numTiledLoops = 0;
    OutsideUse outside = OutsideUse::None;
    /// No other member uses its results.
    bool isSink = false;
    /// Upstream computes each tile of it twice: see `findCopied`.
    bool isCopied = false;
  };

  /// `ops` in program order, in one block.
  explicit FusionSet(ArrayRef<Operation *> ops);
  /// Fills in the work of the members. Fails if that of one is not known.
  LogicalResult computeWork(WorkContext &context);

  ArrayRef<Member> getMembers() const { return members; }
  SmallVector<Operation *, 4> getOps() const;
  const Member &getLast() const { return members.back(); }
  /// The member that makes `value`, or what it is a reshape of; null if none
  /// does.
  const Member *lookupMaker(Value value) const;
  /// The value from before the set to whose storage a tile of `result`, of a
  /// member, is written: that is updated in place, and in memory afterwards.
  /// Null for fills and empty tensors, which become those of a tile.
  Value getStorageOutside(Value result) const;
  unsigned countSinks() const;
  /// The shape of a ranked value, with the sizes that are bound. Those that are
  /// no constant stay dynamic.
  SmallVector<int64_t, 4> getShape(Value shaped) const;

private:
  void findCopied();
  bool startsWithOthers(Value init) const;

  SmallVector<Member, 4> members;
  /// Once work has been computed.
  WorkContext *context = nullptr;
};

/// Beyond so many uses outside of a set, one of them is taken to come early.
constexpr unsigned maxOutsideUses = 64;
/// Results that overwrite each other are followed back so far.
constexpr unsigned maxInits = 64;

/// Uses of the results of `op` outside of `ops`, also through reshapes.
OutsideUse findOutsideUse(Operation *op, ArrayRef<Operation *> ops);

/// True if the payload of `op`, of linalg, takes elements of tensors that are
/// no operands.
bool readsInPayload(Operation *op);

/// True for an op of linalg that reads no tensor and no buffer.
bool isFilling(Operation *op);

/// True if ops have a result of `op` as init, or may have it as one through
/// views.
bool isStartOfOthers(Operation *op);

/// True for a fill that costs nothing once the reads by `ops` are gone: others
/// have it as init only (R13).
bool isFreeWithout(ArrayRef<Operation *> ops, Operation *fill);

/// True if upstream makes what fills `init` of one of `ops` anew in each tile,
/// and that is several values: it is not read then.
bool isFilledInTiles(Value init, ArrayRef<Operation *> ops);

/// The fills that `ops`, but for the last one, start from through reshapes, and
/// others as they are: once the former are made in tiles, the fill costs
/// nothing (R13). And those of several values that `ops` alone have as init:
/// see `isFilledInTiles`.
SmallVector<Operation *, 1> findFreedFills(ArrayRef<Operation *> ops);

/// The value whose storage an op with `init` writes, seen through fills and
/// reshapes; null if that is new.
Value followFills(Value init);

/// What happens to a value whose storage ops write.
struct Overwritten {
  /// False for what is made anew: fills and empty tensors.
  bool hasStorage = false;
  /// The op that overwrites it though another one reads it; null if none does.
  Operation *writer = nullptr;
  /// Whose storage it takes itself.
  Value init;
};
/// By value, and with 1 if ops that accumulate onto it count as readers.
using Overwriters = llvm::DenseMap<std::pair<Value, unsigned>, Overwritten>;

/// An op that overwrites a value though another one reads it, so that a copy is
/// needed of which nobody knows where it lies: of the values whose storage `op`
/// takes, and of its results unless it is the last op of a set. Null if there
/// is none. Keeps what is found of each value in `known`: many ops may share
/// one.
Operation *findConflict(Operation *op, bool isLast, Overwriters &known);

/// "'linalg.matmul'".
std::string quoteName(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_FUSIONSET_H
