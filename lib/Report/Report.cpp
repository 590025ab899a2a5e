//===- Report.cpp - Rows, totals and advice as plain data -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Report.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Threading.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Report/Describe.h"
#include "roofline/Report/SymbolReport.h"
#include "roofline/Report/TuningReport.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ScopedPrinter.h"

#include <atomic>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Target
//===----------------------------------------------------------------------===//

TargetSummary mlir::roofline::summarizeTarget(const TargetDescription &target) {
  TargetSummary summary{
      target.name, target.vendor, target.source, {}, {}, {}, {}, {}, {}};
  auto addUnconfirmed = [&](const Twine &path, ArrayRef<std::string> keys) {
    for (const std::string &key : keys)
      summary.unconfirmed.push_back((path + key).str());
  };
  addUnconfirmed("", target.unconfirmed);
  for (const ComputeUnit &unit : target.units)
    for (const ComputeRate &rate : unit.rates)
      if (rate.unconfirmed)
        addUnconfirmed("units." + unit.name + ".", llvm::to_string(rate.type));
  for (const MemoryLevel &level : target.levels)
    addUnconfirmed("memory." + level.name + ".", level.unconfirmed);
  for (const ComputeUnit &unit : target.units)
    for (const ComputeRate &rate : unit.rates)
      summary.rates.push_back(
          {unit.name, llvm::to_string(rate.type), rate.opsPerSecond});
  for (const MemoryLevel &level : target.levels)
    summary.levels.push_back(
        {level.name, level.bytesPerSecond, /*inUse=*/false, level.nodes,
         level.farBytesPerSecond, level.farLatencySeconds,
         level.nodes == 1 ? "" : Placement::get(level.placement).str(),
         level.readBytesPerSecond, level.writeBytesPerSecond});
  for (const NetworkLink &link : target.links) {
    addUnconfirmed("links." + link.name + ".", link.unconfirmed);
    summary.links.push_back({link});
  }
  if (target.levels.empty())
    return summary;
  const MemoryLevel &outermost = target.levels.front();
  summary.outermostLevel = outermost.name;
  if (outermost.capacityBytes)
    summary.outermostCapacityBytes =
        Count(*outermost.capacityBytes) * outermost.instances;
  return summary;
}

std::optional<bool> mlir::roofline::fitsMemory(const Totals &totals,
                                               const TargetSummary &target) {
  const std::optional<Count> &capacity = target.outermostCapacityBytes;
  const std::optional<StorageBytes> &storage = totals.storage;
  if (!capacity || !totals.peakLiveBytes.isConstant() ||
      (storage && storage->isUnpartitioned))
    return std::nullopt;
  if (totals.peakLiveBytes.getConstant() > capacity->getConstant())
    return false;
  return storage && storage->isIncomplete ? std::nullopt : std::optional(true);
}

/// Returns the rate that bounds an operation like `term`, as the estimate
/// resolves it (R21); null if there is none. Among equal rates of a unit, the
/// one of the term's own type is returned.
static RateSummary *findRate(const WorkTerm &term, Estimator &estimator,
                             TargetSummary &target) {
  WorkSummary work;
  work.terms.add(term);
  Estimate estimate = estimator.estimate(work);
  RateSummary *found = nullptr;
  for (RateSummary &rate : target.rates)
    for (const ResourceTime &time : estimate.times)
      if (time.resource == Resource::compute(rate.unit) &&
          rate.opsPerSecond == estimate.attainableOpsPerSecond &&
          (!found || rate.type == llvm::to_string(term.type)))
        found = &rate;
  return found;
}

