//===- ModelExplorerReport.cpp - Node data for Model Explorer
//--------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

namespace {
/// The data shown on a node: the time of all its rows, and the bound of the
/// longest one.
struct NodeData {
  double seconds = 0, longestSeconds = -1;
  Bound bound;
};
} // namespace

/// Returns a light background colour for black text.
static StringRef getColor(const Bound &bound) {
  std::optional<ResourceKind> kind = bound.getKind();
  if (kind == ResourceKind::Compute)
    return "#9ecae9";
  return kind == ResourceKind::Memory ? "#ffbf79" : "#d9d9d9";
}

static llvm::MapVector<int64_t, NodeData>
collectNodes(const FunctionReport &function) {
  llvm::MapVector<int64_t, NodeData> nodes;
  for (const OpRow &row : function.rows) {
    if (!row.explorerNode || row.hasOpenTime())
      continue;
    double seconds = *row.getEstimate().timeSeconds;
    NodeData &node = nodes[*row.explorerNode];
    node.seconds += seconds;
    if (seconds <= node.longestSeconds)
      continue;
    node.longestSeconds = seconds;
    node.bound = row.getEstimate().bound;
  }
  return nodes;
}

/// Removes the nodes with a row of unknown time, as their sum would be too
/// small.
static void removeOpenNodes(const FunctionReport &function,
                            llvm::MapVector<int64_t, NodeData> &nodes) {
  for (const OpRow &row : function.rows)
    if (row.explorerNode && row.hasOpenTime())
      nodes.erase(*row.explorerNode);
}

static void writeGraph(const FunctionReport &function,
                       const TargetSummary &target, json::OStream &stream) {
  llvm::MapVector<int64_t, NodeData> nodes = collectNodes(function);
  removeOpenNodes(function, nodes);
  stream.attributeObject(json::fixUTF8(function.symbol), [&] {
    stream.attribute("name", json::fixUTF8("time on " + target.name + " [s]"));
    stream.attributeObject("results", [&] {
      for (const auto &[id, node] : nodes)
        stream.attributeObject(std::to_string(id), [&, &node = node] {
          stream.attributeBegin("value");
          stream.rawValue(formatExact(node.seconds));
          stream.attributeEnd();
          stream.attribute("bgColor", getColor(node.bound));
        });
    });
  });
}

void mlir::roofline::writeModelExplorerReport(const Report &report,
                                              raw_ostream &os) {
  json::OStream stream(os, /*IndentSize=*/2);
  llvm::StringSet<> written;
  stream.object([&] {
    for (const FunctionReport &function : report.functions)
      if (!function.symbol.empty() &&
          written.insert(json::fixUTF8(function.symbol)).second)
        writeGraph(function, report.target, stream);
  });
  os << '\n';
}
