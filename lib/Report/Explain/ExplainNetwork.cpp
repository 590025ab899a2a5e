//===- ExplainNetwork.cpp - What collectives send -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Which link a group talks over, and why (docs/understand/Distributed.md).
void Explainer::explainLink(const NetworkTerm &term, const LinkTraffic &traffic,
                            const std::string &name) {
  auto note = [&](const Twine &text) {
    step("", name + ", " + text.str(), "", StringRef(), "", "Distributed.md");
  };
  if (term.axes.empty() || target.links.empty())
    return note("link: " + traffic.link);
  for (auto [position, axis] : llvm::enumerate(term.axes)) {
    std::string ofAxis = "axis " + std::to_string(axis);
    const Count &size = term.sizes[position], &stride = term.strides[position];
    step("", name + ", devices along " + ofAxis, "", size, "", "R25");
    if (!stride.isOne())
      step("", name + ", from one to the next along " + ofAxis, "", stride, "",
           "R25");
    Estimator::AxisLink choice = estimator.chooseLinkOfAxis(term, position);
    if (choice.reason == Estimator::AxisLink::Given) {
      note("link of " + ofAxis + ": " + choice.link->name +
           ", by the option links");
      continue;
    }
    step("", name + ", devices that have to be connected for " + ofAxis,
         stride.isOne() ? ""
                        : formatOperand(size) + " * " + formatOperand(stride),
         size * stride, "", "Distributed.md");
    note("link of " + ofAxis + ": " + choice.link->name +
         (choice.reason == Estimator::AxisLink::Connects
              ? ", the first that connects them"
              : ", the last one, as none is known to connect them"));
  }
  if (term.axes.size() > 1)
    note("link: " + traffic.link + ", the slowest of them");
}

void Explainer::explainRates(const NetworkLink &link) {
  step("", "bandwidth of " + link.name, "", *link.bytesPerSecond, "B/s",
       "target");
  if (link.latencySeconds.value_or(0) > 0)
    step("", "latency of " + link.name, "", *link.latencySeconds, "s",
         "target");
}

/// The time of `cut` as a formula: its bytes over the bandwidths of all ports.
static std::string formatCut(const Estimator::NetworkCut &cut) {
  bool areEqual = llvm::all_equal(cut.bytes);
  SmallVector<std::string> rates;
  for (auto [link, bytes] : llvm::zip_equal(cut.links, cut.bytes)) {
    int64_t ports = link.getMostPorts();
    rates.push_back((ports == 1 ? "" : std::to_string(ports) + " * ") +
                    formatExact(*link.bytesPerSecond) +
                    (areEqual ? "" : " / " + formatOperand(bytes)));
  }
  std::string text =
      areEqual ? formatOperand(cut.bytes.front()) : std::string("1");
  bool isNumber = rates.size() == 1 && cut.links.front().getMostPorts() == 1;
  text += " / " + (isNumber ? rates.front() : "(" + joinSum(rates) + ")");
  if (cut.latencySeconds > 0)
    text += " + " + formatExact(cut.latencySeconds);
  return text;
}

/// What has to cross links under any algorithm, and the least time (R26).
void Explainer::explainLeastTime(const NetworkTerm &term,
                                 const LinkTraffic &traffic,
                                 const std::string &name,
                                 const std::string &figure) {
  std::string formula = formatExact(*traffic.seconds);
  if (!options.estimate.networkAlgorithm) {
    for (const NetworkLink &link : target.links)
      if (link.name != traffic.link)
        explainRates(link);
    DerivationLog::Scope scope(&term, "cuts");
    SmallVector<Estimator::NetworkCut, 2> cuts = estimator.listCuts(term);
    ArrayRef<DerivationStep> noted = log.lookup(&term, "cuts");
    SmallVector<std::string> operands;
    for (const Estimator::NetworkCut &cut : cuts) {
      if (!cut.inside.isOne())
        step("",
             name + ", a node: most devices of the group that links before " +
                 cut.links.front().name + " connect",
             "", cut.inside, "", "R26");
      for (size_t link = 0; link < cut.links.size(); ++link)
        if (link == 0 || cut.bytes[link] != cut.bytes[0])
          emitNoted(noted[link], "");
      noted = noted.drop_front(cut.links.size());
      operands.push_back(formatExact(cut.seconds));
      step("", name + ", time of that over all ports of a device",
           formatCut(cut), cut.seconds, "s", "R26");
    }
    std::string executions =
        term.count.isOne() ? "" : formatOperand(term.count) + " * ";
    formula = "min(" + formula + ", " + executions + joinMax(operands) + ")";
  }
  step(figure + "least_in_place_seconds",
       name + ", under the fastest algorithm", formula, *traffic.leastSeconds,
       "s", "R26");
}

/// What a collective sends, and for how long (R25).
void Explainer::explainCollective(const NetworkTerm &term,
                                  const LinkTraffic &traffic,
                                  const std::string &figure) {
  std::string name = traffic.collective + " as " + traffic.algorithm;
  explainLink(term, traffic, name);
  SmallVector<std::string> sizes;
  for (const Count &size : term.sizes)
    sizes.push_back(formatOperand(size));
  if (term.axes.empty() && !term.sizes.empty())
    step("", name + ", devices", "", term.sizes.front(), "", "R25");
  step(figure + "devices", name + ", devices of the group",
       sizes.empty() ? formatOperand(traffic.devices)
                     : llvm::join(sizes, " * "),
       traffic.devices, "", "R25");
  if (!term.count.isOne())
    step("", name + ", executions", "", term.count, "", "R8");
  ArrayRef<DerivationStep> noted = log.lookup(&term, "network");
  for (const DerivationStep &letter : noted)
    if (letter.figure.empty())
      emitNoted(letter, "");
  auto explainCount = [&](StringRef key, StringRef text, const Count &value,
                          StringRef unit) {
    for (const DerivationStep &each : noted)
      if (each.figure == key && each.value == value && !each.formula.empty())
        return emitNoted(each, figure + key.str());
    step(figure + key.str(), name + ", " + text.str(), "", value, unit,
         "Distributed.md");
  };
  explainCount("bytes", "sent by a device", traffic.bytes, "B");
  explainCount("serial_bytes", "through one direction of a link",
               traffic.serialBytes, "B");
  explainCount("messages", "steps", traffic.messages, "");
  const NetworkLink *link = target.lookupLink(traffic.link);
  if (!link || !traffic.seconds)
    return;
  explainRates(*link);
  std::string time = formatOperand(traffic.serialBytes) + " / " +
                     formatExact(*link->bytesPerSecond);
  if (link->latencySeconds.value_or(0) > 0)
    time += " + " + formatOperand(traffic.messages) + " * " +
            formatExact(*link->latencySeconds);
  step(figure + "seconds", name + ", time", time, *traffic.seconds, "s", "R25");
  if (traffic.leastSeconds)
    explainLeastTime(term, traffic, name, figure);
}

void Explainer::explainNetwork() {
  begin("network");
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(all.network, estimate.network)))
    explainCollective(std::get<0>(pair), std::get<1>(pair),
                      "network/" + std::to_string(number) + "/");
  for (const ResourceTime &time : estimate.times) {
    if (time.resource.kind != ResourceKind::Network)
      continue;
    SmallVector<std::string> operands;
    for (const LinkTraffic &traffic : estimate.network)
      if (traffic.link == time.resource.name && traffic.seconds)
        operands.push_back(formatExact(*traffic.seconds));
    step("times/" + time.resource.str(), "time of " + time.resource.str(),
         joinSum(operands), time.seconds, "s", "R21");
  }
}
