//===- FunctionLoops.cpp - Loops of a function and what they move ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ModuleAnalysisImpl.h"
#include "../Totals.h"
#include "LoopSums.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/Support/Derivation.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// All executions of an op
//===----------------------------------------------------------------------===//

/// True if `together` depends on the counter of a loop, which is in the bytes
/// `once` of one execution and not in their `sum`.
static bool hasSummedCounter(const Count &together, const Count &once,
                             const Count &sum) {
  if (together.isConstant())
    return false;
  SmallVector<std::string> symbols, inOnce, inSum;
  together.collectSymbols(symbols);
  once.collectSymbols(inOnce);
  sum.collectSymbols(inSum);
  return llvm::any_of(symbols, [&](const std::string &symbol) {
    return llvm::is_contained(inOnce, symbol) &&
           !llvm::is_contained(inSum, symbol);
  });
}

/// Limits the bytes `together` of all executions to their `sum`. What an
/// execution touches may depend on a counter: then no more is known, unless
/// each touches other bytes. Their number `executions` may have counters that
/// `numSummed` has not.
static void limitToSum(CountRange &together, const CountRange &once,
                       const CountRange &sum, const Count &executions,
                       const Count &numSummed) {
  auto isApart = [&](const Count &number) {
    CountRange apart = once;
    return together == (apart *= number);
  };
  bool hasCounter = ProgramContext::hasCounter(together.lower) ||
                    ProgramContext::hasCounter(together.upper);
  if (hasCounter && !ProgramContext::hasCounter(sum.upper) &&
      (isApart(numSummed) || isApart(executions)))
    together = sum;
  else if (hasSummedCounter(together.upper, once.upper, sum.upper) ||
           (hasCounter && sum.upper.isConstant()))
    together = CountRange(0, sum.upper);
  else if (together.upper.isConstant() && sum.upper.isConstant())
    together.upper = countMin(together.upper, sum.upper);
}

void roofline::useAllTraffic(SmallVector<SpaceTraffic, 1> all, WorkSummary once,
                             const Count &executions, ScaledWork &sum) {
  bool executes = sum.executions.isConstant() && !sum.executions.isZero();
  auto limit = [&](CountRange &together, const CountRange &own,
                   const CountRange &summed) {
    limitToSum(together, own, summed, executions, sum.executions);
    if (executes && own.lower.isConstant() && together.lower.isConstant() &&
        together.upper.isConstant())
      together.lower =
          countMax(together.lower, countMin(own.lower, together.upper));
  };
  for (SpaceTraffic &entry : all) {
    const SpaceTraffic &own = once.getTraffic(entry.space, entry.placement);
    const SpaceTraffic &summed =
        sum.work.getTraffic(entry.space, entry.placement);
    limit(entry.bytesRead, own.bytesRead, summed.bytesRead);
    limit(entry.bytesWritten, own.bytesWritten, summed.bytesWritten);
  }
  sum.work.traffic = std::move(all);
}

/// Adds what all executions of an access move.
void ModuleAnalysis::Impl::FunctionWalker::addAllTraffic(
    const LoopNest::Touched &touched, const Access &access, WorkSummary &all) {
  // The size is known: one execution has been summed up.
  std::optional<CountRange> bytes =
      sizes.getBytes(access.elementType, touched.elements);
  bytes->lower *= touched.storages.lower;
  bytes->upper *= touched.storages.upper;
  if (bytes->isZero())
    return;
  SpaceTraffic &own = all.getTraffic(access.memorySpace, access.placement);
  if (access.reads)
    own.bytesRead += *bytes;
  if (access.writes)
    own.bytesWritten += *bytes;
}

