//===- TargetFile.cpp - Parses target files -------------------------------===//
//
// Target files are parsed in a separate context that knows only the builtin and
// DLTI dialects. A file thus can't load dialects into the user's context, which
// passes must not do while they run, and the result doesn't depend on the
// dialects that the tool has registered.
//
//===----------------------------------------------------------------------===//

#include "TargetFile.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "roofline/IR/ForeignContext.h"
#include "roofline/Support/TextLayout.h"

using namespace mlir;
using namespace mlir::roofline;

static SmallVector<TargetSystemSpecInterface> collectSpecs(ModuleOp module) {
  SmallVector<TargetSystemSpecInterface> specs;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto spec = op->getAttrOfType<TargetSystemSpecInterface>(
            DLTIDialect::kTargetSystemDescAttrName))
      specs.push_back(spec);
  });
  return specs;
}

/// Copies `spec` into the context of `loc` by printing and parsing it.
static FailureOr<TargetSystemSpecInterface>
copySpec(TargetSystemSpecInterface spec, Location loc) {
  MLIRContext *context = loc.getContext();
  context->getOrLoadDialect<DLTIDialect>();
  auto copy = dyn_cast_if_present<TargetSystemSpecInterface>(
      copyAttribute(spec, context));
  if (!copy)
    return emitError(loc, "cannot copy the target spec");
  return copy;
}

FailureOr<TargetSystemSpecInterface>
mlir::roofline::parseTargetFile(StringRef text, StringRef fileName,
                                Location loc) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<DLTIDialect>();
  context.printOpOnDiagnostic(false); // It would print the whole file.
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diag) { forwardDiagnostic(diag, loc); });
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, &context, fileName);
  if (!module)
    return emitError(loc) << "cannot parse target file '"
                          << makePrintable(fileName) << "'";
  SmallVector<TargetSystemSpecInterface> specs = collectSpecs(*module);
  if (specs.size() != 1)
    return emitError(loc) << "expected one 'dlti.target_system_spec' in target "
                             "file '"
                          << makePrintable(fileName) << "', got "
                          << specs.size();
  return copySpec(specs.front(), loc);
}
