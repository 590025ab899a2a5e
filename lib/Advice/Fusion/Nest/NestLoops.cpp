//===- NestLoops.cpp - The loops of several ops as those of one nest ------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestLoops.h"

#include "../Reshapes.h"
#include "NestMembers.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Symbols/LinearTerms.h"
#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<unsigned> roofline::getOnlyLoop(const Work &work,
                                              AffineExpr index) {
  std::optional<unsigned> loop;
  auto visit = [&](AffineExpr leaf, int64_t factor) {
    auto dim = dyn_cast<AffineDimExpr>(leaf);
    if (dim && work.loops[dim.getPosition()].extent.tryInt64() == 1 &&
        index != leaf)
      return success();
    if (!dim || factor != 1 || loop)
      return failure();
    loop = dim.getPosition();
    return success();
  };
  return succeeded(visitLinearTerms(index, visit)) ? loop : std::nullopt;
}

void NestLoops::numberLoops() {
  unsigned numLoops = 0;
  for (const Member &member : set.getMembers()) {
    firstLoops.push_back(numLoops);
    numLoops += member.work.loops.size();
  }
  classes.grow(numLoops);
  isPinned.resize(numLoops);
  isJoined.resize(numLoops);
  isNeeded.resize(numLoops);
}

/// The whole of each loop in `expr` is needed at once.
void NestLoops::pin(const Member &member, AffineExpr expr) {
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      isPinned.set(getFirst(member) + dim.getPosition());
  });
}

/// Takes two loops as one, unless that makes one of two loops of an op: a
/// convolution's input and output channels are two, though a residual adds its
/// result to what it reads.
bool NestLoops::joinPair(unsigned lhs, unsigned rhs) {
  unsigned classOf[] = {classes.findLeader(lhs), classes.findLeader(rhs)};
  if (classOf[0] == classOf[1])
    return true;
  for (auto [first, member] : llvm::zip_equal(firstLoops, set.getMembers())) {
    bool has[] = {false, false};
    for (unsigned loop = 0; loop < member.work.loops.size(); ++loop)
      for (unsigned side : {0, 1})
        has[side] |= classes.findLeader(first + loop) == classOf[side];
    if (has[0] && has[1])
      return false;
  }
  classes.join(lhs, rhs);
  return true;
}

/// True if a loop moves `index` back.
static bool isReversed(AffineExpr index) {
  bool isFound = false;
  (void)visitLinearTerms(index, [&](AffineExpr leaf, int64_t factor) {
    isFound |= isa<AffineDimExpr>(leaf) && factor < 0;
    return success();
  });
  return isFound;
}

/// What `maker` writes and `reader` reads: an index of both is one loop. Of
/// dims that a reshape between them splits or merges, all is needed at once.
bool NestLoops::joinAccess(const Member &maker, const Access &write,
                           const Member &reader, const Access &read) {
  SmallVector<int64_t> dims = getReshapeDims(read.value);
  auto root = cast<ShapedType>(getReshapeRoot(read.value).getType());
  if (dims.size() != read.map.getNumResults() ||
      root.getRank() != int64_t(write.map.getNumResults()))
    return refuse("the shapes of a result and of its use differ");
  llvm::SmallBitVector isOpen(root.getRank(), true);
  ArrayRef<int64_t> shape = cast<ShapedType>(read.value.getType()).getShape();
  for (auto [dim, used, size] :
       llvm::zip_equal(dims, read.map.getResults(), shape)) {
    if (dim < 0) {
      pin(reader, used);
      if (size != 1)
        reshaped.push_back({&maker, 0, &reader, used, size});
      continue;
    }
    isOpen.reset(dim);
    AffineExpr made = write.map.getResult(dim);
    auto loop = dyn_cast<AffineDimExpr>(made);
    if (!loop)
      return refuse(quoteName(maker.op) +
                    " doesn't write its result in the order of its loops");
    std::optional<unsigned> same = getOnlyLoop(reader.work, used);
    unsigned makerLoop = getFirst(maker) + loop.getPosition();
    if (same && joinPair(makerLoop, getFirst(reader) + *same)) {
      isJoined.set(makerLoop);
      continue;
    }
    pin(maker, made);
    pin(reader, used);
    if (isReversed(used))
      return refuse(quoteName(reader.op) + " reads the result of " +
                    quoteName(maker.op) +
                    " backwards, of which upstream makes a part");
    windows.push_back({&maker, loop.getPosition(), &reader, used, 0});
    if (!same)
      pinReason = quoteName(reader.op) + " reads the result of " +
                  quoteName(maker.op) + " in windows: their tiles overlap";
  }
  for (unsigned dim : isOpen.set_bits()) {
    pin(maker, write.map.getResult(dim));
    write.map.getResult(dim).walk([&](AffineExpr part) {
      if (auto loop = dyn_cast<AffineDimExpr>(part))
        isNeeded.set(getFirst(maker) + loop.getPosition());
    });
  }
  return true;
}

static const Access *lookupWrite(const Work &work, Value value) {
  const Access *write = llvm::find_if(work.accesses, [&](const Access &access) {
    return access.writes && access.value == value;
  });
  return write == work.accesses.end() ? nullptr : write;
}

