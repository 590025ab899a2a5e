//===- Measure.h - Runs the kernels -----------------------------*- C++ -*-===//
//
// A loop of our own instead of Google Benchmark's: that one can't pin threads
// or take the time of the slowest, and gives its results only through a
// reporter.
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
  /// Of one run, of the thread that takes longest.
  double minSeconds = 0;
  /// Told what comes next; may do nothing.
  std::function<void(llvm::StringRef what)> progress;
};

/// Where the threads read when one memory level is measured.
struct ReadPlan {
  struct Stream {
    /// Into `bufferBytes`.
    unsigned buffer = 0;
    int64_t startBytes = 0;
  };
  std::vector<int64_t> bufferBytes;
  /// One per thread.
  std::vector<Stream> streams;
};

/// A quarter, a half and three quarters of each instance of cache `index` of
/// `machine.caches`: the best of them counts, for other programs may hold much
/// of a shared cache. All threads of an instance read all of that, round and
/// round; those that share a cache further inside start as far apart as can be.
/// Without those parts of which caches further inside could serve a part: under
/// four times their capacity, or with threads that share one of them less than
/// twice that apart.
std::vector<ReadPlan> planCacheReads(const Machine &machine, unsigned index);

/// Four times the outermost caches, at least 256 MiB, at most a quarter of the
/// memory; each thread reads its own part. None if that is less than twice the
/// caches.
std::optional<ReadPlan> planMemoryReads(const Machine &machine);

/// Measures everything but leaves the judgement and the texts that the tool
/// knows (name, date, remarks) to the caller.
Calibration measure(const Machine &machine, const KernelSet &kernels,
                    const MeasureOptions &options);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_MEASURE_H
