//===- CollectiveSimulator.h - Devices that pass tokens -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the messages of every collective under every algorithm on a few
// devices, and counts what each device sends. It knows the schedules but none
// of the formulas: the final positions of the tokens show that a schedule is
// correct.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_UNIT_ESTIMATE_COLLECTIVESIMULATOR_H
#define TEST_UNIT_ESTIMATE_COLLECTIVESIMULATOR_H

#include "roofline/IR/Work.h"

#include <functional>
#include <map>
#include <vector>

namespace mlir::roofline {

/// A slot for an element: the element's number in a reduction, otherwise its
/// source, destination and number.
using Slot = int64_t;
/// The devices whose values are summed in a slot, one bit each.
using Token = uint32_t;

/// One message of a step: the sender's tokens of some slots.
struct Message {
  int64_t from, to;
  std::vector<Slot> slots;
  /// True if the receiver adds the tokens to its own; otherwise it stores them.
  bool combines = false;
  /// The side of its link that a device uses: a bidirectional ring has two.
  unsigned side = 0;
};

class CollectiveSimulator {
public:
  /// `elements` is the payload as defined in docs/understand/Distributed.md for
  /// `kind`.
  CollectiveSimulator(CollectiveKind kind, NetworkAlgorithm algorithm,
                      int64_t devices, int64_t elements);

  /// Returns true if every device has the result of the collective.
  bool isRight() const;
  /// Returns true if no device sent a token that it did not have, or added a
  /// value twice.
  bool isConsistent() const { return consistent; }

  int64_t getMostSent() const;
  int64_t getSerialElements() const { return serialElements; }
  int64_t getSteps() const { return steps; }

private:
  using Chunk = std::function<std::vector<Slot>(int64_t)>;

  int64_t wrap(int64_t device) const {
    return ((device % devices) + devices) % devices;
  }
  std::vector<Slot> getRange(int64_t first, int64_t count) const;
  /// Returns the slots of chunk `number` of the n chunks of a payload, the
  /// first of which may be one element larger.
  std::vector<Slot> getChunk(int64_t number) const;
  /// Returns the slots of chunks first, first + 1, ...
  std::vector<Slot> join(const Chunk &chunk, int64_t first,
                         int64_t count) const;
  Slot makeSlot(int64_t from, int64_t to, int64_t element) const {
    return (from * devices + to) * elements + element;
  }

  void step(const std::vector<Message> &messages);
  void run(CollectiveKind kind, NetworkAlgorithm algorithm);
  void fill(CollectiveKind kind);

  // Device d ends with, or starts with, chunk d.
  void reduceScatter(NetworkAlgorithm algorithm, const Chunk &chunk);
  void allGather(NetworkAlgorithm algorithm, const Chunk &chunk);
  // The root is device 0.
  void scatterTree(const Chunk &chunk);
  void gatherTree(const Chunk &chunk);
  void broadcast(NetworkAlgorithm algorithm, const Chunk &chunk);
  void reduce(NetworkAlgorithm algorithm, const Chunk &chunk);
  void allToAll(NetworkAlgorithm algorithm);

  CollectiveKind kind;
  int64_t devices, elements;
  std::vector<std::map<Slot, Token>> memory;
  std::vector<int64_t> sent;
  int64_t serialElements = 0, steps = 0;
  bool consistent = true;
};

} // namespace mlir::roofline

#endif // TEST_UNIT_ESTIMATE_COLLECTIVESIMULATOR_H
