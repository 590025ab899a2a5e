//===- OutputFile.h - Writes a file whole or not at all ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a file whole or not at all: takes a path and a function that prints,
// and returns the error of the file system, after which the file is as before.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_OUTPUTFILE_H
#define ROOFLINE_SUPPORT_OUTPUTFILE_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <system_error>

namespace mlir::roofline {

/// Replaces the contents of the file `path`, which may be a link to it, by what
/// `write` prints, or appends that. A file is replaced by renaming another one
/// in its folder. Only devices and pipes have got a part if an error is
/// returned.
std::error_code writeOutputFile(StringRef path, bool append,
                                llvm::function_ref<void(raw_ostream &)> write);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_OUTPUTFILE_H
