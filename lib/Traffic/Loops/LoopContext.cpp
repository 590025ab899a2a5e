//===- LoopContext.cpp - Values in terms of the loops around --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopContext.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Support/CountTerms.h"
#include "llvm/Support/SaveAndRestore.h"

#include <array>

using namespace mlir;
using namespace mlir::roofline;

/// Bounds the time on hostile input: beyond, a value varies or is unknown.
static constexpr unsigned maxInvarianceDepth = 6;
static constexpr unsigned maxNesting = 32;
static constexpr uint64_t maxParts = 96;

/// The number of a dim that stands for the value itself.
static constexpr int64_t ownValue = -1;

//===----------------------------------------------------------------------===//
// Invariance
//===----------------------------------------------------------------------===//

static bool isMadeOutside(Operation *outermost, Value value) {
  Operation *parent = value.getParentRegion()->getParentOp();
  // All threads of a launch have the same arguments of the kernel; its buffers
  // belong to blocks and threads.
  if (auto kernel = dyn_cast<FunctionOpInterface>(parent);
      kernel && parent == outermost)
    if (auto argument = dyn_cast<BlockArgument>(value))
      return argument.getOwner()->isEntryBlock() &&
             argument.getArgNumber() < kernel.getNumArguments();
  return !outermost->isAncestor(parent);
}

/// True for an op that asks for a number, such as the id of a thread.
static bool isQuery(Operation *op) {
  return op->getNumOperands() == 0 && op->getNumResults() == 1 &&
         op->getResult(0).getType().isIntOrIndex() &&
         !op->hasTrait<OpTrait::ConstantLike>();
}

/// True for a kernel or a launch, whose executions are threads.
static bool hasThreads(Operation *op) {
  auto execution = dyn_cast<ExecutionOpInterface>(op);
  return isa<FunctionOpInterface>(op) ||
         (execution && !execution.areRegionsExclusive() &&
          !isa<LoopLikeOpInterface>(op));
}

/// True if threads that `outermost` contains execute `op`.
static bool varies(Operation *outermost, Operation *op) {
  do
    op = op->getParentOp();
  while (op != outermost && !hasThreads(op));
  return hasThreads(op);
}

static bool isInvariantIn(Operation *outermost, Value value, unsigned depth) {
  if (isMadeOutside(outermost, value))
    return true;
  Operation *op = value.getDefiningOp();
  // Threads get different answers.
  if (op && isQuery(op) && varies(outermost, op))
    return false;
  return op && op->getNumRegions() == 0 && depth != maxInvarianceDepth &&
         isMemoryEffectFree(op) &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return isInvariantIn(outermost, operand, depth + 1);
         });
}

bool roofline::isInvariantIn(Operation *outermost, Value value) {
  return ::isInvariantIn(outermost, value, /*depth=*/0);
}

bool LoopContext::isOutside(Value value) const {
  return isMadeOutside(outermost, value);
}

