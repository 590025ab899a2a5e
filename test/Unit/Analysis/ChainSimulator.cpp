//===- ChainSimulator.cpp - Runs fused schedules element by element -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainSimulator.h"
#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Initial content: small numbers that differ.
static double getInput(const Element &element) {
  uint64_t bits = element.pack() * 0x9e3779b97f4a7c15u;
  return double(bits >> 40 & 7) / 4 - 0.75;
}

static int64_t widthBefore(const Chain &chain, unsigned stage) {
  return stage ? chain.stages[stage - 1].width : chain.width;
}

/// Batches are rows unless a matrix is per batch.
static Chain mergeBatches(Chain chain) {
  if (llvm::none_of(chain.stages, [](const ChainStage &stage) {
        return stage.kind == Kind::Gemm && stage.isWeightPerBatch;
      })) {
    chain.rows *= chain.batch;
    chain.batch = 1;
  }
  return chain;
}

static Element getSide(const Chain &chain, unsigned stage, unsigned index,
                       int64_t batch, int64_t row, int64_t column) {
  switch (chain.stages[stage].sideInputs[index].shape) {
  case Shape::PerElement:
    return {Element::Side, stage, index, batch, row, column};
  case Shape::PerColumn:
    return {Element::Side, stage, index, 0, 0, column};
  case Shape::PerRow:
    return {Element::Side, stage, index, batch, row, 0};
  }
  return {};
}

static Element getMatrix(const Chain &chain, unsigned stage, int64_t batch,
                         int64_t k, int64_t n) {
  int64_t owner = chain.stages[stage].isWeightPerBatch ? batch : 0;
  return {Element::Matrix, stage, 0, owner, k, n};
}

namespace {
/// What the stages mean: elementwise x / 2 + sum of sides, whole rows softmax(x
/// + sum of sides), a GEMM's side inputs are added to its result.
class Reference {
public:
  explicit Reference(const Chain &chain) : chain(chain) {}
  std::vector<double> getRow(unsigned stage, int64_t batch, int64_t row);

private:
  const Chain &chain;
};
} // namespace

/// Row of the result of `stage` - 1.
std::vector<double> Reference::getRow(unsigned stage, int64_t batch,
                                      int64_t row) {
  std::vector<double> result;
  if (stage == 0) {
    for (int64_t column = 0; column < chain.width; ++column)
      result.push_back(getInput({Element::Rows, 0, 0, batch, row, column}));
    return result;
  }
  std::vector<double> before = getRow(stage - 1, batch, row);
  const ChainStage &info = chain.stages[stage - 1];
  double largest = -INFINITY, sum = 0;
  for (int64_t column = 0; column < info.width; ++column) {
    double value = 0;
    if (info.kind == Kind::Gemm)
      for (int64_t k = 0; k < int64_t(before.size()); ++k)
        value +=
            before[k] * getInput(getMatrix(chain, stage - 1, batch, k, column));
    else
      value = before[column] * (info.kind == Kind::Elementwise ? 0.5 : 1);
    for (unsigned index = 0; index < info.sideInputs.size(); ++index)
      value += getInput(getSide(chain, stage - 1, index, batch, row, column));
    largest = std::max(largest, value);
    result.push_back(value);
  }
  if (info.kind == Kind::Gemm || info.kind == Kind::Elementwise)
    return result;
  for (double &value : result)
    sum += value = std::exp(value - largest);
  for (double &value : result)
    value /= sum;
  return result;
}

//===----------------------------------------------------------------------===//
// Machine
//===----------------------------------------------------------------------===//

namespace {
/// A fast memory without a limit that remembers its peak.
class Machine {
public:
  explicit Machine(const Chain &chain) : chain(chain) {}

  /// From the slow memory: `bits` move, `room` are taken.
  void load(const Element &element, int64_t bits, int64_t room);
  void load(const Element &element, int64_t bits) { load(element, bits, bits); }
  void create(const Element &element, int64_t room, double value = 0);
  /// To the slow memory; stays.
  void store(const Element &element, int64_t bits, const Element &as);
  void drop(const Element &element);
  double &at(const Element &element);
  bool has(const Element &element) const {
    return fast.contains(element.pack());
  }

