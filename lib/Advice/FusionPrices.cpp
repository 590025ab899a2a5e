//===- FusionPrices.cpp - What fusing two ops saves, on demand ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/FusionPrices.h"

#include "Fusion/FusionPricer.h"
#include "Fusion/LiveBytes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// What a price depends on
//===----------------------------------------------------------------------===//

static bool isStatic(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return !type || type.hasStaticShape();
}

/// True if all that the models and the pricing read of the IR is `op`, what is
/// behind its operands (`collectMakers`) and who uses its results
/// (`collectUsers`). Loops around an op, symbols, and tensors that a payload
/// takes from outside depend on more.
static bool isLocal(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  if (!isa<linalg::LinalgOp>(op) &&
      !(pad && pad.getLow().empty() && pad.getHigh().empty()))
    return false;
  if (!isa<FunctionOpInterface>(op->getParentOp()) ||
      !llvm::all_of(op->getOperands(), isStatic) ||
      !llvm::all_of(op->getResults(), isStatic))
    return false;
  bool isClosed = true;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *nested) {
      isClosed &= llvm::none_of(nested->getOperands(), [&](Value operand) {
        return isa<ShapedType>(operand.getType()) &&
               !region.isAncestor(operand.getParentRegion());
      });
    });
  return isClosed;
}

using Ops = llvm::SmallSetVector<Operation *, 16>;

/// True for an op whose operands matter to those who read its result: a view,
/// or an op that fills its init.
static bool isSeenThrough(Operation *op) {
  return isFilling(op) ||
         (op->getNumResults() > 0 && getViewSource(op->getResult(0)));
}

/// Adds what makes the operands of `op`. False if that depends on more.
static bool collectMakers(Operation *op, Ops &ops) {
  SmallVector<Operation *, 8> open{op};
  while (!open.empty())
    for (Value operand : open.pop_back_val()->getOperands()) {
      Operation *maker = operand.getDefiningOp();
      if (!maker || !ops.insert(maker))
        continue;
      if (isSeenThrough(maker))
        open.push_back(maker);
      if (isa<tensor::PadOp>(maker) && !isLocal(maker))
        return false;
    }
  return true;
}

/// Adds what uses the results of `op`, through views too, and the ops around
/// that in the block of `op`. To `used` go `op` and these views.
static void collectUsers(Operation *op, Ops &ops, Ops &used) {
  // If one of more users goes away, those left are still too many to matter.
  constexpr unsigned maxUsers = 2 * maxOutsideUses;
  SmallVector<Operation *, 8> open{op};
  unsigned numUsers = 0;
  while (!open.empty()) {
    Operation *maker = open.pop_back_val();
    if (!used.insert(maker))
      continue;
    for (Operation *user : maker->getUsers()) {
      if (++numUsers > maxUsers)
        return;
      ops.insert(user);
      if (Operation *around = op->getBlock()->findAncestorOpInBlock(*user))
        ops.insert(around);
      if (isSeenThrough(user))
        open.push_back(user);
    }
  }
}

