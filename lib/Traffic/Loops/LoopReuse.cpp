//===- LoopReuse.cpp - Traffic of loops as written ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopReuse.h"

#include "roofline/Support/Derivation.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

static bool crosses(const LoopAccess &access, const FastMemory &fast) {
  return !llvm::is_contained(fast.otherSpaces, access.memorySpace);
}

//===----------------------------------------------------------------------===//
// Footprints
//===----------------------------------------------------------------------===//

/// Returns nullopt for numbers that are too large to be counted exactly.
std::optional<int64_t> LoopReuse::getBytes(const LoopAccess &access,
                                           int64_t elements) {
  if (elements >= maxElements)
    return std::nullopt;
  std::optional<Count> bytes = sizes.getBytes(access.elementType, elements);
  return bytes ? bytes->tryInt64() : std::nullopt;
}

/// Returns the most bytes that an access at unknown places touches in the loops
/// from `depth` on, or `INT64_MAX`.
int64_t LoopReuse::computeUnknownBytes(const LoopLeaf &leaf,
                                       const LoopAccess &access, size_t depth) {
  int64_t elements = access.mostElements.value_or(maxElements);
  for (unsigned loop : ArrayRef(leaf.loops).drop_front(depth))
    elements =
        multiplyElements(elements, program.getLoops()[loop].getFullTrips());
  if (std::optional<int64_t> all = program.getRoots()[access.root].elements)
    elements = std::min(elements, *all);
  return getBytes(access, elements).value_or(INT64_MAX);
}

/// The groups of `part` that cross into `fast`.
SmallVector<AccessGroup> LoopReuse::findGroups(const NestPart &part,
                                               const FastMemory &fast) const {
  auto groups = groupAccesses(program, part, [&](const LoopAccess &access) {
    return crosses(access, fast);
  });
  dropCovered(program, part, groups);
  return groups;
}

/// Returns the bytes that one execution of `part` touches, or nullopt if they
/// are unknown.
std::optional<int64_t> LoopReuse::computeFootprint(const NestPart &part,
                                                   const FastMemory &fast) {
  int64_t total = 0;
  for (unsigned number = part.firstLeaf; number < part.lastLeaf; ++number) {
    const LoopLeaf &leaf = program.getLeaves()[number];
    if (leaf.isOpaque)
      return std::nullopt;
    for (const LoopAccess &access : leaf.accesses)
      if (!access.rootIndices && crosses(access, fast) &&
          llvm::AddOverflow(
              total, computeUnknownBytes(leaf, access, part.loops.size()),
              total))
        return std::nullopt;
  }
  for (const AccessGroup &group : findGroups(part, fast)) {
    int64_t elements = GroupCounter(program, part, group.accesses).countOnce();
    if (std::optional<int64_t> all = program.getRoots()[group.root].elements)
      elements = std::min(elements, *all);
    std::optional<int64_t> bytes =
        getBytes(getAccess(group.accesses.front()), elements);
    if (!bytes || llvm::AddOverflow(total, *bytes, total))
      return std::nullopt;
  }
  return total;
}

LoopReuse::SolvedPart &LoopReuse::getPart(const NestPart &part,
                                          const FastMemory &fast) {
  auto *known = llvm::find_if(parts, [&](const auto &entry) {
    return entry.first == fast.otherSpaces;
  });
  if (known == parts.end()) {
    parts.push_back({fast.otherSpaces, {}});
    known = &parts.back();
  }
  PartKey key(part.firstLeaf, part.lastLeaf, part.loops.size(),
              part.isWholeBody, part.firstKept);
  auto [it, isNew] = known->second.try_emplace(key);
  if (isNew)
    it->second.footprintBytes = computeFootprint(part, fast);
  return it->second;
}

/// Returns true if everything that one execution of `part` touches fits.
bool LoopReuse::fits(const NestPart &part, const FastMemory &fast) {
  std::optional<int64_t> bytes = getPart(part, fast).footprintBytes;
  return bytes && *bytes <= fast.capacityBytes;
}

llvm::MapVector<Attribute, int64_t> LoopReuse::computeSpaceBytes() {
  llvm::MapVector<Attribute, int64_t> spaces;
  llvm::DenseSet<unsigned> seen;
  for (const LoopLeaf &leaf : program.getLeaves())
    for (const LoopAccess &access : leaf.accesses) {
      int64_t &sum = spaces[access.memorySpace];
      if (!seen.insert(access.root).second)
        continue;
      const LoopStorage &root = program.getRoots()[access.root];
      std::optional<int64_t> bytes =
          getBytes(access, root.elements.value_or(maxElements));
      if (!bytes || llvm::AddOverflow(sum, *bytes, sum))
        sum = INT64_MAX;
    }
  return spaces;
}

