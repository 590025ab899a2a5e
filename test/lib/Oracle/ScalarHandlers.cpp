//===- ScalarHandlers.cpp - arith and math, lane by lane -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

using Operands = ArrayRef<const Datum *>;

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

/// Executes a selection with one condition for a whole vector or memref.
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

/// Executes an extended op: two results, one operation.
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
    datum.integer = wrapInteger(
        integer.getValue().sextOrTrunc(64).getSExtValue(), integer.getType());
}

static LogicalResult runConstant(Machine &machine, const Instruction &inst) {
  Attribute value;
  if (!matchPattern(inst.op, m_Constant(&value)) || isa<ub::PoisonAttr>(value))
    value = Builder(inst.op).getZeroAttr(inst.op->getResult(0).getType());
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

/// Executes index arithmetic (R4). Results never depend on its values in the
/// tests.
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
  handlers["ub.poison"] = runConstant; // Zeros will do.
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
    addViewHandlers(map);
    addScalarHandlers(map);
    addVectorHandlers(map);
    addComplexHandlers(map);
    return map;
  }();
  if (Handler handler = handlers.lookup(op->getName().getStringRef()))
    return handler;
  return lookupScalarRule(op) ? runScalar : nullptr;
}
