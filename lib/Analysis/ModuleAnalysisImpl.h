//===- ModuleAnalysisImpl.h - State of an analysis -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_MODULEANALYSISIMPL_H
#define ROOFLINE_LIB_ANALYSIS_MODULEANALYSISIMPL_H

#include "Loops/LoopSums.h"
#include "Memo/NestMemo.h"
#include "Memo/WorkMemo.h"
#include "Storage/ReuseDistances.h"
#include "StorageAnalysis.h"
#include "TouchedStorage.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/Symbols/ProgramContext.h"
#include "roofline/Traffic/KernelTraffic.h"
#include "roofline/Traffic/LoopNest.h"
#include "roofline/Traffic/LoopTraffic.h"

namespace mlir::roofline {

/// Where an op stands: how often it executes per call of its function.
struct Scope {
  Count executions = 1;
  bool unbounded = false;
  /// The scope around, null for the body of the function, and how often this
  /// one executes per execution of it.
  const Scope *outer = nullptr;
  Count ownExecutions = 1;
  /// The op whose region it is.
  Operation *control = nullptr;

  bool isRepeated() const { return unbounded || !executions.isOne(); }
};

/// The note of a row whose executions may be any number.
constexpr StringLiteral unboundedNote =
    "unbounded: the number of executions has no known bound";

/// The note of a function with a branch whose condition is not known.
constexpr StringLiteral takenBranchNote =
    "at most: branches count as taken, each quantity of the larger side";

/// The binding of a function that is analysed for all threads of a launch.
constexpr StringLiteral launchMark = "launch.kernel";

/// A call or a launch of a function of the program.
struct CallSite {
  CallSite(CallOpInterface call);
  CallSite(LaunchOpInterface launch, WorkContext &context);

  Operation *op;
  /// Null for an indirect call.
  SymbolRefAttr callee;
  /// The values of the first arguments of the function.
  OperandRange operands;
  /// The sizes of a launch; empty for a call.
  SmallVector<LaunchSize, 6> sizes;
  /// How often one execution of the op executes the function.
  Count executions = 1;
};

/// How ops of one name are treated.
enum class OpKind {
  Program,
  Control,
  Free,
  Call,
  Modelled,
  Unmodelled,
  /// `shard.shard`, which the partitioner turns into collectives.
  Sharding
};

/// The note of a function with such ops: what it says is the whole tensor's.
constexpr StringLiteral notPartitionedNote =
    "NOT PARTITIONED: annotated with shard.shard only, so figures are of whole "
    "tensors and collectives are not there yet; run upstream's "
    "'func.func(sharding-propagation,shard-partition)' first";

/// What is known of one function.
struct FunctionState {
  enum { Unseen, Active, Done } progress = Unseen;
  Totals totals;
  WeightMap weights;
  bool hasTotals = false;
  /// True if it, or a function that it calls, has an op without a model.
  bool isIncomplete = false;
  SmallVector<SymbolInfo, 0> symbols;
  SmallVector<SymbolConflict, 0> conflicts;
  /// Functions that it calls.
  llvm::SmallPtrSet<Operation *, 4> callees;
};

class ModuleAnalysis::Impl {
public:
  Impl(Operation *root, const TargetDescription *target,
       const AnalysisOptions &options);
  void run(RecordFn record, UnmodelledFn unmodelled, VisitFn visit);
  void runOnThreads(function_ref<void(WalkFn walk)> onThread);
  std::optional<OpRecord> analyzeOp(Operation *op, bool wantsTiling);

  SmallVector<Operation *> functions;
  Coverage coverage;
  Totals moduleTotals;
  llvm::DenseMap<Operation *, FunctionState> states;

private:
  /// Analyses one function.
  struct FunctionWalker {
    FunctionWalker(Impl &impl, Operation *function, bool wantsTotals)
        : impl(impl), function(function), wantsTotals(wantsTotals),
          context(&impl.options.bindings, impl.options.hypothesis),
          sizes(function, impl.options.storage),
          storage(context, sizes, impl.options.hypothesis), nestKeys(function) {
      sizes.setContext(context);
      // Another thread may work on what lies beside a function.
      if (!isa<FunctionOpInterface>(impl.root))
        context.followCalls();
      if (impl.hasNodes())
        context.findPlacements();
      if (!impl.estimator)
        return;
      if (impl.options.steady &&
          (impl.options.tuning ||
           (wantsTotals && impl.estimator->getTarget().sustained)))
        reuses.emplace(function, context, sizes);
      if (!wantsTotals)
        return;
      runsOnce = impl.runsOnce(function);
      touched.emplace(function, context, sizes);
    }

