//===- TileNest.cpp - Several ops in one nest of tiles -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What scf::tileConsumerAndFuseProducersUsingSCF makes of a set of ops: the
// last op is tiled, and of each op before it, that part is computed in each
// iteration which the ops behind it read.
//
//===----------------------------------------------------------------------===//

#include "TileNest.h"

#include "Reshapes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "roofline/Symbols/LinearTerms.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Why upstream can't tile `op`, or, unless it is the last one, not compute a
/// tile of its result in a loop; empty if it can.
static std::string checkOp(Operation *op, const Work &work, bool isLast) {
  if (isa<linalg::LinalgOp>(op))
    return "";
  // Its TilingInterface has no generateResultTileValue.
  if (isa<linalg::SoftmaxOp>(op))
    return isLast ? ""
                  : "upstream makes no tile of " + quoteName(op) +
                        " in the loops of another op: transform.structured."
                        "decompose_interface makes what can be fused";
  // It has no init that a tile could be written to in place.
  if (isa<tensor::PadOp>(op) && isLast)
    return "upstream makes a tile of " + quoteName(op) +
           " and then copies it into the result";
  if (isa<tensor::PadOp>(op))
    return work.loops.empty()
               ? quoteName(op) + " crops, or pads by amounts or with a "
                                 "value that are not constant"
               : "";
  if (!isa<TilingInterface>(op))
    return quoteName(op) + " has no TilingInterface";
  return "the loops of " + quoteName(op) + " are not known";
}

namespace {
/// Fills in a `TileNest`.
class NestBuilder {
public:
  NestBuilder(const FusionSet &set, StorageSizes &sizes, std::string &whyNot,
              bool isRewritten)
      : set(set), sizes(sizes), whyNot(whyNot), isRewritten(isRewritten) {}

  std::optional<TileNest> build();

private:
  using Member = FusionSet::Member;

  /// A read of what a loop of a member writes that is no loop of the reader.
  struct Window {
    const Member *maker;
    unsigned loop;
    const Member *reader;
    AffineExpr index;
  };

  bool refuse(const Twine &reason) {
    whyNot = reason.str();
    return false;
  }
  bool checkMembers();
  void numberLoops();
  bool join(unsigned lhs, unsigned rhs);
  bool joinLoops();
  bool joinSiblings();
  bool joinAccess(const Member &maker, const Access &write,
                  const Member &reader, const Access &read);
  bool setExtents();
  int64_t countCovered(const Window &window) const;
  bool cropToWindows();
  bool cropLoops();
  void findShared();
  unsigned countReaders(Value value) const;
  bool addOperands();
  std::optional<SmallVector<int64_t, 6>>
  getTiledDims(const Member &member, const Access &access) const;
  std::optional<Operand> makeOperand(const Member &member,
                                     const Access &access);
  bool addIndex(const Member &member, AffineExpr expr, Operand &operand);

  unsigned getFirst(const Member &member) const {
    return firstLoops[&member - set.getMembers().data()];
  }
  unsigned getLoop(const Member &member, unsigned loop) const {
    return classes[getFirst(member) + loop];
  }
  void pin(const Member &member, AffineExpr expr);

  const FusionSet &set;
  StorageSizes &sizes;
  std::string &whyNot;
  bool isRewritten;
  TileNest nest;
  /// Number of the first loop of each member, if loops are numbered through.
  SmallVector<unsigned, 4> firstLoops;
  unsigned numLoops = 0;
  llvm::IntEqClasses classes;
  /// Loops of members of which no part is enough for another member.
  llvm::SmallBitVector isPinned;
  std::string pinReason;
  /// Loops of members that are one with a loop of a reader.
  llvm::SmallBitVector isJoined;
  SmallVector<Window, 4> windows;
  /// Members of which a reshape hides what is read.
  llvm::SmallPtrSet<const Member *, 2> needsAll;
};
} // namespace

