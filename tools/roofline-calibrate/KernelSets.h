//===- KernelSets.h - The kernels that a CPU can run ------------*- C++ -*-===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_KERNELSETS_H
#define ROOFLINE_TOOLS_CALIBRATE_KERNELSETS_H

#include "Kernels.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <string>
#include <vector>

namespace mlir::roofline {

#if defined(__x86_64__)
extern const ComputeKernel dotBF16, dotI8, dotI8In256Bits, tilesBF16, tilesI8;

/// Requests permission from Linux to use AMX tiles; returns false if it
/// refuses.
bool requestTiles();
#endif

/// A compute kernel, or calls of a library function.
struct TimedWork {
  std::string unit;
  std::string type;
  std::string method;
  StepKind step;
  int64_t opsPerIteration;
  std::function<double(int64_t iterations, double multiplier, double addend)>
      run;
  /// True if the figure is only for the reader, as faster work gives the rate.
  bool isAside = false;
};

struct KernelSet {
  const VectorKernels *vector;
  std::vector<TimedWork> work;
};

/// Returns the kernels of every vector extension in `features`, which uses the
/// names of `llvm::sys::getHostCPUFeatures`; widest first.
std::vector<const VectorKernels *>
listVectorKernels(const llvm::StringMap<bool> &features);

/// Returns the kernels with the widest vectors, dot products, and the
/// exponential functions of the vector libm and of libm.
KernelSet selectKernels(const llvm::StringMap<bool> &features);

/// Returns true if a short run of `work` yields the same value as the claimed
/// number of operations computed one by one.
bool isCorrect(const TimedWork &work);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_KERNELSETS_H