/// Notes the bytes of one access, of which all executions touch `touched`.
void ModuleAnalysis::Impl::FunctionWalker::noteAllTraffic(
    const LoopNest::Touched &touched, const Access &access) {
  DerivationLog *log = DerivationLog::get();
  std::optional<Count> bits = sizes.getBits(access.elementType);
  if (!log || !bits)
    return;
  auto note = [&](StringRef figure, StringRef text, const Count &elements,
                  const Count &storages) {
    DerivedCount bytes = countCeilDiv(DerivedCount(elements) * *bits, 8);
    if (countFloorDiv(*bits, 8) * Count(8) == *bits)
      bytes = DerivedCount(elements) * countFloorDiv(*bits, 8);
    bytes = bytes * storages;
    log->add({"", ("elements" + text).str(), "", elements, "", "R10a"});
    if (!storages.isOne())
      log->add(
          {"", "storage that is made for it, times", "", storages, "", "R10a"});
    for (bool isRead : {true, false})
      if (isRead ? access.reads : access.writes)
        log->add({(StringRef(isRead ? "bytes_read" : "bytes_written") + figure)
                      .str(),
                  (StringRef(isRead ? "read" : "written") + text).str(),
                  bytes.getText(), bytes.get(), "B", "R10a, R17"});
  };
  bool isExact = touched.elements.isExact() && touched.storages.isExact();
  note("", isExact ? "" : ", at least", touched.elements.lower,
       touched.storages.lower);
  note("_upper", isExact ? "" : ", at most", touched.elements.upper,
       touched.storages.upper);
}

/// Notes what the payload moves by itself.
static void noteGivenTraffic(const SpaceTraffic &once,
                             const Count &executions) {
  DerivationLog *log = DerivationLog::get();
  if (!log)
    return;
  auto note = [&](StringRef figure, const Count &bytes) {
    DerivedCount all = DerivedCount(bytes) * executions;
    log->add({"", "by the payload, once", "", bytes, "B", "R19"});
    log->add({figure.str(), "by the payload, all executions", all.getText(),
              all.get(), "B", "R8"});
  };
  note("bytes_read", once.bytesRead.lower);
  note("bytes_read_upper", once.bytesRead.upper);
  note("bytes_written", once.bytesWritten.lower);
  note("bytes_written_upper", once.bytesWritten.upper);
}

/// Computes the bytes of all executions of an op with `work` in loops, and puts
/// the elements of all executions into its accesses.
void ModuleAnalysis::Impl::FunctionWalker::addAllTraffic(Operation *op,
                                                         const Scope &scope,
                                                         Work &work) {
  if (!nest || nest->getInnermost() != executions.back().region)
    nest.emplace(executions, context);
  DerivationLog::Scope scopeOfSteps(op, "bytes");
  WorkSummary all;
  for (SpaceTraffic entry : work.extraTraffic) {
    noteGivenTraffic(entry, scope.executions);
    entry.scale(scope.executions);
    all.getTraffic(entry.space).add(entry);
  }
  for (auto [number, access] : llvm::enumerate(work.accesses)) {
    LoopNest::Touched touched = nest->countTouched(access, work.loops);
    noteAllTraffic(touched, access);
    addAllTraffic(touched, access, all);
    if (kernel)
      addKernelAccess(op, number, work, touched);
    if (access.indexMap)
      access.elements = touched.elements;
  }
  bindSymbols(all);
  allTraffic = std::move(all.traffic);
}

//===----------------------------------------------------------------------===//
// What is a kernel
//===----------------------------------------------------------------------===//

static bool isBuffer(Type type) {
  return isa<TensorType, BaseMemRefType>(type);
}

/// True if the modelled op works on scalars, vectors or single elements of
/// buffers: on what a loop or a thread has at a time.
bool ModuleAnalysis::Impl::FunctionWalker::isScalar(Operation *op) {
  auto modelled = cast<WorkOpInterface>(op);
  if (modelled.isFree() ||
      llvm::none_of(
          llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()),
          isBuffer))
    return true;
  Work work;
  return succeeded(modelled.computeWork(context, work)) &&
         !work.accesses.empty() && work.extraTraffic.empty() &&
         work.unmodelled.empty() &&
         llvm::all_of(work.accesses, [&](const Access &access) {
           return access.indexMap && sizes.getBits(access.elementType);
         });
}

/// Finds the ops in `around`, and itself, that contain an op that is no part of
/// a kernel.
void ModuleAnalysis::Impl::FunctionWalker::findNoKernels(Operation *around) {
  searched = around;
  noKernels.clear();
  auto isPart = [&](Operation *op) {
    if (getGivenWork(op))
      return false;
    OpKind kind = impl.getKind(op);
    return kind == OpKind::Control || kind == OpKind::Free ||
           (kind == OpKind::Modelled && isScalar(op));
  };
  around->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == around)
      return WalkResult::advance();
    if (!isPart(op)) {
      for (Operation *parent = op->getParentOp();
           noKernels.insert(parent).second && parent != around;)
        parent = parent->getParentOp();
      return WalkResult::skip();
    }
    return impl.getKind(op) == OpKind::Control ? WalkResult::advance()
                                               : WalkResult::skip();
  });
}

