//===- FusionPricer.cpp - What fusing some ops saves -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionPricer.h"

#include "ElementwiseFusion.h"
#include "TileNest.h"

using namespace mlir;
using namespace mlir::roofline;

FusionPricer::FusionPricer(const TargetDescription &target,
                           const AnalysisOptions &options)
    : target(target), options(options), estimator(target, options.estimate),
      traffic(target, options.traffic) {}

unsigned FusionPricer::classify(const OpRecord &record) {
  if (record.memo) {
    auto [it, isNew] = classNumbers.try_emplace(record.memo, classes.size());
    if (!isNew)
      return it->second;
  }
  classes.emplace_back(record, estimator);
  return classes.size() - 1;
}

void FusionPricer::enter(const FusionGraph &graph) {
  context = makeProgramContext();
  sizes.emplace(graph.getFunction(), options.storage);
  keys.enter(graph);
}

//===----------------------------------------------------------------------===//
// Prices known
//===----------------------------------------------------------------------===//

const FusionPrice *FusionPricer::price(const FusionGraph &graph,
                                       ArrayRef<unsigned> nodes) {
  // Larger sets are made of pairs that passed.
  if (nodes.size() == 2)
    if (std::string whyNot = checkPlace(graph, nodes); !whyNot.empty())
      return refuse(whyNot);
  StringRef run = keys.getRun(nodes);
  if (!run.empty())
    if (auto it = knownRuns.find(run); it != knownRuns.end())
      return it->second;
  auto [it, isNew] = known.try_emplace(keys.make(nodes));
  if (isNew) {
    prices.push_back(std::make_unique<FusionPrice>(compute(graph, nodes)));
    it->second = prices.back().get();
  }
  if (!run.empty())
    knownRuns[run] = it->second;
  return it->second;
}

const FusionPrice *FusionPricer::refuse(StringRef whyNot) {
  for (const std::unique_ptr<FusionPrice> &price : refusals)
    if (price->whyNot == whyNot)
      return price.get();
  refusals.push_back(std::make_unique<FusionPrice>());
  refusals.back()->whyNot = whyNot.str();
  return refusals.back().get();
}

SmallVector<std::unique_ptr<FusionPrice>, 0> FusionPricer::takePrices() {
  for (std::unique_ptr<FusionPrice> &price : refusals)
    prices.push_back(std::move(price));
  refusals.clear();
  known.clear();
  knownRuns.clear();
  return std::move(prices);
}

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

/// What no price is needed for.
std::string FusionPricer::checkPlace(const FusionGraph &graph,
                                     ArrayRef<unsigned> nodes) const {
  const FusionNode &first = graph[nodes.front()];
  for (unsigned number : nodes) {
    const FusionNode &node = graph[number];
    if (node.op->getBlock() != first.op->getBlock())
      return "the ops are in different blocks";
    if (classes[node.opClass].isOpaque)
      return "what " + quoteName(node.op) + " accesses is not known";
  }
  return {};
}

/// Time of all levels one after the other [s].
static double getMemorySeconds(const LevelTraffics &levels,
                               const TargetDescription &target) {
  double seconds = 0;
  for (auto [traffic, level] : llvm::zip(levels, target.levels))
    if (Count bytes = traffic.getUpperBytes();
        level.bytesPerSecond && bytes.isConstant())
      seconds += bytes.toDouble() / *level.bytesPerSecond;
  return seconds;
}

void FusionPricer::addBefore(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                             FusionPrice &price) const {
  price.secondsBefore = 0;
  for (unsigned node : nodes) {
    const OpClass &own = classes[graph[node].opClass];
    price.workBefore.add(own.work);
    price.boundsBefore.push_back(own.bound);
    price.bytesBefore += getOutermostBytes(own.levels);
    price.memorySecondsBefore += getMemorySeconds(own.levels, target);
    // In loops the ops take what the loops as written do.
    if (!own.seconds || graph[node].isInLoop)
      price.secondsBefore.reset();
    else if (price.secondsBefore)
      *price.secondsBefore += *own.seconds;
  }
}

FusionPrice FusionPricer::priceElementwise(const FusionSet &set,
                                           FusionPrice price) {
  price.kind = FusionKind::Elementwise;
  std::optional<SmallVector<Work, 1>> fused =
      fuseElementwise(set, price.whyNot);
  if (!fused)
    return price;
  price.secondsAfter = 0;
  for (const Work &work : *fused) {
    WorkSummary summary;
    SmallVector<std::string> notes;
    if (failed(summarizeWork(work, *context, *sizes, summary, price.whyNot)))
      return price;
    LevelTraffics levels = traffic.compute(work, summary, *sizes, notes);
    Estimate estimate = estimator.estimate(summary, levels);
    price.workAfter.add(summary);
    price.bytesAfter += getOutermostBytes(levels);
    price.memorySecondsAfter += getMemorySeconds(levels, target);
    price.boundAfter = estimate.bound;
    if (!estimate.timeSeconds || !price.secondsBefore)
      price.secondsAfter.reset();
    else if (price.secondsAfter)
      *price.secondsAfter += *estimate.timeSeconds;
  }
  return price;
}