//===----------------------------------------------------------------------===//
// Traffic
//===----------------------------------------------------------------------===//

void LoopReuse::addBytes(const NestPart &part, AccessRef ref, int64_t elements,
                         bool isUpper, CountRange SpaceTraffic::*direction,
                         SolvedPart &solved) {
  std::optional<SpaceTraffics> &traffic =
      solved.leaves[ref.leaf - part.firstLeaf];
  const LoopAccess &access = getAccess(ref);
  std::optional<int64_t> bytes = getBytes(access, elements);
  if (!bytes)
    traffic.reset();
  if (!traffic || bytes == 0)
    return;
  auto *entry = llvm::find_if(*traffic, [&](const SpaceTraffic &other) {
    return other.space == access.memorySpace &&
           other.placement == access.placement;
  });
  if (entry == traffic->end())
    entry = traffic->insert(access.memorySpace ? entry : traffic->begin(),
                            {access.memorySpace, {}, {}, access.placement});
  isUpper |= program.getLeaves()[ref.leaf].isConditional;
  entry->*direction +=
      isUpper ? CountRange(0, *bytes) : CountRange(Count(*bytes));
}

/// Notes the bytes of `elements` elements that `refs` move, if their first leaf
/// is what the log is about.
void LoopReuse::noteMoved(const NestPart &part, ArrayRef<AccessRef> refs,
                          int64_t elements, bool isUpper, StringRef verb) {
  AccessRef ref = verb == "writes" ? refs.back() : refs.front();
  if (notedLeaf != ref.leaf || elements == 0)
    return;
  const LoopAccess &access = getAccess(ref);
  std::optional<int64_t> bytes = getBytes(access, elements);
  std::optional<Count> bits = sizes.getBits(access.elementType);
  if (!bytes || !bits)
    return;
  std::string text =
      (verb + " " +
       llvm::to_string(program.getRoots()[access.root].value.getType()))
          .str();
  DerivationLog *log = DerivationLog::get();
  DerivedCount moved = GroupCounter(program, part, refs).describeMoved();
  bool follows = moved.get() == Count(elements);
  log->add({"", text + ": elements", follows ? moved.getText() : "",
            Count(elements), "", "LoopTraffic.md"});
  DerivedCount size = countFloorDiv(*bits, 8);
  DerivedCount all =
      size.get() * 8 == *bits
          ? DerivedCount(Count(elements)) * size
          : countCeilDiv(DerivedCount(Count(elements)) * *bits, 8);
  bool mayNot = isUpper || program.getLeaves()[ref.leaf].isConditional;
  if (!mayNot)
    log->add(
        {"bytes", text, all.getText(), Count(*bytes), "B", "LoopTraffic.md"});
  log->add({"bytes_upper", text + (mayNot ? ", at most" : ""), all.getText(),
            Count(*bytes), "B", "LoopTraffic.md"});
}

/// Adds what a group moves. Elements that the part reaches anew are read, and
/// written back if the part writes them. Elements that the group writes before
/// it reads them are not read, nor those that are uniform before the first
/// write (R12). Where too many are shared to be found, there may be fewer.
void LoopReuse::addGroup(const NestPart &part, const AccessGroup &group,
                         SolvedPart &solved) {
  CutSearches searches;
  const LoopStorage &root = program.getRoots()[group.root];
  SmallVector<AccessRef, 2> reads, writes;
  for (AccessRef ref : group.accesses) {
    if (getAccess(ref).reads)
      reads.push_back(ref);
    if (getAccess(ref).writes)
      writes.push_back(ref);
  }
  if (!writes.empty()) {
    int64_t elements = GroupCounter(program, part, writes).countMoved();
    bool isUpper = searches.get() != 0;
    noteMoved(part, writes, elements, isUpper, "writes");
    addBytes(part, writes.back(), elements, isUpper,
             &SpaceTraffic::bytesWritten, solved);
    solved.moved.push_back({writes, elements});
  }
  if (reads.empty())
    return;
  AccessRef first = group.accesses.front();
  if (!getAccess(first).reads &&
      !program.getLeaves()[first.leaf].isConditional &&
      GroupCounter(program, part, first).countOnce() ==
          GroupCounter(program, part, group.accesses).countOnce())
    return;
  int64_t elements = GroupCounter(program, part, reads).countMoved();
  if (getAccess(reads.front()).isUniform && !writes.empty() &&
      first.leaf == root.firstLeaf) {
    // The part over all executions of the loops that work in one storage.
    NestPart whole = part;
    whole.loops = part.loops.take_front(root.depth);
    whole.firstKept = whole.loops.size();
    int64_t once = GroupCounter(program, whole, writes).countMoved();
    elements = std::max<int64_t>(0, elements - once);
  }
  bool isUpper = searches.get() != 0;
  noteMoved(part, reads, elements, isUpper, "reads");
  addBytes(part, reads.front(), elements, isUpper, &SpaceTraffic::bytesRead,
           solved);
  solved.moved.push_back({reads, elements});
}

