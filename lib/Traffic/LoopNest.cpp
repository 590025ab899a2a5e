//===- LoopNest.cpp - What all executions of an access touch --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/LoopNest.h"

#include "Loops/Guards.h"
#include "Loops/LoopContext.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Support/CountTerms.h"
#include "roofline/Support/Derivation.h"
#include "roofline/Traffic/TouchedElements.h"
#include "roofline/Traffic/Traffic.h"

using namespace mlir;
using namespace mlir::roofline;

LoopNest::LoopNest(ArrayRef<RegionExecution> executions,
                   ProgramContext &context)
    : context(context), counters(executions.size()) {
  llvm::append_range(levels, llvm::reverse(executions));
}

/// Number of levels, from the innermost out, that `value` doesn't vary with.
size_t LoopNest::countInvariantLevels(Value value) const {
  size_t count = 0;
  while (count < levels.size() &&
         isInvariantIn(levels[count].region->getParentOp(), value))
    ++count;
  return count;
}

/// The loops of some levels.
struct LoopNest::Counters {
  Counters(ArrayRef<RegionExecution> levels, WorkContext &outside);

  LoopContext context;
  /// No number of executions of a level varies with the loops around it.
  bool areRectangular = true;
};

/// The innermost level comes first.
LoopNest::Counters::Counters(ArrayRef<RegionExecution> levels,
                             WorkContext &outside)
    : context(levels.back().region->getParentOp(), outside,
              /*tracesSizes=*/false) {
  for (const RegionExecution &level : llvm::reverse(levels)) {
    SmallVector<RegionExecution, 2> executions;
    cast<ExecutionOpInterface>(level.region->getParentOp())
        .getRegionExecutions(context, executions);
    for (const RegionExecution &execution : executions) {
      if (execution.region != level.region)
        continue;
      if (isBranch(level))
        continue;
      bool isOutermost = &level == &levels.back();
      execution.executions.visitAtoms([&](const CountAtom &atom) {
        if (atom.kind == AtomKind::Symbol)
          areRectangular &= !LoopContext::isCounter(atom.name) &&
                            (isOutermost || !LoopContext::isUnknown(atom.name));
      });
      for (const LoopCounter &counter : execution.counters)
        if (counter.step.isZero())
          context.setFixed(counter.value, counter.start);
        else
          context.addCounter(counter.value, counter.start,
                             counter.trips.isOne() ? Count(0) : counter.step);
    }
  }
}

LoopNest::~LoopNest() = default;

LoopNest::Counters &LoopNest::getCounters(size_t numLevels) {
  std::unique_ptr<Counters> &known = counters[numLevels - 1];
  if (!known)
    known = std::make_unique<Counters>(ArrayRef(levels).take_front(numLevels),
                                       context);
  return *known;
}

static bool isKnownPositive(const Count &count) {
  return (count - 1).isKnownNonNegative();
}

/// Returns `lower`, limited to at most `upper`.
static Count limitLower(const Count &lower, const Count &upper) {
  return lower.isZero() ? lower : countMin(lower, upper);
}

/// Returns the elements that `value` holds, or nullopt if they aren't of type
/// `elementType` or the rank isn't known.
static std::optional<Count> countElements(WorkContext &context, Value value,
                                          Type elementType) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank() || type.getElementType() != elementType)
    return std::nullopt;
  return context.getNumElements(value);
}

Count LoopNest::countExecutions(size_t from, size_t to) const {
  Count product = 1;
  for (size_t level = from; level < to; ++level)
    product *= levels[level].executions;
  return product;
}

/// Returns what the levels `from` to `to` touch if each execution of them
/// touches `once` at unknown places: at least the elements of one (R19).
CountRange LoopNest::repeat(const CountRange &once, size_t from, size_t to,
                            const std::optional<Count> &limit) const {
  Count executions = countExecutions(from, to);
  if (executions.isOne())
    return once;
  Count upper = once.upper * executions;
  if (limit)
    upper = countMin(upper, *limit);
  return {isKnownPositive(executions) ? limitLower(once.lower, upper)
                                      : Count(0),
          upper};
}

/// Returns what `access` touches of the image of `map` over `loops` if it
/// leaves the value, or nullopt if that isn't known.
static std::optional<Count> countClipped(const Access &access, AffineMap map,
                                         ArrayRef<Loop> loops,
                                         WorkContext &context) {
  if (access.clippedDims.none())
    return std::nullopt;
  SmallVector<std::optional<Count>, 4> extents(map.getNumResults());
  for (unsigned dim : access.clippedDims.set_bits())
    extents[dim] = context.getDim(access.value, dim);
  return computeClippedElements(map, loops, extents);
}

