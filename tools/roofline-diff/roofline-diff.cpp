//===- roofline-diff.cpp - Compares two reports or programs ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Compares two reports or programs. Exit status, like that of diff and grep: 0
// if no condition failed, 1 if one did, 2 on errors. The manual is
// docs/use/Diff.md.
//
//===----------------------------------------------------------------------===//

#include "../Mains.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "roofline/Diff/Diff.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Options.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/OutputFile.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace mlir::roofline;
namespace cl = llvm::cl;

static constexpr int exitPassed = 0, exitFailed = 1, exitTrouble = 2;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static cl::OptionCategory category("roofline-diff options");
static cl::OptionCategory analysisCategory("Options for programs");

namespace {
enum class DiffFormat { Text, Markdown, JSON, HTML };

/// The options of all passes that analyse.
struct AnalysisFlags {
#define ROOFLINE_OPTION(TYPE, MEMBER, ...)                                     \
  cl::opt<TYPE> MEMBER{__VA_ARGS__, cl::cat(analysisCategory)};
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, ...)                                \
  cl::list<TYPE> MEMBER{__VA_ARGS__, cl::CommaSeparated,                       \
                        cl::cat(analysisCategory)};
#include "roofline/Passes/AnnotateOptions.h.inc"
};

struct Flags {
  cl::opt<std::string> beforeName{cl::Positional, cl::Required,
                                  cl::desc("<before>"), cl::cat(category)};
  cl::opt<std::string> afterName{cl::Positional, cl::Required,
                                 cl::desc("<after>"), cl::cat(category)};
  cl::opt<DiffFormat, /*ExternalStorage=*/false, cl::EnumParser<DiffFormat>>
      format{"format", cl::desc("Format of the output (default: text)"),
             cl::values(clEnumValN(DiffFormat::Text, "text",
                                   "aligned tables for a terminal"),
                        clEnumValN(DiffFormat::Markdown, "markdown",
                                   "a comment on a pull request"),
                        clEnumValN(DiffFormat::JSON, "json",
                                   "one document, see docs/use/Diff.md"),
                        clEnumValN(DiffFormat::HTML, "html", "one page")),
             cl::init(DiffFormat::Text), cl::cat(category)};
  cl::opt<std::string> outputName{"o", cl::desc("File to write to"),
                                  cl::value_desc("file"), cl::init("-"),
                                  cl::cat(category)};
  cl::list<std::string> conditionTexts{
      "fail-if",
      cl::desc("Exit with 1 if this holds, as in \"bytes>+1%\"; any number of "
               "times"),
      cl::value_desc("condition"), cl::cat(category)};
  cl::opt<std::string> targetName{
      "target",
      cl::desc("Name or alias of a built-in machine, or path of a .mlir file "
               "with a target spec (default: the module's own spec)"),
      cl::value_desc("name"), cl::cat(analysisCategory)};
  cl::opt<bool> allowUnregisteredDialect{
      "allow-unregistered-dialect",
      cl::desc("Read ops of unknown dialects; they have no model"),
      cl::cat(analysisCategory)};
  AnalysisFlags analysis;
};
} // namespace

/// Registers the options at its first call: the Python package has several
/// tools in one library.
static Flags &flags() {
  static Flags flags;
  return flags;
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

/// Returns true on a terminal unless NO_COLOR is set (no-color.org).
static bool detectColors(const raw_ostream &os) {
  std::optional<std::string> noColor = llvm::sys::Process::GetEnv("NO_COLOR");
  if (noColor && !noColor->empty())
    return false;
  return llvm::WithColor::defaultAutoDetectFunction()(os);
}

static LogicalResult fail(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "roofline-diff") << message << '\n';
  return failure();
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

namespace {
/// A file, whose kind its content tells.
struct Input {
  StringRef name;
  std::unique_ptr<llvm::MemoryBuffer> buffer;

  /// Returns true for a program, and false for a report. Text that is no JSON
  /// is a broken report if its name says so.
  bool isProgram() const {
    StringRef text = buffer->getBuffer();
    if (isBytecode(*buffer))
      return true;
    text = text.ltrim();
    bool isJSON = text.empty() || text.starts_with("[") ||
                  (text.starts_with("{") && !text.starts_with("{-#"));
    return !isJSON && !name.ends_with(".json");
  }
};
} // namespace

static FailureOr<Input> open(StringRef name) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(name, &message);
  if (!buffer)
    return fail(message);
  return Input{name, std::move(buffer)};
}

static FailureOr<TargetDescription> findTarget(ModuleOp module) {
  Location loc = module.getLoc();
  if (!flags().targetName.empty())
    return loadTargetDescription(flags().targetName, loc);
  if (Attribute spec = module->getAttr(DLTIDialect::kTargetSystemDescAttrName))
    return parseTargetSpec(spec, loc);
  return emitError(loc) << "expected a target: the module has no '"
                        << DLTIDialect::kTargetSystemDescAttrName
                        << "' and no --target was given";
}

/// Returns the report that `report=json` writes for the program in `buffer`.
static FailureOr<std::string>
analyze(std::unique_ptr<llvm::MemoryBuffer> buffer) {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<RooflineDialect>();
  registerAllModels(registry);
  MLIRContext context(registry);
  context.allowUnregisteredDialects(flags().allowUnregisteredDialect);
  llvm::SourceMgr sourceMgr;
  sourceMgr.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sourceMgr, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sourceMgr, &context);
  if (!module)
    return failure();
  FailureOr<TargetDescription> target = findTarget(*module);
  AnalysisOptions options = makeAnalysisOptions(flags().analysis);
  AnalysisCache analyses(*module);
  if (failed(target) || failed(loadModels(*module, flags().analysis.models)) ||
      failed(checkForTarget(options.estimate.links, *target, *module)) ||
      failed(bindSymbols(flags().analysis.bind, /*sweep=*/{}, *module, analyses,
                         options)))
    return failure();
  std::string text;
  llvm::raw_string_ostream os(text);
  writeJSONReport(buildReport(*module, analyses.get(*target, options), options),
                  os);
  return text;
}

