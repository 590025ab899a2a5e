//===- OpenMPModels.cpp - Multiplicity in the omp dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::omp;

static std::optional<LoopCounters> computeCounters(WorkContext &context,
                                                   LoopNestOp op) {
  LoopCounters counters;
  for (auto [value, lower, upper, step] :
       llvm::zip_equal(op.getIVs(), op.getLoopLowerBounds(),
                       op.getLoopUpperBounds(), op.getLoopSteps())) {
    Count first = context.getIndexValue(lower);
    Count end = context.getIndexValue(upper) + int64_t(op.getLoopInclusive());
    std::optional<LoopCounter> counter =
        makeLoopCounter(value, first, end, context.getIndexValue(step));
    if (!counter)
      return std::nullopt;
    counters.push_back(*counter);
  }
  return counters;
}

namespace {
struct LoopNestModel
    : ExecutionOpInterface::ExternalModel<LoopNestModel, LoopNestOp> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    auto loops = cast<LoopNestOp>(op);
    executions.push_back(makeLoopExecution(context, loops.getRegion(),
                                           computeCounters(context, loops)));
  }
};
} // namespace

/// Returns true if `op`, in the region of a team of threads (or a league of
/// teams), executes once for all of them: the threads share its iterations or
/// sections, or one of them executes it.
static bool isShared(Operation &op) {
  if (isa<DistributeOp, MaskedOp, MasterOp, SectionsOp, SingleOp, WsloopOp>(op))
    return true;
  // The threads of all teams share the loop in
  // parallel { distribute { wsloop { ... } } }.
  auto parallel = dyn_cast<ParallelOp>(op);
  return parallel && llvm::any_of(parallel.getOps(), [](Operation &inside) {
           return isa<DistributeOp>(inside);
         });
}

/// Returns true if `op` costs nothing, however often it executes.
static bool isFreeOp(Operation &op) {
  auto modelled = dyn_cast<WorkOpInterface>(op);
  return op.hasTrait<OpTrait::IsTerminator>() ||
         op.hasTrait<OpTrait::ConstantLike>() ||
         (modelled && modelled.isFree());
}

/// Returns true if each thread executes nothing by itself in `region` that
/// costs something; loops and branches around what is shared don't.
static bool isAllShared(Region &region) {
  return llvm::all_of(region.getOps(), [](Operation &op) {
    return isShared(op) || isFreeOp(op) ||
           (isa<ExecutionOpInterface>(op) &&
            !isa_and_present<OpenMPDialect>(op.getDialect()) &&
            llvm::all_of(op.getRegions(), isAllShared));
  });
}

static bool hasShared(Region &region) {
  return region
      .walk([](Operation *op) {
        return isShared(*op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// Model of a region that each thread of a team executes, or each team of a
/// league. What they share executes once in total. Their number is that of the
/// clause, or not known; where a region has both, what each of them executes
/// counts once, and the region is unbounded.
template <typename OpTy>
struct TeamModel : ExecutionOpInterface::ExternalModel<TeamModel<OpTy>, OpTy> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    Region &region = op->getRegion(0);
    RegionExecution once{&region, 1};
    if (isAllShared(region)) {
      executions.push_back(once);
    } else if (hasShared(region)) {
      once.unbounded = true;
      executions.push_back(once);
    } else if (std::optional<Count> threads = countThreads(context, op)) {
      executions.push_back({&region, *threads});
    } else {
      executions.push_back(makeLoopExecution(context, region, std::nullopt));
    }
  }

private:
  /// Returns the size of a team that is always of the size asked for.
  static std::optional<Count> countThreads(WorkContext &context,
                                           Operation *op) {
    auto parallel = dyn_cast<ParallelOp>(op);
    if (!parallel || parallel.getIfExpr() || !parallel.getNumThreads())
      return std::nullopt;
    return countMax(1, context.getIndexValue(parallel.getNumThreads()));
  }
};
} // namespace

// What moves data between devices, directives that transform loops, and atomics
// on pointers have no model. Combining the results of threads costs nothing.
void roofline::registerOpenMPModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, OpenMPDialect *) {
    attachModels<LoopNestModel>(context);
    attachModels<TeamModel, ParallelOp, TeamsOp>(context);
    attachModels<OnceModel, CriticalOp, DistributeOp, MaskedOp, MasterOp,
                 OrderedRegionOp, SectionOp, SectionsOp, SimdOp, SingleOp,
                 TaskOp, TaskgroupOp, TaskloopOp, WsloopOp>(context);
    attachModels<FreeModel, BarrierOp, CriticalDeclareOp, DeclareReductionOp,
                 FlushOp, OrderedOp, PrivateClauseOp, TaskwaitOp, TaskyieldOp>(
        context);
  });
}
