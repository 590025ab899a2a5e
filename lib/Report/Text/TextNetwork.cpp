//===- TextNetwork.cpp - Collectives as text ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes the table of collectives. docs/understand/Distributed.md explains the
// columns.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"

using namespace mlir;
using namespace mlir::roofline;

static std::string formatLink(const LinkTraffic &traffic) {
  return traffic.link.empty() ? "-" : makePrintable(traffic.link);
}

static void addRow(const OpRow &row, const LinkTraffic &traffic,
                   TextTable &table) {
  bool hasGroup = !traffic.axes.empty() || traffic.devices != Count(1);
  table.addRow({formatSeconds(traffic.seconds), formatLink(traffic),
                formatCell(traffic.bytes), formatCell(traffic.messages),
                traffic.collective, traffic.algorithm,
                hasGroup ? formatCell(traffic.devices) : "-", formatOp(row),
                makePrintable(row.location)});
}

void mlir::roofline::writeTextNetwork(const FunctionReport &function,
                                      raw_ostream &os) {
  TextTable table({{"time", /*alignRight=*/true, Cut::End, 9, 8},
                   {"link", /*alignRight=*/false, Cut::Middle, 14, 8},
                   {"sent B", /*alignRight=*/true, Cut::End, 14, 8},
                   {"steps", /*alignRight=*/true, Cut::End, 14, 6},
                   {"collective", /*alignRight=*/false},
                   {"algorithm", /*alignRight=*/false},
                   {"devices", /*alignRight=*/true, Cut::End, 14, 7},
                   {"op", /*alignRight=*/false, Cut::Middle, 20, 14},
                   {"location", /*alignRight=*/false, Cut::Middle, 16, 12}},
                  /*indent=*/0);
  bool isEmpty = true;
  for (const OpRow &row : function.rows)
    for (const LinkTraffic &traffic : row.getEstimate().network) {
      addRow(row, traffic, table);
      isEmpty = false;
    }
  if (isEmpty)
    return;
  os << '\n';
  writeWrapped(
      "network, per device; sent: by the device that sends most; steps: "
      "messages one after another",
      0, os);
  table.print(os);
}

std::string mlir::roofline::describeNetwork(ArrayRef<LinkTraffic> network) {
  llvm::MapVector<StringRef, std::pair<Count, Count>, llvm::StringMap<unsigned>>
      links;
  for (const LinkTraffic &traffic : network) {
    auto &[bytes, messages] = links[traffic.link];
    bytes += traffic.bytes;
    messages += traffic.messages;
  }
  std::string text;
  for (const auto &[link, sums] : links) {
    if (!text.empty())
      text += ", ";
    text += formatSI(sums.first, "B");
    if (!link.empty())
      text += " over " + makePrintable(link);
    text += " in " + formatCell(sums.second) +
            (sums.second == Count(1) ? " step" : " steps");
  }
  return text;
}
