//===- Fusion.cpp - What to fuse -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/Fusion.h"

#include "FusionPricer.h"
#include "LiveBytes.h"
#include "roofline/Advice/Grouping.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <map>

using namespace mlir;
using namespace mlir::roofline;

llvm::StringRef roofline::getFusionKindName(FusionKind kind) {
  switch (kind) {
  case FusionKind::Elementwise:
    return "elementwise";
  case FusionKind::TileAndFuse:
    return "tile-and-fuse";
  case FusionKind::Chain:
    return "chain";
  case FusionKind::Sibling:
    return "sibling";
  }
  llvm_unreachable("all kinds are listed");
}

std::optional<double> FusionPrice::getSecondsSaved() const {
  if (!secondsBefore || !secondsAfter)
    return std::nullopt;
  // A smaller difference comes from rounding.
  constexpr double leastShare = 1e-9;
  double saved = *secondsBefore - *secondsAfter;
  return std::abs(saved) < leastShare * *secondsBefore ? 0 : saved;
}

std::optional<double>
FusionPrice::getGain(const TargetDescription &target) const {
  if (!isLegal())
    return std::nullopt;
  // Small enough to matter to nothing but ties.
  constexpr double memoryShare = 1e-3;
  if (std::optional<double> seconds = getSecondsSaved())
    return *seconds + memoryShare * (memorySecondsBefore - memorySecondsAfter);
  // Symbols have to have some size to compare them.
  constexpr int64_t symbolSize = 1024;
  Count saved = getBytesSaved().substitute(
      [](StringRef) { return std::optional(Count(symbolSize)); });
  if (!saved.isConstant())
    return 0;
  return saved.toDouble() / target.levels.front().bytesPerSecond.value_or(1);
}

//===----------------------------------------------------------------------===//
// FusionAnalysis
//===----------------------------------------------------------------------===//

namespace mlir::roofline {
/// Makes the advice for one module.
class FusionAnalysis {
public:
  FusionAnalysis(const RooflineAnalysis &analysis,
                 const FusionOptions &fusionOptions)
      : analysis(analysis), target(*analysis.getTarget()),
        options(analysis.getOptions()), fusionOptions(fusionOptions),
        pricer(target, options) {}

  FusionAdvice run();

private:
  void addFunction(const FusionGraph &graph);
  void addEdges(const FusionGraph &graph, FunctionFusion &fusion,
                GroupingProblem &problem);
  void addGroups(const FusionGraph &graph, FunctionFusion &fusion,
                 GroupingProblem &problem);
  void addGroup(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                FunctionFusion &fusion);
  void addSiblings(const FusionGraph &graph, FunctionFusion &fusion);
  void addRewrites(const FusionGraph &graph, FunctionFusion &fusion);
  bool holds(std::optional<Count> bytes) const;
  bool fits(std::optional<int64_t> change) const;
  void assignGroups(FunctionFusion &fusion, unsigned number);
  std::optional<double> getGain(const FusionPrice &price,
                                const Count &executions) const;

  const RooflineAnalysis &analysis;
  const TargetDescription &target;
  const AnalysisOptions &options;
  FusionOptions fusionOptions;
  FusionPricer pricer;
  FusionAdvice advice;
  /// What lives at a time in the current function.
  std::unique_ptr<LiveBytes> live;
};
} // namespace mlir::roofline

std::optional<double> FusionAnalysis::getGain(const FusionPrice &price,
                                              const Count &executions) const {
  std::optional<double> gain = price.getGain(target);
  if (gain && executions.isConstant())
    *gain *= executions.toDouble();
  return gain;
}

/// False if the outermost level is known to hold less.
bool FusionAnalysis::holds(std::optional<Count> bytes) const {
  const MemoryLevel &level = target.levels.front();
  if (!bytes || !level.capacityBytes)
    return true;
  Count capacity = Count(*level.capacityBytes) * level.instances;
  return bytes->getConstant() <= capacity.getConstant();
}

/// False if a fusion makes more live at a time than the outermost level holds.
bool FusionAnalysis::fits(std::optional<int64_t> change) const {
  std::optional<int64_t> peak = live->getPeak();
  return !change || *change <= 0 || !peak || holds(Count(*peak) + *change);
}

