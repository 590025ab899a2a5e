//===- KnobSpaceTest.cpp - Several tuning knobs together ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/KnobSpace.h"
#include "PredictorLevels.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Random knobs of a random op on a random machine, with room for few tiles.
class RandomSpace {
public:
  explicit RandomSpace(unsigned seed) : numbers(seed) {
    Nest nest = pick(3) == 0 ? makeConvolution() : makeProduct();
    reduction = nest.extents.size() - 1;
    SmallVector<PredictorLevel, 4> levels;
    int64_t room = 2048 << pick(4);
    for (StringRef name : {"dram", "l2", "l1"}) {
      levels.push_back(makeLevel(name, nest, room));
      levels.back().bytesPerSecond = 1e9 * double(1 + pick(8));
      if (pick(2))
        addSets(levels.back());
      room /= 1 + pick(4);
    }
    if (pick(2))
      levels[pick(2)].privateInstances = 2 + pick(9);
    levels[2].feedsRegisters = pick(2);
    levels[0].isOnTop = pick(2);
    levels[0].isResident = pick(6) == 0;
    // Rows of one loop, or of two.
    NativeEdge rows{{0}, 1 + pick(2) * 7};
    if (pick(2))
      rows.loops.push_back(1);
    SmallVector<ResourceTime> times = {
        {Resource::compute("matrix"), 1e-5 * double(1 + pick(10))}};
    predictor = std::make_unique<TilePredictor>(
        levels, times, SmallVector<int64_t, 8>(nest.extents.size(), 1),
        pick(4) ? Overlap::Max : Overlap::Sum, rows);
    addKnobs(nest.extents);
  }

  SmallVector<Knob> knobs;
  std::unique_ptr<TilePredictor> predictor;

private:
  int64_t pick(int64_t number) { return int64_t(numbers() % number); }

  Nest makeProduct() {
    return makeMatmul(8 + pick(60), 8 + pick(60), 8 + pick(60));
  }

  /// Sets of few lines, and operands whose rows are lines apart; for some,
  /// bytes that are fetched past a run.
  void addSets(PredictorLevel &level) {
    level.prefetch.bytes = pick(2) * (8 << pick(4));
    level.sets = CacheSets{int64_t(4) << pick(3), 1 + pick(16), 1 + pick(4)};
    for (const Operand &operand : level.nest->operands) {
      LinearIndex &address = level.addresses.emplace_back().emplace();
      int64_t stride = 4;
      for (const LinearIndex &index : llvm::reverse(operand.indices)) {
        for (auto [loop, slope] : index.terms)
          EXPECT_TRUE(succeeded(address.addTerm(loop, stride * slope)));
        stride *= 16 + pick(2) * 48;
      }
    }
  }

  /// O (i, f) += I (s * i + d * r, c) * F (r, f, c).
  Nest makeConvolution() {
    Nest nest;
    nest.extents = {5 + pick(40), 2 + pick(20), 2 + pick(4), 2 + pick(12)};
    LinearIndex window;
    window.terms = {{0, 1 + pick(3)}, {2, 1 + pick(2)}};
    auto add = [&](LinearIndices indices) -> Operand & {
      Operand &operand = nest.operands.emplace_back();
      operand.indices = std::move(indices);
      operand.bits = operand.partialBits = 32;
      return operand;
    };
    add({window, LinearIndex::iteration(3)});
    add({LinearIndex::iteration(2), LinearIndex::iteration(1),
         LinearIndex::iteration(3)});
    add({LinearIndex::iteration(0), LinearIndex::iteration(1)}).role =
        pick(2) ? OperandRole::Update : OperandRole::Output;
    return nest;
  }

  SmallVector<int64_t, 4> pickSizes(ArrayRef<int64_t> extents) {
    SmallVector<int64_t, 4> sizes;
    for (int64_t extent : extents)
      sizes.push_back(pick(5) == 0 ? 0 : 1 + pick(extent));
    return sizes;
  }

  Knob &addKnob(const Twine &role) {
    std::string whyNot;
    Knob &knob = knobs.emplace_back();
    knob.name = role.str();
    EXPECT_TRUE(knob.setRole(knob.name, whyNot)) << whyNot;
    return knob;
  }