bool NestBuilder::checkMembers() {
  for (const Member &member : set.getMembers()) {
    bool isLast = &member == &set.getLast();
    bool isSoftmax = isRewritten && isa<linalg::SoftmaxOp>(member.op);
    std::string reason =
        isSoftmax ? "" : checkOp(member.op, member.work, isLast);
    if (!reason.empty())
      return refuse(reason);
    if (member.outside == OutsideUse::Early && !isLast)
      return refuse("the result of " + quoteName(member.op) +
                    " is also used before the last op");
    if (!member.work.extraTraffic.empty())
      return refuse("what the payload of " + quoteName(member.op) +
                    " accesses is not known");
    for (const Access &access : member.work.accesses) {
      if (!access.map)
        return refuse(quoteName(member.op) +
                      " reads at places that the data decides");
      if (access.memorySpace)
        return refuse(quoteName(member.op) +
                      " works in a memory space of its own");
    }
  }
  return true;
}

void NestBuilder::numberLoops() {
  for (const Member &member : set.getMembers()) {
    firstLoops.push_back(numLoops);
    numLoops += member.work.loops.size();
  }
  classes.grow(numLoops);
  isPinned.resize(numLoops);
  isJoined.resize(numLoops);
}

/// The loop of `work` that `index` follows one to one; none if it is another
/// expression. Loops of one iteration don't matter: a window of 1 x 1 is none.
static std::optional<unsigned> getOnlyLoop(const Work &work, AffineExpr index) {
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

/// The whole of each loop in `expr` is needed at once.
void NestBuilder::pin(const Member &member, AffineExpr expr) {
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      isPinned.set(getFirst(member) + dim.getPosition());
  });
}

