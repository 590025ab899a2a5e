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

/// Flags that replace what a configuration says.
llvm::cl::OptionCategory &getModelCategory();

/// Replaces what the flags give. Refuses flags that the family lacks.
LogicalResult applyFlags(const Family &family, StringRef workload,
                         Parameters &parameters, ErrorFn error);

/// "--batch=1 --seq=2048 ...": the flags of the family with these values.
void printFlags(const Family &family, const Parameters &parameters,
                raw_ostream &os);

} // namespace mlir::roofline::gen

#endif // ROOFLINE_TOOLS_GEN_FLAGS_H
