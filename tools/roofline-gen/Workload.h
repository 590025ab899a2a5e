//===- Workload.h - What roofline-gen can write -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_WORKLOAD_H
#define ROOFLINE_TOOLS_GEN_WORKLOAD_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Support/LLVM.h"

namespace mlir::roofline::gen {

class ModelBuilder;

/// Element types that a flag can name.
enum class ElementType { F32, F16, BF16, F8E4M3FN, F8E5M2, I8, I4 };

/// All of them.
ArrayRef<ElementType> getElementTypes();
Type getType(ElementType type, MLIRContext *context);
StringRef getName(ElementType type);
bool isFloat(ElementType type);

/// A size that a flag or the configuration has to give.
constexpr int64_t notGiven = 0;
/// The largest size a flag takes: products of two fit in an int64.
constexpr int64_t maxSize = (int64_t(1) << 31) - 1;

/// Sizes of the whole model (before it is split over devices), element types
/// and the grid of devices. One struct for all families; each uses its part.
struct Parameters {
  /// Lengths; `ShapedType::kDynamic` is written as a dynamic dim.
  int64_t batch = 1;
  int64_t seq = notGiven;
  int64_t cache = notGiven;

  int64_t layers = notGiven;
  int64_t features = notGiven;
  int64_t hidden = notGiven;
  int64_t heads = notGiven;
  int64_t kvHeads = notGiven;
  int64_t intermediate = notGiven;
  int64_t vocab = notGiven;
  int64_t positions = notGiven;

  /// Devices: data parallel, tensor parallel.
  int64_t dp = 1;
  int64_t tp = 1;

  // Not given by flags.
  /// Base of the wavelengths of rotary position embedding.
  double ropeTheta = 10000;

  ElementType weights = ElementType::F32;
  ElementType activations = ElementType::F32;
  ElementType cacheType = ElementType::F32;
  /// Sums, and arithmetic between the load and the store of activations.
  ElementType accumulator = ElementType::F32;
};

/// A workload by its published name.
struct Configuration {
  StringLiteral name;
  /// One line for --list, with the source of the sizes.
  StringLiteral summary;
  Parameters parameters;
};

/// Reports one error of the command line, a sentence that starts lower-case.
using ErrorFn = function_ref<LogicalResult(const Twine &)>;

/// Workloads that one function builds.
struct Family {
  StringLiteral name;
  ArrayRef<Configuration> configurations;
  /// Names of the flags that mean something to it; other ones are refused.
  ArrayRef<StringLiteral> flags;
  /// Whether the parameters make sense together; sets those that follow from
  /// others where they are not given.
  LogicalResult (*complete)(const Configuration &configuration,
                            Parameters &parameters, ErrorFn error);
  /// Writes one function per phase.
  void (*build)(const Configuration &configuration,
                const Parameters &parameters, ModelBuilder &builder);
};

extern const Family mlpFamily, gptFamily, llamaFamily;

/// The module of a workload whose parameters are complete.
OwningOpRef<ModuleOp> generate(const Family &family,
                               const Configuration &configuration,
                               const Parameters &parameters,
                               MLIRContext &context);

/// All families, in the order of --list.
ArrayRef<const Family *> getFamilies();

/// Fails unless activations are floats, and the accumulator is at least 16 bits
/// wide and can hold every type.
LogicalResult checkTypes(const Parameters &parameters, ErrorFn error);

/// Fails unless `whole` is a multiple of `part`, both named as their flags.
LogicalResult checkDivisible(StringRef wholeFlag, int64_t whole,
                             StringRef partFlag, int64_t part, ErrorFn error);

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_WORKLOAD_H
