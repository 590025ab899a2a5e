//===- Annotate.cpp - Write work and bound on ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Passes/Passes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Format.h"

#include <cmath>

namespace mlir::roofline {
#define GEN_PASS_DEF_ANNOTATEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

/// `value` rounded to six significant digits, which is what the attribute's
/// text holds, so that the attribute equals its parsed text.
static double roundForText(double value) {
  SmallString<32> text;
  llvm::raw_svector_ostream(text) << llvm::format("%.5e", value);
  return std::strtod(text.c_str(), nullptr);
}

static std::optional<double> roundForText(std::optional<double> value) {
  if (!value || !std::isfinite(*value))
    return std::nullopt;
  return roundForText(*value);
}

/// What bounds one execution of the op of `record` on `target`.
static BoundAttr makeBound(const OpRecord &record,
                           const TargetDescription &target) {
  const Estimate &estimate = record.once.estimate;
  return BoundAttr::get(
      record.op->getContext(),
      {estimate.bound, target.name, roundForText(estimate.timeSeconds),
       roundForText(estimate.intensity), roundForText(estimate.headroom)});
}

namespace {
struct AnnotatePass
    : AnalysisPass<roofline::impl::AnnotatePassBase<AnnotatePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<TargetDescription> target = getCheckedTarget(module);
    if (failed(target) || failed(readSymbols(module)))
      return signalPassFailure();
    sharedAttributes.clear();
    llvm::DenseSet<Operation *> hadWork;
    AnalysisOptions options = getAnalysisOptions();
    options.totals = false;
    ModuleAnalysis analysis(module, &*target, options);
    removeOutsideFunctions(module, analysis.getFunctions());
    AnalysisProgress progress(module, "annotating");
    analysis.run(
        [&](Operation *, const OpRecord &record) { annotate(record, *target); },
        [&](Operation *op, StringRef name) {
          // The name may be that of an op in the payload.
          if (name == op->getName().getStringRef() && hadWork.contains(op))
            warnDropped(op);
        },
        [&](Operation *op) {
          progress.advance();
          if (remove(op))
            hadWork.insert(op);
        });
  }

private:
  /// Removes what an earlier run wrote on `op`, and inside it where the
  /// analysis doesn't go: passes in between may have moved ops there. Returns
  /// true if `op` had work.
  bool remove(Operation *op) {
    bool hadWork = removeAnnotations(op);
    bool isVisited = isa<ExecutionOpInterface>(op) &&
                     !op->hasAttr(RooflineDialect::getWorkAttrName());
    if (!isVisited)
      for (Region &region : op->getRegions())
        region.walk([](Operation *inner) { removeAnnotations(inner); });
    return hadWork;
  }

  /// The same everywhere but in `functions`, which the analysis visits.
  void removeOutsideFunctions(ModuleOp module,
                              ArrayRef<Operation *> functions) {
    llvm::SmallPtrSet<Operation *, 16> visited(functions.begin(),
                                               functions.end());
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      removeAnnotations(op);
      return op != module && visited.contains(op) ? WalkResult::skip()
                                                  : WalkResult::advance();
    });
  }

  /// `attributes` with work and bound; given work stays.
  DictionaryAttr addAttributes(DictionaryAttr attributes,
                               const OpRecord &record,
                               const TargetDescription &target) {
    NamedAttrList list(attributes);
    if (!attributes.contains(RooflineDialect::getWorkAttrName())) {
      WorkSummary work = record.once.work;
      work.given = false; // Given on a called declaration, not here.
      work.contractions.reset();
      list.set(RooflineDialect::getWorkAttrName(),
               WorkAttr::get(&getContext(), std::move(work)));
    }
    list.set(RooflineDialect::getBoundAttrName(), makeBound(record, target));
    return list.getDictionary(&getContext());
  }

  void annotate(const OpRecord &record, const TargetDescription &target) {
    if (record.once.work.isZero())
      return;
    DictionaryAttr own = record.op->getDiscardableAttrDictionary();
    if (!record.memo || !own.empty()) {
      record.op->setDiscardableAttrs(addAttributes(own, record, target));
      return;
    }
    DictionaryAttr &shared = sharedAttributes[record.memo];
    if (!shared)
      shared = addAttributes(own, record, target);
    record.op->setDiscardableAttrs(shared);
  }

  /// Work without a model behind it can't have been written by this pass.
  void warnDropped(Operation *op) {
    InFlightDiagnostic diag = emitWarning(op->getLoc())
                              << "dropped 'roofline.work' from '"
                              << op->getName() << "', which has no model";
    diag.attachNote() << "to have hand-given work believed, begin it with "
                         "'given': #roofline.work<given, ...>";
  }

  /// Attributes of records with the same memo, for ops without other ones.
  llvm::DenseMap<const void *, DictionaryAttr> sharedAttributes;
};
} // namespace
