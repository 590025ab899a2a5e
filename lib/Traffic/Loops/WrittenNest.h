//===- WrittenNest.h - Traffic of loops as written --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENNEST_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENNEST_H

#include "WrittenGroup.h"
#include "roofline/Traffic/Traffic.h"

#include <map>
#include <tuple>

namespace mlir::roofline {

/// A fast memory, and which values move through it.
struct FastMemory {
  int64_t capacityBytes = 0;
  /// Memory spaces of values that don't: they live in it or in another memory
  /// on the same side (R18).
  SmallVector<Attribute, 2> otherSpaces;

  bool operator==(const FastMemory &other) const {
    return capacityBytes == other.capacityBytes &&
           otherSpaces == other.otherSpaces;
  }
};

/// What the loops inside one outermost loop move between a fast memory and the
/// next one, executed in the order in which they are written. The largest part
/// of the nest whose footprint fits, of all values together, holds what it
/// touches until it is left; around it, what one iteration touches stays if the
/// next one touches it, too (docs/understand/WrittenLoops.md).
class WrittenNest {
public:
  /// `outermost` is an op with regions that execute; `outside` tells of the
  /// values that aren't made in them.
  WrittenNest(Operation *outermost, StorageSizes &sizes,
              ProgramContext &outside, const Hypothesis *hypothesis = nullptr)
      : program(outermost, outside, hypothesis), sizes(sizes) {}

  /// Bytes that all executions of `op` move per execution of the outermost
  /// loop, by memory space; at least 0 in a branch. An element that several ops
  /// touch while it stays is read by the first reader and written by the last
  /// writer. No value where that is not known, such as for indices that aren't
  /// linear in loop counters, loops without constant trip counts, and where not
  /// even one execution of the op fits.
  std::optional<ArrayRef<SpaceTraffic>> computeTraffic(Operation *op,
                                                       const FastMemory &fast);
  /// The same if everything fits: each distinct element once.
  std::optional<ArrayRef<SpaceTraffic>> computeCompulsory(Operation *op) {
    return computeTraffic(op, {INT64_MAX, {}});
  }

  /// Memory spaces of the values, with the sum of the sizes of those;
  /// `INT64_MAX` if one isn't known [B].
  llvm::MapVector<Attribute, int64_t> computeSpaceBytes();

private:
  using SpaceTraffics = SmallVector<SpaceTraffic, 1>;
  /// Of one fast memory: traffic per leaf.
  struct Solution {
    FastMemory fast;
    std::vector<std::optional<SpaceTraffics>> leaves;
  };

  /// What is known of a unit, whatever the capacity.
  struct SolvedUnit {
    /// No value beyond what can be counted.
    std::optional<int64_t> footprintBytes;
    bool hasTraffic = false;
    /// By leaf, from the unit's first one.
    std::vector<std::optional<SpaceTraffics>> leaves;
  };
  using UnitKey = std::tuple<unsigned, unsigned, size_t, bool, size_t>;

  SolvedUnit &getUnit(const WrittenUnit &unit, const FastMemory &fast);
  Solution solve(const FastMemory &fast);
  void solveBody(ArrayRef<unsigned> children, SmallVector<unsigned, 6> &loops,
                 size_t firstKept, Solution &solution);
  bool fits(const WrittenUnit &unit, const FastMemory &fast);
  std::optional<int64_t> computeFootprint(const WrittenUnit &unit,
                                          const FastMemory &fast);
  std::optional<int64_t> getBytes(const WrittenAccess &access,
                                  int64_t elements);
  int64_t computeUnknownBytes(const WrittenLeaf &leaf,
                              const WrittenAccess &access, size_t depth);
  void addUnit(const WrittenUnit &unit, Solution &solution);
  void computeUnit(const WrittenUnit &unit, const FastMemory &fast,
                   SolvedUnit &solved);
  void addGroup(const WrittenUnit &unit, const WrittenGroup &group,
                SolvedUnit &solved);
  void addBytes(const WrittenUnit &unit, WrittenAccessRef ref, int64_t elements,
                CountRange SpaceTraffic::*direction, SolvedUnit &solved);
  const WrittenAccess &getAccess(WrittenAccessRef ref) const {
    return program.getLeaves()[ref.leaf].accesses[ref.access];
  }

  WrittenProgram program;
  StorageSizes &sizes;
  SmallVector<Solution, 4> solutions;
  /// By the memory spaces that are left out.
  SmallVector<
      std::pair<SmallVector<Attribute, 2>, std::map<UnitKey, SolvedUnit>>, 0>
      units;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_WRITTENNEST_H
