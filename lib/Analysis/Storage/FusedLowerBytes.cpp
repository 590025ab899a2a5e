//===- FusedLowerBytes.cpp - Least bytes of a function fused --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of StorageAnalysis that counts what must move even if all ops are
// fused (R20).
//
//===----------------------------------------------------------------------===//

#include "../Loops/LoopSums.h"
#include "../StorageAnalysis.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "roofline/IR/OpModel.h"
#include "roofline/Symbols/ProgramContext.h"
#include "roofline/Traffic/TouchedElements.h"

using namespace mlir;
using namespace mlir::roofline;

static bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() && !getLoopInit(value);
}

/// The argument or weight that `value` has the content or the storage of; null
/// if there is none. Other values don't matter to fusion.
Value StorageAnalysis::findOutside(Value value) {
  bool isTensor = isa<TensorType>(value.getType());
  Value root = isTensor ? parts.getRoot(value) : roots.getRoot(value);
  if (isFunctionArgument(root))
    return root;
  return isWeight(root) ? getWeight(root) : Value();
}

/// The least of `bytes` of `outside` that no op has written so far.
Count StorageAnalysis::getUnwritten(Value outside, const Count &bytes) const {
  auto it = memrefWrites.find(outside);
  if (it == memrefWrites.end())
    return bytes;
  return it->second ? countMax(0, bytes - *it->second) : Count(0);
}

/// Counts the largest read of what `outside` held when the function was called:
/// what ops have written since need not come from there. Of `bytes` of a tensor
/// only those count that no op has replaced.
void StorageAnalysis::addRead(Value outside, const Count &bytes, Place place) {
  bool isLate =
      place == Place::Branch && isa<BaseMemRefType>(outside.getType());
  Moved &own = branches.back()[outside];
  Count &read = isLate ? own.readInBranch : own.read;
  read = countMax(read, isLate ? bytes : getUnwritten(outside, bytes));
}

/// Counts the largest write to a memref. What executes more than once may write
/// all of it.
void StorageAnalysis::addWrite(Value outside, const Count &least,
                               const std::optional<Count> &most, Place place) {
  if (!isa<BaseMemRefType>(outside.getType()))
    return;
  std::optional<Count> &all =
      memrefWrites.try_emplace(outside, Count(0)).first->second;
  if (!most || place != Place::Sequence)
    all.reset();
  else if (all)
    *all += *most;
  if (!isa<BlockArgument>(outside))
    return;
  Count &written = branches.back()[outside].written;
  written = countMax(written, least);
}

void StorageAnalysis::addWork(const Work &work, Place place) {
  // An op reads what it overwrites first.
  for (bool isWrite : {false, true})
    for (const Access &access : work.accesses)
      if (isWrite ? access.writes : access.reads)
        addAccess(access, work, isWrite, place);
}

void StorageAnalysis::addAccess(const Access &access, const Work &work,
                                bool isWrite, Place place) {
  // Before anybody asks where the result comes from.
  CountRange elements;
  if (isWrite) {
    elements = computeTouchedElements(access, work.loops);
    parts.addWrite(access, elements);
  }
  // Most are of what the function makes.
  Value outside = place == Place::Kernel ? Value() : findOutside(access.value);
  if (!outside)
    return;
  if (!isWrite)
    elements = computeTouchedElements(access, work.loops);
  std::optional<Count> least =
      sizes.getBytes(access.elementType, elements.lower);
  if (least)
    least = getLargest(access.value, *least);
  if (!least && !isWrite)
    return;
  if (isWrite)
    return addWrite(outside, least.value_or(Count()),
                    sizes.getBytes(access.elementType, elements.upper), place);
  // No more than there is, where a map leaves the value.
  Count bytes = countMin(*least, getValueBytes(access.value).value_or(*least));
  addRead(outside, parts.getRest(access.value, bytes), place);
}

void StorageAnalysis::addKernel(Operation *op, ArrayRef<StorageTraffic> traffic,
                                Place place) {
  // What is not known counts nothing.
  auto getLargest = [&](const Count &bytes) {
    return maxOverLoops(op->getParentOp(), bytes, context).value_or(Count());
  };
  // Two names of a storage may overlap, in any order.
  for (const StorageTraffic &own : traffic)
    if (Value outside = findOutside(own.root)) {
      bool isOther = llvm::any_of(traffic, [&](const StorageTraffic &other) {
        return other.root != own.root && !other.bytesWritten.isZero() &&
               findOutside(other.root) == outside;
      });
      Count read = getLargest(own.bytesRead.lower);
      addRead(outside, isOther ? Count(0) : parts.getRest(own.root, read),
              place);
    }
  for (const StorageTraffic &own : traffic)
    if (Value outside = findOutside(own.root);
        outside && !own.bytesWritten.isZero())
      addWrite(outside, getLargest(own.bytesWritten.lower),
               own.bytesWritten.upper, place);
}

void StorageAnalysis::addBranches(ArrayRef<Branch> taken) {
  for (const auto &[outside, moved] : taken.front()) {
    Moved &own = branches.back()[outside];
    for (Count Moved::*figure :
         {&Moved::read, &Moved::readInBranch, &Moved::written}) {
      Count least = moved.*figure;
      for (const Branch &other : taken.drop_front())
        least = countMin(least, other.lookup(outside).*figure);
      own.*figure = countMax(own.*figure, least);
    }
  }
}

