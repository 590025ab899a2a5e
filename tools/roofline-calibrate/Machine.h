//===- Machine.h - The machine as reported by the system --------*- C++ -*-===//
//
// Describes the machine as reported by the system: names, processors and cache
// sizes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_MACHINE_H
#define ROOFLINE_TOOLS_CALIBRATE_MACHINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::roofline {

/// All data or unified caches of one level that the threads use.
struct CacheLevel {
  /// Level number; 1 is the innermost.
  unsigned level = 0;
  /// Capacity of one instance [B].
  int64_t capacityBytes = 0;
  std::optional<int64_t> lineBytes, associativity;
  /// True if the cache belongs to one core, which may have several hardware
  /// threads.
  bool isPrivate = false;
  /// For each instance, its threads as indices of `Machine::cpus`.
  std::vector<std::vector<unsigned>> instances;
};

/// A node of the main memory that threads run beside.
struct MemoryNode {
  /// The system's number of it.
  unsigned number = 0;
  /// Its threads as indices of `Machine::cpus`.
  std::vector<unsigned> threads;
};

struct Machine {
  std::string cpuName;
  /// Vendor of the CPU; empty if unknown.
  std::string vendor;
  bool isVirtual = false;
  std::optional<int64_t> memoryBytes;
  /// The hardware thread that each measuring thread runs on: first one of every
  /// core.
  llvm::SmallVector<unsigned> cpus;
  /// Caches, innermost first.
  std::vector<CacheLevel> caches;
  /// The nodes of the main memory with the same number of threads each; none if
  /// there is only one.
  std::vector<MemoryNode> nodes;
  /// Facts that the system does not report or reports inconsistently.
  std::vector<std::string> warnings;
};

/// The sources of facts: the system, or a folder of a test.
struct MachineSources {
  /// The folder that contains proc and sys.
  std::string root = "/";
  /// The hardware threads that may be used.
  llvm::SmallVector<unsigned> cpus;
  /// Data cache sizes by level as returned by sysconf; 0 if unknown. Used if
  /// sysfs has none.
  std::array<int64_t, 3> fallbackCacheBytes = {};
};

/// Returns the sources for this process on the machine that it runs on.
MachineSources getSystemSources();

/// Describes a machine on which `numThreads` threads are used; 0 means all.
Machine describeMachine(const MachineSources &sources, unsigned numThreads);

/// Parses a CPU list in the format of sysfs: "0-3,8". Returns nullopt if it is
/// malformed.
std::optional<std::vector<unsigned>> parseCPUList(llvm::StringRef text);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_MACHINE_H
