//===- Machine.h - What the system says about the machine -------*- C++ -*-===//
//
// Names, processors and cache sizes: what is asked, not measured.
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
  /// 1 is the innermost.
  unsigned level = 0;
  /// Of one instance.
  int64_t capacityBytes = 0;
  std::optional<int64_t> lineBytes;
  /// Belongs to one core, which may have several hardware threads.
  bool isPrivate = false;
  /// For each instance the threads, as indices of `Machine::cpus`.
  std::vector<std::vector<unsigned>> instances;
};

struct Machine {
  std::string cpuName;
  /// Empty if not known.
  std::string vendor;
  bool isVirtual = false;
  std::optional<int64_t> memoryBytes;
  /// The hardware thread of each of our threads: one of every core first.
  llvm::SmallVector<unsigned> cpus;
  /// Innermost first.
  std::vector<CacheLevel> caches;
  /// What the system does not tell or tells in contradiction.
  std::vector<std::string> warnings;
};

/// Where facts come from: the system, or a folder of a test.
struct MachineSources {
  /// The folder that holds proc and sys.
  std::string root = "/";
  /// The hardware threads that may be used.
  llvm::SmallVector<unsigned> cpus;
  /// Data cache sizes by level, as sysconf gives them; 0 if not known. They
  /// count where sysfs has none.
  std::array<int64_t, 3> fallbackCacheBytes = {};
};

/// This process and the machine that it runs on.
MachineSources getSystemSources();

/// A machine of which `numThreads` threads are used; 0 is all.
Machine describeMachine(const MachineSources &sources, unsigned numThreads);

/// Reads a list as sysfs writes it: "0-3,8". Nothing if it is malformed.
std::optional<std::vector<unsigned>> parseCPUList(llvm::StringRef text);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_MACHINE_H
