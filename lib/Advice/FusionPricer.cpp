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
#include "llvm/Support/xxhash.h"

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

void FusionPricer::enter(Operation *function) {
  context = makeProgramContext();
  sizes.emplace(function, options.storage);
}

//===----------------------------------------------------------------------===//
// Prices known
//===----------------------------------------------------------------------===//

static SmallVector<Operation *, 4> getOps(const FusionGraph &graph,
                                          ArrayRef<unsigned> nodes) {
  SmallVector<Operation *, 4> ops;
  for (unsigned node : nodes)
    ops.push_back(graph[node].op);
  return ops;
}

void FusionPricer::Numbering::clear(size_t numItems) {
  if (entries.size() < numItems)
    entries.resize(numItems);
  size = 0;
  ++round;
}

void FusionPricer::makeKey(const FusionGraph &graph,
                           ArrayRef<unsigned> nodes) {
  // Codes of operands: a result of a member, or the number of another value in
  // the order in which they come.
  constexpr uint64_t memberCode = uint64_t(1) << 32;
  members.clear(graph.getNodes().size());
  values.clear(graph.getNumValues());
  size_t size = 2 * nodes.size();
  for (unsigned number : nodes) {
    members.insert(number);
    size += graph[number].inputs.size();
  }
  SmallVector<unsigned, 32> insideUses(nodes.size());
  key.resize_for_overwrite(size);
  uint64_t *next = key.data();
  for (unsigned number : nodes) {
    const FusionNode &node = graph[number];
    *next++ = uint64_t(node.opClass) << 1 | node.isInLoop;
    for (const FusionInput &input : node.inputs) {
      Numbering::Entry maker;
      if (input.isResult())
        maker = members.entries[input.producer];
      if (maker.round != members.round) {
        *next++ = values.insert(input.value);
        continue;
      }
      ++insideUses[maker.number];
      *next++ = memberCode | uint64_t(maker.number) << 16 | input.result;
    }
  }
  key.truncate(size - nodes.size());
  addOutsideUses(graph, nodes, insideUses);
}

/// `roofline::findOutsideUse` of node `number`, mostly without a look at the IR:
/// `members` are the numbers of `nodes`.
OutsideUse FusionPricer::findOutsideUse(const FusionGraph &graph,
                                        unsigned number,
                                        ArrayRef<unsigned> nodes) const {
  const FusionNode &node = graph[number];
  if (node.users.size() != node.numUses)
    return roofline::findOutsideUse(node.op, getOps(graph, nodes));
  unsigned outside = llvm::count_if(
      node.users, [&](unsigned user) { return !members.contains(user); });
  bool isEarly = llvm::any_of(node.users, [&](unsigned user) {
    return !members.contains(user) && user < nodes.back();
  });
  if (isEarly || outside > maxOutsideUses)
    return OutsideUse::Early;
  return outside ? OutsideUse::Late : OutsideUse::None;
}

/// Adds where else each result goes.
void FusionPricer::addOutsideUses(const FusionGraph &graph,
                                  ArrayRef<unsigned> nodes,
                                  ArrayRef<unsigned> insideUses) {
  for (auto [number, inside] : llvm::zip_equal(nodes, insideUses)) {
    // Where the last op's results go makes no difference.
    bool hasOutside =
        number != nodes.back() && graph[number].numUses != inside;
    key.push_back(uint64_t(hasOutside ? findOutsideUse(graph, number, nodes)
                                      : OutsideUse::None));
  }
}

const FusionPrice *FusionPricer::price(const FusionGraph &graph,
                                       ArrayRef<unsigned> nodes) {
  // Larger sets are made of pairs that passed.
  if (nodes.size() == 2)
    if (std::string whyNot = checkPlace(graph, nodes); !whyNot.empty())
      return refuse(whyNot);
  makeKey(graph, nodes);
  uint64_t hash = llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(key.data()),
               key.size() * sizeof(uint64_t)));
  auto &bucket = known[hash >> 1]; // DenseMap keeps two keys for itself.
  for (auto &[other, price] : bucket)
    if (other == key)
      return price;
  prices.push_back(std::make_unique<FusionPrice>(compute(graph, nodes)));
  bucket.push_back({key, prices.back().get()});
  return prices.back().get();
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
  std::optional<FusionSet> set =
      FusionSet::make(getOps(graph, nodes), *context);
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
