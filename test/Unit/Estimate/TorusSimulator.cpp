//===- TorusSimulator.cpp - Tokens on a torus -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TorusSimulator.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <set>

using namespace mlir;
using namespace mlir::roofline;

void TorusSimulator::fill() {
  auto hold = [&](size_t part, int64_t d, Slot slot) {
    held[part][d].push_back(slot);
    memory[d][slot] = Token(1) << d;
  };
  for (size_t part = 0; part < k; ++part)
    for (int64_t d = 0; d < n; ++d)
      for (int64_t number = 0; number < partSize; ++number) {
        int64_t p = part;
        if (kind == Kind::AllGather || kind == Kind::Gather)
          hold(part, d, {p, d, 0, number});
        else if (kind == Kind::AllToAll || (kind == Kind::Scatter && d == 0))
          for (int64_t to = 0; to < n; ++to)
            hold(part, d, {p, d, to, number});
        else if (kind == Kind::Broadcast ? d == 0 : kind != Kind::Scatter)
          hold(part, d, {p, 0, 0, number});
      }
}

void TorusSimulator::gatherAll(size_t part, size_t ring) {
  int64_t m = shape[ring];
  std::vector<Slots> before = held[part];
  for (int64_t t = 0; t < m / 2; ++t)
    for (int64_t d = 0; d < n; ++d) {
      int64_t place = getPlace(d, ring);
      sendSides(d, ring, before[onRing(d, ring, place - t)],
                before[onRing(d, ring, place + t)], t + 1, false);
    }
  for (int64_t d = 0; d < n; ++d) {
    held[part][d].clear();
    for (int64_t place = 0; place < m; ++place)
      appendUnpadded(held[part][d], before[onRing(d, ring, place)], ring);
  }
}

void TorusSimulator::reduceScatter(size_t part, size_t ring) {
  int64_t m = shape[ring];
  std::vector<std::vector<Slots>> chunks;
  for (int64_t d = 0; d < n; ++d)
    chunks.push_back(cut(part, d, ring));
  // The sum of a chunk comes nearer on both sides.
  for (int64_t distance = m / 2; distance > 0; --distance)
    for (int64_t d = 0; d < n; ++d) {
      int64_t place = getPlace(d, ring);
      sendSides(d, ring, chunks[d][(place + distance) % m],
                chunks[d][(place - distance + m) % m], distance, true);
    }
  for (int64_t d = 0; d < n; ++d)
    held[part][d] = chunks[d][getPlace(d, ring)];
}

void TorusSimulator::exchange(size_t part, size_t ring) {
  std::vector<Slots> after(n);
  for (int64_t d = 0; d < n; ++d)
    for (int64_t place = 0; place < shape[ring]; ++place) {
      Slots pieces;
      for (const Slot &slot : held[part][d])
        if (getPlace(slot[2], ring) == place)
          pieces.push_back(slot);
      carryTo(d, ring, place, pieces);
      llvm::append_range(after[onRing(d, ring, place)], pieces);
    }
  held[part] = after;
}

void TorusSimulator::gather(size_t part, size_t ring) {
  std::vector<Slots> after(n);
  for (int64_t d = 0; d < n; ++d) {
    carryTo(d, ring, 0, held[part][d]);
    appendUnpadded(after[onRing(d, ring, 0)], held[part][d], ring);
  }
  held[part] = after;
}

void TorusSimulator::scatterPieces(size_t part, size_t ring) {
  exchange(part, ring);
}

void TorusSimulator::scatterChunks(size_t part, size_t ring) {
  std::vector<Slots> after(n);
  for (int64_t d = 0; d < n; ++d) {
    if (held[part][d].empty())
      continue;
    std::vector<Slots> chunks = cut(part, d, ring);
    for (int64_t place = 0; place < shape[ring]; ++place) {
      carryTo(d, ring, place, chunks[place]);
      after[onRing(d, ring, place)] = chunks[place];
    }
  }
  held[part] = after;
}

void TorusSimulator::runPass(Phase phase, bool reverse) {
  for (size_t number = 0; number < k; ++number) {
    int64_t phaseSteps = 0;
    for (size_t part = 0; part < k; ++part) {
      size_t ring = (part + (reverse ? k - 1 - number : number)) % k;
      (this->*phase)(part, ring);
      phaseSteps = std::max(phaseSteps, shape[ring] / 2);
    }
    finishPhase(phaseSteps);
  }
}

void TorusSimulator::run() {
  switch (kind) {
  case Kind::AllReduce:
    runPass(&TorusSimulator::reduceScatter);
    return runPass(&TorusSimulator::gatherAll, true);
  case Kind::AllGather:
    return runPass(&TorusSimulator::gatherAll);
  case Kind::ReduceScatter:
    return runPass(&TorusSimulator::reduceScatter);
  case Kind::AllToAll:
    return runPass(&TorusSimulator::exchange);
  case Kind::Broadcast:
    runPass(&TorusSimulator::scatterChunks);
    return runPass(&TorusSimulator::gatherAll, true);
  case Kind::Gather:
    return runPass(&TorusSimulator::gather);
  case Kind::Scatter:
    return runPass(&TorusSimulator::scatterPieces, true);
  case Kind::Reduce:
    runPass(&TorusSimulator::reduceScatter);
    return runPass(&TorusSimulator::gather, true);
  default:
    llvm_unreachable("expected a collective of a group");
  }
}

bool TorusSimulator::isRight() const {
  Token all = (Token(1) << n) - 1;
  auto has = [&](int64_t device, Slot slot, Token token) {
    auto own = memory[device].find(slot);
    return own != memory[device].end() && own->second == token;
  };
  bool isRight = true;
  std::set<Slot> kept;
  for (int64_t d = 0; d < n; ++d)
    for (int64_t p = 0; p < int64_t(k); ++p) {
      if (kind == Kind::ReduceScatter)
        for (const Slot &slot : held[p][d])
          if (slot[3] >= 0)
            isRight &= has(d, slot, all) && kept.insert(slot).second;
      for (int64_t number = 0; number < partSize; ++number) {
        if (kind == Kind::AllReduce || (kind == Kind::Reduce && d == 0))
          isRight &= has(d, {p, 0, 0, number}, all);
        if (kind == Kind::Broadcast)
          isRight &= has(d, {p, 0, 0, number}, 1);
        if (kind == Kind::Scatter)
          isRight &= has(d, {p, 0, d, number}, 1);
        for (int64_t from = 0; from < n; ++from) {
          if (kind == Kind::AllGather || (kind == Kind::Gather && d == 0))
            isRight &= has(d, {p, from, 0, number}, Token(1) << from);
          if (kind == Kind::AllToAll)
            isRight &= has(d, {p, from, d, number}, Token(1) << from);
        }
      }
    }
  if (kind == Kind::ReduceScatter)
    isRight &= int64_t(kept.size()) == partSize * int64_t(k);
  return isRight;
}
