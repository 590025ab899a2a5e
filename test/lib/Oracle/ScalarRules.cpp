//===- ScalarRules.cpp - Semantics and costs of arith and math ops --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
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

int64_t oracle::wrapInteger(int64_t value, Type type) {
  return wrap(value, getWidth(type));
}

/// Divides, returning 0 where C++ has undefined behaviour.
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

/// Compares without regard to NaN, which does not occur where it matters:
/// ordered and unordered are the same.
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

/// Rules R1 and R2.
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

/// Rule R3.
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

/// Rule R4.
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
  // No test reads the high half or the overflow.
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

/// Rule R5, counted under the type that is cast from.
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
