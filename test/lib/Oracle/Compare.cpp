//===- Compare.cpp - The analysis against the execution -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpQueries.h"
#include "Oracle.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

namespace {
/// Compares the records of one function with one run of it: those of its loops
/// that are kernels (R27), or of all other ops.
class Comparison {
public:
  Comparison(ModuleOp module, func::FuncOp function, const Options &options,
             bool comparesKernels, Verdict &verdict)
      : module(module), function(function), options(options),
        comparesKernels(comparesKernels), verdict(verdict) {}

  LogicalResult run();

private:
  void collectRecords();
  void collectFreeOps();
  Count evaluate(const Count &count) const;
  CountRange evaluate(const CountRange &range) const;
  WorkSummary getWork(const OpRecord &record, const OpCounts &counts) const;
  void check(int64_t position);
  void checkFree(int64_t position);
  void noteAgreement();
  void complainAt(Operation *op, StringRef problems);
  void checkTerms(const OpRecord &record, const OpCounts &counts,
                  std::string &problems);
  void checkUseful(const OpRecord &record, const OpCounts &counts,
                   std::string &problems);
  void checkBytes(const OpRecord &record, const OpCounts &counts,
                  std::string &problems);
  void checkTogether(const OpRecord &record, const OpCounts &counts,
                     std::string &problems);
  void checkExecutions(const OpRecord &record, const OpCounts &counts,
                       std::string &problems);

  ModuleOp module;
  func::FuncOp function;
  const Options &options;
  bool comparesKernels;
  Verdict &verdict;
  std::vector<OpRecord> records;
  /// Ops without a row, whose marks follow those of the records.
  std::vector<Operation *> freeOps;
  /// Ops of rows and free ops that executed, by whether they agree.
  DenseSet<Operation *> agreeing, disagreeing;
  std::unique_ptr<Machine> machine;
};
} // namespace

void Comparison::collectRecords() {
  ModuleAnalysis analysis(module, nullptr, AnalysisOptions());
  analysis.run(
      [&](Operation *parent, const OpRecord &record) {
        if (parent != function || isa<CallOpInterface>(record.op))
          return;
        bool isKernel = !record.parts.empty();
        if (isKernel && !comparesKernels)
          llvm::append_range(records, record.parts);
        else if (isKernel == comparesKernels && !(isKernel && record.unbounded))
          records.push_back(record);
      },
      [&](Operation *op, StringRef) {
        if (function->isAncestor(op) && !comparesKernels)
          complainAt(op, "has no model");
      });
}

/// Collects the ops that are neither in a row nor in the payload of a row.
void Comparison::collectFreeOps() {
  DenseSet<Operation *> recorded;
  for (const OpRecord &record : records)
    recorded.insert(record.op);
  function.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (recorded.contains(op))
      return WalkResult::skip();
    if (isFree(op) && !op->hasTrait<OpTrait::IsTerminator>())
      freeOps.push_back(op);
    return WalkResult::advance();
  });
}

/// Replaces the symbols of arguments by their sizes and values in the run.
Count Comparison::evaluate(const Count &count) const {
  if (count.isConstant())
    return count;
  return count.substitute([&](StringRef name) -> std::optional<Count> {
    if (name == "vscale")
      return Count(vscale);
    unsigned argument, dim;
    if (!name.consume_front("arg") || name.consumeInteger(10, argument))
      return std::nullopt;
    if (name.empty()) {
      auto it = machine->argumentValues.find(argument);
      return it == machine->argumentValues.end()
                 ? std::nullopt
                 : std::optional(Count(it->second));
    }
    if (!name.consume_front("_d") || name.getAsInteger(10, dim))
      return std::nullopt;
    return Count(options.dynamicSize);
  });
}

CountRange Comparison::evaluate(const CountRange &range) const {
  return CountRange(evaluate(range.lower), evaluate(range.upper));
}

static void complain(std::string &problems, StringRef what, const Count &ours,
                     const Count &executed) {
  problems += (problems.empty() ? "" : "; ") + what.str() + ": executed " +
              executed.str() + ", analysed " + ours.str();
}

static std::string describe(const WorkTerm &term) {
  return stringifyWorkClass(term.workClass).str() + "(" + term.getTypeKey() +
         ")";
}

/// The work of all executions: that of the row, which sums over the counters of
/// loops, or as many times that of one execution as there were.
WorkSummary Comparison::getWork(const OpRecord &record,
                                const OpCounts &counts) const {
  Count executions(counts.executions);
  if (!record.sharesElements && evaluate(record.executions) == executions)
    return record.getAll().work;
  WorkSummary work = record.once.work;
  work.scale(executions);
  return work;
}