    void visitRegion(Region &region, const Scope &scope, Totals &totals);
    void visitOp(Operation *op, const Scope &scope, Totals &totals);
    void visitControl(ExecutionOpInterface control, const Scope &scope,
                      Totals &totals);
    void visitBranches(ExecutionOpInterface control,
                       ArrayRef<RegionExecution> inside, const Scope &scope,
                       Totals &totals);
    void visitNest(Operation *control, const Scope &scope, Totals &totals);
    TouchedStorage::Reads replayEffects(NestRecords &nest,
                                        ArrayRef<Operation *> ops);
    void replayRecord(const NestRecords &nest, OpRecord &record,
                      const TouchedStorage::Reads &cold, Totals &totals);
    void replay(NestRecords &nest, ArrayRef<Operation *> ops, Totals &totals);
    void visitCall(const CallSite &site, const Scope &scope, Totals &totals);
    Bindings bindArguments(const CallSite &site, FunctionOpInterface callee);
    void renameSymbols(const CallSite &site, FunctionOpInterface callee,
                       Totals &called);
    std::optional<Count> lookupArgument(const CallSite &site, StringRef name);
    void emitRecursiveCall(Operation *call, const Scope &scope, Totals &totals);
    void emitCall(const CallSite &site, const Totals &called,
                  const Scope &scope, Totals &totals);
    std::optional<WorkKey> makeWorkKey(WorkOpInterface op);
    void visitKnown(WorkOpInterface op, KnownWork &known, const Scope &scope,
                    Totals &totals);
    void visitModelled(WorkOpInterface op, const Scope &scope, Totals &totals);
    void visitGiven(Operation *op, WorkAttr given, const Scope &scope,
                    Totals &totals);
    void addUnmodelled(Operation *op);
    void estimateOnce(const Work &work, Cost &cost,
                      SmallVectorImpl<std::string> &notes);
    LogicalResult computeRecord(WorkOpInterface op, const Scope &scope,
                                Work &work, OpRecord &record);
    /// Notes what an op with `work` stores and reads, for the totals.
    void addStorage(const Work &work, const OpRecord &record,
                    const Scope &scope);
    void bindSymbols(WorkSummary &work);
    void addAllTraffic(Operation *op, const Scope &scope, Work &work);
    void addAllTraffic(const LoopNest::Touched &touched, const Access &access,
                       WorkSummary &all);
    void noteAllTraffic(const LoopNest::Touched &touched, const Access &access);
    bool movesOn(Value value, const Count &executions);
    void limitToDistinct(const OpRecord &record, const Count &executions,
                         LevelTraffics &levels);
    bool isLoopKernel(Operation *op);
    bool isScalar(Operation *op);
    void findNoKernels(Operation *around);
    void visitControlOrKernel(Operation *op, const Scope &scope,
                              Totals &totals);
    void visitKernel(Operation *op, const Scope &scope, Totals &totals);
    OpRecord computeKernel(Operation *op, const Scope &scope, Totals &totals);
    Cost computeKernelOnce(Operation *op);
    StorageAnalysis::Place getStoragePlace() const;
    void estimateKernel(const Scope &scope, const WorkSummary &certain,
                        const LevelTraffics &parts, OpRecord &record);
    void estimateInPlace(const WorkSummary &certain, ColdReads cold,
                         Estimate &estimate);
    void addKernelAccess(Operation *op, size_t number, const Work &work,
                         const LoopNest::Touched &touched);
    bool areSharesKnown(ArrayRef<RegionExecution> branches, const Scope &scope);
    SmallVector<RegionExecution, 2> getExecutions(ExecutionOpInterface control,
                                                  const Scope &scope);
    void finish(OpRecord &record, Totals &totals);
    void emit(OpRecord &record, const Scope &scope, Totals &totals);
    void emitOnce(OpRecord &record, const Scope &scope, Totals &totals);
    void addInPlace(ColdReads cold, Cost &cost);
    void addExpectedTime(OpRecord &record);
    void addExpectedTime(OpRecord &record, double executions);
    KernelShape &makeKernel(OpRecord &record);
    void findKernel(const Work &work, OpRecord &record);
    void emitCold(OpRecord &record, Totals &totals);
    void visitUntouched(Operation *op, bool isOpaque);
    TouchedStorage::Place getPlace(const Scope &scope) const;
    void emitScaled(OpRecord &&record, const Scope &scope, Totals &totals);
    LevelTraffics scaleLevels(const OpRecord &record, const Scope &scope,
                              const ScaledWork &scaled);
    ScaledWork sumUp(const WorkSummary &work, const Scope &scope);
    void addStorageTotals(Region &body, Totals &totals);

