//===- ReadText.cpp - Reads reports, measurements and options -------------===//

#include "FuzzUtils.h"
#include "Readers.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Diff/Diff.h"
#include "roofline/Measured/Measurements.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Passes/Options.h"
#include "roofline/Report/ExplainRows.h"
#include "roofline/Report/ModuleReport.h"
#include "roofline/Report/ReportReader.h"
#include "roofline/Report/Writers.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::roofline;
using fuzz::fail;

/// A program with symbols, a collective and a function of its own.
static constexpr StringLiteral program = R"mlir(
shard.grid @grid(shape = 2x4)
func.func @main(%a: tensor<?x16xf32> {roofline.dims = ["batch", ""]},
                %b: tensor<16x16xf32>, %c: tensor<?x16xf32>)
    -> tensor<?x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf32>, tensor<16x16xf32>)
      outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32> loc("single")
  %1 = linalg.exp ins(%0 : tensor<?x16xf32>)
      outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32> loc("exp")
  %2 = shard.all_reduce %1 on @grid grid_axes = [1]
      : tensor<?x16xf32> -> tensor<?x16xf32>
  return %2 : tensor<?x16xf32>
}
func.func @half(%x: tensor<64xf16>) -> tensor<64xf16> {
  %0 = arith.addf %x, %x : tensor<64xf16> loc("sum")
  %1 = arith.mulf %0, %0 : tensor<64xf16> loc("sum")
  return %1 : tensor<64xf16>
}
)mlir";

static OwningOpRef<ModuleOp> parseProgram(FuzzSession &session) {
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(program.str(), session.getContext());
  if (!module)
    fail("the program does not parse");
  return module;
}

//===----------------------------------------------------------------------===//
// Reports and conditions
//===----------------------------------------------------------------------===//

static std::optional<ReportSummary> readReport(StringRef text) {
  // The name is text of the user as well.
  llvm::Expected<ReportSummary> report =
      readJSONReport(llvm::MemoryBufferRef(text, "report.json"));
  if (report)
    return std::move(*report);
  std::string message = llvm::toString(report.takeError());
  fuzz::checkText(message, "a diagnostic");
  fuzz::noteFeature("report", StringRef(message).rsplit(" at ").first);
  return std::nullopt;
}

/// Parses a condition, and checks the errors.
static std::optional<Condition> readCondition(StringRef text) {
  unsigned numErrors = 0;
  std::optional<Condition> condition =
      parseCondition(text, [&](size_t offset, const Twine &message) {
        ++numErrors;
        fuzz::noteFeature("condition", message.str().substr(0, 24));
        if (offset > text.size())
          fail("error outside of the condition: " + message.str());
      });
  if (numErrors != (condition ? 0 : 1))
    fail("a condition with " + std::to_string(numErrors) + " errors");
  if (condition && !(Count(0) < condition->denominator))
    fail("a denominator of " + condition->denominator.str());
  return condition;
}

static Comparison negate(Comparison comparison) {
  switch (comparison) {
  case Comparison::Less:
    return Comparison::GreaterEqual;
  case Comparison::LessEqual:
    return Comparison::Greater;
  case Comparison::Greater:
    return Comparison::LessEqual;
  case Comparison::GreaterEqual:
    return Comparison::Less;
  case Comparison::Equal:
    return Comparison::NotEqual;
  case Comparison::NotEqual:
    return Comparison::Equal;
  }
  llvm_unreachable("unknown comparison");
}

static ConditionResult checkCondition(Condition condition,
                                      const ReportDiff &diff) {
  ConditionResult result = evaluate(condition, diff);
  fuzz::noteFeature("result", StringRef(result.reason).take_front(12));
  // Any op, or any of several functions of one name, may meet a condition.
  bool isOne = condition.scope == ConditionScope::Total ||
               (condition.scope == ConditionScope::Function &&
                llvm::count_if(diff.functions, [&](const FunctionDiff &own) {
                  return own.name == condition.function;
                }) == 1);
  if (!isOne || !result.isDecided)
    return result;
  condition.comparison = negate(condition.comparison);
  ConditionResult negated = evaluate(condition, diff);
  if (negated.isDecided && negated.failed == result.failed)
    fail("'" + condition.text + "' and its negation agree");
  return result;
}

