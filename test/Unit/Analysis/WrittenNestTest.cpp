//===- WrittenNestTest.cpp - Traffic of loops as written ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CacheTrace.h"
#include "WrittenNestTestUtils.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
class WrittenCacheTest : public WrittenNestTest {
protected:
  WrittenCacheTest() { context.loadDialect<affine::AffineDialect>(); }
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
TEST_F(WrittenCacheTest, AgreesWithCaches) {
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
