//===- Measure.cpp - Runs the kernels -------------------------------------===//

#include "Measure.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <numeric>
#include <random>
#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

using namespace mlir::roofline;
using llvm::Twine;

namespace {

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
  Figure measureReads(const ReadPlan &plan, const Twine &where);
  void measureBlocks();
  void measureLaunch();
  void measureWrites(MeasuredLevel &level, unsigned index, const ReadPlan &plan,
                     const Twine &where);
  /// Returns one buffer per entry of the plan, first touched by the threads
  /// that read it. Returns none, with the reason in `figure`, if there is not
  /// enough memory.
  std::vector<Buffer> makeBuffers(const ReadPlan &plan, Figure &figure);
  bool readsEverything(const ReadPlan &plan, llvm::ArrayRef<Buffer> buffers);

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

} // namespace

/// Initial value of all buffers. As f64 it is 1.0; small integers would be
/// denormal.
static constexpr double fillValue = 1.0;

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
  constexpr double aboutAsFast = 0.98;
  options.progress("blocks of matrices");
  std::vector<MeasuredBlock> blocks;
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
    measureRate(block.rate, operations * double(machine.cpus.size()), run);
    fastest = std::max(fastest, block.rate.getBest());
  }
  auto rank = [](const MeasuredBlock &block) {
    bool isEven = llvm::isPowerOf2_64(block.rows) &&
                  llvm::isPowerOf2_64(block.columns);
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
/// several the start and end of all.
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
  launch.method = "starts and ends of all threads";
  for (unsigned i = 0; i < options.repetitions; ++i) {
    int64_t starts = 0;
    double start = getWallSeconds(), seconds = 0;
    for (; seconds < options.minSeconds; seconds = getWallSeconds() - start) {
      std::vector<std::thread> threads;
      for (unsigned cpu : machine.cpus)
        threads.emplace_back([cpu] { pinThisThread(cpu); });
      for (std::thread &thread : threads)
        thread.join();
      ++starts;
    }
    launch.samples.push_back(starts / seconds);
  }
}

