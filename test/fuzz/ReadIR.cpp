//===- ReadIR.cpp - Reads schedules and bytecode --------------------------===//

#include "CrashGuard.h"
#include "FuzzUtils.h"
#include "Readers.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Transform/Transforms/Passes.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Calls `body`, which may fill `module`. Returns null after a crash of
/// upstream, which may have broken the module and the context.
static OwningOpRef<ModuleOp>
guard(function_ref<void(OwningOpRef<ModuleOp> &)> body) {
  OwningOpRef<ModuleOp> module;
  if (fuzz::survivesUpstream([&]() { body(module); }))
    return module;
  (void)module.release();
  FuzzSession::abandon();
  return {};
}

static void print(ModuleOp module, raw_ostream &os) {
  module->print(os, OpPrintingFlags().printGenericOpForm());
}

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(module, os);
  return text;
}

static void noteTransformOps(ModuleOp module) {
  module->walk([](Operation *op) {
    if (op->getName().getDialectNamespace() == "transform")
      fuzz::noteFeature("transform", op->getName().getStringRef());
  });
}

void fuzz::readSchedule(StringRef text, FuzzSession &session) {
  MLIRContext *context = session.getContext();
  OwningOpRef<ModuleOp> module = guard([&](OwningOpRef<ModuleOp> &module) {
    module = parseSourceString<ModuleOp>(text, context);
    if (!module)
      return;
    noteTransformOps(*module);
    PassManager passes(context);
    passes.addPass(transform::createInterpreterPass());
    if (failed(passes.run(*module)))
      module = nullptr;
    else
      print(*module);
  });
  if (!module)
    return;
  noteFeature("schedule", "applied");
  plantFault("schedule", StringRef(print(*module)).contains("4294967296"));
  session.writeReports(*module, session.getTarget(), AnalysisOptions());
}

/// Applies edits "OFFSET:BYTE", separated by spaces.
static bool edit(StringRef edits, std::string &bytes) {
  bool isEdited = false;
  for (StringRef element : llvm::split(edits, ' ')) {
    auto [offset, byte] = element.split(':');
    uint64_t place;
    uint8_t value;
    if (offset.getAsInteger(10, place) || byte.getAsInteger(10, value))
      continue;
    bytes[place % bytes.size()] = char(value);
    isEdited = true;
  }
  return isEdited;
}

OwningOpRef<ModuleOp> fuzz::parse(StringRef source, MLIRContext *context) {
  return guard([&](OwningOpRef<ModuleOp> &module) {
    module = parseSourceString<ModuleOp>(source, context);
    if (module)
      print(*module);
  });
}

/// Reads bytecode that was edited. Upstream's reader writes beyond its arrays
/// where indices are too large, so a copy of the process reads, and what it
/// prints is parsed here.
static OwningOpRef<ModuleOp> readEdited(StringRef bytes, MLIRContext *context) {
  std::optional<std::string> text = fuzz::printInCopy([&](raw_ostream &os) {
    if (auto module = parseSourceString<ModuleOp>(bytes, context))
      print(*module, os);
  });
  if (!text || text->empty())
    return {};
  return fuzz::parse(*text, context);
}

void fuzz::readBytecode(StringRef text, FuzzSession &session) {
  auto [edits, source] = text.split('\n');
  MLIRContext *context = session.getContext();
  OwningOpRef<ModuleOp> module = parse(source, context);
  if (!module)
    return;
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (failed(writeBytecodeToFile(*module, os)))
    fail("bytecode can't be written");
  bool isEdited = edit(edits, bytes);
  OwningOpRef<ModuleOp> read =
      isEdited ? readEdited(bytes, context) : parse(bytes, context);
  if (!isEdited && (!read || print(*read) != print(*module)))
    fail("bytecode does not read back");
  if (!read)
    return;
  noteFeature("bytecode", isEdited ? "edited" : "");
  plantFault("bytecode", isEdited && print(*read) != print(*module));
  session.writeReports(*read, session.getTarget(), AnalysisOptions());
}