/// Reads a report, or computes that of a program. Both go through JSON, so that
/// they can't differ.
static FailureOr<ReportSummary> load(Input input) {
  StringRef name = input.name;
  std::string text;
  llvm::MemoryBufferRef document(input.buffer->getBuffer(), name);
  if (input.isProgram()) {
    FailureOr<std::string> analysis = analyze(std::move(input.buffer));
    if (failed(analysis))
      return failure();
    text = std::move(*analysis);
    document = llvm::MemoryBufferRef(text, name);
  }
  llvm::Expected<ReportSummary> report = readJSONReport(document);
  if (report) {
    for (const std::string &other : report->otherTargets)
      llvm::WithColor::warning(llvm::errs(), "roofline-diff")
              .write_escaped((name +
                              ": only the first machine is compared, not '" +
                              other + "'")
                                 .str())
          << '\n';
    return std::move(*report);
  }
  llvm::errs() << llvm::toString(report.takeError()) << '\n';
  return failure();
}

/// Rejects options that would have no effect.
static LogicalResult checkOptions(const Input &before, const Input &after) {
  if (before.isProgram() || after.isProgram())
    return success();
  cl::Option *first = nullptr;
  for (const auto &[name, option] : cl::getRegisteredOptions())
    if (llvm::is_contained(option->Categories, &analysisCategory) &&
        option->getNumOccurrences() > 0 &&
        (!first || option->getPosition() < first->getPosition()))
      first = option;
  if (first)
    return fail("--" + first->ArgStr +
                " needs a program: the inputs are reports, which are done");
  return success();
}

//===----------------------------------------------------------------------===//
// Conditions and output
//===----------------------------------------------------------------------===//

/// Prints the text of a condition with a caret at the error.
static void reportCondition(StringRef text, size_t place,
                            const Twine &message) {
  llvm::SourceMgr sourceMgr;
  unsigned id = sourceMgr.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "--fail-if"), llvm::SMLoc());
  const char *start = sourceMgr.getMemoryBuffer(id)->getBufferStart();
  sourceMgr.PrintMessage(llvm::SMLoc::getFromPointer(start + place),
                         llvm::SourceMgr::DK_Error, message);
}

static LogicalResult parseConditions(SmallVectorImpl<Condition> &conditions) {
  bool isGood = true;
  for (const std::string &text : flags().conditionTexts) {
    std::optional<Condition> condition =
        parseCondition(text, [&](size_t place, const Twine &message) {
          reportCondition(text, place, message);
        });
    isGood &= condition.has_value();
    if (condition)
      conditions.push_back(std::move(*condition));
  }
  return success(isGood);
}

static LogicalResult write(const ReportDiff &diff,
                           ArrayRef<ConditionResult> conditions) {
  auto writeTo = [&](raw_ostream &os) {
    switch (flags().format) {
    case DiffFormat::Text:
      return writeTextDiff(diff, conditions, os);
    case DiffFormat::Markdown:
      return writeMarkdownDiff(diff, conditions, os);
    case DiffFormat::JSON:
      return writeJSONDiff(diff, conditions, os);
    case DiffFormat::HTML:
      return writeHTMLDiff(diff, conditions, os);
    }
  };
  std::error_code error;
  if (flags().outputName == "-") {
    writeTo(llvm::outs());
    llvm::outs().flush();
    error = llvm::outs().error();
    llvm::outs().clear_error(); // It would end the process.
  } else {
    error = writeOutputFile(flags().outputName, /*append=*/false, writeTo);
  }
  if (error)
    return fail("cannot write to '" + makePrintable(flags().outputName) +
                "': " + error.message());
  return success();
}

static int compare(ArrayRef<Condition> conditions) {
  FailureOr<Input> beforeInput = open(flags().beforeName),
                   afterInput = open(flags().afterName);
  if (failed(beforeInput) || failed(afterInput) ||
      failed(checkOptions(*beforeInput, *afterInput)))
    return exitTrouble;
  FailureOr<ReportSummary> before = load(std::move(*beforeInput));
  FailureOr<ReportSummary> after = load(std::move(*afterInput));
  if (failed(before) || failed(after))
    return exitTrouble;
  ReportDiff diff = diffReports(*before, *after);
  SmallVector<ConditionResult> results;
  for (const Condition &condition : conditions)
    results.push_back(evaluate(condition, diff));
  if (failed(write(diff, results)))
    return exitTrouble;
  int status = exitPassed;
  for (const ConditionResult &result : results) {
    if (!result.failed)
      continue;
    status = exitFailed;
    // Text on stdout shows it.
    if (flags().format != DiffFormat::Text || flags().outputName != "-")
      llvm::WithColor::error(llvm::errs(), "roofline-diff")
          << "condition failed: " << result.text << ": " << result.reason
          << '\n';
  }
  return status;
}

int rooflineDiffMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::WithColor::setAutoDetectFunction(detectColors);
  flags();
  cl::HideUnrelatedOptions(
      {&category, &analysisCategory, &llvm::getColorCategory()});
  if (!cl::ParseCommandLineOptions(argc, argv,
                                   "What differs between two roofline reports "
                                   "(of report=json) or programs (MLIR, text "
                                   "or bytecode)\n",
                                   &llvm::errs()))
    return exitTrouble;
  SmallVector<Condition> conditions;
  if (failed(parseConditions(conditions)))
    return exitTrouble;
  return compare(conditions);
}
