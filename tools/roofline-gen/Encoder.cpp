//===- Encoder.cpp - Encoder-only transformers ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds BERT (arXiv 1810.04805) with its pooler, for inference. Letters: b
// sequences of s tokens, h features, a heads of d = h/a. Locations are the
// names of the modules in Hugging Face's implementation. Each of tp devices has
// a/tp heads and 1/tp of the inner features; all have the tables of the
// embeddings and the pooler.
//
//===----------------------------------------------------------------------===//

#include "Layers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

using namespace mlir;
using namespace mlir::roofline::gen;

static constexpr double epsilon = 1e-12;
/// Number of token types: a token belongs to the first or the second sentence.
static constexpr int64_t tokenTypes = 2;

namespace {
class EncoderBuilder {
public:
  EncoderBuilder(const Parameters &p, ModelBuilder &model)
      : p(p), model(model), layers(p, model), headSize(p.hidden / p.heads) {}
  void build();

private:
  Tensor lookUp(const Twine &name, const Tensor &indices, int64_t rows);
  Tensor embed();
  Tensor maskScores(const Twine &name, const Tensor &scores);
  Tensor attend(const Tensor &x);
  Tensor feedForward(const Tensor &x);
  Tensor pool(const Tensor &x);

  const Parameters &p;
  ModelBuilder &model;
  Layers layers;
  int64_t headSize;
  Tensor tokens, types, mask;
};
} // namespace

//===----------------------------------------------------------------------===//
// Embeddings
//===----------------------------------------------------------------------===//

Tensor EncoderBuilder::lookUp(const Twine &name, const Tensor &indices,
                              int64_t rows) {
  Tensor table = layers.addWeight(name + ".weight", {rows, p.hidden});
  return layers.lookUp(name, table, indices);
}

