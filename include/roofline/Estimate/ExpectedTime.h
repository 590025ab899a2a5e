//===- ExpectedTime.h - From the roof to the clock --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The time that a clock would show: the roof and a loss for each known reason
// why kernels don't reach it. In: an estimate (R21), the op as a product of
// matrices where it is one, and a target with sustained rates. Out: the ledger,
// whose terms add up to the expected time. An estimate, not a bound: rules R30
// to R38 of docs/Model.md, errors in docs/Truth.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_EXPECTEDTIME_H
#define ROOFLINE_ESTIMATE_EXPECTEDTIME_H

#include "roofline/Estimate/Estimate.h"
#include "roofline/Estimate/KernelShapes.h"

namespace mlir::roofline {

/// What an op of a program that runs again and again reads or writes of one
/// storage.
struct Reuse {
  double bytes = 0;
  /// What the program touches since the use before; if the op writes, what it
  /// touches at most between two uses until the storage is written again [B].
  double distance = 0;
  bool isWrite = false;
};

/// How an op becomes a kernel. Of the shapes none is set for an op without
/// structure.
struct KernelShape {
  std::optional<ProductShape> product;
  std::optional<RowShape> rows;
  /// How much longer it computes since vectors are not full (R32).
  double vectorWaste = 1;
  /// What it writes that the outermost level gets in the end, though a cache
  /// could hold it for now [B].
  double evictedBytes = 0;
  /// In a program that runs again and again, what the op uses, of which a level
  /// moves what the next one in has evicted. Nullopt if that is not known.
  std::optional<SmallVector<Reuse, 0>> reuses;
  /// Times that one execution saves on the compute units with what is computed
  /// once for several iterations (R38).
  SmallVector<ResourceTime, 0> hoisted;
};

/// A size of a product that fills tiles or waves badly (docs/use/Tuning.md).
struct SizeAdvice {
  /// 'm', 'n' or 'k', its size, and the expected time [s].
  char dim = 'm';
  double size = 1, seconds = 0;
  /// A smaller size that takes less time by more than it has less work, and its
  /// expected time [s].
  double cutSize = 1, cutSeconds = 0;
  /// The largest size on the way to which the time hardly grows; at least
  /// `size`.
  double freeSize = 1;
};

/// How a ledger came about, for explanations.
struct LedgerTrace {
  /// The times of the resources with one more reason, and of all together [s].
  struct Step {
    LossKind kind;
    SmallVector<ResourceTime, 4> times;
    double seconds = 0;
  };
  SmallVector<Step, 0> steps;
  /// The kernel of a product: the m and n of its tile, in how many parts it
  /// cuts k, how many tiles there are for how many cores, by which factors the
  /// computation takes longer, and pieces of rows to fetch.
  struct Tile {
    double m = 1, n = 1, parts = 1, tiles = 1, cores = 1;
    double edges = 1, waves = 1, loads = 1, rowFetches = 0;
  };
  std::optional<Tile> tile;
  /// The levels that cores share come on top of what they do (R34).
  bool waitsForTiles = false;
  /// The steps in which the cores take rows.
  std::optional<double> rowSteps;
};

/// Executions of an op in a loop: how many there are, and what one costs.
struct Executions {
  double number = 1;
  const Estimate &once;
};

/// The ledger of an op on a target, in the order of `LossKind`.
class Ledger {
public:
  Ledger(const TargetDescription &target, Overlap overlap)
      : target(target), overlap(overlap) {}

  /// Fills in `expectedSeconds` and `losses` of `estimate`, but for those in
  /// `ignored`. Does nothing for an estimate without a time. Notes why a target
  /// that has sustained rates gives no time. Fills in `trace`, if there is one.
  /// With `loop`, `estimate` is that of all its executions, and `shape` is that
  /// of one.
  void addExpectedTime(const KernelShape &shape, LossKinds ignored,
                       Estimate &estimate, LedgerTrace *trace = nullptr,
                       const Executions *loop = nullptr) const;

  /// The sizes of `shape`, of which `estimate` is, with a smaller one that
  /// saves more than `threshold` of the expected time beside its share of the
  /// work. Smaller ones are taken to move as much, larger ones as much more as
  /// they compute; losses in `ignored` are left out. None without an expected
  /// time.
  SmallVector<SizeAdvice, 0> adviseSizes(const KernelShape &shape,
                                         LossKinds ignored, double threshold,
                                         const Estimate &estimate) const;

private:
  /// The expected time [s] with another `size` of m, n or k.
  std::optional<double> predict(const KernelShape &shape, size_t dim,
                                double size, LossKinds ignored,
                                const Estimate &estimate) const;

  const TargetDescription &target;
  Overlap overlap;
};

/// Puts the ledger of a call that executes `executions` times, each like
/// `once`, but for `ignored` into `all`, whose roof is known.
void scaleLedger(const Estimate &once, double executions, LossKinds ignored,
                 Estimate &all);

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_EXPECTEDTIME_H
