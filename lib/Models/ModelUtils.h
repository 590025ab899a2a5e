//===- ModelUtils.h - Helpers shared by the models --------------*- C++ -*-===//
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

/// The operations that an elementwise op executes per scalar.
struct ScalarCost {
  WorkClass workClass;
  int64_t count;
};

/// Returns true if reading `value` moves no bytes: a scalar, or a constant with
/// the same value in all elements (R14).
bool isScalarOrSplat(Value value);

/// Returns true unless an operand or result has a shape of unknown rank.
bool areRanked(Operation *op);
/// Returns true for a tensor or memref of known rank.
bool isRankedBuffer(Value value);

/// Returns true if `op` writes one scalar to every element: `linalg.fill` or an
/// equivalent op of linalg.
bool isFill(Operation *op);

/// Asks for all dims of `shaped`: unknown ones become symbols.
void askForDims(Value shaped, WorkContext &context);

/// Returns true if the tensor `value`, seen through views, is undefined or
/// holds one fill value: `tensor.empty`, `linalg.fill`, `tensor.splat` or a
/// splat constant (R12).
bool isEmptyOrSplat(Value value);
/// The same of the root of views.
bool isEmptyOrSplatRoot(Value root);

/// Returns true if `value`, seen through views, is a `tensor.empty` (R20a).
bool isUninitialised(Value value);

/// Returns an access to `value`, a ranked tensor or memref, through `map`.
Access makeAccess(Value value, AffineMap map);
/// Returns an access to `elements` elements of `value` that no map describes.
Access makeAccess(Value value, const CountRange &elements);
/// Returns an access through `map` that touches `elements` elements of `value`.
Access makeAccess(Value value, AffineMap map, const CountRange &elements);

/// Returns an access to `elements` elements of `value`, a ranked tensor or
/// memref, from `indices` on, one per dim. All executions of the loops around
/// the op are taken together (R10a).
Access makeElementAccess(Value value, ValueRange indices,
                         const CountRange &elements = Count(1));
/// Returns an access to the elements of `value` that `map` yields from the op's
/// loops (dims, with the extents `loops`) and `indices` (symbols): the loops of
/// a vector load are the dims of its vector. All executions of the loops around
/// the op are taken together (R10a).
Access makeElementAccess(Value value, AffineMap map, ValueRange indices,
                         ArrayRef<Loop> loops);
/// Returns an access to `value` at `indices`, plus one of `loops` in each of
/// `dims` (R10a).
Access makeBlockAccess(Value value, ValueRange indices, ArrayRef<unsigned> dims,
                       ArrayRef<Loop> loops);

bool isKnownPositive(const Count &count);
/// Adds a parallel loop over each dim of `shaped`.
void addLoops(WorkContext &context, Value shaped, Work &work);
/// Returns the map from the op's loops, all of which have been added, to
/// elements at `loops`, one per dim.
AffineMap makeLoopMap(MLIRContext *context, const Work &work,
                      ArrayRef<unsigned> loops);
AffineMap makeLoopMap(MLIRContext *context, const Work &work,
                      ArrayRef<AffineExpr> indices);

/// Adds an access that only reads or only writes, as `direction` says.
void addAccess(Access access, bool Access::*direction, Work &work);
/// Adds a read of `elements` elements of `value`, unless it is a scalar or a
/// splat (R14), and a note if it is uninitialised (R20a).
void addRead(Value value, const CountRange &elements, Work &work);
void addRead(Access access, Work &work);
/// Adds a read of every element of `value`, like `addRead`. `map`, if given,
/// determines which iterations use which elements.
void addWholeRead(WorkContext &context, Value value, Work &work,
                  AffineMap map = {});
/// Adds a write of every element of `value`, like `addWholeRead`.
void addWholeWrite(WorkContext &context, Value value, Work &work,
                   AffineMap map = {});
/// Adds one read of each distinct tensor operand of `op`.
void addOperandReads(WorkContext &context, Operation *op, Work &work);
/// Adds a write of every shaped result of `op`.
void addResultWrites(WorkContext &context, Operation *op, Work &work);

