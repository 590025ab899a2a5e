//===- ModelBuilder.cpp - Builds the ops of models ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelBuilder.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace mlir::roofline::gen;

ModelBuilder::ModelBuilder(ModuleOp module, Type computeType)
    : module(module), builder(module.getLoc(), module.getContext()),
      computeType(computeType) {}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

ModelBuilder::Scope::Scope(ModelBuilder &builder, const Twine &name)
    : builder(builder), oldSize(builder.prefix.size()) {
  builder.prefix += (name + ".").str();
}

ImplicitLocOpBuilder &ModelBuilder::at(const Twine &name) {
  builder.setLoc(NameLoc::get(builder.getStringAttr(prefix + name)));
  return builder;
}

//===----------------------------------------------------------------------===//
// Functions and their arguments
//===----------------------------------------------------------------------===//

void ModelBuilder::beginFunction(StringRef name) {
  builder.setInsertionPointToEnd(module.getBody());
  function =
      func::FuncOp::create(at(name), name, builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  argumentAttributes.clear();
  symbols.clear();
}

/// Returns the attributes `roofline.role` and `roofline.dims`, as far as they
/// apply.
static DictionaryAttr makeArgumentAttributes(Builder &builder,
                                             ArrayRef<Dim> dims, Role role) {
  SmallVector<NamedAttribute> attributes;
  if (role != Role::Input)
    attributes.push_back(builder.getNamedAttr(
        "roofline.role",
        builder.getStringAttr(role == Role::Weight ? "weight" : "cache")));
  SmallVector<StringRef> names;
  for (const Dim &dim : dims)
    names.push_back(ShapedType::isDynamic(dim.size) ? dim.symbol : "");
  if (!llvm::all_of(names, [](StringRef name) { return name.empty(); }))
    attributes.push_back(
        builder.getNamedAttr("roofline.dims", builder.getStrArrayAttr(names)));
  return builder.getDictionaryAttr(attributes);
}

Tensor ModelBuilder::addArgument(const Twine &name, ArrayRef<Dim> dims,
                                 Type elementType, Role role) {
  ImplicitLocOpBuilder &b = at(name);
  auto shape =
      llvm::map_to_vector(dims, [](const Dim &dim) { return dim.size; });
  Tensor result;
  result.value = function.front().addArgument(
      RankedTensorType::get(shape, elementType), b.getLoc());
  argumentAttributes.push_back(makeArgumentAttributes(b, dims, role));
  for (auto [index, dim] : llvm::enumerate(dims)) {
    if (!ShapedType::isDynamic(dim.size)) {
      result.sizes.push_back(b.getIndexAttr(dim.size));
      continue;
    }
    OpFoldResult &size = symbols[dim.symbol];
    if (!size)
      size = tensor::DimOp::create(b, result.value, index).getResult();
    result.sizes.push_back(size);
  }
  return result;
}

void ModelBuilder::endFunction(ArrayRef<Tensor> results) {
  auto values =
      llvm::map_to_vector(results, [](const Tensor &t) { return t.value; });
  func::ReturnOp::create(at("return"), values);
  function.setType(builder.getFunctionType(function.front().getArgumentTypes(),
                                           ValueRange(values).getTypes()));
  function.setAllArgAttrs(argumentAttributes);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Sizes ModelBuilder::makeSizes(MLIRContext *context, ArrayRef<int64_t> sizes) {
  return Sizes(getAsIndexOpFoldResult(context, sizes));
}

OpFoldResult ModelBuilder::add(OpFoldResult size, int64_t offset) {
  AffineExpr symbol = builder.getAffineSymbolExpr(0);
  return affine::makeComposedFoldedAffineApply(builder, builder.getLoc(),
                                               symbol + offset, {size});
}

RankedTensorType ModelBuilder::makeType(ArrayRef<OpFoldResult> sizes,
                                        Type elementType) {
  SmallVector<int64_t> shape;
  SmallVector<Value> dynamicSizes;
  dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
  return RankedTensorType::get(shape, elementType);
}

Tensor ModelBuilder::empty(ArrayRef<OpFoldResult> sizes, Type elementType) {
  Value value = tensor::EmptyOp::create(builder, sizes, elementType);
  return {value, Sizes(sizes)};
}

Tensor ModelBuilder::fill(const Twine &name, ArrayRef<OpFoldResult> sizes,
                          Type elementType, double value) {
  ImplicitLocOpBuilder &b = at(name);
  Value scalar = constant(b, elementType, value);
  Tensor init = empty(sizes, elementType);
  return {linalg::FillOp::create(b, scalar, init.value).getResult(0),
          init.sizes};
}

Tensor ModelBuilder::expand(const Twine &name, const Tensor &input,
                            ArrayRef<Sizes> groups) {
  Tensor result;
  SmallVector<ReassociationIndices> reassociation;
  for (const Sizes &group : groups) {
    reassociation.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(
        result.sizes.size(), result.sizes.size() + group.size())));
    llvm::append_range(result.sizes, group);
  }
  result.value = tensor::ExpandShapeOp::create(
      at(name), makeType(result.sizes, input.getElementType()), input.value,
      reassociation, result.sizes);
  return result;
}

