//===- LibraryKernels.cpp - Times of oneDNN's and OpenBLAS's kernels ------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: roofline-library-kernels <kernels.txt >times.csv
//
// Each line of the input is one kernel in f32: its id, its kind, its sizes.
//
//   conv N C H W K R S STRIDE GROUPS   oneDNN, direct, no padding, its layouts
//   gemm BATCH M N K                   oneDNN
//   sgemm M N K                        OpenBLAS
//   add SIZE, relu SIZE, gelu SIZE     oneDNN
//   softmax ROWS COLUMNS, sum ROWS COLUMNS   oneDNN, along the columns
//
// Each line of the output is the kernel's id, `warm` (repeated on the same
// operands) or `cold` (its operands are flushed from all caches before), the
// median and the least of its times [us]. Threads are those of OMP_NUM_THREADS
// and OPENBLAS_NUM_THREADS.
//
//===----------------------------------------------------------------------===//

#include "dnnl.hpp"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cblas.h>
#include <chrono>
#include <functional>
#include <iostream>
#include <numeric>
#include <unordered_map>

using namespace dnnl;

namespace {
using Sizes = memory::dims;

/// A kernel that is ready to run, and the memory that it touches.
struct Kernel {
  std::function<void()> run;
  std::vector<memory> operands;
};
} // namespace

static engine &getEngine() {
  static engine cpu(engine::kind::cpu, 0);
  return cpu;
}

static stream &getStream() {
  static stream own(getEngine());
  return own;
}

/// Memory of `desc` without denormal numbers.
static memory makeMemory(const memory::desc &desc) {
  memory own(desc, getEngine());
  std::fill_n(static_cast<float *>(own.get_data_handle()),
              desc.get_size() / sizeof(float), 0.5f);
  return own;
}

static memory::desc describe(const Sizes &sizes) {
  Sizes strides(sizes.size(), 1);
  for (size_t i = sizes.size(); i-- > 1;)
    strides[i - 1] = strides[i] * sizes[i];
  return memory::desc(sizes, memory::data_type::f32, strides);
}

/// Of `sizes` in the layout that the library wants.
static memory::desc describeAny(const Sizes &sizes) {
  return memory::desc(sizes, memory::data_type::f32, memory::format_tag::any);
}

static Kernel makeKernel(const primitive &own,
                         std::unordered_map<int, memory> arguments) {
  Kernel kernel;
  for (const auto &[number, operand] : arguments)
    kernel.operands.push_back(operand);
  kernel.run = [own, arguments] {
    own.execute(getStream(), arguments);
    getStream().wait();
  };
  return kernel;
}

static Kernel makeConvolution(llvm::ArrayRef<int64_t> s) {
  int64_t n = s[0], c = s[1], h = s[2], w = s[3], k = s[4], r = s[5], q = s[6],
          stride = s[7], groups = s[8];
  Sizes taps = groups > 1 ? Sizes{groups, k / groups, c / groups, r, q}
                          : Sizes{k, c, r, q};
  convolution_forward::primitive_desc desc(
      convolution_forward::desc(
          prop_kind::forward_inference, algorithm::convolution_direct,
          describeAny({n, c, h, w}), describeAny(taps),
          describeAny({n, k, (h - r) / stride + 1, (w - q) / stride + 1}),
          {stride, stride}, {0, 0}, {0, 0}),
      getEngine());
  return makeKernel(convolution_forward(desc),
                    {{DNNL_ARG_SRC, makeMemory(desc.src_desc())},
                     {DNNL_ARG_WEIGHTS, makeMemory(desc.weights_desc())},
                     {DNNL_ARG_DST, makeMemory(desc.dst_desc())}});
}

static Kernel makeProduct(llvm::ArrayRef<int64_t> s) {
  int64_t batch = s[0], m = s[1], n = s[2], k = s[3];
  matmul::primitive_desc desc(matmul::desc(describe({batch, m, k}),
                                           describe({batch, k, n}),
                                           describe({batch, m, n})),
                              getEngine());
  return makeKernel(matmul(desc),
                    {{DNNL_ARG_SRC, makeMemory(desc.src_desc())},
                     {DNNL_ARG_WEIGHTS, makeMemory(desc.weights_desc())},
                     {DNNL_ARG_DST, makeMemory(desc.dst_desc())}});
}

static Kernel makeBlasProduct(llvm::ArrayRef<int64_t> s) {
  int64_t m = s[0], n = s[1], k = s[2];
  memory a = makeMemory(describe({m, k})), b = makeMemory(describe({k, n})),
         c = makeMemory(describe({m, n}));
  auto get = [](const memory &operand) {
    return static_cast<float *>(operand.get_data_handle());
  };
  return {[=] {
            cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, m, n, k, 1,
                        get(a), k, get(b), n, 0, get(c), n);
          },
          {a, b, c}};
}