  void fail(const Element &element, const char *what);
  void checkStored(unsigned stage);
  ChainRun run;

private:
  const Chain &chain;
  struct Cell {
    double value = 0;
    int64_t room = 0;
  };
  llvm::DenseMap<uint64_t, Cell> fast;
  llvm::DenseMap<uint64_t, double> slow;
  int64_t used = 0;
};
} // namespace

void Machine::fail(const Element &element, const char *what) {
  if (run.error.empty())
    run.error =
        what +
        (" " + llvm::Twine(element.tensor) + " of stage " +
         llvm::Twine(element.stage) + " at " + llvm::Twine(element.batch) +
         "," + llvm::Twine(element.row) + "," + llvm::Twine(element.column))
            .str();
}

void Machine::create(const Element &element, int64_t room, double value) {
  if (!fast.insert({element.pack(), {value, room}}).second)
    fail(element, "twice");
  used += room;
  run.peakBits = std::max(run.peakBits, used);
}

void Machine::load(const Element &element, int64_t bits, int64_t room) {
  auto stored = slow.find(element.pack());
  bool isInput = element.tensor != Element::Rows || element.stage == 0;
  if (stored == slow.end() && !isInput)
    fail(element, "never stored");
  create(element, room,
         stored == slow.end() ? getInput(element) : stored->second);
  run.movedBits += bits;
}

void Machine::store(const Element &element, int64_t bits, const Element &as) {
  slow[as.pack()] = at(element);
  run.movedBits += bits;
}

void Machine::drop(const Element &element) {
  auto found = fast.find(element.pack());
  if (found == fast.end())
    return fail(element, "dropped without being there");
  used -= found->second.room;
  fast.erase(found);
}

double &Machine::at(const Element &element) {
  auto found = fast.find(element.pack());
  if (found == fast.end()) {
    fail(element, "used without being there");
    found = fast.insert({element.pack(), {}}).first;
  }
  return found->second.value;
}

/// The results of `stage` - 1 are in the slow memory.
void Machine::checkStored(unsigned stage) {
  Reference reference(chain);
  for (int64_t batch = 0; batch < chain.batch; ++batch)
    for (int64_t row = 0; row < chain.rows; ++row) {
      std::vector<double> values = reference.getRow(stage, batch, row);
      for (int64_t column = 0; column < int64_t(values.size()); ++column) {
        Element element{Element::Rows, stage, 0, batch, row, column};
        auto stored = slow.find(element.pack());
        if (stored == slow.end())
          fail(element, "not stored");
        else if (!(std::abs(stored->second - values[column]) <=
                   1e-9 * (1 + std::abs(values[column]))))
          fail(element, "wrong");
      }
    }
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// Rows between two GEMMs: the results of stages `first` - 1 to `last` - 1, in
/// place under the name of `first`.
struct RowGroup {
  unsigned first = 0, last = 0;
  int64_t width = 0, room = 0;
};

/// What all schedules do with rows.
class Executor {
public:
  explicit Executor(const Chain &chain);

  ChainRun finish();

protected:
  Element at(unsigned group, int64_t row, int64_t column) const {
    return {Element::Rows, groups[group].first, 0, batch, row, column};
  }
  /// The number of the GEMM behind `group`.
  unsigned getGemm(unsigned group) const { return groups[group].last; }

  void loadRow(unsigned group, int64_t row, int64_t column);
  void createRow(unsigned group, int64_t row, int64_t column);
  void storeRow(unsigned group, int64_t row, int64_t column, unsigned stage,
                int64_t bits);
  void addSides(unsigned group, unsigned stage, int64_t column);
  void applyStage(unsigned group, unsigned stage, int64_t column);
  void keepColumn(unsigned group, unsigned stage, int64_t column);
  void applyColumn(unsigned group, int64_t column, bool stores);
  void applyHeld(unsigned group);
  void applySoftmax(unsigned group, unsigned stage);
  void multiply(unsigned group, int64_t k, int64_t n);
  void holdRowSides(unsigned group, bool isLoaded);
  void loadSide(unsigned stage, unsigned index, int64_t row, int64_t column);
  void dropSide(unsigned stage, unsigned index, int64_t row, int64_t column);

  Chain chain;
  Machine machine;
  std::vector<RowGroup> groups;
  /// The block at hand.
  int64_t batch = 0, begin = 0, end = 0;
};
} // namespace