Tensor ModelBuilder::collapse(const Twine &name, const Tensor &input,
                              ArrayRef<ReassociationIndices> groups) {
  Tensor result;
  for (const ReassociationIndices &group : groups) {
    if (group.size() == 1) {
      result.sizes.push_back(input.sizes[group.front()]);
      continue;
    }
    int64_t product = 1;
    for (int64_t dim : group)
      product *= getConstantIntValue(input.sizes[dim]).value();
    result.sizes.push_back(builder.getIndexAttr(product));
  }
  result.value = tensor::CollapseShapeOp::create(
      at(name), makeType(result.sizes, input.getElementType()), input.value,
      SmallVector<ReassociationIndices>(groups));
  return result;
}

Tensor ModelBuilder::slice(const Twine &name, const Tensor &input,
                           ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes) {
  ImplicitLocOpBuilder &b = at(name);
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  Value value =
      tensor::ExtractSliceOp::create(b, input.value, offsets, sizes, strides);
  return {value, Sizes(sizes)};
}

Tensor ModelBuilder::insert(const Twine &name, const Tensor &source,
                            const Tensor &into,
                            ArrayRef<OpFoldResult> offsets) {
  ImplicitLocOpBuilder &b = at(name);
  SmallVector<OpFoldResult> strides(offsets.size(), b.getIndexAttr(1));
  Value value = tensor::InsertSliceOp::create(b, source.value, into.value,
                                              offsets, source.sizes, strides);
  return {value, into.sizes};
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

void ModelBuilder::makeGrid(StringRef grid, int64_t size) {
  if (module.lookupSymbol(grid))
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  shard::GridOp::create(at(grid), grid, size);
}

Tensor ModelBuilder::allReduce(const Twine &name, const Tensor &input,
                               StringRef grid) {
  Value value = shard::AllReduceOp::create(at(name), input.value, grid,
                                           ArrayRef<shard::GridAxis>{0},
                                           shard::ReductionKind::Sum);
  return {value, input.sizes};
}

Tensor ModelBuilder::allGatherLast(const Twine &name, const Tensor &input,
                                   StringRef grid, int64_t devices) {
  ImplicitLocOpBuilder &b = at(name);
  Sizes sizes = input.sizes;
  sizes.back() =
      b.getIndexAttr(getConstantIntValue(sizes.back()).value() * devices);
  Value value = shard::AllGatherOp::create(
      b, makeType(sizes, input.getElementType()), grid, ArrayRef<int16_t>{0},
      input.value, APInt(64, sizes.size() - 1));
  return {value, sizes};
}

Value ModelBuilder::getDeviceIndex(StringRef grid) {
  auto op = shard::ProcessMultiIndexOp::create(builder, grid,
                                               ArrayRef<shard::GridAxis>{0});
  return op->getResult(0);
}
