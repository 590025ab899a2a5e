//===- KnobSpace.cpp - Several tuning knobs together ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/KnobSpace.h"

#include "ScheduleTraffic.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

static bool fail(std::string &whyNot, const Twine &reason) {
  whyNot = reason.str();
  return false;
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

StringRef roofline::explainUnpriced(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("unroll", ": the cost of loops is in no figure; give a block in "
                      "registers as the tile for the level around them")
      .Case("vector_width", ": rates are those of full vectors")
      .Case("workgroup", ": the number of threads is in no figure; give what a "
                         "workgroup computes as the tile for the level around "
                         "its memory")
      .Case("packing", ": give 'pack OPERAND' for each operand")
      .Default("");
}

bool Knob::setRole(StringRef role, std::string &whyNot) {
  SmallVector<StringRef, 4> words;
  llvm::SplitString(role, words);
  StringRef what = words.empty() ? "" : words[0];
  bool hasNumber = words.size() > 1 && !words.back().getAsInteger(10, number);
  if (what == "tile" && words.size() == 2) {
    kind = KnobKind::Tile;
    level = words[1].str();
  } else if (what == "tile" && words.size() == 3 && hasNumber) {
    kind = KnobKind::Size;
    level = words[1].str();
  } else if (what == "order" && words.size() == 2) {
    kind = KnobKind::Order;
    level = words[1].str();
  } else if (what == "split" && words.size() == 2 && hasNumber) {
    kind = KnobKind::Split;
  } else if (what == "pack" && words.size() == 2 && hasNumber) {
    kind = KnobKind::Pack;
  } else {
    StringRef reason = explainUnpriced(what);
    if (reason.empty())
      reason = "; expected 'tile LEVEL', 'tile LEVEL LOOP', 'order LEVEL', "
               "'split LOOP' or 'pack OPERAND'";
    return fail(whyNot, "the model has no price for '" + role + "'" + reason);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static std::string print(ArrayRef<int64_t> option) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(option, os);
  os << ']';
  return text;
}

static bool checkPacking(const Knob &knob, size_t numOperands,
                         std::string &whyNot) {
  if (knob.number >= numOperands)
    return fail(whyNot, "expected one of " + Twine(numOperands) +
                            " operands, got " + Twine(knob.number));
  if (knob.options.empty())
    return fail(whyNot, "expected an option");
  for (ArrayRef<int64_t> option : knob.options)
    if (option.size() != 1 || (option[0] != 0 && option[0] != 1))
      return fail(whyNot, "expected 0 or 1, got " + print(option));
  return true;
}

/// Checks the options of a knob of an op whose loops `nest` has.
static bool checkOptions(const Knob &knob, const Nest &nest,
                         std::string &whyNot) {
  size_t numLoops = nest.extents.size();
  if (knob.options.empty())
    return fail(whyNot, "expected an option");
  for (ArrayRef<int64_t> option : knob.options) {
    auto isSize = [](int64_t size) { return size >= 0; };
    if (knob.kind == KnobKind::Tile &&
        (option.size() != numLoops || !llvm::all_of(option, isSize)))
      return fail(whyNot, "expected options of " + Twine(numLoops) +
                              " tile sizes, got " + print(option));
    if (knob.kind == KnobKind::Order &&
        (option.size() != numLoops || !isPermutationVector(option)))
      return fail(whyNot, "expected options that have each of the " +
                              Twine(numLoops) + " loops once, got " +
                              print(option));
    if (knob.kind == KnobKind::Size &&
        (option.size() != 1 || !isSize(option[0])))
      return fail(whyNot,
                  "expected tile sizes of 0 or more, got " + print(option));
    if (knob.kind == KnobKind::Split && (option.size() != 1 || option[0] < 1 ||
                                         option[0] > nest.extents[knob.number]))
      return fail(whyNot, "expected 1 to " + Twine(nest.extents[knob.number]) +
                              " parts, got " + print(option));
  }
  return true;
}

bool KnobSpace::check(const Knob &knob, std::string &whyNot) const {
  for (const Knob &other : ArrayRef(knobs).take_front(&knob - knobs.data())) {
    bool isTile = knob.kind >= KnobKind::Tile;
    bool isSame =
        isTile == (other.kind >= KnobKind::Tile) &&
        (isTile || knob.kind == other.kind) &&
        (knob.kind == KnobKind::Split || knob.level == other.level) &&
        !(knob.kind == other.kind && knob.number != other.number &&
          (knob.kind == KnobKind::Size || knob.kind == KnobKind::Pack));
    if (isSame)
      return fail(whyNot, "knob '" + other.name + "' has the same role");
  }
  if (knob.kind == KnobKind::Pack)
    return checkPacking(knob, predictor->getNumOperands(), whyNot);
  ArrayRef<PredictorLevel> all = predictor->getLevels();
  const auto *level =
      knob.kind == KnobKind::Split
          ? llvm::find_if(all, [](const auto &own) { return bool(own.nest); })
          : llvm::find_if(all, [&](const auto &own) {
              return own.name == knob.level && own.nest;
            });
  if (level == all.end())
    return fail(whyNot, "the op can't be tiled for '" + knob.level + "'");
  size_t numLoops = level->nest->extents.size();
  if (knob.number >= numLoops)
    return fail(whyNot, "expected one of " + Twine(numLoops) + " loops, got " +
                            Twine(knob.number));
  if (knob.kind == KnobKind::Split && !isReduction(*level->nest, knob.number))
    return fail(whyNot,
                "loop " + Twine(knob.number) + " is no reduction to split");
  return checkOptions(knob, *level->nest, whyNot);
}

FailureOr<KnobSpace> KnobSpace::make(const TilePredictor &predictor,
                                     ArrayRef<Knob> knobs,
                                     std::string &whyNot) {
  KnobSpace space(predictor, knobs);
  for (const auto &[position, knob] : llvm::enumerate(space.knobs)) {
    if (!space.check(knob, whyNot)) {
      whyNot = "knob '" + knob.name + "': " + whyNot;
      return failure();
    }
    space.sequence.push_back(position);
    if (knob.kind == KnobKind::Split)
      space.splitLoop = knob.number;
    else if (knob.kind >= KnobKind::Tile)
      space.levels.push_back(*predictor.findLevel(knob.level));
  }
  llvm::sort(space.levels);
  space.levels.erase(llvm::unique(space.levels), space.levels.end());
  for (const Knob &knob : space.knobs)
    if (knob.kind == KnobKind::Order &&
        !llvm::is_contained(space.levels, *predictor.findLevel(knob.level))) {
      fail(whyNot, "knob '" + knob.name + "': no knob is a tile for '" +
                       knob.level + "'");
      return failure();
    }
  if (space.levels.empty()) {
    fail(whyNot, "no knob is a tile");
    return failure();
  }
  auto getKey = [&](unsigned position) {
    const Knob &knob = space.knobs[position];
    bool isTile = knob.kind >= KnobKind::Tile;
    return std::tuple(isTile ? KnobKind::Tile : knob.kind,
                      isTile ? *predictor.findLevel(knob.level) : 0, position);
  };
  llvm::sort(space.sequence,
             [&](unsigned a, unsigned b) { return getKey(a) < getKey(b); });
  return space;
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

bool KnobSpace::isAllowed(const Constraint &constraint,
                          ArrayRef<unsigned> options) const {
  SmallVector<unsigned, 8> own;
  for (unsigned knob : constraint.knobs)
    own.push_back(options[knob]);
  return constraint.holds(own);
}

TileSchedule KnobSpace::makeSchedule(ArrayRef<unsigned> options) const {
  TileSchedule schedule;
  schedule.splitLoop = splitLoop;
  for (size_t level : levels) {
    LevelTile &tile = schedule.tiles.emplace_back();
    tile.level = level;
    tile.tiling.sizes.resize(
        predictor->getLevels()[level].nest->extents.size());
  }
  for (auto [knob, position] : llvm::zip_equal(knobs, options)) {
    ArrayRef<int64_t> option = knob.options[position];
    if (knob.kind == KnobKind::Split) {
      schedule.parts = option[0];
      continue;
    }
    if (knob.kind == KnobKind::Pack) {
      if (option[0] == 1)
        schedule.packed.push_back(knob.number);
      continue;
    }
    size_t level = *predictor->findLevel(knob.level);
    Tiling &tiling =
        schedule.tiles[llvm::find(levels, level) - levels.begin()].tiling;
    if (knob.kind == KnobKind::Order)
      tiling.order.assign(option.begin(), option.end());
    else if (knob.kind == KnobKind::Tile)
      tiling.sizes.assign(option.begin(), option.end());
    else
      tiling.sizes[knob.number] = option[0];
  }
  return schedule;
}

std::optional<TileFigures>
KnobSpace::predict(ArrayRef<unsigned> options) const {
  if (!llvm::all_of(constraints, [&](const Constraint &constraint) {
        return isAllowed(constraint, options);
      }))
    return std::nullopt;
  return predictor->predict(makeSchedule(options));
}
