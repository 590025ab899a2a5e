//===- IndexRanges.cpp - What index values denote -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexRanges.h"

#include "ModelUtils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

using OptionalRange = std::optional<CountRange>;

/// Maximum number of ops and subexpressions followed from a value. It bounds
/// the time on hostile input; an address takes only a few ops.
static constexpr unsigned maxSteps = 64;

namespace {
class RangeFinder {
public:
  explicit RangeFinder(WorkContext &context) : context(context) {}

  OptionalRange find(Value index);

private:
  OptionalRange findCounter(BlockArgument counter);
  OptionalRange findOp(Operation *op);
  OptionalRange findExtremum(AffineMap map, ValueRange operands, bool isMax);
  OptionalRange evaluate(AffineExpr expr, unsigned numDims,
                         ValueRange operands);
  OptionalRange evaluateBinary(AffineBinaryOpExpr expr, unsigned numDims,
                               ValueRange operands);

  bool takeStep() {
    if (stepsLeft == 0)
      CutSearches::add(Search::Chain);
    return stepsLeft > 0 && stepsLeft--;
  }

  WorkContext &context;
  unsigned stepsLeft = maxSteps;
};
} // namespace

static CountRange add(const CountRange &a, const CountRange &b) {
  return {a.lower + b.lower, a.upper + b.upper};
}

static CountRange negate(const CountRange &a) { return {-a.upper, -a.lower}; }

static CountRange multiply(const CountRange &a, const CountRange &b) {
  Count corners[] = {a.lower * b.lower, a.lower * b.upper, a.upper * b.lower,
                     a.upper * b.upper};
  CountRange product(corners[0]);
  for (const Count &corner : corners) {
    product.lower = countMin(product.lower, corner);
    product.upper = countMax(product.upper, corner);
  }
  return product;
}

static CountRange takeExtremum(const CountRange &a, const CountRange &b,
                               bool isMax) {
  auto pick = isMax ? countMax : countMin;
  return {pick(a.lower, b.lower), pick(a.upper, b.upper)};
}

/// Returns the range of a division of `a` by the constant `divisor`.
static OptionalRange divide(AffineExprKind kind, const CountRange &a,
                            const CountRange &divisor) {
  const Count &by = divisor.lower;
  if (!divisor.isExact() || !by.isConstant() || by.getConstant() <= 0)
    return std::nullopt;
  if (kind == AffineExprKind::CeilDiv)
    return CountRange(countCeilDiv(a.lower, by), countCeilDiv(a.upper, by));
  CountRange quotient(countFloorDiv(a.lower, by), countFloorDiv(a.upper, by));
  if (kind == AffineExprKind::FloorDiv)
    return quotient;
  if (quotient.isExact()) // mod
    return CountRange(a.lower - quotient.lower * by,
                      a.upper - quotient.lower * by);
  return CountRange(0, by - 1);
}

/// Returns the range of the counter of a loop that starts at a constant
/// `lower`: the last value is lower + (trips - 1) * step.
OptionalRange RangeFinder::findCounter(BlockArgument counter) {
  auto loop =
      dyn_cast_or_null<LoopLikeOpInterface>(counter.getOwner()->getParentOp());
  if (!loop)
    return std::nullopt;
  auto counters = loop.getLoopInductionVars();
  auto lowers = loop.getLoopLowerBounds();
  auto uppers = loop.getLoopUpperBounds();
  auto steps = loop.getLoopSteps();
  if (!counters || !lowers || !uppers || !steps)
    return std::nullopt;
  auto *it = llvm::find(*counters, Value(counter));
  size_t dim = it - counters->begin();
  if (dim >= lowers->size() || dim >= uppers->size() || dim >= steps->size())
    return std::nullopt;
  Count lower = context.getFoldValue((*lowers)[dim]);
  Count upper = context.getFoldValue((*uppers)[dim]);
  Count step = context.getFoldValue((*steps)[dim]);
  // Signed and unsigned loops differ for negative bounds.
  if (!lower.isConstant() || !upper.isConstant() || !step.isConstant() ||
      lower.getConstant() < 0 || upper.getConstant() <= lower.getConstant() ||
      step.getConstant() <= 0)
    return std::nullopt;
  return CountRange(lower,
                    lower + countFloorDiv(upper - lower - 1, step) * step);
}

