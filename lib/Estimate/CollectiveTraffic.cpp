//===- CollectiveTraffic.cpp - What collectives send -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Letters, as in docs/understand/Distributed.md: n devices; E elements of
// payload; q and Q, the elements of a smaller and of a larger one of the n
// chunks that a payload is split into; r, the number of chunks of q + 1
// elements, which are the first; W(w), the elements of the first w chunks; L,
// the base-2 logarithm of n rounded up. All quantities are in elements until
// the end.
//
//===----------------------------------------------------------------------===//

#include "CollectiveTraffic.h"

using namespace mlir;
using namespace mlir::roofline;

bool roofline::isPointToPoint(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::Shift:
  case CollectiveKind::Send:
  case CollectiveKind::Recv:
  case CollectiveKind::UpdateHalo:
    return true;
  default:
    return false;
  }
}

namespace {
/// The formulas for one group and payload.
class Formulas {
public:
  Formulas(const Count &devices, const Count &elements)
      : n(devices), E(elements), q(countFloorDiv(elements, devices)),
        Q(countCeilDiv(elements, devices)), r(elements - q * devices),
        half(countFloorDiv(devices, 2)) {}

  CollectiveTraffic compute(CollectiveKind kind, NetworkAlgorithm algorithm);
  /// See `computeLeastSerialBytes`; here of one port, in elements.
  Count computeLeast(CollectiveKind kind, bool reduces);

private:
  using Algorithm = NetworkAlgorithm;
  CollectiveTraffic allReduce(Algorithm algorithm);
  CollectiveTraffic allGather(Algorithm algorithm);
  CollectiveTraffic reduceScatter(Algorithm algorithm);
  CollectiveTraffic allToAll(Algorithm algorithm);
  CollectiveTraffic broadcast(Algorithm algorithm);
  CollectiveTraffic reduce(Algorithm algorithm);
  CollectiveTraffic gather(Algorithm algorithm);
  CollectiveTraffic scatter(Algorithm algorithm);

  /// Calls `step` with 1, 2, 4, ... below n; false if n is a symbol.
  bool forEachStep(function_ref<void(const Count &)> step);
  Count getLogarithm();
  /// W(w).
  Count getFirst(const Count &w) { return w * q + countMin(w, r); }
  /// Steps of a ring, to one or to both sides.
  Count getRingSteps(Algorithm algorithm) {
    return algorithm == Algorithm::Ring ? n - 1 : half;
  }
  /// Sum over the steps of a tree of the most elements that a device sends: a
  /// step of 2^k moves min(2^k, n - 2^k) chunks.
  Count getTreeElements();

  Count n, E, q, Q, r;
  /// Steps of a ring to both sides.
  Count half;
};
} // namespace

bool Formulas::forEachStep(function_ref<void(const Count &)> step) {
  if (!n.isConstant())
    return false;
  for (Count power = 1; power.getConstant() < n.getConstant(); power *= 2)
    step(power);
  return true;
}

Count Formulas::getLogarithm() {
  Count steps;
  if (!forEachStep([&](const Count &) { steps += 1; }))
    return Count::symbol("log2_devices");
  return steps;
}

Count Formulas::getTreeElements() {
  Count sum;
  if (!forEachStep([&](const Count &step) {
        sum += getFirst(countMin(step, n - step));
      }))
    return Count::symbol("tree_elements");
  return sum;
}

/// A reduce-scatter and an all-gather of the chunks.
CollectiveTraffic Formulas::allReduce(Algorithm algorithm) {
  // 1 if n divides E + 1: there is one smaller chunk only.
  Count onlyOneSmall = countFloorDiv(E + 1, n) - q;
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    Count steps = getRingSteps(algorithm) * 2;
    // A device leaves out two chunks that are neighbours.
    return {E * 2 - q * 2 - onlyOneSmall, steps * Q, steps};
  }
  case Algorithm::Tree:
    return {E - q + getTreeElements() - (Q - q), getTreeElements() * 2,
            getLogarithm() * 2};
  case Algorithm::Direct:
    return {E + (n - 2) * Q, (n - 1) * Q * 2, 2};
  }
  llvm_unreachable("unknown algorithm");
}

/// E is what one device has.
CollectiveTraffic Formulas::allGather(Algorithm algorithm) {
  Count all = (n - 1) * E;
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    Count steps = getRingSteps(algorithm);
    return {all, steps * E, steps};
  }
  case Algorithm::Tree:
    return {all, all, getLogarithm()};
  case Algorithm::Direct:
    return {all, all, 1};
  }
  llvm_unreachable("unknown algorithm");
}

CollectiveTraffic Formulas::reduceScatter(Algorithm algorithm) {
  // All chunks but the device's own.
  Count most = E - q;
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    Count steps = getRingSteps(algorithm);
    return {most, steps * Q, steps};
  }
  case Algorithm::Tree:
    return {most, getTreeElements(), getLogarithm()};
  case Algorithm::Direct:
    return {most, (n - 1) * Q, 1};
  }
  llvm_unreachable("unknown algorithm");
}

/// n pieces of Q elements on every device.
CollectiveTraffic Formulas::allToAll(Algorithm algorithm) {
  auto triangle = [](const Count &k) { return countFloorDiv(k * (k + 1), 2); };
  switch (algorithm) {
  case Algorithm::Ring: {
    // The piece for the device at distance d is sent d times.
    Count pieces = triangle(n - 1);
    return {pieces * Q, pieces * Q, n - 1};
  }
  case Algorithm::BidirectionalRing: {
    Count there = triangle(half), back = triangle(n - 1 - half);
    return {(there + back) * Q, there * Q, half};
  }
  case Algorithm::Tree: {
    // Step 2^k sends the pieces whose distance has that bit.
    Count pieces;
    if (!forEachStep([&](const Count &step) {
          Count whole = countFloorDiv(n, step * 2);
          Count rest = n - whole * step * 2;
          pieces += whole * step + countMax(0, rest - step);
        }))
      pieces = Count::symbol("tree_pieces");
    return {pieces * Q, pieces * Q, getLogarithm()};
  }
  case Algorithm::Direct:
    return {(n - 1) * Q, (n - 1) * Q, 1};
  }
  llvm_unreachable("unknown algorithm");
}

