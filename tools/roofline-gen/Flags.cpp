//===- Flags.cpp - Sizes and types from the command line ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flags.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline::gen;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Kinds of flags
//===----------------------------------------------------------------------===//

namespace {
class Flag {
public:
  virtual ~Flag() = default;
  virtual const cl::Option &getOption() const = 0;
  virtual LogicalResult apply(Parameters &parameters, ErrorFn error) const = 0;
  virtual void print(const Parameters &parameters, raw_ostream &os) const = 0;
};
} // namespace

cl::OptionCategory &mlir::roofline::gen::getModelCategory() {
  static cl::OptionCategory category(
      "Sizes of the whole model, and types",
      "In place of those of the workload; --list shows them");
  return category;
}

namespace {
/// An integer from 1 to maxSize; a length may be `?`.
class SizeFlag : public Flag {
public:
  SizeFlag(int64_t Parameters::*member, StringRef name, StringRef description,
           bool isLength = false)
      : member(member), isLength(isLength),
        option(name, cl::desc(description),
               cl::value_desc(isLength ? "n or ?" : "n"),
               cl::cat(getModelCategory())) {}
  const cl::Option &getOption() const override { return option; }
  LogicalResult apply(Parameters &parameters, ErrorFn error) const override;
  void print(const Parameters &parameters, raw_ostream &os) const override {
    os << "--" << option.ArgStr << '=';
    if (ShapedType::isDynamic(parameters.*member))
      os << '?';
    else
      os << parameters.*member;
  }

private:
  int64_t Parameters::*member;
  bool isLength;
  cl::opt<std::string> option;
};

class TypeFlag : public Flag {
public:
  TypeFlag(ElementType Parameters::*member, StringRef name,
           StringRef description)
      : member(member),
        option(name, cl::desc(description), cl::cat(getModelCategory()),
               cl::values(clEnumValN(ElementType::F32, "f32", ""),
                          clEnumValN(ElementType::F16, "f16", ""),
                          clEnumValN(ElementType::BF16, "bf16", ""),
                          clEnumValN(ElementType::F8E4M3FN, "f8E4M3FN", ""),
                          clEnumValN(ElementType::F8E5M2, "f8E5M2", ""),
                          clEnumValN(ElementType::I8, "i8", ""),
                          clEnumValN(ElementType::I4, "i4", ""))) {}
  const cl::Option &getOption() const override { return option; }
  LogicalResult apply(Parameters &parameters, ErrorFn) const override {
    parameters.*member = option;
    return success();
  }
  void print(const Parameters &parameters, raw_ostream &os) const override {
    os << "--" << option.ArgStr << '=' << getName(parameters.*member);
  }

private:
  ElementType Parameters::*member;
  cl::opt<ElementType> option;
};
} // namespace

LogicalResult SizeFlag::apply(Parameters &parameters, ErrorFn error) const {
  StringRef text = option;
  int64_t size;
  if (isLength && text == "?")
    size = ShapedType::kDynamic;
  else if (text.getAsInteger(10, size) || size < 1 || size > maxSize)
    return error("expected --" + option.ArgStr + " to be " +
                 (isLength ? "'?', for a dynamic dim, or " : "") +
                 "an integer from 1 to " + Twine(maxSize) + ", got '" + text +
                 "'");
  parameters.*member = size;
  return success();
}

//===----------------------------------------------------------------------===//
// The flags
//===----------------------------------------------------------------------===//

static SizeFlag batch(&Parameters::batch, "batch",
                      "Sequences, images or samples per device",
                      /*isLength=*/true);
static SizeFlag seq(&Parameters::seq, "seq", "Tokens per sequence",
                    /*isLength=*/true);
static SizeFlag cache(&Parameters::cache, "cache",
                      "Positions of the key-value cache (default: --seq)",
                      /*isLength=*/true);
static SizeFlag layers(&Parameters::layers, "layers", "Layers");
static SizeFlag features(&Parameters::features, "features",
                         "Inputs and outputs of a layer");
static SizeFlag hidden(&Parameters::hidden, "hidden",
                       "Size of a token's vector");
static SizeFlag heads(&Parameters::heads, "heads", "Attention heads");
static SizeFlag kvHeads(&Parameters::kvHeads, "kv-heads", "Heads of the cache");
static SizeFlag intermediate(&Parameters::intermediate, "intermediate",
                             "Size inside the feed-forward block");
static SizeFlag vocab(&Parameters::vocab, "vocab", "Tokens of the vocabulary");
static SizeFlag positions(&Parameters::positions, "positions",
                          "Rows of the table of learned positions");
static SizeFlag image(&Parameters::image, "image",
                      "Rows and columns of an image");
static SizeFlag channels(&Parameters::channels, "channels",
                         "Channels of the first layer");
static SizeFlag classes(&Parameters::classes, "classes", "Classes of images");
static SizeFlag dp(&Parameters::dp, "dp", "Devices that share the samples");
static SizeFlag tp(&Parameters::tp, "tp", "Devices that share each layer");
static TypeFlag weights(&Parameters::weights, "weights",
                        "Element type of the weights");
static TypeFlag activations(&Parameters::activations, "activations",
                            "Element type of the activations");
static TypeFlag cacheType(&Parameters::cacheType, "cache-type",
                          "Element type of the key-value cache");
static TypeFlag accumulator(&Parameters::accumulator, "accumulator",
                            "Type of sums and of arithmetic between the load "
                            "and the store of activations");

/// In the order of --list.
static const Flag *const modelFlags[] = {
    &batch,     &seq,     &cache,       &layers,       &features,
    &hidden,    &heads,   &kvHeads,     &intermediate, &vocab,
    &positions, &image,   &channels,    &classes,      &dp,
    &tp,        &weights, &activations, &cacheType,    &accumulator};

LogicalResult mlir::roofline::gen::applyFlags(const Family &family,
                                              StringRef workload,
                                              Parameters &parameters,
                                              ErrorFn error) {
  for (const Flag *flag : modelFlags) {
    const cl::Option &option = flag->getOption();
    if (option.getNumOccurrences() == 0)
      continue;
    if (!llvm::is_contained(family.flags, option.ArgStr))
      return error("--" + option.ArgStr + " means nothing to '" + workload +
                   "'");
    if (failed(flag->apply(parameters, error)))
      return failure();
  }
  return success();
}

void mlir::roofline::gen::printFlags(const Family &family,
                                     const Parameters &parameters,
                                     raw_ostream &os) {
  llvm::ListSeparator separator(" ");
  for (const Flag *flag : modelFlags)
    if (llvm::is_contained(family.flags, flag->getOption().ArgStr)) {
      os << separator;
      flag->print(parameters, os);
    }
}
