//===- ModelUtils.cpp - Helpers shared by the models ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/IR/OpModel.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// True for a constant tensor with equal elements.
static bool isSplat(Value root) {
  return isa<TensorType>(root.getType()) &&
         isa_and_present<SplatElementsAttr>(getConstantElements(root));
}

bool roofline::isScalarOrSplat(Value value) {
  if (!isa<ShapedType>(value.getType()) || isa<VectorType>(value.getType()))
    return true;
  // Every view of a splat is a splat.
  return isa<TensorType>(value.getType()) && isSplat(getViewRoot(value));
}

bool roofline::isRankedBuffer(Value value) {
  return isa<RankedTensorType, MemRefType>(value.getType());
}

bool roofline::areRanked(Operation *op) {
  auto isRanked = [](Type type) {
    if (isa<RankedTensorType, MemRefType>(type))
      return true; // Quicker than a look for the interface.
    auto shaped = dyn_cast<ShapedType>(type);
    return !shaped || shaped.hasRank();
  };
  return llvm::all_of(op->getOperandTypes(), isRanked) &&
         llvm::all_of(op->getResultTypes(), isRanked);
}

bool roofline::isFill(Operation *op) {
  if (!isa<linalg::GenericOp, linalg::CopyOp, linalg::MapOp>(op))
    return isa<linalg::FillOp>(op);
  // The payload yields one value alone, from outside or a scalar input.
  Region &body = op->getRegion(0);
  if (!body.hasOneBlock() || !llvm::hasSingleElement(body.front()) ||
      body.front().front().getNumOperands() != 1)
    return false;
  unsigned init = op->getNumOperands() - 1;
  if (llvm::any_of(llvm::drop_end(op->getOperandTypes()),
                   llvm::IsaPred<ShapedType>) ||
      (body.front().getNumArguments() > init &&
       body.front().front().getOperand(0) == body.front().getArgument(init)))
    return false;
  // It goes to all elements, not along a diagonal.
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return true;
  auto maps = generic.getIndexingMaps().getAsValueRange<AffineMapAttr>();
  return generic.getNumDpsInits() == 1 && !maps.empty() &&
         (*std::prev(maps.end())).isProjectedPermutation();
}

void roofline::askForDims(Value shaped, WorkContext &context) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  for (int64_t dim = 0; type && dim < type.getRank(); ++dim)
    (void)context.getDim(shaped, dim);
}

bool roofline::isEmptyOrSplat(Value value) {
  return isEmptyOrSplatRoot(getViewRoot(value));
}

bool roofline::isEmptyOrSplatRoot(Value root) {
  Operation *op = root.getDefiningOp();
  return op && (isa<tensor::EmptyOp, tensor::SplatOp>(op) || isFill(op) ||
                isSplat(root));
}

bool roofline::isUninitialised(Value value) {
  return getViewRoot(value).getDefiningOp<tensor::EmptyOp>() != nullptr;
}

static Access makeAccess(Value value) {
  Access access;
  access.value = value;
  access.elementType = getElementTypeOrSelf(value.getType());
  if (auto memref = dyn_cast<BaseMemRefType>(value.getType()))
    access.memorySpace = memref.getMemorySpace();
  return access;
}

Access roofline::makeAccess(Value value, AffineMap map) {
  Access access = ::makeAccess(value);
  access.map = map;
  return access;
}

Access roofline::makeAccess(Value value, const CountRange &elements) {
  Access access = ::makeAccess(value);
  access.elements = elements;
  return access;
}

Access roofline::makeAccess(Value value, AffineMap map,
                            const CountRange &elements) {
  Access access = makeAccess(value, elements);
  access.map = map;
  return access;
}

Access roofline::makeElementAccess(Value value, AffineMap map,
                                   ValueRange indices, ArrayRef<Loop> loops) {
  Access access = makeAccess(value, computeVolume(loops));
  access.indexMap = map;
  access.indices.append(indices.begin(), indices.end());
  return access;
}

