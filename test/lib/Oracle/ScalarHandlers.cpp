//===- ScalarHandlers.cpp - arith and math, lane by lane -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

using Operands = ArrayRef<const Datum *>;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static unsigned getWidth(Type type) {
  type = getElementTypeOrSelf(type);
  return type.isIndex() ? 64 : std::min(64u, type.getIntOrFloatBitWidth());
}

static int64_t wrap(int64_t value, unsigned width) {
  if (width == 1)
    return value & 1;
  return width >= 64 ? value : llvm::SignExtend64(value, width);
}

static uint64_t zeroExtend(int64_t value, unsigned width) {
  return width >= 64 ? value : uint64_t(value) & ((uint64_t(1) << width) - 1);
}

/// Division as the data allows it: nothing divides by 0.
static int64_t divide(int64_t a, int64_t b) {
  return b == 0 || (b == -1 && a == INT64_MIN) ? 0 : a / b;
}

static bool compare(arith::CmpIPredicate predicate, int64_t a, int64_t b,
                    unsigned width) {
  uint64_t ua = zeroExtend(a, width), ub = zeroExtend(b, width);
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return a == b;
  case arith::CmpIPredicate::ne:
    return a != b;
  case arith::CmpIPredicate::slt:
    return a < b;
  case arith::CmpIPredicate::sle:
    return a <= b;
  case arith::CmpIPredicate::sgt:
    return a > b;
  case arith::CmpIPredicate::sge:
    return a >= b;
  case arith::CmpIPredicate::ult:
    return ua < ub;
  case arith::CmpIPredicate::ule:
    return ua <= ub;
  case arith::CmpIPredicate::ugt:
    return ua > ub;
  case arith::CmpIPredicate::uge:
    return ua >= ub;
  }
  return false;
}

