//===- TorusSimulator.h - Tokens on a torus ---------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves tokens between neighbours of a small torus, and counts what goes over
// each direction of each ring. It knows the schedules but none of the formulas:
// the final places of the tokens show that a schedule is correct.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_UNIT_ESTIMATE_TORUSSIMULATOR_H
#define TEST_UNIT_ESTIMATE_TORUSSIMULATOR_H

#include "roofline/IR/Work.h"

#include <array>
#include <map>
#include <vector>

namespace mlir::roofline {

class TorusSimulator {
public:
  using Kind = CollectiveKind;
  /// An element: part, source, destination and number. The places are 0 where
  /// they do not matter. Padding has negative numbers.
  using Slot = std::array<int64_t, 4>;
  using Slots = std::vector<Slot>;
  /// The devices whose values are summed up, one bit each.
  using Token = uint32_t;

  TorusSimulator(Kind kind, std::vector<int64_t> shape, int64_t elements)
      : kind(kind), shape(std::move(shape)), k(this->shape.size()) {
    for (int64_t size : this->shape)
      n *= size;
    memory.resize(n);
    sent.resize(n);
    partSize = (elements + k - 1) / k;
    if (kind == Kind::AllToAll)
      partSize = (partSize + n - 1) / n; // of a piece
    held.assign(k, std::vector<Slots>(n));
    fill();
    run();
  }

  bool isRight() const;
  int64_t getDevices() const { return n; }

  bool consistent = true;
  int64_t serialElements = 0, steps = 0;
  std::vector<int64_t> sent;

private:
  int64_t getStride(size_t ring) const {
    int64_t stride = 1;
    for (size_t inner = ring + 1; inner < k; ++inner)
      stride *= shape[inner];
    return stride;
  }
  int64_t getPlace(int64_t device, size_t ring) const {
    return device / getStride(ring) % shape[ring];
  }
  /// The device at `place` of the ring that `device` is on.
  int64_t onRing(int64_t device, size_t ring, int64_t place) const {
    int64_t m = shape[ring];
    place = ((place % m) + m) % m;
    return device + (place - getPlace(device, ring)) * getStride(ring);
  }

  /// Moves tokens to the next device on a ring, on one of its sides.
  void send(int64_t from, size_t ring, int direction, const Slots &slots,
            bool combines) {
    int64_t to = onRing(from, ring, getPlace(from, ring) + direction);
    sent[from] += slots.size();
    load[{from, int64_t(ring), direction, 0}] += slots.size();
    load[{to, int64_t(ring), direction, 1}] += slots.size();
    for (const Slot &slot : slots) {
      auto token = memory[from].find(slot);
      if (token == memory[from].end()) {
        consistent = false;
        continue;
      }
      Token &own = memory[to][slot];
      if (combines)
        consistent &= (own & token->second) == 0;
      own = combines ? own | token->second : token->second;
    }
  }
  void finishPhase(int64_t phaseSteps) {
    int64_t most = 0;
    for (const auto &[port, size] : load)
      most = std::max(most, size);
    load.clear();
    serialElements += most;
    steps += phaseSteps;
  }
  /// Of what is between devices `distance` apart, the part for each side: a
  /// half if both are as long. A ring of two has one side.
  std::pair<Slots, Slots> split(size_t ring, int64_t distance,
                                const Slots &there, const Slots &back) const {
    int64_t m = shape[ring];
    if (m == 2)
      return {there, {}};
    if (distance * 2 != m)
      return {there, back};
    return {Slots(there.begin(), there.begin() + (there.size() + 1) / 2),
            Slots(back.begin() + (back.size() + 1) / 2, back.end())};
  }
  void sendSides(int64_t from, size_t ring, const Slots &there,
                 const Slots &back, int64_t distance, bool combines) {
    auto [onOne, onOther] = split(ring, distance, there, back);
    send(from, ring, 1, onOne, combines);
    send(from, ring, -1, onOther, combines);
  }
  void carry(int64_t device, size_t ring, int64_t hops, int direction,
             const Slots &slots) {
    for (int64_t hop = 0; hop < hops; ++hop) {
      send(device, ring, direction, slots, false);
      device = onRing(device, ring, getPlace(device, ring) + direction);
    }
  }
  /// Sends `slots` over the short side from place to place.
  void carryTo(int64_t device, size_t ring, int64_t to, const Slots &slots) {
    int64_t m = shape[ring];
    int64_t there = (to - getPlace(device, ring) + m) % m, back = m - there;
    if (there < back)
      return carry(device, ring, there, 1, slots);
    if (there > back)
      return carry(device, ring, back, -1, slots);
    auto [onOne, onOther] = split(ring, there, slots, slots);
    carry(device, ring, there, 1, onOne);
    carry(device, ring, there, -1, onOther);
  }
  /// The chunk of each place of a ring; adds padding to `device`'s slots.
  std::vector<Slots> cut(size_t part, int64_t device, size_t ring) {
    int64_t m = shape[ring];
    Slots all = held[part][device];
    int64_t u = (int64_t(all.size()) + m - 1) / m;
    while (int64_t(all.size()) < u * m) {
      all.push_back(
          {int64_t(part), int64_t(ring), 0, -int64_t(all.size()) - 1});
      memory[device][all.back()] = Token(1) << device;
    }
    std::vector<Slots> chunks;
    for (int64_t place = 0; place < m; ++place)
      chunks.emplace_back(all.begin() + place * u,
                          all.begin() + (place + 1) * u);
    return chunks;
  }
  /// Appends `slots` without the padding that was added to cut for `ring`.
  static void appendUnpadded(Slots &all, const Slots &slots, size_t ring) {
    for (const Slot &slot : slots)
      if (slot[3] >= 0 || slot[1] != int64_t(ring))
        all.push_back(slot);
  }

  void fill();
  void run();
  // One phase of one part.
  void gatherAll(size_t part, size_t ring);
  void reduceScatter(size_t part, size_t ring);
  void exchange(size_t part, size_t ring);
  void gather(size_t part, size_t ring);
  void scatterPieces(size_t part, size_t ring);
  void scatterChunks(size_t part, size_t ring);
  using Phase = void (TorusSimulator::*)(size_t, size_t);
  void runPass(Phase phase, bool reverse = false);

  Kind kind;
  std::vector<int64_t> shape;
  size_t k;
  int64_t n = 1, partSize;
  std::vector<std::map<Slot, Token>> memory;
  /// By part and device: the slots that the next phase is about.
  std::vector<std::vector<Slots>> held;
  std::map<std::array<int64_t, 4>, int64_t> load;
};

} // namespace mlir::roofline

#endif // TEST_UNIT_ESTIMATE_TORUSSIMULATOR_H
