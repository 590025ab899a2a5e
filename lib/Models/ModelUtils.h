//===- ModelUtils.h - What the models of several dialects share -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_MODELUTILS_H
#define ROOFLINE_LIB_MODELS_MODELUTILS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/IR/RooflineInterfaces.h"

namespace mlir::roofline {

/// Operations that an elementwise op executes per scalar.
struct ScalarCost {
  WorkClass workClass;
  int64_t count;
};

/// True if reading `value` moves nothing: a scalar, or a constant with one
/// value for all elements (R14).
bool isScalarOrSplat(Value value);

/// True if `op` writes one scalar to every element: `linalg.fill`, also as a
/// `linalg.generic`.
bool isFill(Operation *op);

/// True if the content of the tensor `value` is undefined or one fill value,
/// seen through views: `tensor.empty`, `linalg.fill`, `tensor.splat` or a splat
/// constant (R12).
bool isEmptyOrSplat(Value value);

/// True if `value` is a `tensor.empty`, seen through views (R20a).
bool isUninitialised(Value value);

/// An access to `value`, a ranked tensor or memref, through `map`.
Access makeAccess(Value value, AffineMap map);
/// An access to `elements` elements of `value` that follows no map.
Access makeAccess(Value value, const CountRange &elements);
/// An access through `map` that touches `elements` elements of `value`.
Access makeAccess(Value value, AffineMap map, const CountRange &elements);

/// An access to the element of `value`, a ranked tensor or memref, at
/// `indices`, one for each dim. All executions of the loops around it are taken
/// together (R10a).
Access makeElementAccess(Value value, ValueRange indices);
/// The same at `map`, from the op's loops (dims, of the extents `loops`) and
/// `indices` (symbols) to the elements of `value`: a vector load has its
/// vector's dims as loops.
Access makeElementAccess(Value value, AffineMap map, ValueRange indices,
                         ArrayRef<Loop> loops);

/// Adds a loop over each dim of `shaped`, all parallel.
void addLoops(WorkContext &context, Value shaped, Work &work);
/// The map from the op's loops, all of which are known, to elements at `loops`,
/// one for each dim.
AffineMap makeLoopMap(MLIRContext *context, const Work &work,
                      ArrayRef<unsigned> loops);
AffineMap makeLoopMap(MLIRContext *context, const Work &work,
                      ArrayRef<AffineExpr> indices);

/// Adds a read of `elements` elements of `value`, unless it is a scalar or a
/// splat (R14), and a note if it is uninitialised (R20a).
void addRead(Value value, const CountRange &elements, Work &work);
void addRead(Access access, Work &work);
/// Adds a read of every element of `value`, like `addRead`. The iterations use
/// them through `map`, where there is one.
void addWholeRead(WorkContext &context, Value value, Work &work,
                  AffineMap map = {});
/// Adds a write of every element of `value`, like `addWholeRead`.
void addWholeWrite(WorkContext &context, Value value, Work &work,
                   AffineMap map = {});

/// Adds what `executions` executions of `payload` access, one of which does
/// `once` (R19). A tensor that the payload itself makes is gone after each
/// execution and no traffic.
void addPayloadAccesses(WorkContext &context, Region &payload, const Work &once,
                        const Count &executions, Work &work);

/// Work of an op that applies `cost` to each scalar of its operands: loops over
/// the result's shape, reads of the shaped operands, a write of the shaped
/// results (R2 to R6). Scalars and vectors move nothing. The work's type is
/// `type`. Fails on unranked tensors.
LogicalResult addElementwiseWork(WorkContext &context, Operation *op,
                                 ArrayRef<ScalarCost> costs, Type type,
                                 Work &work);

/// Base of the models of ops that do nothing that costs; `Model` is the class
/// that derives from it.
template <typename Model, typename OpTy>
struct FreeBase : WorkOpInterface::ExternalModel<Model, OpTy> {
  LogicalResult computeWork(Operation *, WorkContext &, Work &) const {
    return success();
  }
  bool isFree(Operation *) const { return true; }
};

template <typename OpTy>
struct FreeModel : FreeBase<FreeModel<OpTy>, OpTy> {};

/// Base of the models of views, whose results share the storage of the first
/// operand (R15).
template <typename Model, typename OpTy>
struct ViewBase : FreeBase<Model, OpTy> {
  Value getViewSource(Operation *op, unsigned) const {
    return op->getOperand(0);
  }
};

template <typename OpTy>
struct ViewModel : ViewBase<ViewModel<OpTy>, OpTy> {};

/// Number type of the scalars that `type` is made of, seen through tensors,
/// vectors and complex numbers; null if they are no integers, indices or
/// floats.
Type getScalarType(Type type);

/// Class of arithmetic on scalars of `type`: vector for floats (R2), integer
/// for the rest (R4).
WorkClass getArithmeticClass(Type type);

/// True if the op computes addresses: `index` scalars or vectors, or memrefs,
/// are among its operands or results (R4). A tensor of `index` is data.
bool isAddressing(Operation *op);

/// True if `op` casts a scalar constant to another: a constant, too.
bool isConstantCast(Operation *op);

/// Work of an op that does `cost` per scalar of its result, keyed by the
/// scalar type of `type` (R2 to R6). On tensors of `index` only the bytes
/// count (R4). Fails if `type` isn't made of numbers or the shapes differ.
LogicalResult computeElementwiseWork(WorkContext &context, Operation *op,
                                     const ScalarCost &cost, Type type,
                                     Work &work);

/// Extent of `dim` of the result of an elementwise op: its operand's.
std::optional<Count> getElementwiseDim(WorkContext &context, Operation *op,
                                       int64_t dim);

/// Tells that the dims of the results are what their model says, where their
/// types tell more.
void addEqualResults(WorkContext &context, Operation *op, SizeEqualFn onEqual);

/// Tells that ranked shaped values of the same rank, among `values`, have the
/// same shape.
void addEqualShapes(WorkContext &context, ValueRange values,
                    SizeEqualFn onEqual);

/// Base of the models of elementwise ops; `Model` is the class that derives
/// from it. The type is that of the first operand: the one that is computed
/// with, compared, cast or tested.
template <typename Model, typename OpTy, WorkClass workClass, int64_t count>
struct ElementwiseModelBase : WorkOpInterface::ExternalModel<Model, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeElementwiseWork(context, op, {workClass, count},
                                  op->getOperand(0).getType(), work);
  }
  bool isFree(Operation *op) const {
    return isAddressing(op) ||
           (workClass == WorkClass::Other && isConstantCast(op));
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getElementwiseDim(context, op, dim);
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    addEqualShapes(context, op->getOperands(), onEqual);
    addEqualResults(context, op, onEqual);
  }
};

