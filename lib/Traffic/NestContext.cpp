//===- NestContext.cpp - Values as functions of loop counters -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestContext.h"

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

/// Bounds the time on hostile input: beyond, a value varies or is unknown.
static constexpr unsigned maxInvarianceDepth = 6;
static constexpr unsigned maxValueDepth = 32;
static constexpr size_t maxTextLength = 256;

size_t roofline::countInvariantRegions(ArrayRef<Region *> regions, Value value,
                                       unsigned depth) {
  Region *home = value.getParentRegion();
  size_t count = 0;
  while (count < regions.size() && !regions[count]->isAncestor(home))
    ++count;
  Operation *op = value.getDefiningOp();
  if (count == regions.size() || !op || op->getNumRegions() != 0 ||
      depth == maxInvarianceDepth || !isMemoryEffectFree(op))
    return count;
  size_t least = regions.size();
  for (Value operand : op->getOperands()) {
    least = std::min(least, countInvariantRegions(regions, operand, depth + 1));
    if (least <= count)
      return count;
  }
  return least;
}

static bool isCounterSymbol(StringRef symbol) { return symbol.front() == 'd'; }
static bool isUnknownSymbol(StringRef symbol) { return symbol.front() == 'x'; }

NestContext::NestContext(ArrayRef<Region *> regions, WorkContext &outside)
    : regions(regions), outside(outside) {
  for (Region *region : llvm::reverse(regions))
    addRegion(region, region == regions.back());
}

void NestContext::addRegion(Region *region, bool isOutermost) {
  SmallVector<RegionExecution, 2> executions;
  cast<ExecutionOpInterface>(region->getParentOp())
      .getRegionExecutions(*this, executions);
  for (const RegionExecution &execution : executions) {
    if (execution.region != region)
      continue;
    SmallVector<std::string> symbols;
    execution.executions.collectSymbols(symbols);
    for (StringRef symbol : symbols)
      rectangular &=
          !isCounterSymbol(symbol) && (isOutermost || !isUnknownSymbol(symbol));
    for (const LoopCounter &counter : execution.counters) {
      Count iteration = Count::symbol("d" + std::to_string(numLoops++));
      if (counter.value)
        values[counter.value] = counter.start + counter.step * iteration;
    }
  }
}

/// A symbol for a value that is `known` to the program around.
Count NestContext::getInvariant(Value value, int64_t dim, const Count &known) {
  if (known.isConstant())
    return known;
  unsigned number = invariants.size();
  auto it = invariants.try_emplace({value, dim}, number).first;
  return Count::symbol("s" + std::to_string(it->second));
}

Count NestContext::getDim(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  return isInvariant(shaped)
             ? getInvariant(shaped, dim, outside.getDim(shaped, dim))
             : makeUnknown();
}

Count NestContext::computeIndexValue(Value index) {
  if (isInvariant(index))
    return getInvariant(index, -1, outside.getIndexValue(index));
  auto model = index.getDefiningOp<WorkOpInterface>();
  if (!model || depth > maxValueDepth)
    return makeUnknown();
  std::optional<Count> value =
      model.getIndexResult(*this, cast<OpResult>(index).getResultNumber());
  return value && value->str().size() <= maxTextLength ? *value : makeUnknown();
}

Count NestContext::getIndexValue(Value index) {
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return Count(llvm::DynamicAPInt(constant));
  auto it = values.find(index);
  if (it != values.end())
    return it->second;
  llvm::SaveAndRestore nesting(depth, depth + 1);
  Count value = computeIndexValue(index);
  values[index] = value;
  return value;
}

/// `value` with `counter` at 1 and all other counters at 0; all at 0 if
/// `counter` is empty.
static Count evaluateAt(const Count &value, StringRef counter) {
  return value.substitute([&](StringRef symbol) -> std::optional<Count> {
    if (!isCounterSymbol(symbol))
      return std::nullopt;
    return Count(symbol == counter);
  });
}

AffineExpr NestContext::getAffineExpr(Value index, unsigned firstDim,
                                      AffineExpr shift) {
  Count value = getIndexValue(index);
  SmallVector<std::string> symbols;
  value.collectSymbols(symbols);
  Count base = evaluateAt(value, "");
  std::optional<int64_t> constant = base.tryInt64();
  AffineExpr expr =
      constant ? getAffineConstantExpr(*constant, shift.getContext()) : shift;
  Count linear = base;
  for (StringRef symbol : symbols) {
    if (isUnknownSymbol(symbol))
      return {};
    if (!isCounterSymbol(symbol))
      continue;
    Count slope = evaluateAt(value, symbol) - base;
    std::optional<int64_t> factor = slope.tryInt64();
    unsigned number;
    if (!factor || symbol.drop_front().getAsInteger(10, number))
      return {};
    expr = expr +
           getAffineDimExpr(firstDim + number, shift.getContext()) * *factor;
    linear += slope * Count::symbol(symbol);
  }
  return linear == value ? expr : AffineExpr();
}
