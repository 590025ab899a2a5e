//===- KnobConstraints.cpp - Constraints on knobs, evaluated --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnobConstraints.h"

#include "mlir/Dialect/SMT/IR/SMTOps.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/Dialect/Transform/SMTExtension/SMTExtensionOps.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;
using llvm::DynamicAPInt;
using transform::smt::ConstrainParamsOp;
using transform::tune::KnobOp;

namespace {
/// A value of `!smt.int`, or of `!smt.bool` as 0 or 1.
using Number = std::optional<DynamicAPInt>;

/// Evaluates constraints for one option of each knob.
class Evaluator {
public:
  Evaluator(function_ref<Attribute(KnobOp)> getOption, Undecided &undecided)
      : getOption(getOption), undecided(undecided) {}

  /// False if the constraint is broken or can't be decided.
  bool holds(ConstrainParamsOp op);

private:
  void evaluate(Operation *op);
  Number compute(Operation *op);
  Number computeLogic(Operation *op);
  Number computeParam(Value param, Operation *user);
  Number convert(Attribute attribute, Operation *user);
  void define(smt::AssertOp assertion);
  bool fail(Operation *op, const Twine &reason);
  bool explain(smt::AssertOp assertion);
  Number lookup(Value value) const {
    auto it = values.find(value);
    return it == values.end() ? std::nullopt : Number(it->second);
  }

  function_ref<Attribute(KnobOp)> getOption;
  Undecided &undecided;
  llvm::DenseMap<Value, DynamicAPInt> values;
};
} // namespace

bool Evaluator::fail(Operation *op, const Twine &reason) {
  if (!undecided.op)
    undecided = {op, reason.str()};
  return false;
}

//===----------------------------------------------------------------------===//
// Ops of the SMT dialect
//===----------------------------------------------------------------------===//

/// The quotient with a remainder of 0 or more, as SMT-LIB defines `div`; no
/// value for a division by zero.
static Number divide(const DynamicAPInt &lhs, const DynamicAPInt &rhs) {
  if (rhs == 0)
    return std::nullopt;
  return rhs > 0 ? floorDiv(lhs, rhs) : -floorDiv(lhs, -rhs);
}

static Number compare(smt::IntPredicate predicate, const DynamicAPInt &lhs,
                      const DynamicAPInt &rhs) {
  switch (predicate) {
  case smt::IntPredicate::lt:
    return DynamicAPInt(lhs < rhs);
  case smt::IntPredicate::le:
    return DynamicAPInt(lhs <= rhs);
  case smt::IntPredicate::gt:
    return DynamicAPInt(lhs > rhs);
  case smt::IntPredicate::ge:
    return DynamicAPInt(lhs >= rhs);
  }
  llvm_unreachable("unknown predicate");
}

static DynamicAPInt countEqualPairs(ArrayRef<DynamicAPInt> operands) {
  DynamicAPInt pairs(0);
  for (size_t i = 0; i < operands.size(); ++i)
    for (size_t j = i + 1; j < operands.size(); ++j)
      pairs += DynamicAPInt(operands[i] == operands[j]);
  return pairs;
}

/// Ops whose value may be known if that of an operand is not.
Number Evaluator::computeLogic(Operation *op) {
  if (isa<smt::AndOp, smt::OrOp>(op)) {
    int64_t decisive = isa<smt::OrOp>(op);
    bool isKnown = true;
    for (Value operand : op->getOperands()) {
      Number value = lookup(operand);
      if (value && *value == decisive)
        return DynamicAPInt(decisive);
      isKnown &= value.has_value();
    }
    return isKnown ? Number(1 - decisive) : std::nullopt;
  }
  if (auto implies = dyn_cast<smt::ImpliesOp>(op)) {
    Number lhs = lookup(implies.getLhs()), rhs = lookup(implies.getRhs());
    if ((lhs && *lhs == 0) || (rhs && *rhs == 1))
      return DynamicAPInt(1);
    return lhs && rhs ? Number(0) : std::nullopt;
  }
  if (auto choice = dyn_cast<smt::IteOp>(op)) {
    Number condition = lookup(choice.getCond());
    if (condition)
      return lookup(*condition == 1 ? choice.getThenValue()
                                    : choice.getElseValue());
  }
  return std::nullopt;
}

