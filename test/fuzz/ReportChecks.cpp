//===- ReportChecks.cpp - Writes a report in every format -----------------===//

#include "FuzzSession.h"
#include "FuzzUtils.h"
#include "roofline/Report/ReportReader.h"
#include "roofline/Report/Writers.h"

using namespace mlir;
using namespace mlir::roofline;

/// Reports features that distinguish results.
static void noteRows(const Report &report) {
  for (const auto &[name, count] : report.coverage.unmodelled)
    fuzz::noteFeature("unmodelled", name);
  for (const FunctionReport &function : report.functions)
    for (const OpRow &row : function.rows) {
      fuzz::noteFeature("bound", row.op + " " + row.getEstimate().bound.str());
      if (row.unbounded)
        fuzz::noteFeature("unbounded", row.op);
      for (StringRef note : row.notes)
        fuzz::noteFeature("note", note.take_front(16));
    }
}

/// Checks that roofline-diff can read the report `json`.
static void checkReadsBack(const std::string &json) {
  llvm::Expected<ReportSummary> report =
      readJSONReport(llvm::MemoryBufferRef(json, "report.json"));
  if (!report)
    fuzz::fail("the report does not read back: " +
               llvm::toString(report.takeError()));
}

static void writeSummary(const Report &report, llvm::raw_ostream &os) {
  Report grouped = report;
  grouped.grouping = Grouping::Shape;
  grouped.limit = RowLimit();
  writeTextReport(grouped, os);
}

void FuzzSession::checkReport(const Report &report) {
  noteRows(report);
  static constexpr std::pair<const char *,
                             void (*)(const Report &, llvm::raw_ostream &)>
      writers[] = {{"text", writeTextReport}, {"text", writeSummary},
                   {"json", writeJSONReport}, {"csv", writeCSVReport},
                   {"html", writeHTMLReport}, {"vega", writeVegaReport}};
  for (auto [format, write] : writers) {
    std::string text;
    llvm::raw_string_ostream os(text);
    write(report, os);
    fuzz::checkText(text, format);
    if (StringRef(format) == "text")
      fuzz::checkColumns(text);
    if (StringRef(format) == "json" || StringRef(format) == "vega")
      fuzz::checkJSON(text, format);
    if (StringRef(format) == "json")
      checkReadsBack(text);
  }
}
