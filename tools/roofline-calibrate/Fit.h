//===- Fit.h - Sustained rates from measured times --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_FIT_H
#define ROOFLINE_TOOLS_CALIBRATE_FIT_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir::roofline {

/// Fits at most three sustained rates of the machine `targetName` to the times
/// in the CSV `measurements` of functions and ops of `program`, analysed with
/// `options`, the values `bind` of symbols and model files, and writes the
/// machine with them to `output`. The fit sees at most 40 times, chosen by a
/// hash of their names; the error on the others goes to stderr. On failure a
/// diagnostic has been printed.
llvm::LogicalResult
fitTarget(llvm::StringRef program, llvm::StringRef measurements,
          llvm::StringRef targetName, AnalysisOptions options,
          llvm::ArrayRef<std::string> bind, llvm::ArrayRef<std::string> models,
          llvm::StringRef output);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_FIT_H
