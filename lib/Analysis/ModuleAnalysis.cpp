//===- ModuleAnalysis.cpp - Work of a module's functions -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ModuleAnalysis.h"

#include "ModuleAnalysisImpl.h"
#include "Totals.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/SaveAndRestore.h"

#include <atomic>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Functions of a module
//===----------------------------------------------------------------------===//

ModuleAnalysis::Impl::Impl(Operation *root, const TargetDescription *target,
                           const AnalysisOptions &options)
    : root(root), options(options), globalBindings(options.bindings) {
  assert((!options.hypothesis || options.totals) && "see AnalysisOptions");
  if (target) {
    estimator.emplace(*target, options.estimate);
    traffic.emplace(*target, options.traffic);
  }
  if (isa<FunctionOpInterface>(root))
    functions.push_back(root);
  else
    collectFunctions(root);
}

/// Transform sequences are schedules, and functions that are models of ops are
/// no programs either.
static bool isSkipped(Operation *op) {
  return op->getName().getDialectNamespace() == "transform" ||
         (isa<FunctionOpInterface>(op) &&
          op->hasAttr(RooflineDialect::getModelAttrName()));
}

/// True for an op at the top of a module that executes there.
static bool isTopLevelProgram(Operation *op) {
  return !isSkipped(op) && !isa<SymbolOpInterface>(op) &&
         !op->hasTrait<OpTrait::SymbolTable>() && !isFree(op);
}

/// True but for a function that lacks its type, which no verifier has seen.
static bool hasType(FunctionOpInterface function) {
  std::optional<Attribute> type = function->getInherentAttr("function_type");
  return !type || *type;
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
          if (!function.isExternal() && !isSkipped(function) &&
              hasType(function))
            functions.push_back(function);
        } else if (op.hasTrait<OpTrait::SymbolTable>() && !isSkipped(&op)) {
          collectFunctions(&op);
        }
      }
  if (hasProgram)
    functions.push_back(symbolTable);
}

Operation *ModuleAnalysis::Impl::resolveCallee(const CallSite &site) {
  if (!site.callee)
    return nullptr;
  // Another thread may work on what lies beside a function.
  if (isa<FunctionOpInterface>(root))
    return nullptr;
  if (!symbolTables)
    symbolTables.emplace();
  Operation *callee =
      symbolTables->lookupNearestSymbolFrom(site.op, site.callee);
  // A kernel that launches one names it as a function beside it does.
  if (!callee && !site.sizes.empty())
    if (auto module = site.op->getParentOfType<ModuleOp>())
      callee = symbolTables->lookupSymbolIn(module, site.callee);
  auto function = dyn_cast_if_present<FunctionOpInterface>(callee);
  return function && hasType(function) ? callee : nullptr;
}

OpKind ModuleAnalysis::Impl::getKind(Operation *op) {
  auto [it, isNew] = kinds.try_emplace(op->getName(), OpKind::Unmodelled);
  if (!isNew)
    return it->second;
  OpKind &kind = it->second;
  if (op->getName().getStringRef() == "shard.shard")
    kind = OpKind::Sharding;
  else if (isa<FunctionOpInterface>(op) || isSkipped(op) ||
           op->hasTrait<OpTrait::SymbolTable>())
    kind = OpKind::Program;
  else if (isa<ExecutionOpInterface>(op))
    kind = OpKind::Control;
  else if (op->hasTrait<OpTrait::ConstantLike>())
    kind = OpKind::Free;
  else if (isa<CallOpInterface, LaunchOpInterface>(op))
    kind = OpKind::Call;
  else if (isa<WorkOpInterface>(op))
    kind = OpKind::Modelled;
  else if (isFree(op))
    kind = OpKind::Free;
  return kind;
}

/// Collects the functions that an op of the program names, to call them or for
/// another reason.
void ModuleAnalysis::Impl::collectReferenced() {
  if (!symbolTables)
    symbolTables.emplace();
  referenced.emplace();
  // Looks for interfaces take longer than the rest.
  llvm::DenseMap<OperationName, bool> mayName;
  root->walk([&](Operation *op) {
    auto [it, isNew] = mayName.try_emplace(op->getName());
    if (isNew)
      it->second =
          isa<CallOpInterface, LaunchOpInterface, SymbolUserOpInterface>(op);
    if (!it->second)
      return;
    op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      Operation *named = symbolTables->lookupNearestSymbolFrom(op, symbol);
      if (isa_and_nonnull<FunctionOpInterface>(named))
        referenced->insert(named);
    });
  });
}

/// True if the function executes once, before all others.
bool ModuleAnalysis::Impl::runsOnce(Operation *function) {
  // Nobody knows who calls what lies in a module around.
  if (options.steady || isForCall || isa<FunctionOpInterface>(root))
    return false;
  if (!referenced)
    collectReferenced();
  return function->getRegion(0).hasOneBlock() &&
         !referenced->contains(function);
}

