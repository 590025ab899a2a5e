//===- ElementSet.cpp - Sets of elements of one value -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/ElementSet.h"

#include "TilingProblem.h"
#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;

/// Limits beyond which the overlap of boxes that aren't parts of a larger one,
/// or of sets, is not looked for.
static constexpr size_t maxBoxes = 64, maxSets = 4096;

int64_t roofline::multiplyElements(int64_t a, int64_t b) {
  int64_t product;
  return llvm::MulOverflow(a, b, product) ? maxElements
                                          : std::min(product, maxElements);
}

int64_t roofline::addElements(int64_t a, int64_t b) {
  return std::min(a + b, maxElements);
}

//===----------------------------------------------------------------------===//
// One dim
//===----------------------------------------------------------------------===//

/// Unites two terms, of which `first` has the smaller slope, if their sums are
/// an arithmetic progression.
static bool unite(IndexTerm &first, const IndexTerm &second) {
  if (second.slope % first.slope != 0)
    return false;
  int64_t ratio = second.slope / first.slope;
  if (ratio > first.count)
    return false;
  first.count =
      addElements(first.count, multiplyElements(ratio, second.count - 1));
  return true;
}

void IndexSet::simplify() {
  llvm::erase_if(terms, [](const IndexTerm &term) {
    return term.slope == 0 || term.count == 1;
  });
  for (IndexTerm &term : terms) {
    if (term.slope > 0)
      continue;
    low += term.slope * (term.count - 1);
    term.slope = -term.slope;
  }
  llvm::sort(terms);
  for (size_t first = 0; first < terms.size(); ++first)
    for (size_t second = first + 1; second < terms.size();)
      if (unite(terms[first], terms[second]))
        terms.erase(terms.begin() + second);
      else
        ++second;
}

int64_t roofline::countWindowImage(int64_t stride, int64_t dilation,
                                   int64_t spatial, int64_t kernel) {
  // No term of the image is larger than this product.
  if (multiplyElements(spatial, kernel) == maxElements)
    return maxElements;
  int64_t divisor = std::gcd(stride, dilation);
  return tiling::countImage({0, 0, stride / divisor, dilation / divisor},
                            spatial, kernel);
}

int64_t roofline::countSums(ArrayRef<IndexTerm> terms) {
  int64_t product = 1;
  for (const IndexTerm &term : terms)
    product = multiplyElements(product, term.count);
  return product;
}

int64_t IndexSet::count() const {
  if (terms.size() != 2)
    return countSums(terms);
  return countWindowImage(terms[1].slope, terms[0].slope, terms[1].count,
                          terms[0].count);
}

int64_t ElementSet::count() const {
  if (size >= 0)
    return size;
  int64_t product = 1;
  for (const IndexSet &dim : dims)
    product = multiplyElements(product, dim.count());
  return product;
}

//===----------------------------------------------------------------------===//
// Unions
//===----------------------------------------------------------------------===//

namespace {
struct Interval {
  int64_t begin, end;

  bool operator==(const Interval &other) const {
    return begin == other.begin && end == other.end;
  }
  bool operator<(const Interval &other) const {
    return begin != other.begin ? begin < other.begin : end < other.end;
  }
};
using Box = SmallVector<Interval, 4>;
} // namespace

/// Points in any of the boxes, of which only dims from `dim` on count: between
/// two neighbouring bounds in a dim the same boxes lie.
static int64_t countBoxes(ArrayRef<const Box *> boxes, size_t dim) {
  if (boxes.empty())
    return 0;
  if (dim == boxes.front()->size())
    return 1;
  if (llvm::all_of(boxes, [&](const Box *box) {
        return (*box)[dim] == (*boxes.front())[dim];
      })) {
    Interval all = (*boxes.front())[dim];
    return multiplyElements(all.end - all.begin, countBoxes(boxes, dim + 1));
  }
  SmallVector<int64_t, 16> bounds;
  for (const Box *box : boxes) {
    bounds.push_back((*box)[dim].begin);
    bounds.push_back((*box)[dim].end);
  }
  llvm::sort(bounds);
  bounds.erase(llvm::unique(bounds), bounds.end());
  int64_t sum = 0;
  for (size_t slab = 0; slab + 1 < bounds.size(); ++slab) {
    SmallVector<const Box *, 8> inside;
    for (const Box *box : boxes)
      if ((*box)[dim].begin <= bounds[slab] &&
          (*box)[dim].end >= bounds[slab + 1])
        inside.push_back(box);
    sum = addElements(sum, multiplyElements(bounds[slab + 1] - bounds[slab],
                                            countBoxes(inside, dim + 1)));
  }
  return sum;
}

