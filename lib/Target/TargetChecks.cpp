//===- TargetChecks.cpp - Consistency of a target's figures ---------------===//

#include "MapReader.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Reports that a figure of `level` contradicts the one of an outer level.
template <typename T>
static void reportAgainstOuter(MapReader &reader, const MemoryLevel &level,
                               StringRef key, StringRef expected, T value,
                               StringRef outerName, T outerValue) {
  reader.report("memory." + level.name + "." + key.str())
      << "expected " << expected << " " << outerValue << " of the outer level '"
      << outerName << "', got " << value;
}

/// Checks that no inner memory is larger than an outer one. Capacities are per
/// instance: 132 scratchpads may together exceed the cache that they share.
static void checkCapacities(MapReader &reader, ArrayRef<MemoryLevel> levels) {
  const MemoryLevel *outer = nullptr;
  for (const MemoryLevel &level : levels) {
    if (!level.capacityBytes)
      continue;
    if (outer && *level.capacityBytes > *outer->capacityBytes)
      reportAgainstOuter(reader, level, "capacity_bytes", "at most",
                         *level.capacityBytes, outer->name,
                         *outer->capacityBytes);
    outer = &level;
  }
}

/// Checks that no inner memory is slower than an outer one, by one of the
/// bandwidths.
static void checkBandwidths(MapReader &reader, ArrayRef<MemoryLevel> levels,
                            StringRef key,
                            std::optional<double> MemoryLevel::*bandwidth) {
  const MemoryLevel *outer = nullptr;
  for (const MemoryLevel &level : levels) {
    if (!(level.*bandwidth))
      continue;
    if (outer && *(level.*bandwidth) < *(outer->*bandwidth))
      reportAgainstOuter(reader, level, key, "at least", *(level.*bandwidth),
                         outer->name, *(outer->*bandwidth));
    outer = &level;
  }
}

/// Checks the bandwidths of a level against each other (R29). A run that only
/// reads shows what all traffic may reach; in any run, neither reads nor writes
/// are faster than their own rates.
static void checkDirections(MapReader &reader,
                            const TargetDescription &target) {
  for (const MemoryLevel &level : target.levels) {
    if (!level.bytesPerSecond || !level.hasDirections())
      continue;
    std::string path = "memory." + level.name + ".";
    double all = *level.bytesPerSecond;
    for (const auto &[key, rate] :
         {std::pair("read_bytes_per_second", level.readBytesPerSecond),
          std::pair("write_bytes_per_second", level.writeBytesPerSecond)})
      if (rate && *rate > all)
        reader.report(path + key)
            << "expected at most the " << all
            << " of 'bytes_per_second', of all traffic, got " << *rate;
    if (level.readBytesPerSecond && level.writeBytesPerSecond &&
        *level.readBytesPerSecond + *level.writeBytesPerSecond < all)
      reader.report(path + "bytes_per_second")
          << "expected at most the "
          << *level.readBytesPerSecond + *level.writeBytesPerSecond
          << " of reads and writes at the same time, got " << all;
    for (const std::string &name : {level.getReadName(), level.getWriteName()})
      if (target.lookupDirectedLevel(name) && target.lookupLevel(name))
        reader.report("memory." + name)
            << "expected another name: these are reads or writes of '"
            << level.name << "'";
  }
}

/// Checks that the matrix unit is not slower than the vector unit; otherwise it
/// would never be used.
static void checkMatrixRates(MapReader &reader,
                             const TargetDescription &target) {
  const ComputeUnit *matrix = target.lookupUnit("matrix");
  const ComputeUnit *vector = target.lookupUnit("vector");
  if (!matrix || !vector)
    return;
  for (const ComputeRate &rate : matrix->rates) {
    std::optional<double> vectorRate = vector->lookupRate(rate.type);
    if (vectorRate && rate.opsPerSecond < *vectorRate)
      reader.report("units.matrix." + describeValue(TypeAttr::get(rate.type)))
          << "expected at least " << *vectorRate << " of the vector unit, got "
          << rate.opsPerSecond;
  }
}