/// Marks the rates, levels and links of the target that the rows of `report`
/// use.
static void markUse(Report &report, Estimator &estimator) {
  WorkTerms kinds;
  llvm::StringSet<> levels, links;
  llvm::DenseSet<size_t> figures;
  for (const FunctionReport &function : report.functions) {
    for (const OpRow &row : function.rows) {
      if (row.figures && !figures.insert(*row.figures).second)
        continue;
      for (WorkTerm term : row.getWork().terms) {
        term.count = 1;
        kinds.add(term);
      }
      for (const LevelTraffic &level : row.getEstimate().levels)
        if (!level.lowerBytes.isZero())
          levels.insert(level.level);
      for (const LinkTraffic &traffic : row.getEstimate().network)
        links.insert(traffic.link);
    }
  }
  for (const WorkTerm &term : kinds)
    if (RateSummary *rate = findRate(term, estimator, report.target))
      rate->inUse = true;
  for (LevelSummary &level : report.target.levels)
    level.inUse = levels.contains(level.name);
  for (LinkSummary &link : report.target.links)
    link.inUse = links.contains(link.link.name);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static SmallVector<std::string, 0> joinNotes(ArrayRef<std::string> notes,
                                             ArrayRef<std::string> others) {
  SmallVector<std::string, 0> joined;
  for (ArrayRef<std::string> list : {notes, others})
    for (const std::string &note : list)
      if (!llvm::is_contained(joined, note))
        joined.push_back(note);
  return joined;
}

/// Texts of the shapes of ops by their record, if several ops share it: they
/// have the same types.
using KnownShapes = llvm::DenseMap<const OpRecord *, std::string>;

/// Fills in a row of the ops `parts` of a kernel, or of an op without any.
static void fillWork(const RooflineAnalysis &analysis, Operation *op,
                     const OpRecord &record, bool isShared,
                     ArrayRef<Operation *> parts, KnownShapes &shapes,
                     WorkRow &row) {
  row.setCost(analysis.shareCost(record));
  row.op = op->getName().getStringRef().str();
  row.location = describeLocation(op->getLoc());
  std::string &text = isShared ? shapes[&record] : row.shapes;
  if (text.empty())
    text = parts.empty() ? describeShapes(op) : describeKernelShapes(op, parts);
  if (isShared)
    row.shapes = text;
  row.executions = record.executions;
  row.unbounded = record.unbounded;
  row.cutSearches = record.cutSearches;
  row.notes = joinNotes(record.notes, record.getAll().estimate.notes);
}

/// Fills in a row without the optional parts.
static void fillRow(const RooflineAnalysis &analysis,
                    const RooflineAnalysis::Entry &entry, KnownShapes &shapes,
                    OpRow &row) {
  Operation *op = entry.op;
  const OpRecord &record = *entry.record;
  bool isShared = record.memo;
  ArrayRef<Operation *> parts = entry.parts;
  fillWork(analysis, op, record, isShared, parts, shapes, row);
  row.kernel = analysis.shareKernel(record);
  row.loc = op->getLoc();
  row.isCall =
      isa<CallOpInterface, LaunchOpInterface>(op) && !record.once.work.given;
  if (!row.isCall) {
    row.widestFloatBits = getWidestFloatBits(op);
    for (Operation *part : parts)
      row.widestFloatBits =
          std::max(*row.widestFloatBits, getWidestFloatBits(part));
  }
  row.parts.resize(parts.size());
  for (auto [part, own, partRow] :
       llvm::zip_equal(parts, record.parts, row.parts))
    fillWork(analysis, part, own, isShared, {}, shapes, partRow);
}

/// Fills in the rows of the entries, on the threads of `context` if they are
/// many.
static void fillRows(MLIRContext *context, const RooflineAnalysis &analysis,
                     ArrayRef<OpRow *> rows) {
  constexpr size_t rowsPerBlock = 64, minBlocks = 8;
  size_t numBlocks = llvm::divideCeil(rows.size(), rowsPerBlock);
  size_t numThreads = numBlocks < minBlocks ? 1 : context->getNumThreads();
  std::atomic<size_t> next = 0;
  parallelFor(context, 0, std::min(numThreads, numBlocks), [&](size_t) {
    ViewRootScope roots;
    KnownShapes shapes;
    for (size_t block = next++; block < numBlocks; block = next++)
      for (size_t number = block * rowsPerBlock,
                  end = std::min(number + rowsPerBlock, rows.size());
           number < end; ++number) {
        fillRow(analysis, analysis.getEntries()[number], shapes, *rows[number]);
      }
  });
}

const std::shared_ptr<const Cost> &WorkRow::getNoCost() {
  static const auto none = std::make_shared<const Cost>();
  return none;
}

Cost &WorkRow::editCost() {
  auto own = std::make_shared<Cost>(*cost);
  cost = own;
  return *own;
}

/// Orders rows by unknown time first, then the longest time, then program
/// order.
using RowKey = std::tuple<bool, double, size_t>;

static RowKey makeRowKey(bool isUnbounded, const Estimate &estimate,
                         size_t index) {
  bool isOpen = hasOpenTime(isUnbounded, estimate);
  return {!isOpen, isOpen ? 0 : -*estimate.timeSeconds, index};
}

void mlir::roofline::sortRows(SmallVectorImpl<OpRow> &rows) {
  // Rows are large: sort keys and move each row once.
  SmallVector<RowKey> keys;
  for (const auto &[index, row] : llvm::enumerate(rows))
    keys.push_back(makeRowKey(row.unbounded, row.getEstimate(), index));
  llvm::sort(keys);
  SmallVector<OpRow, 0> sorted;
  sorted.reserve(rows.size());
  for (const RowKey &key : keys)
    sorted.push_back(std::move(rows[std::get<size_t>(key)]));
  rows = std::move(sorted);
}

bool FunctionReport::hasMeasurement() const {
  return measured || llvm::any_of(rows, [](const OpRow &row) {
           return row.measured != nullptr;
         });
}

//===----------------------------------------------------------------------===//
// Totals
//===----------------------------------------------------------------------===//

static ReportTotals makeTotals(const Totals &totals, Estimator &estimator) {
  return {totals, estimateAsOne(estimator, totals)};
}

//===----------------------------------------------------------------------===//
// Ridgeline
//===----------------------------------------------------------------------===//

static void addRidgeline(const Estimator &estimator, ReportTotals &totals) {
  const TargetDescription &target = estimator.getTarget();
  Overlap overlap = estimator.getOverlap();
  totals.ridgeline = std::make_shared<const Ridgeline>(
      computeRidgeline(target, overlap, totals.totals, totals.estimate));
  totals.computationRidgeline =
      std::make_shared<const Ridgeline>(computeRidgelineOfComputation(
          target, overlap, totals.totals, totals.estimate));
}

/// Adds Ridgeline points to the report of a program that communicates.
static void addRidgelines(const Estimator &estimator, Report &report) {
  if (llvm::all_of(report.functions, [](const FunctionReport &function) {
        return function.totals.totals.work.network.empty();
      }))
    return;
  addRidgeline(estimator, report.moduleTotals);
  llvm::DenseMap<size_t, std::shared_ptr<const Ridgeline>> byFigures;
  for (FunctionReport &function : report.functions) {
    addRidgeline(estimator, function.totals);
    for (OpRow &row : function.rows) {
      if (row.figures)
        row.ridgeline = byFigures[*row.figures];
      if (row.ridgeline)
        continue;
      row.ridgeline = std::make_shared<const Ridgeline>(
          computeRidgeline(estimator.getTarget(), estimator.getOverlap(),
                           row.getWork(), row.getEstimate()));
      if (row.figures)
        byFigures[*row.figures] = row.ridgeline;
    }
  }
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

static FunctionReport makeFunction(ModuleOp module, Operation *function,
                                   const RooflineAnalysis &analysis,
                                   Estimator &estimator) {
  auto symbol =
      function->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  FunctionReport report{describeFunction(function, module),
                        symbol ? symbol.str() : "",
                        makeTotals(*analysis.lookupTotals(function), estimator),
                        /*rows=*/{},
                        function->getLoc(),
                        /*measured=*/nullptr,
                        /*fusion=*/std::nullopt};
  for (const SymbolInfo &symbol : analysis.getSymbols(function))
    report.symbols.push_back({symbol.name, symbol.meaning,
                              describeLocation(symbol.loc), symbol.value});
  return report;
}

/// Returns the number of each function in the report.
static llvm::DenseMap<Operation *, size_t>
numberFunctions(const RooflineAnalysis &analysis) {
  llvm::DenseMap<Operation *, size_t> numbers;
  for (auto [number, function] : llvm::enumerate(analysis.getFunctions()))
    numbers[function] = number;
  return numbers;
}

/// Makes the rows of all functions, empty, and returns for each entry of the
/// analysis its row, which is where `sortRows` would put it.
static std::vector<OpRow *>
makeRows(const RooflineAnalysis &analysis,
         const llvm::DenseMap<Operation *, size_t> &numbers, Report &report) {
  SmallVector<SmallVector<RowKey>> keys(report.functions.size());
  for (const RooflineAnalysis::Entry &entry : analysis.getEntries()) {
    SmallVector<RowKey> &own = keys[numbers.at(entry.function)];
    own.push_back(makeRowKey(entry.record->unbounded,
                             entry.record->getAll().estimate, own.size()));
  }
  SmallVector<SmallVector<size_t>> positions(keys.size());
  for (auto [own, places, function] :
       llvm::zip_equal(keys, positions, report.functions)) {
    llvm::sort(own);
    function.rows.resize(own.size());
    places.resize(own.size());
    for (auto [place, key] : llvm::enumerate(own))
      places[std::get<size_t>(key)] = place;
  }
  std::vector<OpRow *> rows;
  rows.reserve(analysis.getEntries().size());
  SmallVector<size_t> indices(keys.size());
  for (const RooflineAnalysis::Entry &entry : analysis.getEntries()) {
    size_t number = numbers.at(entry.function), index = indices[number]++;
    rows.push_back(&report.functions[number].rows[positions[number][index]]);
    rows.back()->index = index;
  }
  return rows;
}

RowOps mlir::roofline::listRowOps(const RooflineAnalysis &analysis) {
  llvm::DenseMap<Operation *, size_t> numbers = numberFunctions(analysis);
  RowOps ops(numbers.size());
  for (const RooflineAnalysis::Entry &entry : analysis.getEntries())
    ops[numbers.at(entry.function)].push_back(entry.op);
  return ops;
}

/// Returns the function that `op` calls, if it is one of `functions`; a name
/// that several of them have stands for none.
static std::optional<size_t>
findCallee(Operation *op,
           const llvm::StringMap<SmallVector<size_t, 1>> &functions) {
  SymbolRefAttr name;
  if (auto call = dyn_cast<CallOpInterface>(op))
    name = dyn_cast_if_present<SymbolRefAttr>(call.getCallableForCallee());
  else if (auto launch = dyn_cast<LaunchOpInterface>(op))
    name = launch.getLaunchedFunction();
  if (!name)
    return std::nullopt;
  auto it = functions.find(name.getLeafReference());
  if (it == functions.end() || it->second.size() != 1)
    return std::nullopt;
  return it->second.front();
}

Report mlir::roofline::buildReport(ModuleOp module,
                                   const RooflineAnalysis &analysis,
                                   const AnalysisOptions &options,
                                   RowFn onRow) {
  const TargetDescription &target = *analysis.getTarget();
  Estimator estimator(target, options.estimate);
  Report report;
  report.target = summarizeTarget(target);
  report.overlap = options.estimate.overlap;
  report.steady = options.steady;
  for (Operation *function : analysis.getFunctions())
    report.functions.push_back(
        makeFunction(module, function, analysis, estimator));
  llvm::StringMap<SmallVector<size_t, 1>> bySymbol;
  for (auto [number, function] : llvm::enumerate(report.functions))
    bySymbol[function.symbol].push_back(number);
  llvm::DenseMap<Operation *, size_t> numbers = numberFunctions(analysis);
  llvm::DenseMap<const OpRecord *, size_t> figures;
  std::vector<OpRow *> rows = makeRows(analysis, numbers, report);
  fillRows(module.getContext(), analysis, rows);
  for (auto [entry, place] : llvm::zip_equal(analysis.getEntries(), rows)) {
    OpRow &row = *place;
    if (entry.record->memo) {
      auto number = [&](const OpRecord &record) {
        return figures.try_emplace(&record, figures.size()).first->second;
      };
      row.figures = number(*entry.record);
      for (auto [part, own] : llvm::zip_equal(row.parts, entry.record->parts))
        part.figures = number(own);
    }
    if (row.isCall)
      row.callee = findCallee(entry.op, bySymbol);
    if (options.tuning) {
      row.predictor = entry.record->predictor;
      if (row.kernel)
        row.sizes =
            Ledger(target, options.estimate.overlap)
                .adviseSizes(*row.kernel, options.estimate.ignoredLosses,
                             options.tuningThreshold,
                             entry.record->once.estimate);
    }
    onRow(entry.function, entry.op, row);
  }
  if (options.tuning)
    for (FunctionReport &function : report.functions)
      judgeTuning(options.tuningThreshold, function);
  markUse(report, estimator);
  report.moduleTotals = makeTotals(analysis.getModuleTotals(), estimator);
  report.coverage = analysis.getCoverage();
  addSymbols(options, estimator, report);
  addRidgelines(estimator, report);
  return report;
}

Report mlir::roofline::buildReport(ModuleOp module,
                                   const TargetDescription &target,
                                   const AnalysisOptions &options) {
  return buildReport(module, RooflineAnalysis(module, target, options),
                     options);
}
