//===- GPUModels.cpp - Work of the gpu dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "ResultDims.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::gpu;

//===----------------------------------------------------------------------===//
// Launches and ids
//===----------------------------------------------------------------------===//

static Value selectDim(KernelDim3 sizes, Dimension dimension) {
  return dimension == Dimension::x   ? sizes.x
         : dimension == Dimension::y ? sizes.y
                                     : sizes.z;
}

/// The name of a size in a kernel that is analysed for a launch.
static StringRef getSizeName(bool isGrid, Dimension dimension) {
  constexpr StringLiteral names[2][3] = {
      {"launch.block_dim_x", "launch.block_dim_y", "launch.block_dim_z"},
      {"launch.grid_dim_x", "launch.grid_dim_y", "launch.grid_dim_z"}};
  return names[isGrid][dimension == Dimension::x   ? 0
                       : dimension == Dimension::y ? 1
                                                   : 2];
}

/// The first query in `kernel` for an id of a block or thread, or null if there
/// is none among its first ops, where outlining puts them.
template <typename OpTy>
static Value findId(Region &kernel, Dimension dimension) {
  constexpr unsigned maxOps = 256;
  if (kernel.empty())
    return {};
  unsigned numOps = 0;
  for (Operation &op : kernel.front()) {
    auto query = dyn_cast<OpTy>(op);
    if (query && query.getDimension() == dimension)
      return query.getResult();
    if (++numOps == maxOps)
      break;
  }
  return {};
}

namespace {
/// Model of gpu.launch, whose body executes once per thread of the grid (R8).
struct LaunchModel
    : ExecutionOpInterface::ExternalModel<LaunchModel, LaunchOp> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    auto launch = cast<LaunchOp>(op);
    LoopCounters counters;
    auto addCounters = [&](KernelDim3 ids, KernelDim3 sizes) {
      for (auto [id, size] :
           {std::pair(ids.x, sizes.x), std::pair(ids.y, sizes.y),
            std::pair(ids.z, sizes.z)})
        counters.push_back(
            *makeLoopCounter(id, 0, context.getIndexValue(size), 1));
    };
    addCounters(launch.getBlockIds(), launch.getGridSizeOperandValues());
    addCounters(launch.getThreadIds(), launch.getBlockSizeOperandValues());
    auto addSizes = [&](KernelDim3 sizes, KernelDim3 operands) {
      for (auto [size, operand] :
           {std::pair(sizes.x, operands.x), std::pair(sizes.y, operands.y),
            std::pair(sizes.z, operands.z)})
        counters.push_back({size, context.getIndexValue(operand), 0, 1});
    };
    addSizes(launch.getGridSize(), launch.getGridSizeOperandValues());
    addSizes(launch.getBlockSize(), launch.getBlockSizeOperandValues());
    executions.push_back(
        makeLoopExecution(context, launch.getBody(), std::move(counters)));
  }
};

/// Model of gpu.launch_func, which executes a kernel once per thread of the
/// grid (R8). Clusters group the blocks of the grid and add none, and memory
/// that is shared or waited for costs nothing by itself.
struct LaunchFuncModel
    : LaunchOpInterface::ExternalModel<LaunchFuncModel, LaunchFuncOp> {
  SymbolRefAttr getLaunchedFunction(Operation *op) const {
    return cast<LaunchFuncOp>(op).getProperties().getKernel();
  }
  OperandRange getLaunchedOperands(Operation *op) const {
    return cast<LaunchFuncOp>(op).getKernelOperands();
  }
  void getLaunchSizes(Operation *op, WorkContext &context,
                      SmallVectorImpl<LaunchSize> &sizes) const {
    auto launch = cast<LaunchFuncOp>(op);
    auto addSizes = [&](bool isGrid, KernelDim3 dims) {
      for (Dimension dim : {Dimension::x, Dimension::y, Dimension::z})
        sizes.push_back(
            {getSizeName(isGrid, dim),
             makeLoopCounter({}, 0, context.getIndexValue(selectDim(dims, dim)),
                             1)
                 ->trips});
    };
    addSizes(/*isGrid=*/true, launch.getGridSizeOperandValues());
    addSizes(/*isGrid=*/false, launch.getBlockSizeOperandValues());
  }
};

