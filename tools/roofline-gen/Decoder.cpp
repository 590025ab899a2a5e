//===- Decoder.cpp - Decoder-only transformers ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline::gen;

/// Epsilon of all normalisations in these models.
static constexpr double epsilon = 1e-5;

Decoder::Decoder(bool isGPT, const Parameters &parameters, ModelBuilder &model)
    : isGPT(isGPT), p(parameters), model(model), layers(parameters, model),
      headSize(parameters.hidden / parameters.heads) {}

Sizes Decoder::getSizes(ArrayRef<int64_t> last) {
  Sizes sizes = {batch, seq};
  llvm::append_range(sizes, ModelBuilder::makeSizes(model.getContext(), last));
  return sizes;
}

//===----------------------------------------------------------------------===//
// Embeddings
//===----------------------------------------------------------------------===//

/// Returns the row of `token` on this device, 0 if another device has it, and
/// whether this device has it.
static std::pair<Value, Value> findRow(ImplicitLocOpBuilder &b, Value token,
                                       Value device, int64_t rows) {
  Value perDevice = arith::ConstantIndexOp::create(b, rows);
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value first = arith::MulIOp::create(b, device, perDevice);
  Value row = arith::SubIOp::create(b, token, first);
  // An unsigned comparison also rejects negative rows.
  Value isHere =
      arith::CmpIOp::create(b, arith::CmpIPredicate::ult, row, perDevice);
  return {arith::SelectOp::create(b, isHere, row, zero), isHere};
}

// Each of tp devices has 1/tp of the rows, looks up the tokens that it has,
// uses zeros for the rest, and the results are summed.
Tensor Decoder::embed() {
  int64_t rows = layers.getShare(p.vocab);
  embedding = layers.addWeight("embed.weight", {rows, p.hidden});
  model.at("embed");
  Value device;
  if (p.tp > 1)
    device = model.getDeviceIndex(Layers::gridName);
  Tensor x = model.map(
      "embed", tokens, model.makeMap(3, {0, 1}), getSizes(p.hidden),
      layers.getActivationType(),
      [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value row = arith::IndexCastOp::create(b, b.getIndexType(), in[0]);
        Value isHere;
        if (device)
          std::tie(row, isHere) = findRow(b, row, device, rows);
        Value feature = linalg::IndexOp::create(b, 2);
        Value element = tensor::ExtractOp::create(b, embedding.value,
                                                  ValueRange{row, feature});
        element = model.widen(b, element);
        if (!device)
          return element;
        Value zero = ModelBuilder::constant(b, element.getType(), 0);
        return arith::SelectOp::create(b, isHere, element, zero);
      });
  return p.tp > 1 ? model.allReduce("embed.all_reduce", x, Layers::gridName)
                  : x;
}

Tensor Decoder::addPositions(const Tensor &x) {
  Tensor table = layers.addWeight("position.weight", {p.positions, p.hidden});
  Builder b(model.getContext());
  OpFoldResult first = start;
  if (p.paddingPositions > 0) {
    model.at("position");
    first = model.add(start, p.paddingPositions);
  }
  Tensor rows = model.slice("position", table, {first, b.getIndexAttr(0)},
                            {seq, b.getIndexAttr(p.hidden)});
  return layers.add("position", x, rows);
}

// The vocabulary is distributed over the devices: each computes logits for its
// part, and they are concatenated.
Tensor Decoder::makeLogits(const Tensor &x) {
  Tensor logits;
  if (isGPT) {
    // Reuse the table of the embedding.
    logits = layers.finish(
        "lm_head", model.contract("lm_head", "bsk,nk->bsn", x, embedding));
  } else {
    logits =
        layers.linear("lm_head", x, p.vocab, /*hasBias=*/false, Split::Outputs);
  }
  return p.tp > 1 ? model.allGatherLast("lm_head.all_gather", logits,
                                        Layers::gridName, p.tp)
                  : logits;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Tensor Decoder::normalize(const Twine &name, const Tensor &x) {
  return isGPT ? layers.layerNorm(name, x, epsilon)
               : layers.rmsNorm(name, x, epsilon);
}

/// Builds silu(gate) * up = gate / (1 + exp(-gate)) * up, 4 FLOPs and an
/// exponential.
static Value buildSwiGLU(ImplicitLocOpBuilder &b, ValueRange in) {
  Value one = ModelBuilder::constant(b, in[0].getType(), 1);
  Value exp = math::ExpOp::create(b, arith::NegFOp::create(b, in[0]));
  Value silu =
      arith::DivFOp::create(b, in[0], arith::AddFOp::create(b, exp, one));
  return arith::MulFOp::create(b, silu, in[1]);
}

Tensor Decoder::feedForward(const Tensor &x) {
  Tensor y = normalize("mlp_norm", x);
  if (isGPT) {
    y = layers.linear("up_proj", y, p.intermediate, isGPT, Split::Outputs);
    y = p.hasReLU ? model.relu("mlp_act", y, layers.getActivationType())
                  : layers.gelu("mlp_act", y);
  } else {
    Tensor gate =
        layers.linear("gate_proj", y, p.intermediate, isGPT, Split::Outputs);
    Tensor up =
        layers.linear("up_proj", y, p.intermediate, isGPT, Split::Outputs);
    y = model.elementwise("mlp_act", {gate, up}, layers.getActivationType(),
                          buildSwiGLU);
  }
  y = layers.linear("down_proj", y, p.hidden, isGPT, Split::Inputs,
                    "mlp_all_reduce");
  return layers.add("mlp_add", x, y);
}

/// Adds the tokens, then the caches of all layers. Weights are added where they
/// are used.
void Decoder::addInputs() {
  Builder b(model.getContext());
  Dim seqDim = phase == Phase::Prefill ? Dim(p.seq, "seq") : Dim(1);
  Dim batchDim(p.batch, "batch");
  tokens = model.addArgument("tokens", {batchDim, seqDim}, b.getI32Type());
  batch = tokens.sizes[0];
  seq = tokens.sizes[1];
  Type type = getType(p.cacheType, model.getContext());
  caches.clear();
  for (int64_t layer : llvm::seq(p.layers)) {
    ModelBuilder::Scope scope(model, "layers." + Twine(layer));
    for (StringRef name : {"k_cache", "v_cache"})
      caches.push_back(model.addArgument(name,
                                         {batchDim, Dim(p.cache, "cache"),
                                          layers.getShare(p.kvHeads), headSize},
                                         type, Role::Cache));
  }
  model.at("start");
  start = phase == Phase::Prefill ? b.getIndexAttr(0)
                                  : model.add(caches.front().sizes[1], -1);
}

void Decoder::build(Phase newPhase) {
  phase = newPhase;
  if (p.tp > 1)
    model.makeGrid(Layers::gridName, p.tp);
  model.beginFunction(phase == Phase::Prefill ? "prefill" : "decode");
  addInputs();
  Tensor x = embed();
  if (isGPT)
    x = addPositions(x);
  else
    makeRopeTables();
  for (int64_t layer : llvm::seq(p.layers)) {
    ModelBuilder::Scope scope(model, "layers." + Twine(layer));
    x = feedForward(attend(x, layer));
  }
  SmallVector<Tensor> results = {makeLogits(normalize("final_norm", x))};
  llvm::append_range(results, caches);
  model.endFunction(results);
}
