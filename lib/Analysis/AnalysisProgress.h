//===- AnalysisProgress.h - How far an analysis is -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_ANALYSISPROGRESS_H
#define ROOFLINE_LIB_ANALYSIS_ANALYSISPROGRESS_H

#include "mlir/IR/Diagnostics.h"
#include "roofline/Support/Progress.h"

namespace mlir::roofline {

/// Shows on a terminal how far an analysis is that takes long. Diagnostics
/// stand on lines of their own.
class AnalysisProgress {
public:
  explicit AnalysisProgress(Operation *root);

  /// To be called with every op that is visited.
  void advance() {
    if (line)
      line->advance();
  }

private:
  std::optional<ProgressLine> line;
  std::optional<ScopedDiagnosticHandler> handler;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_ANALYSISPROGRESS_H