/// Unites boxes that differ in `dim` alone and touch each other.
static void uniteBoxes(SmallVector<Box, 2> &boxes, size_t dim) {
  for (Box &box : boxes)
    std::swap(box[dim], box.back());
  llvm::sort(boxes);
  SmallVector<Box, 2> united;
  for (Box &box : boxes) {
    Interval &own = box.back();
    if (!united.empty() && own.begin <= united.back().back().end &&
        ArrayRef(box).drop_back() == ArrayRef(united.back()).drop_back()) {
      Interval &last = united.back().back();
      last.end = std::max(last.end, own.end);
      continue;
    }
    united.push_back(std::move(box));
  }
  boxes = std::move(united);
  for (Box &box : boxes)
    std::swap(box[dim], box.back());
}

/// Points in any of the boxes; no value if they are too many.
static std::optional<int64_t> countBoxes(SmallVector<Box, 2> boxes) {
  size_t before;
  do {
    before = boxes.size();
    for (size_t dim = 0; dim < boxes.front().size() && boxes.size() > 1; ++dim)
      uniteBoxes(boxes, dim);
  } while (boxes.size() < before);
  if (boxes.size() > maxBoxes) {
    CutSearches::add(Search::Overlap);
    return std::nullopt;
  }
  SmallVector<const Box *, 8> pointers;
  for (const Box &box : boxes)
    pointers.push_back(&box);
  return countBoxes(pointers, 0);
}

/// The smallest step of the progressions of a dim. Those with another step are
/// taken apart into single numbers.
static int64_t unifySteps(SmallVector<ElementSet, 2> &sets, size_t dim) {
  int64_t step = 0;
  for (const ElementSet &set : sets)
    for (const IndexTerm &term : set.dims[dim].terms)
      step = step == 0 ? term.slope : std::min(step, term.slope);
  SmallVector<ElementSet, 2> unified;
  for (ElementSet &set : sets) {
    IndexSet &indices = set.dims[dim];
    if (indices.terms.empty() || indices.terms[0].slope == step) {
      unified.push_back(std::move(set));
      continue;
    }
    IndexTerm term = indices.terms.pop_back_val();
    for (int64_t number = 0; number < term.count; ++number) {
      if (unified.size() > maxSets)
        break;
      unified.push_back(set);
      unified.back().dims[dim].low += number * term.slope;
    }
  }
  sets = std::move(unified);
  return step == 0 ? 1 : step;
}

static bool areBoxes(ArrayRef<ElementSet> sets) {
  return llvm::all_of(sets, [](const ElementSet &set) {
    return set.size < 0 &&
           llvm::all_of(
               set.dims,
               [](const IndexSet &dim) { return dim.isProgression(); });
  });
}

/// Elements of progressions with common steps: those with equal remainders are
/// boxes of whole steps. No value if they are too many.
static std::optional<int64_t> countProgressions(ArrayRef<ElementSet> sets,
                                                ArrayRef<int64_t> steps) {
  std::map<SmallVector<int64_t, 4>, SmallVector<Box, 2>> classes;
  for (const ElementSet &set : sets) {
    SmallVector<int64_t, 4> remainders;
    Box box;
    for (auto [dim, step] : llvm::zip_equal(set.dims, steps)) {
      int64_t begin = llvm::divideFloorSigned(dim.low, step);
      remainders.push_back(dim.low - begin * step);
      box.push_back({begin, begin + dim.count()});
    }
    classes[remainders].push_back(box);
  }
  int64_t sum = 0;
  for (const auto &[remainders, boxes] : classes) {
    std::optional<int64_t> own = countBoxes(boxes);
    if (!own)
      return std::nullopt;
    sum = addElements(sum, *own);
  }
  return sum;
}