Number Evaluator::compute(Operation *op) {
  if (isa<smt::AndOp, smt::OrOp, smt::ImpliesOp, smt::IteOp>(op))
    return computeLogic(op);
  if (op->getNumRegions() > 0)
    return std::nullopt;
  SmallVector<DynamicAPInt, 4> operands;
  for (Value operand : op->getOperands()) {
    Number value = lookup(operand);
    if (!value)
      return std::nullopt;
    operands.push_back(*value);
  }
  auto fold = [&](int64_t start, auto combine) -> Number {
    DynamicAPInt value(start);
    for (const DynamicAPInt &operand : operands)
      value = combine(value, operand);
    return value;
  };
  return llvm::TypeSwitch<Operation *, Number>(op)
      .Case([&](smt::IntConstantOp constant) {
        return DynamicAPInt(constant.getValue());
      })
      .Case([&](smt::BoolConstantOp constant) {
        return DynamicAPInt(constant.getValue());
      })
      .Case([&](smt::IntAddOp) {
        return fold(0, [](const auto &a, const auto &b) { return a + b; });
      })
      .Case([&](smt::IntMulOp) {
        return fold(1, [](const auto &a, const auto &b) { return a * b; });
      })
      .Case([&](smt::XOrOp) {
        return fold(0, [](const auto &a, const auto &b) {
          return DynamicAPInt(a != b);
        });
      })
      .Case([&](smt::IntSubOp) { return operands[0] - operands[1]; })
      .Case([&](smt::IntDivOp) { return divide(operands[0], operands[1]); })
      .Case([&](smt::IntModOp) {
        Number quotient = divide(operands[0], operands[1]);
        return quotient ? Number(operands[0] - *quotient * operands[1])
                        : std::nullopt;
      })
      .Case([&](smt::IntAbsOp) { return abs(operands[0]); })
      .Case([&](smt::IntCmpOp cmp) {
        return compare(cmp.getPred(), operands[0], operands[1]);
      })
      .Case([&](smt::EqOp) {
        bool areEqual = llvm::all_equal(operands);
        return DynamicAPInt(areEqual);
      })
      .Case([&](smt::DistinctOp) {
        return DynamicAPInt(countEqualPairs(operands) == 0);
      })
      .Case([&](smt::NotOp) { return DynamicAPInt(1) - operands[0]; })
      .Default(Number());
}

