//===- DecoderAttention.cpp - Attention with a key-value cache ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::roofline::gen;

//===----------------------------------------------------------------------===//
// Rotary position embedding
//===----------------------------------------------------------------------===//

/// Converts an index to float.
static Value convertIndex(ImplicitLocOpBuilder &b, Value index, Type type) {
  Value integer = arith::IndexCastOp::create(b, b.getI32Type(), index);
  return arith::SIToFPOp::create(b, type, integer);
}

// Feature pair i of d/2 is rotated by position * theta^(-2i/d) = position *
// exp(-2i/d ln theta). The table holds the cosine, [s, d/2], or the sine, [s,
// 2, d/2], negative for the first of the pair. It is f32 for any type of
// activations.
Tensor Decoder::makeRopeTable(const Twine &name, bool isSine) {
  Type type = Builder(model.getContext()).getF32Type();
  double rate = -2.0 / headSize * std::log(p.ropeTheta);
  Sizes sizes = {seq};
  if (isSine)
    llvm::append_range(sizes, ModelBuilder::makeSizes(model.getContext(), 2));
  llvm::append_range(sizes,
                     ModelBuilder::makeSizes(model.getContext(), headSize / 2));
  model.at(name);
  return model.map(
      name, {}, {}, sizes, type,
      [&](ImplicitLocOpBuilder &b, ValueRange) -> Value {
        Value position = linalg::IndexOp::create(b, 0);
        Value first = getValueOrCreateConstantIndexOp(b, b.getLoc(), start);
        position = arith::AddIOp::create(b, position, first);
        if (isSine) {
          // The sign is -1 or 1: the sine is odd.
          Value half = linalg::IndexOp::create(b, 1);
          Value one = arith::ConstantIndexOp::create(b, 1);
          Value sign = arith::SubIOp::create(
              b, arith::AddIOp::create(b, half, half), one);
          position = arith::MulIOp::create(b, position, sign);
        }
        Value pair = linalg::IndexOp::create(b, sizes.size() - 1);
        Value exponent =
            arith::MulFOp::create(b, convertIndex(b, pair, type),
                                  ModelBuilder::constant(b, type, rate));
        Value angle = arith::MulFOp::create(b, convertIndex(b, position, type),
                                            math::ExpOp::create(b, exponent));
        if (isSine)
          return math::SinOp::create(b, angle);
        return math::CosOp::create(b, angle);
      });
}

void Decoder::makeRopeTables() {
  cosines = makeRopeTable("rope.cos", /*isSine=*/false);
  sines = makeRopeTable("rope.sin", /*isSine=*/true);
}

// For the pair (x0, x1), d/2 features apart:
//   y0 = x0 cos - x1 sin, y1 = x1 cos + x0 sin
// so y_c = x_c cos + x_(1-c) sines_c: 3 FLOPs per feature.
Tensor Decoder::rope(const Twine &name, const Tensor &x) {
  unsigned rank = x.getRank(), half = rank - 2, pair = rank - 1;
  MLIRContext *context = model.getContext();
  AffineMap all = AffineMap::getMultiDimIdentityMap(rank, context);
  SmallVector<AffineExpr> exprs(all.getResults());
  exprs[half] = 1 - exprs[half];
  AffineMap other = AffineMap::get(rank, 0, exprs, context);
  return model.map(name, {x, x, cosines, sines},
                   {all, other, model.makeMap(rank, {1, pair}),
                    model.makeMap(rank, {1, half, pair})},
                   x.sizes, layers.getActivationType(),
                   [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                     Value lhs = arith::MulFOp::create(b, in[0], in[2]);
                     Value rhs = arith::MulFOp::create(b, in[1], in[3]);
                     return arith::AddFOp::create(b, lhs, rhs);
                   });
}

//===----------------------------------------------------------------------===//
// The cache
//===----------------------------------------------------------------------===//

/// Rounds to the nearest integer of `bits` bits and returns it as a float.
static Value buildRounding(ImplicitLocOpBuilder &b, Value x, unsigned bits) {
  double limit = llvm::maxIntN(bits);
  Type type = x.getType();
  x = math::RoundEvenOp::create(b, x);
  x = arith::MinimumFOp::create(b, x, ModelBuilder::constant(b, type, limit));
  return arith::MaximumFOp::create(b, x,
                                   ModelBuilder::constant(b, type, -limit));
}

