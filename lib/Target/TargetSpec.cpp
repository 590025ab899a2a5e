//===- TargetSpec.cpp - Parses DLTI specs of machines ---------------------===//

#include "roofline/Target/TargetSpec.h"
#include "MapReader.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Support/NearNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::roofline;

/// Key of a device spec that holds all keys of this library.
static constexpr StringLiteral rooflineKey = "roofline";

namespace {

/// Fills a description from the map of one device.
class TargetReader {
public:
  TargetReader(StringRef deviceName, EmitAtKeyFn emitError)
      : reader(deviceName, emitError) {
    target.name = deviceName.str();
  }

  void readTarget(Attribute map);
  bool hasFindings() const { return reader.hasFindings(); }
  TargetDescription takeTarget() { return std::move(target); }

private:
  /// Reads `rank` extents; `expected` says so in an error.
  void readTile(Attribute value, StringRef path, size_t rank,
                StringRef expected, SmallVectorImpl<int64_t> &tile);
  void readUnit(StringRef name, Attribute map, StringRef path);
  void readRate(Type type, Attribute value, StringRef path, ComputeUnit &unit);
  void readLevel(StringRef name, Attribute map, StringRef path);
  void readManagement(Attribute value, StringRef path, MemoryLevel &level);
  void readMemorySpaces(Attribute value, StringRef path, MemoryLevel &level);
  void readPlacement(Attribute value, StringRef path, MemoryLevel &level);
  void checkNodes(ArrayRef<std::string> keys, StringRef path, bool isOutermost);
  void readLink(StringRef name, Attribute map, StringRef path);
  void readFraction(StringRef name, Attribute value, StringRef path);
  void readSustained(Attribute map, StringRef path);

  /// Returns the field `key`: a map from names to entries that `readOne` reads.
  MapReader::Field readEach(StringRef key,
                            void (TargetReader::*readOne)(StringRef, Attribute,
                                                          StringRef));
  /// Reports `key` as missing unless it is among `keys`.
  void require(StringRef key, ArrayRef<std::string> keys, StringRef path,
               StringRef expected);
  /// Reports each name in "unconfirmed" that is not among `keys`.
  void checkUnconfirmed(ArrayRef<std::string> names, ArrayRef<std::string> keys,
                        StringRef path);
  /// Gives the target's source to each part without a source of its own.
  void inheritSource();

  MapReader reader;
  TargetDescription target;
};

} // namespace

//===----------------------------------------------------------------------===//
// Checks of keys against each other
//===----------------------------------------------------------------------===//

void TargetReader::require(StringRef key, ArrayRef<std::string> keys,
                           StringRef path, StringRef expected) {
  if (!llvm::is_contained(keys, key))
    reader.reportMissing(MapReader::join(path, key), expected);
}

void TargetReader::checkUnconfirmed(ArrayRef<std::string> names,
                                    ArrayRef<std::string> keys,
                                    StringRef path) {
  for (const std::string &name : names)
    if (!llvm::is_contained(keys, name))
      reader.report(MapReader::join(path, "unconfirmed"))
          << "expected keys that stand beside it, got '" << name << "'";
}

//===----------------------------------------------------------------------===//
// Compute units
//===----------------------------------------------------------------------===//

/// Reads one rate. A rate that fails its checks becomes NaN, which passes all
/// later ones, so that it is reported only once.
void TargetReader::readRate(Type type, Attribute value, StringRef path,
                            ComputeUnit &unit) {
  std::optional<double> opsPerSecond;
  if (isa<FloatType>(type) || type.isSignlessInteger())
    reader.readValue(value, path, opsPerSecond);
  else
    reader.report(path) << "expected a float or signless integer type as key";
  unit.rates.push_back(
      {type, opsPerSecond.value_or(std::numeric_limits<double>::quiet_NaN())});
}

void TargetReader::readTile(Attribute value, StringRef path, size_t rank,
                            StringRef expected,
                            SmallVectorImpl<int64_t> &tile) {
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list || list.size() != rank)
    return reader.reportUnexpected(path, expected, value);
  for (Attribute entry : list) {
    std::optional<int64_t> extent;
    reader.readValue(entry, path, extent);
    tile.push_back(extent.value_or(1));
  }
}

