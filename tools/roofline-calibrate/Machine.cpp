//===- Machine.cpp - The machine as reported by the system ----------------===//

#include "Machine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"
#include <algorithm>
#include <map>
#include <sched.h>
#include <unistd.h>

using namespace mlir::roofline;
using llvm::StringRef;
using llvm::Twine;

/// Returns the text of a file of proc or sys, whose size is unknown before it
/// is read; empty if there is none.
static std::string readText(const Twine &path) {
  auto buffer = llvm::MemoryBuffer::getFileAsStream(path.str());
  return buffer ? (*buffer)->getBuffer().trim().str() : std::string();
}

/// Returns the value of the first line "key : value"; empty if there is none.
static StringRef findField(StringRef text, StringRef key) {
  for (StringRef line : llvm::split(text, '\n')) {
    auto [name, value] = line.split(':');
    if (name.trim() == key)
      return value.trim();
  }
  return {};
}

/// Parses "32K", "1024K", "2M" or "512".
static std::optional<int64_t> parseBytes(StringRef text) {
  int64_t factor = 1;
  if (text.consume_back("K") || text.consume_back(" kB"))
    factor = 1024;
  else if (text.consume_back("M"))
    factor = 1024 * 1024;
  int64_t value = 0;
  if (text.getAsInteger(10, value) || value <= 0 ||
      value > std::numeric_limits<int64_t>::max() / factor)
    return std::nullopt;
  return value * factor;
}

std::optional<std::vector<unsigned>>
mlir::roofline::parseCPUList(StringRef text) {
  constexpr unsigned maxCPU = 1 << 16;
  std::vector<unsigned> cpus;
  for (StringRef part : llvm::split(text.trim(), ',')) {
    auto [firstText, lastText] = part.split('-');
    unsigned first = 0, last = 0;
    if (firstText.getAsInteger(10, first))
      return std::nullopt;
    last = first;
    if (part.contains('-') && lastText.getAsInteger(10, last))
      return std::nullopt;
    if (last < first || last > maxCPU)
      return std::nullopt;
    for (unsigned cpu = first; cpu <= last; ++cpu)
      cpus.push_back(cpu);
  }
  return cpus;
}

namespace {

/// A cache as one hardware thread sees it.
struct SeenCache {
  unsigned level;
  int64_t capacityBytes;
  std::optional<int64_t> lineBytes, associativity;
  /// Sorted hardware threads.
  std::vector<unsigned> sharedCPUs;
};

/// Builds the description of a machine.
class MachineReader {
public:
  explicit MachineReader(const MachineSources &sources) : sources(sources) {}
  Machine read(unsigned numThreads);

private:
  void readNames();
  void readCPUs(unsigned numThreads);
  void readCaches();
  void addFallbackCaches();
  void dropUnbelievable();
  void readNodes();

  std::string readCPUText(unsigned cpu, const Twine &path) {
    return readText(sources.root + "/sys/devices/system/cpu/cpu" + Twine(cpu) +
                    "/" + path);
  }
  /// Returns the hardware threads of the core of `cpu`, or `cpu` alone if
  /// unknown.
  std::vector<unsigned> readSiblings(unsigned cpu);
  std::vector<SeenCache> readSeenCaches(unsigned cpu);
  void addSeenCache(const SeenCache &seen, unsigned thread,
                    std::map<unsigned, std::vector<SeenCache>> &instances);
  CacheLevel &getLevel(const SeenCache &seen);

  const MachineSources &sources;
  Machine machine;
};

} // namespace

void MachineReader::readNames() {
  std::string text = readText(sources.root + "/proc/cpuinfo");
  machine.cpuName = findField(text, "model name").str();
  if (machine.cpuName.empty()) // Arm does not report one.
    machine.cpuName = llvm::sys::getHostCPUName().str();
  StringRef vendor = findField(text, "vendor_id");
  machine.vendor = vendor == "AuthenticAMD"   ? "AMD"
                   : vendor == "GenuineIntel" ? "Intel"
                                              : "";
  StringRef flags = findField(text, "flags");
  machine.isVirtual = llvm::is_contained(llvm::split(flags, ' '), "hypervisor");
  std::string memory = readText(sources.root + "/proc/meminfo");
  machine.memoryBytes = parseBytes(findField(memory, "MemTotal"));
}

