//===- LoopReuse.h - Bytes that loops move past a fast memory ---*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What moves between a fast memory and the next outer one when a loop program
// executes in the order in which it is written. In go the outermost loop and
// the fast memory; out come, for each op inside, the bytes by memory space.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPREUSE_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPREUSE_H

#include "AccessGroup.h"
#include "roofline/Nest/CacheLineCount.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Traffic/Traffic.h"

#include <map>
#include <tuple>

namespace mlir::roofline {

/// A fast memory, and the values that move through it.
struct FastMemory {
  int64_t capacityBytes = 0;
  /// Memory spaces of the values that don't move through it: they live in it or
  /// in another memory on the same side (R18).
  SmallVector<Attribute, 2> otherSpaces;
  Prefetch prefetch;

  bool operator==(const FastMemory &other) const {
    return capacityBytes == other.capacityBytes && prefetch == other.prefetch &&
           otherSpaces == other.otherSpaces;
  }
};

/// Computes what the loops inside one outermost loop move. The largest part of
/// the nest whose footprint, of all values together, fits keeps what it touches
/// until it ends. Around that part, elements stay from one iteration to the
/// next if both touch them (docs/understand/LoopTraffic.md).
class LoopReuse {
public:
  /// `outermost` is an op with regions that execute; `outside` answers for the
  /// values that aren't made in them.
  LoopReuse(Operation *outermost, StorageSizes &sizes, ProgramContext &outside,
            const Hypothesis *hypothesis = nullptr)
      : program(outermost, outside, hypothesis), sizes(sizes) {}

  /// Returns the bytes that all executions of `op` move per execution of the
  /// outermost loop, by memory space; at least 0 in a branch. An element that
  /// several ops touch while it stays is read by the first reader and written
  /// by the last writer. What is read at indices that aren't linear in loop
  /// counters moves at most each time. Returns nullopt where the bytes are
  /// unknown: for writes at such indices, and reads if `fast` holds everything,
  /// for loops without constant trip counts, and where not even one execution
  /// of the op fits.
  std::optional<ArrayRef<SpaceTraffic>> computeTraffic(Operation *op,
                                                       const FastMemory &fast);
  /// Returns what prefetchers fetch in vain past the ends of the runs in which
  /// the op moves these (R37) [B]. Precondition: `computeTraffic` gave its
  /// bytes.
  Count countPast(Operation *op, const FastMemory &fast) const;
  /// An access of the work of an op, by number.
  using OpAccess = std::pair<Operation *, size_t>;
  /// Returns the distinct elements that `accesses` to one storage touch
  /// together in one execution of the outermost loop, all branches taken;
  /// nullopt where they aren't known exactly.
  std::optional<int64_t> countDistinct(ArrayRef<OpAccess> accesses);
  /// Returns true if the accesses are known to touch the same element in each
  /// execution of the block that contains both.
  bool haveEqualIndices(OpAccess first, OpAccess second);
  /// Returns true if `first` is known to touch all that `later`, which follows
  /// it in the program, touches in the same iteration of the loops around both.
  bool coversLater(OpAccess first, OpAccess later);
  /// Returns the memory spaces of the values, each with the sum of the sizes of
  /// its values, or `INT64_MAX` if one is unknown [B].
  llvm::MapVector<Attribute, int64_t> computeSpaceBytes();

private:
  using SpaceTraffics = SmallVector<SpaceTraffic, 1>;
  /// Traffic per leaf for one fast memory; nullopt where it is unknown.
  struct Solution {
    FastMemory fast;
    std::vector<std::optional<SpaceTraffics>> leaves;
    std::vector<Count> pastBytes;
  };

  /// What accesses of a group move together.
  struct Moved {
    SmallVector<AccessRef, 2> refs;
    int64_t elements;
  };
  /// Results for a part that don't depend on the capacity.
  struct SolvedPart {
    /// Nullopt if it is unknown or too large to count.
    std::optional<int64_t> footprintBytes;
    bool hasTraffic = false;
    /// Traffic by leaf, from the part's first one on.
    std::vector<std::optional<SpaceTraffics>> leaves;
    SmallVector<Moved, 2> moved;
  };
  using PartKey = std::tuple<unsigned, unsigned, size_t, bool, size_t>;

  std::optional<AccessRef> lookup(OpAccess access) const;
  std::optional<int64_t> countDistinct(ArrayRef<AccessRef> refs,
                                       ArrayRef<unsigned> around);
  SolvedPart &getPart(const NestPart &part, const FastMemory &fast);
  Solution solve(const FastMemory &fast);
  void solveBody(ArrayRef<unsigned> children, SmallVector<unsigned, 6> &loops,
                 size_t firstKept, Solution &solution);
  bool fits(const NestPart &part, const FastMemory &fast);
  SmallVector<AccessGroup> findGroups(const NestPart &part,
                                      const FastMemory &fast) const;
  std::optional<int64_t> computeFootprint(const NestPart &part,
                                          const FastMemory &fast);
  std::optional<int64_t> getBytes(const LoopAccess &access, int64_t elements);
  int64_t computeUnknownBytes(const LoopLeaf &leaf, const LoopAccess &access,
                              size_t depth);
  void addPart(const NestPart &part, Solution &solution);
  void computePart(const NestPart &part, const FastMemory &fast,
                   SolvedPart &solved);
  void addGroup(const NestPart &part, const AccessGroup &group,
                SolvedPart &solved);
  void addBytes(const NestPart &part, AccessRef ref, int64_t elements,
                bool isUpper, CountRange SpaceTraffic::*direction,
                SolvedPart &solved);
  RunsInOrder findRunsInOrder(const NestPart &part, AccessRef ref,
                              const LinearIndex &place, int64_t elementBytes,
                              const Prefetch &prefetch) const;
  void addPast(const NestPart &part, const SolvedPart &solved,
               Solution &solution);
  std::optional<LinearIndex> locate(const LoopAccess &access) const;
  bool isReadBefore(const NestPart &part, AccessRef ref) const;
  void addUnknown(const NestPart &part, AccessRef ref, SolvedPart &solved);
  void noteMoved(const NestPart &part, ArrayRef<AccessRef> refs,
                 int64_t elements, bool isUpper, StringRef verb);
  /// True if the storage of `access` is made and used in `part` alone.
  bool isHeld(const NestPart &part, const LoopAccess &access) const {
    const LoopStorage &root = program.getRoots()[access.root];
    return root.depth > 0 && part.holds(root);
  }
  const LoopAccess &getAccess(AccessRef ref) const {
    return program.getLeaves()[ref.leaf].accesses[ref.access];
  }

  LoopProgram program;
  StorageSizes &sizes;
  /// Searches that were cut in any part, since what fits depends on all of it.
  SearchSet cutSearches = 0;
  /// The leaf whose steps go to the log, which is solved anew for it.
  std::optional<unsigned> notedLeaf;
  SmallVector<Solution, 4> solutions;
  /// Solved parts, by the memory spaces that are left out.
  SmallVector<
      std::pair<SmallVector<Attribute, 2>, std::map<PartKey, SolvedPart>>, 0>
      parts;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPREUSE_H
