//===- RandomSpecs.cpp - Iteration spaces and maps of random ops ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomBuilder.h"

#include <array>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// Iteration spaces
//===----------------------------------------------------------------------===//

/// Maximum number of points of one iteration space; the interpreter takes about
/// 100 ns for each scalar op.
static constexpr int64_t maxPoints = 240;
/// Maximum number of elements of one operand.
static constexpr int64_t maxElements = 5000;

int64_t ProgramBuilder::pickExtent() {
  if (mayBeEmpty && random.chance(12))
    return 0;
  return options.live ? random.between(2, 4) : random.between(1, 5);
}

/// Picks the loops of one op and their roles in a contraction.
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
    // As bits for lhs, rhs and output: m, n, k and batch are 5, 6, 3 and 7.
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

/// Picks the dims in the map of an operand, on one side of a contraction or of
/// any op.
SmallVector<unsigned> ProgramBuilder::pickDims(const OpSpec &spec, int side) {
  SmallVector<unsigned> dims;
  for (unsigned loop = 0; loop < spec.loops.size(); ++loop)
    if (side >= 0 ? spec.loops[loop].sides >> side & 1 : random.chance(60))
      dims.push_back(loop);
  random.shuffle(dims);
  return dims;
}

/// Picks the results of an input's map: plain dims, windows, repetitions,
/// constants.
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

/// Returns the largest value of `expr` plus one, and whether a dim of that size
/// may be dynamic.
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

/// Returns the loops that are not a map result on their own, of which linalg
/// requires one per loop.
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

/// Adds outputs, each element of which is written. On tensors the map is a
/// permutation of some loops; a memref may also be written in part.
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
  // A loop is parallel if it indexes every output.
  for (unsigned loop = 0; loop < spec.loops.size(); ++loop)
    for (const OperandSpec &operand : spec.operands)
      if (operand.isInit && !operand.map.isFunctionOfDim(loop))
        spec.loops[loop].isReduction = true;
  // Without iterations the result is the init, which bufferization may have to
  // copy.
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
