//===- TargetDescription.h - A machine as plain data ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes a machine as plain data: peak rates per compute unit and element
// type, memory levels, network links. TargetSpec.h fills it in from a DLTI
// spec, and the estimate (R21 to R24, docs/Model.md) consumes it; `resolveRate`
// selects the peak rate for a type. All figures are in SI base units. An
// unknown figure is absent, never 0, and imposes no limit.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETDESCRIPTION_H
#define ROOFLINE_TARGET_TARGETDESCRIPTION_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::roofline {

/// Peak rate of one compute unit at one element type.
struct ComputeRate {
  Type type;
  /// Dense operations per second; one fused multiply-add counts as two.
  double opsPerSecond = 0;
  bool unconfirmed = false;
};
bool operator==(const ComputeRate &lhs, const ComputeRate &rhs);

/// A kind of arithmetic hardware: "matrix", "vector" or "special" (R21).
struct ComputeUnit {
  std::string name;
  /// Rates in the order of the spec.
  SmallVector<ComputeRate> rates;
  std::string source;
  /// The m, n and k of one instruction of a matrix unit; empty if unknown.
  SmallVector<int64_t, 3> nativeTile = {};
  /// How long after a multiply-add of the matrix unit one can follow that adds
  /// onto its result [s].
  std::optional<double> latencySeconds = {};

  /// Returns the entry for exactly `type`, signless; null if there is none.
  const ComputeRate *lookupEntry(Type type) const;
  /// Returns the rate at exactly `type`, signless, without the fallbacks of
  /// `resolveRate`.
  std::optional<double> lookupRate(Type type) const;
};
bool operator==(const ComputeUnit &lhs, const ComputeUnit &rhs);

/// One level of the memory hierarchy.
struct MemoryLevel {
  std::string name;
  /// Aggregate bandwidth of all instances, whatever the mix of reads and writes
  /// [B/s].
  std::optional<double> bytesPerSecond;
  /// Those of reads and of writes, where they are lower (R29) [B/s].
  std::optional<double> readBytesPerSecond, writeBytesPerSecond;
  /// Capacity of one instance [B].
  std::optional<int64_t> capacityBytes;
  int64_t instances = 1;
  /// True if a processor core can access only its own instance.
  bool isPrivate = false;
  /// True if the program manages the memory; false for a hardware-managed cache
  /// or memory.
  bool isScratchpad = false;
  std::optional<int64_t> lineBytes;
  /// Lines of a set of a cache: a line has as many places where it can be.
  std::optional<int64_t> associativity;
  /// What prefetchers fetch from here past the end of what a program reads in
  /// one run (R37) [B].
  std::optional<int64_t> prefetchBytes;
  /// Size of the registers next to one instance, which also hold values of a
  /// program [B].
  std::optional<int64_t> registerBytes;
  /// Size of one of the vector registers that the level consists of [B].
  std::optional<int64_t> vectorBytes;
  /// Maximum number of private instances that can exchange values without the
  /// outer level.
  std::optional<int64_t> clusterSize;
  /// The memref memory spaces that this level holds: integers, or strings with
  /// the printed attribute.
  SmallVector<Attribute> memorySpaces;
  std::string source;
  /// Spec keys whose figures are not confirmed by their source.
  SmallVector<std::string> unconfirmed;
  /// Nodes that the level consists of, each with its share of the bandwidth and
  /// of the cores (R28).
  int64_t nodes = 1;
  /// Bandwidth of the links of one node to the others, per direction [B/s].
  std::optional<double> farBytesPerSecond;
  /// What an access over them takes longer than one to the own node [s].
  std::optional<double> farLatencySeconds;
  /// Where values without `roofline.node` lie, with the same values; null for
  /// "first_touch".
  Attribute placement = {};

  /// The name of the resource that the links between the nodes are.
  std::string getFarName() const { return name + ".far"; }
  /// The names of the resources that its reads and its writes are (R29).
  std::string getReadName() const { return name + ".read"; }
  std::string getWriteName() const { return name + ".write"; }
  bool hasDirections() const {
    return readBytesPerSecond || writeBytesPerSecond;
  }
};
bool operator==(const MemoryLevel &lhs, const MemoryLevel &rhs);

/// A connection to other devices.
struct NetworkLink {
  std::string name;
  /// Bandwidth per direction and device [B/s].
  std::optional<double> bytesPerSecond;
  std::optional<double> latencySeconds;
  /// Number of devices that the link connects, including this one.
  std::optional<int64_t> size;
  /// A device has one port, to a switch, and not one to each of two neighbours.
  bool switched = false;
  /// Ports of a device, each with that bandwidth: 4 in a torus of two
  /// dimensions.
  std::optional<int64_t> ports = std::nullopt;
  /// Switches may add and copy what passes them.
  bool reduces = true;
  std::string source;
  SmallVector<std::string> unconfirmed;

