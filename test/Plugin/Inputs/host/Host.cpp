// A compiler of one's own that loads a plugin, as docs/extend/InYourTree.md has
// it. It knows five dialects.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

int main(int count, char **arguments) {
  if (count != 4) {
    llvm::errs() << "usage: host PLUGIN PIPELINE FILE\n";
    return 2;
  }
  llvm::ExitOnError exitOnError("host: ");
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, DLTIDialect, func::FuncDialect,
                  linalg::LinalgDialect, tensor::TensorDialect>();
  // Models of ops join their dialects as a context loads these.
  exitOnError(DialectPlugin::load(arguments[1]))
      .registerDialectRegistryCallbacks(registry);
  exitOnError(PassPlugin::load(arguments[1])).registerPassRegistryCallbacks();

  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(arguments[3], &context);
  PassManager manager(&context);
  return !module || failed(parsePassPipeline(arguments[2], manager)) ||
         failed(manager.run(*module));
}
