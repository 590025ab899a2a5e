//===- Layers.h - Layers that transformers are made of ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Activations are [batch, seq, features]. Weights are arguments, made by the
// layer that uses them and named after it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_LAYERS_H
#define ROOFLINE_TOOLS_GEN_LAYERS_H

#include "ModelBuilder.h"

namespace mlir::roofline::gen {

/// How a matrix lies over the tensor-parallel devices (Megatron-LM, arXiv
/// 1909.08053): each has all of it, some of its outputs, or some of its inputs,
/// in which case the results are summed over the devices.
enum class Split { None, Outputs, Inputs };

class Layers {
public:
  Layers(const Parameters &parameters, ModelBuilder &model);

  static constexpr StringLiteral gridName = "tp";

  /// The type of activations, and of weights that aren't matrices: they aren't
  /// narrowed with them.
  Type getActivationType() const { return activationType; }
  Type getVectorType() const { return vectorType; }
  /// The part of `size` on one device.
  int64_t getShare(int64_t size) const { return size / p.tp; }

  /// y = x W (+ bias), of `outputs` outputs in the whole model.
  Tensor linear(const Twine &name, const Tensor &x, int64_t outputs,
                bool hasBias, Split split = Split::None,
                StringRef reduceName = {});
  /// Sums over the last dim: y = x / sqrt(mean x^2 + epsilon) * weight.
  Tensor rmsNorm(const Twine &name, const Tensor &x, double epsilon);
  /// y = (x - mean) / sqrt(variance + epsilon) * weight + bias.
  Tensor layerNorm(const Twine &name, const Tensor &x, double epsilon);
  /// The approximation by tanh (arXiv 1606.08415), 8 FLOPs and a tanh.
  Tensor gelu(const Twine &name, const Tensor &x);
  Tensor add(const Twine &name, const Tensor &lhs, const Tensor &rhs) {
    return model.add(name, lhs, rhs, activationType);
  }

  /// From the compute type to that of activations, times `scale` (of any lower
  /// rank, from dims of `x` by `scaleMap`), plus `bias` over the last dim.
  /// Named after what it does; `x` itself if there is nothing to do.
  Tensor finish(const Twine &name, const Tensor &x,
                std::optional<Tensor> scale = {}, AffineMap scaleMap = {},
                std::optional<Tensor> bias = {});

private:
  /// 1 / sqrt(sum / n + epsilon), n the size of the last dim of `x`.
  Tensor inverseRoot(const Twine &name, const Tensor &sum, const Tensor &x,
                     double epsilon);
  Tensor addVector(const Twine &name, int64_t size);

  const Parameters &p;
  ModelBuilder &model;
  Type activationType, matrixType, vectorType;
};

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_LAYERS_H