/// True if `op`, whose regions execute, is a loop or a launch that contains
/// nothing but scalars, loads and stores (R27).
bool ModuleAnalysis::Impl::FunctionWalker::isLoopKernel(Operation *op) {
  if (!searched || !searched->isAncestor(op))
    findNoKernels(op);
  if (noKernels.contains(op))
    return false;
  if (isa<LoopLikeOpInterface, FunctionOpInterface>(op))
    return true;
  auto control = cast<ExecutionOpInterface>(op);
  if (control.areRegionsExclusive())
    return false;
  SmallVector<RegionExecution, 2> inside;
  control.getRegionExecutions(context, inside);
  return llvm::any_of(inside, [](const RegionExecution &execution) {
    return !execution.counters.empty();
  });
}

//===----------------------------------------------------------------------===//
// Its parts
//===----------------------------------------------------------------------===//

/// Adds the access `number` of `work`, which touches `touched` in all
/// executions, to the kernel.
void ModuleAnalysis::Impl::FunctionWalker::addKernelAccess(
    Operation *op, size_t number, const Work &work,
    const LoopNest::Touched &touched) {
  const Access &access = work.accesses[number];
  CountRange bytes = *sizes.getBytes(access.elementType, touched.elements);
  bytes.lower *= touched.storages.lower.isConstant()
                     ? countMin(1, touched.storages.lower)
                     : Count(0);
  bytes.upper *= touched.storages.upper;
  // Branches of which is known which iterations take them.
  unsigned numGuards = 0;
  for (const RegionExecution &execution : llvm::reverse(executions)) {
    Operation *parent = execution.region->getParentOp();
    numGuards += cast<ExecutionOpInterface>(parent).areRegionsExclusive() &&
                 !execution.executions.isOne();
    if (parent == kernel->traffic.getKernel())
      break;
  }
  kernel->traffic.add(
      {op, number, access,
       *access.elements == CountRange(computeVolume(work.loops)), bytes,
       numBranches > kernel->numBranches + numGuards,
       numChoices > kernel->numChoices, numGuards > 0});
}

//===----------------------------------------------------------------------===//
// Its record
//===----------------------------------------------------------------------===//

static void addNotes(ArrayRef<std::string> notes, OpRecord &record) {
  for (const std::string &note : notes)
    if (!llvm::is_contained(record.notes, note))
      record.notes.push_back(note);
}

/// Estimates one execution of the kernel of `record`, whose parts move `parts`
/// in the order in which the loops are written. No run moves less than
/// `certain`.
void ModuleAnalysis::Impl::FunctionWalker::estimateKernel(
    const Scope &scope, const WorkSummary &certain, const LevelTraffics &parts,
    OpRecord &record) {
  const TargetDescription &target = impl.estimator->getTarget();
  const WorkSummary &work = record.once.work;
  LevelTraffics levels = makeLevelTraffic(target, work);
  for (auto [level, written] : llvm::zip(levels, parts)) {
    level.achievableBytes = written.achievableBytes;
    level.limitToAchievable();
  }
  Estimate &estimate = record.once.estimate;
  estimate = impl.estimator->estimate(work, std::move(levels));
  if (!impl.options.totals)
    return;
  bool isFirst = runsOnce && numBranches == 0 && !scope.isRepeated();
  if (isFirst && impl.recorded)
    impl.recorded->cold = coldReads;
  estimateInPlace(certain, isFirst ? ColdReads(coldReads) : ColdReads(),
                  estimate);
}

/// Sets the least time in place of a kernel that moves at least `certain` and
/// reads `cold` for the first time.
void ModuleAnalysis::Impl::FunctionWalker::estimateInPlace(
    const WorkSummary &certain, ColdReads cold, Estimate &estimate) {
  const TargetDescription &target = impl.estimator->getTarget();
  LevelTraffics least = makeLevelTraffic(target, certain);
  setInPlaceBytes(target, certain, cold, impl.options.traffic, least);
  for (auto [level, own] : llvm::zip_equal(estimate.levels, least))
    level.setInPlace(own, 1);
  impl.estimator->updateInPlace(estimate);
}