OptionalRange RangeFinder::evaluateBinary(AffineBinaryOpExpr expr,
                                          unsigned numDims,
                                          ValueRange operands) {
  OptionalRange lhs = evaluate(expr.getLHS(), numDims, operands);
  OptionalRange rhs = evaluate(expr.getRHS(), numDims, operands);
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return add(*lhs, *rhs);
  if (expr.getKind() == AffineExprKind::Mul)
    return multiply(*lhs, *rhs);
  return divide(expr.getKind(), *lhs, *rhs);
}

OptionalRange RangeFinder::evaluate(AffineExpr expr, unsigned numDims,
                                    ValueRange operands) {
  if (!takeStep())
    return std::nullopt;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return CountRange(Count(constant.getValue()));
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return find(operands[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return find(operands[numDims + symbol.getPosition()]);
  return evaluateBinary(cast<AffineBinaryOpExpr>(expr), numDims, operands);
}

/// Returns the range of the smallest or largest result of `map`.
OptionalRange RangeFinder::findExtremum(AffineMap map, ValueRange operands,
                                        bool isMax) {
  OptionalRange extremum;
  for (AffineExpr result : map.getResults()) {
    OptionalRange range = evaluate(result, map.getNumDims(), operands);
    if (!range)
      return std::nullopt;
    extremum = extremum ? takeExtremum(*extremum, *range, isMax) : *range;
  }
  return extremum;
}

OptionalRange RangeFinder::findOp(Operation *op) {
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return findExtremum(apply.getAffineMap(), apply.getMapOperands(), false);
  if (auto min = dyn_cast<affine::AffineMinOp>(op))
    return findExtremum(min.getAffineMap(), min.getMapOperands(), false);
  if (auto max = dyn_cast<affine::AffineMaxOp>(op))
    return findExtremum(max.getAffineMap(), max.getMapOperands(), true);
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::MinSIOp,
           arith::MaxSIOp>(op) ||
      !op->getResult(0).getType().isIndex())
    return std::nullopt;
  OptionalRange lhs = find(op->getOperand(0));
  OptionalRange rhs = find(op->getOperand(1));
  if (!lhs || !rhs)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, CountRange>(op)
      .Case<arith::AddIOp>([&](auto) { return add(*lhs, *rhs); })
      .Case<arith::SubIOp>([&](auto) { return add(*lhs, negate(*rhs)); })
      .Case<arith::MulIOp>([&](auto) { return multiply(*lhs, *rhs); })
      .Case<arith::MinSIOp>(
          [&](auto) { return takeExtremum(*lhs, *rhs, /*isMax=*/false); })
      .Default([&](auto) { return takeExtremum(*lhs, *rhs, /*isMax=*/true); });
}

OptionalRange RangeFinder::find(Value index) {
  if (!takeStep())
    return std::nullopt;
  Count value = context.getIndexValue(index);
  if (value.isConstant())
    return CountRange(value);
  if (auto argument = dyn_cast<BlockArgument>(index))
    return findCounter(argument);
  return findOp(index.getDefiningOp());
}

std::optional<CountRange> roofline::getIndexRange(WorkContext &context,
                                                  Value index) {
  return RangeFinder(context).find(index);
}

//===----------------------------------------------------------------------===//
// Payloads
//===----------------------------------------------------------------------===//

/// True if all values that `expr` takes in the loops of the linalg op around
/// `payload` are signed integers of `type`, and none is negative if
/// `isUnsigned`.
static bool fits(AffineExpr expr, Type type, bool isUnsigned, Region &payload) {
  auto op = cast<linalg::LinalgOp>(payload.getParentOp());
  SmallVector<std::optional<int64_t>> first(op.getNumLoops(), 0), last;
  for (int64_t extent : op.getStaticLoopRanges())
    last.push_back(extent > 0 ? std::optional(extent - 1) : std::nullopt);
  auto getBound = [&](bool isUpper) {
    return getBoundForAffineExpr(expr, first.size(), 0, first, last, isUpper);
  };
  std::optional<int64_t> least, most;
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (width >= 64)
    return !isUnsigned || ((least = getBound(false)) && *least >= 0);
  least = getBound(/*isUpper=*/false);
  most = getBound(/*isUpper=*/true);
  return least && most && llvm::isIntN(width, *least) &&
         llvm::isIntN(width, *most) && (!isUnsigned || *least >= 0);
}

/// `getPayloadIndex` of what `op` computes, if it doesn't overflow.
static AffineExpr getPayloadResult(Operation *op,
                                   ArrayRef<AffineExpr> operands) {
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    AffineExpr result = map.getResult(0).replaceDimsAndSymbols(
        operands.take_front(map.getNumDims()),
        operands.drop_front(map.getNumDims()));
    return result.isPureAffine() ? result : AffineExpr();
  }
  if (isa<arith::AddIOp>(op))
    return operands[0] + operands[1];
  if (isa<arith::SubIOp>(op))
    return operands[0] - operands[1];
  if (!isa<arith::MulIOp>(op)) // A cast.
    return operands[0];
  bool isScaled = llvm::any_of(operands, llvm::IsaPred<AffineConstantExpr>);
  return isScaled ? operands[0] * operands[1] : AffineExpr();
}

