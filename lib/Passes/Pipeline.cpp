//===- Pipeline.cpp - The pipeline 'roofline' -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "roofline/Passes/Passes.h"

#include <mutex>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Options of the report, which are all of the analysis too, and which passes
/// to run before it.
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
#define ROOFLINE_OPTION(TYPE, MEMBER, ...)                                     \
  Option<TYPE> MEMBER{*this, __VA_ARGS__};
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, ...)                                \
  ListOption<TYPE> MEMBER{*this, __VA_ARGS__};
#include "roofline/Passes/ReportOptions.h.inc"

  Option<bool> annotate{
      *this, "annotate",
      llvm::cl::desc("Write target, work and bound into the IR; otherwise it "
                     "stays as it is. Default: true."),
      llvm::cl::init(true)};
  Option<bool> advise{
      *this, "advise",
      llvm::cl::desc("Also write how to tile contractions and convolutions, "
                     "and what to fuse. Default: false."),
      llvm::cl::init(false)};

  /// The options of a pass that annotates.
  template <typename PassOptionsT>
  PassOptionsT copyAnalysisOptions() const {
    PassOptionsT options;
#define ROOFLINE_OPTION(TYPE, MEMBER, ...) options.MEMBER = MEMBER;
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, ...)                                \
  llvm::append_range(options.MEMBER, MEMBER);
#include "roofline/Passes/AnnotateOptions.h.inc"
    return options;
  }

  RooflineReportPassOptions copyReportOptions() const {
    RooflineReportPassOptions options;
#define ROOFLINE_OPTION(TYPE, MEMBER, ...) options.MEMBER = MEMBER;
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, ...)                                \
  llvm::append_range(options.MEMBER, MEMBER);
#include "roofline/Passes/ReportOptions.h.inc"
    return options;
  }
};
} // namespace

static void buildPipeline(OpPassManager &manager,
                          const PipelineOptions &options, raw_ostream *os) {
  bool areSeveral = options.targets.size() > 1;
  // An empty name among several is no request for the module's own machine: the
  // report says so.
  bool annotate =
      options.annotate && !(areSeveral && options.targets.front().empty());
  // The report pass is needed without a report too: it may have to be strict,
  // and to emit remarks.
  RooflineReportPassOptions reportOptions = options.copyReportOptions();
  if (annotate) {
    if (!options.targets.empty())
      manager.addPass(
          createRooflineAttachTargetPass({options.targets.front()}));
    LaterNeeds later;
    later.totals = options.report != ReportFormat::None || options.strict ||
                   !options.measured.empty() || !options.whatIf.empty() ||
                   !options.explain.empty();
    later.tuning = options.tuning && later.totals;
    later.tiling = options.advise;
    manager.addPass(createAnnotatePass(
        options.copyAnalysisOptions<RooflineAnnotatePassOptions>(), later));
    if (options.advise)
      manager.addPass(createAdvisePass(
          options.copyAnalysisOptions<RooflineAdvisePassOptions>(), later));
    if (!areSeveral)
      reportOptions.targets.clear();
  }
  manager.addPass(createReportPass(std::move(reportOptions), os));
}

LogicalResult roofline::addRooflinePipeline(OpPassManager &manager,
                                            StringRef text,
                                            OptionErrorFn onError,
                                            raw_ostream *os) {
  SmallVector<StringRef> names(getReportOptionNames());
  llvm::append_values(names, "annotate", "advise");
  PipelineOptions options;
  if (failed(checkOptionNames(text, names, onError)) ||
      failed(options.parseFromString(text)))
    return failure();
  buildPipeline(manager, options, os);
  return success();
}

void roofline::registerRooflinePipeline() {
  registerPassPipeline(
      "roofline",
      "Attach a target, annotate every op with its work and bound, and report",
      [](OpPassManager &manager, StringRef text, OptionErrorFn onError) {
        return addRooflinePipeline(manager, text, onError, /*os=*/nullptr);
      },
      [](function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(PipelineOptions());
      });
}

void roofline::registerAllRooflinePasses() {
  // Both entry points of the plugin come here.
  static std::once_flag once;
  std::call_once(once, [] {
    registerRooflinePasses();
    registerRooflinePipeline();
  });
}