void StorageAnalysis::addFree(Operation *op) {
  if (op->getNumRegions() > 0 ||
      llvm::none_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>) ||
      asksForSize(op) ||
      (op->getNumResults() > 0 &&
       llvm::all_of(op->getResults(), getViewSource)))
    return;
  for (Value operand : op->getOperands())
    if (isa<BaseMemRefType>(operand.getType()))
      if (Value outside = findOutside(operand))
        addWrite(outside, 0, std::nullopt, Place::Sequence);
}

void StorageAnalysis::addOpaqueOp(Operation *op, Place place,
                                  const WorkSummary *given) {
  // What a given work does not read may lie in any operand.
  Count unread;
  for (Value operand : op->getOperands())
    if (given && isStored(operand))
      unread += getValueBytes(operand).value_or(Count());
  if (given)
    unread = countMax(0, unread - given->getBytesRead().lower);
  for (Value operand : op->getOperands()) {
    Value outside = isStored(operand) ? findOutside(operand) : Value();
    if (!outside)
      continue;
    if (std::optional<Count> bytes = getValueBytes(operand))
      addRead(outside, parts.getRest(operand, countMax(0, *bytes - unread)),
              place);
    addWrite(outside, 0, std::nullopt, place);
  }
}

void StorageAnalysis::addCall(Operation *call, ValueRange operands,
                              const Totals &called,
                              const WeightMap &calleeWeights, Place place) {
  for (auto [operand, traffic] : llvm::zip(operands, called.arguments)) {
    Value outside = isStored(operand) ? findOutside(operand) : Value();
    if (!outside)
      continue;
    addRead(outside, parts.getRest(operand, traffic.bytesRead), place);
    addWrite(outside, traffic.bytesWritten, traffic.mostBytesWritten, place);
  }
  for (const auto &[value, weight] : calleeWeights) {
    Value own = getWeight(value);
    weights[own].sizeBytes = weight.sizeBytes;
    addRead(own, weight.readBytes, place);
  }
  innerBytes[call] = called.temporaryBytes;
}

SmallVector<ArgumentTraffic, 0>
StorageAnalysis::getArgumentTraffic(Region &body) const {
  SmallVector<ArgumentTraffic, 0> traffic;
  if (body.empty())
    return traffic;
  for (BlockArgument argument : body.getArguments()) {
    Moved moved = branches.front().lookup(argument);
    ArgumentTraffic &own = traffic.emplace_back();
    own.bytesRead = moved.read;
    own.bytesWritten = moved.written;
    if (auto it = memrefWrites.find(argument); it != memrefWrites.end())
      own.mostBytesWritten = it->second;
  }
  return traffic;
}

/// Calls `callback` with the operands of the terminators of `body`.
static void forEachReturned(Region &body, function_ref<void(Value)> callback) {
  for (Block &block : body)
    if (!block.empty() && block.back().hasTrait<OpTrait::ReturnLike>())
      for (Value operand : block.back().getOperands())
        callback(operand);
}

/// Returns the least that is written of `value`, which is returned: all of it,
/// unless a free op makes it, or ops replace parts of an argument, of a global,
/// or of a tensor without content. Parts of the former may be the same ones:
/// the largest counts. A loop over parts of a tensor without content is taken
/// to write all of them.
std::optional<Count> StorageAnalysis::computeReturnedBytes(Value value) {
  std::optional<Count> whole = getValueBytes(value);
  ReplacedParts::Chain chain = parts.follow(value);
  Operation *op = chain.start ? chain.start.getDefiningOp() : nullptr;
  if (op && !chain.hasParts && !chain.hasLoop && op->getNumOperands() > 0 &&
      isFree(op))
    return Count(0);
  if (!whole || !chain.start || !chain.hasParts || needsStorage(chain.start))
    return whole;
  if (op && op->hasTrait<OpTrait::ConstantLike>())
    return whole;
  if (!op || isWeight(chain.start))
    return chain.largest;
  return chain.hasLoop ? *whole : countMin(*whole, chain.sum);
}

Count StorageAnalysis::computeFusedLowerBytes(Region &body) {
  Count total;
  for (auto &[outside, moved] : branches.front()) {
    moved.read =
        countMax(moved.read, getUnwritten(outside, moved.readInBranch));
    total += moved.read + moved.written;
    if (!isa<BlockArgument>(outside))
      weights[outside].readBytes = moved.read;
  }
  llvm::DenseSet<Value> seen;
  forEachReturned(body, [&](Value value) {
    if (!isStored(value))
      return;
    // An argument or weight that is returned as it is moves nothing; one that
    // an op has written to in place does.
    Value written = ReplacedParts::getUnwrittenSource(value);
    if (isFunctionArgument(written) || isWeight(written) ||
        !seen.insert(written).second)
      return;
    if (std::optional<Count> bytes = computeReturnedBytes(value))
      total += *bytes;
  });
  return total;
}
