//===- Help.h - The help of roofline-opt ------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_ROOFLINEOPT_HELP_H
#define ROOFLINE_TOOLS_ROOFLINEOPT_HELP_H

namespace mlir::roofline {

/// Prints the usage, examples, and the passes and options of this project,
/// without those of upstream.
void printRooflineHelp();

/// Prints a line for each of our passes, as `--help` does for options whose
/// descriptions are at `column`.
void printRooflinePasses(unsigned column);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_ROOFLINEOPT_HELP_H
