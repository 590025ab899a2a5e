//===- NestMemo.cpp - Costs of loops seen before --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestMemo.h"

#include "../ModuleAnalysisImpl.h"
#include "../Totals.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::roofline;

/// Larger ops repeat seldom, and their analysis takes longer than a key.
static constexpr size_t maxOps = 512;

//===----------------------------------------------------------------------===//
// NestKey
//===----------------------------------------------------------------------===//

NestKeys::NestKeys(Operation *program)
    : function(dyn_cast<FunctionOpInterface>(program)) {
  // Attributes of a kernel may bound what its ops return; the op around a
  // function has the data layout.
  bool isKernel = isa<ExecutionOpInterface>(program) ||
                  !program->getDiscardableAttrDictionary().empty();
  scope = isKernel ? program : program->getParentOp();
}

/// True for an argument of a function, of which no more is known than its type.
bool NestKeys::isEntryArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() &&
         argument.getOwner()->getParentOp() == function;
}

/// True for a value of another region than those of the op. In a graph region
/// an op may come before what it uses.
bool NestKeys::isOutside(Value value) {
  return !key->ops.front()->isAncestor(value.getParentRegion()->getParentOp());
}

void NestKeys::addProperties(Operation *op) {
  addPointer(op->getRawDictionaryAttrs().getAsOpaquePointer());
  if (op->getPropertiesStorageSize() != 0)
    addWord(size_t(op->getName().hashOpProperties(op->getPropertiesStorage())));
}

/// Adds what makes a tensor or buffer.
void NestKeys::addBuffer(Value value, bool isThatOneOnly) {
  Operation *maker = value.getDefiningOp();
  addPointer(maker ? maker->getName().getAsOpaquePointer() : nullptr);
  buffers.push_back(value);
  areBuffersThemselves |= isThatOneOnly;
}

/// The argument of the payload that all of the result of `op`, which has
/// uniform content, is; nullopt if that is not known.
static std::optional<unsigned> getUniformArgument(Operation *op) {
  if (op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock())
    return std::nullopt;
  Block &payload = op->getRegion(0).front();
  if (!llvm::hasSingleElement(payload) || payload.front().getNumOperands() != 1)
    return std::nullopt;
  auto argument = dyn_cast<BlockArgument>(payload.front().getOperand(0));
  if (!argument || argument.getOwner() != &payload)
    return std::nullopt;
  return argument.getArgNumber();
}

/// Adds a tensor from outside of a loop. The analysis asks for the op that
/// makes it, but not for what that op is made of, unless it is a view, pads or
/// fills. Whether an op in the loop overwrites the tensor in place depends on
/// its other uses only for uniform content: any other is taken to be needed.
bool NestKeys::addTensor(Value value) {
  hasTensors = true;
  if (!cast<RankedTensorType>(value.getType()).hasStaticShape() ||
      !isa<LoopLikeOpInterface>(key->ops.front()))
    return false;
  Operation *maker = value.getDefiningOp();
  if (!maker) {
    addBuffer(value, !isEntryArgument(value));
    return true;
  }
  bool isUniform = hasUniformContent(value);
  addWord(isUniform);
  if (isUniform)
    addWord(hasOneDataUse(value));
  bool hasOperands = maker->getNumOperands() != 0;
  addBuffer(value,
            hasOperands &&
                !isa<DestinationStyleOpInterface, LoopLikeOpInterface>(maker));
  if (hasOperands && !isUniform)
    return true;
  if (hasOperands) {
    std::optional<unsigned> argument = getUniformArgument(maker);
    areBuffersThemselves |= !argument;
    addWord(argument.value_or(0));
    for (Type type : maker->getOperandTypes())
      addPointer(type.getAsOpaquePointer());
  }
  addProperties(maker);
  makers.push_back(maker);
  return true;
}

