//===- Report.cpp - Write a report -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Report.h"

#include "PassUtils.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/ManagedStatic.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

namespace mlir::roofline {
#define GEN_PASS_DEF_REPORTPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Files that this process has written reports to: the first report replaces
/// the file, the reports of the other sections of the input are appended.
struct WrittenFiles {
  std::mutex mutex;
  llvm::StringSet<> paths;
};

/// Ops without a model, by name: the first one and how many.
struct Unmodelled {
  Operation *first = nullptr;
  int64_t count = 0;
};
} // namespace

static llvm::ManagedStatic<WrittenFiles> writtenFiles;

static void write(ReportFormat format, const Report &report, raw_ostream &os) {
  switch (format) {
  case ReportFormat::Text:
    return writeTextReport(report, os);
  case ReportFormat::JSON:
    return writeJSONReport(report, os);
  case ReportFormat::CSV:
    return writeCSVReport(report, os);
  case ReportFormat::HTML:
    return writeHTMLReport(report, os);
  case ReportFormat::Vega:
    return writeVegaReport(report, os);
  case ReportFormat::None:
    return;
  }
}

/// Writes to a file. On failure a diagnostic has been emitted.
static LogicalResult writeFile(ReportFormat format, const Report &report,
                               StringRef path, Location loc) {
  std::lock_guard<std::mutex> lock(writtenFiles->mutex);
  bool isFirst = !writtenFiles->paths.contains(path);
  std::error_code error;
  llvm::raw_fd_ostream os(
      path, error, isFirst ? llvm::sys::fs::OF_None : llvm::sys::fs::OF_Append);
  if (!error) {
    write(format, report, os);
    os.close();
    error = os.error();
    os.clear_error();
  }
  if (error)
    return emitError(loc) << "cannot write the report to '" << path
                          << "': " << error.message();
  writtenFiles->paths.insert(path);
  return success();
}

static LogicalResult writeOutput(ReportFormat format, const Report &report,
                                 StringRef path, Location loc) {
  if (!path.empty() && path != "-")
    return writeFile(format, report, path, loc);
  raw_ostream &os = path.empty() ? llvm::errs() : llvm::outs();
  write(format, report, os);
  os.flush(); // The IR may follow on the same stream through another buffer.
  return success();
}

namespace {
struct ReportPass : AnalysisPass<roofline::impl::ReportPassBase<ReportPass>> {
  using AnalysisPass::AnalysisPass;

  void getDependentDialects(DialectRegistry &registry) const override {
    AnalysisPass::getDependentDialects(registry);
    registry.insert<DLTIDialect>();
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    FailureOr<TargetDescription> description = resolveTarget(module);
    if (failed(description))
      return signalPassFailure();
    AnalysisOptions options = getAnalysisOptions();
    options.tuning = tuning;
    options.tuningThreshold = tuningThreshold;
    llvm::MapVector<StringRef, Unmodelled> unmodelled;
    Report result = buildReport(module, *description, options,
                                [&](Operation *op, StringRef name) {
                                  Unmodelled &entry = unmodelled[name];
                                  if (entry.count++ == 0)
                                    entry.first = op;
                                });
    result.convention = getConvention(convention);
    if (fusion)
      addFusion(computeFusionAdvice(module, *description, getAnalysisOptions()),
                module, result);
    if (report != ReportFormat::None &&
        failed(writeOutput(report, result, output, module.getLoc())))
      return signalPassFailure();
    if (!strict || unmodelled.empty())
      return;
    for (const auto &[name, entry] : unmodelled)
      emitError(entry.first->getLoc())
          << "no model for '" << name << "' (" << entry.count
          << (entry.count == 1 ? " op)" : " ops)");
    signalPassFailure();
  }

private:
  FailureOr<TargetDescription> resolveTarget(ModuleOp module) {
    if (target.empty())
      return getModuleTarget(module);
    FailureOr<TargetSystemSpecInterface> loaded =
        loadTarget(target, module.getLoc());
    if (failed(loaded))
      return failure();
    return parseTargetSpec(*loaded, module.getLoc());
  }
};
} // namespace
