//===- OptionParsers.h - Types of options ---------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsers of options, which take text and name the nearest values where it is
// none of the option's. An option that is gone has a type of its own: to give
// it is an error that says what took its place, the option's description.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_PASSES_OPTIONPARSERS_H
#define ROOFLINE_PASSES_OPTIONPARSERS_H

#include "roofline/Report/Output.h"
#include "roofline/Report/Report.h"
#include "roofline/Support/NearNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::roofline {

struct GoneOption {};

inline bool operator==(GoneOption, GoneOption) { return true; }

/// Not the optional itself, which pipelines that are printed would have as
/// "None".
struct NetworkAlgorithmChoice {
  std::optional<NetworkAlgorithm> algorithm;
  friend bool operator==(NetworkAlgorithmChoice a, NetworkAlgorithmChoice b) {
    return a.algorithm == b.algorithm;
  }
};

} // namespace mlir::roofline

namespace llvm::cl {
/// A parser of options that are no values of LLVM's. LLVM asks it for
/// differences, which no tool here prints.
template <typename T>
class TextParser : public basic_parser<T> {
public:
  using basic_parser<T>::basic_parser;

  void printOptionDiff(const Option &, const T &, const OptionValue<T> &,
                       size_t) const {}
};

template <>
class parser<mlir::roofline::GoneOption>
    : public TextParser<mlir::roofline::GoneOption> {
public:
  using TextParser::TextParser;

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
};

/// A parser of options whose values have names. As that of LLVM, but for the
/// error.
template <typename T>
class EnumParser : public generic_parser_base {
public:
  using parser_data_type = T;

  EnumParser(Option &option) : generic_parser_base(option) {}

  unsigned getNumOptions() const override { return Values.size(); }
  StringRef getOption(unsigned i) const override { return Values[i].Name; }
  StringRef getDescription(unsigned i) const override {
    return Values[i].HelpStr;
  }
  const GenericOptionValue &getOptionValue(unsigned i) const override {
    return Values[i].V;
  }

  bool parse(Option &option, StringRef, StringRef text, T &result) {
    SmallVector<StringRef> names;
    for (const OptionInfo &info : Values) {
      if (info.Name == text) {
        result = info.V.getValue();
        return false;
      }
      names.push_back(info.Name);
    }
    return option.error("unknown value '" + text + "'" +
                        mlir::roofline::suggestNames(text, names));
  }

  template <typename ValueT>
  void addLiteralOption(StringRef name, const ValueT &value, StringRef help) {
    Values.push_back(OptionInfo(name, static_cast<T>(value), help));
  }

protected:
  struct OptionInfo : GenericOptionInfo {
    OptionInfo(StringRef name, T value, StringRef help)
        : GenericOptionInfo(name, help), V(value) {}
    OptionValue<T> V;
  };
  /// MLIR's options know this name.
  SmallVector<OptionInfo, 8> Values;
};

template <>
class parser<mlir::roofline::ReportFormat>
    : public EnumParser<mlir::roofline::ReportFormat> {
public:
  using EnumParser::EnumParser;
};
template <>
class parser<mlir::roofline::Grouping>
    : public EnumParser<mlir::roofline::Grouping> {
public:
  using EnumParser::EnumParser;
};
template <>
class parser<mlir::roofline::ConventionKind>
    : public EnumParser<mlir::roofline::ConventionKind> {
public:
  using EnumParser::EnumParser;
};
template <>
class parser<mlir::roofline::Overlap>
    : public EnumParser<mlir::roofline::Overlap> {
public:
  using EnumParser::EnumParser;
};

/// "auto" is none.
template <>
class parser<mlir::roofline::NetworkAlgorithmChoice>
    : public TextParser<mlir::roofline::NetworkAlgorithmChoice> {
public:
  using TextParser::TextParser;

  bool parse(Option &option, StringRef, StringRef value,
             mlir::roofline::NetworkAlgorithmChoice &result) {
    result.algorithm = mlir::roofline::symbolizeNetworkAlgorithm(value);
    return !result.algorithm && value != automatic &&
           option.error("no algorithm '" + value + "'" +
                        mlir::roofline::suggestNames(
                            value, {automatic, "ring", "bidirectional-ring",
                                    "tree", "direct"}));
  }
  StringRef getValueName() const override { return "algorithm"; }
  static void print(raw_ostream &os,
                    mlir::roofline::NetworkAlgorithmChoice choice) {
    os << (choice.algorithm
               ? mlir::roofline::stringifyNetworkAlgorithm(*choice.algorithm)
               : automatic);
  }

private:
  static constexpr llvm::StringRef automatic = "auto";
};

/// A number from 1, or "all".
template <>
class parser<mlir::roofline::RowLimit>
    : public TextParser<mlir::roofline::RowLimit> {
public:
  using TextParser::TextParser;

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
};

/// Names have hyphens: "tile-quantization".
template <>
class parser<mlir::roofline::LossKind>
    : public TextParser<mlir::roofline::LossKind> {
public:
  using TextParser::TextParser;

  bool parse(Option &option, StringRef, StringRef value,
             mlir::roofline::LossKind &result) {
    std::string name = value.str();
    llvm::replace(name, '-', '_');
    auto kind = mlir::roofline::symbolizeLossKind(name);
    // What the sum over branches adds is no loss of an op.
    if (!kind || kind == mlir::roofline::LossKind::Branches)
      return option.error("no loss '" + value + "'" + suggest(value));
    result = *kind;
    return false;
  }
  StringRef getValueName() const override { return "loss"; }
  static void print(raw_ostream &os, mlir::roofline::LossKind kind) {
    std::string name = mlir::roofline::stringifyLossKind(kind).str();
    llvm::replace(name, '_', '-');
    os << name;
  }

private:
  static std::string suggest(StringRef value) {
    SmallVector<std::string, 0> names(mlir::roofline::numLossKinds - 1);
    for (auto [number, name] : llvm::enumerate(names)) {
      raw_string_ostream os(name);
      print(os, mlir::roofline::LossKind(number));
    }
    return mlir::roofline::suggestNames(
        value, SmallVector<StringRef>(names.begin(), names.end()));
  }
};
} // namespace llvm::cl

#endif // ROOFLINE_PASSES_OPTIONPARSERS_H
