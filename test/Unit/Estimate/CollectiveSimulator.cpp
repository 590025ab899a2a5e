//===- CollectiveSimulator.cpp - Devices that pass tokens -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CollectiveSimulator.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;

using Kind = CollectiveKind;
using Algorithm = NetworkAlgorithm;

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

std::vector<Slot> CollectiveSimulator::getRange(int64_t first,
                                                int64_t count) const {
  std::vector<Slot> slots;
  for (int64_t slot = first; slot < first + count; ++slot)
    slots.push_back(slot);
  return slots;
}

std::vector<Slot> CollectiveSimulator::getChunk(int64_t number) const {
  std::vector<Slot> slots;
  // Distribute the elements round robin, and count those of this device.
  std::vector<int64_t> sizes(devices);
  for (int64_t element = 0; element < elements; ++element)
    ++sizes[element % devices];
  int64_t first = 0;
  for (int64_t chunk = 0; chunk < number; ++chunk)
    first += sizes[chunk];
  return getRange(first, sizes[number]);
}

std::vector<Slot> CollectiveSimulator::join(const Chunk &chunk, int64_t first,
                                            int64_t count) const {
  std::vector<Slot> slots;
  for (int64_t number = first; number < first + count; ++number)
    for (Slot slot : chunk(wrap(number)))
      slots.push_back(slot);
  return slots;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

void CollectiveSimulator::step(const std::vector<Message> &messages) {
  std::vector<std::map<Slot, Token>> before = memory;
  std::map<std::pair<int64_t, unsigned>, int64_t> sending, receiving;
  for (const Message &message : messages) {
    int64_t size = message.slots.size();
    sent[message.from] += size;
    sending[{message.from, message.side}] += size;
    receiving[{message.to, message.side}] += size;
    for (Slot slot : message.slots) {
      auto token = before[message.from].find(slot);
      if (token == before[message.from].end()) {
        consistent = false;
        continue;
      }
      Token &own = memory[message.to][slot];
      if (message.combines)
        consistent &= (own & token->second) == 0;
      own = message.combines ? own | token->second : token->second;
    }
  }
  int64_t most = 0;
  for (const auto &load : {sending, receiving})
    for (const auto &[side, size] : load)
      most = std::max(most, size);
  serialElements += most;
  ++steps;
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

void CollectiveSimulator::reduceScatter(Algorithm algorithm,
                                        const Chunk &chunk) {
  int64_t n = devices;
  switch (algorithm) {
  case Algorithm::Ring:
    for (int64_t t = 0; t < n - 1; ++t) {
      std::vector<Message> messages;
      for (int64_t d = 0; d < n; ++d)
        messages.push_back({d, wrap(d + 1), chunk(wrap(d - t - 1)), true});
      step(messages);
    }
    return;
  case Algorithm::BidirectionalRing:
    // A chunk passes n / 2 devices on one side and the others on the other
    // side.
    for (int64_t t = 0; t < n / 2; ++t) {
      std::vector<Message> messages;
      for (int64_t c = 0; c < n; ++c) {
        int64_t there = c - n / 2 + t, back = c + (n - 1) / 2 - t;
        messages.push_back({wrap(there), wrap(there + 1), chunk(c), true, 0});
        if (t < (n - 1) / 2)
          messages.push_back({wrap(back), wrap(back - 1), chunk(c), true, 1});
      }
      step(messages);
    }
    return;
  case Algorithm::Tree: {
    // Execute the all-gather in reverse.
    std::vector<int64_t> strides;
    for (int64_t stride = 1; stride < n; stride *= 2)
      strides.insert(strides.begin(), stride);
    for (int64_t stride : strides) {
      std::vector<Message> messages;
      for (int64_t d = 0; d < n; ++d)
        messages.push_back(
            {d, wrap(d + stride),
             join(chunk, d + stride, std::min(stride, n - stride)), true});
      step(messages);
    }
    return;
  }
  case Algorithm::Direct: {
    std::vector<Message> messages;
    for (int64_t d = 0; d < n; ++d)
      for (int64_t other = 0; other < n; ++other)
        if (other != d)
          messages.push_back({d, other, chunk(other), true});
    return step(messages);
  }
  case Algorithm::Torus: // TorusTrafficTest
    return;
  }
}

void CollectiveSimulator::allGather(Algorithm algorithm, const Chunk &chunk) {
  int64_t n = devices;
  switch (algorithm) {
  case Algorithm::Ring:
    for (int64_t t = 0; t < n - 1; ++t) {
      std::vector<Message> messages;
      for (int64_t d = 0; d < n; ++d)
        messages.push_back({d, wrap(d + 1), chunk(wrap(d - t))});
      step(messages);
    }
    return;
  case Algorithm::BidirectionalRing:
    for (int64_t t = 0; t < n / 2; ++t) {
      std::vector<Message> messages;
      for (int64_t c = 0; c < n; ++c) {
        messages.push_back({wrap(c + t), wrap(c + t + 1), chunk(c), false, 0});
        if (t < (n - 1) / 2)
          messages.push_back(
              {wrap(c - t), wrap(c - t - 1), chunk(c), false, 1});
      }
      step(messages);
    }
    return;
  case Algorithm::Tree:
    for (int64_t stride = 1; stride < n; stride *= 2) {
      std::vector<Message> messages;
      for (int64_t d = 0; d < n; ++d)
        messages.push_back({d, wrap(d - stride),
                            join(chunk, d, std::min(stride, n - stride))});
      step(messages);
    }
    return;
  case Algorithm::Direct: {
    std::vector<Message> messages;
    for (int64_t d = 0; d < n; ++d)
      for (int64_t other = 0; other < n; ++other)
        if (other != d)
          messages.push_back({d, other, chunk(d)});
    return step(messages);
  }
  case Algorithm::Torus: // TorusTrafficTest
    return;
  }
}

/// Scatters along a binomial tree: from the root to the device half way, and so
/// on.
void CollectiveSimulator::scatterTree(const Chunk &chunk) {
  int64_t reach = 1;
  while (reach < devices)
    reach *= 2;
  for (reach /= 2; reach >= 1; reach /= 2) {
    std::vector<Message> messages;
    for (int64_t d = 0; d + reach < devices; d += reach * 2)
      messages.push_back(
          {d, d + reach,
           join(chunk, d + reach, std::min(reach, devices - d - reach))});
    step(messages);
  }
}

void CollectiveSimulator::gatherTree(const Chunk &chunk) {
  for (int64_t reach = 1; reach < devices; reach *= 2) {
    std::vector<Message> messages;
    for (int64_t d = reach; d < devices; d += reach * 2)
      messages.push_back(
          {d, d - reach, join(chunk, d, std::min(reach, devices - d))});
    step(messages);
  }
}

void CollectiveSimulator::broadcast(Algorithm algorithm, const Chunk &chunk) {
  std::vector<Slot> all = join(chunk, 0, devices);
  if (algorithm == Algorithm::Direct) {
    std::vector<Message> messages;
    for (int64_t d = 1; d < devices; ++d)
      messages.push_back({0, d, all});
    return step(messages);
  }
  if (algorithm != Algorithm::Tree) {
    scatterTree(chunk);
    return allGather(algorithm, chunk);
  }
  int64_t reach = 1;
  while (reach < devices)
    reach *= 2;
  for (reach /= 2; reach >= 1; reach /= 2) {
    std::vector<Message> messages;
    for (int64_t d = 0; d + reach < devices; d += reach * 2)
      messages.push_back({d, d + reach, all});
    step(messages);
  }
}

void CollectiveSimulator::reduce(Algorithm algorithm, const Chunk &chunk) {
  std::vector<Slot> all = join(chunk, 0, devices);
  if (algorithm == Algorithm::Direct) {
    std::vector<Message> messages;
    for (int64_t d = 1; d < devices; ++d)
      messages.push_back({d, 0, all, true});
    return step(messages);
  }
  if (algorithm != Algorithm::Tree) {
    reduceScatter(algorithm, chunk);
    return gatherTree(chunk);
  }
  for (int64_t reach = 1; reach < devices; reach *= 2) {
    std::vector<Message> messages;
    for (int64_t d = reach; d < devices; d += reach * 2)
      messages.push_back({d, d - reach, all, true});
    step(messages);
  }
}

/// Every device forwards what is not for itself, until everything has arrived.
void CollectiveSimulator::allToAll(Algorithm algorithm) {
  int64_t n = devices;
  // The current device of each token.
  std::map<Slot, int64_t> places;
  for (int64_t d = 0; d < n; ++d)
    for (const auto &[slot, token] : memory[d])
      places[slot] = d;
  auto getSource = [&](Slot slot) { return slot / elements / n; };
  auto getTarget = [&](Slot slot) { return slot / elements % n; };
  auto isDone = [&] {
    return llvm::all_of(places, [&](const auto &place) {
      return place.second == getTarget(place.first);
    });
  };
  for (int64_t stride = 1; !isDone(); stride *= 2) {
    std::map<std::pair<int64_t, int64_t>, Message> messages;
    for (auto &[slot, place] : places) {
      int64_t distance = wrap(getTarget(slot) - getSource(slot));
      int64_t next = place;
      unsigned side = 0;
      if (place == getTarget(slot))
        continue;
      if (algorithm == Algorithm::Ring)
        next = wrap(place + 1);
      if (algorithm == Algorithm::BidirectionalRing) {
        side = distance > n / 2;
        next = wrap(side == 0 ? place + 1 : place - 1);
      }
      if (algorithm == Algorithm::Tree && (distance & stride))
        next = wrap(place + stride);
      if (algorithm == Algorithm::Direct)
        next = getTarget(slot);
      if (next == place)
        continue;
      Message &message = messages[{place, next * 2 + side}];
      message.from = place;
      message.to = next;
      message.side = side;
      message.slots.push_back(slot);
      place = next;
    }
    std::vector<Message> list;
    for (auto &[key, message] : messages)
      list.push_back(message);
    step(list);
  }
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

CollectiveSimulator::CollectiveSimulator(Kind kind, Algorithm algorithm,
                                         int64_t devices, int64_t elements)
    : kind(kind), devices(devices), elements(elements), memory(devices),
      sent(devices) {
  fill(kind);
  run(kind, algorithm);
}

/// Sets the initial contents of the devices. An all-to-all payload is padded to
/// pieces of equal size.
void CollectiveSimulator::fill(Kind kind) {
  if (kind == Kind::AllToAll)
    elements = (elements + devices - 1) / devices;
  for (int64_t d = 0; d < devices; ++d) {
    Token own = Token(1) << d;
    for (int64_t element = 0; element < elements; ++element) {
      if (kind == Kind::AllGather || kind == Kind::Gather)
        memory[d][makeSlot(d, 0, element)] = own;
      else if (kind == Kind::AllToAll || (kind == Kind::Scatter && d == 0))
        for (int64_t to = 0; to < devices; ++to)
          memory[d][makeSlot(d, to, element)] = own;
      else if (kind == Kind::Broadcast ? d == 0 : kind != Kind::Scatter)
        memory[d][element] = own;
    }
  }
}

void CollectiveSimulator::run(Kind kind, Algorithm algorithm) {
  Chunk chunk = [this](int64_t number) { return getChunk(number); };
  Chunk from = [this](int64_t device) {
    return getRange(makeSlot(device, 0, 0), elements);
  };
  Chunk to = [this](int64_t device) {
    return getRange(makeSlot(0, device, 0), elements);
  };
  bool isDirect = algorithm == Algorithm::Direct;
  std::vector<Message> messages;
  switch (kind) {
  case Kind::AllReduce:
    reduceScatter(algorithm, chunk);
    return allGather(algorithm, chunk);
  case Kind::ReduceScatter:
    return reduceScatter(algorithm, chunk);
  case Kind::AllGather:
    return allGather(algorithm, from);
  case Kind::AllToAll:
    return allToAll(algorithm);
  case Kind::Broadcast:
    return broadcast(algorithm, chunk);
  case Kind::Reduce:
    return reduce(algorithm, chunk);
  case Kind::Gather:
    for (int64_t d = 1; d < devices; ++d)
      messages.push_back({d, 0, from(d)});
    return isDirect ? step(messages) : gatherTree(from);
  case Kind::Scatter:
    for (int64_t d = 1; d < devices; ++d)
      messages.push_back({0, d, to(d)});
    return isDirect ? step(messages) : scatterTree(to);
  case Kind::Shift:
  case Kind::UpdateHalo:
    for (int64_t d = 0; d < devices; ++d)
      messages.push_back({d, wrap(d + 1), getRange(0, elements)});
    return step(messages);
  case Kind::Send:
  case Kind::Recv:
    return step({{0, 1, getRange(0, elements)}});
  }
}

bool CollectiveSimulator::isRight() const {
  Token all = (Token(1) << devices) - 1;
  auto has = [&](int64_t device, Slot slot, Token token) {
    auto own = memory[device].find(slot);
    return own != memory[device].end() && own->second == token;
  };
  bool isRight = true;
  for (int64_t d = 0; d < devices; ++d) {
    bool isRoot = d == 0;
    if (kind == Kind::ReduceScatter)
      for (Slot slot : getChunk(d))
        isRight &= has(d, slot, all);
    for (int64_t element = 0; element < elements; ++element) {
      if (kind == Kind::AllReduce || (kind == Kind::Reduce && isRoot))
        isRight &= has(d, element, all);
      if (kind == Kind::Broadcast || (kind == Kind::Send && d == 1))
        isRight &= has(d, element, 1);
      if (kind == Kind::Shift || kind == Kind::UpdateHalo)
        isRight &= has(d, element, Token(1) << wrap(d - 1));
      if (kind == Kind::Scatter)
        isRight &= has(d, makeSlot(0, d, element), 1);
      for (int64_t from = 0; from < devices; ++from) {
        if (kind == Kind::AllGather || (kind == Kind::Gather && isRoot))
          isRight &= has(d, makeSlot(from, 0, element), Token(1) << from);
        if (kind == Kind::AllToAll)
          isRight &= has(d, makeSlot(from, d, element), Token(1) << from);
      }
    }
  }
  return isRight;
}

int64_t CollectiveSimulator::getMostSent() const {
  return kind == Kind::Recv ? sent[1] : *llvm::max_element(sent);
}
