//===- Oracle.h - What a program really executes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Holds the analysis against the execution of the lowered program: each
// function is lowered to loops by upstream's passes and interpreted, and what
// each op of the source executed is compared with its record.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_ORACLE_H
#define ROOFLINE_TEST_LIB_ORACLE_ORACLE_H

#include "Machine.h"

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline::oracle {

/// Puts calls of `oracle_begin_N` and `oracle_end` around each op that `marks`
/// names with N, and marks the padding of each `tensor.pad`.
void markOps(ModuleOp module, const DenseMap<Operation *, int64_t> &marks);

/// Takes apart the ops that upstream's passes don't turn into loops, or not as
/// the rules say (docs/evidence/Oracle.md). On failure a diagnostic has been
/// emitted.
LogicalResult decompose(ModuleOp module);

/// Lowers a marked module to what the machine executes. On failure a diagnostic
/// has been emitted.
LogicalResult lowerToLoops(ModuleOp module);

/// Dialects that the lowering makes ops of.
void insertLoweredDialects(DialectRegistry &registry);

struct Options {
  /// Extent of each dynamic dim of an argument.
  int64_t dynamicSize = 5;
  /// Print what is executed to stdout.
  bool printLowered = false;
};

struct Verdict {
  /// Ops that executed and agree, by name.
  std::map<std::string, int64_t> agreed;
  int64_t disagreements = 0, functions = 0;
  /// Rows whose useful FLOPs the analysis can't tell.
  int64_t unknownUseful = 0;
  /// Byte counts that were compared, and how many of them are no exact number.
  int64_t byteCounts = 0, intervals = 0;

  int64_t getNumAgreed() const;
  Verdict &operator+=(const Verdict &other);
};

/// Compares every function of `module` that has a body. Emits an error for each
/// disagreement. Fails if a function can't be executed.
LogicalResult compare(ModuleOp module, const Options &options,
                      Verdict &verdict);

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_ORACLE_H
