//===- roofline-opt.cpp - Roofline driver -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Transform/RooflineTransformOps.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;

static llvm::cl::opt<bool>
    listTargets("list-roofline-targets",
                llvm::cl::desc("Print the known targets and exit"));

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllPasses();
  registry.insert<roofline::RooflineDialect>();
  roofline::registerAllModels(registry);
  roofline::registerTransformDialectExtension(registry);
  roofline::registerAllRooflinePasses();
  auto [inputFilename, outputFilename] = registerAndParseCLIOptions(
      argc, argv, "Roofline analysis driver\n", registry);
  if (listTargets) {
    llvm::outs() << roofline::describeKnownTargets();
    return EXIT_SUCCESS;
  }
  return asMainReturnCode(
      MlirOptMain(argc, argv, inputFilename, outputFilename, registry));
}