static void checkDiff(const ReportDiff &diff,
                      ArrayRef<ConditionResult> results) {
  static constexpr std::pair<const char *, void (*)(const ReportDiff &,
                                                    ArrayRef<ConditionResult>,
                                                    llvm::raw_ostream &)>
      writers[] = {{"text", writeTextDiff},
                   {"json", writeJSONDiff},
                   {"html", writeHTMLDiff}};
  for (auto [format, write] : writers) {
    std::string text;
    llvm::raw_string_ostream os(text);
    write(diff, results, os);
    fuzz::checkText(text, format);
    if (StringRef(format) == "json")
      fuzz::checkJSON(text, format);
    if (StringRef(format) == "text")
      fuzz::checkColumns(text);
  }
}

void fuzz::readReports(StringRef text) {
  auto [first, second] = text.split("\n---\n");
  std::optional<ReportSummary> before = readReport(first);
  if (!before)
    return;
  noteFeature("report", "read");
  for (const FunctionSummary &function : before->functions)
    for (const RowSummary &row : function.rows)
      plantFault("reports", row.index < 0);
  if (!diffReports(*before, *before).isEmpty())
    fail("a report differs from itself");
  std::optional<ReportSummary> after = readReport(second);
  if (!after)
    after = before;
  ReportDiff diff = diffReports(*before, *after);
  if (diff.isEmpty() != diffReports(*after, *before).isEmpty())
    fail("reports differ in one direction only");
  SmallVector<ConditionResult> results;
  for (StringRef condition :
       {"bytes>+1%", "any-op: time>-1%", "function main: flops!=0", "time<1s",
        "unmodelled>=1", "any-op: bytes@dram<=1KiB", "bytes_upper>+0.5"})
    results.push_back(checkCondition(*readCondition(condition), diff));
  checkDiff(diff, results);
}

/// Returns the report of the program without and with a value of its symbol.
static ReportSummary makeSummary(FuzzSession &session, bool isBound) {
  AnalysisOptions options;
  if (isBound)
    options.bindings["batch"] = 4;
  OwningOpRef<ModuleOp> module = parseProgram(session);
  std::string text;
  llvm::raw_string_ostream os(text);
  writeJSONReport(buildReport(*module, session.getTarget(), options), os);
  return *readReport(text);
}

void fuzz::readConditions(StringRef text) {
  static const ReportSummary before = makeSummary(FuzzSession::get(), true);
  static const ReportSummary after = makeSummary(FuzzSession::get(), false);
  static const ReportDiff diffs[] = {diffReports(before, after),
                                     diffReports(before, before)};
  for (const ReportDiff &diff : diffs) {
    SmallVector<ConditionResult> results;
    for (StringRef line : llvm::split(text, '\n'))
      if (std::optional<Condition> condition = readCondition(line)) {
        plantFault("conditions", condition->basis == ConditionBasis::Percent &&
                                     condition->numerator == Count(0));
        results.push_back(checkCondition(*condition, diff));
      }
    checkDiff(diff, results);
  }
}

//===----------------------------------------------------------------------===//
// Model files
//===----------------------------------------------------------------------===//

/// Writes `text` to a file in memory and returns its path.
static std::string writeFile(StringRef text) {
  static const int file = memfd_create("measurements.csv", 0);
  if (ftruncate(file, 0) != 0 ||
      pwrite(file, text.data(), text.size(), 0) != ssize_t(text.size()))
    fail("no file in memory");
  return "/proc/self/fd/" + std::to_string(file);
}

void fuzz::readModelFile(StringRef text, FuzzSession &session) {
  auto [models, program] = text.split("\n---\n");
  // A text that a null character ends.
  OwningOpRef<ModuleOp> module = parse(program.str(), session.getContext());
  if (!module)
    return;
  bool hasError = false;
  ScopedDiagnosticHandler handler(
      session.getContext(), [&](Diagnostic &diagnostic) {
        hasError |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
      });
  LogicalResult isLoaded = loadModels(*module, {writeFile(models)});
  if (succeeded(isLoaded) == hasError)
    fail("a model file with an error that is none");
  if (failed(isLoaded))
    return;
  noteFeature("models", "");
  session.writeReports(*module, session.getTarget(), AnalysisOptions());
}

