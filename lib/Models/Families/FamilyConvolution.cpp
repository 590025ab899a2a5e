//===- FamilyConvolution.cpp - Convolutions -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family of convolutions (R7, R9, R10), whose dims are read from text.
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"
#include "FamilyWindows.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class ConvolutionFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override;

private:
  LogicalResult readLayout(Operation *op, std::string &text,
                           std::string &why) const;
  void addBias(Operation *op, WorkContext &context, Work &work) const;
};

/// The numbers of the dims of a convolution, as StableHLO writes them:
/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
struct ConvolutionDims {
  /// The batch and feature dims of the input, the input and output feature dims
  /// of the kernel, the batch and feature dims of the result.
  int64_t batch, feature, in, out, resultBatch, resultFeature;
  SmallVector<int64_t> spatial, kernelSpatial, resultSpatial;

  LogicalResult parse(StringRef text);
};
} // namespace

/// Parses `[b, 0, 1, f]`: where the letters stand, and where the numbers.
static LogicalResult parseLayout(StringRef text, StringRef letters,
                                 int64_t &first, int64_t &second,
                                 SmallVectorImpl<int64_t> &spatial) {
  text = text.trim();
  if (!text.consume_front("[") || !text.consume_back("]"))
    return failure();
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  first = second = -1;
  if (parts.size() < 2)
    return failure();
  spatial.assign(parts.size() - 2, -1);
  for (auto [place, part] : llvm::enumerate(parts)) {
    part = part.trim();
    uint64_t number = 0;
    int64_t *slot = part == letters.take_front(1)   ? &first
                    : part == letters.take_back(1)  ? &second
                    : part.getAsInteger(10, number) ? nullptr
                    : number < spatial.size()       ? &spatial[number]
                                                    : nullptr;
    if (!slot || *slot >= 0)
      return failure();
    *slot = place;
  }
  return success();
}

LogicalResult ConvolutionDims::parse(StringRef text) {
  auto [operands, result] = text.split("->");
  auto [input, kernel] = operands.split('x');
  return success(succeeded(parseLayout(input, "bf", batch, feature, spatial)) &&
                 succeeded(parseLayout(kernel, "io", in, out, kernelSpatial)) &&
                 succeeded(parseLayout(result, "bf", resultBatch, resultFeature,
                                       resultSpatial)) &&
                 spatial.size() == kernelSpatial.size() &&
                 spatial.size() == resultSpatial.size());
}