void TargetReader::readUnit(StringRef name, Attribute map, StringRef path) {
  const StringRef knownNames[] = {"matrix", "vector", "special"};
  if (!llvm::is_contained(knownNames, name))
    return reader.reportUnknownKey("units", name, knownNames);
  ComputeUnit &unit = target.units.emplace_back();
  unit.name = name.str();
  SmallVector<std::string> unconfirmed;
  SmallVector<std::string> keys = reader.readFields(
      map, path,
      {reader.into("latency_seconds", unit.latencySeconds),
       {"native_tile",
        [&](Attribute value, StringRef tilePath) {
          StringRef expected =
              "the m, n and k of a matrix unit, such as [16, 8, 16]";
          if (unit.name != "matrix")
            return reader.reportUnexpected(tilePath, expected, value);
          readTile(value, tilePath, 3, expected, unit.nativeTile);
        }},
       reader.into("source", unit.source),
       reader.into("unconfirmed", unconfirmed)},
      [&](Type type, Attribute value, StringRef ratePath) {
        readRate(type, value, ratePath, unit);
      });
  if (isa<MapAttr>(map) && unit.rates.empty())
    reader.reportMissing(path, "at least one rate, such as f32 = 1.0e12");
  if (unit.latencySeconds && unit.name != "matrix")
    reader.report(MapReader::join(path, "latency_seconds"))
        << "expected 'matrix' as the unit, got '" << unit.name << "'";
  checkUnconfirmed(unconfirmed, keys, path);
  for (ComputeRate &rate : unit.rates)
    rate.unconfirmed = llvm::is_contained(
        unconfirmed, describeValue(TypeAttr::get(rate.type)));
}

//===----------------------------------------------------------------------===//
// Memory levels
//===----------------------------------------------------------------------===//

void TargetReader::readManagement(Attribute value, StringRef path,
                                  MemoryLevel &level) {
  auto text = dyn_cast<StringAttr>(value);
  level.isScratchpad = text && text.getValue() == "scratchpad";
  if (!level.isScratchpad && (!text || text.getValue() != "cache"))
    reader.reportUnexpected(path, "\"cache\" or \"scratchpad\"", value);
}

void TargetReader::readMemorySpaces(Attribute value, StringRef path,
                                    MemoryLevel &level) {
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list || !llvm::all_of(list, llvm::IsaPred<IntegerAttr, StringAttr>))
    return reader.reportUnexpected(path, "a list of integers and strings",
                                   value);
  level.memorySpaces.assign(list.begin(), list.end());
}

void TargetReader::readPlacement(Attribute value, StringRef path,
                                 MemoryLevel &level) {
  auto node = dyn_cast<IntegerAttr>(value);
  auto text = dyn_cast<StringAttr>(value);
  bool isNode = node && node.getType().isSignlessInteger(64);
  if (!isNode && (!text || (text != RooflineDialect::interleavedPlacement &&
                            text != RooflineDialect::firstTouchPlacement)))
    return reader.reportUnexpected(
        path, "\"first_touch\", \"interleaved\" or the number of a node",
        value);
  level.placement = value;
}

/// Checks the keys of a level of several nodes against each other.
void TargetReader::checkNodes(ArrayRef<std::string> keys, StringRef path,
                              bool isOutermost) {
  if (llvm::is_contained(keys, "nodes")) {
    if (!isOutermost)
      reader.report(MapReader::join(path, "nodes"))
          << "expected nodes of the outermost level only";
    return;
  }
  for (StringRef key :
       {"far_bytes_per_second", "far_latency_seconds", "placement"})
    if (llvm::is_contained(keys, key))
      reader.report(MapReader::join(path, key))
          << "expected 'nodes' beside it, the number of nodes";
}

