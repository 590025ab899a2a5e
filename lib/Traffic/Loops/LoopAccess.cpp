//===- LoopAccess.cpp - Accesses as elements of storage -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopAccess.h"

#include "ViewIndices.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "roofline/IR/OpModel.h"
#include "roofline/Traffic/TouchedElements.h"

using namespace mlir;
using namespace mlir::roofline;

/// Most views and updates that are followed to a root.
static constexpr unsigned maxSteps = 256;

using OptionalIndex = std::optional<LinearIndex>;

namespace {
/// Evaluates an affine expression over linear indices.
struct LinearEvaluator : AffineExprVisitor<LinearEvaluator, OptionalIndex> {
  ArrayRef<OptionalIndex> dims, symbols;

  LinearEvaluator(ArrayRef<OptionalIndex> dims, ArrayRef<OptionalIndex> symbols)
      : dims(dims), symbols(symbols) {}

  OptionalIndex visitDimExpr(AffineDimExpr expr) {
    return dims[expr.getPosition()];
  }
  OptionalIndex visitSymbolExpr(AffineSymbolExpr expr) {
    return symbols[expr.getPosition()];
  }
  OptionalIndex visitConstantExpr(AffineConstantExpr expr) {
    return LinearIndex::constant(expr.getValue());
  }
  OptionalIndex visitAddExpr(AffineBinaryOpExpr expr) {
    OptionalIndex lhs = visit(expr.getLHS()), rhs = visit(expr.getRHS());
    return lhs && rhs ? multiplyAdd(*lhs, 1, *rhs) : std::nullopt;
  }
  OptionalIndex visitMulExpr(AffineBinaryOpExpr expr) {
    auto factor = dyn_cast<AffineConstantExpr>(expr.getRHS());
    OptionalIndex lhs = visit(expr.getLHS());
    return lhs && factor ? multiplyAdd({}, factor.getValue(), *lhs)
                         : std::nullopt;
  }
  OptionalIndex visitModExpr(AffineBinaryOpExpr) { return std::nullopt; }
  OptionalIndex visitFloorDivExpr(AffineBinaryOpExpr) { return std::nullopt; }
  OptionalIndex visitCeilDivExpr(AffineBinaryOpExpr) { return std::nullopt; }
};
} // namespace

//===----------------------------------------------------------------------===//
// Indices of an access
//===----------------------------------------------------------------------===//

/// Returns the indices of all elements of `value`, with a new loop per dim.
static std::optional<LinearIndices> makeWholeIndices(Value value,
                                                     LoopContext &context) {
  LinearIndices indices;
  int64_t rank = cast<ShapedType>(value.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    std::optional<unsigned> loop =
        context.addLoop(context.getDim(value, dim), {}, 0, 1);
    if (!loop)
      return std::nullopt;
    indices.push_back(LinearIndex::iteration(*loop));
  }
  return indices;
}

/// Returns the index of dim `dim` of `value` if `map` takes all of it, and no
/// loop that it depends on moves another dim.
static OptionalIndex makeWholeIndex(Value value, unsigned dim, AffineMap map,
                                    ArrayRef<Loop> loops,
                                    LoopContext &context) {
  AffineExpr own = map.getResult(dim);
  for (auto [other, index] : llvm::enumerate(map.getResults()))
    for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
      if (other != dim && own.isFunctionOfDim(loop) &&
          index.isFunctionOfDim(loop))
        return std::nullopt;
  Count size = context.getDim(value, dim);
  bool isWhole =
      map.getNumSymbols() == 0 && size.isConstant() &&
      computeTouchedElements(AffineMap::get(map.getNumDims(), 0, own), loops) ==
          CountRange(size);
  if (!isWhole)
    return std::nullopt;
  std::optional<unsigned> loop = context.addLoop(size, {}, 0, 1);
  return loop ? OptionalIndex(LinearIndex::iteration(*loop)) : std::nullopt;
}