void FusionAnalysis::addEdges(const FusionGraph &graph, FunctionFusion &fusion,
                              GroupingProblem &problem) {
  fusion.edges.reserve(graph.getPairs().size());
  for (const FusionGraph::Pair &pair : graph.getPairs()) {
    const FusionPrice *price = pricer.pricePair(graph, pair);
    bool isWorthless = pair.isSibling && price->isLegal() &&
                       !price->getBytesSaved().isKnownNonNegative();
    if (isWorthless || (!price->isLegal() && !fusionOptions.refused))
      continue;
    FusionEdge &edge = fusion.edges.emplace_back();
    edge.producer = graph[pair.producer].op;
    edge.consumer = graph[pair.consumer].op;
    edge.operands = pair.operands;
    edge.price = price;
    edge.executions = graph[pair.consumer].executions;
    if (price->isLegal() && !pair.isSibling)
      edge.peakLiveChange = live->computeChange({pair.producer, pair.consumer});
    if (!fits(edge.peakLiveChange))
      edge.price = pricer.refuse("more would live at a time than " +
                                 target.levels.front().name + " holds");
    if (edge.price->isLegal() && edge.price->kind != FusionKind::Sibling)
      problem.edges.push_back({pair.producer, pair.consumer});
  }
}

void FusionAnalysis::addGroup(const FusionGraph &graph,
                              ArrayRef<unsigned> nodes,
                              FunctionFusion &fusion) {
  FusionGroup group;
  group.price = pricer.price(graph, nodes);
  group.executions = graph[nodes.back()].executions;
  if (group.price->kind != FusionKind::Sibling)
    group.peakLiveChange = live->computeChange(nodes);
  for (unsigned node : nodes)
    group.ops.push_back(graph[node].op);
  fusion.bytesSaved += group.price->getBytesSaved() * group.executions;
  if (std::optional<double> seconds = group.price->getSecondsSaved();
      seconds && group.executions.isConstant())
    fusion.secondsSaved += *seconds * group.executions.toDouble();
  fusion.groups.push_back(std::move(group));
}

void FusionAnalysis::addGroups(const FusionGraph &graph, FunctionFusion &fusion,
                               GroupingProblem &problem) {
  // Mostly nothing can be too much: no group has to be looked at then.
  bool isLimited = !holds(live->getTotal());
  auto gain = [&](ArrayRef<unsigned> nodes) -> std::optional<double> {
    std::optional<double> saved =
        getGain(*pricer.price(graph, nodes), graph[nodes.back()].executions);
    // Pairs were looked at before.
    if (saved && *saved > 0 && isLimited && nodes.size() > 2 &&
        !fits(live->computeChange(nodes)))
      return std::nullopt;
    return saved;
  };
  problem.gain = gain;
  for (ArrayRef<unsigned> nodes :
       groupNodes(problem, {fusionOptions.exactEdges, fusionOptions.groupOps}))
    addGroup(graph, nodes, fusion);
}

/// Siblings that are in no group make one, the best ones first.
void FusionAnalysis::addSiblings(const FusionGraph &graph,
                                 FunctionFusion &fusion) {
  llvm::DenseSet<Operation *> taken;
  for (const FusionGroup &group : fusion.groups)
    taken.insert(group.ops.begin(), group.ops.end());
  for (const FusionEdge &edge : fusion.edges) {
    if (edge.price->kind != FusionKind::Sibling ||
        getGain(*edge.price, edge.executions).value_or(0) <= 0 ||
        taken.contains(edge.producer) || taken.contains(edge.consumer))
      continue;
    taken.insert(edge.producer);
    taken.insert(edge.consumer);
    addGroup(graph,
             {*graph.lookup(edge.producer), *graph.lookup(edge.consumer)},
             fusion);
  }
}

/// Ops that come from a product and end with that of `node`, whose operand
/// `rows` passes them on; none if there is not one such product. What else they
/// read, such as a mask, comes from outside.
static SmallVector<unsigned, 8>
collectRows(const FusionGraph &graph, unsigned node, unsigned rows,
            llvm::function_ref<bool(unsigned)> isProduct) {
  constexpr size_t maxOps = 16;
  SmallVector<unsigned, 8> nodes{node, rows};
  unsigned numProducts = 0;
  for (size_t next = 1; next < nodes.size() && nodes.size() <= maxOps; ++next) {
    if (isProduct(nodes[next])) {
      if (++numProducts > 1)
        return {};
      continue;
    }
    for (const FusionInput &input : graph[nodes[next]].inputs)
      if (input.isResult() && !llvm::is_contained(nodes, input.producer))
        nodes.push_back(input.producer);
  }
  if (numProducts != 1 || nodes.size() > maxOps)
    return {};
  llvm::sort(nodes);
  SmallVector<unsigned, 8> kept;
  for (unsigned own : nodes)
    if (isProduct(own) ||
        llvm::any_of(graph[own].inputs, [&](const FusionInput &input) {
          return input.isResult() && llvm::is_contained(kept, input.producer);
        }))
      kept.push_back(own);
  return kept;
}

