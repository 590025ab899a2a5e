//===- FuzzSession.cpp - A context that many inputs share -----------------===//

#include "FuzzSession.h"
#include "FuzzUtils.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Report/Writers.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Unicode.h"

using namespace mlir;
using namespace mlir::roofline;

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<RooflineDialect>();
  registerAllModels(registry);
  return registry;
}

static const DialectRegistry &getRegistry() {
  static const DialectRegistry registry = makeRegistry();
  return registry;
}

FuzzSession::FuzzSession()
    : context(getRegistry(), MLIRContext::Threading::DISABLED),
      handler(&context, [](Diagnostic &diagnostic) {
        fuzz::noteDiagnostic(diagnostic);
      }) {
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  context.loadDialect<DLTIDialect>();
  Location loc = UnknownLoc::get(&context);
  FailureOr<TargetSystemSpecInterface> spec = loadTarget("h100", loc);
  if (failed(spec))
    fuzz::fail("no target");
  machine = cast<TargetSystemSpecAttr>(*spec);
  FailureOr<TargetDescription> description = parseTargetSpec(machine, loc);
  if (failed(description))
    fuzz::fail("an invalid target");
  target = std::move(*description);
}

static std::unique_ptr<FuzzSession> session;

void FuzzSession::abandon() { (void)session.release(); }

void FuzzSession::begin() {
  constexpr unsigned maxUses = 200;
  static unsigned uses = 0;
  if (++uses % maxUses == 0)
    session.reset();
}

FuzzSession &FuzzSession::get() {
  if (!session)
    session.reset(new FuzzSession());
  return *session;
}

/// Reports features that distinguish results.
static void noteRows(const Report &report) {
  for (const auto &[name, count] : report.coverage.unmodelled)
    fuzz::noteFeature("unmodelled", name);
  for (const FunctionReport &function : report.functions)
    for (const OpRow &row : function.rows) {
      fuzz::noteFeature("bound", row.op + " " + row.estimate.bound.str());
      if (row.unbounded)
        fuzz::noteFeature("unbounded", row.op);
      for (StringRef note : row.notes)
        fuzz::noteFeature("note", note.take_front(16));
    }
}

static void checkText(StringRef text, StringRef format) {
  auto *begin = reinterpret_cast<const llvm::UTF8 *>(text.begin());
  if (!llvm::isLegalUTF8String(&begin, begin + text.size()))
    fuzz::fail("the report is no valid UTF-8: " + format.str());
}

/// Checks that lines of the text report have at most 120 columns.
static void checkColumns(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines)
    if (llvm::sys::unicode::columnWidthUTF8(line) > 120)
      fuzz::fail("more than 120 columns: " + line.str());
}

void FuzzSession::writeReports(ModuleOp module, const TargetDescription &target,
                               const AnalysisOptions &options) {
  Report report = buildReport(module, target, options);
  noteRows(report);
  static constexpr std::pair<const char *,
                             void (*)(const Report &, llvm::raw_ostream &)>
      writers[] = {{"text", writeTextReport},
                   {"json", writeJSONReport},
                   {"csv", writeCSVReport},
                   {"html", writeHTMLReport},
                   {"vega", writeVegaReport}};
  for (auto [format, write] : writers) {
    std::string text;
    llvm::raw_string_ostream os(text);
    write(report, os);
    checkText(text, format);
    if (StringRef(format) == "text")
      checkColumns(text);
    if (StringRef(format) != "json" && StringRef(format) != "vega")
      continue;
    if (llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
        !value)
      fuzz::fail(llvm::toString(value.takeError()) + " in " + format);
  }
}
