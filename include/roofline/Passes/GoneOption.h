//===- GoneOption.h - Options that were removed -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type of an option that is gone: to give it is an error that says what
// took its place, which is the option's description.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_PASSES_GONEOPTION_H
#define ROOFLINE_PASSES_GONEOPTION_H

#include "llvm/Support/CommandLine.h"

namespace mlir::roofline {

struct GoneOption {};

inline bool operator==(GoneOption, GoneOption) { return true; }

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
} // namespace llvm::cl

#endif // ROOFLINE_PASSES_GONEOPTION_H
