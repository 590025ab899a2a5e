//===- ModuleAnalysis.cpp - Work of a module's functions -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ModuleAnalysis.h"

#include "ProgramContext.h"
#include "StorageAnalysis.h"
#include "Totals.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineAttrs.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Where an op stands: how often it executes per call of its function.
struct Scope {
  Count executions = 1;
  bool unbounded = false;
};

/// What is known of one function.
struct FunctionState {
  enum { Unseen, Active, Done } progress = Unseen;
  Totals totals;
  bool isCalled = false;
};
} // namespace

class ModuleAnalysis::Impl {
public:
  Impl(ModuleOp module, const TargetDescription *target,
       const AnalysisOptions &options);
  void run(RecordFn record, UnmodelledFn unmodelled);

  SmallVector<Operation *> functions;
  Coverage coverage;
  Totals moduleTotals;
  llvm::DenseMap<Operation *, FunctionState> states;

private:
  /// Analyses one function.
  struct FunctionWalker {
    FunctionWalker(Impl &impl, Operation *function)
        : impl(impl), function(function), sizes(function, impl.options.storage),
          storage(context, sizes) {}

    void visitRegion(Region &region, const Scope &scope, Totals &totals);
    void visitOp(Operation *op, const Scope &scope, Totals &totals);
    void visitControl(ExecutionOpInterface control, const Scope &scope,
                      Totals &totals);
    void visitCall(CallOpInterface call, const Scope &scope, Totals &totals);
    void visitModelled(WorkOpInterface op, const Scope &scope, Totals &totals);
    void visitGiven(Operation *op, WorkAttr given, const Scope &scope,
                    Totals &totals);
    void addUnmodelled(Operation *op);
    void emit(OpRecord &record, const Scope &scope, Totals &totals);
    void addStorageTotals(Region &body, Totals &totals);

    Impl &impl;
    Operation *function;
    ProgramContext context;
    StorageSizes sizes;
    StorageAnalysis storage;
  };

  void collectFunctions(Operation *symbolTable);
  void markCallees();
  Operation *resolveCallee(CallOpInterface call);
  const Totals &analyze(Operation *function);
  void sumUpModule();
  WorkAttr getGivenWork(Operation *op) const;

  ModuleOp module;
  AnalysisOptions options;
  std::optional<Estimator> estimator;
  SymbolTableCollection symbolTables;
  StringAttr workAttrName;
  RecordFn onRecord;
  UnmodelledFn onUnmodelled;
};

//===----------------------------------------------------------------------===//
// Functions of a module
//===----------------------------------------------------------------------===//

ModuleAnalysis::Impl::Impl(ModuleOp module, const TargetDescription *target,
                           const AnalysisOptions &options)
    : module(module), options(options),
      workAttrName(StringAttr::get(module.getContext(),
                                   RooflineDialect::getWorkAttrName())) {
  if (target)
    estimator.emplace(*target, options.estimate);
  collectFunctions(module);
}

/// Transform sequences are schedules and no programs.
static bool isSkipped(Operation *op) {
  return op->getName().getDialectNamespace() == "transform";
}

/// True for an op at the top of a module that executes there.
static bool isTopLevelProgram(Operation *op) {
  return !isSkipped(op) && !isa<SymbolOpInterface>(op) &&
         !op->hasTrait<OpTrait::SymbolTable>() && !isFree(op);
}

/// Collects the functions with a body in `symbolTable` and in the modules
/// nested in it; `symbolTable` itself if it has ops outside functions.
void ModuleAnalysis::Impl::collectFunctions(Operation *symbolTable) {
  bool hasProgram = false;
  for (Region &region : symbolTable->getRegions())
    for (Block &block : region)
      for (Operation &op : block) {
        hasProgram |= isTopLevelProgram(&op);
        if (auto function = dyn_cast<FunctionOpInterface>(op)) {
          if (!function.isExternal() && !isSkipped(function))
            functions.push_back(function);
        } else if (op.hasTrait<OpTrait::SymbolTable>() && !isSkipped(&op)) {
          collectFunctions(&op);
        }
      }
  if (hasProgram)
    functions.push_back(symbolTable);
}

Operation *ModuleAnalysis::Impl::resolveCallee(CallOpInterface call) {
  auto symbol = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  if (!symbol)
    return nullptr;
  Operation *callee = symbolTables.lookupNearestSymbolFrom(call, symbol);
  return isa_and_nonnull<FunctionOpInterface>(callee) ? callee : nullptr;
}

