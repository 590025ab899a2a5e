//===- Options.h - From options of passes to those of the analysis -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The step from `analysisOptions` of Passes.td, the options that every
// analysing pass has, and roofline-diff as flags, to the `AnalysisOptions` of a
// library call. In: the values as the user wrote them. Out: the options,
// checked against the module and the machine.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_PASSES_OPTIONS_H
#define ROOFLINE_PASSES_OPTIONS_H

#include "roofline/Analysis/AnalysisCache.h"
#include "roofline/Passes/OptionParsers.h"

namespace mlir::roofline {

/// The links that texts "AXIS:LINK" choose; what is missing is empty.
SmallVector<LinkChoice, 0> parseLinks(ArrayRef<std::string> texts);

/// Fails where a choice has an axis that no grid of `module` has, or a link
/// that `target` has not, or where `module` names a node that it has not
/// (R28); a diagnostic has then been emitted.
LogicalResult checkForTarget(ArrayRef<LinkChoice> links,
                             const TargetDescription &target, ModuleOp module);

/// Adds to `options`, which are complete otherwise, what the elements of `bind`
/// say of the symbols of `module`, the one of `analyses`. `sweep` has one more
/// symbol that must be there, or none. On failure a diagnostic has been
/// emitted.
LogicalResult bindSymbols(ArrayRef<std::string> bind, const SweepValues &sweep,
                          ModuleOp module, AnalysisCache &analyses,
                          AnalysisOptions &options);

/// The options but for `bind`. `ValuesT` has the members of
/// `analysisOptions`: a pass, the struct of its options, or flags of a tool.
template <typename ValuesT>
AnalysisOptions makeAnalysisOptions(const ValuesT &values) {
  AnalysisOptions options;
  options.estimate.allowTF32 = values.allowTF32;
  NetworkAlgorithmChoice network = values.networkAlgorithm;
  options.estimate.networkAlgorithm = network.algorithm;
  options.estimate.links = parseLinks(values.links);
  options.estimate.overlap = values.overlap;
  for (LossKind kind : values.ignoreLosses)
    options.estimate.ignoredLosses |= getLossBit(kind);
  options.steady = values.steady;
  options.storage.packSubByte = values.packSubByte;
  options.storage.packI1 = values.packI1;
  options.traffic.wholeLines = values.wholeLines;
  ArrayRef<std::string> models = values.models;
  options.models.assign(models.begin(), models.end());
  return options;
}

} // namespace mlir::roofline

#endif // ROOFLINE_PASSES_OPTIONS_H
