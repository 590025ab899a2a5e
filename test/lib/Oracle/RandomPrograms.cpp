//===- RandomPrograms.cpp - Valid programs that nobody wrote -*- C++ -*-===//
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
// Iteration spaces
//===----------------------------------------------------------------------===//

/// Points of one iteration space at most: the interpreter takes about 100 ns
/// for each scalar op.
static constexpr int64_t maxPoints = 240;
/// Elements of one operand at most.
static constexpr int64_t maxElements = 5000;

int64_t oracle::getDynamicSize(const RandomOptions &options, int64_t number) {
  Random random(options.seed * 31 + uint64_t(number));
  if (options.live)
    return liveDynamicSize;
  // Not 0: a symbolic image of an access takes the other loops to have
  // iterations.
  return random.between(1, 5);
}

int64_t ProgramBuilder::pickExtent() {
  if (mayBeEmpty && random.chance(12))
    return 0;
  return options.live ? random.between(2, 4) : random.between(1, 5);
}

/// Makes the loops of one op and says which part of a contraction each takes.
void ProgramBuilder::pickLoops(OpSpec &spec) {
  int64_t rank =
      spec.isContraction
          ? random.between(2, 5)
          : random.pick<int64_t>({0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6});
  if (options.live)
    rank = std::max<int64_t>(rank, 1);
  int64_t points = 1;
  for (int64_t i = 0; i < rank; ++i) {
    LoopSpec loop;
    loop.extent = pickExtent();
    loop.dynamic = hasDynamic && random.chance(35);
    if (loop.dynamic)
      loop.extent = dynamicSize;
    if (points * loop.extent > maxPoints) {
      loop.dynamic = false;
      loop.extent = options.live ? 2 : 1;
    }
    points *= std::max<int64_t>(loop.extent, 1);
    // In lhs, rhs and output: m, n, k and batch are 5, 6, 3 and 7.
    loop.sides = random.chance(90) ? random.pick<unsigned>({5, 6, 3, 3, 7})
                                   : random.between(1, 7);
    if (i < 3 && random.chance(70))
      loop.sides = std::array<unsigned, 3>{5, 6, 3}[i];
    spec.loops.push_back(loop);
  }
  if (options.live && points == 1)
    spec.loops[0].extent = 3;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static AffineExpr makeSum(MLIRContext *context, unsigned a, int64_t s,
                          unsigned b, int64_t d, int64_t constant) {
  return getAffineDimExpr(a, context) * s + getAffineDimExpr(b, context) * d +
         constant;
}

/// Dims in the map of an operand on one side of a contraction, or of any
/// operand.
SmallVector<unsigned> ProgramBuilder::pickDims(const OpSpec &spec, int side) {
  SmallVector<unsigned> dims;
  for (unsigned loop = 0; loop < spec.loops.size(); ++loop)
    if (side >= 0 ? spec.loops[loop].sides >> side & 1 : random.chance(60))
      dims.push_back(loop);
  random.shuffle(dims);
  return dims;
}

/// Results of an input's map: plain dims, windows, repetitions, constants.
SmallVector<AffineExpr> ProgramBuilder::pickExprs(const OpSpec &spec,
                                                  SmallVector<unsigned> dims) {
  SmallVector<AffineExpr> exprs;
  MLIRContext *context = builder.getContext();
  while (!dims.empty()) {
    unsigned dim = dims.pop_back_val();
    if (!dims.empty() && random.chance(windowPercent)) {
      unsigned other = dims.pop_back_val();
      AffineExpr sum = makeSum(context, dim, random.between(1, 3), other,
                               random.between(1, 3),
                               random.chance(25) ? random.between(1, 2) : 0);
      if (!dims.empty() && random.chance(10))
        sum = sum + getAffineDimExpr(dims.pop_back_val(), context) *
                        random.between(1, 4);
      exprs.push_back(sum);
    } else if (random.chance(windowPercent / 3)) {
      exprs.push_back(getAffineDimExpr(dim, context) * random.between(1, 3) +
                      random.between(0, 2));
    } else {
      exprs.push_back(getAffineDimExpr(dim, context));
    }
    if (random.chance(5))
      exprs.push_back(exprs.back());
    if (random.chance(4))
      exprs.push_back(getAffineConstantExpr(random.between(0, 2), context));
    if (!spec.loops.empty() && random.chance(4))
      exprs.push_back(makeSum(context, dim, 1,
                              random.below(int64_t(spec.loops.size())), 1, 0));
  }
  return exprs;
}

/// Largest value of `expr` plus one, and whether a dim of that size may be
/// dynamic.
static int64_t computeSize(AffineExpr expr, ArrayRef<LoopSpec> loops) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return loops[dim.getPosition()].extent;
  SmallVector<AffineExpr> last;
  for (const LoopSpec &loop : loops)
    last.push_back(getAffineConstantExpr(std::max<int64_t>(loop.extent, 1) - 1,
                                         expr.getContext()));
  AffineExpr value = simplifyAffineExpr(expr.replaceDims(last), 0, 0);
  return cast<AffineConstantExpr>(value).getValue() + 1;
}

void ProgramBuilder::setShape(const OpSpec &spec, OperandSpec &operand) {
  for (AffineExpr expr : operand.map.getResults()) {
    int64_t size = computeSize(expr, spec.loops);
    auto dim = dyn_cast<AffineDimExpr>(expr);
    bool dynamic = false;
    if (dim)
      dynamic = spec.loops[dim.getPosition()].dynamic && random.chance(85);
    else if (random.chance(20))
      size += random.between(1, 2);
    if (!dim && hasDynamic && size == dynamicSize)
      dynamic = random.chance(50);
    operand.sizes.push_back(size);
    operand.shape.push_back(dynamic ? ShapedType::kDynamic : size);
  }
}

