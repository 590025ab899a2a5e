//===- NetworkTimes.cpp - Links and times of collectives ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which link a collective takes and under which algorithm (R25), and the least
// time over all links and algorithms (R26).
//
//===----------------------------------------------------------------------===//

#include "../ResourceTimes.h"
#include "CollectiveTraffic.h"
#include "TorusTraffic.h"
#include "roofline/Support/Derivation.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Which link
//===----------------------------------------------------------------------===//

/// True if a group that spans `devices` in the grid's linear order fits on
/// `link`.
static bool isConnected(const NetworkLink &link, const Count &devices) {
  return !link.size ||
         (devices.isConstant() &&
          devices.getConstant() <= llvm::DynamicAPInt(*link.size));
}

/// The link that the option `links` gives `axis`; null if it gives none.
const NetworkLink *Estimator::lookupGivenLink(StringRef axis) const {
  for (const LinkChoice &choice : options.links)
    if (choice.axis == axis)
      if (const NetworkLink *link = target.lookupLink(choice.link))
        return link;
  return nullptr;
}

/// The devices in a row that an axis of `term` spans, the most over the ranges
/// of symbols.
Count Estimator::countConnected(const NetworkTerm &term, size_t axis) const {
  Count devices = term.sizes[axis] * term.strides[axis];
  if (devices.isConstant() || options.ranges.empty())
    return devices;
  return devices.substitute([&](StringRef symbol) -> std::optional<Count> {
    auto it = options.ranges.find(symbol);
    if (it == options.ranges.end())
      return std::nullopt;
    return Count(it->second.last);
  });
}

Estimator::AxisLink Estimator::chooseLinkOfAxis(const NetworkTerm &term,
                                                size_t axis) const {
  if (const auto *given = lookupGivenLink(std::to_string(term.axes[axis])))
    return {given, AxisLink::Given};
  Count devices = countConnected(term, axis);
  for (const NetworkLink &link : target.links)
    if (isConnected(link, devices))
      return {&link, AxisLink::Connects};
  return {&target.links.back(), AxisLink::Last};
}

/// The slowest of the links of the axes that the group spans; null if the
/// target has none.
const NetworkLink *Estimator::chooseLink(const NetworkTerm &term) const {
  if (target.links.empty())
    return nullptr;
  if (term.axes.empty()) {
    const NetworkLink *given = lookupGivenLink(mpiAxis);
    return given ? given : &target.links.back();
  }
  const NetworkLink *slowest = nullptr;
  for (size_t axis = 0; axis < term.axes.size(); ++axis) {
    AxisLink choice = chooseLinkOfAxis(term, axis);
    if (!slowest || *choice.link->bytesPerSecond < *slowest->bytesPerSecond)
      slowest = choice.link;
  }
  return slowest;
}

Estimator Estimator::withRange(StringRef symbol, IntegerRange range) const {
  EstimateOptions own = options;
  own.ranges.insert_or_assign(symbol.str(), range);
  return Estimator(target, own);
}

SmallVector<IntegerRange, 1> Estimator::splitByLinks(const WorkSummary &work,
                                                     StringRef symbol,
                                                     IntegerRange range) const {
  auto listLinks = [&](int64_t value) {
    Estimator own = withRange(symbol, {value, value});
    SmallVector<const NetworkLink *> links;
    for (const NetworkTerm &term : work.network)
      links.push_back(own.chooseLink(term));
    return links;
  };
  SmallVector<IntegerRange, 1> parts;
  for (int64_t first = range.first; first <= range.last;) {
    // More devices never get a link that is listed before: bisect.
    int64_t last = range.last;
    if (auto links = listLinks(first); links != listLinks(last)) {
      int64_t same = first;
      while (last - same > 1) {
        int64_t middle = same + (last - same) / 2;
        (listLinks(middle) == links ? same : last) = middle;
      }
      last = same;
    }
    parts.push_back({first, last});
    first = last + 1;
  }
  return parts;
}

/// The algorithm of the option `network-algorithm`, or else one that suits
/// `link`, which may be null: docs/understand/Distributed.md, "What crosses a
/// link". `rings` are those of the group on that link.
static NetworkAlgorithm chooseAlgorithm(std::optional<NetworkAlgorithm> given,
                                        CollectiveKind kind,
                                        const NetworkLink *link,
                                        ArrayRef<Count> rings) {
  if (isPointToPoint(kind))
    return NetworkAlgorithm::Direct;
  if (given)
    return *given;
  if (link && link->isTorus())
    return rings.size() > 1 ? NetworkAlgorithm::Torus
                            : NetworkAlgorithm::BidirectionalRing;
  return kind == CollectiveKind::AllToAll ? NetworkAlgorithm::Direct
                                          : NetworkAlgorithm::Ring;
}

//===----------------------------------------------------------------------===//
// The least over all links and algorithms (R26)
//===----------------------------------------------------------------------===//

