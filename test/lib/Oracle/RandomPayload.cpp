//===- RandomPayload.cpp - Random scalar ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomPrograms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value RandomPayload::create(StringRef name, ValueRange operands, Type type) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(type);
  Value result = builder.create(state)->getResult(0);
  made.push_back(result);
  return result;
}

Value RandomPayload::makeConstant(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Value part = makeConstant(complex.getElementType());
    return create("complex.create", {part, part}, type);
  }
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(
        builder, loc, builder.getFloatAttr(type, 0.5 * random.between(1, 7)));
  int64_t bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  int64_t value = bits == 1 ? 1 : random.between(2, 5);
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, value));
}

Value RandomPayload::pickAny() {
  // Prefer the last values, for deep payloads.
  if (random.chance(50))
    return values[values.size() - 1 -
                  random.below(std::min<int64_t>(3, values.size()))];
  return values[random.below(values.size())];
}

Value RandomPayload::pickValue(Type type) {
  if (!live && random.chance(8))
    return makeConstant(type);
  for (int attempt = 0; attempt < 4; ++attempt) {
    Value value = pickAny();
    if (value.getType() == type)
      return value;
  }
  return convert(pickAny(), type);
}

static bool isComplex(Type type) { return isa<ComplexType>(type); }
static bool isFloat(Type type) { return isa<FloatType>(type); }

Value RandomPayload::convert(Value value, Type type) {
  Type from = value.getType();
  if (from == type)
    return value;
  if (auto complex = dyn_cast<ComplexType>(from))
    return convert(create(random.chance(50) ? "complex.re" : "complex.im",
                          value, complex.getElementType()),
                   type);
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Value part = convert(value, complex.getElementType());
    return create("complex.create", {part, part}, type);
  }
  if (from.isIndex() && !isFloat(type))
    return create("arith.index_cast", value, type);
  if (from.isIndex())
    return convert(create("arith.index_cast", value, builder.getI32Type()),
                   type);
  if (type.isIndex())
    return isFloat(from) ? convert(convert(value, builder.getI32Type()), type)
                         : create("arith.index_cast", value, type);
  unsigned bits = type.getIntOrFloatBitWidth();
  unsigned fromBits = from.getIntOrFloatBitWidth();
  if (isFloat(from) && isFloat(type)) {
    if (bits == fromBits)
      return convert(convert(value, builder.getF32Type()), type);
    return create(bits > fromBits ? "arith.extf" : "arith.truncf", value, type);
  }
  if (isFloat(from))
    return create(random.chance(70) && bits > 1 ? "arith.fptosi"
                                                : "arith.fptoui",
                  value, type);
  if (isFloat(type))
    return create(random.chance(70) && fromBits > 1 ? "arith.sitofp"
                                                    : "arith.uitofp",
                  value, type);
  if (bits < fromBits)
    return create("arith.trunci", value, type);
  return create(random.chance(70) && fromBits > 1 ? "arith.extsi"
                                                  : "arith.extui",
                value, type);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Value RandomPayload::makeCondition() {
  Value lhs = pickAny();
  Type type = lhs.getType();
  Value rhs = pickValue(type);
  Type i1 = builder.getI1Type();
  if (isComplex(type)) {
    if (live)
      return convert(
          create("complex.re", lhs, cast<ComplexType>(type).getElementType()),
          i1);
    return create(random.chance(50) ? "complex.eq" : "complex.neq", {lhs, rhs},
                  i1);
  }
  Value condition;
  if (isFloat(type))
    condition = arith::CmpFOp::create(
        builder, loc,
        random.pick({arith::CmpFPredicate::OLT, arith::CmpFPredicate::UGE,
                     arith::CmpFPredicate::OEQ}),
        lhs, rhs);
  else
    condition = arith::CmpIOp::create(
        builder, loc,
        random.pick({arith::CmpIPredicate::slt, arith::CmpIPredicate::uge,
                     arith::CmpIPredicate::ne}),
        lhs, rhs);
  made.push_back(condition);
  return condition;
}

