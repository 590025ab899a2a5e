//===- ChainRowBlocks.cpp - Blocks of rows through a chain -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A block of rows passes all stages. What all rows share streams once per block
// or stays.
//
//===----------------------------------------------------------------------===//

#include "ChainBuffer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;

/// Shared operands up to which every set of those that stay is tried.
static constexpr unsigned maxSharedOfSets = 10;

namespace {
/// A set of shared operands that stay.
using Residents = SmallVector<bool, 8>;

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
  int64_t countMoved(const Term &term, const Candidate &candidate) const;
  ChainSchedule getSchedule() const;

  const Problem &problem;
  int64_t capacityBits;
  Candidate best;
};
} // namespace

//===----------------------------------------------------------------------===//
// Traffic
//===----------------------------------------------------------------------===//

/// Sum of floor((a i + b) / c) for i < n, with a, b >= 0 and c > 0: Euclid's
/// algorithm on the lattice points below the line.
static int64_t sumFloors(int64_t n, int64_t c, int64_t a, int64_t b) {
  int64_t sum = 0;
  while (n > 0) {
    // Else the square alone may not fit.
    if (a >= c)
      sum += n * (n - 1) / 2 * (a / c);
    sum += n * (b / c);
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
  ChainBuffer buffer(problem, residents);
  Candidate candidate;
  candidate.residents = residents;
  int64_t rows = buffer.findMaxRows(capacityBits - resident);
  if (rows == 0)
    return;
  candidate.maxBlockRows = rows;
  if (llvm::all_of(residents, [](bool stays) { return stays; }))
    rows = 1;
  candidate.numBlocks = llvm::divideCeil(problem.rows, rows);
  candidate.blockRows =
      problem.causality ? rows
                        : llvm::divideCeil(problem.rows, candidate.numBlocks);
  candidate.holding = buffer.findHolding(candidate.blockRows);
  candidate.buffer = resident + candidate.holding.cost;
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