/// No value for types that aren't known.
std::optional<NestKeys::Outside> NestKeys::describeOutside(Value value) {
  Type type = value.getType();
  Operation *maker = value.getDefiningOp();
  if (type.isIntOrIndexOrFloat() || isa<VectorType>(type)) {
    Attribute constant;
    if (matchPattern(value, m_Constant(&constant)))
      return Outside{constant.getAsOpaquePointer(), false, false};
    bool isTypeEnough =
        isa<FloatType>(getElementTypeOrSelf(type)) && isEntryArgument(value);
    return Outside{isTypeEnough ? nullptr : value.getAsOpaquePointer(), false,
                   false};
  }
  auto buffer = dyn_cast<MemRefType>(type);
  if (!buffer)
    return std::nullopt;
  // An op without operands makes no view.
  bool isStorage =
      maker ? maker->getNumOperands() == 0 : isEntryArgument(value);
  return Outside{nullptr, true, !isStorage || !buffer.hasStaticShape()};
}

/// Adds what an analysis may ask of a value from outside.
bool NestKeys::addOutside(Value value) {
  addPointer(value.getType().getAsOpaquePointer());
  auto it = outsides.find(value.getAsOpaquePointer());
  if (it == outsides.end()) {
    if (!isOutside(value))
      return false;
    if (isa<RankedTensorType>(value.getType()))
      return addTensor(value);
    std::optional<Outside> outside = describeOutside(value);
    if (!outside)
      return false;
    it = outsides.try_emplace(value.getAsOpaquePointer(), *outside).first;
  }
  const Outside &outside = it->second;
  if (outside.isBuffer)
    addBuffer(value, outside.isThatOneOnly);
  else
    addPointer(outside.content);
  return true;
}

/// True for an insertion into or of a tensor from outside: whether it is in
/// place depends on what other ops outside do with it.
bool NestKeys::isInsertOutside(Operation *op) {
  return hasTensors &&
         llvm::any_of(op->getOperands(),
                      [&](Value value) {
                        return isa<TensorType>(value.getType()) &&
                               isOutside(value);
                      }) &&
         isa<OffsetSizeAndStrideOpInterface>(op) &&
         (op->getNumResults() != 1 || !getViewSource(op->getResult(0)));
}

bool NestKeys::addOperand(Value value) {
  auto [it, isNew] = addNumber(value);
  addWord(it->second);
  return !isNew || addOutside(value);
}

bool NestKeys::addRegion(Region &region) {
  constexpr uint64_t isEmpty = ~uint64_t(0);
  addWord(region.empty() ? isEmpty : region.getNumArguments());
  if (region.empty())
    return true;
  if (!region.hasOneBlock())
    return false;
  for (BlockArgument argument : region.getArguments()) {
    addPointer(argument.getType().getAsOpaquePointer());
    addNumber(argument);
  }
  return llvm::all_of(region.front(),
                      [&](Operation &op) { return addOp(&op); });
}

bool NestKeys::addOp(Operation *op) {
  if (key->ops.size() == maxOps)
    return false;
  key->ops.push_back(op);
  addPointer(op->getName().getAsOpaquePointer());
  addProperties(op);
  addWord(uint64_t(op->getNumRegions()) << 48 |
          uint64_t(op->getNumResults()) << 24 | op->getNumOperands());
  for (Value operand : op->getOperands())
    if (!addOperand(operand))
      return false;
  if (isInsertOutside(op))
    return false;
  for (Value result : op->getResults()) {
    addPointer(result.getType().getAsOpaquePointer());
    addNumber(result);
  }
  return llvm::all_of(op->getRegions(),
                      [&](Region &region) { return addRegion(region); });
}

std::optional<NestKey> NestKeys::make(Operation *op, uint64_t mode) {
  std::optional<NestKey> result(std::in_place);
  key = &*result;
  words.clear();
  numbers.clear();
  buffers.clear();
  makers.clear();
  areBuffersThemselves = hasTensors = false;
  addPointer(scope);
  addWord(mode);
  if (!addOp(op)) {
    result.reset();
    return result;
  }
  if (areBuffersThemselves)
    for (Value buffer : buffers)
      addPointer(buffer.getAsOpaquePointer());
  key->words.assign(words.begin(), words.end());
  key->hash = llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(words.data()),
               words.size() * sizeof(uint64_t)));
  llvm::append_range(key->ops, makers);
  return result;
}

