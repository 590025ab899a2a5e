//===- KnobSearch.cpp - Best choices of knobs, first ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduleBound.h"
#include "ScheduleTraffic.h"
#include "roofline/Estimate/KnobSpace.h"

#include <queue>

using namespace mlir;
using namespace mlir::roofline;

/// Best first: takes the beginning with the least bound and adds an option of
/// one more knob.
class KnobSpace::Search {
  /// Choices that begin alike: how many knobs of the sequence are chosen, the
  /// options of these, and what no such choice costs less than.
  struct Node {
    size_t chosen = 0;
    SmallVector<unsigned, 8> options;
    TileFigures figures;
  };

  /// True if `a` is looked at after `b`. Of equal ones the beginnings come
  /// before the choices: all choices that are equal are there before the first
  /// is taken.
  struct IsAfter {
    bool operator()(const Node &a, const Node &b) const {
      if (a.figures < b.figures || b.figures < a.figures)
        return b.figures < a.figures;
      return std::tie(a.chosen, a.options) > std::tie(b.chosen, b.options);
    }
  };

public:
  Search(const KnobSpace &space) : space(space) {
    // The constraints that the choice of a knob completes.
    completed.resize(space.knobs.size());
    for (const Constraint &constraint : space.constraints) {
      size_t last = 0;
      for (unsigned knob : constraint.knobs)
        last = std::max<size_t>(last, llvm::find(space.sequence, knob) -
                                          space.sequence.begin());
      completed[last].push_back(&constraint);
    }
    Node root;
    root.options.resize(space.knobs.size());
    expand(root);
  }

  SmallVector<KnobChoice, 0> run(size_t count) {
    while (!queue.empty() && found.size() < count) {
      Node node = queue.top();
      queue.pop();
      if (!found.empty() &&
          node.figures.seconds > worstTileFactor * found[0].figures.seconds)
        break;
      if (isDominated(node))
        continue;
      if (node.chosen < space.knobs.size())
        expand(node);
      else
        found.push_back({std::move(node.options), std::move(node.figures)});
    }
    return std::move(found);
  }

  size_t visited = 0;

private:
  bool isDominated(const Node &node) const {
    return llvm::any_of(found, [&](const KnobChoice &choice) {
      return choice.figures.dominates(node.figures);
    });
  }

  void expand(const Node &node) {
    unsigned knob = space.sequence[node.chosen];
    for (unsigned option = 0; option < space.knobs[knob].options.size();
         ++option) {
      Node child;
      child.chosen = node.chosen + 1;
      child.options = node.options;
      child.options[knob] = option;
      if (!llvm::all_of(completed[node.chosen],
                        [&](const Constraint *constraint) {
                          return space.isAllowed(*constraint, child.options);
                        }))
        continue;
      ++visited;
      std::optional<TileFigures> figures =
          child.chosen == space.knobs.size()
              ? space.predictor->predict(space.makeSchedule(child.options))
              : computeLeastFigures(*space.predictor, makeRange(child));
      if (!figures)
        continue;
      child.figures = std::move(*figures);
      if (!isDominated(child))
        queue.push(std::move(child));
    }
  }

  ScheduleRange makeRange(const Node &node) const;

  const KnobSpace &space;
  SmallVector<SmallVector<const Constraint *, 1>, 8> completed;
  std::priority_queue<Node, std::vector<Node>, IsAfter> queue;
  SmallVector<KnobChoice, 0> found;
};

ScheduleRange KnobSpace::Search::makeRange(const Node &node) const {
  ScheduleRange range;
  range.splitLoop = space.splitLoop;
  for (size_t level : space.levels) {
    const Nest &nest = *space.predictor->getLevels()[level].nest;
    TileRange &tile = range.tiles.emplace_back();
    tile.level = level;
    tile.least = tile.most = nest.extents;
    llvm::append_range(tile.order, llvm::seq<unsigned>(nest.extents.size()));
  }
  for (auto [place, position] : llvm::enumerate(space.sequence)) {
    const Knob &knob = space.knobs[position];
    bool isChosen = place < node.chosen;
    ArrayRef<SmallVector<int64_t, 4>> options = knob.options;
    if (isChosen)
      options = options.slice(node.options[position], 1);
    // Split knobs come first: they are chosen.
    if (knob.kind == KnobKind::Split) {
      range.parts =
          roundParts(range.tiles[0].most[knob.number], options.front()[0]);
      continue;
    }
    if (knob.kind == KnobKind::Pack) {
      if (isChosen && options[0][0] == 1)
        range.packed.push_back(knob.number);
      continue;
    }
    size_t level = *space.predictor->findLevel(knob.level);
    TileRange &tile =
        range.tiles[llvm::find(space.levels, level) - space.levels.begin()];
    if (knob.kind == KnobKind::Order) {
      tile.order.clear();
      if (isChosen)
        tile.order.assign(options[0].begin(), options[0].end());
      continue;
    }
    ArrayRef<int64_t> extents =
        space.predictor->getLevels()[level].nest->extents;
    auto add = [&](size_t loop, size_t index) {
      int64_t least = extents[loop], most = 1;
      for (ArrayRef<int64_t> option : options) {
        int64_t size = option[index] == 0 ? extents[loop] : option[index];
        least = std::min(least, size);
        most = std::max(most, size);
      }
      tile.least[loop] = least;
      tile.most[loop] = std::min(most, extents[loop]);
    };
    if (knob.kind == KnobKind::Size)
      add(knob.number, 0);
    else
      for (size_t loop = 0; loop < extents.size(); ++loop)
        add(loop, loop);
  }
  return range;
}

SmallVector<KnobChoice, 0> KnobSpace::rank(size_t count,
                                           size_t *visited) const {
  Search search(*this);
  SmallVector<KnobChoice, 0> found = search.run(count);
  if (visited)
    *visited = search.visited;
  return found;
}