Decoder::Cached Decoder::store(const Twine &name, const Tensor &fresh,
                               Tensor &cache) {
  Type type = cache.getElementType();
  Builder b(model.getContext());
  OpFoldResult zero = b.getIndexAttr(0);
  SmallVector<OpFoldResult> offsets = {zero, start, zero, zero};
  Tensor slot = model.slice(name + ".slot", cache, offsets, fresh.sizes);
  SmallVector<Tensor> inputs = {fresh};
  SmallVector<AffineMap> maps = {model.makeMap(4, {0, 1, 2, 3})};
  std::optional<Tensor> scale;
  if (!isa<FloatType>(type)) {
    scale = layers.addWeight(name + ".scale", {layers.getShare(p.kvHeads)});
    inputs.push_back(*scale);
    maps.push_back(model.makeMap(4, {2}));
  }
  slot = model.map(
      name, inputs, maps, fresh.sizes, type,
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        if (!scale)
          return in[0];
        return buildRounding(b, arith::DivFOp::create(b, in[0], in[1]),
                             type.getIntOrFloatBitWidth());
      },
      &slot);
  cache = model.insert(name + ".slot", slot, cache, offsets);
  if (phase == Phase::Prefill)
    return {fresh, std::nullopt};
  return {cache, scale};
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

/// Scales scores [b, v, g, s, t] by 1/sqrt(d), and masks later positions in
/// prefill. In decode no position is later than the token's.
Tensor Decoder::scaleScores(const Tensor &scores, const Cached &keys) {
  SmallVector<Tensor> inputs = {scores};
  SmallVector<AffineMap> maps = {model.makeMap(5, {0, 1, 2, 3, 4})};
  if (keys.scale) {
    inputs.push_back(*keys.scale);
    maps.push_back(model.makeMap(5, {1}));
  }
  Type type = model.getComputeType();
  return model.map(
      "qk_scale", inputs, maps, scores.sizes, type,
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value factor = ModelBuilder::constant(b, type, 1 / std::sqrt(headSize));
        Value score = arith::MulFOp::create(b, in[0], factor);
        if (keys.scale)
          score = arith::MulFOp::create(b, score, in[1]);
        if (phase == Phase::Decode)
          return score;
        Value isLater = arith::CmpIOp::create(b, arith::CmpIPredicate::ugt,
                                              linalg::IndexOp::create(b, 4),
                                              linalg::IndexOp::create(b, 3));
        Value masked = ModelBuilder::constant(
            b, type, -std::numeric_limits<double>::infinity());
        return arith::SelectOp::create(b, isLater, masked, score);
      });
}

Decoder::Heads Decoder::projectHeads(const Tensor &x) {
  int64_t kvHeads = layers.getShare(p.kvHeads), group = p.heads / p.kvHeads;
  auto project = [&](StringRef name, int64_t heads, ArrayRef<int64_t> last) {
    Tensor y = layers.linear(name, x, heads * headSize, isGPT, Split::Outputs);
    return model.expand(
        name, y,
        {{batch}, {seq}, ModelBuilder::makeSizes(model.getContext(), last)});
  };
  // Separate the pairs of features that are rotated.
  SmallVector<int64_t, 2> features = {headSize};
  if (!isGPT)
    features = {2, headSize / 2};
  SmallVector<int64_t, 4> qSizes = {kvHeads, group}, kSizes = {kvHeads};
  llvm::append_range(qSizes, features);
  llvm::append_range(kSizes, features);
  Tensor q = project("q_proj", p.heads, qSizes);
  Tensor k = project("k_proj", p.kvHeads, kSizes);
  Tensor v = project("v_proj", p.kvHeads, {kvHeads, headSize});
  if (isGPT)
    return {q, k, v};
  q = rope("q_rope", q);
  k = rope("k_rope", k);
  return {model.collapse("q_rope", q, {{0}, {1}, {2}, {3}, {4, 5}}),
          model.collapse("k_rope", k, {{0}, {1}, {2}, {3, 4}}), v};
}

Tensor Decoder::attend(const Tensor &x, int64_t layer) {
  Heads heads = projectHeads(normalize("attn_norm", x));
  Cached keys = store("k_cache", heads.k, caches[2 * layer]);
  Cached values = store("v_cache", heads.v, caches[2 * layer + 1]);
  Tensor scores =
      model.contract("qk_matmul", "bsvgd,btvd->bvgst", heads.q, keys.values);
  Tensor weights = model.softmaxLast("softmax", scaleScores(scores, keys));
  weights = layers.finish("softmax", weights);
  Tensor y =
      model.contract("sv_matmul", "bvgst,btvd->bsvgd", weights, values.values);
  y = layers.finish("sv_matmul", y, values.scale, model.makeMap(5, {2}));
  y = model.collapse("sv_matmul", y, {{0}, {1}, {2, 3, 4}});
  y = layers.linear("out_proj", y, p.hidden, isGPT, Split::Inputs,
                    "attn_all_reduce");
  return layers.add("attn_add", x, y);
}
