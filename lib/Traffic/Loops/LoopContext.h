//===- LoopContext.h - Values in terms of the loops around ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPCONTEXT_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPCONTEXT_H

#include "TiledLoop.h"
#include "roofline/Nest/LinearIndex.h"
#include "roofline/Symbols/ProgramContext.h"

namespace mlir::roofline {

/// Returns true if `value` is the same in all executions of the regions of
/// `outermost` within one execution of that op: it is made outside, or computed
/// from such values alone.
bool isInvariantIn(Operation *outermost, Value value);

/// Answers questions about the program inside one op, such as a loop, in terms
/// of iteration numbers, with these symbols:
///   `d0`, `d1`, ...  number of the iteration of a loop, outer ones first
///   `s0`, `s1`, ...  values that are the same in all iterations
///   `x0`, `x1`, ...  anything else
class LoopContext : public ProgramContext {
public:
  /// `outside` answers for the values that aren't made inside `outermost`. With
  /// `tracesSizes`, dims of values made inside are followed to where they come
  /// from, which asks `outside` for further sizes; without, they are unknown
  /// unless they are the same in all iterations.
  LoopContext(Operation *outermost, WorkContext &outside, bool tracesSizes)
      : outermost(outermost), outside(outside), tracesSizes(tracesSizes) {}

  /// True for the symbols of iteration numbers.
  static bool isCounter(StringRef symbol) { return symbol.front() == 'd'; }
  /// True for symbols of which nothing is known.
  static bool isUnknown(StringRef symbol) { return symbol.front() == 'x'; }

  /// Adds a loop inside all loops added before, with the counter `value` (null
  /// for none), which is start + step * iteration. Returns its number.
  unsigned addCounter(Value value, const Count &start, const Count &step);
  unsigned getNumLoops() const { return numLoops; }
  /// Sets a value that is the same in all iterations.
  void setFixed(Value value, const Count &count) { innerValues[value] = count; }

  /// Adds a loop like `addCounter`, and its `trips`. Returns nullopt, and adds
  /// nothing, if its iterations are no pieces of a range.
  std::optional<unsigned> addLoop(const Count &trips, Value value,
                                  const Count &start, const Count &step);
  /// The loops by number, if all are from `addLoop`.
  ArrayRef<TiledLoop> getLoops() const { return loops; }

  /// Returns nullopt if `value` is not linear in the iteration numbers.
  static std::optional<LinearIndex> getLinear(const Count &value);
  std::optional<LinearIndex> getLinear(OpFoldResult value) {
    return getLinear(getFoldValue(value));
  }

  /// True for a value that isn't made inside, such as an argument of a kernel
  /// whose threads are the outermost loops.
  bool isOutside(Value value) const;
  Count getDim(Value shaped, int64_t dim) override;
  Count getIndexValue(Value index) override;
  Count makeSymbol(StringRef, Location) override { return makeUnknown(); }
  std::optional<Count> getLaunchSize(StringRef name) override;

private:
  Count makeUnknown() {
    return Count::symbol("x" + std::to_string(numUnknowns++));
  }
  bool isHandedOn(Value shaped, int64_t dim);
  Count getInvariant(Value value, int64_t dim);
  Count limit(std::optional<Count> count, Value value, int64_t dim);

  Operation *outermost;
  WorkContext &outside;
  bool tracesSizes;
  std::vector<TiledLoop> loops;
  unsigned numLoops = 0;
  llvm::DenseMap<Value, Count> innerValues;
  llvm::DenseMap<std::pair<Value, int64_t>, Count> innerDims;
  llvm::DenseMap<std::pair<Value, int64_t>, unsigned> invariants;
  unsigned numUnknowns = 0;
  unsigned nesting = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPCONTEXT_H
