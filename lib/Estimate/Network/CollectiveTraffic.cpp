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

#include "roofline/Support/Derivation.h"

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
/// What is sent, in elements, and the steps.
struct Sent {
  DerivedCount bytes, serialBytes, messages;
};

/// The formulas for one group and payload.
class Formulas {
public:
  Formulas(const Count &devices, const Count &elements)
      : n(devices), E(elements), q(countFloorDiv(elements, devices)),
        Q(countCeilDiv(elements, devices)),
        r(elements - countFloorDiv(elements, devices) * devices),
        half(countFloorDiv(n, 2)) {}

  Sent compute(CollectiveKind kind, NetworkAlgorithm algorithm);
  /// Notes the letters that the formulas refer to.
  void noteLetters(const NetworkTerm &term);
  /// See `computeLeastCrossingBytes`; in elements.
  DerivedCount computeLeast(CollectiveKind kind, const DerivedCount &g,
                            bool reduces);

private:
  using Algorithm = NetworkAlgorithm;
  Sent allReduce(Algorithm algorithm);
  Sent allGather(Algorithm algorithm);
  Sent reduceScatter(Algorithm algorithm);
  Sent allToAll(Algorithm algorithm);
  Sent broadcast(Algorithm algorithm);
  Sent reduce(Algorithm algorithm);
  Sent gather(Algorithm algorithm);
  Sent scatter(Algorithm algorithm);

  /// Calls `step` with 1, 2, 4, ... below n; false if n is a symbol.
  bool forEachStep(function_ref<void(const Count &)> step);
  DerivedCount getLogarithm();
  /// W(w).
  DerivedCount getFirst(const DerivedCount &w) {
    return w * q + countMin(w, r);
  }
  /// Steps of a ring, to one or to both sides.
  DerivedCount getRingSteps(Algorithm algorithm) {
    return algorithm == Algorithm::Ring ? n - 1 : half;
  }
  /// Sum over the steps of a tree of the most elements that a device sends: a
  /// step of 2^k moves min(2^k, n - 2^k) chunks.
  DerivedCount getTreeElements();

  DerivedCount n, E, q, Q, r;
  /// Steps of a ring to both sides.
  DerivedCount half;
};
} // namespace

bool Formulas::forEachStep(function_ref<void(const Count &)> step) {
  if (!n.isConstant())
    return false;
  for (Count power = 1; power.getConstant() < n.get().getConstant(); power *= 2)
    step(power);
  return true;
}

DerivedCount Formulas::getLogarithm() {
  Count steps;
  if (!forEachStep([&](const Count &) { steps += 1; }))
    return Count::symbol("log2_devices");
  return steps;
}

DerivedCount Formulas::getTreeElements() {
  DerivedCount sum;
  if (!forEachStep([&](const DerivedCount &step) {
        sum += getFirst(countMin(step, n - step));
      }))
    return Count::symbol("tree_elements");
  return sum;
}

/// A reduce-scatter and an all-gather of the chunks.
Sent Formulas::allReduce(Algorithm algorithm) {
  // 1 if n divides E + 1: there is one smaller chunk only.
  DerivedCount onlyOneSmall = countFloorDiv(E + 1, n) - q;
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    DerivedCount steps = getRingSteps(algorithm) * 2;
    // A device leaves out two chunks that are neighbours.
    return {E * 2 - q * 2 - onlyOneSmall, steps * Q, steps};
  }
  case Algorithm::Tree:
    return {E - q + getTreeElements() - (Q - q), getTreeElements() * 2,
            getLogarithm() * 2};
  case Algorithm::Direct:
    return {E + (n - 2) * Q, (n - 1) * Q * 2, 2};
  case Algorithm::Torus:
    break;
  }
  llvm_unreachable("unknown algorithm");
}

/// E is what one device has.
Sent Formulas::allGather(Algorithm algorithm) {
  DerivedCount all = (n - 1) * E;
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    DerivedCount steps = getRingSteps(algorithm);
    return {all, steps * E, steps};
  }
  case Algorithm::Tree:
    return {all, all, getLogarithm()};
  case Algorithm::Direct:
    return {all, all, 1};
  case Algorithm::Torus:
    break;
  }
  llvm_unreachable("unknown algorithm");
}

