// The passes of this folder as a plugin of mlir-opt.

#include "mlir/Tools/Plugins/PassPlugin.h"

void registerBlockPack();
void registerFuseElementwise();
void registerFuseGreedily();
void registerFuseMemoryBound();
void registerSplitReduction();
void registerTileAndFuse();
void registerTileRows();

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ExamplePasses", "1", [] {
            registerBlockPack();
            registerFuseElementwise();
            registerFuseGreedily();
            registerFuseMemoryBound();
            registerSplitReduction();
            registerTileAndFuse();
            registerTileRows();
          }};
}
