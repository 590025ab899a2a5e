//===- RandomLoops.cpp - Loops and branches around random ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomBuilder.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline::oracle;

/// Restores the visible values when the code of a region ends.
namespace {
struct Scope {
  template <typename Pool, typename Counters>
  Scope(OpBuilder &builder, Pool &pool, Counters &counters)
      : guard(builder), restore([&pool, &counters, poolSize = pool.size(),
                                 counterSize = counters.size()] {
          pool.truncate(poolSize);
          counters.truncate(counterSize);
        }) {}
  ~Scope() { restore(); }
  OpBuilder::InsertionGuard guard;
  std::function<void()> restore;
};
} // namespace

void ProgramBuilder::addChain(int64_t length) {
  for (int64_t i = 0; i < length; ++i) {
    if (random.chance(15)) {
      addNamed();
      continue;
    }
    OpSpec spec = pickSpec();
    addGeneric(spec);
  }
}

//===----------------------------------------------------------------------===//
// Named ops
//===----------------------------------------------------------------------===//

/// Adds a contraction or an elementwise op as a named op.
void ProgramBuilder::addNamed() {
  MLIRContext *context = builder.getContext();
  auto dim = [&](unsigned i) { return getAffineDimExpr(i, context); };
  OpSpec spec;
  for (int64_t i = 0; i < 4; ++i)
    spec.loops.push_back({std::max<int64_t>(pickExtent(), 1)});
  bool isFloat = random.chance(70);
  Type type = isFloat ? Type(builder.getF32Type()) : builder.getI32Type();
  int64_t kind = random.below(isFloat ? 9 : 6);
  using Exprs = SmallVector<AffineExpr>;
  SmallVector<Exprs> maps;
  if (kind == 0)
    maps = {{dim(0), dim(2)}, {dim(2), dim(1)}, {dim(0), dim(1)}};
  else if (kind == 1)
    maps = {{dim(3), dim(0), dim(2)},
            {dim(3), dim(2), dim(1)},
            {dim(3), dim(0), dim(1)}};
  else if (kind == 2)
    maps = {{dim(0), dim(1)}, {dim(1)}, {dim(0)}};
  else if (kind == 3)
    maps = {{dim(0)}, {dim(0)}, {}};
  else if (kind <= 6)
    maps = {{dim(0), dim(1)}, {dim(0), dim(1)}, {dim(0), dim(1)}};
  else
    maps = {{dim(0), dim(1)}, {dim(0), dim(1)}};
  for (auto [position, exprs] : llvm::enumerate(maps)) {
    addOperand(spec, exprs, position + 1 == maps.size());
    spec.operands.back().elementType = type;
    setShape(spec, spec.operands.back());
  }
  SmallVector<Value> inputs;
  for (OperandSpec &operand : spec.operands)
    if (!operand.isInit)
      inputs.push_back(makeInput(operand));
  bool mayBeScalar = llvm::any_of(
      inputs, [](Value value) { return !isa<ShapedType>(value.getType()); });
  if (mayBeScalar)
    return;
  Value init = makeInit(spec.operands.back());
  SmallVector<Type> results;
  if (onTensors)
    results.push_back(init.getType());
  Operation *op = nullptr;
  switch (kind) {
  case 0:
    op = linalg::MatmulOp::create(builder, loc, results, inputs, init);
    break;
  case 1:
    op = linalg::BatchMatmulOp::create(builder, loc, results, inputs, init);
    break;
  case 2:
    op = linalg::MatvecOp::create(builder, loc, results, inputs, init);
    break;
  case 3:
    op = linalg::DotOp::create(builder, loc, results, inputs, init);
    break;
  case 4:
    op = linalg::AddOp::create(builder, loc, results, inputs, init);
    break;
  case 5:
    op = linalg::MulOp::create(builder, loc, results, inputs, init);
    break;
  case 6:
    op = linalg::DivOp::create(builder, loc, results, inputs, init);
    break;
  case 7:
    op = linalg::ExpOp::create(builder, loc, results, inputs, init);
    break;
  default:
    op = linalg::TanhOp::create(builder, loc, results, inputs, init);
    break;
  }
  addToPool(onTensors ? op->getResult(0) : init, spec.operands.back().sizes);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Returns `low` or a larger value: a constant, or an argument (0 or 1 during
/// execution) times a constant plus `low`. Sets `value` to its maximum.
Value ProgramBuilder::makeBound(int64_t low, int64_t &value) {
  value = low;
  if (options.live || random.chance(75))
    return makeIndex(low);
  Value symbol = addArgument(builder.getIndexType());
  int64_t factor = random.between(1, 3);
  value = low + factor;
  if (factor > 1)
    symbol = arith::MulIOp::create(builder, loc, symbol, makeIndex(factor));
  return low ? arith::AddIOp::create(builder, loc, symbol, makeIndex(low))
                   .getResult()
             : symbol;
}

namespace {
struct Bounds {
  Value lower, upper, step;
  int64_t last;
};
} // namespace

/// Adds a loop over memrefs, of any dialect, around other loops or ops.
void ProgramBuilder::addBufferLoop(int64_t depth) {
  Scope scope(builder, pool, counters);
  if (depth == 0) {
    if (random.chance(20))
      return addIf();
    return addChain(random.between(1, 2));
  }
  int64_t low = random.between(0, 2), ignored;
  int64_t most = low + random.pick<int64_t>({0, 1, 1, 2, 2, 3, 3, 4});
  int64_t step = random.between(1, 3), upper;
  int64_t kind = random.below(5);
  SmallVector<Value> induction;
  if (kind == 3) {
    auto loop = affine::AffineForOp::create(builder, loc, low, most, step);
    upper = most;
    induction.push_back(loop.getInductionVar());
    builder.setInsertionPointToStart(loop.getBody());
  } else {
    Value lower = makeBound(low, ignored), top = makeBound(most, upper);
    Value by = makeIndex(step);
    Block *body = nullptr;
    if (kind <= 1) {
      auto loop = scf::ForOp::create(builder, loc, lower, top, by);
      body = loop.getBody();
    } else if (kind == 2) {
      auto loop = scf::ParallelOp::create(builder, loc, lower, top, by);
      body = loop.getBody();
    } else {
      auto loop = scf::ForallOp::create(
          builder, loc, ArrayRef<OpFoldResult>{lower},
          ArrayRef<OpFoldResult>{top}, ArrayRef<OpFoldResult>{by}, ValueRange(),
          std::nullopt);
      body = loop.getBody();
    }
    induction.push_back(body->getArgument(0));
    builder.setInsertionPoint(body->getTerminator());
  }
  for (Value value : induction)
    counters.push_back({value, std::max(low, upper - 1)});
  addBufferLoop(depth - 1);
}

void ProgramBuilder::addIf() {
  Value condition = addArgument(builder.getI1Type());
  bool hasElse = random.chance(60);
  auto branch = scf::IfOp::create(builder, loc, condition, hasElse);
  {
    Scope scope(builder, pool, counters);
    builder.setInsertionPoint(branch.thenBlock()->getTerminator());
    addChain(1);
  }
  if (!hasElse)
    return;
  Scope scope(builder, pool, counters);
  builder.setInsertionPoint(branch.elseBlock()->getTerminator());
  addChain(1);
}

/// Adds one op on a slice of `carried`, and inserts its result into the slice.
void ProgramBuilder::addTensorBody(Value carried, OpSpec &spec,
                                   const Slice &slice, bool inParallel) {
  OperandSpec &operand = spec.operands.back();
  Type type = RankedTensorType::get(operand.shape, operand.elementType);
  Value init = tensor::ExtractSliceOp::create(
      builder, loc, cast<RankedTensorType>(type), carried, slice.offsets,
      slice.sizes, slice.strides);
  addToPool(init, operand.sizes);
  forcedInit = random.chance(80) ? init : Value();
  Value result = addGeneric(spec).back();
  if (inParallel) {
    auto forall = cast<scf::ForallOp>(builder.getBlock()->getParentOp());
    builder.setInsertionPointToEnd(forall.getTerminator().getBody());
    tensor::ParallelInsertSliceOp::create(builder, loc, result, carried,
                                          slice.offsets, slice.sizes,
                                          slice.strides);
    return;
  }
  Value inserted = tensor::InsertSliceOp::create(
      builder, loc, result, carried, slice.offsets, slice.sizes, slice.strides);
  scf::YieldOp::create(builder, loc, inserted);
}

/// Adds loops that carry a tensor and replace a slice of it in each iteration.
void ProgramBuilder::addTensorLoops(int64_t depth) {
  // Unused results are not written in a loop.
  OpSpec spec = pickSpec(/*maxOutputs=*/1);
  const OperandSpec &operand = spec.operands.back();
  Scope scope(builder, pool, counters);
  bool inParallel = random.chance(30);
  // The maximum of the offsets must be known before the loops are built.
  SmallVector<int64_t> lows, mosts, steps;
  for (int64_t i = 0; i < depth; ++i) {
    lows.push_back(random.between(0, 2));
    mosts.push_back(lows.back() + (options.live ? random.between(2, 3)
                                                : random.between(0, 4)));
    steps.push_back(options.live ? 1 : random.between(1, 3));
  }
  SmallVector<Bounds> bounds;
  for (int64_t i = 0; i < depth; ++i) {
    int64_t upper, ignored;
    Value top = makeBound(mosts[i], upper),
          bottom = makeBound(lows[i], ignored);
    bounds.push_back({bottom, top, makeIndex(steps[i]),
                      std::max({lows[i], ignored, upper - 1})});
  }
  int64_t reach = 0;
  for (const Bounds &bound : bounds)
    reach = std::max(reach, bound.last);
  SmallVector<int64_t> base;
  for (int64_t size : operand.sizes)
    base.push_back(std::max<int64_t>(reach, 2) +
                   std::max<int64_t>(size - 1, 0) * 2 + 2);
  int64_t elements = 1;
  for (int64_t size : base)
    elements *= size;
  if (elements > 20000)
    return addChain(1);
  Value carried = makeArgument(base, operand.elementType);
  if (inParallel) {
    SmallVector<OpFoldResult> lower, upper, step;
    for (const Bounds &bound : bounds) {
      lower.push_back(bound.lower);
      upper.push_back(bound.upper);
      step.push_back(bound.step);
    }
    auto loop = scf::ForallOp::create(builder, loc, lower, upper, step, carried,
                                      std::nullopt);
    for (auto [bound, value] : llvm::zip(bounds, loop.getInductionVars()))
      counters.push_back({value, bound.last});
    carried = loop.getRegionIterArgs().front();
    builder.setInsertionPoint(loop.getTerminator());
    return addTensorBody(carried, spec, pickSlice(operand), true);
  }
  SmallVector<scf::ForOp> loops;
  for (const Bounds &bound : bounds) {
    auto loop = scf::ForOp::create(builder, loc, bound.lower, bound.upper,
                                   bound.step, carried);
    if (!loops.empty())
      scf::YieldOp::create(builder, loc, loop.getResults());
    loops.push_back(loop);
    carried = loop.getRegionIterArg(0);
    counters.push_back({loop.getInductionVar(), bound.last});
    builder.setInsertionPointToStart(loop.getBody());
  }
  addTensorBody(carried, spec, pickSlice(operand), false);
}

void ProgramBuilder::addLoops() {
  int64_t depth = random.between(1, 3);
  if (!onTensors)
    return addBufferLoop(depth);
  if (random.chance(50))
    addChain(1);
  addTensorLoops(depth);
  if (random.chance(30))
    addChain(1);
}
