//===- Mlp.cpp - Training step of a multilayer perceptron -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a training step of a multi-layer perceptron with b samples per device,
// n features and L layers; x_0 is the input:
//   forward   y_i  = x_i W_i             [b,n] x [n,n]   2bnn FLOPs
//             x_i+1 = max(y_i, 0)        between layers
//   backward  dX_i = dY_i W_i^T          [b,n] x [n,n]   2bnn
//             dW_i = x_i^T dY_i          [n,b] x [b,n]   2bnn
//             dW_i summed over the data-parallel devices
// The gradient of the output is an argument; neither the loss nor the optimizer
// is included.
//
//===----------------------------------------------------------------------===//

#include "ModelBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::roofline::gen;

static constexpr StringLiteral gridName = "dp";

namespace {
class MlpBuilder {
public:
  MlpBuilder(const Parameters &p, ModelBuilder &model)
      : p(p), model(model), type(getType(p.activations, model.getContext())) {}
  void buildTrainingStep();

private:
  Tensor forward(Tensor x);
  Tensor backward(int64_t layer, const Tensor &dy);

  const Parameters &p;
  ModelBuilder &model;
  Type type;
  SmallVector<Tensor> weights, inputs;
  SmallVector<Tensor> gradients;
};
} // namespace

Tensor MlpBuilder::forward(Tensor x) {
  for (int64_t layer : llvm::seq(p.layers)) {
    ModelBuilder::Scope scope(model, "layers." + Twine(layer));
    inputs.push_back(x);
    Tensor y = model.contract("forward", "bk,kn->bn", x, weights[layer]);
    if (layer + 1 == p.layers)
      return model.cast("forward.cast", y, type);
    x = model.relu("relu", y, type);
  }
  return x;
}

/// Builds the gradient of the layer's weight and stores it in `gradients`;
/// returns the gradient of the layer's input.
Tensor MlpBuilder::backward(int64_t layer, const Tensor &dy) {
  ModelBuilder::Scope scope(model, "layers." + Twine(layer));
  Tensor dw = model.contract("weight_grad", "bk,bn->kn", inputs[layer], dy);
  dw = model.cast("weight_grad.cast", dw, type);
  if (p.dp > 1)
    dw = model.allReduce("all_reduce", dw, gridName);
  gradients.push_back(dw);
  Tensor dx = model.contract("input_grad", "bn,kn->bk", dy, weights[layer]);
  if (layer == 0)
    return model.cast("input_grad.cast", dx, type);
  // The rectifier passed the elements whose output is positive.
  return model.elementwise(
      "relu_grad", {dx, inputs[layer]}, type,
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value zero = ModelBuilder::constant(b, in[0].getType(), 0);
        Value isPositive =
            arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, in[1], zero);
        return arith::SelectOp::create(b, isPositive, in[0], zero);
      });
}

void MlpBuilder::buildTrainingStep() {
  if (p.dp > 1)
    model.makeGrid(gridName, p.dp);
  model.beginFunction("training_step");
  Type weightType = getType(p.weights, model.getContext());
  Dim batch(p.batch, "batch");
  Tensor x = model.addArgument("x", {batch, p.features}, type);
  Tensor dy = model.addArgument("dy", {batch, p.features}, type);
  for (int64_t layer : llvm::seq(p.layers)) {
    ModelBuilder::Scope scope(model, "layers." + Twine(layer));
    weights.push_back(model.addArgument("weight", {p.features, p.features},
                                        weightType, Role::Weight));
  }
  Tensor y = forward(x);
  for (int64_t layer : llvm::reverse(llvm::seq(p.layers)))
    dy = backward(layer, dy);
  SmallVector<Tensor> results = {y, dy};
  llvm::append_range(results, llvm::reverse(gradients));
  model.endFunction(results);
}

static LogicalResult complete(const Configuration &, Parameters &p,
                              ErrorFn error) {
  if (!isFloat(p.weights))
    return error("expected --weights to be a floating-point type: 'mlp' is "
                 "trained, got '" +
                 getName(p.weights) + "'");
  // The model has no cache.
  p.cacheType = p.activations;
  return checkTypes(p, error);
}

static void build(const Configuration &, const Parameters &parameters,
                  ModelBuilder &model) {
  MlpBuilder(parameters, model).buildTrainingStep();
}

static Configuration makeConfiguration() {
  Parameters p;
  p.batch = 512;
  p.features = 4096;
  p.layers = 1;
  return {"mlp",
          "training step of a multilayer perceptron, square layers "
          "(Ridgeline's example, arXiv 2209.01368)",
          p};
}

static const Configuration configurations[] = {makeConfiguration()};
static constexpr StringLiteral flags[] = {
    "batch",   "features",    "layers",     "dp",
    "weights", "activations", "accumulator"};
const Family mlir::roofline::gen::mlpFamily = {"mlp", configurations, flags,
                                               complete, build};
