//===- ChainRowBlocks.cpp - Blocks of rows through a chain -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A block of m rows passes all stages. Rows between two GEMMs (a group) are
// held whole or pass a column at a time: a GEMM sums up held results from
// passing rows, or makes passing results from held rows, so that no two
// neighbours pass. A phase is the GEMMs from one held group to the next one; it
// needs m rows of these, m elements of what passes, and an element of the
// matrix that streams. What all rows share streams once per block or stays.
//
//===----------------------------------------------------------------------===//

#include "ChainProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;
using llvm::SmallVector;

/// Shared operands up to which every set of those that stay is tried.
static constexpr unsigned maxSharedOfSets = 10;

namespace {
/// A set of shared operands that stay.
using Residents = SmallVector<bool, 8>;

/// What a block needs beside what stays, and the groups that pass.
struct Holding {
  int64_t bits = 0;
  SmallVector<bool, 4> passes;
};

struct Candidate {
  int64_t moved = INT64_MAX, buffer = INT64_MAX;
  int64_t blockRows = 0, maxBlockRows = 0, numBlocks = 0;
  Residents residents;
  Holding holding;
};

class RowBlockSearch {
public:
  RowBlockSearch(const Problem &problem, int64_t capacityBits)
      : problem(problem), capacityBits(capacityBits) {}
  std::optional<ChainSegment> run();

private:
  void tryAllSets();
  void tryNestedSets();
  void tryResidents(const Residents &residents);
  Holding findHolding(int64_t rows, const Residents &residents) const;
  int64_t findMaxRows(int64_t room, const Residents &residents) const;
  int64_t needHeld(unsigned group, int64_t rows) const;
  int64_t needPhase(unsigned first, unsigned last, bool firstPasses,
                    bool lastPasses, int64_t rows,
                    const Residents &residents) const;
  int64_t countMoved(const Term &term, const Candidate &candidate) const;
  ChainSchedule getSchedule() const;

  const Problem &problem;
  int64_t capacityBits;
  /// Per group, for the set at hand [bit].
  SmallVector<int64_t, 4> sideSlots;
  Candidate best;
};
} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Row-wise stages on held rows: in place, state row by row.
int64_t RowBlockSearch::needHeld(unsigned group, int64_t rows) const {
  const Group &info = problem.groups[group];
  return rows * (info.width * info.bits + info.rowSideBits) +
         std::max(sideSlots[group], info.rowStateBits);
}

/// The GEMMs from group `first` to group `last`; groups in between pass.
int64_t RowBlockSearch::needPhase(unsigned first, unsigned last,
                                  bool firstPasses, bool lastPasses,
                                  int64_t rows,
                                  const Residents &residents) const {
  int64_t row = 0, slot = 0, sum = 0;
  for (unsigned group = first; group <= last; ++group) {
    const Group &info = problem.groups[group];
    bool passes = (group == first && firstPasses) ||
                  (group == last && lastPasses) ||
                  (group != first && group != last);
    row += info.bits * (passes ? 1 : info.width);
    if (passes) {
      row += info.stateBits + info.rowSideBits;
      slot = std::max(slot, sideSlots[group]);
    }
  }
  for (auto [index, gemm] : llvm::enumerate(problem.gemms)) {
    if (residents[gemm.shared])
      continue;
    int64_t bits = problem.shared[gemm.shared].slotBits;
    sum += bits;
    if (index >= first && index < last)
      slot = std::max(slot, bits);
  }
  return rows * row + (problem.addsSlots ? std::max(sum, slot) : slot);
}

/// The groups to hold so that a block of `rows` rows needs the least: over the
/// groups, the least need with the group held and all before it done.
Holding RowBlockSearch::findHolding(int64_t rows,
                                    const Residents &residents) const {
  unsigned last = problem.groups.size() - 1;
  SmallVector<int64_t, 4> least;
  SmallVector<bool, 4> skips(last + 1, false);
  for (unsigned group = 0; group <= last; ++group) {
    int64_t need = 0;
    if (group > 0)
      need = std::max(least[group - 1], needPhase(group - 1, group, false,
                                                  false, rows, residents));
    if (group > 0 && !problem.groups[group - 1].mustHold) {
      unsigned from = group > 1 ? group - 2 : 0;
      int64_t skipped =
          std::max(group > 1 ? least[from] : 0,
                   needPhase(from, group, group == 1, false, rows, residents));
      skips[group] = skipped <= need;
      need = std::min(need, skipped);
    }
    least.push_back(std::max(need, needHeld(group, rows)));
  }
  Holding holding{least[last], SmallVector<bool, 4>(last + 1, false)};
  unsigned held = last;
  if (!problem.groups[last].mustHold) {
    int64_t need =
        last ? std::max(least[last - 1],
                        needPhase(last - 1, last, false, true, rows, residents))
             : needPhase(0, 0, true, true, rows, residents);
    if (need < holding.bits) {
      holding.bits = need;
      holding.passes[last] = true;
      if (last == 0)
        return holding;
      held = last - 1;
    }
  }
  while (held > 0) {
    holding.passes[held - 1] = skips[held];
    if (skips[held] && held == 1)
      break;
    held -= skips[held] ? 2 : 1;
  }
  return holding;
}

/// The most rows of which a block fits in `room`, 0 for none.
int64_t RowBlockSearch::findMaxRows(int64_t room,
                                    const Residents &residents) const {
  int64_t low = 0, high = problem.rows + 1;
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    (findHolding(middle, residents).bits <= room ? low : high) = middle;
  }
  return low;
}

//===----------------------------------------------------------------------===//
// Traffic
//===----------------------------------------------------------------------===//

