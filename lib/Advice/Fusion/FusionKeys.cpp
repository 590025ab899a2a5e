//===- FusionKeys.cpp - What prices of fusions depend on -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionKeys.h"

using namespace mlir;
using namespace mlir::roofline;

template <typename T>
static StringRef getBytes(ArrayRef<T> items) {
  return {reinterpret_cast<const char *>(items.data()),
          items.size() * sizeof(T)};
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Describes a node by its class, how far away the makers of its operands are,
/// or else the last reads of the same values, and how far its users: of nodes
/// that follow each other that says all there is to know.
unsigned FusionKeys::describe(unsigned number,
                              MutableArrayRef<Read> lastReads) {
  const FusionNode &node = (*graph)[number];
  SmallVector<unsigned, 32> text{node.opClass, node.isInLoop,
                                 unsigned(node.inputs.size())};
  bool hasAll = node.users.size() == node.numUses;
  bool hasFilled = false;
  for (auto [index, input] : llvm::enumerate(node.inputs)) {
    text.push_back(input.result);
    hasFilled |= input.isFilled;
    if (input.isResult()) {
      text.push_back(number - input.producer);
      hasAll &= input.reshape == 0;
      continue;
    }
    Read last =
        std::exchange(lastReads[input.value], {number, unsigned(index)});
    bool isFirst = last.node == ~0u;
    text.append({isFirst ? 0 : number - last.node, last.input});
  }
  for (unsigned user : node.users)
    text.push_back(user - number);
  // The place of the others is left out, which reshape of a result is read,
  // what storage is written, what fills an operand, and who has a fill as init:
  // the node is like no other one.
  if (!hasAll || hasFilled || !node.places.empty() || node.hasConflictInside ||
      node.isFill())
    text.append({0, unsigned(known.size())});
  return known.try_emplace(getBytes(ArrayRef<unsigned>(text)), known.size())
      .first->second;
}

void FusionKeys::enter(const FusionGraph &entered) {
  graph = &entered;
  descriptions.clear();
  SmallVector<Read, 0> lastReads(graph->getNumValues());
  for (unsigned number = 0; number < graph->getNodes().size(); ++number)
    descriptions.push_back(describe(number, lastReads));
}

StringRef FusionKeys::getRun(ArrayRef<unsigned> nodes) const {
  if (nodes.back() - nodes.front() + 1 != nodes.size())
    return {};
  return getBytes(ArrayRef(descriptions).slice(nodes.front(), nodes.size()));
}

//===----------------------------------------------------------------------===//
// Any set
//===----------------------------------------------------------------------===//

void FusionKeys::Numbering::clear(size_t numItems) {
  if (entries.size() < numItems)
    entries.resize(numItems);
  size = 0;
  ++round;
}

StringRef FusionKeys::make(ArrayRef<unsigned> nodes) {
  // Codes of operands: a result of a member, or the number of another value in
  // the order in which they come.
  constexpr uint64_t memberCode = uint64_t(1) << 32;
  constexpr uint64_t filledCode = uint64_t(1) << 63;
  members.clear(graph->getNodes().size());
  values.clear(graph->getNumValues());
  size_t size = 2 * nodes.size();
  for (unsigned number : nodes) {
    members.insert(number);
    size += 2 * (*graph)[number].inputs.size();
  }
  SmallVector<unsigned, 32> insideUses(nodes.size());
  key.resize_for_overwrite(size);
  uint64_t *next = key.data();
  for (unsigned number : nodes) {
    const FusionNode &node = (*graph)[number];
    *next++ = uint64_t(node.opClass) << 1 | node.isInLoop;
    for (const FusionInput &input : node.inputs) {
      Numbering::Entry maker;
      if (input.isResult())
        maker = members.entries[input.producer];
      if (maker.round != members.round) {
        *next++ = values.insert(input.value) | input.isFilled * filledCode;
        continue;
      }
      // Uses through reshapes are looked up.
      insideUses[maker.number] += input.reshape == 0;
      *next++ = memberCode | uint64_t(maker.number) << 16 | input.result;
      *next++ = input.reshape;
    }
  }
  key.truncate(next - key.data());
  addOutsideUses(nodes, insideUses);
  addPlaces(nodes);
  return getBytes(ArrayRef<uint64_t>(key));
}

/// `roofline::findOutsideUse` of node `number`, mostly without a look at the
/// IR: `members` are the numbers of `nodes`.
OutsideUse FusionKeys::findOutsideUse(unsigned number,
                                      ArrayRef<unsigned> nodes) const {
  const FusionNode &node = (*graph)[number];
  if (node.users.size() != node.numUses)
    return roofline::findOutsideUse(node.op, graph->getOps(nodes));
  unsigned outside = llvm::count_if(
      node.users, [&](unsigned user) { return !members.contains(user); });
  bool isEarly = llvm::any_of(node.users, [&](unsigned user) {
    return !members.contains(user) && user < nodes.back();
  });
  if (isEarly || outside > maxOutsideUses)
    return OutsideUse::Early;
  return outside ? OutsideUse::Late : OutsideUse::None;
}

/// Adds where operands lie that are not all new or values of their own.
void FusionKeys::addPlaces(ArrayRef<unsigned> nodes) {
  auto number = [&](unsigned value) {
    return value == ~0u ? uint64_t(0) : uint64_t(values.insert(value)) + 1;
  };
  bool hasPlaces = false;
  auto isFilled = [](const FusionInput &input) { return input.isFilled; };
  for (auto [index, member] : llvm::enumerate(nodes)) {
    const FusionNode &node = (*graph)[member];
    hasPlaces |= !node.places.empty() || llvm::any_of(node.inputs, isFilled);
    bool conflicts =
        member == nodes.back() ? node.hasConflict : node.hasConflictInside;
    if (node.places.empty() && !conflicts)
      continue;
    key.push_back(uint64_t(index) << 1 | conflicts);
    for (const FusionNode::Place &place : node.places)
      key.append({number(place.root), number(place.storage), place.reshape,
                  number(place.whole), place.part});
  }
  if (hasPlaces)
    for (Operation *fill : findFreedFills(graph->getOps(nodes)))
      if (std::optional<unsigned> freed = graph->lookup(fill))
        key.push_back((*graph)[*freed].opClass);
}

/// Adds where else each result goes.
void FusionKeys::addOutsideUses(ArrayRef<unsigned> nodes,
                                ArrayRef<unsigned> insideUses) {
  for (auto [number, inside] : llvm::zip_equal(nodes, insideUses)) {
    // The uses of the last op's results make no difference.
    bool hasOutside =
        number != nodes.back() && (*graph)[number].numUses != inside;
    key.push_back(uint64_t(hasOutside ? findOutsideUse(number, nodes)
                                      : OutsideUse::None));
    const FusionNode &node = (*graph)[number];
    if (hasOutside && node.isFill())
      key.append({isFreeWithout(graph->getOps(nodes), node.op),
                  isStartOfOthers(node.op)});
    if (node.isFill())
      key.push_back(isStartOfOthers((*graph)[nodes.back()].op));
  }
}