Sent Formulas::reduceScatter(Algorithm algorithm) {
  // All chunks but the device's own.
  DerivedCount most = E - q;
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    DerivedCount steps = getRingSteps(algorithm);
    return {most, steps * Q, steps};
  }
  case Algorithm::Tree:
    return {most, getTreeElements(), getLogarithm()};
  case Algorithm::Direct:
    return {most, (n - 1) * Q, 1};
  case Algorithm::Torus:
    break;
  }
  llvm_unreachable("unknown algorithm");
}

/// n pieces of Q elements on every device.
Sent Formulas::allToAll(Algorithm algorithm) {
  auto triangle = [](const DerivedCount &k) {
    return countFloorDiv(k * (k + 1), 2);
  };
  switch (algorithm) {
  case Algorithm::Ring: {
    // The piece for the device at distance d is sent d times.
    DerivedCount pieces = triangle(n - 1);
    return {pieces * Q, pieces * Q, n - 1};
  }
  case Algorithm::BidirectionalRing: {
    DerivedCount there = triangle(half), back = triangle(n - 1 - half);
    return {(there + back) * Q, there * Q, half};
  }
  case Algorithm::Tree: {
    // Step 2^k sends the pieces whose distance has that bit.
    DerivedCount pieces;
    if (!forEachStep([&](const DerivedCount &step) {
          DerivedCount whole = countFloorDiv(n, step * 2);
          DerivedCount rest = n - whole * step * 2;
          pieces += whole * step + countMax(0, rest - step);
        }))
      pieces = Count::symbol("tree_pieces");
    return {pieces * Q, pieces * Q, getLogarithm()};
  }
  case Algorithm::Direct:
    return {(n - 1) * Q, (n - 1) * Q, 1};
  case Algorithm::Torus:
    break;
  }
  llvm_unreachable("unknown algorithm");
}

/// Rings scatter the chunks and gather them everywhere.
Sent Formulas::broadcast(Algorithm algorithm) {
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    DerivedCount steps = getRingSteps(algorithm);
    // The root leaves its own chunk out of the scatter; of the all-gather, the
    // chunks that its neighbours at the end of each side have.
    DerivedCount end = n - 1 - steps;
    DerivedCount left = getFirst(end + 2) - getFirst(end);
    return {E * 2 - left, E - Q + steps * Q, getLogarithm() + steps};
  }
  case Algorithm::Tree: {
    DerivedCount steps = getLogarithm();
    return {steps * E, steps * E, steps};
  }
  case Algorithm::Direct:
    return {(n - 1) * E, (n - 1) * E, 1};
  case Algorithm::Torus:
    break;
  }
  llvm_unreachable("unknown algorithm");
}

/// Rings scatter the sums and gather them at the root.
Sent Formulas::reduce(Algorithm algorithm) {
  switch (algorithm) {
  case Algorithm::Ring:
  case Algorithm::BidirectionalRing: {
    DerivedCount steps = getRingSteps(algorithm);
    // Device 2^k sends all chunks but its own, and then its own with those of
    // the devices below it in the tree.
    DerivedCount most = E;
    if (!forEachStep([&](const DerivedCount &device) {
          most = countMax(most, E + getFirst(countMin(device * 2, n)) -
                                    getFirst(device + 1));
        }))
      most = Count::symbol("tree_elements");
    return {most, steps * Q + E - Q, steps + getLogarithm()};
  }
  case Algorithm::Tree: {
    DerivedCount steps = getLogarithm();
    return {E, steps * E, steps};
  }
  case Algorithm::Direct:
    return {E, (n - 1) * E, 1};
  case Algorithm::Torus:
    break;
  }
  llvm_unreachable("unknown algorithm");
}

/// E is what one device has.
Sent Formulas::gather(Algorithm algorithm) {
  DerivedCount all = (n - 1) * E;
  if (algorithm == Algorithm::Direct)
    return {E, all, 1};
  // Device 2^k sends what the devices below it in the tree have.
  DerivedCount most;
  if (!forEachStep([&](const DerivedCount &device) {
        most = countMax(most, countMin(device, n - device));
      }))
    most = Count::symbol("tree_pieces");
  return {most * E, all, getLogarithm()};
}

