//===- Switch.cpp - Switch transformers -----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the encoder and the decoder of a switch transformer (arXiv
// 2101.03961), which is T5 (arXiv 1910.10683) with experts in every second
// feed-forward block, for inference: s tokens are encoded, and s tokens decoded
// at once. Letters: b sequences, h features, a heads of d. Locations are the
// names of the modules in Hugging Face's implementation.
//
//===----------------------------------------------------------------------===//

#include "Experts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::roofline::gen;

static constexpr double epsilon = 1e-6;
/// Rows of the table of relative positions, and the distance from which on
/// positions share the last one.
static constexpr int64_t buckets = 32, farthest = 128;

namespace {
class SwitchBuilder {
public:
  SwitchBuilder(const Parameters &p, ModelBuilder &model)
      : p(p), model(model), layers(p, model) {}
  void build();

private:
  Tensor makeBuckets(bool isDecoder);
  Tensor makePositionBias(bool isDecoder);
  Tensor addBias(const Tensor &scores, std::optional<Tensor> bias,
                 std::optional<Tensor> mask);
  Tensor attend(StringRef name, const Tensor &x, const Tensor *encoded,
                std::optional<Tensor> bias, std::optional<Tensor> mask);
  Tensor feedForward(const Tensor &x, bool isSparse);
  Tensor buildStack(StringRef name, const Tensor &tokens,
                    const Tensor *encoded);

  const Parameters &p;
  ModelBuilder &model;
  Layers layers;
  Tensor mask, embedding;
  OpFoldResult seq;
};
} // namespace

//===----------------------------------------------------------------------===//
// Relative positions
//===----------------------------------------------------------------------===//

/// Computes the row of the table for each pair of positions, [s, t]. Of the
/// rows of a direction, half are of the distances below their number, and the
/// others of distances that grow in proportion up to `farthest`. An encoder has
/// half of the rows for later positions, a decoder has none.
Tensor SwitchBuilder::makeBuckets(bool isDecoder) {
  Type f32 = Builder(model.getContext()).getF32Type();
  Type i32 = IntegerType::get(model.getContext(), 32);
  int64_t rows = isDecoder ? buckets : buckets / 2, exact = rows / 2;
  double rate = (rows - exact) / std::log(double(farthest) / exact);
  StringRef name = "relative_position_bucket";
  model.at(name);
  return model.map(
      name, {}, {}, {seq, seq}, i32,
      [&](ImplicitLocOpBuilder &b, ValueRange) -> Value {
        auto getInteger = [&](int64_t value) {
          return ModelBuilder::constant(b, i32, value);
        };
        auto getPosition = [&](int64_t loop) -> Value {
          return arith::IndexCastOp::create(b, i32,
                                            linalg::IndexOp::create(b, loop));
        };
        Value zero = getInteger(0);
        Value difference =
            arith::SubIOp::create(b, getPosition(0), getPosition(1));
        Value distance;
        if (isDecoder)
          distance = arith::MaxSIOp::create(b, difference, zero);
        else
          distance = math::AbsIOp::create(b, difference);
        // The logarithm of distances that have a row of their own isn't used.
        Value far = arith::MaxSIOp::create(b, distance, getInteger(exact));
        Value ratio =
            arith::MulFOp::create(b, arith::SIToFPOp::create(b, f32, far),
                                  ModelBuilder::constant(b, f32, 1.0 / exact));
        Value scaled =
            arith::MulFOp::create(b, math::LogOp::create(b, ratio),
                                  ModelBuilder::constant(b, f32, rate));
        Value row = arith::AddIOp::create(
            b, arith::FPToSIOp::create(b, i32, scaled), getInteger(exact));
        row = arith::MinSIOp::create(b, row, getInteger(rows - 1));
        Value isNear = arith::CmpIOp::create(b, arith::CmpIPredicate::slt,
                                             distance, getInteger(exact));
        row = arith::SelectOp::create(b, isNear, distance, row);
        if (isDecoder)
          return row;
        Value isLater = arith::CmpIOp::create(b, arith::CmpIPredicate::slt,
                                              difference, zero);
        return arith::SelectOp::create(
            b, isLater, arith::AddIOp::create(b, row, getInteger(rows)), row);
      });
}