/// Model of an op that executes `count` operations per scalar.
template <typename OpTy, WorkClass workClass, int64_t count>
struct ElementwiseModel
    : ElementwiseModelBase<ElementwiseModel<OpTy, workClass, count>, OpTy,
                           workClass, count> {};

/// Attaches `ElementwiseModel` to each of the ops.
template <WorkClass workClass, int64_t count, typename... Ops>
void attachElementwiseModels(MLIRContext *context) {
  (Ops::template attachInterface<ElementwiseModel<Ops, workClass, count>>(
       *context),
   ...);
}

/// Class of the one operation that combines two values (R2, R4); no value if
/// the last one simply wins.
std::optional<WorkClass> getReductionClass(arith::AtomicRMWKind kind);

/// Returns `value` if it is simple enough to be worth keeping, so that chains
/// of index arithmetic can't grow without bound: at most 64 parts (see
/// `Count::isMoreComplexThan`), and so within the limits of `Count::parse`.
std::optional<Count> limitIndexValue(const Count &value);

/// Iterations of a loop from `lower` to below `upper` (R8):
/// max(0, ceildiv(upper - lower, step)). No value if `step` is a constant <= 0.
std::optional<Count> computeTripCount(const Count &lower, const Count &upper,
                                      const Count &step);

/// The counters of a loop or of nested loops.
using LoopCounters = SmallVector<LoopCounter, 0>;

/// The counter `value` of a loop from `lower` to below `upper` (R8). No value
/// if `step` is a constant <= 0.
std::optional<LoopCounter> makeLoopCounter(Value value, const Count &lower,
                                           const Count &upper,
                                           const Count &step);

/// Execution of a loop's `region`: once for each value of its counters, or an
/// unknown number of times if there is no value (R8).
RegionExecution makeLoopExecution(WorkContext &context, Region &region,
                                  std::optional<LoopCounters> counters);

/// At most one of the regions executes.
template <typename OpTy>
struct BranchModel
    : ExecutionOpInterface::ExternalModel<BranchModel<OpTy>, OpTy> {
  void getRegionExecutions(Operation *op, WorkContext &,
                           SmallVectorImpl<RegionExecution> &executions) const {
    for (Region &region : op->getRegions())
      if (!region.empty())
        executions.push_back({&region, 1});
  }
  bool areRegionsExclusive(Operation *) const { return true; }
};

/// Attaches the models of affine's and memref's loads, stores and transfers.
void attachAffineAccessModels(MLIRContext *context);
void attachMemRefAccessModels(MLIRContext *context);

/// Attaches the models of linalg's ops that are no LinalgOp.
void attachLinalgOtherModels(MLIRContext *context);

/// Attaches `Model<Op>` to each of the ops.
template <template <typename> class Model, typename... Ops>
void attachModels(MLIRContext *context) {
  (Ops::template attachInterface<Model<Ops>>(*context), ...);
}

/// True if each dynamic one of a list of static values has its operand. Not all
/// verifiers see to it: a value of INT64_MIN reads as dynamic.
bool hasDynamicOperands(ArrayRef<int64_t> staticValues, ValueRange operands);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_MODELUTILS_H