bool NestKey::operator==(const NestKey &other) const {
  return words == other.words && ops.size() == other.ops.size() &&
         llvm::all_of(llvm::zip_equal(ops, other.ops), [](auto pair) {
           auto [lhs, rhs] = pair;
           return lhs->getPropertiesStorageSize() == 0 ||
                  lhs->getName().compareOpProperties(
                      lhs->getPropertiesStorage(), rhs->getPropertiesStorage());
         });
}

//===----------------------------------------------------------------------===//
// NestRecords
//===----------------------------------------------------------------------===//

unsigned NestRecords::getNumber(Operation *op) const {
  const auto *it = llvm::find(key.getOps(), op);
  assert(it != key.getOps().end() && "expected an op inside");
  return it - key.getOps().begin();
}

/// True if no figure of `cost` depends on a symbol.
static bool isStatic(const Cost &cost) {
  return cost.work.isStatic() &&
         llvm::all_of(cost.estimate.levels, [](const LevelTraffic &level) {
           return level.lowerBytes.upper.isConstant() &&
                  (!level.achievableBytes ||
                   level.achievableBytes->isConstant());
         });
}

static bool isStatic(const OpRecord &record) {
  return record.executions.isConstant() && isStatic(record.once) &&
         isStatic(record.getAll());
}

OpRecord &NestRecords::addRecord(OpRecord &record) {
  // Symbols belong to a function.
  isComplete &= isStatic(record);
  bool isShared = record.memo;
  auto kept = isShared ? std::make_unique<OpRecord>(record)
                       : std::make_unique<OpRecord>(std::move(record));
  OpRecord &own = *kept;
  own.memo = &own;
  SmallVector<unsigned, 0> parts;
  isComplete &= isKernel || own.parts.empty();
  for (const OpRecord &part : own.parts) {
    isComplete &= isStatic(part);
    parts.push_back(getNumber(part.op));
  }
  events.push_back({getNumber(own.op), std::move(kept), std::move(parts)});
  return isShared ? record : own;
}

void NestRecords::addWork(Operation *op, const Work &work,
                          TouchedStorage::Place place, bool isIdle) {
  effects.push_back({getNumber(op), MovableWork(op, work), place, isIdle});
  isComplete &= effects.back().work->isKnown() && work.unmodelled.empty() &&
                work.extraTraffic.empty() &&
                (isKernel || place == TouchedStorage::Place::Loop);
}

void NestRecords::addTraffic(ArrayRef<StorageTraffic> kernel) {
  for (const StorageTraffic &own : kernel) {
    bool isFound = false;
    for (const Effect &effect : effects)
      for (OpOperand &operand : key.getOps()[effect.op]->getOpOperands())
        if (!isFound && effect.work && getViewRoot(operand.get()) == own.root) {
          traffic.push_back(own);
          operands.push_back({effect.op, operand.getOperandNumber()});
          isFound = true;
        }
    isComplete &= isFound;
  }
}

//===----------------------------------------------------------------------===//
// NestMemo
//===----------------------------------------------------------------------===//

