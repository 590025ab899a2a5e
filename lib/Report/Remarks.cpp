//===- Remarks.cpp - Emits rows as MLIR remarks ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/use/Reports.md describes the keys of the remarks.
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Remarks.h"

#include "roofline/Report/Describe.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"

#if __has_include("mlir/IR/Remarks.h")
#include "mlir/IR/Remarks.h"
#endif

using namespace mlir;
using namespace mlir::roofline;

/// Returns the file position, the only part of a location that remark files
/// contain.
static Location getFileLocation(Location location) {
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    return cast<LocationAttr>(file);
  return location;
}

static remark::RemarkOpts makeOptions(StringRef name, StringRef function,
                                      MLIRContext *context) {
  // The engine may keep the remark, and thus its text, as long as the context
  // lives.
  StringAttr kept = StringAttr::get(context, makePrintable(function));
  return remark::RemarkOpts::name(name).category("roofline").function(kept);
}

/// An engine exists even if its filters drop every remark; only a remark tells.
WantedRemarks mlir::roofline::findWantedRemarks(MLIRContext *context) {
  Location loc = UnknownLoc::get(context);
  auto cost = remark::analysis(loc, makeOptions("cost", "", context));
  auto fusion = remark::missed(loc, makeOptions("fusion", "", context));
  WantedRemarks wanted{bool(cost), bool(fusion)};
  // What is assigned to is never emitted.
  cost = remark::detail::InFlightRemark();
  fusion = remark::detail::InFlightRemark();
  return wanted;
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

namespace {
/// Adds keys and values to a remark, skipping unknown values.
class RemarkWriter {
public:
  explicit RemarkWriter(remark::detail::InFlightRemark &remark)
      : remark(remark) {}

  void add(StringRef key, StringRef text) {
    if (!text.empty())
      remark << remark::detail::Remark::Arg(key, makePrintable(text));
  }
  void add(StringRef key, const Count &count) { add(key, count.str()); }
  void add(StringRef key, std::optional<double> value) {
    add(key, formatExact(value));
  }
  void add(StringRef key, const CountRange &range) {
    add(key, range.lower);
    if (!range.isExact())
      add((key + "Upper").str(), range.upper);
  }

private:
  remark::detail::InFlightRemark &remark;
};
} // namespace

static void emitCost(Operation *op, const OpRow &row, StringRef function,
                     StringRef target) {
  auto remark =
      remark::analysis(getFileLocation(op->getLoc()),
                       makeOptions("cost", function, op->getContext()));
  if (!remark)
    return;
  const Estimate &estimate = row.getEstimate();
  RemarkWriter writer(remark);
  writer.add("Op", row.op);
  writer.add("Location", row.location);
  writer.add("Shapes", row.shapes);
  writer.add("Target", target);
  writer.add("Executions", row.executions);
  writer.add("Flops", row.getWork().terms.getFlops());
  writer.add("Transcendentals",
             row.getWork().terms.getClass(WorkClass::Special));
  writer.add("IntOps", row.getWork().terms.getIntOps());
  writer.add("BytesRead", row.getWork().getBytesRead());
  writer.add("BytesWritten", row.getWork().getBytesWritten());
  writer.add("OpsPerByte", estimate.intensity);
  if (!row.hasOpenTime())
    writer.add("TimeSeconds", estimate.timeSeconds);
  writer.add("Bound", estimate.bound.str());
  writer.add("Headroom", estimate.headroom);
  writer.add("Notes", llvm::join(row.notes, "; "));
}

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

/// Returns true if fusing saves time, or bytes if times are unknown.
static bool isWorthwhile(const FusionEdge &edge) {
  if (!edge.price->isLegal())
    return false;
  Count bytes = edge.price->getBytesSaved();
  if (std::optional<double> seconds = edge.price->getSecondsSaved())
    return *seconds > 0;
  return !bytes.isZero() && bytes.isKnownNonNegative();
}

/// Emits a remark at the consumer of `edge`.
static void emitFusion(const FusionEdge &edge, const OpRow &row,
                       StringRef function) {
  Operation *op = edge.consumer;
  auto remark =
      remark::missed(getFileLocation(op->getLoc()),
                     makeOptions("fusion", function, op->getContext()));
  if (!remark)
    return;
  RemarkWriter writer(remark);
  writer.add("Op", row.op);
  writer.add("Location", row.location);
  writer.add("Bound", row.getEstimate().bound.str());
  writer.add("With", edge.producer->getName().getStringRef());
  writer.add("WithLocation", describeLocation(edge.producer->getLoc()));
  writer.add("Kind", getFusionKindName(edge.price->kind));
  writer.add("BytesSaved", edge.price->getBytesSaved() * edge.executions);
  std::optional<double> seconds = edge.price->getSecondsSaved();
  if (seconds && edge.executions.isConstant())
    writer.add("SecondsSaved",
               std::optional(*seconds * edge.executions.toDouble()));
  if (edge.group)
    writer.add("Kernel", Count(int64_t(*edge.group)));
  writer.add("Reason", describeFusion(edge));
}

void mlir::roofline::emitRemarks(Operation *op, const OpRow &row,
                                 StringRef function, StringRef target,
                                 ArrayRef<const FusionEdge *> edges) {
  emitCost(op, row, function, target);
  for (const FusionEdge *edge : edges)
    if (isWorthwhile(*edge))
      emitFusion(*edge, row, function);
}
