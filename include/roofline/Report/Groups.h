//===- Groups.h - Rows that are shown as one --------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts rows together that have something in common: takes rows, each with its
// number of executions, and returns groups with their sums. Sums of groups are
// those of the rows (R20).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_GROUPS_H
#define ROOFLINE_REPORT_GROUPS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// A row, and how often a program executes its function.
struct ProgramRow {
  const OpRow *row = nullptr;
  Count calls = 1;
};

/// What the ops of some functions cost, with calls followed.
struct Program {
  /// In the order of the functions and their rows.
  SmallVector<ProgramRow, 0> rows;
  /// How often each function of the report is executed; calls whose figures
  /// are not those of the callee's rows are rows themselves.
  SmallVector<Count, 0> calls;
};

/// Returns the functions that no other function of `report` calls, or the first
/// one if there are none.
SmallVector<size_t> findEntryPoints(const Report &report);

/// Returns what one call of each of `functions` executes.
Program listProgram(const Report &report, ArrayRef<size_t> functions);

/// Rows that have something in common. Figures are sums over the rows, in as
/// many calls as each has.
struct RowGroup {
  /// The rows, in the order given.
  SmallVector<const OpRow *, 1> members;
  /// Number of rows, each counted once per call of its function.
  Count rows = 0;
  /// The op and the shapes, if all rows have the same; else empty.
  std::string op, shapes;
  /// Number of layers, if layers are groups; else 0. They have the same number
  /// of rows, which are alike one by one.
  size_t layers = 0;
  /// Names of the layers or of the rows, numbers that differ being `*`:
  /// "layers.*.q_proj".
  SmallVector<std::string, 1> locations;
  WorkSummary work;
  /// Time [s]; nullopt if that of a row is unknown.
  std::optional<double> seconds;
  /// What bounds the rows that take most of the time, and their part of it [1];
  /// nullopt if that is not known.
  Bound bound;
  std::optional<double> boundShare;
};

/// Returns the groups, those of unknown time first, in order of occurrence,
/// then those that take longest. `grouping` must not be `None`.
SmallVector<RowGroup, 0> groupRows(ArrayRef<ProgramRow> rows,
                                   Grouping grouping);

/// Returns the layer in the name of an op: its parts up to the first one that
/// is a number, "layers.12" of "layers.12.q_proj"; else the first part. The
/// layer of "file:line:column" is the file.
StringRef getLayer(StringRef location);

/// Returns patterns for names, those of the most names first: names that differ
/// in numbers only have `*` for these.
SmallVector<std::string, 1> findPatterns(ArrayRef<StringRef> names);

/// Joins patterns: "layers.*.{q_proj, k_proj}, lm_head, +2", where +2 stands
/// for two more than `maxPatterns`.
std::string joinPatterns(ArrayRef<std::string> patterns, size_t maxPatterns);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_GROUPS_H
