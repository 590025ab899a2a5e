//===- TestWork.cpp - Remarks with the work of every op -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Emits a remark at every op with a row: its work attribute, its executions
/// and its notes.
struct TestWorkPass : PassWrapper<TestWorkPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestWorkPass)

  TestWorkPass() = default;
  TestWorkPass(const TestWorkPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-work"; }
  StringRef getDescription() const final {
    return "Emit the work of every op as a remark";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect>();
    registerAllModels(registry);
  }

  void runOnOperation() final {
    if (failed(loadModels(getOperation(), models)))
      return signalPassFailure();
    AnalysisOptions options;
    options.totals = totals;
    for (const std::string &binding : bindings) {
      auto [name, value] = StringRef(binding).split('=');
      options.bindings[name.str()] = Count::parse(value).value_or(0);
    }
    ModuleAnalysis analysis(getOperation(), nullptr, options);
    analysis.run(
        [&](Operation *, const OpRecord &record) {
          if (record.parts.empty() || kernels)
            emitRecord(record);
          for (const OpRecord &part : record.parts)
            emitRecord(part);
        },
        [](Operation *op, StringRef) {
          emitRemark(op->getLoc(), "unmodelled");
        });
  }

private:
  Option<bool> totals{*this, "totals", llvm::cl::init(true),
                      llvm::cl::desc("Total functions up too; without, ops "
                                     "alike are computed once.")};
  Option<bool> kernels{*this, "kernels", llvm::cl::init(false),
                       llvm::cl::desc("Also the loops that are kernels")};
  ListOption<std::string> models{*this, "models",
                                 llvm::cl::desc("Model files")};
  ListOption<std::string> bindings{*this, "bind",
                                   llvm::cl::desc("NAME=VALUE of symbols")};

  static std::string getText(const CountRange &range) {
    return range.isExact() ? range.lower.str()
                           : range.lower.str() + " to " + range.upper.str();
  }
  void emitRecord(const OpRecord &record) {
    InFlightDiagnostic diag = emitRemark(record.op->getLoc());
    WorkSummary work = record.once.work;
    work.contractions.reset();
    diag << Attribute(WorkAttr::get(&getContext(), work));
    if (record.executions != Count(1))
      diag << " x " << record.executions.str();
    if (record.unbounded)
      diag << ", unbounded";
    if (record.sharesElements) {
      WorkSummary all = record.getAll().work;
      diag << ", together reads " << getText(all.getBytesRead()) << ", writes "
           << getText(all.getBytesWritten());
    }
    for (StringRef note : record.notes)
      diag << "; " << note;
  }
};
} // namespace

namespace mlir::roofline {
void registerTestWorkPass() { PassRegistration<TestWorkPass>(); }
} // namespace mlir::roofline