/// Model of a kernel that is analysed for a launch: its body executes once per
/// thread of the grid (R8).
struct KernelModel
    : ExecutionOpInterface::ExternalModel<KernelModel, GPUFuncOp> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    Region &body = cast<GPUFuncOp>(op).getBody();
    LoopCounters counters;
    for (bool isGrid : {true, false})
      for (Dimension dim : {Dimension::x, Dimension::y, Dimension::z}) {
        std::optional<Count> size =
            context.getLaunchSize(getSizeName(isGrid, dim));
        if (!size) {
          executions.push_back({&body});
          return;
        }
        Value id = isGrid ? findId<BlockIdOp>(body, dim)
                          : findId<ThreadIdOp>(body, dim);
        counters.push_back(*makeLoopCounter(id, 0, *size, 1));
      }
    executions.push_back(makeLoopExecution(context, body, std::move(counters)));
  }
};

/// Model of the id of a block or thread. All queries in a launch, or in a
/// kernel that is analysed for one, stand for the value that counts.
template <typename OpTy>
struct IdModel : FreeBase<IdModel<OpTy>, OpTy> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    auto query = cast<OpTy>(op);
    if (auto launch = op->getParentOfType<LaunchOp>()) {
      KernelDim3 ids = std::is_same_v<OpTy, BlockIdOp> ? launch.getBlockIds()
                                                       : launch.getThreadIds();
      return context.getIndexValue(selectDim(ids, query.getDimension()));
    }
    auto kernel = op->getParentOfType<GPUFuncOp>();
    if (!kernel ||
        !context.getLaunchSize(getSizeName(/*isGrid=*/false, Dimension::x)))
      return std::nullopt;
    Value id = findId<OpTy>(kernel.getBody(), query.getDimension());
    return !id || id == op->getResult(0)
               ? std::nullopt
               : std::optional(context.getIndexValue(id));
  }
};

/// Model of a query for a size of the enclosing launch, or of the launch that a
/// kernel is analysed for (R4).
template <typename OpTy>
struct SizeModel : FreeBase<SizeModel<OpTy>, OpTy> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    constexpr bool isGrid = std::is_same_v<OpTy, GridDimOp>;
    Dimension dimension = cast<OpTy>(op).getDimension();
    auto launch = op->getParentOfType<LaunchOp>();
    if (!launch)
      return context.getLaunchSize(getSizeName(isGrid, dimension));
    KernelDim3 sizes = isGrid ? launch.getGridSizeOperandValues()
                              : launch.getBlockSizeOperandValues();
    return context.getIndexValue(selectDim(sizes, dimension));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Adds the work of gpu.memcpy, which reads and writes every element (R16).
static LogicalResult addMemcpyWork(MemcpyOp copy, WorkContext &context,
                                   Work &work) {
  if (!isa<MemRefType>(copy.getSrc().getType()) ||
      !isa<MemRefType>(copy.getDst().getType()))
    return failure();
  addWholeRead(context, copy.getSrc(), work);
  addWholeWrite(context, copy.getDst(), work);
  return success();
}

