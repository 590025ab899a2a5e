//===- ExplainWork.cpp - Loops around and in an op ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Report/Describe.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// The model, asked again
//===----------------------------------------------------------------------===//

/// Sets `work` if the model of the op says what the record has.
void Explainer::readWork() {
  auto model = dyn_cast<WorkOpInterface>(op);
  if (!model || record.once.work.given || model.isFree())
    return;
  Work own;
  {
    DerivationLog::Scope steps(op, "work");
    WorkTermsLog log(own.terms);
    if (failed(model.computeWork(*context, own)))
      return;
    additions.append(log.getAdditions().begin(), log.getAdditions().end());
  }
  WorkSummary summary;
  std::string reason;
  if (failed(summarizeWork(own, *context, sizes, summary, reason)))
    return;
  const WorkSummary &once = record.once.work;
  if (!(summary.terms == once.terms) ||
      !(summary.getBytesRead() == once.getBytesRead()) ||
      !(summary.getBytesWritten() == once.getBytesWritten()) ||
      summary.usefulFlops != once.usefulFlops)
    return;
  work = std::move(own);
  iterations = computeVolume(work->loops);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

std::string roofline::nameOp(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  std::string location = describeLocation(op->getLoc());
  return location == "unknown" ? name : name + " " + location;
}

/// The executions of the loops around an op as a product; empty if that isn't
/// what was counted.
std::string Explainer::describeExecutions(const OpRecord &of, Operation *own) {
  Count product = 1;
  SmallVector<std::string> factors;
  SmallVector<std::pair<Operation *, Count>> loops;
  for (Operation *inner = own, *around = own->getParentOp(); around;
       inner = around, around = around->getParentOp()) {
    auto control = dyn_cast<ExecutionOpInterface>(around);
    if (!control)
      break;
    SmallVector<RegionExecution, 2> regions;
    control.getRegionExecutions(*context, regions);
    for (const RegionExecution &region : regions)
      if (region.region == inner->getParentRegion() &&
          !region.executions.isOne())
        loops.push_back({around, region.executions});
  }
  for (const auto &[loop, executions] : llvm::reverse(loops)) {
    if (explainedLoops.insert(loop).second)
      step("", "iterations of " + nameOp(loop), "", executions, "", "R8");
    product *= executions;
    factors.push_back(formatOperand(executions));
  }
  return product == of.executions ? llvm::join(factors, " * ") : "";
}

void Explainer::explainLoops() {
  begin("loops");
  SmallVector<std::string> extents;
  if (work)
    for (auto [number, loop] : llvm::enumerate(work->loops)) {
      step("",
           "d" + Twine(number) +
               (loop.isReduction ? ", reduction" : ", parallel"),
           "", loop.extent, "", "types");
      extents.push_back(formatOperand(loop.extent));
    }
  if (extents.size() > 1)
    step("", "iterations", llvm::join(extents, " * "), iterations, "", "");
  std::string executions = describeExecutions(record, op);
  if (!executions.empty() || !explainSum("executions", record.executions))
    step("executions", "executions in a call of the function", executions,
         record.executions, "", "R8");
  explainParts();
}

/// How often the ops inside of a loop that is one kernel execute, those that do
/// so equally often together.
void Explainer::explainParts() {
  constexpr size_t maxNames = 8;
  for (ArrayRef<OpRecord> rest = record.parts; !rest.empty();) {
    const OpRecord &first = rest.front();
    std::string formula = describeExecutions(first, first.op);
    ArrayRef<OpRecord> alike = rest.take_while([&](const OpRecord &part) {
      return part.executions == first.executions &&
             describeExecutions(part, part.op) == formula;
    });
    SmallVector<StringRef> names;
    for (const OpRecord &part : alike.take_front(maxNames))
      names.push_back(part.op->getName().getStringRef());
    std::string text = "executions of " + llvm::join(names, ", ");
    if (alike.size() > maxNames)
      text += ", +" + std::to_string(alike.size() - maxNames);
    size_t number = record.parts.size() - rest.size();
    if (!formula.empty() || number >= parts.size() ||
        !explainNoted(parts[number], "sum", "executions", "", first.executions))
      step("", text, formula, first.executions, "", "R8");
    rest = rest.drop_front(alike.size());
  }
}
