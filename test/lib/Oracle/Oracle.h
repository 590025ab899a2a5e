//===- Oracle.h - Compares the analysis with execution ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the analysis with the execution of the lowered program: each
// function is lowered to loops by upstream's passes and interpreted, and the
// counts of each op of the source are compared with its record.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_ORACLE_H
#define ROOFLINE_TEST_LIB_ORACLE_ORACLE_H

#include "Machine.h"

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline::oracle {

/// Inserts calls of `oracle_begin_N` and `oracle_end` around each op that
/// `marks` maps to N, and marks the padding of each `tensor.pad`.
void markOps(ModuleOp module, const DenseMap<Operation *, int64_t> &marks);

/// Decomposes the ops that upstream's passes don't lower to loops, or not as
/// the rules require (docs/evidence/Oracle.md). On failure a diagnostic has
/// been emitted.
LogicalResult decompose(ModuleOp module);

/// Lowers a marked module to ops that the machine executes. On failure a
/// diagnostic has been emitted.
LogicalResult lowerToLoops(ModuleOp module);

/// Inserts the dialects of the ops that the lowering creates.
void insertLoweredDialects(DialectRegistry &registry);

struct Options {
  /// Extent of each dynamic dim of an argument.
  int64_t dynamicSize = 5;
  /// Prints the lowered program to stdout.
  bool printLowered = false;
};

struct Verdict {
  /// Number of ops that executed and agree, by name.
  std::map<std::string, int64_t> agreed;
  int64_t disagreements = 0, functions = 0;
  /// Number of loops that executed as kernels and agree (R27).
  int64_t kernels = 0;
  /// Number of rows whose useful FLOPs are unknown to the analysis.
  int64_t unknownUseful = 0;
  /// Number of byte counts that were compared, and of those that are not exact.
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
