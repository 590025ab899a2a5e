//===- PartialUpdates.cpp - Ops that replace part of a tensor -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartialUpdates.h"

#include "ModelUtils.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/Support/CutSearches.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// In-place insertion
//===----------------------------------------------------------------------===//

/// Maximum number of ops followed from a value to its storage. The bound keeps
/// a long chain of ops with an insertion at each of them linear; a tile has few
/// ops.
static constexpr unsigned maxChainLength = 64;

namespace {
/// The ops on the way from a value to its storage.
struct StorageChain {
  unsigned stepsLeft = maxChainLength;
  /// Inits of these ops and loops.
  SmallVector<OpOperand *, 4> inits;
};
} // namespace

static bool isComputedIn(Value value, function_ref<bool(Value)> isStorage,
                         StorageChain &chain);

/// Returns the init of `loop` whose storage `result` has; null if there is none
/// or the loop yields storage other than that of its iteration argument.
static Value getLoopStorage(LoopLikeOpInterface loop, OpResult result,
                            StorageChain &chain) {
  auto results = loop.getLoopResults();
  size_t count = results ? results->size() : 0;
  if (loop.getInitsMutable().size() != count ||
      loop.getRegionIterArgs().size() != count)
    return {};
  OpOperand *init = loop.getTiedLoopInit(result);
  if (!init)
    return {};
  chain.inits.push_back(init);
  BlockArgument argument = loop.getTiedLoopRegionIterArg(result);
  // An argument without a yielded value, as in scf.forall, is shared storage.
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  auto isArgument = [&](Value storage) { return storage == argument; };
  if (yielded && !isComputedIn(yielded->get(), isArgument, chain))
    return {};
  return init->get();
}

/// Returns the value in whose storage `result` is computed; null if it has its
/// own.
static Value getStorage(OpResult result, StorageChain &chain) {
  Operation *op = result.getOwner();
  if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op)) {
    chain.inits.push_back(destinationStyle.getTiedOpOperand(result));
    return chain.inits.back()->get();
  }
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return getLoopStorage(loop, result, chain);
  if (auto model = dyn_cast<WorkOpInterface>(op))
    return model.getViewSource(result.getResultNumber());
  return {};
}

/// Returns true if `isStorage` holds for `value` or for any value in whose
/// storage it is computed.
static bool isComputedIn(Value value, function_ref<bool(Value)> isStorage,
                         StorageChain &chain) {
  while (value && chain.stepsLeft > 0) {
    --chain.stepsLeft;
    if (isStorage(value))
      return true;
    auto result = dyn_cast<OpResult>(value);
    value = result ? getStorage(result, chain) : Value();
  }
  if (value)
    CutSearches::add(Search::Chain);
  return false;
}

static bool areEqual(WorkContext &context, ArrayRef<OpFoldResult> lhs,
                     ArrayRef<OpFoldResult> rhs) {
  return llvm::equal(lhs, rhs, [&](OpFoldResult a, OpFoldResult b) {
    if (isEqualConstantIntOrValue(a, b))
      return true;
    Count value = context.getFoldValue(a);
    return value == context.getFoldValue(b);
  });
}

//===----------------------------------------------------------------------===//
// Copies of the destination
//===----------------------------------------------------------------------===//

/// Returns true if `user` executes before `op` in `block`, which contains both.
static bool isBefore(Operation *user, Operation *op, Block *block) {
  Operation *ancestor = block->findAncestorOpInBlock(*user);
  Operation *own = block->findAncestorOpInBlock(*op);
  if (!ancestor || !own)
    return false;
  if (ancestor != own)
    return ancestor->isBeforeInBlock(own);
  // Both are nested in the same op of the block.
  Operation *sibling = op->getBlock()->findAncestorOpInBlock(*user);
  return sibling && sibling->isBeforeInBlock(op);
}

/// Returns true if `value` or a view of it has a user that reads its elements
/// and is not known to execute before `op`, other than `ignored`.
static bool mayBeReadAfter(Value value, Operation *op,
                           Operation *ignored = nullptr) {
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    for (Operation *user : current.getUsers()) {
      if (user == op || user == ignored || isa<ShapedDimOpInterface>(user))
        continue;
      if (!isBefore(user, op, value.getParentBlock()))
        return true;
      if (auto model = dyn_cast<WorkOpInterface>(user))
        for (OpResult result : user->getResults())
          if (model.getViewSource(result.getResultNumber()) == current)
            worklist.push_back(result);
    }
  }
  return false;
}

/// Returns true if each iteration of `op` reads `init` at most where it writes
/// the result, as far as bufferization can determine; `init` may be an input as
/// well.
static bool isElementwiseOn(linalg::LinalgOp op, OpOperand &init) {
  return op.getNumReductionLoops() == 0 &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &other) {
           return other.get() != init.get() ||
                  op.getMatchingIndexingMap(&other).isIdentity();
         });
}

/// Returns true if the value of `init` is needed after the op that overwrites
/// it has started, and not by `insert`, which stores the result there; the
/// result may then be computed in separate storage.
static bool mayNeedOldValue(OpOperand *init, Operation *insert) {
  Operation *op = init->getOwner();
  bool isInput = llvm::count(op->getOperands(), init->get()) > 1;
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (isInput && !(structured && isElementwiseOn(structured, *init)))
    return true;
  return mayBeReadAfter(init->get(), op, insert);
}

/// Returns true if an op that is not known to execute before `first` reads all
/// of `dest`, which `insert` replaces a part of.
static bool mayNeedWhole(Value dest, Operation *insert, Operation *first) {
  return llvm::any_of(dest.getUsers(), [&](Operation *user) {
    return user != insert && !user->hasTrait<OpTrait::IsTerminator>() &&
           !isa<tensor::ExtractSliceOp, ShapedDimOpInterface>(user) &&
           !isBefore(user, first, dest.getParentBlock());
  });
}

