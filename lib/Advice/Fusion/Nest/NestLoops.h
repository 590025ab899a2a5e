//===- NestLoops.h - The loops of several ops as those of one nest --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTLOOPS_H
#define ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTLOOPS_H

#include "../FusionSet.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// The loops of all ops of a set, those that the values between the ops connect
/// taken as one.
class NestLoops {
public:
  using Member = FusionSet::Member;

  explicit NestLoops(const FusionSet &set) : set(set) {}

  /// Fails if upstream can't make one nest of the ops, with the reason in
  /// `whyNot`.
  LogicalResult join(std::string &whyNot);

  ArrayRef<int64_t> getExtents() const { return extents; }
  /// The loops over tiles can be around all ops: each op has it, no op sums up
  /// over it, and no op needs more than the same part of what another makes.
  const llvm::SmallBitVector &getShared() const { return isShared; }
  /// The nest's loop for a loop of an op.
  unsigned getLoop(const Member &member, unsigned loop) const {
    return classes[getFirst(member) + loop];
  }

private:
  /// A read of what a loop of a member writes that is no loop of the reader, or
  /// of a dim of `size` that a reshape between them splits or merges.
  struct Window {
    const Member *maker;
    unsigned loop;
    const Member *reader;
    AffineExpr index;
    int64_t size;
  };

  bool refuse(const Twine &reason) {
    whyNot = reason.str();
    return false;
  }
  void numberLoops();
  bool joinPair(unsigned lhs, unsigned rhs);
  void pinFilled(const Member &member);
  bool joinLoops();
  bool joinSiblings();
  bool joinAccess(const Member &maker, const Access &write,
                  const Member &reader, const Access &read);
  bool setExtents();
  int64_t countCovered(const Window &window) const;
  bool coversAll(const Window &window, int64_t size) const;
  unsigned coverSource(
      const Member &member,
      llvm::function_ref<void(unsigned loop, int64_t extent)> cover) const;
  bool cropToWindows();
  bool cropLoops();
  void findShared();
  void pin(const Member &member, AffineExpr expr);
  unsigned getFirst(const Member &member) const {
    return firstLoops[&member - set.getMembers().data()];
  }

  const FusionSet &set;
  std::string whyNot;
  SmallVector<int64_t, 8> extents;
  llvm::SmallBitVector isShared;
  /// Number of the first loop of each member, if loops are numbered through.
  SmallVector<unsigned, 4> firstLoops;
  llvm::IntEqClasses classes;
  /// Loops of members of which no part is enough for another member.
  llvm::SmallBitVector isPinned;
  std::string pinReason;
  /// Loops of members that are one with a loop of a reader; that a reshape
  /// hides from a reader.
  llvm::SmallBitVector isJoined, isNeeded;
  SmallVector<Window, 4> windows, reshaped;
};

/// The loop of `work` that `index` follows one to one; none if it is another
/// expression. Loops of one iteration don't matter: a window of 1 x 1 is none.
std::optional<unsigned> getOnlyLoop(const Work &work, AffineExpr index);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTLOOPS_H
