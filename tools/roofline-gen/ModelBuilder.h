//===- ModelBuilder.h - Layers written as MLIR ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the families share: named arguments with roles and named dims, named
// locations, contractions, elementwise ops, reductions and collectives, all on
// tensors of any mix of static and dynamic dims.
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

/// A size, or the name of a dynamic one.
struct Dim {
  Dim(int64_t size) : size(size) {}
  /// `symbol` is used if `size` is `ShapedType::kDynamic`.
  Dim(int64_t size, StringRef symbol) : size(size), symbol(symbol) {}
  int64_t size;
  StringRef symbol;
};

using Sizes = SmallVector<OpFoldResult, 5>;

/// A ranked tensor and its sizes, known or as index values.
struct Tensor {
  Value value;
  Sizes sizes;

  RankedTensorType getType() const {
    return cast<RankedTensorType>(value.getType());
  }
  Type getElementType() const { return getType().getElementType(); }
  int64_t getRank() const { return getType().getRank(); }
};

/// What an argument is; other ones are inputs of the phase.
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

  /// While it lives, the name of every location starts with `name` and a dot.
  class Scope {
  public:
    Scope(ModelBuilder &builder, const Twine &name);
    ~Scope() { builder.prefix.resize(oldSize); }

  private:
    ModelBuilder &builder;
    size_t oldSize;
  };

  /// The builder, located at `name`.
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
  /// `size` + `offset`.
  OpFoldResult add(OpFoldResult size, int64_t offset);
  Tensor empty(ArrayRef<OpFoldResult> sizes, Type elementType);
  Tensor fill(const Twine &name, ArrayRef<OpFoldResult> sizes, Type elementType,
              double value);
  /// Splits dims: dim i becomes `groups[i]`. A view.
  Tensor expand(const Twine &name, const Tensor &input, ArrayRef<Sizes> groups);
  /// Merges dims, `groups` of them, of known sizes but for groups of one dim. A
  /// view.
  Tensor collapse(const Twine &name, const Tensor &input,
                  ArrayRef<ReassociationIndices> groups);
  /// A view of unit stride.
  Tensor slice(const Twine &name, const Tensor &input,
               ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes);
  Tensor insert(const Twine &name, const Tensor &source, const Tensor &into,
                ArrayRef<OpFoldResult> offsets);

  //===--------------------------------------------------------------------===//
  // Computation
  //===--------------------------------------------------------------------===//

  /// Gets one scalar per input, those of floating point in the compute type,
  /// and returns the result in any type.
  using Body = function_ref<Value(ImplicitLocOpBuilder &, ValueRange)>;

  /// out = body(inputs), one execution per element of the output. `maps` are
  /// those of the inputs, from the dims of the output. Computed into `init` if
  /// there is one.
  Tensor map(const Twine &name, ArrayRef<Tensor> inputs,
             ArrayRef<AffineMap> maps, ArrayRef<OpFoldResult> sizes,
             Type elementType, Body body, const Tensor *init = nullptr);
  /// The same, where an input of a lower rank lacks the leading dims.
  Tensor elementwise(const Twine &name, ArrayRef<Tensor> inputs,
                     Type elementType, Body body);
  Tensor add(const Twine &name, const Tensor &lhs, const Tensor &rhs,
             Type elementType);
  /// `input` itself if it has the type.
  Tensor cast(const Twine &name, const Tensor &input, Type elementType);

  /// out = sum of body(inputs) over the last dim of the first input, in the
  /// compute type. `maps` are those of the inputs, from the dims of the first.
  Tensor sumLast(const Twine &name, ArrayRef<Tensor> inputs,
                 ArrayRef<AffineMap> maps, Body body);

  /// out = sum of lhs * rhs in the compute type.
  /// Letters name loops as in Einstein's notation: "bsk,kn->bsn".
  Tensor contract(const Twine &name, StringRef equation, const Tensor &lhs,
                  const Tensor &rhs);
  Tensor softmaxLast(const Twine &name, const Tensor &input);

  //===--------------------------------------------------------------------===//
  // Devices
  //===--------------------------------------------------------------------===//

  /// The grid of `size` devices, made by the first call.
  void makeGrid(StringRef grid, int64_t size);
  /// The sum over all devices of the grid.
  Tensor allReduce(const Twine &name, const Tensor &input, StringRef grid);
  /// The last dims of all devices, side by side.
  Tensor allGatherLast(const Twine &name, const Tensor &input, StringRef grid,
                       int64_t devices);
  /// The position of the device in the grid, an index.
  Value getDeviceIndex(StringRef grid);

  //===--------------------------------------------------------------------===//
  // Maps and scalars
  //===--------------------------------------------------------------------===//

  /// (d0, d1, ...) -> (those of `dims`), of `loops` dims.
  AffineMap makeMap(unsigned loops, ArrayRef<unsigned> dims) {
    return AffineMap::getMultiDimMapWithTargets(loops, dims, getContext());
  }

  static Value constant(ImplicitLocOpBuilder &b, Type type, double value);
  /// A scalar as a float of the compute type.
  Value widen(ImplicitLocOpBuilder &b, Value value);
  /// A scalar of the compute type as `type`.
  Value narrow(ImplicitLocOpBuilder &b, Value value, Type type);

private:
  RankedTensorType makeType(ArrayRef<OpFoldResult> sizes, Type elementType);

  ModuleOp module;
  ImplicitLocOpBuilder builder;
  Type computeType;
  std::string prefix;

  // Of the function that is being built.
  func::FuncOp function;
  SmallVector<DictionaryAttr> argumentAttributes;
  llvm::StringMap<OpFoldResult> symbols;
};

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_MODELBUILDER_H
