//===- Ridgeline.h - Compute, memory and network on one plane -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compute, memory and network on one plane. In: the work and the estimate of an
// op, or the totals of a function. Out: its place, and which of the three takes
// longest (R22, R25). docs/use/Ridgeline.md.
//
// The model of F. Checconi, J. J. Tithi and F. Petrini, "Ridgeline: A 2D
// Roofline Model for Distributed Systems", arXiv 2209.01368. With F operations,
// B_M bytes of memory and B_N bytes of network per device,
//   I_A = F / B_M, I_M = B_M / B_N, I_N = F / B_N = I_M * I_A,
// and work stands at x = I_M, y = I_A. With the rates P, W_M and W_N the plane
// falls into three regions around the ridge point x = W_M / W_N, y = P / W_M.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_RIDGELINE_H
#define ROOFLINE_ANALYSIS_RIDGELINE_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// The place of the work of one device on the plane.
struct Ridgeline {
  /// The link that takes longest; empty if the target has none for the work.
  std::string link;
  /// Floating-point and integer operations, and the least bytes of the
  /// outermost memory level.
  Count operations, memoryBytes;
  /// What goes through one direction of the device's link.
  Count networkBytes;
  /// I_A [op/B], I_M [B/B], I_N [op/B]; no value without the bytes below the
  /// line, and for symbolic counts.
  std::optional<double> operationalIntensity, memoryIntensity, networkIntensity;
  /// W_M / W_N [B/B] and P / W_M [op/B], where P is the rate of the work's own
  /// mix of operations (R23).
  std::optional<double> ridgeMemoryIntensity, ridgeOperationalIntensity;
  /// The longest time of a compute unit, of a memory level and of a link [s];
  /// no value where there is none.
  std::optional<double> computeSeconds, memorySeconds, networkSeconds;
  /// The longest of all times if they overlap, else their sum [s].
  std::optional<double> timeSeconds;
  /// All resources of kind compute, memory or network, whichever takes longest;
  /// of equal ones the first of these three.
  Bound region;
  /// The kind that takes longest after that one, and the longest time over its
  /// time [1].
  std::optional<ResourceKind> nextRegion;
  std::optional<double> margin;
};

/// Places an op with all its executions, `work` and `estimate`.
Ridgeline computeRidgeline(const TargetDescription &target, Overlap overlap,
                           const WorkSummary &work, const Estimate &estimate);

/// Places a function as one step, in which everything overlaps that can: times
/// are sums over the ops. `estimate` is that of the summed work.
Ridgeline computeRidgeline(const TargetDescription &target, Overlap overlap,
                           const Totals &totals, const Estimate &estimate);

/// Places a function as if communication took time on links only: without what
/// collectives read, write and add up themselves, as the paper counts.
Ridgeline computeRidgelineOfComputation(const TargetDescription &target,
                                        Overlap overlap, const Totals &totals,
                                        const Estimate &estimate);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_RIDGELINE_H
