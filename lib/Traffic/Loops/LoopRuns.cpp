//===- LoopRuns.cpp - Runs of contiguous bytes that loops move ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopReuse.h"

#include "roofline/Nest/CacheLineCount.h"
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

/// The length of the runs in which the op of an access takes what `part` does,
/// if the loops around it begin more of them than hardware follows before they
/// go on with one; none if they have the runs of the part.
std::optional<int64_t> LoopReuse::findBrokenRun(const NestPart &part,
                                                AccessRef ref,
                                                const LinearIndex &place,
                                                int64_t elementBytes,
                                                int64_t gapBytes) const {
  const LoopLeaf &leaf = program.getLeaves()[ref.leaf];
  NestPart once;
  once.loops = leaf.loops;
  RunsInOrder runs(makeAddresses(program, once, ref, place, elementBytes),
                   gapBytes);
  for (unsigned loop :
       llvm::reverse(ArrayRef(leaf.loops).drop_front(part.loops.size())))
    runs.repeat(place.getSlope(loop),
                program.getLoops()[loop].getFullTrips() - 1);
  return runs.areBroken ? std::optional(runs.bytes) : std::nullopt;
}

/// Adds the runs in which `part` moves what it moves, if they are several.
/// Where the next iteration goes on with a run, what was fetched past its end
/// is there, if all that there is has room.
void LoopReuse::addRuns(const NestPart &part, const SolvedPart &solved,
                        Solution &solution) {
  struct Runs {
    AccessRef ref;
    int64_t movedBytes, bytes;
    bool isContinued = false;
  };
  const FastMemory &fast = solution.fast;
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
    RunsInOrder once(std::move(addresses), fast.prefetchBytes);
    held = addElements(held, multiplyElements(once.count, fast.prefetchBytes));
    Runs &runs = all.emplace_back(Runs{ref, *bytes, once.bytes});
    if (std::optional<int64_t> broken =
            findBrokenRun(part, ref, *place, *element, fast.prefetchBytes)) {
      runs.bytes = *broken;
      continue;
    }
    for (unsigned loop : llvm::reverse(part.loops.drop_front(part.firstKept))) {
      int64_t step = place->getSlope(loop);
      if (step == 0 || program.getLoops()[loop].getFullTrips() <= 1)
        continue;
      runs.isContinued = once.areFollowed(step);
      break;
    }
  }
  for (const Runs &runs : all) {
    bool isAll = runs.movedBytes == runs.bytes;
    if (isAll || (runs.isContinued && held <= fast.capacityBytes))
      continue;
    Count number = runs.movedBytes / runs.bytes;
    solution.runs[runs.ref.leaf] += number;
    if (notedLeaf == runs.ref.leaf)
      DerivationLog::get()->add({"runs",
                                 "runs of " + std::to_string(runs.bytes) + " B",
                                 "floor(" + std::to_string(runs.movedBytes) +
                                     " / " + std::to_string(runs.bytes) + ")",
                                 number, "", "LoopTraffic.md"});
  }
}

Count LoopReuse::countRuns(Operation *op, const FastMemory &fast) const {
  std::optional<unsigned> leaf = program.lookupLeaf(op);
  const auto *solution = llvm::find_if(
      solutions, [&](const Solution &known) { return known.fast == fast; });
  return leaf && solution != solutions.end() ? solution->runs[*leaf] : 0;
}