/// Checks for keys that only levels of some kind have.
static void checkKinds(MapReader &reader, const TargetDescription &target) {
  for (const MemoryLevel &level : target.levels) {
    std::string path = "memory." + level.name + ".";
    if (level.clusterSize && !level.isPrivate)
      reader.report(path + "cluster_size")
          << "expected a private level: cores see all of a shared one";
    if (level.vectorBytes && level.name != "registers")
      reader.report(path + "vector_bytes")
          << "expected the level 'registers', which has the vectors";
  }
}

/// Checks that no two levels list the same memory space; a lookup would only
/// find the first.
static void checkMemorySpaces(MapReader &reader,
                              const TargetDescription &target) {
  for (const MemoryLevel &level : target.levels)
    for (Attribute space : level.memorySpaces) {
      const MemoryLevel *first = target.lookupLevelOfMemorySpace(space);
      if (first != &level)
        reader.report("memory." + level.name + ".memory_spaces")
            << "expected spaces of one level only, got " << describeValue(space)
            << " of '" << first->name << "' too";
    }
}

/// Checks the nodes of the levels (R28): links that were faster than the memory
/// of a node would never be busy.
static void checkNodes(MapReader &reader, const TargetDescription &target) {
  for (const MemoryLevel &level : target.levels) {
    if (level.nodes < 2)
      continue;
    std::string path = "memory." + level.name + ".";
    if (level.farBytesPerSecond && level.bytesPerSecond &&
        *level.farBytesPerSecond > *level.bytesPerSecond / level.nodes)
      reader.report(path + "far_bytes_per_second")
          << "expected at most the " << *level.bytesPerSecond / level.nodes
          << " of the memory of one node, got " << *level.farBytesPerSecond;
    auto node = dyn_cast_if_present<IntegerAttr>(level.placement);
    if (node && (node.getInt() < 0 || node.getInt() >= level.nodes))
      reader.report(path + "placement")
          << "expected a node from 0 to " << level.nodes - 1 << ", got "
          << node.getInt();
    if (target.lookupLevel(level.getFarName()))
      reader.report("memory." + level.getFarName())
          << "expected another name: these are the links between the nodes of '"
          << level.name << "'";
  }
}

/// Checks that a link to a switch has no further ports, that each connects
/// devices, and that the fastest is listed first: groups take the first that
/// connects them.
static void checkLinks(MapReader &reader, const TargetDescription &target) {
  const NetworkLink *last = nullptr;
  for (const NetworkLink &link : target.links) {
    std::string path = "links." + link.name + ".";
    if (link.switched && link.isTorus())
      reader.report(path + "ports")
          << "expected 1, as the link is 'switched', got " << *link.ports;
    if (link.size && *link.size < 2)
      reader.report(path + "size")
          << "expected at least 2 devices, got " << *link.size;
    if (!link.bytesPerSecond)
      continue;
    if (last && *link.bytesPerSecond * double(link.ports.value_or(1)) >
                    *last->bytesPerSecond * double(last->ports.value_or(1)))
      reader.report(path + "bytes_per_second")
          << "expected no more than link '" << last->name
          << "' before it has over all ports: the fastest comes first";
    last = &link;
  }
}

/// Checks that each sustained fraction is of something that the target has.
static void checkSustained(MapReader &reader, const TargetDescription &target) {
  if (!target.sustained)
    return;
  for (const auto &[name, fraction] : target.sustained->fractions)
    if (!target.lookupUnit(name) && !target.lookupLevel(name) &&
        !target.lookupLink(name) && !target.lookupFarLevel(name))
      reader.report("sustained.fractions." + name)
          << "expected the name of a unit, level or link of the target";
}

LogicalResult mlir::roofline::verifyTarget(const TargetDescription &target,
                                           EmitAtKeyFn emitError) {
  MapReader reader(target.name, emitError);
  checkCapacities(reader, target.levels);
  checkBandwidths(reader, target.levels, "bytes_per_second",
                  &MemoryLevel::bytesPerSecond);
  checkBandwidths(reader, target.levels, "read_bytes_per_second",
                  &MemoryLevel::readBytesPerSecond);
  checkBandwidths(reader, target.levels, "write_bytes_per_second",
                  &MemoryLevel::writeBytesPerSecond);
  checkDirections(reader, target);
  checkMatrixRates(reader, target);
  checkKinds(reader, target);
  checkMemorySpaces(reader, target);
  checkNodes(reader, target);
  checkLinks(reader, target);
  checkSustained(reader, target);
  return failure(reader.hasFindings());
}
