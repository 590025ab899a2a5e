//===- Layers.h - Layers of transformers ------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the layers that models share. Activations are [batch, seq, features].
// Weights are function arguments, created by the layer that uses them and named
// after it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_LAYERS_H
#define ROOFLINE_TOOLS_GEN_LAYERS_H

#include "ModelBuilder.h"

namespace mlir::roofline::gen {

/// How a matrix is distributed over the tensor-parallel devices (Megatron-LM,
/// arXiv 1909.08053): each has all of it, some of its outputs, or some of its
/// inputs, in which case the results are summed over the devices.
enum class Split { None, Outputs, Inputs };

class Layers {
public:
  Layers(const Parameters &parameters, ModelBuilder &model);

  static constexpr StringLiteral gridName = "tp";

  Type getActivationType() const { return activationType; }
  /// Adds weights that are not the matrix of a linear layer, and not narrowed
  /// along with these.
  Tensor addWeight(const Twine &name, ArrayRef<Dim> dims) {
    return model.addArgument(name, dims, vectorType, Role::Weight);
  }
  /// Returns the part of `size` on one device.
  int64_t getShare(int64_t size) const { return size / p.tp; }

  /// Builds y = x W (+ bias), where `outputs` is the number of outputs in the
  /// whole model.
  Tensor linear(const Twine &name, const Tensor &x, int64_t outputs,
                bool hasBias, Split split = Split::None,
                StringRef reduceName = {});
  /// Builds y = x W for x [b, experts, c, k], with a matrix per expert.
  Tensor linearPerExpert(const Twine &name, const Tensor &x, int64_t outputs);
  /// Looks up rows of a table, [b, s, features], by their indices [b, s].
  Tensor lookUp(const Twine &name, const Tensor &table, const Tensor &indices);
  /// Splits [b, s, heads * size] into [b, s, heads, size], a view.
  Tensor splitHeads(const Twine &name, const Tensor &x, int64_t size);
  /// Builds y = x / sqrt(mean x^2 + epsilon) * weight, with the mean over the
  /// last dim.
  Tensor rmsNorm(const Twine &name, const Tensor &x, double epsilon);
  /// Builds y = (x - mean) / sqrt(variance + epsilon) * weight + bias.
  Tensor layerNorm(const Twine &name, const Tensor &x, double epsilon);
  /// Builds the approximation of gelu by tanh (arXiv 1606.08415), 8 FLOPs and a
  /// tanh.
  Tensor gelu(const Twine &name, const Tensor &x);
  Tensor add(const Twine &name, const Tensor &lhs, const Tensor &rhs) {
    return model.add(name, lhs, rhs, activationType);
  }

  /// Converts from the compute type to the type of activations, after
  /// multiplying by `scale` (of lower rank, indexed from dims of `x` by
  /// `scaleMap`) and adding `bias` along the last dim. The op is named after
  /// what it does; returns `x` if there is nothing to do.
  Tensor finish(const Twine &name, const Tensor &x,
                std::optional<Tensor> scale = {}, AffineMap scaleMap = {},
                std::optional<Tensor> bias = {});

private:
  /// Builds 1 / sqrt(sum / n + epsilon), where n is the size of the last dim of
  /// `x`.
  Tensor inverseRoot(const Twine &name, const Tensor &sum, const Tensor &x,
                     double epsilon);

  const Parameters &p;
  ModelBuilder &model;
  Type activationType, matrixType, vectorType;
};

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_LAYERS_H
