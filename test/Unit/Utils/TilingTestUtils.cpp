//===- TilingTestUtils.cpp - Nests for the tests of tilings -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

/// Makes one of four outputs read its initial contents.
static void drawRole(Draw &draw, Operand &operand) {
  if (operand.isOutput())
    operand.role = draw(0, 3) == 0 ? OperandRole::Update : OperandRole::Output;
}

static int64_t drawBits(Draw &draw) { return int64_t(8) << draw(0, 2); }

static void drawTypes(Draw &draw, Nest &nest) {
  for (Operand &operand : nest.operands) {
    operand.bits = drawBits(draw);
    operand.partialBits = operand.isOutput()
                              ? std::max(operand.bits, drawBits(draw))
                              : operand.bits;
    drawRole(draw, operand);
  }
}

/// Draws operands with any subset of the loops; the last one or two are
/// outputs.
static Nest drawContraction(Draw &draw) {
  unsigned numLoops = draw(3, 5), numOperands = draw(2, 5);
  unsigned numOutputs = numOperands > 2 && draw(0, 3) == 0 ? 2 : 1;
  Nest nest;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    nest.extents.push_back(draw(1, numLoops == 5 ? 5 : numLoops == 4 ? 8 : 12));
  for (unsigned index = 0; index < numOperands; ++index) {
    Operand operand = makeOperand({}, index + numOutputs >= numOperands);
    for (unsigned loop = 0; loop < numLoops; ++loop)
      if (draw(0, 9) < 5)
        operand.indices.push_back(LinearIndex::iteration(loop));
    nest.operands.push_back(operand);
  }
  return nest;
}

/// Draws a convolution with loops oc, ow, ic, kw, forward or with respect to an
/// input, or a pooling with loops ow, kw.
static Nest drawConv1d(Draw &draw) {
  Operand image = makeOperand({2}), weight = makeOperand({0, 2, 3}),
          result = makeOperand({0, 1});
  int64_t stride = draw(1, 3), dilation = draw(1, 3);
  image.indices.push_back(LinearIndex::window(1, stride, 3, dilation));
  Nest nest{{draw(1, 6), draw(2, 12), draw(1, 6), draw(2, 6)},
            {image, weight, result}};
  nest.operands[draw(0, 2)].role = OperandRole::Output;
  return nest;
}

/// Draws a depthwise convolution or a pooling with loops c, oh, ow, kh, kw.
static Nest drawConv2d(Draw &draw) {
  Operand image = makeOperand({0});
  int64_t stride = draw(1, 2), dilation = draw(1, 2);
  image.indices.push_back(LinearIndex::window(1, stride, 3, dilation));
  image.indices.push_back(LinearIndex::window(2, draw(1, 2), 4, 1));
  Nest nest{{draw(1, 3), draw(2, 6), draw(2, 6), draw(1, 3), draw(2, 3)},
            {image}};
  if (draw(0, 1))
    nest.operands.push_back(makeOperand({0, 3, 4}));
  nest.operands.push_back(makeOperand({0, 1, 2}, true));
  return nest;
}

/// Draws up to 4 inputs that lack some loops, and 1 or 2 outputs with all of
/// them.
static Nest drawElementwise(Draw &draw) {
  unsigned numLoops = draw(1, 4), numInputs = draw(0, 4);
  Nest nest;
  Operand all = makeOperand({}, true);
  for (unsigned loop = 0; loop < numLoops; ++loop) {
    nest.extents.push_back(draw(1, 7));
    all.indices.push_back(LinearIndex::iteration(loop));
  }
  for (unsigned index = 0; index < numInputs; ++index) {
    Operand input = makeOperand({});
    for (unsigned loop = 0; loop < numLoops; ++loop)
      if (draw(0, 3))
        input.indices.push_back(LinearIndex::iteration(loop));
    nest.operands.push_back(input);
  }
  nest.operands.append(draw(1, 2), all);
  return nest;
}

static Nest drawShape(Draw &draw) {
  switch (draw(0, 6)) {
  case 0:
    return makeMatmul(draw(1, 24), draw(1, 24), draw(1, 24));
  case 1:
    return makeBatchMatmul(draw(1, 4), draw(1, 10), draw(1, 10), draw(1, 10));
  case 2:
  case 3:
    return drawContraction(draw);
  case 4:
    return drawConv1d(draw);
  case 5:
    return drawConv2d(draw);
  default:
    return drawElementwise(draw);
  }
}

Nest test::drawNest(Draw &draw) {
  Nest nest = drawShape(draw);
  drawTypes(draw, nest);
  return nest;
}

Nest test::drawUniformNest(Draw &draw, int64_t maxPoints) {
  for (;;) {
    Nest nest = drawShape(draw);
    int64_t points = 1;
    for (int64_t &extent : nest.extents) {
      extent *= draw(1, 2);
      points *= extent;
    }
    if (points > maxPoints)
      continue;
    for (Operand &operand : nest.operands) {
      operand.bits = operand.partialBits = 8;
      drawRole(draw, operand);
    }
    return nest;
  }
}

std::string test::describe(const Nest &nest) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(nest.extents, os, "x");
  for (const Operand &operand : nest.operands) {
    os << (operand.isOutput() ? " out(" : " in(");
    llvm::interleaveComma(operand.indices, os, [&](const LinearIndex &index) {
      llvm::interleave(
          index.terms, os,
          [&](auto term) { os << term.second << "*" << term.first; }, "+");
    });
    os << "):" << operand.bits << "/" << operand.partialBits
       << (operand.role == OperandRole::Update ? "r" : "");
  }
  return text;
}
