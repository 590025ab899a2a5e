//===- MPIModels.cpp - Work of the mpi dialect ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of messages between the processes of a communicator, one process per
// device (R25).
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"

#include "mlir/Dialect/MPI/IR/MPI.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::mpi;

/// Returns the number of processes of the world: a symbol, the same in every
/// function. Returns nullopt for any other communicator.
static std::optional<Count> getWorldSize(Value communicator) {
  if (communicator.getDefiningOp<CommWorldOp>())
    return Count::symbol("comm_size");
  return std::nullopt;
}

template <typename OpTy, CollectiveKind kind>
static LogicalResult addMessageWork(OpTy op, WorkContext &context, Work &work) {
  Value buffer = op.getRef();
  if (!areRanked(op))
    return failure();
  addCommunication(kind, NetworkTerm(), buffer, context.getNumElements(buffer),
                   work);
  if (kind == CollectiveKind::Send)
    addWholeRead(context, buffer, work);
  else
    addWholeWrite(context, buffer, work);
  return success();
}

namespace {
struct AllReduceModel
    : WorkOpInterface::ExternalModel<AllReduceModel, AllReduceOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto reduce = cast<AllReduceOp>(op);
    std::optional<Combination> combination = getCombination(reduce.getOp());
    if (!combination || !areRanked(op))
      return failure();
    std::optional<Count> devices = getWorldSize(reduce.getComm());
    if (!devices)
      devices = context.makeSymbol("group_size", op->getLoc());
    NetworkTerm group;
    group.sizes = {*devices};
    group.strides = {1};
    Count elements = context.getNumElements(reduce.getSendbuf());
    addCommunication(CollectiveKind::AllReduce, group, reduce.getSendbuf(),
                     elements, work);
    addWholeRead(context, reduce.getSendbuf(), work);
    addWholeWrite(context, reduce.getRecvbuf(), work);
    return addReduction(*combination, getElementTypeOrSelf(reduce.getSendbuf()),
                        elements, *devices, work);
  }

private:
  /// Returns the combination of a reduction, or nullopt if it combines pairs or
  /// nothing.
  static std::optional<Combination> getCombination(MPI_ReductionOpEnum op) {
    switch (op) {
    case MPI_ReductionOpEnum::MPI_SUM:
      return Combination::Sum;
    case MPI_ReductionOpEnum::MPI_PROD:
      return Combination::Product;
    case MPI_ReductionOpEnum::MPI_MAX:
    case MPI_ReductionOpEnum::MPI_MIN:
      return Combination::MinMax;
    case MPI_ReductionOpEnum::MPI_LAND:
    case MPI_ReductionOpEnum::MPI_LOR:
    case MPI_ReductionOpEnum::MPI_LXOR:
    case MPI_ReductionOpEnum::MPI_BAND:
    case MPI_ReductionOpEnum::MPI_BOR:
    case MPI_ReductionOpEnum::MPI_BXOR:
      return Combination::Bitwise;
    case MPI_ReductionOpEnum::MPI_OP_NULL:
    case MPI_ReductionOpEnum::MPI_MAXLOC:
    case MPI_ReductionOpEnum::MPI_MINLOC:
    case MPI_ReductionOpEnum::MPI_REPLACE:
      return std::nullopt;
    }
    return std::nullopt;
  }
};

struct CommSizeModel : FreeBase<CommSizeModel, CommSizeOp> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &,
                                      unsigned) const {
    return getWorldSize(cast<CommSizeOp>(op).getComm());
  }
};
} // namespace

// A barrier and a wait are free: the time belongs to what they wait for.
void roofline::registerMPIModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MPIDialect *) {
    attachModels<FreeModel, Barrier, CommRankOp, CommSplitOp, CommWorldOp,
                 ErrorClassOp, FinalizeOp, InitOp, RetvalCheckOp, Wait>(
        context);
    attachModels<AllReduceModel, CommSizeModel>(context);
    attachWork<addMessageWork<IRecvOp, CollectiveKind::Recv>,
               addMessageWork<ISendOp, CollectiveKind::Send>,
               addMessageWork<RecvOp, CollectiveKind::Recv>,
               addMessageWork<SendOp, CollectiveKind::Send>>(context);
  });
}
