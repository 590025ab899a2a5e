//===- ControlHandlers.cpp - Loops, branches, calls -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

static void setResults(Machine &machine, const Instruction &inst,
                       ArrayRef<Datum> values) {
  for (auto [index, value] : llvm::enumerate(values))
    machine.result(inst, index) = value;
}

static Datum makeIndex(int64_t value, uint64_t loops) {
  Datum datum;
  datum.integer = value;
  datum.loops = loops;
  datum.fromIndex = true;
  return datum;
}

/// Executes one iteration of a loop: padding that it reads affects only its own
/// FLOPs.
static LogicalResult iterate(Machine &machine, const Code &body,
                             ArrayRef<Datum> arguments,
                             SmallVectorImpl<Datum> &yielded) {
  if (Frame *frame = machine.getFrame())
    frame->endIteration();
  if (failed(machine.execute(body, arguments, yielded)))
    return failure();
  if (Frame *frame = machine.getFrame())
    frame->endIteration();
  return success();
}

static LogicalResult runFor(Machine &machine, const Instruction &inst) {
  auto loop = cast<scf::ForOp>(inst.op);
  int64_t lower = machine.operand(inst, 0).integer;
  int64_t upper = machine.operand(inst, 1).integer;
  int64_t step = machine.operand(inst, 2).integer;
  uint64_t loops = machine.operand(inst, 0).loops |
                   machine.operand(inst, 1).loops | machine.getLoopBit(loop);
  SmallVector<Datum> carried;
  for (unsigned index = 3; index < inst.operands.size(); ++index)
    carried.push_back(machine.operand(inst, index));
  if (Type type = loop.getUpperBound().getType();
      loop->hasAttr("unsignedCmp") && type.isIntOrFloat()) {
    uint64_t mask = llvm::maskTrailingOnes<uint64_t>(
        std::min(63u, type.getIntOrFloatBitWidth()));
    lower &= mask;
    upper &= mask;
    step &= mask;
  }
  if (step <= 0)
    return inst.op->emitError("the oracle saw a step of 0 or less");
  for (int64_t i = lower; i < upper; i += step) {
    SmallVector<Datum> arguments = {makeIndex(i, loops)};
    arguments.append(carried);
    if (failed(iterate(machine, *inst.regions[0], arguments, carried)))
      return failure();
  }
  setResults(machine, inst, carried);
  return success();
}

/// Executes `body` for each point of the box from `lower` to `upper`.
static LogicalResult
runNest(Machine &machine, const Instruction &inst, ArrayRef<int64_t> lower,
        ArrayRef<int64_t> upper, ArrayRef<int64_t> step, ArrayRef<Datum> rest,
        function_ref<LogicalResult(ArrayRef<Datum>)> onYield) {
  SmallVector<int64_t> point(lower);
  for (unsigned dim = 0; dim < lower.size(); ++dim) {
    if (step[dim] <= 0)
      return inst.op->emitError("the oracle saw a step of 0 or less");
    if (lower[dim] >= upper[dim])
      return success();
  }
  while (true) {
    SmallVector<Datum> arguments, yielded;
    for (unsigned dim = 0; dim < point.size(); ++dim)
      arguments.push_back(makeIndex(point[dim], machine.getLoopBit(inst.op)));
    arguments.append(rest.begin(), rest.end());
    if (failed(iterate(machine, *inst.regions[0], arguments, yielded)) ||
        failed(onYield(yielded)))
      return failure();
    int64_t dim = int64_t(point.size()) - 1;
    for (; dim >= 0; --dim) {
      point[dim] += step[dim];
      if (point[dim] < upper[dim])
        break;
      point[dim] = lower[dim];
    }
    if (dim < 0)
      return success();
  }
}

/// Executes `scf.parallel`. Its reductions are regions of the `scf.reduce` that
/// terminates the body: they execute once per iteration.
static LogicalResult runParallel(Machine &machine, const Instruction &inst) {
  auto loop = cast<scf::ParallelOp>(inst.op);
  unsigned rank = loop.getNumLoops();
  SmallVector<int64_t> bounds[3];
  for (unsigned part = 0; part < 3; ++part)
    for (unsigned dim = 0; dim < rank; ++dim)
      bounds[part].push_back(machine.operand(inst, part * rank + dim).integer);
  for (unsigned index = 0; index < inst.results.size(); ++index)
    machine.result(inst, index) = machine.operand(inst, 3 * rank + index);
  return runNest(machine, inst, bounds[0], bounds[1], bounds[2], {},
                 [](ArrayRef<Datum>) { return success(); });
}

