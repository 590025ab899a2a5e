//===- TorusTraffic.cpp - Collectives over the axes of a torus ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Letters, as in docs/understand/Distributed.md: k rings; E elements of
// payload; m devices of a ring, the farthest h = floor(m / 2) away; u, the
// elements that a device of it gets or makes. All quantities are in elements
// until the end.
//
//===----------------------------------------------------------------------===//

#include "TorusTraffic.h"

#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

SmallVector<Count, 3> roofline::listTorusRings(const NetworkTerm &term,
                                               int64_t ports) {
  SmallVector<Count, 3> rings;
  for (const Count &size : term.sizes)
    if (!size.isOne())
      rings.push_back(size);
  size_t most = std::max<int64_t>(ports / 2, 1);
  while (rings.size() > most) {
    Count innermost = rings.pop_back_val();
    rings.back() *= innermost;
  }
  return rings;
}

namespace {
/// What happens along each ring in one pass over all of them.
enum class Pass { AllGather, ReduceScatter, AllToAll, Gather, Scatter };

/// The passes of one collective over the rings.
class TorusPasses {
public:
  TorusPasses(ArrayRef<Count> rings, const Count &elements)
      : rings(rings.begin(), rings.end()),
        parts(rings.size(), noteStep("elements of a part",
                                     countCeilDiv(DerivedCount(elements),
                                                  int64_t(rings.size())),
                                     "", "Distributed.md")),
        sent(rings.size()) {}

  void run(CollectiveKind kind);
  CollectiveTraffic finish(const NetworkTerm &term);

private:
  /// Runs `pass`, in which each part shrinks, or grows where pieces are put
  /// together.
  void run(Pass pass, bool grows);
  /// Runs `pass` as the way back after one that shrinks parts.
  void runBack(Pass pass);
  /// Adds what one phase sends, in which each part is on a ring of its own.
  void addPhase(Pass pass, function_ref<size_t(size_t)> getRing,
                ArrayRef<DerivedCount> passed);
  /// Adds what the device sends that sends most in a pass.
  void finishPass(Pass pass);
  DerivedCount countSent(Pass pass, const DerivedCount &m,
                         const DerivedCount &u);

  using Sizes = SmallVector<DerivedCount, 3>;
  Sizes rings;
  /// What a device has of each part, and what it passed on in each phase.
  Sizes parts;
  SmallVector<Sizes, 3> phases;
  /// Sent along each ring in the present pass.
  Sizes sent;
  DerivedCount bytes, serialBytes, messages;
};
} // namespace

/// 1 + 2 + ... + k
static DerivedCount sumUpTo(const DerivedCount &k) {
  return countFloorDiv(k * (k + 1), 2);
}

/// What one side of a ring of m devices carries of `near` times u, for the
/// devices that are nearer on that side, and `far` times u for the one that is
/// as far on both sides, if there is one: it gets one half on each. A ring of
/// two has one side.
static DerivedCount addSides(const DerivedCount &m, const DerivedCount &near,
                             const DerivedCount &far, const DerivedCount &u) {
  if (std::optional<int64_t> number = m.get().tryInt64()) {
    if (*number <= 2)
      return *number == 2 ? far * u : 0;
    return *number % 2 ? near * u : near * u + far * countCeilDiv(u, 2);
  }
  DerivedCount isEven = m - 1 - countFloorDiv(m - 1, 2) * 2;
  DerivedCount isTwo = isEven * (1 - countMin(1, countFloorDiv(m, 3)));
  return near * u +
         far * (isEven * countCeilDiv(u, 2) + isTwo * countFloorDiv(u, 2));
}

/// Carried by one side of a ring of m devices, where u passes by for each.
static DerivedCount countCarried(Pass pass, const DerivedCount &m,
                                 const DerivedCount &u) {
  DerivedCount h = countFloorDiv(m, 2), near = countFloorDiv(m - 1, 2);
  return pass == Pass::AllToAll ? addSides(m, sumUpTo(near), h, u)
                                : addSides(m, near, 1, u);
}

/// Sets `most` to `other` if that is more; 0 is less than any.
static void takeMax(DerivedCount &most, const DerivedCount &other) {
  if (most.get().isZero())
    most = other;
  else if (most.get() != other.get())
    most = countMax(most, other);
}

/// Sent along a ring by the device that sends most.
DerivedCount TorusPasses::countSent(Pass pass, const DerivedCount &m,
                                    const DerivedCount &u) {
  DerivedCount h = countFloorDiv(m, 2);
  if (pass == Pass::AllToAll)
    return (sumUpTo(h) + sumUpTo(m - 1 - h)) * u;
  // What is gathered passes one of the two neighbours of the root.
  return pass == Pass::Gather ? countCarried(pass, m, u) : (m - 1) * u;
}

void TorusPasses::addPhase(Pass pass, function_ref<size_t(size_t)> getRing,
                           ArrayRef<DerivedCount> passed) {
  DerivedCount most, steps;
  for (auto [number, u] : llvm::enumerate(passed)) {
    size_t ring = getRing(number);
    takeMax(most, countCarried(pass, rings[ring], u));
    takeMax(steps, countFloorDiv(rings[ring], 2));
    sent[ring] += countSent(pass, rings[ring], u);
  }
  serialBytes += most;
  messages += steps;
}

