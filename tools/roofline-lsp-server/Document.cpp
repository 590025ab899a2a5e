//===- Document.cpp - What a program in an editor costs -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Document.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Support/ToolUtilities.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Report/Explanation.h"
#include "roofline/Report/ModuleReport.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/Markdown.h"
#include "roofline/Support/Units.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::roofline;
namespace lsp = llvm::lsp;

//===----------------------------------------------------------------------===//
// Rows as Markdown
//===----------------------------------------------------------------------===//

static void writeFact(const Twine &label, const Twine &text, raw_ostream &os) {
  os << "- " << formatMarkdownText(label.str()) << ": "
     << formatMarkdownText(text.str()) << '\n';
}

/// Operations by kind; FLOPs also if there are none.
static std::string formatWork(const WorkTerms &terms) {
  std::string work = formatSI(terms.getFlops(), "FLOP");
  if (!terms.getIntOps().isZero())
    work += ", " + formatSI(terms.getIntOps(), "op") + " integer";
  if (Count special = terms.getClass(WorkClass::Special); !special.isZero())
    work += ", " + formatSI(special, "op") + " transcendental";
  return work;
}

static void writeWork(const WorkSummary &work, const Twine &bytes,
                      raw_ostream &os) {
  writeFact("work", formatWork(work.terms), os);
  writeFact(bytes,
            formatRange(work.getBytesRead()) + " read, " +
                formatRange(work.getBytesWritten()) + " written",
            os);
}

/// Says what the upper end of the time of an op depends on.
static std::string describeUpperTime(const OpRow &row) {
  bool isTiled = llvm::any_of(row.getEstimate().levels, [](const auto &level) {
    return level.getUpperBytes() != level.lowerBytes.upper;
  });
  bool isData = !row.getWork().getBytesRead().isExact() ||
                !row.getWork().getBytesWritten().isExact();
  return std::string(isTiled ? " with the best tiling found" : "") +
         (!isData   ? ""
          : isTiled ? ", as the data decides"
                    : " as the data decides");
}

/// Writes the figures of an op, for all its executions in a call of its
/// function.
static void writeRow(const OpRow &row, const FunctionReport &function,
                     StringRef target, raw_ostream &os) {
  const Estimate &estimate = row.getEstimate();
  os << "**roofline** on " << formatMarkdownCode(target) << ": "
     << formatMarkdownCode(formatOp(row));
  if (row.hasOpenTime())
    os << ", time unknown";
  else
    os << ' ' << formatTime(row);
  if (!estimate.bound.isNone())
    os << ", bound by " << formatMarkdownCode(estimate.bound.str());
  os << "\n\n";
  if (std::optional<double> share = computeShare(
          estimate.timeSeconds, function.totals.totals.timeSeconds);
      share && !row.hasOpenTime())
    os << "- " << formatMarkdownText(formatShare(share)) << " of the time of "
       << formatMarkdownCode(function.name) << '\n';
  if (estimate.upperTimeSeconds && !row.hasOpenTime() &&
      estimate.upperTimeSeconds != estimate.timeSeconds)
    writeFact(
        "at most",
        formatSI(*estimate.upperTimeSeconds, "s") + describeUpperTime(row), os);
  std::string times;
  for (const ResourceTime &time : estimate.times)
    times += (times.empty() ? "" : ", ") + time.resource.str() + " " +
             formatSI(time.seconds, "s");
  if (!times.empty())
    writeFact("resources", times, os);
  writeWork(row.getWork(), "bytes", os);
  if (estimate.intensity)
    writeFact("intensity",
              formatSI(*estimate.intensity, "op/B") +
                  (estimate.ridge
                       ? ", ridge " + formatSI(*estimate.ridge, "op/B")
                       : ""),
              os);
  for (StringRef note : row.notes)
    writeFact("note", note, os);
}