Value RandomPayload::makeFloat(Value lhs, Value rhs) {
  static constexpr StringRef names[] = {
      "arith.addf",     "arith.subf",     "arith.mulf",    "arith.divf",
      "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf",
      "arith.remf",     "math.copysign",  "math.powf",     "math.atan2"};
  return create(random.pick(ArrayRef(names)), {lhs, rhs}, lhs.getType());
}

Value RandomPayload::makeInteger(Value lhs, Value rhs) {
  static constexpr StringRef names[] = {
      "arith.addi",     "arith.subi",  "arith.muli",  "arith.andi",
      "arith.ori",      "arith.xori",  "arith.maxsi", "arith.minsi",
      "arith.maxui",    "arith.minui", "arith.shli",  "arith.shrsi",
      "arith.shrui",    "arith.divsi", "arith.remui", "arith.floordivsi",
      "arith.ceildivui"};
  // Exclude comparisons of i1 and those that canonicalization folds.
  unsigned number = lhs.getType().isInteger(1) ? 6 : live ? 10 : 17;
  return create(names[random.below(number)], {lhs, rhs}, lhs.getType());
}

Value RandomPayload::makeComplex(Value lhs, Value rhs) {
  return create(
      random.pick({"complex.add", "complex.sub", "complex.mul", "complex.div"}),
      {lhs, rhs}, lhs.getType());
}

Value RandomPayload::makeBinary(Type type, Value lhs, Value rhs) {
  if (isComplex(type))
    return makeComplex(lhs, rhs);
  return isFloat(type) ? makeFloat(lhs, rhs) : makeInteger(lhs, rhs);
}

Value RandomPayload::makeUnary(Type type, Value value) {
  if (isFloat(type))
    return create(
        random.pick({"arith.negf", "math.absf", "math.exp", "math.log",
                     "math.sqrt", "math.rsqrt", "math.tanh", "math.sin",
                     "math.erf", "math.floor", "math.ceil", "math.exp2",
                     "math.round", "math.trunc", "math.log1p", "math.cbrt"}),
        value, type);
  if (isComplex(type))
    return create(random.pick({"complex.neg", "complex.conj", "complex.exp",
                               "complex.sqrt"}),
                  value, type);
  if (!type.isIndex() && !type.isInteger(1))
    return create(random.pick({"math.absi", "math.ctpop", "math.ctlz"}), value,
                  type);
  return makeInteger(value, pickValue(type));
}

Value RandomPayload::makeOp(Type type) {
  int64_t kind = random.below(100);
  if (kind < 20)
    return makeUnary(type, pickValue(type));
  if (kind < 30) {
    Value condition = makeCondition();
    Value lhs = pickValue(type), rhs = pickValue(type);
    return create("arith.select", {condition, lhs, rhs}, type);
  }
  if (kind < 38 && isFloat(type)) {
    Value a = pickValue(type), b = pickValue(type), c = pickValue(type);
    return create(!live && random.chance(30) ? "math.clampf" : "math.fma",
                  {a, b, c}, type);
  }
  if (kind < 44 && type.isInteger(1))
    return makeCondition();
  Value lhs = pickValue(type), rhs = pickValue(type);
  return makeBinary(type, lhs, rhs);
}

void RandomPayload::addOps(int64_t number) {
  for (int64_t i = 0; i < number && !values.empty(); ++i) {
    Type type = pickAny().getType();
    if (random.chance(15))
      type =
          random.pick({Type(builder.getF32Type()), Type(builder.getI32Type()),
                       Type(builder.getF16Type())});
    values.push_back(makeOp(type));
  }
}

Value RandomPayload::makeResult(Type type, Value old) {
  Value value = pickValue(type);
  if (!old || !random.chance(80))
    return old && random.chance(30) ? makeBinary(type, value, old) : value;
  if (random.chance(50))
    return add(old, value);
  return random.chance(50) ? makeBinary(type, old, value)
                           : makeBinary(type, value, old);
}

Value RandomPayload::dependOnData(Value value) {
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (llvm::is_contained(data, next) || data.empty())
      return value;
    if (Operation *op = next.getDefiningOp())
      worklist.append(op->operand_begin(), op->operand_end());
  }
  Type type = value.getType();
  Value other = convert(data.front(), type);
  return makeBinary(type, value, other);
}

