//===- Flags.h - Sizes and types from the command line ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_GEN_FLAGS_H
#define ROOFLINE_TOOLS_GEN_FLAGS_H

#include "Workload.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::roofline::gen {

/// Category of the flags that override values of a configuration.
llvm::cl::OptionCategory &getModelCategory();

/// Registers the flags with the parser of the command line.
void registerFlags();

/// Overrides parameters by the flags that were given. Fails if the family lacks
/// one.
LogicalResult applyFlags(const Family &family, StringRef workload,
                         Parameters &parameters, ErrorFn error);

/// Writes the flags of the family with these values: "--batch=1 --seq=2048
/// ...".
void printFlags(const Family &family, const Parameters &parameters,
                raw_ostream &os);

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_FLAGS_H
