//===- Resnet.cpp - Residual networks -------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds ResNet-18, 34 and 50 as in torchvision (v1.5: in a bottleneck the 3x3
// convolution has the stride), for inference, in NCHW. Locations are the names
// of torchvision's modules; additional ops of a module have a name below it,
// such as `conv1.pad`.
//
//===----------------------------------------------------------------------===//

#include "ModelBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <array>

using namespace mlir;
using namespace mlir::roofline::gen;

/// Epsilon that torchvision's BatchNorm2d adds to the variance.
static constexpr double epsilon = 1e-5;

namespace {
/// The properties that distinguish the networks.
struct Architecture {
  StringLiteral name;
  /// Number of residual blocks in each of the four stages.
  std::array<int64_t, 4> blocks;
  /// True if a block is 1x1, 3x3, 1x1, the last one four times as wide;
  /// otherwise it is two 3x3.
  bool isBottleneck;
};

struct Convolution {
  int64_t outputs;
  int64_t kernel;
  int64_t stride = 1;
};

class ResnetBuilder {
public:
  ResnetBuilder(const Architecture &architecture, const Parameters &p,
                ModelBuilder &model)
      : architecture(architecture), p(p), model(model),
        weightType(getType(p.weights, model.getContext())),
        type(getType(p.activations, model.getContext())) {}
  void buildInference();

private:
  Tensor addWeight(const Twine &name, ArrayRef<int64_t> sizes);
  Tensor pad(const Twine &name, const Tensor &x, int64_t width, double value);
  Sizes getWindowSizes(const Tensor &x, int64_t channels, int64_t kernel,
                       int64_t stride);
  Tensor convolve(const Twine &name, const Tensor &x, Convolution convolution);
  Tensor normalize(const Twine &name, const Tensor &x);
  Tensor poolMax(const Twine &name, const Tensor &x);
  Tensor poolAverage(const Twine &name, const Tensor &x);
  Tensor classify(const Twine &name, const Tensor &x);
  Tensor buildBlock(const Tensor &x, int64_t width, int64_t stride);

  const Architecture &architecture;
  const Parameters &p;
  ModelBuilder &model;
  Type weightType, type;
};
} // namespace

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

Tensor ResnetBuilder::addWeight(const Twine &name, ArrayRef<int64_t> sizes) {
  SmallVector<Dim> dims(sizes);
  return model.addArgument(name, dims, weightType, Role::Weight);
}

/// Pads the last two dims by `width` rows and columns on each side.
Tensor ResnetBuilder::pad(const Twine &name, const Tensor &x, int64_t width,
                          double value) {
  if (width == 0)
    return x;
  ImplicitLocOpBuilder &b = model.at(name);
  OpFoldResult none = b.getIndexAttr(0), some = b.getIndexAttr(width);
  SmallVector<OpFoldResult> widths = {none, none, some, some};
  Value scalar = ModelBuilder::constant(b, type, value);
  SmallVector<int64_t> shape(x.getType().getShape());
  Sizes sizes = x.sizes;
  for (int64_t dim : {2, 3}) {
    shape[dim] += 2 * width;
    sizes[dim] = b.getIndexAttr(shape[dim]);
  }
  Value padded = tensor::PadOp::create(b, RankedTensorType::get(shape, type),
                                       x.value, widths, widths, scalar);
  return {padded, sizes};
}

/// Returns the sizes after sliding a window over `x`, which includes its
/// padding.
Sizes ResnetBuilder::getWindowSizes(const Tensor &x, int64_t channels,
                                    int64_t kernel, int64_t stride) {
  Builder b(model.getContext());
  Sizes sizes = {x.sizes[0], b.getIndexAttr(channels)};
  for (int64_t size : x.getType().getShape().take_back(2))
    sizes.push_back(b.getIndexAttr((size - kernel) / stride + 1));
  return sizes;
}

static DenseIntElementsAttr makePair(Builder &b, int64_t value) {
  return b.getI64VectorAttr({value, value});
}

