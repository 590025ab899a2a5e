//===- WrittenContext.cpp - Counts in terms of the loops around -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrittenContext.h"

#include "WrittenLoops.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

/// Bounds the time on hostile input: beyond, a value is unknown.
static constexpr unsigned maxNesting = 32;
static constexpr size_t maxTextLength = 256;

bool WrittenContext::isOutside(Value value) const {
  Operation *parent = value.getParentRegion()->getParentOp();
  return !outermost->isAncestor(parent);
}

/// A symbol for a value from outside that is `known` to the program around.
Count WrittenContext::getInvariant(Value value, int64_t dim,
                                   const Count &known) {
  if (known.isConstant())
    return known;
  unsigned number = invariants.size();
  auto it = invariants.try_emplace({value, dim}, number).first;
  return Count::symbol("s" + std::to_string(it->second));
}

std::optional<unsigned> WrittenContext::addLoop(const Count &trips, Value value,
                                                const Count &start,
                                                const Count &step) {
  std::optional<WrittenLoop> loop = makeWrittenLoop(trips, loops);
  if (!loop)
    return std::nullopt;
  unsigned number = loops.size();
  loops.push_back(std::move(*loop));
  if (value)
    innerValues[value] =
        start + step * Count::symbol("d" + std::to_string(number));
  return number;
}

/// True if the dim is that of the value that enters the loop which carries
/// `shaped`.
bool WrittenContext::isHandedOn(Value shaped, int64_t dim) {
  Value init = getLoopInit(shaped);
  auto type = init ? dyn_cast<ShapedType>(init.getType()) : ShapedType();
  return type && type.hasRank() && dim < type.getRank() &&
         outside.getDim(shaped, dim) == outside.getDim(init, dim);
}

Count WrittenContext::getDim(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  if (isOutside(shaped))
    return getInvariant(shaped, dim, outside.getDim(shaped, dim));
  auto it = innerDims.find({shaped, dim});
  if (it != innerDims.end())
    return it->second;
  llvm::SaveAndRestore deeper(nesting, nesting + 1);
  std::optional<Count> count;
  if (nesting < maxNesting)
    count = isHandedOn(shaped, dim) ? getDim(getLoopInit(shaped), dim)
                                    : computeDefinedDim(shaped, dim, *this);
  if (!count || count->str().size() > maxTextLength)
    count = makeUnknown();
  innerDims[{shaped, dim}] = *count;
  return *count;
}

Count WrittenContext::getIndexValue(Value index) {
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return Count(llvm::DynamicAPInt(constant));
  if (isOutside(index))
    return getInvariant(index, -1, outside.getIndexValue(index));
  auto it = innerValues.find(index);
  if (it != innerValues.end())
    return it->second;
  llvm::SaveAndRestore deeper(nesting, nesting + 1);
  std::optional<Count> count;
  if (nesting < maxNesting)
    count = computeDefinedIndex(index, *this);
  if (!count || count->str().size() > maxTextLength)
    count = makeUnknown();
  innerValues[index] = *count;
  return *count;
}

//===----------------------------------------------------------------------===//
// Linear indices
//===----------------------------------------------------------------------===//

static bool isCounter(StringRef symbol) { return symbol.front() == 'd'; }

/// `value` with all symbols but those of unknown constants at 0, and `counter`
/// at 1.
static Count evaluateAt(const Count &value, StringRef counter) {
  return value.substitute([&](StringRef symbol) -> std::optional<Count> {
    if (!isCounter(symbol))
      return std::nullopt;
    return Count(symbol == counter);
  });
}

std::optional<LinearIndex> WrittenContext::getLinear(const Count &value) const {
  LinearIndex linear;
  if (std::optional<int64_t> constant = value.tryInt64()) {
    linear.offset = *constant;
    return linear;
  }
  SmallVector<std::string> symbols;
  value.collectSymbols(symbols);
  Count base = evaluateAt(value, ""), sum = base;
  for (StringRef symbol : symbols) {
    if (symbol.front() == 'x')
      return std::nullopt;
    if (!isCounter(symbol))
      continue;
    Count slope = evaluateAt(value, symbol) - base;
    std::optional<int64_t> factor = slope.tryInt64();
    unsigned number;
    if (!factor || symbol.drop_front().getAsInteger(10, number))
      return std::nullopt;
    if (*factor != 0)
      linear.terms.push_back({number, *factor});
    sum += slope * Count::symbol(symbol);
  }
  Count constant = base.substitute([](StringRef) { return Count(0); });
  std::optional<int64_t> offset = constant.tryInt64();
  if (sum != value || !offset)
    return std::nullopt;
  linear.offset = *offset;
  linear.unknown = base - constant;
  llvm::sort(linear.terms);
  return linear;
}
