//===- NestContext.h - Values as functions of loop counters -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_NESTCONTEXT_H
#define ROOFLINE_LIB_TRAFFIC_NESTCONTEXT_H

#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// Number of `regions`, nested in each other with the innermost first, that
/// `value` doesn't vary with: it is made outside of them, or computed from such
/// values alone.
size_t countInvariantRegions(ArrayRef<Region *> regions, Value value,
                             unsigned depth = 0);

/// Tells index values as polynomials in the iteration numbers of loops. The
/// models of index ops are asked, with these symbols:
///   `d0`, `d1`, ...  number of the iteration of a loop, the outermost first
///   `s0`, `s1`, ...  values that are the same in all iterations
///   `x0`, `x1`, ...  anything else
class NestContext : public WorkContext {
public:
  /// `regions` are nested in each other, the innermost first; `outside` tells
  /// of the values that are the same in all iterations.
  NestContext(ArrayRef<Region *> regions, WorkContext &outside);

  /// True if the number of executions of each region is the same in all
  /// iterations of the loops around it.
  bool isRectangular() const { return rectangular; }
  unsigned getNumLoops() const { return numLoops; }

  /// `index` as an affine expression: the loops are dims from `firstDim` on,
  /// what shifts it by an unknown constant is `shift`. Null if it is not one.
  AffineExpr getAffineExpr(Value index, unsigned firstDim, AffineExpr shift);

  Count getDim(Value shaped, int64_t dim) override;
  Count getIndexValue(Value index) override;
  Count makeSymbol(StringRef, Location) override { return makeUnknown(); }
  void addRegionWork(Region &, Work &) override {}

private:
  Count makeUnknown() {
    return Count::symbol("x" + std::to_string(numUnknowns++));
  }
  void addRegion(Region *region, bool isOutermost);
  Count computeIndexValue(Value index);
  Count getInvariant(Value value, int64_t dim, const Count &known);
  bool isInvariant(Value value) const {
    return countInvariantRegions(regions, value) == regions.size();
  }

  ArrayRef<Region *> regions;
  WorkContext &outside;
  llvm::DenseMap<Value, Count> values;
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> invariants;
  unsigned numLoops = 0;
  unsigned numUnknowns = 0;
  bool rectangular = true;
  unsigned depth = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_NESTCONTEXT_H
