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

/// Asks Linux for the use of AMX tiles; false if it refuses.
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
  /// For the reader of the file only: a faster way gives the rate.
  bool isAside = false;
};

struct KernelSet {
  const VectorKernels *vector;
  std::vector<TimedWork> work;
};

/// The kernels for every vector extension that `features` has, as
/// `llvm::sys::getHostCPUFeatures` names them; widest first.
std::vector<const VectorKernels *>
listVectorKernels(const llvm::StringMap<bool> &features);

/// The widest vectors, dot products, and the exponential functions of the
/// vector libm and of libm.
KernelSet selectKernels(const llvm::StringMap<bool> &features);

/// True if a short run of `work` gives the value that as many operations as it
/// claims give when they are computed one by one.
bool isCorrect(const TimedWork &work);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_KERNELSETS_H
