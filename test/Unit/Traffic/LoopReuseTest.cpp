//===- LoopReuseTest.cpp - Traffic of loops -------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CacheTrace.h"
#include "LoopReuseTestUtils.h"

#include "llvm/ADT/SmallBitVector.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
class LoopCacheTest : public LoopReuseTest {
protected:
  LoopCacheTest() { context.loadDialect<affine::AffineDialect>(); }
};
} // namespace

//===----------------------------------------------------------------------===//
// Random nests
//===----------------------------------------------------------------------===//

namespace {
/// A random program of tiled loops and accesses with random maps, some of them
/// next to inner loops.
class RandomNest {
public:
  explicit RandomNest(uint64_t seed) : engine(seed) {}

  std::string make();

private:
  struct Level {
    unsigned dim;
    int64_t tile;
    std::string counter;
  };
  struct Operand {
    std::string name, type;
    /// For each index, its text without the constant.
    SmallVector<std::string, 4> indices;
    llvm::SmallBitVector dims;
  };

  int64_t pick(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine);
  }
  void pickLevels();
  std::string makeBound(ArrayRef<Level> around, unsigned dim) const;
  void addOperand(bool isOutput);
  std::string access(const Operand &operand, bool isStore);
  std::string makeStatement(const llvm::SmallBitVector &open);

  std::mt19937_64 engine;
  SmallVector<int64_t, 4> extents;
  /// Tile loops, outermost first.
  SmallVector<Level, 8> levels;
  SmallVector<Operand, 4> operands;
  unsigned numValues = 0;
};
} // namespace

/// Maximum shift of an index [elements].
static constexpr int64_t maxShift = 2;

/// Orders up to two tile sizes and the point loop of each dim at random.
void RandomNest::pickLevels() {
  SmallVector<Level, 12> pool;
  for (unsigned dim = 0; dim < extents.size(); ++dim) {
    int64_t size = extents[dim];
    for (int64_t tiles = pick(0, 2); tiles > 0 && size > 1; --tiles) {
      size = pick(1, size);
      if (size > 1)
        pool.push_back({dim, size, {}});
    }
    pool.push_back({dim, 1, {}});
  }
  // Pick any order that preserves the order of the levels of a dim.
  while (!pool.empty()) {
    unsigned dim = pool[pick(0, pool.size() - 1)].dim;
    auto *first = llvm::find_if(
        pool, [&](const Level &level) { return level.dim == dim; });
    first->counter = "%" + std::string(first->tile == 1 ? "p" : "t") +
                     std::to_string(first->tile == 1 ? dim : levels.size());
    levels.push_back(*first);
    pool.erase(first);
  }
}

/// Returns the bounds of a loop over the tile defined by the enclosing loops.
std::string RandomNest::makeBound(ArrayRef<Level> around, unsigned dim) const {
  std::string lower = "0", dims, ends, counters;
  for (const Level &level : around) {
    if (level.dim != dim)
      continue;
    std::string letter = (dims.empty() ? "d" : ", d") + level.counter.substr(1);
    dims += letter;
    ends += StringRef(letter).ltrim(", ").str() + " + " +
            std::to_string(level.tile) + ", ";
    counters += (counters.empty() ? "" : ", ") + level.counter;
    lower = "#same(" + level.counter + ")";
  }
  std::string extent = std::to_string(extents[dim]);
  if (dims.empty())
    return "0 to " + extent;
  return lower + " to min affine_map<(" + dims + ") -> (" + ends + extent +
         ")>(" + counters + ")";
}

