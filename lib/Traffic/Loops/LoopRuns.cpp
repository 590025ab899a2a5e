//===- LoopRuns.cpp - Runs of contiguous bytes that loops move ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopReuse.h"

#include "roofline/Support/Derivation.h"
#include "roofline/Traffic/CacheLineTraffic.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns where the element of an access is [elements], or nullopt if its
/// storage has no known layout.
std::optional<LinearIndex> LoopReuse::locate(const LoopAccess &access) const {
  Type type = program.getRoots()[access.root].value.getType();
  auto shaped = dyn_cast<ShapedType>(type);
  SmallVector<int64_t, 4> strides;
  if (!shaped || !shaped.hasStaticShape() ||
      !getStrides(shaped, strides).empty() ||
      strides.size() != access.rootIndices->size())
    return std::nullopt;
  std::optional<LinearIndex> place = LinearIndex();
  for (auto [index, stride] : llvm::zip_equal(*access.rootIndices, strides))
    if (place)
      place = multiplyAdd(std::move(*place), stride, index);
  return place;
}

/// The addresses that an access touches in one execution of `part` [B].
static IndexSet makeAddresses(const LoopProgram &program, const NestPart &part,
                              AccessRef ref, const LinearIndex &place,
                              int64_t elementBytes) {
  IndexSet addresses = GroupCounter(program, part, ref).makeDim(place);
  addresses.terms.insert(addresses.terms.begin(), {1, elementBytes});
  return addresses;
}

/// The runs in which the op of an access takes what `part` does.
RunsInOrder LoopReuse::findRunsInOrder(const NestPart &part, AccessRef ref,
                                       const LinearIndex &place,
                                       int64_t elementBytes,
                                       const Prefetch &prefetch) const {
  const LoopLeaf &leaf = program.getLeaves()[ref.leaf];
  NestPart once;
  once.loops = leaf.loops;
  RunsInOrder runs(makeAddresses(program, once, ref, place, elementBytes),
                   prefetch);
  for (unsigned loop :
       llvm::reverse(ArrayRef(leaf.loops).drop_front(part.loops.size())))
    runs.repeat(place.getSlope(loop),
                program.getLoops()[loop].getFullTrips() - 1);
  return runs;
}

/// Adds what is fetched in vain past the ends of the runs in which `part` moves
/// what it moves, if they are several. Where the next iteration goes on with a
/// run it is there, if all that there is has room.
void LoopReuse::addPast(const NestPart &part, const SolvedPart &solved,
                        Solution &solution) {
  struct Runs {
    AccessRef ref;
    int64_t movedBytes;
    BrokenRun ending, next, inside;
  };
  const FastMemory &fast = solution.fast;
  const Prefetch &prefetch = fast.prefetch;
  SmallVector<Runs, 4> all;
  int64_t held = solved.footprintBytes.value_or(maxElements);
  for (const Moved &moved : solved.moved) {
    AccessRef ref = moved.refs.front();
    const LoopAccess &access = getAccess(ref);
    std::optional<LinearIndex> place = locate(access);
    std::optional<int64_t> element = getBytes(access, 1);
    std::optional<int64_t> bytes = getBytes(access, moved.elements);
    if (!place || !element || !bytes || *bytes == 0)
      continue;
    for (auto &[loop, slope] : place->terms)
      slope = multiplyElements(slope, *element);
    IndexSet addresses = makeAddresses(program, part, ref, *place, *element);
    if (llvm::any_of(addresses.terms, [](const IndexTerm &term) {
          return term.slope <= -maxElements ||
                 multiplyElements(std::abs(term.slope), term.count) >=
                     maxElements;
        }))
      continue;
    RunsInOrder once(std::move(addresses), prefetch);
    held = addElements(held, multiplyElements(once.count, prefetch.bytes));
    RunsInOrder inside = findRunsInOrder(part, ref, *place, *element, prefetch);
    Runs &runs = all.emplace_back(
        Runs{ref, *bytes, once.getEnding(), once.getEnding(), inside.broken});
    for (unsigned loop : llvm::reverse(part.loops.drop_front(part.firstKept))) {
      int64_t step = place->getSlope(loop);
      if (step == 0 || program.getLoops()[loop].getFullTrips() <= 1)
        continue;
      runs.next = once.findBroken(step);
      break;
    }
  }
  for (const Runs &runs : all) {
    BrokenRun most = runs.inside;
    if (runs.movedBytes != runs.ending.bytes)
      most = std::max({most, runs.next,
                       held > fast.capacityBytes ? runs.ending : runs.next});
    auto [bytes, past] = most;
    if (past == 0)
      continue;
    Count number = runs.movedBytes / bytes;
    solution.pastBytes[runs.ref.leaf] += number * Count(past);
    if (notedLeaf == runs.ref.leaf)
      DerivationLog::get()->add({"past",
                                 std::to_string(past) + " B past runs of " +
                                     std::to_string(bytes) + " B",
                                 "floor(" + std::to_string(runs.movedBytes) +
                                     " / " + std::to_string(bytes) + ") * " +
                                     std::to_string(past),
                                 number * Count(past), "B", "LoopTraffic.md"});
  }
}

Count LoopReuse::countPast(Operation *op, const FastMemory &fast) const {
  std::optional<unsigned> leaf = program.lookupLeaf(op);
  const auto *solution = llvm::find_if(
      solutions, [&](const Solution &known) { return known.fast == fast; });
  return leaf && solution != solutions.end() ? solution->pastBytes[*leaf] : 0;
}
