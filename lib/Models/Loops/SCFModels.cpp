//===- SCFModels.cpp - Multiplicity in the scf dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes how often the regions of scf ops execute (R8).
//
//===----------------------------------------------------------------------===//

#include "Conditions.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Returns the bits of `value`, of the integer or index type `type`, as an
/// unsigned number. A symbolic value is unchanged: it is assumed to be in the
/// range that both interpretations share. Returns nullopt for types so wide
/// that the number is too long to write down.
static std::optional<Count> toUnsigned(const Count &value, Type type) {
  if (!value.isConstant() || value.getConstant() >= 0)
    return value;
  constexpr unsigned maxWidth = 1024;
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (width > maxWidth)
    return std::nullopt;
  // The modulus 2^width takes two bits more than a signed number of `width`
  // bits.
  APInt modulus = APInt::getOneBitSet(width + 2, width);
  return value + Count(llvm::DynamicAPInt(modulus));
}

static std::optional<LoopCounters> computeCounters(WorkContext &context,
                                                   scf::ForOp op) {
  auto getValue = [&](Value operand) -> std::optional<Count> {
    Count value = context.getIndexValue(operand);
    return op->hasAttr("unsignedCmp") ? toUnsigned(value, operand.getType())
                                      : value;
  };
  std::optional<Count> lower = getValue(op.getLowerBound());
  std::optional<Count> upper = getValue(op.getUpperBound());
  std::optional<Count> step = getValue(op.getStep());
  if (!lower || !upper || !step)
    return std::nullopt;
  std::optional<LoopCounter> counter =
      makeLoopCounter(op.getInductionVar(), *lower, *upper, *step);
  return counter ? std::optional(LoopCounters{*counter}) : std::nullopt;
}

/// Returns the counters of nested loops, or nullopt if one has no trip count.
template <typename Bounds>
static std::optional<LoopCounters>
computeNestCounters(WorkContext &context, ValueRange values,
                    const Bounds &lowerBounds, const Bounds &upperBounds,
                    const Bounds &steps) {
  // The verifier allows any numbers of them.
  size_t number = values.size();
  if (lowerBounds.size() != number || upperBounds.size() != number ||
      steps.size() != number)
    return std::nullopt;
  LoopCounters counters;
  for (auto [value, lower, upper, step] :
       llvm::zip_equal(values, lowerBounds, upperBounds, steps)) {
    Count first = context.getFoldValue(lower);
    Count end = context.getFoldValue(upper);
    std::optional<LoopCounter> counter =
        makeLoopCounter(value, first, end, context.getFoldValue(step));
    if (!counter)
      return std::nullopt;
    counters.push_back(*counter);
  }
  return counters;
}

static std::optional<LoopCounters> computeCounters(WorkContext &context,
                                                   scf::ForallOp op) {
  return computeNestCounters(context, op.getInductionVars(),
                             op.getMixedLowerBound(), op.getMixedUpperBound(),
                             op.getMixedStep());
}

static std::optional<LoopCounters> computeCounters(WorkContext &context,
                                                   scf::ParallelOp op) {
  return computeNestCounters(context, op.getInductionVars(), op.getLowerBound(),
                             op.getUpperBound(), op.getStep());
}

namespace {
template <typename OpTy>
struct LoopModel : ExecutionOpInterface::ExternalModel<LoopModel<OpTy>, OpTy> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    auto loop = cast<OpTy>(op);
    executions.push_back(makeLoopExecution(context, loop.getRegion(),
                                           computeCounters(context, loop)));
  }
};

struct IfModel : ExecutionOpInterface::ExternalModel<IfModel, scf::IfOp> {
  bool areRegionsExclusive(Operation *) const { return true; }
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    Value condition = cast<scf::IfOp>(op).getCondition();
    addBranches(op, computeCondition(condition, context), executions);
  }
};
} // namespace

void roofline::registerSCFModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    attachModels<LoopModel, scf::ForOp, scf::ForallOp, scf::ParallelOp>(
        context);
    attachModels<WhileModel, scf::WhileOp>(context);
    attachModels<OnceModel, scf::ExecuteRegionOp, scf::InParallelOp,
                 scf::ReduceOp>(context);
    attachModels<BranchModel, scf::IndexSwitchOp>(context);
    scf::IfOp::attachInterface<IfModel>(*context);
    attachModels<FreeModel, scf::ConditionOp, scf::ReduceReturnOp,
                 scf::YieldOp>(context);
  });
}
