//===- Remarks.cpp - Rows as remarks of MLIR ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/Reports.md describes the keys.
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Remarks.h"

#include "TextLayout.h"
#include "WriterUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/Remarks.h"
#include "roofline/Report/Describe.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// The place in a file, which is all of a location that remark files hold.
static Location getFileLocation(Location location) {
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    return cast<LocationAttr>(file);
  return location;
}

static remark::RemarkOpts makeOptions(StringRef name, StringRef function,
                                      MLIRContext *context) {
  // The engine may keep the remark, and with it the text, for as long as the
  // context lives.
  StringAttr kept = StringAttr::get(context, makePrintable(function));
  return remark::RemarkOpts::name(name).category("roofline").function(kept);
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

namespace {
/// Adds keys and values, but none that is not known.
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
  const Estimate &estimate = row.estimate;
  RemarkWriter writer(remark);
  writer.add("Op", row.op);
  writer.add("Location", row.location);
  writer.add("Shapes", row.shapes);
  writer.add("Target", target);
  writer.add("Executions", row.executions);
  writer.add("Flops", row.work.terms.getFlops());
  writer.add("Transcendentals", row.work.terms.getClass(WorkClass::Special));
  writer.add("IntOps", row.work.terms.getIntOps());
  writer.add("BytesRead", row.work.getBytesRead());
  writer.add("BytesWritten", row.work.getBytesWritten());
  writer.add("OpsPerByte", estimate.intensity);
  if (!row.hasOpenTime())
    writer.add("TimeSeconds", estimate.timeSeconds);
  writer.add("Bound", estimate.bound);
  writer.add("Headroom", estimate.headroom);
  writer.add("Notes", llvm::join(row.notes, "; "));
}

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

/// The ops that upstream's --linalg-fuse-elementwise-ops would fuse `op` with:
/// its producers, then its consumer.
static SmallVector<Operation *> findFusionPartners(Operation *op) {
  // That pass only fuses producers with one use.
  auto isFused = [](OpOperand &operand) {
    Operation *producer = operand.get().getDefiningOp();
    return producer && producer->hasOneUse() &&
           linalg::areElementwiseOpsFusable(&operand);
  };
  SmallVector<Operation *> partners;
  for (OpOperand &operand : op->getOpOperands())
    if (isFused(operand))
      partners.push_back(operand.get().getDefiningOp());
  for (OpOperand &use : op->getUses())
    if (isFused(use))
      partners.push_back(use.getOwner());
  return partners;
}

/// True if memory bounds the row whatever the data and the tiling are.
static bool isMemoryBound(const OpRow &row) {
  auto [lower, upper] = StringRef(row.estimate.bound).split("..");
  return !row.hasOpenTime() && lower.starts_with("memory:") &&
         (upper.empty() || upper.starts_with("memory:"));
}

static void emitFusion(Operation *op, const OpRow &row, StringRef function) {
  if (!isMemoryBound(row))
    return;
  for (Operation *partner : findFusionPartners(op)) {
    auto remark =
        remark::missed(getFileLocation(op->getLoc()),
                       makeOptions("fusion", function, op->getContext()));
    if (!remark)
      return;
    RemarkWriter writer(remark);
    writer.add("Op", row.op);
    writer.add("Location", row.location);
    writer.add("Bound", row.estimate.bound);
    writer.add("With", partner->getName().getStringRef());
    writer.add("WithLocation", describeLocation(partner->getLoc()));
    writer.add("Reason", "bound by memory, and what lies between the two need "
                         "not go there: --linalg-fuse-elementwise-ops");
  }
}

void mlir::roofline::emitRemarks(Operation *op, const OpRow &row,
                                 StringRef function, StringRef target) {
  emitCost(op, row, function, target);
  emitFusion(op, row, function);
}