static Kernel makeAddition(llvm::ArrayRef<int64_t> s) {
  memory::desc whole = describe({s[0]});
  binary::primitive_desc desc(
      binary::desc(algorithm::binary_add, whole, whole, whole), getEngine());
  return makeKernel(binary(desc), {{DNNL_ARG_SRC_0, makeMemory(whole)},
                                   {DNNL_ARG_SRC_1, makeMemory(whole)},
                                   {DNNL_ARG_DST, makeMemory(whole)}});
}

static Kernel makeElementwise(llvm::ArrayRef<int64_t> s, algorithm function) {
  memory::desc whole = describe({s[0]});
  eltwise_forward::primitive_desc desc(
      eltwise_forward::desc(prop_kind::forward_inference, function, whole),
      getEngine());
  return makeKernel(eltwise_forward(desc), {{DNNL_ARG_SRC, makeMemory(whole)},
                                            {DNNL_ARG_DST, makeMemory(whole)}});
}

static Kernel makeSoftmax(llvm::ArrayRef<int64_t> s) {
  memory::desc whole = describe({s[0], s[1]});
  softmax_forward::primitive_desc desc(
      softmax_forward::desc(prop_kind::forward_inference, whole, /*axis=*/1),
      getEngine());
  return makeKernel(softmax_forward(desc), {{DNNL_ARG_SRC, makeMemory(whole)},
                                            {DNNL_ARG_DST, makeMemory(whole)}});
}

static Kernel makeSum(llvm::ArrayRef<int64_t> s) {
  memory::desc whole = describe({s[0], s[1]}), sums = describe({s[0], 1});
  reduction::primitive_desc desc(
      reduction::desc(algorithm::reduction_sum, whole, sums, 0, 0),
      getEngine());
  return makeKernel(reduction(desc), {{DNNL_ARG_SRC, makeMemory(whole)},
                                      {DNNL_ARG_DST, makeMemory(sums)}});
}

static const struct {
  llvm::StringLiteral name;
  size_t sizes;
  Kernel (*make)(llvm::ArrayRef<int64_t>);
} kinds[] = {
    {"conv", 9, makeConvolution},
    {"gemm", 4, makeProduct},
    {"sgemm", 3, makeBlasProduct},
    {"add", 1, makeAddition},
    {"relu", 1,
     [](llvm::ArrayRef<int64_t> s) {
       return makeElementwise(s, algorithm::eltwise_relu);
     }},
    {"gelu", 1,
     [](llvm::ArrayRef<int64_t> s) {
       return makeElementwise(s, algorithm::eltwise_gelu_erf);
     }},
    {"softmax", 2, makeSoftmax},
    {"sum", 2, makeSum},
};

/// Removes the operands from all caches.
static void flush(const Kernel &kernel) {
#if defined(__x86_64__)
  for (const memory &operand : kernel.operands) {
    const char *bytes = static_cast<const char *>(operand.get_data_handle());
    for (size_t at = 0; at < operand.get_desc().get_size(); at += 64)
      __builtin_ia32_clflush(bytes + at);
  }
  __builtin_ia32_mfence();
#else
  // No last-level cache holds this much.
  static std::vector<char> large(size_t(1) << 30);
  for (size_t at = 0; at < large.size(); at += 64)
    ++large[at];
#endif
}

/// Prints the median and the least of enough times.
static void measure(llvm::StringRef id, const Kernel &kernel, bool isCold) {
  constexpr double enoughSeconds = 0.1;
  constexpr size_t leastRuns = 9, mostRuns = 100;
  for (int i = 0; i < 3; ++i)
    kernel.run();
  std::vector<double> times;
  double sum = 0;
  while (times.size() < leastRuns ||
         (sum < enoughSeconds && times.size() < mostRuns)) {
    if (isCold)
      flush(kernel);
    auto start = std::chrono::steady_clock::now();
    kernel.run();
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - start;
    times.push_back(time.count());
    sum += time.count();
  }
  llvm::sort(times);
  llvm::outs() << llvm::formatv("{0},{1},{2:f3},{3:f3}\n", id,
                                isCold ? "cold" : "warm",
                                1e6 * times[times.size() / 2], 1e6 * times[0]);
}

int main() {
  llvm::outs() << "id,state,time_us,least_us\n";
  std::string line;
  while (std::getline(std::cin, line)) {
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(line, words);
    const auto *kind = llvm::find_if(kinds, [&](const auto &known) {
      return words.size() > 1 && known.name == words[1];
    });
    llvm::SmallVector<int64_t> sizes(words.size());
    bool isKnown = kind != std::end(kinds) && words.size() == kind->sizes + 2;
    for (size_t i = 2; i < words.size(); ++i)
      isKnown &= !words[i].getAsInteger(10, sizes[i]) && sizes[i] > 0;
    if (!isKnown) {
      llvm::errs() << "roofline-library-kernels: no kernel: '" << line << "'\n";
      return 1;
    }
    Kernel kernel = kind->make(llvm::ArrayRef(sizes).drop_front(2));
    for (bool isCold : {false, true})
      measure(words[0], kernel, isCold);
  }
}
