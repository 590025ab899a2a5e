//===- Layers.cpp - Layers of transformers --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline::gen;

static int64_t getLastSize(const Tensor &x) {
  return getConstantIntValue(x.sizes.back()).value();
}

Layers::Layers(const Parameters &parameters, ModelBuilder &model)
    : p(parameters), model(model),
      activationType(getType(p.activations, model.getContext())),
      matrixType(getType(p.weights, model.getContext())),
      vectorType(matrixType.getIntOrFloatBitWidth() < 16 ? activationType
                                                         : matrixType) {}

//===----------------------------------------------------------------------===//
// Linear layers
//===----------------------------------------------------------------------===//

Tensor Layers::finish(const Twine &name, const Tensor &x,
                      std::optional<Tensor> scale, AffineMap scaleMap,
                      std::optional<Tensor> bias) {
  if (!scale && !bias)
    return model.cast(name + ".cast", x, activationType);
  unsigned rank = x.getRank();
  SmallVector<Tensor> inputs = {x};
  SmallVector<AffineMap> maps = {
      AffineMap::getMultiDimIdentityMap(rank, model.getContext())};
  if (scale) {
    inputs.push_back(*scale);
    maps.push_back(scaleMap);
  }
  if (bias) {
    inputs.push_back(*bias);
    maps.push_back(model.makeMap(rank, {rank - 1}));
  }
  return model.map(name + (bias ? ".bias" : ".dequantize"), inputs, maps,
                   x.sizes, activationType,
                   [&](ImplicitLocOpBuilder &b, ValueRange in) {
                     Value y = in[0];
                     if (scale)
                       y = arith::MulFOp::create(b, y, in[1]);
                     if (bias)
                       y = arith::AddFOp::create(b, y, in.back());
                     return y;
                   });
}

Tensor Layers::linear(const Twine &name, const Tensor &x, int64_t outputs,
                      bool hasBias, Split split, StringRef reduceName) {
  int64_t width = split == Split::Outputs ? getShare(outputs) : outputs;
  Tensor weight = model.addArgument(name + ".weight", {getLastSize(x), width},
                                    matrixType, Role::Weight);
  std::optional<Tensor> scale, bias;
  AffineMap scaleMap;
  if (!isa<FloatType>(matrixType)) {
    scale = addWeight(name + ".scale", {width});
    scaleMap = model.makeMap(x.getRank(), {unsigned(x.getRank() - 1)});
  }
  if (hasBias)
    bias = addWeight(name + ".bias", {width});
  Tensor y = model.contract(name, "bsk,kn->bsn", x, weight);
  bool isReduced = split == Split::Inputs && p.tp > 1;
  if (!isReduced)
    return finish(name, y, scale, scaleMap, bias);
  // Add the bias once, after the sum.
  y = model.allReduce(reduceName, finish(name, y, scale, scaleMap), gridName);
  return bias ? finish(name, y, {}, {}, bias) : y;
}

Tensor Layers::linearPerExpert(const Twine &name, const Tensor &x,
                               int64_t outputs) {
  int64_t experts = getConstantIntValue(x.sizes[1]).value();
  Tensor weight =
      model.addArgument(name + ".weight", {experts, getLastSize(x), outputs},
                        matrixType, Role::Weight);
  std::optional<Tensor> scale;
  if (!isa<FloatType>(matrixType))
    scale = addWeight(name + ".scale", {experts, outputs});
  Tensor y = model.contract(name, "beck,ekn->becn", x, weight);
  return finish(name, y, scale, model.makeMap(4, {1, 3}));
}

//===----------------------------------------------------------------------===//
// Tables and heads
//===----------------------------------------------------------------------===//

Tensor Layers::lookUp(const Twine &name, const Tensor &table,
                      const Tensor &indices) {
  Sizes sizes = indices.sizes;
  sizes.push_back(table.sizes.back());
  return model.map(
      name, indices, model.makeMap(3, {0, 1}), sizes, activationType,
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value row = arith::IndexCastOp::create(b, b.getIndexType(), in[0]);
        Value feature = linalg::IndexOp::create(b, 2);
        Value element =
            tensor::ExtractOp::create(b, table.value, ValueRange{row, feature});
        return model.widen(b, element);
      });
}