/// Rings scatter the chunks and gather them everywhere.
CollectiveTraffic Formulas::broadcast(Algorithm algorithm) {
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    Count steps = getRingSteps(algorithm);
    // The root leaves its own chunk out of the scatter; of the all-gather, the
    // chunks that its neighbours at the end of each side have.
    Count end = n - 1 - steps;
    Count left = getFirst(end + 2) - getFirst(end);
    return {E * 2 - left, E - Q + steps * Q, getLogarithm() + steps};
  }
  case Algorithm::Tree: {
    Count steps = getLogarithm();
    return {steps * E, steps * E, steps};
  }
  case Algorithm::Direct:
    return {(n - 1) * E, (n - 1) * E, 1};
  }
  llvm_unreachable("unknown algorithm");
}

/// Rings scatter the sums and gather them at the root.
CollectiveTraffic Formulas::reduce(Algorithm algorithm) {
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    Count steps = getRingSteps(algorithm);
    // Device 2^k sends all chunks but its own, and then its own with those of
    // the devices below it in the tree.
    Count most = E;
    if (!forEachStep([&](const Count &device) {
          most = countMax(most, E + getFirst(countMin(device * 2, n)) -
                                    getFirst(device + 1));
        }))
      most = Count::symbol("tree_elements");
    return {most, steps * Q + E - Q, steps + getLogarithm()};
  }
  case Algorithm::Tree: {
    Count steps = getLogarithm();
    return {E, steps * E, steps};
  }
  case Algorithm::Direct:
    return {E, (n - 1) * E, 1};
  }
  llvm_unreachable("unknown algorithm");
}

/// E is what one device has.
CollectiveTraffic Formulas::gather(Algorithm algorithm) {
  Count all = (n - 1) * E;
  if (algorithm == Algorithm::Direct)
    return {E, all, 1};
  // Device 2^k sends what the devices below it in the tree have.
  Count most;
  if (!forEachStep([&](const Count &device) {
        most = countMax(most, countMin(device, n - device));
      }))
    most = Count::symbol("tree_pieces");
  return {most * E, all, getLogarithm()};
}

/// E is what one device gets.
CollectiveTraffic Formulas::scatter(Algorithm algorithm) {
  Count all = (n - 1) * E;
  return {all, all, algorithm == Algorithm::Direct ? 1 : getLogarithm()};
}

CollectiveTraffic Formulas::compute(CollectiveKind kind,
                                    NetworkAlgorithm algorithm) {
  switch (kind) {
  case CollectiveKind::AllReduce:
    return allReduce(algorithm);
  case CollectiveKind::AllGather:
    return allGather(algorithm);
  case CollectiveKind::ReduceScatter:
    return reduceScatter(algorithm);
  case CollectiveKind::AllToAll:
    return allToAll(algorithm);
  case CollectiveKind::Broadcast:
    return broadcast(algorithm);
  case CollectiveKind::Gather:
    return gather(algorithm);
  case CollectiveKind::Scatter:
    return scatter(algorithm);
  case CollectiveKind::Reduce:
    return reduce(algorithm);
  case CollectiveKind::Shift:
  case CollectiveKind::Send:
  case CollectiveKind::UpdateHalo:
    return {E, E, 1};
  case CollectiveKind::Recv:
    return {0, E, 1};
  }
  llvm_unreachable("unknown collective");
}

Count Formulas::computeLeast(CollectiveKind kind, bool reduces) {
  switch (kind) {
  case CollectiveKind::AllReduce:
    return reduces ? E : countCeilDiv((n - 1) * E * 2, n);
  case CollectiveKind::AllGather:
  case CollectiveKind::Gather:
  case CollectiveKind::Scatter:
    return (n - 1) * E;
  case CollectiveKind::ReduceScatter:
    return E - q;
  case CollectiveKind::AllToAll:
    return (n - 1) * Q;
  case CollectiveKind::Broadcast:
  case CollectiveKind::Reduce:
  case CollectiveKind::Shift:
  case CollectiveKind::Send:
  case CollectiveKind::UpdateHalo:
  case CollectiveKind::Recv:
    return E;
  }
  llvm_unreachable("unknown collective");
}

static Count countElements(const NetworkTerm &term) {
  return countCeilDiv(term.payloadBytes, term.elementBytes);
}

Count roofline::computeLeastSerialBytes(const NetworkTerm &term, bool switched,
                                        bool reduces) {
  Count elements = Formulas(term.getGroupSize(), countElements(term))
                       .computeLeast(term.kind, reduces);
  if (!switched && !isPointToPoint(term.kind))
    elements = countCeilDiv(elements, 2);
  return elements * term.elementBytes;
}

CollectiveTraffic
roofline::computeCollectiveTraffic(const NetworkTerm &term,
                                   NetworkAlgorithm algorithm) {
  CollectiveTraffic traffic = Formulas(term.getGroupSize(), countElements(term))
                                  .compute(term.kind, algorithm);
  traffic.bytes *= term.elementBytes;
  traffic.serialBytes *= term.elementBytes;
  return traffic;
}
