//===- KnobSpace.h - Several tuning knobs together --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranks the choices of several knobs of a schedule for one op without looking
// at all of them. In: a predictor, knobs with their options, constraints. Out:
// the best choices and their predicted costs (R21). docs/use/Tuning.md has the
// definitions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_KNOBSPACE_H
#define ROOFLINE_ESTIMATE_KNOBSPACE_H

#include "roofline/Estimate/TilePredictor.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>

namespace mlir::roofline {

/// What the options of a knob are.
enum class KnobKind {
  /// Parts that the loop `number` is split in: one number.
  Split,
  /// Whether the operand `number` is packed: 0 or 1.
  Pack,
  /// The order of the loops over the tiles for `level`.
  Order,
  /// The sizes of the tile for `level`: one per loop, 0 for a whole one.
  Tile,
  /// The size of the tile for `level` in the loop `number`: one number.
  Size
};

/// A choice that a schedule leaves open.
struct Knob {
  std::string name;
  KnobKind kind = KnobKind::Tile;
  std::string level;
  /// A loop, or an operand to pack.
  unsigned number = 0;
  SmallVector<SmallVector<int64_t, 4>, 0> options;

  /// Takes "tile LEVEL", "tile LEVEL LOOP", "order LEVEL", "split LOOP" or
  /// "pack OPERAND". If it is none of these, returns false, and `whyNot` has
  /// the reason.
  bool setRole(StringRef role, std::string &whyNot);
};

/// Why no figure depends on a knob of this name, and what to do instead; empty
/// if the name is not known.
StringRef explainUnpriced(StringRef name);

/// An option of each knob, by position, and what they cost together.
struct KnobChoice {
  SmallVector<unsigned, 8> options;
  TileFigures figures;
};

/// All choices of some knobs.
class KnobSpace {
public:
  /// True if options, one per knob of the constraint, go together.
  using Predicate = std::function<bool(ArrayRef<unsigned>)>;

  /// Refers to `predictor`. Fails if a knob is not one of the op or has an
  /// option that it can't have, or if two knobs mean the same; `whyNot` then
  /// has the reason.
  static FailureOr<KnobSpace> make(const TilePredictor &predictor,
                                   ArrayRef<Knob> knobs, std::string &whyNot);

  /// Leaves out all choices whose options of `knobs`, by position, `holds` is
  /// not true for.
  void addConstraint(ArrayRef<unsigned> knobs, Predicate holds) {
    constraints.push_back({SmallVector<unsigned>(knobs), std::move(holds)});
  }

  /// The first `count` choices in the order of `TileFigures`, then of the
  /// options. Left out are choices that a choice before dominates, and those
  /// that take more than `worstTileFactor` times as long as the first.
  /// `visited` is how many choices and beginnings of choices were looked at.
  SmallVector<KnobChoice, 0> rank(size_t count,
                                  size_t *visited = nullptr) const;

  /// What a choice costs; no value if it is none of the op or breaks a
  /// constraint.
  std::optional<TileFigures> predict(ArrayRef<unsigned> options) const;

private:
  struct Constraint {
    SmallVector<unsigned> knobs;
    Predicate holds;
  };
  class Search;

  KnobSpace(const TilePredictor &predictor, ArrayRef<Knob> knobs)
      : predictor(&predictor), knobs(knobs) {}
  bool add(size_t number, std::string &whyNot);
  bool check(const Knob &knob, std::string &whyNot) const;
  bool isAllowed(const Constraint &constraint,
                 ArrayRef<unsigned> options) const;
  TileSchedule makeSchedule(ArrayRef<unsigned> options) const;

  const TilePredictor *predictor;
  SmallVector<Knob, 0> knobs;
  SmallVector<Constraint, 0> constraints;
  /// Positions of the knobs in the order in which they are chosen: what a bound
  /// needs first comes first.
  SmallVector<unsigned, 8> sequence;
  /// The levels with tiles, by position in the predictor, the outermost first.
  SmallVector<size_t, 2> levels;
  unsigned splitLoop = 0;
};

/// What no schedule of an op takes less time than, by its predictor [s]: each
/// level moves the least, all private memories have tiles, and only what the
/// whole op lacks to native tiles is wasted.
double computeLeastSeconds(const TilePredictor &predictor);

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_KNOBSPACE_H
