//===- TileNest.cpp - Several ops in one nest of tiles --------------------===//
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

#include "../Reshapes.h"
#include "NestLoops.h"
#include "NestMembers.h"
#include "NestWindows.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Symbols/LinearTerms.h"
#include "roofline/Symbols/ValueStorage.h"
#include "roofline/Traffic/CacheLineTraffic.h"
#include "roofline/Traffic/TouchedElements.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Fills in a `TileNest`.
class NestBuilder {
public:
  NestBuilder(const FusionSet &set, const TargetDescription &target,
              StorageSizes &sizes, std::string &whyNot, bool isRewritten)
      : set(set), target(target), sizes(sizes), whyNot(whyNot),
        isRewritten(isRewritten), loops(set) {}

  std::optional<TileNest> build();

private:
  using Member = FusionSet::Member;

  bool refuse(const Twine &reason) {
    whyNot = reason.str();
    return false;
  }
  bool overlapsRead(Value value);
  void addSliceRead(const Member &member, const Access &access);
  bool addOperands();
  Value getUnpadded(Value value) const;
  void addPlace(Value root, TileNest::Place::Dims dims, bool isSkewed);
  TileNest::Place::Dim getSpan(const Member &member, AffineExpr index,
                               int64_t size) const;
  TileNest::Place::Dims getDims(const Member &member, const Access &access,
                                Value root, bool mayBePart = false) const;
  std::optional<LinearIndex> renumber(const Member &member,
                                      LinearIndex index) const;
  std::optional<LinearIndex> getReadIndex(const Member &member,
                                          AffineExpr index) const;
  std::optional<Operand> makeOperand(const Member &member,
                                     const Access &access);
  bool addIndex(const Member &member, AffineExpr expr, Operand &operand);

  unsigned getLoop(const Member &member, unsigned loop) const {
    return loops.getLoop(member, loop);
  }

  std::optional<LinearIndex> locate(const Member &member,
                                    const CacheLineTraffic &lines,
                                    const Access &access) const;
  void findLineGranules(const Member &member);

  const FusionSet &set;
  const TargetDescription &target;
  StorageSizes &sizes;
  std::string &whyNot;
  bool isRewritten;
  TileNest nest;
  NestLoops loops;
  /// The first place of a value, as an output or not.
  llvm::SmallDenseMap<std::pair<Value, unsigned>, unsigned, 4> placeNumbers;
  /// Values from outside.
  llvm::SmallSetVector<Value, 8> readValues;
  /// Of each operand; what is written has no indices.
  SmallVector<ReadWindow, 4> readWindows;
};
} // namespace

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
  std::optional<int64_t> bits = sizes.getConstantBits(access.elementType);
  if (!bits)
    return std::nullopt;
  Operand operand;
  operand.bits = operand.partialBits = *bits;
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

/// `index` in the loops of the nest.
std::optional<LinearIndex> NestBuilder::renumber(const Member &member,
                                                 LinearIndex index) const {
  for (auto [loop, slope] : std::exchange(index.terms, {}))
    if (failed(index.addTerm(getLoop(member, loop), slope)))
      return std::nullopt;
  return index;
}

/// See `ReadWindow`.
std::optional<LinearIndex> NestBuilder::getReadIndex(const Member &member,
                                                     AffineExpr expr) const {
  std::optional<LinearIndex> index = getLinearIndex(expr);
  if (!index || index->offset < 0 ||
      llvm::any_of(
          index->terms, [](const auto &term) { return term.second < 1; }))
    return std::nullopt;
  return renumber(member, std::move(*index));
}

