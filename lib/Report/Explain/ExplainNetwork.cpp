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

/// What a collective sends, and for how long (R25).
void Explainer::explainCollective(const NetworkTerm &term,
                                  const LinkTraffic &traffic,
                                  const std::string &figure) {
  std::string name = traffic.collective + " as " + traffic.algorithm;
  SmallVector<std::string> sizes;
  for (const Count &size : term.sizes) {
    step("", name + ", devices along an axis", "", size, "", "R25");
    sizes.push_back(formatOperand(size));
  }
  step(figure + "devices", name + ", devices of the group",
       sizes.empty() ? formatOperand(traffic.devices)
                     : llvm::join(sizes, " * "),
       traffic.devices, "", "R25");
  if (!term.count.isOne())
    step("", name + ", executions", "", term.count, "", "R8");
  auto explainCount = [&](StringRef key, StringRef text, const Count &value,
                          StringRef unit) {
    if (!explainNoted(&term, "network", key, figure + key.str(), value))
      step(figure + key.str(), name + ", " + text, "", value, unit,
           "Distributed.md");
  };
  explainCount("bytes", "sent by a device", traffic.bytes, "B");
  explainCount("serial_bytes", "through one direction of a link",
               traffic.serialBytes, "B");
  explainCount("messages", "steps", traffic.messages, "");
  const NetworkLink *link = target.lookupLink(traffic.link);
  if (!link || !traffic.seconds)
    return;
  step("", "bandwidth of " + link->name, "", *link->bytesPerSecond, "B/s",
       "target");
  bool hasLatency = link->latencySeconds.value_or(0) > 0;
  if (hasLatency)
    step("", "latency of " + link->name, "", *link->latencySeconds, "s",
         "target");
  auto describe = [&](const Count &bytes, const Count &messages) {
    return formatOperand(bytes) + " / " + formatExact(*link->bytesPerSecond) +
           (hasLatency ? " + " + formatOperand(messages) + " * " +
                             formatExact(*link->latencySeconds)
                       : "");
  };
  step(figure + "seconds", name + ", time",
       describe(traffic.serialBytes, traffic.messages), *traffic.seconds, "s",
       "R25");
  if (!traffic.leastSeconds)
    return;
  std::string least = formatExact(*traffic.seconds);
  for (const DerivationStep &noted : log.lookup(&term, "network"))
    if (noted.figure == "least_serial_bytes") {
      emitNoted(noted, "");
      least = "min(" + least + ", " + describe(noted.value, term.count) + ")";
    }
  step(figure + "least_in_place_seconds",
       name + ", under the fastest algorithm", least, *traffic.leastSeconds,
       "s", "R26");
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