void TargetReader::readLevel(StringRef name, Attribute map, StringRef path) {
  bool isOutermost = target.levels.empty();
  MemoryLevel &level = target.levels.emplace_back();
  level.name = name.str();
  std::optional<int64_t> instances, nodes;
  auto readBy = [&](auto method) {
    return [&, method](Attribute value, StringRef valuePath) {
      (this->*method)(value, valuePath, level);
    };
  };
  SmallVector<std::string> keys = reader.readFields(
      map, path,
      {reader.into("bytes_per_second", level.bytesPerSecond),
       reader.into("read_bytes_per_second", level.readBytesPerSecond),
       reader.into("write_bytes_per_second", level.writeBytesPerSecond),
       reader.into("capacity_bytes", level.capacityBytes),
       reader.into("instances", instances),
       reader.into("private", level.isPrivate),
       {"management", readBy(&TargetReader::readManagement)},
       reader.into("line_bytes", level.lineBytes),
       reader.into("associativity", level.associativity),
       reader.into("prefetch_bytes", level.prefetchBytes),
       reader.into("register_bytes", level.registerBytes),
       reader.into("vector_bytes", level.vectorBytes),
       reader.into("cluster_size", level.clusterSize),
       {"memory_spaces", readBy(&TargetReader::readMemorySpaces)},
       reader.into("nodes", nodes),
       reader.into("far_bytes_per_second", level.farBytesPerSecond),
       reader.into("far_latency_seconds", level.farLatencySeconds),
       {"placement", readBy(&TargetReader::readPlacement)},
       reader.into("source", level.source),
       reader.into("unconfirmed", level.unconfirmed)});
  for (StringRef key : {"read_bytes_per_second", "write_bytes_per_second"})
    if (llvm::is_contained(keys, key) &&
        !llvm::is_contained(keys, "bytes_per_second"))
      reader.report(MapReader::join(path, key))
          << "expected 'bytes_per_second' beside it, of reads and writes "
             "together";
  if (llvm::is_contained(keys, "associativity")) {
    require("capacity_bytes", keys, path, "the capacity that the sets share");
    if (level.isScratchpad)
      reader.report(MapReader::join(path, "associativity"))
          << "expected a cache: a scratchpad has no sets";
  }
  level.nodes = nodes.value_or(1);
  if (nodes == 1)
    reader.report(MapReader::join(path, "nodes"))
        << "expected at least 2 nodes, got 1";
  checkNodes(keys, path, isOutermost);
  level.instances = instances.value_or(1);
  if (isOutermost && isa<MapAttr>(map))
    require("bytes_per_second", keys, path, "the outermost level's bandwidth");
  if (level.isPrivate)
    require("instances", keys, path, "how many a private level has");
  checkUnconfirmed(level.unconfirmed, keys, path);
}

//===----------------------------------------------------------------------===//
// Links and the device
//===----------------------------------------------------------------------===//

void TargetReader::readLink(StringRef name, Attribute map, StringRef path) {
  NetworkLink &link = target.links.emplace_back();
  link.name = name.str();
  SmallVector<std::string> keys = reader.readFields(
      map, path,
      {reader.into("bytes_per_second", link.bytesPerSecond),
       reader.into("latency_seconds", link.latencySeconds),
       reader.into("size", link.size), reader.into("switched", link.switched),
       reader.into("ports", link.ports), reader.into("reduces", link.reduces),
       reader.into("source", link.source),
       reader.into("unconfirmed", link.unconfirmed)});
  if (isa<MapAttr>(map))
    require("bytes_per_second", keys, path, "the link's bandwidth");
  checkUnconfirmed(link.unconfirmed, keys, path);
}

void TargetReader::readFraction(StringRef name, Attribute value,
                                StringRef path) {
  std::optional<double> fraction;
  reader.readValue(value, path, fraction);
  if (fraction.value_or(1) > 1)
    return reader.reportUnexpected(path, "a fraction of at most 1", value);
  target.sustained->fractions.push_back({name.str(), fraction.value_or(1)});
}

void TargetReader::readSustained(Attribute map, StringRef path) {
  SustainedRates &rates = target.sustained.emplace();
  SmallVector<std::string> keys = reader.readFields(
      map, path,
      {{"fractions",
        [&](Attribute fractions, StringRef fractionsPath) {
          reader.readNamed(
              fractions, fractionsPath,
              [&](StringRef name, Attribute value, StringRef valuePath) {
                readFraction(name, value, valuePath);
              });
        }},
       reader.into("launch_seconds", rates.launchSeconds),
       reader.into("row_step_seconds", rates.rowStepSeconds),
       reader.into("row_fetch_seconds", rates.rowFetchSeconds),
       {"batched_tile",
        [&](Attribute value, StringRef tilePath) {
          readTile(value, tilePath, 2,
                   "the m and n of an output tile, such as [128, 64]",
                   rates.batchedTile);
        }},
       reader.into("source", rates.source)});
  if (isa<MapAttr>(map))
    require("source", keys, path, "where the figures are from");
}

MapReader::Field TargetReader::readEach(
    StringRef key,
    void (TargetReader::*readOne)(StringRef, Attribute, StringRef)) {
  return {key, [this, readOne](Attribute map, StringRef path) {
            reader.readNamed(
                map, path,
                [&](StringRef name, Attribute value, StringRef valuePath) {
                  (this->*readOne)(name, value, valuePath);
                });
          }};
}

