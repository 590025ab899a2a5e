//===- WorkSummary.cpp - Work and bytes of ops, added up ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/Work.h"

#include "roofline/Support/WordHash.h"

#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace mlir;
using namespace mlir::roofline;

void SpaceTraffic::add(const SpaceTraffic &other) {
  bytesRead += other.bytesRead;
  bytesWritten += other.bytesWritten;
}

void SpaceTraffic::scale(const Count &factor) {
  bytesRead *= factor;
  bytesWritten *= factor;
}

bool SpaceTraffic::operator==(const SpaceTraffic &other) const {
  return space == other.space && placement == other.placement &&
         bytesRead == other.bytesRead && bytesWritten == other.bytesWritten;
}

SpaceTraffic &WorkSummary::getTraffic(Attribute space, Attribute placement) {
  for (SpaceTraffic &entry : traffic)
    if (entry.space == space && entry.placement == placement)
      return entry;
  auto *position = space || placement ? traffic.end() : traffic.begin();
  return *traffic.insert(position, SpaceTraffic{space, {}, {}, placement});
}

void WorkSummary::dropPlacements() {
  if (llvm::none_of(traffic, [](const SpaceTraffic &entry) {
        return bool(entry.placement);
      }))
    return;
  SmallVector<SpaceTraffic, 1> entries = std::exchange(traffic, {});
  for (const SpaceTraffic &entry : entries)
    getTraffic(entry.space).add(entry);
}

CountRange WorkSummary::getBytesRead() const {
  CountRange sum;
  for (const SpaceTraffic &entry : traffic)
    sum += entry.bytesRead;
  return sum;
}

CountRange WorkSummary::getBytesWritten() const {
  CountRange sum;
  for (const SpaceTraffic &entry : traffic)
    sum += entry.bytesWritten;
  return sum;
}

ContractionWork WorkSummary::getContractions() const {
  if (contractions)
    return *contractions;
  ContractionWork work;
  work.operations = terms.getClass(WorkClass::Matrix);
  work.macs = countCeilDiv(work.operations, 2); // R1
  if (work.macs.isZero() || usefulFlops == terms.getFlops())
    work.usefulMacs = work.macs;
  else
    work.usefulMacs = std::nullopt;
  return work;
}

void WorkSummary::add(const WorkSummary &other) {
  if (contractions || other.contractions) {
    contractions = getContractions();
    contractions->add(other.getContractions());
  }
  terms.add(other.terms);
  network.add(other.network);
  if (!other.usefulFlops)
    usefulFlops = std::nullopt;
  else if (usefulFlops)
    *usefulFlops += *other.usefulFlops;
  for (const SpaceTraffic &entry : other.traffic)
    getTraffic(entry.space, entry.placement).add(entry);
}

void WorkSummary::takeMax(const WorkSummary &other) {
  contractions = getContractions();
  contractions->takeMax(other.getContractions());
  // Padded FLOPs are combined as a separate quantity, so that a branch without
  // padded taps stays fully useful whatever its types are.
  std::optional<Count> padded;
  if (usefulFlops && other.usefulFlops)
    padded = countMax(terms.getFlops() - *usefulFlops,
                      other.terms.getFlops() - *other.usefulFlops);
  terms.takeMax(other.terms);
  network.takeMax(other.network);
  usefulFlops = std::nullopt;
  if (padded)
    usefulFlops = terms.getFlops() - *padded;
  for (const SpaceTraffic &entry : other.traffic) {
    SpaceTraffic &own = getTraffic(entry.space, entry.placement);
    own.bytesRead = countMax(own.bytesRead, entry.bytesRead);
    own.bytesWritten = countMax(own.bytesWritten, entry.bytesWritten);
  }
}

void WorkSummary::scale(const Count &factor) {
  terms.scale(factor);
  network.scale(factor);
  if (contractions)
    contractions->scale(factor);
  if (usefulFlops)
    *usefulFlops *= factor;
  for (SpaceTraffic &entry : traffic)
    entry.scale(factor);
}

bool WorkSummary::isZero() const {
  return terms.empty() && network.empty() &&
         llvm::all_of(traffic, [](const SpaceTraffic &entry) {
           return entry.bytesRead.isZero() && entry.bytesWritten.isZero();
         });
}

bool WorkSummary::isStatic() const {
  auto isStaticRange = [](const CountRange &range) {
    return range.lower.isConstant() && range.upper.isConstant();
  };
  return network.isStatic() &&
         llvm::all_of(
             terms,
             [](const WorkTerm &term) { return term.count.isConstant(); }) &&
         llvm::all_of(traffic, [&](const SpaceTraffic &entry) {
           return isStaticRange(entry.bytesRead) &&
                  isStaticRange(entry.bytesWritten);
         });
}

bool WorkSummary::operator==(const WorkSummary &other) const {
  return given == other.given && terms == other.terms &&
         usefulFlops == other.usefulFlops && traffic == other.traffic &&
         network == other.network && contractions == other.contractions;
}

static llvm::hash_code hashTerm(const NetworkTerm &term) {
  return llvm::hash_combine(
      term.kind, term.grid, term.payloadBytes, term.elementBytes, term.count,
      llvm::hash_combine_range(term.axes.begin(), term.axes.end()),
      llvm::hash_combine_range(term.sizes.begin(), term.sizes.end()),
      llvm::hash_combine_range(term.strides.begin(), term.strides.end()));
}

llvm::hash_code mlir::roofline::hash_value(const WorkSummary &summary) {
  WordHash hash(summary.given);
  auto add = [&](const Count &count) { hash.add(size_t(hash_value(count))); };
  if (summary.usefulFlops)
    add(*summary.usefulFlops);
  for (const WorkTerm &term : summary.terms) {
    hash.add(uint64_t(term.workClass));
    for (Type type : {term.type, term.otherType, term.accumulatorType})
      hash.add(type.getAsOpaquePointer());
    add(term.count);
  }
  for (const SpaceTraffic &entry : summary.traffic) {
    hash.add(entry.space.getAsOpaquePointer());
    hash.add(entry.placement.getAsOpaquePointer());
    for (const CountRange &bytes : {entry.bytesRead, entry.bytesWritten}) {
      add(bytes.lower);
      add(bytes.upper);
    }
  }
  for (const NetworkTerm &term : summary.network)
    hash.add(size_t(hashTerm(term)));
  return hash.get();
}
