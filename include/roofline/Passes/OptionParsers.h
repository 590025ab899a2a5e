//===- OptionParsers.h - Types of options ---------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of losses, and the type of an option that is gone: to give it is an
// error that says what took its place, which is the option's description.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_PASSES_OPTIONPARSERS_H
#define ROOFLINE_PASSES_OPTIONPARSERS_H

#include "roofline/Report/Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::roofline {

struct GoneOption {};

inline bool operator==(GoneOption, GoneOption) { return true; }

using OptionalNetworkAlgorithm = std::optional<NetworkAlgorithm>;

} // namespace mlir::roofline

namespace llvm::cl {
template <>
class parser<mlir::roofline::GoneOption>
    : public basic_parser<mlir::roofline::GoneOption> {
public:
  parser(Option &option) : basic_parser(option) {}

  /// Pipelines that are printed (reproducers) have all options.
  static constexpr llvm::StringLiteral printed = "gone";

  bool parse(Option &option, StringRef, StringRef value,
             mlir::roofline::GoneOption &) {
    return value != printed && option.error(option.HelpStr);
  }
  ValueExpected getValueExpectedFlagDefault() const { return ValueOptional; }
  StringRef getValueName() const override { return ""; }
  static void print(raw_ostream &os, mlir::roofline::GoneOption) {
    os << printed;
  }
  void printOptionDiff(const Option &, mlir::roofline::GoneOption,
                       OptionValue<mlir::roofline::GoneOption>, size_t) const {}
};

/// "auto" is none.
template <>
class parser<mlir::roofline::OptionalNetworkAlgorithm>
    : public basic_parser<mlir::roofline::OptionalNetworkAlgorithm> {
public:
  parser(Option &option) : basic_parser(option) {}

  bool parse(Option &option, StringRef, StringRef value,
             mlir::roofline::OptionalNetworkAlgorithm &result) {
    result = mlir::roofline::symbolizeNetworkAlgorithm(value);
    return !result && value != automatic &&
           option.error("no algorithm '" + value +
                        "', see docs/understand/Distributed.md");
  }
  StringRef getValueName() const override { return "algorithm"; }
  static void print(raw_ostream &os,
                    mlir::roofline::OptionalNetworkAlgorithm algorithm) {
    os << (algorithm ? mlir::roofline::stringifyNetworkAlgorithm(*algorithm)
                     : automatic);
  }
  void printOptionDiff(const Option &, mlir::roofline::OptionalNetworkAlgorithm,
                       OptionValue<mlir::roofline::OptionalNetworkAlgorithm>,
                       size_t) const {}

private:
  static constexpr llvm::StringRef automatic = "auto";
};

/// A number from 1, or "all".
template <>
class parser<mlir::roofline::RowLimit>
    : public basic_parser<mlir::roofline::RowLimit> {
public:
  parser(Option &option) : basic_parser(option) {}

  bool parse(Option &option, StringRef, StringRef value,
             mlir::roofline::RowLimit &result) {
    size_t rows = 0;
    result.rows = std::nullopt;
    if (value == "all")
      return false;
    if (value.getAsInteger(10, rows) || rows == 0)
      return option.error("expected a number of rows or 'all', got '" + value +
                          "'");
    result.rows = rows;
    return false;
  }
  StringRef getValueName() const override { return "rows"; }
  static void print(raw_ostream &os, mlir::roofline::RowLimit limit) {
    if (limit.rows)
      os << *limit.rows;
    else
      os << "all";
  }
  void printOptionDiff(const Option &, mlir::roofline::RowLimit,
                       OptionValue<mlir::roofline::RowLimit>, size_t) const {}
};

/// Names have hyphens: "tile-quantization".
template <>
class parser<mlir::roofline::LossKind>
    : public basic_parser<mlir::roofline::LossKind> {
public:
  parser(Option &option) : basic_parser(option) {}

  bool parse(Option &option, StringRef, StringRef value,
             mlir::roofline::LossKind &result) {
    std::string name = value.str();
    llvm::replace(name, '-', '_');
    auto kind = mlir::roofline::symbolizeLossKind(name);
    // What the sum over branches adds is no loss of an op.
    if (!kind || kind == mlir::roofline::LossKind::Branches)
      return option.error("no loss '" + value +
                          "', see docs/use/ExpectedTime.md");
    result = *kind;
    return false;
  }
  StringRef getValueName() const override { return "loss"; }
  static void print(raw_ostream &os, mlir::roofline::LossKind kind) {
    std::string name = mlir::roofline::stringifyLossKind(kind).str();
    llvm::replace(name, '_', '-');
    os << name;
  }
  void printOptionDiff(const Option &, mlir::roofline::LossKind,
                       OptionValue<mlir::roofline::LossKind>, size_t) const {}
};
} // namespace llvm::cl

#endif // ROOFLINE_PASSES_OPTIONPARSERS_H
