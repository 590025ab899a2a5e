//===- PassUtils.h - What several passes share -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_PASSES_PASSUTILS_H
#define ROOFLINE_LIB_PASSES_PASSUTILS_H

#include "OptionNames.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "roofline/Analysis/AnalysisCache.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Options.h"
#include "roofline/Passes/Passes.h"

namespace mlir::roofline {

/// The machine that the nearest target spec describes, that of the module or of
/// one around it. On failure (also if there is none) a diagnostic has been
/// emitted.
FailureOr<TargetDescription> getModuleTarget(ModuleOp module);

/// Warns of the machines of what lies in the module, other than `target`.
void warnOfNestedTargets(ModuleOp module, StringRef target);

/// `spec` without the machine descriptions of this project; null if nothing is
/// left. Devices that other consumers use keep their other entries.
TargetSystemSpecAttr removeMachines(TargetSystemSpecAttr spec);

/// The module's target spec; null if it has none of the right kind.
TargetSystemSpecAttr getTargetSpec(ModuleOp module);

/// Appends the machines that `names` are of, which must differ; without a name
/// the one of `getModuleTarget`. On failure a diagnostic has been emitted.
LogicalResult loadTargets(ArrayRef<std::string> names, ModuleOp module,
                          SmallVectorImpl<TargetDescription> &targets);

/// Sets or, if `spec` is null, removes the module's target spec.
void setTargetSpec(ModuleOp module, TargetSystemSpecAttr spec);

/// Removes what annotate wrote on `op`: the bound, and work that isn't given.
/// Returns true if there was such work.
bool removeAnnotations(Operation *op);

/// Parts of the analysis that later passes of a pipeline need: an earlier one
/// asks for them too, so that one walk is enough. No pass does anything else
/// for it.
struct LaterNeeds {
  bool totals = false, tiling = false, tuning = false;
};

/// The passes of the pipeline `roofline` that have others after them.
std::unique_ptr<Pass> createAnnotatePass(RooflineAnnotatePassOptions options,
                                         LaterNeeds later);
std::unique_ptr<Pass> createAdvisePass(RooflineAdvisePassOptions options,
                                       LaterNeeds later);
/// A report goes to `os`, or, if that is null, where the option says.
std::unique_ptr<Pass> createReportPass(RooflineReportPassOptions options,
                                       raw_ostream *os);

/// A pass that analyses: with the models, and `analysisOptions` of Passes.td.
/// `BaseT` is the generated base class.
template <typename BaseT>
struct AnalysisPass : BaseT {
  using BaseT::BaseT;

  void getDependentDialects(DialectRegistry &registry) const override {
    BaseT::getDependentDialects(registry);
    registerAllModels(registry);
    registry.insert<RooflineDialect>();
  }

  LogicalResult initializeOptions(StringRef text,
                                  OptionErrorFn onError) override {
    return failed(checkOptionNames(text, getOptionNames(), onError))
               ? failure()
               : BaseT::initializeOptions(text, onError);
  }

  LaterNeeds later;

protected:
  virtual ArrayRef<StringRef> getOptionNames() {
    return getAnalysisOptionNames();
  }

  /// Reads the options, which are protected members of `BaseT`.
  template <typename ValuesT>
  friend AnalysisOptions roofline::makeAnalysisOptions(const ValuesT &values);

  /// The machine in the module's target spec, and the options, checked against
  /// it and the module. On failure a diagnostic has been emitted.
  LogicalResult readOptions(TargetDescription &target,
                            AnalysisOptions &options) {
    ModuleOp module = this->getOperation();
    FailureOr<TargetDescription> own = getModuleTarget(module);
    if (failed(own) || failed(loadModels(module, this->models)))
      return failure();
    target = std::move(*own);
    options = makeAnalysisOptions(*this);
    options.totals = false;
    return success(
        succeeded(checkForTarget(options.estimate.links, target, module)) &&
        succeeded(bindSymbols(this->bind, /*sweep=*/{}, module, getAnalyses(),
                              options)));
  }

  /// Analyses the module, unless a pass has done so.
  const RooflineAnalysis &analyse(const TargetDescription &target,
                                  AnalysisOptions options) {
    options.totals |= later.totals;
    options.tiling |= later.tiling;
    options.tuning |= later.tuning;
    return getAnalyses().get(target, options);
  }

  /// The analyses of the module that all passes share.
  AnalysisCache &getAnalyses() {
    return this->template getAnalysis<AnalysisCache>();
  }

  /// For passes that change attributes of ours only.
  void markOurAnalysesPreserved() {
    this->template markAnalysesPreserved<AnalysisCache, RooflineAnalysis>();
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_PASSES_PASSUTILS_H
