//===- TileNest.h - Several ops in one nest of tiles -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_NEST_TILENEST_H
#define ROOFLINE_LIB_ADVICE_FUSION_NEST_TILENEST_H

#include "../FusionSet.h"
#include "roofline/Estimate/TileAdvice.h"
#include "roofline/Nest/Nest.h"
#include "roofline/Target/TargetDescription.h"
#include "roofline/Traffic/Traffic.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// The loops of all ops of a set, those that the values between the ops connect
/// taken as one. The operands are what comes from outside of the set and leaves
/// it.
struct TileNest : Nest {
  /// The loops over tiles can be around all ops: each op has it, no op sums up
  /// over it, and no op needs more than the same part of what another makes.
  llvm::SmallBitVector isShared;
  /// Per member of the set, the nest's loop for each loop of the op.
  SmallVector<SmallVector<unsigned, 8>, 4> memberLoops;
  /// Where each operand lies: the first operand of the same kind that reads the
  /// same value through reshapes, or writes the same storage; and what is
  /// accessed of each dim of it, no dims if that is not known.
  struct Place {
    struct Dim {
      /// The shared loop that indexes it; -1 for another dim.
      int64_t loop = -1;
      /// All elements from `start` to before `end` are accessed, or some of
      /// them, by all tiles together.
      int64_t start = 0, end = 1;
      bool isDense = true;
      /// A reshape makes it of several dims, or then one more of a part of
      /// these.
      bool isMerged = false, isSplit = false;
      /// A loop of a window, -1 for one that is not shared, its step and its
      /// extent.
      struct Term {
        int64_t loop, step, count;

        std::tuple<int64_t, int64_t, int64_t> getKey() const {
          return {loop, step, count};
        }
        bool operator==(const Term &other) const {
          return getKey() == other.getKey();
        }
        bool operator<(const Term &other) const {
          return getKey() < other.getKey();
        }
      };
      /// The window that a tile has of it, sorted; empty for a dim of which
      /// each tile needs all elements, or those of `loop`.
      SmallVector<Term, 2> window = {};

      bool operator==(const Dim &other) const {
        return loop == other.loop && start == other.start && end == other.end &&
               isDense == other.isDense && isMerged == other.isMerged &&
               isSplit == other.isSplit && window == other.window;
      }
    };
    using Dims = std::optional<SmallVector<Dim, 6>>;
    unsigned root = 0;
    /// The root of what is written to the storage that is read here.
    std::optional<unsigned> written = {};
    Dims dims;
    /// The shape as which it is read: through others only dims that are whole
    /// or the same count as the same.
    Type shape;
    /// One loop moves several dims: along all of them only some of the elements
    /// are accessed.
    bool isSkewed = false;

    bool operator==(const Place &other) const {
      return root == other.root && written == other.written &&
             dims == other.dims && shape == other.shape &&
             isSkewed == other.isSkewed;
    }
  };
  SmallVector<Place, 4> places;
  /// Where the elements of each operand are [B], after the first; no value
  /// where that is not known. Empty if no level of the target has prefetchers
  /// (R37).
  SmallVector<std::optional<LinearIndex>, 4> addresses;

  /// True if in tiles of `sizes` an operand before `operand` reads or writes
  /// the same elements, or another one those and more: then they move once
  /// (R11). A part of a merged dim in the `tile` that is written is none of
  /// what is read through another shape, however much of the loops a memory
  /// holds, and a part of a split one none of what is read at other indices.
  bool comesAgain(unsigned operand, ArrayRef<int64_t> sizes,
                  ArrayRef<int64_t> tile) const;
  /// False if no operand comes again in any tile, or, if `reshaped`, none
  /// through another shape.
  bool hasRepeats(bool reshaped = false) const;
  /// Bytes of the operands in a tile of `sizes`, what comes again left out.
  int64_t countOutside(ArrayRef<int64_t> sizes) const;
  /// Bytes of `countOutside` that are counted twice where it is room that
  /// matters: what an op adds onto is written where it was read.
  int64_t countInPlace(ArrayRef<int64_t> sizes) const;

  /// What stays between the ops: made by one, read by others.
  SmallVector<Operand, 4> inner;
  /// All that the ops read and write, each op on its own.
  SmallVector<Operand, 8> accesses;

  /// Per loop, what tile sizes should be a multiple of: the native tile of a
  /// product in the set, and the elements of a cache line.
  SmallVector<int64_t, 8> granules;

  /// The sums of each product in the set.
  SmallVector<ProductSums, 1> sums = {};

  /// Where the vectors of each op lie that has loops for them.
  SmallVector<VectorLoops, 2> vectors = {};

  /// How much longer the ops compute in tiles of `sizes` than in full vectors.
  double getVectorWaste(ArrayRef<int64_t> sizes) const;

  /// A reshape of a slice of a lower rank that is read.
  struct SliceRead {
    /// The loops that index it.
    SmallVector<unsigned, 4> loops;
    /// `findConfusedDims` in loops.
    SmallVector<std::pair<int64_t, int64_t>, 2> confused;

    bool operator==(const SliceRead &other) const {
      return loops == other.loops && confused == other.confused;
    }
  };
  SmallVector<SliceRead, 1> sliceReads;

  /// Loops of the last op by which upstream tiles it.
  unsigned numLastLoops = 0;

  bool operator==(const TileNest &other) const {
    return Nest::operator==(other) && isShared == other.isShared &&
           memberLoops == other.memberLoops && places == other.places &&
           addresses == other.addresses && inner == other.inner &&
           accesses == other.accesses && granules == other.granules &&
           sums == other.sums && vectors == other.vectors &&
           sliceReads == other.sliceReads && numLastLoops == other.numLastLoops;
  }

  ArrayRef<unsigned> getLastLoops() const {
    return ArrayRef(memberLoops.back()).take_front(numLastLoops);
  }

  /// No value if upstream can't make one nest of it, with the reason in
  /// `whyNot`. With `isRewritten` ops are taken that upstream would have to
  /// rewrite first.
  static std::optional<TileNest> make(const FusionSet &set,
                                      const TargetDescription &target,
                                      StorageSizes &sizes, std::string &whyNot,
                                      bool isRewritten = false);
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_TILENEST_H