/// Returns `index`, a value in the payload of a linalg op, as an affine
/// expression of the loops of the op; null if it isn't known to be one.
static AffineExpr getPayloadIndex(Value index, Region &payload,
                                  unsigned &stepsLeft) {
  MLIRContext *context = index.getContext();
  if (!index.getType().isIntOrIndex())
    return {};
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return getAffineConstantExpr(*constant, context);
  Operation *op = index.getDefiningOp();
  if (!op || op->getParentRegion() != &payload || stepsLeft == 0)
    return {};
  --stepsLeft;
  if (auto loop = dyn_cast<linalg::IndexOp>(op))
    return getAffineDimExpr(loop.getDim(), context);
  bool isUnsigned = isa<arith::IndexCastUIOp, arith::ExtUIOp>(op);
  if (!isUnsigned &&
      !isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, affine::AffineApplyOp,
           arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(op))
    return {};
  SmallVector<AffineExpr, 4> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(getPayloadIndex(operand, payload, stepsLeft));
    if (!operands.back())
      return {};
  }
  AffineExpr result = getPayloadResult(op, operands);
  return result && fits(result, index.getType(), isUnsigned, payload)
             ? result
             : AffineExpr();
}

/// Returns the map from the loops of the linalg op around `payload` to the
/// element that `access` reads in each iteration; null if the data decides it.
static AffineMap getPayloadMap(Region &payload, const Access &access) {
  auto op = dyn_cast<linalg::LinalgOp>(payload.getParentOp());
  if (!op || !access.reads || access.writes || !access.indexMap ||
      access.indexMap.getNumDims() != 0 || !(access.elements == CountRange(1)))
    return {};
  unsigned stepsLeft = maxSteps;
  SmallVector<AffineExpr, 4> indices;
  for (Value index : access.indices) {
    indices.push_back(getPayloadIndex(index, payload, stepsLeft));
    if (!indices.back())
      return {};
  }
  return access.indexMap.replaceDimsAndSymbols({}, indices, op.getNumLoops(),
                                               /*numResultSyms=*/0);
}

/// Returns the elements that all executions of a payload touch, where `access`
/// is the access of one execution: at least one if any, at most all that the
/// value holds (R19).
static CountRange countPayloadElements(WorkContext &context,
                                       const Access &access,
                                       const Count &executions) {
  if (!cast<ShapedType>(access.value.getType()).hasRank())
    return {0, access.elements->upper * executions}; // Unknown size.
  Count size = context.getNumElements(access.value);
  const CountRange &once = *access.elements;
  Count upper = countMin(once.upper * executions, size);
  return {isKnownPositive(once.lower) ? countMin(1, upper) : Count(0), upper};
}

/// Returns the value that holds the elements of `value` outside `payload`: the
/// source of the views that the payload creates.
static Value getStorageOutside(Region &payload, Value value) {
  return followChain(value, [&](Value view) {
    return payload.isAncestor(view.getParentRegion()) ? getViewSource(view)
                                                      : Value();
  });
}

void roofline::addPayloadAccesses(WorkContext &context, Region &payload,
                                  const Work &once, const Count &executions,
                                  Work &work) {
  for (SpaceTraffic entry : once.extraTraffic) {
    entry.scale(executions);
    work.extraTraffic.push_back(entry);
  }
  for (Access access : once.accesses) {
    if (!access.elements)
      access.elements = CountRange(0, context.getNumElements(access.value));
    Value storage = getStorageOutside(payload, access.value);
    if (payload.isAncestor(storage.getParentRegion()))
      continue;
    access.map =
        storage == access.value ? getPayloadMap(payload, access) : AffineMap();
    access.value = storage;
    if (access.map)
      access.elements.reset();
    else
      access.elements = countPayloadElements(context, access, executions);
    access.indexMap = AffineMap();
    access.indices.clear();
    access.clippedDims.clear();
    work.accesses.push_back(std::move(access));
  }
}