void Comparison::checkTerms(const OpRecord &record, const OpCounts &counts,
                            std::string &problems) {
  WorkTerms executed;
  for (const WorkTerm &term : counts.terms)
    executed.add(term);
  WorkTerms analysed;
  for (WorkTerm term : getWork(record, counts).terms) {
    term.count = evaluate(term.count);
    analysed.add(term);
  }
  auto lookup = [](const WorkTerms &terms, const WorkTerm &like) {
    for (const WorkTerm &term : terms)
      if (term.hasSameKind(like))
        return term.count;
    return Count(0);
  };
  // R8: a branch counts the larger side of each quantity.
  bool mayBeLess = hasTakenBranch(record);
  for (const WorkTerm &term : analysed) {
    Count other = lookup(executed, term);
    if (other != term.count &&
        !(mayBeLess && (term.count - other).isKnownNonNegative()))
      complain(problems, describe(term), term.count, other);
  }
  for (const WorkTerm &term : executed)
    if (lookup(analysed, term).isZero())
      complain(problems, describe(term), Count(0), term.count);
}

void Comparison::checkUseful(const OpRecord &record, const OpCounts &counts,
                             std::string &problems) {
  if (!record.once.work.usefulFlops) {
    ++verdict.unknownUseful;
    return;
  }
  if (hasBranch(record.op) || hasPaddingWithoutWindow(record.op))
    return;
  Count useful = evaluate(*getWork(record, counts).usefulFlops);
  if (useful != Count(counts.usefulFlops))
    complain(problems, "useful_flops", useful, Count(counts.usefulFlops));
}

/// Reports a problem unless `executed` is in `range`.
static void checkRange(const CountRange &range, int64_t executed,
                       StringRef what, std::string &problems) {
  auto isNegative = [](const Count &count) {
    return !count.isConstant() || !count.isKnownNonNegative();
  };
  Count number(executed);
  if (isNegative(number - range.lower))
    complain(problems, what, range.lower, number);
  else if (isNegative(range.upper - number))
    complain(problems, what, range.upper, number);
}

void Comparison::checkBytes(const OpRecord &record, const OpCounts &counts,
                            std::string &problems) {
  if (isFreeFill(record.op) && record.once.work.traffic.empty())
    return;
  llvm::MapVector<Attribute, SpaceTraffic> analysed;
  for (const SpaceTraffic &traffic : getWork(record, counts).traffic)
    analysed[traffic.space] = traffic;
  for (const auto &[space, bytes] : counts.bytes)
    analysed.try_emplace(space);
  for (auto &[space, traffic] : analysed) {
    SpaceBytes executed = counts.bytes.lookup(space);
    if (!computesOnTensors(record.op)) // R12 follows tensors.
      executed.read += executed.initRead;
    CountRange read = evaluate(traffic.bytesRead);
    if (readsInit(record.op))
      read.lower = read.lower - Count(executed.initRead);
    CountRange written = evaluate(traffic.bytesWritten);
    if (comparesKernels && hasTakenBranch(record)) // It may not be taken (R8).
      read.lower = written.lower = 0;
    checkRange(read, executed.read, "bytes_read", problems);
    checkRange(written, executed.written, "bytes_written", problems);
    verdict.byteCounts += 2;
    verdict.intervals += !read.isExact() + !written.isExact();
  }
}

/// Checks the bytes of all executions of a load or store in loops, in all
/// memory spaces (R10a).
void Comparison::checkTogether(const OpRecord &record, const OpCounts &counts,
                               std::string &problems) {
  if (!record.sharesElements)
    return;
  WorkSummary all = record.getAll().work;
  CountRange read = evaluate(all.getBytesRead());
  CountRange written = evaluate(all.getBytesWritten());
  if (isConditional(record.op)) // Some executions may be missing.
    read.lower = written.lower = 0;
  auto [executedRead, executedWritten] = counts.getDistinctBytes();
  checkRange(read, executedRead, "bytes_read together", problems);
  checkRange(written, executedWritten, "bytes_written together", problems);
}

void Comparison::checkExecutions(const OpRecord &record, const OpCounts &counts,
                                 std::string &problems) {
  Count executions = evaluate(record.executions);
  if (record.unbounded)
    return;
  bool mayBeLess = isConditional(record.op);
  if (mayBeLess && (executions - Count(counts.executions)).isKnownNonNegative())
    return;
  if (executions != Count(counts.executions))
    complain(problems, "executions", executions, Count(counts.executions));
}

void Comparison::complainAt(Operation *op, StringRef problems) {
  ++verdict.disagreements;
  disagreeing.insert(op);
  emitError(op->getLoc(), "'") << op->getName() << "' " << problems;
}

void Comparison::check(int64_t position) {
  const OpRecord &record = records[position];
  std::string problems;
  const OpCounts &counts = machine->counts[position];
  checkExecutions(record, counts, problems);
  if (counts.executions) {
    checkTerms(record, counts, problems);
    checkUseful(record, counts, problems);
    checkBytes(record, counts, problems);
    checkTogether(record, counts, problems);
  }
  if (!problems.empty())
    complainAt(record.op, problems);
  else if (counts.executions)
    agreeing.insert(record.op);
}