std::vector<unsigned> MachineReader::readSiblings(unsigned cpu) {
  auto siblings =
      parseCPUList(readCPUText(cpu, "topology/thread_siblings_list"));
  if (!siblings || !llvm::is_contained(*siblings, cpu))
    return {cpu};
  return *siblings;
}

/// Orders hardware threads: first one of every core, then the second ones. A
/// small number of threads thus gets separate cores, and threads of one core
/// are far apart.
void MachineReader::readCPUs(unsigned numThreads) {
  std::vector<std::pair<unsigned, unsigned>> ranked;
  for (unsigned cpu : sources.cpus) {
    auto isOurs = [&](unsigned other) {
      return other < cpu && llvm::is_contained(sources.cpus, other);
    };
    ranked.push_back({llvm::count_if(readSiblings(cpu), isOurs), cpu});
  }
  llvm::sort(ranked);
  if (numThreads && numThreads < ranked.size())
    ranked.resize(numThreads);
  for (auto [rank, cpu] : ranked)
    machine.cpus.push_back(cpu);
}

std::vector<SeenCache> MachineReader::readSeenCaches(unsigned cpu) {
  std::vector<SeenCache> result;
  for (unsigned index = 0;; ++index) {
    std::string folder = "cache/index" + llvm::utostr(index) + "/";
    std::string type = readCPUText(cpu, folder + "type");
    if (type.empty())
      return result;
    unsigned level = 0;
    auto bytes = parseBytes(readCPUText(cpu, folder + "size"));
    if (type == "Instruction" || !bytes ||
        StringRef(readCPUText(cpu, folder + "level")).getAsInteger(10, level))
      continue;
    auto shared = parseCPUList(readCPUText(cpu, folder + "shared_cpu_list"));
    if (!shared || !llvm::is_contained(*shared, cpu))
      shared = std::vector<unsigned>{cpu};
    result.push_back(
        {level, *bytes,
         parseBytes(readCPUText(cpu, folder + "coherency_line_size")),
         parseBytes(readCPUText(cpu, folder + "ways_of_associativity")),
         *shared});
  }
}

CacheLevel &MachineReader::getLevel(const SeenCache &seen) {
  for (CacheLevel &level : machine.caches)
    if (level.level == seen.level)
      return level;
  CacheLevel &level = machine.caches.emplace_back();
  level.level = seen.level;
  level.capacityBytes = seen.capacityBytes;
  level.lineBytes = seen.lineBytes;
  level.associativity = seen.associativity;
  level.isPrivate = true;
  return level;
}

void MachineReader::addSeenCache(
    const SeenCache &seen, unsigned thread,
    std::map<unsigned, std::vector<SeenCache>> &instances) {
  CacheLevel &level = getLevel(seen);
  if (level.capacityBytes != seen.capacityBytes) {
    std::string warning = llvm::formatv(
        "caches of level {0} differ in size: the smallest counts", seen.level);
    if (!llvm::is_contained(machine.warnings, warning))
      machine.warnings.push_back(warning);
    level.capacityBytes = std::min(level.capacityBytes, seen.capacityBytes);
  }
  std::vector<unsigned> siblings = readSiblings(machine.cpus[thread]);
  level.isPrivate &= llvm::all_of(seen.sharedCPUs, [&](unsigned cpu) {
    return llvm::is_contained(siblings, cpu);
  });
  std::vector<SeenCache> &known = instances[seen.level];
  for (auto [index, other] : llvm::enumerate(known))
    if (other.sharedCPUs == seen.sharedCPUs) {
      level.instances[index].push_back(thread);
      return;
    }
  known.push_back(seen);
  level.instances.push_back({thread});
}

void MachineReader::readCaches() {
  std::map<unsigned, std::vector<SeenCache>> instances;
  for (unsigned thread = 0; thread < machine.cpus.size(); ++thread)
    for (const SeenCache &seen : readSeenCaches(machine.cpus[thread]))
      addSeenCache(seen, thread, instances);
  if (machine.caches.empty())
    addFallbackCaches();
  llvm::sort(machine.caches, [](const CacheLevel &a, const CacheLevel &b) {
    return a.level < b.level;
  });
  // A core accesses only one of several instances.
  for (CacheLevel &level : machine.caches)
    level.isPrivate |= level.instances.size() > 1;
}

