//===- TextSummaryParts.h - The facts of a summary ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes a report and returns what its summary says in words: each fact is
// printable text of one paragraph, or empty if it is unknown.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTSUMMARYPARTS_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTSUMMARYPARTS_H

#include "roofline/Report/Groups.h"

namespace mlir::roofline {

/// A group as a line of a table.
struct GroupLine {
  /// From the time to the shapes.
  SmallVector<std::string, 0> cells;
  /// The notes that all rows have.
  std::string notes;
};

/// What to do about a section.
struct Advice {
  enum Kind { Fit, Sizes, Types, Fusion, Bound } kind;
  std::string text;
};

/// An entry point of the module, or all of them.
struct SummarySection {
  std::string name;
  const ReportTotals *totals = nullptr;
  /// The number of the function; nullopt for a module.
  std::optional<size_t> function;
  /// The groups that cost something.
  SmallVector<RowGroup, 0> groups;
  /// The ops that take longest: "53x conv_2d_nchw_fchw 69.5%"; empty where the
  /// groups show as much.
  std::string ops;
  /// What fusion saves, in all functions that are called.
  FusionSavings savings;
  /// What to do, the first thing first.
  SmallVector<Advice, 0> advice;
  /// Notes that hold for the section as a whole.
  SmallVector<std::string, 0> notes;
};

/// Returns what to do about `section`, whose rows are `rows`.
SmallVector<Advice, 0> listAdvice(const SummarySection &section,
                                  ArrayRef<ProgramRow> rows,
                                  const Report &report);

/// Returns a section per entry point, or one for the module if these are many.
SmallVector<SummarySection, 0> listSections(const Report &report);

/// Formats a group of a section that takes `totalSeconds`.
GroupLine formatGroup(const RowGroup &group, std::optional<double> totalSeconds,
                      bool isNarrow);

/// Says how many groups are not shown, and how to see them.
std::string describeHidden(ArrayRef<RowGroup> groups,
                           std::optional<double> totalSeconds);

/// Says what bounds most of the time, how long the program takes, and how long
/// to expect.
std::string describeTime(const Totals &totals);

/// Says which functions the outermost memory doesn't hold.
std::string describeMisfits(const Report &report);

/// Says how long it takes on the further machines, and the speed-up there.
std::string describeMachines(const SummarySection &section,
                             const Report &report);

/// Returns the least time if all ops were one kernel [s]: that of the busiest
/// resource, where memory moves only arguments, weights and results (R20), and
/// collectives run under any algorithm at any time.
/// Returns nullopt if it is unknown.
std::optional<double> computeFusedSeconds(const ReportTotals &totals,
                                          const Report &report);

/// Says how long the program takes with fused kernels, and at least; empty if
/// one of the first `shownAdvice` things to do says so.
std::string describeReach(const SummarySection &section, const Report &report,
                          size_t shownAdvice);

/// Says what is stored at once, with its parts; empty if the advice is about
/// that.
std::string describeMemory(const SummarySection &section,
                           const TargetSummary &target);

/// Lists the parts of the time to expect.
std::string describeExpected(const Totals &totals);
std::string describeWork(const SummarySection &section, const Report &report);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTSUMMARYPARTS_H