/// E is what one device gets.
Sent Formulas::scatter(Algorithm algorithm) {
  DerivedCount all = (n - 1) * E;
  return {all, all, algorithm == Algorithm::Direct ? 1 : getLogarithm()};
}

Sent Formulas::compute(CollectiveKind kind, NetworkAlgorithm algorithm) {
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

DerivedCount Formulas::computeLeast(CollectiveKind kind, const DerivedCount &g,
                                    bool reduces) {
  switch (kind) {
  case CollectiveKind::AllReduce: {
    // Without switches that add, all nodes together send a sum of E elements
    // from each node but one to another, and the result back.
    DerivedCount nodes = countCeilDiv(n, g);
    return reduces ? countCeilDiv(E, g) : countCeilDiv((nodes - 1) * E * 2, n);
  }
  case CollectiveKind::AllGather:
  case CollectiveKind::Gather:
  case CollectiveKind::Scatter:
    return countCeilDiv((n - g) * E, g);
  case CollectiveKind::ReduceScatter:
    return countCeilDiv(countCeilDiv((n - g) * E, n), g);
  case CollectiveKind::AllToAll:
    return (n - g) * Q;
  case CollectiveKind::Broadcast:
  case CollectiveKind::Reduce:
  case CollectiveKind::Shift:
  case CollectiveKind::UpdateHalo:
    return countCeilDiv(E, g);
  case CollectiveKind::Send:
  case CollectiveKind::Recv:
    // Devices that have nothing to send may help.
    return g.get().isOne() ? E : DerivedCount(0);
  }
  llvm_unreachable("unknown collective");
}

static Count countElements(const NetworkTerm &term) {
  return countCeilDiv(term.payloadBytes, term.elementBytes);
}

static void note(StringRef figure, StringRef text, const DerivedCount &value,
                 StringRef unit) {
  if (DerivationLog *log = DerivationLog::get())
    log->add({figure.str(), text.str(), value.getText(), value.get(),
              unit.str(), "Distributed.md"});
}

void Formulas::noteLetters(const NetworkTerm &term) {
  DerivationLog *log = DerivationLog::get();
  if (!log)
    return;
  log->add({"", "payload", "", term.payloadBytes, "B", "R25"});
  note("", "elements of it",
       countCeilDiv(DerivedCount(term.payloadBytes), term.elementBytes), "");
  if (isPointToPoint(term.kind))
    return;
  note("", "elements of a smaller one of as many chunks as devices",
       countFloorDiv(E, n), "");
  note("", "elements of a larger one", countCeilDiv(E, n), "");
  note("", "larger ones, unless all are equal", E - q * n, "");
}

Count roofline::computeLeastCrossingBytes(const NetworkTerm &term,
                                          const Count &inside, bool reduces) {
  DerivedCount bytes = Formulas(term.getGroupSize(), countElements(term))
                           .computeLeast(term.kind, inside, reduces) *
                       term.elementBytes;
  note("least_bytes",
       inside.isOne() ? "out of or into a device at least, over all its links"
                      : "out of or into such a node at least, of each device",
       bytes, "B");
  return bytes.get();
}

CollectiveTraffic
roofline::computeCollectiveTraffic(const NetworkTerm &term,
                                   NetworkAlgorithm algorithm) {
  Formulas formulas(term.getGroupSize(), countElements(term));
  formulas.noteLetters(term);
  Sent sent = formulas.compute(term.kind, algorithm);
  sent.bytes = sent.bytes * term.elementBytes;
  sent.serialBytes = sent.serialBytes * term.elementBytes;
  note("bytes", "sent by a device", sent.bytes * term.count, "B");
  note("serial_bytes", "through one direction of a link",
       sent.serialBytes * term.count, "B");
  note("messages", "steps", sent.messages * term.count, "");
  return {sent.bytes.get(), sent.serialBytes.get(), sent.messages.get()};
}
