//===- Compare.cpp - The analysis against the execution -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

namespace {
/// Holds the records of one function against one run of it.
class Comparison {
public:
  /// The marks of `records` in `lowered` begin at `firstMark`.
  Comparison(ModuleOp lowered, func::FuncOp function,
             ArrayRef<OpRecord> records, int64_t firstMark,
             const Options &options, Verdict &verdict)
      : lowered(lowered), function(function), records(records),
        firstMark(firstMark), options(options), verdict(verdict) {}

  LogicalResult run();

private:
  Count evaluate(const Count &count) const;
  CountRange evaluate(const CountRange &range) const;
  void check(int64_t position);
  void checkTerms(const OpRecord &record, const OpCounts &counts,
                  std::string &problems);
  void checkUseful(const OpRecord &record, const OpCounts &counts,
                   std::string &problems);
  void checkBytes(const OpRecord &record, const OpCounts &counts,
                  std::string &problems);
  void checkExecutions(const OpRecord &record, const OpCounts &counts,
                       std::string &problems);

  ModuleOp lowered;
  func::FuncOp function;
  ArrayRef<OpRecord> records;
  int64_t firstMark;
  const Options &options;
  Verdict &verdict;
  std::unique_ptr<Machine> machine;
};
} // namespace

/// Puts the sizes and values of the run for the symbols of arguments.
Count Comparison::evaluate(const Count &count) const {
  if (count.isConstant())
    return count;
  return count.substitute([&](StringRef name) -> std::optional<Count> {
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

/// True if what `op` executes depends on a branch inside.
static bool hasBranch(Operation *op) {
  WalkResult result = op->walk([&](ExecutionOpInterface inner) {
    return inner.areRegionsExclusive() ? WalkResult::interrupt()
                                       : WalkResult::advance();
  });
  return result.wasInterrupted();
}

void Comparison::checkTerms(const OpRecord &record, const OpCounts &counts,
                            std::string &problems) {
  WorkTerms executed;
  for (const WorkTerm &term : counts.terms)
    executed.add(term);
  WorkTerms analysed;
  for (WorkTerm term : record.work.terms) {
    term.count = evaluate(term.count * Count(counts.executions));
    analysed.add(term);
  }
  auto lookup = [](const WorkTerms &terms, const WorkTerm &like) {
    for (const WorkTerm &term : terms)
      if (term.hasSameKind(like))
        return term.count;
    return Count(0);
  };
  // R8: a branch counts the larger side of each quantity.
  bool mayBeLess = hasBranch(record.op);
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

/// R9: padding is told apart where the map has a window.
static bool hasPaddingWithoutWindow(Operation *op) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return false;
  return llvm::any_of(structured.getDpsInputOperands(), [&](OpOperand *input) {
    AffineMap map = structured.getMatchingIndexingMap(input);
    return input->get().getDefiningOp<tensor::PadOp>() &&
           llvm::none_of(map.getResults(), llvm::IsaPred<AffineBinaryOpExpr>);
  });
}

void Comparison::checkUseful(const OpRecord &record, const OpCounts &counts,
                             std::string &problems) {
  if (!record.work.usefulFlops || hasBranch(record.op) ||
      hasPaddingWithoutWindow(record.op))
    return;
  Count useful = evaluate(*record.work.usefulFlops * Count(counts.executions));
  if (useful != Count(counts.usefulFlops))
    complain(problems, "useful_flops", useful, Count(counts.usefulFlops));
}

/// Complains unless `executed` is in `range`.
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

/// R13: a fill whose only uses are inits costs nothing.
static bool isFreeFill(Operation *op) {
  auto isInit = [](OpOperand &use) {
    auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return user && user.isDpsInit(&use);
  };
  return isa<linalg::FillOp>(op) && op->getNumResults() &&
         llvm::all_of(op->getUses(), isInit);
}

void Comparison::checkBytes(const OpRecord &record, const OpCounts &counts,
                            std::string &problems) {
  if (isFreeFill(record.op) && record.work.traffic.empty())
    return;
  llvm::MapVector<Attribute, SpaceTraffic> analysed;
  for (const SpaceTraffic &traffic : record.work.traffic)
    analysed[traffic.space] = traffic;
  for (const auto &[space, bytes] : counts.bytes)
    analysed.try_emplace(space);
  for (auto &[space, traffic] : analysed) {
    traffic.bytesRead *= Count(counts.executions);
    traffic.bytesWritten *= Count(counts.executions);
    std::pair<int64_t, int64_t> executed = counts.bytes.lookup(space);
    CountRange read = evaluate(traffic.bytesRead);
    CountRange written = evaluate(traffic.bytesWritten);
    checkRange(read, executed.first, "bytes_read", problems);
    checkRange(written, executed.second, "bytes_written", problems);
    verdict.byteCounts += 2;
    verdict.intervals += !read.isExact() + !written.isExact();
  }
}

/// True if an op around `op` may not execute it.
static bool isConditional(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto execution = dyn_cast<ExecutionOpInterface>(parent))
      if (execution.areRegionsExclusive())
        return true;
  return false;
}

void Comparison::checkExecutions(const OpRecord &record, const OpCounts &counts,
                                 std::string &problems) {
  Count executions = evaluate(record.executions);
  if (record.unbounded || isConditional(record.op))
    return;
  if (executions != Count(counts.executions))
    complain(problems, "executions", executions, Count(counts.executions));
}

void Comparison::check(int64_t position) {
  const OpRecord &record = records[position];
  std::string problems;
  const OpCounts &counts = machine->counts[firstMark + position];
  checkExecutions(record, counts, problems);
  if (counts.executions) {
    checkTerms(record, counts, problems);
    checkUseful(record, counts, problems);
    checkBytes(record, counts, problems);
  }
  StringRef name = record.op->getName().getStringRef();
  if (!problems.empty()) {
    ++verdict.disagreements;
    emitError(record.op->getLoc(), "'") << name << "' " << problems;
  } else if (counts.executions) {
    ++verdict.agreed[name.str()];
  }
}

LogicalResult Comparison::run() {
  machine = std::make_unique<Machine>(lowered);
  if (failed(machine->run(lowered.lookupSymbol(function.getName()),
                          options.dynamicSize)))
    return failure();
  for (int64_t position = 0; position < int64_t(records.size()); ++position)
    check(position);
  for (const auto &[name, number] : machine->unattributed) {
    ++verdict.disagreements;
    function.emitError("'")
        << name << "' executed " << number << " operations that no row has";
  }
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
  byteCounts += other.byteCounts;
  intervals += other.intervals;
  return *this;
}

/// The records of each function that is compared.
static llvm::MapVector<func::FuncOp, std::vector<OpRecord>>
collectRecords(ModuleOp module) {
  llvm::MapVector<func::FuncOp, std::vector<OpRecord>> records;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && !function->hasAttr("oracle.skip"))
      records[function];
  ModuleAnalysis analysis(module, nullptr, AnalysisOptions());
  analysis.run(
      [&](Operation *parent, const OpRecord &record) {
        auto it = records.find(dyn_cast<func::FuncOp>(parent));
        if (it != records.end() && !isa<CallOpInterface>(record.op))
          it->second.push_back(record);
      },
      [](Operation *, StringRef) {});
  return records;
}

LogicalResult oracle::compare(ModuleOp module, const Options &options,
                              Verdict &verdict) {
  auto records = collectRecords(module);
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy(cast<ModuleOp>(module->clone(mapping)));
  DenseMap<Operation *, int64_t> marks;
  for (const auto &[function, own] : records)
    for (const OpRecord &record : own)
      marks.try_emplace(mapping.lookup(record.op), marks.size());
  markOps(*copy, marks);
  if (failed(lowerToLoops(*copy)))
    return failure();
  if (options.printLowered)
    copy->print(llvm::outs());
  bool allRan = true;
  int64_t firstMark = 0;
  for (const auto &[function, own] : records) {
    Comparison comparison(*copy, function, own, firstMark, options, verdict);
    allRan &= succeeded(comparison.run());
    firstMark += own.size();
  }
  return success(allRan);
}
