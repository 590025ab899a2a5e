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
namespace gen = mlir::roofline::gen;

//===----------------------------------------------------------------------===//
// Kinds of flags
//===----------------------------------------------------------------------===//

cl::OptionCategory &mlir::roofline::gen::getModelCategory() {
  static cl::OptionCategory category(
      "Sizes of the whole model, and types",
      "In place of those of the workload; --list shows them");
  return category;
}

namespace {
/// A flag. Flags are not parsed by a cl::parser, so that all errors look alike
/// and state what is expected.
class Flag {
public:
  Flag(StringRef name, StringRef description, StringRef valueName)
      : option(name, cl::desc(description), cl::value_desc(valueName),
               cl::cat(getModelCategory())) {}
  virtual ~Flag() = default;
  StringRef getName() const { return option.ArgStr; }
  bool isGiven() const { return option.getNumOccurrences() > 0; }
  virtual LogicalResult apply(Parameters &parameters, ErrorFn error) const = 0;
  virtual void print(const Parameters &parameters, raw_ostream &os) const = 0;

protected:
  StringRef getText() const { return option; }

private:
  cl::opt<std::string> option;
};

/// A flag that takes an integer from 1 to a limit.
class SizeFlag : public Flag {
public:
  SizeFlag(int64_t Parameters::*member, StringRef name, StringRef description,
           int64_t limit = maxSize)
      : Flag(name, description, "n"), member(member), limit(limit) {}
  LogicalResult apply(Parameters &parameters, ErrorFn error) const override {
    if (!getText().getAsInteger(10, parameters.*member) &&
        parameters.*member >= 1 && parameters.*member <= limit)
      return success();
    return error("expected --" + getName() + " to be " + allowedText +
                 "an integer from 1 to " + Twine(limit) + ", got '" +
                 getText() + "'");
  }
  void print(const Parameters &parameters, raw_ostream &os) const override {
    if (ShapedType::isDynamic(parameters.*member))
      os << '?';
    else
      os << parameters.*member;
  }

protected:
  SizeFlag(int64_t Parameters::*member, StringRef name, StringRef description,
           StringRef valueName, StringRef allowedText)
      : Flag(name, description, valueName), member(member), limit(maxSize),
        allowedText(allowedText) {}
  int64_t Parameters::*member;

private:
  int64_t limit;
  StringRef allowedText;
};

/// A flag that takes an integer from 1 to a limit, or `?`.
class LengthFlag : public SizeFlag {
public:
  LengthFlag(int64_t Parameters::*member, StringRef name, StringRef description)
      : SizeFlag(member, name, description, "n or ?",
                 "'?', for a dynamic dim, or ") {}
  LogicalResult apply(Parameters &parameters, ErrorFn error) const override {
    if (getText() != "?")
      return SizeFlag::apply(parameters, error);
    parameters.*member = ShapedType::kDynamic;
    return success();
  }
};

class TypeFlag : public Flag {
public:
  TypeFlag(ElementType Parameters::*member, StringRef name,
           StringRef description)
      : Flag(name, description, "type"), member(member) {}
  LogicalResult apply(Parameters &parameters, ErrorFn error) const override {
    SmallVector<StringRef> names;
    for (ElementType type : getElementTypes()) {
      names.push_back(gen::getName(type));
      if (names.back() != getText())
        continue;
      parameters.*member = type;
      return success();
    }
    return error("expected --" + getName() + " to be one of " +
                 llvm::join(names, ", ") + ", got '" + getText() + "'");
  }
  void print(const Parameters &parameters, raw_ostream &os) const override {
    os << gen::getName(parameters.*member);
  }

private:
  ElementType Parameters::*member;
};
} // namespace

//===----------------------------------------------------------------------===//
// The flags
//===----------------------------------------------------------------------===//

namespace {
struct ModelFlags {
  LengthFlag batch{&Parameters::batch, "batch",
                   "Sequences, images or samples per device"};
  LengthFlag seq{&Parameters::seq, "seq", "Tokens per sequence"};
  LengthFlag cache{&Parameters::cache, "cache",
                   "Positions of the key-value cache (default: --seq)"};
  SizeFlag layers{&Parameters::layers, "layers", "Layers",
                  /*limit=*/10000};
  SizeFlag features{&Parameters::features, "features",
                    "Inputs and outputs of a layer"};
  SizeFlag hidden{&Parameters::hidden, "hidden", "Size of a token's vector"};
  SizeFlag heads{&Parameters::heads, "heads", "Attention heads"};
  SizeFlag kvHeads{&Parameters::kvHeads, "kv-heads", "Heads of the cache"};
  SizeFlag headSize{&Parameters::headSize, "head-size",
                    "Features of an attention head"};
  SizeFlag intermediate{&Parameters::intermediate, "intermediate",
                        "Size inside the feed-forward block"};
  SizeFlag experts{&Parameters::experts, "experts",
                   "Experts of a sparse layer"};
  SizeFlag capacity{&Parameters::capacity, "capacity",
                    "Tokens of a sequence that an expert has room for"};
  SizeFlag vocab{&Parameters::vocab, "vocab", "Tokens of the vocabulary"};
  SizeFlag positions{&Parameters::positions, "positions",
                     "Rows of the table of learned positions"};
  SizeFlag image{&Parameters::image, "image", "Rows and columns of an image"};
  SizeFlag channels{&Parameters::channels, "channels",
                    "Channels of the first layer"};
  SizeFlag classes{&Parameters::classes, "classes", "Classes of images"};
  SizeFlag dp{&Parameters::dp, "dp", "Devices that share the samples"};
  SizeFlag tp{&Parameters::tp, "tp", "Devices that share each layer"};
  TypeFlag weights{&Parameters::weights, "weights",
                   "Element type of the weights"};
  TypeFlag activations{&Parameters::activations, "activations",
                       "Element type of the activations"};
  TypeFlag cacheType{&Parameters::cacheType, "cache-type",
                     "Element type of the key-value cache"};
  TypeFlag accumulator{&Parameters::accumulator, "accumulator",
                       "Type of sums and of arithmetic between the load "
                       "and the store of activations"};
  /// In the order of --list.
  const Flag *const all[23] = {
      &batch, &seq,       &cache,       &layers,       &features,   &hidden,
      &heads, &kvHeads,   &headSize,    &intermediate, &experts,    &capacity,
      &vocab, &positions, &image,       &channels,     &classes,    &dp,
      &tp,    &weights,   &activations, &cacheType,    &accumulator};
};
} // namespace

static const ModelFlags &modelFlags() {
  static ModelFlags flags;
  return flags;
}

void mlir::roofline::gen::registerFlags() { modelFlags(); }

LogicalResult mlir::roofline::gen::applyFlags(const Family &family,
                                              StringRef workload,
                                              Parameters &parameters,
                                              ErrorFn error) {
  for (const Flag *flag : modelFlags().all) {
    if (!flag->isGiven())
      continue;
    if (!llvm::is_contained(family.flags, flag->getName()))
      return error("--" + flag->getName() + " means nothing to '" + workload +
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
  for (const Flag *flag : modelFlags().all)
    if (llvm::is_contained(family.flags, flag->getName())) {
      os << separator << "--" << flag->getName() << '=';
      flag->print(parameters, os);
    }
}