/// Adds caches from sysconf, which reports sizes but not sharing.
void MachineReader::addFallbackCaches() {
  for (auto [index, bytes] : llvm::enumerate(sources.fallbackCacheBytes)) {
    if (bytes <= 0)
      continue;
    CacheLevel &level = machine.caches.emplace_back();
    level.level = index + 1;
    level.capacityBytes = bytes;
    level.isPrivate = index < 2;
    if (!level.isPrivate)
      level.instances.emplace_back();
    for (unsigned thread = 0; thread < machine.cpus.size(); ++thread)
      if (level.isPrivate)
        level.instances.push_back({thread});
      else
        level.instances.front().push_back(thread);
  }
  machine.warnings.push_back(
      machine.caches.empty()
          ? "the system names no caches: only the main memory is measured"
          : "no caches in sysfs: sizes are those of sysconf, levels 1 and 2 "
            "are taken for private, level 3 for shared");
}

/// Drops implausible caches. The target loader rejects capacities that increase
/// inwards, and a level that is no larger than the next inner one can't be
/// measured.
void MachineReader::dropUnbelievable() {
  std::vector<CacheLevel> kept;
  for (CacheLevel &level : machine.caches) {
    if (!kept.empty() && level.capacityBytes <= kept.back().capacityBytes) {
      machine.warnings.push_back(llvm::formatv(
          "the system gives level {0} {1} B, no more than level {2}: left out",
          level.level, level.capacityBytes, kept.back().level));
      continue;
    }
    kept.push_back(level);
  }
  if (machine.memoryBytes && !kept.empty() &&
      *machine.memoryBytes <= kept.back().capacityBytes)
    machine.memoryBytes.reset();
  if (!machine.memoryBytes)
    machine.warnings.push_back("the system does not tell the memory's size");
  machine.caches = std::move(kept);
}

/// Reads the nodes that have memory and threads of ours.
void MachineReader::readNodes() {
  std::string folder = sources.root + "/sys/devices/system/node/";
  auto numbers = parseCPUList(readText(folder + "has_memory"));
  for (unsigned number : numbers.value_or(std::vector<unsigned>())) {
    MemoryNode node{number, {}};
    auto cpus =
        parseCPUList(readText(folder + "node" + Twine(number) + "/cpulist"));
    for (auto [thread, cpu] : llvm::enumerate(machine.cpus))
      if (cpus && llvm::is_contained(*cpus, cpu))
        node.threads.push_back(thread);
    if (!node.threads.empty())
      machine.nodes.push_back(node);
  }
  bool isEven = llvm::all_of(machine.nodes, [&](const MemoryNode &node) {
    return node.threads.size() == machine.nodes.front().threads.size();
  });
  if (!isEven)
    machine.warnings.push_back("the nodes of the memory have different numbers "
                               "of threads: near and far are not measured");
  if (!isEven || machine.nodes.size() == 1)
    machine.nodes.clear();
}

Machine MachineReader::read(unsigned numThreads) {
  readNames();
  readCPUs(numThreads);
  readCaches();
  dropUnbelievable();
  readNodes();
  return std::move(machine);
}

Machine mlir::roofline::describeMachine(const MachineSources &sources,
                                        unsigned numThreads) {
  return MachineReader(sources).read(numThreads);
}

MachineSources mlir::roofline::getSystemSources() {
  MachineSources sources;
#if defined(__linux__)
  // One cpu_set_t holds 1024 threads.
  std::vector<cpu_set_t> allowed(16);
  size_t size = allowed.size() * sizeof(cpu_set_t);
  if (sched_getaffinity(0, size, allowed.data()) == 0)
    for (unsigned cpu = 0; cpu < 8 * size; ++cpu)
      if (CPU_ISSET_S(cpu, size, allowed.data()))
        sources.cpus.push_back(cpu);
  sources.fallbackCacheBytes = {sysconf(_SC_LEVEL1_DCACHE_SIZE),
                                sysconf(_SC_LEVEL2_CACHE_SIZE),
                                sysconf(_SC_LEVEL3_CACHE_SIZE)};
#endif
  if (sources.cpus.empty())
    sources.cpus.push_back(0);
  return sources;
}
