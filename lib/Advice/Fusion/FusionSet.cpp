//===- FusionSet.cpp - Ops taken as one kernel -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionSet.h"

#include "Reshapes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Symbols/ValueStorage.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;

std::string roofline::quoteName(Operation *op) {
  return "'" + op->getName().getStringRef().str() + "'";
}

OutsideUse roofline::findOutsideUse(Operation *op, ArrayRef<Operation *> ops) {
  OutsideUse outside = OutsideUse::None;
  unsigned numUses = 0;
  for (Operation *user : op->getUsers()) {
    if (llvm::is_contained(ops, user) || isReshapeFor(user, ops))
      continue;
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    if (llvm::is_contained(ops, ancestor))
      return OutsideUse::Payload;
    if (++numUses > maxOutsideUses || !ancestor ||
        ancestor->isBeforeInBlock(ops.back()))
      return OutsideUse::Early;
    outside = OutsideUse::Late;
  }
  return outside;
}

//===----------------------------------------------------------------------===//
// Loops for tiling
//===----------------------------------------------------------------------===//

/// A loop per dim of `shaped`, and maps that index with all of them.
static void addDimLoops(Value shaped, WorkContext &context, Work &work) {
  auto type = cast<ShapedType>(shaped.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    work.loops.push_back({context.getDim(shaped, dim), false});
  for (Access &access : work.accesses)
    access.map =
        AffineMap::getMultiDimIdentityMap(type.getRank(), shaped.getContext());
}

/// Loops of a softmax, those of SoftmaxOp::getLoopIteratorTypes.
static void addLoops(linalg::SoftmaxOp op, WorkContext &context, Work &work) {
  addDimLoops(op->getResult(0), context, work);
  work.loops[op.getDimension()].isReduction = true;
}

/// Loops of a pad as upstream's tiling model has them: the loops are over the
/// result. A tile of a padded dim needs other elements than its own, so that
/// these dims are never tiled; the source has a loop of its own there. Leaves
/// out pads by amounts or values that are not constant, and those that crop.
static void addLoops(tensor::PadOp pad, WorkContext &context, Work &work) {
  auto isNegative = [](int64_t amount) {
    return amount < 0 || ShapedType::isDynamic(amount);
  };
  if (!pad.getConstantPaddingValue() ||
      llvm::any_of(pad.getStaticLow(), isNegative) ||
      llvm::any_of(pad.getStaticHigh(), isNegative))
    return;
  addDimLoops(pad.getResult(), context, work);
  SmallVector<AffineExpr> source;
  for (auto [dim, low, high] :
       llvm::enumerate(pad.getStaticLow(), pad.getStaticHigh())) {
    unsigned loop = dim;
    if (low != 0 || high != 0) {
      work.loops[dim].isReduction = true;
      loop = work.loops.size();
      work.loops.push_back({context.getDim(pad.getSource(), dim), true});
    }
    source.push_back(getAffineDimExpr(loop, pad.getContext()));
  }
  for (Access &access : work.accesses)
    access.map = AffineMap::get(work.loops.size(), 0,
                                access.reads ? ArrayRef<AffineExpr>(source)
                                             : access.map.getResults(),
                                pad.getContext());
}

FusionSet::FusionSet(ArrayRef<Operation *> ops) {
  members.reserve(ops.size());
  llvm::SmallPtrSet<Operation *, 16> read;
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      if (Operation *maker = getReshapeRoot(operand).getDefiningOp();
          maker != op)
        read.insert(maker);
  for (Operation *op : ops) {
    Member &member = members.emplace_back();
    member.op = op;
    member.outside = findOutsideUse(op, ops);
    member.isSink = !read.contains(op);
  }
  findCopied();
}

SmallVector<Operation *, 4> FusionSet::getOps() const {
  return llvm::map_to_vector<4>(members,
                                [](const Member &member) { return member.op; });
}

SmallVector<int64_t, 4> FusionSet::getShape(Value shaped) const {
  SmallVector<int64_t, 4> shape(cast<ShapedType>(shaped.getType()).getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    if (ShapedType::isDynamic(size))
      size = context->getDim(shaped, dim).tryInt64().value_or(size);
  return shape;
}

LogicalResult FusionSet::computeWork(WorkContext &context) {
  this->context = &context;
  for (Member &member : members) {
    Operation *op = member.op;
    if (failed(cast<WorkOpInterface>(op).computeWork(context, member.work)))
      return failure();
    member.numTiledLoops = member.work.loops.size();
    if (op->getNumResults() != 1)
      continue;
    auto type = dyn_cast<RankedTensorType>(op->getResultTypes()[0]);
    if (!type)
      continue;
    if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
      addLoops(softmax, context, member.work);
    if (auto pad = dyn_cast<tensor::PadOp>(op))
      addLoops(pad, context, member.work);
    if (member.numTiledLoops == 0 && !member.work.loops.empty())
      member.numTiledLoops = type.getRank();
  }
  return success();
}

/// Upstream makes a tile of a member for each way from the last op to it, and
/// CSE makes one of those that are equal. The first tile of a member whose
/// result others use is the part of that result, for the others: so it differs,
/// and so do those of its readers on the first way, up to the last op that they
/// reach on several ways. Ways are followed breadth first.
void FusionSet::findCopied() {
  if (countSinks() > 1)
    return;
  llvm::SmallDenseMap<Operation *, size_t, 16> numbers;
  for (auto [number, member] : llvm::enumerate(members))
    numbers[member.op] = number;
  auto lookup = [&](Value operand) {
    Operation *maker = getReshapeRoot(operand).getDefiningOp();
    auto it = numbers.find(maker);
    return it == numbers.end() ? std::nullopt : std::optional(it->second);
  };
  SmallVector<bool, 16> hasSeveralWays(members.size());
  SmallVector<std::optional<size_t>, 16> firstReader(members.size());
  for (size_t number = members.size(); number-- > 0;)
    for (Value operand : members[number].op->getOperands())
      if (std::optional<size_t> maker = lookup(operand)) {
        hasSeveralWays[*maker] =
            hasSeveralWays[number] || firstReader[*maker].has_value();
        firstReader[*maker] = number;
      }
  firstReader.assign(members.size(), std::nullopt);
  SmallVector<size_t, 16> reached = {members.size() - 1};
  for (size_t next = 0; next < reached.size(); ++next)
    for (Value operand : members[reached[next]].op->getOperands())
      if (std::optional<size_t> maker = lookup(operand);
          maker && !firstReader[*maker]) {
        firstReader[*maker] = reached[next];
        reached.push_back(*maker);
      }
  for (size_t number = 0; number + 1 < members.size(); ++number)
    if (members[number].outside != OutsideUse::None)
      for (std::optional<size_t> reader = number;
           reader && hasSeveralWays[*reader]; reader = firstReader[*reader])
        members[*reader].isCopied = true;
}

const FusionSet::Member *FusionSet::lookupMaker(Value value) const {
  Operation *maker = getReshapeRoot(value).getDefiningOp();
  const Member *member = llvm::find_if(
      members, [&](const Member &member) { return member.op == maker; });
  return maker && member != members.end() ? member : nullptr;
}

bool roofline::readsInPayload(Operation *op) {
  WalkResult result = op->getRegion(0).walk([](Operation *nested) {
    bool readsShaped =
        llvm::any_of(nested->getOperandTypes(), llvm::IsaPred<ShapedType>);
    return readsShaped ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

bool roofline::isFilling(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp &&
         llvm::none_of(op->getOpOperands(),
                       [&](OpOperand &operand) {
                         return isa<ShapedType>(operand.get().getType()) &&
                                linalgOp.payloadUsesValueFromOperand(&operand);
                       }) &&
         !readsInPayload(linalgOp);
}

bool roofline::isStartOfOthers(Operation *op) {
  return llvm::any_of(op->getUses(), [](OpOperand &use) {
    auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return user ? user.isDpsInit(&use)
                : !use.getOwner()->hasTrait<OpTrait::IsTerminator>();
  });
}

bool roofline::isFreeWithout(ArrayRef<Operation *> ops, Operation *fill) {
  if (!isFilling(fill) || fill->getNumResults() != 1 ||
      !hasUniformContent(fill->getResult(0)))
    return false;
  return llvm::all_of(fill->getUses(), [&](OpOperand &use) {
    auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return (user && user.isDpsInit(&use)) || asksForSize(use.getOwner()) ||
           llvm::is_contained(ops, use.getOwner());
  });
}

bool roofline::isFilledInTiles(Value init, ArrayRef<Operation *> ops) {
  Operation *fill = init.getDefiningOp();
  return fill && isFilling(fill) && !hasUniformContent(init) &&
         !llvm::is_contained(ops, fill);
}

SmallVector<Operation *, 1>
roofline::findFreedFills(ArrayRef<Operation *> ops) {
  auto isFreed = [&](Operation *fill, bool isUniform) {
    return llvm::all_of(fill->getUses(), [&](OpOperand &use) {
      auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
      return (user && user.isDpsInit(&use) &&
              (isUniform || llvm::is_contained(ops, user))) ||
             isReshapeFor(use.getOwner(), ops);
    });
  };
  auto isInside = [&](Operation *user) {
    return llvm::is_contained(ops, user) || asksForSize(user) ||
           isReshapeFor(user, ops);
  };
  // What the tiles hand out starts from a fill that is made before them, unless
  // it is a linalg.fill, whose reshapes upstream folds into it.
  auto isReshapeMade = [&](Operation *op, Value root) {
    Operation *fill = root.getDefiningOp();
    return op != ops.back() && fill && isFilling(fill) &&
           hasUniformContent(root) &&
           (isa<linalg::FillOp>(fill) ||
            llvm::all_of(op->getUsers(), isInside)) &&
           !llvm::is_contained(ops, fill);
  };
  // A fill stays if one of the ops starts from a reshape of it that is made
  // before the tiles.
  SmallVector<Operation *, 1> fills, staying;
  for (Operation *op : ops)
    for (Value init : getInits(op)) {
      Value root = getReshapeRoot(init);
      bool isReshaped = root != init;
      bool isMade =
          isReshaped ? isReshapeMade(op, root) : isFilledInTiles(init, ops);
      Operation *fill = root.getDefiningOp();
      if (isReshaped && !isMade)
        staying.push_back(fill);
      else if (isMade && !llvm::is_contained(fills, fill) &&
               isFreed(fill, /*isUniform=*/isReshaped))
        fills.push_back(fill);
    }
  llvm::erase_if(fills, [&](Operation *fill) {
    return llvm::is_contained(staying, fill);
  });
  return fills;
}

Value roofline::followFills(Value init) {
  for (unsigned step = 0; init && step < maxInits; ++step) {
    Value root = getReshapeRoot(init);
    Operation *op = root.getDefiningOp();
    if (!op || !isFilling(op)) {
      bool isNew = op && (isa<tensor::EmptyOp>(op) ||
                          op->hasTrait<OpTrait::ConstantLike>());
      return isNew ? Value() : root;
    }
    init = getTiedInit(root);
  }
  return {};
}

/// True if several ops before the last one start from what fills `init`. In the
/// tiles they do so from one tile of it, and each has storage of its own; the
/// last one starts from the tile that is handed out.
bool FusionSet::startsWithOthers(Value init) const {
  Value root = getReshapeRoot(init);
  Operation *fill = root.getDefiningOp();
  return fill && isFilling(fill) && hasUniformContent(root) &&
         llvm::count_if(getMembers().drop_back(), [&](const Member &member) {
           return llvm::any_of(getInits(member.op), [&](Value other) {
             return getReshapeRoot(other) == root;
           });
         }) > 1;
}

Value FusionSet::getStorageOutside(Value result) const {
  for (unsigned step = 0; step < maxInits; ++step) {
    Value init = getTiedInit(result);
    if (init && result.getDefiningOp() != getLast().op &&
        startsWithOthers(init))
      return {};
    Value storage = init ? followFills(init) : Value();
    if (!storage || !lookupMaker(storage))
      return storage;
    result = storage;
  }
  return {};
}

/// An op that overwrites `value` though another one reads it; null if there is
/// none. Ops that accumulate onto it are readers if `isMade`, in the loops of
/// a set: each would then be handed what another one has overwritten.
static Operation *findOverwriter(Value value, bool isMade) {
  if (value.use_empty() || value.hasOneUse())
    return nullptr;
  auto isInit = [](OpOperand &use) {
    return isAmong(use, getInits(use.getOwner()));
  };
  if (llvm::none_of(value.getUses(), isInit))
    return nullptr;
  auto accumulates = [](OpOperand &use) {
    auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return user && user.payloadUsesValueFromOperand(&use);
  };
  SmallVector<Operation *> writers, readers;
  for (OpOperand &use : value.getUses()) {
    bool isWritten = isInit(use);
    if (isWritten)
      writers.push_back(use.getOwner());
    if (isWritten ? isMade && accumulates(use) : !asksForSize(use.getOwner()))
      readers.push_back(use.getOwner());
  }
  auto *it = llvm::find_if(writers, [&](Operation *writer) {
    return llvm::any_of(readers,
                        [&](Operation *reader) { return reader != writer; });
  });
  return it == writers.end() ? nullptr : *it;
}

Operation *roofline::findConflict(Operation *op, bool isLast,
                                  Overwriters &known) {
  for (Value value : op->getResults()) {
    if (isLast)
      value = getTiedInit(value);
    for (unsigned step = 0; step < maxInits && value; ++step) {
      bool isMade = !isLast && step == 0;
      auto [it, isNew] = known.try_emplace({value, isMade});
      Overwritten &found = it->second;
      if (isNew) {
        found = {true, findOverwriter(value, isMade), getTiedInit(value)};
        // Mostly there is neither, and nothing to be followed.
        if ((found.writer || found.init) && !followFills(value))
          found = {};
      }
      if (!found.hasStorage)
        break;
      if (found.writer)
        return found.writer;
      value = found.init;
    }
  }
  return nullptr;
}

unsigned FusionSet::countSinks() const {
  return llvm::count_if(members,
                        [](const Member &member) { return member.isSink; });
}
