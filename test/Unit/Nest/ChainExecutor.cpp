//===- ChainExecutor.cpp - Row operations of all schedules ----------------===//
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

void Executor::dropSide(unsigned stage, unsigned index, int64_t row,
                        int64_t column) {
  if (!machine.has(getMark(stage, index)))
    machine.drop(getSide(chain, stage, index, batch, row, column));
}

/// Adds the side inputs of `stage` to a column of the block, one value at a
/// time.
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

/// Applies a stage other than softmax to one column of the block.
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

/// Applies softmax row by row, in place, with maximum and sum as state.
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

/// Applies all stages of a group whose rows are held.
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

/// Multiplies one element of the matrix after `group` with all rows of the
/// block.
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

/// Keeps the values per row while the columns of a group pass.
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
