//===- CacheModel.cpp - What a cache keeps between ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/CacheModel.h"

#include "roofline/Traffic/LevelTraffic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;

SharedCache roofline::findSharedCache(const TargetDescription &target) {
  if (target.levels.size() < 2)
    return {0, "", "the target has one memory level"};
  const MemoryLevel &cache = target.levels[1];
  std::string name = cache.name;
  if (cache.isScratchpad)
    return {0, name, name + " is a scratchpad"};
  if (cache.isPrivate && cache.instances > 1)
    return {0, name, name + " is not shared by all cores"};
  std::optional<int64_t> room = getInnerCapacity(target, 0).tilingBytes;
  if (!room)
    return {0, name, "the capacity of " + name + " is not known"};
  return {*room, name, ""};
}

bool CacheModel::holds(unsigned value) const {
  auto it = places.find(value);
  return it != places.end() && llvm::any_of(it->second, [](const Place &place) {
           return place->isWhole;
         });
}

void CacheModel::remove(Place place) {
  auto it = places.find(place->value);
  llvm::erase(it->second, place);
  if (it->second.empty())
    places.erase(it);
  heldBytes -= place->heldBytes;
  entries.erase(place);
}

/// The writes of `entry` that are pending never move.
void CacheModel::saveWrites(Entry &entry) {
  for (auto [number, bytes] : entry.pending)
    savings[number].writtenBytes =
        llvm::SaturatingAdd(savings[number].writtenBytes, bytes);
  entry.pending.clear();
}

/// Makes what `use` touches the most recent. Of a part nobody knows whether it
/// is in others: it is an entry of its own, beside that of the whole value,
/// which stays as old as it is.
void CacheModel::touch(const CacheUse &use, unsigned number) {
  bool isThere = holds(use.value);
  if (isThere)
    savings[number].readBytes =
        llvm::SaturatingAdd(savings[number].readBytes, use.readBytes);
  Entry entry{use.value, use.touchedBytes, use.touchesWhole, {}};
  if (use.touchesWhole) {
    entry.heldBytes = use.sizeBytes;
    for (Place place : llvm::to_vector<1>(places.lookup(use.value))) {
      if (use.writesWhole && isThere)
        saveWrites(*place);
      if (isThere) // Else what the op touches first may drop the part.
        entry.pending.append(place->pending);
      remove(place);
    }
  }
  if (use.writtenBytes)
    entry.pending.push_back({number, use.writtenBytes});
  heldBytes += entry.heldBytes;
  entries.push_front(std::move(entry));
  places[use.value].push_back(entries.begin());
}

unsigned CacheModel::execute(ArrayRef<CacheUse> uses) {
  unsigned number = savings.size();
  savings.emplace_back();
  uint64_t neededBytes = 0;
  for (const CacheUse &use : uses)
    neededBytes = llvm::SaturatingAdd(
        neededBytes, use.touchesWhole ? use.sizeBytes : use.touchedBytes);
  if (neededBytes > roomBytes) {
    flush();
    return number;
  }
  llvm::SmallVector<CacheUse> ordered(uses);
  std::stable_partition(ordered.begin(), ordered.end(),
                        [&](const CacheUse &use) { return holds(use.value); });
  for (const CacheUse &use : ordered)
    touch(use, number);
  while (heldBytes > roomBytes)
    remove(std::prev(entries.end()));
  return number;
}

void CacheModel::discard(unsigned value) {
  for (Place place : llvm::to_vector<1>(places.lookup(value))) {
    saveWrites(*place);
    remove(place);
  }
}

void CacheModel::flush() {
  entries.clear();
  places.clear();
  heldBytes = 0;
}
