//===- OptionNames.h - Names of options and misspelt ones -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_PASSES_OPTIONNAMES_H
#define ROOFLINE_LIB_PASSES_OPTIONNAMES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::roofline {

/// Names of the options that all analysing passes have.
ArrayRef<StringRef> getAnalysisOptionNames();
/// Names of the options of the report, with those of the analysis.
ArrayRef<StringRef> getReportOptionNames();

using OptionErrorFn = function_ref<LogicalResult(const Twine &)>;

/// Fails if `text`, the options of a pass, names one that is not in `names`;
/// `onError` has then been called with the nearest ones.
LogicalResult checkOptionNames(StringRef text, ArrayRef<StringRef> names,
                               OptionErrorFn onError);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_PASSES_OPTIONNAMES_H
