//===- ShardModels.cpp - Work of the shard dialect ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the collectives in the device groups of a grid (R25). The work is
// that of one device: of the root, where the root does more than the others.
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"
#include "ResultDims.h"

#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "roofline/Models/Models.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::shard;

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

/// Returns the grid called `name`; null if there is none.
static GridOp lookupGrid(Operation *op, FlatSymbolRefAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<GridOp>(op, name);
}

/// Returns the number of devices along `axis`: if dynamic, a symbol that is the
/// same in every function.
static Count getAxisSize(GridOp grid, int64_t axis) {
  int64_t size = grid.getShape()[axis];
  if (!ShapedType::isDynamic(size))
    return std::max<int64_t>(size, 0);
  std::string name = "devices.";
  for (char c : grid.getSymName())
    name += llvm::isAlnum(c) || c == '_' ? c : '_';
  return Count::symbol(name + "." + std::to_string(axis));
}

/// Returns the device groups along `axes`, or nullopt if the grid lacks such
/// axes.
static std::optional<NetworkTerm>
makeGroup(Operation *op, FlatSymbolRefAttr name, ArrayRef<GridAxis> axes) {
  GridOp grid = lookupGrid(op, name);
  if (!grid)
    return std::nullopt;
  NetworkTerm group;
  group.grid = name.getValue().str();
  int64_t rank = grid.getShape().size();
  for (GridAxis axis : axes) {
    if (axis < 0 || axis >= rank)
      return std::nullopt;
    group.axes.push_back(axis);
    group.sizes.push_back(getAxisSize(grid, axis));
    group.strides.push_back(1);
    for (int64_t inner = axis + 1; inner < rank; ++inner)
      group.strides.back() *= getAxisSize(grid, inner);
  }
  return group;
}

template <typename OpTy>
static std::optional<NetworkTerm> makeGroup(OpTy op) {
  return makeGroup(op, op.getGridAttr(), op.getGridAxes());
}

/// Adds a collective unless every device is a group of its own.
static void addCollective(CollectiveKind kind, const NetworkTerm &group,
                          Value value, const Count &elements, Work &work) {
  if (!group.axes.empty())
    addCommunication(kind, group, value, elements, work);
}

/// Divides `whole` into `count` pieces and returns the size of one, or nullopt
/// if `count` is not positive, as on hostile grids.
static std::optional<Count> divide(const Count &whole, const Count &count) {
  if (count.isConstant() && count.getConstant() <= 0)
    return std::nullopt;
  return countFloorDiv(whole, count);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Returns how a reduction combines values, or nullopt for a user-defined one.
static std::optional<Combination> getCombination(ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Sum:
    return Combination::Sum;
  case ReductionKind::Average:
    return Combination::Average;
  case ReductionKind::Product:
    return Combination::Product;
  case ReductionKind::Max:
  case ReductionKind::Min:
    return Combination::MinMax;
  case ReductionKind::BitwiseAnd:
  case ReductionKind::BitwiseOr:
  case ReductionKind::BitwiseXor:
    return Combination::Bitwise;
  case ReductionKind::Generic:
    return std::nullopt;
  }
  return std::nullopt;
}