/// The last number of `dim`, whose slopes are positive; no value where it
/// doesn't fit in 64 bits.
static std::optional<int64_t> getLast(const IndexSet &dim) {
  int64_t last = dim.low;
  for (const IndexTerm &term : dim.terms) {
    int64_t distance;
    if (llvm::MulOverflow(term.slope, term.count - 1, distance) ||
        llvm::AddOverflow(last, distance, last))
      return std::nullopt;
  }
  return last;
}

/// True if `outer` is a box without holes that all of `inner` lies in.
static bool isInBox(const ElementSet &inner, const ElementSet &outer) {
  if (outer.size >= 0 || inner.dims.size() != outer.dims.size())
    return false;
  return llvm::all_of_zip(
      inner.dims, outer.dims, [](const IndexSet &own, const IndexSet &box) {
        bool isDense = box.terms.empty() ||
                       (box.isProgression() && box.terms.front().slope == 1);
        std::optional<int64_t> last = getLast(own), boxLast = getLast(box);
        return isDense && box.low <= own.low && last && boxLast &&
               *last <= *boxLast;
      });
}

/// Removes empty sets, all but one of equal ones, and those that lie in the
/// largest if that is a box.
static void simplifySets(SmallVector<ElementSet, 2> &sets) {
  llvm::erase_if(sets, [](const ElementSet &set) { return set.count() == 0; });
  llvm::sort(sets);
  sets.erase(llvm::unique(sets), sets.end());
  if (sets.size() < 2)
    return;
  ElementSet largest = *llvm::max_element(
      sets, [](const ElementSet &lhs, const ElementSet &rhs) {
        return lhs.count() < rhs.count();
      });
  llvm::erase_if(sets, [&](const ElementSet &set) {
    return !(set == largest) && isInBox(set, largest);
  });
}

static int64_t sumUp(ArrayRef<ElementSet> sets) {
  int64_t sum = 0;
  for (const ElementSet &set : sets)
    sum = addElements(sum, set.count());
  return sum;
}

/// Elements in any of several different sets; no value where the overlap is not
/// known.
static std::optional<int64_t>
countOverlapping(SmallVector<ElementSet, 2> sets) {
  if (!areBoxes(sets) || sumUp(sets) == maxElements)
    return std::nullopt;
  SmallVector<int64_t, 4> steps;
  for (size_t dim = 0; dim < sets.front().dims.size(); ++dim) {
    if (sets.size() <= maxSets)
      steps.push_back(unifySteps(sets, dim));
    if (sets.size() > maxSets) {
      CutSearches::add(Search::Overlap);
      return std::nullopt;
    }
  }
  return countProgressions(sets, steps);
}

int64_t roofline::countUnion(SmallVector<ElementSet, 2> sets) {
  simplifySets(sets);
  int64_t sum = sumUp(sets);
  if (sets.size() <= 1)
    return sum;
  return std::min(sum, countOverlapping(std::move(sets)).value_or(sum));
}

std::optional<int64_t>
roofline::countUnionExactly(SmallVector<ElementSet, 2> sets) {
  simplifySets(sets);
  if (sets.size() > 1)
    return countOverlapping(std::move(sets));
  if (sets.empty())
    return 0;
  // Two terms are a window, whose image is known.
  bool isKnown = sets.front().size < 0 &&
                 llvm::all_of(
                     sets.front().dims,
                     [](const IndexSet &dim) { return dim.terms.size() <= 2; });
  return isKnown ? std::optional(sets.front().count()) : std::nullopt;
}
