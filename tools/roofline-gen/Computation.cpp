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
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
  return arith::ConstantOp::create(
      b, b.getIntegerAttr(type, static_cast<int64_t>(value)));
}

Value ModelBuilder::widen(ImplicitLocOpBuilder &b, Value value) {
  return convertScalarToDtype(b, b.getLoc(), value, computeType,
                              /*isUnsignedCast=*/false);
}

Value ModelBuilder::narrow(ImplicitLocOpBuilder &b, Value value, Type type) {
  return convertScalarToDtype(b, b.getLoc(), value, type,
                              /*isUnsignedCast=*/false);
}

/// Returns the inputs of a payload with floats in the compute type.
static SmallVector<Value> widenAll(ModelBuilder &model, ImplicitLocOpBuilder &b,
                                   ValueRange inputs) {
  return llvm::map_to_vector(inputs, [&](Value input) {
    return isa<FloatType>(input.getType()) ? model.widen(b, input) : input;
  });
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
        ImplicitLocOpBuilder b(loc, builder);
        Value result = body(b, widenAll(*this, b, arguments.drop_back()));
        linalg::YieldOp::create(b,
                                narrow(b, result, arguments.back().getType()));
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

Tensor ModelBuilder::relu(const Twine &name, const Tensor &input,
                          Type elementType) {
  return elementwise(name, input, elementType,
                     [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                       Value zero = constant(b, in[0].getType(), 0);
                       return arith::MaximumFOp::create(b, in[0], zero);
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

SmallVector<Tensor> ModelBuilder::reduceLast(const Twine &name,
                                             ArrayRef<Tensor> inputs,
                                             ArrayRef<AffineMap> inputMaps,
                                             ArrayRef<Tensor> inits,
                                             Combiner combine) {
  ImplicitLocOpBuilder &b = at(name);
  int64_t loops = inputMaps.front().getNumDims();
  SmallVector<AffineMap> maps(inputMaps);
  maps.append(inits.size(),
              b.getMultiDimIdentityMap(loops).getMajorSubMap(loops - 1));
  SmallVector<IteratorType> iterators(loops, IteratorType::parallel);
  iterators.back() = IteratorType::reduction;
  SmallVector<Value> outputs = getValues(inits);
  auto op = linalg::GenericOp::create(
      b, TypeRange(ValueRange(outputs)), getValues(inputs), outputs, maps,
      iterators, [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        ImplicitLocOpBuilder b(loc, builder);
        SmallVector<Value> scalars =
            widenAll(*this, b, arguments.take_front(inputs.size()));
        llvm::append_range(scalars, arguments.drop_front(inputs.size()));
        linalg::YieldOp::create(b, combine(b, scalars));
      });
  SmallVector<Tensor> results;
  for (auto [value, init] : llvm::zip_equal(op.getResults(), inits))
    results.push_back({value, init.sizes});
  return results;
}

Tensor ModelBuilder::sumLast(const Twine &name, ArrayRef<Tensor> inputs,
                             ArrayRef<AffineMap> maps, Body body) {
  Tensor init = fill(name + ".zero", ArrayRef(inputs.front().sizes).drop_back(),
                     computeType, 0);
  return reduceLast(
             name, inputs, maps, init,
             [&](ImplicitLocOpBuilder &b, ValueRange in) -> SmallVector<Value> {
               Value addend = body(b, in.drop_back());
               return {arith::AddFOp::create(b, in.back(), addend)};
             })
      .front();
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
