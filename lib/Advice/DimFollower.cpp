//===- DimFollower.cpp - Dims that grow with another one ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DimFollower.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

static std::string explain(Operation *op, StringRef why) {
  std::string text;
  llvm::raw_string_ostream(text) << "'" << op->getName() << "' " << why;
  return text;
}

void DimFollower::mark(Value value, int64_t dim) {
  found.try_emplace({value, dim}, origin);
}

SmallVector<DimFollower::ValueDim> DimFollower::getDims() const {
  return llvm::to_vector(llvm::make_first_range(found));
}

std::optional<std::string> DimFollower::follow(BlockArgument argument,
                                               int64_t dim) {
  mark(argument, dim);
  // Visits find more.
  for (size_t number = 0; number < found.size(); ++number) {
    auto [value, valueDim] = found.begin()[number].first;
    origin = found.begin()[number].second;
    if (Reason reason = visit(value, valueDim))
      return reason;
  }
  return std::nullopt;
}

bool DimFollower::isMarked(Value value, int64_t dim) const {
  return found.contains({value, dim});
}

DimFollower::Reason DimFollower::visit(Value value, int64_t dim) {
  if (cast<ShapedType>(value.getType()).isDynamicDim(dim))
    return "a dynamic dim follows it";
  if (Operation *op = value.getDefiningOp()) {
    if (Reason reason = visitOp(op, value, dim))
      return reason;
  } else if (!isa<FunctionOpInterface>(value.getParentBlock()->getParentOp())) {
    return explain(value.getParentBlock()->getParentOp(), "isn't followed");
  }
  for (Operation *user : value.getUsers())
    if (Reason reason = visitOp(user, value, dim))
      return reason;
  return std::nullopt;
}

/// The loops of an op with indexing maps are as long as what they index.
DimFollower::Reason DimFollower::visitStructured(Operation *op, Value value,
                                                 int64_t dim) {
  auto structured = cast<linalg::LinalgOp>(op);
  llvm::SmallBitVector loops(structured.getNumLoops());
  auto forEachOperand = [&](auto callback) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isa<ShapedType>(operand.get().getType()))
        continue;
      AffineMap map = structured.getMatchingIndexingMap(&operand);
      callback(operand.get(), map);
      if (structured.isDpsInit(&operand) && op->getNumResults() != 0)
        callback(Value(structured.getTiedOpResult(&operand)), map);
    }
  };
  bool isSimple = true;
  forEachOperand([&](Value operand, AffineMap map) {
    if (operand != value)
      return;
    auto loop = dyn_cast<AffineDimExpr>(map.getResult(dim));
    if (loop)
      loops.set(loop.getPosition());
    isSimple &= bool(loop);
  });
  forEachOperand([&](Value operand, AffineMap map) {
    for (auto [number, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (loop && loops.test(loop.getPosition()))
        mark(operand, number);
      for (int position : loops.set_bits())
        isSimple &= loop || !expr.isFunctionOfDim(position);
    }
  });
  if (!isSimple)
    return explain(op, "has a window over it");
  return std::nullopt;
}

static SmallVector<ReassociationIndices> getGroups(Operation *op) {
  return llvm::TypeSwitch<Operation *, SmallVector<ReassociationIndices>>(op)
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
            memref::ExpandShapeOp, memref::CollapseShapeOp>(
          [](auto reshape) { return reshape.getReassociationIndices(); });
}

/// How many of the first `position` of `extents` are above 1.
static unsigned countNonUnits(ArrayRef<int64_t> extents, unsigned position) {
  return llvm::count_if(extents.take_front(position),
                        [](int64_t extent) { return extent != 1; });
}

/// The one of `extents` that grows where a dim of `origin` is split up into
/// them; no value if it isn't known. Reshapes keep the order of elements:
/// between the extents above 1 it is where it was when they were joined. A dim
/// that was never joined grows in the only one above 1.
std::optional<unsigned>
DimFollower::findGrowing(ArrayRef<int64_t> extents) const {
  if (extents.size() == 1)
    return 0;
  auto getNonUnits = [](ArrayRef<int64_t> all) {
    return llvm::to_vector<4>(
        llvm::make_filter_range(all, [](int64_t e) { return e != 1; }));
  };
  SmallVector<int64_t, 4> nonUnits = getNonUnits(extents);
  bool isJoined = !origin.extents.empty();
  if (isJoined ? nonUnits != getNonUnits(origin.extents) : nonUnits.size() != 1)
    return std::nullopt;
  bool isUnit = isJoined && origin.extents[origin.position] == 1;
  unsigned before =
      isJoined ? countNonUnits(origin.extents, origin.position) : 0;
  std::optional<unsigned> growing;
  for (auto [position, extent] : llvm::enumerate(extents)) {
    if ((extent == 1) != isUnit || countNonUnits(extents, position) != before)
      continue;
    if (growing)
      return std::nullopt;
    growing = position;
  }
  return growing;
}

