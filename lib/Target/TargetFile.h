//===- TargetFile.h - Parses target files -----------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses a target file: takes its text and returns the DLTI spec in it. The
// file is parsed in a context of its own, so that it can't load dialects into
// the user's context.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TARGET_TARGETFILE_H
#define ROOFLINE_LIB_TARGET_TARGETFILE_H

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

namespace mlir::roofline {

/// Parses `text`, the contents of the target file `fileName`, and returns the
/// single DLTI spec in it, in the context of `loc`. Does not check the spec. On
/// failure diagnostics have been emitted: syntax errors at their place in the
/// file, others at `loc`.
FailureOr<TargetSystemSpecInterface>
parseTargetFile(StringRef text, StringRef fileName, Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TARGET_TARGETFILE_H