/// Builds a convolution without a bias, as batch normalisation follows.
Tensor ResnetBuilder::convolve(const Twine &name, const Tensor &x,
                               Convolution convolution) {
  auto [outputs, kernel, stride] = convolution;
  std::string module = name.str();
  Tensor filter = addWeight(
      module + ".weight", {outputs, x.getType().getDimSize(1), kernel, kernel});
  Tensor padded = pad(module + ".pad", x, kernel / 2, 0);
  Sizes sizes = getWindowSizes(padded, outputs, kernel, stride);
  Tensor init = model.fill(module + ".zero", sizes, model.getComputeType(), 0);
  ImplicitLocOpBuilder &b = model.at(module);
  auto op = linalg::Conv2DNchwFchwOp::create(
      b, init.getType(), ValueRange{padded.value, filter.value},
      ValueRange{init.value}, makePair(b, stride), makePair(b, 1));
  return {op.getResult(0), sizes};
}

/// Builds (x - mean) / sqrt(variance + epsilon) * weight + bias per channel.
Tensor ResnetBuilder::normalize(const Twine &name, const Tensor &x) {
  std::string module = name.str();
  SmallVector<Tensor> inputs = {x};
  for (StringRef vector : {".weight", ".bias", ".running_mean", ".running_var"})
    inputs.push_back(addWeight(module + vector, x.getType().getDimSize(1)));
  SmallVector<AffineMap> maps(5, model.makeMap(4, {1}));
  maps[0] = model.makeMap(4, {0, 1, 2, 3});
  return model.map(module, inputs, maps, x.sizes, type,
                   [](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
                     Value centred = arith::SubFOp::create(b, in[0], in[3]);
                     Value small =
                         ModelBuilder::constant(b, in[4].getType(), epsilon);
                     Value variance = arith::AddFOp::create(b, in[4], small);
                     Value scale = math::RsqrtOp::create(b, variance);
                     Value normal = arith::MulFOp::create(b, centred, scale);
                     Value scaled = arith::MulFOp::create(b, normal, in[1]);
                     return arith::AddFOp::create(b, scaled, in[2]);
                   });
}

/// Builds a max pooling of 3x3 windows with stride 2.
Tensor ResnetBuilder::poolMax(const Twine &name, const Tensor &x) {
  constexpr int64_t kernel = 3, stride = 2;
  // Some types have no infinities.
  double lowest = APFloat::getLargest(cast<FloatType>(type).getFloatSemantics(),
                                      /*Negative=*/true)
                      .convertToDouble();
  std::string module = name.str();
  Tensor padded = pad(module + ".pad", x, kernel / 2, lowest);
  Sizes sizes =
      getWindowSizes(padded, x.getType().getDimSize(1), kernel, stride);
  Tensor init = model.fill(module + ".lowest", sizes, type, lowest);
  ImplicitLocOpBuilder &b = model.at(module);
  Tensor window = model.empty(
      ModelBuilder::makeSizes(model.getContext(), {kernel, kernel}), type);
  auto op = linalg::PoolingNchwMaxOp::create(
      b, init.getType(), ValueRange{padded.value, window.value},
      ValueRange{init.value}, makePair(b, stride), makePair(b, 1));
  return {op.getResult(0), sizes};
}

/// Builds an average pooling over the whole image.
Tensor ResnetBuilder::poolAverage(const Twine &name, const Tensor &x) {
  std::string module = name.str();
  double pixels = x.getType().getDimSize(2) * x.getType().getDimSize(3);
  Tensor flat = model.collapse(module + ".flat", x, {{0}, {1}, {2, 3}});
  Tensor sum = model.sumLast(
      module + ".sum", flat, model.makeMap(3, {0, 1, 2}),
      [](ImplicitLocOpBuilder &, ValueRange in) { return in[0]; });
  return model.elementwise(
      module, sum, type, [&](ImplicitLocOpBuilder &b, ValueRange in) -> Value {
        Value count = ModelBuilder::constant(b, in[0].getType(), pixels);
        return arith::DivFOp::create(b, in[0], count);
      });
}

Tensor ResnetBuilder::classify(const Twine &name, const Tensor &x) {
  std::string module = name.str();
  Tensor weight =
      addWeight(module + ".weight", {p.classes, x.getType().getDimSize(1)});
  Tensor bias = addWeight(module + ".bias", p.classes);
  Tensor y = model.contract(module, "bk,nk->bn", x, weight);
  return model.add(module + ".add_bias", y, bias, type);
}