/// Takes two loops as one, unless that makes one of two loops of an op: a
/// convolution's input and output channels are two, though a residual adds its
/// result to what it reads.
bool NestBuilder::join(unsigned lhs, unsigned rhs) {
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

/// What `maker` writes and `reader` reads: an index of both is one loop. Of
/// dims that a reshape between them splits or merges, all is needed at once.
bool NestBuilder::joinAccess(const Member &maker, const Access &write,
                             const Member &reader, const Access &read) {
  SmallVector<int64_t> dims = getReshapeDims(read.value);
  auto root = cast<ShapedType>(getReshapeRoot(read.value).getType());
  if (dims.size() != read.map.getNumResults() ||
      root.getRank() != int64_t(write.map.getNumResults()))
    return refuse("the shapes of a result and of its use differ");
  llvm::SmallBitVector isOpen(root.getRank(), true);
  for (auto [dim, used] : llvm::zip_equal(dims, read.map.getResults())) {
    if (dim < 0) {
      pin(reader, used);
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
    if (same && join(makerLoop, getFirst(reader) + *same)) {
      isJoined.set(makerLoop);
      continue;
    }
    pin(maker, made);
    pin(reader, used);
    windows.push_back({&maker, loop.getPosition(), &reader, used});
    if (!same)
      pinReason = quoteName(reader.op) + " reads the result of " +
                  quoteName(maker.op) + " in windows: their tiles overlap";
  }
  for (unsigned dim : isOpen.set_bits()) {
    pin(maker, write.map.getResult(dim));
    needsAll.insert(&maker);
  }
  return true;
}

static const Access *lookupWrite(const Work &work, Value value) {
  const Access *write = llvm::find_if(work.accesses, [&](const Access &access) {
    return access.writes && access.value == value;
  });
  return write == work.accesses.end() ? nullptr : write;
}

/// Without a value between them, siblings share the loops of what both read.
bool NestBuilder::joinSiblings() {
  const Member &first = set.getMembers().front(), &second = set.getLast();
  for (const Access &access : first.work.accesses)
    for (const Access &other : second.work.accesses)
      if (access.reads && other.reads && access.value == other.value)
        return joinAccess(first, access, second, other);
  return refuse("the ops read nothing that both need");
}

bool NestBuilder::joinLoops() {
  if (set.countSinks() == 2 && set.getMembers().size() == 2)
    return joinSiblings();
  for (const Member &reader : set.getMembers())
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
      if (!joinAccess(*maker, *write, reader, read))
        return false;
    }
  if (set.countSinks() != 1)
    return refuse("the ops make several results that no other one of them "
                  "reads");
  return true;
}

bool NestBuilder::setExtents() {
  classes.compress();
  nest.extents.assign(classes.getNumClasses(), 0);
  for (const Member &member : set.getMembers())
    for (auto [number, loop] : llvm::enumerate(member.work.loops)) {
      std::optional<int64_t> extent = loop.extent.tryInt64();
      int64_t &own = nest.extents[getLoop(member, number)];
      if (!extent || *extent < 1)
        return refuse("tiles need shapes that are known");
      if (own != 0 && own != *extent)
        return refuse("the shapes of a result and of its use differ");
      own = *extent;
    }
  return true;
}

/// What a reader's loops cover of the dim that it reads in windows.
int64_t NestBuilder::countCovered(const Window &window) const {
  uint64_t last = 0;
  LogicalResult isLinear =
      visitLinearTerms(window.index, [&](AffineExpr leaf, int64_t factor) {
        auto dim = dyn_cast<AffineDimExpr>(leaf);
        if (!dim || factor < 1)
          return success(isa<AffineConstantExpr>(leaf));
        int64_t extent =
            nest.extents[getLoop(*window.reader, dim.getPosition())];
        last = llvm::SaturatingMultiplyAdd<uint64_t>(factor, extent - 1, last);
        return success();
      });
  return succeeded(isLinear) && last < INT64_MAX ? last + 1 : INT64_MAX;
}

/// Of a result that is read in windows alone, upstream makes what these cover:
/// of 30 rows 29, if 14 windows of 3 step by 2. A loop all of which is needed
/// keeps its extent. True if one changed.
bool NestBuilder::cropToWindows() {
  SmallVector<int64_t, 8> covered(nest.extents.size());
  auto cover = [&](unsigned loop, int64_t extent) {
    covered[loop] = std::max(covered[loop], extent);
  };
  llvm::SmallBitVector isCovered = isJoined;
  for (const Window &window : windows) {
    isCovered.set(getFirst(*window.maker) + window.loop);
    cover(getLoop(*window.maker, window.loop), countCovered(window));
  }
  for (const Member &member : set.getMembers()) {
    bool isNeeded = member.isSink || member.outside != OutsideUse::None ||
                    needsAll.contains(&member);
    for (unsigned loop = 0; loop < member.work.loops.size(); ++loop)
      if (isNeeded || !isCovered[getFirst(member) + loop])
        cover(getLoop(member, loop), INT64_MAX);
  }
  bool changes = false;
  for (auto [extent, most] : llvm::zip_equal(nest.extents, covered)) {
    changes |= most < extent;
    extent = std::min(extent, most);
  }
  return changes;
}

/// Upstream makes once what all readers need the same part of.
bool NestBuilder::cropLoops() {
  // An op that makes less reads less: at most a step per op.
  for (size_t op = 0; op < set.getMembers().size() && cropToWindows(); ++op)
    ;
  for (const Window &window : windows)
    if (countCovered(window) <
        nest.extents[getLoop(*window.maker, window.loop)])
      return refuse("more of the result of " + quoteName(window.maker->op) +
                    " is needed than " + quoteName(window.reader->op) +
                    " reads");
  return true;
}

void NestBuilder::findShared() {
  nest.isShared.resize(nest.extents.size(), true);
  for (const Member &member : set.getMembers()) {
    SmallVector<unsigned, 8> counts(nest.extents.size());
    for (auto [number, loop] : llvm::enumerate(member.work.loops)) {
      unsigned shared = getLoop(member, number);
      if (loop.isReduction || isPinned[getFirst(member) + number] ||
          nest.extents[shared] == 1)
        nest.isShared.reset(shared);
      ++counts[shared];
    }
    for (auto [loop, count] : llvm::enumerate(counts))
      if (count != 1)
        nest.isShared.reset(loop);
  }
}

/// Adds one index: a loop, or a window of two.
bool NestBuilder::addIndex(const Member &member, AffineExpr expr,
                           Operand &operand) {
  SmallVector<std::pair<unsigned, int64_t>, 2> terms;
  LogicalResult isLinear =
      visitLinearTerms(expr, [&](AffineExpr leaf, int64_t factor) {
        auto dim = dyn_cast<AffineDimExpr>(leaf);
        if (!dim)
          return success(isa<AffineConstantExpr>(leaf));
        unsigned loop = getLoop(member, dim.getPosition());
        if (nest.extents[loop] != 1 && !operand.hasOwnIndex(loop))
          terms.push_back({loop, factor});
        return success(factor >= 1);
      });
  if (failed(isLinear) || terms.size() > 2)
    return false;
  if (terms.size() == 1)
    operand.indices.push_back(LinearIndex::iteration(terms[0].first));
  if (terms.size() == 2) {
    if (terms[0].first == terms[1].first)
      return false;
    operand.indices.push_back(LinearIndex::window(
        terms[0].first, terms[0].second, terms[1].first, terms[1].second));
  }
  return true;
}

std::optional<Operand> NestBuilder::makeOperand(const Member &member,
                                                const Access &access) {
  std::optional<Count> bits = sizes.getBits(access.elementType);
  std::optional<int64_t> constant = bits ? bits->tryInt64() : std::nullopt;
  if (!constant)
    return std::nullopt;
  Operand operand;
  operand.bits = operand.partialBits = *constant;
  if (access.writes)
    operand.role = OperandRole::Output;
  // Plain loops first: windows are of loops that have no index of their own.
  for (bool isPlain : {true, false})
    for (AffineExpr expr : access.map.getResults())
      if (isa<AffineDimExpr>(expr) == isPlain &&
          !addIndex(member, expr, operand))
        return std::nullopt;
  llvm::SmallBitVector seen(nest.extents.size());
  for (const LinearIndex &index : operand.indices)
    for (auto [loop, slope] : index.terms) {
      if (index.terms.size() == 2 && seen[loop])
        return std::nullopt;
      seen.set(loop);
    }
  return operand;
}

/// `TileNest::Read::dims` of `access`.
std::optional<SmallVector<int64_t, 6>>
NestBuilder::getTiledDims(const Member &member, const Access &access) const {
  SmallVector<int64_t> dims = getReshapeDims(access.value);
  auto type = dyn_cast<ShapedType>(access.value.getType());
  auto root = dyn_cast<ShapedType>(getReshapeRoot(access.value).getType());
  if (!type || !root || !root.hasRank() ||
      dims.size() != access.map.getNumResults() ||
      int64_t(dims.size()) != type.getRank())
    return std::nullopt;
  SmallVector<int64_t, 6> tiled(root.getRank(), -1);
  for (auto [dim, expr, size] :
       llvm::zip_equal(dims, access.map.getResults(), type.getShape())) {
    std::optional<unsigned> index = getOnlyLoop(member.work, expr);
    if (!index && size == 1)
      continue;
    if (!index)
      return std::nullopt;
    unsigned loop = getLoop(member, *index);
    bool isSplit = dim < 0 && nest.isShared[loop];
    if (nest.extents[loop] != size || isSplit)
      return std::nullopt;
    if (nest.isShared[loop])
      tiled[dim] = loop;
  }
  return tiled;
}

/// True if `access` is not the first of `reader` to read these elements.
static bool isRepeated(const Work &reader, const Access &access) {
  for (const Access &other : reader.accesses) {
    if (&other == &access)
      return false;
    if (other.reads && other.value == access.value && other.map == access.map)
      return true;
  }
  return false;
}

bool TileNest::comesAgain(unsigned operand, ArrayRef<int64_t> sizes) const {
  const Read &own = reads[operand];
  if (!own.root || !own.dims)
    return false;
  auto isWhole = [&](int64_t dim) {
    return dim < 0 || sizes[dim] >= extents[dim];
  };
  for (auto [number, other] : llvm::enumerate(reads)) {
    if (number == operand || other.root != own.root || !other.dims)
      continue;
    bool isSame =
        llvm::all_of_zip(*own.dims, *other.dims, [&](int64_t lhs, int64_t rhs) {
          return lhs == rhs || (isWhole(lhs) && isWhole(rhs));
        });
    if (isSame ? number < operand : llvm::all_of(*other.dims, isWhole))
      return true;
  }
  return false;
}

int64_t TileNest::countOutside(ArrayRef<int64_t> sizes) const {
  SmallVector<Operand, 8> moved;
  for (auto [number, operand] : llvm::enumerate(operands))
    if (!comesAgain(number, sizes))
      moved.push_back(operand);
  return computeTileFootprint(moved, sizes);
}

/// True if an op that reads `value`, or a reshape of it, overwrites it: its
/// result takes the storage.
static bool isOverwritten(Value value) {
  while (value.hasOneUse()) {
    OpOperand &use = *value.use_begin();
    Operation *user = use.getOwner();
    if (auto reader = dyn_cast<DestinationStyleOpInterface>(user))
      return reader.isDpsInit(&use);
    if (user->getNumResults() != 1 ||
        getReshapeRoot(user->getResult(0)) != getReshapeRoot(value))
      return false;
    value = user->getResult(0);
  }
  return false;
}

unsigned NestBuilder::countReaders(Value value) const {
  return llvm::count_if(set.getMembers(), [&](const Member &member) {
    return llvm::any_of(member.op->getOperands(), [&](Value operand) {
      return getReshapeRoot(operand) == value;
    });
  });
}

bool NestBuilder::addOperands() {
  for (const Member &member : set.getMembers())
    for (const Access &access : member.work.accesses) {
      std::optional<Operand> operand = makeOperand(member, access);
      if (operand)
        nest.accesses.push_back(*operand);
      if (access.reads && set.lookupMaker(access.value) && !access.writes)
        continue;
      bool isHeld = access.writes && !isOverwritten(access.value);
      bool stays = access.writes && !member.isSink &&
                   member.outside == OutsideUse::None &&
                   !(isHeld && set.isStoredOutside(access.value));
      if (stays && !isHeld)
        continue;
      if (!operand)
        return refuse(quoteName(member.op) +
                      " has an index that is no loop and no window");
      if (!stays && (access.writes || !isRepeated(member.work, access))) {
        nest.operands.push_back(*operand);
        TileNest::Read &read = nest.reads.emplace_back();
        if (!access.writes)
          read = {getReshapeRoot(access.value), getTiledDims(member, access)};
      }
      // What is written and read by several ops, upstream computes once for
      // those that read it and once to be written.
      if (isHeld && (stays || countReaders(access.value) > 1))
        nest.inner.push_back(*operand);
    }
  return true;
}

std::optional<TileNest> NestBuilder::build() {
  if (!checkMembers())
    return std::nullopt;
  numberLoops();
  if (!joinLoops() || !setExtents() || !cropLoops())
    return std::nullopt;
  findShared();
  if (nest.isShared.none()) {
    whyNot = pinReason.empty()
                 ? "no loop is parallel in all ops and indexes what is "
                   "between them"
                 : pinReason;
    return std::nullopt;
  }
  if (!addOperands())
    return std::nullopt;
  for (const Member &member : set.getMembers()) {
    SmallVector<unsigned, 8> &loops = nest.memberLoops.emplace_back();
    for (unsigned loop = 0; loop < member.work.loops.size(); ++loop)
      loops.push_back(getLoop(member, loop));
  }
  nest.numLastLoops = set.getLast().numTiledLoops;
  return std::move(nest);
}

std::optional<TileNest> TileNest::make(const FusionSet &set,
                                       StorageSizes &sizes, std::string &whyNot,
                                       bool isRewritten) {
  return NestBuilder(set, sizes, whyNot, isRewritten).build();
}
