//===- NestMembers.cpp - Ops that one nest of tiles may have --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestMembers.h"

#include "../Reshapes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "roofline/Symbols/LinearTerms.h"
#include "roofline/Symbols/ValueStorage.h"

using namespace mlir;
using namespace mlir::roofline;

/// Why upstream can't tile `op`, or, unless it is the last one, not compute a
/// tile of its result in a loop; empty if it can.
static std::string checkOp(Operation *op, const Work &work, bool isLast) {
  if (isa<linalg::LinalgOp>(op))
    return "";
  // Its TilingInterface has no generateResultTileValue.
  if (isa<linalg::SoftmaxOp>(op))
    return isLast ? ""
                  : "upstream makes no tile of " + quoteName(op) +
                        " in the loops of another op: transform.structured."
                        "decompose_interface makes what can be fused";
  // It has no init that a tile could be written to in place.
  if (isa<tensor::PadOp>(op) && isLast)
    return "upstream makes a tile of " + quoteName(op) +
           " and then copies it into the result";
  if (isa<tensor::PadOp>(op))
    return work.loops.empty()
               ? quoteName(op) + " crops, or pads by amounts or with a "
                                 "value that are not constant"
               : "";
  if (!isa<TilingInterface>(op))
    return quoteName(op) + " has no TilingInterface";
  return "the loops of " + quoteName(op) + " are not known";
}

/// What fills an input of `op`, seen through views, and is no member; null if
/// nothing does.
static Operation *findFill(const FusionSet &set, Operation *op) {
  OperandRange inits = getInits(op);
  for (OpOperand &input : op->getOpOperands()) {
    if (isAmong(input, inits))
      continue;
    Operation *maker = getViewRoot(input.get()).getDefiningOp();
    if (maker && isFilling(maker) && !set.lookupMaker(input.get()))
      return maker;
  }
  return nullptr;
}

/// What fills the init of `op` through a reshape, and nothing outside of the
/// set, or a tensor that the init is a part of; null if nothing does. In the
/// tiles it is free, and elsewhere not (R13).
static Operation *findFillOfView(const FusionSet &set, Operation *op) {
  for (Value init : getInits(op)) {
    Value root = getViewRoot(init);
    Operation *maker = root.getDefiningOp();
    if (root != init && maker && isFilling(maker) &&
        (root != getReshapeRoot(init) ||
         findOutsideUse(maker, set.getOps()) == OutsideUse::None))
      return maker;
  }
  return nullptr;
}

/// Why upstream makes no one tile of what others need of `member`, which has
/// several results; empty if it does.
static std::string checkResults(const FusionSet &set,
                                const FusionSet::Member &member) {
  auto op = dyn_cast<linalg::LinalgOp>(member.op);
  if (!op || op->getNumResults() < 2)
    return "";
  SmallVector<Operation *, 4> ops = set.getOps();
  SmallVector<unsigned> reductions;
  op.getReductionDims(reductions);
  std::optional<llvm::SmallBitVector> missingLoops;
  for (OpResult result : op->getResults())
    for (OpOperand &use : result.getUses()) {
      if (!llvm::is_contained(ops, use.getOwner()))
        continue;
      if (member.outside != OutsideUse::None &&
          isAmong(use, getInits(use.getOwner())))
        return quoteName(use.getOwner()) + " overwrites a result of " +
               quoteName(op) + ", of which others use another one";
      llvm::SmallBitVector missing =
          getUnusedDimsBitVector({op.getIndexingMapMatchingResult(result)});
      for (unsigned loop : reductions)
        missing.reset(loop);
      if (missingLoops && *missingLoops != missing)
        return "results of " + quoteName(op) +
               " have other loops, so that upstream makes tiles of each";
      missingLoops = std::move(missing);
    }
  return "";
}

/// True if `fill` is an init of ops outside of the set: to them it would be the
/// result of a loop, which they have to read.
static bool isInitElsewhere(const FusionSet &set, Operation *fill) {
  SmallVector<Operation *, 4> ops = set.getOps();
  return llvm::any_of(fill->getUses(), [&](OpOperand &use) {
    auto style = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return !llvm::is_contained(ops, use.getOwner()) &&
           (style ? style.isDpsInit(&use) : !isReshapeFor(use.getOwner(), ops));
  });
}

