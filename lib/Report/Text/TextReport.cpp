//===- TextReport.cpp - Reports as text -----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes text reports. docs/use/Reports.md explains the columns.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

static std::string formatUpper(const OpRow &row) {
  CountRange bytes = row.getWork().getBytes();
  if (bytes.isExact())
    return "";
  std::string text = "at most " + formatSI(bytes.upper, "B");
  if (row.getEstimate().upperTimeSeconds)
    text += " and " + formatSI(*row.getEstimate().upperTimeSeconds, "s");
  return text + ", as the data decides";
}

std::string mlir::roofline::joinNotes(const OpRow &row) {
  SmallVector<std::string> notes(row.notes.begin(), row.notes.end());
  if (row.getWork().given)
    notes.push_back("work as given in the IR");
  if (std::string upper = formatUpper(row); !upper.empty())
    notes.push_back(upper);
  return makePrintable(llvm::join(notes, "; "));
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Returns the header of the convention column, "xla FLOP"; "" for this
/// library's own convention, which hides the column.
static std::string makeConventionHead(const Convention *convention) {
  return convention ? (convention->name + " " + convention->unit).str() : "";
}

static std::string formatConvention(const OpRow &row,
                                    const Convention *convention) {
  if (!convention)
    return "";
  std::optional<Count> operations = countOperations(*convention, row.getWork());
  return operations ? formatCell(*operations) : "-";
}

/// Creates the table. The unit of work is FLOP unless a row has integer
/// operations. A narrow one has no rates and no shapes.
static TextTable makeTable(ArrayRef<OpRow> rows, StringRef conventionHead,
                           bool isNarrow) {
  bool isFlops = llvm::all_of(rows, [](const OpRow &row) {
    return row.getWork().terms.getIntOps().isZero();
  });
  return TextTable(
      {{"time", /*alignRight=*/true, Cut::End, 9, 8},
       {"share", /*alignRight=*/true},
       {"bound", /*alignRight=*/false, Cut::Middle, 26, 14},
       {isNarrow && !conventionHead.empty() ? "" : "by", /*alignRight=*/true},
       {"op/B", /*alignRight=*/true, Cut::End, 6, 5},
       {isNarrow  ? ""
        : isFlops ? "FLOP/s"
                  : "op/s",
        /*alignRight=*/true, Cut::End, 7, 6},
       {isFlops ? "FLOP" : "op", /*alignRight=*/true, Cut::End, 14, 6},
       {conventionHead, /*alignRight=*/true, Cut::End, 14, 10},
       {"bytes", /*alignRight=*/true, Cut::End, 14, 6},
       {"", /*alignRight=*/true, Cut::End, 7, 7},
       {"op", /*alignRight=*/false, Cut::Middle, 20, isNarrow ? 12U : 16U},
       {"location", /*alignRight=*/false, Cut::Middle, 16,
        isNarrow ? 11U : 14U},
       {isNarrow ? "" : "shapes", /*alignRight=*/false, Cut::End, 12, 10}},
      /*indent=*/0);
}

static void addRow(const OpRow &row, std::optional<double> totalSeconds,
                   const Convention *convention, Footnotes &footnotes,
                   bool isNarrow, TextTable &table) {
  const Estimate &estimate = row.getEstimate();
  CountRange bytes = row.getWork().getBytes();
  std::optional<double> share =
      row.hasOpenTime() ? std::nullopt
                        : computeShare(estimate.timeSeconds, totalSeconds);
  table.addRow({formatTime(row), formatShare(share),
                isNarrow ? formatShortBound(estimate.bound)
                         : makePrintable(estimate.bound.str()),
                isNarrow && convention ? "" : formatFactor(estimate.headroom),
                formatIntensity(estimate.intensity),
                isNarrow ? "" : formatCell(estimate.attainableOpsPerSecond),
                formatCell(row.getWork().terms.getOperations()),
                formatConvention(row, convention), formatCell(bytes.lower),
                footnotes.mark(joinNotes(row)), formatOp(row, isNarrow),
                makePrintable(row.location),
                isNarrow ? "" : makePrintable(row.shapes)});
  table.colorCell(/*column=*/2, getBoundColor(estimate.bound));
}

static void writeRows(const FunctionReport &function,
                      const Convention *convention, raw_ostream &os) {
  std::string conventionHead = makeConventionHead(convention);
  bool isNarrow = getTextWidth(os) < narrowTextWidth;
  TextTable table = makeTable(function.rows, conventionHead, isNarrow);
  Footnotes footnotes;
  size_t shown = 0;
  for (const OpRow &row : function.rows) {
    if (row.costsNothing() && row.notes.empty())
      continue;
    addRow(row, function.totals.totals.timeSeconds, convention, footnotes,
           isNarrow, table);
    ++shown;
  }
  if (shown != 0) {
    table.print(os);
    footnotes.write(os);
  }
  if (size_t hidden = function.rows.size() - shown)
    os << "  not shown: " << hidden
       << (hidden == 1 ? " row that costs" : " rows that cost") << " nothing\n";
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

/// Writes the name of the machine after `label`, and the source of its figures.
static void writeTarget(StringRef label, const TargetSummary &target,
                        raw_ostream &os) {
  writeWrapped(label.str() + makePrintable(target.getTitle()), 0, os);
  if (!target.source.empty()) {
    os << "figures: ";
    writeWrapped(makePrintable(target.source), 9, os);
  }
  if (!target.unconfirmed.empty()) {
    os << "UNCONFIRMED by that source: ";
    writeWrapped(makePrintable(llvm::join(target.unconfirmed, ", ")), 28, os);
  }
}

/// Writes which functions don't fit into memory, which the reader should know
/// before any other figure.
static void writeMisfits(const Report &report, raw_ostream &os) {
  SmallVector<const FunctionReport *> misfits = findMisfits(report);
  if (misfits.empty())
    return;
  StringRef head = "DOES NOT FIT:";
  writeStyled(head, raw_ostream::RED, /*isBold=*/true, os);
  std::string text = makePrintable(report.target.outermostLevel) + " of " +
                     makePrintable(report.target.name) + " holds " +
                     formatSI(*report.target.outermostCapacityBytes, "B");
  constexpr size_t maxShown = 4;
  for (const FunctionReport *function :
       ArrayRef(misfits).take_front(maxShown)) {
    const Totals &totals = function->totals.totals;
    text += "; function " + makePrintable(function->name) + " needs " +
            formatSI(totals.peakLiveBytes, "B");
    if (totals.storage)
      text += " (" + formatStorage(*totals.storage) + ")";
  }
  if (misfits.size() > maxShown)
    text += "; and " + std::to_string(misfits.size() - maxShown) +
            " more, see below";
  os << ' ';
  writeWrapped(text, head.size() + 1, os);
}

static void writeHeader(const Report &report, raw_ostream &os) {
  const Convention *convention = report.convention;
  writeMisfits(report, os);
  for (const Report &other : report.others)
    writeMisfits(other, os);
  writeTarget("roofline for ", report.target, os);
  for (const Report &other : report.others)
    writeTarget("beside it ", other.target, os);
  writeTextSymbols(report, os);
  os << '\n';
  writeWrapped("bound: what takes longest; by: how many times as long as the "
               "next; op/B: intensity; FLOP/s, op/s: attainable",
               0, os);
  if (report.overlap == Overlap::Sum)
    os << "no overlap: the time of an op is the sum over its resources\n";
  if (convention)
    writeWrapped(makeConventionHead(convention) + ": operations as " +
                     convention->counter.str() +
                     " counts them, see docs/use/Conventions.md",
                 0, os);
}

/// Writes the notes of a function that are not notes of its rows.
static void writeNotes(const FunctionReport &function, raw_ostream &os) {
  for (StringRef note : llvm::make_first_range(function.totals.totals.notes)) {
    bool isOfRow = llvm::any_of(function.rows, [&](const OpRow &row) {
      return llvm::is_contained(row.notes, note);
    });
    if (isOfRow)
      continue;
    os << "  ";
    writeWrapped(makePrintable(note), 2, os);
  }
}

/// Writes the meaning of the symbols in the rows.
static void writeSymbols(ArrayRef<SymbolRow> symbols, raw_ostream &os) {
  constexpr size_t maxSymbols = 20;
  if (symbols.empty())
    return;
  os << "\nwhat its symbols stand for\n";
  for (const SymbolRow &symbol : symbols.take_front(maxSymbols)) {
    std::string text = "  " + symbol.name;
    if (symbol.value)
      text += " = " + symbol.value->str();
    text += ": " + symbol.meaning + ", " + symbol.location;
    writeWrapped(makePrintable(text), 4, os);
  }
  if (symbols.size() > maxSymbols)
    os << "  and " << symbols.size() - maxSymbols << " more\n";
}

/// Writes fusion and tuning advice for the further machines.
static void writeOtherAdvice(size_t number, const Report &report,
                             raw_ostream &os) {
  for (const Report &other : report.others) {
    const FunctionReport &function = other.functions[number];
    if (!function.fusion && other.whatIf.empty())
      continue;
    os << "\non " << makePrintable(other.target.name) << ":\n";
    if (function.fusion)
      writeTextFusion(*function.fusion, function.totals.totals.timeSeconds, os);
    writeTextWhatIf(number, other, os);
  }
}

static void writeTitle(const FunctionReport &function, raw_ostream &os) {
  constexpr unsigned nameWidth = 100;
  os << '\n';
  writeStyled("function " +
                  shorten(makePrintable(function.name), nameWidth, Cut::Middle),
              std::nullopt, /*isBold=*/true, os);
  os << '\n';
}

static void writeAdvice(const FunctionReport &function, raw_ostream &os) {
  if (!function.rows.empty() && function.rows.front().tuning)
    writeTextTuning(function, os);
  if (function.fusion)
    writeTextFusion(*function.fusion, function.totals.totals.timeSeconds, os);
}

void mlir::roofline::writeTextDetails(size_t number, const Report &report,
                                      raw_ostream &os) {
  const FunctionReport &function = report.functions[number];
  bool isTuned = !function.rows.empty() && function.rows.front().tuning;
  bool isExplained = llvm::any_of(function.rows, [](const OpRow &row) {
    return row.explanation != nullptr;
  });
  if (!isTuned && !isExplained && !function.fusion &&
      !function.hasMeasurement() && !report.sweep && report.whatIf.empty())
    return;
  writeTitle(function, os);
  writeTextExplanations(function, os);
  writeAdvice(function, os);
  writeTextMeasured(function, os);
  writeTextSweep(number, report, os);
  writeTextWhatIf(number, report, os);
  writeOtherAdvice(number, report, os);
}

/// Writes the tables that have a line per row.
static void writeRowTables(const FunctionReport &function, const Report &report,
                           raw_ostream &os) {
  writeRows(function, report.convention, os);
  writeSymbols(function.symbols, os);
  if (report.target.levels.size() > 1 ||
      llvm::any_of(report.target.levels,
                   [](const LevelSummary &level) { return level.nodes > 1; }))
    writeTextLevels(function, report.target.levels, os);
  writeTextNetwork(function, os);
  writeTextCrossovers(function, os);
  writeTextRidgeline(function, os);
}

static void writeFunction(size_t number, const Report &report,
                          raw_ostream &os) {
  const FunctionReport &function = report.functions[number];
  writeTitle(function, os);
  writeNotes(function, os);
  const Totals &totals = function.totals.totals;
  if (function.rows.empty() && totals.work.isZero() && !totals.unbounded) {
    os << "  no op with a known cost\n";
    writeTextMeasured(function, os);
    return;
  }
  size_t maxRows = report.limit.rows.value_or(function.rows.size());
  if (maxRows < function.rows.size()) {
    FunctionReport limited = function;
    limited.rows.truncate(maxRows);
    writeRowTables(limited, report, os);
    os << "\n  not shown in these tables: " << function.rows.size() - maxRows
       << " of " << function.rows.size() << " rows; see rows=all\n";
  } else {
    writeRowTables(function, report, os);
  }
  writeTextExplanations(function, os);
  writeAdvice(function, os);
  writeTextMeasured(function, os);
  os << '\n';
  writeTextTotals(function.totals, report, os);
  writeTextSweep(number, report, os);
  writeTextWhatIf(number, report, os);
  writeTextSideBySide(number, report, os);
  writeOtherAdvice(number, report, os);
}

std::string mlir::roofline::listUnmodelled(const Coverage &coverage) {
  return llvm::join(llvm::map_range(coverage.unmodelled,
                                    [](const auto &entry) {
                                      return makePrintable(entry.first) +
                                             " x " +
                                             std::to_string(entry.second);
                                    }),
                    ", ");
}

static void writeCoverage(const Coverage &coverage, raw_ostream &os) {
  std::string text = std::to_string(coverage.modelledOps);
  text += coverage.modelledOps == 1 ? " op modelled; " : " ops modelled; ";
  text += coverage.unmodelled.empty()
              ? "none unmodelled"
              : "UNMODELLED, not in any figure: " + listUnmodelled(coverage) +
                    " (models=FILE.mlir says what they do, "
                    "docs/extend/Models.md)";
  os << "\ncoverage: ";
  writeWrapped(text, 10, os);
}

void mlir::roofline::writeTextReport(const Report &report, raw_ostream &os) {
  if (report.grouping != Grouping::None) {
    writeTextSummary(report, os);
    for (size_t number = 0; number < report.functions.size(); ++number)
      writeTextDetails(number, report, os);
    return;
  }
  writeHeader(report, os);
  for (size_t number = 0; number < report.functions.size(); ++number)
    writeFunction(number, report, os);
  if (report.functions.size() > 1) {
    os << "\nmodule: from its entry points, every call counted\n";
    writeTextTotals(report.moduleTotals, report, os);
    writeTextSideBySide(report, os);
  }
  writeCoverage(report.coverage, os);
}
