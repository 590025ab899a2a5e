//===- ChainMachine.cpp - A simulated fast memory -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainMachine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

double test::getInput(const Element &element) {
  uint64_t bits = element.pack() * 0x9e3779b97f4a7c15u;
  return double(bits >> 40 & 7) / 4 - 0.75;
}

Element test::getSide(const Chain &chain, unsigned stage, unsigned index,
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

Element test::getMatrix(const Chain &chain, unsigned stage, int64_t batch,
                        int64_t k, int64_t n) {
  int64_t owner = chain.stages[stage].isWeightPerBatch ? batch : 0;
  return {Element::Matrix, stage, 0, owner, k, n};
}

namespace {
/// Defines the stages: elementwise is x / 2 + sum of sides, whole rows are
/// softmax(x + sum of sides), and the side inputs of a GEMM are added to its
/// result.
class Reference {
public:
  explicit Reference(const Chain &chain) : chain(chain) {}
  std::vector<double> getRow(unsigned stage, int64_t batch, int64_t row);

private:
  const Chain &chain;
};
} // namespace

/// Returns a row of the result of `stage` - 1.
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

Element test::getMark(unsigned stage, unsigned index) {
  return {Element::Side, stage, index + 32, 0, 0, 0};
}

//===----------------------------------------------------------------------===//
// Machine
//===----------------------------------------------------------------------===//

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

/// Checks that the results of `stage` - 1 are in the slow memory.
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
