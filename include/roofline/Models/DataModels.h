//===- DataModels.h - Models of ops as data ---------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes models of ops from what a model file says: a family and its keys
// (`roofline.model`), or what is known of a reference function. In: data. Out:
// an `OpModel`, which answers as the models of upstream's ops do, by rules R1
// to R19. docs/extend/Models.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_MODELS_DATAMODELS_H
#define ROOFLINE_MODELS_DATAMODELS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "roofline/IR/OpModel.h"
#include "roofline/IR/RooflineOps.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mlir::roofline {

/// Returns the model of an op of `family` with `keys`. On failure (an unknown
/// key, a value of the wrong kind) a diagnostic has been emitted at `loc`.
std::unique_ptr<OpModel> makeFamilyModel(OpFamily family, DictionaryAttr keys,
                                         Location loc);

/// The kind of an op that an attribute names, for which a model file has a
/// model `dialect.op.KIND`: a string, or the last word of another dialect's
/// attribute.
StringRef getDispatchedKind(Attribute attribute);

/// What is known of a function that does what an op does: its work in symbols
/// `arg0_d1` (a dim of an argument) and `arg0` (a value), or the names that
/// `roofline.dims` gives to dims.
struct ReferenceFunction {
  struct Argument {
    /// May be any type; a ranked tensor or memref has dims.
    Type type;
    bool isUsed = false;
    /// The symbols of dims and of the value.
    SmallVector<std::string, 4> dims;
    std::string value;
  };
  std::string name;
  SmallVector<Argument, 4> arguments;
  SmallVector<Type, 1> resultTypes;
  /// Dims of the ranked results.
  SmallVector<SmallVector<Count, 4>, 1> results;
  WorkSummary work;
  /// Sizes that have to be equal.
  std::vector<std::pair<Count, Count>> equalSizes;
  bool isUnbounded = false;
  /// The op moves its own operands and results; otherwise what the ops of the
  /// body move.
  bool isFused = true;
};

std::unique_ptr<OpModel> makeReferenceModel(ReferenceFunction function);

} // namespace mlir::roofline

#endif // ROOFLINE_MODELS_DATAMODELS_H
