//===- TilingOracle.cpp - Traffic of tilings by brute force -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <numeric>
#include <set>
#include <vector>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::ArrayRef;

using Element = std::vector<int64_t>;

static unsigned numTiles(int64_t extent, int64_t size) {
  return unsigned((extent + size - 1) / size);
}

static bool uses(const Operand &operand, unsigned loop) {
  return operand.isIndexedBy(loop);
}

/// Advances `index` to the next tuple below `limits`, the last component
/// fastest.
template <typename T, typename U>
static bool step(std::vector<T> &index, const std::vector<U> &limits) {
  for (size_t position = index.size(); position-- > 0;) {
    if (++index[position] < T(limits[position]))
      return true;
    index[position] = 0;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Element by element
//===----------------------------------------------------------------------===//

static Element getElement(const Operand &operand, ArrayRef<int64_t> point) {
  Element element;
  for (const LinearIndex &index : operand.indices) {
    int64_t &number = element.emplace_back(0);
    for (auto [loop, slope] : index.terms)
      number += slope * point[loop];
  }
  return element;
}

/// Returns the elements of `operand` that the tile at `origin` needs.
static std::set<Element> getTile(const Nest &nest, const Operand &operand,
                                 ArrayRef<int64_t> tile,
                                 ArrayRef<int64_t> origin) {
  std::set<Element> elements;
  std::vector<int64_t> sizes, offset(tile.size(), 0);
  for (unsigned loop = 0; loop < tile.size(); ++loop)
    sizes.push_back(
        uses(operand, loop)
            ? std::min(tile[loop], nest.extents[loop] - origin[loop])
            : 1);
  do {
    Element point(origin.begin(), origin.end());
    for (unsigned loop = 0; loop < tile.size(); ++loop)
      point[loop] += offset[loop];
    elements.insert(getElement(operand, point));
  } while (step(offset, sizes));
  return elements;
}

/// Counts the bits that an operand moves. Its tile stays until another one is
/// needed. Then all of it is replaced, except for the part shared with the next
/// one, which stays if only the innermost loop that the operand uses has
/// advanced.
static int64_t countOperandBits(const Nest &nest, const Operand &operand,
                                const Tiling &tiling) {
  const auto &[tile, order] = tiling;
  std::vector<unsigned> trips, now(order.size(), 0);
  int innermost = -1;
  for (auto [position, loop] : llvm::enumerate(order)) {
    trips.push_back(numTiles(nest.extents[loop], tile[loop]));
    if (trips.back() > 1 && uses(operand, loop))
      innermost = position;
  }
  std::set<Element> held, seen;
  std::vector<unsigned> last;
  int64_t bits = 0;
  do {
    // Positions of the loops down to the innermost used one.
    std::vector<unsigned> here(now.begin(), now.begin() + innermost + 1);
    if (!last.empty() && here == last)
      continue;
    bool slides = !last.empty() && innermost >= 0 &&
                  std::equal(here.begin(), here.end() - 1, last.begin());
    std::vector<int64_t> origin(order.size());
    for (auto [position, loop] : llvm::enumerate(order))
      origin[loop] = now[position] * tile[loop];
    std::set<Element> next = getTile(nest, operand, tile, origin);
    for (const Element &element : next) {
      if (slides && held.count(element))
        continue;
      bool isFirst = seen.insert(element).second;
      if (!operand.isOutput())
        bits += operand.bits;
      else if (isFirst) // The result, and its initial contents.
        bits += operand.bits * (operand.role == OperandRole::Update ? 2 : 1);
      else // A partial result was stored before and is loaded again.
        bits += 2 * operand.partialBits;
    }
    held = std::move(next);
    last = here;
  } while (innermost >= 0 && step(now, trips));
  return bits;
}

int64_t test::countTrafficBits(const Nest &nest, const Tiling &tiling) {
  int64_t bits = 0;
  for (const Operand &operand : nest.operands)
    bits += countOperandBits(nest, operand, tiling);
  return bits;
}

//===----------------------------------------------------------------------===//
// All tilings
//===----------------------------------------------------------------------===//

namespace {
/// Counts entries of elements and footprints of one window by its tile sizes,
/// using sets. `slide` is 0 for none, 1 for the spatial loop, 2 for the kernel.
class WindowTable {
public:
  WindowTable(const Nest &nest, const LinearIndex &index)
      : window(getWindow(index, nest.extents)),
        spatial(nest.extents[window.spatial]),
        kernel(nest.extents[window.kernel]) {
    for (unsigned slide = 0; slide < 3; ++slide)
      for (int64_t a = 1; a <= spatial; ++a)
        for (int64_t k = 1; k <= kernel; ++k)
          entries.push_back(count(a, k, slide));
    for (int64_t a = 1; a <= spatial; ++a)
      for (int64_t k = 1; k <= kernel; ++k)
        images.push_back(image(0, a, 0, k).size());
  }
  int64_t getEntries(ArrayRef<int64_t> tile, unsigned slide) const {
    return entries[slide * spatial * kernel + position(tile)];
  }
  int64_t getImage(ArrayRef<int64_t> tile) const {
    return images[position(tile)];
  }
  int64_t getAll() const { return images.back(); }

  Window window;

private:
  int64_t position(ArrayRef<int64_t> tile) const {
    return (tile[window.spatial] - 1) * kernel + tile[window.kernel] - 1;
  }
  std::set<int64_t> image(int64_t firstA, int64_t a, int64_t firstK,
                          int64_t k) const {
    std::set<int64_t> values;
    for (int64_t i = firstA; i < std::min(spatial, firstA + a); ++i)
      for (int64_t j = firstK; j < std::min(kernel, firstK + k); ++j)
        values.insert(window.stride * i + window.dilation * j);
    return values;
  }
  int64_t count(int64_t a, int64_t k, unsigned slide) const {
    int64_t total = 0;
    for (int64_t i = 0; i < spatial; i += a)
      for (int64_t j = 0; j < kernel; j += k) {
        std::set<int64_t> held;
        if (slide == 1 && i > 0)
          held = image(i - a, a, j, k);
        if (slide == 2 && j > 0)
          held = image(i, a, j - k, k);
        for (int64_t value : image(i, a, j, k))
          total += !held.count(value);
      }
    return total;
  }

  int64_t spatial, kernel;
  std::vector<int64_t> entries, images;
};

class ExhaustiveSearch {
public:
  ExhaustiveSearch(const Nest &nest, int64_t capacityBits)
      : nest(nest), capacityBits(capacityBits), order(nest.extents.size()) {
    for (const Operand &operand : nest.operands) {
      windows.emplace_back();
      for (const LinearIndex &index : operand.indices)
        if (index.terms.size() == 2)
          windows.back().emplace_back(nest, index);
    }
  }

  int64_t run() {
    std::vector<int64_t> index(nest.extents.size(), 0),
        limits(nest.extents.begin(), nest.extents.end());
    do {
      tile.clear();
      for (int64_t value : index)
        tile.push_back(value + 1);
      if (countFootprint() > capacityBits)
        continue;
      std::iota(order.begin(), order.end(), 0);
      do
        best = std::min(best, countAll());
      while (std::next_permutation(order.begin(), order.end()));
    } while (step(index, limits));
    return best;
  }

private:
  int64_t countFootprint() const {
    int64_t bits = 0;
    for (auto [index, operand] : llvm::enumerate(nest.operands)) {
      int64_t elements = std::max(operand.bits, operand.partialBits);
      for (const LinearIndex &dim : operand.indices)
        if (dim.terms.size() == 1)
          elements *= tile[dim.terms[0].first];
      for (const WindowTable &window : windows[index])
        elements *= window.getImage(tile);
      bits += elements;
    }
    return bits;
  }
  int64_t countAll() const {
    int64_t bits = 0;
    for (unsigned index = 0; index < nest.operands.size() && bits < best;
         ++index)
      bits += countOne(index);
    return bits;
  }
  int64_t countOne(unsigned index) const {
    const Operand &operand = nest.operands[index];
    int64_t repeats = 1, innermost = -1, pending = 1;
    for (unsigned loop : order) {
      unsigned trips = numTiles(nest.extents[loop], tile[loop]);
      if (trips == 1)
        continue;
      if (!uses(operand, loop)) {
        pending *= trips;
        continue;
      }
      repeats *= pending;
      pending = 1;
      innermost = loop;
    }
    int64_t elements = 1, entries = repeats;
    for (const LinearIndex &dim : operand.indices)
      if (dim.terms.size() == 1) {
        elements *= nest.extents[dim.terms[0].first];
        entries *= nest.extents[dim.terms[0].first];
      }
    for (const WindowTable &window : windows[index]) {
      elements *= window.getAll();
      entries *=
          window.getEntries(tile, innermost == window.window.spatial  ? 1
                                  : innermost == window.window.kernel ? 2
                                                                      : 0);
    }
    if (!operand.isOutput())
      return entries * operand.bits;
    return elements * operand.bits *
               (operand.role == OperandRole::Update ? 2 : 1) +
           (entries - elements) * 2 * operand.partialBits;
  }

  const Nest &nest;
  int64_t capacityBits, best = INT64_MAX;
  std::vector<std::vector<WindowTable>> windows;
  std::vector<int64_t> tile;
  std::vector<unsigned> order;
};
} // namespace

int64_t test::searchAllTilings(const Nest &nest, int64_t capacityBits) {
  return ExhaustiveSearch(nest, capacityBits).run();
}