Value RandomPayload::useAll(Value value) {
  SmallVector<Value> unused;
  for (Value each : made)
    if (each.use_empty() && each != value)
      unused.push_back(each);
  for (Value each : unused) {
    Type type = value.getType();
    Value other = convert(each, type);
    value = isFloat(type)     ? create("arith.divf", {value, other}, type)
            : isComplex(type) ? create("complex.div", {value, other}, type)
                              : create("arith.xori", {value, other}, type);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Multiply-adds
//===----------------------------------------------------------------------===//

Value RandomPayload::add(Value lhs, Value rhs) {
  Type type = lhs.getType();
  if (random.chance(30))
    std::swap(lhs, rhs);
  StringRef name = isComplex(type)     ? "complex.add"
                   : isFloat(type)     ? "arith.addf"
                   : type.isInteger(1) ? "arith.ori"
                                       : "arith.addi";
  return create(name, {lhs, rhs}, type);
}

Value RandomPayload::multiply(Value lhs, Value rhs) {
  Type type = lhs.getType();
  StringRef name = isComplex(type)     ? "complex.mul"
                   : isFloat(type)     ? "arith.mulf"
                   : type.isInteger(1) ? "arith.andi"
                                       : "arith.muli";
  return create(name, {lhs, rhs}, type);
}

/// Returns one of the first values, which are the inputs, possibly scaled or
/// shifted.
Value RandomPayload::makeFactor(Type type) {
  Value value = values[random.below(std::min<int64_t>(3, values.size()))];
  if (random.chance(25)) { // In the type of the factor.
    Type own = value.getType();
    Value other = pickValue(own);
    if (isFloat(own))
      value = create(random.pick({"arith.mulf", "arith.subf"}), {value, other},
                     own);
    else if (!isComplex(own))
      value = create("arith.subi", {value, other}, own);
  }
  value = convert(value, type);
  if (random.chance(15)) { // In the type of the product.
    Value other = pickValue(type);
    if (!isComplex(type) && !isFloat(type))
      return create("arith.subi", {value, other}, type);
    return multiply(value, other);
  }
  return value;
}

/// Returns the next wider type.
static Type getWider(OpBuilder &builder, Type type) {
  if (isa<FloatType>(type))
    return type.getIntOrFloatBitWidth() < 32 ? builder.getF32Type()
                                             : builder.getF64Type();
  if (type.isInteger() && type.getIntOrFloatBitWidth() < 64)
    return builder.getIntegerType(type.getIntOrFloatBitWidth() < 32 ? 32 : 64);
  return type;
}

Value RandomPayload::makeMultiplyAdd(Type type, Value old) {
  int64_t kind = random.below(14);
  if (kind == 0 && getWider(builder, type) != type) { // A truncated sum.
    Type wide = getWider(builder, type);
    Value lhs = makeFactor(wide), rhs = makeFactor(wide);
    return convert(add(convert(old, wide), multiply(lhs, rhs)), type);
  }
  if (kind == 1) { // A product in the type of an input.
    Type own = values.front().getType();
    if (own.isIndex())
      own = type;
    Value lhs = makeFactor(own), rhs = makeFactor(own);
    return add(old, convert(multiply(lhs, rhs), type));
  }
  Value lhs = makeFactor(type), rhs = makeFactor(type);
  if (kind <= 3 && isFloat(type))
    return create("math.fma", {lhs, rhs, old}, type);
  if (kind == 4 && isFloat(type)) // Max-plus.
    return create("arith.maximumf", {old, add(lhs, rhs)}, type);
  if (kind == 5 && isFloat(type))
    return create("arith.subf", {old, multiply(lhs, rhs)}, type);
  if (kind == 6) { // Two products.
    Value c = makeFactor(type), d = makeFactor(type);
    Value first = add(old, multiply(lhs, rhs));
    return add(first, multiply(c, d));
  }
  if (kind == 7) // Something after the sum.
    return makeUnary(type, add(old, multiply(lhs, rhs)));
  if (kind == 8) // The accumulator is a factor too.
    return add(old, multiply(lhs, old));
  if (kind == 9)
    return add(old, makeUnary(type, multiply(lhs, rhs)));
  return add(old, multiply(lhs, rhs));
}