Executor::Executor(const Chain &merged) : chain(merged), machine(chain) {
  groups.push_back({0, 0, chain.width, chain.bits});
  for (unsigned stage = 0; stage < chain.stages.size(); ++stage) {
    const ChainStage &info = chain.stages[stage];
    if (info.kind == Kind::Gemm)
      groups.push_back({stage + 1, stage + 1, info.width,
                        std::max(info.bits, info.partialBits)});
    groups.back().last = stage + 1;
    groups.back().room = std::max(groups.back().room, info.bits);
  }
}

void Executor::loadRow(unsigned group, int64_t row, int64_t column) {
  machine.load(at(group, row, column), chain.bits, groups[group].room);
}

void Executor::createRow(unsigned group, int64_t row, int64_t column) {
  machine.create(at(group, row, column), groups[group].room);
}

void Executor::storeRow(unsigned group, int64_t row, int64_t column,
                        unsigned stage, int64_t bits) {
  machine.store(at(group, row, column), bits,
                {Element::Rows, stage, 0, batch, row, column});
}

void Executor::loadSide(unsigned stage, unsigned index, int64_t row,
                        int64_t column) {
  Element side = getSide(chain, stage, index, batch, row, column);
  if (!machine.has(side))
    machine.load(side, chain.stages[stage].sideInputs[index].bits);
}

/// Residents and values per row that are held are marked by index + 32 below.
static Element getMark(unsigned stage, unsigned index) {
  return {Element::Side, stage, index + 32, 0, 0, 0};
}

void Executor::dropSide(unsigned stage, unsigned index, int64_t row,
                        int64_t column) {
  if (!machine.has(getMark(stage, index)))
    machine.drop(getSide(chain, stage, index, batch, row, column));
}

/// Adds the side inputs of `stage` to a column of the block, a value at a time.
void Executor::addSides(unsigned group, unsigned stage, int64_t column) {
  const ChainStage &info = chain.stages[stage];
  unsigned number = info.sideInputs.size();
  auto forEach = [&](bool perColumn, auto callback) {
    for (unsigned index = 0; index < number; ++index)
      if ((info.sideInputs[index].shape == Shape::PerColumn) == perColumn)
        callback(index);
  };
  forEach(true, [&](unsigned index) { loadSide(stage, index, begin, column); });
  for (int64_t row = begin; row < end; ++row) {
    forEach(false,
            [&](unsigned index) { loadSide(stage, index, row, column); });
    for (unsigned index = 0; index < number; ++index)
      machine.at(at(group, row, column)) +=
          machine.at(getSide(chain, stage, index, batch, row, column));
    forEach(false,
            [&](unsigned index) { dropSide(stage, index, row, column); });
  }
  forEach(true, [&](unsigned index) { dropSide(stage, index, begin, column); });
}

/// A stage on one column of the block, but for softmax.
void Executor::applyStage(unsigned group, unsigned stage, int64_t column) {
  if (chain.stages[stage - 1].kind == Kind::Elementwise)
    for (int64_t row = begin; row < end; ++row)
      machine.at(at(group, row, column)) *= 0.5;
  addSides(group, stage - 1, column);
}

void Executor::keepColumn(unsigned group, unsigned stage, int64_t column) {
  const ChainStage &info = chain.stages[stage - 1];
  for (int64_t row = begin; row < end; ++row)
    if (info.isKept && stage < chain.stages.size())
      storeRow(group, row, column, stage, info.bits);
}

void Executor::applyColumn(unsigned group, int64_t column, bool stores) {
  for (unsigned stage = std::max(groups[group].first, 1u);
       stage <= groups[group].last; ++stage) {
    applyStage(group, stage, column);
    if (stores)
      keepColumn(group, stage, column);
  }
}