/// Returns what `executions` executions of `access` touch, each some of the
/// elements that its map gives over `loops`. The map has `numMoves` places,
/// whose union is `image`. Returns nullopt if the map is only the place of the
/// first element.
static std::optional<CountRange>
countParts(const Access &access, ArrayRef<Loop> loops, const CountRange &image,
           const Count &numMoves, const Count &executions) {
  const CountRange &once = *access.elements;
  if (once.upper.isZero())
    return once;
  if (loops.empty())
    return numMoves.isOne() ? std::optional(once) : std::nullopt;
  // An exact part is the same one at each place.
  Count numParts = once.isExact() ? numMoves : executions;
  Count upper = once.upper * numParts;
  bool isKnown = upper.isConstant() && image.upper.isConstant();
  bool isDisjoint = image == CountRange(computeVolume(loops) * numMoves);
  if (isDisjoint && once.isExact())
    return CountRange(upper);
  upper = isKnown ? countMin(image.upper, upper) : image.upper;
  if (isDisjoint)
    return CountRange(once.lower * numMoves, upper);
  return CountRange(isKnownPositive(numMoves) ? limitLower(once.lower, upper)
                                              : Count(0),
                    upper);
}

/// Returns the image of `map` over the loops `all` of `numLevels` levels.
CountRange LoopNest::countMapped(AffineMap map, ArrayRef<Loop> all,
                                 size_t numLevels, bool hasOwnLoops) {
  if (hasOwnLoops)
    return computeTouchedElements(map, all);
  auto [it, isNew] = images.try_emplace({map, numLevels});
  auto &[image, cutSearches] = it->second;
  if (isNew) {
    CutSearches searches;
    image = computeTouchedElements(map, all);
    cutSearches = searches.get();
  }
  CutSearches::add(cutSearches);
  return image;
}

/// Returns `value` as an affine expression in which counters are dims from
/// `firstDim` on: sums of counters, and of what is left when they are divided
/// by constants. Null if it is none.
static AffineExpr getAffineValue(const Count &value, unsigned firstDim,
                                 MLIRContext *ir) {
  auto getAtom = [&](const CountAtom &atom) -> AffineExpr {
    unsigned number;
    if (atom.kind == AtomKind::Symbol)
      return LoopContext::isCounter(atom.name) &&
                     !StringRef(atom.name).drop_front().getAsInteger(10, number)
                 ? getAffineDimExpr(firstDim + number, ir)
                 : AffineExpr();
    if (atom.kind != AtomKind::FloorDiv && atom.kind != AtomKind::CeilDiv)
      return {};
    AffineExpr dividend = getAffineValue(atom.operands[0], firstDim, ir);
    std::optional<int64_t> divisor = atom.operands[1].tryInt64();
    if (!dividend || !divisor || *divisor <= 0)
      return {};
    return atom.kind == AtomKind::FloorDiv ? dividend.floorDiv(*divisor)
                                           : dividend.ceilDiv(*divisor);
  };
  std::optional<int64_t> offset = Count(value.getConstantTerm()).tryInt64();
  if (!offset)
    return {};
  AffineExpr expr = getAffineConstantExpr(*offset, ir);
  for (const CountTerm &term : value.getTerms()) {
    std::optional<int64_t> factor = Count(term.coefficient).tryInt64();
    if (!factor || term.factors.size() != 1 || term.factors[0].exponent != 1)
      return {};
    AffineExpr part = getAtom(*term.factors[0].atom);
    if (!part)
      return {};
    expr = expr + part * *factor;
  }
  return expr;
}

/// Returns `index` as an affine expression in which the loops of `context` are
/// dims from `firstDim` on, and an unknown constant part is `shift`. Null if it
/// is not affine.
static AffineExpr getAffineIndex(Value index, unsigned firstDim,
                                 AffineExpr shift, LoopContext &context) {
  MLIRContext *ir = shift.getContext();
  Count value = context.getIndexValue(index);
  std::optional<LinearIndex> linear = LoopContext::getLinear(value);
  if (!linear)
    return getAffineValue(value, firstDim, ir);
  AffineExpr expr = linear->unknown.isZero()
                        ? getAffineConstantExpr(linear->offset, ir)
                        : shift;
  for (auto [loop, slope] : linear->terms)
    expr = expr + getAffineDimExpr(firstDim + loop, ir) * slope;
  return expr;
}

