//===- CacheSimulator.cpp - A fully associative cache of elements ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CacheSimulator.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <list>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::ArrayRef;

//===----------------------------------------------------------------------===//
// Trace
//===----------------------------------------------------------------------===//

namespace {
/// Numbers the elements of an operand by their position in its bounding box.
struct Numbering {
  unsigned first = 0, size = 1;

  Numbering(const Nest &nest, const Operand &operand, unsigned first)
      : first(first) {
    for (const LinearIndex &index : operand.indices)
      size *= getRange(nest, index);
  }

  unsigned number(const Nest &nest, const Operand &operand,
                  ArrayRef<int64_t> point) const {
    int64_t position = 0;
    for (const LinearIndex &index : operand.indices) {
      position *= getRange(nest, index);
      for (auto [loop, slope] : index.terms)
        position += slope * point[loop];
    }
    return first + position;
  }

private:
  static int64_t getRange(const Nest &nest, const LinearIndex &index) {
    int64_t last = 0;
    for (auto [loop, slope] : index.terms)
      last += slope * (nest.extents[loop] - 1);
    return last + 1;
  }
};
} // namespace

/// Calls `body` for all indices of loops with `limits` in `order`.
template <typename Body>
static void iterate(ArrayRef<int64_t> limits, ArrayRef<unsigned> order,
                    Body body) {
  std::vector<int64_t> index(limits.size(), 0);
  for (;;) {
    body(ArrayRef<int64_t>(index));
    size_t position = order.size();
    while (position > 0 &&
           ++index[order[position - 1]] == limits[order[position - 1]])
      index[order[--position]] = 0;
    if (position == 0)
      return;
  }
}

Trace test::makeTrace(const Nest &nest, const Tiling &tiling,
                      ArrayRef<unsigned> pointOrder) {
  const auto &[tile, order] = tiling;
  Trace trace;
  trace.numOperands = nest.operands.size();
  std::vector<Numbering> numberings;
  unsigned count = 0;
  for (const Operand &operand : nest.operands) {
    numberings.emplace_back(nest, operand, count);
    count += numberings.back().size;
    trace.isWritten.resize(count, operand.isOutput());
    trace.startsLoaded.resize(count, operand.role != OperandRole::Output);
  }
  std::vector<int64_t> trips;
  for (auto [extent, size] : llvm::zip_equal(nest.extents, tile))
    trips.push_back((extent + size - 1) / size);
  unsigned number = 0;
  iterate(trips, order, [&, &tile = tiling.sizes](ArrayRef<int64_t> at) {
    std::vector<int64_t> sizes, point(at.size());
    for (size_t loop = 0; loop < at.size(); ++loop)
      sizes.push_back(
          std::min(tile[loop], nest.extents[loop] - at[loop] * tile[loop]));
    iterate(sizes, pointOrder, [&](ArrayRef<int64_t> offset) {
      for (size_t loop = 0; loop < at.size(); ++loop)
        point[loop] = at[loop] * tile[loop] + offset[loop];
      for (auto [operand, numbering] :
           llvm::zip_equal(nest.operands, numberings))
        trace.elements.push_back(numbering.number(nest, operand, point));
      trace.tiles.push_back(number);
    });
    ++number;
  });
  return trace;
}

//===----------------------------------------------------------------------===//
// Optimal replacement
//===----------------------------------------------------------------------===//

namespace {
class OptimalCache {
public:
  OptimalCache(const Trace &trace, size_t capacity, Replacement replacement)
      : trace(trace), capacity(capacity), replacement(replacement),
        nextUse(trace.isWritten.size(), SIZE_MAX),
        lastTile(trace.isWritten.size(), UINT32_MAX),
        isHeld(trace.isWritten.size()), wasTouched(trace.isWritten.size()) {
    findNextUses();
  }

  int64_t run();

private:
  void findNextUses();
  void markTile(size_t point);
  void touch(unsigned element, size_t point);
  void evict(size_t point);