void RandomNest::addOperand(bool isOutput) {
  Operand operand;
  operand.name = "%m" + std::to_string(operands.size());
  operand.dims.resize(extents.size());
  for (unsigned dim = 0; dim < extents.size(); ++dim)
    if (pick(0, 2) > 0)
      operand.dims.set(dim);
  if (operand.dims.none())
    operand.dims.set(0);
  SmallVector<unsigned, 4> used(operand.dims.set_bits());
  std::string shape;
  auto add = [&](const std::string &index, int64_t extent) {
    operand.indices.push_back(index);
    shape += std::to_string(extent + maxShift) + "x";
  };
  for (size_t position = 0; position < used.size(); ++position) {
    unsigned dim = used[position];
    std::string index = "%p" + std::to_string(dim);
    if (isOutput || pick(0, 3) != 0) {
      add(index, extents[dim]);
    } else if (position + 1 < used.size()) { // A window.
      int64_t stride = pick(1, 2), dilation = pick(1, 2);
      unsigned kernel = used[++position];
      add(index + " * " + std::to_string(stride) + " + %p" +
              std::to_string(kernel) + " * " + std::to_string(dilation),
          stride * (extents[dim] - 1) + dilation * (extents[kernel] - 1) + 1);
    } else { // A diagonal.
      add(index, extents[dim]);
      add(index, extents[dim]);
    }
  }
  operand.type = "memref<" + shape + "f32>";
  operands.push_back(std::move(operand));
}

std::string RandomNest::access(const Operand &operand, bool isStore) {
  std::string indices;
  for (const std::string &index : operand.indices)
    indices += (indices.empty() ? "" : ", ") + index + " + " +
               std::to_string(pick(0, 3) == 0 ? pick(0, maxShift) : 0);
  std::string place =
      operand.name + "[" + indices + "] : " + operand.type + "\n";
  if (isStore)
    return "affine.store %one, " + place;
  return "%v" + std::to_string(numValues++) + " = affine.load " + place;
}

/// Returns an access that uses only open loops.
std::string RandomNest::makeStatement(const llvm::SmallBitVector &open) {
  const Operand &operand = operands[pick(0, operands.size() - 1)];
  llvm::SmallBitVector missing = operand.dims;
  missing.reset(open);
  return missing.none() ? access(operand, pick(0, 1)) : "";
}

std::string RandomNest::make() {
  for (int64_t dims = pick(2, 4); dims > 0; --dims)
    extents.push_back(pick(2, 12));
  pickLevels();
  for (int64_t inputs = pick(1, 2); inputs > 0; --inputs)
    addOperand(false);
  addOperand(true);
  llvm::SmallBitVector open(extents.size());
  std::string head, tail;
  for (auto [number, level] : llvm::enumerate(levels)) {
    head += "affine.for " + level.counter + " = " +
            makeBound(ArrayRef(levels).take_front(number), level.dim) +
            " step " + std::to_string(level.tile) + " {\n";
    if (level.tile == 1)
      open.set(level.dim);
    if (pick(0, 5) == 0)
      head += makeStatement(open);
    tail = (pick(0, 5) == 0 ? makeStatement(open) : "") + "}\n" + tail;
  }
  std::string body, arguments;
  for (const Operand &operand : operands) {
    body += access(operand, false);
    if (pick(0, 3) == 0)
      body += access(operand, false);
    arguments +=
        (arguments.empty() ? "" : ", ") + operand.name + ": " + operand.type;
  }
  body += access(operands.back(), true);
  return "#same = affine_map<(d0) -> (d0)>\nfunc.func @f(" + arguments +
         ") {\n%one = arith.constant 1.0 : f32\n" + head + body + tail +
         "return\n}\n";
}

/// The predicted traffic of the loops is at least that of the best cache of
/// equal capacity. An LRU cache moves no more than the loops are predicted to
/// move in 0.8 of its capacity.
TEST_F(LoopCacheTest, AgreesWithCaches) {
  int64_t numChecked = 0, numRecent = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::string text = RandomNest(seed).make();
    func::FuncOp function = parse(text);
    std::vector<TracedElement> trace = Tracer().run(function.getBody());
    for (int64_t capacity : {3, 6, 12, 25, 50, 100, 200, 1000}) {
      std::optional<int64_t> written = countWritten(function, capacity);
      ASSERT_TRUE(written) << text;
      int64_t least =
          std::min(countMoves(trace, capacity, Eviction::FurthestUse),
                   countMoves(trace, capacity, Eviction::FurthestNeed));
      EXPECT_GE(*written, least)
          << "seed " << seed << ", capacity " << capacity << "\n"
          << text;
      ++numChecked;
      numRecent += countMoves(trace, capacity * 5 / 4,
                              Eviction::LeastRecentlyUsed) <= 1.02 * *written;
    }
  }
  EXPECT_GE(numRecent, 0.98 * numChecked);
}
