//===- WrittenAccess.cpp - Accesses as elements of storage ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrittenAccess.h"

#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Views and updates that are followed to a root, at most.
static constexpr unsigned maxSteps = 256;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// lhs + factor * rhs; no value beyond int64.
static std::optional<LinearIndex> multiplyAdd(LinearIndex lhs, int64_t factor,
                                              const LinearIndex &rhs) {
  auto accumulate = [&](int64_t &sum, int64_t value) {
    int64_t product;
    return !llvm::MulOverflow(value, factor, product) &&
           !llvm::AddOverflow(sum, product, sum);
  };
  if (!accumulate(lhs.offset, rhs.offset))
    return std::nullopt;
  lhs.unknown += Count(factor) * rhs.unknown;
  for (auto [loop, slope] : rhs.terms) {
    auto *it = llvm::find_if(
        lhs.terms, [&, loop = loop](auto &term) { return term.first >= loop; });
    if (it == lhs.terms.end() || it->first != loop)
      it = lhs.terms.insert(it, {loop, 0});
    if (!accumulate(it->second, slope))
      return std::nullopt;
  }
  llvm::erase_if(lhs.terms, [](auto &term) { return term.second == 0; });
  return lhs;
}

static LinearIndex makeConstant(int64_t value) {
  LinearIndex index;
  index.offset = value;
  return index;
}

static LinearIndex makeLoopIndex(unsigned loop) {
  LinearIndex index;
  index.terms.push_back({loop, 1});
  return index;
}

using OptionalIndex = std::optional<LinearIndex>;