  void addTileKnobs(StringRef level, ArrayRef<int64_t> extents) {
    if (pick(2)) {
      Knob &knob = addKnob("tile " + level);
      for (int64_t option = 0; option < 6; ++option)
        knob.options.push_back(pickSizes(extents));
      return;
    }
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      if (loop > 0 && pick(4) == 0)
        continue;
      Knob &knob = addKnob("tile " + level + " " + Twine(loop));
      for (int64_t option = 0; option < 3; ++option)
        knob.options.push_back({pickSizes(extents)[loop]});
    }
  }

  void addKnobs(ArrayRef<int64_t> extents) {
    SmallVector<StringRef> names = {"dram", "l2", "l1"};
    size_t first = pick(3), second = first + 1 + pick(2);
    for (size_t level : {first, second}) {
      if (level >= names.size())
        continue;
      addTileKnobs(names[level], extents);
      if (pick(2))
        continue;
      Knob &knob = addKnob("order " + names[level]);
      auto order =
          llvm::to_vector_of<int64_t, 4>(llvm::seq<int64_t>(extents.size()));
      for (int64_t option = 0; option < 3; ++option) {
        std::shuffle(order.begin(), order.end(), numbers);
        knob.options.push_back(order);
      }
    }
    if (pick(3) == 0) {
      int64_t parts = 1 + pick(extents[reduction]);
      addKnob("split " + Twine(reduction)).options = {{1}, {parts}};
    }
    for (unsigned operand = 0; operand < 3; ++operand)
      if (pick(4) == 0)
        addKnob("pack " + Twine(operand)).options = {{0}, {1}};
  }

  std::mt19937 numbers;
  size_t reduction = 0;
};
} // namespace

/// All choices of `space`, one by one; counts them.
static SmallVector<KnobChoice, 0> rankAll(const KnobSpace &space,
                                          ArrayRef<Knob> knobs, size_t count,
                                          size_t &number) {
  SmallVector<KnobChoice, 0> all, ranked;
  SmallVector<unsigned, 8> options(knobs.size());
  for (bool isLast = false; !isLast;) {
    ++number;
    if (std::optional<TileFigures> figures = space.predict(options))
      all.push_back({options, *figures});
    isLast = true;
    for (size_t knob = knobs.size(); isLast && knob-- > 0;) {
      isLast = ++options[knob] == knobs[knob].options.size();
      if (isLast)
        options[knob] = 0;
    }
  }
  llvm::stable_sort(all, [](const KnobChoice &a, const KnobChoice &b) {
    return a.figures < b.figures;
  });
  for (KnobChoice &choice : all)
    if (ranked.size() < count &&
        choice.figures.seconds <=
            worstTileFactor * all.front().figures.seconds &&
        llvm::none_of(ranked, [&](const KnobChoice &other) {
          return other.figures.dominates(choice.figures);
        }))
      ranked.push_back(choice);
  return ranked;
}

/// On random spaces, which are small, the search finds what looking at every
/// choice finds, and looks at fewer.
TEST(KnobSpace, sameAsExhaustive) {
  size_t visited = 0, all = 0, ranked = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomSpace random(seed);
    std::string whyNot;
    FailureOr<KnobSpace> space =
        KnobSpace::make(*random.predictor, random.knobs, whyNot);
    ASSERT_TRUE(succeeded(space)) << whyNot;
    // Some pairs of options don't go together.
    unsigned last = random.knobs.size() - 1;
    if (last > 0 && seed % 2)
      space->addConstraint({last, 0}, [](ArrayRef<unsigned> options) {
        return (options[0] + options[1]) % 3 != 0;
      });
    size_t own = 0, count = 1 + seed % 8;
    auto expected = rankAll(*space, random.knobs, count, all);
    auto found = space->rank(count, &own);
    visited += own;
    ranked += found.size();
    ASSERT_EQ(found.size(), expected.size()) << "seed " << seed;
    for (auto [lhs, rhs] : llvm::zip_equal(found, expected)) {
      EXPECT_EQ(lhs.options, rhs.options) << "seed " << seed;
      EXPECT_EQ(lhs.figures.seconds, rhs.figures.seconds) << "seed " << seed;
    }
  }
  EXPECT_GT(ranked, 300u);
  // Beginnings are counted too.
  EXPECT_LT(visited, all / 2) << visited << " of " << all;
  RecordProperty("visited",
                 std::to_string(visited) + " of " + std::to_string(all));
}