/// True if `op` overwrites what a member makes and also reads that, at other
/// places or for an op that adds onto the result: upstream makes two tiles of
/// it then.
static bool overwritesInput(const FusionSet &set, Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return false;
  for (OpOperand &init : linalgOp.getDpsInitsMutable())
    for (OpOperand *input : linalgOp.getDpsInputOperands()) {
      Operation *maker = init.get().getDefiningOp();
      if (!set.lookupMaker(init.get()) || input->get().getDefiningOp() != maker)
        continue;
      if (input->get() != init.get() ||
          linalgOp.getMatchingIndexingMap(input) !=
              linalgOp.getMatchingIndexingMap(&init))
        return true;
      for (OpOperand &use : linalgOp.getTiedOpResult(&init).getUses()) {
        auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
        if (user && user.isDpsInit(&use) &&
            user.payloadUsesValueFromOperand(&use))
          return true;
      }
    }
  return false;
}

bool roofline::hasSharedLoop(AffineMap map) {
  for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
    if (llvm::count_if(map.getResults(), [&](AffineExpr index) {
          return index.isFunctionOfDim(loop);
        }) > 1)
      return true;
  return false;
}

/// True if a loop moves an index of an input of `member` back. Of a constant of
/// one value no access says so.
static bool readsBackwards(const FusionSet::Member &member) {
  auto op = dyn_cast<linalg::LinalgOp>(member.op);
  if (!op)
    return false;
  bool isFound = false;
  for (OpOperand *input : op.getDpsInputOperands())
    for (AffineExpr index : op.getMatchingIndexingMap(input).getResults())
      (void)visitLinearTerms(index, [&](AffineExpr leaf, int64_t factor) {
        auto loop = dyn_cast<AffineDimExpr>(leaf);
        isFound |= loop && factor < 0 &&
                   member.work.loops[loop.getPosition()].extent != Count(1);
        return success();
      });
  return isFound;
}

/// How many tiles upstream makes at first: one of each op for each way from it
/// to the last one, most of which are the same.
static uint64_t countWays(const FusionSet &set) {
  llvm::SmallDenseMap<Operation *, uint64_t, 16> ways;
  uint64_t all = 0;
  for (const FusionSet::Member &member : llvm::reverse(set.getMembers())) {
    uint64_t own = ways.try_emplace(member.op, 1).first->second;
    all = llvm::SaturatingAdd(all, own);
    for (Value operand : member.op->getOperands())
      if (const FusionSet::Member *maker = set.lookupMaker(operand)) {
        uint64_t &number = ways[maker->op];
        number = llvm::SaturatingAdd(number, own);
      }
  }
  return all;
}

