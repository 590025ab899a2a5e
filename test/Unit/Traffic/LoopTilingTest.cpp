//===- LoopTilingTest.cpp - Traffic of tiled ops --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopReuseTestUtils.h"
#include "mlir/Dialect/Linalg/TransformOps/DialectExtension.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "roofline/Nest/Tiling.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

using Sizes = SmallVector<int64_t, 8>;

namespace {
/// A named op with its loops and the indexing of its operands.
struct TiledOp {
  /// Extent of each loop.
  Sizes extents;
  /// For each operand, the loops of each dim: one, or the two of a window.
  SmallVector<SmallVector<SmallVector<unsigned, 2>, 4>, 3> operands;
  /// Strides and dilations of windows.
  int64_t stride = 1, dilation = 1;
  std::string name;

  std::string makeType(unsigned operand) const;
  std::string makeFunction() const;
  int64_t countFootprint(ArrayRef<int64_t> tile) const;
  int64_t countMoves(ArrayRef<int64_t> tile, ArrayRef<unsigned> order) const;
};
} // namespace

std::string TiledOp::makeType(unsigned operand) const {
  std::string type = "tensor<";
  for (const auto &dim : operands[operand])
    type += std::to_string(dim.size() == 1
                               ? extents[dim[0]]
                               : stride * (extents[dim[0]] - 1) +
                                     dilation * (extents[dim[1]] - 1) + 1) +
            "x";
  return type + "f32>";
}

std::string TiledOp::makeFunction() const {
  std::string lhs = makeType(0), rhs = makeType(1), out = makeType(2);
  std::string windows;
  if (extents.size() == 7)
    windows = " {strides = dense<" + std::to_string(stride) +
              "> : tensor<2xi64>, dilations = dense<" +
              std::to_string(dilation) + "> : tensor<2xi64>}";
  return "func.func @f(%a: " + lhs + ", %b: " + rhs + ") -> " + out +
         " {\n%c = arith.constant 0.0 : f32\n%e = tensor.empty() : " + out +
         "\n%f = linalg.fill ins(%c : f32) outs(%e : " + out + ") -> " + out +
         "\n%r = " + name + windows + " ins(%a, %b : " + lhs + ", " + rhs +
         ") outs(%f : " + out + ") -> " + out + "\nreturn %r : " + out +
         "\n}\n";
}

/// Counts the elements of a tile. The tile of a window, with the whole kernel
/// in it, has no gaps if the stride does not exceed the kernel's extent.
int64_t TiledOp::countFootprint(ArrayRef<int64_t> tile) const {
  int64_t sum = 0;
  for (const auto &operand : operands) {
    int64_t elements = 1;
    for (const auto &dim : operand)
      elements *=
          dim.size() == 1
              ? tile[dim[0]]
              : countWindowImage(stride, dilation, tile[dim[0]], tile[dim[1]]);
    sum += elements;
  }
  return sum;
}

