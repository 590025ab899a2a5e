//===- IRFuzzer.cpp - Fuzz harness for IR and its analysis ----------------===//
//
// The input is MLIR text. If it parses and verifies, it is analysed, written in
// every format, annotated and stripped again. Besides crashes, findings are:
// - annotated IR that does not verify,
// - an attribute of this dialect that does not survive printing and parsing,
// - a second annotation that differs from the first,
// - a strip that does not restore the module.
//
//===----------------------------------------------------------------------===//

#include "CrashGuard.h"
#include "FuzzSession.h"
#include "FuzzUtils.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/RooflineOps.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral specName =
    DLTIDialect::kTargetSystemDescAttrName;

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  // Omit locations: an input may contain its own.
  module->print(os, OpPrintingFlags().printGenericOpForm());
  return text;
}

/// A pass fails only on ops that nothing verifies: one that doesn't fit its
/// model is an error there (docs/extend/Models.md).
static void run(ModuleOp module, std::unique_ptr<Pass> pass) {
  PassManager passes(module.getContext());
  std::string name = pass->getName().str();
  passes.addPass(std::move(pass));
  bool hasError = false;
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        hasError |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
      });
  if (succeeded(passes.run(module)))
    return;
  bool isVerified = !module
                         .walk([](Operation *op) {
                           return op->isRegistered() && !isa<ModelOp>(op)
                                      ? WalkResult::advance()
                                      : WalkResult::interrupt();
                         })
                         .wasInterrupted();
  if (isVerified || !hasError)
    fuzz::fail(name + " failed on valid IR");
}

/// Sets an option for each bit of `choice`.
static RooflineAnnotatePassOptions makeAnnotateOptions(uint64_t choice) {
  RooflineAnnotatePassOptions options;
  options.allowTF32 = choice & 1;
  options.wholeLines = choice & 2;
  options.packSubByte = choice & 4;
  options.packI1 = choice & 8;
  options.steady = choice & 16;
  return options;
}

static AnalysisOptions makeAnalysisOptions(uint64_t choice) {
  AnalysisOptions options;
  options.estimate.allowTF32 = choice & 1;
  options.traffic.wholeLines = choice & 2;
  options.storage.packSubByte = choice & 4;
  options.storage.packI1 = choice & 8;
  options.steady = choice & 16;
  return options;
}

/// Checks that attributes written by annotate survive printing and parsing.
/// Others need not: a bound written by hand is rounded.
static void checkAttributes(ModuleOp module) {
  llvm::SetVector<Attribute> attributes;
  module->walk([&](Operation *op) {
    for (StringRef name : {RooflineDialect::getWorkAttrName(),
                           RooflineDialect::getBoundAttrName(),
                           RooflineDialect::getTilingAttrName()})
      if (Attribute attribute = op->getDiscardableAttr(name))
        attributes.insert(attribute);
  });
  for (Attribute attribute : attributes) {
    std::string text;
    llvm::raw_string_ostream(text) << attribute;
    if (parseAttribute(text, module.getContext()) != attribute)
      fuzz::fail("does not read back: " + text);
  }
}

/// Returns the machine that the module describes; if there is none, the
/// session's, which is added to the module.
static TargetDescription takeTarget(ModuleOp module, FuzzSession &session) {
  if (Attribute spec = module->getAttr(specName)) {
    FailureOr<TargetDescription> own = parseTargetSpec(spec, module.getLoc());
    if (succeeded(own))
      return std::move(*own);
  }
  module->setAttr(specName, session.getMachine());
  return session.getTarget();
}

static void checkAnnotation(ModuleOp module, uint64_t choice) {
  std::string before = print(module);
  bool hadOurs = StringRef(before).contains("roofline.work") ||
                 StringRef(before).contains("roofline.bound") ||
                 StringRef(before).contains("roofline.tiling") ||
                 StringRef(before).contains("roofline.fusion_group");
  run(module, createRooflineAnnotatePass(makeAnnotateOptions(choice)));
  run(module, createRooflineAdvisePass());
  checkAttributes(module);
  std::string annotated = print(module);
  run(module, createRooflineAnnotatePass(makeAnnotateOptions(choice)));
  run(module, createRooflineAdvisePass());
  if (print(module) != annotated)
    fuzz::fail("a second annotation differs");
  run(module, createRooflineStripPass());
  if (!hadOurs && print(module) != before)
    fuzz::fail("strip does not restore the module");
}

static void noteOps(ModuleOp module) {
  fuzz::noteFeature("valid", "");
  module->walk([](Operation *op) {
    fuzz::noteFeature("op", op->getName().getStringRef());
    auto loop = dyn_cast<affine::AffineForOp>(op);
    fuzz::plantFault("ir", loop && loop.getStepAsInt() == 3 &&
                               loop.hasConstantUpperBound() &&
                               loop.getConstantUpperBound() == INT64_MAX);
    if (op->getNumOperands() == 0)
      return;
    std::string text = op->getName().getStringRef().str() + " ";
    llvm::raw_string_ostream(text)
        << getElementTypeOrSelf(op->getOperand(0).getType());
    fuzz::noteFeature("type", text);
  });
}

namespace {
/// Prints how good the mutator is at the end.
struct Statistics {
  ~Statistics() {
    llvm::errs() << valid << " of " << inputs << " inputs were valid IR, of "
                 << upstreamCrashes << " upstream died\n";
  }
  uint64_t inputs = 0, valid = 0, upstreamCrashes = 0;
};
} // namespace

static Statistics statistics;

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  FuzzSession::get().collectOpNames();
  return 0;
}

/// Parses, verifies and prints `text`, which only executes upstream's code if
/// the text does not use this dialect. Returns null on failure.
static OwningOpRef<ModuleOp> parseAndPrint(StringRef text) {
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, FuzzSession::get().getContext());
  if (module)
    print(*module);
  return module;
}

/// Parses `text`, returning false if upstream crashes on it; `module` is then
/// null.
static bool survivesParse(StringRef text, OwningOpRef<ModuleOp> &module) {
  if (fuzz::survives([&]() { module = parseAndPrint(text); }))
    return true;
  (void)module.release();
  FuzzSession::abandon();
  return false;
}

/// Parses `text` like `parseAndPrint`, but does not report crashes that occur
/// without this dialect.
static OwningOpRef<ModuleOp> parse(StringRef text) {
  OwningOpRef<ModuleOp> module;
  if (survivesParse(text, module))
    return module;
  std::string withoutOurs = text.str();
  for (size_t at = 0;
       (at = withoutOurs.find("roofline", at)) != StringRef::npos;
       at += strlen("roofline"))
    withoutOurs[at] = 'x';
  if (withoutOurs != text && survivesParse(withoutOurs, module))
    return parseAndPrint(text); // Repeat it so that libFuzzer sees the crash.
  ++statistics.upstreamCrashes;
  module = nullptr;
  return module;
}

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  constexpr size_t maxSize = 8192;
  if (size > maxSize)
    return 0;
  // The parser requires a null character after the text.
  std::string text(reinterpret_cast<const char *>(data), size);
  FuzzSession::begin();
  ++statistics.inputs;
  OwningOpRef<ModuleOp> module = parse(text);
  if (!module)
    return 0;
  ++statistics.valid;
  noteOps(*module);
  FuzzSession &session = FuzzSession::get();
  uint64_t choice = llvm::xxh3_64bits(text);
  TargetDescription target = takeTarget(*module, session);
  session.writeReports(*module, target, makeAnalysisOptions(choice));
  checkAnnotation(*module, choice);
  return 0;
}
