//===- WorkMemo.cpp - Costs of ops seen before -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkMemo.h"

#include "../ModuleAnalysisImpl.h"
#include "roofline/Support/WordHash.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace mlir::roofline;

/// The body is left out: ops that differ in it alone share a bucket.
static uint64_t computeHash(Operation *op, const WorkKey &key) {
  WordHash hash(key.fingerprint);
  hash.add(op->getName().getAsOpaquePointer());
  for (OpOperand &operand : op->getOpOperands())
    hash.add(operand.get().getType().getAsOpaquePointer());
  for (const Count &dim : key.dims)
    hash.add(uint64_t(hash_value(dim)));
  return hash.get();
}

/// As `computeHash`, but for the sizes of operands.
static uint64_t computeFormHash(Operation *op, const WorkKey &key) {
  WordHash hash(key.fingerprint);
  hash.add(op->getName().getAsOpaquePointer());
  for (OpOperand &operand : op->getOpOperands()) {
    Type type = operand.get().getType();
    auto tensor = dyn_cast<RankedTensorType>(type);
    hash.add(tensor ? tensor.getElementType().getAsOpaquePointer()
                    : type.getAsOpaquePointer());
  }
  return hash.get();
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
        lhs->getNumResults() != rhs->getNumResults() ||
        lhs->getRawDictionaryAttrs() != rhs->getRawDictionaryAttrs())
      return false;
    for (unsigned i = 0, end = lhs->getNumResults(); i < end; ++i)
      if (lhs->getResult(i).getType() != rhs->getResult(i).getType())
        return false;
    auto areAlike = [&, lhsBlock = lhs->getBlock(), rhsBlock = rhs->getBlock()](
                        OpOperand &one, OpOperand &other) {
      return areEqual(one.get(), other.get(), lhsBlock, rhsBlock);
    };
    return llvm::equal(lhs->getOpOperands(), rhs->getOpOperands(), areAlike) &&
           haveSameProperties(lhs, rhs);
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

/// True for static tensors that differ at most in their sizes, and equal types.
static bool differInSizesAlone(Type lhs, Type rhs) {
  if (lhs == rhs)
    return true;
  auto tensor = dyn_cast<RankedTensorType>(lhs);
  auto other = dyn_cast<RankedTensorType>(rhs);
  return tensor && other && tensor.getRank() == other.getRank() &&
         tensor.getElementType() == other.getElementType() &&
         tensor.getEncoding() == other.getEncoding() &&
         tensor.hasStaticShape() && other.hasStaticShape();
}

