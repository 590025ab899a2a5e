//===- ContractionMatcher.cpp - Contractions in a linalg payload ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ContractionMatcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

namespace {
/// A product that is added to an accumulator.
struct MultiplyAdd {
  SmallVector<Operation *, 2> ops;
  Value lhs, rhs;
  Type sumType;
};

/// The loops that one factor of the product depends on.
struct FactorLoops {
  llvm::SmallBitVector all;
  /// The loops that are a map result on their own, not part of a window.
  llvm::SmallBitVector plain;
  /// The inputs that the factor is computed from.
  llvm::SmallBitVector inputs;
  bool windowed = false;
};
} // namespace

/// Returns the operand of a multiplication before any widening or conversion to
/// float: the value that a matrix unit would read.
static Value stripWidening(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::SIToFPOp,
             arith::UIToFPOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

static Value stripCasts(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncFOp,
             arith::TruncIOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Returns true if `multiply` is the product that matches the sum `add`: for
/// i1, "and" is the product and "or" the sum.
static bool isProductFor(Operation *add, Operation *multiply) {
  if (isa<arith::OrIOp>(add))
    return isa<arith::AndIOp>(multiply) &&
           multiply->getResult(0).getType().isInteger(1);
  return isa<arith::MulFOp, arith::MulIOp, complex::MulOp>(multiply);
}

/// Matches `sum` as accumulator + lhs * rhs.
static std::optional<MultiplyAdd> matchMultiplyAdd(Value sum,
                                                   Value accumulator) {
  Operation *add = stripCasts(sum).getDefiningOp();
  if (!add)
    return std::nullopt;
  if (auto fma = dyn_cast<math::FmaOp>(add)) {
    if (stripCasts(fma.getC()) != accumulator)
      return std::nullopt;
    return MultiplyAdd{{fma}, fma.getA(), fma.getB(), fma.getType()};
  }
  if (!isa<arith::AddFOp, arith::AddIOp, arith::OrIOp, complex::AddOp>(add))
    return std::nullopt;
  for (unsigned side : {0, 1}) {
    if (stripCasts(add->getOperand(side)) != accumulator)
      continue;
    Operation *multiply = stripCasts(add->getOperand(1 - side)).getDefiningOp();
    if (!multiply || !isProductFor(add, multiply))
      continue;
    return MultiplyAdd{{multiply, add},
                       multiply->getOperand(0),
                       multiply->getOperand(1),
                       add->getResult(0).getType()};
  }
  return std::nullopt;
}

static void addLoopsOf(AffineMap map, FactorLoops &loops) {
  for (AffineExpr expr : map.getResults()) {
    llvm::SmallBitVector own(map.getNumDims());
    expr.walk([&](AffineExpr part) {
      if (auto dim = dyn_cast<AffineDimExpr>(part))
        own.set(dim.getPosition());
    });
    loops.all |= own;
    if (own.count() > 1)
      loops.windowed = true;
    else
      loops.plain |= own;
  }
}

/// Returns true if the result of `op` in a payload depends on more than the
/// elements of the inputs: on the iteration, or on an access of its own.
static bool readsBesideInputs(Operation *op) {
  return op->getNumRegions() != 0 || isa<linalg::IndexOp>(op) ||
         llvm::any_of(op->getOperandTypes(),
                      llvm::IsaPred<TensorType, BaseMemRefType>);
}

/// Returns the loops of the inputs from which `factor` is computed in the
/// payload, or nullopt if it depends on an output or on anything other than the
/// inputs.
static std::optional<FactorLoops>
computeFactorLoops(LinalgOp op, ArrayRef<AffineMap> maps, Value factor) {
  FactorLoops loops{llvm::SmallBitVector(op.getNumLoops()),
                    llvm::SmallBitVector(op.getNumLoops()),
                    llvm::SmallBitVector(op.getNumDpsInputs())};
  SmallVector<Value> worklist{factor};
  llvm::SmallPtrSet<Value, 8> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == op.getBlock()) {
      if (argument.getArgNumber() >= op.getNumDpsInputs())
        return std::nullopt;
      loops.inputs.set(argument.getArgNumber());
      addLoopsOf(maps[argument.getArgNumber()], loops);
      continue;
    }
    Operation *producer = value.getDefiningOp();
    if (!producer || producer->getBlock() != op.getBlock())
      continue; // Defined outside, so the same in every iteration.
    if (readsBesideInputs(producer))
      return std::nullopt;
    worklist.append(producer->operand_begin(), producer->operand_end());
  }
  return loops;
}

