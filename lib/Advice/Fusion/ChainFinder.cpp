//===- ChainFinder.cpp - Ops that are a chain of stages -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops of a `TileNest` that all ops share are over rows, or over batches
// where they index a matrix too; all other loops are over the elements of a
// row. Row-wise ops that need a sum or maximum of the row first are WholeRow
// stages; what computes those is no stage of its own.
//
//===----------------------------------------------------------------------===//

#include "ChainFinder.h"

#include "Reshapes.h"
#include "SoftmaxParts.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Traffic/WorkNest.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

namespace {
using LoopSet = llvm::SmallBitVector;

class ChainFinder {
public:
  ChainFinder(const FusionSet &set, const TileNest &nest, StorageSizes &sizes)
      : set(set), nest(nest), sizes(sizes), shared(nest.isShared),
        matrixLoops(nest.extents.size()) {}

  std::optional<FusionChain> run();

private:
  using Member = FusionSet::Member;
  /// An access of a member, with the loops of the nest that index it.
  struct Operand {
    const Access *access = nullptr;
    LoopSet loops;
    int64_t bits = 0;
  };
  struct Operands {
    SmallVector<Operand, 3> reads;
    Operand written;
    /// All loops of the op, and those that it sums up over.
    LoopSet loops, reduced;
  };

  bool collect(unsigned number, Operands &operands);
  bool makeOperand(unsigned number, const Access &access, Operand &operand);
  bool addMember(unsigned number);
  bool addGemm(const Member &member, const Operands &operands);
  bool addStatistic(const Member &member, const Operands &operands);
  bool addRowWise(const Member &member, const Operands &operands);
  bool addSideInput(const Operand &read, const LoopSet &newColumns,
                    ChainStage &stage);
  bool startWith(const Operand &rows);
  bool isStatistic(const Operand &read) const {
    return llvm::is_contained(llvm::make_first_range(statistics),
                              getReshapeRoot(read.access->value));
  }
  bool setRows();
  std::optional<unsigned> findProductAfter(unsigned last) const;
  void findSoftmax();

  LoopSet getColumns(const LoopSet &loops) const {
    LoopSet columns = loops;
    return columns.reset(shared);
  }
  /// Product of extents; no value if it is too large.
  std::optional<int64_t> countIterations(const LoopSet &loops) const {
    int64_t product = 1;
    for (unsigned loop : loops.set_bits())
      if (llvm::MulOverflow(product, nest.extents[loop], product))
        return std::nullopt;
    return product;
  }

  const FusionSet &set;
  const TileNest &nest;
  StorageSizes &sizes;
  FusionChain result;
  /// Loops that all ops share, and those that index matrices.
  LoopSet shared, matrixLoops;
  /// The rows that the last stage passes on, and the loops over their elements.
  Value current;
  LoopSet columns;
  /// The shared loops of each side input that has some.
  SmallVector<LoopSet, 2> sideRows;
  /// Values that are one element per row, and the size of one [bit].
  SmallVector<std::pair<Value, int64_t>, 2> statistics;
  /// The op of each stage.
  SmallVector<Operation *, 8> stageOps;
};
} // namespace

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

bool ChainFinder::makeOperand(unsigned number, const Access &access,
                              Operand &operand) {
  std::optional<int64_t> bits = sizes.getConstantBits(access.elementType);
  // No chain with wider elements is well-formed.
  constexpr int64_t maxBits = int64_t(1) << 59;
  if (!access.map || !bits || *bits < 1 || *bits > maxBits)
    return false;
  operand.access = &access;
  operand.bits = *bits;
  operand.loops.resize(nest.extents.size());
  for (AffineExpr expr : access.map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim && !isa<AffineConstantExpr>(expr))
      return false;
    unsigned loop = dim ? nest.memberLoops[number][dim.getPosition()] : 0;
    if (dim && nest.extents[loop] != 1) {
      if (operand.loops.test(loop))
        return false;
      operand.loops.set(loop);
    }
  }
  return true;
}

