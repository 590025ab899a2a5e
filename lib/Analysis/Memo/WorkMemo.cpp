//===- WorkMemo.cpp - Costs of ops seen before -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkMemo.h"

#include "mlir/IR/Operation.h"

using namespace mlir;
using namespace mlir::roofline;

/// The body is left out: ops that differ in it alone share a bucket.
static uint64_t computeHash(Operation *op, uint64_t fingerprint) {
  uint64_t hash = fingerprint;
  // A multiplication and a shift spread the bits of pointers well enough.
  auto add = [&](const void *pointer) {
    hash = (hash ^ uintptr_t(pointer)) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 32;
  };
  add(op->getName().getAsOpaquePointer());
  for (Type type : op->getOperandTypes())
    add(type.getAsOpaquePointer());
  return hash;
}

/// Compares ops with the same name.
static bool haveSameProperties(Operation *lhs, Operation *rhs) {
  return lhs->getPropertiesStorageSize() == 0 ||
         lhs->getName().compareOpProperties(lhs->getPropertiesStorage(),
                                            rhs->getPropertiesStorage());
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
        lhs->getNumResults() != rhs->getNumResults() ||
        lhs->getRawDictionaryAttrs() != rhs->getRawDictionaryAttrs())
      return false;
    for (unsigned i = 0, end = lhs->getNumResults(); i < end; ++i)
      if (lhs->getResult(i).getType() != rhs->getResult(i).getType())
        return false;
    for (unsigned i = 0, end = lhs->getNumOperands(); i < end; ++i)
      if (!areEqual(lhs->getOperand(i), rhs->getOperand(i), lhs->getBlock(),
                    rhs->getBlock()))
        return false;
    return haveSameProperties(lhs, rhs);
  }

  bool areEqual(Value lhs, Value rhs, Block *lhsBlock, Block *rhsBlock) {
    if (lhs.getType() != rhs.getType())
      return false;
    // A scalar from outside is the same in every iteration, whatever it is.
    auto areEqualOutside = [&] {
      return lhs == rhs || lhs.getType().isIntOrIndexOrFloat();
    };
    auto lhsArg = dyn_cast<BlockArgument>(lhs),
         rhsArg = dyn_cast<BlockArgument>(rhs);
    if (!lhsArg != !rhsArg)
      return false;
    if (lhsArg) {
      bool isInside = lhsArg.getOwner() == lhsBlock;
      if (isInside != (rhsArg.getOwner() == rhsBlock))
        return false;
      return isInside ? lhsArg.getArgNumber() == rhsArg.getArgNumber()
                      : areEqualOutside();
    }
    auto lhsResult = cast<OpResult>(lhs), rhsResult = cast<OpResult>(rhs);
    Operation *lhsOp = lhsResult.getOwner(), *rhsOp = rhsResult.getOwner();
    bool isInside = lhsOp->getBlock() == lhsBlock;
    if (isInside != (rhsOp->getBlock() == rhsBlock))
      return false;
    return isInside
               ? lhsResult.getResultNumber() == rhsResult.getResultNumber() &&
                     llvm::is_contained(matched, std::pair(lhsOp, rhsOp))
               : areEqualOutside();
  }

  SmallVector<std::pair<Operation *, Operation *>, 8> matched;
};
} // namespace

static bool haveSameWork(Operation *lhs, Operation *rhs) {
  if (lhs->getName() != rhs->getName() ||
      lhs->getOperandTypes() != rhs->getOperandTypes() ||
      lhs->getNumRegions() != rhs->getNumRegions() ||
      !haveSameProperties(lhs, rhs))
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
