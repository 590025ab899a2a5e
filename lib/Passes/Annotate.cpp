//===- Annotate.cpp - Write work and bound on ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/Passes/Passes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Format.h"

#include <cmath>

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEANNOTATEPASS
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

/// Work without a model behind it can't have been written by this pass.
static void warnDropped(Operation *op) {
  InFlightDiagnostic diag = emitWarning(op->getLoc())
                            << "dropped 'roofline.work' from '" << op->getName()
                            << "', which has no model";
  diag.attachNote() << "to have hand-given work believed, begin it with "
                       "'given': #roofline.work<given, ...>";
}

/// Removes what an earlier run wrote on any op of `module`: passes in between
/// may have moved ops to where the analysis gives them no figures.
static void
removeAnnotations(ModuleOp module,
                  ArrayRef<RooflineAnalysis::UnmodelledOp> unmodelled) {
  // The name may be that of an op in the payload.
  llvm::SmallPtrSet<Operation *, 16> dropped;
  for (const auto &[op, name] : unmodelled)
    if (name == op->getName().getStringRef())
      dropped.insert(op);
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (roofline::removeAnnotations(op) && dropped.contains(op))
      warnDropped(op);
  });
}

namespace {
struct RooflineAnnotatePass
    : AnalysisPass<
          roofline::impl::RooflineAnnotatePassBase<RooflineAnnotatePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    TargetDescription target;
    AnalysisOptions options;
    if (failed(readOptions(target, options)))
      return signalPassFailure();
    const RooflineAnalysis &analysis = analyse(target, options);
    removeAnnotations(getOperation(), analysis.getUnmodelled());
    /// Attributes by record, for ops without other ones.
    llvm::DenseMap<const OpRecord *, DictionaryAttr> shared;
    for (const auto &[function, op, record] : analysis.getEntries()) {
      if (record->once.work.isZero())
        continue;
      DictionaryAttr own = op->getDiscardableAttrDictionary();
      DictionaryAttr attributes =
          own.empty() ? shared.lookup(record) : DictionaryAttr();
      if (!attributes)
        attributes = addAttributes(own, *record, target);
      if (own.empty())
        shared[record] = attributes;
      op->setDiscardableAttrs(attributes);
    }
    markOurAnalysesPreserved();
  }

private:
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
};
} // namespace

std::unique_ptr<Pass>
roofline::createAnnotatePass(RooflineAnnotatePassOptions options,
                             LaterNeeds later) {
  auto pass = std::make_unique<RooflineAnnotatePass>(std::move(options));
  pass->later = later;
  return pass;
}