std::unique_ptr<NestRecords> *NestMemo::lookup(const NestKey &key,
                                               bool atOnce) {
  constexpr unsigned maxAtOnce = 128;
  auto [it, isNew] = nests.try_emplace(key.getHash());
  bool isKept = !isNew || (atOnce && nests.size() <= maxAtOnce);
  bool isOther = it->second && !(it->second->key == key);
  return isKept && !isOther ? &it->second : nullptr;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// Does to storage what a kernel like `ops` did. Returns what it reads cold.
TouchedStorage::Reads
ModuleAnalysis::Impl::FunctionWalker::replayEffects(NestRecords &nest,
                                                    ArrayRef<Operation *> ops) {
  for (NestRecords::Effect &effect : nest.effects) {
    Operation *op = ops[effect.op];
    if (!effect.work) {
      visitUntouched(op, /*isOpaque=*/false);
      continue;
    }
    const Work &work = *effect.work->moveTo(op);
    storage.addWork(work, nest.isKernel ? StorageAnalysis::Place::Kernel
                                        : StorageAnalysis::Place::Loop);
    if (touched)
      (void)touched->visitWork(op, work, effect.place);
    if (effect.isIdle)
      storage.addIdleOp(op);
  }
  for (auto [own, operand] : llvm::zip_equal(nest.traffic, nest.operands))
    own.root = getViewRoot(ops[operand.first]->getOperand(operand.second));
  storage.addKernel(ops.front(), nest.traffic, getStoragePlace());
  if (!touched)
    return {};
  TouchedStorage::Reads cold = touched->leaveLoop(nest.traffic);
  return runsOnce ? cold : TouchedStorage::Reads();
}

/// Adds `record` of `nest`, which reads `cold`, to the totals.
void ModuleAnalysis::Impl::FunctionWalker::replayRecord(
    const NestRecords &nest, OpRecord &record,
    const TouchedStorage::Reads &cold, Totals &totals) {
  for (const auto &[note, count] : nest.notes)
    totals.notes[note] += count;
  std::optional<OpRecord> own;
  if (nest.isKernel && impl.estimator && impl.options.totals &&
      cold != nest.cold) {
    own = record;
    own->memo = nullptr;
    estimateInPlace(nest.certain, cold, own->once.estimate);
    own->once.estimate.expectedSeconds.reset();
    addExpectedTime(*own);
  }
  addRecord(own ? *own : record, totals);
  if (!impl.isQuiet)
    impl.onRecord(function, own ? *own : record);
}

/// Calls back with the records of a nest for the `ops` of another one like it.
void ModuleAnalysis::Impl::FunctionWalker::replay(NestRecords &nest,
                                                  ArrayRef<Operation *> ops,
                                                  Totals &totals) {
  if (nest.asks)
    context.enter(function);
  TouchedStorage::Reads cold;
  if (wantsTotals)
    cold = replayEffects(nest, ops);
  else if (impl.isQuiet)
    return;
  if (!impl.isQuiet)
    impl.coverage.modelledOps += nest.modelledOps;
  for (const auto &[number, record, parts] : nest.events) {
    if (!record) {
      if (!impl.isQuiet)
        impl.onVisit(ops[number]);
      continue;
    }
    record->op = ops[number];
    for (auto [part, own] : llvm::zip_equal(record->parts, parts))
      part.op = ops[own];
    if (wantsTotals)
      replayRecord(nest, *record, cold, totals);
    else
      impl.onRecord(function, *record);
  }
}

/// Visits a control op that no other one is around. With totals only kernels
/// and loops without branches are known again: what they do is known (R27).
void ModuleAnalysis::Impl::FunctionWalker::visitNest(Operation *control,
                                                     const Scope &scope,
                                                     Totals &totals) {
  // A key doesn't say where buffers lie, nor when they are used again.
  bool mayRepeat = !impl.focus && !reuses && !impl.options.hypothesis &&
                   impl.options.bindings.empty() && !impl.hasNodes() &&
                   !(wantsTotals && numBranches > 0);
  std::optional<NestKey> key = mayRepeat ? nestKeys.make(control, wantsTotals)
                                         : std::optional<NestKey>();
  std::unique_ptr<NestRecords> *known = nullptr;
  if (key) // With totals the first of several loops is colder than the others.
    known = impl.nests.lookup(*key, /*atOnce=*/!wantsTotals);
  if (!known || (*known && !(*known)->isComplete))
    return visitControlOrKernel(control, scope, totals);
  if (*known)
    return replay(**known, key->getOps(), totals);
  auto nest = std::make_unique<NestRecords>(
      std::move(*key), !wantsTotals || isLoopKernel(control));
  // A call visits another function, or only its first call does.
  if (llvm::any_of(nest->key.getOps(),
                   llvm::IsaPred<CallOpInterface, LaunchOpInterface>)) {
    nest->giveUp();
    *known = std::move(nest);
    return visitControlOrKernel(control, scope, totals);
  }
  unsigned numQuestions = context.getNumQuestions();
  unsigned numSymbols = context.getNumSymbolRequests();
  int64_t modelledOps = impl.coverage.modelledOps;
  {
    llvm::SaveAndRestore recorded(impl.recorded, nest.get());
    visitControlOrKernel(control, scope, totals);
  }
  nest->asks = context.getNumQuestions() != numQuestions;
  nest->modelledOps = impl.coverage.modelledOps - modelledOps;
  if (context.getNumSymbolRequests() != numSymbols || impl.isQuiet)
    nest->giveUp();
  *known = std::move(nest);
}
