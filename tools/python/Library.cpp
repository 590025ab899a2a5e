//===- Library.cpp - What Python calls ------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface that the package mlir_roofline loads with ctypes. Text goes
// in, text comes out: reports as the library writes them, diagnostics as JSON.
// Each call has an MLIRContext of its own, so calls can run on several threads.
//
//===----------------------------------------------------------------------===//

#include "../Mains.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "roofline/Diff/Diff.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Options.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Report/Candidates.h"
#include "roofline/Report/ReportReader.h"
#include "roofline/Support/UnsafeText.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/ScopedPrinter.h"
#include "llvm/Support/SourceMgr.h"

#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

#define ROOFLINE_EXPORT extern "C" __attribute__((visibility("default")))

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

/// Registers no destructor: the process may end while a thread still runs an
/// analysis that its caller has given up.
extern "C" int __cxa_atexit(void (*)(void *), void *, void *) { return 0; }

static thread_local llvm::raw_fd_ostream *capturedErrors = nullptr;

// The linker sends all calls of llvm::errs() to the second one (--wrap).
extern "C" llvm::raw_fd_ostream &__real__ZN4llvm4errsEv();
extern "C" llvm::raw_fd_ostream &__wrap__ZN4llvm4errsEv() {
  return capturedErrors ? *capturedErrors : __real__ZN4llvm4errsEv();
}

/// Returns what `run` writes to llvm::errs() on this thread.
static std::string captureErrors(function_ref<void()> run) {
  int file = memfd_create("roofline", /*flags=*/0);
  if (file < 0) {
    run();
    return "";
  }
  {
    llvm::raw_fd_ostream os(file, /*shouldClose=*/false);
    capturedErrors = &os;
    run();
    capturedErrors = nullptr;
  }
  std::string text(lseek(file, 0, SEEK_END), '\0');
  if (pread(file, text.data(), text.size(), 0) != ssize_t(text.size()))
    text.clear();
  close(file);
  return text;
}

//===----------------------------------------------------------------------===//
// Results and diagnostics
//===----------------------------------------------------------------------===//

namespace {
/// What a call gives back.
struct Result {
  bool failed = false;
  std::string text;
  /// As an array of JSON, and as the tools print them.
  std::string diagnostics, rendered;
};

class Diagnostics {
public:
  /// Keeps the diagnostics of `context`, whose source is in `sourceMgr`, in
  /// `result`, which must outlive this.
  Diagnostics(llvm::SourceMgr &sourceMgr, MLIRContext &context, Result &result)
      : result(result), renderedOS(result.rendered),
        renderer(sourceMgr, &context, renderedOS),
        collector(&context, [this](Diagnostic &diagnostic) {
          diagnostics.push_back(encode(diagnostic));
          return failure(); // The renderer is next.
        }) {}
  ~Diagnostics() {
    result.diagnostics = llvm::to_string(json::Value(std::move(diagnostics)));
  }

private:
  static StringRef getSeverity(const Diagnostic &diagnostic) {
    switch (diagnostic.getSeverity()) {
    case DiagnosticSeverity::Note:
      return "note";
    case DiagnosticSeverity::Warning:
      return "warning";
    case DiagnosticSeverity::Error:
      return "error";
    case DiagnosticSeverity::Remark:
      return "remark";
    }
    llvm_unreachable("a severity without a name");
  }

  static json::Value encode(const Diagnostic &diagnostic) {
    json::Array notes;
    for (const Diagnostic &note : diagnostic.getNotes())
      notes.push_back(encode(note));
    json::Object object{{"severity", getSeverity(diagnostic)},
                        {"message", json::fixUTF8(diagnostic.str())},
                        {"notes", std::move(notes)}};
    if (auto place =
            diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
      object["file"] = json::fixUTF8(place.getFilename());
      object["line"] = place.getLine();
      object["column"] = place.getColumn();
    }
    return object;
  }

  Result &result;
  json::Array diagnostics;
  llvm::raw_string_ostream renderedOS;
  SourceMgrDiagnosticHandler renderer;
  ScopedDiagnosticHandler collector;
};

/// A program and what it is read with.
struct Session {
  Session(StringRef text, StringRef name, bool allowUnregistered,
          Result &result)
      : context(getRegistry(), MLIRContext::Threading::DISABLED),
        diagnostics(sourceMgr, context, result) {
    context.allowUnregisteredDialects(allowUnregistered);
    unsigned buffer = sourceMgr.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(text, name), llvm::SMLoc());
    text = sourceMgr.getMemoryBuffer(buffer)->getBuffer();
    if (std::optional<UnsafeText> unsafe = findUnsafeText(text, maximalDepth))
      emitError(
          FileLineColLoc::get(&context, name, unsafe->line, unsafe->column))
          << unsafe->problem;
    else
      module = parseSourceFile<ModuleOp>(sourceMgr, &context);
  }