/// Row by row, in place, maximum and sum as state.
void Executor::applySoftmax(unsigned group, unsigned stage) {
  Element state{Element::State, stage, 0, 0, 0, 0};
  for (int64_t row = begin; row < end; ++row) {
    machine.create(state, chain.stages[stage].stateBits);
    double largest = -INFINITY, sum = 0;
    for (int64_t column = 0; column < groups[group].width; ++column)
      largest = std::max(largest, machine.at(at(group, row, column)));
    for (int64_t column = 0; column < groups[group].width; ++column) {
      double &value = machine.at(at(group, row, column));
      sum += value = std::exp(value - largest);
    }
    for (int64_t column = 0; column < groups[group].width; ++column)
      machine.at(at(group, row, column)) /= sum;
    machine.drop(state);
  }
}

/// All stages of a group whose rows are held.
void Executor::applyHeld(unsigned group) {
  holdRowSides(group, true);
  for (unsigned stage = std::max(groups[group].first, 1u);
       stage <= groups[group].last; ++stage) {
    const ChainStage &info = chain.stages[stage - 1];
    for (int64_t column = 0; column < groups[group].width; ++column)
      applyStage(group, stage, column);
    if (info.kind == Kind::WholeRow || info.kind == Kind::Online)
      applySoftmax(group, stage - 1);
    for (int64_t column = 0; column < groups[group].width; ++column)
      keepColumn(group, stage, column);
  }
  holdRowSides(group, false);
}

/// One element of the matrix behind `group`, on all rows of the block.
void Executor::multiply(unsigned group, int64_t k, int64_t n) {
  unsigned stage = getGemm(group);
  Element weight = getMatrix(chain, stage, batch, k, n);
  bool isResident = machine.has(weight);
  if (!isResident)
    machine.load(weight, chain.stages[stage].weightBits);
  for (int64_t row = begin; row < end; ++row)
    machine.at(at(group + 1, row, n)) +=
        machine.at(at(group, row, k)) * machine.at(weight);
  if (!isResident)
    machine.drop(weight);
}

/// Values per row stay while the columns of a group pass.
void Executor::holdRowSides(unsigned group, bool isLoaded) {
  for (unsigned stage = std::max(groups[group].first, 1u);
       stage <= groups[group].last; ++stage) {
    auto sides = llvm::enumerate(chain.stages[stage - 1].sideInputs);
    for (auto [index, side] : sides) {
      if (side.shape != Shape::PerRow)
        continue;
      if (isLoaded)
        machine.create(getMark(stage - 1, index), 0);
      else
        machine.drop(getMark(stage - 1, index));
      for (int64_t row = begin; row < end; ++row)
        isLoaded ? loadSide(stage - 1, index, row, 0)
                 : dropSide(stage - 1, index, row, 0);
    }
  }
}