/// Returns true if two different inputs are multiplied and summed over a loop
/// that both have. A sum of squares is not a contraction.
static bool isContraction(AffineMap output, const FactorLoops &lhs,
                          const FactorLoops &rhs) {
  if (lhs.inputs == rhs.inputs)
    return false;
  for (unsigned loop = 0; loop < output.getNumDims(); ++loop)
    if (!output.isFunctionOfDim(loop) && lhs.all.test(loop) &&
        rhs.all.test(loop))
      return true;
  return false;
}

/// Applies R7 to the loops of the two factors. The sum runs over the loops that
/// this output lacks; a reduction loop may index another output.
static bool isMatrixWork(AffineMap output, const FactorLoops &lhs,
                         const FactorLoops &rhs) {
  bool lhsOnly = false, rhsOnly = false, shared = false;
  bool channelReduction = false, depth = false;
  for (unsigned loop = 0; loop < output.getNumDims(); ++loop) {
    bool inBoth = lhs.all.test(loop) && rhs.all.test(loop);
    if (!output.isFunctionOfDim(loop)) {
      shared |= inBoth;
      channelReduction |= lhs.plain.test(loop) && rhs.plain.test(loop);
      continue;
    }
    depth |= inBoth;
    lhsOnly |= lhs.all.test(loop) && !inBoth;
    rhsOnly |= rhs.all.test(loop) && !inBoth;
  }
  bool depthwise = (lhs.windowed || rhs.windowed) && depth && !channelReduction;
  return lhsOnly && rhsOnly && shared && !depthwise;
}

static Type getNumberType(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType();
  return type;
}

/// Returns true if `value` is the same in every iteration.
static bool isUniform(LinalgOp op, ArrayRef<AffineMap> maps, Value value) {
  auto loops = computeFactorLoops(op, maps, value);
  return loops && loops->all.none();
}

/// Returns the type that a matrix unit reads for one factor: before widening,
/// and before subtraction of the zero point of a quantised operand, which is
/// applied separately.
static Type getOperandType(LinalgOp op, ArrayRef<AffineMap> maps,
                           Value factor) {
  Value operand = stripWidening(factor);
  if (auto difference = operand.getDefiningOp<arith::SubIOp>())
    if (isUniform(op, maps, difference.getRhs()))
      operand = stripWidening(difference.getLhs());
  return getNumberType(operand.getType());
}

/// Matches the multiply-add that computes one output.
static std::optional<ContractionMatch> matchOutput(LinalgOp op,
                                                   ArrayRef<AffineMap> maps,
                                                   Value sum,
                                                   BlockArgument accumulator) {
  auto multiplyAdd = matchMultiplyAdd(sum, accumulator);
  if (!multiplyAdd || llvm::any_of(multiplyAdd->ops, getGivenWork))
    return std::nullopt;
  auto lhs = computeFactorLoops(op, maps, multiplyAdd->lhs);
  auto rhs = computeFactorLoops(op, maps, multiplyAdd->rhs);
  if (!lhs || !rhs)
    return std::nullopt;
  ContractionMatch match;
  AffineMap output = maps[accumulator.getArgNumber()];
  match.isMatrix = isMatrixWork(output, *lhs, *rhs);
  if (!match.isMatrix && !isContraction(output, *lhs, *rhs))
    return std::nullopt;
  match.ops = multiplyAdd->ops;
  match.lhsType = getOperandType(op, maps, multiplyAdd->lhs);
  match.rhsType = getOperandType(op, maps, multiplyAdd->rhs);
  match.accumulatorType = getNumberType(multiplyAdd->sumType);
  match.isMatrix &= match.lhsType.isIntOrFloat() &&
                    match.rhsType.isIntOrFloat() &&
                    match.accumulatorType.isIntOrFloat();
  return match;
}

SmallVector<ContractionMatch, 1>
roofline::matchContractions(LinalgOp op, ArrayRef<AffineMap> maps) {
  SmallVector<ContractionMatch, 1> matches;
  if (op.getNumReductionLoops() == 0 || !op->getRegion(0).hasOneBlock())
    return matches;
  Block *body = op.getBlock();
  for (auto [index, sum] :
       llvm::enumerate(body->getTerminator()->getOperands())) {
    BlockArgument accumulator = body->getArgument(op.getNumDpsInputs() + index);
    if (auto match = matchOutput(op, maps, sum, accumulator))
      matches.push_back(std::move(*match));
  }
  return matches;
}