void ModuleAnalysis::Impl::notify(Operation *function, OpRecord &record) {
  // A kernel and its parts have been counted one by one.
  if (record.parts.empty())
    countModelled();
  OpRecord &own = recorded ? recorded->addRecord(record) : record;
  if (!isQuiet)
    onRecord(function, own);
}

void ModuleAnalysis::Impl::notifyUnmodelled(Operation *op, StringRef name) {
  if (recorded)
    recorded->giveUp();
  if (isQuiet)
    return;
  ++coverage.unmodelled[name.str()];
  onUnmodelled(op, name);
}

const Totals &ModuleAnalysis::Impl::analyze(Operation *function,
                                            bool wantsTotals) {
  if (states[function].progress == FunctionState::Done &&
      (states[function].hasTotals || !wantsTotals))
    return states[function].totals;
  // A function that was walked for its records alone, and that turns out to be
  // called, is walked again for its totals.
  llvm::SaveAndRestore quiet(isQuiet, isQuiet || states[function].progress ==
                                                     FunctionState::Done);
  states[function].progress = FunctionState::Active;
  Totals totals;
  FunctionWalker walker(*this, function, wantsTotals);
  Region &body = function->getRegion(0);
  if (!options.bindings.empty())
    walker.context.enter(function);
  auto kernel = dyn_cast<ExecutionOpInterface>(function);
  if (kernel && walker.isLoopKernel(function))
    walker.visitKernel(function, Scope(), totals);
  else if (kernel && options.bindings.count(launchMark.str()))
    walker.visitControl(kernel, Scope(), totals); // All threads of a launch.
  else
    walker.visitRegion(body, Scope(), totals);
  if (wantsTotals)
    walker.addStorageTotals(body, totals);
  if (walker.touched)
    addProgramReads(estimator->getTarget(), walker.touched->getProgramReads(),
                    walker.runsOnce, totals);
  FunctionState &state = states[function];
  state.totals = std::move(totals);
  state.weights = walker.storage.getWeights();
  state.symbols = walker.context.collectSymbols();
  state.conflicts = llvm::to_vector<0>(walker.context.getConflicts());
  state.hasTotals = wantsTotals;
  state.progress = FunctionState::Done;
  return state.totals;
}

/// Chains of calls may be as long as the module: every so many calls the walk
/// goes on with a stack of its own.
void ModuleAnalysis::Impl::analyzeCallee(Operation *callee) {
  constexpr unsigned callsPerStack = 128;
  constexpr unsigned stackBytes = 8 << 20;
  llvm::SaveAndRestore depth(callDepth, callDepth + 1);
  auto run = [&] { analyze(callee, /*wantsTotals=*/true); };
  if (callDepth % callsPerStack != 0)
    return run();
  llvm::runOnNewStack(stackBytes, run);
}

/// The function as one call of it sees it: where symbols are bound, the sizes
/// that the call passes are its bindings.
const FunctionState &
ModuleAnalysis::Impl::analyzeCall(Operation *callee, const Bindings &bindings) {
  if (!isForCall && bindings == globalBindings) {
    analyzeCallee(callee);
    return states[callee];
  }
  auto key = std::pair(callee, bindings);
  if (auto it = calledStates.find(key); it != calledStates.end())
    return it->second;
  FunctionState outside = std::exchange(states[callee], FunctionState());
  {
    llvm::SaveAndRestore quiet(isQuiet, true);
    llvm::SaveAndRestore forCall(isForCall, true);
    llvm::SaveAndRestore bound(options.bindings, bindings);
    analyzeCallee(callee);
  }
  FunctionState own = std::exchange(states[callee], std::move(outside));
  return calledStates.emplace(std::move(key), std::move(own)).first->second;
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

static StringRef getFunctionName(Operation *function) {
  auto symbol = dyn_cast<SymbolOpInterface>(function);
  return symbol && symbol.getNameAttr() ? symbol.getName() : "module";
}

/// Puts `prefix`, which has no dot, and a dot before the symbols.
static void prefixSymbols(StringRef prefix, Totals &totals) {
  auto lookup = [&](StringRef symbol) -> std::optional<Count> {
    if (isGlobalSymbol(symbol))
      return std::nullopt;
    return Count::symbol((prefix + "." + symbol).str());
  };
  changeCounts([&](Count &count) { count = count.substitute(lookup); }, totals);
}

/// The functions that no other one calls or launches. Where functions only call
/// each other, the first of them (R20).
SmallVector<Operation *> ModuleAnalysis::Impl::findEntryPoints() {
  llvm::SmallPtrSet<Operation *, 16> called, reached;
  for (Operation *function : functions)
    for (Operation *callee : states[function].callees)
      if (callee != function)
        called.insert(callee);
  SmallVector<Operation *> entries;
  auto addEntry = [&](Operation *function) {
    entries.push_back(function);
    SmallVector<Operation *> worklist{function};
    while (!worklist.empty()) {
      Operation *current = worklist.pop_back_val();
      if (reached.insert(current).second)
        llvm::append_range(worklist, states[current].callees);
    }
  };
  for (Operation *function : functions)
    if (!called.contains(function))
      addEntry(function);
  for (Operation *function : functions)
    if (!reached.contains(function))
      addEntry(function);
  return entries;
}

void ModuleAnalysis::Impl::sumUpModule() {
  // `devices.` begins global symbols.
  llvm::StringSet<> prefixes({"devices"});
  for (Operation *function : findEntryPoints()) {
    Totals totals = states[function].totals;
    if (functions.size() > 1) { // Each function has symbols of its own.
      std::string name = makeSymbolName(getFunctionName(function));
      std::string prefix = name;
      while (!prefixes.insert(prefix).second)
        prefix = name + "_" + std::to_string(prefixes.size());
      prefixSymbols(prefix, totals);
    }
    addTotals(totals, 1, moduleTotals);
    moduleTotals.fusedLowerBytes += totals.fusedLowerBytes;
    addPeak(totals, moduleTotals);
  }
}

void ModuleAnalysis::Impl::run(RecordFn record, UnmodelledFn unmodelled,
                               VisitFn visit) {
  onVisit = visit;
  onRecord = record;
  onUnmodelled = unmodelled;
  for (Operation *function : functions)
    analyze(function, options.totals);
  if (options.totals)
    sumUpModule();
}

/// The function whose row `op` is, or the op with a symbol table that it is an
/// op of; null for neither.
static Operation *findFunction(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<FunctionOpInterface>(parent) ||
        parent->hasTrait<OpTrait::SymbolTable>())
      return parent;
  return nullptr;
}