/// True if an op before `ref` in `part` always reads the same elements of the
/// same value in each iteration.
bool LoopReuse::isReadBefore(const NestPart &part, AccessRef ref) const {
  const LoopAccess &access = getAccess(ref);
  if (!access.map || access.elements || access.value.hasOneUse())
    return false;
  return llvm::any_of(
      program.getLeaves().slice(part.firstLeaf, ref.leaf - part.firstLeaf),
      [&](const LoopLeaf &leaf) {
        return !leaf.isConditional &&
               leaf.loops == program.getLeaves()[ref.leaf].loops &&
               llvm::any_of(leaf.accesses, [&](const LoopAccess &other) {
                 return other.reads && other.value == access.value &&
                        other.map == access.map && !other.elements;
               });
      });
}

/// Adds what an access at unknown places moves. What is made in the part is
/// there, wherever it is read; other reads move at most what they touch, unless
/// that has been read in the same iteration.
void LoopReuse::addUnknown(const NestPart &part, AccessRef ref,
                           SolvedPart &solved) {
  const LoopAccess &access = getAccess(ref);
  if (access.writes)
    return solved.leaves[ref.leaf - part.firstLeaf].reset();
  if (isHeld(part, access) || isReadBefore(part, ref))
    return;
  if (notedLeaf == ref.leaf)
    if (std::optional<int64_t> bytes = getBytes(access, access.allElements))
      DerivationLog::get()->add(
          {"bytes_upper",
           "reads " +
               llvm::to_string(
                   program.getRoots()[access.root].value.getType()) +
               " at places that are not known, at most",
           "", Count(*bytes), "B", "LoopTraffic.md"});
  addBytes(part, ref, access.allElements, /*isUpper=*/true,
           &SpaceTraffic::bytesRead, solved);
}

void LoopReuse::computePart(const NestPart &part, const FastMemory &fast,
                            SolvedPart &solved) {
  solved.hasTraffic = true;
  solved.leaves.assign(part.lastLeaf - part.firstLeaf, SpaceTraffics());
  solved.moved.clear();
  for (const AccessGroup &group : findGroups(part, fast))
    addGroup(part, group, solved);
  for (unsigned leaf = part.firstLeaf; leaf < part.lastLeaf; ++leaf)
    for (auto [number, access] :
         llvm::enumerate(program.getLeaves()[leaf].accesses))
      if (!access.rootIndices && crosses(access, fast))
        addUnknown(part, {leaf, unsigned(number)}, solved);
}

void LoopReuse::addPart(const NestPart &part, Solution &solution) {
  SolvedPart &solved = getPart(part, solution.fast);
  if (!solved.hasTraffic || notedLeaf)
    computePart(part, solution.fast, solved);
  llvm::copy(solved.leaves, solution.leaves.begin() + part.firstLeaf);
  if (solution.fast.prefetch.isKnown())
    addPast(part, solved, solution);
}

/// Solves `children`, the body of the innermost of `loops`. The loops from
/// `loops[firstKept]` on contain nothing else.
void LoopReuse::solveBody(ArrayRef<unsigned> children,
                          SmallVector<unsigned, 6> &loops, size_t firstKept,
                          Solution &solution) {
  ArrayRef<LoopNode> nodes = program.getNodes();
  if (children.empty())
    return;
  NestPart body{loops, nodes[children.front()].firstLeaf,
                nodes[children.back()].lastLeaf, true, firstKept};
  if (fits(body, solution.fast))
    return addPart(body, solution);
  for (unsigned child : children) {
    const LoopNode &node = nodes[child];
    bool isAlone = children.size() == 1;
    NestPart part{loops, node.firstLeaf, node.lastLeaf, false, loops.size()};
    if (!isAlone && fits(part, solution.fast)) {
      addPart(part, solution);
      continue;
    }
    if (node.loop < 0)
      continue;
    loops.push_back(node.loop);
    solveBody(node.children, loops, isAlone ? firstKept : loops.size() - 1,
              solution);
    loops.pop_back();
  }
}

