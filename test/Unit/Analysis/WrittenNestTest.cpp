//===- WrittenNestTest.cpp - Traffic of loops as written ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/WrittenNest.h"
#include "AnalysisTestUtils.h"
#include "CacheTrace.h"
#include "mlir/Dialect/Linalg/TransformOps/DialectExtension.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "roofline/Analysis/Tiling.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct TiledOp;

class WrittenNestTest : public AnalysisTest {
protected:
  WrittenNestTest() {
    DialectRegistry registry;
    registry.insert<affine::AffineDialect, transform::TransformDialect>();
    linalg::registerTransformDialectExtension(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  func::FuncOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return *module->getOps<func::FuncOp>().begin();
  }
  /// Elements of 4 bytes that all loads and stores of the first loop move; no
  /// value where some are not known.
  std::optional<int64_t> countWritten(func::FuncOp function, int64_t capacity) {
    Operation *outermost = nullptr;
    for (Operation &op : function.getBody().front())
      if (!outermost && isa<ExecutionOpInterface>(op))
        outermost = &op;
    StorageSizes sizes(function, StorageOptions());
    WrittenNest nest(outermost, sizes);
    std::optional<int64_t> sum = 0;
    outermost->walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto modelled = dyn_cast<WorkOpInterface>(op);
      if (!modelled)
        return WalkResult::advance();
      if (!modelled.isFree())
        addMoves(nest.computeTraffic(op, {4 * capacity, {}}), sum);
      return WalkResult::skip(); // A payload is no program.
    });
    return sum;
  }
  /// Adds the elements of 4 bytes that one op moves.
  static void addMoves(std::optional<ArrayRef<SpaceTraffic>> traffic,
                       std::optional<int64_t> &sum) {
    if (!traffic)
      sum.reset();
    if (!sum)
      return;
    for (const SpaceTraffic &entry : *traffic)
      *sum +=
          *(entry.bytesRead.upper + entry.bytesWritten.upper).tryInt64() / 4;
  }
  void checkTiling(const TiledOp &op, ArrayRef<int64_t> tile,
                   ArrayRef<unsigned> order);
};
} // namespace

//===----------------------------------------------------------------------===//
// Random nests
//===----------------------------------------------------------------------===//

namespace {
/// A nest of random tiled loops around a contraction of random maps.
class RandomNest {
public:
  explicit RandomNest(uint64_t seed) : engine(seed) {}

  std::string make();

private:
  int64_t pick(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine);
  }
  void makeLoops();
  void makeOperand(bool isOutput);

  struct Level {
    unsigned dim;
    int64_t tile;
  };
  std::mt19937_64 engine;
  SmallVector<int64_t, 4> extents;
  /// Tile loops from the outside in.
  SmallVector<Level, 8> levels;
  std::string arguments, loops, body;
  unsigned numOperands = 0;
};
} // namespace

/// Orders up to two tile sizes and the point loop of each dim at random.
void RandomNest::makeLoops() {
  SmallVector<Level, 12> pool;
  for (unsigned dim = 0; dim < extents.size(); ++dim) {
    int64_t size = extents[dim];
    for (int64_t tiles = pick(0, 2); tiles > 0 && size > 1; --tiles)
      pool.push_back({dim, size = pick(1, size)});
    if (pool.empty() || pool.back().dim != dim || pool.back().tile != 1)
      pool.push_back({dim, 1});
  }
  // Any order that keeps the levels of a dim.
  while (!pool.empty()) {
    size_t chosen = pick(0, pool.size() - 1);
    auto *first = llvm::find_if(pool, [&](const Level &level) {
      return level.dim == pool[chosen].dim;
    });
    levels.push_back(*first);
    pool.erase(first);
  }
  // The bounds of each loop over the tile around it.
  std::string bounds[8];
  std::string lower[8];
  for (unsigned dim = 0; dim < extents.size(); ++dim)
    lower[dim] = "0", bounds[dim] = std::to_string(extents[dim]);
  SmallVector<std::string, 4> around[8];
  for (auto [number, level] : llvm::enumerate(levels)) {
    unsigned dim = level.dim;
    std::string name = level.tile == 1 ? "%p" + std::to_string(dim)
                                       : "%l" + std::to_string(number);
    loops += "affine.for " + name + " = ";
    loops += around[dim].empty() ? "0" : "#same(" + lower[dim] + ")";
    loops += " to ";
    if (around[dim].empty())
      loops += bounds[dim];
    else {
      std::string dims, results, operands;
      for (auto [position, tile] : llvm::enumerate(around[dim])) {
        std::string letter = "d" + std::to_string(position);
        dims += (position ? ", " : "") + letter;
        results +=
            letter + " + " + StringRef(tile).split(':').second.str() + ", ";
        operands +=
            (position ? ", " : "") + StringRef(tile).split(':').first.str();
      }
      loops += "min affine_map<(" + dims + ") -> (" + results + bounds[dim] +
               ")>(" + operands + ")";
    }
    loops += " step " + std::to_string(level.tile) + " {\n";
    around[dim].push_back(name + ":" + std::to_string(level.tile));
    lower[dim] = name;
  }
}