  /// A level takes up to 3 kB of stack, a fraction of that of `makeResult`.
  static constexpr size_t maximalDepth = 4000;

  static const DialectRegistry &getRegistry() {
    static const DialectRegistry registry = [] {
      DialectRegistry registry;
      registerAllDialects(registry);
      registerAllExtensions(registry);
      registry.insert<RooflineDialect>();
      registerAllModels(registry);
      registerAllRooflinePasses();
      return registry;
    }();
    return registry;
  }

  llvm::SourceMgr sourceMgr;
  MLIRContext context;
  Diagnostics diagnostics;
  OwningOpRef<ModuleOp> module;
};
} // namespace

/// Runs `run`, which returns false on failure, on a large stack of its own.
static Result *makeResult(function_ref<bool(Result &)> run) {
  constexpr unsigned stackBytes = 64 << 20;
  auto *result = new Result;
  llvm::runOnNewStack(stackBytes, [&] { result->failed = !run(*result); });
  if (result->diagnostics.empty())
    result->diagnostics = "[]";
  return result;
}

ROOFLINE_EXPORT void rooflineDestroyResult(Result *result) { delete result; }
ROOFLINE_EXPORT bool rooflineFailed(Result *result) { return result->failed; }
ROOFLINE_EXPORT const char *rooflineGetText(Result *result, int kind,
                                            size_t *size) {
  const std::string &text = kind == 0   ? result->text
                            : kind == 1 ? result->diagnostics
                                        : result->rendered;
  *size = text.size();
  return text.data();
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Runs the pipeline `roofline` with `options`, and returns what it reports.
/// `toOutput`: the report goes where the option `output` says.
ROOFLINE_EXPORT Result *rooflineReport(const char *text, size_t size,
                                       const char *name, const char *options,
                                       bool allowUnregistered, bool toOutput) {
  return makeResult([&](Result &result) {
    Session session({text, size}, name, allowUnregistered, result);
    if (!session.module)
      return false;
    llvm::raw_string_ostream os(result.text);
    PassManager manager(&session.context);
    // Verification after each pass is for who goes on with the IR.
    manager.enableVerifier(false);
    LogicalResult parsed = failure();
    std::string errors = captureErrors([&] {
      auto onError = [](const Twine &message) {
        llvm::errs() << message << '\n';
        return failure();
      };
      parsed = addRooflinePipeline(manager, options, onError,
                                   toOutput ? nullptr : &os);
    });
    if (failed(parsed)) {
      emitError(UnknownLoc::get(&session.context))
          << StringRef(errors).ltrim(": ").split('\n').first;
      return false;
    }
    return succeeded(manager.run(*session.module));
  });
}

//===----------------------------------------------------------------------===//
// Tuners
//===----------------------------------------------------------------------===//

namespace {
struct Predictor {
  Result result;
  std::unique_ptr<Session> session;
  std::unique_ptr<AnalysisCache> analyses;
  std::unique_ptr<Candidates> candidates;
};
} // namespace

static bool prepare(Predictor &predictor, StringRef targetName, bool steady) {
  if (!predictor.session->module)
    return false;
  ModuleOp module = *predictor.session->module;
  Location loc = module.getLoc();
  if (!targetName.empty()) {
    FailureOr<TargetSystemSpecInterface> spec = loadTarget(targetName, loc);
    if (failed(spec))
      return false;
    module->setAttr(DLTIDialect::kTargetSystemDescAttrName, *spec);
  }
  Attribute spec = roofline::getTargetSpec(module);
  if (!spec) {
    emitError(loc) << "expected a target: the module has none";
    return false;
  }
  FailureOr<TargetDescription> target = parseTargetSpec(spec, loc);
  if (failed(target))
    return false;
  AnalysisOptions options;
  options.tuning = true;
  options.totals = false;
  options.steady = steady;
  predictor.analyses = std::make_unique<AnalysisCache>(module);
  predictor.candidates = std::make_unique<Candidates>(
      predictor.analyses->get(*target, options), module);
  return true;
}

/// Returns a predictor in `predictor`, or null on failure. If it is `steady`,
/// the program runs again and again.
ROOFLINE_EXPORT Result *
rooflineMakePredictor(const char *text, size_t size, const char *name,
                      const char *target, bool allowUnregistered, bool steady,
                      Predictor **predictor) {
  *predictor = nullptr;
  return makeResult([&](Result &result) {
    auto made = std::make_unique<Predictor>();
    made->session = std::make_unique<Session>(StringRef(text, size), name,
                                              allowUnregistered, made->result);
    bool succeeded = prepare(*made, target, steady);
    // The diagnostics are complete when their handler is gone.
    if (!succeeded)
      made->session.reset();
    result = made->result;
    if (succeeded)
      *predictor = made.release();
    return succeeded;
  });
}

ROOFLINE_EXPORT void rooflineDestroyPredictor(Predictor *predictor) {
  delete predictor;
}

/// Answers one line of JSON with another. Lines don't nest deep: a stack of its
/// own would take most of the time.
ROOFLINE_EXPORT Result *rooflinePredict(const Predictor *predictor,
                                        const char *line, size_t size) {
  auto *result = new Result;
  result->diagnostics = "[]";
  llvm::raw_string_ostream os(result->text);
  predictor->candidates->answer(StringRef(line, size), os);
  return result;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// Compares two reports of `report=json`. `format`: "text", "markdown", "json"
/// or "html".
ROOFLINE_EXPORT Result *rooflineDiff(const char *before, size_t beforeSize,
                                     const char *after, size_t afterSize,
                                     const char *format) {
  return makeResult([&](Result &result) {
    auto read = [&](StringRef text, StringRef name,
                    std::optional<ReportSummary> &report) {
      llvm::Expected<ReportSummary> summary =
          readJSONReport(llvm::MemoryBufferRef(text, name));
      if (summary)
        report = std::move(*summary);
      else
        result.rendered += llvm::toString(summary.takeError()) + '\n';
    };
    std::optional<ReportSummary> reports[2];
    read({before, beforeSize}, "before", reports[0]);
    read({after, afterSize}, "after", reports[1]);
    if (!reports[0] || !reports[1])
      return false;
    ReportDiff diff = diffReports(*reports[0], *reports[1]);
    llvm::raw_string_ostream os(result.text);
    auto write = llvm::StringSwitch<decltype(&writeTextDiff)>(format)
                     .Case("markdown", writeMarkdownDiff)
                     .Case("json", writeJSONDiff)
                     .Case("html", writeHTMLDiff)
                     .Default(writeTextDiff);
    write(diff, /*conditions=*/{}, os);
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

static void write(Attribute attribute, json::OStream &os);

/// Writes a map in its order; keys that are types become their names.
static void write(ArrayRef<DataLayoutEntryInterface> entries,
                  json::OStream &os) {
  os.object([&] {
    for (DataLayoutEntryInterface entry : entries) {
      auto type = dyn_cast<Type>(entry.getKey());
      os.attributeBegin(json::fixUTF8(
          type ? llvm::to_string(type)
               : cast<StringAttr>(entry.getKey()).getValue().str()));
      write(entry.getValue(), os);
      os.attributeEnd();
    }
  });
}

/// Writes a value in a target spec.
static void write(Attribute attribute, json::OStream &os) {
  llvm::TypeSwitch<Attribute>(attribute)
      .Case([&](BoolAttr flag) { os.value(flag.getValue()); })
      .Case([&](IntegerAttr integer) { os.value(integer.getInt()); })
      .Case([&](FloatAttr real) { os.value(real.getValueAsDouble()); })
      .Case([&](StringAttr text) { os.value(json::fixUTF8(text.getValue())); })
      .Case([&](ArrayAttr array) {
        os.array([&] {
          for (Attribute each : array)
            write(each, os);
        });
      })
      .Case<MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr>(
          [&](auto map) { write(map.getEntries(), os); })
      .Default([&](Attribute other) {
        os.value(json::fixUTF8(llvm::to_string(other)));
      });
}

/// Returns the target spec of a built-in target or a file.
ROOFLINE_EXPORT Result *rooflineReadTarget(const char *nameOrFile) {
  return makeResult([&](Result &result) {
    Session session("", nameOrFile, /*allowUnregistered=*/false, result);
    session.context.loadDialect<DLTIDialect>();
    FailureOr<TargetSystemSpecInterface> spec =
        loadTarget(nameOrFile, UnknownLoc::get(&session.context));
    if (failed(spec))
      return false;
    llvm::raw_string_ostream textOS(result.text);
    json::OStream os(textOS);
    write(Attribute(*spec), os);
    return true;
  });
}

/// Returns all built-in targets.
ROOFLINE_EXPORT Result *rooflineListTargets() {
  return makeResult([&](Result &result) {
    json::Array targets;
    for (const BuiltinTarget &target : getBuiltinTargets())
      targets.push_back(json::Object{{"name", target.name},
                                     {"aliases", json::Array(target.aliases)},
                                     {"text", target.text}});
    llvm::raw_string_ostream(result.text) << json::Value(std::move(targets));
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Tools
//===----------------------------------------------------------------------===//

/// Runs a tool as its `main` would be; to be called once in a process.
ROOFLINE_EXPORT int rooflineRunTool(const char *tool, int argc, char **argv) {
  // Nothing else flushes: see __cxa_atexit. Options such as --help exit.
  on_exit([](int, void *) { llvm::outs().flush(); }, nullptr);
  StringRef name = tool;
  int status = name == "roofline-diff"  ? rooflineDiffMain(argc, argv)
               : name == "roofline-gen" ? rooflineGenMain(argc, argv)
                                        : rooflineOptMain(argc, argv);
  llvm::outs().flush();
  return status;
}