/// Adds the reduction of a collective. The input is first converted to the type
/// of the result, in which it is sent.
template <typename OpTy>
static LogicalResult addReductionOf(OpTy op, const NetworkTerm &group,
                                    const Count &elements, Work &work) {
  std::optional<Combination> combination = getCombination(op.getReduction());
  if (!combination)
    return failure();
  Type from = getElementTypeOrSelf(op.getInput());
  Type to = getElementTypeOrSelf(op.getResult());
  if (from != to)
    if (Type scalar = getScalarType(from))
      work.terms.add(
          {WorkClass::Other, scalar, elements * getNumLanes(from)}); // R5
  return addReduction(*combination, to, elements, group.getGroupSize(), work);
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// How a dim of a result relates to the dim of the input.
enum class DimChange { Same, Gathered, Split };

template <typename OpTy>
static std::optional<Count> getChangedDim(OpTy op, WorkContext &context,
                                          int64_t dim, DimChange change) {
  std::optional<Count> source = getSourceDim(context, op.getInput(), dim);
  std::optional<NetworkTerm> group = makeGroup(op);
  if (!source || !group || change == DimChange::Same)
    return change == DimChange::Same ? source : std::nullopt;
  Count devices = group->getGroupSize();
  return change == DimChange::Gathered ? *source * devices
                                       : divide(*source, devices);
}

static DimChange getChange(AllReduceOp, int64_t) { return DimChange::Same; }
static DimChange getChange(BroadcastOp, int64_t) { return DimChange::Same; }
static DimChange getChange(ReduceOp, int64_t) { return DimChange::Same; }
static DimChange getChange(ShiftOp, int64_t) { return DimChange::Same; }
static DimChange getChange(SendOp, int64_t) { return DimChange::Same; }
static DimChange getChange(RecvOp, int64_t) { return DimChange::Same; }

static DimChange getChange(AllGatherOp op, int64_t dim) {
  return op.getGatherAxis() == dim ? DimChange::Gathered : DimChange::Same;
}
static DimChange getChange(GatherOp op, int64_t dim) {
  return op.getGatherAxis() == dim ? DimChange::Gathered : DimChange::Same;
}
static DimChange getChange(AllSliceOp op, int64_t dim) {
  return op.getSliceAxis() == dim ? DimChange::Split : DimChange::Same;
}
static DimChange getChange(ReduceScatterOp op, int64_t dim) {
  return op.getScatterAxis() == dim ? DimChange::Split : DimChange::Same;
}
static DimChange getChange(ScatterOp op, int64_t dim) {
  return op.getScatterAxis() == dim ? DimChange::Split : DimChange::Same;
}
static DimChange getChange(AllToAllOp op, int64_t dim) {
  bool isSplit = op.getSplitAxis() == dim, isJoined = op.getConcatAxis() == dim;
  if (isSplit == isJoined)
    return DimChange::Same;
  return isSplit ? DimChange::Split : DimChange::Gathered;
}

static CollectiveKind getKind(Operation *op) {
  return llvm::TypeSwitch<Operation *, CollectiveKind>(op)
      .Case([](AllReduceOp) { return CollectiveKind::AllReduce; })
      .Case([](ReduceOp) { return CollectiveKind::Reduce; })
      .Case([](ReduceScatterOp) { return CollectiveKind::ReduceScatter; })
      .Case([](AllGatherOp) { return CollectiveKind::AllGather; })
      .Case([](AllToAllOp) { return CollectiveKind::AllToAll; })
      .Case([](BroadcastOp) { return CollectiveKind::Broadcast; })
      .Case([](GatherOp) { return CollectiveKind::Gather; })
      .Case([](SendOp) { return CollectiveKind::Send; });
}

/// Adds the communication of a collective. docs/understand/Distributed.md
/// defines the payload of each kind.
template <typename OpTy>
static LogicalResult addCollectiveOf(OpTy op, WorkContext &context,
                                     const NetworkTerm &group, Work &work) {
  constexpr bool isReduction =
      llvm::is_one_of<OpTy, AllReduceOp, ReduceOp, ReduceScatterOp>::value;
  Count elements = context.getNumElements(op.getInput());
  // A reduction may be in a type other than that of its input.
  Value payload = isReduction ? Value(op.getResult()) : Value(op.getInput());
  addCollective(getKind(op), group, payload, elements, work);
  if constexpr (isReduction)
    return addReductionOf(op, group, elements, work);
  return success();
}

static LogicalResult addCollectiveOf(ScatterOp op, WorkContext &context,
                                     const NetworkTerm &group, Work &work) {
  addCollective(CollectiveKind::Scatter, group, op.getInput(),
                context.getNumElements(op.getResult()), work);
  return success();
}

/// Adds a shift of data along one axis of the group. Nothing moves if the
/// offset leads back to the same device or beyond the end.
static LogicalResult addCollectiveOf(ShiftOp op, WorkContext &context,
                                     const NetworkTerm &group, Work &work) {
  std::optional<int64_t> axis = op.getShiftAxis().trySExtValue();
  const auto *place = llvm::find(group.axes, axis.value_or(-1));
  if (place == group.axes.end())
    return failure();
  size_t number = place - group.axes.begin();
  NetworkTerm along = group;
  along.axes = {group.axes[number]};
  along.sizes = {group.sizes[number]};
  along.strides = {group.strides[number]};
  int64_t offset = op.getOffset();
  if (std::optional<int64_t> size = along.sizes.front().tryInt64();
      size && *size > 0) {
    bool isBeyond = offset >= *size || offset <= -*size;
    if (op.getRotate() ? offset % *size == 0 : isBeyond)
      return success();
  }
  if (offset != 0)
    addCollective(CollectiveKind::Shift, along, op.getInput(),
                  context.getNumElements(op.getInput()), work);
  return success();
}

static LogicalResult addCollectiveOf(RecvOp op, WorkContext &context,
                                     const NetworkTerm &group, Work &work) {
  addCollective(CollectiveKind::Recv, group, op.getResult(),
                context.getNumElements(op.getResult()), work);
  return success();
}

namespace {
/// Model of a collective, which reads its input once and writes its result
/// once. Data that only passes through a device causes no traffic in its
/// memory.
template <typename OpTy>
struct CollectiveModel : RepeatedModel<CollectiveModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto collective = cast<OpTy>(op);
    std::optional<NetworkTerm> group = makeGroup(collective);
    if (!group || !areRanked(op) ||
        failed(addCollectiveOf(collective, context, *group, work)))
      return failure();
    if (!isa<RecvOp>(op)) // The input of a receive is ignored.
      addWholeRead(context, collective.getInput(), work);
    if (!isa<SendOp>(op)) // The result of a send is its input.
      addWholeWrite(context, collective.getResult(), work);
    return success();
  }
  Value getViewSource(Operation *op, unsigned) const {
    return isa<SendOp>(op) ? op->getOperand(0) : Value();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto collective = cast<OpTy>(op);
    return getChangedDim(collective, context, dim, getChange(collective, dim));
  }
};

