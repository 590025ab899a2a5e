//===- Conditions.cpp - Iterations that take a branch ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes in which iterations a condition holds, such as the guard of a ragged
// grid, `tid + bid * size < n` (R8).
//
//===----------------------------------------------------------------------===//

#include "Conditions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "roofline/Support/CounterSum.h"

using namespace mlir;
using namespace mlir::roofline;

using OptionalCount = std::optional<Count>;

/// Maximum number of ops followed from a condition. It bounds the time on
/// hostile input; a guard takes only a few.
static constexpr unsigned maxSteps = 64;

//===----------------------------------------------------------------------===//
// What is compared
//===----------------------------------------------------------------------===//

/// True for an argument of a function, the counter of a loop, or an index of a
/// launch.
static bool isCounterOrArgument(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (!argument.getOwner()->isEntryBlock())
    return false;
  auto loop = dyn_cast<LoopLikeOpInterface>(parent);
  if (!loop)
    return isa<FunctionOpInterface, ExecutionOpInterface>(parent);
  if (auto counters = loop.getLoopInductionVars())
    return llvm::is_contained(*counters, argument);
  // affine.parallel doesn't say which they are.
  return parent->getNumRegions() == 1 && loop.getRegionIterArgs().empty();
}

static bool isIndexArithmetic(Value value, WorkContext &context,
                              unsigned &stepsLeft) {
  if (!value.getType().isIntOrIndex())
    return false;
  if (matchPattern(value, m_Constant()))
    return true;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return isCounterOrArgument(argument);
  if (stepsLeft == 0)
    return false;
  --stepsLeft;
  Operation *op = value.getDefiningOp();
  if (isa<ShapedDimOpInterface>(op))
    return true;
  auto model = dyn_cast<WorkOpInterface>(op);
  return isa<gpu::BlockIdOp, gpu::ThreadIdOp>(op) ||
         (model &&
          llvm::all_of(op->getOperands(),
                       [&](Value operand) {
                         return isIndexArithmetic(operand, context, stepsLeft);
                       }) &&
          model.getIndexResult(context,
                               cast<OpResult>(value).getResultNumber()));
}

bool roofline::isIndexArithmetic(Value value, WorkContext &context) {
  unsigned stepsLeft = maxSteps;
  return ::isIndexArithmetic(value, context, stepsLeft);
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Where `lhs` and `rhs` fulfil `predicate`. All numbers are integers: a <= b
/// is a < b + 1, and a == b is a <= b without a < b.
static OptionalCount compare(arith::CmpIPredicate predicate, const Count &lhs,
                             const Count &rhs) {
  using arith::CmpIPredicate;
  switch (predicate) {
  case CmpIPredicate::eq:
    return makeIndicator(rhs - lhs + 1) - makeIndicator(rhs - lhs);
  case CmpIPredicate::ne:
    return 1 - *compare(CmpIPredicate::eq, lhs, rhs);
  case CmpIPredicate::slt:
    return makeIndicator(rhs - lhs);
  case CmpIPredicate::sle:
    return makeIndicator(rhs - lhs + 1);
  case CmpIPredicate::sgt:
    return makeIndicator(lhs - rhs);
  case CmpIPredicate::sge:
    return makeIndicator(lhs - rhs + 1);
  default:
    break;
  }
  // Both interpretations of nonnegative numbers agree.
  if (!lhs.isKnownNonNegative() || !rhs.isKnownNonNegative())
    return std::nullopt;
  return compare(predicate == CmpIPredicate::ult   ? CmpIPredicate::slt
                 : predicate == CmpIPredicate::ule ? CmpIPredicate::sle
                 : predicate == CmpIPredicate::ugt ? CmpIPredicate::sgt
                                                   : CmpIPredicate::sge,
                 lhs, rhs);
}

/// The predicate of arith that has the same name as that of an index.cmp.
static std::optional<arith::CmpIPredicate> getPredicate(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return compare.getPredicate();
  auto compare = dyn_cast<index::CmpOp>(op);
  return compare ? arith::symbolizeCmpIPredicate(
                       index::stringifyIndexCmpPredicate(compare.getPred()))
                 : std::nullopt;
}

static OptionalCount computeCondition(Value condition, WorkContext &context,
                                      unsigned &stepsLeft) {
  APInt constant;
  if (matchPattern(condition, m_ConstantInt(&constant)))
    return Count(int64_t(!constant.isZero()));
  Operation *op = condition.getDefiningOp();
  if (!op || stepsLeft == 0)
    return std::nullopt;
  --stepsLeft;
  if (std::optional<arith::CmpIPredicate> predicate = getPredicate(op)) {
    Value lhs = op->getOperand(0), rhs = op->getOperand(1);
    if (!isIndexArithmetic(lhs, context, stepsLeft) ||
        !isIndexArithmetic(rhs, context, stepsLeft))
      return std::nullopt;
    Count left = context.getIndexValue(lhs);
    return compare(*predicate, left, context.getIndexValue(rhs));
  }
  if (!isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op) ||
      !condition.getType().isInteger(1))
    return std::nullopt;
  OptionalCount lhs = computeCondition(op->getOperand(0), context, stepsLeft);
  OptionalCount rhs =
      lhs ? computeCondition(op->getOperand(1), context, stepsLeft) : lhs;
  if (!rhs)
    return std::nullopt;
  Count both = *lhs * *rhs;
  if (isa<arith::AndIOp>(op))
    return both;
  return *lhs + *rhs - (isa<arith::OrIOp>(op) ? both : 2 * both);
}

OptionalCount roofline::computeCondition(Value condition,
                                         WorkContext &context) {
  unsigned stepsLeft = maxSteps;
  OptionalCount holds = ::computeCondition(condition, context, stepsLeft);
  return holds ? limitIndexValue(*holds) : std::nullopt;
}

void roofline::addBranches(Operation *branch, const OptionalCount &condition,
                           SmallVectorImpl<RegionExecution> &executions) {
  for (Region &region : branch->getRegions()) {
    if (region.empty())
      continue;
    RegionExecution &execution = executions.emplace_back();
    execution.region = &region;
    if (condition)
      execution.executions =
          region.getRegionNumber() == 0 ? *condition : 1 - *condition;
  }
}
