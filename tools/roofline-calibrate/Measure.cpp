//===- Measure.cpp - Runs the kernels -------------------------------------===//

#include "Measurer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <sched.h>
#include <thread>

using namespace mlir::roofline;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Threads and time
//===----------------------------------------------------------------------===//

static bool pinThisThread(unsigned cpu) {
#if defined(__linux__)
  std::vector<cpu_set_t> only(cpu / CPU_SETSIZE + 1);
  size_t size = only.size() * sizeof(cpu_set_t);
  CPU_ZERO_S(size, only.data());
  CPU_SET_S(cpu, size, only.data());
  return sched_setaffinity(0, size, only.data()) == 0;
#else
  return false;
#endif
}

static double getWallSeconds() {
  std::chrono::duration<double> time =
      std::chrono::steady_clock::now().time_since_epoch();
  return time.count();
}

/// Returns the processor time of this thread, which excludes time without a
/// processor [s].
static double getProcessorSeconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

void Measurer::runThread(unsigned thread, int64_t iterations, const Job &job) {
  if (!pinThisThread(machine.cpus[thread]))
    isPinned = false;
  // Warm up caches, clock and vector units.
  double result = job(thread, iterations / 8);
  ++numReady;
  while (numReady < machine.cpus.size())
    std::this_thread::yield();
  double wallStart = getWallSeconds();
  double processorStart = getProcessorSeconds();
  result += job(thread, iterations);
  processorSeconds[thread] = getProcessorSeconds() - processorStart;
  wallSeconds[thread] = getWallSeconds() - wallStart;
  results[thread] = result;
}

double Measurer::runOnce(int64_t iterations, const Job &job) {
  numReady = 0;
  processorSeconds.assign(machine.cpus.size(), 0);
  wallSeconds.assign(machine.cpus.size(), 0);
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread < machine.cpus.size(); ++thread)
    threads.emplace_back([&, thread] { runThread(thread, iterations, job); });
  for (std::thread &thread : threads)
    thread.join();
  for (unsigned thread = 0; thread < machine.cpus.size(); ++thread) {
    allProcessorSeconds += processorSeconds[thread];
    allWallSeconds += wallSeconds[thread];
  }
  return *llvm::max_element(processorSeconds);
}

int64_t Measurer::findIterations(const Job &job) {
  constexpr int64_t maxIterations = int64_t(1) << 50;
  int64_t iterations = 1;
  while (iterations < maxIterations) {
    double seconds = runOnce(iterations, job);
    if (seconds >= options.minSeconds)
      break;
    // A time of 0 gives no estimate, and a short time only a rough one.
    double growth = seconds > 0 ? 1.2 * options.minSeconds / seconds : 100;
    iterations = int64_t(iterations * std::clamp(growth, 1.5, 100.0)) + 1;
  }
  return iterations;
}

void Measurer::measureRate(Figure &figure, double amount, const Job &job) {
  int64_t iterations = findIterations(job);
  for (unsigned i = 0; i < options.repetitions; ++i)
    figure.samples.push_back(amount * iterations / runOnce(iterations, job));
}

//===----------------------------------------------------------------------===//
// Compute
//===----------------------------------------------------------------------===//

void Measurer::measureWork(const TimedWork &work) {
  options.progress(work.unit + " " + work.type + ", " + work.method);
  Figure figure{work.method, {}};
  if (isCorrect(work))
    // Choose values that stay finite: 0, 1, 0, 1, ... and exp(1).
    measureRate(figure, double(work.opsPerIteration) * machine.cpus.size(),
                [&](unsigned, int64_t iterations) {
                  return work.run(iterations, -1, 1);
                });
  else
    figure.leftOut = "the kernel's result is not that of its operations";
  if (work.isAside)
    calibration.asides.push_back(
        {work.method + ", " + work.type, "op/s", figure});
  else
    calibration.rates.push_back({work.unit, work.type, figure});
}

