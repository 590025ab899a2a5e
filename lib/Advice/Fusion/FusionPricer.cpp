//===- FusionPricer.cpp - What fusing some ops saves -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionPricer.h"

#include "ElementwiseFusion.h"

#include <cmath>

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
  classes.emplace_back(record);
  return classes.size() - 1;
}

void FusionPricer::enter(const FusionGraph &graph) {
  context = makeProgramContext(options.bindings);
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

const FusionPrice *FusionPricer::pricePair(const FusionGraph &graph,
                                           const FusionGraph::Pair &pair) {
  return pair.view ? refuse(quoteName(pair.view) + " is between them")
                   : price(graph, {pair.producer, pair.consumer});
}

const FusionPrice *FusionPricer::refuse(StringRef whyNot) {
  for (const std::unique_ptr<FusionPrice> &price : refusals)
    if (price->whyNot == whyNot)
      return price.get();
  refusals.push_back(std::make_unique<FusionPrice>());
  refusals.back()->whyNot = whyNot.str();
  return refusals.back().get();
}

FusionPriceList FusionPricer::takePrices() {
  for (std::unique_ptr<FusionPrice> &price : refusals)
    prices.push_back(std::move(price));
  refusals.clear();
  known.clear();
  knownRuns.clear();
  classes.clear();
  classNumbers.clear();
  keys = FusionKeys();
  return std::move(prices);
}

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

/// Why `nodes` can't be fused whatever it saves; empty if they may be.
std::string FusionPricer::checkPlace(const FusionGraph &graph,
                                     ArrayRef<unsigned> nodes) const {
  const FusionNode &first = graph[nodes.front()];
  for (unsigned number : nodes) {
    const FusionNode &node = graph[number];
    if (node.block != first.block)
      return "the ops are in different blocks";
    if (classes[node.opClass].isOpaque)
      return "what " + quoteName(node.op) + " accesses is not known";
    if (classes[node.opClass].isChanging)
      return "what " + quoteName(node.op) +
             " moves changes from one iteration of a loop to the next";
    if (classes[node.opClass].isFar)
      return "values of " + quoteName(node.op) + " lie on other nodes";
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

/// Adds the bytes and the time of `node` to those before.
void FusionPricer::addCost(const FusionNode &node, FusionPrice &price) const {
  const OpClass &own = classes[node.opClass];
  price.bytesBefore += getOutermostBytes(own.levels);
  price.memorySecondsBefore += getMemorySeconds(own.levels, target);
  // In loops the ops take what the loops as written do.
  if (!own.seconds || node.isInLoop)
    price.secondsBefore.reset();
  else if (price.secondsBefore)
    *price.secondsBefore += *own.seconds;
}

void FusionPricer::addBefore(const FusionGraph &graph, ArrayRef<unsigned> nodes,
                             FusionPrice &price) const {
  price.secondsBefore = 0;
  for (unsigned node : nodes) {
    const OpClass &own = classes[graph[node].opClass];
    price.workBefore.add(own.work);
    price.boundsBefore.push_back(own.bound);
    addCost(graph[node], price);
  }
}

FusionPrice FusionPricer::priceElementwise(const FusionSet &set,
                                           const Count &mostBytesBefore,
                                           FusionPrice price) {
  price.kind = FusionKind::Elementwise;
  std::optional<SmallVector<Work, 1>> fused =
      fuseElementwise(set, price.whyNot);
  if (!fused)
    return price;
  price.secondsAfter = 0;
  Count mostBytesAfter;
  for (const Work &work : *fused) {
    WorkSummary summary;
    SmallVector<std::string> notes;
    if (failed(summarizeWork(work, *context, *sizes, summary, price.whyNot)))
      return price;
    LevelTraffics levels = traffic.compute(work, summary, *sizes, notes);
    Estimate estimate = estimator.estimate(summary, levels);
    price.workAfter.add(summary);
    price.bytesAfter += getOutermostBytes(levels);
    mostBytesAfter += getOutermostRange(levels).upper;
    price.memorySecondsAfter += getMemorySeconds(levels, target);
    price.boundAfter = estimate.bound;
    if (!estimate.timeSeconds || !price.secondsBefore)
      price.secondsAfter.reset();
    else if (price.secondsAfter)
      *price.secondsAfter += *estimate.timeSeconds;
  }
  // Which elements several maps of one value have in common may not be known.
  // The end of the interval at which less is saved is promised.
  if (mostBytesAfter != price.bytesAfter &&
      !(mostBytesBefore - mostBytesAfter - price.getBytesSaved())
           .isKnownNonNegative()) {
    price.bytesBefore = mostBytesBefore;
    price.bytesAfter = mostBytesAfter;
  }
  return price;
}

/// Bytes and time of ops with `work` that move `levels`, each on its own.
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
  for (auto [number, operand] : llvm::enumerate(nest.operands)) {
    if (nest.comesAgain(number, nest.extents, nest.extents))
      continue;
    Count bytes = computeTileFootprint(operand, nest.extents);
    (operand.isOutput() ? traffic.bytesWritten : traffic.bytesRead) += bytes;
  }
}

static void setTiles(const TileNest &nest, const NestTiling &tiling,
                     FusionPrice &price) {
  auto isTiled = [&](unsigned loop) {
    return llvm::is_contained(tiling.order, loop);
  };
  for (unsigned loop : nest.getLastLoops())
    price.tileSizes.push_back(isTiled(loop) ? tiling.sizes[loop] : 0);
  for (unsigned loop : tiling.order)
    price.interchange.push_back(llvm::find(nest.getLastLoops(), loop) -
                                nest.getLastLoops().begin());
  for (auto [number, loop] : llvm::enumerate(nest.getLastLoops()))
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
    level.limitDirected();
  }
}

/// Fills in the figures of fused ops that move `levels`. What is fetched past
/// the ends of runs (R37) takes time and is none of the bytes.
void FusionPricer::setAfter(LevelTraffics levels, FusionPrice &price,
                            ArrayRef<int64_t> prefetchedBytes) {
  price.bytesAfter = getOutermostBytes(levels);
  for (auto [traffic, bytes] : llvm::zip(levels, prefetchedBytes)) {
    traffic.lowerBytes += CountRange(bytes);
    if (traffic.achievableBytes)
      *traffic.achievableBytes += bytes;
  }
  price.memorySecondsAfter = getMemorySeconds(levels, target);
  Estimate estimate = estimator.estimate(price.workAfter, levels);
  price.secondsAfter = estimate.timeSeconds;
  price.boundAfter = estimate.bound;
}

/// All in one nest of tiles.
FusionPrice FusionPricer::priceNest(const TileNest &nest, LevelTraffics levels,
                                    FusionPrice price) {
  std::optional<NestTiling> tiling = tilings.compute(
      nest, target, getOwnTraffic(price.workAfter, levels, estimator),
      price.whyNot);
  if (!tiling)
    return price;
  setLevels(*tiling, levels);
  setAfter(levels, price, tiling->prefetchedBytes);
  price.onChipBytes = tiling->footprintBytes;
  price.level = target.levels[tiling->depth].name;
  setTiles(nest, *tiling, price);
  return price;
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// A chain whose blocks stay in the memory inside of level `depth`. No value if
/// none fits, or without blocks: that is no fusion along rows.
std::optional<FusionPrice>
FusionPricer::priceBlocks(const TileNest &nest, const FusionChain &chain,
                          size_t depth, bool isOnline, LevelTraffics levels,
                          FusionPrice price) {
  std::optional<int64_t> room = getInnerCapacity(target, depth).tilingBytes;
  std::optional<ChainSegment> segment =
      room ? chain.computeBest(*room, isOnline) : std::nullopt;
  if (!segment || segment->blockRows == 0)
    return std::nullopt;
  NestTiling tiling = chain.makeBlocks(nest, *segment, depth);
  for (size_t level = depth + 1; level + 1 < levels.size(); ++level) {
    std::optional<int64_t> own = levels[level].achievableBytes
                                     ? levels[level].achievableBytes->tryInt64()
                                     : std::nullopt;
    tiling.levelBytes.push_back(std::max(tiling.insideBytes, own.value_or(0)));
  }
  setLevels(tiling, levels);
  setAfter(levels, price);
  // Blocks keep what a tile of the nest writes to storage from outside.
  SpaceTraffic &cold = price.workAfter.getTraffic({});
  Count most = countMax(0, price.bytesAfter - cold.bytesRead.upper);
  cold.bytesWritten = countMin(cold.bytesWritten.upper, most);
  price.kind = FusionKind::Chain;
  price.whyNot.clear();
  price.schedule = getName(segment->schedule).str();
  price.blockRows = segment->blockRows;
  price.onChipBytes = segment->bufferBytes;
  price.level = target.levels[depth + 1].name;
  setTiles(nest, tiling, price);
  return price;
}

/// True if `price` takes less than `other`: time, or in the same time bytes, by
/// more than `leastGain` of it.
static bool isBetter(const FusionPrice &price, const FusionPrice &other,
                     double leastGain) {
  if (!other.isLegal())
    return true;
  double seconds = price.secondsAfter.value_or(0);
  double otherSeconds = other.secondsAfter.value_or(0);
  constexpr double roundingShare = 1e-9;
  if (std::abs(seconds - otherSeconds) >
      std::max(leastGain, roundingShare) * otherSeconds)
    return seconds < otherSeconds;
  return price.memorySecondsAfter <=
             (1 + roundingShare) * other.memorySecondsAfter &&
         price.bytesAfter.toDouble() <
             (1 - leastGain) * other.bytesAfter.toDouble();
}

/// The best of all memories that a block can be in; no value if it fits in
/// none.
std::optional<FusionPrice> FusionPricer::priceChain(const TileNest &nest,
                                                    const FusionChain &chain,
                                                    bool isOnline,
                                                    const LevelTraffics &levels,
                                                    const FusionPrice &price) {
  std::optional<FusionPrice> best;
  for (size_t depth = 0; depth + 1 < levels.size(); ++depth)
    if (std::optional<FusionPrice> blocks =
            priceBlocks(nest, chain, depth, isOnline, levels, price))
      if (!best || isBetter(*blocks, *best, /*leastGain=*/0))
        best = std::move(blocks);
  return best;
}

LevelTraffics FusionPricer::sumLevels(const FusionGraph &graph,
                                      ArrayRef<unsigned> nodes) const {
  LevelTraffics levels;
  for (unsigned node : nodes)
    addLevels(classes[graph[node].opClass].levels, levels);
  return levels;
}

/// Adds what the fills move that the kernel makes free to what its ops move on
/// their own.
void FusionPricer::addFreedFills(const FusionGraph &graph, const FusionSet &set,
                                 FusionPrice &price) const {
  for (Operation *fill : findFreedFills(set.getOps()))
    if (std::optional<unsigned> node = graph.lookup(fill))
      addCost(graph[*node], price);
}

FusionPrice FusionPricer::priceTiles(const FusionGraph &graph,
                                     ArrayRef<unsigned> nodes,
                                     const FusionSet &set, FusionPrice price) {
  // A saving of a tile's remainder is no reason to stream values that fit.
  constexpr double leastGain = 0.01;
  price.kind =
      set.countSinks() > 1 ? FusionKind::Sibling : FusionKind::TileAndFuse;
  if (graph[nodes.front()].isInLoop) {
    price.whyNot = "the ops are in a loop or a branch";
    return price;
  }
  LevelTraffics levels = sumLevels(graph, nodes);
  std::optional<TileNest> nest =
      TileNest::make(set, target, *sizes, price.whyNot);
  if (!nest)
    return price;
  price.workAfter = price.workBefore;
  for (auto [node, member] : llvm::zip_equal(nodes, set.getMembers()))
    if (member.isCopied)
      price.workAfter.add(classes[graph[node].opClass].work);
  price.workAfter.traffic.clear();
  addCompulsory(*nest, price.workAfter);
  addFreedFills(graph, set, price);
  FusionPrice tiles = priceNest(*nest, levels, price);
  std::optional<FusionChain> chain = findChain(set, *nest, *sizes);
  std::optional<FusionPrice> blocks =
      chain ? priceChain(*nest, *chain, /*isOnline=*/false, levels, price)
            : std::nullopt;
  bool hasTwoProducts = chain && chain->countProducts() > 1;
  return blocks && isBetter(*blocks, tiles, hasTwoProducts ? 0 : leastGain)
             ? *blocks
             : tiles;
}

const FusionPrice *FusionPricer::priceRewrite(const FusionGraph &graph,
                                              ArrayRef<unsigned> nodes) {
  if (!checkPlace(graph, nodes).empty() || graph[nodes.front()].isInLoop)
    return nullptr;
  FusionSet set(graph.getOps(nodes));
  if (failed(set.computeWork(*context)))
    return nullptr;
  FusionPrice price;
  addBefore(graph, nodes, price);
  std::optional<TileNest> nest =
      TileNest::make(set, target, *sizes, price.whyNot, /*isRewritten=*/true);
  std::optional<FusionChain> chain =
      nest ? findChain(set, *nest, *sizes) : std::nullopt;
  if (!chain || !chain->softmax)
    return nullptr;
  price.workAfter = price.workBefore;
  price.workAfter.traffic.clear();
  addCompulsory(*nest, price.workAfter);
  std::optional<FusionPrice> best = priceChain(*nest, *chain, /*isOnline=*/true,
                                               sumLevels(graph, nodes), price);
  if (!best)
    return nullptr;
  prices.push_back(std::make_unique<FusionPrice>(std::move(*best)));
  return prices.back().get();
}

FusionPrice FusionPricer::compute(const FusionGraph &graph,
                                  ArrayRef<unsigned> nodes) {
  FusionPrice before;
  addBefore(graph, nodes, before);
  FusionSet set(graph.getOps(nodes));
  // Refused, for which no work is needed.
  if (graph[nodes.front()].isInLoop && !explainNotElementwise(set).empty())
    return priceTiles(graph, nodes, set, before);
  if (failed(set.computeWork(*context))) {
    before.whyNot = "the work of an op is not known";
    return before;
  }
  Count mostBytesBefore;
  for (unsigned node : nodes)
    mostBytesBefore +=
        getOutermostRange(classes[graph[node].opClass].levels).upper;
  FusionPrice elementwise = priceElementwise(set, mostBytesBefore, before);
  FusionPrice tiles = priceTiles(graph, nodes, set, before);
  if (!elementwise.isLegal())
    return tiles;
  if (!tiles.isLegal() || !tiles.bytesAfter.isConstant() ||
      !elementwise.bytesAfter.isConstant())
    return elementwise;
  return tiles.bytesAfter < elementwise.bytesAfter ? tiles : elementwise;
}