/// What `index` takes of a dim of `size`: windows that leave no gap take all
/// from their start to before their end.
TileNest::Place::Dim NestBuilder::getSpan(const Member &member,
                                          AffineExpr index,
                                          int64_t size) const {
  TileNest::Place::Dim span{-1, 0, size, false};
  std::optional<LinearIndex> read = getReadIndex(member, index);
  if (!read || read->offset >= size)
    return span;
  for (auto [loop, step] : read->terms)
    span.window.push_back(
        {nest.isShared[loop] ? int64_t(loop) : -1, step, nest.extents[loop]});
  auto steps = llvm::map_to_vector<2>(span.window, [](const auto &term) {
    return std::pair(term.step, term.count);
  });
  llvm::sort(steps);
  llvm::sort(span.window);
  uint64_t end = 1;
  span.isDense = true;
  for (auto [step, count] : steps) {
    span.isDense &= uint64_t(step) <= end || count == 1;
    end = llvm::SaturatingMultiplyAdd<uint64_t>(step, count - 1, end);
  }
  span.start = read->offset;
  span.end =
      std::min<uint64_t>(llvm::SaturatingAdd<uint64_t>(span.start, end), size);
  return span;
}

/// What `access` has of each dim of `root` but those of size 1, which its value
/// is or is a reshape of. With `mayBePart` some of what is before the end of a
/// dim.
TileNest::Place::Dims NestBuilder::getDims(const Member &member,
                                           const Access &access, Value root,
                                           bool mayBePart) const {
  auto type = dyn_cast<ShapedType>(access.value.getType());
  auto rootType = dyn_cast<ShapedType>(root.getType());
  if (!type || !rootType || !rootType.hasRank())
    return std::nullopt;
  SmallVector<int64_t> dims = getReshapeDims(access.value, root);
  if (dims.size() != access.map.getNumResults() ||
      int64_t(dims.size()) != type.getRank())
    return std::nullopt;
  SmallVector<TileNest::Place::Dim, 6> result;
  SmallVector<int64_t, 4> rootShape = set.getShape(root);
  for (int64_t size : rootShape)
    result.push_back({-1, 0, size, true});
  for (auto [dim, expr, size] : llvm::zip_equal(dims, access.map.getResults(),
                                                set.getShape(access.value))) {
    std::optional<unsigned> index = getOnlyLoop(member.work, expr);
    if (!index && size == 1)
      continue;
    unsigned loop = index ? getLoop(member, *index) : 0;
    bool isShared = index && nest.isShared[loop];
    bool isAll = index && nest.extents[loop] == size;
    if (isAll && isShared && dim >= 0) {
      result[dim].loop = loop;
    } else if (!isAll || isShared) {
      if (!mayBePart || dim < 0)
        return std::nullopt;
      result[dim] = getSpan(member, expr, size);
    }
  }
  llvm::SmallBitVector merged = findMergedDims(root);
  SmallVector<TileNest::Place::Dim, 6> withoutUnits;
  for (auto [number, own] : llvm::enumerate(result)) {
    own.isMerged = merged[number];
    // Loops as written don't see which part of a reshape is read again.
    own.isDense &=
        !own.isMerged || (own.start == 0 && own.end >= rootShape[number]);
    own.isSplit = own.isMerged &&
                  isa_and_nonnull<tensor::ExpandShapeOp>(root.getDefiningOp());
    if (rootShape[number] != 1)
      withoutUnits.push_back(own);
  }
  return withoutUnits;
}

/// The source of the pad that makes `value`, if its readers need nothing of the
/// padding: in each tile they read a slice of the source. Else null.
Value NestBuilder::getUnpadded(Value value) const {
  const Member *member = set.lookupMaker(value);
  auto pad = member ? dyn_cast<tensor::PadOp>(member->op) : tensor::PadOp();
  if (!pad || pad.getNofold() ||
      llvm::any_of(pad.getStaticLow(), [](int64_t low) { return low; }))
    return {};
  ArrayRef<int64_t> sizes = pad.getSourceType().getShape();
  bool isUnpadded = llvm::all_of(llvm::enumerate(sizes), [&](auto dim) {
    return nest.extents[getLoop(*member, dim.index())] <= dim.value();
  });
  return isUnpadded ? pad.getSource() : Value();
}