/// Counts the elements that a tile and an order of the loops over tiles move
/// (traffic.md, 1.4).
int64_t TiledOp::countMoves(ArrayRef<int64_t> tile,
                            ArrayRef<unsigned> order) const {
  int64_t sum = 0;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    SmallVector<bool> isUsed(extents.size());
    for (const auto &dim : operand)
      for (unsigned loop : dim)
        isUsed[loop] = true;
    auto getTrips = [&](unsigned loop) {
      return llvm::divideCeil(extents[loop], tile[loop]);
    };
    int64_t innermost = -1, repeats = 1, elements = 1;
    for (auto [position, loop] : llvm::enumerate(order))
      if (isUsed[loop] && getTrips(loop) > 1)
        innermost = position;
    for (int64_t position = 0; position < innermost; ++position)
      if (!isUsed[order[position]])
        repeats *= getTrips(order[position]);
    for (const auto &dim : operand) {
      if (dim.size() == 1) {
        elements *= extents[dim[0]];
        continue;
      }
      int64_t slides = innermost >= 0 && order[innermost] == dim[0];
      int64_t length = slides ? extents[dim[0]] : tile[dim[0]], image = 0;
      for (int64_t begin = 0; begin < extents[dim[0]]; begin += length)
        image += countWindowImage(stride, dilation,
                                  std::min(length, extents[dim[0]] - begin),
                                  extents[dim[1]]);
      elements *= image;
    }
    bool isOutput = number + 1 == operands.size();
    sum += elements * (isOutput ? 2 * repeats - 1 : repeats);
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// Tiling by upstream's transform
//===----------------------------------------------------------------------===//

/// Tiles `handle` with `sizes`, where 0 means not tiled.
static std::string makeTiling(StringRef handle, StringRef result,
                              ArrayRef<int64_t> sizes,
                              ArrayRef<unsigned> order) {
  auto join = [](auto numbers) {
    std::string text;
    for (auto number : numbers)
      text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
  };
  int64_t numLoops =
      llvm::count_if(sizes, [](int64_t size) { return size > 0; });
  std::string types;
  for (int64_t loop = 0; loop <= numLoops; ++loop)
    types += (loop ? ", " : "") + std::string("!transform.any_op");
  return ("%" + result + ", %" + result + "_loops:").str() +
         std::to_string(numLoops) + " = transform.structured.tile_using_for %" +
         handle.str() + " tile_sizes [" + join(sizes) + "] interchange = [" +
         join(order) + "] : (!transform.any_op) -> (" + types + ")\n";
}

namespace {
/// Tests of ops with random shapes, tiles and loop orders.
class LoopTilingTest : public LoopReuseTest {
protected:
  LoopTilingTest() : engine(7) {
    DialectRegistry registry;
    registry.insert<transform::TransformDialect>();
    linalg::registerTransformDialectExtension(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }
  int64_t pick(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine);
  }
  TiledOp pickOp(unsigned kind);
  void pickTile(const TiledOp &op);
  func::FuncOp applyTilings(const TiledOp &op, const std::string &tilings);

  std::mt19937_64 engine;
  /// Number of loops of the op that are tiled; those of a kernel are not.
  unsigned numTiled = 0;
  /// Tile sizes, the sizes with 0 for loops that are not tiled, and the order
  /// of the loops.
  Sizes tile, sizes;
  SmallVector<unsigned, 8> order;
};
} // namespace

TiledOp LoopTilingTest::pickOp(unsigned kind) {
  TiledOp op;
  numTiled = 4;
  switch (kind) {
  case 0:
    op.name = "linalg.matmul";
    op.operands = {{{0}, {2}}, {{2}, {1}}, {{0}, {1}}};
    numTiled = 3;
    break;
  case 1:
    op.name = "linalg.batch_matmul";
    op.operands = {{{0}, {1}, {3}}, {{0}, {3}, {2}}, {{0}, {1}, {2}}};
    break;
  case 2: // n, oh, ow, f, kh, kw, c
    op.name = "linalg.conv_2d_nhwc_hwcf";
    op.operands = {
        {{0}, {1, 4}, {2, 5}, {6}}, {{4}, {5}, {6}, {3}}, {{0}, {1}, {2}, {3}}};
    break;
  case 3: // n, f, oh, ow, c, kh, kw
    op.name = "linalg.conv_2d_nchw_fchw";
    op.operands = {
        {{0}, {4}, {2, 5}, {3, 6}}, {{1}, {4}, {5}, {6}}, {{0}, {1}, {2}, {3}}};
    numTiled = 5;
    break;
  }
  for (unsigned loop = 0; loop < numTiled; ++loop)
    op.extents.push_back(pick(1, 40));
  if (kind < 2)
    return op;
  op.stride = pick(1, 2);
  op.dilation = pick(1, 2);
  while (op.extents.size() < 7)
    op.extents.push_back(pick(1, 3));
  return op;
}

void LoopTilingTest::pickTile(const TiledOp &op) {
  tile = op.extents;
  sizes.assign(op.extents.size(), 0);
  order.clear();
  for (unsigned loop = 0; loop < numTiled; ++loop) {
    tile[loop] = pick(1, op.extents[loop]);
    // Tiles of one pixel of a dilated window share nothing with the next one:
    // the tile of a sliding window has to be larger than the dilation.
    tile[loop] = std::min(std::max(tile[loop], op.dilation), op.extents[loop]);
    if (tile[loop] < op.extents[loop]) {
      sizes[loop] = tile[loop];
      order.push_back(loop);
    }
  }
  std::shuffle(order.begin(), order.end(), engine);
  for (unsigned loop = 0; loop < op.extents.size(); ++loop)
    if (!llvm::is_contained(order, loop))
      order.push_back(loop);
}

func::FuncOp LoopTilingTest::applyTilings(const TiledOp &op,
                                          const std::string &tilings) {
  std::string text = op.makeFunction() +
                     "module attributes {transform.with_named_sequence} {\n"
                     "transform.named_sequence @__transform_main(%m: "
                     "!transform.any_op {transform.readonly}) {\n"
                     "%op = transform.structured.match ops{[\"" +
                     op.name +
                     "\"]} in %m : (!transform.any_op) -> !transform.any_op\n" +
                     tilings + "transform.yield\n}\n}\n";
  func::FuncOp function = parse(text);
  PassManager manager(&context);
  manager.addPass(transform::createInterpreterPass());
  EXPECT_TRUE(succeeded(manager.run(*module)));
  return function;
}

TEST_F(LoopTilingTest, KeepsThePromiseOfATile) {
  for (int64_t count = 0; count < 400; ++count) {
    TiledOp op = pickOp(count % 4);
    pickTile(op);
    if (tile == op.extents)
      continue;
    func::FuncOp function =
        applyTilings(op, makeTiling("op", "tiled", sizes, order));
    EXPECT_EQ(countWritten(function, op.countFootprint(tile)),
              op.countMoves(tile, order))
        << op.makeFunction() << makeTiling("op", "tiled", sizes, order);
  }
}

/// Tiles within a tile change nothing for a memory that holds the outer tile.
TEST_F(LoopTilingTest, KeepsThePromiseOfTheOuterTile) {
  for (int64_t count = 0; count < 400; ++count) {
    TiledOp op = pickOp(count % 4);
    pickTile(op);
    if (tile == op.extents)
      continue;
    Sizes inner = sizes;
    for (unsigned loop = 0; loop < numTiled; ++loop)
      inner[loop] = pick(1, tile[loop]);
    std::string tilings = makeTiling("op", "outer", sizes, order);
    SmallVector<unsigned, 8> all =
        llvm::to_vector<8>(llvm::seq<unsigned>(0, op.extents.size()));
    tilings += makeTiling("outer", "inner", inner, all);
    func::FuncOp function = applyTilings(op, tilings);
    EXPECT_EQ(countWritten(function, op.countFootprint(tile)),
              op.countMoves(tile, order))
        << op.makeFunction() << tilings;
  }
}