Type ProgramBuilder::pickElementType() {
  static constexpr unsigned widths[] = {1, 4, 8, 8, 16, 32, 32, 64};
  switch (random.chance(75) ? family : random.below(6)) {
  case 0:
  case 1:
    return random.pick({Type(builder.getF32Type()), Type(builder.getF32Type()),
                        Type(builder.getF16Type()), Type(builder.getBF16Type()),
                        Type(builder.getF64Type())});
  case 2:
    return builder.getIntegerType(random.pick(ArrayRef(widths)));
  case 3:
    return random.chance(70) ? Type(builder.getI8Type())
                             : Type(builder.getI32Type());
  case 4:
    return random.chance(25) ? Type(builder.getIndexType())
                             : Type(builder.getI64Type());
  default:
    if (hasComplex)
      return ComplexType::get(random.chance(70) ? builder.getF32Type()
                                                : builder.getF64Type());
    return builder.getF32Type();
  }
}

/// Loops that no map has as a result of its own: linalg wants one for each.
static SmallVector<unsigned> findUncovered(const OpSpec &spec) {
  llvm::SmallBitVector covered(spec.loops.size());
  for (const OperandSpec &operand : spec.operands)
    for (AffineExpr expr : operand.map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        covered.set(dim.getPosition());
  SmallVector<unsigned> rest;
  for (unsigned loop = 0; loop < spec.loops.size(); ++loop)
    if (!covered.test(loop))
      rest.push_back(loop);
  return rest;
}

void ProgramBuilder::addOperand(OpSpec &spec, ArrayRef<AffineExpr> exprs,
                                bool isInit) {
  OperandSpec operand;
  operand.map =
      AffineMap::get(spec.loops.size(), 0, exprs, builder.getContext());
  operand.elementType = pickElementType();
  operand.isInit = isInit;
  spec.operands.push_back(std::move(operand));
}

/// Outputs: each element is written. On tensors the map is a permutation of
/// some loops; a memref may also be written in part.
void ProgramBuilder::addOutputs(OpSpec &spec) {
  MLIRContext *context = builder.getContext();
  int64_t number =
      std::min(spec.maxOutputs, random.pick<int64_t>({1, 1, 1, 1, 2, 3}));
  for (int64_t i = 0; i < number; ++i) {
    SmallVector<unsigned> dims;
    if (spec.isContraction)
      dims = pickDims(spec, 2);
    else
      for (unsigned loop = 0; loop < spec.loops.size(); ++loop)
        if (random.chance(spec.isElementwise ? 100 : 65))
          dims.push_back(loop);
    random.shuffle(dims);
    SmallVector<AffineExpr> exprs;
    for (unsigned dim : dims)
      exprs.push_back(getAffineDimExpr(dim, context));
    if (!onTensors && !options.live && random.chance(10))
      exprs = pickExprs(spec, dims);
    addOperand(spec, exprs, /*isInit=*/true);
  }
  // A loop is parallel if every output has it.
  for (unsigned loop = 0; loop < spec.loops.size(); ++loop)
    for (const OperandSpec &operand : spec.operands)
      if (operand.isInit && !operand.map.isFunctionOfDim(loop))
        spec.loops[loop].isReduction = true;
  // The result is the init then, which bufferization may have to copy.
  for (LoopSpec &loop : spec.loops)
    if (onTensors && loop.isReduction && loop.extent == 0)
      loop.extent = 1;
}

OpSpec ProgramBuilder::pickSpec(int64_t maxOutputs) {
  OpSpec spec;
  spec.maxOutputs = maxOutputs;
  spec.isContraction = random.chance(45);
  spec.isElementwise = random.chance(25);
  pickLoops(spec);
  int64_t inputs = spec.isContraction
                       ? random.pick<int64_t>({2, 2, 2, 3, 4})
                       : random.pick<int64_t>({0, 1, 1, 2, 2, 3});
  if (options.live)
    inputs = std::max<int64_t>(inputs, 1);
  for (int64_t i = 0; i < inputs; ++i) {
    int side = spec.isContraction && i < 2 ? int(i) : -1;
    addOperand(spec, pickExprs(spec, pickDims(spec, side)), /*isInit=*/false);
  }
  SmallVector<OperandSpec, 4> before = std::move(spec.operands);
  spec.operands.clear();
  addOutputs(spec);
  SmallVector<OperandSpec, 4> outputs = std::move(spec.operands);
  spec.operands = std::move(before);
  spec.operands.append(outputs);
  SmallVector<unsigned> rest = findUncovered(spec);
  if (!rest.empty()) {
    SmallVector<AffineExpr> exprs;
    for (unsigned dim : rest)
      exprs.push_back(getAffineDimExpr(dim, builder.getContext()));
    addOperand(spec, exprs, /*isInit=*/false);
    std::rotate(spec.operands.begin(), spec.operands.end() - 1,
                spec.operands.end());
    spec.windowIsUsed = random.chance(30);
    spec.hasWindow = true;
  }
  for (OperandSpec &operand : spec.operands) {
    setShape(spec, operand);
    int64_t elements = 1;
    for (int64_t size : operand.sizes)
      elements *= size;
    if (elements > maxElements)
      return pickSpec(maxOutputs);
  }
  return spec;
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

/// Which operands the payload uses. An operand that one value fills makes the
/// result uniform, so some input that is no scalar is used.
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

/// Fills in the payload; `body` has the arguments.
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
  if (spec.loops.empty()) // Perhaps made of scalars alone: as good as filled.
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