std::string roofline::checkNestMembers(const FusionSet &set, bool isRewritten) {
  constexpr uint64_t maxWays = 4096;
  if (countWays(set) > maxWays)
    return "upstream would make a tile for each of more than 4096 ways through "
           "the ops";
  Overwriters overwriters;
  for (const FusionSet::Member &member : set.getMembers()) {
    bool isLast = &member == &set.getLast();
    bool isSoftmax = isRewritten && isa<linalg::SoftmaxOp>(member.op);
    std::string reason =
        isSoftmax ? "" : checkOp(member.op, member.work, isLast);
    if (!reason.empty())
      return reason;
    if (member.outside == OutsideUse::Early && !isLast)
      return "the result of " + quoteName(member.op) +
             " is also used before the last op";
    if (Operation *user = findConflict(member.op, isLast, overwriters))
      return quoteName(user) + " overwrites what others read too";
    if (isLast)
      for (Value init : getInits(member.op))
        if (const FusionSet::Member *maker = set.lookupMaker(init);
            maker && isa<tensor::PadOp>(maker->op))
          return "upstream makes a tile of " + quoteName(maker->op) +
                 " and then copies it into the result";
    // Upstream makes a tile in a branch, and hands it out behind that.
    if (isa<tensor::PadOp>(member.op) && member.outside != OutsideUse::None)
      return "the result of " + quoteName(member.op) +
             " is also used elsewhere, and upstream's loops can't hand "
             "it out";
    if (isFilling(member.op) && isInitElsewhere(set, member.op))
      return "other ops start from what " + quoteName(member.op) +
             " writes, which upstream's loops would hand them instead";
    if (isFilling(member.op) && member.outside != OutsideUse::None &&
        !hasUniformContent(member.op->getResult(0)))
      for (OpOperand &use : member.op->getUses())
        if (isAmong(use, getInits(use.getOwner())))
          return quoteName(use.getOwner()) + " overwrites what others read too";
    if (!isLast && !wouldOpBeTriviallyDead(member.op))
      return "the payload of " + quoteName(member.op) +
             " has side effects, so that upstream keeps it";
    if (member.op->getNumResults() == 0)
      return quoteName(member.op) + " has no result";
    if (overwritesInput(set, member.op))
      return quoteName(member.op) +
             " overwrites what it reads, of which upstream makes two tiles";
    if (Operation *fill = isRewritten ? nullptr : findFill(set, member.op))
      return quoteName(member.op) + " reads the result of " + quoteName(fill) +
             ", which upstream makes in the tiles";
    if (reason = isLast ? "" : checkResults(set, member); !reason.empty())
      return reason;
    if (Operation *fill = isLast ? nullptr : findFillOfView(set, member.op))
      return "what " + quoteName(fill) + " writes for " + quoteName(member.op) +
             ", reshaped or in part, would go away too, which is not priced";
    if (isa<linalg::LinalgOp>(member.op) && readsInPayload(member.op))
      return "the payload of " + quoteName(member.op) +
             " takes elements of tensors that are no operands, of which "
             "upstream makes no tiles";
    if (!isLast && readsBackwards(member))
      return quoteName(member.op) +
             " reads backwards, of which upstream makes no tiles";
    if (!member.work.extraTraffic.empty())
      return "what the payload of " + quoteName(member.op) +
             " accesses is not known";
    for (const Access &access : member.work.accesses) {
      if (!access.map)
        return quoteName(member.op) + " reads at places that the data decides";
      const FusionSet::Member *maker =
          access.reads ? set.lookupMaker(access.value) : nullptr;
      bool stays = maker && maker != &member &&
                   (maker->outside != OutsideUse::None ||
                    set.getStorageOutside(getReshapeRoot(access.value)));
      if (stays && hasSharedLoop(access.map))
        return "one loop of " + quoteName(member.op) +
               " moves several indices of what " + quoteName(maker->op) +
               " makes, which stays in memory";
      if (access.memorySpace)
        return quoteName(member.op) + " works in a memory space of its own";
    }
  }
  return "";
}

bool roofline::isInputOverwritten(const FusionSet &set, Value value) {
  if (value.use_empty() || value.hasOneUse())
    return false;
  auto op = dyn_cast<linalg::LinalgOp>(*value.user_begin());
  auto maps = llvm::map_range(value.getUses(), [&](OpOperand &use) {
    return op.getMatchingIndexingMap(&use);
  });
  SmallVector<Operation *, 4> ops = set.getOps();
  return op && llvm::all_equal(value.getUsers()) && llvm::all_equal(maps) &&
         op != set.getLast().op &&
         llvm::all_of(op->getUsers(),
                      [&](Operation *user) {
                        return llvm::is_contained(ops, user) ||
                               isReshapeFor(user, ops);
                      }) &&
         llvm::any_of(value.getUses(),
                      [&](OpOperand &use) { return op.isDpsInit(&use); });
}

bool roofline::isOverwritten(const FusionSet &set, Value value, bool isCopied) {
  for (unsigned step = 0; step < maxInits && !value.use_empty(); ++step) {
    if (!value.hasOneUse())
      return !isCopied && isInputOverwritten(set, value);
    OpOperand &use = *value.use_begin();
    Operation *user = use.getOwner();
    if (auto reader = dyn_cast<DestinationStyleOpInterface>(user))
      return reader.isDpsInit(&use);
    if (user->getNumResults() != 1 ||
        getReshapeRoot(user->getResult(0)) != getReshapeRoot(value))
      return false;
    value = user->getResult(0);
  }
  return false;
}

bool roofline::isReadBefore(const Work &reader, const Access &access) {
  for (const Access &other : reader.accesses) {
    if (&other == &access)
      return false;
    if (other.reads && other.value == access.value && other.map == access.map)
      return true;
  }
  return false;
}
