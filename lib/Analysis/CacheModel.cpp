//===- CacheModel.cpp - What a cache keeps between ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/CacheModel.h"

#include "roofline/Analysis/LevelTraffic.h"
#include "llvm/Support/MathExtras.h"

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

CacheModel::Entry *CacheModel::lookup(unsigned value) {
  auto it = places.find(value);
  return it == places.end() ? nullptr : &*it->second;
}

/// What the cache holds of a value after a use of it.
uint64_t CacheModel::getHeldBytesAfter(const CacheUse &use) {
  Entry *entry = lookup(use.value);
  if (use.touchesWhole || (entry && entry->isWhole))
    return use.sizeBytes;
  // Nobody knows whether the parts overlap.
  uint64_t held = entry ? entry->heldBytes : 0;
  return std::min(use.sizeBytes, llvm::SaturatingAdd(held, use.touchedBytes));
}

/// The writes of `entry` that are pending never move.
void CacheModel::saveWrites(Entry &entry) {
  for (auto [number, bytes] : entry.pending)
    savings[number].writtenBytes =
        llvm::SaturatingAdd(savings[number].writtenBytes, bytes);
  entry.pending.clear();
}

void CacheModel::touch(const CacheUse &use, unsigned number) {
  uint64_t held = getHeldBytesAfter(use);
  auto [place, isNew] = places.try_emplace(use.value);
  if (isNew)
    place->second =
        entries.insert(entries.begin(), Entry{use.value, 0, {}, {}});
  else
    entries.splice(entries.begin(), entries, place->second);
  Entry &entry = entries.front();
  if (entry.isWhole)
    savings[number].readBytes =
        llvm::SaturatingAdd(savings[number].readBytes, use.readBytes);
  heldBytes += held - entry.heldBytes;
  entry.heldBytes = held;
  entry.isWhole |= use.touchesWhole;
  if (use.writesWhole)
    saveWrites(entry);
  if (use.writtenBytes)
    entry.pending.push_back({number, use.writtenBytes});
}

/// Drops the values that have not been used for longest until the rest fits.
void CacheModel::evict() {
  while (heldBytes > roomBytes) {
    heldBytes -= entries.back().heldBytes;
    places.erase(entries.back().value);
    entries.pop_back();
  }
}

unsigned CacheModel::execute(ArrayRef<CacheUse> uses) {
  unsigned number = savings.size();
  savings.emplace_back();
  uint64_t neededBytes = 0;
  for (const CacheUse &use : uses)
    neededBytes = llvm::SaturatingAdd(neededBytes, getHeldBytesAfter(use));
  if (neededBytes > roomBytes) {
    flush();
    return number;
  }
  for (const CacheUse &use : uses)
    touch(use, number);
  evict();
  return number;
}

void CacheModel::discard(unsigned value) {
  auto it = places.find(value);
  if (it == places.end())
    return;
  saveWrites(*it->second);
  heldBytes -= it->second->heldBytes;
  entries.erase(it->second);
  places.erase(it);
}

void CacheModel::flush() {
  entries.clear();
  places.clear();
  heldBytes = 0;
}
