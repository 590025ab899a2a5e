//===- Remarks.h - Emits rows as MLIR remarks -------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits remarks through MLIR's remark engine: takes an op, its row and the
// fusions that concern it. The engine belongs to the context: mlir-opt creates
// one for its options --remarks-filter*, --remark-format and --remark-policy.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REMARKS_H
#define ROOFLINE_REPORT_REMARKS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// The remarks that the engine of a context does not drop.
struct WantedRemarks {
  bool cost = false;
  bool fusion = false;
  bool areAny() const { return cost || fusion; }
};
WantedRemarks findWantedRemarks(MLIRContext *context);

/// Emits the remarks about `op`, which has the row `row` in the function
/// `function` on `target`: an analysis remark `cost`, and a missed remark
/// `fusion` for each of `edges` whose fusion saves time, or bytes if times are
/// unknown. Precondition: the context has a remark engine.
void emitRemarks(Operation *op, const OpRow &row, StringRef function,
                 StringRef target, ArrayRef<const FusionEdge *> edges);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REMARKS_H