/// Checks that an op without a row counts nothing and touches nothing.
void Comparison::checkFree(int64_t position) {
  Operation *op = freeOps[position];
  const OpCounts &counts = machine->counts[records.size() + position];
  bool isIdle = counts.terms.empty();
  for (const auto &[space, bytes] : counts.bytes)
    isIdle &= !bytes.read && !bytes.written;
  if (!isIdle)
    complainAt(op, "has no row but executes something");
  else if (counts.executions)
    agreeing.insert(op);
}

/// Returns true if `op` is in a payload that agrees or terminates a region of
/// one, or if it is a loop or branch that contains ops that agree and none that
/// doesn't.
static bool isProved(Operation *op, const DenseSet<Operation *> &agreeing,
                     const DenseSet<Operation *> &disagreeing) {
  if (agreeing.contains(op) || disagreeing.contains(op))
    return agreeing.contains(op);
  auto isRow = [&](Operation *other) {
    return agreeing.contains(other) || disagreeing.contains(other);
  };
  // The outermost row counts the ops in it.
  Operation *parent = op->getParentOp();
  while (!isRow(parent) && !isa<ExecutionOpInterface, func::FuncOp>(parent))
    parent = parent->getParentOp();
  if (isRow(parent))
    return agreeing.contains(parent);
  bool isProgram = isa<ExecutionOpInterface>(op);
  if (!isProgram && !op->hasTrait<OpTrait::IsTerminator>())
    return false;
  bool hasProof = false, hasFault = false;
  (isProgram ? op : parent)->walk([&](Operation *inner) {
    hasProof |= agreeing.contains(inner);
    hasFault |= disagreeing.contains(inner);
  });
  return hasProof && !hasFault;
}

void Comparison::noteAgreement() {
  function.getBody().walk([&](Operation *op) {
    if (isa<WorkOpInterface, ExecutionOpInterface>(op) &&
        isProved(op, agreeing, disagreeing))
      ++verdict.agreed[op->getName().getStringRef().str()];
  });
}

/// Erases the functions that `kept` does not call, directly or indirectly.
static void eraseOthers(ModuleOp module, Operation *kept) {
  DenseSet<Operation *> reached = {kept};
  SmallVector<Operation *> worklist = {kept};
  while (!worklist.empty()) {
    auto uses = SymbolTable::getSymbolUses(worklist.pop_back_val());
    for (const SymbolTable::SymbolUse &use : *uses) {
      Operation *callee =
          module.lookupSymbol(use.getSymbolRef().getRootReference());
      if (callee && reached.insert(callee).second)
        worklist.push_back(callee);
    }
  }
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (!reached.contains(function))
      function->erase();
}

LogicalResult Comparison::run() {
  collectRecords();
  if (comparesKernels && records.empty())
    return success();
  if (!comparesKernels)
    collectFreeOps();
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy(cast<ModuleOp>(module->clone(mapping)));
  eraseOthers(*copy, mapping.lookup(function.getOperation()));
  DenseMap<Operation *, int64_t> marks;
  for (const OpRecord &record : records)
    marks[mapping.lookup(record.op)] = marks.size();
  for (Operation *op : freeOps)
    marks[mapping.lookup(op)] = marks.size();
  markOps(*copy, marks);
  if (failed(lowerToLoops(*copy)))
    return failure();
  if (options.printLowered)
    copy->print(llvm::outs());
  machine = std::make_unique<Machine>(*copy);
  machine->firstFree = records.size();
  machine->findsContractions = !comparesKernels;
  if (failed(machine->run(copy->lookupSymbol(function.getName()),
                          options.dynamicSize)))
    return failure();
  for (int64_t position = 0; position < int64_t(records.size()); ++position)
    check(position);
  for (int64_t position = 0; position < int64_t(freeOps.size()); ++position)
    checkFree(position);
  if (comparesKernels) {
    verdict.kernels += agreeing.size();
    return success();
  }
  for (const auto &[name, number] : machine->unattributed) {
    ++verdict.disagreements;
    function.emitError("'")
        << name << "' executed " << number << " operations that no row has";
  }
  noteAgreement();
  ++verdict.functions;
  return success();
}

int64_t Verdict::getNumAgreed() const {
  int64_t sum = 0;
  for (const auto &[name, number] : agreed)
    sum += number;
  return sum;
}

Verdict &Verdict::operator+=(const Verdict &other) {
  for (const auto &[name, number] : other.agreed)
    agreed[name] += number;
  disagreements += other.disagreements;
  functions += other.functions;
  kernels += other.kernels;
  unknownUseful += other.unknownUseful;
  byteCounts += other.byteCounts;
  intervals += other.intervals;
  return *this;
}

LogicalResult oracle::compare(ModuleOp module, const Options &options,
                              Verdict &verdict) {
  bool allRan = true;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && !function->hasAttr("oracle.skip"))
      for (bool comparesKernels : {false, true})
        allRan &= succeeded(
            Comparison(module, function, options, comparesKernels, verdict)
                .run());
  return success(allRan);
}
