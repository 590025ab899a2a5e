//===- JSONDepth.h - Refuses JSON that nests too deep -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSON_JSONDEPTH_H
#define ROOFLINE_LIB_REPORT_JSON_JSONDEPTH_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

/// Reports nest 7 deep; LLVM's JSON parser is recursive and has no limit.
constexpr unsigned maxJSONDepth = 64;

/// True if `text` nests deeper than that.
bool isTooDeep(StringRef text);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSON_JSONDEPTH_H
