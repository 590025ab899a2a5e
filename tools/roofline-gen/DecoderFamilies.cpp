//===- DecoderFamilies.cpp - Published decoder models ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

using namespace mlir;
using namespace mlir::roofline::gen;

//===----------------------------------------------------------------------===//
// Configurations
//===----------------------------------------------------------------------===//

namespace {
struct Shape {
  int64_t layers, hidden, heads, kvHeads, intermediate, vocab;
};
} // namespace

static Configuration makeConfiguration(StringLiteral name,
                                       StringLiteral summary,
                                       const Shape &shape, int64_t seq,
                                       ElementType type) {
  Parameters p;
  p.seq = seq;
  p.layers = shape.layers;
  p.hidden = shape.hidden;
  p.heads = shape.heads;
  p.kvHeads = shape.kvHeads;
  p.intermediate = shape.intermediate;
  p.vocab = shape.vocab;
  p.weights = p.activations = p.cacheType = type;
  return {name, summary, p};
}

// huggingface.co/openai-community/gpt2, config.json
static Configuration makeGPT2() {
  Configuration result =
      makeConfiguration("gpt2", "GPT-2 small, 124,439,808 parameters",
                        {12, 768, 12, 12, 3072, 50257}, 1024, ElementType::F32);
  result.parameters.positions = 1024;
  return result;
}

// huggingface.co/facebook/opt-1.3b, config.json: GPT-2's layers with ReLU. The
// first two rows of positions are for padding and never read.
static Configuration makeOPT() {
  Configuration result = makeConfiguration(
      "opt-1.3b", "OPT 1.3B, 1,315,758,080 parameters",
      {24, 2048, 32, 32, 8192, 50272}, 2048, ElementType::F16);
  result.parameters.paddingPositions = 2;
  result.parameters.positions = 2048 + result.parameters.paddingPositions;
  result.parameters.hasReLU = true;
  return result;
}

static Configuration makeLlama2(StringLiteral name, StringLiteral summary,
                                const Shape &shape) {
  return makeConfiguration(name, summary, shape, 2048, ElementType::F16);
}

static Configuration makeLlama3(StringLiteral name, StringLiteral summary,
                                const Shape &shape) {
  Configuration result =
      makeConfiguration(name, summary, shape, 2048, ElementType::BF16);
  result.parameters.ropeTheta = 500000;
  return result;
}

static const Configuration gptConfigurations[] = {makeGPT2(), makeOPT()};

// arXiv 2307.09288, table 1 and huggingface.co/meta-llama/Llama-2-7b,
// arXiv 2407.21783, table 3: config.json of each.
static const Configuration llamaConfigurations[] = {
    makeLlama2("llama-2-7b", "Llama 2 7B, 6,738,415,616 parameters",
               {32, 4096, 32, 32, 11008, 32000}),
    makeLlama2("llama-2-70b", "Llama 2 70B, 68,976,648,192 parameters",
               {80, 8192, 64, 8, 28672, 32000}),
    makeLlama3("llama-3-8b", "Llama 3 8B, 8,030,261,248 parameters",
               {32, 4096, 32, 8, 14336, 128256}),
    makeLlama3("llama-3-70b", "Llama 3 70B, 70,553,706,496 parameters",
               {80, 8192, 64, 8, 28672, 128256})};

//===----------------------------------------------------------------------===//
// What makes sense
//===----------------------------------------------------------------------===//

static LogicalResult checkLengths(Parameters &p, ErrorFn error) {
  if (p.cache == notGiven)
    p.cache = p.seq;
  auto isLonger = [](int64_t lhs, int64_t rhs) {
    return !ShapedType::isDynamic(lhs) && !ShapedType::isDynamic(rhs) &&
           lhs > rhs;
  };
  if (isLonger(p.seq, p.cache))
    return error("expected --cache (" + Twine(p.cache) +
                 ") to have room for the tokens of --seq (" + Twine(p.seq) +
                 ")");
  if (p.positions == notGiven)
    return success();
  std::string positions = "--positions (" + std::to_string(p.positions) + ")";
  if (p.paddingPositions > 0)
    positions += " without the first " + std::to_string(p.paddingPositions) +
                 ", which are for padding";
  int64_t read = p.positions - p.paddingPositions;
  for (auto [flag, size] : {std::pair("seq", p.seq), {"cache", p.cache}})
    if (isLonger(size, read))
      return error("expected --" + Twine(flag) + " (" + Twine(size) +
                   ") to be at most " + positions);
  return success();
}

static LogicalResult checkShares(const Parameters &p, ErrorFn error) {
  struct Whole {
    StringRef flag;
    int64_t size;
  };
  for (Whole whole :
       {Whole{"heads", p.heads}, Whole{"kv-heads", p.kvHeads},
        Whole{"intermediate", p.intermediate}, Whole{"vocab", p.vocab}})
    if (failed(checkDivisible(whole.flag, whole.size, "tp", p.tp, error)))
      return failure();
  return success();
}

static LogicalResult complete(const Configuration &, Parameters &p,
                              ErrorFn error) {
  if (failed(checkDivisible("hidden", p.hidden, "heads", p.heads, error)) ||
      failed(checkDivisible("heads", p.heads, "kv-heads", p.kvHeads, error)))
    return failure();
  return success(succeeded(checkShares(p, error)) &&
                 succeeded(checkLengths(p, error)) &&
                 succeeded(checkTypes(p, error)));
}

static LogicalResult completeLlama(const Configuration &configuration,
                                   Parameters &p, ErrorFn error) {
  if (failed(complete(configuration, p, error)))
    return failure();
  if (p.hidden / p.heads % 2 != 0)
    return error("expected an even number of features per head to turn in "
                 "pairs, got --hidden / --heads = " +
                 Twine(p.hidden / p.heads));
  return success();
}

//===----------------------------------------------------------------------===//
// Families
//===----------------------------------------------------------------------===//

static void build(bool isGPT, const Parameters &parameters,
                  ModelBuilder &model) {
  Decoder decoder(isGPT, parameters, model);
  decoder.build(Phase::Prefill);
  decoder.build(Phase::Decode);
}

static void buildGPT(const Configuration &, const Parameters &parameters,
                     ModelBuilder &model) {
  build(/*isGPT=*/true, parameters, model);
}

static void buildLlama(const Configuration &, const Parameters &parameters,
                       ModelBuilder &model) {
  build(/*isGPT=*/false, parameters, model);
}

static constexpr StringLiteral gptFlags[] = {
    "batch", "seq",      "cache",       "layers",       "hidden",
    "heads", "kv-heads", "vocab",       "intermediate", "positions",
    "tp",    "weights",  "activations", "cache-type",   "accumulator"};
static constexpr StringLiteral llamaFlags[] = {
    "batch",   "seq",         "cache",      "layers",       "hidden",
    "heads",   "kv-heads",    "vocab",      "intermediate", "tp",
    "weights", "activations", "cache-type", "accumulator"};

const Family mlir::roofline::gen::gptFamily = {"gpt", gptConfigurations,
                                               gptFlags, complete, buildGPT};
const Family mlir::roofline::gen::llamaFamily = {
    "llama", llamaConfigurations, llamaFlags, completeLlama, buildLlama};
