//===- WorkMemo.cpp - Costs of ops seen before -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkMemo.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/Hashing.h"

using namespace mlir;
using namespace mlir::roofline;

/// The body is left out: ops that differ in it alone share a bucket.
static uint64_t computeHash(Operation *op, uint64_t fingerprint) {
  llvm::hash_code hash = llvm::hash_combine(op->getName().getAsOpaquePointer(),
                                            fingerprint, op->getNumOperands());
  for (Type type : op->getOperandTypes())
    hash = llvm::hash_combine(hash, type.getAsOpaquePointer());
  return hash;
}

namespace {
/// Compares two payloads in lock step.
class BodyComparison {
public:
  bool areEqual(Region &lhs, Region &rhs) {
    if (lhs.empty() || rhs.empty())
      return lhs.empty() && rhs.empty();
    if (!lhs.hasOneBlock() || !rhs.hasOneBlock())
      return false;
    // Arguments that are used are compared where they are used.
    Block &lhsBlock = lhs.front(), &rhsBlock = rhs.front();
    auto it = rhsBlock.begin(), end = rhsBlock.end();
    for (Operation &op : lhsBlock) {
      if (it == end || !areEqual(&op, &*it))
        return false;
      matched.push_back({&op, &*it++});
    }
    return it == end;
  }

private:
  bool areEqual(Operation *lhs, Operation *rhs) {
    if (lhs->getName() != rhs->getName() || lhs->getNumRegions() != 0 ||
        rhs->getNumRegions() != 0 ||
        lhs->getNumOperands() != rhs->getNumOperands() ||
        lhs->getResultTypes() != rhs->getResultTypes() ||
        lhs->getRawDictionaryAttrs() != rhs->getRawDictionaryAttrs())
      return false;
    for (auto [a, b] : llvm::zip_equal(lhs->getOperands(), rhs->getOperands()))
      if (!areEqual(a, b, lhs->getBlock(), rhs->getBlock()))
        return false;
    return lhs->getName().compareOpProperties(lhs->getPropertiesStorage(),
                                              rhs->getPropertiesStorage());
  }

  static Block *getBlock(BlockArgument argument, Operation *maker) {
    return argument ? argument.getOwner() : maker->getBlock();
  }

  bool areEqual(Value lhs, Value rhs, Block *lhsBlock, Block *rhsBlock) {
    if (lhs.getType() != rhs.getType())
      return false;
    auto lhsArg = dyn_cast<BlockArgument>(lhs),
         rhsArg = dyn_cast<BlockArgument>(rhs);
    if (!lhsArg != !rhsArg)
      return false;
    Operation *lhsOp = lhsArg ? nullptr : lhs.getDefiningOp();
    Operation *rhsOp = rhsArg ? nullptr : rhs.getDefiningOp();
    bool lhsInside = getBlock(lhsArg, lhsOp) == lhsBlock;
    if (lhsInside != (getBlock(rhsArg, rhsOp) == rhsBlock))
      return false;
    // A scalar from outside is the same in every iteration, whatever it is.
    if (!lhsInside)
      return lhs == rhs || lhs.getType().isIntOrIndexOrFloat();
    if (lhsArg)
      return lhsArg.getArgNumber() == rhsArg.getArgNumber();
    return llvm::is_contained(matched, std::pair(lhsOp, rhsOp)) &&
           cast<OpResult>(lhs).getResultNumber() ==
               cast<OpResult>(rhs).getResultNumber();
  }

  SmallVector<std::pair<Operation *, Operation *>, 8> matched;
};
} // namespace

static bool haveSameWork(Operation *lhs, Operation *rhs) {
  if (lhs->getName() != rhs->getName() ||
      lhs->getOperandTypes() != rhs->getOperandTypes() ||
      lhs->getNumRegions() != rhs->getNumRegions() ||
      !lhs->getName().compareOpProperties(lhs->getPropertiesStorage(),
                                          rhs->getPropertiesStorage()))
    return false;
  for (auto [a, b] : llvm::zip_equal(lhs->getRegions(), rhs->getRegions()))
    if (!BodyComparison().areEqual(a, b))
      return false;
  return true;
}

OpRecord *WorkMemo::lookup(Operation *op, Operation *scope,
                           uint64_t fingerprint) {
  auto it = entries.find(computeHash(op, fingerprint));
  if (it == entries.end())
    return nullptr;
  for (const std::unique_ptr<Entry> &entry : it->second)
    if (entry->fingerprint == fingerprint && entry->scope == scope &&
        haveSameWork(entry->op, op))
      return &entry->record;
  return nullptr;
}

OpRecord &WorkMemo::insert(Operation *op, Operation *scope,
                           uint64_t fingerprint, OpRecord record) {
  auto &bucket = entries[computeHash(op, fingerprint)];
  bucket.push_back(std::make_unique<Entry>(
      Entry{op, scope, fingerprint, std::move(record)}));
  OpRecord &kept = bucket.back()->record;
  kept.memo = &kept;
  return kept;
}