void TorusPasses::finishPass(Pass pass) {
  // A neighbour of the root in a gather sends along one ring only.
  DerivedCount all;
  for (DerivedCount &each : sent) {
    if (pass == Pass::Gather)
      takeMax(all, each);
    else
      all += each;
    each = 0;
  }
  bytes += all;
}

void TorusPasses::run(Pass pass, bool grows) {
  for (size_t phase = 0; phase < rings.size(); ++phase) {
    auto getRing = [&](size_t part) { return (part + phase) % rings.size(); };
    Sizes &passed = phases.emplace_back();
    for (auto [number, part] : llvm::enumerate(parts)) {
      const DerivedCount &m = rings[getRing(number)];
      passed.push_back(grows ? part
                             : noteStep("of a part, for each device of a ring",
                                        countCeilDiv(part, m), "",
                                        "Distributed.md"));
      if (pass != Pass::AllToAll)
        part = grows ? noteStep("of a part, put together along a ring",
                                part * m, "", "Distributed.md")
                     : passed.back().get();
    }
    addPhase(pass, getRing, passed);
  }
  finishPass(pass);
}

void TorusPasses::runBack(Pass pass) {
  for (size_t phase = rings.size(); phase-- > 0;)
    addPhase(
        pass, [&](size_t part) { return (part + phase) % rings.size(); },
        phases[phase]);
  finishPass(pass);
}

void TorusPasses::run(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::AllReduce:
    run(Pass::ReduceScatter, /*grows=*/false);
    return runBack(Pass::AllGather);
  case CollectiveKind::AllGather:
    return run(Pass::AllGather, /*grows=*/true);
  case CollectiveKind::ReduceScatter:
    return run(Pass::ReduceScatter, /*grows=*/false);
  case CollectiveKind::AllToAll: {
    // A piece for each device.
    DerivedCount n = 1;
    for (const DerivedCount &m : rings)
      n = n * m;
    for (DerivedCount &part : parts)
      part = noteStep("of a part, padded to pieces of one size",
                      countCeilDiv(part, n) * n, "", "Distributed.md");
    return run(Pass::AllToAll, /*grows=*/false);
  }
  case CollectiveKind::Broadcast:
    run(Pass::Scatter, /*grows=*/false);
    return runBack(Pass::AllGather);
  case CollectiveKind::Reduce:
    run(Pass::ReduceScatter, /*grows=*/false);
    return runBack(Pass::Gather);
  case CollectiveKind::Gather:
    return run(Pass::Gather, /*grows=*/true);
  case CollectiveKind::Scatter:
    // In the reverse order of a gather.
    return run(Pass::Scatter, /*grows=*/true);
  case CollectiveKind::Shift:
  case CollectiveKind::Send:
  case CollectiveKind::Recv:
  case CollectiveKind::UpdateHalo:
    break;
  }
  llvm_unreachable("expected a collective of a group");
}

CollectiveTraffic TorusPasses::finish(const NetworkTerm &term) {
  auto note = [&](StringRef figure, StringRef text, const DerivedCount &value,
                  StringRef unit) {
    if (DerivationLog *log = DerivationLog::get())
      log->add({figure.str(), text.str(), value.getText(), value.get(),
                unit.str(), "Distributed.md"});
  };
  bytes = bytes * term.elementBytes;
  serialBytes = serialBytes * term.elementBytes;
  note("bytes", "sent by a device", bytes * term.count, "B");
  note("serial_bytes", "through one direction of a link, phase by phase",
       serialBytes * term.count, "B");
  note("messages", "steps", messages * term.count, "");
  return {bytes.get(), serialBytes.get(), messages.get()};
}

/// Notes the letters that the formulas refer to.
static void noteLetters(const NetworkTerm &term, const Count &elements,
                        ArrayRef<Count> rings) {
  DerivationLog *log = DerivationLog::get();
  if (!log)
    return;
  auto note = [&](StringRef text, const DerivedCount &value) {
    log->add(
        {"", text.str(), value.getText(), value.get(), "", "Distributed.md"});
  };
  log->add({"", "payload", "", term.payloadBytes, "B", "R25"});
  note("elements of it",
       countCeilDiv(DerivedCount(term.payloadBytes), term.elementBytes));
  log->add({"", "rings, each with a part of it at the same time", "",
            int64_t(rings.size()), "", "Distributed.md"});
  for (const Count &ring : rings)
    if (!llvm::is_contained(term.sizes, ring))
      log->add({"", "devices of innermost axes that are one ring", "", ring, "",
                "Distributed.md"});
}

CollectiveTraffic roofline::computeTorusTraffic(const NetworkTerm &term,
                                                ArrayRef<Count> rings) {
  Count elements = countCeilDiv(term.payloadBytes, term.elementBytes);
  noteLetters(term, elements, rings);
  TorusPasses passes(rings, elements);
  passes.run(term.kind);
  return passes.finish(term);
}