/// Returns the value that two ops have as init and that upstream makes in the
/// tiles of neither, seen through reshapes; null if there is none.
static Value findSharedInit(Operation *first, Operation *second) {
  for (Value init : getInits(first))
    for (Value other : getInits(second)) {
      Value root = getReshapeRoot(init);
      Operation *maker = root.getDefiningOp();
      bool isNew = isa_and_nonnull<tensor::EmptyOp>(maker) ||
                   (maker && isFilling(maker) && root == init && root == other);
      if (root == getReshapeRoot(other) && !isNew)
        return root;
    }
  return {};
}

/// Without a value between them, siblings share the loops of what both read.
bool NestLoops::joinSiblings() {
  const Member &first = set.getMembers().front(), &second = set.getLast();
  if (findSharedInit(first.op, second.op))
    return refuse(quoteName(second.op) + " and " + quoteName(first.op) +
                  " have one init, which one of them overwrites");
  const Access *shared = nullptr, *sharedOther = nullptr;
  for (const Access &access : first.work.accesses)
    for (const Access &other : second.work.accesses) {
      if (!access.reads || !other.reads || access.value != other.value)
        continue;
      if (hasSharedLoop(access.map) || hasSharedLoop(other.map))
        return refuse("one loop moves two dims of what both read");
      if (!shared) {
        shared = &access;
        sharedOther = &other;
      }
    }
  return shared ? joinAccess(first, *shared, second, *sharedOther)
                : refuse("the ops read nothing that both need");
}

/// Upstream makes what fills an init in the tiles. Of dims that a reshape
/// between them splits or merges it needs all.
void NestLoops::pinFilled(const Member &member) {
  auto op = dyn_cast<linalg::LinalgOp>(member.op);
  if (!op)
    return;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value root = getReshapeRoot(init.get());
    Operation *maker = root.getDefiningOp();
    if (root == init.get() || !maker || !isFilling(maker) ||
        !op.payloadUsesValueFromOperand(&init))
      continue;
    AffineMap map = op.getMatchingIndexingMap(&init);
    auto type = cast<ShapedType>(init.get().getType());
    for (auto [dim, expr, size] : llvm::zip_equal(
             getReshapeDims(init.get()), map.getResults(), type.getShape()))
      if (dim < 0 && size != 1)
        pin(member, expr);
  }
}

bool NestLoops::joinLoops() {
  if (set.countSinks() == 2 && set.getMembers().size() == 2)
    return joinSiblings();
  for (const Member &reader : set.getMembers()) {
    pinFilled(reader);
    for (const Access &read : reader.work.accesses) {
      const Member *maker = read.reads ? set.lookupMaker(read.value) : nullptr;
      if (!maker || maker == &reader)
        continue;
      if (&reader == &set.getLast() && isReshapedInit(reader.op, read.value))
        return refuse("upstream doesn't look through the reshape of the init "
                      "of " +
                      quoteName(reader.op));
      const Access *write =
          lookupWrite(maker->work, getReshapeRoot(read.value));
      if (!write)
        return refuse("how " + quoteName(maker->op) +
                      " writes its result is not known");
      // What LinalgOp's TilingInterface asks for.
      if (!write->map.isProjectedPermutation())
        return refuse(quoteName(maker->op) +
                      " doesn't write its result in the order of its loops");
      if (!joinAccess(*maker, *write, reader, read))
        return false;
    }
  }
  if (set.countSinks() != 1)
    return refuse("the ops make several results that no other one of them "
                  "reads");
  return true;
}

bool NestLoops::setExtents() {
  classes.compress();
  extents.assign(classes.getNumClasses(), 0);
  for (const Member &member : set.getMembers())
    for (auto [number, loop] : llvm::enumerate(member.work.loops)) {
      std::optional<int64_t> extent = loop.extent.tryInt64();
      int64_t &own = extents[getLoop(member, number)];
      if (!extent || *extent < 1)
        return refuse("tiles need shapes that are known");
      if (own != 0 && own != *extent)
        return refuse("the shapes of a result and of its use differ");
      own = *extent;
    }
  return true;
}

/// What a reader's loops cover of the dim that it reads in windows.
int64_t NestLoops::countCovered(const Window &window) const {
  uint64_t last = 0;
  LogicalResult isLinear =
      visitLinearTerms(window.index, [&](AffineExpr leaf, int64_t factor) {
        auto dim = dyn_cast<AffineDimExpr>(leaf);
        if (!dim || factor < 1)
          return success(isa<AffineConstantExpr>(leaf));
        int64_t extent = extents[getLoop(*window.reader, dim.getPosition())];
        last = llvm::SaturatingMultiplyAdd<uint64_t>(factor, extent - 1, last);
        return success();
      });
  return succeeded(isLinear) && last < INT64_MAX ? last + 1 : INT64_MAX;
}