/// What ops with `work` that move `levels` take on their own.
static OwnTraffic getOwnTraffic(const WorkSummary &work,
                                const LevelTraffics &levels,
                                Estimator &estimator) {
  OwnTraffic own;
  for (const LevelTraffic &level : levels)
    own.levelBytes.push_back(level.achievableBytes
                                 ? level.achievableBytes->tryInt64()
                                 : std::nullopt);
  WorkSummary terms = work;
  terms.traffic.clear();
  own.computeSeconds =
      estimator.estimate(terms).getComputeSeconds().value_or(0);
  return own;
}

/// Each value from outside once.
static void addCompulsory(const TileNest &nest, WorkSummary &work) {
  SpaceTraffic &traffic = work.getTraffic({});
  for (const TilingOperand &operand : nest.outer) {
    Count bytes = countTile(operand, nest.extents);
    (operand.isOutput ? traffic.bytesWritten : traffic.bytesRead) += bytes;
  }
}

static void setTiles(const TileNest &nest, const NestTiling &tiling,
                     FusionPrice &price) {
  auto isTiled = [&](unsigned loop) {
    return llvm::is_contained(tiling.order, loop);
  };
  for (unsigned loop : nest.lastLoops)
    price.tileSizes.push_back(isTiled(loop) ? tiling.tile[loop] : 0);
  for (unsigned loop : tiling.order)
    price.interchange.push_back(llvm::find(nest.lastLoops, loop) -
                                nest.lastLoops.begin());
  for (auto [number, loop] : llvm::enumerate(nest.lastLoops))
    if (!isTiled(loop))
      price.interchange.push_back(number);
}

/// Puts what the nest moves for what the ops do on their own.
static void setLevels(const NestTiling &tiling, LevelTraffics &levels) {
  for (auto [number, bytes] : llvm::enumerate(tiling.levelBytes)) {
    LevelTraffic &level = levels[number];
    bool isOutside = number < tiling.depth;
    if (isOutside || level.achievableBytes)
      level.achievableBytes = Count(bytes);
    if (number == 0)
      level.lowerBytes = Count(bytes);
    else if (isOutside)
      level.lowerBytes = countMin(level.lowerBytes.lower, Count(bytes));
    else
      level.lowerBytes =
          countMax(level.lowerBytes.lower, Count(tiling.insideBytes));
  }
}

FusionPrice FusionPricer::priceTiles(const FusionGraph &graph,
                                     ArrayRef<unsigned> nodes,
                                     const FusionSet &set, FusionPrice price) {
  price.kind =
      set.countSinks() > 1 ? FusionKind::Sibling : FusionKind::TileAndFuse;
  if (graph[nodes.front()].isInLoop) {
    price.whyNot = "the ops are in a loop or a branch";
    return price;
  }
  LevelTraffics levels;
  for (unsigned node : nodes)
    addLevels(classes[graph[node].opClass].levels, levels);
  std::optional<TileNest> nest = TileNest::make(set, *sizes, price.whyNot);
  if (!nest)
    return price;
  std::optional<NestTiling> tiling = tileNest(
      *nest, target, getOwnTraffic(price.workBefore, levels, estimator),
      price.whyNot);
  if (!tiling)
    return price;
  setLevels(*tiling, levels);
  price.workAfter = price.workBefore;
  price.workAfter.traffic.clear();
  addCompulsory(*nest, price.workAfter);
  price.bytesAfter = getOutermostBytes(levels);
  price.memorySecondsAfter = getMemorySeconds(levels, target);
  Estimate estimate = estimator.estimate(price.workAfter, levels);
  price.secondsAfter = estimate.timeSeconds;
  price.boundAfter = estimate.bound;
  price.onChipBytes = tiling->footprintBytes;
  price.level = target.levels[tiling->depth].name;
  setTiles(*nest, *tiling, price);
  return price;
}

FusionPrice FusionPricer::compute(const FusionGraph &graph,
                                  ArrayRef<unsigned> nodes) {
  FusionPrice before;
  addBefore(graph, nodes, before);
  std::optional<FusionSet> set = FusionSet::make(graph.getOps(nodes), *context);
  if (!set) {
    before.whyNot = "the work of an op is not known";
    return before;
  }
  FusionPrice elementwise = priceElementwise(*set, before);
  FusionPrice tiles = priceTiles(graph, nodes, *set, before);
  if (!elementwise.isLegal())
    return tiles;
  if (!tiles.isLegal() || !tiles.bytesAfter.isConstant() ||
      !elementwise.bytesAfter.isConstant())
    return elementwise;
  return tiles.bytesAfter < elementwise.bytesAfter ? tiles : elementwise;
}
