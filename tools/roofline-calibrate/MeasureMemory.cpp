//===- MeasureMemory.cpp - Bandwidths of the memory levels ----------------===//

#include "Measurer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>
#include <random>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace mlir::roofline;
using llvm::Twine;

/// Initial value of all buffers. As f64 it is 1.0; small integers would be
/// denormal.
static constexpr double fillValue = 1.0;

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
                               llvm::ArrayRef<Buffer> buffers,
                               ReadKernel kernel) {
  return llvm::all_of(plan.streams, [&](const ReadPlan::Stream &stream) {
    if (stream.isIdle)
      return true;
    uint64_t bytes = plan.bufferBytes[stream.buffer];
    uint64_t expected =
        bytes / sizeof(double) * llvm::bit_cast<uint64_t>(fillValue);
    return expected ==
           kernel(buffers[stream.buffer].get(), bytes, stream.startBytes, 1);
  });
}

/// Formats bytes as "24 KiB", or as "1 MiB" if that is exact.
static std::string describeBytes(int64_t bytes) {
  bool isMiB = bytes % (1 << 20) == 0;
  return llvm::formatv("{0} {1}", isMiB ? bytes >> 20 : bytes >> 10,
                       isMiB ? "MiB" : "KiB");
}

Figure Measurer::measureReads(const ReadPlan &plan, const Twine &where,
                              ReadKernel kernel) {
  Figure figure{
      ("reads of " + describeBytes(plan.bufferBytes[0]) + where).str(), {}};
  std::vector<Buffer> buffers = makeBuffers(plan, figure);
  if (!figure.leftOut.empty())
    return figure;
  if (!readsEverything(plan, buffers, kernel)) {
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
    return double(kernel(buffers[stream.buffer].get(),
                         plan.bufferBytes[stream.buffer], stream.startBytes,
                         passes));
  });
  return figure;
}

/// Measures how much longer than `reads` of the same plan it takes to read in
/// runs with other ones in between, more than the caches further in hold.
Figure Measurer::measurePrefetch(const ReadPlan &plan, const Figure &reads) {
  Figure figure = measureReads(
      plan, llvm::formatv(", {0} B of each KiB", readRunBytes).str(),
      kernels.vector->readRuns);
  for (double &sample : figure.samples)
    sample = double(readRunBytes) * (reads.getBest() / sample - 1);
  return figure;
}

void Measurer::measureCache(unsigned index) {
  const CacheLevel &cache = machine.caches[index];
  MeasuredLevel level{("l" + Twine(cache.level)).str(), {}};
  options.progress(level.name);
  level.bandwidth.leftOut = "too small beside what is inside";
  ReadPlan fastest, largest;
  for (const ReadPlan &plan : planCacheReads(machine, index)) {
    if (largest.bufferBytes.empty() ||
        plan.bufferBytes.front() > largest.bufferBytes.front())
      largest = plan;
    Figure figure =
        measureReads(plan, " in each instance", kernels.vector->read);
    if (level.bandwidth.samples.empty() ||
        (!figure.samples.empty() &&
         figure.getBest() > level.bandwidth.getBest())) {
      level.bandwidth = figure;
      fastest = plan;
    }
  }
  if (index > 0 && !level.bandwidth.samples.empty())
    level.prefetch = measurePrefetch(fastest, level.bandwidth);
  measureWrites(level, index,
                planWrites(machine, index, fastest) ? fastest : largest,
                " by each thread");
  level.capacityBytes = cache.capacityBytes;
  level.instances = cache.instances.size();
  level.isPrivate = cache.isPrivate;
  if (cache.isPrivate) // Shared ones spread addresses in ways of their own.
    level.associativity = cache.associativity;
  if (index > 0)
    level.lineBytes = machine.caches[index - 1].lineBytes;
  else // No supported machine has more than 32 general registers.
    calibration.registers = {kernels.vector->vectorBytes,
                             kernels.vector->vectorBytes *
                                 kernels.vector->vectorRegisters,
                             32 * 8, int64_t(machine.cpus.size())};
  calibration.levels.push_back(level);
}

/// Measures writes, copies and triads (target[i] = left[i] + 3 * right[i])
/// where the reads were fastest, and takes the fastest of all as the bandwidth
/// of the level. What a write first brings into a cache counts as nothing:
/// programs don't ask for it.
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
  std::vector<Mix> mixes = {{"writes", 1, 2, write(vector.write)},
                            {"copies", 2, fillValue,
                             [&](double *base, int64_t count, int64_t passes) {
                               vector.copy(base, base + count, count, passes);
                             }},
                            {"triads", 3, fillValue + 3 * fillValue,
                             [&](double *base, int64_t count, int64_t passes) {
                               vector.triad(base, base + count,
                                            base + 2 * count, 3, count, passes);
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
  level.farBandwidth = measureReads(*plan, " by each thread of other nodes",
                                    kernels.vector->read);
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
    level.bandwidth =
        measureReads(*plan, " by each thread", kernels.vector->read);
  if (plan && !level.bandwidth.samples.empty())
    level.prefetch = measurePrefetch(*plan, level.bandwidth);
  level.capacityBytes = machine.memoryBytes;
  if (!machine.caches.empty())
    level.lineBytes = machine.caches.back().lineBytes;
  if (plan)
    measureWrites(level, machine.caches.size(), *plan, " by each thread");
  measureFar(level);
  calibration.levels.push_back(level);
}
