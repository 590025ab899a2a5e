//===- Output.cpp - Writes reports to streams and files -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Output.h"

#include "mlir/IR/Diagnostics.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/OutputFile.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ManagedStatic.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The files that this process has written reports to.
struct WrittenFiles {
  std::mutex mutex;
  llvm::StringSet<> paths;
};
} // namespace

static llvm::ManagedStatic<WrittenFiles> writtenFiles;

bool roofline::showsOneMachine(ReportFormat format) {
  return format == ReportFormat::Vega ||
         format == ReportFormat::VegaRidgeline ||
         format == ReportFormat::ModelExplorer || format == ReportFormat::Trace;
}

void roofline::writeReport(ReportFormat format, const Report &report,
                           llvm::raw_ostream &os) {
  switch (format) {
  case ReportFormat::Text:
    return writeTextReport(report, os);
  case ReportFormat::Markdown:
    return writeMarkdownReport(report, os);
  case ReportFormat::JSON:
    return writeJSONReport(report, os);
  case ReportFormat::CSV:
    return writeCSVReport(report, os);
  case ReportFormat::HTML:
    return writeHTMLReport(report, os);
  case ReportFormat::Vega:
    return writeVegaReport(report, os);
  case ReportFormat::VegaRidgeline:
    return writeVegaRidgeline(report, report, os);
  case ReportFormat::ModelExplorer:
    return writeModelExplorerReport(report, os);
  case ReportFormat::Trace:
    return writeTraceReport(report, os);
  case ReportFormat::Benchmark:
    return writeBenchmarkReport(report, os);
  case ReportFormat::None:
    return;
  }
}

/// Returns true if readers of the format take one report per file.
static bool isAlone(ReportFormat format) {
  return showsOneMachine(format) || format == ReportFormat::HTML ||
         format == ReportFormat::Benchmark;
}

static LogicalResult reportFailure(StringRef path, std::error_code error,
                                   Location loc) {
  return emitError(loc) << "cannot write the report to '" << makePrintable(path)
                        << "': " << error.message();
}

static LogicalResult writeFile(StringRef path, ReportFormat format,
                               const Report &report, Location loc) {
  std::lock_guard<std::mutex> lock(writtenFiles->mutex);
  bool isFirst = !writtenFiles->paths.contains(path);
  if (!isFirst && isAlone(format))
    emitWarning(loc) << "'" << makePrintable(path)
                     << "' has the report of another part of the input "
                        "already, and readers of this format expect one";
  std::error_code error =
      writeOutputFile(path, /*append=*/!isFirst, [&](llvm::raw_ostream &os) {
        writeReport(format, report, os);
      });
  if (error)
    return reportFailure(path, error, loc);
  writtenFiles->paths.insert(path);
  return success();
}

LogicalResult roofline::writeReportTo(StringRef path, ReportFormat format,
                                      const Report &report, Location loc) {
  if (!path.empty() && path != "-")
    return writeFile(path, format, report, loc);
  llvm::raw_fd_ostream &os = path.empty() ? llvm::errs() : llvm::outs();
  writeReport(format, report, os);
  os.flush(); // The IR may follow on the same stream through another buffer.
  std::error_code error = os.error();
  os.clear_error(); // It would end the process.
  return error ? reportFailure(path.empty() ? "stderr" : "stdout", error, loc)
               : success();
}