void ModuleAnalysis::Impl::markCallees() {
  for (Operation *function : functions)
    function->walk([&](CallOpInterface call) {
      Operation *callee = resolveCallee(call);
      if (callee && callee != call->getParentOfType<FunctionOpInterface>())
        states[callee].isCalled = true;
    });
}

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

WorkAttr ModuleAnalysis::Impl::getGivenWork(Operation *op) const {
  auto work = dyn_cast_or_null<WorkAttr>(op->getDiscardableAttr(workAttrName));
  return work && work.isGiven() ? work : WorkAttr();
}

void ModuleAnalysis::Impl::FunctionWalker::addUnmodelled(Operation *op) {
  StringRef name = op->getName().getStringRef();
  ++impl.coverage.unmodelled[name.str()];
  storage.addOpaqueOp(op);
  impl.onUnmodelled(op, name);
}

void ModuleAnalysis::Impl::FunctionWalker::emit(OpRecord &record,
                                                const Scope &scope,
                                                Totals &totals) {
  record.executions = scope.executions;
  record.unbounded |= scope.unbounded;
  if (record.unbounded)
    record.notes.push_back("unbounded: the number of executions has no known "
                           "bound");
  ++impl.coverage.modelledOps;
  if (scope.executions == Count(1)) {
    if (impl.estimator)
      record.estimate = impl.estimator->estimate(record.work);
    addRecord(record, record.work, totals);
  } else {
    WorkSummary scaled = record.work;
    scaled.scale(scope.executions);
    if (impl.estimator)
      record.estimate = impl.estimator->estimate(scaled, scope.executions);
    addRecord(record, scaled, totals);
  }
  impl.onRecord(function, record);
}

void ModuleAnalysis::Impl::FunctionWalker::visitGiven(Operation *op,
                                                      WorkAttr given,
                                                      const Scope &scope,
                                                      Totals &totals) {
  OpRecord record;
  record.op = op;
  record.work = given.getSummary();
  storage.addOpaqueOp(op);
  emit(record, scope, totals);
}

void ModuleAnalysis::Impl::FunctionWalker::visitModelled(WorkOpInterface op,
                                                         const Scope &scope,
                                                         Totals &totals) {
  Work work;
  std::string reason;
  OpRecord record;
  record.op = op;
  if (failed(op.computeWork(context, work)) ||
      failed(summarizeWork(work, context, sizes, record.work, reason))) {
    addUnmodelled(op);
    return;
  }
  for (StringRef name : work.unmodelled) {
    ++impl.coverage.unmodelled[name.str()];
    impl.onUnmodelled(op, name);
    work.notes.push_back("incomplete: '" + name.str() +
                         "' in the payload has no model");
  }
  record.notes = std::move(work.notes);
  if (impl.options.storageTotals) {
    storage.addWork(work);
    if (record.work.isZero())
      storage.addIdleOp(op);
  }
  emit(record, scope, totals);
}

/// Work of a call: that of its callee (R8).
void ModuleAnalysis::Impl::FunctionWalker::visitCall(CallOpInterface call,
                                                     const Scope &scope,
                                                     Totals &totals) {
  Operation *callee = impl.resolveCallee(call);
  if (callee)
    if (WorkAttr given = impl.getGivenWork(callee))
      return visitGiven(call, given, scope, totals);
  if (!callee || cast<FunctionOpInterface>(callee).isExternal())
    return addUnmodelled(call);
  storage.addOpaqueOp(call);
  OpRecord record;
  record.op = call;
  record.executions = scope.executions;
  record.unbounded = scope.unbounded;
  if (impl.states[callee].progress == FunctionState::Active) {
    record.unbounded = true;
    record.notes.push_back("recursive call: its work is not counted");
    emit(record, scope, totals);
    return;
  }
  Totals called = impl.analyze(callee); // A copy: the map may grow.
  record.work = called.work;
  record.unbounded |= called.unbounded;
  if (record.unbounded)
    record.notes.push_back("unbounded: see the called function");
  ++impl.coverage.modelledOps;
  Totals scaled;
  addTotals(called, scope.executions, scaled);
  if (impl.estimator)
    record.estimate = impl.estimator->estimate(scaled.work);
  record.estimate.timeSeconds = scaled.timeSeconds;
  record.estimate.upperTimeSeconds.reset();
  record.estimate.bound = getBound(scaled);
  record.estimate.headroom.reset();
  record.estimate.times.clear();
  for (const auto &[resource, seconds] : scaled.busySeconds)
    record.estimate.times.push_back({resource, seconds});
  addTotals(called, scope.executions, totals);
  impl.onRecord(function, record);
}