  const Trace &trace;
  size_t capacity;
  Replacement replacement;
  /// For each access, the next point that uses its element.
  std::vector<size_t> followers;
  /// Next use of each element.
  std::vector<size_t> nextUse;
  std::vector<unsigned> lastTile;
  std::vector<bool> isHeld, wasTouched;
  std::vector<unsigned> held;
  int64_t moved = 0;
};
} // namespace

void OptimalCache::findNextUses() {
  followers.resize(trace.elements.size());
  for (size_t access = trace.elements.size(); access-- > 0;) {
    unsigned element = trace.elements[access];
    followers[access] = nextUse[element];
    nextUse[element] = access / trace.numOperands;
  }
}

/// Marks the elements that the tile starting at `point` needs.
void OptimalCache::markTile(size_t point) {
  for (size_t later = point;
       later < trace.getNumPoints() && trace.tiles[later] == trace.tiles[point];
       ++later)
    for (unsigned index = 0; index < trace.numOperands; ++index)
      lastTile[trace.elements[later * trace.numOperands + index]] =
          trace.tiles[point];
}

/// Evicts elements. Those that the current point uses have it as their next
/// use.
void OptimalCache::evict(size_t point) {
  auto rank = [&](unsigned element) {
    bool isPinned = nextUse[element] == point;
    bool isNeeded = replacement == Replacement::FurthestOutsideTile &&
                    lastTile[element] == trace.tiles[point];
    // Prefer inputs to partial results, which cost a store as well.
    return std::make_tuple(!isPinned, !isNeeded, nextUse[element],
                           !trace.isWritten[element]);
  };
  auto victim =
      std::max_element(held.begin(), held.end(), [&](unsigned a, unsigned b) {
        return rank(a) < rank(b);
      });
  moved += trace.isWritten[*victim];
  isHeld[*victim] = false;
  *victim = held.back();
  held.pop_back();
}

void OptimalCache::touch(unsigned element, size_t point) {
  if (isHeld[element])
    return;
  moved += trace.startsLoaded[element] || wasTouched[element];
  if (held.size() == capacity)
    evict(point);
  wasTouched[element] = isHeld[element] = true;
  held.push_back(element);
}

int64_t OptimalCache::run() {
  for (size_t point = 0; point < trace.getNumPoints(); ++point) {
    if (point == 0 || trace.tiles[point] != trace.tiles[point - 1])
      markTile(point);
    size_t first = point * trace.numOperands;
    for (size_t access = first; access < first + trace.numOperands; ++access)
      touch(trace.elements[access], point);
    for (size_t access = first; access < first + trace.numOperands; ++access)
      nextUse[trace.elements[access]] = followers[access];
  }
  for (unsigned element : held)
    moved += trace.isWritten[element];
  return moved;
}

int64_t test::simulateOptimal(const Trace &trace, size_t capacity,
                              Replacement replacement) {
  return OptimalCache(trace, capacity, replacement).run();
}

//===----------------------------------------------------------------------===//
// Least recently used
//===----------------------------------------------------------------------===//

int64_t test::simulateLeastRecentlyUsed(const Trace &trace, size_t capacity) {
  size_t count = trace.isWritten.size();
  std::list<unsigned> recent;
  std::vector<std::list<unsigned>::iterator> position(count, recent.end());
  std::vector<bool> wasTouched(count);
  int64_t moved = 0;
  for (unsigned element : trace.elements) {
    if (position[element] != recent.end()) {
      recent.splice(recent.begin(), recent, position[element]);
      continue;
    }
    moved += trace.startsLoaded[element] || wasTouched[element];
    wasTouched[element] = true;
    if (recent.size() == capacity) {
      moved += trace.isWritten[recent.back()];
      position[recent.back()] = recent.end();
      recent.pop_back();
    }
    recent.push_front(element);
    position[element] = recent.begin();
  }
  for (unsigned element : recent)
    moved += trace.isWritten[element];
  return moved;
}
