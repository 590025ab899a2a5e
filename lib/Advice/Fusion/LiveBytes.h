//===- LiveBytes.h - Bytes that live while ops run -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_LIVEBYTES_H
#define ROOFLINE_LIB_ADVICE_FUSION_LIVEBYTES_H

#include "FusionGraph.h"

namespace mlir::roofline {

/// Bytes that a tensor takes, 0 for another value; no value if its size is not
/// known.
std::optional<int64_t> getStoredBytes(Value value, StorageSizes &sizes);

/// Storage of the results of a function's ops, from the op that makes them to
/// the last one that uses them, beside arguments and weights (R20).
class LiveBytes {
public:
  LiveBytes(const FusionGraph &graph, StorageSizes &sizes);

  /// Change of the most that lives at a time if all of `nodes`, in program
  /// order, run where the last one does [B]. No value if that is not
  /// known.
  std::optional<int64_t> computeChange(ArrayRef<unsigned> nodes) const;

  /// The most that lives at a time [B]; no value if that is not known.
  std::optional<int64_t> getPeak() const;

  /// All results, whether they live at the same time or not: whatever is fused,
  /// no more lives at a time [B]. No value if that is not known.
  std::optional<int64_t> getTotal() const;

private:
  /// Storage of the results of one node.
  struct Storage {
    int64_t bytes = 0;
    unsigned lastUse = 0;
    /// In program order, each once.
    SmallVector<unsigned, 2> readers;
  };
  void collect(StorageSizes &sizes);
  void addUse(unsigned producer, unsigned reader);
  int64_t getMax(unsigned first, unsigned end) const;

  const FusionGraph &graph;
  SmallVector<Storage, 0> storages;
  int64_t totalBytes = 0;
  /// False if a size is not known, or all results take 2 EiB or more.
  bool isKnown = true;
  /// `maxima[k][i]`: the most that lives during nodes i to i + 2^k - 1.
  SmallVector<SmallVector<int64_t, 0>, 0> maxima;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_LIVEBYTES_H