void Measurer::measureClock() {
  options.progress("clock");
  Aside aside{"clock, if dependent additions take one cycle", "Hz", {}};
  measureRate(aside.figure, 1, [](unsigned, int64_t iterations) {
    return runClockChain(iterations, 1);
  });
  calibration.asides.push_back(aside);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Allocates memory, in huge pages if Linux provides them; null if there is not
/// enough.
static Buffer allocate(int64_t bytes) {
  constexpr int64_t hugePageBytes = 2 << 20;
  size_t size = llvm::alignTo(bytes, hugePageBytes);
  Buffer buffer(static_cast<double *>(std::aligned_alloc(hugePageBytes, size)));
#if defined(__linux__)
  if (buffer)
    madvise(buffer.get(), size, MADV_HUGEPAGE);
#endif
  return buffer;
}

/// Has the pages of `buffer` lie on a node; false if the system refuses.
static bool bindToNode(const Buffer &buffer, int64_t bytes, unsigned node) {
#if defined(__linux__) && defined(SYS_mbind)
  // From linux/mempolicy.h: only there, and move what is elsewhere.
  constexpr int bind = 2;
  constexpr unsigned move = 2;
  constexpr unsigned wordBits = 8 * sizeof(unsigned long);
  std::vector<unsigned long> mask(node / wordBits + 1);
  mask.back() = 1ul << (node % wordBits);
  // The system takes one bit less than it is told of.
  return syscall(SYS_mbind, buffer.get(), bytes, bind, mask.data(),
                 mask.size() * wordBits + 1, move) == 0;
#else
  return false;
#endif
}

std::vector<Buffer> Measurer::makeBuffers(const ReadPlan &plan,
                                          Figure &figure) {
  std::vector<Buffer> buffers;
  for (int64_t bytes : plan.bufferBytes) {
    buffers.push_back(allocate(bytes));
    if (!buffers.back()) {
      figure.leftOut = "not enough memory";
      return {};
    }
    if (plan.node && !bindToNode(buffers.back(), bytes, *plan.node)) {
      figure.leftOut = "the system does not place memory on a node";
      return {};
    }
  }
  // Memory is placed near the thread that first writes it.
  llvm::DenseMap<unsigned, unsigned> firstThreads;
  for (auto [thread, stream] : llvm::enumerate(plan.streams))
    if (!stream.isIdle)
      firstThreads.try_emplace(stream.buffer, thread);
  runOnce(1, [&](unsigned thread, int64_t iterations) {
    unsigned buffer = plan.streams[thread].buffer;
    auto first = firstThreads.find(buffer);
    if (iterations && first != firstThreads.end() && first->second == thread)
      std::fill_n(buffers[buffer].get(),
                  plan.bufferBytes[buffer] / sizeof(double), fillValue);
    return 0;
  });
  return buffers;
}

/// Checks with the sum of the words read, modulo 2^64, that each thread reads
/// everything.
bool Measurer::readsEverything(const ReadPlan &plan,
                               llvm::ArrayRef<Buffer> buffers) {
  return llvm::all_of(plan.streams, [&](const ReadPlan::Stream &stream) {
    if (stream.isIdle)
      return true;
    uint64_t bytes = plan.bufferBytes[stream.buffer];
    uint64_t expected =
        bytes / sizeof(double) * llvm::bit_cast<uint64_t>(fillValue);
    return expected == kernels.vector->read(buffers[stream.buffer].get(), bytes,
                                            stream.startBytes, 1);
  });
}

/// Formats bytes as "24 KiB", or as "1 MiB" if that is exact.
static std::string describeBytes(int64_t bytes) {
  bool isMiB = bytes % (1 << 20) == 0;
  return llvm::formatv("{0} {1}", isMiB ? bytes >> 20 : bytes >> 10,
                       isMiB ? "MiB" : "KiB");
}

Figure Measurer::measureReads(const ReadPlan &plan, const Twine &where) {
  Figure figure{
      ("reads of " + describeBytes(plan.bufferBytes[0]) + where).str(), {}};
  std::vector<Buffer> buffers = makeBuffers(plan, figure);
  if (!figure.leftOut.empty())
    return figure;
  if (!readsEverything(plan, buffers)) {
    figure.leftOut = "the kernel does not read all it should";
    return figure;
  }
  double bytesPerPass = 0;
  for (const ReadPlan::Stream &stream : plan.streams)
    if (!stream.isIdle)
      bytesPerPass += plan.bufferBytes[stream.buffer];
  measureRate(figure, bytesPerPass, [&](unsigned thread, int64_t passes) {
    const ReadPlan::Stream &stream = plan.streams[thread];
    if (stream.isIdle)
      return 0.0;
    return double(kernels.vector->read(buffers[stream.buffer].get(),
                                       plan.bufferBytes[stream.buffer],
                                       stream.startBytes, passes));
  });
  return figure;
}

void Measurer::measureCache(unsigned index) {
  const CacheLevel &cache = machine.caches[index];
  MeasuredLevel level{("l" + Twine(cache.level)).str(), {}};
  options.progress(level.name);
  level.bandwidth.leftOut = "too small beside what is inside";
  ReadPlan fastest;
  for (const ReadPlan &plan : planCacheReads(machine, index)) {
    Figure figure = measureReads(plan, " in each instance");
    if (level.bandwidth.samples.empty() ||
        (!figure.samples.empty() &&
         figure.getBest() > level.bandwidth.getBest())) {
      level.bandwidth = figure;
      fastest = plan;
    }
  }
  measureWrites(level, index, fastest, " by each thread");
  level.capacityBytes = cache.capacityBytes;
  level.instances = cache.instances.size();
  level.isPrivate = cache.isPrivate;
  if (index > 0)
    level.lineBytes = machine.caches[index - 1].lineBytes;
  else // No supported machine has more than 32 general registers.
    calibration.registers = {
        kernels.vector->vectorBytes * kernels.vector->vectorRegisters, 32 * 8,
        int64_t(machine.cpus.size())};
  calibration.levels.push_back(level);
}

/// Measures writes, copies and triads (target[i] = left[i] + 3 * right[i]) where
/// the reads were fastest, and takes the fastest of all as the bandwidth of the
/// level. What a write first brings into a cache counts as nothing: programs
/// don't ask for it.
void Measurer::measureWrites(MeasuredLevel &level, unsigned index,
                             const ReadPlan &readPlan, const Twine &where) {
  Figure reads = level.bandwidth;
  std::optional<ReadPlan> plan = planWrites(machine, index, readPlan);
  if (reads.samples.empty())
    return;
  if (!plan) {
    calibration.warnings.push_back(
        level.name + ": writes not measured, too small beside what is inside: "
                     "the bandwidth is that of reads");
    return;
  }
  std::vector<Buffer> buffers = makeBuffers(*plan, level.writeBandwidth);
  if (!level.writeBandwidth.leftOut.empty())
    return;
  const VectorKernels &vector = *kernels.vector;
  struct Mix {
    const char *name;
    int64_t buffers;
    double result;
    std::function<void(double *, int64_t count, int64_t passes)> run;
  };
  auto write = [](WriteKernel kernel) {
    return [=](double *base, int64_t count, int64_t passes) {
      kernel(base, 2, count, passes);
    };
  };
  std::vector<Mix> mixes = {
      {"writes", 1, 2, write(vector.write)},
      {"copies", 2, fillValue,
       [&](double *base, int64_t count, int64_t passes) {
         vector.copy(base, base + count, count, passes);
       }},
      {"triads", 3, fillValue + 3 * fillValue,
       [&](double *base, int64_t count, int64_t passes) {
         vector.triad(base, base + count, base + 2 * count, 3, count, passes);
       }}};
  if (index == machine.caches.size() && vector.writeAround)
    mixes.push_back(
        {"writes past the caches", 1, 2, write(vector.writeAround)});
  int64_t bytes = plan->bufferBytes.front();
  for (const Mix &mix : mixes) {
    Figure figure{
        (mix.name + Twine(" of ") + describeBytes(bytes) + where).str(), {}};
    for (auto [buffer, size] : llvm::zip_equal(buffers, plan->bufferBytes))
      std::fill_n(buffer.get(), size / sizeof(double), fillValue);
    // A whole number of blocks: plans are made of three times that.
    int64_t count = bytes / mix.buffers / int64_t(sizeof(double));
    count = llvm::alignDown(count, readBlockBytes / int64_t(sizeof(double)));
    measureRate(figure,
                double(count) * sizeof(double) * mix.buffers *
                    machine.cpus.size(),
                [&](unsigned thread, int64_t passes) {
                  double *base = buffers[thread].get();
                  mix.run(base, count, passes);
                  return *base;
                });
    bool isWritten = llvm::all_of(buffers, [&](const Buffer &buffer) {
      return std::all_of(buffer.get(), buffer.get() + count,
                         [&](double x) { return x == mix.result; });
    });
    if (!isWritten) {
      level.writeBandwidth.leftOut = "a kernel does not write what it should";
      return;
    }
    Figure &writes = level.writeBandwidth;
    if (mix.buffers == 1 &&
        (writes.samples.empty() || figure.getBest() > writes.getBest()))
      writes = figure;
    if (figure.getBest() > level.bandwidth.getBest())
      level.bandwidth = figure;
  }
  level.readBandwidth = reads;
}

/// Measures how many accesses per second a thread does that each wait for the
/// one before, in memory of a node.
Figure Measurer::measureAccesses(unsigned thread, unsigned node,
                                 int64_t bytes) {
  constexpr int64_t stride = 64 / sizeof(double);
  Figure figure;
  ReadPlan plan{{bytes}, {}, node};
  plan.streams.assign(machine.cpus.size(), {0, 0, true});
  std::vector<Buffer> buffers = makeBuffers(plan, figure);
  if (!figure.leftOut.empty())
    return figure;
  // Each line holds the place of the next one, in one cycle through all.
  double *lines = buffers.front().get();
  std::vector<int64_t> order(bytes / 64);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937_64(1));
  for (size_t index = 0; index < order.size(); ++index)
    lines[order[index] * stride] =
        double(order[(index + 1) % order.size()] * stride);
  measureRate(figure, 1, [&](unsigned own, int64_t accesses) {
    double place = 0;
    for (int64_t i = 0; own == thread && i < accesses; ++i)
      place = lines[int64_t(place)];
    return place;
  });
  return figure;
}

