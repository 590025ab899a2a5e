//===- TextFusion.cpp - Fusion advice as text -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/TextCells.h"

#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

/// Formats an op by its location, "proj", or by its name if the location has no
/// name and no file.
static std::string formatOp(const OpName &name) {
  return makePrintable(name.location == "unknown" ? name.op : name.location);
}

static bool isWorthwhile(const FusionRow &row) {
  Count bytes = row.getBytesSaved();
  return row.getSecondsSaved().value_or(0) > 0 ||
         (!bytes.isZero() && bytes.isKnownNonNegative());
}

/// Formats a bound as "memory:hbm", where it is narrow as "hbm".
static std::string formatBound(const Bound &bound, bool isNarrow) {
  return isNarrow ? formatShortBound(bound) : makePrintable(bound.str());
}

/// Formats bounds as "memory:hbm + compute:matrix", each once.
static std::string formatBounds(ArrayRef<Bound> bounds, bool isNarrow) {
  SmallVector<std::string> names;
  for (const Bound &bound : bounds)
    if (std::string name = formatBound(bound, isNarrow);
        !llvm::is_contained(names, name))
      names.push_back(std::move(name));
  return llvm::join(names, " + ");
}

/// Formats on-chip storage as "7.078 MB of l2"; "-" for elementwise fusion,
/// which needs none.
static std::string formatRoom(const FusionPrice &price, bool isNarrow) {
  if (price.level.empty())
    return "-";
  return formatSI(price.onChipBytes, "B") + (isNarrow ? " " : " of ") +
         makePrintable(price.level);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Formats the kind and schedule of a fusion: "chain, T1".
static std::string formatKind(const FusionPrice &price) {
  std::string kind = getFusionKindName(price.kind).str();
  return price.schedule.empty() ? kind : kind + ", " + price.schedule;
}

static void writeGroups(ArrayRef<FusionRow> groups, StringRef title,
                        raw_ostream &os) {
  const bool isNarrow = getTextWidth(os) < narrowTextWidth;
  TextTable table({{"kernel", /*alignRight=*/true},
                   {"saves", /*alignRight=*/true},
                   {"bytes", /*alignRight=*/true, Cut::End, 14, 8},
                   {isNarrow ? "as one" : "bound as one", /*alignRight=*/false,
                    Cut::Middle, 16, 12},
                   {"how", /*alignRight=*/false},
                   {"tile", /*alignRight=*/false, Cut::End, 18, 12},
                   {"ops", /*alignRight=*/false, Cut::End, 60, 20}},
                  /*indent=*/0);
  for (const FusionRow &group : groups) {
    SmallVector<std::string> names;
    for (const OpName *name : group.ops)
      names.push_back(formatOp(*name));
    table.addRow({group.group ? std::to_string(*group.group) : "-",
                  formatSeconds(group.getSecondsSaved()),
                  formatSI(group.getBytesSaved(), "B"),
                  formatBound(group.price->boundAfter, isNarrow),
                  formatKind(*group.price), formatRoom(*group.price, isNarrow),
                  llvm::join(names, ", ")});
  }
  os << "\n" << title << "\n";
  table.print(os);
}

static void writeEdges(const FusionReport &fusion, raw_ostream &os) {
  const bool isNarrow = getTextWidth(os) < narrowTextWidth;
  TextTable table({{"saves", /*alignRight=*/true},
                   {"bytes", /*alignRight=*/true, Cut::End, 14, 8},
                   {"bounds", /*alignRight=*/false, Cut::Middle, 24, 12},
                   {isNarrow ? "as one" : "bound as one", /*alignRight=*/false,
                    Cut::Middle, 16, 12},
                   {"how", /*alignRight=*/false},
                   {"kernel", /*alignRight=*/true},
                   {"producer", /*alignRight=*/false, Cut::Middle, 28, 16},
                   {"consumer", /*alignRight=*/false, Cut::Middle, 28, 16}},
                  /*indent=*/0);
  size_t shown = 0, hidden = 0;
  for (const FusionRow &edge : fusion.edges) {
    if (!edge.price->isLegal())
      continue;
    if (!isWorthwhile(edge)) {
      ++hidden;
      continue;
    }
    table.addRow({formatSeconds(edge.getSecondsSaved()),
                  formatSI(edge.getBytesSaved(), "B"),
                  formatBounds(edge.price->boundsBefore, isNarrow),
                  formatBound(edge.price->boundAfter, isNarrow),
                  formatKind(*edge.price),
                  edge.group ? std::to_string(*edge.group) : "-",
                  formatOp(*edge.ops.front()), formatOp(*edge.ops.back())});
    ++shown;
  }
  if (shown + hidden == 0)
    return;
  os << "\npairs that could be fused, each on its own\n";
  if (shown != 0)
    table.print(os);
  if (hidden != 0)
    os << "  not shown: " << hidden
       << (hidden == 1 ? " pair that saves" : " pairs that save")
       << " nothing\n";
}

/// Writes the reasons for refusals with their number of edges, in order of
/// first occurrence.
static void writeRefusals(const FusionReport &fusion, raw_ostream &os) {
  struct Refusal {
    size_t count = 0;
    const FusionRow *first = nullptr;
  };
  llvm::MapVector<StringRef, Refusal> refusals;
  for (const FusionRow &edge : fusion.edges) {
    if (edge.price->isLegal())
      continue;
    Refusal &refusal = refusals[edge.price->whyNot];
    if (refusal.count++ == 0)
      refusal.first = &edge;
  }
  if (refusals.empty())
    return;
  os << "\npairs that can't be fused, by reason\n";
  for (const auto &[reason, refusal] : refusals) {
    std::string count = "  " + std::to_string(refusal.count) + "  ";
    os << count;
    writeWrapped(makePrintable(reason) + ": " +
                     formatOp(*refusal.first->ops.front()) + " -> " +
                     formatOp(*refusal.first->ops.back()) +
                     (refusal.count > 1 ? ", ..." : ""),
                 count.size(), os);
  }
}

void mlir::roofline::writeTextFusion(const FusionReport &fusion,
                                     std::optional<double> totalSeconds,
                                     raw_ostream &os) {
  if (fusion.groups.empty())
    os << "\nkernels to make of several ops: none\n";
  else
    writeGroups(fusion.groups, "kernels to make of several ops", os);
  if (!fusion.rewrites.empty())
    writeGroups(fusion.rewrites,
                "with a softmax that sees its rows piece by piece, as no pass "
                "of upstream makes it",
                os);
  writeEdges(fusion, os);
  writeRefusals(fusion, os);
  size_t ops = 0;
  for (const FusionRow &group : fusion.groups)
    ops += group.ops.size();
  os << "\n  fusion                ";
  bool isOne = fusion.groups.size() == 1;
  std::string time = fusion.secondsSaved ? formatSI(*fusion.secondsSaved, "s")
                                         : "an unknown time";
  if (fusion.secondsSaved && totalSeconds)
    time += " of " + formatSI(*totalSeconds, "s");
  writeWrapped(std::to_string(fusion.groups.size()) +
                   (isOne ? " kernel of " : " kernels of ") +
                   std::to_string(ops) +
                   (isOne ? " ops saves " : " ops save ") + time + " and " +
                   formatSI(fusion.bytesSaved, "B"),
               24, os);
}