void TargetReader::inheritSource() {
  auto inherit = [&](auto &parts) {
    for (auto &part : parts)
      if (part.source.empty())
        part.source = target.source;
  };
  inherit(target.units);
  inherit(target.levels);
  inherit(target.links);
}

void TargetReader::readTarget(Attribute map) {
  SmallVector<std::string> keys = reader.readFields(
      map, "",
      {reader.into("vendor", target.vendor),
       reader.into("source", target.source),
       reader.into("aliases", target.aliases),
       readEach("units", &TargetReader::readUnit),
       readEach("memory", &TargetReader::readLevel),
       readEach("links", &TargetReader::readLink),
       reader.into("launch_overhead_seconds", target.launchOverheadSeconds),
       {"sustained",
        [&](Attribute value, StringRef path) { readSustained(value, path); }},
       reader.into("unconfirmed", target.unconfirmed)});
  checkUnconfirmed(target.unconfirmed, keys, "");
  if (!isa<MapAttr>(map))
    return;
  require("units", keys, "", "at least one of 'matrix', 'vector', 'special'");
  require("memory", keys, "", "at least one level");
  inheritSource();
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

namespace {
/// A device and the value of its "roofline" key.
struct Device {
  StringRef name;
  Attribute map;
};
} // namespace

/// Returns the devices that have a "roofline" key, and sets `allNames` to the
/// names of all devices.
static SmallVector<Device>
collectRooflineDevices(TargetSystemSpecInterface spec,
                       SmallVectorImpl<StringRef> &allNames) {
  SmallVector<Device> devices;
  for (DataLayoutEntryInterface entry : spec.getEntries()) {
    auto name = dyn_cast<StringAttr>(entry.getKey());
    auto device = dyn_cast<TargetDeviceSpecInterface>(entry.getValue());
    if (!name || !device)
      continue;
    allNames.push_back(name.getValue());
    auto key = StringAttr::get(spec.getContext(), rooflineKey);
    if (DataLayoutEntryInterface found = device.getSpecForIdentifier(key))
      devices.push_back({name.getValue(), found.getValue()});
  }
  return devices;
}

static FailureOr<Device> findRooflineDevice(Attribute spec,
                                            EmitAtKeyFn emitError) {
  auto systemSpec = dyn_cast_if_present<TargetSystemSpecInterface>(spec);
  if (!systemSpec)
    return emitError("") << "expected a #dlti.target_system_spec, got "
                         << (spec ? describeValue(spec) : "none");
  SmallVector<StringRef> names;
  SmallVector<Device> devices = collectRooflineDevices(systemSpec, names);
  if (devices.empty())
    return emitError("") << "expected a device with the key '" << rooflineKey
                         << "', got only " << quoteNames(names);
  if (devices.size() == 1)
    return devices.front();
  names.clear();
  for (const Device &device : devices)
    names.push_back(device.name);
  return emitError("") << "expected one device with the key '" << rooflineKey
                       << "', got " << quoteNames(names);
}

FailureOr<TargetDescription>
mlir::roofline::parseTargetSpec(Attribute spec, EmitAtKeyFn emitError) {
  FailureOr<Device> device = findRooflineDevice(spec, emitError);
  if (failed(device))
    return failure();
  if (device->name.empty())
    return emitError("") << "expected a device with a name, got ''";
  TargetReader reader(device->name, emitError);
  reader.readTarget(device->map);
  bool hasFindings = reader.hasFindings();
  TargetDescription target = reader.takeTarget();
  if (failed(verifyTarget(target, emitError)) || hasFindings)
    return failure();
  return target;
}

FailureOr<TargetDescription> mlir::roofline::parseTargetSpec(Attribute spec,
                                                             Location loc) {
  return parseTargetSpec(spec, [&](StringRef) { return emitError(loc); });
}

Attribute mlir::roofline::getTargetSpec(Operation *op) {
  return op->getAttr(DLTIDialect::kTargetSystemDescAttrName);
}

Operation *mlir::roofline::lookupTargetScope(Operation *op) {
  while (op && !getTargetSpec(op))
    op = op->getParentOp();
  return op;
}

std::unique_ptr<TargetDescription> mlir::roofline::lookupTarget(Operation *op) {
  Operation *scope = lookupTargetScope(op);
  if (!scope)
    return nullptr;
  FailureOr<TargetDescription> found =
      parseTargetSpec(getTargetSpec(scope), scope->getLoc());
  if (failed(found))
    return nullptr;
  return std::make_unique<TargetDescription>(std::move(*found));
}
