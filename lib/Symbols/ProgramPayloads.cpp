//===- ProgramPayloads.cpp - Work of the payloads of ops ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/ProgramContext.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

/// Calls of payloads are followed this deep, which bounds the time on hostile
/// input.
static constexpr unsigned maxCallDepth = 32;

/// Appends what `other`, executed `executions` times, adds to a payload.
static void addScaled(const Work &other, const Count &executions, Work &work) {
  work.terms.add(other.terms, executions);
  for (Access access : other.accesses) {
    // More executions may touch the same elements.
    if (access.elements) {
      access.elements->upper *= executions;
      access.elements->lower =
          countMin(access.elements->lower, access.elements->lower * executions);
    }
    work.accesses.push_back(std::move(access));
  }
  for (SpaceTraffic entry : other.extraTraffic) {
    entry.scale(executions);
    work.extraTraffic.push_back(entry);
  }
  for (Communication communication : other.network) {
    communication.term.count *= executions;
    work.network.push_back(std::move(communication));
  }
  work.notes.append(other.notes);
  work.unmodelled.append(other.unmodelled);
}

/// Adds work that a person or another tool gave.
static void addGiven(WorkAttr given, Work &work) {
  work.terms.add(given.getSummary().terms);
  work.extraTraffic.append(given.getSummary().traffic);
  for (const NetworkTerm &term : given.getSummary().network)
    work.network.push_back({term, {}, {}, {}});
}

WorkAttr roofline::getGivenWork(Operation *op) {
  auto work = dyn_cast_or_null<WorkAttr>(
      op->getDiscardableAttr(RooflineDialect::getWorkAttrName()));
  return work && work.isGiven() ? work : WorkAttr();
}

/// Returns the work of one execution of `function`; null if it isn't constant,
/// or if the function calls itself.
const Work *ProgramContext::getCalledWork(FunctionOpInterface function) {
  auto [it, isNew] = calledWork.try_emplace(function);
  if (!isNew || function.isExternal())
    return it->second.get();
  llvm::SaveAndRestore nesting(depth, depth + 1);
  if (depth > maxCallDepth)
    return nullptr;
  Work body;
  addRegionWork(function.getFunctionBody(), body);
  // Calls of calls may double it each time.
  constexpr size_t maxEntries = 4096;
  if (body.extraTraffic.size() + body.network.size() + body.notes.size() +
          body.unmodelled.size() >
      maxEntries)
    return nullptr;
  // Its symbols and values mean nothing to the caller.
  if (!body.accesses.empty() ||
      llvm::any_of(body.terms, [](const WorkTerm &term) {
        return !term.count.isConstant();
      }))
    return nullptr;
  std::unique_ptr<Work> &kept = calledWork[function];
  kept = std::make_unique<Work>(std::move(body));
  return kept.get();
}

/// Adds the work of a call in a payload, given on the callee or computed from
/// its body. Fails if that is not known.
LogicalResult ProgramContext::addCallWork(CallOpInterface call, Work &work) {
  auto symbol = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  auto function = dyn_cast_or_null<FunctionOpInterface>(
      symbol ? SymbolTable::lookupNearestSymbolFrom(call, symbol) : nullptr);
  if (!function)
    return failure();
  if (WorkAttr given = getGivenWork(function)) {
    addGiven(given, work);
    return success();
  }
  const Work *body = getCalledWork(function);
  if (body)
    addScaled(*body, 1, work);
  return success(body);
}

void ProgramContext::addOpWork(Operation *op, Work &work) {
  if (WorkAttr given = getGivenWork(op))
    return addGiven(given, work);
  if (isFree(op))
    return;
  if (auto control = dyn_cast<ExecutionOpInterface>(op)) {
    SmallVector<RegionExecution, 2> executions;
    control.getRegionExecutions(*this, executions);
    Work largest;
    for (const RegionExecution &execution : executions) {
      Work body;
      addRegionWork(*execution.region, body);
      if (execution.unbounded)
        body.notes.push_back("payload has a loop without a known bound");
      if (!control.areRegionsExclusive()) {
        addScaled(body, execution.executions, work);
        continue;
      }
      largest.terms.takeMax(body.terms);
      body.terms.clear();
      for (Access &access : body.accesses)
        if (access.elements)
          access.elements->lower = 0; // The branch may not be taken.
      addScaled(body, 1, largest);
    }
    addScaled(largest, 1, work);
    return;
  }
  if (auto call = dyn_cast<CallOpInterface>(op))
    if (succeeded(addCallWork(call, work)))
      return;
  Work own;
  auto model = dyn_cast<WorkOpInterface>(op);
  if (!model || failed(model.computeWork(*this, own)))
    work.unmodelled.push_back(op->getName().getStringRef());
  else
    addScaled(own, 1, work);
}

void ProgramContext::addRegionWork(Region &region, Work &work) {
  if (region.empty())
    return;
  if (!region.hasOneBlock())
    work.notes.push_back("blocks of a payload are counted once each");
  for (Block &block : region)
    for (Operation &op : block)
      addOpWork(&op, work);
}