/// Returns the map from the `numLoops` loops of an op and those of `context` to
/// the elements of its `access`; null if an index isn't affine in the counters.
static AffineMap makeNestMap(const Access &access, unsigned numLoops,
                             LoopContext &context) {
  MLIRContext *ir = access.indexMap.getContext();
  SmallVector<AffineExpr, 4> indices, own;
  for (auto [number, index] : llvm::enumerate(access.indices)) {
    indices.push_back(getAffineIndex(index, numLoops,
                                     getAffineSymbolExpr(number, ir), context));
    if (!indices.back())
      return {};
  }
  for (unsigned dim = 0; dim < numLoops; ++dim)
    own.push_back(getAffineDimExpr(dim, ir));
  return access.indexMap.replaceDimsAndSymbols(
      own, indices, numLoops + context.getNumLoops(), indices.size());
}

/// Returns true if the loops of `map`, with so many iterations each, touch
/// another element in each iteration: in some result the slopes of the loops
/// that no other result tells apart are each larger than what the smaller ones
/// reach together.
static bool isOneToOne(AffineMap map, ArrayRef<Count> trips) {
  llvm::SmallBitVector open(map.getNumDims());
  for (auto [dim, count] : llvm::enumerate(trips))
    open[dim] = !count.isOne();
  auto close = [&](AffineExpr result) {
    SimpleAffineExprFlattener slopes(map.getNumDims(), map.getNumSymbols());
    if (!result.isPureAffine() || failed(slopes.walkPostOrder(result)) ||
        slopes.numLocals > 0)
      return false;
    SmallVector<std::pair<uint64_t, unsigned>> digits;
    for (unsigned dim : open.set_bits())
      if (int64_t slope = slopes.operandExprStack.back()[dim])
        digits.push_back({llvm::AbsoluteValue(slope), dim});
    llvm::sort(digits);
    Count span = 1;
    unsigned numVarying = 0;
    for (auto [slope, dim] : digits) {
      // Two that vary may be large in different iterations.
      if (!(Count(slope) - span).isKnownNonNegative() || numVarying > 1)
        return false;
      span += (trips[dim] - 1) * Count(slope);
      numVarying += ProgramContext::hasCounter(trips[dim]);
    }
    for (auto [slope, dim] : digits)
      open.reset(dim);
    return !digits.empty();
  };
  while (open.any())
    if (llvm::none_of(map.getResults(), close))
      return false;
  return true;
}

/// True if each execution of the innermost `numLevels` levels touches elements
/// of its own.
bool LoopNest::isApart(const Access &access, ArrayRef<Loop> loops,
                       size_t numLevels) {
  SmallVector<Count> trips;
  for (const Loop &loop : loops)
    trips.push_back(loop.extent);
  for (const RegionExecution &level :
       llvm::reverse(ArrayRef(levels).take_front(numLevels))) {
    if (isBranch(level) ||
        (level.counters.empty() && !level.executions.isOne()))
      return false;
    for (const LoopCounter &counter : level.counters)
      if (!counter.step.isZero())
        trips.push_back(counter.trips);
  }
  AffineMap map =
      makeNestMap(access, loops.size(), getCounters(numLevels).context);
  return map && isOneToOne(map, trips);
}

/// Notes how `touched` elements come about, if the image of `map` over `loops`
/// is all that is touched where something executes.
static void noteImage(AffineMap map, ArrayRef<Loop> loops, const Count &any,
                      const std::optional<CountRange> &touched) {
  DerivationLog *log = DerivationLog::get();
  if (!log || !touched || !touched->isExact() || !any.isOne())
    return;
  std::optional<Formula> image = describeTouchedElements(map, loops);
  if (!image || image->value != touched->lower)
    return;
  for (const Loop &loop : loops)
    log->add({"", "iterations of a loop around", "", loop.extent, "", "R8"});
  log->add({"elements", "distinct elements of all executions", image->text,
            image->value, "", "R10a"});
}