/// Returns true if `insert` replaces all of `dest`.
static bool isWhole(WorkContext &context, OffsetSizeAndStrideOpInterface insert,
                    Value dest) {
  if (!llvm::all_of(insert.getMixedStrides(), isOneInteger))
    return false;
  for (auto [dim, size] : llvm::enumerate(insert.getMixedSizes())) {
    Count own = context.getFoldValue(size);
    if (own != context.getDim(dest, dim))
      return false;
  }
  return true;
}

/// Says where `source`, which `insert` stores, is computed. `isStorage` holds
/// for values in the storage that `insert` writes.
static InsertPlace getPlace(Operation *insert, Value source,
                            function_ref<bool(Value)> isStorage,
                            StorageChain &chain) {
  if (!isComputedIn(source, isStorage, chain))
    return InsertPlace::Copied;
  bool isNeeded = llvm::any_of(chain.inits, [&](OpOperand *init) {
    return mayNeedOldValue(init, insert);
  });
  return isNeeded ? InsertPlace::Unknown : InsertPlace::InPlace;
}

InsertPlace roofline::getInsertPlace(WorkContext &context,
                                     OffsetSizeAndStrideOpInterface insert,
                                     Value source, Value dest) {
  bool isAll = isWhole(context, insert, dest);
  auto isSameSlice = [&](Value value) {
    if (isAll && value == dest)
      return true;
    auto extract = value.getDefiningOp<tensor::ExtractSliceOp>();
    return extract && extract.getSource() == dest &&
           areEqual(context, extract.getMixedOffsets(),
                    insert.getMixedOffsets()) &&
           areEqual(context, extract.getMixedSizes(), insert.getMixedSizes()) &&
           areEqual(context, extract.getMixedStrides(),
                    insert.getMixedStrides());
  };
  StorageChain chain;
  InsertPlace place = getPlace(insert, source, isSameSlice, chain);
  bool isNeeded = place == InsertPlace::InPlace && !chain.inits.empty() &&
                  !isAll &&
                  mayNeedWhole(dest, insert, chain.inits.back()->getOwner());
  return isNeeded ? InsertPlace::Unknown : place;
}

InsertPlace
roofline::getInsertPlace(bufferization::MaterializeInDestinationOp op) {
  // A buffer is reached through a tensor that may not be written.
  auto isDest = [&](Value value) {
    auto tensor = value.getDefiningOp<bufferization::ToTensorOp>();
    if (tensor && tensor.getWritable())
      value = tensor.getBuffer();
    else if (!isa<TensorType>(value.getType()))
      return false;
    return value == op.getDest();
  };
  StorageChain chain;
  return getPlace(op, op.getSource(), isDest, chain);
}

/// Returns true if `op` is in a loop that does not contain the definition of
/// `value`.
static bool isInLoopBehind(Operation *op, Value value) {
  Region *definition = value.getParentRegion();
  for (Region *region = op->getParentRegion(); region && region != definition;
       region = region->getParentRegion())
    if (isa_and_nonnull<LoopLikeOpInterface>(region->getParentOp()))
      return true;
  return false;
}

bool roofline::mayCopyDest(Operation *op, Value dest) {
  if (matchPattern(dest, m_Constant()))
    return true;
  if (isUninitialised(dest))
    return false;
  return isInLoopBehind(op, dest) || mayBeReadAfter(dest, op);
}

void roofline::addPartialUpdate(WorkContext &context, Operation *op, Value dest,
                                Value result, const CountRange &elements,
                                Work &work) {
  Access write = makeAccess(result, elements);
  Count whole = context.getNumElements(dest);
  if (!(elements == CountRange(whole)) && mayCopyDest(op, dest)) {
    const Count &least = elements.lower;
    bool isConstant = whole.isConstant() && least.isConstant();
    // Symbols cancel only for legal slices; keep a positive bound.
    Count rest = isConstant ? countMax(0, whole - least) : whole;
    write.elements->upper = isConstant ? least + rest : whole;
    if (!isScalarOrSplat(dest))
      addAccess(makeAccess(dest, CountRange(0, rest)), &Access::reads, work);
  }
  addAccess(std::move(write), &Access::writes, work);
}

void roofline::allowInPlace(Work &work) {
  for (Access &access : work.accesses)
    if (access.elements)
      access.elements->lower = 0;
}

//===----------------------------------------------------------------------===//
// Inits
//===----------------------------------------------------------------------===//

/// Returns true if `use` is an init of a linalg op. tensor.insert_slice is
/// destination style too, but keeps the elements that it doesn't replace.
/// Asking the interface would build an attribute; on tensors the inits are the
/// last operands, one per result.
static bool isLinalgInit(OpOperand &use) {
  Operation *user = use.getOwner();
  if (!isa_and_nonnull<linalg::LinalgDialect>(user->getDialect()))
    return false;
  if (isa<linalg::LinalgOp>(user) && user->getNumResults() > 0)
    return use.getOperandNumber() + user->getNumResults() >=
           user->getNumOperands();
  auto op = dyn_cast<DestinationStyleOpInterface>(user);
  return op && op.isDpsInit(&use);
}

bool roofline::isUsedOnlyAsInit(Value value) {
  return llvm::all_of(value.getUses(), [](OpOperand &use) {
    // A shape query does not need the elements.
    return isa<tensor::DimOp, tensor::RankOp>(use.getOwner()) ||
           isLinalgInit(use);
  });
}
