//===- LiveBytes.cpp - Bytes that live while ops run -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiveBytes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<int64_t> roofline::getStoredBytes(Value value,
                                                StorageSizes &sizes) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return 0;
  if (!type.hasStaticShape())
    return std::nullopt;
  Count elements = 1;
  for (int64_t extent : type.getShape())
    elements *= Count(extent);
  std::optional<Count> bytes = sizes.getBytes(type.getElementType(), elements);
  return bytes ? bytes->tryInt64() : std::nullopt;
}

/// Notes that `reader` uses what `producer` makes; a number beyond all nodes is
/// the end.
void LiveBytes::addUse(unsigned producer, unsigned reader) {
  if (producer == ~0u)
    return;
  Storage &storage = storages[producer];
  if (storage.readers.empty() || storage.readers.back() != reader)
    storage.readers.push_back(reader);
  storage.lastUse = std::max(storage.lastUse, reader);
}

void LiveBytes::collect(StorageSizes &sizes) {
  unsigned end = graph.getNodes().size();
  Block &block = graph.getFunction()->getRegion(0).front();
  llvm::DenseMap<Type, std::optional<int64_t>> known;
  storages.reserve(end);
  for (auto [number, node] : llvm::enumerate(graph.getNodes())) {
    Storage &storage = storages.emplace_back();
    storage.lastUse = number;
    isKnown &= node.block == &block;
    for (Value result : node.op->getResults()) {
      auto [it, isNew] = known.try_emplace(result.getType());
      if (isNew)
        it->second = getStoredBytes(result, sizes);
      // Everything else is a sum of some of the summands of `totalBytes`, each
      // at most twice and with either sign: with this limit none overflows.
      constexpr int64_t maxBytes = INT64_MAX / 4;
      const std::optional<int64_t> &bytes = it->second;
      isKnown = isKnown && bytes && *bytes <= maxBytes - totalBytes;
      if (!isKnown)
        return;
      storage.bytes += *bytes;
      totalBytes += *bytes;
    }
  }
  for (auto [number, node] : llvm::enumerate(graph.getNodes()))
    for (const FusionInput &input : node.inputs)
      addUse(input.producer, number);
  for (Value operand : block.back().getOperands())
    if (Operation *maker = getViewRoot(operand).getDefiningOp())
      addUse(graph.lookup(maker).value_or(~0u), end);
}

LiveBytes::LiveBytes(const FusionGraph &graph, StorageSizes &sizes)
    : graph(graph) {
  Region &body = graph.getFunction()->getRegion(0);
  isKnown = body.hasOneBlock() && !body.front().empty();
  if (!isKnown)
    return;
  collect(sizes);
  if (!isKnown)
    return;
  size_t size = storages.size();
  SmallVector<int64_t, 0> live(size + 1);
  for (auto [number, storage] : llvm::enumerate(storages)) {
    live[number] += storage.bytes;
    if (storage.lastUse + 1 < size)
      live[storage.lastUse + 1] -= storage.bytes;
  }
  for (size_t i = 1; i < size; ++i)
    live[i] += live[i - 1];
  live.pop_back();
  maxima.push_back(std::move(live));
  for (size_t width = 1; 2 * width <= size; width *= 2) {
    ArrayRef<int64_t> narrow = maxima.back();
    SmallVector<int64_t, 0> wider(size - 2 * width + 1);
    for (size_t i = 0; i < wider.size(); ++i)
      wider[i] = std::max(narrow[i], narrow[i + width]);
    maxima.push_back(std::move(wider));
  }
}

/// The most that lives during nodes `first` to `end` - 1.
int64_t LiveBytes::getMax(unsigned first, unsigned end) const {
  if (first >= end)
    return 0;
  unsigned level = llvm::Log2_32(end - first);
  return std::max(maxima[level][first], maxima[level][end - (1u << level)]);
}

std::optional<int64_t> LiveBytes::getPeak() const {
  return isKnown ? std::optional(getMax(0, storages.size())) : std::nullopt;
}

std::optional<int64_t> LiveBytes::getTotal() const {
  return isKnown ? std::optional(totalBytes) : std::nullopt;
}

std::optional<int64_t>
LiveBytes::computeChange(ArrayRef<unsigned> nodes) const {
  if (!isKnown)
    return std::nullopt;
  // Between the first and the last node the program changes.
  unsigned first = nodes.front(), last = nodes.back();
  SmallVector<int64_t> change(last - first + 2);
  auto add = [&](unsigned from, unsigned to, int64_t bytes) {
    if (from > to)
      return;
    change[from - first] += bytes;
    change[to - first + 1] -= bytes;
  };
  // For a few nodes a loop in place is quicker than a call of std::find.
  auto isMember = [&](unsigned other) {
    for (unsigned node : nodes)
      if (node == other)
        return true;
    return false;
  };
  SmallVector<unsigned, 8> inputs;
  for (unsigned node : nodes) {
    const Storage &made = storages[node];
    for (const FusionInput &input : graph[node].inputs)
      if (input.producer != ~0u && !isMember(input.producer) &&
          !llvm::is_contained(inputs, input.producer))
        inputs.push_back(input.producer);
    if (node == last)
      continue;
    // The result goes away if nobody else reads it.
    bool isInside =
        !made.readers.empty() && llvm::all_of(made.readers, isMember);
    if (isInside)
      add(node, std::min(made.lastUse, last), -made.bytes);
  }
  // A value that comes in lives on to the end.
  for (unsigned input : inputs)
    if (storages[input].lastUse < last)
      add(std::max(storages[input].lastUse + 1, first), last,
          storages[input].bytes);
  unsigned size = storages.size();
  int64_t after = std::max(getMax(0, first), getMax(last + 1, size));
  int64_t sum = 0;
  for (unsigned node = first; node <= last; ++node) {
    sum += change[node - first];
    after = std::max(after, maxima[0][node] + sum);
  }
  return after - getMax(0, size);
}