/// Finds the block of results with which products are fastest. Of blocks that
/// are about as fast, sides that are powers of two divide the most sizes, and
/// large blocks load the least.
void Measurer::measureBlocks() {
  constexpr int64_t depth = 32;
  constexpr double aboutAsFast = 0.95;
  options.progress("blocks of matrices");
  std::vector<MeasuredBlock> blocks;
  Figure latency;
  double fastest = 0;
  for (int64_t i = 0; i < kernels.vector->numBlocks; ++i) {
    const BlockKernel &kernel = kernels.vector->blocks[i];
    MeasuredBlock &block = blocks.emplace_back();
    block.rows = kernel.rows;
    block.columns = kernel.columns;
    block.rate.method = llvm::formatv("products of {0} x {1} in registers",
                                      kernel.rows, kernel.columns);
    auto makeOnes = [](int64_t count) {
      Buffer ones(static_cast<double *>(
          std::aligned_alloc(64, llvm::alignTo(count * sizeof(float), 64))));
      std::fill_n(reinterpret_cast<float *>(ones.get()), count, 1.0F);
      return ones;
    };
    Buffer left = makeOnes(kernel.rows * depth);
    Buffer right = makeOnes(kernel.columns * depth);
    auto run = [&](unsigned, int64_t passes) {
      return kernel.run(reinterpret_cast<float *>(left.get()),
                        reinterpret_cast<float *>(right.get()), depth, passes);
    };
    double operations = 2.0 * double(kernel.rows * kernel.columns * depth);
    if (run(0, 3) != 3 * operations / 2) {
      blocks.pop_back();
      continue;
    }
    double threads = double(machine.cpus.size());
    measureRate(block.rate, operations * threads, run);
    fastest = std::max(fastest, block.rate.getBest());
    if (kernel.rows == 1) // Each step waits for the one before.
      for (double rate : block.rate.samples)
        latency.samples.push_back(2.0 * double(kernel.columns) * threads /
                                  rate);
  }
  auto rank = [](const MeasuredBlock &block) {
    bool isEven =
        llvm::isPowerOf2_64(block.rows) && llvm::isPowerOf2_64(block.columns);
    return std::pair(!isEven, 1.0 / block.rows + 1.0 / block.columns);
  };
  for (const MeasuredBlock &block : blocks)
    if (block.rate.getBest() >= aboutAsFast * fastest &&
        (!calibration.block || rank(block) < rank(*calibration.block)))
      calibration.block = block;
  if (!calibration.block)
    return;
  std::optional<int64_t> lineBytes;
  if (!machine.caches.empty())
    lineBytes = machine.caches.front().lineBytes;
  calibration.block->latency = std::move(latency);
  calibration.block->depth = lineBytes.value_or(64) / int64_t(sizeof(float));
  // Products may be as fast as any multiply-adds.
  Figure rate = calibration.block->rate;
  for (const MeasuredRate &other : calibration.rates)
    if (other.unit == "vector" && other.type == "f32" &&
        !other.rate.samples.empty() && other.rate.getBest() > rate.getBest())
      rate = other.rate;
  calibration.rates.insert(calibration.rates.begin(), {"matrix", "f32", rate});
}

/// Measures how often a second work can be started: on one thread a call, on
/// several the start and end of work for threads that wait.
void Measurer::measureLaunch() {
  options.progress("starts");
  Figure &launch = calibration.launch;
  if (machine.cpus.size() == 1) {
    launch.method = "calls of an empty function";
    static void (*volatile call)() = [] {};
    measureRate(launch, 1, [](unsigned, int64_t iterations) {
      for (int64_t i = 0; i < iterations; ++i)
        call();
      return 0.0;
    });
    return;
  }
  // Runtimes keep their threads, which wait for work: they meet when it starts
  // and when it ends. Each thread counts the meetings it has been to.
  launch.method = "starts and ends of work for threads that wait";
  const int64_t numThreads = machine.cpus.size();
  std::vector<int64_t> meetings(numThreads);
  std::atomic<int64_t> arrivals = 0;
  measureRate(launch, 1, [&](unsigned thread, int64_t iterations) {
    constexpr int64_t spinsBeforeYield = 1000;
    for (int64_t i = 0; i < 2 * iterations; ++i) {
      int64_t all = ++meetings[thread] * numThreads;
      ++arrivals;
      for (int64_t spins = 0; arrivals < all; ++spins)
        if (spins >= spinsBeforeYield)
          std::this_thread::yield();
    }
    return 0.0;
  });
}

void Measurer::measureClock() {
  options.progress("clock");
  Aside aside{"clock, if dependent additions take one cycle", "Hz", {}};
  measureRate(aside.figure, 1, [](unsigned, int64_t iterations) {
    return runClockChain(iterations, 1);
  });
  calibration.asides.push_back(aside);
}

Calibration Measurer::measure() {
  calibration.cpuName = machine.cpuName;
  calibration.vendor = machine.vendor;
  calibration.threads = machine.cpus.size();
  calibration.warnings = machine.warnings;
  measureClock();
  for (const TimedWork &work : kernels.work)
    measureWork(work);
  measureBlocks();
  measureLaunch();
  measureMemory();
  for (unsigned index = machine.caches.size(); index > 0; --index)
    measureCache(index - 1);
  if (!isPinned)
    calibration.warnings.push_back("threads could not be pinned");
  calibration.processorShare =
      std::min(1.0, allProcessorSeconds / allWallSeconds);
  return std::move(calibration);
}

Calibration mlir::roofline::measure(const Machine &machine,
                                    const KernelSet &kernels,
                                    const MeasureOptions &options) {
  return Measurer(machine, kernels, options).measure();
}
