//===- TargetDescription.h - A machine as plain data ------------*- C++ -*-===//
//
// What the estimate needs to know about a machine: peak rates per compute unit
// and element type, memory levels, network links. TargetSpec.h fills it from a
// DLTI spec. All figures are in SI base units; a figure that is not known is
// absent, never 0, and puts no ceiling on anything.
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
  /// In the order of the spec.
  SmallVector<ComputeRate> rates;
  std::string source;
  /// Of a matrix unit: the m, n and k that it computes at a time; empty if not
  /// known.
  SmallVector<int64_t, 3> nativeTile = {};

  /// The entry for exactly `type`, signless; null if there is none.
  const ComputeRate *lookupEntry(Type type) const;
  /// The rate at exactly `type`, signless; no fall-back (see `resolveRate`).
  std::optional<double> lookupRate(Type type) const;
};
bool operator==(const ComputeUnit &lhs, const ComputeUnit &rhs);

/// One level of the memory hierarchy.
struct MemoryLevel {
  std::string name;
  /// Aggregate over all instances.
  std::optional<double> bytesPerSecond;
  /// Of one instance.
  std::optional<int64_t> capacityBytes;
  int64_t instances = 1;
  /// A processor core sees only its own instance.
  bool isPrivate = false;
  /// Managed by the program; otherwise a hardware-managed cache or memory.
  bool isScratchpad = false;
  std::optional<int64_t> lineBytes;
  /// Registers beside one instance, in which a program keeps values too.
  std::optional<int64_t> registerBytes;
  /// How many private instances can pass values to each other without the outer
  /// level, at most.
  std::optional<int64_t> clusterSize;
  /// The memref memory spaces that live here: integers, or strings that hold
  /// the printed attribute.
  SmallVector<Attribute> memorySpaces;
  std::string source;
  /// Spec keys whose figures are not confirmed by their source.
  SmallVector<std::string> unconfirmed;
};
bool operator==(const MemoryLevel &lhs, const MemoryLevel &rhs);

/// A connection to other devices.
struct NetworkLink {
  std::string name;
  /// Per direction and device.
  std::optional<double> bytesPerSecond;
  std::optional<double> latencySeconds;
  /// How many devices the link connects, this one included.
  std::optional<int64_t> size;
  std::string source;
  SmallVector<std::string> unconfirmed;
};
bool operator==(const NetworkLink &lhs, const NetworkLink &rhs);

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
  SmallVector<std::string> unconfirmed;

  /// Null if there is no such unit, level or link.
  const ComputeUnit *lookupUnit(StringRef unitName) const;
  const MemoryLevel *lookupLevel(StringRef levelName) const;
  const NetworkLink *lookupLink(StringRef linkName) const;

  /// The level that a memref memory space lives in (R18). No memory space is
  /// the outermost level; a space that no level lists gives null.
  const MemoryLevel *lookupLevelOfMemorySpace(Attribute memorySpace) const;

  /// True if any figure is marked as unconfirmed.
  bool hasUnconfirmedFigures() const;
};
bool operator==(const TargetDescription &lhs, const TargetDescription &rhs);

/// The peak that work of one type on one unit is held against.
struct ResolvedRate {
  /// The unit and type whose rate was taken, views into the target.
  StringRef unit;
  Type type;
  double opsPerSecond = 0;
  bool unconfirmed = false;
  /// Empty when exact; else such as "no matrix rate for f32: vector f32 taken".
  std::string fallbackNote;
};

/// The rate for work of `type` (a scalar, complex, vector or tensor of one) on
/// the unit `unit`. Integer work runs on "vector". The first of these rules
/// that finds a rate applies (docs/Targets.md, "Which rate is taken"):
///   1. the unit's rate at that type; integer types are taken as signless;
///   2. f32 on "matrix": tf32, only if `allowTF32`;
///   3. the narrowest strictly wider type of the same kind on the same unit
///      that holds every finite value of `type`, of two as wide the one listed
///      first; never tf32, and on "matrix" never wider than 32 bits, as f64
///      matrix hardware is slower than what rule 4 finds;
///   4. "matrix" work: rules 1 and 3 on "vector";
///   5. none: no value, the unit puts no ceiling. Callers report it.
std::optional<ResolvedRate> resolveRate(const TargetDescription &target,
                                        StringRef unit, Type type,
                                        bool allowTF32);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETDESCRIPTION_H