/// Adds where the last operand lies: null is storage of its own.
void NestBuilder::addPlace(Value root, TileNest::Place::Dims dims,
                           bool isSkewed) {
  unsigned isOutput = nest.operands.back().isOutput();
  unsigned number = nest.places.size();
  auto key = std::pair(root ? getReshapeRoot(root) : Value(), isOutput);
  auto [known, isNew] = placeNumbers.try_emplace(key, number);
  nest.places.push_back({root ? known->second : number, std::nullopt,
                         std::move(dims), root ? root.getType() : Type(),
                         isSkewed});
  auto read = placeNumbers.find({key.first, 0});
  if (!isOutput || !root || read == placeNumbers.end())
    return;
  for (TileNest::Place &place : nest.places)
    if (place.root == read->second)
      place.written = known->second;
}

/// Where the elements of `access` are in the loops of the nest [B].
std::optional<LinearIndex> NestBuilder::locate(const Member &member,
                                               const CacheLineTraffic &lines,
                                               const Access &access) const {
  std::optional<LinearIndex> place = lines.locate(access);
  if (!place)
    return std::nullopt;
  place->offset = 0;
  return renumber(member, std::move(*place));
}

/// True if another view of elements of `value` is read: in a tile they may be
/// the same.
bool NestBuilder::overlapsRead(Value value) {
  auto isPart = [](Value view) {
    return getViewRoot(view) != getReshapeRoot(view);
  };
  if (!readValues.insert(value))
    return false;
  return llvm::any_of(readValues.getArrayRef().drop_back(), [&](Value other) {
    return (isPart(value) || isPart(other)) &&
           getViewRoot(value) == getViewRoot(other) &&
           getReshapeRoot(value) != getReshapeRoot(other) &&
           mayOverlap(value, other);
  });
}

void NestBuilder::addSliceRead(const Member &member, const Access &access) {
  TileNest::SliceRead read;
  auto getLoopOf = [&](int64_t dim) -> int64_t {
    std::optional<unsigned> loop;
    if (dim >= 0)
      loop = getOnlyLoop(member.work, access.map.getResult(dim));
    return loop ? int64_t(getLoop(member, *loop)) : -1;
  };
  for (auto [dim, between] : findConfusedDims(access.value))
    read.confused.push_back({getLoopOf(dim), getLoopOf(between)});
  for (unsigned loop = 0; loop < access.map.getNumDims(); ++loop)
    if (access.map.isFunctionOfDim(loop))
      read.loops.push_back(getLoop(member, loop));
  if (!read.confused.empty())
    nest.sliceReads.push_back(std::move(read));
}

