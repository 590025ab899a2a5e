//===- KernelsTest.cpp - Kernels execute the claimed work -----------------===//

#include "KernelSets.h"
#include "llvm/TargetParser/Host.h"
#include "gtest/gtest.h"
#include <vector>

using namespace mlir::roofline;

/// Every accumulator increases by 1 per step, so that their sum is the number
/// of steps executed: operations / 2, or calls.
TEST(KernelsTest, ClaimedOperationsAreExecuted) {
  constexpr int64_t iterations = 100; // Exact in i8 and f16, too.
  for (const TimedWork &work :
       selectKernels(llvm::sys::getHostCPUFeatures()).work) {
    SCOPED_TRACE(work.unit + " " + work.type + ", " + work.method);
    double sum = 0, steps = double(iterations) * work.opsPerIteration / 2;
    switch (work.step) {
    case StepKind::MultiplyAdd: // x * 1 + 1
    case StepKind::Accumulate:  // x + 1 * 1
      sum = work.run(iterations, 1, 1);
      break;
    case StepKind::AddXor: // (x + 1) xor 0
      sum = work.run(iterations, 0, 1);
      break;
    case StepKind::Exponential: // exp(0) is 1, or a little off in vectors.
      sum = work.run(iterations, 0, 0);
      steps = double(iterations) * work.opsPerIteration;
      break;
    }
    EXPECT_NEAR(sum, steps,
                work.step == StepKind::Exponential ? 1e-5 * steps : 0);
    EXPECT_TRUE(isCorrect(work));
  }
}

/// Also checks the narrower vectors that this CPU supports: 2 operations in
/// each lane of each chain.
TEST(KernelsTest, EveryVectorWidthIsCorrect) {
  for (const VectorKernels *kernels :
       listVectorKernels(llvm::sys::getHostCPUFeatures()))
    for (int64_t i = 0; i < kernels->numCompute; ++i) {
      const ComputeKernel &kernel = kernels->compute[i];
      SCOPED_TRACE(std::string(kernels->name) + " " + kernel.type);
      EXPECT_TRUE(isCorrect({kernel.unit, kernel.type, kernel.method,
                             kernel.step, kernel.opsPerIteration, kernel.run}));
      int64_t bytes = std::stoi(std::string(kernel.type).substr(1)) / 8;
      int64_t opsPerChain = 2 * kernels->vectorBytes / bytes;
      EXPECT_EQ(kernel.opsPerIteration % opsPerChain, 0);
      EXPECT_GE(kernel.opsPerIteration / opsPerChain, 12);
    }
}

TEST(KernelsTest, WrongClaimsAreFound) {
  const VectorKernels &kernels =
      *listVectorKernels(llvm::sys::getHostCPUFeatures()).front();
  const ComputeKernel &kernel = kernels.compute[0];
  EXPECT_FALSE(isCorrect({kernel.unit, kernel.type, kernel.method, kernel.step,
                          2 * kernel.opsPerIteration, kernel.run}));
  EXPECT_FALSE(
      isCorrect({kernel.unit, kernel.type, kernel.method, StepKind::Accumulate,
                 kernel.opsPerIteration, kernel.run}));
}

TEST(KernelsTest, EveryWordIsReadOncePerPass) {
  constexpr int64_t bytes = 5 * readBlockBytes, passes = 3;
  constexpr int64_t numWords = bytes / sizeof(uint64_t);
  for (const VectorKernels *kernels :
       listVectorKernels(llvm::sys::getHostCPUFeatures()))
    for (int64_t start : {int64_t(0), 2 * readBlockBytes}) {
      alignas(64) uint64_t words[numWords] = {};
      for (uint64_t &word : words) {
        word = 7;
        EXPECT_EQ(kernels->read(words, bytes, start, passes), 21u);
        EXPECT_EQ(kernels->readRuns(words, bytes, start, passes), 21u);
        word = 0;
      }
      words[0] = 7;
      EXPECT_EQ(kernels->read(words, bytes, start, 0), 0u);
    }
}

TEST(KernelsTest, TriadWritesEveryElement) {
  constexpr int64_t count = 3 * 64;
  for (const VectorKernels *kernels :
       listVectorKernels(llvm::sys::getHostCPUFeatures())) {
    alignas(64) double target[count] = {}, left[count], right[count];
    for (int64_t i = 0; i < count; ++i) {
      left[i] = i;
      right[i] = 2 * i;
    }
    kernels->triad(target, left, right, 3.0, count, 1);
    for (int64_t i = 0; i < count; ++i)
      EXPECT_EQ(target[i], 7.0 * i) << i; // i + 3 * 2 i
  }
}

TEST(KernelsTest, WritesAndCopiesReachEveryElement) {
  constexpr int64_t count = 3 * 128;
  for (const VectorKernels *kernels :
       listVectorKernels(llvm::sys::getHostCPUFeatures())) {
    alignas(64) double target[count + 8] = {}, source[count];
    for (WriteKernel write : {kernels->write, kernels->writeAround}) {
      if (!write)
        continue;
      write(target, 5, count, 2);
      for (int64_t i = 0; i < count + 8; ++i)
        EXPECT_EQ(target[i], i < count ? 5 : 0) << i;
      write(target, 0, count, 1);
    }
    for (int64_t i = 0; i < count; ++i)
      source[i] = i;
    kernels->copy(target, source, count, 2);
    for (int64_t i = 0; i < count + 8; ++i)
      EXPECT_EQ(target[i], i < count ? i : 0) << i;
  }
}

/// Column k of `left` is k + 1 and row k of `right` 1: each result is the sum
/// of the columns, 1 + 2 + 3, in each pass.
TEST(KernelsTest, BlocksAreProducts) {
  constexpr int64_t depth = 3, passes = 2, most = 64;
  alignas(64) float right[depth * 4 * most];
  std::fill(std::begin(right), std::end(right), 1.0F);
  for (const VectorKernels *kernels :
       listVectorKernels(llvm::sys::getHostCPUFeatures()))
    for (int64_t i = 0; i < kernels->numBlocks; ++i) {
      const BlockKernel &block = kernels->blocks[i];
      ASSERT_LE(block.columns, 4 * most);
      std::vector<float> left(depth * block.rows);
      for (int64_t at = 0; at < int64_t(left.size()); ++at)
        left[at] = at / block.rows + 1;
      EXPECT_EQ(block.run(left.data(), right, depth, passes),
                passes * 6 * block.rows * block.columns)
          << block.rows << " x " << block.columns;
    }
}

TEST(KernelsTest, ClockChainTakesEveryStep) {
  EXPECT_EQ(runClockChain(1000, 1), 1000);
  EXPECT_EQ(runClockChain(1000, 3), 3000);
}