/// Writes the totals of a function.
static void writeFunction(const FunctionReport &function, const Report &report,
                          raw_ostream &os) {
  const Totals &totals = function.totals.totals;
  os << "**roofline** on " << formatMarkdownCode(report.target.name) << ": "
     << formatMarkdownCode(function.name) << ' '
     << (totals.timeSeconds ? formatMarkdownText(formatTotalTime(totals))
                            : "time unknown")
     << "\n\n";
  if (int64_t unmodelled = countUnmodelled(report.coverage))
    writeFact("INCOMPLETE",
              "ops of the module without a model, which are in no figure: " +
                  Twine(unmodelled),
              os);
  for (const BottleneckRow &bottleneck : rankBottlenecks(totals))
    writeFact("bound by " + bottleneck.bound.str(),
              std::to_string(bottleneck.rows) +
                  (bottleneck.rows == 1 ? " op" : " ops") +
                  (bottleneck.seconds > 0
                       ? ", " + formatSI(bottleneck.seconds, "s")
                       : ""),
              os);
  writeWork(totals.work, "bytes, every op cold", os);
  writeFact("peak live bytes", formatPeakLive(totals, report.target), os);
}

//===----------------------------------------------------------------------===//
// Parts of a file
//===----------------------------------------------------------------------===//

/// What lies between two lines "// -----", all of a file without any.
class Document::Part {
public:
  Part(std::unique_ptr<llvm::MemoryBuffer> buffer, StringRef targetName,
       const DialectRegistry &registry);

  HoverText hover(lsp::Position position);

  std::vector<lsp::Diagnostic> diagnostics;

private:
  /// A row, and its function.
  struct RowPlace {
    size_t function;
    const OpRow *row;
  };

  bool parse();
  void analyse(StringRef targetName);
  void addRows(const RooflineAnalysis &analysis);
  void writeExplanation(Operation *op, raw_ostream &os);
  void hintAtFusion(const FusionAdvice &advice);
  std::string describeHint(const OpRow &row, const FusionGroup &group) const;
  void addDiagnostic(Diagnostic &diagnostic);
  Operation *findOp(SMLoc loc) const;

  llvm::SourceMgr sourceMgr;
  MLIRContext context;
  Block parsed;
  OwningOpRef<ModuleOp> ownModule;
  ModuleOp module;
  AsmParserState state;
  ReportRequest request;
  /// False if there is no target, true also if it is in error.
  bool hasTarget = false;
  std::optional<TargetDescription> target;
  std::optional<AnalysisCache> analyses;
  std::optional<Report> report;
  llvm::DenseMap<Operation *, RowPlace> rows;
  /// Numbers of functions in the report.
  llvm::DenseMap<Operation *, size_t> functions;
};

Document::Part::Part(std::unique_ptr<llvm::MemoryBuffer> buffer,
                     StringRef targetName, const DialectRegistry &registry)
    : context(registry, MLIRContext::Threading::DISABLED) {
  sourceMgr.AddNewSourceBuffer(std::move(buffer), SMLoc());
  context.allowUnregisteredDialects();
  if (parse())
    analyse(targetName);
}

bool Document::Part::parse() {
  // Upstream's server reports what the parser and the verifiers say.
  ScopedDiagnosticHandler ignore(&context,
                                 [](Diagnostic &) { return success(); });
  if (failed(parseAsmSourceFile(sourceMgr, &parsed, &context, &state)))
    return false;
  if (llvm::hasSingleElement(parsed))
    module = dyn_cast<ModuleOp>(parsed.front());
  if (module)
    return true;
  const llvm::MemoryBuffer *buffer =
      sourceMgr.getMemoryBuffer(sourceMgr.getMainFileID());
  ownModule = ModuleOp::create(FileLineColLoc::get(
      &context, buffer->getBufferIdentifier(), /*line=*/0, /*column=*/0));
  module = *ownModule;
  Block *body = module.getBody();
  body->getOperations().splice(body->end(), parsed.getOperations());
  return succeeded(verify(module));
}