namespace {
/// Value of an affine expression over linear indices.
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
    return makeConstant(expr.getValue());
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

/// Indices of all elements of `value`, with a loop per dim.
static std::optional<LinearIndices> makeWholeIndices(Value value,
                                                     WrittenContext &context) {
  LinearIndices indices;
  int64_t rank = cast<ShapedType>(value.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    std::optional<unsigned> loop =
        context.addLoop(context.getDim(value, dim), {}, 0, 1);
    if (!loop)
      return std::nullopt;
    indices.push_back(makeLoopIndex(*loop));
  }
  return indices;
}

std::optional<LinearIndices>
roofline::computeAccessIndices(const Access &access,
                               ArrayRef<std::optional<unsigned>> ownLoops,
                               WrittenContext &context) {
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
  // Without loops, the map tells where the first of several elements is.
  if (access.indexMap && ownLoops.empty() && access.elements &&
      access.elements->upper != Count(1))
    return std::nullopt;
  SmallVector<OptionalIndex> dims, symbols;
  for (std::optional<unsigned> loop : ownLoops)
    dims.push_back(loop ? OptionalIndex(makeLoopIndex(*loop)) : std::nullopt);
  for (Value index : access.indices)
    symbols.push_back(context.getLinear(context.getIndexValue(index)));
  if (map.getNumDims() > dims.size() || map.getNumSymbols() > symbols.size() ||
      int64_t(map.getNumResults()) != type.getRank())
    return std::nullopt;
  LinearEvaluator evaluator(dims, symbols);
  LinearIndices indices;
  for (AffineExpr result : map.getResults()) {
    OptionalIndex index = evaluator.visit(result);
    if (!index)
      return std::nullopt;
    indices.push_back(std::move(*index));
  }
  return indices;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// The dims of the source of a slice that its result lacks.
static std::optional<llvm::SmallDenseSet<unsigned>>
getDroppedDims(OffsetSizeAndStrideOpInterface slice, ShapedType result) {
  SmallVector<int64_t> sizes;
  for (int64_t size : slice.getStaticSizes())
    sizes.push_back(size);
  return computeRankReductionMask(sizes, result.getShape());
}

/// Indices into the source of a slice, from those into its result.
static std::optional<LinearIndices>
composeSlice(OffsetSizeAndStrideOpInterface slice, Value result,
             const LinearIndices &indices, WrittenContext &context) {
  auto dropped = getDroppedDims(slice, cast<ShapedType>(result.getType()));
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  SmallVector<OpFoldResult> strides = slice.getMixedStrides();
  auto source = dyn_cast<ShapedType>(slice->getOperand(0).getType());
  if (!dropped || !source || !source.hasRank() ||
      int64_t(offsets.size()) != source.getRank() ||
      offsets.size() != indices.size() + dropped->size())
    return std::nullopt;
  LinearIndices composed;
  size_t next = 0;
  for (auto [dim, offset, stride] : llvm::enumerate(offsets, strides)) {
    OptionalIndex index = context.getLinear(offset);
    std::optional<int64_t> factor = context.getFoldValue(stride).tryInt64();
    if (index && !dropped->contains(dim))
      index =
          factor ? multiplyAdd(*index, *factor, indices[next++]) : std::nullopt;
    if (!index)
      return std::nullopt;
    composed.push_back(std::move(*index));
  }
  return composed;
}

/// Indices into what `value` is a direct view of.
static std::optional<LinearIndices> composeView(Value value,
                                                const LinearIndices &indices,
                                                WrittenContext &context) {
  Operation *op = value.getDefiningOp();
  if (isa<CastOpInterface>(op))
    return indices;
  // Its offsets are those of the buffer, not of its operand.
  bool isReinterpreted =
      op->getName().getStringRef() == "memref.reinterpret_cast";
  auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(op);
  return slice && !isReinterpreted
             ? composeSlice(slice, value, indices, context)
             : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

/// True if `op` writes one scalar to every element of its init, seen by its
/// payload: nothing but a terminator that yields what is no element.
static bool isFill(Operation *op) {
  auto filled = dyn_cast<DestinationStyleOpInterface>(op);
  if (!filled || op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock())
    return false;
  Block &payload = op->getRegion(0).front();
  auto isShaped = [](Value value) { return isa<ShapedType>(value.getType()); };
  if (!llvm::hasSingleElement(payload) ||
      llvm::any_of(filled.getDpsInputs(), isShaped) ||
      payload.front().getNumOperands() != 1)
    return false;
  Value yielded = payload.front().getOperand(0);
  auto argument = dyn_cast<BlockArgument>(yielded);
  return !argument || argument.getOwner() != &payload ||
         int64_t(argument.getArgNumber()) < filled.getNumDpsInputs();
}

/// True if `op` makes a tensor of undefined content, or of copies of its only
/// operand that is no index.
static bool isEmptyOrSplatOp(Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  DenseElementsAttr constant;
  if (matchPattern(op->getResult(0), m_Constant(&constant)))
    return constant.isSplat();
  if (!type || op->getNumRegions() != 0 ||
      op->hasTrait<OpTrait::ConstantLike>())
    return false;
  bool hasSymbol = llvm::any_of(op->getAttrs(), [](NamedAttribute attribute) {
    return isa<SymbolRefAttr>(attribute.getValue());
  });
  if (hasSymbol)
    return false;
  unsigned scalars = 0;
  for (Value operand : op->getOperands()) {
    if (isa<ShapedType>(operand.getType()))
      return false;
    scalars += operand.getType() == type.getElementType();
  }
  return scalars == 0 ? isFree(op) : scalars == 1;
}

static bool isUniformRoot(Value root) {
  Operation *op = root.getDefiningOp();
  return op && (isEmptyOrSplatOp(op) || isFill(op));
}

TracedValue roofline::traceToRoot(Value value,
                                  std::optional<LinearIndices> indices,
                                  Operation *outermost,
                                  WrittenContext &context) {
  TracedValue traced;
  // The op nearest on the way that writes to it decides what it holds.
  bool isWritten = false;
  for (unsigned step = 0; step < maxSteps; ++step) {
    if (Value source = getViewSource(value)) {
      if (indices)
        indices = composeView(value, *indices, context);
      value = source;
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!outermost->isAncestor(op ? op
                                  : value.getParentRegion()->getParentOp()))
      break;
    Value source = getTiedInit(value);
    if (source && !isWritten) {
      traced.isUniform = isFill(op);
      isWritten = true;
    }
    if (!source)
      if ((source = getLoopInit(value)) && op)
        isWritten = true;
    if (!source)
      break;
    value = source;
  }
  if (!isWritten)
    traced.isUniform = isUniformRoot(value);
  traced.root = value;
  traced.indices = std::move(indices);
  return traced;
}
