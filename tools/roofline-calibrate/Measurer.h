//===- Measurer.h - The state of a measurement ------------------*- C++ -*-===//
//
// What Measure.cpp (threads, times, arithmetic) and MeasureMemory.cpp (buffers,
// bandwidths) share.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_MEASURER_H
#define ROOFLINE_TOOLS_CALIBRATE_MEASURER_H

#include "Measure.h"
#include "llvm/ADT/Twine.h"
#include <atomic>
#include <cstdlib>
#include <memory>

namespace mlir::roofline {

/// Frees memory of `allocate`.
struct Free {
  void operator()(double *memory) const { std::free(memory); }
};
using Buffer = std::unique_ptr<double, Free>;

/// The work of one thread. It returns a result so that the compiler can't
/// remove it.
using Job = std::function<double(unsigned thread, int64_t iterations)>;

class Measurer {
public:
  Measurer(const Machine &machine, const KernelSet &kernels,
           const MeasureOptions &options)
      : machine(machine), kernels(kernels), options(options),
        results(machine.cpus.size()) {}
  Calibration measure();

private:
  /// Runs `job` on all threads at once and returns the largest processor time
  /// of any thread [s].
  double runOnce(int64_t iterations, const Job &job);
  void runThread(unsigned thread, int64_t iterations, const Job &job);
  /// Returns the number of iterations that take the minimum time.
  int64_t findIterations(const Job &job);
  /// Sets the samples [1/s]; one iteration processes `amount` on all threads.
  void measureRate(Figure &figure, double amount, const Job &job);

  void measureWork(const TimedWork &work);
  void measureClock();
  void measureCache(unsigned index);
  void measureMemory();
  void measureFar(MeasuredLevel &level);
  Figure measureAccesses(unsigned thread, unsigned node, int64_t bytes);
  Figure measureReads(const ReadPlan &plan, const llvm::Twine &where,
                      ReadKernel kernel);
  Figure measurePrefetch(const ReadPlan &plan, const Figure &reads);
  void measureBlocks();
  void measureLaunch();
  void measureWrites(MeasuredLevel &level, unsigned index, const ReadPlan &plan,
                     const llvm::Twine &where);
  /// Returns one buffer per entry of the plan, first touched by the threads
  /// that read it. Returns none, with the reason in `figure`, if there is not
  /// enough memory.
  std::vector<Buffer> makeBuffers(const ReadPlan &plan, Figure &figure);
  bool readsEverything(const ReadPlan &plan, llvm::ArrayRef<Buffer> buffers,
                       ReadKernel kernel);

  const Machine &machine;
  const KernelSet &kernels;
  const MeasureOptions &options;
  Calibration calibration;
  /// Result of each thread.
  std::vector<double> results;
  std::vector<double> processorSeconds, wallSeconds;
  /// Sums over all threads and runs.
  double allProcessorSeconds = 0, allWallSeconds = 0;
  std::atomic<unsigned> numReady = 0;
  std::atomic<bool> isPinned = true;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_MEASURER_H
