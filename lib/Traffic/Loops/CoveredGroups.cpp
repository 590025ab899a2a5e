//===- CoveredGroups.cpp - Reads of what is read anyway -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessGroup.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// Most groups of one storage that are compared.
static constexpr size_t maxCompared = 16;

/// The last number of `set`.
static int64_t getLast(const IndexSet &set) {
  int64_t last = set.low;
  for (const IndexTerm &term : set.terms)
    last = addElements(last, multiplyElements(term.slope, term.count - 1));
  return last;
}

/// Of each dim all is touched, or the loops around move both and what `other`
/// has is inside.
bool GroupCounter::covers(const LoopAccess &access, const LoopAccess &other,
                          ArrayRef<int64_t> shape) const {
  for (auto [index, others, size] :
       llvm::zip_equal(*access.rootIndices, *other.rootIndices, shape)) {
    IndexSet own = makeDim(index), inner = makeDim(others);
    int64_t last = getLast(own);
    bool isDense = own.count() == last - own.low + 1;
    bool isMoved = false, isAlike = index.unknown == others.unknown;
    for (unsigned loop : part.loops) {
      isMoved |= index.getSlope(loop) != 0;
      isAlike &= index.getSlope(loop) == others.getSlope(loop);
    }
    bool isAll = !isMoved && index.unknown == Count(0) && own.low <= 0 &&
                 last + 1 >= size;
    bool isInside = isAlike && own.low <= inner.low && getLast(inner) <= last;
    if (!isDense || !(isAll || isInside))
      return false;
  }
  return makeSet(access).dependence.empty();
}

bool GroupCounter::covers(const GroupCounter &other,
                          ArrayRef<int64_t> shape) const {
  return llvm::all_of(other.accesses, [&](const LoopAccess *inner) {
    return llvm::any_of(accesses, [&](const LoopAccess *outer) {
      return outer->elementType == inner->elementType &&
             covers(*outer, *inner, shape);
    });
  });
}

void roofline::dropCovered(const LoopProgram &program, const NestPart &part,
                           SmallVector<AccessGroup> &groups) {
  auto getLeaf = [&](AccessRef ref) -> const LoopLeaf & {
    return program.getLeaves()[ref.leaf];
  };
  auto writes = [&](AccessRef ref) {
    return getLeaf(ref).accesses[ref.access].writes;
  };
  llvm::SmallDenseMap<unsigned, SmallVector<unsigned, 2>, 8> ofRoot;
  for (auto [number, group] : llvm::enumerate(groups))
    ofRoot[group.root].push_back(number);
  llvm::SmallBitVector isGone(groups.size());
  for (unsigned number = 0; number < groups.size(); ++number) {
    ArrayRef<unsigned> same = ofRoot[groups[number].root];
    auto shape = dyn_cast<ShapedType>(
        program.getRoots()[groups[number].root].value.getType());
    if (same.size() < 2 || same.size() > maxCompared || !shape ||
        !shape.hasStaticShape() || llvm::any_of(same, [&](unsigned other) {
          return llvm::any_of(groups[other].accesses, writes);
        }))
      continue;
    GroupCounter own(program, part, groups[number].accesses);
    isGone[number] = llvm::any_of(same, [&](unsigned other) {
      return other != number && !isGone[other] &&
             llvm::none_of(
                 groups[other].accesses,
                 [&](AccessRef ref) { return getLeaf(ref).isConditional; }) &&
             GroupCounter(program, part, groups[other].accesses)
                 .covers(own, shape.getShape());
    });
  }
  unsigned number = 0;
  llvm::erase_if(groups, [&](const AccessGroup &) { return isGone[number++]; });
}
