//===- roofline-opt.cpp - Roofline driver -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Mains.h"
#include "Help.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Transform/RooflineTransformOps.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;

namespace cl = llvm::cl;

namespace {
/// Lists our passes below the option, since `--help` has those of upstream
/// between them elsewhere.
struct HelpParser : cl::parser<bool> {
  using parser::parser;
  void printOptionInfo(const cl::Option &option, size_t width) const {
    parser::printOptionInfo(option, width);
    roofline::printRooflinePasses(width);
  }
};

struct Flags {
  cl::OptionCategory category{"Roofline options"};
  cl::opt<bool, /*ExternalStorage=*/false, HelpParser> helpRoofline{
      "help-roofline",
      cl::desc("Print examples and the options of the passes below and exit"),
      cl::cat(category)};
  cl::opt<bool> listTargets{"list-roofline-targets",
                            cl::desc("Print the known targets and exit"),
                            cl::cat(category)};
  cl::opt<bool> listModels{
      "list-roofline-models",
      cl::desc("Print the ops of other dialects that have a model and exit"),
      cl::cat(category)};
  cl::list<std::string> checkModels{
      "roofline-check-models", cl::value_desc("file"),
      cl::desc("Hold the examples in a model file against its models and exit"),
      cl::cat(category)};
};
} // namespace

int rooflineOptMain(int argc, char **argv) {
  // Not global: the Python package has several tools in one library.
  static Flags flags;
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
  if (flags.helpRoofline) {
    roofline::printRooflineHelp();
    return EXIT_SUCCESS;
  }
  if (flags.listTargets) {
    llvm::outs() << roofline::describeKnownTargets();
    return EXIT_SUCCESS;
  }
  if (flags.listModels) {
    llvm::outs() << roofline::describeBuiltinModels();
    return EXIT_SUCCESS;
  }
  if (!flags.checkModels.empty()) {
    bool isValid = true;
    for (const std::string &path : flags.checkModels)
      isValid &=
          succeeded(roofline::checkModelExamples(path, registry, llvm::outs()));
    return isValid ? EXIT_SUCCESS : EXIT_FAILURE;
  }
  LogicalResult result =
      MlirOptMain(argc, argv, inputFilename, outputFilename, registry);
  if (failed(result))
    llvm::errs() << roofline::suggestConversion(inputFilename, registry);
  return asMainReturnCode(result);
}