/// Measures the links of the first node: what the others can read from it
/// together, and how much longer an access over them takes than one to the own
/// node.
void Measurer::measureFar(MeasuredLevel &level) {
  std::optional<ReadPlan> plan = planFarReads(machine);
  if (!plan)
    return;
  options.progress("far memory");
  level.nodes = machine.nodes.size();
  level.farBandwidth = measureReads(*plan, " by each thread of other nodes");
  const MemoryNode &reader = machine.nodes[1];
  Figure near = measureAccesses(reader.threads.front(), reader.number,
                                plan->bufferBytes.front());
  Figure &far = level.farLatency;
  far = measureAccesses(reader.threads.front(), *plan->node,
                        plan->bufferBytes.front());
  if (!near.leftOut.empty())
    far.leftOut = near.leftOut;
  far.method = "dependent accesses, far less near";
  for (auto [nearSample, sample] : llvm::zip(near.samples, far.samples))
    sample = 1 / sample - 1 / nearSample;
}

void Measurer::measureMemory() {
  options.progress("main memory");
  MeasuredLevel level{"dram", {}};
  level.bandwidth.leftOut = "a quarter of it is too little beside the caches";
  std::optional<ReadPlan> plan = planMemoryReads(machine);
  if (plan)
    level.bandwidth = measureReads(*plan, " by each thread");
  level.capacityBytes = machine.memoryBytes;
  if (!machine.caches.empty())
    level.lineBytes = machine.caches.back().lineBytes;
  if (plan)
    measureWrites(level, machine.caches.size(), *plan, " by each thread");
  measureFar(level);
  calibration.levels.push_back(level);
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