Access roofline::makeBlockAccess(Value value, ValueRange indices,
                                 ArrayRef<unsigned> dims,
                                 ArrayRef<Loop> loops) {
  MLIRContext *context = value.getContext();
  SmallVector<AffineExpr, 4> results;
  for (size_t index = 0; index < indices.size(); ++index)
    results.push_back(getAffineSymbolExpr(index, context));
  for (auto [loop, dim] : llvm::enumerate(dims))
    results[dim] = results[dim] + getAffineDimExpr(loop, context);
  AffineMap map = AffineMap::get(dims.size(), indices.size(), results, context);
  return makeElementAccess(value, map, indices, loops);
}

Access roofline::makeElementAccess(Value value, ValueRange indices,
                                   const CountRange &elements) {
  Access access = makeBlockAccess(value, indices, /*dims=*/{}, /*loops=*/{});
  access.elements = elements;
  return access;
}

void roofline::addLoops(WorkContext &context, Value shaped, Work &work) {
  auto type = cast<ShapedType>(shaped.getType());
  for (int64_t dim = 0, rank = type.getRank(); dim < rank; ++dim)
    work.loops.push_back({context.getDim(shaped, dim), false});
}

AffineMap roofline::makeLoopMap(MLIRContext *context, const Work &work,
                                ArrayRef<unsigned> loops) {
  return AffineMap::getMultiDimMapWithTargets(work.loops.size(), loops,
                                              context);
}

AffineMap roofline::makeLoopMap(MLIRContext *context, const Work &work,
                                ArrayRef<AffineExpr> indices) {
  return AffineMap::get(work.loops.size(), 0, indices, context);
}

void roofline::addAccess(Access access, bool Access::*direction, Work &work) {
  access.*direction = true;
  work.accesses.push_back(std::move(access));
}

void roofline::addRead(Value value, const CountRange &elements, Work &work) {
  addRead(makeAccess(value, elements), work);
}

void roofline::addRead(Access access, Work &work) {
  if (isScalarOrSplat(access.value))
    return;
  if (isUninitialised(access.value))
    work.notes.push_back("reads an uninitialised tensor.empty"); // R20a
  addAccess(std::move(access), &Access::reads, work);
}

void roofline::addWholeRead(WorkContext &context, Value value, Work &work,
                            AffineMap map) {
  if (isa<ShapedType>(value.getType()))
    addRead(makeAccess(value, map, context.getNumElements(value)), work);
}

void roofline::addWholeWrite(WorkContext &context, Value value, Work &work,
                             AffineMap map) {
  addAccess(makeAccess(value, map, context.getNumElements(value)),
            &Access::writes, work);
}

void roofline::addOperandReads(WorkContext &context, Operation *op,
                               Work &work) {
  // R11: a value that occurs twice is read once.
  for (Value operand :
       llvm::SmallSetVector<Value, 4>(op->operand_begin(), op->operand_end()))
    if (isa<RankedTensorType>(operand.getType()))
      addWholeRead(context, operand, work);
}

void roofline::addResultWrites(WorkContext &context, Operation *op,
                               Work &work) {
  for (Value result : op->getResults())
    if (isa<ShapedType>(result.getType()))
      addWholeWrite(context, result, work);
}

bool roofline::isKnownPositive(const Count &count) {
  return count.isConstant() && count.getConstant() > 0;
}

static bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

LogicalResult roofline::addElementwiseWork(WorkContext &context, Operation *op,
                                           ArrayRef<ScalarCost> costs,
                                           Type type, Work &work) {
  if (!areRanked(op))
    return failure();
  Value result = op->getResult(0);
  Count scalars = getNumLanes(result.getType());
  if (isTensor(result)) {
    addLoops(context, result, work);
    scalars = context.getNumElements(result) *
              getNumLanes(getElementTypeOrSelf(result.getType()));
    AffineMap identity =
        AffineMap::getMultiDimIdentityMap(work.loops.size(), op->getContext());
    for (Value operand : op->getOperands())
      addRead(makeAccess(operand, identity), work);
    for (Value written : op->getResults())
      addAccess(makeAccess(written, identity), &Access::writes, work);
  }
  for (const ScalarCost &cost : costs)
    work.terms.add({cost.workClass, type, scalars * Count(cost.count)});
  return success();
}

