//===- Passes.td - Roofline passes -------------------------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_PASSES_PASSES_TD
#define ROOFLINE_PASSES_PASSES_TD

include "mlir/Pass/PassBase.td"

/// Options of every pass that analyses a module. This is the only place that
/// has them: OptionTable.cmake makes those of the pipeline 'roofline' and of
/// 'roofline-diff' from what TableGen makes of this.
defvar analysisOptions = [
  Option<"allowTF32", "allow-tf32", "bool", /*default=*/"false",
         "Hold f32 contractions against the matrix unit's tf32 rate. "
         "Default: false.">,
  Option<"steady", "steady", "bool", /*default=*/"false",
         "The program runs again and again: caches may hold its arguments and "
         "constants when it starts (docs/Model.md, R26). Default: false.">,
  Option<"keepInCache", "keep-in-cache", "::mlir::roofline::GoneOption",
         /*default=*/"::mlir::roofline::GoneOption()",
         "gone: every report has least_in_place_seconds, the least time with "
         "what caches can hold; see 'steady' for a program that repeats">,
  Option<"launchOverhead", "launch-overhead", "::mlir::roofline::GoneOption",
         /*default=*/"::mlir::roofline::GoneOption()",
         "gone: 'expected_seconds' has the loss 'launch' for each kernel "
         "(docs/use/ExpectedTime.md)">,
  Option<"packSubByte", "pack-sub-byte", "bool", /*default=*/"true",
         "Elements narrower than a byte (i2, i4, f4, f6) lie packed in memory; "
         "otherwise each takes a byte. Default: true.">,
  Option<"packI1", "pack-i1", "bool", /*default=*/"false",
         "i1 elements lie packed in memory; otherwise each takes a byte. "
         "Default: false.">,
  Option<"wholeLines", "whole-lines", "bool", /*default=*/"false",
         "Count whole lines at the memory levels whose line size the target "
         "names (line_bytes). Default: false.">,
  Option<"networkAlgorithm", "network-algorithm",
         "::mlir::roofline::NetworkAlgorithmChoice",
         /*default=*/"::mlir::roofline::NetworkAlgorithmChoice()",
         "How collectives send their messages: ring, bidirectional-ring, torus, "
         "tree or direct; auto is one that suits the link "
         "(docs/understand/Distributed.md), and for least_in_place_seconds "
         "any. Default: auto.">,
  Option<"overlap", "overlap", "::mlir::roofline::Overlap",
         /*default=*/"::mlir::roofline::Overlap::Max",
         "How the resources of an op work: max (all at the same time) or sum "
         "(one after another); see docs/use/Ridgeline.md. Default: max.",
         [{::llvm::cl::values(
           clEnumValN(::mlir::roofline::Overlap::Max, "max",
                      "the longest time is the op's"),
           clEnumValN(::mlir::roofline::Overlap::Sum, "sum",
                      "the times add up"))}]>,
  ListOption<"links", "links", "std::string",
             "Which link of the target the devices along an axis of a grid "
             "talk over, as in 0:ib,1:nvlink; mpi:LINK for devices without a "
             "grid. Default: by size, see docs/understand/Distributed.md.">,
  ListOption<"ignoreLosses", "ignore-losses", "::mlir::roofline::LossKind",
             "Losses that expected times leave out, such as launch or "
             "wave-quantization (docs/use/ExpectedTime.md). Default: none.">,
  ListOption<"bind", "bind", "std::string",
             "Values and ranges of symbols, SYMBOL=VALUE or SYMBOL=LOW..HIGH "
             "between commas (docs/use/Crossover.md). Default: none.">,
  ListOption<"models", "models", "std::string",
             "Files that say what ops of other dialects do "
             "(docs/extend/Models.md). Default: none, but for those in the "
             "module and those of the build.">
];

