//===- VectorKernels.cpp - Kernels on compiler vectors --------------------===//
//
// Kernels that are compiled once per vector extension, with its options, in the
// namespace ROOFLINE_ISA. They prevent compiler optimisations as follows:
//   - every accumulator starts from a volatile read, so that chains with equal
//     values are not merged;
//   - results are summed and returned, so that nothing is dead;
//   - loops over memory clobber it after each access, so that passes over the
//     same data are neither merged nor interchanged with the inner loop, and
//     lines are accessed in the order of their addresses: otherwise hardware
//     does not prefetch, and one core of a Zen 4 reads 9 GB/s and not 27.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#if defined(__x86_64__)
#include <immintrin.h>
#endif

using namespace mlir::roofline;

// Compilers keep an array in registers only if its loops are unrolled.
#define UNROLL _Pragma("GCC unroll 64")

#if defined(__AVX512F__)
static constexpr int vectorBytes = 64, vectorRegisters = 32;
#elif defined(__AVX2__)
static constexpr int vectorBytes = 32, vectorRegisters = 16;
#elif defined(__x86_64__)
static constexpr int vectorBytes = 16, vectorRegisters = 16;
#else
static constexpr int vectorBytes = 16, vectorRegisters = 32;
#endif

/// Number of chains: at least latency times units, 4 * 2 on Zen, 5 * 2 on
/// Haswell, 4 * 4 on Neoverse V.
static constexpr int numChains = vectorRegisters == 32 ? 24 : 12;

namespace {
template <typename T>
struct Vector {
  typedef T Type __attribute__((vector_size(vectorBytes)));
  static constexpr int lanes = vectorBytes / sizeof(T);
};
} // namespace

static volatile int zero = 0;

template <typename T>
static typename Vector<T>::Type splat(double value) {
  // Convert through a signed integer: a negative double must not be cast to an
  // unsigned type. Values are small integers.
  return typename Vector<T>::Type{} + T(int64_t(value));
}

template <typename T>
static double sumLanes(const typename Vector<T>::Type *vectors, int count) {
  double sum = 0;
  for (int index = 0; index < count; ++index)
    for (int lane = 0; lane < Vector<T>::lanes; ++lane)
      sum += double(vectors[index][lane]);
  return sum;
}

//===----------------------------------------------------------------------===//
// Compute
//===----------------------------------------------------------------------===//

template <typename T>
static double runMultiplyAdd(int64_t iterations, double multiplier,
                             double addend) {
  using V = typename Vector<T>::Type;
  V factor = splat<T>(multiplier), term = splat<T>(addend);
  V chains[numChains];
  UNROLL for (V &x : chains) x = splat<T>(zero);
  for (int64_t i = 0; i < iterations; ++i) {
    // A single fused instruction, where available, with -ffp-contract=fast.
    UNROLL for (V &x : chains) x = x * factor + term;
  }
  return sumLanes<T>(chains, numChains);
}

/// The xor prevents additions from being combined into one multiplication.
template <typename T>
static double runAddXor(int64_t iterations, double multiplier, double addend) {
  using V = typename Vector<T>::Type;
  V mask = splat<T>(multiplier), term = splat<T>(addend);
  V chains[numChains];
  UNROLL for (V &x : chains) x = splat<T>(zero);
  for (int64_t i = 0; i < iterations; ++i) {
    UNROLL for (V &x : chains) x = (x + term) ^ mask;
  }
  return sumLanes<T>(chains, numChains);
}

/// Returns the operations per iteration, two per step.
static constexpr int64_t countOps(int typeBytes) {
  return 2 * numChains * vectorBytes / typeBytes;
}

static constexpr const char *fmaMethod =
#if defined(__FMA__) || defined(__aarch64__)
    "fused multiply-adds";
#else
    "multiplications and additions";
#endif
static constexpr const char *integerMethod = "additions and xors";

static constexpr ComputeKernel computeKernels[] = {
    {"vector", "f32", fmaMethod, StepKind::MultiplyAdd, countOps(4),
     runMultiplyAdd<float>},
    {"vector", "f64", fmaMethod, StepKind::MultiplyAdd, countOps(8),
     runMultiplyAdd<double>},
#if defined(__AVX512FP16__)
    {"vector", "f16", fmaMethod, StepKind::MultiplyAdd, countOps(2),
     runMultiplyAdd<_Float16>},
#endif
    {"vector", "i8", integerMethod, StepKind::AddXor, countOps(1),
     runAddXor<uint8_t>},
    {"vector", "i16", integerMethod, StepKind::AddXor, countOps(2),
     runAddXor<uint16_t>},
    {"vector", "i32", integerMethod, StepKind::AddXor, countOps(4),
     runAddXor<uint32_t>},
    {"vector", "i64", integerMethod, StepKind::AddXor, countOps(8),
     runAddXor<uint64_t>},
};