Type roofline::getScalarType(Type type) {
  // Strip two levels: a tensor may hold vectors.
  Type scalar = getElementTypeOrSelf(getElementTypeOrSelf(type));
  if (auto complex = dyn_cast<ComplexType>(scalar))
    scalar = complex.getElementType();
  return scalar.isIntOrIndexOrFloat() ? scalar : Type();
}

WorkClass roofline::getArithmeticClass(Type type) {
  return isa<FloatType>(type) ? WorkClass::Vector : WorkClass::Integer;
}

static bool isAddress(Type type) {
  // Quicker than a look for the interface.
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getElementType().isIndex();
  return isa<BaseMemRefType>(type) ||
         (!isa<TensorType>(type) && getElementTypeOrSelf(type).isIndex());
}

bool roofline::isAddressing(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isAddress) ||
         llvm::any_of(op->getResultTypes(), isAddress);
}

bool roofline::isConstantCast(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      isa<ShapedType>(op->getOperand(0).getType()))
    return false;
  Operation *source = op->getOperand(0).getDefiningOp();
  return source && source->hasTrait<OpTrait::ConstantLike>();
}

/// Returns true if `operand` is a scalar or has the shape of `result`.
static bool isElementwiseOperand(Type operand, Type result) {
  auto operandShape = dyn_cast<ShapedType>(operand);
  if (!operandShape)
    return true;
  if (isa<VectorType>(operand) && isa<VectorType>(result))
    return operandShape.getShape() == cast<VectorType>(result).getShape();
  return isa<RankedTensorType>(operand) && isa<RankedTensorType>(result) &&
         succeeded(verifyCompatibleShape(operand, result));
}

static bool holdsIndices(Type type) {
  return getElementTypeOrSelf(type).isIndex();
}

LogicalResult roofline::computeElementwiseWork(WorkContext &context,
                                               Operation *op,
                                               const ScalarCost &cost,
                                               Type type, Work &work) {
  Type result = op->getResult(0).getType();
  Type scalar = getScalarType(type);
  if (!scalar || !llvm::all_of(op->getOperandTypes(), [&](Type operand) {
        return isElementwiseOperand(operand, result);
      }))
    return failure();
  if (llvm::any_of(op->getOperandTypes(), holdsIndices) || holdsIndices(result))
    return addElementwiseWork(context, op, {}, scalar, work);
  // A complex number consists of two scalars.
  bool isComplex =
      isa<ComplexType>(getElementTypeOrSelf(getElementTypeOrSelf(type)));
  ScalarCost perElement{cost.workClass, cost.count * (isComplex ? 2 : 1)};
  return addElementwiseWork(context, op, perElement, scalar, work);
}

std::optional<Count> roofline::getElementwiseDim(WorkContext &context,
                                                 Operation *op, int64_t dim) {
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<RankedTensorType>(operand.getType()))
      if (dim < type.getRank())
        return context.getDim(operand, dim);
  return std::nullopt;
}

void roofline::addEqualShapes(WorkContext &context, ValueRange values,
                              SizeEqualFn onEqual) {
  Value first;
  for (Value value : values) {
    auto type = dyn_cast<ShapedType>(value.getType());
    if (!type || !type.hasRank())
      continue;
    if (!first) {
      first = value;
      continue;
    }
    if (cast<ShapedType>(first.getType()).getRank() != type.getRank())
      continue;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      Count size = context.getDim(first, dim);
      onEqual(size, context.getDim(value, dim));
    }
  }
}

