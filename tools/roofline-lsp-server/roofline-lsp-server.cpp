//===- roofline-lsp-server.cpp - Costs of ops in an editor ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// MLIR's language server with our dialect, in a process of its own, and a proxy
// before it that adds what ops cost. The manual is docs/use/Editor.md.
//
//===----------------------------------------------------------------------===//

#include "Proxy.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Transform/RooflineTransformOps.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mlir;
using namespace mlir::roofline;
namespace cl = llvm::cl;

static cl::OptionCategory category("Roofline options");
/// Upstream's server parses it, as its function has all other options.
static cl::opt<std::string> targetName(
    "target",
    cl::desc("Name or alias of a built-in machine, or path of a .mlir file "
             "with a target spec, for modules without one"),
    cl::value_desc("name"), cl::cat(category));

static int fail(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "roofline-lsp-server")
      << message << '\n';
  return EXIT_FAILURE;
}

/// Returns the value of `--target` on the command line.
static StringRef findTarget(ArrayRef<char *> arguments) {
  StringRef name;
  for (size_t i = 0; i < arguments.size(); ++i) {
    StringRef argument = arguments[i];
    if (!argument.consume_front("--"))
      argument.consume_front("-");
    if (!argument.consume_front("target"))
      continue;
    if (argument.consume_front("="))
      name = argument;
    else if (argument.empty() && i + 1 < arguments.size())
      name = arguments[i + 1];
  }
  return name;
}

/// Returns true if the options ask for text of another form than messages.
static bool isPlain(ArrayRef<char *> arguments) {
  return llvm::any_of(arguments, [](StringRef argument) {
    return argument.contains("-help") || argument == "-h" ||
           argument.contains("-version") || argument.contains("-lit-test") ||
           argument.contains("-input-style");
  });
}

static LogicalResult checkTarget(StringRef name,
                                 const DialectRegistry &registry) {
  MLIRContext context(registry);
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    (void)fail(diagnostic.str());
    for (Diagnostic &note : diagnostic.getNotes())
      llvm::errs() << note.str() << '\n';
  });
  return loadTarget(name, UnknownLoc::get(&context));
}

/// Starts upstream's server in a child, whose stdin and stdout are the streams.
static pid_t startServer(int argc, char **argv, DialectRegistry &registry,
                         std::FILE *&in, std::FILE *&out) {
  int toServer[2], fromServer[2];
  if (pipe(toServer) != 0 || pipe(fromServer) != 0)
    return -1;
  pid_t child = fork();
  if (child == 0) {
    dup2(toServer[0], STDIN_FILENO);
    dup2(fromServer[1], STDOUT_FILENO);
    for (int end : {toServer[0], toServer[1], fromServer[0], fromServer[1]})
      close(end);
    std::exit(failed(MlirLspServerMain(argc, argv, registry)));
  }
  close(toServer[0]);
  close(fromServer[1]);
  in = fdopen(toServer[1], "w");
  out = fdopen(fromServer[0], "r");
  return child;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<RooflineDialect>();
  registerAllModels(registry);
  registerTransformDialectExtension(registry);
  ArrayRef<char *> arguments(argv + 1, argc - 1);
  if (isPlain(arguments))
    return failed(MlirLspServerMain(argc, argv, registry));
  StringRef name = findTarget(arguments);
  if (!name.empty() && failed(checkTarget(name, registry)))
    return EXIT_FAILURE;
  std::FILE *in = nullptr, *out = nullptr;
  pid_t child = startServer(argc, argv, registry, in, out);
  if (child < 0)
    return fail("cannot start MLIR's language server");
  // A server that has ended is no reason to end without a word.
  std::signal(SIGPIPE, SIG_IGN);
  Proxy proxy(name, registry);
  std::thread editor([&] {
    proxy.relayToServer(stdin, in);
    std::fclose(in);
  });
  editor.detach();
  proxy.relayToEditor(out, stdout);
  int status = 0;
  waitpid(child, &status, 0);
  // The other direction may still wait for the editor.
  std::_Exit(WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_FAILURE);
}