//===----------------------------------------------------------------------===//
// Blocks of matrices
//===----------------------------------------------------------------------===//

template <int rows, int vectors>
static double runBlock(const float *left, const float *right, int64_t depth,
                       int64_t passes) {
  using V = typename Vector<float>::Type;
  V block[rows * vectors];
  UNROLL for (V &x : block) x = splat<float>(zero);
  int64_t k = 0;
  for (int64_t step = passes * depth; step > 0; --step) {
    const float *column = left + k * rows;
    const V *row = reinterpret_cast<const V *>(right) + k * vectors;
    // One loop: compilers unroll nested ones after they have placed the block.
    UNROLL for (int at = 0; at < rows * vectors; ++at) block[at] +=
        column[at / vectors] * row[at % vectors];
    ++k;
    // As in `readAll`.
    k &= -int64_t(k != depth);
  }
  return sumLanes<float>(block, rows * vectors);
}

template <int rows, int vectors>
static constexpr BlockKernel makeBlock() {
  // Beside the block lie a row of the right matrix and one factor.
  static_assert(rows * vectors + vectors + 1 < vectorRegisters);
  return {rows, vectors * Vector<float>::lanes, runBlock<rows, vectors>};
}

/// A block of one vector: each step waits for the one before, and for nothing
/// else that takes as long.
static double runOneVector(const float *left, const float *right, int64_t depth,
                           int64_t passes) {
  using V = typename Vector<float>::Type;
  V sum = splat<float>(zero);
  for (; passes > 0; --passes)
    for (int64_t k = 0; k < depth; ++k)
      sum += left[k] * reinterpret_cast<const V *>(right)[k];
  return sumLanes<float>(&sum, 1);
}

static constexpr BlockKernel makeOneVector() {
  return {1, Vector<float>::lanes, runOneVector};
}

static constexpr BlockKernel blockKernels[] = {
    makeOneVector(),    makeBlock<8, 1>(),  makeBlock<4, 2>(),
    makeBlock<12, 1>(), makeBlock<6, 2>(),
#if defined(__AVX512F__) || defined(__aarch64__)
    makeBlock<16, 1>(), makeBlock<8, 2>(),  makeBlock<4, 4>(),
    makeBlock<24, 1>(), makeBlock<12, 2>(), makeBlock<8, 3>(),
#endif
};