/// Returns what the innermost `numLevels` levels touch, or nullopt if the
/// indices aren't affine in the counters of loops or the bounds of loops vary.
std::optional<CountRange> LoopNest::countImage(const Access &access,
                                               ArrayRef<Loop> loops,
                                               size_t numLevels) {
  ArrayRef<RegionExecution> inner = ArrayRef(levels).take_front(numLevels);
  Counters &nest = getCounters(numLevels);
  AffineMap map = nest.areRectangular
                      ? makeNestMap(access, loops.size(), nest.context)
                      : AffineMap();
  if (!map)
    return std::nullopt;
  // A loop that doesn't move the access matters only if it doesn't execute.
  SmallVector<Loop> all(loops);
  Count any = 1, anyUncounted = 1, numMoves = 1;
  for (const RegionExecution &level : llvm::reverse(inner)) {
    if (level.counters.empty() && !isBranch(level))
      anyUncounted *= countAny(level.executions);
    for (const LoopCounter &counter : level.counters) {
      if (counter.step.isZero())
        continue;
      bool moves = map.isFunctionOfDim(all.size());
      (moves ? numMoves : any) *=
          moves ? counter.trips : countAny(counter.trips);
      all.push_back({counter.trips});
    }
  }
  std::optional<CountRange> image =
      countMapped(map, all, numLevels, !loops.empty());
  if (!(*access.elements == CountRange(computeVolume(loops)))) {
    if (std::optional<Count> clipped = countClipped(access, map, all, context))
      image = CountRange(*clipped);
    else
      image = countParts(access, loops, *image, numMoves,
                         countExecutions(0, numLevels));
  }
  if (!image)
    return std::nullopt;
  if (SmallVector<Count> guards = getGuards(inner, context); !guards.empty()) {
    CountRange guarded = countGuarded(map, all, loops.size(), guards, *image);
    return guarded *= anyUncounted;
  }
  any *= anyUncounted;
  *image *= any;
  noteImage(map, all, any, image);
  return image;
}

/// Returns what the innermost `rootLevels` levels touch, which make no new
/// storage for the accessed value. The innermost `valueLevels` of them don't
/// move a view of it.
CountRange LoopNest::countInOneStorage(const Access &access,
                                       ArrayRef<Loop> loops, size_t valueLevels,
                                       size_t rootLevels) {
  // A hypothesis may have changed that of the access.
  Type elementType = getElementTypeOrSelf(access.value.getType());
  std::optional<Count> valueSize =
      countElements(context, access.value, elementType);
  std::optional<Count> rootSize =
      countElements(context, getViewRoot(access.value), elementType);
  // A trip count with another loop's counter is no number.
  if (rootLevels > 0 && !getCounters(rootLevels).areRectangular) {
    if (valueLevels == rootLevels &&
        countExecutions(rootLevels, levels.size()).isOne() &&
        isApart(access, loops, rootLevels)) {
      CountRange apart = *access.elements;
      return apart *= countExecutions(0, rootLevels);
    }
    CountRange whole = repeat(*access.elements, 0, rootLevels, std::nullopt);
    whole.upper = rootSize.value_or(whole.upper);
    return whole;
  }
  size_t known = valueLevels;
  std::optional<CountRange> image;
  while (known > 0 && !(image = countImage(access, loops, known)))
    --known;
  CountRange touched = image.value_or(*access.elements);
  // Symbolic sizes say nothing that an exact image doesn't.
  if (valueSize && (!touched.isExact() ||
                    (valueSize->isConstant() && touched.upper.isConstant()))) {
    touched.upper = countMin(touched.upper, *valueSize);
    touched.lower = limitLower(touched.lower, touched.upper);
  }
  touched = repeat(touched, known, valueLevels, valueSize);
  return repeat(touched, valueLevels, rootLevels, rootSize);
}

/// Returns true if the op of `value` makes new storage each time it executes.
static bool isNewStorage(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (isa<TensorType>(value.getType()))
    return true;
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  return effects &&
         effects.getEffectOnValue<MemoryEffects::Allocate>(value).has_value();
}

LoopNest::Touched LoopNest::countTouched(const Access &access,
                                         ArrayRef<Loop> loops) {
  Touched touched;
  if (!access.indexMap) {
    touched.elements = computeTouchedElements(access, loops);
    touched.storages = countExecutions(0, levels.size());
    return touched;
  }
  Value root = getViewRoot(access.value);
  size_t valueLevels = countInvariantLevels(access.value);
  size_t rootLevels = std::max(valueLevels, countInvariantLevels(root));
  touched.elements = countInOneStorage(access, loops, valueLevels, rootLevels);
  Count made = countExecutions(rootLevels, levels.size());
  touched.storages =
      isNewStorage(root) ? CountRange(made) : CountRange(countAny(made), made);
  return touched;
}
