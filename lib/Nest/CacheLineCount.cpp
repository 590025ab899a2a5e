//===- CacheLineCount.cpp - Lines that a set of elements touches ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/CacheLineCount.h"

#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <cstdlib>
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;

/// Indices of one dim without a pattern are listed up to this number.
static constexpr int64_t maxListedIndices = 1 << 16;
static constexpr int64_t maxBytes = int64_t(1) << 60;

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

namespace {
/// Touched bytes in the order of their addresses, at least one.
class Runs {
public:
  /// One run of `bytes`.
  Runs(int64_t bytes, int64_t lineBytes)
      : lineBytes(lineBytes), spanBytes(bytes), firstBytes(bytes),
        lastBytes(bytes) {}

  int64_t getSpanBytes() const { return spanBytes; }
  int64_t countLines() const;
  /// Appends `next`, which starts `gapBytes` after the end. False if they
  /// overlap or end too far away.
  bool append(const Runs &next, int64_t gapBytes);
  /// `count` copies, each `stepBytes` after the start of the one before.
  bool repeat(int64_t count, int64_t stepBytes);

private:
  int64_t toLines(int64_t bytes) const {
    return llvm::divideCeil(bytes, lineBytes);
  }

  int64_t lineBytes;
  /// From the first touched byte to the last one.
  int64_t spanBytes;
  /// Bytes of the first and the last run, which may be the same one.
  int64_t firstBytes, lastBytes;
  bool isOne = true;
  /// Lines of the runs between these.
  int64_t innerLines = 0;
};
} // namespace

int64_t Runs::countLines() const {
  return isOne ? toLines(firstBytes)
               : toLines(firstBytes) + innerLines + toLines(lastBytes);
}

bool Runs::append(const Runs &next, int64_t gapBytes) {
  int64_t span;
  if (gapBytes < 0 || llvm::AddOverflow(spanBytes, gapBytes, span) ||
      llvm::AddOverflow(span, next.spanBytes, span) || span > maxBytes)
    return false;
  spanBytes = span;
  int64_t inner = innerLines + next.innerLines;
  if (gapBytes < lineBytes) {
    int64_t joined = lastBytes + gapBytes + next.firstBytes;
    if (!isOne && !next.isOne)
      inner += toLines(joined);
    firstBytes = isOne ? joined : firstBytes;
    lastBytes = next.isOne ? joined : next.lastBytes;
    isOne &= next.isOne;
  } else {
    inner += isOne ? 0 : toLines(lastBytes);
    inner += next.isOne ? 0 : toLines(next.firstBytes);
    lastBytes = next.lastBytes;
    isOne = false;
  }
  innerLines = inner;
  return true;
}