/// `areAlike` compares the types of operands and results.
template <typename FnT>
static bool haveSameWork(Operation *lhs, Operation *rhs, FnT areAlike) {
  auto haveLikeTypes = [&](OpOperand &one, OpOperand &other) {
    return areAlike(one.get().getType(), other.get().getType());
  };
  if (lhs->getName() != rhs->getName() ||
      !llvm::equal(lhs->getOpOperands(), rhs->getOpOperands(), haveLikeTypes) ||
      !llvm::equal(lhs->getResultTypes(), rhs->getResultTypes(), areAlike) ||
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

KnownWork *WorkMemo::lookup(Operation *op, const WorkKey &key) {
  auto it = entries.find(computeHash(op, key));
  if (it == entries.end())
    return nullptr;
  for (const std::unique_ptr<Entry> &entry : it->second)
    if (entry->key == key && haveSameWork(entry->op, op, std::equal_to<Type>()))
      return &entry->known;
  return nullptr;
}

bool WorkMemo::wantsRecord(Operation *op, const WorkKey &key) {
  constexpr unsigned maxAtOnce = 512;
  return !entries.try_emplace(computeHash(op, key)).second ||
         entries.size() <= maxAtOnce;
}

OpRecord &WorkMemo::insert(Operation *op, WorkKey key, KnownWork known) {
  auto &bucket = entries[computeHash(op, key)];
  bucket.push_back(
      std::make_unique<Entry>(Entry{op, std::move(key), std::move(known)}));
  OpRecord &kept = bucket.back()->known.record;
  kept.memo = &kept;
  return kept;
}

//===----------------------------------------------------------------------===//
// Other sizes
//===----------------------------------------------------------------------===//

/// Sets the extents of the loops of `work` to the sizes of what they index, and
/// `volume` to their product. Fails if a loop indexes nothing by itself.
static LogicalResult setExtents(Work &work, Count &volume) {
  SmallVector<bool, 8> isSet(work.loops.size());
  for (const Access &access : work.accesses) {
    auto type = dyn_cast<RankedTensorType>(access.value.getType());
    if (!type || !access.map || access.map.getNumResults() != type.getRank())
      return failure();
    for (auto [expr, size] :
         llvm::zip_equal(access.map.getResults(), type.getShape()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
        work.loops[loop.getPosition()].extent = size;
        isSet[loop.getPosition()] = true;
      }
  }
  volume = 1;
  for (const Loop &loop : work.loops)
    volume *= loop.extent;
  return success(!llvm::is_contained(isSet, false));
}

bool WorkMemo::resize(Operation *op, const WorkKey &key, Work &work) {
  auto it = forms.find(computeFormHash(op, key));
  if (it == forms.end())
    return false;
  for (const std::unique_ptr<Form> &form : it->second) {
    if (!(form->key == key) || !haveSameWork(form->op, op, differInSizesAlone))
      continue;
    work = *form->once.moveTo(op);
    Count volume;
    [[maybe_unused]] LogicalResult isSized = setExtents(work, volume);
    // Which loops index something by themselves is up to maps and ranks, and
    // those are the same as of the op for which `insertForm` has asked.
    assert(succeeded(isSized) && "a form has loops that index nothing");
    work.terms.scale(volume);
    if (work.contractions)
      work.contractions->scale(volume);
    return true;
  }
  return false;
}

void WorkMemo::insertForm(Operation *op, const WorkKey &key, const Work &work) {
  constexpr size_t maxForms = 512, maxAlike = 16;
  if (!work.scalesWithLoops || forms.size() == maxForms)
    return;
  auto &bucket = forms[computeFormHash(op, key)];
  Work once = work;
  Count volume;
  if (bucket.size() == maxAlike || failed(setExtents(once, volume)) ||
      volume.isZero())
    return;
  auto divide = [&](Count &count) { count = countFloorDiv(count, volume); };
  once.terms.clear();
  for (WorkTerm term : work.terms) {
    divide(term.count);
    once.terms.add(term);
  }
  if (once.contractions) {
    divide(once.contractions->macs);
    if (once.contractions->usefulMacs)
      divide(*once.contractions->usefulMacs);
    divide(once.contractions->operations);
    divide(once.contractions->casts);
  }
  MovableWork movable(op, once);
  if (movable.isKnown())
    bucket.push_back(std::make_unique<Form>(Form{op, key, std::move(movable)}));
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

static bool isDynamic(Type type) {
  // Quicker than a look for the interface.
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.hasStaticShape();
  if (auto memref = dyn_cast<MemRefType>(type))
    return !memref.hasStaticShape();
  if (isa<VectorType>(type) || type.isIntOrIndexOrFloat())
    return false;
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && !shaped.hasStaticShape();
}

static bool hasDynamicOperands(Operation *op) {
  Type checked; // Most are alike.
  return llvm::any_of(op->getOperandTypes(), [&](Type type) {
    return type != std::exchange(checked, type) && isDynamic(type);
  });
}

/// Calls `callback` with the dynamic dims of `values` while it returns true;
/// returns false if it did not.
static bool visitDynamicDims(ValueRange values,
                             function_ref<bool(Value, int64_t)> callback) {
  for (Value value : values) {
    ArrayRef<int64_t> shape;
    if (auto tensor = dyn_cast<RankedTensorType>(value.getType())) {
      shape = tensor.getShape();
    } else if (isDynamic(value.getType())) {
      auto type = cast<ShapedType>(value.getType());
      if (!type.hasRank())
        return false;
      shape = type.getShape();
    }
    for (auto [dim, size] : llvm::enumerate(shape))
      if (ShapedType::isDynamic(size) && !callback(value, dim))
        return false;
  }
  return true;
}

/// Sets the dims of `key` to those of the operands of `op`. Fails if the model
/// has not asked for them, so that symbols are made in the order of its
/// questions.
static bool lookupDims(Operation *op, ProgramContext &context, WorkKey &key) {
  key.dims.clear();
  return visitDynamicDims(op->getOperands(), [&](Value value, int64_t dim) {
    std::optional<Count> size = context.lookupDim(value, dim);
    if (size)
      key.dims.push_back(std::move(*size));
    return size.has_value();
  });
}

/// The key of `op` without dims; nullopt if it may not be shared.
std::optional<WorkKey>
ModuleAnalysis::Impl::FunctionWalker::makeWorkKey(WorkOpInterface op) {
  // Hypotheses may change each op by itself, as may what is between two uses of
  // its operands. Lines count outside of loops only.
  if (impl.options.hypothesis || kernel || (reuses && impl.options.tuning) ||
      (outermostLoop && impl.traffic && impl.traffic->countsLines()))
    return std::nullopt;
  // The type of a tensor doesn't say where in its storage it lies.
  bool matters = impl.traffic && (impl.traffic->countsLines() ||
                                  impl.estimator->getTarget().hasPrefetchers());
  if (matters && llvm::any_of(op->getOperands(), [](Value value) {
        return isa<TensorType>(value.getType()) && getViewSource(value);
      }))
    return std::nullopt;
  std::optional<uint64_t> fingerprint = op.getWorkFingerprint();
  if (!fingerprint)
    return std::nullopt;
  if (impl.hasNodes())
    for (Value value : llvm::concat<Value>(llvm::to_vector(op->getOperands()),
                                           llvm::to_vector(op->getResults())))
      fingerprint = llvm::hash_combine(
          *fingerprint, context.lookupPlacement(value).getAsOpaquePointer());
  return WorkKey{function->getParentOp(), *fingerprint};
}

/// Emits `op`, which is like an op before.
void ModuleAnalysis::Impl::FunctionWalker::visitKnown(WorkOpInterface op,
                                                      KnownWork &known,
                                                      const Scope &scope,
                                                      Totals &totals) {
  known.record.op = op;
  if (wantsTotals) {
    Work own;
    const Work *work = known.work.moveTo(op);
    if (!work && succeeded(op.computeWork(context, own)))
      work = &own;
    if (work)
      addStorage(*work, known.record, scope);
  }
  emit(known.record, scope, totals);
}

void ModuleAnalysis::Impl::FunctionWalker::visitModelled(WorkOpInterface op,
                                                         const Scope &scope,
                                                         Totals &totals) {
  bool isInLoop = scope.isRepeated() || !executions.empty();
  bool hasDims = hasDynamicOperands(op);
  std::optional<WorkKey> key;
  if (!hasDims || !impl.isForCall)
    key = makeWorkKey(op);
  // The sizes of what an op makes are known as soon as it has been visited.
  llvm::scope_exit sizes([&] {
    if (hasDims && key)
      visitDynamicDims(op->getResults(), [&](Value result, int64_t dim) {
        (void)context.getDim(result, dim);
        return true;
      });
  });
  if (key && (!hasDims || lookupDims(op, context, *key)))
    if (KnownWork *known = impl.memo.lookup(op, *key);
        known && !(known->hasElementAccess && isInLoop))
      return visitKnown(op, *known, scope, totals);
  Work work;
  unsigned numQuestions = context.getNumQuestions();
  unsigned numSymbols = context.getNumSymbolRequests();
  CutSearches searches;
  bool hasForm = key && !hasDims;
  bool isResized = hasForm && impl.memo.resize(op, *key, work);
  bool isKnown = isResized || succeeded(op.computeWork(context, work));
  if (hasForm && isKnown && !isResized)
    impl.memo.insertForm(op, *key, work);
  OpRecord record;
  if (!isKnown || failed(computeRecord(op, scope, work, record))) {
    key.reset();
    return addUnmodelled(op);
  }
  record.addCutSearches(searches.get());
  // Incomplete ops are not shared, so that each of them is reported; nor are
  // ops that ask for more than the dims of operands.
  bool hasElements = hasElementAccess(work);
  bool isShared = key && !record.incomplete && !(hasElements && isInLoop);
  if (hasDims)
    isShared = isShared && lookupDims(op, context, *key);
  else
    isShared &= context.getNumQuestions() == numQuestions &&
                context.getNumSymbolRequests() == numSymbols;
  if (!isShared || !impl.memo.wantsRecord(op, *key))
    return emit(record, scope, totals);
  emit(impl.memo.insert(op, std::move(*key),
                        {std::move(record),
                         wantsTotals ? MovableWork(op, work) : MovableWork(),
                         hasElements}),
       scope, totals);
}