/// Visits the ops of a kernel. Computes its cost only where no loop is around.
OpRecord ModuleAnalysis::Impl::FunctionWalker::computeKernel(Operation *op,
                                                             const Scope &scope,
                                                             Totals &totals) {
  auto sum = std::make_unique<Totals>();
  Count uncertainBefore = std::exchange(uncertainOperations, 0);
  kernel.emplace(
      Kernel{KernelTraffic(op, sizes, context, impl.options.hypothesis),
             {},
             numBranches,
             numChoices});
  {
    llvm::SaveAndRestore all(impl.focus,
                             impl.focus == op ? nullptr : impl.focus);
    visitControl(cast<ExecutionOpInterface>(op), scope, *sum);
  }
  OpRecord record;
  record.op = op;
  record.parts = std::move(kernel->parts);
  record.unbounded = sum->unbounded;
  totals.unbounded |= sum->unbounded;
  for (const auto &[note, count] : sum->notes)
    totals.notes[note] += count;
  for (const OpRecord &part : record.parts) {
    addNotes(part.notes, record);
    record.cutSearches |= part.cutSearches;
  }
  WorkSummary &work = record.once.work;
  work = std::move(sum->work);
  if (sum->notes.count(takenBranchNote.str()))
    record.notes.push_back(
        (takenBranchNote + ", and at least " +
         (work.terms.getOperations() - uncertainOperations).str() +
         " operations execute")
            .str());
  uncertainOperations += uncertainBefore;
  if (outermostLoop) { // Each execution is a kernel.
    kernel.reset();
    return record;
  }
  KernelTraffic::Traffic traffic = kernel->traffic.compute();
  kernel.reset();
  kernelTraffic = std::move(traffic.storages);
  if (impl.recorded && wantsTotals)
    impl.recorded->addTraffic(kernelTraffic);
  if (touched && wantsTotals)
    coldReads = touched->leaveLoop(kernelTraffic);
  WorkSummary certain;
  certain.traffic = std::move(traffic.certain);
  bindSymbols(certain);
  work.traffic = std::move(traffic.taken);
  bindSymbols(work);
  if (impl.recorded) {
    impl.recorded->certain = certain;
    impl.recorded->notes = sum->notes;
  }
  if (impl.estimator)
    estimateKernel(scope, certain, sum->levels, record);
  return record;
}

/// The cost of one execution of a kernel by itself, whose parts have been
/// visited.
Cost ModuleAnalysis::Impl::FunctionWalker::computeKernelOnce(Operation *op) {
  llvm::SaveAndRestore quiet(impl.isQuiet, true);
  llvm::SaveAndRestore withoutTotals(wantsTotals, false);
  llvm::SaveAndRestore branches(numBranches, 0u);
  llvm::SaveAndRestore<Operation *> outermost(outermostLoop, nullptr);
  SmallVector<RegionExecution, 4> around = std::exchange(executions, {});
  std::unique_ptr<LoopTraffic> traffic = std::move(loopTraffic);
  nest.reset();
  Totals ignored;
  Cost once = computeKernel(op, Scope(), ignored).once;
  nest.reset();
  loopTraffic = std::move(traffic);
  executions = std::move(around);
  return once;
}

void ModuleAnalysis::Impl::FunctionWalker::visitControlOrKernel(
    Operation *op, const Scope &scope, Totals &totals) {
  if (!kernel && isLoopKernel(op))
    return visitKernel(op, scope, totals);
  visitControl(cast<ExecutionOpInterface>(op), scope, totals);
}

/// Emits the row of a loop that is one kernel (R27).
void ModuleAnalysis::Impl::FunctionWalker::visitKernel(Operation *op,
                                                       const Scope &scope,
                                                       Totals &totals) {
  kernelRegions.clear();
  kernelTraffic.clear();
  CutSearches searches;
  OpRecord record = computeKernel(op, scope, totals);
  bool isNested = scope.outer && outermostLoop;
  if (isNested && !record.parts.empty())
    record.once = computeKernelOnce(op);
  record.addCutSearches(searches.get());
  if (wantsTotals)
    storage.addKernel(op, kernelTraffic, getStoragePlace());
  coldReads.clear();
  if (record.parts.empty())
    return;
  if (wantsTotals && impl.estimator && impl.estimator->getTarget().sustained)
    makeKernel(record);
  emit(record, scope, totals);
}