/// Returns the part of the text that a diagnostic is about: the identifier at
/// its position, or the first line.
void Document::Part::addDiagnostic(Diagnostic &diagnostic) {
  lsp::Diagnostic result;
  result.source = "roofline";
  result.message = makePrintable(diagnostic.str());
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Note:
  case DiagnosticSeverity::Remark:
    result.severity = lsp::DiagnosticSeverity::Information;
    break;
  case DiagnosticSeverity::Warning:
    result.severity = lsp::DiagnosticSeverity::Warning;
    break;
  case DiagnosticSeverity::Error:
    result.severity = lsp::DiagnosticSeverity::Error;
  }
  for (Diagnostic &note : diagnostic.getNotes())
    result.message += "\n" + makePrintable(note.str());
  unsigned line = 1, column = 1;
  if (auto loc = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
    line = std::max(loc.getLine(), 1u);
    column = std::max(loc.getColumn(), 1u);
  }
  SMLoc start = sourceMgr.FindLocForLineAndColumn(sourceMgr.getMainFileID(),
                                                  line, column);
  if (start.isValid())
    result.range =
        lsp::Range(sourceMgr, AsmParserState::convertIdLocToRange(start));
  diagnostics.push_back(std::move(result));
}

void Document::Part::analyse(StringRef targetName) {
  ScopedDiagnosticHandler collect(&context, [&](Diagnostic &diagnostic) {
    addDiagnostic(diagnostic);
    return success();
  });
  Attribute spec = module->getAttr(DLTIDialect::kTargetSystemDescAttrName);
  if (!spec && !targetName.empty()) {
    FailureOr<TargetSystemSpecInterface> loaded =
        loadTarget(targetName, module.getLoc());
    if (succeeded(loaded))
      spec = *loaded;
  }
  hasTarget = bool(spec);
  if (!spec)
    return;
  FailureOr<TargetDescription> parsedTarget =
      parseTargetSpec(spec, module.getLoc());
  if (failed(parsedTarget))
    return;
  if (failed(loadModels(module, /*files=*/{})))
    return;
  target = std::move(*parsedTarget);
  analyses.emplace(module);
  report = buildReport(module, {*target}, request, *analyses);
  addRows(analyses->get(*target, request.analysis));
  hintAtFusion(computeFusionAdvice(
      analyses->get(*target, getFusionAnalysisOptions(request.analysis)),
      {/*refused=*/false}));
}

/// Writes the derivation of the figures of an op.
void Document::Part::writeExplanation(Operation *op, raw_ostream &os) {
  std::optional<Explanation> explanation =
      explain(analyses->get(*target, request.analysis), op);
  if (!explanation)
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  constexpr unsigned width = 100;
  writeTextExplanation(*explanation, stream, width, /*indent=*/0);
  writeMarkdownBlock(text, os);
}

void Document::Part::addRows(const RooflineAnalysis &analysis) {
  RowOps ops = listRowOps(analysis);
  for (auto [number, function] : llvm::enumerate(analysis.getFunctions()))
    functions[function] = number;
  for (auto [number, function] : llvm::enumerate(report->functions))
    for (const OpRow &row : function.rows)
      rows[ops[number][row.index]] = {number, &row};
}

/// Says what bounds an op, and what it saves as one kernel with others.
std::string Document::Part::describeHint(const OpRow &row,
                                         const FusionGroup &group) const {
  constexpr size_t maxNames = 4;
  SmallVector<std::string> names;
  for (Operation *op : group.ops)
    if (auto it = rows.find(op); it != rows.end() && it->second.row != &row)
      names.push_back(it->second.row->op + " (" + it->second.row->location +
                      ")");
  size_t left = names.size() - std::min(names.size(), maxNames);
  names.resize(names.size() - left);
  std::string text = "bound by " + row.getEstimate().bound.str() +
                     "; one kernel with " + llvm::join(names, ", ");
  if (left > 0)
    text += " and " + std::to_string(left) + " more";
  text += " would save " +
          formatSI(group.price->getBytesSaved() * group.executions, "B");
  if (std::optional<double> seconds = group.price->getSecondsSaved();
      seconds && group.executions.isConstant())
    text += " and " + formatSI(*seconds * group.executions.toDouble(), "s");
  return makePrintable(text);
}