/// Adds the results of a call to several accumulators: a single one, kept in
/// memory across calls, would be the bottleneck.
template <typename T>
static double callVector(void *function, int64_t iterations, double addend) {
  using V = typename Vector<T>::Type;
  auto *call = reinterpret_cast<V (*)(V)>(function);
  V argument = splat<T>(addend);
  V sums[callsPerIteration];
  UNROLL for (V &x : sums) x = splat<T>(zero);
  for (int64_t i = 0; i < iterations; ++i) {
    UNROLL for (V &x : sums) x += call(argument);
  }
  return sumLanes<T>(sums, callsPerIteration);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

using Words = Vector<uint64_t>::Type;
static constexpr int wordsPerBlock = readBlockBytes / vectorBytes;
static constexpr int numSums = wordsPerBlock < 8 ? wordsPerBlock : 8;

static void clobberMemory() { asm volatile("" : : : "memory"); }

/// Adds `count` words to the sums, in order and each at once: words that wait
/// for their sum fill the registers.
template <int count>
static void addInOrder(const Words *words, Words *sums) {
  UNROLL for (int i = 0; i < count; ++i) {
    Words &sum = sums[i % numSums];
    sum += words[i];
#if defined(__x86_64__)
    asm volatile("" : "+v"(sum) : : "memory");
#elif defined(__aarch64__)
    asm volatile("" : "+w"(sum) : : "memory");
#else
    clobberMemory();
#endif
  }
}

static uint64_t addUp(const Words *sums) {
  Words sum = sums[0];
  UNROLL for (int i = 1; i < numSums; ++i) sum += sums[i];
  uint64_t total = 0;
  for (int lane = 0; lane < Vector<uint64_t>::lanes; ++lane)
    total += sum[lane];
  return total;
}

static uint64_t readRuns(const void *data, int64_t bytes, int64_t start,
                         int64_t passes) {
  constexpr int wordsPerRun = readRunBytes / vectorBytes;
  const char *base = static_cast<const char *>(data);
  Words sums[numSums];
  UNROLL for (Words &x : sums) x = splat<uint64_t>(zero);
  int64_t at = start, place = 0;
  for (int64_t left = passes * (bytes / readRunBytes); left > 0; --left) {
    addInOrder<wordsPerRun>(reinterpret_cast<const Words *>(base + at + place),
                            sums);
    at += readBlockBytes;
    at &= -int64_t(at != bytes);
    if (at == start)
      place = (place + readRunBytes) % readBlockBytes;
  }
  return addUp(sums);
}

static uint64_t readAll(const void *data, int64_t bytes, int64_t start,
                        int64_t passes) {
  const char *base = static_cast<const char *>(data);
  Words sums[numSums];
  UNROLL for (Words &x : sums) x = splat<uint64_t>(zero);
  int64_t at = start;
  for (int64_t left = passes * (bytes / readBlockBytes); left > 0; --left) {
    addInOrder<wordsPerBlock>(reinterpret_cast<const Words *>(base + at), sums);
    at += readBlockBytes;
    // Avoid a branch, which would be mispredicted once per pass.
    at &= -int64_t(at != bytes);
  }
  return addUp(sums);
}

static void runTriad(double *target, const double *left, const double *right,
                     double scale, int64_t count, int64_t passes) {
  using V = Vector<double>::Type;
  V factor = splat<double>(scale);
  for (int64_t pass = 0; pass < passes; ++pass) {
    for (int64_t i = 0; i < count; i += Vector<double>::lanes) {
      V x = *reinterpret_cast<const V *>(left + i);
      V y = *reinterpret_cast<const V *>(right + i);
      *reinterpret_cast<V *>(target + i) = x + factor * y;
    }
    clobberMemory();
  }
}

/// Calls `store` for each vector of `count` elements, `passes` times.
template <typename Store>
static void storeAll(double *target, int64_t count, int64_t passes,
                     Store store) {
  constexpr int64_t lanes = Vector<double>::lanes;
  constexpr int64_t blockElements = readBlockBytes / sizeof(double);
  for (int64_t pass = 0; pass < passes; ++pass)
    for (int64_t i = 0; i < count; i += blockElements) {
      UNROLL for (int64_t j = 0; j < blockElements; j += lanes) {
        store(i + j);
        clobberMemory();
      }
    }
}

static void writeAll(double *target, double value, int64_t count,
                     int64_t passes) {
  using V = Vector<double>::Type;
  V all = splat<double>(value);
  storeAll(target, count, passes,
           [=](int64_t i) { *reinterpret_cast<V *>(target + i) = all; });
}

#if defined(__x86_64__)
static void writeAround(double *target, double value, int64_t count,
                        int64_t passes) {
  Vector<double>::Type all = splat<double>(value);
  storeAll(target, count, passes, [=](int64_t i) {
#if defined(__AVX512F__)
    _mm512_stream_pd(target + i, all);
#elif defined(__AVX2__)
    _mm256_stream_pd(target + i, all);
#else
    _mm_stream_pd(target + i, all);
#endif
  });
  _mm_sfence();
}
#else
static constexpr WriteKernel writeAround = nullptr;
#endif

static void copyAll(double *target, const double *source, int64_t count,
                    int64_t passes) {
  using V = Vector<double>::Type;
  storeAll(target, count, passes, [=](int64_t i) {
    *reinterpret_cast<V *>(target + i) =
        *reinterpret_cast<const V *>(source + i);
  });
}

#define STRINGIFY_ONCE(text) #text
#define STRINGIFY(text) STRINGIFY_ONCE(text)

namespace mlir::roofline::ROOFLINE_ISA {
extern const VectorKernels kernels;
const VectorKernels kernels = {
    STRINGIFY(ROOFLINE_ISA),
    vectorBytes,
    vectorRegisters,
    ROOFLINE_COMPILE_OPTIONS,
    computeKernels,
    sizeof(computeKernels) / sizeof(computeKernels[0]),
    readAll,
    readRuns,
    runTriad,
    writeAll,
    writeAround,
    copyAll,
    blockKernels,
    sizeof(blockKernels) / sizeof(blockKernels[0]),
    callVector<float>,
    callVector<double>,
};
} // namespace mlir::roofline::ROOFLINE_ISA
