//===- ComplexHandlers.cpp - Complex ops in counted real numbers ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes each complex op by the formula of R6 on real numbers that count
// every operation, and compares the value with that of the C++ library.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>
#include <complex>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

using Library = std::complex<double>;

//===----------------------------------------------------------------------===//
// Real numbers that count
//===----------------------------------------------------------------------===//

namespace {
/// Counts the operations of one execution of an op.
struct Counter {
  Machine &machine;
  Operation *op;
  Type type;
  int64_t flops = 0;

  void count(WorkClass workClass) {
    machine.count(workClass, type, 1, op->getName().getStringRef());
    flops += workClass == WorkClass::Vector;
  }
};

struct Real {
  double value = 0;
  Counter *counter = nullptr;

  Real make(double result, WorkClass workClass = WorkClass::Vector) const {
    counter->count(workClass);
    return {result, counter};
  }
  Real operator+(Real other) const { return make(value + other.value); }
  Real operator-(Real other) const { return make(value - other.value); }
  Real operator*(Real other) const { return make(value * other.value); }
  Real operator/(Real other) const { return make(value / other.value); }
  Real operator-() const { return make(-value); }
  Real operator+(double other) const { return make(value + other); }
  Real operator-(double other) const { return make(value - other); }
  Real operator*(double other) const { return make(value * other); }
  Real operator/(double other) const { return make(value / other); }
};

struct Complex {
  Real re, im;
};
} // namespace

#define SPECIAL(name)                                                          \
  static Real name(Real x) {                                                   \
    return x.make(std::name(x.value), WorkClass::Special);                     \
  }
SPECIAL(sqrt)
SPECIAL(exp)
SPECIAL(log)
SPECIAL(sin)
SPECIAL(cos)
SPECIAL(sinh)
SPECIAL(cosh)
#undef SPECIAL

static Real atan2(Real y, Real x) {
  return y.make(std::atan2(y.value, x.value), WorkClass::Special);
}
static Real copysign(Real x, Real sign) {
  return x.make(std::copysign(x.value, sign.value));
}

//===----------------------------------------------------------------------===//
// Formulas (R6): z = a + ib, w = c + id
//===----------------------------------------------------------------------===//

