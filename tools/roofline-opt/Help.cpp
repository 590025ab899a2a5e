//===- Help.cpp - The help of roofline-opt --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Help.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral pipelineName = "roofline";
static constexpr StringLiteral passNames[] = {
    "roofline-attach-target", "roofline-annotate",         "roofline-advise",
    "roofline-predict",       "roofline-fuse-elementwise", "roofline-report",
    "roofline-strip"};

static constexpr StringLiteral usage =
    R"(usage: roofline-opt FILE --roofline="target=MACHINE [OPTION=VALUE]..." [OPTION]...

Reports what every op of a program costs on a machine, what bounds it, and what
to do first. The report goes to stderr, the annotated program to stdout.

examples:
  roofline-opt net.mlir --roofline="target=a100" -o /dev/null
    what bounds it, where its time goes, what to do first
  roofline-opt net.mlir --roofline="target=a100 group=none rows=all" -o /dev/null
    every op, and its bytes at each memory level
  roofline-opt net.mlir --roofline="target=a100,h100 fusion tuning" -o /dev/null
    two machines; what to fuse, which tiles to try
  roofline-opt net.mlir --roofline="target=h100 bind=batch=1..64" -o /dev/null
    sizes that are open: what bounds it for which of their values
  roofline-opt net.mlir --roofline="target=a100 report=html output=net.html" -o /dev/null
    a page with the plot; also report=json, csv, markdown, trace, ...
  roofline-opt net.mlir --linalg-fuse-elementwise-ops --roofline="target=a100" -o /dev/null
    after a pass of upstream
  roofline-opt --list-roofline-targets
    the machines; a path to an .mlir file names one's own

)";

template <typename RangeT>
static unsigned getWidth(const RangeT &names) {
  size_t width = 0;
  for (StringRef name : names)
    width = std::max(width, name.size());
  return width;
}

void mlir::roofline::printRooflinePasses(unsigned column) {
  auto print = [&](const PassRegistryEntry *entry) {
    raw_ostream &os = llvm::outs();
    os << "  --" << entry->getPassArgument();
    os.indent(column -
              std::min<unsigned>(column, 7 + entry->getPassArgument().size()))
        << " - " << entry->getPassDescription() << '\n';
  };
  print(PassPipelineInfo::lookup(pipelineName));
  for (StringRef name : passNames)
    print(PassInfo::lookup(name));
}

void mlir::roofline::printRooflineHelp() {
  const PassPipelineInfo *pipeline = PassPipelineInfo::lookup(pipelineName);
  llvm::outs() << usage << "pipeline, with its options between quotes:\n";
  pipeline->printHelpStr(/*indent=*/2, pipeline->getOptionWidth());
  llvm::outs() << "\npasses, which have those of the options that concern "
                  "them:\n";
  printRooflinePasses(getWidth(passNames) + 7);
  llvm::outs() << R"(
options:
  --help-roofline         - Print this
  --list-roofline-targets - Print the known machines
  --list-roofline-models  - Print the ops of other dialects that have a model
  --roofline-check-models FILE
                          - Hold the examples in a model file against its models
  --help                  - Print these and all options of mlir-opt

See also roofline-diff --help (compare two programs, a gate for CI),
roofline-gen --help (programs of known models) and docs/README.md.
)";
}