bool NestBuilder::addOperands() {
  SmallVector<Operation *, 4> ops = set.getOps();
  for (const Member &member : set.getMembers()) {
    Nest own{nest.extents, {}};
    std::optional<CacheLineTraffic> lines;
    if (target.hasPrefetchers())
      lines.emplace(member.work, sizes);
    if (isa<tensor::PadOp>(member.op) && getUnpadded(member.op->getResult(0)))
      continue;
    for (const Access &asWritten : member.work.accesses) {
      Access access = asWritten;
      Value source = getUnpadded(access.value);
      if (source && access.value.getDefiningOp<tensor::PadOp>())
        access.value = source;
      addSliceRead(member, access);
      std::optional<Operand> operand = makeOperand(member, access);
      if (operand) {
        own.operands.push_back(*operand);
        nest.accesses.append(member.isCopied ? 2 : 1, *operand);
      }
      if (access.reads && !access.writes &&
          (set.lookupMaker(source ? source : access.value) ||
           isFilledInTiles(access.value, ops)))
        continue;
      bool isHeld =
          access.writes && !isOverwritten(set, access.value, member.isCopied);
      bool stays = access.writes && !member.isSink &&
                   member.outside == OutsideUse::None &&
                   !(isHeld && set.getStorageOutside(access.value));
      if (stays && !isHeld)
        continue;
      if (!operand)
        return refuse(quoteName(member.op) +
                      " has an index that is no loop and no window");
      if (!stays && !access.writes && overlapsRead(access.value))
        return refuse(quoteName(member.op) +
                      " reads elements that are read through another view "
                      "as well");
      if (!stays && (access.writes || !isReadBefore(member.work, asWritten))) {
        nest.operands.push_back(*operand);
        ReadWindow &window = readWindows.emplace_back();
        window.value = access.value;
        for (AffineExpr index : access.map.getResults())
          window.indices.push_back(access.writes ? std::nullopt
                                                 : getReadIndex(member, index));
        if (lines)
          nest.addresses.push_back(source ? std::nullopt
                                          : locate(member, *lines, asWritten));
        // Through the same reshape ops read the same part.
        SmallVector<Value, 4> chain = getReshapeChain(access.value);
        Value root;
        TileNest::Place::Dims dims;
        if (access.writes)
          dims = getDims(member, access, chain.back());
        for (bool mayBePart : {false, true})
          for (Value from : llvm::reverse(chain))
            if (!dims && !access.writes)
              dims = getDims(member, access, root = from, mayBePart);
        addPlace(access.writes ? set.getStorageOutside(access.value) : root,
                 std::move(dims), hasSharedLoop(access.map));
      }
      // Two copies of an op work in one storage, unless each makes it anew or
      // one of them is handed out.
      bool isDoubled = isHeld && member.isCopied &&
                       !isInputOverwritten(set, access.value) &&
                       ((member.outside != OutsideUse::None &&
                         !set.getStorageOutside(access.value)) ||
                        !followFills(getTiedInit(access.value)));
      if (isHeld)
        nest.inner.append(unsigned(stays) + isDoubled, *operand);
    }
    for (auto [granule, native] :
         llvm::zip_equal(nest.granules, findGranules(own, target)))
      granule = std::max(granule, native);
    ProductSums sums = findSums(own, target);
    if (sums.seconds > 0)
      nest.sums.push_back(std::move(sums));
    if (VectorLoops vectors = findVectorLoops(own, target);
        vectors.iterations > 0)
      nest.vectors.push_back(std::move(vectors));
  }
  uniteWindows(readWindows, nest);
  return true;
}

/// Parts of a cache line cross as a whole: tiles have whole ones along the last
/// dim of what an op accesses.
void NestBuilder::findLineGranules(const Member &member) {
  int64_t lineBytes = INT64_MAX;
  for (const MemoryLevel &level : target.levels)
    lineBytes = std::min(lineBytes, level.lineBytes.value_or(INT64_MAX));
  if (lineBytes == INT64_MAX)
    return;
  for (const Access &access : member.work.accesses) {
    int64_t bits = sizes.getConstantBits(access.elementType).value_or(0);
    if (bits == 0 || access.map.getNumResults() == 0)
      continue;
    std::optional<unsigned> loop =
        getOnlyLoop(member.work, access.map.getResults().back());
    if (!loop)
      continue;
    int64_t &granule = nest.granules[getLoop(member, *loop)];
    granule = std::max(granule, lineBytes * 8 / bits);
  }
}

std::optional<TileNest> NestBuilder::build() {
  whyNot = checkNestMembers(set, isRewritten);
  if (!whyNot.empty() || failed(loops.join(whyNot)))
    return std::nullopt;
  nest.extents.assign(loops.getExtents().begin(), loops.getExtents().end());
  nest.isShared = loops.getShared();
  nest.granules.assign(nest.extents.size(), 1);
  if (!addOperands())
    return std::nullopt;
  for (const Member &member : set.getMembers()) {
    findLineGranules(member);
    SmallVector<unsigned, 8> &own = nest.memberLoops.emplace_back();
    for (unsigned loop = 0; loop < member.work.loops.size(); ++loop)
      own.push_back(getLoop(member, loop));
  }
  nest.numLastLoops = set.getLast().numTiledLoops;
  return std::move(nest);
}

std::optional<TileNest> TileNest::make(const FusionSet &set,
                                       const TargetDescription &target,
                                       StorageSizes &sizes, std::string &whyNot,
                                       bool isRewritten) {
  return NestBuilder(set, target, sizes, whyNot, isRewritten).build();
}
