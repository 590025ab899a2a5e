//===- Pipeline.cpp - The pipeline 'roofline' -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "roofline/Passes/Passes.h"

#include <mutex>

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  ListOption<std::string> targets{
      *this, "target",
      llvm::cl::desc(
          "Names or aliases of built-in machines, or paths of .mlir files "
          "with a target spec, between commas; the first is the one that is "
          "attached, reports show all. Default: the module's own spec.")};
  Option<ReportFormat> report{
      *this, "report",
      llvm::cl::desc("Format of the report: text, json, csv, html, vega, "
                     "vega-ridgeline, model-explorer or none. Default: text."),
      llvm::cl::values(clEnumValN(ReportFormat::Text, "text",
                                  "aligned tables for a terminal"),
                       clEnumValN(ReportFormat::JSON, "json",
                                  "one document, see docs/use/Reports.md"),
                       clEnumValN(ReportFormat::CSV, "csv", "one line per op"),
                       clEnumValN(ReportFormat::HTML, "html", "one page"),
                       clEnumValN(ReportFormat::Vega, "vega",
                                  "the roofline plot, a specification for "
                                  "Vega 5"),
                       clEnumValN(ReportFormat::VegaRidgeline, "vega-ridgeline",
                                  "the Ridgeline plot of a program with "
                                  "collectives, a specification for Vega 5"),
                       clEnumValN(ReportFormat::ModelExplorer, "model-explorer",
                                  "node data for Google's Model Explorer"),
                       clEnumValN(ReportFormat::None, "none", "no report")),
      llvm::cl::init(ReportFormat::Text)};
  Option<std::string> output{
      *this, "output",
      llvm::cl::desc("File to write the report to; '-' is stdout. Default: "
                     "stderr.")};
  Option<ConventionKind> convention{
      *this, "convention",
      llvm::cl::desc("Also show operations as another tool counts them: "
                     "roofline (no other), xla, pytorch, fvcore or tvm; see "
                     "docs/use/Conventions.md. Default: roofline."),
      llvm::cl::values(
          clEnumValN(ConventionKind::Roofline, "roofline",
                     "only the rules of docs/Model.md"),
          clEnumValN(ConventionKind::XLA, "xla", "XLA's HloCostAnalysis"),
          clEnumValN(ConventionKind::PyTorch, "pytorch",
                     "PyTorch's FlopCounterMode"),
          clEnumValN(ConventionKind::FVCore, "fvcore",
                     "fvcore's FlopCountAnalysis"),
          clEnumValN(ConventionKind::TVM, "tvm", "TVM's EstimateTIRFlops")),
      llvm::cl::init(ConventionKind::Roofline)};
  ListOption<std::string> whatIf{
      *this, "what-if",
      llvm::cl::desc(
          "Remedies to try, each on every function: fuse, weights:TYPE, "
          "all:TYPE, argN_dM*FACTOR; see docs/use/WhatIf.md. Default: "
          "none.")};
  Option<std::string> measured{
      *this, "measured",
      llvm::cl::desc("CSV file of measured times, our own or Nsight Compute's, "
                     "to show beside the model's figures; see "
                     "docs/use/Measured.md. Default: none.")};
  Option<bool> fusion{
      *this, "fusion",
      llvm::cl::desc("Also report what to fuse (docs/use/Fusion.md). Default: "
                     "false."),
      llvm::cl::init(false)};
  Option<bool> strict{
      *this, "strict",
      llvm::cl::desc("Fail if an op has no model. Default: false."),
      llvm::cl::init(false)};
  Option<bool> tuning{
      *this, "tuning",
      llvm::cl::desc("Also report which ops to tune, and tile sizes to try "
                     "(docs/use/Tuning.md). Default: false."),
      llvm::cl::init(false)};
  Option<double> tuningThreshold{
      *this, "tuning-threshold",
      llvm::cl::desc("No op is to be tuned that could win less than this part "
                     "of its own or the function's time. Default: 0.01."),
      llvm::cl::init(0.01)};
  Option<bool> annotate{
      *this, "annotate",
      llvm::cl::desc("Write target, work and bound into the IR; otherwise it "
                     "stays as it is. Default: true."),
      llvm::cl::init(true)};
  Option<bool> advise{
      *this, "advise",
      llvm::cl::desc("Also write how to tile contractions and convolutions, "
                     "and what to fuse. Default: false."),
      llvm::cl::init(false)};
  Option<bool> allowTF32{
      *this, "allow-tf32",
      llvm::cl::desc("Hold f32 contractions against the matrix unit's tf32 "
                     "rate. Default: false."),
      llvm::cl::init(false)};
  Option<bool> launchOverhead{
      *this, "launch-overhead",
      llvm::cl::desc("Count the target's launch overhead as one more resource "
                     "of every op. Default: false."),
      llvm::cl::init(false)};
  Option<bool> keepInCache{
      *this, "keep-in-cache",
      llvm::cl::desc(
          "The shared cache next to the outermost memory keeps "
          "tensors from one op to the next (docs/understand/Traffic.md); "
          "otherwise every op starts cold. Default: false."),
      llvm::cl::init(false)};
  Option<bool> packSubByte{
      *this, "pack-sub-byte",
      llvm::cl::desc("Elements narrower than a byte lie packed in memory. "
                     "Default: true."),
      llvm::cl::init(true)};
  Option<bool> packI1{*this, "pack-i1",
                      llvm::cl::desc("i1 elements lie packed in memory. "
                                     "Default: false."),
                      llvm::cl::init(false)};
  Option<bool> wholeLines{
      *this, "whole-lines",
      llvm::cl::desc("Count whole lines at the memory levels whose line size "
                     "the target names (line_bytes). Default: false."),
      llvm::cl::init(false)};
  Option<NetworkAlgorithm> networkAlgorithm{
      *this, "network-algorithm",
      llvm::cl::desc("How collectives send their messages: ring, "
                     "bidirectional-ring, tree or direct "
                     "(docs/understand/Distributed.md). Default: ring."),
      llvm::cl::values(
          clEnumValN(NetworkAlgorithm::Ring, "ring",
                     "to the next device of the group only"),
          clEnumValN(NetworkAlgorithm::BidirectionalRing, "bidirectional-ring",
                     "to the next and the previous device at once"),
          clEnumValN(NetworkAlgorithm::Tree, "tree",
                     "in a logarithmic number of steps"),
          clEnumValN(NetworkAlgorithm::Direct, "direct",
                     "to all devices of the group at once")),
      llvm::cl::init(NetworkAlgorithm::Ring)};
  Option<Overlap> overlap{
      *this, "overlap",
      llvm::cl::desc("How the resources of an op work: max (all at the same "
                     "time) or sum (one after another); see "
                     "docs/use/Ridgeline.md. Default: max."),
      llvm::cl::values(
          clEnumValN(Overlap::Max, "max", "the longest time is the op's"),
          clEnumValN(Overlap::Sum, "sum", "the times add up")),
      llvm::cl::init(Overlap::Max)};
  ListOption<std::string> links{
      *this, "links",
      llvm::cl::desc("Which link of the target the devices along an axis of a "
                     "grid talk over, as in 0:ib,1:nvlink; mpi:LINK for "
                     "devices without a grid. Default: by size, see "
                     "docs/understand/Distributed.md.")};
  ListOption<std::string> bind{
      *this, "bind",
      llvm::cl::desc("Values and ranges of symbols, SYMBOL=VALUE or "
                     "SYMBOL=LOW..HIGH between commas (docs/use/Crossover.md). "
                     "Default: none.")};
  ListOption<std::string> sweep{
      *this, "sweep",
      llvm::cl::desc("Values of one symbol to report on side by side, between "
                     "commas: SYMBOL=VALUE,VALUE or SYMBOL=LOW..HIGH*FACTOR or "
                     "SYMBOL=LOW..HIGH+STEP (docs/use/Crossover.md). Default: "
                     "none.")};
};
} // namespace

