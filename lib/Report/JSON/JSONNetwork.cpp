//===- JSONNetwork.cpp - Communication in JSON reports --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"

using namespace mlir;
using namespace mlir::roofline;

void JSONWriter::writeTargetLink(const LinkSummary &summary) {
  const NetworkLink &link = summary.link;
  writeText("name", link.name);
  writeNumber("bytes_per_second", link.bytesPerSecond);
  writeNumber("latency_seconds", link.latencySeconds);
  writeInteger("ports", link.getMostPorts());
  writeCount("size",
             link.size ? std::optional(Count(*link.size)) : std::nullopt);
  writeTruth("reduces", link.reduces);
  writeFlag("in_use", summary.inUse);
}

void JSONWriter::writeNetwork(ArrayRef<LinkTraffic> network) {
  writeObjects("network", network, [&](const LinkTraffic &traffic) {
    if (traffic.link.empty())
      writeNull("link");
    else
      writeText("link", traffic.link);
    writeText("collective", traffic.collective);
    writeText("algorithm", traffic.algorithm);
    writeText("grid", traffic.grid);
    writeIntegers("grid_axes", traffic.axes);
    writeCount("devices", traffic.devices);
    writeCount("bytes", traffic.bytes);
    writeCount("serial_bytes", traffic.serialBytes);
    writeCount("messages", traffic.messages);
    writeNumber("seconds", traffic.seconds);
    writeNumber("least_in_place_seconds", traffic.leastSeconds);
  });
}

/// Writes the position of work between compute, memory and network; no key in a
/// program that doesn't communicate.
void JSONWriter::writeRidgeline(StringRef key, const Ridgeline *point) {
  if (!point)
    return;
  writeObject(key, [&] {
    writeText("link", point->link);
    writeCount("network_bytes", point->networkBytes);
    writeNumber("operational_intensity", point->operationalIntensity);
    writeNumber("memory_intensity", point->memoryIntensity);
    writeNumber("network_intensity", point->networkIntensity);
    writeNumber("ridge_memory_intensity", point->ridgeMemoryIntensity);
    writeNumber("ridge_operational_intensity",
                point->ridgeOperationalIntensity);
    writeNumber("compute_seconds", point->computeSeconds);
    writeNumber("memory_seconds", point->memorySeconds);
    writeNumber("network_seconds", point->networkSeconds);
    writeNumber("time_seconds", point->timeSeconds);
    writeText("region", point->region.str());
    writeText("next_region", point->nextRegion
                                 ? stringifyResourceKind(*point->nextRegion)
                                 : "");
    writeNumber("margin", point->margin);
  });
}