/// Looks up what all layers of a stack add to their scores, [a, s, t]. In a
/// decoder it masks later positions.
Tensor SwitchBuilder::makePositionBias(bool isDecoder) {
  ModelBuilder::Scope scope(model, "block.0.layer.0.SelfAttention");
  Tensor rows = makeBuckets(isDecoder);
  Tensor table =
      layers.addWeight("relative_attention_bias.weight", {buckets, p.heads});
  Sizes sizes = ModelBuilder::makeSizes(model.getContext(), p.heads);
  llvm::append_range(sizes, rows.sizes);
  return model.map(
      "relative_attention_bias", rows, model.makeMap(3, {1, 2}), sizes,
      model.getComputeType(),
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value row = arith::IndexCastOp::create(b, b.getIndexType(), in[0]);
        Value head = linalg::IndexOp::create(b, 0);
        Value element =
            model.widen(b, tensor::ExtractOp::create(b, table.value,
                                                     ValueRange{row, head}));
        if (!isDecoder)
          return element;
        Value isLater = arith::CmpIOp::create(b, arith::CmpIPredicate::ugt,
                                              linalg::IndexOp::create(b, 2),
                                              linalg::IndexOp::create(b, 1));
        Value masked = ModelBuilder::constant(
            b, element.getType(), -std::numeric_limits<double>::infinity());
        return arith::SelectOp::create(b, isLater, masked, element);
      });
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Adds a bias [a, s, t] and a mask [b, t] to scores [b, a, s, t]. T5 doesn't
/// scale them.
Tensor SwitchBuilder::addBias(const Tensor &scores, std::optional<Tensor> bias,
                              std::optional<Tensor> mask) {
  SmallVector<Tensor> inputs = {scores};
  SmallVector<AffineMap> maps = {model.makeMap(4, {0, 1, 2, 3})};
  if (bias) {
    inputs.push_back(*bias);
    maps.push_back(model.makeMap(4, {1, 2, 3}));
  }
  if (mask) {
    inputs.push_back(*mask);
    maps.push_back(model.makeMap(4, {0, 3}));
  }
  return model.map("scores.bias", inputs, maps, scores.sizes,
                   model.getComputeType(),
                   [](ImplicitLocOpBuilder &b, ValueRange in) {
                     Value sum = in[0];
                     for (Value addend : in.drop_front())
                       sum = arith::AddFOp::create(b, sum, addend);
                     return sum;
                   });
}

/// Attends to `encoded`, or else to x itself.
Tensor SwitchBuilder::attend(StringRef name, const Tensor &x,
                             const Tensor *encoded, std::optional<Tensor> bias,
                             std::optional<Tensor> mask) {
  Tensor y = layers.rmsNorm("layer_norm", x, epsilon);
  const Tensor &attended = encoded ? *encoded : y;
  ModelBuilder::Scope scope(model, name);
  auto project = [&](StringRef name, const Tensor &from) {
    Tensor to =
        layers.linear(name, from, p.heads * p.headSize, /*hasBias=*/false);
    return layers.splitHeads(name, to, p.headSize);
  };
  Tensor query = project("q", y), key = project("k", attended),
         value = project("v", attended);
  Tensor scores = model.contract("scores", "bsad,btad->bast", query, key);
  Tensor weights = model.softmaxLast("softmax", addBias(scores, bias, mask));
  weights = layers.finish("softmax", weights);
  Tensor context = model.contract("context", "bast,btad->bsad", weights, value);
  context = layers.finish("context", context);
  context = model.collapse("context.features", context, {{0}, {1}, {2, 3}});
  y = layers.linear("o", context, p.hidden, /*hasBias=*/false);
  return layers.add("add", x, y);
}

Tensor SwitchBuilder::feedForward(const Tensor &x, bool isSparse) {
  Tensor y = layers.rmsNorm("layer_norm", x, epsilon);
  ModelBuilder::Scope scope(model, "mlp");
  if (isSparse)
    return layers.add("add", x, buildExperts(p, model, layers, y));
  y = layers.linear("wi", y, p.intermediate, /*hasBias=*/false);
  y = model.relu("act", y, layers.getActivationType());
  y = layers.linear("wo", y, p.hidden, /*hasBias=*/false);
  return layers.add("add", x, y);
}