/// True if all elements of a dim of `size` are read, in whatever order.
bool NestLoops::coversAll(const Window &window, int64_t size) const {
  if (int64_t covered = countCovered(window); covered != INT64_MAX)
    return covered >= size;
  SmallVector<Loop, 6> loops(window.reader->work.loops);
  for (auto [number, loop] : llvm::enumerate(loops))
    loop.extent = extents[getLoop(*window.reader, number)];
  return computeTouchedElements(AffineMap::get(loops.size(), 0, window.index),
                                loops) == CountRange(size);
}

/// True if `index` begins behind the first element.
static bool hasOffset(AffineExpr index) {
  int64_t offset = 0;
  (void)visitLinearTerms(index, [&](AffineExpr leaf, int64_t factor) {
    if (auto constant = dyn_cast<AffineConstantExpr>(leaf))
      offset += constant.getValue() * factor;
    return success();
  });
  return offset != 0;
}

/// Of a pad, calls `cover` with each loop over a padded dim of the source, and
/// what is needed of it: what the result needs without the padding in front.
/// Returns the number of the other loops of the op.
unsigned NestLoops::coverSource(
    const Member &member,
    llvm::function_ref<void(unsigned loop, int64_t extent)> cover) const {
  auto pad = dyn_cast<tensor::PadOp>(member.op);
  if (!pad || member.numTiledLoops == 0)
    return member.work.loops.size();
  unsigned rank = pad.getResultType().getRank(), loop = rank;
  for (auto [dim, low, high] :
       llvm::enumerate(pad.getStaticLow(), pad.getStaticHigh()))
    if (low != 0 || high != 0)
      cover(getLoop(member, loop++),
            std::max<int64_t>(extents[getLoop(member, dim)] - low, 1));
  return rank;
}

/// Of a result that is read in windows alone, upstream makes what these cover:
/// of 30 rows 29, if 14 windows of 3 step by 2. A loop all of which is needed
/// keeps its extent. True if one changed.
bool NestLoops::cropToWindows() {
  SmallVector<int64_t, 8> covered(extents.size());
  auto cover = [&](unsigned loop, int64_t extent) {
    covered[loop] = std::max(covered[loop], extent);
  };
  llvm::SmallBitVector isCovered = isJoined;
  for (const Window &window : windows) {
    isCovered.set(getFirst(*window.maker) + window.loop);
    // At an index that no loop moves it makes all.
    cover(getLoop(*window.maker, window.loop),
          isa<AffineConstantExpr>(window.index) ? INT64_MAX
                                                : countCovered(window));
  }
  for (const Member &member : set.getMembers()) {
    bool isStored = member.isSink || member.outside != OutsideUse::None;
    unsigned numOwn = coverSource(member, cover);
    for (unsigned loop = 0; loop < numOwn; ++loop) {
      unsigned number = getFirst(member) + loop;
      if (isStored || isNeeded[number] || !isCovered[number])
        cover(getLoop(member, loop), INT64_MAX);
    }
  }
  bool changes = false;
  for (auto [extent, most] : llvm::zip_equal(extents, covered)) {
    changes |= most < extent;
    extent = std::min(extent, most);
  }
  return changes;
}

/// Upstream makes once what all readers need the same part of.
bool NestLoops::cropLoops() {
  // An op that makes less reads less: at most a step per op.
  for (size_t op = 0; op < set.getMembers().size() && cropToWindows(); ++op)
    ;
  for (const Window &window : windows) {
    int64_t made = extents[getLoop(*window.maker, window.loop)];
    bool isCropped =
        window.maker->work.loops[window.loop].extent != Count(made);
    if (isCropped && hasOffset(window.index))
      return refuse(quoteName(window.reader->op) +
                    " reads a part of the result of " +
                    quoteName(window.maker->op) +
                    " that begins behind its first element");
    if (!coversAll(window, made))
      return refuse("more of the result of " + quoteName(window.maker->op) +
                    " is needed than " + quoteName(window.reader->op) +
                    " reads");
  }
  for (const Window &whole : reshaped)
    if (!coversAll(whole, whole.size))
      return refuse(quoteName(whole.reader->op) +
                    " reads a part of a dim that a reshape of the result of " +
                    quoteName(whole.maker->op) + " splits or merges");
  return true;
}

void NestLoops::findShared() {
  isShared.resize(extents.size(), true);
  for (const Member &member : set.getMembers()) {
    SmallVector<unsigned, 8> counts(extents.size());
    for (auto [number, loop] : llvm::enumerate(member.work.loops)) {
      unsigned shared = getLoop(member, number);
      if (loop.isReduction || isPinned[getFirst(member) + number] ||
          extents[shared] == 1)
        isShared.reset(shared);
      ++counts[shared];
    }
    for (auto [loop, count] : llvm::enumerate(counts))
      if (count != 1)
        isShared.reset(loop);
  }
}

LogicalResult NestLoops::join(std::string &reason) {
  numberLoops();
  if (!joinLoops() || !setExtents() || !cropLoops()) {
    reason = whyNot;
    return failure();
  }
  findShared();
  if (isShared.any())
    return success();
  reason = pinReason.empty()
               ? "no loop is parallel in all ops and indexes what is "
                 "between them"
               : pinReason;
  return failure();
}