//===----------------------------------------------------------------------===//
// Measurements
//===----------------------------------------------------------------------===//

static std::string quote(StringRef text) {
  std::string quoted = text.str();
  for (size_t at = 0; (at = quoted.find('"', at)) != std::string::npos; at += 2)
    quoted.insert(at, 1, '"');
  return '"' + quoted + '"';
}

static std::string writeNumber(std::optional<double> number) {
  std::string text;
  if (number)
    llvm::raw_string_ostream(text) << llvm::format("%.17g", *number);
  return text;
}

/// Writes measurements in this project's format. A rate replaces the number of
/// operations that it implies.
static std::string writeMeasurements(ArrayRef<Measurement> measurements) {
  std::string text = "location,target,time_s,flops,dram_bytes,"
                     "flops_per_second,intensity\n";
  for (const Measurement &own : measurements) {
    bool hasRate = own.opsPerSecond && own.seconds;
    for (const std::string &field :
         {quote(own.name), quote(own.target), writeNumber(own.seconds),
          hasRate ? std::string() : writeNumber(own.operations),
          writeNumber(own.bytes), writeNumber(own.opsPerSecond)})
      text += field + ',';
    text += writeNumber(own.intensity) + '\n';
  }
  return text;
}

static void checkFigures(const Measurement &measurement) {
  for (std::optional<double> figure :
       {measurement.seconds, measurement.operations,
        measurement.upperOperations, measurement.bytes,
        measurement.opsPerSecond, measurement.intensity})
    if (figure && (!std::isfinite(*figure) || *figure < 0))
      fail("measured " + writeNumber(figure));
  fuzz::plantFault("measurements", measurement.seconds.value_or(0) > 1e6);
  if (measurement.seconds && *measurement.seconds == 0)
    fail("measured 0 s");
}

static void checkEqual(const Measurement &first, const Measurement &second) {
  bool isEqual = first.name == second.name && first.target == second.target &&
                 first.seconds == second.seconds &&
                 first.bytes == second.bytes &&
                 first.opsPerSecond == second.opsPerSecond &&
                 first.intensity == second.intensity &&
                 (first.opsPerSecond || first.operations == second.operations);
  if (!isEqual)
    fail("a measurement does not read back: " +
         writeMeasurements({first, second}));
}

