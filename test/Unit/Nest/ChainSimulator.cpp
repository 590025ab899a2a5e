//===- ChainSimulator.cpp - Executes fused schedules ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainMachine.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

static int64_t widthBefore(const Chain &chain, unsigned stage) {
  return stage ? chain.stages[stage - 1].width : chain.width;
}

/// Merges batches into rows unless a matrix is per batch.
static Chain mergeBatches(Chain chain) {
  if (llvm::none_of(chain.stages, [](const ChainStage &stage) {
        return stage.kind == Kind::Gemm && stage.isWeightPerBatch;
      })) {
    chain.rows *= chain.batch;
    chain.batch = 1;
  }
  return chain;
}

//===----------------------------------------------------------------------===//
// Blocks of rows
//===----------------------------------------------------------------------===//

namespace {
class BlockExecutor : public Executor {
public:
  BlockExecutor(const Chain &chain, const BlockSchedule &schedule)
      : Executor(chain), schedule(schedule) {}
  ChainRun run();

private:
  void moveResidents(bool isLoaded, bool perBatch);
  void runBlock();
  void hold(unsigned group);
  void release(unsigned group);
  void passColumn(unsigned group, int64_t column, bool isFirst, bool isLast);
  void updateOnline(unsigned group, int64_t column);
  void moveState(unsigned group, bool isCreated);
  const ChainStage *getOnline(unsigned group) const;
  Element getState(int64_t row, unsigned index) const {
    return {Element::State, 0, index, batch, row, 0};
  }

  const BlockSchedule &schedule;
};
} // namespace

void BlockExecutor::moveResidents(bool isLoaded, bool perBatch) {
  auto move = [&](const Element &element, int64_t bits) {
    if (isLoaded)
      machine.load(element, bits);
    else
      machine.drop(element);
  };
  for (auto [stage, info] : llvm::enumerate(chain.stages)) {
    if (info.kind == Kind::Gemm && schedule.keepsMatrix[stage] &&
        info.isWeightPerBatch == perBatch)
      for (int64_t k = 0; k < widthBefore(chain, stage); ++k)
        for (int64_t n = 0; n < info.width; ++n)
          move(getMatrix(chain, stage, batch, k, n), info.weightBits);
    for (auto [index, side] : llvm::enumerate(info.sideInputs)) {
      if (!schedule.keepsSide[stage][index] || perBatch)
        continue;
      if (isLoaded)
        machine.create(getMark(stage, index), 0);
      for (int64_t column = 0; column < info.width; ++column)
        move(getSide(chain, stage, index, 0, 0, column), side.bits);
    }
  }
}

/// Creates all rows of a group, as zeros or as the input.
void BlockExecutor::hold(unsigned group) {
  for (int64_t row = begin; row < end; ++row)
    for (int64_t column = 0; column < groups[group].width; ++column)
      group ? createRow(group, row, column) : loadRow(group, row, column);
}

void BlockExecutor::release(unsigned group) {
  bool isLast = group + 1 == groups.size();
  for (int64_t row = begin; row < end; ++row)
    for (int64_t column = 0; column < groups[group].width; ++column) {
      if (isLast)
        storeRow(group, row, column, chain.stages.size(),
                 chain.stages.back().bits);
      machine.drop(at(group, row, column));
    }
}

const ChainStage *BlockExecutor::getOnline(unsigned group) const {
  unsigned last = groups[group].last;
  return last && chain.stages[last - 1].kind == Kind::Online
             ? &chain.stages[last - 1]
             : nullptr;
}

/// Creates or drops maximum and sum of each row; the second one occupies the
/// space of both.
void BlockExecutor::moveState(unsigned group, bool isCreated) {
  const ChainStage *online = getOnline(group);
  for (int64_t row = begin; online && row < end; ++row) {
    if (isCreated) {
      machine.create(getState(row, 0), 0, -INFINITY);
      machine.create(getState(row, 1), online->stateBits);
      continue;
    }
    for (int64_t column = 0; column < groups[group + 1].width; ++column)
      machine.at(at(group + 1, row, column)) /= machine.at(getState(row, 1));
    machine.drop(getState(row, 0));
    machine.drop(getState(row, 1));
  }
}