bool Runs::repeat(int64_t count, int64_t stepBytes) {
  int64_t gap = stepBytes - spanBytes;
  Runs block = *this;
  for (--count; count > 0; count /= 2) {
    if (count % 2 && !append(block, gap))
      return false;
    if (count > 1 && !block.append(Runs(block), gap))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Dims
//===----------------------------------------------------------------------===//

/// True if all sums of terms, which go up in slope, follow each other like the
/// digits of a number: each term's step is beyond the sums of those before.
static bool areNested(ArrayRef<IndexTerm> terms) {
  int64_t last = 0;
  for (const IndexTerm &term : terms) {
    if (term.slope <= last)
      return false;
    last = addElements(last, multiplyElements(term.slope, term.count - 1));
  }
  return true;
}

/// All sums of the terms, each once, in ascending order; empty if there are too
/// many.
static SmallVector<int64_t, 0> listIndices(ArrayRef<IndexTerm> terms) {
  int64_t number = countSums(terms);
  SmallVector<int64_t, 0> indices;
  if (number > maxListedIndices) {
    CutSearches::add(Search::Lines);
    return indices;
  }
  indices.push_back(0);
  for (const IndexTerm &term : terms) {
    size_t size = indices.size();
    for (int64_t i = 1; i < term.count; ++i)
      for (size_t known = 0; known < size; ++known)
        indices.push_back(
            addElements(indices[known], multiplyElements(term.slope, i)));
  }
  llvm::sort(indices);
  indices.erase(llvm::unique(indices), indices.end());
  return indices;
}

static bool addDim(const StridedDim &dim, Runs &runs) {
  if (areNested(dim.indices.terms))
    return llvm::all_of(dim.indices.terms, [&](const IndexTerm &term) {
      return runs.repeat(term.count,
                         multiplyElements(term.slope, dim.strideBytes));
    });
  SmallVector<int64_t, 0> indices = listIndices(dim.indices.terms);
  if (indices.empty())
    return false;
  Runs one = runs;
  for (size_t i = 1; i < indices.size(); ++i) {
    int64_t step =
        multiplyElements(indices[i] - indices[i - 1], dim.strideBytes);
    if (!runs.append(one, step - one.getSpanBytes()))
      return false;
  }
  return true;
}

/// The indices of a dim with the fewest terms, all slopes positive. Where they
/// start doesn't matter.
static StridedDim simplify(const StridedDim &dim) {
  IndexSet set;
  for (const IndexTerm &term : dim.indices.terms)
    set.terms.push_back({std::abs(term.slope), term.count});
  set.simplify();
  return {std::abs(dim.strideBytes), std::move(set)};
}

static bool isSmall(const StridedDim &dim) {
  auto isInside = [](int64_t number) {
    return number >= -maxBytes && number <= maxBytes;
  };
  return isInside(dim.strideBytes) &&
         llvm::all_of(dim.indices.terms, [&](const IndexTerm &term) {
           return isInside(term.slope) && term.count >= 1 &&
                  isInside(term.count);
         });
}

std::optional<int64_t> roofline::countCacheLines(ArrayRef<StridedDim> dims,
                                                 int64_t elementBytes,
                                                 int64_t lineBytes) {
  if (elementBytes < 1 || elementBytes > maxBytes || lineBytes < 1 ||
      lineBytes > maxBytes)
    return std::nullopt;
  SmallVector<StridedDim, 4> simple;
  for (const StridedDim &dim : dims) {
    if (!isSmall(dim))
      return std::nullopt;
    StridedDim own = simplify(dim);
    if (!own.indices.terms.empty())
      simple.push_back(std::move(own));
  }
  llvm::stable_sort(simple, [](const StridedDim &lhs, const StridedDim &rhs) {
    return lhs.strideBytes < rhs.strideBytes;
  });
  Runs runs(elementBytes, lineBytes);
  for (const StridedDim &dim : simple)
    if (!addDim(dim, runs))
      return std::nullopt;
  return runs.countLines();
}

//===----------------------------------------------------------------------===//
// Runs and sets
//===----------------------------------------------------------------------===//

int64_t roofline::takeRun(IndexSet &addresses, int64_t gapBytes) {
  SmallVectorImpl<IndexTerm> &terms = addresses.terms;
  int64_t run = 1;
  size_t taken = 0;
  for (; taken < terms.size(); ++taken) {
    auto [slope, count] = terms[taken];
    if (slope > addElements(run, gapBytes))
      break;
    run = addElements(run, multiplyElements(slope, count - 1));
  }
  terms.erase(terms.begin(), terms.begin() + taken);
  return run;
}

/// Runs that hardware follows at a time (Intel's "Optimization Reference
/// Manual": the prefetcher of the second-level cache has 32 streams).
static constexpr int64_t maxStreams = 32;

/// The part of `aheadBytes` past each of the runs at `starts`, at most 64 of
/// them, that `sets` have evicted when it is read: the runs are spread over all
/// places that the slopes lead to. As measured on a Zen 5 (Model.md, R37).
static double getEvictedAhead(const IndexSet &starts, int64_t aheadBytes,
                              const CacheSets &sets) {
  constexpr double maxRuns = 64;
  int64_t wayBytes = sets.getWayBytes(), common = wayBytes;
  double count = 1, places = 1;
  for (const IndexTerm &term : starts.terms) {
    int64_t step = std::gcd(term.slope, wayBytes);
    common = std::gcd(common, step);
    count *= double(term.count);
    places *= double(std::min(term.count, wayBytes / step));
  }
  places = std::min({places, double(wayBytes) / double(common),
                     double(wayBytes) / double(aheadBytes)});
  return getEvictedPart(std::min(count, maxRuns) / places / double(sets.ways));
}

RunsInOrder::RunsInOrder(IndexSet addresses, const Prefetch &prefetch)
    : prefetch(prefetch), starts(std::move(addresses)) {
  starts.simplify();
  bytes = takeRun(starts, prefetch.bytes);
  count = countSums(starts.terms);
}

void RunsInOrder::repeat(int64_t step, int64_t more) {
  if (step == 0 || more <= 0)
    return;
  if (!isNear(step)) {
    // Without the one number that has no absolute value.
    starts.terms.push_back(
        {std::max<int64_t>(step, -INT64_MAX), addElements(more, 1)});
    count = multiplyElements(count, addElements(more, 1));
    return;
  }
  broken = std::max(broken, findBroken(step));
  bytes = addElements(bytes, multiplyElements(step, more));
}

BrokenRun RunsInOrder::findBroken(int64_t step) const {
  if (!isNear(step))
    return getEnding();
  // What a line has of this and of what follows.
  int64_t inLine =
      std::max<int64_t>(1, prefetch.lineBytes / std::max<int64_t>(1, step));
  BrokenRun run{std::max(bytes, std::min(multiplyElements(bytes, inLine),
                                         prefetch.lineBytes)),
                count > maxStreams ? prefetch.bytes : 0};
  const std::optional<CacheSets> &sets = prefetch.sets;
  if (!sets || count <= sets->ways)
    return run;
  int64_t ahead = 2 * sets->lineBytes;
  double evicted = getEvictedAhead(starts, ahead, *sets) *
                   double(std::min(ahead, run.bytes));
  run.pastBytes = std::max<int64_t>(run.pastBytes, std::lround(evicted));
  return run;
}

TileRuns roofline::findTileRuns(const LinearIndex &address,
                                int64_t elementBytes, ArrayRef<int64_t> extents,
                                const Tiling &tiling,
                                const Prefetch &prefetch) {
  IndexSet addresses;
  addresses.terms.push_back({1, elementBytes});
  for (auto [loop, slope] : address.terms)
    addresses.terms.push_back({slope, tiling.sizes[loop]});
  TileRuns runs(std::move(addresses), prefetch);
  for (unsigned loop : llvm::reverse(tiling.order)) {
    int64_t slope = address.getSlope(loop);
    if (slope == 0 || tiling.sizes[loop] >= extents[loop])
      continue;
    runs.next = runs.findBroken(multiplyElements(slope, tiling.sizes[loop]));
    break;
  }
  return runs;
}

std::optional<CacheSets> CacheSets::make(int64_t capacityBytes,
                                         int64_t lineBytes, int64_t ways) {
  // 8 MiB in lines of 64 B; sets of one way take at most 2^29 B.
  constexpr int64_t maxLines = 1 << 17, maxLineBytes = 1 << 12;
  if (lineBytes < 1 || lineBytes > maxLineBytes || ways < 1 ||
      ways > maxLines || capacityBytes % (lineBytes * ways) != 0 ||
      capacityBytes / lineBytes > maxLines)
    return std::nullopt;
  return CacheSets{lineBytes, capacityBytes / (lineBytes * ways), ways};
}

SmallVector<int64_t, 0> roofline::countLinesBySet(IndexSet addresses,
                                                  const CacheSets &sets) {
  addresses.simplify();
  int64_t lines =
      llvm::divideCeil(takeRun(addresses, sets.lineBytes - 1), sets.lineBytes);
  int64_t runs = countSums(addresses.terms);
  if (multiplyElements(runs, lines) > 2 * sets.ways * sets.count)
    return {};
  int64_t whole = lines / sets.count, rest = lines % sets.count;
  // Where runs begin and end, as differences from set to set.
  SmallVector<int64_t, 0> steps(sets.count + 1);
  SmallVector<int64_t, 4> counters(addresses.terms.size());
  int64_t wayBytes = sets.getWayBytes(), place = 0;
  for (int64_t run = 0; run < runs; ++run) {
    int64_t first = place / sets.lineBytes, end = first + rest;
    ++steps[first];
    --steps[std::min(end, sets.count)];
    if (end > sets.count) {
      ++steps[0];
      --steps[end - sets.count];
    }
    for (auto [term, counter] : llvm::zip_equal(addresses.terms, counters)) {
      int64_t slope = term.slope % wayBytes;
      place = (place + slope) % wayBytes;
      if (++counter < term.count)
        break;
      // Back to the first of the term.
      int64_t back = slope * (term.count % wayBytes) % wayBytes;
      place = (place - back + wayBytes) % wayBytes;
      counter = 0;
    }
  }
  int64_t current = runs * whole;
  for (int64_t &lineCount : steps)
    lineCount = current += lineCount;
  steps.pop_back();
  return steps;
}

/// The probability that a Poisson variable of `mean` is at least `least`. Both
/// sums shrink from their first term on.
static double getPoissonTail(double mean, int64_t least) {
  if (least <= 0)
    return 1;
  if (mean <= 0)
    return 0;
  auto getTerm = [&](int64_t number) {
    int sign; // std::lgamma has a global one.
    return std::exp(double(number) * std::log(mean) - mean -
                    lgamma_r(double(number) + 1, &sign));
  };
  constexpr double smallest = 1e-12;
  double sum = 0;
  if (double(least) > mean) {
    double term = getTerm(least);
    for (int64_t number = least; term > smallest;
         term *= mean / double(++number))
      sum += term;
    return sum;
  }
  double term = getTerm(least - 1);
  for (int64_t number = least - 1; number >= 0 && term > smallest; --number) {
    sum += term;
    term *= double(number) / mean;
  }
  return 1 - sum;
}

// By Newton's method from m = 1: m = 0 is a solution too, and between the other
// one and 1 the difference is convex, so that no step goes too far.
double roofline::getEvictedPart(double distance, std::optional<int64_t> ways) {
  if (ways) {
    // More ways differ little from so many, and take long.
    int64_t lines = std::min<int64_t>(*ways, 4096);
    return getPoissonTail(distance * double(lines), lines);
  }
  if (distance <= 1)
    return 0;
  double part = 1;
  for (int step = 0; step < 60; ++step) {
    double held = std::exp(-part * distance);
    double next = part - (part - 1 + held) / (1 - distance * held);
    if (!(next < part - 1e-12))
      break;
    part = next;
  }
  return part;
}

double roofline::getEvictedPart(IndexSet addresses, int64_t otherBytes,
                                const CacheSets &sets) {
  // Less than that is none.
  constexpr double leastPart = 1.0 / 1024;
  // The address in a page decides on one of `pageSets`, and where the page lies
  // on one of `places`.
  int64_t pageSets = std::min(sets.count, smallPageBytes / sets.lineBytes);
  double places = double(sets.count) / double(pageSets);
  SmallVector<int64_t, 0> numLines = countLinesBySet(
      std::move(addresses),
      {sets.lineBytes, pageSets,
       int64_t(llvm::divideCeil(sets.ways * sets.count, pageSets))});
  if (numLines.empty())
    return 1;
  llvm::SmallDenseMap<int64_t, int64_t, 16> numSets;
  for (int64_t number : numLines)
    ++numSets[number];
  double others = double(otherBytes) / double(sets.getWayBytes());
  double lines = 0, evicted = 0;
  for (auto [number, count] : numSets) {
    double own = double(number * count);
    lines += own;
    evicted +=
        own * (places > 1 ? getPoissonTail(double(number - 1) / places + others,
                                           sets.ways)
                          : getPoissonTail(others, sets.ways - number + 1));
  }
  double part = evicted / lines;
  return part < leastPart ? 0 : part;
}
