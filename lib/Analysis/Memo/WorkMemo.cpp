//===- WorkMemo.cpp - Costs of ops seen before -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkMemo.h"

#include "../ModuleAnalysisImpl.h"

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
      lhs->getResultTypes() != rhs->getResultTypes() ||
      lhs->getNumRegions() != rhs->getNumRegions() ||
      !haveSameProperties(lhs, rhs))
    return false;
  for (auto [a, b] : llvm::zip_equal(lhs->getRegions(), rhs->getRegions()))
    if (!BodyComparison().areEqual(a, b))
      return false;
  return true;
}

bool roofline::hasElementAccess(const Work &work) {
  return llvm::any_of(work.accesses,
                      [](const Access &access) { return access.indexMap; });
}

MovableWork::MovableWork(Operation *op, const Work &work) : work(work) {
  auto add = [&](Value value) {
    auto values = llvm::to_vector<8>(op->getOperands());
    llvm::append_range(values, op->getResults());
    numbers.push_back(llvm::find(values, value) - values.begin());
    return numbers.back() < values.size();
  };
  if (!llvm::all_of(work.accesses, [&](const Access &access) {
        return add(access.value) && llvm::all_of(access.indices, add);
      }))
    this->work.reset();
}

const Work *MovableWork::moveTo(Operation *op) {
  if (!work)
    return nullptr;
  const unsigned *number = numbers.begin();
  auto take = [&]() -> Value {
    unsigned current = *number++, numOperands = op->getNumOperands();
    return current < numOperands ? op->getOperand(current)
                                 : op->getResult(current - numOperands);
  };
  for (Access &access : work->accesses) {
    access.value = take();
    for (Value &index : access.indices)
      index = take();
  }
  return &*work;
}

KnownWork *WorkMemo::lookup(Operation *op, Operation *scope,
                            uint64_t fingerprint) {
  auto it = entries.find(computeHash(op, fingerprint));
  if (it == entries.end())
    return nullptr;
  for (const std::unique_ptr<Entry> &entry : it->second)
    if (entry->fingerprint == fingerprint && entry->scope == scope &&
        haveSameWork(entry->op, op))
      return &entry->known;
  return nullptr;
}

OpRecord &WorkMemo::insert(Operation *op, Operation *scope,
                           uint64_t fingerprint, KnownWork known) {
  auto &bucket = entries[computeHash(op, fingerprint)];
  bucket.push_back(
      std::make_unique<Entry>(Entry{op, scope, fingerprint, std::move(known)}));
  OpRecord &kept = bucket.back()->known.record;
  kept.memo = &kept;
  return kept;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

void ModuleAnalysis::Impl::FunctionWalker::visitModelled(WorkOpInterface op,
                                                         const Scope &scope,
                                                         Totals &totals) {
  // Hypotheses may change each op by itself. Lines count outside of loops only.
  std::optional<uint64_t> fingerprint;
  bool isInLoop = scope.isRepeated() || !executions.empty();
  if (!impl.options.hypothesis && !kernel &&
      !(outermostLoop && impl.traffic && impl.traffic->countsLines()))
    fingerprint = op.getWorkFingerprint();
  if (fingerprint && impl.hasNodes())
    for (Value value : llvm::concat<Value>(llvm::to_vector(op->getOperands()),
                                           llvm::to_vector(op->getResults())))
      fingerprint = llvm::hash_combine(
          *fingerprint, context.lookupPlacement(value).getAsOpaquePointer());
  if (fingerprint) {
    KnownWork *known =
        impl.memo.lookup(op, function->getParentOp(), *fingerprint);
    if (known && !(known->hasElementAccess && isInLoop)) {
      known->record.op = op;
      if (wantsTotals) {
        Work own;
        const Work *work = known->work.moveTo(op);
        if (!work && succeeded(op.computeWork(context, own)))
          work = &own;
        if (work)
          addStorage(*work, known->record, scope);
      }
      return emit(known->record, scope, totals);
    }
  }
  Work work;
  unsigned numQuestions = context.getNumQuestions();
  unsigned numSymbols = context.getNumSymbolRequests();
  std::optional<OpRecord> record = computeRecord(op, scope, work);
  if (!record)
    return addUnmodelled(op);
  // Incomplete ops are not shared, so that each of them is reported; nor are
  // ops that ask for what a function determines.
  bool hasElements = hasElementAccess(work);
  if (fingerprint && !record->incomplete && !(hasElements && isInLoop) &&
      context.getNumQuestions() == numQuestions &&
      context.getNumSymbolRequests() == numSymbols)
    return emit(
        impl.memo.insert(op, function->getParentOp(), *fingerprint,
                         {std::move(*record),
                          wantsTotals ? MovableWork(op, work) : MovableWork(),
                          hasElements}),
        scope, totals);
  emit(*record, scope, totals);
}