void RandomNest::makeOperand(bool isOutput) {
  std::string name = "%m" + std::to_string(numOperands++);
  std::string shape, indices;
  SmallVector<unsigned, 4> used;
  for (unsigned dim = 0; dim < extents.size(); ++dim)
    if (pick(0, 2) > 0)
      used.push_back(dim);
  if (used.empty())
    used.push_back(0);
  for (size_t position = 0; position < used.size(); ++position) {
    unsigned dim = used[position];
    int64_t extent = extents[dim];
    std::string index = "%p" + std::to_string(dim);
    // A window over this dim and the next.
    if (!isOutput && position + 1 < used.size() && pick(0, 3) == 0) {
      int64_t stride = pick(1, 2), dilation = pick(1, 2);
      unsigned kernel = used[++position];
      extent =
          stride * (extents[dim] - 1) + dilation * (extents[kernel] - 1) + 1;
      index = index + " * " + std::to_string(stride) + " + %p" +
              std::to_string(kernel) + " * " + std::to_string(dilation);
    }
    shape += std::to_string(extent) + "x";
    indices += (indices.empty() ? "" : ", ") + index;
  }
  std::string type = "memref<" + shape + "f32>";
  arguments += (arguments.empty() ? "" : ", ") + name + ": " + type;
  std::string value = "%v" + std::to_string(numOperands);
  body +=
      value + " = affine.load " + name + "[" + indices + "] : " + type + "\n";
  if (isOutput)
    body += "affine.store " + value + ", " + name + "[" + indices +
            "] : " + type + "\n";
}

std::string RandomNest::make() {
  for (int64_t dims = pick(2, 4); dims > 0; --dims)
    extents.push_back(pick(2, 12));
  makeLoops();
  for (int64_t inputs = pick(1, 2); inputs > 0; --inputs)
    makeOperand(false);
  makeOperand(true);
  std::string text = "#same = affine_map<(d0) -> (d0)>\nfunc.func @f(" +
                     arguments + ") {\n" + loops + body;
  for (size_t level = 0; level < levels.size(); ++level)
    text += "}\n";
  return text + "return\n}\n";
}

/// What the loops move as written is never less than what an optimal cache of
/// the same capacity moves, and what fits in 0.8 of a cache that evicts what
/// was used least recently does not depend on its luck.
TEST_F(WrittenNestTest, AgreesWithCaches) {
  int64_t numChecked = 0, numLru = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    std::string text = RandomNest(seed).make();
    func::FuncOp function = parse(text);
    std::vector<TracedElement> trace = Tracer().run(function.getBody());
    for (int64_t capacity : {3, 6, 12, 25, 50, 100, 200, 1000}) {
      std::optional<int64_t> written = countWritten(function, capacity);
      ASSERT_TRUE(written) << text;
      EXPECT_GE(*written, countOptimalMoves(trace, capacity))
          << "seed " << seed << ", capacity " << capacity << "\n"
          << text;
      ++numChecked;
      numLru += countLruMoves(trace, capacity * 5 / 4) <= 1.02 * *written;
    }
  }
  EXPECT_GE(numLru, 0.98 * numChecked);
}

//===----------------------------------------------------------------------===//
// Tilings
//===----------------------------------------------------------------------===//

namespace {
/// A named op with its loops, and where its operands are indexed.
struct TiledOp {
  /// Extent per loop.
  SmallVector<int64_t, 8> extents;
  /// Per operand, the loops of each dim: one, or a window's two.
  SmallVector<SmallVector<SmallVector<unsigned, 2>, 4>, 3> operands;
  /// Strides and dilations of windows.
  int64_t stride = 1, dilation = 1;
  std::string name, attributes;