/// Fills in what the member reads, each value once, and writes.
bool ChainFinder::collect(unsigned number, Operands &operands) {
  const Work &work = set.getMembers()[number].work;
  for (LoopSet *loops : {&operands.loops, &operands.reduced})
    loops->resize(nest.extents.size());
  for (auto [loop, own] : llvm::zip_equal(nest.memberLoops[number], work.loops))
    if (nest.extents[loop] != 1) {
      operands.loops.set(loop);
      if (own.isReduction)
        operands.reduced.set(loop);
    }
  for (const Access &access : work.accesses) {
    Operand operand;
    if (!makeOperand(number, access, operand))
      return false;
    if (access.writes) {
      if (operands.written.access || access.reads)
        return false;
      operands.written = operand;
      continue;
    }
    bool isKnown = llvm::any_of(operands.reads, [&](const Operand &other) {
      return other.access->value == access.value &&
             other.access->map == access.map;
    });
    if (!isKnown && !(operand.loops.none() && !set.lookupMaker(access.value)))
      operands.reads.push_back(std::move(operand));
  }
  return operands.written.access;
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// The rows that come in.
bool ChainFinder::startWith(const Operand &rows) {
  columns = getColumns(rows.loops);
  std::optional<int64_t> width = countIterations(columns);
  if (!width)
    return false;
  current = getReshapeRoot(rows.access->value);
  result.chain.width = *width;
  result.chain.bits = rows.bits;
  return true;
}

/// C = A B, where one of A and B is the rows so far. Of two from outside it is
/// the one that more of the shared loops index.
bool ChainFinder::addGemm(const Member &member, const Operands &operands) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(member.op);
  SmallVector<const Operand *, 2> factors;
  const Operand *init = nullptr;
  for (const Operand &read : operands.reads) {
    if (operands.reduced.anyCommon(read.loops))
      factors.push_back(&read);
    else if (std::exchange(init, &read))
      return false;
  }
  if (!linalgOp || !linalg::isaContractionOpInterface(linalgOp) ||
      factors.size() != 2)
    return false;
  auto countShared = [&](const Operand *operand) {
    LoopSet loops = operand->loops;
    return (loops &= shared).count();
  };
  auto isCurrent = [&](const Operand *operand) {
    return current && getReshapeRoot(operand->access->value) == current;
  };
  if (isCurrent(factors[1]) ||
      (!current && countShared(factors[1]) > countShared(factors[0])))
    std::swap(factors[0], factors[1]);
  const Operand &rows = *factors[0], &matrix = *factors[1];
  if (isCurrent(&matrix) || set.lookupMaker(matrix.access->value))
    return false;
  if (!current ? !startWith(rows) : !isCurrent(&rows))
    return false;
  LoopSet newColumns = getColumns(operands.written.loops);
  LoopSet matrixColumns = getColumns(matrix.loops);
  LoopSet expected = operands.reduced;
  // B has the columns before and those after; A those before.
  if (getColumns(rows.loops) != columns || operands.reduced != columns ||
      matrixColumns != (expected |= newColumns))
    return false;
  std::optional<int64_t> width = countIterations(newColumns);
  if (!width)
    return false;
  LoopSet indexed = matrix.loops;
  matrixLoops |= (indexed &= shared);
  ChainStage stage;
  stage.kind = Kind::Gemm;
  stage.width = *width;
  stage.bits = operands.written.bits;
  stage.partialBits = std::max(
      stage.bits, getPartialBits(*operands.written.access, member.work, sizes));
  stage.weightBits = matrix.bits;
  if (init && !addSideInput(*init, newColumns, stage))
    return false;
  columns = newColumns;
  result.chain.stages.push_back(std::move(stage));
  return true;
}

/// One element per row: a sum, a maximum.
bool ChainFinder::addStatistic(const Member &member, const Operands &operands) {
  if (!current) {
    const Operand *rows = llvm::find_if(operands.reads, [&](const Operand &in) {
      return in.loops == operands.loops;
    });
    if (rows == operands.reads.end() || !startWith(*rows))
      return false;
  }
  if (member.outside != OutsideUse::None || operands.reduced != columns)
    return false;
  for (const Operand &read : operands.reads)
    if (getReshapeRoot(read.access->value) != current && !isStatistic(read))
      return false;
  statistics.push_back({operands.written.access->value, operands.written.bits});
  return true;
}

bool ChainFinder::addSideInput(const Operand &read, const LoopSet &newColumns,
                               ChainStage &stage) {
  LoopSet own = getColumns(read.loops);
  if (set.lookupMaker(read.access->value) || (own.any() && own != newColumns))
    return false;
  LoopSet rows = read.loops;
  rows &= shared;
  if (rows.any())
    sideRows.push_back(rows);
  Shape shape = Shape::PerRow;
  if (rows.none())
    shape = Shape::PerColumn;
  else if (own.any())
    shape = Shape::PerElement;
  stage.sideInputs.push_back({shape, read.bits});
  return true;
}

/// An element of the result for each element of the rows.
bool ChainFinder::addRowWise(const Member &member, const Operands &operands) {
  // linalg.softmax has a loop that it sums up over.
  bool isSoftmax = isa<linalg::SoftmaxOp>(member.op);
  if (!isSoftmax && operands.reduced.any())
    return false;
  ChainStage stage;
  stage.kind = isSoftmax ? Kind::WholeRow : Kind::Elementwise;
  stage.bits = operands.written.bits;
  stage.stateBits = isSoftmax ? 2 * stage.bits : 0;
  if (!current) {
    const Operand *rows = llvm::find_if(operands.reads, [&](const Operand &in) {
      return in.loops == operands.written.loops;
    });
    if (rows == operands.reads.end() || !startWith(*rows))
      return false;
  }
  bool readsCurrent = false;
  for (const Operand &read : operands.reads) {
    if (getReshapeRoot(read.access->value) == current) {
      readsCurrent = true;
      continue;
    }
    if (isStatistic(read)) {
      stage.kind = Kind::WholeRow;
      for (auto [value, bits] : statistics)
        if (value == getReshapeRoot(read.access->value) &&
            llvm::AddOverflow(stage.stateBits, bits, stage.stateBits))
          return false;
      continue;
    }
    if (!addSideInput(read, columns, stage))
      return false;
  }
  if (!readsCurrent || getColumns(operands.written.loops) != columns)
    return false;
  std::optional<int64_t> width = countIterations(columns);
  stage.width = width.value_or(0);
  result.chain.stages.push_back(std::move(stage));
  return true;
}