void fuzz::readMeasurementFile(StringRef text, FuzzSession &session) {
  Location loc = UnknownLoc::get(session.getContext());
  FailureOr<SmallVector<Measurement, 0>> measurements =
      readMeasurements(writeFile(text), loc);
  if (failed(measurements))
    return;
  noteFeature("measurements", measurements->front().launches ? "ncu" : "own");
  for (const Measurement &measurement : *measurements)
    checkFigures(measurement);
  FailureOr<SmallVector<Measurement, 0>> again =
      readMeasurements(writeFile(writeMeasurements(*measurements)), loc);
  if (failed(again) || again->size() != measurements->size())
    fail("measurements do not read back");
  for (auto [first, second] : llvm::zip_equal(*measurements, *again))
    checkEqual(first, second);
  OwningOpRef<ModuleOp> module = parseProgram(session);
  AnalysisOptions options;
  options.bindings["batch"] = 8;
  Report report = buildReport(*module, session.getTarget(), options);
  if (succeeded(addMeasurements(writeFile(text), loc, session.getTarget(),
                                options.estimate, report)))
    FuzzSession::checkReport(report);
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

using Elements = std::vector<std::string>;

static LogicalResult checkBindings(const Elements &elements, Location loc) {
  Bindings bindings, bindingsAgain;
  SymbolRanges ranges, rangesAgain;
  if (failed(parseBindings(elements, loc, bindings, ranges)))
    return failure();
  Elements written;
  for (const auto &[symbol, value] : bindings)
    written.push_back(symbol + "=" + value.str());
  for (const auto &[symbol, range] : ranges)
    written.push_back(symbol + "=" + std::to_string(range.first) + ".." +
                      std::to_string(range.last));
  if (failed(parseBindings(written, loc, bindingsAgain, rangesAgain)) ||
      bindings != bindingsAgain || ranges != rangesAgain)
    fail("'bind' does not read back: " + llvm::join(written, ","));
  return success();
}

static LogicalResult readSweep(const Elements &elements, Location loc,
                               SweepValues &sweep) {
  FailureOr<SweepValues> parsed = parseSweep(elements, loc);
  if (failed(parsed))
    return failure();
  sweep = std::move(*parsed);
  Elements written;
  for (int64_t value : sweep.values)
    written.push_back(std::to_string(value));
  for (size_t i = 1; i < sweep.values.size(); ++i)
    if (sweep.values[i - 1] >= sweep.values[i])
      fail("values of 'sweep' do not ascend: " + llvm::join(written, ","));
  if (written.empty())
    fail("'sweep' without values");
  written.front() = sweep.symbol + "=" + written.front();
  FailureOr<SweepValues> again = parseSweep(written, loc);
  if (failed(again) || again->symbol != sweep.symbol ||
      again->values != sweep.values)
    fail("'sweep' does not read back: " + llvm::join(written, ","));
  // Each value is an analysis of its own.
  constexpr size_t maxValues = 8;
  if (sweep.values.size() > maxValues)
    sweep.values.resize(maxValues);
  return success();
}

static std::string write(const Remedy &remedy) {
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (remedy.kind) {
  case Remedy::Fuse:
    return "fuse";
  case Remedy::QuantizeWeights:
    os << "weights:" << remedy.type;
    break;
  case Remedy::QuantizeAll:
    os << "all:" << remedy.type;
    break;
  case Remedy::ScaleDim:
    os << "arg" << remedy.argument << "_d" << remedy.dim << "*"
       << remedy.factor;
    break;
  }
  return text;
}

static LogicalResult readRemedies(const Elements &elements, Location loc,
                                  SmallVectorImpl<Remedy> &remedies) {
  for (const std::string &element : elements) {
    FailureOr<Remedy> remedy = parseRemedy(element, loc);
    if (failed(remedy))
      return failure();
    std::string written = write(*remedy);
    fuzz::plantFault("options", remedy->factor > 65535);
    FailureOr<Remedy> again = parseRemedy(written, loc);
    if (failed(again) || write(*again) != written)
      fail("'what-if' does not read back: " + written);
    remedies.push_back(*remedy);
  }
  return success();
}

/// Reads the lines. On failure a diagnostic has been emitted.
static LogicalResult readRequest(StringRef text, Location loc, Elements &bind,
                                 Elements &explain, ReportRequest &request) {
  AnalysisOptions &options = request.analysis;
  for (StringRef line : llvm::split(text, '\n')) {
    auto [key, value] = line.split('=');
    Elements elements;
    for (StringRef element : llvm::split(value, ','))
      elements.push_back(element.str());
    LogicalResult result = success();
    if (key == "bind") {
      result = checkBindings(elements, loc);
      llvm::append_range(bind, elements);
    } else if (key == "sweep") {
      result = readSweep(elements, loc, request.sweep);
    } else if (key == "what-if") {
      result = readRemedies(elements, loc, request.remedies);
    } else if (key == "links") {
      options.estimate.links = parseLinks(elements);
    } else if (key == "explain") {
      llvm::append_range(explain, elements);
    }
    if (failed(result))
      return failure();
  }
  return success();
}

void fuzz::readOptions(StringRef text, FuzzSession &session) {
  OwningOpRef<ModuleOp> module = parseProgram(session);
  ReportRequest request;
  Elements bind, explain;
  AnalysisCache analyses(*module);
  if (failed(readRequest(text, module->getLoc(), bind, explain, request)) ||
      failed(bindSymbols(bind, request.sweep, *module, analyses,
                         request.analysis)) ||
      failed(checkForTarget(request.analysis.estimate.links,
                            session.getTarget(), *module)))
    return;
  constexpr size_t maxRemedies = 4;
  if (request.remedies.size() > maxRemedies)
    request.remedies.resize(maxRemedies);
  request.fusion = true;
  noteFeature("options", "read");
  Report report = buildReport(*module, session.getTarget(), request, analyses);
  if (succeeded(addExplanations(
          explain, module->getLoc(),
          analyses.get(session.getTarget(), request.analysis), report)))
    noteFeature("options", "explained");
  FuzzSession::checkReport(report);
}
