//===- AnalysisTestUtils.h - Parses and analyses a module -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_UTILS_ANALYSISTESTUTILS_H
#define ROOFLINE_TEST_UNIT_UTILS_ANALYSISTESTUTILS_H

#include "roofline/Analysis/ModuleAnalysis.h"

#include "TestDialects.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

namespace mlir::roofline {

/// Analyses a module given as text.
class AnalysisTest : public ::testing::Test {
protected:
  AnalysisTest() {
    DialectRegistry registry;
    test::registerTestDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// The record of one op.
  struct Row {
    std::string op;
    OpRecord record;
  };

  /// Parses `text` and analyses it.
  void analyze(StringRef text, const AnalysisOptions &options = {}) {
    rows.clear();
    unmodelled.clear();
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    analysis = std::make_unique<ModuleAnalysis>(*module, target, options);
    analysis->run(
        [&](Operation *, const OpRecord &record) {
          rows.push_back({record.op->getName().getStringRef().str(), record});
        },
        [&](Operation *, StringRef name) { unmodelled.push_back(name.str()); });
  }

  const Totals &getTotals(StringRef function) {
    return analysis->getTotals(module->lookupSymbol(function));
  }
  const Totals &getModuleTotals() { return analysis->getModuleTotals(); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  const TargetDescription *target = nullptr;
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<ModuleAnalysis> analysis;
  std::vector<Row> rows;
  std::vector<std::string> unmodelled;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNIT_UTILS_ANALYSISTESTUTILS_H