/// Adds the accesses of `executions` executions of `payload`, where `once` is
/// the work of one execution (R19). A tensor created in the payload does not
/// outlive an execution and causes no traffic.
void addPayloadAccesses(WorkContext &context, Region &payload, const Work &once,
                        const Count &executions, Work &work);

/// Adds the work of an op that applies `costs` to each scalar of its operands:
/// loops over the result's shape, reads of the shaped operands, a write of the
/// shaped results (R2 to R6). Scalars and vectors move nothing. The work has
/// type `type`. Fails on unranked tensors.
LogicalResult addElementwiseWork(WorkContext &context, Operation *op,
                                 ArrayRef<ScalarCost> costs, Type type,
                                 Work &work);

/// Returns `getWorkFingerprint` of an op whose work depends on nothing but its
/// name, properties, types and bodies, its symbol table, and of each operand:
/// which other operands share its storage, and whether it is a constant, a
/// splat, or uninitialised. Returns nullopt if more may matter: views of one
/// storage, padding, dynamic dims.
std::optional<uint64_t> getStaticFingerprint(Operation *op);

/// Base of the models of such ops; `Model` is the class that derives from it.
template <typename Model, typename OpTy>
struct RepeatedModel : WorkOpInterface::ExternalModel<Model, OpTy> {
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const {
    return getStaticFingerprint(op);
  }
};

/// Model of an op of which `addWork(op, context, work)` is all there is to say.
template <auto addWork>
struct WorkModel;
template <typename OpTy, LogicalResult (*addWork)(OpTy, WorkContext &, Work &)>
struct WorkModel<addWork>
    : WorkOpInterface::ExternalModel<WorkModel<addWork>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return addWork(cast<OpTy>(op), context, work);
  }
};

/// Base of the models of ops that cost nothing; `Model` is the class that
/// derives from it.
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

/// Returns the number type of the scalars in `type`, seen through tensors,
/// vectors and complex numbers; null unless they are integers, indices or
/// floats.
Type getScalarType(Type type);

/// Returns the class of arithmetic on scalars of `type`: vector for floats
/// (R2), integer otherwise (R4).
WorkClass getArithmeticClass(Type type);

/// Returns true if the op computes addresses: its operands or results include
/// `index` scalars or vectors, or memrefs (R4). A tensor of `index` is data.
bool isAddressing(Operation *op);

/// Returns true if `op` casts a scalar constant, so that its result is a
/// constant as well.
bool isConstantCast(Operation *op);

/// Adds the work of an op that executes `cost` per scalar of its result,
/// counted under the scalar type of `type` (R2 to R6). On tensors of `index`
/// only bytes are counted (R4). Fails if `type` does not consist of numbers or
/// the shapes differ.
LogicalResult computeElementwiseWork(WorkContext &context, Operation *op,
                                     const ScalarCost &cost, Type type,
                                     Work &work);

/// Returns the extent of `dim` of the result of an elementwise op, which equals
/// the extent of its operands.
std::optional<Count> getElementwiseDim(WorkContext &context, Operation *op,
                                       int64_t dim);

/// Reports to `onEqual` that static dims of the results equal the sizes that
/// the model computes for them.
void addEqualResults(WorkContext &context, Operation *op, SizeEqualFn onEqual);

/// Reports to `onEqual` that the ranked shaped values of equal rank among
/// `values` have the same shape.
void addEqualShapes(WorkContext &context, ValueRange values,
                    SizeEqualFn onEqual);

/// Base of the models of elementwise ops; `Model` is the class that derives
/// from it. The work has the type of the first operand: the one that is
/// computed with, compared, cast or tested.
template <typename Model, typename OpTy, WorkClass workClass, int64_t count>
struct ElementwiseModelBase : RepeatedModel<Model, OpTy> {
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

/// Returns the class of the operation that combines two values (R2, R4), or
/// nullopt if the last value simply wins.
std::optional<WorkClass> getReductionClass(arith::AtomicRMWKind kind);

/// Returns `value` if it has at most 96 parts (`Count::isMoreComplexThan`),
/// otherwise nullopt. The limit keeps chains of index arithmetic from growing
/// without bound.
std::optional<Count> limitIndexValue(const Count &value);

/// Returns true if `value` fits into the integer or index type `type`. Symbolic
/// values of 32 bits and more are assumed to fit, as sizes and addresses do.
bool fits(const Count &value, Type type, bool hasNoSignedWrap = false);

/// The operand values of a binary op on integers. They are interpreted as
/// signed. If an op interprets them as unsigned, both agree on values that are
/// known to be nonnegative; the result of any other is unknown.
struct IndexOperands {
  Count lhs, rhs;

