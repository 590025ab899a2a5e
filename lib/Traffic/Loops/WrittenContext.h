//===- WrittenContext.h - Counts in terms of the loops around ---*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENCONTEXT_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENCONTEXT_H

#include "roofline/Nest/LinearIndex.h"
#include "roofline/Symbols/ProgramContext.h"

namespace mlir::roofline {

/// A loop of the program or of an op (of its iteration domain). Loops around
/// may cut its range into pieces: tile by tile, the iterations of all pieces
/// add up to `extent`, all pieces are full but the last.
struct WrittenLoop {
  int64_t extent = 0;
  /// Loops that cut the range, the outermost first, and the size of a full
  /// piece in iterations of this loop.
  struct Cut {
    unsigned loop;
    int64_t piece;
  };
  SmallVector<Cut, 2> cuts;
  /// Iterations in terms of the counters of loops around.
  Count trips;

  /// Iterations in a full piece.
  int64_t getFullTrips() const;
};

/// Answers questions about the program inside one loop in terms of iteration
/// numbers, with these symbols:
///   `d0`, `d1`, ...  number of the iteration of a loop, outer ones first
///   `s0`, `s1`, ...  values from outside of the outermost loop
///   `x0`, `x1`, ...  anything else
class WrittenContext : public ProgramContext {
public:
  /// `outside` tells of the values from outside of the outermost loop.
  WrittenContext(Operation *outermost, ProgramContext &outside)
      : ProgramContext(outside.getBindings()), outermost(outermost),
        outside(outside) {}

  /// Adds a loop inside all loops added before that `trips` depends on, with
  /// the counter `value` (null for none), which is start + step * iteration. No
  /// value if its iterations are no pieces of a range, such as in a triangle.
  std::optional<unsigned> addLoop(const Count &trips, Value value,
                                  const Count &start, const Count &step);
  ArrayRef<WrittenLoop> getLoops() const { return loops; }

  /// No value if it is not linear in the iteration numbers.
  std::optional<LinearIndex> getLinear(const Count &value) const;
  std::optional<LinearIndex> getLinear(OpFoldResult value) {
    return getLinear(getFoldValue(value));
  }

  Count getDim(Value shaped, int64_t dim) override;
  Count getIndexValue(Value index) override;
  Count makeSymbol(StringRef, Location) override { return makeUnknown(); }

private:
  Count makeUnknown() {
    return Count::symbol("x" + std::to_string(numUnknowns++));
  }
  bool isOutside(Value value) const;
  bool isHandedOn(Value shaped, int64_t dim);
  Count getInvariant(Value value, int64_t dim, const Count &known);

  Operation *outermost;
  ProgramContext &outside;
  std::vector<WrittenLoop> loops;
  llvm::DenseMap<Value, Count> innerValues;
  llvm::DenseMap<std::pair<Value, int64_t>, Count> innerDims;
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> invariants;
  unsigned numUnknowns = 0;
  unsigned nesting = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENCONTEXT_H