bool ChainFinder::addMember(unsigned number) {
  const Member &member = set.getMembers()[number];
  Operands operands;
  if (!collect(number, operands))
    return false;
  LoopSet missing = shared;
  if (missing.reset(operands.written.loops).any())
    return false;
  bool isReduction =
      operands.reduced.any() && !isa<linalg::SoftmaxOp>(member.op);
  if (isReduction && getColumns(operands.written.loops).none())
    return addStatistic(member, operands);
  if (isReduction ? !addGemm(member, operands) : !addRowWise(member, operands))
    return false;
  bool isLast = number + 1 == set.getMembers().size();
  result.chain.stages.back().isKept =
      !isLast && member.outside != OutsideUse::None;
  current = operands.written.access->value;
  stageOps.push_back(member.op);
  return true;
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// Rows are the longest shared loop that indexes no matrix.
bool ChainFinder::setRows() {
  LoopSet rows = shared;
  rows.reset(matrixLoops);
  if (rows.none())
    return false;
  result.rowLoop = rows.find_first();
  for (unsigned loop : rows.set_bits())
    if (nest.extents[loop] > nest.extents[result.rowLoop])
      result.rowLoop = loop;
  for (const LoopSet &loops : sideRows)
    if (!loops.test(result.rowLoop))
      return false;
  LoopSet batches = shared;
  batches.reset(result.rowLoop);
  std::optional<int64_t> batch = countIterations(batches);
  if (!batch)
    return false;
  result.chain.batch = *batch;
  result.chain.rows = nest.extents[result.rowLoop];
  result.batchLoops.append(batches.set_bits_begin(), batches.set_bits_end());
  for (ChainStage &stage : result.chain.stages)
    stage.isWeightPerBatch = stage.kind == Kind::Gemm && *batch > 1;
  return true;
}

/// The last stage before the product that takes the elements of the stage
/// `last`; no value if something else than casts and factors lies between.
std::optional<unsigned> ChainFinder::findProductAfter(unsigned last) const {
  ArrayRef<ChainStage> stages = result.chain.stages;
  for (unsigned own = last; own + 1 < stages.size(); ++own) {
    if (stages[own + 1].kind == Kind::Gemm)
      return own;
    if (stages[own].isKept || stages[own + 1].kind != Kind::Elementwise ||
        !isLinear(stageOps[own + 1], stageOps[own]->getResult(0)))
      return std::nullopt;
  }
  return std::nullopt;
}

/// softmax(x) = e / sum(e), e = exp(x - max(x)), in one op or in these four.
void ChainFinder::findSoftmax() {
  ArrayRef<ChainStage> stages = result.chain.stages;
  for (unsigned last = 0; last + 1 < stages.size(); ++last) {
    std::optional<unsigned> before = findProductAfter(last);
    if (!before || stages[last].kind != Kind::WholeRow)
      continue;
    if (isa<linalg::SoftmaxOp>(stageOps[last]))
      result.softmax = {last, *before};
    if (last == 0 || stages[last - 1].isKept || !isQuotient(stageOps[last]) ||
        !isExponential(stageOps[last - 1]))
      continue;
    auto makesOf = [&](unsigned stage, auto isWanted) {
      return llvm::any_of(stageOps[stage]->getOperands(), [&](Value operand) {
        const Member *maker = set.lookupMaker(operand);
        return maker && isWanted(maker->op);
      });
    };
    if (makesOf(last, isSum) && makesOf(last - 1, isMaximum))
      result.softmax = {last - 1, *before};
  }
}

std::optional<FusionChain> ChainFinder::run() {
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
    if (nest.extents[loop] == 1)
      shared.reset(loop);
  for (unsigned number = 0; number < set.getMembers().size(); ++number)
    if (!addMember(number))
      return std::nullopt;
  if (result.countProducts() == 0 ||
      result.chain.stages.size() > maxSegmentStages || !setRows())
    return std::nullopt;
  findSoftmax();
  return std::move(result);
}

std::optional<FusionChain> roofline::findChain(const FusionSet &set,
                                               const TileNest &nest,
                                               StorageSizes &sizes) {
  return ChainFinder(set, nest, sizes).run();
}