/// Finds attentions from their last products back.
void FusionAnalysis::addRewrites(const FusionGraph &graph,
                                 FunctionFusion &fusion) {
  auto isProduct = [&](unsigned node) {
    return pricer.getClass(graph[node].opClass).isProduct;
  };
  // What is rewritten is a softmax.
  auto hasExponentials = [&](unsigned node) {
    return !pricer.getClass(graph[node].opClass)
                .work.terms.getClass(WorkClass::Special)
                .isZero();
  };
  unsigned numNodes = graph.getNodes().size();
  if (llvm::none_of(llvm::seq(numNodes), hasExponentials))
    return;
  for (unsigned node = 0; node < numNodes; ++node) {
    if (!isProduct(node))
      continue;
    SmallVector<unsigned, 8> nodes;
    for (const FusionInput &input : graph[node].inputs) {
      if (!input.isResult() || isProduct(input.producer))
        continue;
      SmallVector<unsigned, 8> own =
          collectRows(graph, node, input.producer, isProduct);
      if (own.size() >= 3 && llvm::any_of(own, hasExponentials))
        nodes = std::move(own);
    }
    if (nodes.empty())
      continue;
    const FusionPrice *price = pricer.priceRewrite(graph, nodes);
    const FusionPrice *whole = price ? pricer.price(graph, nodes) : nullptr;
    // If tiles do as well, no rewrite is needed.
    if (!price || !price->getBytesSaved().isKnownNonNegative() ||
        (whole->isLegal() && !(price->bytesAfter < whole->bytesAfter)))
      continue;
    FusionGroup &group = fusion.rewrites.emplace_back();
    for (unsigned member : nodes)
      group.ops.push_back(graph[member].op);
    group.price = price;
    group.executions = graph[nodes.back()].executions;
  }
}

void FusionAnalysis::assignGroups(FunctionFusion &fusion, unsigned number) {
  advice.edges.reserve(advice.edges.size() + fusion.edges.size());
  size_t numOps = advice.groups.size();
  for (const FusionGroup &group : fusion.groups)
    numOps += group.ops.size();
  advice.groups.reserve(numOps);
  for (auto [group, entry] : llvm::enumerate(fusion.groups))
    for (Operation *op : entry.ops)
      advice.groups[op] = group;
  for (auto [index, edge] : llvm::enumerate(fusion.edges)) {
    advice.edges[{edge.producer, edge.consumer}] = {number, unsigned(index)};
    std::optional<unsigned> group = advice.lookupGroup(edge.producer);
    if (!group || group != advice.lookupGroup(edge.consumer))
      continue;
    edge.group = group;
    fusion.groups[*group].edges.push_back(index);
  }
}

/// Sorts the edges: the most time first, then the most bytes, refused ones
/// last. Many are equal: a map of what differs is quicker than sorting all.
static void rankEdges(SmallVector<FusionEdge, 0> &edges) {
  using Indices = SmallVector<size_t>;
  std::map<std::tuple<bool, double, double>, Indices> ranks;
  llvm::DenseMap<std::pair<const FusionPrice *, uint64_t>, Indices *> known;
  for (auto [index, edge] : llvm::enumerate(edges)) {
    double factor =
        edge.executions.isConstant() ? edge.executions.toDouble() : 1;
    Indices *&rank = known[{edge.price, llvm::bit_cast<uint64_t>(factor)}];
    if (!rank) {
      bool isLegal = edge.price->isLegal();
      Count bytes = edge.price->getBytesSaved();
      double seconds = edge.price->getSecondsSaved().value_or(0);
      rank = &ranks[{!isLegal, isLegal ? -seconds * factor : 0,
                     bytes.isConstant() ? -bytes.toDouble() * factor : 0}];
    }
    rank->push_back(index);
  }
  SmallVector<FusionEdge, 0> sorted;
  sorted.reserve(edges.size());
  for (const auto &[rank, indices] : ranks)
    for (size_t index : indices)
      sorted.push_back(std::move(edges[index]));
  edges = std::move(sorted);
}

