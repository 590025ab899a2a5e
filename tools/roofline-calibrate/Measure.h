//===- Measure.h - Runs the kernels -----------------------------*- C++ -*-===//
//
// Runs the kernels and measures their rates. A measuring loop of our own
// replaces Google Benchmark, which can't pin threads or take the time of the
// slowest one, and returns its results only through a reporter.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_MEASURE_H
#define ROOFLINE_TOOLS_CALIBRATE_MEASURE_H

#include "Calibration.h"
#include "KernelSets.h"
#include "Machine.h"
#include <functional>

namespace mlir::roofline {

struct MeasureOptions {
  unsigned repetitions = 0;
  /// Minimum time of one run of the slowest thread [s].
  double minSeconds = 0;
  /// Called with a description of the next step; may do nothing.
  std::function<void(llvm::StringRef what)> progress;
};

/// The data that the threads read when one memory level is measured.
struct ReadPlan {
  struct Stream {
    /// Index into `bufferBytes`.
    unsigned buffer = 0;
    int64_t startBytes = 0;
    /// True if the thread reads nothing, whatever `buffer` is.
    bool isIdle = false;
  };
  std::vector<int64_t> bufferBytes;
  /// One stream per thread.
  std::vector<Stream> streams;
  /// The node, by the system's number, that holds all data; without one, data
  /// lie near the threads that read them.
  std::optional<unsigned> node = std::nullopt;
};

/// Returns plans for cache `index` of `machine.caches` that read a quarter, a
/// half and three quarters of each instance. The best result counts, as other
/// programs may occupy much of a shared cache. All threads of an instance
/// repeatedly read the same data; those that share an inner cache start as far
/// apart as possible. A plan is omitted if inner caches could serve a part of
/// it: if it is smaller than four times their capacity, or if threads that
/// share one of them are less than twice that capacity apart.
std::vector<ReadPlan> planCacheReads(const Machine &machine, unsigned index);

/// Returns a plan that reads four times the outermost caches, but at least 256
/// MiB and at most a quarter of the memory; each thread reads its own part.
/// Returns nullopt if that is less than twice the caches.
std::optional<ReadPlan> planMemoryReads(const Machine &machine);

/// Returns the plan for writing where `plan` reads, each thread a buffer of its
/// own. Nullopt if the threads that share a cache further in than the cache
/// `index` would write less than twice its capacity. Main memory has the index
/// behind the last cache.
std::optional<ReadPlan> planWrites(const Machine &machine, unsigned index,
                                   const ReadPlan &plan);

/// Returns the plan for the links of the first of `machine.nodes`: as much per
/// thread as for the main memory, from there to the threads of all other nodes.
/// Returns nullopt if there are no nodes, or no plan for the main memory.
std::optional<ReadPlan> planFarReads(const Machine &machine);

/// Measures everything. Assessing the results and filling in the texts that the
/// tool knows (name, date, remarks) is up to the caller.
Calibration measure(const Machine &machine, const KernelSet &kernels,
                    const MeasureOptions &options);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_MEASURE_H
