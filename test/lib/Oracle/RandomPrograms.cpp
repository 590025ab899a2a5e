//===- RandomPrograms.cpp - Generates valid random programs ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

/// Picks the operands that the payload uses. An operand that one value fills
/// makes the result uniform, so at least one input that is not a scalar is
/// used.
static SmallVector<bool> pickUses(Random &random, const OpSpec &spec,
                                  bool live) {
  SmallVector<bool> uses;
  for (auto [position, operand] : llvm::enumerate(spec.operands)) {
    bool isUsed = operand.isInit || live || random.chance(90);
    if (spec.hasWindow && position == 0)
      isUsed = spec.windowIsUsed;
    uses.push_back(isUsed);
  }
  return uses;
}

/// Builds the payload in `body`, which has the arguments.
void ProgramBuilder::addPayload(const OpSpec &spec, ValueRange operands,
                                Block &body) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&body);
  RandomPayload payload(random, builder, loc, options.live);
  SmallVector<bool> uses = pickUses(random, spec, options.live);
  bool hasData = false;
  for (auto [position, operand] : llvm::enumerate(spec.operands)) {
    if (operand.isInit || !uses[position])
      continue;
    bool isData = isa<ShapedType>(operands[position].getType());
    payload.addValue(body.getArgument(position), isData);
    hasData |= isData;
  }
  if (!spec.loops.empty() && (!hasData || random.chance(12)))
    payload.addValue(
        linalg::IndexOp::create(builder, loc,
                                random.below(int64_t(spec.loops.size()))),
        /*isData=*/true);
  else if (!hasData)
    payload.addValue(body.getArguments().back(), /*isData=*/true);
  if (random.chance(8))
    payload.addValue(addArgument(pickElementType()), /*isData=*/false);
  if (!spec.isContraction || random.chance(30))
    payload.addOps(random.between(0, 6));
  SmallVector<Value> results;
  for (auto [position, operand] : llvm::enumerate(spec.operands)) {
    if (!operand.isInit)
      continue;
    Value old = body.getArgument(position);
    Type type = operand.elementType;
    if (!operand.isRead)
      results.push_back(payload.makeResult(type, Value()));
    else if (spec.isContraction && !type.isIndex() && random.chance(85))
      results.push_back(payload.makeMultiplyAdd(type, old));
    else
      results.push_back(payload.makeResult(type, old));
  }
  for (Value &result : results)
    result = payload.dependOnData(result);
  if (options.live || random.chance(70))
    results.back() = payload.useAll(results.back());
  linalg::YieldOp::create(builder, loc, results);
}

SmallVector<Value> ProgramBuilder::addGeneric(OpSpec &spec) {
  SmallVector<Value> inputs, inits;
  SmallVector<AffineMap> maps;
  SmallVector<Type> resultTypes;
  for (OperandSpec &operand : spec.operands) {
    operand.isRead = spec.loops.empty() || random.chance(75);
    maps.push_back(operand.map);
    bool isForced = forcedInit && &operand == &spec.operands.back();
    Value value = isForced         ? forcedInit
                  : operand.isInit ? makeInit(operand)
                                   : makeInput(operand);
    (operand.isInit ? inits : inputs).push_back(value);
    if (operand.isInit && onTensors)
      resultTypes.push_back(value.getType());
  }
  forcedInit = Value();
  SmallVector<utils::IteratorType> iterators;
  for (const LoopSpec &loop : spec.loops)
    iterators.push_back(loop.isReduction ? utils::IteratorType::reduction
                                         : utils::IteratorType::parallel);
  auto op = linalg::GenericOp::create(builder, loc, resultTypes, inputs, inits,
                                      maps, iterators);
  Block *body = new Block;
  op.getRegion().push_back(body);
  for (const OperandSpec &operand : spec.operands)
    body->addArgument(operand.elementType, loc);
  addPayload(spec, op->getOperands(), *body);
  // The result may depend on scalars only, like that of a fill.
  if (spec.loops.empty())
    return SmallVector<Value>(op->getResults());
  unsigned first = spec.operands.size() - inits.size();
  for (auto [index, result] : llvm::enumerate(op->getResults()))
    addToPool(result, spec.operands[first + index].sizes);
  if (!onTensors)
    for (auto [index, init] : llvm::enumerate(inits))
      addToPool(init, spec.operands[first + index].sizes);
  return SmallVector<Value>(op->getResults());
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

int64_t oracle::getDynamicSize(const RandomOptions &options, int64_t number) {
  Random random(options.seed * 31 + uint64_t(number));
  if (options.live)
    return liveDynamicSize;
  // Avoid 0: the symbolic image of an access assumes that the other loops have
  // iterations.
  return random.between(1, 5);
}

ProgramBuilder::ProgramBuilder(func::FuncOp function,
                               const RandomOptions &options, int64_t number)
    : function(function), builder(function.getContext()),
      loc(function.getLoc()), options(options),
      random((options.seed << 32) + uint64_t(number) * 2654435761u + 1),
      dynamicSize(getDynamicSize(options, number)) {
  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToEnd(entry);
  onTensors = options.live || random.chance(60);
  hasDynamic = options.live ? options.dynamic : random.chance(25);
  mayBeEmpty = !options.live && random.chance(6);
  hasComplex = !options.live && random.chance(30);
  windowPercent = random.pick<int64_t>({0, 0, 10, 25, 50});
  family = random.below(6);
}

Value ProgramBuilder::addArgument(Type type) {
  (void)function.insertArgument(function.getNumArguments(), type, {}, loc);
  return function.getArguments().back();
}

void ProgramBuilder::build() {
  if (random.chance(options.live ? 20 : 30))
    addLoops();
  else
    addChain(random.pick<int64_t>({1, 1, 1, 2, 2, 3, 4}));
  SmallVector<Value> returned;
  if (onTensors) {
    bool all = options.live || random.chance(60);
    for (Operation &op : function.getBody().front())
      for (Value result : op.getResults())
        if (result.use_empty() && isa<TensorType>(result.getType()) &&
            (all || random.chance(30)))
          returned.push_back(result);
  }
  func::ReturnOp::create(builder, loc, returned);
  function.setFunctionType(builder.getFunctionType(
      function.getArgumentTypes(), ValueRange(returned).getTypes()));
}

func::FuncOp oracle::addRandomProgram(ModuleOp module,
                                      const RandomOptions &options,
                                      int64_t number) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc =
      NameLoc::get(builder.getStringAttr("program " + std::to_string(number)));
  auto function =
      func::FuncOp::create(builder, loc, "program_" + std::to_string(number),
                           builder.getFunctionType({}, {}));
  ProgramBuilder(function, options, number).build();
  return function;
}
