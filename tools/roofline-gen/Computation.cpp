//===- Computation.cpp - Contractions, elementwise ops, reductions --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::roofline::gen;
using utils::IteratorType;

Value ModelBuilder::constant(ImplicitLocOpBuilder &b, Type type, double value) {
  return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
}

Value ModelBuilder::widen(ImplicitLocOpBuilder &b, Value value) {
  return convertScalarToDtype(b, b.getLoc(), value, computeType,
                              /*isUnsignedCast=*/false);
}

Value ModelBuilder::narrow(ImplicitLocOpBuilder &b, Value value, Type type) {
  return convertScalarToDtype(b, b.getLoc(), value, type,
                              /*isUnsignedCast=*/false);
}

/// Builds a payload: `body` applied to the inputs, floats in the compute type,
/// and converted to the type of the output. With `isSum` it is added to the
/// output.
static void buildPayload(ModelBuilder &model, OpBuilder &builder, Location loc,
                         ValueRange arguments, ModelBuilder::Body body,
                         bool isSum) {
  ImplicitLocOpBuilder b(loc, builder);
  SmallVector<Value> scalars;
  for (Value argument : arguments.drop_back())
    scalars.push_back(isa<FloatType>(argument.getType())
                          ? model.widen(b, argument)
                          : argument);
  Value result = body(b, scalars);
  Value output = arguments.back();
  if (isSum)
    result = arith::AddFOp::create(b, output, result);
  linalg::YieldOp::create(b, model.narrow(b, result, output.getType()));
}

static SmallVector<Value> getValues(ArrayRef<Tensor> tensors) {
  return llvm::map_to_vector(tensors,
                             [](const Tensor &tensor) { return tensor.value; });
}

/// Returns the map to the last `rank` of `loops` dims.
static AffineMap getTrailingMap(int64_t loops, int64_t rank,
                                MLIRContext *context) {
  return AffineMap::getMinorIdentityMap(loops, rank, context);
}

Tensor ModelBuilder::map(const Twine &name, ArrayRef<Tensor> inputs,
                         ArrayRef<AffineMap> maps, ArrayRef<OpFoldResult> sizes,
                         Type elementType, Body body, const Tensor *init) {
  ImplicitLocOpBuilder &b = at(name);
  Tensor output = init ? *init : empty(sizes, elementType);
  SmallVector<AffineMap> allMaps(maps);
  allMaps.push_back(b.getMultiDimIdentityMap(sizes.size()));
  SmallVector<IteratorType> iterators(sizes.size(), IteratorType::parallel);
  auto op = linalg::GenericOp::create(
      b, output.getType(), getValues(inputs), output.value, allMaps, iterators,
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        buildPayload(*this, builder, loc, arguments, body, /*isSum=*/false);
      });
  return {op.getResult(0), Sizes(sizes)};
}

Tensor ModelBuilder::elementwise(const Twine &name, ArrayRef<Tensor> inputs,
                                 Type elementType, Body body) {
  const Tensor &widest =
      *llvm::max_element(inputs, [](const Tensor &lhs, const Tensor &rhs) {
        return lhs.getRank() < rhs.getRank();
      });
  SmallVector<AffineMap> maps;
  for (const Tensor &input : inputs)
    maps.push_back(
        getTrailingMap(widest.getRank(), input.getRank(), getContext()));
  return map(name, inputs, maps, widest.sizes, elementType, body);
}

Tensor ModelBuilder::add(const Twine &name, const Tensor &lhs,
                         const Tensor &rhs, Type elementType) {
  return elementwise(name, {lhs, rhs}, elementType,
                     [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                       return arith::AddFOp::create(b, in[0], in[1]);
                     });
}

Tensor ModelBuilder::cast(const Twine &name, const Tensor &input,
                          Type elementType) {
  if (input.getElementType() == elementType)
    return input;
  return elementwise(
      name, input, elementType,
      [](ImplicitLocOpBuilder &b, ValueRange in) { return in[0]; });
}

Tensor ModelBuilder::sumLast(const Twine &name, ArrayRef<Tensor> inputs,
                             ArrayRef<AffineMap> inputMaps, Body body) {
  const Tensor &first = inputs.front();
  int64_t rank = first.getRank();
  Tensor init =
      fill(name + ".zero", ArrayRef(first.sizes).drop_back(), computeType, 0);
  SmallVector<AffineMap> maps(inputMaps);
  ImplicitLocOpBuilder &b = at(name);
  maps.push_back(b.getMultiDimIdentityMap(rank).getMajorSubMap(rank - 1));
  SmallVector<IteratorType> iterators(rank, IteratorType::parallel);
  iterators.back() = IteratorType::reduction;
  auto op = linalg::GenericOp::create(
      b, init.getType(), getValues(inputs), init.value, maps, iterators,
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        buildPayload(*this, builder, loc, arguments, body, /*isSum=*/true);
      });
  return {op.getResult(0), init.sizes};
}

Tensor ModelBuilder::contract(const Twine &name, StringRef equation,
                              const Tensor &lhs, const Tensor &rhs) {
  auto [inputs, outputLetters] = equation.split("->");
  auto [lhsLetters, rhsLetters] = inputs.split(',');
  std::string loops = outputLetters.str();
  for (char letter : lhsLetters)
    if (!outputLetters.contains(letter))
      loops += letter;
  auto getMap = [&](StringRef letters) {
    return makeMap(loops.size(),
                   llvm::map_to_vector(letters, [&](char letter) -> unsigned {
                     return loops.find(letter);
                   }));
  };
  Sizes sizes;
  for (char letter : outputLetters) {
    size_t place = lhsLetters.find(letter);
    sizes.push_back(place != StringRef::npos
                        ? lhs.sizes[place]
                        : rhs.sizes[rhsLetters.find(letter)]);
  }
  Tensor init = fill(name + ".zero", sizes, computeType, 0);
  ImplicitLocOpBuilder &b = at(name);
  auto op = linalg::ContractOp::create(
      b, init.getType(), ValueRange{lhs.value, rhs.value}, init.value,
      b.getAffineMapArrayAttr(
          {getMap(lhsLetters), getMap(rhsLetters), getMap(outputLetters)}));
  return {op.getResult(0), sizes};
}

Tensor ModelBuilder::softmaxLast(const Twine &name, const Tensor &input) {
  ImplicitLocOpBuilder &b = at(name);
  Tensor init = empty(input.sizes, input.getElementType());
  auto op = linalg::SoftmaxOp::create(b, init.getType(), input.value,
                                      init.value, input.getRank() - 1);
  return {op.getResult()[0], input.sizes};
}