void Document::Part::hintAtFusion(const FusionAdvice &advice) {
  for (const FunctionFusion &function : advice.getFunctions())
    for (const FusionGroup &group : function.groups)
      for (Operation *op : group.ops) {
        auto it = rows.find(op);
        const AsmParserState::OperationDefinition *definition =
            state.getOpDef(op);
        if (it == rows.end() || !definition)
          continue;
        const OpRow &row = *it->second.row;
        if (!row.getEstimate().bound.isBy(ResourceKind::Memory))
          continue;
        lsp::Diagnostic hint;
        hint.severity = lsp::DiagnosticSeverity::Hint;
        hint.source = "roofline";
        hint.range = lsp::Range(sourceMgr, definition->loc);
        hint.message = describeHint(row, group);
        diagnostics.push_back(std::move(hint));
      }
}

static bool contains(SMRange range, SMLoc loc) {
  return range.isValid() && range.Start.getPointer() <= loc.getPointer() &&
         loc.getPointer() <= range.End.getPointer();
}

/// Returns the op whose name is at `loc`, or whose result or symbol is defined
/// or used there.
Operation *Document::Part::findOp(SMLoc loc) const {
  auto isThere = [&](SMRange range) { return contains(range, loc); };
  for (const AsmParserState::OperationDefinition &definition :
       state.getOpDefs()) {
    if (isThere(definition.loc) || llvm::any_of(definition.symbolUses, isThere))
      return definition.op;
    for (const auto &group : definition.resultGroups)
      if (isThere(group.definition.loc) ||
          llvm::any_of(group.definition.uses, isThere))
        return definition.op;
  }
  return nullptr;
}

HoverText Document::Part::hover(lsp::Position position) {
  SMLoc loc = position.getAsSMLoc(sourceMgr);
  if (!loc.isValid() || !module)
    return {};
  Operation *op = findOp(loc);
  if (!op)
    return {};
  if (!report && hasTarget)
    return {"**roofline**: no figures, as the module's target or a model in it "
            "is in error\n",
            ""};
  if (!report)
    return {"**roofline**: the module has no target; attach one "
            "(`--roofline-attach-target`), or start the server with "
            "`--target=NAME`\n",
            ""};
  HoverText text;
  llvm::raw_string_ostream figures(text.figures), derivation(text.derivation);
  if (auto it = functions.find(op); it != functions.end()) {
    writeFunction(report->functions[it->second], *report, figures);
    return text;
  }
  // An op in a payload or in a loop that is one kernel has no row of its own.
  for (Operation *around = op; around; around = around->getParentOp())
    if (auto it = rows.find(around); it != rows.end()) {
      auto [function, row] = it->second;
      writeRow(*row, report->functions[function], report->target.name, figures);
      writeExplanation(around, derivation);
      break;
    }
  return text;
}

//===----------------------------------------------------------------------===//
// Documents
//===----------------------------------------------------------------------===//

Document::Document(StringRef text, StringRef fileName, StringRef targetName,
                   const DialectRegistry &registry) {
  SmallVector<StringRef> texts;
  text.split(texts, kDefaultSplitMarker);
  size_t lines = 0;
  for (StringRef part : texts) {
    // Line numbers are those of the file.
    std::string padded(lines, '\n');
    padded += part;
    parts.push_back(std::make_unique<Part>(
        llvm::MemoryBuffer::getMemBufferCopy(padded, fileName), targetName,
        registry));
    lines += part.count('\n');
  }
}

Document::~Document() = default;

HoverText Document::hover(lsp::Position position) const {
  for (const std::unique_ptr<Part> &part : parts)
    if (HoverText text = part->hover(position); !text.figures.empty())
      return text;
  return {};
}

std::vector<lsp::Diagnostic> Document::getDiagnostics() const {
  std::vector<lsp::Diagnostic> all;
  for (const std::unique_ptr<Part> &part : parts)
    llvm::append_range(all, part->diagnostics);
  return all;
}
