//===- WhileLoops.cpp - Loops with a condition ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes how often the regions of scf.while and tosa.while_loop execute (R8).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"
#include "roofline/IR/OpModel.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// `lhs` < `rhs`, or <=.
struct Comparison {
  Value lhs, rhs;
  bool isInclusive = false, isUnsigned = false;
};
} // namespace

/// Returns the number that `value` is: a scalar, or a tensor of rank 0. It is
/// seen through ops that make one of the other.
static Value findScalar(Value value) {
  return followChain(value, [](Value current) -> Value {
    if (auto argument = dyn_cast<BlockArgument>(current)) {
      auto op = dyn_cast<linalg::LinalgOp>(argument.getOwner()->getParentOp());
      return op && op.getNumLoops() == 0
                 ? op->getOperand(argument.getArgNumber())
                 : Value();
    }
    Operation *op = current.getDefiningOp();
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      return structured.getNumLoops() == 0
                 ? structured.getBlock()->getTerminator()->getOperand(
                       cast<OpResult>(current).getResultNumber())
                 : Value();
    bool isSame =
        isa<arith::ExtSIOp, arith::IndexCastOp>(op) ||
        (isa<tensor::ExtractOp, tensor::FromElementsOp>(op) &&
         op->getNumOperands() == 1 &&
         cast<RankedTensorType>(
             (isa<tensor::ExtractOp>(op) ? op->getOperand(0) : current)
                 .getType())
                 .getRank() == 0);
    return isSame ? op->getOperand(0) : Value();
  });
}

static std::optional<Comparison> readComparison(Value condition) {
  Operation *op = findScalar(condition).getDefiningOp();
  if (isa_and_nonnull<tosa::GreaterOp, tosa::GreaterEqualOp>(op))
    return Comparison{op->getOperand(1), op->getOperand(0),
                      isa<tosa::GreaterEqualOp>(op)};
  auto compare = dyn_cast_or_null<arith::CmpIOp>(op);
  if (!compare)
    return std::nullopt;
  using arith::CmpIPredicate;
  CmpIPredicate predicate = compare.getPredicate();
  Value lhs = compare.getLhs(), rhs = compare.getRhs();
  switch (predicate) {
  case CmpIPredicate::sgt:
  case CmpIPredicate::sge:
  case CmpIPredicate::ugt:
  case CmpIPredicate::uge:
    std::swap(lhs, rhs);
    break;
  case CmpIPredicate::eq:
  case CmpIPredicate::ne:
    return std::nullopt;
  default:
    break;
  }
  return Comparison{lhs, rhs,
                    llvm::is_contained({CmpIPredicate::sle, CmpIPredicate::sge,
                                        CmpIPredicate::ule, CmpIPredicate::uge},
                                       predicate),
                    llvm::is_contained({CmpIPredicate::ult, CmpIPredicate::ule,
                                        CmpIPredicate::ugt, CmpIPredicate::uge},
                                       predicate)};
}

/// Returns the number that `value` is in all iterations of `loop`; nullopt if
/// it may change or is not known.
static std::optional<Count> getNumber(Operation *loop, Value value,
                                      WorkContext &context) {
  value = findScalar(value);
  Attribute constant = getConstantElements(value);
  if (auto dense = dyn_cast_or_null<DenseIntElementsAttr>(constant)) {
    std::optional<int64_t> number;
    if (dense.isSplat())
      number = dense.getSplatValue<APInt>().trySExtValue();
    return number ? std::optional(Count(*number)) : std::nullopt;
  }
  if (!value.getType().isIntOrIndex() ||
      (loop->isAncestor(value.getParentBlock()->getParentOp()) &&
       !matchPattern(value, m_Constant())))
    return std::nullopt;
  return context.getIndexValue(value);
}

/// True if a number is not in the range of the integers of `like`.
static bool isBeyond(const Count &number, Value like) {
  return number.isConstant() &&
         !fits(number, getElementTypeOrSelf(like.getType()));
}

/// The counter of a loop that counts up: its condition is `i < bound` or `<=`,
/// and its body makes `i + step` of the `i` that the condition hands on.
/// `condition` is set to the argument of the condition.
static std::optional<LoopCounter>
findCounter(Operation *loop, WorkContext &context, Value &condition) {
  Region &before = loop->getRegion(0), &after = loop->getRegion(1);
  if (!before.hasOneBlock() || !after.hasOneBlock())
    return std::nullopt;
  OperandRange tested = before.front().getTerminator()->getOperands();
  std::optional<Comparison> comparison = readComparison(tested.front());
  auto counter = comparison
                     ? dyn_cast<BlockArgument>(findScalar(comparison->lhs))
                     : BlockArgument();
  if (!counter || counter.getOwner() != &before.front())
    return std::nullopt;
  unsigned number = counter.getArgNumber();
  Operation *addition =
      findScalar(after.front().getTerminator()->getOperand(number))
          .getDefiningOp();
  if (!isa_and_nonnull<arith::AddIOp, tosa::AddOp>(addition))
    return std::nullopt;
  // scf.while hands on what its condition says, tosa.while_loop its arguments.
  auto isCounter = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(findScalar(value));
    return argument && argument.getOwner() == &after.front() &&
           (tested.size() > 1
                ? findScalar(tested[argument.getArgNumber() + 1]) == counter
                : argument.getArgNumber() == number);
  };
  unsigned own = isCounter(addition->getOperand(0)) ? 0 : 1;
  if (!isCounter(addition->getOperand(own)))
    return std::nullopt;
  std::optional<Count> start =
                           getNumber(loop, loop->getOperand(number), context),
                       bound = getNumber(loop, comparison->rhs, context),
                       step = getNumber(loop, addition->getOperand(1 - own),
                                        context);
  if (!start || !bound || !step ||
      (comparison->isUnsigned &&
       !(start->isKnownNonNegative() && bound->isKnownNonNegative())))
    return std::nullopt;
  Value argument = findScalar(addition->getOperand(own));
  std::optional<LoopCounter> found = makeLoopCounter(
      argument, *start, *bound + Count(comparison->isInclusive), *step);
  if (!found || isBeyond(*start + *step * found->trips, counter))
    return std::nullopt;
  condition = counter;
  return found;
}

void roofline::addWhileExecutions(
    Operation *loop, WorkContext &context,
    SmallVectorImpl<RegionExecution> &executions) {
  Value condition;
  std::optional<LoopCounter> counter = findCounter(loop, context, condition);
  Count trips =
      counter ? counter->trips : context.makeSymbol("while", loop->getLoc());
  for (bool isBody : {false, true}) {
    Count own = isBody ? trips : trips + 1;
    RegionExecution &execution = executions.emplace_back();
    execution.region = &loop->getRegion(isBody);
    execution.executions = own;
    execution.unbounded = !counter;
    if (counter)
      execution.counters.push_back({isBody ? counter->value : condition,
                                    counter->start, counter->step, own});
  }
}