static LogicalResult addMemsetWork(MemsetOp op, WorkContext &context,
                                   Work &work) {
  Value target = op.getDst();
  if (!isa<MemRefType>(target.getType()))
    return failure();
  addWholeWrite(context, target, work);
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static void addReduction(Type type, Work &work) {
  Type scalar = getElementTypeOrSelf(type);
  work.terms.add({getArithmeticClass(scalar), scalar, getNumLanes(type)});
}

/// Adds the work of gpu.all_reduce. Each thread combines its value with those
/// of the others once: n threads count n operations, as if they started from a
/// neutral value.
static LogicalResult addAllReduceWork(AllReduceOp reduce, WorkContext &context,
                                      Work &work) {
  if (reduce.getOp())
    addReduction(reduce.getType(), work);
  else
    context.addRegionWork(reduce.getBody(), work);
  return success();
}

static LogicalResult addSubgroupReduceWork(SubgroupReduceOp op, WorkContext &,
                                           Work &work) {
  addReduction(op->getResult(0).getType(), work);
  return success();
}

//===----------------------------------------------------------------------===//
// Matrices of a subgroup
//===----------------------------------------------------------------------===//

/// Returns one thread's share of `count`. All threads of a subgroup execute an
/// op on a matrix together, and a kernel is counted per thread. The number of
/// threads in a subgroup depends on the machine.
static Count getThreadShare(const DerivedCount &count) {
  return noteStep("a thread's share",
                  countCeilDiv(count, Count::symbol("subgroup_size")), "",
                  "R7");
}

static DerivedCount countElements(Type type) {
  DerivedCount elements = 1;
  for (int64_t extent : cast<MMAMatrixType>(type).getShape())
    elements = elements * Count(extent);
  return elements;
}

/// Adds the work of a matrix multiplication, A: MxK, B: KxN. A transposed
/// operand was transposed when it was loaded: its type has the same extents.
///   flops = 2*M*N*K, of which a thread has its share (R7)
static LogicalResult addMmaComputeWork(SubgroupMmaComputeOp mma, WorkContext &,
                                       Work &work) {
  auto lhs = cast<MMAMatrixType>(mma.getOpA().getType());
  auto rhs = cast<MMAMatrixType>(mma.getOpB().getType());
  auto sum = cast<MMAMatrixType>(mma.getOpC().getType());
  Count depth = lhs.getShape()[1];
  work.terms.add({WorkClass::Matrix, lhs.getElementType(), rhs.getElementType(),
                  sum.getElementType(),
                  getThreadShare(countElements(sum) * depth * 2)});
  return success();
}

static LogicalResult addMmaElementwiseWork(SubgroupMmaElementwiseOp elementwise,
                                           WorkContext &, Work &work) {
  if (elementwise->getNumOperands() == 0)
    return failure();
  auto type = cast<MMAMatrixType>(elementwise->getOperand(0).getType());
  WorkClass workClass = getArithmeticClass(type.getElementType());
  if (elementwise.getOpType() == MMAElementwiseOp::EXTF)
    workClass = WorkClass::Other;
  work.terms.add(
      {workClass, type.getElementType(), getThreadShare(countElements(type))});
  return success();
}

/// Adds an access to a thread's share of a matrix that starts at `indices`.
static LogicalResult addMatrixAccess(Value memref, ValueRange indices,
                                     Type matrix, bool Access::*direction,
                                     Work &work) {
  if (cast<MemRefType>(memref.getType()).getElementType() !=
      cast<MMAMatrixType>(matrix).getElementType())
    return failure();
  addAccess(
      makeElementAccess(memref, indices, getThreadShare(countElements(matrix))),
      direction, work);
  return success();
}

static LogicalResult addMmaLoadWork(SubgroupMmaLoadMatrixOp load, WorkContext &,
                                    Work &work) {
  return addMatrixAccess(load.getSrcMemref(), load.getIndices(), load.getType(),
                         &Access::reads, work);
}

static LogicalResult addMmaStoreWork(SubgroupMmaStoreMatrixOp store,
                                     WorkContext &, Work &work) {
  return addMatrixAccess(store.getDstMemref(), store.getIndices(),
                         store.getSrc().getType(), &Access::writes, work);
}

// These ops have no model: printf, warp_execute_on_lane_0 (one thread of many
// executes it), and the cuSPARSE ops, whose work depends on the number of
// nonzeros. Moves between the registers of threads (shuffle, rotate, broadcast)
// are free, as are all moves between registers.
void roofline::registerGPUModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, GPUDialect *) {
    attachModels<
        FreeModel, BarrierOp, BinaryOp, ClusterBlockIdOp, ClusterDimBlocksOp,
        ClusterDimOp, ClusterIdOp, DeallocOp, DynamicSharedMemoryOp, GlobalIdOp,
        HostRegisterOp, HostUnregisterOp, LaneIdOp, NumSubgroupsOp, RotateOp,
        SetDefaultDeviceOp, ShuffleOp, SubgroupBroadcastOp, SubgroupIdOp,
        SubgroupMmaConstantMatrixOp, SubgroupMmaExtractThreadLocalOp,
        SubgroupMmaInsertThreadLocalOp, SubgroupSizeOp, WaitOp>(context);
    attachModels<IdModel, BlockIdOp, ThreadIdOp>(context);
    attachModels<SizeModel, BlockDimOp, GridDimOp>(context);
    attachModels<KernelModel, AllocModel<AllocOp>, LaunchModel,
                 LaunchFuncModel>(context);
    attachWork<addAllReduceWork, addMemcpyWork, addMemsetWork,
               addMmaComputeWork, addMmaElementwiseWork, addMmaLoadWork,
               addMmaStoreWork, addSubgroupReduceWork>(context);
  });
}