/// Turns a column of scores into exponentials and corrects what was summed with
/// a smaller maximum.
void BlockExecutor::updateOnline(unsigned group, int64_t column) {
  if (!getOnline(group))
    return;
  for (int64_t row = begin; row < end; ++row) {
    double &largest = machine.at(getState(row, 0));
    double &sum = machine.at(getState(row, 1));
    double &score = machine.at(at(group, row, column));
    double now = std::max(largest, score);
    double factor = std::exp(largest - now);
    score = std::exp(score - now);
    sum = sum * factor + score;
    for (int64_t n = 0; n < groups[group + 1].width; ++n)
      machine.at(at(group + 1, row, n)) *= factor;
    largest = now;
  }
}

/// Computes a column from the preceding group, or loads it, and passes it to
/// the next group, or stores it.
void BlockExecutor::passColumn(unsigned group, int64_t column, bool isFirst,
                               bool isLast) {
  for (int64_t row = begin; row < end; ++row)
    isFirst ? loadRow(group, row, column) : createRow(group, row, column);
  for (int64_t k = 0; !isFirst && k < groups[group - 1].width; ++k)
    multiply(group - 1, k, column);
  applyColumn(group, column, true);
  updateOnline(group, column);
  for (int64_t n = 0; !isLast && n < groups[group + 1].width; ++n)
    multiply(group, column, n);
  for (int64_t row = begin; row < end; ++row) {
    if (isLast)
      storeRow(group, row, column, chain.stages.size(),
               chain.stages.back().bits);
    machine.drop(at(group, row, column));
  }
}

void BlockExecutor::runBlock() {
  unsigned last = groups.size() - 1;
  for (unsigned group = 0; group <= last; ++group) {
    if (!schedule.passes[group]) {
      // After a group that passes, the rows already exist.
      if (group == 0 || !schedule.passes[group - 1])
        hold(group);
      if (group > 0 && !schedule.passes[group - 1]) {
        for (int64_t k = 0; k < groups[group - 1].width; ++k)
          for (int64_t n = 0; n < groups[group].width; ++n)
            multiply(group - 1, k, n);
        release(group - 1);
      }
      applyHeld(group);
      continue;
    }
    if (group < last)
      hold(group + 1);
    holdRowSides(group, true);
    moveState(group, true);
    for (int64_t column = 0; column < groups[group].width; ++column)
      passColumn(group, column, group == 0, group == last);
    moveState(group, false);
    holdRowSides(group, false);
    if (group > 0)
      release(group - 1);
  }
  if (!schedule.passes[last])
    release(last);
}

ChainRun BlockExecutor::run() {
  moveResidents(true, false);
  for (batch = 0; batch < chain.batch; ++batch) {
    moveResidents(true, true);
    for (begin = 0; begin < chain.rows; begin = end) {
      end = std::min(begin + schedule.blockRows, chain.rows);
      runBlock();
    }
    moveResidents(false, true);
  }
  return finish();
}

ChainRun test::runRowBlocks(const Chain &chain, const BlockSchedule &schedule) {
  return BlockExecutor(mergeBatches(chain), schedule).run();
}

//===----------------------------------------------------------------------===//
// Partial sums
//===----------------------------------------------------------------------===//

namespace {
class PartialSumExecutor : public Executor {
public:
  PartialSumExecutor(const Chain &chain, int64_t rows, int64_t columns)
      : Executor(chain), rows(rows), columns(columns) {}
  ChainRun run();

private:
  void makeTile();
  void addToSums();

  int64_t rows, columns;
  int64_t left = 0, right = 0;
};
} // namespace

void PartialSumExecutor::makeTile() {
  for (int64_t row = begin; row < end; ++row)
    for (int64_t column = left; column < right; ++column)
      createRow(1, row, column);
  holdRowSides(0, true);
  for (int64_t k = 0; k < groups[0].width; ++k) {
    for (int64_t row = begin; row < end; ++row)
      loadRow(0, row, k);
    applyColumn(0, k, left == 0);
    for (int64_t column = left; column < right; ++column)
      multiply(0, k, column);
    for (int64_t row = begin; row < end; ++row)
      machine.drop(at(0, row, k));
  }
  holdRowSides(0, false);
  holdRowSides(1, true);
  for (int64_t column = left; column < right; ++column)
    applyColumn(1, column, true);
  holdRowSides(1, false);
}

