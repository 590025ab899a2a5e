//===- Kernels.h - Timed loops ----------------------------------*- C++ -*-===//
//
// Loops whose operations and bytes are known. They are defined in several
// files, some of which are compiled more than once for different vector
// extensions. This header therefore has no code and does not use LLVM: an
// inline function compiled for AVX-512 could otherwise end up in other parts of
// the program.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_KERNELS_H
#define ROOFLINE_TOOLS_CALIBRATE_KERNELS_H

#include <stdint.h>

namespace mlir::roofline {

/// The operation of one step on one accumulator x, which starts at 0. The
/// number of accumulators follows from the operations per iteration.
enum class StepKind {
  /// x = x * multiplier + addend: 2 operations.
  MultiplyAdd,
  /// x = (x + addend) xor multiplier, modulo the width: 2 operations.
  AddXor,
  /// x += multiplier * addend: 2 operations; a dot product executes several of
  /// these per accumulator.
  Accumulate,
  /// x += exp(addend): 1 operation.
  Exponential,
};

/// Arithmetic without memory accesses: independent chains of steps, enough of
/// them that no unit waits for a result.
struct ComputeKernel {
  /// The compute unit and element type of the rate, as in a target file.
  const char *unit;
  const char *type;
  const char *method;
  StepKind step;
  /// Operations of all chains and lanes.
  int64_t opsPerIteration;
  /// Returns the sum of all accumulators.
  double (*run)(int64_t iterations, double multiplier, double addend);
};

/// Returns `passes` times the sum of the 64-bit words at `data`. Each pass
/// reads [start, bytes), then [0, start). `bytes` and `start` are multiples of
/// `readBlockBytes`, and `data` is aligned to a cache line.
using ReadKernel = uint64_t (*)(const void *data, int64_t bytes, int64_t start,
                                int64_t passes);
inline constexpr int64_t readBlockBytes = 1024;
/// Of the kernel that reads in runs, as `ReadKernel` says but for the order: a
/// pass reads so much of each block, then as much again, until all is read.
inline constexpr int64_t readRunBytes = 256;

/// Computes target[i] = left[i] + scale * right[i] for `count` elements, a
/// multiple of 64, `passes` times.
using TriadKernel = void (*)(double *target, const double *left,
                             const double *right, double scale, int64_t count,
                             int64_t passes);

/// Writes `value` to `count` elements, a multiple of 128, `passes` times.
using WriteKernel = void (*)(double *target, double value, int64_t count,
                             int64_t passes);

/// Computes target[i] = source[i] for `count` elements, a multiple of 128,
/// `passes` times.
using CopyKernel = void (*)(double *target, const double *source, int64_t count,
                            int64_t passes);

/// The innermost code of a product of matrices in f32: a block of `rows` x
/// `columns` results stays in vector registers.
struct BlockKernel {
  int64_t rows, columns;
  /// Adds, `passes` times, the product of the `rows` x `depth` matrix `left`
  /// (column after column) and the `depth` x `columns` matrix `right` (row
  /// after row, aligned to a cache line). Returns the sum of the results.
  double (*run)(const float *left, const float *right, int64_t depth,
                int64_t passes);
};

/// The kernels for one vector extension.
struct VectorKernels {
  const char *name;
  int64_t vectorBytes;
  /// Number of architectural vector registers.
  int64_t vectorRegisters;
  /// The options that the file was compiled with.
  const char *compileOptions;
  const ComputeKernel *compute;
  int64_t numCompute;
  ReadKernel read, readRuns;
  TriadKernel triad;
  WriteKernel write;
  /// Writes past the caches; null where no instruction does.
  WriteKernel writeAround;
  CopyKernel copy;
  const BlockKernel *blocks;
  int64_t numBlocks;
  /// Returns the sum of `function(addend)` over all lanes, with
  /// `callsPerIteration` calls per iteration. `function` takes and returns one
  /// vector.
  double (*callF32)(void *function, int64_t iterations, double addend);
  double (*callF64)(void *function, int64_t iterations, double addend);
};
inline constexpr int64_t callsPerIteration = 4;

/// Adds `addend`, which is 1, `iterations` times in one chain, which takes one
/// clock cycle per step.
int64_t runClockChain(int64_t iterations, int64_t addend);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_KERNELS_H