/// Adds the ops whose storage `op` takes (`findConflict`): who else reads their
/// results matters. False if that is an argument.
static bool collectStorage(Operation *op, Ops &ops, Ops &used) {
  for (Value result : op->getResults()) {
    Value value = getTiedInit(result);
    for (unsigned step = 0; step < maxInits && value; ++step) {
      Operation *maker = value.getDefiningOp();
      if (!maker)
        return false;
      ops.insert(maker);
      used.insert(maker);
      value = isa<OpResult>(value) ? getTiedInit(value) : Value();
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// FusionPrices::Impl
//===----------------------------------------------------------------------===//

class FusionPrices::Impl {
public:
  Impl(Operation *root, const TargetDescription &target,
       const AnalysisOptions &options)
      : root(root), target(target), options(getFusionAnalysisOptions(options)),
        analysis(root, &target, this->options), pricer(target, this->options) {}

  const FusionPrice &price(Operation *producer, Operation *consumer);
  void change(Operation *op);
  void erase(Operation *op);
  void clear();

private:
  /// Two ops, or one and null for its record.
  using Key = std::pair<Operation *, Operation *>;
  using Dependents = llvm::DenseMap<Operation *, SmallVector<Key, 4>>;

  const OpRecord *getRecord(Operation *op);
  FusionPrice compute(Operation *producer, Operation *consumer);
  uint64_t sumResults(Operation *op);
  bool mayNotFit(Operation *function);
  void watch(Key key);
  void forget(ArrayRef<Key> keys);
  void forget(Dependents &dependents, Operation *op);

  Operation *root;
  const TargetDescription &target;
  AnalysisOptions options;
  ModuleAnalysis analysis;
  FusionPricer pricer;
  llvm::DenseMap<Key, std::unique_ptr<FusionPrice>> prices;
  /// Null for an op without figures.
  llvm::DenseMap<Operation *, std::unique_ptr<OpRecord>> records;
  /// What depends on an op, on who uses its results, and on anything. Keys that
  /// have been forgotten may be left.
  Dependents onOp, onUsers;
  SmallVector<Key, 0> onAll;
  /// At least the bytes that all results of a function take.
  llvm::DenseMap<Operation *, uint64_t> resultBytes;
  /// Advice on all, where what lives at a time may be too much.
  std::optional<FusionAdvice> advice;
};

/// Notes what `key` depends on.
void FusionPrices::Impl::watch(Key key) {
  Ops ops, used;
  bool isAll = advice || target.levels.front().nodes > 1;
  for (Operation *op : {key.first, key.second}) {
    if (!op)
      continue;
    ops.insert(op);
    isAll |= !isLocal(op) || !collectMakers(op, ops);
    collectUsers(op, ops, used);
  }
  for (Operation *op : {key.first, key.second})
    isAll |= op && !collectStorage(op, ops, used);
  // Where it depends on all, too: what is erased may come again as another op.
  for (Operation *op : ops)
    onOp[op].push_back(key);
  for (Operation *op : used)
    onUsers[op].push_back(key);
  if (isAll)
    onAll.push_back(key);
}

void FusionPrices::Impl::forget(ArrayRef<Key> keys) {
  for (Key key : keys)
    if (key.second)
      prices.erase(key);
    else
      records.erase(key.first);
}

void FusionPrices::Impl::forget(Dependents &dependents, Operation *op) {
  auto it = dependents.find(op);
  if (it == dependents.end())
    return;
  forget(it->second);
  dependents.erase(it);
}

/// `op` is new, has changed, or is about to go away.
void FusionPrices::Impl::change(Operation *op) {
  for (Value operand : op->getOperands())
    if (Operation *maker = operand.getDefiningOp())
      forget(onUsers, maker);
  Operation *around = op;
  for (; around && !isa<FunctionOpInterface>(around);
       around = around->getParentOp())
    forget(onOp, around);
  forget(onAll);
  onAll.clear();
  advice.reset();
  if (auto it = resultBytes.find(around); it != resultBytes.end())
    it->second = llvm::SaturatingAdd(it->second, sumResults(op));
}

void FusionPrices::Impl::erase(Operation *op) {
  change(op);
  forget(onUsers, op);
  resultBytes.erase(op);
}

void FusionPrices::Impl::clear() {
  prices.clear();
  records.clear();
  onOp.clear();
  onUsers.clear();
  onAll.clear();
  resultBytes.clear();
  advice.reset();
}

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

const OpRecord *FusionPrices::Impl::getRecord(Operation *op) {
  auto [it, isNew] = records.try_emplace(op);
  if (isNew) {
    if (std::optional<OpRecord> record = analysis.analyzeOp(op))
      it->second = std::make_unique<OpRecord>(std::move(*record));
    watch({op, nullptr});
  }
  return it->second.get();
}

/// Bytes of the results of `op` that are known; saturates.
uint64_t FusionPrices::Impl::sumResults(Operation *op) {
  StorageSizes sizes(op, options.storage);
  uint64_t sum = 0;
  for (Value result : op->getResults())
    sum = llvm::SaturatingAdd<uint64_t>(
        sum, getStoredBytes(result, sizes).value_or(0));
  return sum;
}

/// True if all results of `function` together may be more than the outermost
/// level holds.
bool FusionPrices::Impl::mayNotFit(Operation *function) {
  const MemoryLevel &level = target.levels.front();
  if (!level.capacityBytes)
    return false;
  uint64_t capacity =
      llvm::SaturatingMultiply<uint64_t>(*level.capacityBytes, level.instances);
  auto [it, isNew] = resultBytes.try_emplace(function);
  if (isNew || it->second > capacity) {
    it->second = 0;
    function->walk([&, &sum = it->second](Operation *op) {
      sum = llvm::SaturatingAdd(sum, sumResults(op));
    });
  }
  return it->second > capacity;
}

FusionPrice FusionPrices::Impl::compute(Operation *producer,
                                        Operation *consumer) {
  if (producer->getBlock() == consumer->getBlock() &&
      consumer->isBeforeInBlock(producer))
    std::swap(producer, consumer);
  Operation *function = producer->getParentOfType<FunctionOpInterface>();
  if (!function)
    function = root;
  if (mayNotFit(function)) {
    if (!advice)
      advice = computeFusionAdvice(RooflineAnalysis(root, target, options));
    if (const FusionEdge *edge = advice->lookupEdge(producer, consumer))
      return *edge->price;
  }
  FusionGraph graph(function, 2);
  FusionPrice refused;
  for (Operation *op : {producer, consumer}) {
    const OpRecord *record = getRecord(op);
    if (!record || record->once.work.isZero()) {
      refused.whyNot = quoteName(op) + " costs nothing, or has no model";
      return refused;
    }
    unsigned opClass = pricer.classify(*record);
    graph.add(op, *record, opClass, pricer.getClass(opClass).numInputs);
  }
  if (graph.getPairs().empty()) {
    refused.whyNot = "neither op reads what the other makes or reads";
    return refused;
  }
  pricer.enter(graph);
  pricer.pricePair(graph, graph.getPairs().front());
  return std::move(*pricer.takePrices().front());
}

const FusionPrice &FusionPrices::Impl::price(Operation *producer,
                                             Operation *consumer) {
  auto it = prices.find({producer, consumer});
  if (it != prices.end())
    return *it->second;
  auto price = std::make_unique<FusionPrice>(compute(producer, consumer));
  watch({producer, consumer});
  return *(prices[{producer, consumer}] = std::move(price));
}

//===----------------------------------------------------------------------===//
// FusionPrices
//===----------------------------------------------------------------------===//

FusionPrices::FusionPrices(Operation *root) : target(lookupTarget(root)) {
  if (target)
    impl = std::make_unique<Impl>(root, *target, AnalysisOptions());
}

FusionPrices::FusionPrices(Operation *root, const TargetDescription &target,
                           const AnalysisOptions &options)
    : target(std::make_unique<TargetDescription>(target)),
      impl(std::make_unique<Impl>(root, *this->target, options)) {}

FusionPrices::~FusionPrices() = default;

const FusionPrice &FusionPrices::priceFusion(Operation *producer,
                                             Operation *consumer) {
  return impl->price(producer, consumer);
}

void FusionPrices::clear() {
  if (impl)
    impl->clear();
}

void FusionPrices::notifyOperationInserted(Operation *op,
                                           OpBuilder::InsertPoint) {
  if (impl)
    op->walk([&](Operation *nested) { impl->change(nested); });
}

void FusionPrices::notifyBlockInserted(Block *, Region *previous,
                                       Region::iterator) {
  if (previous)
    clear();
}

void FusionPrices::notifyOperationModified(Operation *op) {
  if (impl)
    impl->change(op);
}

void FusionPrices::notifyOperationErased(Operation *op) {
  if (impl)
    impl->erase(op);
}
