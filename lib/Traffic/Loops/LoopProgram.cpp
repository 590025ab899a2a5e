//===- LoopProgram.cpp - The ops inside one loop of a program -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopProgram.h"

#include "LoopAccess.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/Traffic/TouchedElements.h"
#include "roofline/Traffic/Traffic.h"

using namespace mlir;
using namespace mlir::roofline;

/// Deepest nesting of loops; ops nested deeper are opaque.
static constexpr size_t maxDepth = 48;

LoopProgram::LoopProgram(Operation *outermost, ProgramContext &outside,
                         const Hypothesis *hypothesis)
    : context(outermost, outside, /*tracesSizes=*/true), outside(outside),
      outermost(outermost), hypothesis(hypothesis) {
  visitOp(outermost, {}, top);
}

std::optional<unsigned> LoopProgram::lookupLeaf(Operation *op) const {
  auto it = leafNumbers.find(op);
  return it == leafNumbers.end() ? std::nullopt : std::optional(it->second);
}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

unsigned LoopProgram::getRoot(Value value) {
  auto [it, isNew] = rootNumbers.try_emplace(value, roots.size());
  if (!isNew)
    return it->second;
  LoopStorage root;
  root.value = value;
  root.depth =
      context.isOutside(value) ? 0 : depths.lookup(value.getParentRegion());
  root.firstLeaf = leaves.size();
  auto type = dyn_cast<ShapedType>(value.getType());
  if (type && type.hasRank())
    root.elements = context.getNumElements(value).tryInt64();
  roots.push_back(root);
  return it->second;
}

