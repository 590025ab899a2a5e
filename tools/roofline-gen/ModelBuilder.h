//===- ModelBuilder.h - Builds the ops of models ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the ops that all families share: named arguments with roles and named
// dims, named locations, contractions, elementwise ops, reductions and
// collectives, all on tensors with any mix of static and dynamic dims.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_MODELBUILDER_H
#define ROOFLINE_TOOLS_GEN_MODELBUILDER_H

#include "Workload.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline::gen {

/// A size: a number, or the name of a dynamic size.
struct Dim {
  Dim(int64_t size) : size(size) {}
  /// `symbol` is used if `size` is `ShapedType::kDynamic`.
  Dim(int64_t size, StringRef symbol) : size(size), symbol(symbol) {}
  int64_t size;
  StringRef symbol;
};

using Sizes = SmallVector<OpFoldResult, 5>;

/// A ranked tensor and its sizes, as constants or index values.
struct Tensor {
  Value value;
  Sizes sizes;

  RankedTensorType getType() const {
    return cast<RankedTensorType>(value.getType());
  }
  Type getElementType() const { return getType().getElementType(); }
  int64_t getRank() const { return getType().getRank(); }
};

/// The role of an argument; `Input` is an input of the phase.
enum class Role { Input, Weight, Cache };

class ModelBuilder {
public:
  /// Arithmetic is done in `computeType`, whatever type is stored.
  ModelBuilder(ModuleOp module, Type computeType);

  MLIRContext *getContext() { return builder.getContext(); }
  Type getComputeType() const { return computeType; }

  //===--------------------------------------------------------------------===//
  // Names
  //===--------------------------------------------------------------------===//

  /// Prefixes the names of all locations with `name` and a dot during its
  /// lifetime.
  class Scope {
  public:
    Scope(ModelBuilder &builder, const Twine &name);
    ~Scope() { builder.prefix.resize(oldSize); }

  private:
    ModelBuilder &builder;
    size_t oldSize;
  };

  /// Returns the builder with its location set to `name`.
  ImplicitLocOpBuilder &at(const Twine &name);

  //===--------------------------------------------------------------------===//
  // Functions and their arguments
  //===--------------------------------------------------------------------===//

  void beginFunction(StringRef name);
  Tensor addArgument(const Twine &name, ArrayRef<Dim> dims, Type elementType,
                     Role role = Role::Input);
  void endFunction(ArrayRef<Tensor> results);

  //===--------------------------------------------------------------------===//
  // Tensors
  //===--------------------------------------------------------------------===//

  static Sizes makeSizes(MLIRContext *context, ArrayRef<int64_t> sizes);
  /// Returns `size` + `offset`.
  OpFoldResult add(OpFoldResult size, int64_t offset);
  Tensor empty(ArrayRef<OpFoldResult> sizes, Type elementType);
  Tensor fill(const Twine &name, ArrayRef<OpFoldResult> sizes, Type elementType,
              double value);
  /// Splits dims: dim i becomes `groups[i]`. The result is a view.
  Tensor expand(const Twine &name, const Tensor &input, ArrayRef<Sizes> groups);
  /// Merges the dims of each of `groups`, whose sizes must be known in groups
  /// of several dims. The result is a view.
  Tensor collapse(const Twine &name, const Tensor &input,
                  ArrayRef<ReassociationIndices> groups);
  /// Takes a slice of unit stride. The result is a view.
  Tensor slice(const Twine &name, const Tensor &input,
               ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes);
  Tensor insert(const Twine &name, const Tensor &source, const Tensor &into,
                ArrayRef<OpFoldResult> offsets);

  //===--------------------------------------------------------------------===//
  // Computation
  //===--------------------------------------------------------------------===//

  /// A scalar function. Inputs are one scalar each, floats in the compute type;
  /// the result may have any type.
  using Body = function_ref<Value(ImplicitLocOpBuilder &, ValueRange)>;

