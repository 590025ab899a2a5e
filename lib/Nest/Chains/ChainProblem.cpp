//===- ChainProblem.cpp - A segment of a chain in canonical form -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;
using Kind = ChainStage::Kind;
using Part = ChainTerm::Operand;
using Shape = ChainSideInput::Shape;

//===----------------------------------------------------------------------===//
// Validity
//===----------------------------------------------------------------------===//

static bool isWellFormed(const ChainStage &stage, int64_t widthBefore) {
  if (stage.width < 1 || stage.bits < 1 || stage.partialBits < 0 ||
      stage.stateBits < 0 || stage.passes < 1)
    return false;
  if (stage.kind == Kind::Gemm ? stage.weightBits < 1
                               : stage.width != widthBefore)
    return false;
  return llvm::all_of(stage.sideInputs, [](const ChainSideInput &side) {
    return side.bits >= 1;
  });
}

/// Sizes of an element of all that a stage touches [bit].
static double sumBits(const ChainStage &stage) {
  double bits = double(stage.bits) + stage.partialBits + stage.weightBits +
                stage.stateBits;
  for (const ChainSideInput &side : stage.sideInputs)
    bits += side.bits;
  return bits;
}

/// No operand moves or needs more than four of its elements per multiply-add of
/// the GEMM before or behind it, or per element and pass.
bool chain::isWellFormed(const Chain &chain) {
  if (chain.batch < 1 || chain.rows < 1 || chain.width < 1 || chain.bits < 1)
    return false;
  double rows = double(chain.batch) * chain.rows, total = 0;
  // Points of the GEMM before these rows, and the bits that they touch.
  double pointsBefore = 0, bits = chain.bits;
  int64_t width = chain.width;
  for (const ChainStage &stage : chain.stages) {
    if (!::isWellFormed(stage, width))
      return false;
    double elements = rows * width;
    bits += sumBits(stage);
    if (stage.kind == Kind::Gemm) {
      double points = elements * stage.width;
      total += bits * (pointsBefore + points);
      pointsBefore = points;
      bits = sumBits(stage);
    } else {
      total += bits * elements * stage.passes;
    }
    width = stage.width;
  }
  total += bits * (pointsBefore + rows * width);
  return total < 0x1p59;
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

void Problem::addGroup(int64_t width, int64_t bits) {
  groups.emplace_back();
  groups.back().width = width;
  groups.back().bits = bits;
}

void Problem::addSideInputs(const ChainStage &stage, unsigned number) {
  Group &group = groups.back();
  group.rowStateBits = std::max(group.rowStateBits, stage.stateBits);
  for (auto [index, side] : llvm::enumerate(stage.sideInputs)) {
    Term term;
    term.operand = Part::SideInput;
    term.stage = number;
    term.index = index;
    term.group = groups.size() - 1;
    term.shape = side.shape;
    term.elementBits = side.bits;
    switch (side.shape) {
    case Shape::PerElement:
      term.bits = batch * rows * stage.width * side.bits;
      break;
    case Shape::PerColumn:
      term.bits = stage.width * side.bits;
      term.shared = shared.size();
      shared.push_back({term.bits, side.bits, false});
      break;
    case Shape::PerRow:
      term.bits = batch * rows * side.bits;
      group.rowSideBits += side.bits;
      break;
    }
    terms.push_back(term);
  }
}

void Problem::addGemm(const Chain &chain, unsigned number) {
  const ChainStage &stage = chain.stages[number];
  int64_t partial = std::max(stage.bits, stage.partialBits);
  int64_t bits = groups.back().width * stage.width * stage.weightBits;
  Term term;
  term.operand = Part::Weights;
  term.stage = number;
  term.bits = bits * (stage.isWeightPerBatch ? batch : 1);
  term.group = groups.size() - 1;
  term.shared = shared.size();
  terms.push_back(term);
  gemms.push_back({number, stage.partialBits ? stage.partialBits : stage.bits,
                   unsigned(shared.size())});
  shared.push_back({bits, stage.weightBits, stage.isWeightPerBatch});
  addGroup(stage.width, partial);
  addSideInputs(stage, number);
}

/// An online stage corrects the sums of the GEMM right behind it. Its own
/// result is never there, so that nobody else can have it.
void Problem::addRowWise(const Chain &chain, unsigned number) {
  const ChainStage &stage = chain.stages[number];
  Group &group = groups.back();
  group.bits = std::max(group.bits, stage.bits);
  bool isOnline = stage.kind == Kind::Online && !stage.isKept &&
                  number < last && chain.stages[number + 1].kind == Kind::Gemm;
  group.mustHold |= stage.kind != Kind::Elementwise && !isOnline;
  group.isOnline |= isOnline;
  group.stateBits += stage.stateBits;
  addSideInputs(stage, number);
}

/// The result of a stage is written.
void Problem::addResult(const Chain &chain, unsigned number) {
  const ChainStage &stage = chain.stages[number];
  Term term;
  term.operand = number == last ? Part::Output : Part::Kept;
  term.stage = number;
  term.bits = batch * rows * stage.width * stage.bits;
  term.group = groups.size() - 1;
  terms.push_back(term);
}

Problem Problem::make(const Chain &chain, unsigned first, unsigned last) {
  Problem problem;
  problem.first = first;
  problem.last = last;
  for (unsigned stage = first; stage <= last; ++stage)
    problem.isPerBatch |= chain.stages[stage].kind == Kind::Gemm &&
                          chain.stages[stage].isWeightPerBatch;
  problem.batch = problem.isPerBatch ? chain.batch : 1;
  problem.rows = chain.batch * chain.rows / problem.batch;
  int64_t rows = problem.batch * problem.rows;
  int64_t width = first ? chain.stages[first - 1].width : chain.width;
  int64_t bits = first ? chain.stages[first - 1].bits : chain.bits;
  problem.addGroup(width, bits);
  Term input;
  input.stage = first;
  input.bits = rows * width * bits;
  problem.terms.push_back(input);
  for (unsigned number = first; number <= last; ++number) {
    const ChainStage &stage = chain.stages[number];
    if (stage.kind == Kind::Gemm)
      problem.addGemm(chain, number);
    else
      problem.addRowWise(chain, number);
    if (number == last || stage.isKept)
      problem.addResult(chain, number);
  }
  return problem;
}

int64_t Problem::computeSideSlot(unsigned group,
                                 llvm::ArrayRef<bool> residents) const {
  int64_t most = 0, slot = 0;
  unsigned stage = first;
  for (const Term &term : terms) {
    if (term.operand != Part::SideInput || term.group != group ||
        term.shape == Shape::PerRow)
      continue;
    slot = term.stage == stage ? slot : 0;
    stage = term.stage;
    if (term.shared < 0 || !residents[term.shared])
      slot += term.elementBits;
    most = std::max(most, slot);
  }
  return most;
}

//===----------------------------------------------------------------------===//
// Result
//===----------------------------------------------------------------------===//

ChainSegment
Problem::makeSegment(ChainSchedule schedule,
                     llvm::function_ref<int64_t(const Term &)> moves) const {
  ChainSegment segment;
  segment.first = first;
  segment.last = last;
  segment.schedule = schedule;
  int64_t compulsory = 0, moved = 0;
  for (const Term &term : terms) {
    int64_t bits = moves(term);
    compulsory += term.bits;
    moved += bits;
    segment.terms.push_back({term.operand, term.stage, term.index,
                             int64_t(llvm::divideCeil(term.bits, 8)),
                             int64_t(llvm::divideCeil(bits, 8))});
  }
  segment.compulsoryBytes = llvm::divideCeil(compulsory, 8);
  segment.bytes = llvm::divideCeil(moved, 8);
  return segment;
}
