//===- KernelSets.cpp - The kernels that a CPU can run --------------------===//

#include "KernelSets.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;
using llvm::Twine;

namespace mlir::roofline {
namespace portable {
extern const VectorKernels kernels;
} // namespace portable
#if defined(__x86_64__)
namespace avx2 {
extern const VectorKernels kernels;
} // namespace avx2
namespace avx512 {
extern const VectorKernels kernels;
} // namespace avx512
namespace avx512fp16 {
extern const VectorKernels kernels;
} // namespace avx512fp16
#endif
} // namespace mlir::roofline

static bool hasAll(const llvm::StringMap<bool> &features,
                   std::initializer_list<StringRef> names) {
  return llvm::all_of(names,
                      [&](StringRef name) { return features.lookup(name); });
}

std::vector<const VectorKernels *>
mlir::roofline::listVectorKernels(const llvm::StringMap<bool> &features) {
  std::vector<const VectorKernels *> result;
#if defined(__x86_64__)
  // The vector extensions that the compile options of the files enable.
  bool hasAVX2 = hasAll(features, {"avx2", "fma"});
  bool hasAVX512 = hasAVX2 && hasAll(features, {"avx512f", "avx512bw",
                                                "avx512dq", "avx512vl"});
  if (hasAVX512 && hasAll(features, {"avx512fp16"}))
    result.push_back(&avx512fp16::kernels);
  if (hasAVX512)
    result.push_back(&avx512::kernels);
  if (hasAVX2)
    result.push_back(&avx2::kernels);
#endif
  result.push_back(&portable::kernels);
  return result;
}

//===----------------------------------------------------------------------===//
// Library functions
//===----------------------------------------------------------------------===//

/// Returns the exponential function of glibc's vector libm for vectors of
/// `lanes` elements; null if there is none.
static void *findVectorExp(bool isF32, int64_t lanes, int64_t vectorBytes) {
#if defined(__x86_64__)
  // The names follow the x86 vector function ABI: b, d and e stand for 128, 256
  // (AVX2) and 512 bits.
  auto library = llvm::sys::DynamicLibrary::getPermanentLibrary("libmvec.so.1");
  if (!library.isValid())
    return nullptr;
  StringRef isa = vectorBytes == 64 ? "e" : vectorBytes == 32 ? "d" : "b";
  std::string name = ("_ZGV" + isa + "N" + Twine(lanes) + "v_exp").str();
  return library.getAddressOfSymbol((name + (isF32 ? "f" : "")).c_str());
#else
  return nullptr;
#endif
}

/// The volatile pointers prevent the calls from being inlined.
static float (*volatile scalarExpF32)(float) = std::exp;
static double (*volatile scalarExpF64)(double) = std::exp;

template <typename T>
static double callScalar(T (*function)(T), int64_t iterations, double addend) {
  T sums[callsPerIteration] = {};
  for (int64_t i = 0; i < iterations; ++i)
    for (T &sum : sums)
      sum += function(T(addend));
  double total = 0;
  for (T sum : sums)
    total += sum;
  return total;
}

static TimedWork makeScalarExp(bool isF32) {
  TimedWork work{"special",
                 isF32 ? "f32" : "f64",
                 "scalar exp of the C library",
                 StepKind::Exponential,
                 callsPerIteration,
                 nullptr};
  if (isF32)
    work.run = [](int64_t iterations, double, double addend) {
      return callScalar<float>(scalarExpF32, iterations, addend);
    };
  else
    work.run = [](int64_t iterations, double, double addend) {
      return callScalar<double>(scalarExpF64, iterations, addend);
    };
  return work;
}