void FusionAnalysis::addFunction(const FusionGraph &graph) {
  FunctionFusion fusion;
  fusion.function = graph.getFunction();
  pricer.enter(graph);
  StorageSizes sizes(fusion.function, options.storage);
  live = std::make_unique<LiveBytes>(graph, sizes);
  GroupingProblem problem;
  problem.numNodes = graph.getNodes().size();
  addEdges(graph, fusion, problem);
  addGroups(graph, fusion, problem);
  rankEdges(fusion.edges);
  addSiblings(graph, fusion);
  addRewrites(graph, fusion);
  llvm::sort(
      fusion.groups, [&](const FusionGroup &lhs, const FusionGroup &rhs) {
        return *graph.lookup(lhs.ops.back()) < *graph.lookup(rhs.ops.back());
      });
  assignGroups(fusion, advice.functions.size());
  advice.functions.push_back(std::move(fusion));
}

FusionAdvice FusionAnalysis::run() {
  // A call brings the records of the function that it calls.
  llvm::DenseMap<Operation *, std::unique_ptr<FusionGraph>> graphs;
  ArrayRef<RooflineAnalysis::Entry> entries = analysis.getEntries();
  FusionGraph *graph = nullptr;
  for (const RooflineAnalysis::Entry &entry : entries) {
    if (!graph || graph->getFunction() != entry.function) {
      std::unique_ptr<FusionGraph> &known = graphs[entry.function];
      // Mostly the ops of a function follow each other.
      const auto *last = std::find_if(&entry, entries.end(), [&](auto &other) {
        return other.function != entry.function;
      });
      if (!known)
        known = std::make_unique<FusionGraph>(entry.function, last - &entry);
      graph = known.get();
    }
    if (entry.record->once.work.isZero())
      continue;
    unsigned opClass = pricer.classify(*entry.record);
    graph->add(entry.op, *entry.record, opClass,
               pricer.getClass(opClass).numInputs);
  }
  for (Operation *function : analysis.getFunctions())
    if (auto it = graphs.find(function); it != graphs.end())
      addFunction(*it->second);
  advice.prices = std::make_shared<const FusionPriceList>(pricer.takePrices());
  return std::move(advice);
}

//===----------------------------------------------------------------------===//
// FusionAdvice
//===----------------------------------------------------------------------===//

const FunctionFusion *FusionAdvice::lookup(Operation *function) const {
  for (const FunctionFusion &fusion : functions)
    if (fusion.function == function)
      return &fusion;
  return nullptr;
}

std::optional<unsigned> FusionAdvice::lookupGroup(Operation *op) const {
  auto it = groups.find(op);
  return it == groups.end() ? std::nullopt : std::optional(it->second);
}

const FusionEdge *FusionAdvice::lookupEdge(Operation *producer,
                                           Operation *consumer) const {
  auto it = edges.find({producer, consumer});
  return it == edges.end()
             ? nullptr
             : &functions[it->second.first].edges[it->second.second];
}

FusionAdvice roofline::computeFusionAdvice(const RooflineAnalysis &analysis,
                                           const FusionOptions &fusionOptions) {
  assert(!analysis.getOptions().hypothesis && "that is another program");
  return FusionAnalysis(analysis, fusionOptions).run();
}

FusionAdvice roofline::computeFusionAdvice(ModuleOp module,
                                           const TargetDescription &target,
                                           const AnalysisOptions &options,
                                           const FusionOptions &fusionOptions) {
  return computeFusionAdvice(
      RooflineAnalysis(module, target, getFusionAnalysisOptions(options)),
      fusionOptions);
}

AnalysisOptions roofline::getFusionAnalysisOptions(AnalysisOptions options) {
  options.totals = false;
  options.tiling = false;
  options.tuning = false;
  return options;
}

std::string roofline::describeFusion(const FusionEdge &edge) {
  const FusionPrice &price = *edge.price;
  std::string name = "'" + edge.producer->getName().getStringRef().str() + "'";
  if (!price.isLegal())
    return "can't fuse " + name + ": " + price.whyNot;
  Count bytes = price.getBytesSaved() * edge.executions;
  std::string text = "could fuse " + name + " (" +
                     getFusionKindName(price.kind).str() + "): saves " +
                     formatSI(bytes, "B");
  std::optional<double> seconds = price.getSecondsSaved();
  if (seconds && edge.executions.isConstant())
    text += ", " + formatSI(*seconds * edge.executions.toDouble(), "s");
  return text;
}