LogicalResult ConvolutionFamily::computeWork(Operation *op,
                                             WorkContext &context, Work &work,
                                             std::string &why) const {
  OpKeys keys = at(op, why);
  std::string text;
  ConvolutionDims dims;
  int64_t groups = 1, batchGroups = 1;
  if (failed(checkTensors(op, 2, why)) || failed(readLayout(op, text, why)) ||
      failed(keys.readInt("feature_groups", groups)) ||
      failed(keys.readInt("batch_groups", batchGroups)))
    return failure();
  if (failed(dims.parse(text)))
    return keys.fail("expected dims like [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, "
                     "f], got " +
                     text);
  Value input = op->getOperand(0), kernel = op->getOperand(1),
        result = op->getResult(0);
  int64_t rank = dims.spatial.size() + 2;
  if (getTensorRank(input) != rank || getTensorRank(kernel) != rank ||
      getTensorRank(result) != rank)
    return keys.fail("expected tensors of rank " + Twine(rank));
  if (groups < 1 || batchGroups < 1 || (groups > 1 && batchGroups > 1))
    return keys.fail("expected groups of features or of the batch, 1 or more");
  SmallVector<SlidingWindow, 3> windows(dims.spatial.size());
  for (auto [number, window] : llvm::enumerate(windows)) {
    window.input = context.getDim(input, dims.spatial[number]);
    window.kernel = context.getDim(kernel, dims.kernelSpatial[number]);
    window.outputs = context.getDim(result, dims.resultSpatial[number]);
  }
  if (failed(readWindows(keys, windows)))
    return failure();

  // Input features of a group, and the output features of one.
  Count channels = context.getDim(kernel, dims.in);
  Count features = context.getDim(result, dims.resultFeature);
  int64_t allGroups = groups * batchGroups;
  Count ownFeatures = countFloorDiv(features, allGroups);
  Count inputChannels = context.getDim(input, dims.feature);
  Count expected = batchGroups > 1 ? channels : channels * Count(groups);
  if (inputChannels.isConstant() && expected.isConstant() &&
      inputChannels != expected)
    return keys.fail("expected " + expected.str() +
                     " features of the input, as the kernel has, got " +
                     inputChannels.str());
  bool isDepthwise = allGroups > 1 && channels == Count(1);
  WindowWork taps = countWindows(windows);
  Count planes = context.getDim(result, dims.resultBatch) * channels;
  if (failed(addProducts(input, kernel, result, !isDepthwise,
                         planes * features * taps.executed, work, why)))
    return failure();
  setUsefulTaps(taps, work);

  auto addLoop = [&](const Count &extent, bool isReduction) {
    work.loops.push_back({extent, isReduction});
    return getAffineDimExpr(work.loops.size() - 1, op->getContext());
  };
  SmallVector<AffineExpr> inputMap(rank), kernelMap(rank), resultMap(rank);
  AffineExpr batch = addLoop(context.getDim(result, dims.resultBatch), false);
  SmallVector<AffineExpr> outputs;
  for (const SlidingWindow &window : windows)
    outputs.push_back(addLoop(window.outputs, false));
  std::optional<int64_t> perGroup = ownFeatures.tryInt64();
  std::optional<int64_t> perGroupIn = channels.tryInt64();
  AffineExpr group = allGroups > 1 ? addLoop(allGroups, false)
                                   : getAffineConstantExpr(0, op->getContext());
  AffineExpr feature = addLoop(ownFeatures, false);
  bool isAffine = allGroups == 1 || (perGroup && perGroupIn);
  for (auto [number, window] : llvm::enumerate(windows)) {
    AffineExpr tap = addLoop(window.kernel, true);
    kernelMap[dims.kernelSpatial[number]] = tap;
    resultMap[dims.resultSpatial[number]] = outputs[number];
    inputMap[dims.spatial[number]] = outputs[number] * window.stride +
                                     tap * window.dilation - window.padBefore;
    isAffine &= window.baseDilation == 1;
  }
  AffineExpr channel = addLoop(channels, true);
  kernelMap[dims.in] = channel;
  kernelMap[dims.out] = group * perGroup.value_or(0) + feature;
  resultMap[dims.resultBatch] = batch;
  resultMap[dims.resultFeature] = kernelMap[dims.out];
  inputMap[dims.feature] =
      batchGroups > 1 ? channel : group * perGroupIn.value_or(0) + channel;
  std::optional<int64_t> perBatch =
      context.getDim(result, dims.resultBatch).tryInt64();
  isAffine &= batchGroups == 1 || perBatch.has_value();
  inputMap[dims.batch] =
      batchGroups > 1 ? group * perBatch.value_or(0) + batch : batch;
  auto makeMap = [&](ArrayRef<AffineExpr> indices) {
    return isAffine ? makeLoopMap(op->getContext(), work, indices)
                    : AffineMap();
  };
  CountRange touched = taps.touched;
  touched *= context.getDim(input, dims.batch) * inputChannels;
  addRead(makeAccess(input, makeMap(inputMap), touched), work);
  addWholeRead(context, kernel, work, makeMap(kernelMap));
  addWholeWrite(context, result, work, makeMap(resultMap));
  addBias(op, context, work);
  return success();
}

LogicalResult ConvolutionFamily::readLayout(Operation *op, std::string &text,
                                            std::string &why) const {
  StringRef layout = keys.getAs<StringAttr>("dims").getValue();
  if (!layout.starts_with("["))
    return at(op, why).readText("dims", "conv", text);
  // That of all ops of the name; "..." are the spatial dims.
  std::string spatial;
  for (int64_t dim = 0; dim + 2 < getTensorRank(op->getOperand(0)); ++dim)
    spatial += (dim ? ", " : "") + std::to_string(dim);
  SmallVector<StringRef> parts;
  layout.split(parts, "...");
  text = llvm::join(parts, spatial);
  return success();
}

void ConvolutionFamily::addBias(Operation *op, WorkContext &context,
                                Work &work) const {
  size_t number = getInt("bias", op->getNumOperands());
  if (number >= op->getNumOperands() ||
      getTensorRank(op->getOperand(number)) < 0)
    return;
  Value result = op->getResult(0);
  Type scalar = getScalarType(result.getType());
  Count elements = context.getNumElements(result);
  addWholeRead(context, op->getOperand(number), work);
  work.terms.add({getArithmeticClass(scalar), scalar, elements});
  if (work.usefulFlops && isa<FloatType>(scalar))
    *work.usefulFlops += elements;
}

std::unique_ptr<OpModel> roofline::makeConvolutionModel(DictionaryAttr keys) {
  return std::make_unique<ConvolutionFamily>(keys);
}
