//===- PassUtils.h - What several passes share -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_PASSES_PASSUTILS_H
#define ROOFLINE_LIB_PASSES_PASSUTILS_H

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Analysis/ModuleSymbols.h"
#include "roofline/Models/Models.h"
#include "roofline/Support/Progress.h"

namespace mlir::roofline {

/// The machine that the module's target spec describes. On failure (also if
/// there is none) a diagnostic has been emitted.
FailureOr<TargetDescription> getModuleTarget(ModuleOp module);

/// `spec` without the machine descriptions of this project; null if nothing is
/// left. Devices that other consumers use keep their other entries.
TargetSystemSpecAttr removeMachines(TargetSystemSpecAttr spec);

/// The module's target spec; null if it has none of the right kind.
TargetSystemSpecAttr getTargetSpec(ModuleOp module);

/// The choices that "AXIS:LINK" texts are; what is missing is empty.
SmallVector<LinkChoice, 0> parseLinks(ArrayRef<std::string> texts);

/// Fails where a choice has an axis that no grid of `module` has, or a link
/// that `target` has not; a diagnostic has then been emitted.
LogicalResult checkLinks(ArrayRef<LinkChoice> links,
                         const TargetDescription &target, ModuleOp module);

/// Sets or, if `spec` is null, removes the module's target spec.
void setTargetSpec(ModuleOp module, TargetSystemSpecAttr spec);

/// Removes what annotate wrote on `op`: the bound, and work that isn't given.
/// Returns true if there was such work.
bool removeAnnotations(Operation *op);

/// Tells on a terminal how far an analysis is that takes long. Diagnostics
/// stand on lines of their own.
class AnalysisProgress {
public:
  /// `doing` begins the line.
  AnalysisProgress(ModuleOp module, StringRef doing);

  /// To be called with every op that is visited.
  void advance() {
    if (line)
      line->advance();
  }

private:
  std::optional<ProgressLine> line;
  std::optional<ScopedDiagnosticHandler> handler;
};

/// What every analysing pass has: the models, and `analysisOptions` of
/// Passes.td. `BaseT` is the generated base class.
template <typename BaseT>
struct AnalysisPass : BaseT {
  using BaseT::BaseT;

  void getDependentDialects(DialectRegistry &registry) const override {
    BaseT::getDependentDialects(registry);
    registerAllModels(registry);
  }

protected:
  /// Reads what `bind` says of the symbols of `module`, which
  /// `getAnalysisOptions` returns from then on; `sweep` has one more symbol
  /// that must be there, or none. On failure a diagnostic has been emitted.
  LogicalResult readSymbols(ModuleOp module, const SweepValues &sweep = {}) {
    bindings.clear();
    ranges.clear();
    if (this->bind.empty() && sweep.values.empty())
      return success();
    if (failed(parseBindings(this->bind, module.getLoc(), bindings, ranges)))
      return failure();
    return resolveSymbols(module, getAnalysisOptions(), sweep, ranges);
  }

  /// The machine in the module's target spec, which the options go with. On
  /// failure a diagnostic has been emitted.
  FailureOr<TargetDescription> getCheckedTarget(ModuleOp module) {
    FailureOr<TargetDescription> target = getModuleTarget(module);
    if (failed(target) ||
        failed(checkLinks(parseLinks(this->links), *target, module)))
      return failure();
    return target;
  }

  AnalysisOptions getAnalysisOptions() const {
    AnalysisOptions options;
    options.estimate.allowTF32 = this->allowTF32;
    options.estimate.launchOverhead = this->launchOverhead;
    options.keepInCache = this->keepInCache;
    options.storage.packSubByte = this->packSubByte;
    options.storage.packI1 = this->packI1;
    options.traffic.wholeLines = this->wholeLines;
    options.bindings = bindings;
    options.ranges = ranges;
    options.estimate.networkAlgorithm = this->networkAlgorithm;
    options.estimate.links = parseLinks(this->links);
    options.estimate.overlap = this->overlap;
    return options;
  }

private:
  Bindings bindings;
  SymbolRanges ranges;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_PASSES_PASSUTILS_H