//===----------------------------------------------------------------------===//
// Networks
//===----------------------------------------------------------------------===//

/// Builds conv, bn, relu, ... conv, bn; adds the input, through a convolution
/// if its shape differs; relu.
Tensor ResnetBuilder::buildBlock(const Tensor &x, int64_t width,
                                 int64_t stride) {
  SmallVector<Convolution> convolutions = {{width, 3, stride}, {width, 3}};
  if (architecture.isBottleneck)
    convolutions = {{width, 1}, {width, 3, stride}, {4 * width, 1}};
  Tensor y = x;
  for (auto [index, convolution] : llvm::enumerate(convolutions)) {
    if (index > 0)
      y = model.relu(index == 1 ? "relu" : "relu_1", y, type);
    y = convolve("conv" + Twine(index + 1), y, convolution);
    y = normalize("bn" + Twine(index + 1), y);
  }
  Tensor shortcut = x;
  if (x.getType() != y.getType()) {
    int64_t outputs = convolutions.back().outputs;
    shortcut = convolve("downsample.0", x, {outputs, 1, stride});
    shortcut = normalize("downsample.1", shortcut);
  }
  Tensor sum = model.add("add", y, shortcut, type);
  return model.relu("relu_" + Twine(convolutions.size() - 1), sum, type);
}

void ResnetBuilder::buildInference() {
  model.beginFunction("inference");
  Tensor x = model.addArgument(
      "images", {Dim(p.batch, "batch"), 3, p.image, p.image}, type);
  x = convolve("conv1", x, {p.channels, 7, 2});
  x = model.relu("relu", normalize("bn1", x), type);
  x = poolMax("maxpool", x);
  int64_t width = p.channels;
  for (auto [stage, blocks] : llvm::enumerate(architecture.blocks)) {
    for (int64_t block : llvm::seq(blocks)) {
      ModelBuilder::Scope scope(model, "layer" + Twine(stage + 1) + "." +
                                           Twine(block));
      x = buildBlock(x, width, stage > 0 && block == 0 ? 2 : 1);
    }
    width *= 2;
  }
  model.endFunction(classify("fc", poolAverage("avgpool", x)));
}

//===----------------------------------------------------------------------===//
// The family
//===----------------------------------------------------------------------===//

static constexpr Architecture architectures[] = {
    {"resnet18", {2, 2, 2, 2}, false},
    {"resnet34", {3, 4, 6, 3}, false},
    {"resnet50", {3, 4, 6, 3}, true}};

/// Completes the parameters. The widest layer has 8 times the channels, in a
/// bottleneck 32 times.
static LogicalResult complete(const Configuration &, Parameters &p,
                              ErrorFn error) {
  for (ElementType elementType : {p.weights, p.activations, p.accumulator})
    if (!isFloat(elementType))
      return error("expected floating-point types: batch normalisation is part "
                   "of the network, got '" +
                   getName(elementType) + "'");
  constexpr int64_t mostChannels = 1 << 20;
  if (p.channels > mostChannels)
    return error("expected --channels of at most " + Twine(mostChannels) +
                 ", got " + Twine(p.channels));
  return success();
}

static void build(const Configuration &configuration,
                  const Parameters &parameters, ModelBuilder &model) {
  const Architecture &architecture =
      *llvm::find_if(architectures, [&](const Architecture &architecture) {
        return architecture.name == configuration.name;
      });
  ResnetBuilder(architecture, parameters, model).buildInference();
}

static Parameters makeParameters() {
  Parameters p;
  p.image = 224;
  p.channels = 64;
  p.classes = 1000;
  return p;
}

static const Configuration configurations[] = {
    {"resnet18", "ResNet-18, 11,689,512 parameters", makeParameters()},
    {"resnet34", "ResNet-34, 21,797,672 parameters", makeParameters()},
    {"resnet50", "ResNet-50 v1.5, 25,557,032 parameters", makeParameters()}};
static constexpr StringLiteral flags[] = {
    "batch",   "image",       "channels",   "classes",
    "weights", "activations", "accumulator"};
const Family mlir::roofline::gen::resnetFamily = {"resnet", configurations,
                                                  flags, complete, build};
