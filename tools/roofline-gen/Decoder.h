//===- Decoder.h - Decoder-only transformers --------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds decoder models. Letters: b sequences of s tokens, h features, a heads
// of d = h/a, v key-value heads, g = a/v heads that share one, t positions that
// attention reads:
//   prefill  s tokens from position 0, t = s: reads their own keys and values,
//            with later ones masked; every score is computed
//   decode   one token at the last position of the cache, t = its length
// Both phases return logits for each of their tokens, and the caches.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_DECODER_H
#define ROOFLINE_TOOLS_GEN_DECODER_H

#include "Layers.h"

namespace mlir::roofline::gen {

enum class Phase { Prefill, Decode };

class Decoder {
public:
  Decoder(bool isGPT, const Parameters &parameters, ModelBuilder &model);

  void build(Phase phase);

private:
  void addInputs();

  // Embeddings, Decoder.cpp.
  Tensor embed();
  Tensor addPositions(const Tensor &x);
  Tensor makeLogits(const Tensor &x);
  Tensor normalize(const Twine &name, const Tensor &x);
  // The feed-forward block, Decoder.cpp.
  Tensor feedForward(const Tensor &x);

  // Attention, DecoderAttention.cpp.
  Tensor attend(const Tensor &x, int64_t layer);
  /// Queries [b, s, v, g, d], keys and values [b, s, v, d] of one device.
  struct Heads {
    Tensor q, k, v;
  };
  Heads projectHeads(const Tensor &x);
  void makeRopeTables();
  Tensor makeRopeTable(const Twine &name, bool isSine);
  /// Rotates pairs of features by an angle that grows with the position. `x` is
  /// [b, s, heads..., 2, d/2].
  Tensor rope(const Twine &name, const Tensor &x);
  /// The keys or values of a layer, [b, s, v, d], as attention reads them.
  struct Cached {
    Tensor values;
    /// Scale per key-value head, if they are integers.
    std::optional<Tensor> scale;
  };
  /// Writes `fresh` into `cache` and replaces it by the result.
  Cached store(const Twine &name, const Tensor &fresh, Tensor &cache);
  Tensor scaleScores(const Tensor &scores, const Cached &keys);

  Sizes getSizes(ArrayRef<int64_t> last);

  bool isGPT;
  const Parameters &p;
  ModelBuilder &model;
  Layers layers;
  int64_t headSize;

  // State of the phase that is being built.
  Phase phase;
  Tensor tokens;
  OpFoldResult batch, seq;
  /// Position of the first token.
  OpFoldResult start;
  Tensor embedding, cosines, sines;
  /// Keys and values of each layer in turn.
  SmallVector<Tensor> caches;
};

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_DECODER_H
