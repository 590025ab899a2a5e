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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "gtest/gtest.h"

namespace mlir::roofline {

/// Analyses a module given as text.
class AnalysisTest : public ::testing::Test {
protected:
  AnalysisTest() {
    DialectRegistry registry;
    registry
        .insert<arith::ArithDialect, func::FuncDialect, linalg::LinalgDialect,
                math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
                tensor::TensorDialect, RooflineDialect>();
    registerAllModels(registry);
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
