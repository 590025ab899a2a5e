//===- Kernels.h - What is timed --------------------------------*- C++ -*-===//
//
// Loops whose operations and bytes are known. Several files define them, some
// compiled more than once for different vector extensions; so this header has
// no code and needs nothing of LLVM: an inline function compiled for AVX-512
// could otherwise end up in the program's other parts.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_KERNELS_H
#define ROOFLINE_TOOLS_CALIBRATE_KERNELS_H

#include <stdint.h>

namespace mlir::roofline {

/// What one accumulator x, at first 0, does per step. The number of
/// accumulators follows from the operations per iteration.
enum class StepKind {
  /// x = x * multiplier + addend: 2 operations.
  MultiplyAdd,
  /// x = (x + addend) xor multiplier, modulo the width: 2 operations.
  AddXor,
  /// x += multiplier * addend: 2 operations; a dot product has several of these
  /// per accumulator.
  Accumulate,
  /// x += exp(addend): 1 operation.
  Exponential,
};

/// Arithmetic without memory: independent chains of steps, enough of them that
/// no unit waits for a result.
struct ComputeKernel {
  /// The compute unit and element type whose rate it is, as in a target file.
  const char *unit;
  const char *type;
  const char *method;
  StepKind step;
  /// Of all chains and lanes.
  int64_t opsPerIteration;
  /// Returns the sum of all accumulators.
  double (*run)(int64_t iterations, double multiplier, double addend);
};

/// The sum of the 64-bit words at `data`, `passes` times over. Each pass reads
/// [start, bytes), then [0, start). `bytes` and `start` are multiples of
/// `readBlockBytes`, `data` is aligned to a cache line.
using ReadKernel = uint64_t (*)(const void *data, int64_t bytes, int64_t start,
                                int64_t passes);
inline constexpr int64_t readBlockBytes = 1024;

/// target[i] = left[i] + scale * right[i] for `count` elements, a multiple of
/// 64, `passes` times.
using TriadKernel = void (*)(double *target, const double *left,
                             const double *right, double scale, int64_t count,
                             int64_t passes);

/// The kernels for one vector extension.
struct VectorKernels {
  const char *name;
  int64_t vectorBytes;
  /// Vector registers that a program can name.
  int64_t vectorRegisters;
  /// What the file was compiled with.
  const char *compileOptions;
  const ComputeKernel *compute;
  int64_t numCompute;
  ReadKernel read;
  TriadKernel triad;
  /// The sum of `function(addend)` over all lanes, `callsPerIteration` calls
  /// per iteration. `function` takes and returns one vector.
  double (*callF32)(void *function, int64_t iterations, double addend);
  double (*callF64)(void *function, int64_t iterations, double addend);
};
inline constexpr int64_t callsPerIteration = 4;

/// Adds `addend`, which is 1, `iterations` times in one chain: one step per
/// clock cycle.
int64_t runClockChain(int64_t iterations, int64_t addend);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_KERNELS_H
