//===- Machine.cpp - An interpreter that counts -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

/// Number of steps after which a run is aborted; the data of the tests is
/// small.
static constexpr int64_t maxSteps = 5'000'000;

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

unsigned Machine::getSlot(Value value) {
  auto [it, isNew] = slots.try_emplace(value, registers.size());
  if (isNew)
    registers.emplace_back();
  return it->second;
}

LogicalResult Machine::compileBlock(Block &block, Code &code) {
  for (BlockArgument argument : block.getArguments())
    code.arguments.push_back(getSlot(argument));
  for (Operation &op : block) {
    if (op.hasTrait<OpTrait::IsTerminator>() && op.getNumRegions() == 0) {
      code.terminator = &op;
      for (Value operand : op.getOperands())
        code.yielded.push_back(getSlot(operand));
      break;
    }
    Instruction inst;
    inst.op = &op;
    inst.handler = lookupHandler(&op);
    inst.rule = lookupScalarRule(&op);
    inst.isUnused = op.hasAttr("oracle.unused");
    if (!inst.handler)
      return op.emitError("the oracle does not execute '")
             << op.getName() << "'";
    for (Value operand : op.getOperands())
      inst.operands.push_back(getSlot(operand));
    for (Value result : op.getResults())
      inst.results.push_back(getSlot(result));
    for (Region &region : op.getRegions()) {
      inst.regions.push_back(std::make_unique<Code>());
      if (region.empty())
        continue;
      if (!region.hasOneBlock())
        return op.emitError("the oracle does not execute blocks that jump");
      if (failed(compileBlock(region.front(), *inst.regions.back())))
        return failure();
    }
    code.instructions.push_back(std::move(inst));
  }
  return success();
}

LogicalResult Machine::execute(const Code &code, ArrayRef<Datum> arguments,
                               SmallVectorImpl<Datum> &yielded) {
  for (auto [slot, value] : llvm::zip(code.arguments, arguments))
    registers[slot] = value;
  for (const Instruction &inst : code.instructions) {
    if (++steps > maxSteps || isTooLarge)
      return inst.op->emitError("the oracle gives up: too much work");
    if (failed(inst.handler(*this, inst)))
      return failure();
  }
  yielded.clear();
  for (unsigned slot : code.yielded)
    yielded.push_back(registers[slot]);
  return success();
}

LogicalResult Machine::call(StringRef callee, ArrayRef<Datum> arguments,
                            SmallVectorImpl<Datum> &results) {
  results.clear();
  Operation *function = module.lookupSymbol(callee);
  if (callee.consume_front("oracle_begin_")) {
    int64_t position = 0;
    callee.getAsInteger(10, position);
    if (frame)
      return module.emitError("the oracle can't tell apart two inserts at the "
                              "end of one loop");
    beginFrame(position);
    return success();
  }
  if (callee.starts_with("oracle_end")) {
    endFrame();
    return success();
  }
  if (callee.starts_with("oracle_use"))
    return success();
  if (callee.starts_with("oracle_padding")) {
    results.push_back(arguments.front());
    results.back().isPadding = true;
    return success();
  }
  auto interface = dyn_cast_or_null<FunctionOpInterface>(function);
  if (!interface || interface.isExternal())
    return module.emitError("the oracle can't call '") << callee << "'";
  std::unique_ptr<Code> &code = functions[function];
  if (!code) {
    code = std::make_unique<Code>();
    if (!interface.getFunctionBody().hasOneBlock())
      return function->emitError("the oracle does not execute blocks that "
                                 "jump");
    if (failed(compileBlock(interface.getFunctionBody().front(), *code)))
      return failure();
  }
  return execute(*code, arguments, results);
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

namespace {
/// Generates distinct small numbers: floats in steps of 1/4 from 1/4 to 4, and
/// integers 0 and 1, which are also valid indices.
class NumberSource {
public:
  void fill(Type type, Number &number) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    int64_t random = state >> 40;
    number.integer = random % 2;
    number.real = 0.25 + 0.25 * (random % 16);
    number.imaginary = 0.5 + 0.25 * (random % 7);
    auto vector = dyn_cast<VectorType>(type);
    if (!vector)
      return;
    number.lanes = std::make_shared<std::vector<Datum>>(countLanes(vector));
    for (Datum &lane : *number.lanes) {
      fill(vector.getElementType(), lane);
      lane.isData = true;
      lane.origin = vector.getElementType();
    }
  }

private:
  uint64_t state = 1;
};
} // namespace

LogicalResult Machine::run(Operation *function, int64_t dynamicSize) {
  NumberSource numbers;
  SmallVector<Datum> arguments;
  auto interface = cast<FunctionOpInterface>(function);
  for (auto [position, type] : llvm::enumerate(interface.getArgumentTypes())) {
    Datum &datum = arguments.emplace_back();
    if (auto memref = dyn_cast<MemRefType>(type)) {
      SmallVector<int64_t> sizes(memref.getShape());
      for (int64_t &size : sizes)
        if (ShapedType::isDynamic(size))
          size = dynamicSize;
      datum.memref = allocate(nullptr, memref, sizes);
      datum.memref->buffer->escapes = true;
      for (Element &element : datum.memref->buffer->elements) {
        numbers.fill(memref.getElementType(), element);
        element.content = Content::Data;
      }
      continue;
    }
    if (!isa<ComplexType, VectorType>(type) && !type.isIntOrIndexOrFloat())
      return function->emitError("the oracle has no data of type ") << type;
    numbers.fill(type, datum);
    if (type.isIntOrIndex())
      argumentValues[position] = datum.integer;
  }
  SmallVector<Datum> results;
  auto name = cast<SymbolOpInterface>(function).getName();
  if (failed(call(name, arguments, results)))
    return failure();
  for (Datum &datum : results)
    if (datum.memref)
      datum.memref->buffer->escapes = true;
  for (Pending &each : pending)
    if (each.use.buffer->escapes)
      addUse(*each.counts, each.use);
  return success();
}