void ModuleAnalysis::Impl::FunctionWalker::visitControl(
    ExecutionOpInterface control, const Scope &scope, Totals &totals) {
  ++impl.coverage.modelledOps;
  SmallVector<RegionExecution, 2> executions;
  control.getRegionExecutions(context, executions);
  Totals largest;
  for (const RegionExecution &execution : executions) {
    Scope inner{scope.executions * execution.executions,
                scope.unbounded || execution.unbounded};
    if (!control.areRegionsExclusive()) {
      visitRegion(*execution.region, inner, totals);
      continue;
    }
    Totals branch;
    visitRegion(*execution.region, inner, branch);
    takeMax(branch, largest);
  }
  if (control.areRegionsExclusive())
    addTotals(largest, 1, totals);
}

void ModuleAnalysis::Impl::FunctionWalker::visitOp(Operation *op,
                                                   const Scope &scope,
                                                   Totals &totals) {
  if (WorkAttr given = impl.getGivenWork(op))
    return visitGiven(op, given, scope, totals);
  if (auto control = dyn_cast<ExecutionOpInterface>(op))
    return visitControl(control, scope, totals);
  if (isa<FunctionOpInterface>(op) || isSkipped(op) ||
      op->hasTrait<OpTrait::SymbolTable>())
    return; // A program of its own.
  if (isFree(op)) {
    ++impl.coverage.modelledOps;
    return;
  }
  if (auto call = dyn_cast<CallOpInterface>(op))
    return visitCall(call, scope, totals);
  if (auto modelled = dyn_cast<WorkOpInterface>(op))
    return visitModelled(modelled, scope, totals);
  addUnmodelled(op);
}

void ModuleAnalysis::Impl::FunctionWalker::visitRegion(Region &region,
                                                       const Scope &scope,
                                                       Totals &totals) {
  for (Block &block : region)
    for (Operation &op : block)
      visitOp(&op, scope, totals);
  if (llvm::hasNItemsOrMore(region, 2)) {
    totals.unbounded = true;
    ++totals.notes["unbounded: blocks of unstructured control flow are counted "
                   "once each"];
  }
}

void ModuleAnalysis::Impl::FunctionWalker::addStorageTotals(Region &body,
                                                            Totals &totals) {
  totals.fusedLowerBytes = storage.computeFusedLowerBytes(body);
  totals.peakLiveBytes = storage.computePeakLiveBytes(body);
}

const Totals &ModuleAnalysis::Impl::analyze(Operation *function) {
  if (states[function].progress == FunctionState::Done)
    return states[function].totals;
  states[function].progress = FunctionState::Active;
  Totals totals;
  FunctionWalker walker(*this, function);
  Region &body = function->getRegion(0);
  walker.visitRegion(body, Scope(), totals);
  if (options.storageTotals)
    walker.addStorageTotals(body, totals);
  FunctionState &state = states[function];
  state.totals = std::move(totals);
  state.progress = FunctionState::Done;
  return state.totals;
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

/// R20: the sum over the functions that nobody else calls. Where all of them
/// are called (in a cycle), the sum over all.
void ModuleAnalysis::Impl::sumUpModule() {
  auto isEntry = [&](Operation *function) {
    return !states[function].isCalled;
  };
  bool hasEntry = llvm::any_of(functions, isEntry);
  for (Operation *function : functions) {
    if (hasEntry && !isEntry(function))
      continue;
    const Totals &totals = states[function].totals;
    addTotals(totals, 1, moduleTotals);
    moduleTotals.fusedLowerBytes += totals.fusedLowerBytes;
    moduleTotals.peakLiveBytes =
        countMax(moduleTotals.peakLiveBytes, totals.peakLiveBytes);
  }
}

void ModuleAnalysis::Impl::run(RecordFn record, UnmodelledFn unmodelled) {
  onRecord = record;
  onUnmodelled = unmodelled;
  markCallees();
  for (Operation *function : functions)
    analyze(function);
  sumUpModule();
}

ModuleAnalysis::ModuleAnalysis(ModuleOp module, const TargetDescription *target,
                               const AnalysisOptions &options)
    : impl(std::make_unique<Impl>(module, target, options)) {}

ModuleAnalysis::~ModuleAnalysis() = default;

void ModuleAnalysis::run(RecordFn onRecord, UnmodelledFn onUnmodelled) {
  impl->run(onRecord, onUnmodelled);
}

ArrayRef<Operation *> ModuleAnalysis::getFunctions() const {
  return impl->functions;
}

const Totals &ModuleAnalysis::getTotals(Operation *function) const {
  return impl->states[function].totals;
}

const Totals &ModuleAnalysis::getModuleTotals() const {
  return impl->moduleTotals;
}

const Coverage &ModuleAnalysis::getCoverage() const { return impl->coverage; }