/// Sum of floor((a i + b) / c) for i < n, with a, b >= 0 and c > 0: Euclid's
/// algorithm on the lattice points below the line.
static int64_t sumFloors(int64_t n, int64_t c, int64_t a, int64_t b) {
  int64_t sum = 0;
  while (n > 0) {
    sum += n * (n - 1) / 2 * (a / c) + n * (b / c);
    a %= c;
    b %= c;
    int64_t most = a * n + b;
    if (most < c)
      break;
    n = most / c;
    b = most % c;
    std::swap(a, c);
  }
  return sum;
}

/// Keys that the blocks see: all but the first have `blockRows` rows, and a
/// block sees what its last query sees.
static int64_t countVisibleKeys(const Causality &causality,
                                const Candidate &candidate, int64_t rows) {
  int64_t first = rows - (candidate.numBlocks - 1) * candidate.blockRows;
  return candidate.numBlocks * causality.offset +
         sumFloors(candidate.numBlocks, causality.groups, candidate.blockRows,
                   first + causality.groups - 1);
}

int64_t RowBlockSearch::countMoved(const Term &term,
                                   const Candidate &candidate) const {
  if (term.shared < 0 || candidate.residents[term.shared])
    return term.bits;
  int64_t bits = problem.shared[term.shared].bits;
  if (problem.causality)
    return problem.batch * (bits / problem.causality->keys) *
           countVisibleKeys(*problem.causality, candidate, problem.rows);
  return problem.batch * candidate.numBlocks * bits;
}

/// Blocks of equal size need the least room. Causal ones move the least if all
/// but the first are as large as they can be; blocks of one row are enough if
/// nothing streams.
void RowBlockSearch::tryResidents(const Residents &residents) {
  int64_t resident = 0;
  for (auto [stays, shared] : llvm::zip_equal(residents, problem.shared))
    resident += stays ? shared.bits : 0;
  if (resident > capacityBits)
    return;
  sideSlots.clear();
  for (unsigned group = 0; group < problem.groups.size(); ++group)
    sideSlots.push_back(problem.computeSideSlot(group, residents));
  Candidate candidate;
  candidate.residents = residents;
  int64_t rows = findMaxRows(capacityBits - resident, residents);
  if (rows == 0)
    return;
  candidate.maxBlockRows = rows;
  if (llvm::all_of(residents, [](bool stays) { return stays; }))
    rows = 1;
  candidate.numBlocks = llvm::divideCeil(problem.rows, rows);
  candidate.blockRows =
      problem.causality ? rows
                        : llvm::divideCeil(problem.rows, candidate.numBlocks);
  candidate.holding = findHolding(candidate.blockRows, residents);
  candidate.buffer = resident + candidate.holding.bits;
  candidate.moved = 0;
  for (const Term &term : problem.terms)
    candidate.moved += countMoved(term, candidate);
  if (std::make_pair(candidate.moved, candidate.buffer) <
      std::make_pair(best.moved, best.buffer))
    best = std::move(candidate);
}

void RowBlockSearch::tryAllSets() {
  Residents residents(problem.shared.size());
  for (unsigned set = 0; set >> residents.size() == 0; ++set) {
    for (unsigned index = 0; index < residents.size(); ++index)
      residents[index] = set >> index & 1;
    tryResidents(residents);
  }
}

/// The smallest ones stay, or the largest ones.
void RowBlockSearch::tryNestedSets() {
  auto bySize = llvm::to_vector(llvm::seq<unsigned>(0, problem.shared.size()));
  llvm::stable_sort(bySize, [&](unsigned a, unsigned b) {
    return problem.shared[a].bits < problem.shared[b].bits;
  });
  for (bool isReversed : {false, true}) {
    if (isReversed)
      std::reverse(bySize.begin(), bySize.end());
    Residents residents(bySize.size(), false);
    tryResidents(residents);
    for (unsigned index : bySize) {
      residents[index] = true;
      tryResidents(residents);
    }
  }
}

//===----------------------------------------------------------------------===//
// Result
//===----------------------------------------------------------------------===//

ChainSchedule RowBlockSearch::getSchedule() const {
  if (problem.gemms.empty())
    return ChainSchedule::OnePass;
  if (problem.gemms.size() != 2)
    return ChainSchedule::RowBlocks;
  bool first = best.residents[problem.gemms[0].shared];
  bool second = best.residents[problem.gemms[1].shared];
  if (first || second)
    return first && second ? ChainSchedule::BothWeights
           : first         ? ChainSchedule::FirstWeights
                           : ChainSchedule::SecondWeights;
  return best.holding.passes[1] ? ChainSchedule::ColumnsOfB
                                : ChainSchedule::RowsOfB;
}

std::optional<ChainSegment> RowBlockSearch::run() {
  if (problem.shared.size() <= maxSharedOfSets)
    tryAllSets();
  else
    tryNestedSets();
  if (best.blockRows == 0)
    return std::nullopt;
  ChainSegment segment = problem.makeSegment(
      getSchedule(), [&](const Term &term) { return countMoved(term, best); });
  segment.bufferBytes = llvm::divideCeil(best.buffer, 8);
  segment.blockRows = best.blockRows;
  segment.maxBlockRows = best.maxBlockRows;
  segment.numBlocks = problem.batch * best.numBlocks;
  for (const Gemm &gemm : problem.gemms)
    if (best.residents[gemm.shared])
      segment.residentStages.push_back(gemm.stage);
  return segment;
}

std::optional<ChainSegment> chain::computeRowBlocks(const Problem &problem,
                                                    int64_t capacityBits) {
  return RowBlockSearch(problem, capacityBits).run();
}