static void addExponentials(const VectorKernels &vector, bool isF32,
                            std::vector<TimedWork> &result) {
  TimedWork scalar = makeScalarExp(isF32);
  int64_t lanes = vector.vectorBytes / (isF32 ? 4 : 8);
  if (void *function = findVectorExp(isF32, lanes, vector.vectorBytes)) {
    auto *call = isF32 ? vector.callF32 : vector.callF64;
    TimedWork work{
        "special",
        scalar.type,
        (Twine(vector.vectorBytes * 8) + "-bit exp of glibc's libmvec").str(),
        StepKind::Exponential,
        callsPerIteration * lanes,
        [=](int64_t iterations, double, double addend) {
          return call(function, iterations, addend);
        }};
    result.push_back(work);
    scalar.isAside = true;
  }
  result.push_back(scalar);
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

static TimedWork toWork(const ComputeKernel &kernel, const Twine &method) {
  return {kernel.unit,
          kernel.type,
          method.str(),
          kernel.step,
          kernel.opsPerIteration,
          kernel.run};
}

static void addDotProducts(const llvm::StringMap<bool> &features,
                           std::vector<TimedWork> &result) {
#if defined(__x86_64__)
  auto add = [&](const ComputeKernel &kernel) {
    result.push_back(toWork(kernel, kernel.method));
  };
  bool hasTiles = hasAll(features, {"amx-tile"}) && requestTiles();
  if (hasTiles && hasAll(features, {"amx-bf16"}))
    add(tilesBF16);
  else if (hasAll(features, {"avx512f", "avx512bf16"}))
    add(dotBF16);
  if (hasTiles && hasAll(features, {"amx-int8"}))
    add(tilesI8);
  else if (hasAll(features, {"avx512f", "avx512vnni"}))
    add(dotI8);
  else if (hasAll(features, {"avx2", "avxvnni"}))
    add(dotI8In256Bits);
#endif
}

KernelSet mlir::roofline::selectKernels(const llvm::StringMap<bool> &features) {
  const VectorKernels &vector = *listVectorKernels(features).front();
  KernelSet result{&vector, {}};
  addDotProducts(features, result.work);
  for (int64_t i = 0; i < vector.numCompute; ++i) {
    const ComputeKernel &kernel = vector.compute[i];
    result.work.push_back(toWork(kernel, Twine(vector.vectorBytes * 8) +
                                             "-bit " + kernel.method));
  }
  addExponentials(vector, /*isF32=*/true, result.work);
  addExponentials(vector, /*isF32=*/false, result.work);
  return result;
}

//===----------------------------------------------------------------------===//
// Check
//===----------------------------------------------------------------------===//

/// Computes the value of one accumulator after `steps` steps.
static double computeAccumulator(StepKind step, int64_t steps,
                                 int64_t multiplier, int64_t addend) {
  int64_t x = 0;
  for (int64_t i = 0; i < steps; ++i)
    switch (step) {
    case StepKind::MultiplyAdd:
      x = x * multiplier + addend;
      break;
    case StepKind::AddXor:
      x = (x + addend) ^ multiplier;
      break;
    case StepKind::Accumulate:
      x += multiplier * addend;
      break;
    case StepKind::Exponential:
      return steps * std::exp(double(addend));
    }
  return x;
}

bool mlir::roofline::isCorrect(const TimedWork &work) {
  // Few steps with small values: at most 1820, which is exact in every type but
  // i8, for which the maximum is 24.
  constexpr int64_t steps = 6, multiplier = 3, addend = 5;
  bool isCall = work.step == StepKind::Exponential;
  int64_t accumulators = work.opsPerIteration / (isCall ? 1 : 2);
  double expected =
      accumulators * computeAccumulator(work.step, steps, multiplier, addend);
  double actual = work.run(steps, multiplier, addend);
  // The vector libm may be off by 4 units in the last place; sums round as
  // well.
  double tolerance = isCall ? 1e-5 * expected : 0;
  return std::abs(actual - expected) <= tolerance;
}

int64_t mlir::roofline::runClockChain(int64_t iterations, int64_t addend) {
  int64_t x = 0;
  for (int64_t i = 0; i < iterations; ++i) {
    x += addend;
    // Hide the value from the compiler, so that additions stay additions.
    asm volatile("" : "+r"(x));
  }
  return x;
}