std::optional<LinearIndices>
roofline::computeAccessIndices(const Access &access,
                               ArrayRef<std::optional<unsigned>> ownLoops,
                               ArrayRef<Loop> loops, LoopContext &context) {
  auto type = dyn_cast<ShapedType>(access.value.getType());
  if (!type || !type.hasRank())
    return std::nullopt;
  AffineMap map = access.indexMap ? access.indexMap : access.map;
  if (!map) {
    bool isWhole =
        access.elements->isExact() &&
        access.elements->upper == context.getNumElements(access.value);
    return isWhole ? makeWholeIndices(access.value, context) : std::nullopt;
  }
  // Without loops, the map is the place of the first of several elements.
  if (access.indexMap && ownLoops.empty() && access.elements &&
      !access.elements->upper.isOne())
    return std::nullopt;
  SmallVector<OptionalIndex> dims, symbols;
  for (std::optional<unsigned> loop : ownLoops)
    dims.push_back(loop ? OptionalIndex(LinearIndex::iteration(*loop))
                        : std::nullopt);
  for (Value index : access.indices)
    symbols.push_back(context.getLinear(context.getIndexValue(index)));
  if (map.getNumDims() > dims.size() || map.getNumSymbols() > symbols.size() ||
      int64_t(map.getNumResults()) != type.getRank())
    return std::nullopt;
  LinearEvaluator evaluator(dims, symbols);
  LinearIndices indices;
  for (auto [dim, result] : llvm::enumerate(map.getResults())) {
    OptionalIndex index = evaluator.visit(result);
    if (!index)
      index = makeWholeIndex(access.value, dim, map, loops, context);
    if (!index)
      return std::nullopt;
    indices.push_back(std::move(*index));
  }
  return indices;
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

/// Returns the op that makes `value`, or whose region it is an argument of.
static Operation *getOwner(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? op : value.getParentRegion()->getParentOp();
}

static bool isReshape(Operation *op) {
  return isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// Returns true if all other uses of the elements of `value` are before `user`
/// in its block.
static bool isLastUser(Operation *user, Value value) {
  return llvm::all_of(value.getUsers(), [&](Operation *other) {
    return other == user || asksForSize(other) ||
           (other->getBlock() == user->getBlock() &&
            other->isBeforeInBlock(user));
  });
}

/// Returns true if `op`, which updates `init`, gets storage of its own: `init`
/// is a constant, which is never overwritten, or uniform content with other
/// uses. A fill that has a reshape isn't free (R13): the last op that starts
/// from it has its storage.
static bool isCopied(Operation *op, Value init) {
  if (getConstantElements(getViewRoot(init)))
    return true;
  bool isShared = !hasOneDataUse(init), isLast = true;
  // In a graph region reshapes may be in a circle.
  for (unsigned step = 0; step < maxSteps && isReshape(init.getDefiningOp());
       ++step) {
    isLast = isLast && isLastUser(op, init);
    op = init.getDefiningOp();
    init = op->getOperand(0);
    isShared |= !hasOneDataUse(init);
  }
  return isShared && init.getDefiningOp() && hasUniformContent(init) &&
         !(isLast && isLastUser(op, init) &&
           llvm::any_of(init.getUsers(), isReshape));
}

TracedValue roofline::traceToRoot(Value value,
                                  std::optional<LinearIndices> indices,
                                  Operation *outermost, LoopContext &context) {
  TracedValue traced;
  // The op nearest on the way that writes to it decides what it holds.
  bool isWritten = false;
  for (unsigned step = 0; step < maxSteps; ++step) {
    bool isOutside = !outermost->isAncestor(getOwner(value));
    if (Value source = getViewSource(value)) {
      std::optional<LinearIndices> composed =
          indices ? composeView(value, *indices, context) : std::nullopt;
      if (indices && !composed && isOutside) {
        // A view that no iteration moves is as good as storage of its own.
        if (!isWritten)
          traced.isUniform = hasUniformContent(getViewRoot(value));
        traced.root = value;
        traced.indices = std::move(indices);
        return traced;
      }
      indices = std::move(composed);
      value = source;
      continue;
    }
    if (isOutside)
      break;
    Operation *op = value.getDefiningOp();
    Value source = getTiedInit(value);
    if (source && !isWritten) {
      traced.isUniform = hasUniformContent(value);
      isWritten = true;
    }
    if (!source)
      if ((source = getLoopInit(value)) && op)
        isWritten = true;
    if (!source)
      break;
    if (isCopied(getOwner(value), source)) {
      if (!isWritten)
        traced.isUniform = hasUniformContent(getViewRoot(source));
      // A loop carries one storage from its init to its result.
      Value result = getLoopResult(value);
      traced.root = result ? result : value;
      traced.indices = std::move(indices);
      return traced;
    }
    value = source;
  }
  if (!isWritten)
    traced.isUniform = hasUniformContent(value);
  traced.root = value;
  traced.indices = std::move(indices);
  return traced;
}
