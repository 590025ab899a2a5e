//===- roofline-gen.cpp - Published workloads as MLIR ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates MLIR of published workloads. The manual is docs/use/Workloads.md.
//
//===----------------------------------------------------------------------===//

#include "../Mains.h"
#include "Flags.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Support/FileUtilities.h"
#include "roofline/Support/NearNames.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::gen;
namespace cl = llvm::cl;

static LogicalResult fail(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "roofline-gen") << message << '\n';
  return failure();
}

static cl::OptionCategory category("roofline-gen options");
namespace {
struct ToolFlags {
  cl::opt<std::string> workloadName{cl::Positional, cl::desc("<workload>"),
                                    cl::cat(category)};
  cl::opt<std::string> outputName{"o", cl::desc("File to write to"),
                                  cl::value_desc("file"), cl::init("-"),
                                  cl::cat(category)};
  cl::opt<bool> listWorkloads{
      "list", cl::desc("Print the workloads with their flags, and exit"),
      cl::cat(category)};
};
} // namespace

/// Registers the options at its first call: the Python package has several
/// tools in one library.
static ToolFlags &toolFlags() {
  static ToolFlags flags;
  return flags;
}

//===----------------------------------------------------------------------===//
// Workloads
//===----------------------------------------------------------------------===//

namespace {
struct Workload {
  const Family *family;
  const Configuration *configuration;
  Parameters parameters;
};
} // namespace

static FailureOr<Workload> findWorkload(StringRef name) {
  SmallVector<StringRef> names;
  for (const Family *family : getFamilies())
    for (const Configuration &configuration : family->configurations) {
      if (configuration.name == name)
        return Workload{family, &configuration, configuration.parameters};
      names.push_back(configuration.name);
    }
  if (name.empty())
    return fail("expected the name of a workload: --list prints them");
  SmallVector<StringRef> near = findNearNames(name, names);
  return fail("unknown workload '" + name + "'" +
              (near.empty() ? ": --list prints the known ones"
                            : ": did you mean " + quoteNames(near) + "?"));
}

static FailureOr<Workload> selectWorkload() {
  FailureOr<Workload> workload = findWorkload(toolFlags().workloadName);
  if (failed(workload) ||
      failed(applyFlags(*workload->family, toolFlags().workloadName,
                        workload->parameters, fail)) ||
      failed(workload->family->complete(*workload->configuration,
                                        workload->parameters, fail)))
    return failure();
  return workload;
}

static void printWorkloads(raw_ostream &os) {
  for (const Family *family : getFamilies())
    for (const Configuration &configuration : family->configurations) {
      os << configuration.name << ": " << configuration.summary << "\n    ";
      Parameters parameters = configuration.parameters;
      if (succeeded(family->complete(configuration, parameters, fail)))
        printFlags(*family, parameters, os);
      os << '\n';
    }
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

static LogicalResult write(ModuleOp module) {
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> file =
      openOutputFile(toolFlags().outputName, &message);
  if (!file)
    return fail(message);
  module.print(file->os(), OpPrintingFlags().enableDebugInfo());
  file->os().flush();
  if (std::error_code error = file->os().error()) {
    file->os().clear_error();
    return fail("cannot write to '" + toolFlags().outputName +
                "': " + error.message());
  }
  file->keep();
  return success();
}

int rooflineGenMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  toolFlags();
  registerFlags();
  cl::HideUnrelatedOptions({&category, &getModelCategory()});
  cl::ParseCommandLineOptions(
      argc, argv, "Writes a workload as MLIR, one function per phase\n");
  if (toolFlags().listWorkloads) {
    printWorkloads(llvm::outs());
    return EXIT_SUCCESS;
  }
  FailureOr<Workload> workload = selectWorkload();
  if (failed(workload))
    return EXIT_FAILURE;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module =
      generate(*workload->family, *workload->configuration,
               workload->parameters, context);
  // A failure is a bug of this tool; the diagnostics describe it.
  if (failed(verify(*module)) || failed(write(*module)))
    return EXIT_FAILURE;
  return EXIT_SUCCESS;
}
