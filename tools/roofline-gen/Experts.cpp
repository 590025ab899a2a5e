//===- Experts.cpp - Sparse feed-forward blocks ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Letters: b sequences of s tokens, h features, e experts with room for c
// tokens of a sequence each. Tokens are gathered into [b, e, c, h] and the
// experts' outputs gathered from there, so that nothing depends on what the
// router finds: experts compute all of their room.
//
//===----------------------------------------------------------------------===//

#include "Experts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <limits>

using namespace mlir;
using namespace mlir::roofline::gen;

namespace {
class ExpertsBuilder {
public:
  ExpertsBuilder(const Parameters &p, ModelBuilder &model, Layers &layers,
                 const Tensor &x)
      : p(p), model(model), layers(layers), x(x),
        i32(IntegerType::get(model.getContext(), 32)) {}
  Tensor build();

private:
  void route();
  void rank();
  Tensor findSlots();
  Tensor dispatch(const Tensor &slots);
  Tensor combine(const Tensor &y);

  const Parameters &p;
  ModelBuilder &model;
  Layers &layers;
  const Tensor &x;
  Type i32;
  /// Of each token, [b, s]: the probability of its expert, the expert, and how
  /// many earlier tokens of the sequence have the same one.
  Tensor probability, expert, place;
};
} // namespace

static Value getLoopIndex(ImplicitLocOpBuilder &b, int64_t loop) {
  return arith::IndexCastOp::create(b, b.getI32Type(),
                                    linalg::IndexOp::create(b, loop));
}

static Value isEqual(ImplicitLocOpBuilder &b, Value lhs, Value rhs) {
  return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, lhs, rhs);
}

/// Computes the softmax of x W over the experts, and its maximum. As in the
/// paper ("selective precision"), that is done in the compute type.
void ExpertsBuilder::route() {
  Tensor weight =
      layers.addWeight("router.classifier.weight", {p.hidden, p.experts});
  Tensor scores = model.contract("router.classifier", "bsk,ke->bse", x, weight);
  Tensor probabilities = model.softmaxLast("router.softmax", scores);
  ArrayRef<OpFoldResult> sizes = ArrayRef(x.sizes).take_front(2);
  Tensor lowest =
      model.fill("router.argmax.lowest", sizes, model.getComputeType(),
                 -std::numeric_limits<double>::infinity());
  Tensor first = model.fill("router.argmax.zero", sizes, i32, 0);
  SmallVector<Tensor> best = model.reduceLast(
      "router.argmax", probabilities, model.makeMap(3, {0, 1, 2}),
      {lowest, first},
      [](ImplicitLocOpBuilder &b, ValueRange in) -> SmallVector<Value> {
        Value isMore =
            arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, in[0], in[1]);
        Value index = getLoopIndex(b, 2);
        return {arith::SelectOp::create(b, isMore, in[0], in[1]),
                arith::SelectOp::create(b, isMore, index, in[2])};
      });
  probability = best[0];
  expert = best[1];
}

void ExpertsBuilder::rank() {
  Tensor zero = model.fill("router.place.zero", expert.sizes, i32, 0);
  place =
      model
          .reduceLast(
              "router.place", {expert, expert},
              {model.makeMap(3, {0, 1}), model.makeMap(3, {0, 2})}, zero,
              [](ImplicitLocOpBuilder &b, ValueRange in) -> SmallVector<Value> {
                Value isEarlier = arith::CmpIOp::create(
                    b, arith::CmpIPredicate::ult, linalg::IndexOp::create(b, 2),
                    linalg::IndexOp::create(b, 1));
                Value isBoth = arith::AndIOp::create(b, isEarlier,
                                                     isEqual(b, in[0], in[1]));
                Value one = arith::ExtUIOp::create(b, in[2].getType(), isBoth);
                return {arith::AddIOp::create(b, in[2], one)};
              })
          .front();
}

/// Returns the token in each place of each expert, [b, e, c]; the first of the
/// sequence where there is none.
Tensor ExpertsBuilder::findSlots() {
  Sizes sizes = {x.sizes[0]};
  llvm::append_range(sizes, ModelBuilder::makeSizes(model.getContext(),
                                                    {p.experts, p.capacity}));
  Tensor zero = model.fill("router.slots.zero", sizes, i32, 0);
  AffineMap token = model.makeMap(4, {0, 3});
  return model
      .reduceLast(
          "router.slots", {expert, place}, {token, token}, zero,
          [](ImplicitLocOpBuilder &b, ValueRange in) -> SmallVector<Value> {
            Value isHere =
                arith::AndIOp::create(b, isEqual(b, in[0], getLoopIndex(b, 1)),
                                      isEqual(b, in[1], getLoopIndex(b, 2)));
            return {
                arith::SelectOp::create(b, isHere, getLoopIndex(b, 3), in[2])};
          })
      .front();
}

/// Gathers the tokens of each expert, [b, e, c, h].
Tensor ExpertsBuilder::dispatch(const Tensor &slots) {
  Sizes sizes = slots.sizes;
  sizes.push_back(x.sizes.back());
  return model.map("dispatch", slots, model.makeMap(4, {0, 1, 2}), sizes,
                   layers.getActivationType(),
                   [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                     Value token =
                         arith::IndexCastOp::create(b, b.getIndexType(), in[0]);
                     Value element = tensor::ExtractOp::create(
                         b, x.value,
                         ValueRange{linalg::IndexOp::create(b, 0), token,
                                    linalg::IndexOp::create(b, 3)});
                     return model.widen(b, element);
                   });
}

/// Gathers the outputs [b, e, c, h] of the tokens' experts.
Tensor ExpertsBuilder::combine(const Tensor &y) {
  AffineMap token = model.makeMap(3, {0, 1});
  return model.map(
      "combine", {probability, expert, place}, {token, token, token}, x.sizes,
      layers.getActivationType(),
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value room = ModelBuilder::constant(b, i32, p.capacity);
        Value hasRoom =
            arith::CmpIOp::create(b, arith::CmpIPredicate::ult, in[2], room);
        Value first = ModelBuilder::constant(b, i32, 0);
        Value slot = arith::SelectOp::create(b, hasRoom, in[2], first);
        auto toIndex = [&](Value value) -> Value {
          return arith::IndexCastOp::create(b, b.getIndexType(), value);
        };
        Value element = tensor::ExtractOp::create(
            b, y.value,
            ValueRange{linalg::IndexOp::create(b, 0), toIndex(in[1]),
                       toIndex(slot), linalg::IndexOp::create(b, 2)});
        Value product =
            arith::MulFOp::create(b, in[0], model.widen(b, element));
        Value zero = ModelBuilder::constant(b, product.getType(), 0);
        return arith::SelectOp::create(b, hasRoom, product, zero);
      });
}

Tensor ExpertsBuilder::build() {
  route();
  rank();
  Tensor y = layers.linearPerExpert("experts.wi", dispatch(findSlots()),
                                    p.intermediate);
  y = model.relu("experts.act", y, layers.getActivationType());
  return combine(layers.linearPerExpert("experts.wo", y, p.hidden));
}

Tensor mlir::roofline::gen::buildExperts(const Parameters &p,
                                         ModelBuilder &model, Layers &layers,
                                         const Tensor &x) {
  return ExpertsBuilder(p, model, layers, x).build();
}