/// Marks storage that a loop's body makes and hands on.
void LoopProgram::noteEscapes(Operation *terminator, const Scope &scope) {
  for (Value operand : terminator->getOperands()) {
    if (!isa<ShapedType>(operand.getType()))
      continue;
    Value root = traceToRoot(operand, std::nullopt, outermost, context).root;
    if (root.getParentRegion() == terminator->getParentRegion() ||
        depths.lookup(root.getParentRegion()) >= scope.loops.size())
      roots[getRoot(root)].escapes = true;
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void LoopProgram::addLeaf(LoopLeaf leaf, SmallVectorImpl<unsigned> &siblings) {
  unsigned number = leaves.size();
  leafNumbers[leaf.op] = number;
  leaves.push_back(std::move(leaf));
  siblings.push_back(nodes.size());
  nodes.push_back({-1, number, number + 1, {}});
}

void LoopProgram::addOpaque(Operation *op, const Scope &scope,
                            SmallVectorImpl<unsigned> &siblings) {
  LoopLeaf leaf;
  leaf.op = op;
  leaf.loops = scope.loops;
  leaf.isOpaque = true;
  addLeaf(std::move(leaf), siblings);
}

/// Most elements that an access touches in all iterations of the loops
/// `around`, of which one execution, with its loops `own` full, touches `once`.
/// Tiles of a loop add up to its range.
static int64_t countElementsOfAll(const Access &access,
                                  std::optional<int64_t> once,
                                  ArrayRef<std::optional<unsigned>> own,
                                  ArrayRef<unsigned> around,
                                  ArrayRef<TiledLoop> loops) {
  int64_t most = once.value_or(maxElements), all = 1;
  for (unsigned loop : around)
    most = multiplyElements(most, loops[loop].getFullTrips());
  if (!access.map || !access.map.isProjectedPermutation())
    return most;
  SmallVector<unsigned> counted(around);
  for (AffineExpr index : access.map.getResults()) {
    std::optional<unsigned> loop =
        own[cast<AffineDimExpr>(index).getPosition()];
    if (!loop)
      return most;
    counted.push_back(*loop);
  }
  auto isCutBy = [&](unsigned other, unsigned loop) {
    return llvm::any_of(loops[other].cuts, [&](const TiledLoop::Cut &cut) {
      return cut.loop == loop;
    });
  };
  for (unsigned loop : counted)
    if (llvm::none_of(counted,
                      [&](unsigned other) { return isCutBy(other, loop); }))
      all = multiplyElements(all, loops[loop].extent);
  return std::min(most, all);
}

/// True if the indices and those of one iteration more of each loop are so
/// small that sums and differences of a few fit.
static bool areSmall(const LinearIndices &indices, ArrayRef<TiledLoop> loops) {
  return llvm::all_of(indices, [&](const LinearIndex &index) {
    double most = std::abs(double(index.offset));
    for (auto [loop, slope] : index.terms)
      most += std::abs(double(slope)) * double(loops[loop].extent + 1);
    return most < 0x1p60;
  });
}

void LoopProgram::visitModelled(WorkOpInterface op, const Scope &scope,
                                SmallVectorImpl<unsigned> &siblings) {
  Work work;
  if (failed(op.computeWork(context, work)) || !work.extraTraffic.empty() ||
      !work.unmodelled.empty())
    return addOpaque(op, scope, siblings);
  if (hypothesis)
    hypothesis->apply(op, work);
  outside.place(work);
  if (work.accesses.empty()) {
    idleOps.insert(op);
    return;
  }
  SmallVector<std::optional<unsigned>, 6> ownLoops;
  SmallVector<Loop> fullLoops;
  for (const Loop &loop : work.loops) {
    std::optional<unsigned> own = context.addLoop(loop.extent, {}, 0, 1);
    ownLoops.push_back(own);
    fullLoops.push_back(loop);
    if (own)
      fullLoops.back().extent = getLoops()[*own].getFullTrips();
  }
  LoopLeaf leaf;
  leaf.op = op;
  leaf.loops = scope.loops;
  leaf.isConditional = scope.isConditional;
  for (const Access &access : work.accesses) {
    TracedValue traced =
        traceToRoot(access.value,
                    computeAccessIndices(access, ownLoops, fullLoops, context),
                    outermost, context);
    if (traced.indices && !areSmall(*traced.indices, getLoops()))
      traced.indices.reset();
    std::optional<int64_t> once =
        computeTouchedElements(access, fullLoops).upper.tryInt64();
    leaf.accesses.push_back(
        {access, getRoot(traced.root), traced.isUniform,
         std::move(traced.indices), once,
         countElementsOfAll(access, once, ownLoops, scope.loops, getLoops())});
  }
  addLeaf(std::move(leaf), siblings);
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void LoopProgram::visitExecution(const RegionExecution &execution, Scope scope,
                                 SmallVectorImpl<unsigned> &siblings) {
  SmallVector<LoopCounter, 0> counters;
  for (const LoopCounter &counter : execution.counters)
    if (counter.step.isZero())
      context.setFixed(counter.value, counter.start);
    else
      counters.push_back(counter);
  if (counters.empty() && !execution.executions.isOne())
    counters.push_back({{}, 0, 1, execution.executions});
  Operation *op = execution.region->getParentOp();
  if (execution.unbounded || scope.loops.size() + counters.size() > maxDepth)
    return addOpaque(op, scope, siblings);
  SmallVector<LoopNode, 2> made;
  for (const LoopCounter &counter : counters) {
    std::optional<unsigned> loop = context.addLoop(counter.trips, counter.value,
                                                   counter.start, counter.step);
    if (!loop)
      return addOpaque(op, scope, siblings);
    scope.loops.push_back(*loop);
    made.push_back({int(*loop), unsigned(leaves.size()), 0, {}});
  }
  if (made.empty())
    return visitRegion(*execution.region, scope, siblings);
  visitRegion(*execution.region, scope, made.back().children);
  for (size_t inner = made.size(); inner-- > 0;) {
    made[inner].lastLeaf = leaves.size();
    SmallVectorImpl<unsigned> &around =
        inner == 0 ? siblings : made[inner - 1].children;
    if (made[inner].children.empty())
      continue;
    around.push_back(nodes.size());
    nodes.push_back(std::move(made[inner]));
  }
}

void LoopProgram::visitControl(ExecutionOpInterface control, const Scope &scope,
                               SmallVectorImpl<unsigned> &siblings) {
  SmallVector<RegionExecution, 2> executions;
  control.getRegionExecutions(context, executions);
  Scope inner = scope;
  inner.isConditional |= control.areRegionsExclusive();
  for (RegionExecution &execution : executions) {
    if (control.areRegionsExclusive()) // Taken as often as what is around it
                                       // executes.
      execution.executions = 1;
    visitExecution(execution, inner, siblings);
  }
}

void LoopProgram::visitOp(Operation *op, const Scope &scope,
                          SmallVectorImpl<unsigned> &siblings) {
  if (getGivenWork(op))
    return addOpaque(op, scope, siblings);
  if (op->hasTrait<OpTrait::IsTerminator>())
    noteEscapes(op, scope);
  if (isFree(op)) {
    idleOps.insert(op);
    return;
  }
  if (auto modelled = dyn_cast<WorkOpInterface>(op))
    return visitModelled(modelled, scope, siblings);
  if (auto control = dyn_cast<ExecutionOpInterface>(op))
    return visitControl(control, scope, siblings);
  addOpaque(op, scope, siblings);
}

void LoopProgram::visitRegion(Region &region, const Scope &scope,
                              SmallVectorImpl<unsigned> &siblings) {
  if (!region.hasOneBlock()) {
    if (!region.empty())
      addOpaque(region.getParentOp(), scope, siblings);
    return;
  }
  depths[&region] = scope.loops.size();
  for (Operation &op : region.front())
    visitOp(&op, scope, siblings);
}