/// True if `groups` name dims of a type of `rank` only; no verifier checks it.
static bool nameDims(ArrayRef<ReassociationIndices> groups, int64_t rank) {
  return llvm::all_of(groups, [&](const ReassociationIndices &group) {
    return llvm::all_of(group, [&](int64_t i) { return i >= 0 && i < rank; });
  });
}

/// A reshape joins groups of dims, or splits them up again.
DimFollower::Reason DimFollower::visitReshape(Operation *op, Value value,
                                              int64_t dim) {
  Value source = op->getOperand(0), result = op->getResult(0);
  bool expands = isa<tensor::ExpandShapeOp, memref::ExpandShapeOp>(op);
  Value joined = expands ? source : result, split = expands ? result : source;
  ArrayRef<int64_t> shape = cast<ShapedType>(split.getType()).getShape();
  SmallVector<ReassociationIndices> groups = getGroups(op);
  if (ShapedType::isDynamicShape(shape))
    return explain(op, "has dynamic dims");
  if (!nameDims(groups, shape.size()))
    return explain(op, "has a reassociation that names other dims");
  auto getExtents = [&](const ReassociationIndices &group) {
    return llvm::map_to_vector<4>(group, [&](int64_t i) { return shape[i]; });
  };
  if (value == split) {
    for (auto [number, group] : llvm::enumerate(groups)) {
      const auto *position = llvm::find(group, dim);
      if (position == group.end())
        continue;
      if (group.size() > 1 && !origin.extents.empty())
        return explain(op, "joins it twice");
      if (group.size() > 1)
        origin = {getExtents(group), unsigned(position - group.begin())};
      mark(joined, number);
      origin = found.lookup({value, dim});
    }
    return std::nullopt;
  }
  const ReassociationIndices &group = groups[dim];
  if (llvm::any_of(group, [&](int64_t i) { return isMarked(split, i); }))
    return std::nullopt;
  std::optional<unsigned> growing = findGrowing(getExtents(group));
  if (!growing)
    return explain(op, "splits it up");
  if (group.size() > 1)
    origin = {};
  mark(split, group[*growing]);
  origin = found.lookup({value, dim});
  return std::nullopt;
}

/// A slice follows in the dims that it has all of.
DimFollower::Reason DimFollower::visitSlice(Operation *op, Value slice,
                                            Value whole, Value value,
                                            int64_t dim) {
  auto sliceType = cast<RankedTensorType>(slice.getType());
  auto wholeType = cast<RankedTensorType>(whole.getType());
  if (sliceType.getRank() != wholeType.getRank())
    return explain(op, "drops dims");
  if (sliceType.getDimSize(dim) != wholeType.getDimSize(dim))
    return explain(op, "takes a part of it");
  mark(slice, dim);
  mark(whole, dim);
  return std::nullopt;
}

/// All shaped operands and results have the same shape.
DimFollower::Reason DimFollower::visitSameShape(Operation *op, int64_t dim) {
  for (ValueRange values :
       {ValueRange(op->getOperands()), ValueRange(op->getResults())})
    for (Value value : values)
      if (isa<RankedTensorType, MemRefType>(value.getType()))
        mark(value, dim);
  return std::nullopt;
}

DimFollower::Reason DimFollower::visitOp(Operation *op, Value value,
                                         int64_t dim) {
  if (isa<linalg::LinalgOp>(op))
    return visitStructured(op, value, dim);
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, memref::ExpandShapeOp,
          memref::CollapseShapeOp>(op))
    return visitReshape(op, value, dim);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return visitSlice(op, slice.getResult(), slice.getSource(), value, dim);
  if (auto slice = dyn_cast<tensor::InsertSliceOp>(op)) {
    mark(slice.getDest(), dim);
    mark(slice.getResult(), dim);
    return visitSlice(op, slice.getSource(), slice.getDest(), value, dim);
  }
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return visitSlice(op, pad.getSource(), pad.getResult(), value, dim);
  if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
    if (concat.getDim() == static_cast<uint64_t>(dim))
      return explain(op, "adds to it");
    return visitSameShape(op, dim);
  }
  if (op->hasTrait<OpTrait::Elementwise>() ||
      isa<tensor::CastOp, memref::CastOp, memref::CopyOp, linalg::SoftmaxOp>(
          op))
    return visitSameShape(op, dim);
  if (op->hasTrait<OpTrait::ReturnLike>() ||
      isa<tensor::EmptyOp, memref::AllocOp, memref::AllocaOp,
          memref::DeallocOp>(op))
    return std::nullopt;
  if (matchPattern(value, m_Constant()) && value.getDefiningOp() == op) {
    DenseElementsAttr constant;
    if (matchPattern(value, m_Constant(&constant)) && constant.isSplat())
      return std::nullopt;
    return "a constant would have to grow";
  }
  return explain(op, "isn't followed");
}