/// A symbol for a value that is the same in all iterations, or what the program
/// around knows of it.
Count LoopContext::getInvariant(Value value, int64_t dim) {
  Count known = dim == ownValue ? outside.getIndexValue(value)
                                : outside.getDim(value, dim);
  if (known.isConstant())
    return known;
  unsigned number = invariants.size();
  auto it = invariants.try_emplace({value, dim}, number).first;
  return Count::symbol("s" + std::to_string(it->second));
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static Count makeCounter(unsigned number) {
  return Count::symbol("d" + std::to_string(number));
}

/// Returns the symbol for the iteration number of a loop.
static Count getCounter(unsigned number) {
  static const std::array<Count, 4> outer = {makeCounter(0), makeCounter(1),
                                             makeCounter(2), makeCounter(3)};
  return number < outer.size() ? outer[number] : makeCounter(number);
}

unsigned LoopContext::addCounter(Value value, const Count &start,
                                 const Count &step) {
  unsigned number = numLoops++;
  if (value)
    innerValues[value] = start + step * getCounter(number);
  return number;
}

std::optional<unsigned> LoopContext::addLoop(const Count &trips, Value value,
                                             const Count &start,
                                             const Count &step) {
  std::optional<TiledLoop> loop = makeTiledLoop(trips, loops);
  if (!loop)
    return std::nullopt;
  loop->hasCounter = bool(value);
  loops.push_back(std::move(*loop));
  return addCounter(value, start, trips.isOne() ? Count(0) : step);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static bool hasSymbol(const Count &count, function_ref<bool(StringRef)> is) {
  bool found = false;
  count.visitAtoms([&](const CountAtom &atom) {
    found |= atom.kind == AtomKind::Symbol && is(atom.name);
  });
  return found;
}

/// Returns `count`, or a symbol where it is unknown or too complex.
Count LoopContext::limit(std::optional<Count> count, Value value, int64_t dim) {
  bool isSimple = count && !count->isMoreComplexThan(maxParts);
  if (isSimple && !hasSymbol(*count, isUnknown))
    return *count;
  if (::isInvariantIn(outermost, value, /*depth=*/0))
    return getInvariant(value, dim);
  return isSimple ? *count : makeUnknown();
}

/// True if the dim is that of the value that enters the loop which carries
/// `shaped`.
bool LoopContext::isHandedOn(Value shaped, int64_t dim) {
  Value init = getLoopInit(shaped);
  auto type = init ? dyn_cast<ShapedType>(init.getType()) : ShapedType();
  if (!type || !type.hasRank() || dim >= type.getRank())
    return false;
  Count size = outside.getDim(shaped, dim);
  return size == outside.getDim(init, dim);
}

Count LoopContext::getDim(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  if (isOutside(shaped))
    return getInvariant(shaped, dim);
  auto it = innerDims.find({shaped, dim});
  if (it != innerDims.end())
    return it->second;
  llvm::SaveAndRestore deeper(nesting, nesting + 1);
  std::optional<Count> count;
  if (tracesSizes && nesting < maxNesting)
    count = isHandedOn(shaped, dim) ? getDim(getLoopInit(shaped), dim)
                                    : computeDefinedDim(shaped, dim, *this);
  return innerDims[{shaped, dim}] = limit(std::move(count), shaped, dim);
}

Count LoopContext::getIndexValue(Value index) {
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return Count(llvm::DynamicAPInt(constant));
  if (isOutside(index))
    return getInvariant(index, ownValue);
  auto it = innerValues.find(index);
  if (it != innerValues.end())
    return it->second;
  llvm::SaveAndRestore deeper(nesting, nesting + 1);
  std::optional<Count> count;
  if (nesting < maxNesting)
    count = computeDefinedIndex(index, *this);
  return innerValues[index] = limit(std::move(count), index, ownValue);
}

/// All iterations have the same sizes of the launch.
std::optional<Count> LoopContext::getLaunchSize(StringRef name) {
  std::optional<Count> size = outside.getLaunchSize(name);
  return !size || size->isConstant() ? size
                                     : Count::symbol(("s." + name).str());
}

std::optional<LinearIndex> LoopContext::getLinear(const Count &value) {
  Count constant(value.getConstantTerm());
  std::optional<int64_t> offset = constant.tryInt64();
  if (!offset)
    return std::nullopt;
  LinearIndex linear;
  linear.offset = *offset;
  for (const CountTerm &term : value.getTerms()) {
    Count factor(term.coefficient);
    const CountFactor &power = term.factors.front();
    StringRef symbol = power.atom->name;
    if (term.factors.size() != 1 || power.exponent != 1 ||
        power.atom->kind != AtomKind::Symbol || !isCounter(symbol))
      continue;
    std::optional<int64_t> slope = factor.tryInt64();
    unsigned number;
    if (!slope || symbol.drop_front().getAsInteger(10, number))
      return std::nullopt;
    linear.terms.push_back({number, *slope});
  }
  if (linear.terms.size() != value.getTerms().size()) {
    linear.unknown = value - constant;
    for (auto [number, slope] : linear.terms)
      linear.unknown -= slope * getCounter(number);
  }
  if (hasSymbol(linear.unknown, [](StringRef symbol) {
        return isCounter(symbol) || isUnknown(symbol);
      }))
    return std::nullopt;
  llvm::sort(linear.terms);
  return linear;
}