static LogicalResult runReduce(Machine &machine, const Instruction &inst) {
  // The results of the enclosing loop hold the partial results.
  auto loop = cast<scf::ParallelOp>(inst.op->getParentOp());
  for (auto [index, region] : llvm::enumerate(inst.regions)) {
    Datum &partial = machine.getRegister(loop.getResult(index));
    SmallVector<Datum> yielded;
    if (failed(machine.execute(*region, {partial, machine.operand(inst, index)},
                               yielded)))
      return failure();
    machine.getRegister(loop.getResult(index)) = yielded.front();
  }
  return success();
}

static LogicalResult runForall(Machine &machine, const Instruction &inst) {
  auto loop = cast<scf::ForallOp>(inst.op);
  if (loop.getNumResults())
    return inst.op->emitError("the oracle wants buffers, not tensors");
  unsigned next = 0;
  auto read = [&](ArrayRef<OpFoldResult> values) {
    SmallVector<int64_t> numbers;
    for (OpFoldResult value : values)
      numbers.push_back(isa<Attribute>(value)
                            ? *getConstantIntValue(value)
                            : machine.operand(inst, next++).integer);
    return numbers;
  };
  SmallVector<int64_t> lower = read(loop.getMixedLowerBound());
  SmallVector<int64_t> upper = read(loop.getMixedUpperBound());
  SmallVector<int64_t> step = read(loop.getMixedStep());
  return runNest(machine, inst, lower, upper, step, {},
                 [](ArrayRef<Datum>) { return success(); });
}

static LogicalResult runIf(Machine &machine, const Instruction &inst) {
  bool taken = machine.operand(inst, 0).integer & 1;
  const Code &branch = *inst.regions[taken ? 0 : 1];
  SmallVector<Datum> yielded;
  if (failed(machine.execute(branch, {}, yielded)))
    return failure();
  setResults(machine, inst, yielded);
  return success();
}

static LogicalResult runWhile(Machine &machine, const Instruction &inst) {
  SmallVector<Datum> carried, passed;
  for (unsigned index = 0; index < inst.operands.size(); ++index)
    carried.push_back(machine.operand(inst, index));
  while (true) {
    if (failed(machine.execute(*inst.regions[0], carried, passed)))
      return failure();
    bool goesOn = passed.front().integer & 1;
    passed.erase(passed.begin());
    if (!goesOn)
      break;
    if (failed(iterate(machine, *inst.regions[1], passed, carried)))
      return failure();
  }
  setResults(machine, inst, passed);
  return success();
}

static LogicalResult runOnce(Machine &machine, const Instruction &inst) {
  SmallVector<Datum> yielded;
  if (failed(machine.execute(*inst.regions[0], {}, yielded)))
    return failure();
  setResults(machine, inst, yielded);
  return success();
}

/// Executes the terminator of a parallel region. Bufferization moves the
/// inserts in front of it, so that only the end of a mark may be left.
static LogicalResult runInParallel(Machine &machine, const Instruction &inst) {
  SmallVector<Datum> yielded;
  return machine.execute(*inst.regions[0], {}, yielded);
}

static LogicalResult runIndexSwitch(Machine &machine, const Instruction &inst) {
  auto op = cast<scf::IndexSwitchOp>(inst.op);
  unsigned taken = 0; // The default region.
  for (auto [index, value] : llvm::enumerate(op.getCases()))
    if (value == machine.operand(inst, 0).integer)
      taken = index + 1;
  SmallVector<Datum> yielded;
  if (failed(machine.execute(*inst.regions[taken], {}, yielded)))
    return failure();
  setResults(machine, inst, yielded);
  return success();
}

static LogicalResult runCall(Machine &machine, const Instruction &inst) {
  SmallVector<Datum> arguments, results;
  for (unsigned index = 0; index < inst.operands.size(); ++index)
    arguments.push_back(machine.operand(inst, index));
  if (failed(machine.call(cast<func::CallOp>(inst.op).getCallee(), arguments,
                          results)))
    return failure();
  setResults(machine, inst, results);
  return success();
}

LogicalResult oracle::runNothing(Machine &, const Instruction &) {
  return success();
}

LogicalResult oracle::runSame(Machine &machine, const Instruction &inst) {
  machine.result(inst) = machine.operand(inst, 0);
  return success();
}

void oracle::addControlHandlers(llvm::StringMap<Handler> &handlers) {
  handlers["scf.for"] = runFor;
  handlers["scf.parallel"] = runParallel;
  handlers["scf.reduce"] = runReduce;
  handlers["scf.forall"] = runForall;
  handlers["scf.forall.in_parallel"] = runInParallel;
  handlers["scf.if"] = runIf;
  handlers["scf.while"] = runWhile;
  handlers["scf.execute_region"] = runOnce;
  handlers["scf.index_switch"] = runIndexSwitch;
  handlers["memref.alloca_scope"] = runOnce;
  handlers["func.call"] = runCall;
  handlers["func.constant"] = runNothing;
  handlers["cf.assert"] = runNothing;
}
