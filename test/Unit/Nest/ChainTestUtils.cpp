//===- ChainTestUtils.cpp - Chains for tests -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainSimulator.h"
#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

/// Returns for each group whether its rows can pass column by column.
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
