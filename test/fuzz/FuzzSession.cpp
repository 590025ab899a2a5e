//===- FuzzSession.cpp - A context that many inputs share -----------------===//

#include "FuzzSession.h"
#include "FuzzUtils.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "roofline/Transform/RooflineTransformOps.h"

using namespace mlir;
using namespace mlir::roofline;

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<RooflineDialect>();
  registerAllModels(registry);
  registerTransformDialectExtension(registry);
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

void FuzzSession::collectOpNames() {
  context.loadAllAvailableDialects();
  for (RegisteredOperationName name : context.getRegisteredOperations())
    fuzz::getOpNames().push_back(name.getStringRef().str());
  llvm::sort(fuzz::getOpNames());
}

void FuzzSession::writeReports(ModuleOp module, const TargetDescription &target,
                               const AnalysisOptions &options) {
  checkReport(buildReport(module, target, options));
}
