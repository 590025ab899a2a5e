//===- TiledLoop.cpp - A loop that others may tile ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TiledLoop.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Most tile loops around a loop.
static constexpr size_t maxCuts = 6;
/// Longer loops count as unknown.
static constexpr int64_t maxExtent = int64_t(1) << 40;

int64_t TiledLoop::getFullTrips() const {
  int64_t trips = extent;
  for (const Cut &cut : cuts)
    trips = std::min(trips, cut.piece);
  return trips;
}

namespace {
/// Finds how the loops around a loop cut its range, by evaluating its trip
/// count at the first, the last but one and the last iteration of each of them.
/// The trip count never rises, so that all iterations in between agree with the
/// first two of these.
class CutFinder {
public:
  CutFinder(const Count &trips, ArrayRef<TiledLoop> around)
      : trips(trips), around(around) {}

  std::optional<TiledLoop> run();

private:
  bool collectCuts();
  std::optional<int64_t> evaluate(const Count &count) const;
  std::optional<int64_t> computeTotal(size_t depth);
  bool verify(size_t depth, int64_t length);

  const Count &trips;
  ArrayRef<TiledLoop> around;
  TiledLoop loop;
  /// Iteration of each loop in `loop.cuts`.
  SmallVector<int64_t, 4> point;
};
} // namespace

std::optional<int64_t> CutFinder::evaluate(const Count &count) const {
  Count value = count.substitute([&](StringRef symbol) -> std::optional<Count> {
    for (auto [cut, iteration] : llvm::zip(loop.cuts, point))
      if (symbol == "d" + std::to_string(cut.loop))
        return Count(iteration);
    return std::nullopt;
  });
  std::optional<int64_t> result = value.tryInt64();
  return result && *result >= 0 && *result <= maxExtent ? result : std::nullopt;
}

/// Collects the loops that cut the range. Fails unless the innermost loop that
/// `trips` depends on is cut by all the others.
bool CutFinder::collectCuts() {
  SmallVector<std::string> symbols;
  trips.collectSymbols(symbols);
  std::vector<unsigned> numbers;
  for (StringRef symbol : symbols) {
    unsigned number;
    if (!symbol.consume_front("d") || symbol.getAsInteger(10, number) ||
        number >= around.size())
      return false;
    numbers.push_back(number);
  }
  unsigned innermost = *llvm::max_element(numbers);
  loop.cuts = around[innermost].cuts;
  loop.cuts.push_back({innermost, 0});
  return loop.cuts.size() <= maxCuts && llvm::all_of(numbers, [&](unsigned n) {
           return llvm::any_of(loop.cuts, [&](const TiledLoop::Cut &cut) {
             return cut.loop == n;
           });
         });
}

/// Returns the iterations within one piece of the cut before `depth`, at
/// `point`.
std::optional<int64_t> CutFinder::computeTotal(size_t depth) {
  if (depth == loop.cuts.size())
    return evaluate(trips);
  std::optional<int64_t> pieces = evaluate(around[loop.cuts[depth].loop].trips);
  if (!pieces || *pieces == 0)
    return pieces;
  int64_t before = point[depth];
  point[depth] = *pieces - 1;
  std::optional<int64_t> last = computeTotal(depth + 1);
  point[depth] = before;
  int64_t total;
  if (!last || llvm::MulOverflow(loop.cuts[depth].piece, *pieces - 1, total) ||
      llvm::AddOverflow(total, *last, total) || total > maxExtent)
    return std::nullopt;
  return total;
}

/// Returns true if a piece of `length` iterations is cut from `depth` on as
/// `loop` says.
bool CutFinder::verify(size_t depth, int64_t length) {
  if (depth == loop.cuts.size())
    return evaluate(trips) == length;
  const TiledLoop::Cut &cut = loop.cuts[depth];
  int64_t pieces = llvm::divideCeil(length, cut.piece);
  if (evaluate(around[cut.loop].trips) != pieces)
    return false;
  int64_t before = point[depth];
  bool isRight = true;
  for (int64_t iteration : {int64_t(0), pieces - 2, pieces - 1}) {
    if (iteration < 0 || !isRight)
      continue;
    point[depth] = iteration;
    isRight = verify(depth + 1, iteration == pieces - 1
                                    ? length - (pieces - 1) * cut.piece
                                    : cut.piece);
  }
  point[depth] = before;
  return isRight;
}

std::optional<TiledLoop> CutFinder::run() {
  loop.trips = trips;
  if (trips.isConstant()) {
    std::optional<int64_t> extent = evaluate(trips);
    if (!extent)
      return std::nullopt;
    loop.extent = *extent;
    return loop;
  }
  if (!trips.isKnownNonIncreasing() || !collectCuts())
    return std::nullopt;
  point.assign(loop.cuts.size(), 0);
  for (size_t depth = loop.cuts.size(); depth-- > 0;) {
    std::optional<int64_t> piece = computeTotal(depth + 1);
    if (!piece || *piece == 0)
      return std::nullopt;
    loop.cuts[depth].piece = *piece;
  }
  std::optional<int64_t> extent = computeTotal(0);
  if (!extent || *extent == 0 || !verify(0, *extent))
    return std::nullopt;
  loop.extent = *extent;
  return loop;
}

std::optional<TiledLoop> roofline::makeTiledLoop(const Count &trips,
                                                 ArrayRef<TiledLoop> around) {
  return CutFinder(trips, around).run();
}