/// With 16 sizes for each of three loops, 4096 choices, of a product that
/// memory bounds, the first is found after some dozens.
TEST(KnobSpace, visitsFew) {
  TilePredictor predictor(
      {makeLevel("dram", makeMatmul(1024, 1024, 1024), 1 << 16)}, {},
      {1, 1, 1});
  SmallVector<Knob> knobs(3);
  std::string whyNot;
  for (auto [loop, knob] : llvm::enumerate(knobs)) {
    ASSERT_TRUE(knob.setRole(("tile dram " + Twine(loop)).str(), whyNot));
    for (int64_t size = 8; size <= 128; size += 8)
      knob.options.push_back({size});
  }
  FailureOr<KnobSpace> space = KnobSpace::make(predictor, knobs, whyNot);
  ASSERT_TRUE(succeeded(space)) << whyNot;
  size_t visited = 0, all = 0;
  auto found = space->rank(1, &visited);
  auto expected = rankAll(*space, knobs, 1, all);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].options, expected[0].options);
  EXPECT_EQ(all, 4096u);
  EXPECT_LT(visited, 400u);
}

TEST(KnobSpace, whyNot) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 4096)}, {},
                          {1, 1, 1});
  using Role = std::pair<StringRef, SmallVector<int64_t, 4>>;
  auto explain = [&](ArrayRef<Role> roles) {
    std::string whyNot;
    SmallVector<Knob> knobs;
    for (const auto &[role, option] : roles) {
      Knob &knob = knobs.emplace_back();
      knob.name = std::string(1, char('a' + knobs.size() - 1));
      if (!knob.setRole(role, whyNot))
        return whyNot;
      if (!option.empty())
        knob.options.push_back(option);
    }
    EXPECT_TRUE(failed(KnobSpace::make(predictor, knobs, whyNot)));
    return whyNot;
  };
  EXPECT_EQ(explain({}), "no knob is a tile");
  EXPECT_EQ(explain({Role("", {})}),
            "the model has no price for ''; expected 'tile LEVEL', 'tile LEVEL "
            "LOOP', 'order LEVEL', 'split LOOP' or 'pack OPERAND'");
  EXPECT_EQ(explain({Role("packing", {1})}),
            "the model has no price for 'packing': give 'pack OPERAND' for "
            "each operand");
  EXPECT_EQ(explain({Role("vector_width", {8})}),
            "the model has no price for 'vector_width': rates are those of "
            "full vectors");
  EXPECT_EQ(explain({Role("tile dram", {})}), "knob 'a': expected an option");
  EXPECT_EQ(explain({Role("tile l2", {1, 1, 1})}),
            "knob 'a': the op can't be tiled for 'l2'");
  EXPECT_EQ(explain({Role("tile dram", {1, 1})}),
            "knob 'a': expected options of 3 tile sizes, got [1, 1]");
  EXPECT_EQ(explain({Role("tile dram 3", {1})}),
            "knob 'a': expected one of 3 loops, got 3");
  EXPECT_EQ(explain({Role("tile dram 0", {-1})}),
            "knob 'a': expected tile sizes of 0 or more, got [-1]");
  EXPECT_EQ(explain({Role("tile dram 0", {1}), Role("tile dram", {1, 1, 1})}),
            "knob 'b': knob 'a' has the same role");
  EXPECT_EQ(explain({Role("tile dram 0", {1}), Role("tile dram 0", {1})}),
            "knob 'b': knob 'a' has the same role");
  EXPECT_EQ(explain({Role("tile dram 0", {1}), Role("order dram", {0, 1})}),
            "knob 'b': expected options that have each of the 3 loops once, "
            "got [0, 1]");
  EXPECT_EQ(explain({Role("order dram", {0, 1, 2})}),
            "knob 'a': no knob is a tile for 'dram'");
  EXPECT_EQ(explain({Role("split 2", {2})}), "no knob is a tile");
  EXPECT_EQ(explain({Role("split 1", {2})}),
            "knob 'a': loop 1 is no reduction to split");
  EXPECT_EQ(explain({Role("split 2", {65})}),
            "knob 'a': expected 1 to 64 parts, got [65]");
  EXPECT_EQ(explain({Role("pack 3", {1})}),
            "knob 'a': expected one of 3 operands, got 3");
  EXPECT_EQ(explain({Role("pack 0", {})}), "knob 'a': expected an option");
  EXPECT_EQ(explain({Role("pack 0", {2})}),
            "knob 'a': expected 0 or 1, got [2]");
  EXPECT_EQ(explain({Role("pack 1", {0}), Role("pack 1", {1})}),
            "knob 'b': knob 'a' has the same role");
  EXPECT_EQ(explain({Role("pack 0", {0}), Role("pack 1", {1})}),
            "no knob is a tile");
}