/// Copies the options that every analysing pass has.
template <typename PassOptionsT>
static PassOptionsT makeOptions(const PipelineOptions &options) {
  PassOptionsT passOptions;
  passOptions.allowTF32 = options.allowTF32;
  passOptions.launchOverhead = options.launchOverhead;
  passOptions.keepInCache = options.keepInCache;
  passOptions.packSubByte = options.packSubByte;
  passOptions.packI1 = options.packI1;
  passOptions.wholeLines = options.wholeLines;
  passOptions.networkAlgorithm = options.networkAlgorithm;
  llvm::append_range(passOptions.links, options.links);
  llvm::append_range(passOptions.bind, options.bind);
  passOptions.overlap = options.overlap;
  return passOptions;
}

static void buildPipeline(OpPassManager &manager,
                          const PipelineOptions &options) {
  bool areSeveral = options.targets.size() > 1;
  // An empty name among several is no request for the module's own machine: the
  // report says so.
  bool annotate =
      options.annotate && !(areSeveral && options.targets.front().empty());
  if (annotate) {
    if (!options.targets.empty())
      manager.addPass(createAttachTargetPass({options.targets.front()}));
    manager.addPass(
        createAnnotatePass(makeOptions<AnnotatePassOptions>(options)));
    if (options.advise)
      manager.addPass(
          createAdvisePass(makeOptions<AdvisePassOptions>(options)));
  }
  // Also without a report: it may have to be strict, and to emit remarks.
  auto reportOptions = makeOptions<ReportPassOptions>(options);
  if (!annotate || areSeveral)
    llvm::append_range(reportOptions.targets, options.targets);
  reportOptions.report = options.report;
  reportOptions.output = options.output;
  reportOptions.convention = options.convention;
  llvm::append_range(reportOptions.whatIf, options.whatIf);
  reportOptions.measured = options.measured;
  llvm::append_range(reportOptions.sweep, options.sweep);
  reportOptions.fusion = options.fusion;
  reportOptions.tuning = options.tuning;
  reportOptions.tuningThreshold = options.tuningThreshold;
  reportOptions.strict = options.strict;
  manager.addPass(createReportPass(reportOptions));
}

void roofline::registerRooflinePipeline() {
  PassPipelineRegistration<PipelineOptions>(
      "roofline",
      "Attach a target, annotate every op with its work and bound, and report",
      buildPipeline);
}

void roofline::registerAllRooflinePasses() {
  // Both entry points of the plugin come here.
  static std::once_flag once;
  std::call_once(once, [] {
    registerRooflinePasses();
    registerRooflinePipeline();
  });
}
