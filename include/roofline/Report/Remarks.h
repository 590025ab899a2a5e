//===- Remarks.h - Rows as remarks of MLIR ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// MLIR's remark engine is part of the context: mlir-opt makes one for its
// options --remarks-filter*, --remark-format and --remark-policy.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REMARKS_H
#define ROOFLINE_REPORT_REMARKS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Remarks about `op`, whose row is `row` in the function of that name on
/// `target`: an analysis remark `cost`, and a missed remark `fusion` for each
/// of `edges` that fusing saves time on, or bytes where times are not known.
/// Precondition: the context has a remark engine.
void emitRemarks(Operation *op, const OpRow &row, StringRef function,
                 StringRef target, ArrayRef<const FusionEdge *> edges);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REMARKS_H