Tensor Layers::splitHeads(const Twine &name, const Tensor &x, int64_t size) {
  Sizes heads = ModelBuilder::makeSizes(model.getContext(),
                                        {getLastSize(x) / size, size});
  return model.expand(name + ".heads", x, {{x.sizes[0]}, {x.sizes[1]}, heads});
}

//===----------------------------------------------------------------------===//
// Normalization
//===----------------------------------------------------------------------===//

Tensor Layers::inverseRoot(const Twine &name, const Tensor &sum,
                           const Tensor &x, double epsilon) {
  Type type = model.getComputeType();
  return model.elementwise(
      name, sum, type, [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value mean = arith::MulFOp::create(
            b, in[0], ModelBuilder::constant(b, type, 1.0 / getLastSize(x)));
        Value shifted = arith::AddFOp::create(
            b, mean, ModelBuilder::constant(b, type, epsilon));
        return math::RsqrtOp::create(b, shifted);
      });
}

Tensor Layers::rmsNorm(const Twine &name, const Tensor &x, double epsilon) {
  Tensor weight = addWeight(name + ".weight", {getLastSize(x)});
  AffineMap all = model.makeMap(3, {0, 1, 2}), row = model.makeMap(3, {0, 1}),
            last = model.makeMap(3, {2});
  Tensor squares =
      model.sumLast(name + ".squares", x, all,
                    [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                      return arith::MulFOp::create(b, in[0], in[0]);
                    });
  Tensor scale = inverseRoot(name + ".rsqrt", squares, x, epsilon);
  return model.map(name, {x, scale, weight}, {all, row, last}, x.sizes,
                   activationType,
                   [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                     Value y = arith::MulFOp::create(b, in[0], in[1]);
                     return arith::MulFOp::create(b, y, in[2]);
                   });
}

Tensor Layers::layerNorm(const Twine &name, const Tensor &x, double epsilon) {
  Type type = model.getComputeType();
  Tensor weight = addWeight(name + ".weight", {getLastSize(x)});
  Tensor bias = addWeight(name + ".bias", {getLastSize(x)});
  AffineMap all = model.makeMap(3, {0, 1, 2}), row = model.makeMap(3, {0, 1}),
            last = model.makeMap(3, {2});
  Tensor sum = model.sumLast(
      name + ".sum", x, all,
      [](ImplicitLocOpBuilder &b, ValueRange in) { return in[0]; });
  Tensor mean = model.elementwise(
      name + ".mean", sum, type,
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        return arith::MulFOp::create(
            b, in[0], ModelBuilder::constant(b, type, 1.0 / getLastSize(x)));
      });
  Tensor squares =
      model.sumLast(name + ".squares", {x, mean}, {all, row},
                    [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                      Value centred = arith::SubFOp::create(b, in[0], in[1]);
                      return arith::MulFOp::create(b, centred, centred);
                    });
  Tensor scale = inverseRoot(name + ".rsqrt", squares, x, epsilon);
  return model.map(name, {x, mean, scale, weight, bias},
                   {all, row, row, last, last}, x.sizes, activationType,
                   [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                     Value y = arith::SubFOp::create(b, in[0], in[1]);
                     y = arith::MulFOp::create(b, y, in[2]);
                     y = arith::MulFOp::create(b, y, in[3]);
                     return arith::AddFOp::create(b, y, in[4]);
                   });
}

//===----------------------------------------------------------------------===//
// Activation functions
//===----------------------------------------------------------------------===//

// Computes 0.5 x (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))).
Tensor Layers::gelu(const Twine &name, const Tensor &x) {
  Type type = model.getComputeType();
  return model.elementwise(
      name, x, activationType,
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        auto mul = [&](Value lhs, Value rhs) -> Value {
          return arith::MulFOp::create(b, lhs, rhs);
        };
        auto add = [&](Value lhs, Value rhs) -> Value {
          return arith::AddFOp::create(b, lhs, rhs);
        };
        Value y = in[0];
        Value cube = mul(mul(y, y), y);
        Value inner =
            add(y, mul(ModelBuilder::constant(b, type, 0.044715), cube));
        constexpr double factor = llvm::numbers::sqrt2_v<double> *
                                  llvm::numbers::inv_sqrtpi_v<double>;
        Value tanh = math::TanhOp::create(
            b, mul(ModelBuilder::constant(b, type, factor), inner));
        return mul(mul(ModelBuilder::constant(b, type, 0.5), y),
                   add(ModelBuilder::constant(b, type, 1), tanh));
      });
}