/// The most devices of the group of `term` that the first `numLinks` links of
/// the target connect with each other, so that the others need not carry what
/// they pass to each other: 1 with no link, a device by itself. Without a value
/// where it may be the whole group.
std::optional<Count> Estimator::countInside(const NetworkTerm &term,
                                            size_t numLinks) const {
  if (numLinks == 0)
    return 1;
  ArrayRef<NetworkLink> links = ArrayRef(target.links).take_front(numLinks);
  int64_t reach = 1;
  for (const NetworkLink &link : links)
    reach = std::max(reach, link.size.value_or(INT64_MAX));
  if (term.axes.empty()) {
    const NetworkLink *given = lookupGivenLink(mpiAxis);
    bool isOutside = given && given >= links.end();
    return isOutside ? std::optional<Count>(1) : std::nullopt;
  }
  Count inside = 1;
  for (size_t axis = 0; axis < term.axes.size(); ++axis) {
    AxisLink choice = chooseLinkOfAxis(term, axis);
    if (choice.link < links.end())
      inside *= term.sizes[axis];
    else if (choice.reason != AxisLink::Given)
      inside *= countMin(term.sizes[axis],
                         countCeilDiv(Count(reach), term.strides[axis]));
  }
  if (!inside.isConstant() || inside == term.getGroupSize())
    return std::nullopt;
  return inside;
}

SmallVector<Estimator::NetworkCut, 2>
Estimator::listCuts(const NetworkTerm &term) const {
  SmallVector<NetworkCut, 2> cuts;
  for (size_t first = 0; first < target.links.size(); ++first) {
    std::optional<Count> inside = countInside(term, first);
    if (!inside)
      continue;
    NetworkCut cut{ArrayRef(target.links).drop_front(first), *inside, {}};
    cut.latencySeconds = HUGE_VAL;
    double executionsPerSecond = 0;
    for (const NetworkLink &link : cut.links) {
      cut.bytes.push_back(
          computeLeastCrossingBytes(term, *inside, link.reduces));
      executionsPerSecond += *link.bytesPerSecond *
                             double(link.getMostPorts()) /
                             cut.bytes.back().toDouble();
      cut.latencySeconds =
          std::min(cut.latencySeconds, link.latencySeconds.value_or(0));
    }
    cut.seconds = 1 / executionsPerSecond + cut.latencySeconds;
    cuts.push_back(std::move(cut));
  }
  return cuts;
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

QuotientSum roofline::makeLinkTime(const LinkTraffic &traffic,
                                   const NetworkLink &link) {
  QuotientSum time{{traffic.serialBytes, *link.bytesPerSecond}};
  if (link.latencySeconds.value_or(0) > 0)
    time.push_back({traffic.messages, 1, *link.latencySeconds});
  return time;
}

/// What `term` puts on `link`, null if there is none (R25).
LinkTraffic Estimator::makeLinkTraffic(const NetworkTerm &term,
                                       const NetworkLink *link) const {
  SmallVector<Count, 3> rings =
      listTorusRings(term, link ? link->getMostPorts() : 1);
  NetworkAlgorithm algorithm =
      chooseAlgorithm(options.networkAlgorithm, term.kind, link, rings);
  DerivationLog::Scope scope(&term, "network");
  CollectiveTraffic once = algorithm == NetworkAlgorithm::Torus
                               ? computeTorusTraffic(term, rings)
                               : computeCollectiveTraffic(term, algorithm);
  LinkTraffic traffic;
  traffic.link = link ? link->name : "";
  traffic.collective = stringifyCollectiveKind(term.kind).str();
  traffic.algorithm = stringifyNetworkAlgorithm(algorithm).str();
  traffic.grid = term.grid;
  traffic.axes = term.axes;
  traffic.devices = term.getGroupSize();
  traffic.bytes = once.bytes * term.count;
  traffic.serialBytes = once.serialBytes * term.count;
  traffic.messages = once.messages * term.count;
  if (!link || !traffic.serialBytes.isConstant() ||
      !traffic.messages.isConstant())
    return traffic;
  traffic.seconds = evaluate(makeLinkTime(traffic, *link));
  traffic.leastSeconds = traffic.seconds;
  if (options.networkAlgorithm)
    return traffic;
  double least = 0;
  for (const NetworkCut &cut : listCuts(term))
    least = std::max(least, term.count.toDouble() * cut.seconds);
  traffic.leastSeconds = std::min(*traffic.seconds, least);
  return traffic;
}

void Estimator::addNetwork(const WorkSummary &work, Estimate &estimate) {
  for (const NetworkTerm &term : work.network) {
    const NetworkLink *link = chooseLink(term);
    for (size_t axis = 0; link && axis < term.axes.size(); ++axis) {
      AxisLink choice = chooseLinkOfAxis(term, axis);
      Count devices = countConnected(term, axis);
      if (choice.reason == AxisLink::Last && devices.isConstant())
        estimate.addNote("no link of the target connects " + devices.str() +
                         " devices: " + choice.link->name + " taken");
    }
    estimate.network.push_back(makeLinkTraffic(term, link));
    const LinkTraffic &traffic = estimate.network.back();
    if (!link) {
      estimate.addNote("the target has no network links: no ceiling for " +
                       traffic.collective);
      estimate.lacksRates = true;
      continue;
    }
    if (!link->latencySeconds)
      estimate.addNote("no latency for " + link->name +
                       ": its messages take none");
    bool takesBothSides =
        options.networkAlgorithm == NetworkAlgorithm::BidirectionalRing ||
        options.networkAlgorithm == NetworkAlgorithm::Torus;
    if (takesBothSides && link->getMostPorts() == 1 &&
        !isPointToPoint(term.kind))
      estimate.addNote(link->name + " has one port per device: a " +
                       traffic.algorithm + " can't be so fast");
  }
}