/// A variable that is asserted to equal something known has that value: that
/// it exists is all that is asked for.
void Evaluator::define(smt::AssertOp assertion) {
  auto equal = assertion.getInput().getDefiningOp<smt::EqOp>();
  if (!equal || lookup(equal.getResult()))
    return;
  Number known;
  for (Value input : equal.getInputs())
    if (Number value = lookup(input))
      known = value;
  for (Value input : equal.getInputs())
    if (known && input.getDefiningOp<smt::DeclareFunOp>() && !lookup(input))
      values.try_emplace(input, *known);
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

Number Evaluator::convert(Attribute attribute, Operation *user) {
  auto integer = dyn_cast_or_null<IntegerAttr>(attribute);
  if (integer && integer.getType().isInteger(1))
    return DynamicAPInt(integer.getValue().getZExtValue());
  if (integer)
    return DynamicAPInt(integer.getValue());
  fail(user, "expected an integer to constrain, got " +
                 (attribute ? debugString(attribute) : "nothing selected"));
  return std::nullopt;
}

Number Evaluator::computeParam(Value param, Operation *user) {
  Operation *op = param.getDefiningOp();
  if (auto knob = dyn_cast_or_null<KnobOp>(op))
    return convert(getOption(knob), user);
  if (auto constant = dyn_cast_or_null<transform::ParamConstantOp>(op))
    return convert(constant.getValue(), user);
  if (auto other = dyn_cast_or_null<ConstrainParamsOp>(op)) {
    if (!lookup(param) && holds(other) && !lookup(param))
      fail(op, "what it yields isn't known");
    return lookup(param);
  }
  fail(user, "a param is neither a knob nor a constant");
  return std::nullopt;
}

void Evaluator::evaluate(Operation *op) {
  if (auto assertion = dyn_cast<smt::AssertOp>(op))
    define(assertion);
  if (op->getNumResults() == 1 && !lookup(op->getResult(0)))
    if (Number value = compute(op))
      values.try_emplace(op->getResult(0), *value);
}

/// Fails for the first op without a value that the assertion depends on.
bool Evaluator::explain(smt::AssertOp assertion) {
  Operation *op = assertion;
  for (bool isLeaf = false; !isLeaf;) {
    isLeaf = true;
    for (Value operand : op->getOperands())
      if (!lookup(operand) && operand.getDefiningOp()) {
        op = operand.getDefiningOp();
        isLeaf = false;
        break;
      }
  }
  return fail(op, "'" + op->getName().getStringRef() + "' has no known value");
}

bool Evaluator::holds(ConstrainParamsOp op) {
  Block &body = op.getBody().front();
  for (auto [param, argument] :
       llvm::zip_equal(op.getParams(), body.getArguments())) {
    if (!isa<smt::IntType, smt::BoolType>(argument.getType()))
      return fail(op, "only integers and booleans are evaluated, got " +
                          debugString(argument.getType()));
    Number value = computeParam(param, op);
    if (!value)
      return false;
    values.try_emplace(argument, *value);
  }
  // Definitions may come after uses.
  for (size_t before = SIZE_MAX; before != values.size();) {
    before = values.size();
    for (Operation &inner : body.without_terminator())
      evaluate(&inner);
  }
  bool isKnown = true;
  for (Operation &inner : body.without_terminator()) {
    auto assertion = dyn_cast<smt::AssertOp>(inner);
    if (!assertion && inner.getNumResults() == 0)
      return fail(&inner,
                  "'" + inner.getName().getStringRef() + "' is no assertion");
    if (!assertion)
      continue;
    Number value = lookup(assertion.getInput());
    if (value && *value == 0)
      return false;
    isKnown &= value.has_value();
  }
  if (!isKnown)
    for (auto assertion : body.getOps<smt::AssertOp>())
      if (!lookup(assertion.getInput()))
        return explain(assertion);
  for (auto [result, yielded] :
       llvm::zip_equal(op.getResults(), body.getTerminator()->getOperands()))
    if (Number value = lookup(yielded))
      values.try_emplace(result, *value);
  return true;
}

/// Adds the positions of the knobs that the params of `op` depend on.
static void collectKnobs(ConstrainParamsOp op, const KnobOptions &knobs,
                         llvm::SetVector<unsigned> &positions) {
  for (Value param : op.getParams()) {
    Operation *source = param.getDefiningOp();
    if (auto knob = dyn_cast_or_null<KnobOp>(source))
      if (const auto *it = knobs.find(knob); it != knobs.end())
        positions.insert(it - knobs.begin());
    if (auto other = dyn_cast_or_null<ConstrainParamsOp>(source))
      collectKnobs(other, knobs, positions);
  }
}

void roofline::addConstraints(const KnobOptions &knobs, KnobSpace &space,
                              Undecided &undecided) {
  llvm::SetVector<Operation *> found;
  for (const auto &[knob, options] : knobs)
    for (Operation *user : KnobOp(knob)->getUsers())
      found.insert(user);
  for (size_t next = 0; next < found.size(); ++next) {
    auto constraint = dyn_cast<ConstrainParamsOp>(found[next]);
    if (!constraint)
      continue;
    for (Operation *user : constraint->getUsers())
      found.insert(user);
    llvm::SetVector<unsigned> positions;
    collectKnobs(constraint, knobs, positions);
    space.addConstraint(
        positions.getArrayRef(), [&knobs, &undecided, constraint,
                                  positions](ArrayRef<unsigned> options) {
          auto getOption = [&](KnobOp knob) -> Attribute {
            const auto *it = knobs.find(knob);
            if (it == knobs.end())
              return knob.getSelectedAttr();
            size_t own =
                llvm::find(positions, it - knobs.begin()) - positions.begin();
            return it->second[options[own]];
          };
          return Evaluator(getOption, undecided).holds(constraint);
        });
  }
}