    Impl &impl;
    Operation *function;
    bool wantsTotals;
    ProgramContext context;
    StorageSizes sizes;
    StorageAnalysis storage;
    NestKeys nestKeys;
    /// What has been touched, where that matters: for estimates and totals.
    std::optional<TouchedStorage> touched;
    /// What a program that repeats touches between two uses.
    std::optional<ReuseDistances> reuses;
    /// The function executes once, cold.
    bool runsOnce = false;
    /// What the current op reads that nobody touched before.
    TouchedStorage::Reads coldReads;
    /// Branches, and blocks of unstructured control flow, around the current
    /// op.
    unsigned numBranches = 0;
    /// The regions around the current op, the outermost first.
    SmallVector<RegionExecution, 4> executions;
    /// The nest of `executions`, made for the first op that needs it.
    std::optional<LoopNest> nest;
    /// Bytes of all executions of the current op taken together, where they
    /// share elements (R10a).
    std::optional<SmallVector<SpaceTraffic, 1>> allTraffic;
    /// The outermost loop around the current op, null for none; what its ops
    /// move, made for the first one.
    Operation *outermostLoop = nullptr;
    std::unique_ptr<LoopTraffic> loopTraffic;
    /// The loop that is one kernel and is being visited (R27).
    struct Kernel {
      KernelTraffic traffic;
      std::vector<OpRecord> parts;
      /// `numBranches` and `numChoices` where it begins.
      unsigned numBranches, numChoices;
    };
    std::optional<Kernel> kernel;
    /// What one execution of the last kernel moves.
    SmallVector<StorageTraffic, 4> kernelTraffic;
    /// Branches around the current op of which only one is taken.
    unsigned numChoices = 0;
    /// Operations so far that are counted and that need not execute: branches
    /// count as their larger side (R8).
    Count uncertainOperations;
    /// An op so far in the current branch does other work in other iterations
    /// of the loops around it.
    bool varies = false;
    /// How often the regions in the kernel execute: each question would make
    /// symbols of its own.
    llvm::DenseMap<Operation *, SmallVector<RegionExecution, 2>> kernelRegions;
    /// The op around all that was searched for kernels, and the ops in it that
    /// are none.
    Operation *searched = nullptr;
    llvm::DenseSet<Operation *> noKernels;
  };

  void collectFunctions(Operation *symbolTable);
  Operation *resolveCallee(const CallSite &site);
  OpKind getKind(Operation *op);
  void collectReferenced();
  bool areIndependent();
  bool runsOnce(Operation *function);
  /// True if it matters on which node of the target values lie (R28).
  bool hasNodes() const {
    return estimator && !estimator->getTarget().levels.empty() &&
           estimator->getTarget().levels.front().nodes > 1;
  }
  const Totals &analyze(Operation *function, bool wantsTotals);
  void countModelled() { coverage.modelledOps += !isQuiet; }
  void analyzeCallee(Operation *callee);
  const FunctionState &analyzeCall(Operation *callee, const Bindings &bindings);
  void notify(Operation *function, OpRecord &record);
  void notifyUnmodelled(Operation *op, StringRef name);
  SmallVector<Operation *> findEntryPoints();
  void sumUpModule();
  void addShare(Impl &share);

  Operation *root;
  AnalysisOptions options;
  /// The only op that matters to `analyzeOp`; null for all.
  Operation *focus = nullptr;
  std::optional<Estimator> estimator;
  std::optional<LevelTrafficAnalysis> traffic;
  std::optional<SymbolTableCollection> symbolTables;
  /// Functions that the program names; set when that is first asked for.
  std::optional<llvm::DenseSet<Operation *>> referenced;
  llvm::DenseMap<OperationName, OpKind> kinds;
  WorkMemo memo;
  NestMemo nests;
  /// Takes down what the walk of a nest visits and finds; null outside of one.
  NestRecords *recorded = nullptr;
  /// Records of `memo` where some of what the op reads is cold: its bytes by
  /// memory space.
  std::map<std::pair<const void *,
                     std::vector<std::pair<const void *, std::string>>>,
           OpRecord>
      coldRecords;
  /// The bindings of the options, which hold outside of calls.
  Bindings globalBindings;
  /// Functions as they were called, with other bindings.
  std::map<std::pair<Operation *, Bindings>, FunctionState> calledStates;
  /// The current function is analysed for one call of it.
  bool isForCall = false;
  /// Calls between the function that `run` analyses and the current one.
  unsigned callDepth = 0;
  /// A function is walked again: its ops have been reported before.
  bool isQuiet = false;
  RecordFn onRecord;
  UnmodelledFn onUnmodelled;
  VisitFn onVisit;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_MODULEANALYSISIMPL_H