/// Model of shard.all_slice, which takes a device's part of its tensor: a view,
/// which moves nothing (R15).
struct AllSliceModel : ViewBase<AllSliceModel, AllSliceOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto slice = cast<AllSliceOp>(op);
    return getChangedDim(slice, context, dim, getChange(slice, dim));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Halos
//===----------------------------------------------------------------------===//

namespace {
/// Model of shard.update_halo, in place. For each split dim, from the last to
/// the first, it sends the halo below and the one above, as upstream's lowering
/// does: each includes the halos of later dims, which makes the corners
/// correct. In each direction, a device sends as much as it receives.
struct UpdateHaloModel
    : WorkOpInterface::ExternalModel<UpdateHaloModel, UpdateHaloOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto update = cast<UpdateHaloOp>(op);
    auto type = cast<ShapedType>(update.getDestination().getType());
    ArrayRef<GridAxesAttr> axes = update.getSplitAxes().getAxes();
    SmallVector<std::array<Count, 2>> halos;
    if (!type.hasRank() || axes.size() > size_t(type.getRank()) ||
        failed(getHalos(update, context, halos)))
      return failure();
    SmallVector<Count> extents;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      extents.push_back(context.getDim(update.getDestination(), dim));
    for (size_t dim = 0; dim < axes.size(); ++dim) {
      extents[dim] -= halos[dim][0] + halos[dim][1];
      if (extents[dim].isConstant() && extents[dim].getConstant() < 0)
        return failure(); // There is nothing but halos.
    }
    Count moved;
    for (size_t dim = axes.size(); dim-- > 0;) {
      if (axes[dim].empty())
        continue;
      std::optional<NetworkTerm> group =
          makeGroup(op, update.getGridAttr(), axes[dim].asArrayRef());
      if (!group)
        return failure();
      Count slice = 1;
      for (auto [other, extent] : llvm::enumerate(extents))
        if (other != dim)
          slice *= extent;
      for (const Count &halo : halos[dim]) {
        addCommunication(CollectiveKind::UpdateHalo, *group,
                         update.getDestination(), slice * halo, work);
        moved += slice * halo;
      }
      extents[dim] += halos[dim][0] + halos[dim][1];
    }
    work.accesses.push_back(makeAccess(update.getDestination(), moved));
    work.accesses.back().reads = true;
    work.accesses.back().writes = true;
    return success();
  }
  Value getViewSource(Operation *op, unsigned) const {
    return op->getOperand(0);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getSourceDim(context, op->getOperand(0), dim);
  }

private:
  /// Sets `halos` to the halos below and above each dim, 0 for dims that are
  /// not split. Fails unless there are two nonnegative sizes for each split
  /// dim.
  static LogicalResult getHalos(UpdateHaloOp op, WorkContext &context,
                                SmallVectorImpl<std::array<Count, 2>> &halos) {
    ArrayRef<int64_t> sizes = op.getStaticHaloSizes();
    if (!hasDynamicOperands(sizes, op.getHaloSizes()))
      return failure();
    SmallVector<OpFoldResult> mixed =
        getMixedValues(sizes, op.getHaloSizes(), op.getContext());
    size_t next = 0;
    for (GridAxesAttr axes : op.getSplitAxes()) {
      std::array<Count, 2> &halo = halos.emplace_back();
      if (axes.empty() || mixed.empty())
        continue;
      for (Count &side : halo) {
        if (next == mixed.size())
          return failure();
        std::optional<int64_t> constant = getConstantIntValue(mixed[next]);
        if (constant && *constant < 0)
          return failure();
        side = getExtent(context, mixed[next++]);
      }
    }
    return success(next == mixed.size());
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

namespace {
struct GridShapeModel : FreeBase<GridShapeModel, GridShapeOp> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &,
                                      unsigned result) const {
    auto query = cast<GridShapeOp>(op);
    GridOp grid = lookupGrid(op, query.getGridAttr());
    ArrayRef<GridAxis> axes = query.getAxes();
    int64_t axis = result;
    if (!axes.empty())
      axis = result < axes.size() ? axes[result] : -1;
    if (!grid || axis < 0 || axis >= int64_t(grid.getShape().size()))
      return std::nullopt;
    return getAxisSize(grid, axis);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void roofline::registerShardModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ShardDialect *) {
    attachModels<CollectiveModel, AllGatherOp, AllReduceOp, AllToAllOp,
                 BroadcastOp, GatherOp, RecvOp, ReduceOp, ReduceScatterOp,
                 ScatterOp, SendOp, ShiftOp>(context);
    attachModels<FreeModel, GetShardingOp, GridOp, NeighborsLinearIndicesOp,
                 ProcessLinearIndexOp, ProcessMultiIndexOp, ShardShapeOp,
                 ShardingOp>(context);
    attachModels<AllSliceModel, GridShapeModel>(context);
    // An annotation: the tensor is not moved.
    attachModels<SameDimsModel<ShardOp>, UpdateHaloModel>(context);
  });
}