std::optional<OpRecord> ModuleAnalysis::Impl::analyzeOp(Operation *op,
                                                        bool wantsTiling) {
  // What refers to ops may be stale.
  states.clear();
  calledStates.clear();
  memo = WorkMemo();
  nests = NestMemo();
  coldRecords.clear();
  symbolTables.reset();
  referenced.reset();
  std::optional<OpRecord> result;
  auto keep = [&](Operation *, const OpRecord &record) {
    if (record.op == op)
      result = record;
    for (const OpRecord &part : record.parts)
      if (part.op == op)
        result = part;
  };
  onRecord = keep;
  auto ignoreUnmodelled = [](Operation *, StringRef) {};
  onUnmodelled = ignoreUnmodelled;
  auto ignoreVisit = [](Operation *) {};
  onVisit = ignoreVisit;
  llvm::SaveAndRestore saved(focus, op);
  llvm::SaveAndRestore savedTiling(options.tiling, wantsTiling);
  llvm::SaveAndRestore savedTuning(options.tuning, wantsTiling);
  bool isKernel = isa<FunctionOpInterface>(op) && isa<ExecutionOpInterface>(op);
  Operation *function = isKernel ? op : findFunction(op);
  if (function && !isSkipped(function))
    analyze(function, /*wantsTotals=*/false);
  if (result)
    result->memo = nullptr;
  return result;
}

ModuleAnalysis::ModuleAnalysis(Operation *root, const TargetDescription *target,
                               const AnalysisOptions &options)
    : impl(std::make_unique<Impl>(root, target, options)) {}

ModuleAnalysis::~ModuleAnalysis() = default;

static std::atomic<unsigned> numRuns = 0;

unsigned ModuleAnalysis::getNumRuns() { return numRuns; }

void ModuleAnalysis::run(RecordFn onRecord, UnmodelledFn onUnmodelled,
                         VisitFn onVisit) {
  ++numRuns;
  ViewRootScope roots;
  impl->run(onRecord, onUnmodelled, onVisit);
}

void ModuleAnalysis::runOnThreads(function_ref<void(WalkFn walk)> onThread) {
  ++numRuns;
  ViewRootScope roots;
  impl->runOnThreads(onThread);
}

std::optional<OpRecord> ModuleAnalysis::analyzeOp(Operation *op,
                                                  bool wantsTiling) {
  ViewRootScope roots;
  return impl->analyzeOp(op, wantsTiling);
}

ArrayRef<Operation *> ModuleAnalysis::getFunctions() const {
  return impl->functions;
}

const Totals &ModuleAnalysis::getTotals(Operation *function) const {
  return impl->states[function].totals;
}

ArrayRef<SymbolInfo> ModuleAnalysis::getSymbols(Operation *function) const {
  return impl->states[function].symbols;
}

ArrayRef<SymbolConflict>
ModuleAnalysis::getConflicts(Operation *function) const {
  return impl->states[function].conflicts;
}

const Totals &ModuleAnalysis::getModuleTotals() const {
  return impl->moduleTotals;
}

const Coverage &ModuleAnalysis::getCoverage() const { return impl->coverage; }

std::unique_ptr<WorkContext>
roofline::makeProgramContext(const Bindings &bindings) {
  auto context = std::make_unique<ProgramContext>(&bindings);
  context->followCalls();
  return context;
}