/// The data has no NaN where it matters: ordered and unordered are the same.
static bool compare(arith::CmpFPredicate predicate, double a, double b) {
  using P = arith::CmpFPredicate;
  switch (predicate) {
  case P::AlwaysFalse:
    return false;
  case P::AlwaysTrue:
    return true;
  case P::OEQ:
  case P::UEQ:
    return a == b;
  case P::ONE:
  case P::UNE:
    return a != b;
  case P::OLT:
  case P::ULT:
    return a < b;
  case P::OLE:
  case P::ULE:
    return a <= b;
  case P::OGT:
  case P::UGT:
    return a > b;
  case P::OGE:
  case P::UGE:
    return a >= b;
  case P::ORD:
    return !std::isnan(a) && !std::isnan(b);
  case P::UNO:
    return std::isnan(a) || std::isnan(b);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

namespace {
class RuleTable {
public:
  RuleTable();
  const ScalarRule *lookup(StringRef name) const {
    auto it = rules.find(name);
    return it == rules.end() ? nullptr : &it->second;
  }

private:
  using Evaluate = void (*)(Operation *, Operands, Datum &);
  void add(StringRef name, WorkClass workClass, int64_t operations,
           Evaluate evaluate, Role role = Role::None, int typeOf = 0) {
    rules[name] = {workClass, operations, typeOf, role, evaluate};
  }
  void addFloatOps();
  void addSpecialOps();
  void addIntegerOps();
  void addBitOps();
  void addCasts();
  void addOthers();

  llvm::StringMap<ScalarRule> rules;
};
} // namespace

#define REAL(expression)                                                       \
  [](Operation *, Operands x, Datum &result) {                                 \
    double a = x.front()->real, b = x.back()->real;                            \
    (void)a, (void)b;                                                          \
    result.real = expression;                                                  \
  }
#define INTEGER(expression)                                                    \
  [](Operation *op, Operands x, Datum &result) {                               \
    int64_t a = x.front()->integer, b = x.back()->integer;                     \
    unsigned width = getWidth(op->getResult(0).getType());                     \
    uint64_t ua = zeroExtend(a, width), ub = zeroExtend(b, width);             \
    (void)a, (void)b, (void)ua, (void)ub;                                      \
    result.integer = wrap(expression, width);                                  \
  }

/// R1, R2.
void RuleTable::addFloatOps() {
  WorkClass vector = WorkClass::Vector;
  add("arith.addf", vector, 1, REAL(a + b), Role::Add);
  add("arith.subf", vector, 1, REAL(a - b));
  add("arith.mulf", vector, 1, REAL(a * b), Role::Multiply);
  add("arith.divf", vector, 1, REAL(a / b));
  add("arith.remf", vector, 1, REAL(std::fmod(a, b)));
  add("arith.negf", vector, 1, REAL(-a));
  for (StringRef name : {"arith.maximumf", "arith.maxnumf"})
    add(name, vector, 1, REAL(std::max(a, b)));
  for (StringRef name : {"arith.minimumf", "arith.minnumf"})
    add(name, vector, 1, REAL(std::min(a, b)));
  add("arith.scaling_extf", vector, 1, REAL(a * b), Role::None, -1);
  add("arith.scaling_truncf", vector, 1, REAL(a / b));
  add("math.absf", vector, 1, REAL(std::fabs(a)));
  add("math.ceil", vector, 1, REAL(std::ceil(a)));
  add("math.floor", vector, 1, REAL(std::floor(a)));
  add("math.round", vector, 1, REAL(std::round(a)));
  add("math.roundeven", vector, 1, REAL(std::nearbyint(a)));
  add("math.trunc", vector, 1, REAL(std::trunc(a)));
  add("math.copysign", vector, 1, REAL(std::copysign(a, b)));
  auto fma = [](Operation *, Operands x, Datum &result) {
    result.real = x[0]->real * x[1]->real + x[2]->real;
  };
  add("math.fma", vector, 2, fma, Role::Both);
  add("vector.fma", vector, 2, fma, Role::Both);
  add("math.clampf", vector, 2, [](Operation *, Operands x, Datum &result) {
    result.real = std::min(std::max(x[0]->real, x[1]->real), x[2]->real);
  });
}

/// R3.
void RuleTable::addSpecialOps() {
  WorkClass special = WorkClass::Special;
  add("math.acos", special, 1, REAL(std::acos(a)));
  add("math.acosh", special, 1, REAL(std::acosh(a)));
  add("math.asin", special, 1, REAL(std::asin(a)));
  add("math.asinh", special, 1, REAL(std::asinh(a)));
  add("math.atan", special, 1, REAL(std::atan(a)));
  add("math.atan2", special, 1, REAL(std::atan2(a, b)));
  add("math.atanh", special, 1, REAL(std::atanh(a)));
  add("math.cbrt", special, 1, REAL(std::cbrt(a)));
  add("math.cos", special, 1, REAL(std::cos(a)));
  add("math.cosh", special, 1, REAL(std::cosh(a)));
  add("math.sin", special, 1, REAL(std::sin(a)));
  add("math.sinh", special, 1, REAL(std::sinh(a)));
  add("math.erf", special, 1, REAL(std::erf(a)));
  add("math.erfc", special, 1, REAL(std::erfc(a)));
  add("math.exp", special, 1, REAL(std::exp(a)));
  add("math.exp2", special, 1, REAL(std::exp2(a)));
  add("math.expm1", special, 1, REAL(std::expm1(a)));
  add("math.log", special, 1, REAL(std::log(a)));
  add("math.log10", special, 1, REAL(std::log10(a)));
  add("math.log1p", special, 1, REAL(std::log1p(a)));
  add("math.log2", special, 1, REAL(std::log2(a)));
  add("math.powf", special, 1, REAL(std::pow(a, b)));
  add("math.rsqrt", special, 1, REAL(1 / std::sqrt(a)));
  add("math.sqrt", special, 1, REAL(std::sqrt(a)));
  add("math.tan", special, 1, REAL(std::tan(a)));
  add("math.tanh", special, 1, REAL(std::tanh(a)));
  add("math.fpowi", special, 1, [](Operation *, Operands x, Datum &result) {
    result.real = std::pow(x[0]->real, double(x[1]->integer));
  });
  add("math.ipowi", special, 1,
      INTEGER(int64_t(std::pow(double(a), double(b)))));
}

/// R4.
void RuleTable::addIntegerOps() {
  WorkClass integer = WorkClass::Integer;
  add("arith.addi", integer, 1, INTEGER(int64_t(uint64_t(a) + uint64_t(b))),
      Role::Add);
  add("arith.subi", integer, 1, INTEGER(int64_t(uint64_t(a) - uint64_t(b))),
      Role::ShiftOrigin);
  add("arith.muli", integer, 1, INTEGER(int64_t(uint64_t(a) * uint64_t(b))),
      Role::Multiply);
  add("arith.divsi", integer, 1, INTEGER(divide(a, b)));
  add("arith.divui", integer, 1, INTEGER(ub ? int64_t(ua / ub) : 0));
  add("arith.floordivsi", integer, 1,
      INTEGER(b ? llvm::divideFloorSigned(a, b) : 0));
  add("arith.ceildivsi", integer, 1,
      INTEGER(b ? llvm::divideCeilSigned(a, b) : 0));
  add("arith.ceildivui", integer, 1,
      INTEGER(ub ? int64_t(llvm::divideCeil(ua, ub)) : 0));
  add("arith.remsi", integer, 1, INTEGER(b ? a - divide(a, b) * b : 0));
  add("arith.remui", integer, 1, INTEGER(ub ? int64_t(ua % ub) : 0));
  add("arith.maxsi", integer, 1, INTEGER(std::max(a, b)));
  add("arith.minsi", integer, 1, INTEGER(std::min(a, b)));
  add("arith.maxui", integer, 1, INTEGER(int64_t(std::max(ua, ub))));
  add("arith.minui", integer, 1, INTEGER(int64_t(std::min(ua, ub))));
  // The high half and the overflow are not looked at by any test.
  for (StringRef name :
       {"arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"})
    add(name, integer, 1, INTEGER(a + b));
}

void RuleTable::addBitOps() {
  WorkClass integer = WorkClass::Integer;
  add("arith.andi", integer, 1, INTEGER(a & b), Role::Multiply);
  add("arith.ori", integer, 1, INTEGER(a | b), Role::Add);
  add("arith.xori", integer, 1, INTEGER(a ^ b));
  add("arith.shli", integer, 1, INTEGER(ub < width ? int64_t(ua << ub) : 0));
  add("arith.shrui", integer, 1, INTEGER(ub < width ? int64_t(ua >> ub) : 0));
  add("arith.shrsi", integer, 1, INTEGER(ub < width ? a >> ub : 0));
  add("math.absi", integer, 1, INTEGER(a < 0 ? -a : a));
  add("math.ctlz", integer, 1,
      INTEGER(int64_t(llvm::countl_zero(ua)) - int64_t(64 - width)));
  add("math.cttz", integer, 1,
      INTEGER(std::min<int64_t>(llvm::countr_zero(ua), width)));
  add("math.ctpop", integer, 1, INTEGER(int64_t(llvm::popcount(ua))));
}

/// R5, on the type that is cast from.
void RuleTable::addCasts() {
  WorkClass other = WorkClass::Other;
  auto keep = [](Operation *, Operands x, Datum &result) {
    result.real = x[0]->real;
    result.integer = x[0]->integer;
  };
  auto zero = [](Operation *op, Operands x, Datum &result) {
    result.integer =
        zeroExtend(x[0]->integer, getWidth(op->getOperand(0).getType()));
  };
  auto toReal = [](Operation *, Operands x, Datum &result) {
    result.real = double(x[0]->integer);
  };
  auto toUnsignedReal = [](Operation *op, Operands x, Datum &result) {
    result.real = double(
        zeroExtend(x[0]->integer, getWidth(op->getOperand(0).getType())));
  };
  auto toInteger = [](Operation *op, Operands x, Datum &result) {
    double value = std::clamp(x[0]->real, -1e9, 1e9);
    result.integer = wrap(std::isnan(value) ? 0 : int64_t(value),
                          getWidth(op->getResult(0).getType()));
  };
  add("arith.extf", other, 1, keep, Role::Widen);
  add("arith.truncf", other, 1, keep, Role::Narrow);
  add("arith.extsi", other, 1, keep, Role::Widen);
  add("arith.extui", other, 1, zero, Role::Widen);
  add("arith.trunci", other, 1, INTEGER(a), Role::Narrow);
  add("arith.sitofp", other, 1, toReal, Role::Widen);
  add("arith.uitofp", other, 1, toUnsignedReal, Role::Widen);
  add("arith.fptosi", other, 1, toInteger);
  add("arith.fptoui", other, 1, toInteger);
  add("arith.bitcast", other, 1, keep);
  add("arith.index_cast", other, 1, INTEGER(a));
  add("arith.index_castui", other, 1, zero);
}

void RuleTable::addOthers() {
  WorkClass other = WorkClass::Other;
  add("arith.cmpi", other, 1, [](Operation *op, Operands x, Datum &result) {
    result.integer =
        compare(cast<arith::CmpIOp>(op).getPredicate(), x[0]->integer,
                x[1]->integer, getWidth(op->getOperand(0).getType()));
  });
  add("arith.cmpf", other, 1, [](Operation *op, Operands x, Datum &result) {
    result.integer =
        compare(cast<arith::CmpFOp>(op).getPredicate(), x[0]->real, x[1]->real);
  });
  add(
      "arith.select", other, 1,
      [](Operation *, Operands x, Datum &result) {
        const Datum &chosen = *x[x[0]->integer & 1 ? 1 : 2];
        result.integer = chosen.integer;
        result.real = chosen.real;
        result.imaginary = chosen.imaginary;
      },
      Role::None, 1);
  auto test = [](Operation *op, Operands x, Datum &result) {
    StringRef name = op->getName().stripDialect();
    double a = x[0]->real;
    result.integer = name == "isnan"      ? std::isnan(a)
                     : name == "isinf"    ? std::isinf(a)
                     : name == "isfinite" ? std::isfinite(a)
                                          : std::isnormal(a);
  };
  for (StringRef name :
       {"math.isnan", "math.isinf", "math.isfinite", "math.isnormal"})
    add(name, other, 1, test);
}

RuleTable::RuleTable() {
  addFloatOps();
  addSpecialOps();
  addIntegerOps();
  addBitOps();
  addCasts();
  addOthers();
}

const ScalarRule *oracle::lookupScalarRule(Operation *op) {
  static const RuleTable table;
  return table.lookup(op->getName().getStringRef());
}

//===----------------------------------------------------------------------===//
// Multiply-adds (R7)
//===----------------------------------------------------------------------===//

/// Type that a factor was loaded with, or was computed in.
static Type getFactorType(const Datum &factor, Type computed) {
  Type type = factor.origin ? factor.origin : computed;
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType();
  return type;
}

static unsigned noteProduct(Frame &frame, Operation *op, TermKey term,
                            int64_t operations, const Datum &left,
                            const Datum &right) {
  auto [it, isNew] = frame.products.try_emplace(op);
  Product &product = it->second;
  product.loops[0] |= left.loops;
  product.loops[1] |= right.loops;
  product.windowLoops |= (left.windowLoops & ~left.plainLoops) |
                         (right.windowLoops & ~right.plainLoops);
  product.buffers |= left.buffers | right.buffers;
  product.fromIndex |= left.fromIndex || right.fromIndex;
  product.types[0] = getFactorType(left, term.second);
  product.types[1] = getFactorType(right, term.second);
  product.term = term;
  product.operations += operations;
  return it - frame.products.begin() + 1;
}

static unsigned noteSum(Frame &frame, Operation *op, TermKey term,
                        int64_t operations, unsigned product,
                        const Datum &partial) {
  auto [it, isNew] = frame.sums.try_emplace(op);
  Sum &sum = it->second;
  sum.product = product;
  sum.loops |= partial.loops;
  sum.buffers |= partial.buffers;
  sum.term = term;
  sum.operations += operations;
  return it - frame.sums.begin() + 1;
}

void oracle::noteRole(Frame &frame, Operation *op, Role role, TermKey term,
                      int64_t operations, ArrayRef<const Datum *> operands,
                      Datum &result) {
  bool isBitwise = isa<arith::AndIOp, arith::OrIOp>(op);
  if (isBitwise && !term.second.isInteger(1))
    return;
  switch (role) {
  case Role::None:
    return;
  case Role::Multiply:
    result.product =
        noteProduct(frame, op, term, operations, *operands[0], *operands[1]);
    return;
  case Role::Add: {
    unsigned left = operands[0]->product, right = operands[1]->product;
    auto isOther = [&](unsigned product) {
      // "and" goes with "or" alone.
      return product && isa<arith::AndIOp>(
                            (frame.products.begin() + (product - 1))->first) !=
                            isa<arith::OrIOp>(op);
    };
    if (isOther(left) || isOther(right))
      return;
    if (bool(left) != bool(right) && operands[left ? 1 : 0]->isLoaded)
      result.sum = noteSum(frame, op, term, operations, left ? left : right,
                           *operands[left ? 1 : 0]);
    return;
  }
  case Role::Both: {
    // Half of a fused multiply-add is the product.
    unsigned product = noteProduct(frame, op, term, operations / 2,
                                   *operands[0], *operands[1]);
    if (operands[2]->isLoaded)
      result.sum =
          noteSum(frame, op, term, operations / 2, product, *operands[2]);
    return;
  }
  case Role::Widen:
    result.origin = operands[0]->origin
                        ? operands[0]->origin
                        : getElementTypeOrSelf(op->getOperand(0).getType());
    [[fallthrough]];
  case Role::Narrow:
    result.isLoaded = operands[0]->isLoaded;
    // An integer product that becomes a float is no part of a float sum.
    if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
      return;
    result.product = operands[0]->product;
    result.sum = operands[0]->sum;
    return;
  case Role::ShiftOrigin: // An integer zero point.
    if (!operands[1]->loops)
      result.origin = operands[0]->origin;
    return;
  }
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

void oracle::inheritOrigins(Datum &result, Operands operands) {
  for (const Datum *operand : operands) {
    result.loops |= operand->loops;
    result.windowLoops |= operand->windowLoops;
    result.plainLoops |= operand->plainLoops;
    result.buffers |= operand->buffers;
    result.fromIndex |= operand->fromIndex;
    result.isData |= operand->isData;
  }
}

void oracle::executeLane(Machine &machine, Operation *op,
                         const ScalarRule &rule, Operands operands,
                         Datum &result) {
  result = Datum();
  inheritOrigins(result, operands);
  rule.evaluate(op, operands, result);
  auto getType = [](Value value) {
    return getElementTypeOrSelf(value.getType());
  };
  Type type = rule.typeOf < 0 ? getType(op->getResult(0))
                              : getType(op->getOperand(rule.typeOf));
  if (getType(op->getResult(0)).isIndex())
    type = getType(op->getResult(0)); // R4: addressing.
  result.origin = getType(op->getResult(0));
  int64_t operations = rule.operations;
  if (auto complex = dyn_cast<ComplexType>(type)) { // A selection of two parts.
    type = complex.getElementType();
    operations *= 2;
  }
  // A cast of a constant is a constant.
  if (isa<CastOpInterface>(op) && op->hasAttr("oracle.constant"))
    return;
  machine.count(rule.workClass, type, operations, op->getName().getStringRef());
  if (Frame *frame = machine.getFrame())
    if (!type.isIndex())
      noteRole(*frame, op, rule.role, {rule.workClass, type}, rule.operations,
               operands, result);
}

static LogicalResult runScalar(Machine &machine, const Instruction &inst) {
  auto vector = dyn_cast<VectorType>(inst.op->getResult(0).getType());
  SmallVector<const Datum *, 3> operands;
  Datum result;
  if (!vector) {
    for (unsigned index = 0; index < inst.operands.size(); ++index)
      operands.push_back(&machine.operand(inst, index));
    if (operands[0]->memref) { // A cast of a memref.
      machine.result(inst) = *operands[0];
      return success();
    }
    executeLane(machine, inst.op, *inst.rule, operands, result);
    machine.result(inst) = result;
    return success();
  }
  auto lanes = std::make_shared<std::vector<Datum>>(countLanes(vector));
  for (int64_t lane = 0; lane < countLanes(vector); ++lane) {
    operands.clear();
    for (unsigned index = 0; index < inst.operands.size(); ++index) {
      const Datum &operand = machine.operand(inst, index);
      operands.push_back(operand.lanes ? &(*operand.lanes)[lane] : &operand);
    }
    executeLane(machine, inst.op, *inst.rule, operands, (*lanes)[lane]);
  }
  machine.result(inst) = Datum();
  machine.result(inst).lanes = lanes;
  return success();
}

/// One condition for a whole vector or memref.
static LogicalResult runSelect(Machine &machine, const Instruction &inst) {
  const Datum &condition = machine.operand(inst, 0);
  const Datum &chosen = machine.operand(inst, condition.integer & 1 ? 1 : 2);
  if (!chosen.memref)
    return runScalar(machine, inst);
  machine.result(inst) = chosen;
  return success();
}

static LogicalResult runSinCos(Machine &machine, const Instruction &inst) {
  ScalarRule rule = {WorkClass::Special, 1, 0, Role::None, nullptr};
  for (unsigned index = 0; index < 2; ++index) {
    rule.evaluate = index
                        ? +[](Operation *, Operands x,
                              Datum &result) { result.real = cos(x[0]->real); }
                        : +[](Operation *, Operands x, Datum &result) {
                            result.real = sin(x[0]->real);
                          };
    Instruction part;
    part.op = inst.op;
    part.rule = &rule;
    part.operands = inst.operands;
    part.results = {inst.results[index]};
    if (failed(runScalar(machine, part)))
      return failure();
  }
  return success();
}

/// The two results of an extended op; one operation.
static LogicalResult runExtended(Machine &machine, const Instruction &inst) {
  if (failed(runScalar(machine, inst)))
    return failure();
  machine.result(inst, 1) = machine.result(inst, 0);
  return success();
}

static void setConstant(Datum &datum, Attribute value) {
  if (auto real = dyn_cast<FloatAttr>(value))
    datum.real = real.getValueAsDouble();
  else if (auto integer = dyn_cast<IntegerAttr>(value))
    datum.integer = wrap(integer.getValue().sextOrTrunc(64).getSExtValue(),
                         getWidth(integer.getType()));
}

static LogicalResult runConstant(Machine &machine, const Instruction &inst) {
  Attribute value = cast<arith::ConstantOp>(inst.op).getValue();
  Datum datum;
  setConstant(datum, value);
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    datum.lanes = std::make_shared<std::vector<Datum>>();
    for (Attribute each : dense.getValues<Attribute>()) {
      Datum lane;
      setConstant(lane, each);
      lane.isData = !dense.isSplat();
      datum.lanes->push_back(lane);
    }
    // Scalable constants are splats.
    if (auto vector = dyn_cast<VectorType>(dense.getType()))
      if (vector.isScalable())
        datum.lanes->resize(countLanes(vector), datum.lanes->front());
  }
  machine.result(inst) = datum;
  return success();
}

/// R4: addresses. No case depends on their values.
static LogicalResult runIndexOp(Machine &machine, const Instruction &inst) {
  Datum result;
  SmallVector<const Datum *, 2> operands;
  for (unsigned index = 0; index < inst.operands.size(); ++index)
    operands.push_back(&machine.operand(inst, index));
  inheritOrigins(result, operands);
  result.fromIndex = true;
  if (auto value = inst.op->getAttrOfType<IntegerAttr>("value"))
    result.integer = value.getValue().getSExtValue();
  machine.result(inst) = result;
  return success();
}

void oracle::addScalarHandlers(llvm::StringMap<Handler> &handlers) {
  handlers["arith.constant"] = runConstant;
  for (StringRef name :
       {"add",      "and",  "bool.constant", "casts", "castu", "ceildivs",
        "ceildivu", "cmp",  "constant",      "divs",  "divu",  "floordivs",
        "maxs",     "maxu", "mins",          "minu",  "mul",   "or",
        "rems",     "remu", "shl",           "shrs",  "shru",  "sizeof",
        "sub",      "xor"})
    handlers[("index." + name).str()] = runIndexOp;
  handlers["math.sincos"] = runSinCos;
  handlers["arith.select"] = runSelect;
  for (StringRef name :
       {"arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"})
    handlers[name] = runExtended;
}

Handler oracle::lookupHandler(Operation *op) {
  static const llvm::StringMap<Handler> handlers = [] {
    llvm::StringMap<Handler> map;
    addControlHandlers(map);
    addMemoryHandlers(map);
    addScalarHandlers(map);
    addVectorHandlers(map);
    addComplexHandlers(map);
    return map;
  }();
  if (Handler handler = handlers.lookup(op->getName().getStringRef()))
    return handler;
  return lookupScalarRule(op) ? runScalar : nullptr;
}
