//===- TargetFile.h - Parses target files -----------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses target files: takes their text and returns the DLTI spec in them. They
// are parsed in a context of their own, so that they can't load dialects into
// the user's context. Those of built-in targets are parsed once in a process.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TARGET_TARGETFILE_H
#define ROOFLINE_LIB_TARGET_TARGETFILE_H

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Target/TargetRegistry.h"

namespace mlir::roofline {

/// Parses `text`, the contents of the target file `fileName`, and returns the
/// single DLTI spec in it, in the context of `loc`. Does not check the spec. On
/// failure diagnostics have been emitted: syntax errors at their place in the
/// file, others at `loc`.
FailureOr<TargetSystemSpecInterface>
parseTargetFile(StringRef text, StringRef fileName, Location loc);

/// Returns the place of the key at `path` in the target file, as far as its
/// parts are found one after the other; at worst the first line.
FileLineColLoc locateKey(StringRef text, StringRef fileName, StringRef path,
                         MLIRContext *context);

/// Returns the spec of a built-in target in the context of `loc`. May be called
/// on several threads.
FailureOr<TargetSystemSpecInterface> getBuiltinSpec(const BuiltinTarget &target,
                                                    Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TARGET_TARGETFILE_H