ChainRun Executor::finish() {
  machine.checkStored(chain.stages.size());
  for (unsigned stage = 1; stage < chain.stages.size(); ++stage)
    if (chain.stages[stage - 1].isKept)
      machine.checkStored(stage);
  return machine.run;
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

/// The rows of a group are all there from here on, as zeros or as the input.
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

/// Maximum and sum of each row: the second one takes the room of both.
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

/// A column of scores becomes one of exponentials; what has been summed with a
/// smaller maximum is corrected.
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

/// Makes a column from the group before, or loads it, and gives it to the group
/// behind, or stores it.
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
      // After a group that passes, the rows are there already.
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

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

/// Whether rows of a group can pass column by column.
static std::vector<bool> listPassable(const Chain &chain) {
  std::vector<bool> passable = {true};
  for (unsigned stage = 0; stage < chain.stages.size(); ++stage) {
    const ChainStage &info = chain.stages[stage];
    bool feedsGemm = stage + 1 < chain.stages.size() &&
                     chain.stages[stage + 1].kind == Kind::Gemm;
    if (info.kind == Kind::Gemm)
      passable.push_back(true);
    else if (info.kind == Kind::WholeRow ||
             (info.kind == Kind::Online && (!feedsGemm || info.isKept)))
      passable.back() = false;
  }
  return passable;
}

std::vector<BlockSchedule> test::listBlockSchedules(const Chain &chain) {
  BlockSchedule base;
  unsigned numShared = 0;
  for (const ChainStage &stage : chain.stages) {
    base.keepsMatrix.push_back(false);
    base.keepsSide.emplace_back(stage.sideInputs.size(), false);
    numShared += stage.kind == Kind::Gemm;
    for (const ChainSideInput &side : stage.sideInputs)
      numShared += side.shape == Shape::PerColumn;
  }
  std::vector<bool> passable = listPassable(chain);
  std::vector<BlockSchedule> schedules;
  for (unsigned set = 0; set >> passable.size() == 0; ++set) {
    base.passes.clear();
    bool isValid = !(set & set << 1);
    for (unsigned group = 0; group < passable.size(); ++group) {
      base.passes.push_back(set >> group & 1);
      isValid &= passable[group] || !base.passes.back();
    }
    for (unsigned kept = 0; isValid && kept >> numShared == 0; ++kept) {
      unsigned bit = 0;
      for (auto [stage, info] : llvm::enumerate(chain.stages)) {
        if (info.kind == Kind::Gemm)
          base.keepsMatrix[stage] = kept >> bit++ & 1;
        for (auto [index, side] : llvm::enumerate(info.sideInputs))
          if (side.shape == Shape::PerColumn)
            base.keepsSide[stage][index] = kept >> bit++ & 1;
      }
      schedules.push_back(base);
    }
  }
  return schedules;
}

std::string test::describe(const Chain &chain) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << chain.batch << "x" << chain.rows << "x" << chain.width << ":"
     << chain.bits;
  for (const ChainStage &stage : chain.stages) {
    os << " " << "gewo"[unsigned(stage.kind)] << stage.width << ":"
       << stage.bits << "/" << stage.partialBits << "w" << stage.weightBits
       << (stage.isWeightPerBatch ? "b" : "") << "s" << stage.stateBits
       << (stage.isKept ? "k" : "");
    for (const ChainSideInput &side : stage.sideInputs)
      os << "+" << "ecr"[unsigned(side.shape)] << side.bits;
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Random chains
//===----------------------------------------------------------------------===//

static int64_t drawBits(Draw &draw) { return int64_t(4) << draw(0, 3); }

static ChainStage drawGemm(Draw &draw) {
  ChainStage stage;
  stage.width = draw(1, 6);
  stage.bits = drawBits(draw);
  stage.partialBits = draw(0, 1) ? drawBits(draw) : 0;
  stage.weightBits = drawBits(draw);
  return stage;
}

static ChainStage drawRowWise(Draw &draw, int64_t width) {
  ChainStage stage;
  stage.kind = draw(0, 2)   ? Kind::Elementwise
               : draw(0, 1) ? Kind::WholeRow
                            : Kind::Online;
  stage.width = width;
  stage.bits = drawBits(draw);
  if (stage.kind != Kind::Elementwise)
    stage.stateBits = drawBits(draw);
  return stage;
}

Chain test::drawChain(Draw &draw, unsigned numGemms) {
  Chain chain;
  chain.batch = draw(1, 2);
  chain.rows = draw(1, 5);
  chain.width = draw(1, 6);
  chain.bits = drawBits(draw);
  int64_t width = chain.width;
  bool isPlain = draw(0, 2) == 0, isPerBatch = draw(0, 1);
  for (unsigned number = 0; number <= numGemms; ++number) {
    for (int64_t left = (isPlain ? 0 : draw(0, 1)) + (numGemms == 0); left > 0;
         --left)
      chain.stages.push_back(drawRowWise(draw, width));
    if (number == numGemms)
      break;
    chain.stages.push_back(drawGemm(draw));
    chain.stages.back().isWeightPerBatch = isPerBatch && draw(0, 3);
    width = chain.stages.back().width;
  }
  unsigned numSides = isPlain ? 0 : draw(0, 2);
  for (unsigned index = 0; !chain.stages.empty() && index < numSides; ++index) {
    ChainStage &stage = chain.stages[draw(0, chain.stages.size() - 1)];
    stage.sideInputs.push_back({Shape(draw(0, 2)), drawBits(draw)});
  }
  if (!isPlain && !chain.stages.empty())
    chain.stages[draw(0, chain.stages.size() - 1)].isKept = draw(0, 1);
  return chain;
}