Tensor EncoderBuilder::embed() {
  ModelBuilder::Scope scope(model, "embeddings");
  Tensor words = lookUp("word_embeddings", tokens, p.vocab);
  Tensor sentences = lookUp("token_type_embeddings", types, tokenTypes);
  Tensor sum = layers.add("token_type_add", words, sentences);
  Tensor table =
      layers.addWeight("position_embeddings.weight", {p.positions, p.hidden});
  Builder b(model.getContext());
  OpFoldResult zero = b.getIndexAttr(0);
  Tensor positions = model.slice("position_embeddings", table, {zero, zero},
                                 {tokens.sizes[1], b.getIndexAttr(p.hidden)});
  sum = layers.add("position_add", sum, positions);
  return layers.layerNorm("LayerNorm", sum, epsilon);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Builds scores / sqrt(d) + mask for scores [b, a, s, t] and a mask [b, t].
Tensor EncoderBuilder::maskScores(const Twine &name, const Tensor &scores) {
  double scale = 1 / std::sqrt(static_cast<double>(headSize));
  return model.map(name, {scores, mask},
                   {model.makeMap(4, {0, 1, 2, 3}), model.makeMap(4, {0, 3})},
                   scores.sizes, layers.getActivationType(),
                   [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                     Value factor =
                         ModelBuilder::constant(b, in[0].getType(), scale);
                     Value scaled = arith::MulFOp::create(b, in[0], factor);
                     return arith::AddFOp::create(b, scaled, in[1]);
                   });
}

Tensor EncoderBuilder::attend(const Tensor &x) {
  ModelBuilder::Scope scope(model, "attention");
  auto project = [&](StringRef name) {
    Tensor y =
        layers.linear(name, x, p.hidden, /*hasBias=*/true, Split::Outputs);
    return layers.splitHeads(name, y, headSize);
  };
  Tensor query = project("self.query");
  Tensor key = project("self.key");
  Tensor value = project("self.value");
  Tensor scores = model.contract("self.scores", "bsad,btad->bast", query, key);
  scores = maskScores("self.mask", scores);
  Tensor weights = model.softmaxLast("self.softmax", scores);
  Tensor context =
      model.contract("self.context", "bast,btad->bsad", weights, value);
  context = layers.finish("self.context", context);
  context =
      model.collapse("self.context.features", context, {{0}, {1}, {2, 3}});
  Tensor y = layers.linear("output.dense", context, p.hidden, /*hasBias=*/true,
                           Split::Inputs, "output.all_reduce");
  return layers.layerNorm("output.LayerNorm", layers.add("output.add", x, y),
                          epsilon);
}

/// Builds x/2 * (1 + erf(x / sqrt(2))), 4 FLOPs and an erf.
static Value buildGelu(ImplicitLocOpBuilder &b, ValueRange in) {
  Type type = in[0].getType();
  Value x = in[0];
  Value scaled = arith::MulFOp::create(
      b, x,
      ModelBuilder::constant(b, type, 1 / llvm::numbers::sqrt2_v<double>));
  Value erf = math::ErfOp::create(b, scaled);
  Value one = ModelBuilder::constant(b, type, 1);
  Value half = ModelBuilder::constant(b, type, 0.5);
  return arith::MulFOp::create(b, arith::MulFOp::create(b, x, half),
                               arith::AddFOp::create(b, erf, one));
}

Tensor EncoderBuilder::feedForward(const Tensor &x) {
  Tensor y = layers.linear("intermediate.dense", x, p.intermediate,
                           /*hasBias=*/true, Split::Outputs);
  y = model.elementwise("intermediate.gelu", y, layers.getActivationType(),
                        buildGelu);
  y = layers.linear("output.dense", y, p.hidden, /*hasBias=*/true,
                    Split::Inputs, "output.all_reduce");
  return layers.layerNorm("output.LayerNorm", layers.add("output.add", x, y),
                          epsilon);
}

/// Builds tanh(x W + bias) of the first token, [b, 1, h].
Tensor EncoderBuilder::pool(const Tensor &x) {
  ModelBuilder::Scope scope(model, "pooler");
  Builder b(model.getContext());
  OpFoldResult zero = b.getIndexAttr(0);
  Tensor first = model.slice("first", x, {zero, zero, zero},
                             {x.sizes[0], b.getIndexAttr(1), x.sizes[2]});
  Tensor y = layers.linear("dense", first, p.hidden, /*hasBias=*/true);
  return model.elementwise("tanh", y, layers.getActivationType(),
                           [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                             return math::TanhOp::create(b, in[0]);
                           });
}

void EncoderBuilder::build() {
  if (p.tp > 1)
    model.makeGrid(Layers::gridName, p.tp);
  model.beginFunction("inference");
  SmallVector<Dim> dims = {Dim(p.batch, "batch"), Dim(p.seq, "seq")};
  Type indexType = IntegerType::get(model.getContext(), 32);
  tokens = model.addArgument("input_ids", dims, indexType);
  types = model.addArgument("token_type_ids", dims, indexType);
  mask = model.addArgument("attention_mask", dims, layers.getActivationType());
  Tensor x = embed();
  for (int64_t layer : llvm::seq(p.layers)) {
    ModelBuilder::Scope scope(model, "encoder.layer." + Twine(layer));
    x = feedForward(attend(x));
  }
  model.endFunction({x, pool(x)});
}

//===----------------------------------------------------------------------===//
// The family
//===----------------------------------------------------------------------===//

static LogicalResult complete(const Configuration &, Parameters &p,
                              ErrorFn error) {
  if (!isFloat(p.activations) || !isFloat(p.accumulator))
    return error("expected --activations and --accumulator to be "
                 "floating-point types");
  if (!ShapedType::isDynamic(p.seq) && p.seq > p.positions)
    return error("expected --seq (" + Twine(p.seq) +
                 ") to be at most --positions (" + Twine(p.positions) + ")");
  return success(
      succeeded(checkDivisible("hidden", p.hidden, "heads", p.heads, error)) &&
      succeeded(checkDivisible("heads", p.heads, "tp", p.tp, error)) &&
      succeeded(
          checkDivisible("intermediate", p.intermediate, "tp", p.tp, error)));
}

static void build(const Configuration &, const Parameters &parameters,
                  ModelBuilder &model) {
  EncoderBuilder(parameters, model).build();
}

static Parameters makeParameters(int64_t layers, int64_t hidden,
                                 int64_t heads) {
  Parameters p;
  p.seq = 512;
  p.layers = layers;
  p.hidden = hidden;
  p.heads = heads;
  p.intermediate = 4 * hidden;
  p.vocab = 30522;
  p.positions = 512;
  return p;
}

static const Configuration configurations[] = {
    {"bert-base", "BERT base, 109,482,240 parameters",
     makeParameters(12, 768, 12)},
    {"bert-large", "BERT large, 335,141,888 parameters",
     makeParameters(24, 1024, 16)}};
static constexpr StringLiteral flags[] = {
    "batch", "seq",       "layers", "hidden",  "heads",       "intermediate",
    "vocab", "positions", "tp",     "weights", "activations", "accumulator"};
const Family mlir::roofline::gen::encoderFamily = {"encoder", configurations,
                                                   flags, complete, build};