  bool areNonNegative() const {
    return lhs.isKnownNonNegative() && rhs.isKnownNonNegative();
  }
  /// Divides towards plus infinity, if `isUp`, or minus infinity; only values
  /// that are not negative unless `hasAnySign`.
  std::optional<Count> divide(bool isUp, bool hasAnySign) const;
  std::optional<Count> computeRemainder() const;
  std::optional<Count> computeMinMax(bool isMax, bool isUnsigned) const;
};

/// Returns the trip count of a loop from `lower` to below `upper` (R8): max(0,
/// ceildiv(upper - lower, step)). Returns nullopt if `step` is a constant <= 0.
std::optional<Count> computeTripCount(const Count &lower, const Count &upper,
                                      const Count &step);

/// The induction variables of a loop or of nested loops.
using LoopCounters = SmallVector<LoopCounter, 0>;

/// Returns the counter with induction variable `value` of a loop from `lower`
/// to below `upper` (R8), or nullopt if `step` is a constant <= 0.
std::optional<LoopCounter> makeLoopCounter(Value value, const Count &lower,
                                           const Count &upper,
                                           const Count &step);

/// Returns how often the `region` of a loop executes: once per value of its
/// counters, or an unknown number of times if `counters` is nullopt (R8).
RegionExecution makeLoopExecution(WorkContext &context, Region &region,
                                  std::optional<LoopCounters> counters);

/// Adds how often the condition of a loop, the first region, and its body
/// execute (R8): an unknown number of times unless it counts.
void addWhileExecutions(Operation *loop, WorkContext &context,
                        SmallVectorImpl<RegionExecution> &executions);

template <typename OpTy>
struct WhileModel
    : ExecutionOpInterface::ExternalModel<WhileModel<OpTy>, OpTy> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    addWhileExecutions(op, context, executions);
  }
};

/// Model of an op that executes at most one of its regions.
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

/// Model of an op whose regions all execute once: a scope, or the reductions of
/// one iteration of an scf.parallel.
template <typename OpTy>
struct OnceModel : ExecutionOpInterface::ExternalModel<OnceModel<OpTy>, OpTy> {
  void getRegionExecutions(Operation *op, WorkContext &,
                           SmallVectorImpl<RegionExecution> &executions) const {
    for (Region &region : op->getRegions())
      executions.push_back({&region, 1});
  }
};

/// Attaches the models of the loads, stores and transfers of affine and memref.
void attachAffineAccessModels(MLIRContext *context);
void attachMemRefAccessModels(MLIRContext *context);

/// Attaches the models of the linalg ops that are not a LinalgOp.
void attachLinalgOtherModels(MLIRContext *context);

/// Attaches `Model<Op>` to each of the ops.
template <template <typename> class Model, typename... Ops>
void attachModels(MLIRContext *context) {
  (Ops::template attachInterface<Model<Ops>>(*context), ...);
}

/// Attaches each model to its op.
template <typename... Models>
void attachModels(MLIRContext *context) {
  (Models::ConcreteEntity::template attachInterface<Models>(*context), ...);
}

/// Attaches the models of ops by the functions that add their work.
template <auto... addWork>
void attachWork(MLIRContext *context) {
  attachModels<WorkModel<addWork>...>(context);
}

/// Returns true if there are as many operands as dynamic values in
/// `staticValues`. Not all verifiers check this: a static INT64_MIN reads as
/// dynamic.
bool hasDynamicOperands(ArrayRef<int64_t> staticValues, ValueRange operands);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_MODELUTILS_H