LoopReuse::Solution LoopReuse::solve(const FastMemory &fast) {
  CutSearches searches;
  Solution solution;
  solution.fast = fast;
  solution.leaves.resize(program.getLeaves().size());
  solution.pastBytes.resize(program.getLeaves().size());
  SmallVector<unsigned, 6> loops;
  solveBody(program.getTop(), loops, 0, solution);
  cutSearches |= searches.get();
  return solution;
}

std::optional<ArrayRef<SpaceTraffic>>
LoopReuse::computeTraffic(Operation *op, const FastMemory &fast) {
  if (program.isIdle(op))
    return ArrayRef<SpaceTraffic>();
  std::optional<unsigned> leaf = program.lookupLeaf(op);
  if (!leaf)
    return std::nullopt;
  if (DerivationLog::get()) {
    llvm::SaveAndRestore<std::optional<unsigned>> noted(notedLeaf, *leaf);
    (void)solve(fast);
  }
  auto *solution = llvm::find_if(
      solutions, [&](const Solution &known) { return known.fast == fast; });
  if (solution == solutions.end()) {
    solutions.push_back(solve(fast));
    solution = &solutions.back();
  }
  CutSearches::add(cutSearches);
  // What is read at unknown places is no bound.
  auto isUnknown = [&](const LoopAccess &access) {
    return !access.rootIndices && crosses(access, fast) &&
           !isHeld({{}, 0, 0, true, 0}, access);
  };
  if (fast.capacityBytes == INT64_MAX &&
      llvm::any_of(program.getLeaves()[*leaf].accesses, isUnknown))
    return std::nullopt;
  if (const auto &traffic = solution->leaves[*leaf])
    return ArrayRef<SpaceTraffic>(*traffic);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Distinct elements
//===----------------------------------------------------------------------===//

/// Returns nullopt for an access without known indices.
std::optional<AccessRef> LoopReuse::lookup(OpAccess access) const {
  std::optional<unsigned> leaf = program.lookupLeaf(access.first);
  if (!leaf || access.second >= program.getLeaves()[*leaf].accesses.size())
    return std::nullopt;
  AccessRef ref{*leaf, unsigned(access.second)};
  return getAccess(ref).rootIndices ? std::optional(ref) : std::nullopt;
}

/// Counts what accesses that the loops `around` move in step touch in one
/// iteration of these.
std::optional<int64_t> LoopReuse::countDistinct(ArrayRef<AccessRef> refs,
                                                ArrayRef<unsigned> around) {
  llvm::SmallPtrSet<const LoopAccess *, 4> counted;
  for (AccessRef ref : refs)
    counted.insert(&getAccess(ref));
  NestPart part{around, 0, unsigned(program.getLeaves().size()), true,
                around.size()};
  auto groups = groupAccesses(program, part, [&](const LoopAccess &access) {
    return counted.contains(&access);
  });
  if (groups.size() != 1)
    return std::nullopt;
  return GroupCounter(program, part, refs).countExactly();
}

std::optional<int64_t> LoopReuse::countDistinct(ArrayRef<OpAccess> accesses) {
  SmallVector<AccessRef, 4> refs;
  for (OpAccess access : accesses) {
    std::optional<AccessRef> ref = lookup(access);
    if (!ref)
      return std::nullopt;
    refs.push_back(*ref);
  }
  return countDistinct(refs, {});
}

bool LoopReuse::coversLater(OpAccess first, OpAccess later) {
  std::optional<AccessRef> one = lookup(first), other = lookup(later);
  if (!one || !other)
    return false;
  ArrayRef<unsigned> loops = program.getLeaves()[one->leaf].loops;
  ArrayRef<unsigned> otherLoops = program.getLeaves()[other->leaf].loops;
  // The last tile may be smaller for one of them.
  for (unsigned loop : llvm::concat<const unsigned>(loops, otherLoops))
    if (!program.getLoops()[loop].cuts.empty())
      return false;
  size_t common = 0;
  while (common < std::min(loops.size(), otherLoops.size()) &&
         loops[common] == otherLoops[common])
    ++common;
  ArrayRef<unsigned> around = loops.take_front(common);
  std::optional<int64_t> own = countDistinct(*one, around);
  return own && own == countDistinct({*one, *other}, around);
}

bool LoopReuse::haveEqualIndices(OpAccess first, OpAccess second) {
  std::optional<AccessRef> one = lookup(first), other = lookup(second);
  return one && other && getAccess(*one).root == getAccess(*other).root &&
         getAccess(*one).rootIndices == getAccess(*other).rootIndices;
}