static Complex add(Complex z, Complex w) { return {z.re + w.re, z.im + w.im}; }
static Complex sub(Complex z, Complex w) { return {z.re - w.re, z.im - w.im}; }
static Complex mul(Complex z, Complex w) {
  return {z.re * w.re - z.im * w.im, z.re * w.im + z.im * w.re};
}
static Complex div(Complex z, Complex w) {
  Real norm = w.re * w.re + w.im * w.im;
  return {(z.re * w.re + z.im * w.im) / norm,
          (z.im * w.re - z.re * w.im) / norm};
}
static Complex neg(Complex z) { return {-z.re, -z.im}; }
static Complex conj(Complex z) { return {z.re, -z.im}; }
static Real abs(Complex z) { return sqrt(z.re * z.re + z.im * z.im); }
static Real angle(Complex z) { return atan2(z.im, z.re); }
static Complex sign(Complex z) {
  Real length = abs(z);
  return {z.re / length, z.im / length};
}
static Complex exp(Complex z) {
  Real length = exp(z.re);
  return {length * cos(z.im), length * sin(z.im)};
}
static Complex expm1(Complex z) {
  Complex e = exp(z);
  return {e.re - 1, e.im};
}
static Complex log(Complex z) { return {log(abs(z)), angle(z)}; }
static Complex log1p(Complex z) { return log({z.re + 1, z.im}); }
static Complex sqrtOfLength(Complex z, Real length) {
  return {sqrt((length + z.re) / 2), copysign(sqrt((length - z.re) / 2), z.im)};
}
static Complex sqrt(Complex z) { return sqrtOfLength(z, abs(z)); }
static Complex rsqrt(Complex z) {
  Real length = abs(z);
  Complex root = conj(sqrtOfLength(z, length));
  return {root.re / length, root.im / length};
}
static Complex sin(Complex z) {
  return {sin(z.re) * cosh(z.im), cos(z.re) * sinh(z.im)};
}
static Complex cos(Complex z) {
  return {cos(z.re) * cosh(z.im), -(sin(z.re) * sinh(z.im))};
}
static Complex tan(Complex z) {
  Real a = z.re * 2, b = z.im * 2;
  Real divisor = cos(a) + cosh(b);
  return {sin(a) / divisor, sinh(b) / divisor};
}
static Complex tanh(Complex z) {
  Real a = z.re * 2, b = z.im * 2;
  Real divisor = cosh(a) + cos(b);
  return {sinh(a) / divisor, sin(b) / divisor};
}
static Complex pow(Complex z, Complex w) { return exp(mul(w, log(z))); }
static Complex powi(Complex z, double n) {
  Complex l = log(z);
  return exp(Complex{l.re * n, l.im * n});
}
static Complex atan2(Complex z, Complex w) {
  Complex turned = add(w, {-z.im, z.re});
  Complex l = log(div(turned, sqrt(add(mul(w, w), mul(z, z)))));
  return {l.im, -l.re};
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

namespace {
struct ComplexRule {
  Complex (*formula)(Complex z, Complex w, double n);
  /// Computes the reference value by the library.
  Library (*expected)(Library z, Library w, double n);
  Role role = Role::None;
};

using RuleMap = llvm::StringMap<ComplexRule>;
} // namespace

#define FORMULA(expression)                                                    \
  [](Complex z, Complex w, double n) -> Complex {                              \
    (void)z, (void)w, (void)n;                                                 \
    return expression;                                                         \
  }
#define LIBRARY(expression)                                                    \
  [](Library z, Library w, double n) -> Library {                              \
    (void)z, (void)w, (void)n;                                                 \
    return expression;                                                         \
  }

static void addAlgebra(RuleMap &rules) {
  rules["complex.add"] = {FORMULA(add(z, w)), LIBRARY(z + w), Role::Add};
  rules["complex.sub"] = {FORMULA(sub(z, w)), LIBRARY(z - w)};
  rules["complex.mul"] = {FORMULA(mul(z, w)), LIBRARY(z * w), Role::Multiply};
  rules["complex.div"] = {FORMULA(div(z, w)), LIBRARY(z / w)};
  rules["complex.neg"] = {FORMULA(neg(z)), LIBRARY(-z)};
  rules["complex.conj"] = {FORMULA(conj(z)), LIBRARY(std::conj(z))};
  rules["complex.abs"] = {FORMULA({abs(z)}), LIBRARY(std::abs(z))};
  rules["complex.angle"] = {FORMULA({angle(z)}), LIBRARY(std::arg(z))};
  rules["complex.sign"] = {FORMULA(sign(z)), LIBRARY(z / std::abs(z))};
}

static void addFunctions(RuleMap &rules) {
  rules["complex.exp"] = {FORMULA(exp(z)), LIBRARY(std::exp(z))};
  rules["complex.expm1"] = {FORMULA(expm1(z)), LIBRARY(std::exp(z) - 1.0)};
  rules["complex.log"] = {FORMULA(log(z)), LIBRARY(std::log(z))};
  rules["complex.log1p"] = {FORMULA(log1p(z)), LIBRARY(std::log(1.0 + z))};
  rules["complex.sqrt"] = {FORMULA(sqrt(z)), LIBRARY(std::sqrt(z))};
  rules["complex.rsqrt"] = {FORMULA(rsqrt(z)), LIBRARY(1.0 / std::sqrt(z))};
  rules["complex.sin"] = {FORMULA(sin(z)), LIBRARY(std::sin(z))};
  rules["complex.cos"] = {FORMULA(cos(z)), LIBRARY(std::cos(z))};
  rules["complex.tan"] = {FORMULA(tan(z)), LIBRARY(std::tan(z))};
  rules["complex.tanh"] = {FORMULA(tanh(z)), LIBRARY(std::tanh(z))};
  rules["complex.pow"] = {FORMULA(pow(z, w)), LIBRARY(std::pow(z, w))};
  rules["complex.powi"] = {FORMULA(powi(z, n)), LIBRARY(std::pow(z, int(n)))};
  // The library has no atan2 of complex numbers; in the right half plane it is
  // the arc tangent of the quotient.
  rules["complex.atan2"] = {FORMULA(atan2(z, w)), LIBRARY(std::atan(z / w))};
}

static const ComplexRule *lookupRule(StringRef name) {
  static const RuleMap rules = [] {
    RuleMap map;
    addAlgebra(map);
    addFunctions(map);
    return map;
  }();
  auto it = rules.find(name);
  return it == rules.end() ? nullptr : &it->second;
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

static Type getComponentType(Operation *op) {
  Type type = getElementTypeOrSelf(op->getOperand(0).getType());
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType();
  return type;
}

static Library toLibrary(const Datum &datum) {
  return {datum.real, datum.imaginary};
}

static bool isNear(Library value, Library expected) {
  constexpr double tolerance = 1e-6; // Relative to the expected value.
  if (!std::isfinite(expected.real()) || !std::isfinite(expected.imag()))
    return true;
  return std::abs(value - expected) <= tolerance * std::abs(expected);
}

/// Returns false if squares of the number overflow or underflow, so that the
/// formula fails where the library does not.
static bool isTame(const Datum &datum) {
  auto isTamePart = [](double part) {
    double size = std::abs(part);
    return part == 0 || (size > 1e-100 && size < 1e100);
  };
  return isTamePart(datum.real) && isTamePart(datum.imaginary);
}

static LogicalResult runFormula(Machine &machine, const Instruction &inst) {
  const ComplexRule &rule = *lookupRule(inst.op->getName().getStringRef());
  const Datum &left = machine.operand(inst, 0);
  const Datum &right = machine.operand(inst, inst.operands.size() - 1);
  Counter counter{machine, inst.op, getComponentType(inst.op)};
  auto toComplex = [&](const Datum &datum) {
    return Complex{{datum.real, &counter}, {datum.imaginary, &counter}};
  };
  double exponent = double(right.integer);
  Complex value = rule.formula(toComplex(left), toComplex(right), exponent);
  Library number(value.re.value, value.im.value);
  Library expected = rule.expected(toLibrary(left), toLibrary(right), exponent);
  if (isTame(left) && isTame(right) && !isNear(number, expected))
    return inst.op->emitError("the formula gives ")
           << number.real() << " + " << number.imag() << "i, the library "
           << expected.real() << " + " << expected.imag() << "i";
  Datum result;
  inheritOrigins(result, {&left, &right});
  result.real = number.real();
  result.imaginary = number.imag();
  result.origin = inst.op->getResult(0).getType();
  if (Frame *frame = machine.getFrame())
    noteRole(*frame, inst.op, rule.role, {WorkClass::Vector, counter.type},
             counter.flops, {&left, &right}, result);
  machine.result(inst) = result;
  return success();
}

/// Counts one comparison or cast per number of the first operand (R5).
static LogicalResult runPerComponent(Machine &machine,
                                     const Instruction &inst) {
  const Datum &left = machine.operand(inst, 0);
  const Datum &right = machine.operand(inst, inst.operands.size() - 1);
  Counter counter{machine, inst.op, getComponentType(inst.op)};
  Datum result;
  inheritOrigins(result, {&left, &right});
  result.real = left.real;
  result.imaginary = left.imaginary;
  bool differs = left.real != right.real;
  counter.count(WorkClass::Other);
  if (isa<ComplexType>(inst.op->getOperand(0).getType())) {
    differs |= left.imaginary != right.imaginary;
    counter.count(WorkClass::Other);
  }
  if (isa<complex::EqualOp, complex::NotEqualOp>(inst.op))
    result.integer = isa<complex::EqualOp>(inst.op) ? !differs : differs;
  result.origin = inst.op->getResult(0).getType();
  machine.result(inst) = result;
  return success();
}

/// Executes `create`, `re` and `im`, which only regroup numbers.
static LogicalResult runParts(Machine &machine, const Instruction &inst) {
  const Datum &left = machine.operand(inst, 0);
  const Datum &right = machine.operand(inst, inst.operands.size() - 1);
  Datum result;
  inheritOrigins(result, {&left, &right});
  result.real = isa<complex::ImOp>(inst.op) ? left.imaginary : left.real;
  if (isa<complex::CreateOp>(inst.op))
    result.imaginary = right.real;
  result.origin = inst.op->getResult(0).getType();
  machine.result(inst) = result;
  return success();
}

static LogicalResult runConstant(Machine &machine, const Instruction &inst) {
  ArrayAttr parts = cast<complex::ConstantOp>(inst.op).getValue();
  auto read = [&](unsigned part) {
    auto real = dyn_cast<FloatAttr>(parts[part]);
    return real ? real.getValueAsDouble() : 0.0;
  };
  Datum result;
  result.real = read(0);
  result.imaginary = read(1);
  machine.result(inst) = result;
  return success();
}

void oracle::addComplexHandlers(llvm::StringMap<Handler> &handlers) {
  RuleMap rules;
  addAlgebra(rules);
  addFunctions(rules);
  for (const auto &rule : rules)
    handlers[rule.getKey()] = runFormula;
  for (StringRef name : {"complex.eq", "complex.neq", "complex.bitcast"})
    handlers[name] = runPerComponent;
  for (StringRef name : {"complex.create", "complex.re", "complex.im"})
    handlers[name] = runParts;
  handlers["complex.constant"] = runConstant;
}