void roofline::addEqualResults(WorkContext &context, Operation *op,
                               SizeEqualFn onEqual) {
  auto model = cast<WorkOpInterface>(op);
  for (OpResult result : op->getResults()) {
    auto type = dyn_cast<ShapedType>(result.getType());
    if (!type || !type.hasRank())
      continue;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (!ShapedType::isDynamic(size))
        if (std::optional<Count> own =
                model.getResultDim(context, result.getResultNumber(), dim))
          onEqual(*own, size);
  }
}

std::optional<WorkClass>
roofline::getReductionClass(arith::AtomicRMWKind kind) {
  switch (kind) {
  case arith::AtomicRMWKind::addf:
  case arith::AtomicRMWKind::mulf:
  case arith::AtomicRMWKind::maximumf:
  case arith::AtomicRMWKind::maxnumf:
  case arith::AtomicRMWKind::minimumf:
  case arith::AtomicRMWKind::minnumf:
    return WorkClass::Vector;
  case arith::AtomicRMWKind::assign:
    return std::nullopt;
  default:
    return WorkClass::Integer;
  }
}

std::optional<Count> roofline::limitIndexValue(const Count &value) {
  if (value.isConstant())
    return value;
  constexpr uint64_t maxParts = 96;
  if (value.isMoreComplexThan(maxParts))
    return std::nullopt;
  return value;
}

bool roofline::fits(const Count &value, Type type, bool hasNoSignedWrap) {
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (!value.isConstant())
    return width >= 32 || hasNoSignedWrap;
  std::optional<int64_t> constant = value.tryInt64();
  return constant && llvm::isIntN(std::min(width, 64u), *constant);
}

std::optional<Count> IndexOperands::divide(bool isUp, bool hasAnySign) const {
  // Division by 0 is undefined behaviour, so a nonnegative symbolic divisor is
  // positive.
  if (!rhs.isKnownNonNegative() || rhs.isZero() ||
      (!hasAnySign && !lhs.isKnownNonNegative()))
    return std::nullopt;
  return isUp ? countCeilDiv(lhs, rhs) : countFloorDiv(lhs, rhs);
}

std::optional<Count> IndexOperands::computeRemainder() const {
  std::optional<Count> quotient = divide(/*isUp=*/false, /*hasAnySign=*/false);
  return quotient ? std::optional(lhs - rhs * *quotient) : std::nullopt;
}

std::optional<Count> IndexOperands::computeMinMax(bool isMax,
                                                  bool isUnsigned) const {
  if (isUnsigned && !areNonNegative())
    return std::nullopt;
  return isMax ? countMax(lhs, rhs) : countMin(lhs, rhs);
}

std::optional<Count> roofline::computeTripCount(const Count &lower,
                                                const Count &upper,
                                                const Count &step) {
  if (step.isConstant() && step.getConstant() <= 0)
    return std::nullopt;
  return countMax(0, countCeilDiv(upper - lower, step));
}

std::optional<LoopCounter> roofline::makeLoopCounter(Value value,
                                                     const Count &lower,
                                                     const Count &upper,
                                                     const Count &step) {
  std::optional<Count> trips = computeTripCount(lower, upper, step);
  if (!trips)
    return std::nullopt;
  return LoopCounter{value, lower, step, *trips};
}

RegionExecution
roofline::makeLoopExecution(WorkContext &context, Region &region,
                            std::optional<LoopCounters> counters) {
  RegionExecution execution;
  execution.region = &region;
  execution.unbounded = !counters;
  if (!counters) {
    execution.executions = context.makeSymbol("trips", region.getLoc());
    return execution;
  }
  for (const LoopCounter &counter : *counters)
    execution.executions *= counter.trips;
  execution.counters = std::move(*counters);
  return execution;
}

bool roofline::hasDynamicOperands(ArrayRef<int64_t> staticValues,
                                  ValueRange operands) {
  return size_t(llvm::count(staticValues, ShapedType::kDynamic)) ==
         operands.size();
}
