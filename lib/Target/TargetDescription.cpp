//===- TargetDescription.cpp - Lookups in a target ------------------------===//

#include "roofline/Target/TargetDescription.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ScopedPrinter.h"

#include <tuple>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Equality
//===----------------------------------------------------------------------===//

bool roofline::operator==(const ComputeRate &lhs, const ComputeRate &rhs) {
  auto tie = [](const ComputeRate &rate) {
    return std::tie(rate.type, rate.opsPerSecond, rate.unconfirmed);
  };
  return tie(lhs) == tie(rhs);
}

bool roofline::operator==(const ComputeUnit &lhs, const ComputeUnit &rhs) {
  auto tie = [](const ComputeUnit &unit) {
    return std::tie(unit.name, unit.rates, unit.source, unit.nativeTile,
                    unit.latencySeconds);
  };
  return tie(lhs) == tie(rhs);
}

bool roofline::operator==(const MemoryLevel &lhs, const MemoryLevel &rhs) {
  auto tie = [](const MemoryLevel &level) {
    return std::tie(level.name, level.bytesPerSecond, level.readBytesPerSecond,
                    level.writeBytesPerSecond, level.capacityBytes,
                    level.instances, level.isPrivate, level.isScratchpad,
                    level.lineBytes, level.associativity, level.prefetchBytes,
                    level.registerBytes, level.vectorBytes, level.clusterSize,
                    level.memorySpaces, level.source, level.unconfirmed,
                    level.nodes, level.farBytesPerSecond,
                    level.farLatencySeconds, level.placement);
  };
  return tie(lhs) == tie(rhs);
}

bool roofline::operator==(const NetworkLink &lhs, const NetworkLink &rhs) {
  auto tie = [](const NetworkLink &link) {
    return std::tie(link.name, link.bytesPerSecond, link.latencySeconds,
                    link.size, link.switched, link.ports, link.reduces,
                    link.source, link.unconfirmed);
  };
  return tie(lhs) == tie(rhs);
}

bool roofline::operator==(const SustainedRates &lhs,
                          const SustainedRates &rhs) {
  auto tie = [](const SustainedRates &rates) {
    return std::tie(rates.fractions, rates.launchSeconds, rates.rowStepSeconds,
                    rates.rowFetchSeconds, rates.batchedTile, rates.source);
  };
  return tie(lhs) == tie(rhs);
}

bool roofline::operator==(const TargetDescription &lhs,
                          const TargetDescription &rhs) {
  auto tie = [](const TargetDescription &target) {
    return std::tie(target.name, target.vendor, target.source, target.aliases,
                    target.units, target.levels, target.links,
                    target.launchOverheadSeconds, target.sustained,
                    target.unconfirmed);
  };
  return tie(lhs) == tie(rhs);
}

//===----------------------------------------------------------------------===//
// Look-ups
//===----------------------------------------------------------------------===//

/// Returns the entry of `entries` called `name`; null if there is none.
template <typename T>
static const T *lookupName(ArrayRef<T> entries, StringRef name) {
  const T *it = llvm::find_if(
      entries, [&](const T &entry) { return entry.name == name; });
  return it == entries.end() ? nullptr : it;
}

std::optional<double> SustainedRates::lookup(StringRef name) const {
  for (const auto &[known, fraction] : fractions)
    if (known == name)
      return fraction;
  return std::nullopt;
}

static Type getSignless(Type type) {
  if (auto integerType = dyn_cast<IntegerType>(type))
    return IntegerType::get(type.getContext(), integerType.getWidth());
  return type;
}

const ComputeRate *ComputeUnit::lookupEntry(Type type) const {
  Type signless = getSignless(type);
  const ComputeRate *it = llvm::find_if(
      rates, [&](const ComputeRate &rate) { return rate.type == signless; });
  return it == rates.end() ? nullptr : it;
}

std::optional<double> ComputeUnit::lookupRate(Type type) const {
  if (const ComputeRate *rate = lookupEntry(type))
    return rate->opsPerSecond;
  return std::nullopt;
}

const ComputeUnit *TargetDescription::lookupUnit(StringRef unitName) const {
  return lookupName<ComputeUnit>(units, unitName);
}

const MemoryLevel *TargetDescription::lookupLevel(StringRef levelName) const {
  return lookupName<MemoryLevel>(levels, levelName);
}

const NetworkLink *TargetDescription::lookupLink(StringRef linkName) const {
  return lookupName<NetworkLink>(links, linkName);
}

const MemoryLevel *TargetDescription::lookupFarLevel(StringRef farName) const {
  for (const MemoryLevel &level : levels)
    if (level.nodes > 1 && level.getFarName() == farName)
      return &level;
  return nullptr;
}

const MemoryLevel *
TargetDescription::lookupDirectedLevel(StringRef directedName) const {
  for (const MemoryLevel &level : levels)
    if ((level.readBytesPerSecond && level.getReadName() == directedName) ||
        (level.writeBytesPerSecond && level.getWriteName() == directedName))
      return &level;
  return nullptr;
}

/// Returns true if `listed`, an entry of "memory_spaces", denotes
/// `memorySpace`.
static bool matchesMemorySpace(Attribute listed, Attribute memorySpace) {
  if (listed == memorySpace)
    return true;
  auto listedInteger = dyn_cast<IntegerAttr>(listed);
  auto integer = dyn_cast<IntegerAttr>(memorySpace);
  if (listedInteger && integer)
    return llvm::APInt::isSameValue(listedInteger.getValue(),
                                    integer.getValue());
  auto listedText = dyn_cast<StringAttr>(listed);
  return listedText && listedText.getValue() == llvm::to_string(memorySpace);
}

const MemoryLevel *
TargetDescription::lookupLevelOfMemorySpace(Attribute memorySpace) const {
  if (!memorySpace)
    return levels.empty() ? nullptr : &levels.front();
  for (const MemoryLevel &level : levels)
    for (Attribute listed : level.memorySpaces)
      if (matchesMemorySpace(listed, memorySpace))
        return &level;
  return nullptr;
}
