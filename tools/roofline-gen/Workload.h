//===- Workload.h - The workloads of roofline-gen ---------------*- C++ -*-===//
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

/// Returns all of these element types.
ArrayRef<ElementType> getElementTypes();
Type getType(ElementType type, MLIRContext *context);
StringRef getName(ElementType type);
bool isFloat(ElementType type);

/// A size that a flag or the configuration must give.
constexpr int64_t notGiven = 0;
/// Largest size that a flag accepts: the product of two fits in an int64.
constexpr int64_t maxSize = (int64_t(1) << 31) - 1;

/// Sizes of the whole model (before it is distributed over devices), element
/// types and the device grid. All families share this struct; each uses a part
/// of it.
struct Parameters {
  /// Lengths; `ShapedType::kDynamic` makes a dynamic dim.
  int64_t batch = 1;
  int64_t seq = notGiven;
  int64_t cache = notGiven;

  int64_t layers = notGiven;
  int64_t features = notGiven;
  int64_t hidden = notGiven;
  int64_t heads = notGiven;
  int64_t kvHeads = notGiven;
  int64_t headSize = notGiven;
  int64_t intermediate = notGiven;
  int64_t experts = notGiven;
  int64_t capacity = notGiven;
  int64_t vocab = notGiven;
  int64_t positions = notGiven;

  /// For networks on images: rows and columns, channels of the first layer,
  /// classes.
  int64_t image = notGiven;
  int64_t channels = notGiven;
  int64_t classes = notGiven;

  /// Number of data-parallel and of tensor-parallel devices.
  int64_t dp = 1;
  int64_t tp = 1;

  // Parameters without flags.
  /// Base of the wavelengths of rotary position embedding.
  double ropeTheta = 10000;
  /// Whether decoders with learned positions have ReLU in place of GELU.
  bool hasReLU = false;
  /// Rows of the learned positions before that of the first token.
  int64_t paddingPositions = 0;

  ElementType weights = ElementType::F32;
  ElementType activations = ElementType::F32;
  ElementType cacheType = ElementType::F32;
  /// Type of sums, and of arithmetic between the load and the store of
  /// activations.
  ElementType accumulator = ElementType::F32;
};

/// A workload under its published name.
struct Configuration {
  StringLiteral name;
  /// One line for --list, with the source of the sizes.
  StringLiteral summary;
  Parameters parameters;
};

/// Reports an error of the command line, a sentence that starts in lower case.
using ErrorFn = function_ref<LogicalResult(const Twine &)>;

/// Workloads that one function builds.
struct Family {
  StringLiteral name;
  ArrayRef<Configuration> configurations;
  /// Names of the flags that apply to the family; others are rejected.
  ArrayRef<StringLiteral> flags;
  /// Checks that the parameters are consistent, and sets missing ones that
  /// follow from others.
  LogicalResult (*complete)(const Configuration &configuration,
                            Parameters &parameters, ErrorFn error);
  /// Adds one function per phase.
  void (*build)(const Configuration &configuration,
                const Parameters &parameters, ModelBuilder &builder);
};

extern const Family mlpFamily, resnetFamily, encoderFamily, gptFamily,
    llamaFamily, switchFamily;

/// Generates the module of a workload whose parameters are complete.
OwningOpRef<ModuleOp> generate(const Family &family,
                               const Configuration &configuration,
                               const Parameters &parameters,
                               MLIRContext &context);

/// Returns all families, in the order of --list.
ArrayRef<const Family *> getFamilies();

/// Fails unless activations are floats and the accumulator is at least 16 bits
/// wide and can represent every type.
LogicalResult checkTypes(const Parameters &parameters, ErrorFn error);

/// Fails unless `whole` is a multiple of `part`, which are named by their
/// flags.
LogicalResult checkDivisible(StringRef wholeFlag, int64_t whole,
                             StringRef partFlag, int64_t part, ErrorFn error);

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_WORKLOAD_H