/// Builds the encoder, or the decoder if there is something `encoded`.
Tensor SwitchBuilder::buildStack(StringRef name, const Tensor &tokens,
                                 const Tensor *encoded) {
  ModelBuilder::Scope scope(model, name);
  Tensor x = layers.lookUp("embed_tokens", embedding, tokens);
  Tensor bias = makePositionBias(/*isDecoder=*/encoded);
  for (int64_t block : llvm::seq(p.layers)) {
    ModelBuilder::Scope scope(model, "block." + Twine(block));
    int64_t layer = 0;
    auto getName = [&] { return "layer." + std::to_string(layer++); };
    {
      ModelBuilder::Scope scope(model, getName());
      x = attend("SelfAttention", x, nullptr, bias,
                 encoded ? std::nullopt : std::optional(mask));
    }
    if (encoded) {
      ModelBuilder::Scope scope(model, getName());
      x = attend("EncDecAttention", x, encoded, std::nullopt, mask);
    }
    ModelBuilder::Scope feedForwardScope(model, getName());
    x = feedForward(x, /*isSparse=*/block % 2 == 1);
  }
  return layers.rmsNorm("final_layer_norm", x, epsilon);
}

void SwitchBuilder::build() {
  model.beginFunction("inference");
  SmallVector<Dim> dims = {Dim(p.batch, "batch"), Dim(p.seq, "seq")};
  Type i32 = IntegerType::get(model.getContext(), 32);
  Tensor inputs = model.addArgument("input_ids", dims, i32);
  mask = model.addArgument("attention_mask", dims, layers.getActivationType());
  Tensor outputs = model.addArgument("decoder_input_ids", dims, i32);
  seq = inputs.sizes[1];
  embedding = layers.addWeight("shared.weight", {p.vocab, p.hidden});
  Tensor encoded = buildStack("encoder", inputs, nullptr);
  Tensor x = buildStack("decoder", outputs, &encoded);
  // The table is reused, which T5 makes up for.
  double scale = 1 / std::sqrt(double(p.hidden));
  x = model.elementwise("lm_head.scale", x, layers.getActivationType(),
                        [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                          Value factor =
                              ModelBuilder::constant(b, in[0].getType(), scale);
                          return arith::MulFOp::create(b, in[0], factor);
                        });
  Tensor logits = model.contract("lm_head", "bsk,nk->bsn", x, embedding);
  model.endFunction({layers.finish("lm_head", logits), encoded});
}

//===----------------------------------------------------------------------===//
// The family
//===----------------------------------------------------------------------===//

static LogicalResult complete(const Configuration &, Parameters &p,
                              ErrorFn error) {
  if (!ShapedType::isDynamic(p.seq) && p.capacity > p.seq)
    return error("expected --capacity (" + Twine(p.capacity) +
                 ") to be at most --seq (" + Twine(p.seq) + ")");
  // There is no cache.
  p.cacheType = p.activations;
  return checkTypes(p, error);
}

static void build(const Configuration &, const Parameters &parameters,
                  ModelBuilder &model) {
  SwitchBuilder(parameters, model).build();
}

static Parameters makeParameters(int64_t layers, int64_t hidden, int64_t heads,
                                 int64_t headSize, int64_t intermediate,
                                 int64_t experts) {
  Parameters p;
  p.seq = 512;
  p.layers = layers;
  p.hidden = hidden;
  p.heads = heads;
  p.headSize = headSize;
  p.intermediate = intermediate;
  p.experts = experts;
  p.capacity = 64;
  p.vocab = 32128;
  return p;
}

// huggingface.co/google/switch-base-8, config.json; and T5 of 3 billion
// parameters with 4 experts, as NeuSight has it (arXiv 2407.13853):
// github.com/sitar-lab/NeuSight, scripts/asplos/data/DLmodel_configs/
// switchxl4.json.
static const Configuration configurations[] = {
    {"switch-base-8", "Switch base, 8 experts, 619,339,008 parameters",
     makeParameters(12, 768, 12, 64, 3072, 8)},
    {"switch-xl-4", "Switch XL, 4 experts, 5,267,615,744 parameters",
     makeParameters(24, 1024, 32, 128, 16384, 4)}};
static constexpr StringLiteral flags[] = {
    "batch",     "seq",          "layers",     "hidden",   "heads",
    "head-size", "intermediate", "experts",    "capacity", "vocab",
    "weights",   "activations",  "accumulator"};
const Family mlir::roofline::gen::switchFamily = {"switch", configurations,
                                                  flags, complete, build};