def RooflineAttachTargetPass
    : Pass<"roofline-attach-target", "::mlir::ModuleOp"> {
  let summary = "Attach the description of a machine to the module.";
  let description = [{
    Adds the named machine to the module's `dlti.target_system_spec`. Devices
    that the spec has for other consumers stay. A machine that an earlier
    attach, or the user, put there is replaced, with a warning if it differs.

    Example:

    ```
    roofline-opt --roofline-attach-target="target=a100" model.mlir
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"",
           "Name or alias of a built-in machine, or path of a .mlir file with "
           "a target spec. Default: the module's own spec, which is then only "
           "validated.">
  ];
  let dependentDialects = ["::mlir::DLTIDialect"];
}

def RooflineAnnotatePass : Pass<"roofline-annotate", "::mlir::ModuleOp"> {
  let summary = "Write work and bound on every op that costs something.";
  let description = [{
    Sets `roofline.work` (target-free) and `roofline.bound` (on the machine in
    the module's target spec) on every op that costs something. Both are for
    one execution of the op. Attributes of an earlier run are replaced; work
    that is marked `given` is believed and kept. Fails if the module has no
    target.
  }];
  let options = analysisOptions;
  let dependentDialects = ["::mlir::roofline::RooflineDialect"];
}

def RooflineAdvisePass : Pass<"roofline-advise", "::mlir::ModuleOp"> {
  let summary = "Write how to tile, and what to fuse.";
  let description = [{
    Sets `roofline.tiling` on every contraction and convolution: per memory
    level of the machine in the module's target spec, the tile sizes and loop
    order that move the least known number of bytes, as multiples of the matrix
    unit's native tile where the target names one, and the smallest tile with
    which the level keeps up with the compute units (docs/understand/Traffic.md).

    Sets `roofline.fusion_group` on ops that are best made one kernel: those
    with the same number in a function (docs/use/Fusion.md).

    Attributes of an earlier run are replaced. Fails if the module has no
    target.
  }];
  let options = analysisOptions;
  let dependentDialects = ["::mlir::roofline::RooflineDialect"];
}

def RooflineFuseElementwisePass
    : Pass<"roofline-fuse-elementwise", "::mlir::ModuleOp"> {
  let summary = "Fuse elementwise ops where that saves bytes.";
  let description = [{
    Runs upstream's elementwise fusion (`--linalg-fuse-elementwise-ops`) on the
    edges that the fusion advice for the machine in the module's target spec
    has in a group, and on no other edge (docs/use/Fusion.md). Operands and results
    that nobody uses any more are removed. Fails if the module has no target.
  }];
  let options = analysisOptions;
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
}

def RooflinePredictPass : Pass<"roofline-predict", "::mlir::ModuleOp"> {
  let summary = "Answer a tuner: tiles on stdin, times on stdout.";
  let description = [{
    Reads a line of JSON for each candidate from stdin, with the location of an
    op and tile sizes by level, and writes a line with the predicted time and
    its terms, or with what is wrong with the candidate, to stdout, on the
    machine in the module's target spec (docs/use/Tuning.md). Fails if the
    module has no target.
  }];
  let options = analysisOptions;
}

def RooflineReportPass : Pass<"roofline-report", "::mlir::ModuleOp"> {
  let summary = "Report what every op costs and what bounds it.";
  let description = [{
    Analyses the module and writes a report; the IR stays as it is. Formats are
    described in docs/use/Reports.md. The first report of a process to a file
    replaces it, later ones (`--split-input-file`) are appended.
  }];
  let options = [
    ListOption<"targets", "target", "std::string",
               "Names or aliases of built-in machines, or paths of .mlir files "
               "with a target spec, between commas; the first is the one that "
               "the others are compared with, and that the pipeline attaches. "
               "Default: the module's own spec.">,
    Option<"report", "report", "::mlir::roofline::ReportFormat",
           /*default=*/"::mlir::roofline::ReportFormat::Text",
           "Format of the report: text, markdown, json, csv, html, vega, "
           "vega-ridgeline, model-explorer, trace, benchmark or none. "
           "Default: text.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::roofline::ReportFormat::Text, "text",
                        "aligned tables for a terminal"),
             clEnumValN(::mlir::roofline::ReportFormat::Markdown, "markdown",
                        "a summary for pull requests"),
             clEnumValN(::mlir::roofline::ReportFormat::JSON, "json",
                        "one document, see docs/use/Reports.md"),
             clEnumValN(::mlir::roofline::ReportFormat::CSV, "csv",
                        "one line per op"),
             clEnumValN(::mlir::roofline::ReportFormat::HTML, "html",
                        "one page"),
             clEnumValN(::mlir::roofline::ReportFormat::Vega, "vega",
                        "the roofline plot, a specification for Vega 5"),
             clEnumValN(::mlir::roofline::ReportFormat::VegaRidgeline,
                        "vega-ridgeline",
                        "the Ridgeline plot of a program with collectives, a "
                        "specification for Vega 5"),
             clEnumValN(::mlir::roofline::ReportFormat::ModelExplorer,
                        "model-explorer",
                        "node data for Google's Model Explorer"),
             clEnumValN(::mlir::roofline::ReportFormat::Trace, "trace",
                        "the modelled time, for Perfetto"),
             clEnumValN(::mlir::roofline::ReportFormat::Benchmark, "benchmark",
                        "names, units and values for trackers of benchmarks"),
             clEnumValN(::mlir::roofline::ReportFormat::None, "none",
                        "no report"))}]>,
    Option<"output", "output", "std::string", /*default=*/"",
           "File to write the report to; '-' is stdout. Default: stderr.">,
    Option<"group", "group", "::mlir::roofline::Grouping",
           /*default=*/"::mlir::roofline::Grouping::Shape",
           "Rows that the report of text and JSON shows as one: shape (the same "
           "op on the same shapes with the same figures), op, layer, bound; or "
           "none, for tables of all rows in place of the summary. Default: "
           "shape.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::roofline::Grouping::Shape, "shape",
                        "the same op on the same shapes, with the same figures"),
             clEnumValN(::mlir::roofline::Grouping::Op, "op",
                        "ops of the same name"),
             clEnumValN(::mlir::roofline::Grouping::Layer, "layer",
                        "ops of the same layer, as their locations name it"),
             clEnumValN(::mlir::roofline::Grouping::Bound, "bound",
                        "ops with the same bound"),
             clEnumValN(::mlir::roofline::Grouping::None, "none",
                        "no groups: tables of all rows"))}]>,
    Option<"rows", "rows", "::mlir::roofline::RowLimit",
           /*default=*/"::mlir::roofline::RowLimit()",
           "Rows of each table of the text report, or all. Default: 20, fewer "
           "where a summary would not fit on a screen of 40 lines.">,
    Option<"convention", "convention", "::mlir::roofline::ConventionKind",
           /*default=*/"::mlir::roofline::ConventionKind::Roofline",
           "Also show operations as another tool counts them: roofline (no "
           "other), xla, pytorch, fvcore or tvm; see docs/use/Conventions.md. "
           "Default: roofline.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::roofline::ConventionKind::Roofline, "roofline",
                        "only the rules of docs/Model.md"),
             clEnumValN(::mlir::roofline::ConventionKind::XLA, "xla",
                        "XLA's HloCostAnalysis"),
             clEnumValN(::mlir::roofline::ConventionKind::PyTorch, "pytorch",
                        "PyTorch's FlopCounterMode"),
             clEnumValN(::mlir::roofline::ConventionKind::FVCore, "fvcore",
                        "fvcore's FlopCountAnalysis"),
             clEnumValN(::mlir::roofline::ConventionKind::TVM, "tvm",
                        "TVM's EstimateTIRFlops"))}]>,
    ListOption<"explain", "explain", "std::string",
               "Rows to derive figure by figure: names of the column location, "
               "worst (the slowest) or all; see docs/use/Explain.md. "
               "Default: none; of the page the slowest.">,
    ListOption<"whatIf", "what-if", "std::string",
               "Remedies to try, each on every function: fuse, weights:TYPE, "
               "all:TYPE, argN_dM*FACTOR; see docs/use/WhatIf.md. "
               "Default: none.">,
    Option<"measured", "measured", "std::string", /*default=*/"",
           "CSV file of measured times, our own or Nsight Compute's, to show "
           "beside the model's figures; see docs/use/Measured.md. "
           "Default: none.">,
    Option<"fusion", "fusion", "bool", /*default=*/"false",
           "Also report what to fuse (docs/use/Fusion.md). Default: false.">,
    Option<"tuning", "tuning", "bool", /*default=*/"false",
           "Also report which ops to tune, and tile sizes to try "
           "(docs/use/Tuning.md). Default: false.">,
    Option<"tuningThreshold", "tuning-threshold", "double", /*default=*/"0.01",
           "No op is to be tuned that could win less than this part of its own "
           "or the function's time. Default: 0.01.">,
    ListOption<"sweep", "sweep", "std::string",
               "Values of one symbol to report on side by side, between commas: "
               "SYMBOL=VALUE,VALUE or SYMBOL=LOW..HIGH*FACTOR or "
               "SYMBOL=LOW..HIGH+STEP (docs/use/Crossover.md). Default: none.">,
    Option<"strict", "strict", "bool", /*default=*/"false",
           "Fail if an op has no model. Default: false.">
  ] # analysisOptions;
}

def RooflineStripPass : Pass<"roofline-strip", "::mlir::ModuleOp"> {
  let summary = "Remove what the other roofline passes wrote.";
  let description = [{
    Removes `roofline.bound`, `roofline.tiling`, `roofline.fusion_group`, and
    `roofline.work` unless it is marked `given`, from every op.
  }];
  let options = [
    Option<"target", "target", "bool", /*default=*/"false",
           "Also remove the machine description from the module's target "
           "spec. Default: false.">
  ];
  let dependentDialects = ["::mlir::DLTIDialect"];
}

#endif // ROOFLINE_PASSES_PASSES_TD