  /// The ports that a device may have.
  int64_t getMostPorts() const { return ports.value_or(switched ? 1 : 2); }
  /// True if devices are known to send to several neighbours at the same time.
  bool isTorus() const { return ports.value_or(1) > 1; }
};
bool operator==(const NetworkLink &lhs, const NetworkLink &rhs);

/// What a machine sustains in practice: an estimate, for expected times only.
struct SustainedRates {
  /// Fraction of the data sheet's rate by name of a unit, level or link; at
  /// most 1.
  SmallVector<std::pair<std::string, double>> fractions;
  /// From the start of a kernel to the start of the next one, beside its work.
  std::optional<double> launchSeconds;
  /// Time in which a core takes the next 1024 elements of a row.
  std::optional<double> rowStepSeconds;
  /// Time in which the memory brings a core a piece of a row that lies further
  /// from the next one than a page.
  std::optional<double> rowFetchSeconds;
  /// The m and n of the only output tile that products of batches have; empty
  /// if they have the tiles of other products.
  SmallVector<int64_t, 2> batchedTile;
  /// Where the figures are from: "fitted on ...".
  std::string source;

  std::optional<double> lookup(StringRef name) const;
};
bool operator==(const SustainedRates &lhs, const SustainedRates &rhs);

/// A machine.
struct TargetDescription {
  std::string name;
  std::string vendor;
  std::string source;
  SmallVector<std::string> aliases;
  SmallVector<ComputeUnit, 0> units;
  /// Outermost first; a valid description has at least one level.
  SmallVector<MemoryLevel, 0> levels;
  SmallVector<NetworkLink, 0> links;
  std::optional<double> launchOverheadSeconds;
  std::optional<SustainedRates> sustained;
  SmallVector<std::string> unconfirmed;

  /// Each lookup returns null if there is no such unit, level or link.
  const ComputeUnit *lookupUnit(StringRef unitName) const;
  const MemoryLevel *lookupLevel(StringRef levelName) const;
  const NetworkLink *lookupLink(StringRef linkName) const;
  /// The level whose links between nodes have that name, "dram.far".
  const MemoryLevel *lookupFarLevel(StringRef farName) const;
  /// The level whose reads or writes have that name, "dram.read".
  const MemoryLevel *lookupDirectedLevel(StringRef directedName) const;

  /// Returns the level that holds a memref memory space (R18): the outermost
  /// level for the default memory space, null for a space that no level lists.
  const MemoryLevel *lookupLevelOfMemorySpace(Attribute memorySpace) const;

  /// True if it is known of a level what is fetched past the ends of runs, or
  /// evicted before it is read (R37).
  bool hasPrefetchers() const {
    return llvm::any_of(levels, [](const MemoryLevel &level) {
      return level.prefetchBytes || level.associativity;
    });
  }

  /// True if the innermost level is the registers (docs/use/Targets.md).
  bool hasRegisterLevel() const {
    return !levels.empty() && levels.back().name == "registers";
  }
};
bool operator==(const TargetDescription &lhs, const TargetDescription &rhs);

/// The peak rate that applies to work of one type on one unit.
struct ResolvedRate {
  /// Unit and type whose rate applies; both refer to the target.
  StringRef unit;
  Type type;
  double opsPerSecond = 0;
  bool unconfirmed = false;
  /// Empty for an exact match; otherwise a note such as "no matrix rate for
  /// f32: vector f32 taken".
  std::string fallbackNote;
};

/// Selects the rate for work of `type` (a scalar, or a complex, vector or
/// tensor of it) on the unit `unit`, in operations per second. Integer work
/// runs on "vector". The first of these rules that finds a rate applies, but
/// for rule 4 (docs/use/Targets.md, "Which rate is taken"):
///   1. the unit's rate at that type; integer types are taken as signless;
///   2. f32 on "matrix": tf32, only if `allowTF32`;
///   3. the narrowest strictly wider type of the same kind on the same unit
///      that holds every finite value of `type`, and of equally wide types the
///      first one listed; never tf32, and on "matrix" never wider than 32 bits,
///      as f64 matrix hardware is slower than what rule 4 finds;
///   4. "matrix" work without a rate by rule 1: what rules 1 and 3 find on
///      "vector", if it is faster than what rules 2 and 3 found;
///   5. otherwise nullopt: the unit imposes no limit, which callers report.
std::optional<ResolvedRate> resolveRate(const TargetDescription &target,
                                        StringRef unit, Type type,
                                        bool allowTF32);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETDESCRIPTION_H
