//===- FusionPrices.h - What fusing two ops saves, on demand -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prices of single pairs of ops for a pass that changes the IR as it asks. In:
// two ops. Out: the `FusionPrice` that advice on the whole program would have
// for them now (Fusion.h; rules R20 to R24). Prices are kept until the IR that
// they depend on changes, which the object learns as a listener: all changes go
// through a rewriter that has it, or `clear` is called after them.
// docs/extend/Library.md has an example.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_FUSIONPRICES_H
#define ROOFLINE_ADVICE_FUSIONPRICES_H

#include "mlir/IR/PatternMatch.h"
#include "roofline/Advice/Fusion.h"

namespace mlir::roofline {

class FusionPrices : public RewriterBase::Listener {
public:
  /// For `getAnalysis<FusionPrices>()`. `root` is a module or a function, in
  /// which all ops are; nothing is analysed yet. The machine is that of the
  /// target spec around: one that is not valid is an error where it is.
  explicit FusionPrices(Operation *root);
  FusionPrices(Operation *root, const TargetDescription &target,
               const AnalysisOptions &options = {});
  ~FusionPrices();

  /// The machine; null without a valid target spec: then nothing has a price.
  const TargetDescription *getTarget() const { return target.get(); }

  /// The price of fusing an op into one that reads its result, or of fusing two
  /// that read the same value, in either order, for one execution. Valid until
  /// the IR changes. Precondition: there is a machine.
  const FusionPrice &priceFusion(Operation *producer, Operation *consumer);

  /// Forgets all prices: the IR has changed without notice.
  void clear();

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator previousIt) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationErased(Operation *op) override;

private:
  class Impl;
  std::unique_ptr<TargetDescription> target;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_FUSIONPRICES_H