void PartialSumExecutor::addToSums() {
  bool isFirst = left == 0, isLast = right == groups[1].width;
  const ChainStage &gemm = chain.stages[groups[2].first - 1];
  int64_t partial = gemm.partialBits ? gemm.partialBits : gemm.bits;
  if (isLast)
    holdRowSides(2, true);
  for (int64_t n = 0; n < groups[2].width; ++n) {
    for (int64_t row = begin; row < end; ++row)
      isFirst ? createRow(2, row, n)
              : machine.load(at(2, row, n), partial, groups[2].room);
    for (int64_t column = left; column < right; ++column)
      multiply(1, column, n);
    if (isLast)
      applyColumn(2, n, true);
    for (int64_t row = begin; row < end; ++row) {
      if (isLast)
        storeRow(2, row, n, chain.stages.size(), chain.stages.back().bits);
      else
        storeRow(2, row, n, groups[2].first, partial);
      machine.drop(at(2, row, n));
    }
  }
  if (isLast)
    holdRowSides(2, false);
  for (int64_t row = begin; row < end; ++row)
    for (int64_t column = left; column < right; ++column)
      machine.drop(at(1, row, column));
}

ChainRun PartialSumExecutor::run() {
  for (batch = 0; batch < chain.batch; ++batch)
    for (int64_t top = 0; top < chain.rows; top += rows)
      for (left = 0; left < groups[1].width; left = right) {
        begin = top;
        end = std::min(top + rows, chain.rows);
        right = std::min(left + columns, groups[1].width);
        makeTile();
        addToSums();
      }
  return finish();
}

ChainRun test::runPartialSums(const Chain &chain, int64_t rows,
                              int64_t columns) {
  return PartialSumExecutor(mergeBatches(chain), rows, columns).run();
}

//===----------------------------------------------------------------------===//
// Two passes
//===----------------------------------------------------------------------===//

namespace {
class TwoPassExecutor : public Executor {
public:
  using Executor::Executor;
  ChainRun run(int64_t blockRows);

private:
  void passColumn(int64_t column, bool isSecond);
  Element getState(int64_t row, unsigned index) const {
    return {Element::State, 0, index, batch, row, 0};
  }
};
} // namespace

void TwoPassExecutor::passColumn(int64_t column, bool isSecond) {
  for (int64_t row = begin; row < end; ++row)
    loadRow(0, row, column);
  addSides(0, 0, column);
  for (int64_t row = begin; row < end; ++row) {
    double &largest = machine.at(getState(row, 0));
    double &sum = machine.at(getState(row, 1));
    double &value = machine.at(at(0, row, column));
    if (isSecond) {
      value = std::exp(value - largest) / sum;
      storeRow(0, row, column, 1, chain.stages[0].bits);
    } else {
      double now = std::max(largest, value);
      sum = sum * std::exp(largest - now) + std::exp(value - now);
      largest = now;
    }
    machine.drop(at(0, row, column));
  }
}

ChainRun TwoPassExecutor::run(int64_t blockRows) {
  for (begin = 0; begin < chain.rows; begin = end) {
    end = std::min(begin + blockRows, chain.rows);
    holdRowSides(0, true);
    for (int64_t row = begin; row < end; ++row) {
      machine.create(getState(row, 0), 0, -INFINITY);
      machine.create(getState(row, 1), chain.stages[0].stateBits);
    }
    for (bool isSecond : {false, true})
      for (int64_t column = 0; column < chain.width; ++column)
        passColumn(column, isSecond);
    for (int64_t row = begin; row < end; ++row)
      for (unsigned index : {0, 1})
        machine.drop(getState(row, index));
    holdRowSides(0, false);
  }
  return finish();
}

ChainRun test::runTwoPasses(const Chain &chain, int64_t blockRows) {
  return TwoPassExecutor(mergeBatches(chain)).run(blockRows);
}
