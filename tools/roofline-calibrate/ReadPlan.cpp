//===- ReadPlan.cpp - Data read to measure a memory level -----------------===//

#include "Measure.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::roofline;

namespace {
/// How threads share the instances of the next inner cache: the maximum number
/// of threads per instance, and the rank of each thread in its instance.
struct InnerSharing {
  int64_t maxThreads = 1;
  std::vector<unsigned> rankOfThread;
};
} // namespace

static InnerSharing findInnerSharing(const Machine &machine, unsigned index) {
  InnerSharing sharing;
  sharing.rankOfThread.assign(machine.cpus.size(), 0);
  if (index == 0)
    return sharing;
  for (const auto &instance : machine.caches[index - 1].instances) {
    sharing.maxThreads = std::max<int64_t>(sharing.maxThreads, instance.size());
    for (auto [rank, thread] : llvm::enumerate(instance))
      sharing.rankOfThread[thread] = rank;
  }
  return sharing;
}

/// Returns the plan that reads `bytes` of each instance of a cache.
static ReadPlan planReads(const Machine &machine, const CacheLevel &cache,
                          const InnerSharing &inner, int64_t bytes) {
  ReadPlan plan;
  plan.streams.resize(machine.cpus.size());
  for (std::vector<unsigned> threads : cache.instances) {
    llvm::stable_sort(threads, [&](unsigned a, unsigned b) {
      return inner.rankOfThread[a] < inner.rankOfThread[b];
    });
    for (auto [position, thread] : llvm::enumerate(threads)) {
      int64_t start = bytes / int64_t(threads.size()) * int64_t(position);
      plan.streams[thread] = {unsigned(plan.bufferBytes.size()),
                              int64_t(llvm::alignDown(start, readBlockBytes))};
    }
    plan.bufferBytes.push_back(bytes);
  }
  return plan;
}

std::vector<ReadPlan> mlir::roofline::planCacheReads(const Machine &machine,
                                                     unsigned index) {
  std::vector<ReadPlan> plans;
  const CacheLevel &cache = machine.caches[index];
  InnerSharing inner = findInnerSharing(machine, index);
  int64_t innerBytes = index ? machine.caches[index - 1].capacityBytes : 0;
  auto add = [&](int64_t bytes) {
    bytes = llvm::alignDown(bytes, readBlockBytes);
    bool isLarge = bytes > 0 && bytes / 4 >= innerBytes &&
                   bytes / inner.maxThreads / 2 >= innerBytes;
    if (isLarge)
      plans.push_back(planReads(machine, cache, inner, bytes));
    return isLarge;
  };
  for (int64_t quarters : {1, 2, 3})
    add(cache.capacityBytes / 4 * quarters);
  // What lies in a part of a large cache may come faster.
  for (int64_t bytes = cache.capacityBytes / 8; innerBytes > 0 && add(bytes);)
    bytes /= 2;
  return plans;
}

std::optional<ReadPlan>
mlir::roofline::planMemoryReads(const Machine &machine) {
  constexpr int64_t minBytes = int64_t(256) << 20;
  ReadPlan plan;
  int64_t cacheBytes = 0;
  if (!machine.caches.empty())
    cacheBytes = machine.caches.back().capacityBytes *
                 int64_t(machine.caches.back().instances.size());
  int64_t bytes = std::max(minBytes, 4 * cacheBytes);
  if (machine.memoryBytes)
    bytes = std::min(bytes, *machine.memoryBytes / 4);
  int64_t threads = machine.cpus.size();
  int64_t bytesPerThread = llvm::alignDown(bytes / threads, readBlockBytes);
  if (bytesPerThread == 0 || bytes / 2 < cacheBytes)
    return std::nullopt;
  plan.bufferBytes.assign(threads, bytesPerThread);
  for (unsigned thread = 0; thread < threads; ++thread)
    plan.streams.push_back({thread, 0});
  return plan;
}

std::optional<ReadPlan> mlir::roofline::planWrites(const Machine &machine,
                                                   unsigned index,
                                                   const ReadPlan &plan) {
  ReadPlan own;
  InnerSharing inner = findInnerSharing(machine, index);
  int64_t innerBytes = index ? machine.caches[index - 1].capacityBytes : 0;
  for (auto [thread, stream] : llvm::enumerate(plan.streams)) {
    int64_t sharing =
        llvm::count_if(plan.streams, [&, &stream = stream](const auto &other) {
          return other.buffer == stream.buffer;
        });
    // Three buffers of whole blocks.
    int64_t bytes = llvm::alignDown(plan.bufferBytes[stream.buffer] / sharing,
                                    3 * readBlockBytes);
    if (bytes == 0 || bytes * inner.maxThreads / 2 < innerBytes)
      return std::nullopt;
    own.bufferBytes.push_back(bytes);
    own.streams.push_back({unsigned(thread), 0});
  }
  return own;
}

std::optional<ReadPlan> mlir::roofline::planFarReads(const Machine &machine) {
  std::optional<ReadPlan> plan = planMemoryReads(machine);
  if (!plan || machine.nodes.empty())
    return std::nullopt;
  const MemoryNode &source = machine.nodes.front();
  plan->node = source.number;
  unsigned buffers = 0;
  for (auto [thread, stream] : llvm::enumerate(plan->streams)) {
    stream.isIdle = llvm::is_contained(source.threads, thread);
    stream.buffer = stream.isIdle ? 0 : buffers++;
  }
  plan->bufferBytes.resize(buffers);
  return plan;
}