  std::string makeType(unsigned operand) const;
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

/// A window's tile, with all of the kernel in it, has no holes if the stride
/// isn't above the kernel's reach.
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

/// traffic.md, 1.4: elements that a tile and an order of the loops over tiles
/// move.
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

/// Tiles `op` by upstream's transform and compares what the tiled loops move
/// with what the tile promises, in a memory that the tile fills.
void WrittenNestTest::checkTiling(const TiledOp &op, ArrayRef<int64_t> tile,
                                  ArrayRef<unsigned> order) {
  std::string sizes, interchange, loops;
  SmallVector<unsigned> tiled;
  for (auto [loop, size] : llvm::enumerate(tile)) {
    bool isTiled = size < op.extents[loop];
    sizes += (loop ? ", " : "") + std::to_string(isTiled ? size : 0);
    if (isTiled)
      loops += ", !transform.any_op";
  }
  for (auto [position, loop] : llvm::enumerate(order))
    interchange += (position ? ", " : "") + std::to_string(loop);
  std::string lhs = op.makeType(0), rhs = op.makeType(1), out = op.makeType(2);
  size_t numLoops = StringRef(loops).count('!');
  std::string text =
      "func.func @f(%a: " + lhs + ", %b: " + rhs + ") -> " + out +
      " {\n%c = arith.constant 0.0 : f32\n%e = " + "tensor.empty() : " + out +
      "\n%f = linalg.fill ins(%c : "
      "f32) outs(%e : " +
      out + ") -> " + out + "\n%r = " + op.name + op.attributes +
      " ins(%a, %b : " + lhs + ", " + rhs + ") outs(%f : " + out + ") -> " +
      out + "\nreturn %r : " + out + "\n}\n" +
      "module attributes {transform.with_named_sequence} {\n"
      "transform.named_sequence @__transform_main(%m: "
      "!transform.any_op {transform.readonly}) {\n"
      "%o = transform.structured.match ops{[\"" +
      op.name +
      "\"]} in %m : (!transform.any_op) -> !transform.any_op\n"
      "%t, %l:" +
      std::to_string(numLoops) +
      " = transform.structured.tile_using_for %o tile_sizes [" + sizes +
      "] interchange = [" + interchange +
      "] : (!transform.any_op) -> (!transform.any_op" + loops +
      ")\ntransform.yield\n}\n}\n";
  func::FuncOp function = parse(text);
  PassManager manager(&context);
  manager.addPass(transform::createInterpreterPass());
  ASSERT_TRUE(succeeded(manager.run(*module)));
  std::optional<int64_t> written =
      countWritten(function, op.countFootprint(tile));
  ASSERT_TRUE(written) << text;
  int64_t promised = op.countMoves(tile, order);
  EXPECT_EQ(*written, promised) << text;
}

TEST_F(WrittenNestTest, KeepsThePromiseOfTilings) {
  std::mt19937_64 engine(7);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine);
  };
  for (int64_t count = 0; count < 400; ++count) {
    TiledOp op;
    auto addLoops = [&](unsigned number) {
      while (number-- > 0)
        op.extents.push_back(pick(1, 40));
    };
    size_t numTiled;
    switch (count % 4) {
    case 0:
      op = {{}, {{{0}, {2}}, {{2}, {1}}, {{0}, {1}}}, 1, 1, "linalg.matmul",
            ""};
      addLoops(numTiled = 3);
      break;
    case 1:
      op = {{},
            {{{0}, {1}, {3}}, {{0}, {3}, {2}}, {{0}, {1}, {2}}},
            1,
            1,
            "linalg.batch_matmul",
            ""};
      addLoops(numTiled = 4);
      break;
    case 2: // n, oh, ow, f, kh, kw, c
      op = {{},
            {{{0}, {1, 4}, {2, 5}, {6}},
             {{4}, {5}, {6}, {3}},
             {{0}, {1}, {2}, {3}}},
            pick(1, 2),
            pick(1, 2),
            "linalg.conv_2d_nhwc_hwcf",
            ""};
      addLoops(numTiled = 4);
      op.extents.append({pick(1, 3), pick(1, 3), pick(1, 9)});
      break;
    case 3: // n, f, oh, ow, c, kh, kw
      op = {{},
            {{{0}, {4}, {2, 5}, {3, 6}},
             {{1}, {4}, {5}, {6}},
             {{0}, {1}, {2}, {3}}},
            pick(1, 2),
            pick(1, 2),
            "linalg.conv_2d_nchw_fchw",
            ""};
      addLoops(numTiled = 5);
      op.extents.append({pick(1, 3), pick(1, 3)});
      break;
    }
    if (op.extents.size() == 7)
      op.attributes = " {strides = dense<" + std::to_string(op.stride) +
                      "> : tensor<2xi64>, dilations = dense<" +
                      std::to_string(op.dilation) + "> : tensor<2xi64>}";
    SmallVector<int64_t, 8> tile = op.extents;
    SmallVector<unsigned> order;
    for (size_t loop = 0; loop < numTiled; ++loop) {
      if (op.extents[loop] > 1)
        tile[loop] = pick(1, op.extents[loop]);
      // Tiles of one pixel of a dilated window share nothing with the next one:
      // a window that slides has to be larger than the dilation.
      if (op.extents.size() == 7 && op.extents[loop] > 1)
        tile[loop] = std::max(tile[loop], op.dilation);
      if (tile[loop] < op.extents[loop])
        order.push_back(loop);
    }
    if (order.empty())
      continue;
    std::shuffle(order.begin(), order.end(), engine);
    for (size_t loop = 0; loop < op.extents.size(); ++loop)
      if (!llvm::is_contained(order, unsigned(loop)))
        order.push_back(loop);
    checkTiling(op, tile, order);
  }
}