  /// Computes out = body(inputs), once per element of the output. `maps` are
  /// the indexing maps of the inputs from the dims of the output. The result is
  /// computed into `init` if given.
  Tensor map(const Twine &name, ArrayRef<Tensor> inputs,
             ArrayRef<AffineMap> maps, ArrayRef<OpFoldResult> sizes,
             Type elementType, Body body, const Tensor *init = nullptr);
  /// Computes out = body(inputs) per element. An input of lower rank lacks the
  /// leading dims.
  Tensor elementwise(const Twine &name, ArrayRef<Tensor> inputs,
                     Type elementType, Body body);
  Tensor add(const Twine &name, const Tensor &lhs, const Tensor &rhs,
             Type elementType);
  /// Computes the maximum with 0.
  Tensor relu(const Twine &name, const Tensor &input, Type elementType);
  /// Converts `input` to `elementType`; returns `input` if it has that type.
  Tensor cast(const Twine &name, const Tensor &input, Type elementType);

  /// A scalar function of inputs, floats in the compute type, and then of one
  /// accumulator per result.
  using Combiner =
      function_ref<SmallVector<Value>(ImplicitLocOpBuilder &, ValueRange)>;

  /// Combines the inputs into `inits` over the last loop. `maps` are the
  /// indexing maps of the inputs from the loops; those before the last are the
  /// dims of each result.
  SmallVector<Tensor> reduceLast(const Twine &name, ArrayRef<Tensor> inputs,
                                 ArrayRef<AffineMap> maps,
                                 ArrayRef<Tensor> inits, Combiner combine);
  /// Computes out = sum of body(inputs) over the last dim of the first input,
  /// in the compute type. `maps` are the indexing maps of the inputs from the
  /// dims of the first.
  Tensor sumLast(const Twine &name, ArrayRef<Tensor> inputs,
                 ArrayRef<AffineMap> maps, Body body);

  /// Computes out = sum of lhs * rhs in the compute type. Letters name loops as
  /// in Einstein's notation: "bsk,kn->bsn".
  Tensor contract(const Twine &name, StringRef equation, const Tensor &lhs,
                  const Tensor &rhs);
  Tensor softmaxLast(const Twine &name, const Tensor &input);

  //===--------------------------------------------------------------------===//
  // Devices
  //===--------------------------------------------------------------------===//

  /// Declares the grid of `size` devices on the first call.
  void makeGrid(StringRef grid, int64_t size);
  /// Sums over all devices of the grid.
  Tensor allReduce(const Twine &name, const Tensor &input, StringRef grid);
  /// Concatenates the tensors of all devices along the last dim.
  Tensor allGatherLast(const Twine &name, const Tensor &input, StringRef grid,
                       int64_t devices);
  /// Returns the linear position of the device in the grid, an index.
  Value getDeviceIndex(StringRef grid);

  //===--------------------------------------------------------------------===//
  // Maps and scalars
  //===--------------------------------------------------------------------===//

  /// Returns the map (d0, d1, ...) -> (those of `dims`) of `loops` dims.
  AffineMap makeMap(unsigned loops, ArrayRef<unsigned> dims) {
    return AffineMap::getMultiDimMapWithTargets(loops, dims, getContext());
  }

  /// Returns a constant; `value` is a whole number if `type` is an integer.
  static Value constant(ImplicitLocOpBuilder &b, Type type, double value);
  /// Converts a scalar to a float of the compute type.
  Value widen(ImplicitLocOpBuilder &b, Value value);
  /// Converts a scalar of the compute type to `type`.
  Value narrow(ImplicitLocOpBuilder &b, Value value, Type type);

private:
  RankedTensorType makeType(ArrayRef<OpFoldResult> sizes, Type elementType);

  ModuleOp module;
  ImplicitLocOpBuilder builder;
  Type computeType;
  std::string prefix;

  // State of the function that is being built.
  func::FuncOp function;
  SmallVector<DictionaryAttr> argumentAttributes;
  llvm::StringMap<OpFoldResult> symbols;
};

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_MODELBUILDER_H
