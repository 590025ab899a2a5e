//===- TestLoopReuse.cpp - Remarks with the traffic of loops --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Traffic/Loops/LoopReuse.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Emits a remark at every op in a loop that accesses memory: the bytes that
/// all of its executions read and write for each capacity of a fast memory.
struct TestLoopReusePass
    : PassWrapper<TestLoopReusePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestLoopReusePass)

  TestLoopReusePass() = default;
  TestLoopReusePass(const TestLoopReusePass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-loop-reuse"; }
  StringRef getDescription() const final {
    return "Emit the traffic of ops in loops as remarks";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect>();
    registerAllModels(registry);
  }

  void runOnOperation() final {
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isa<ExecutionOpInterface>(op))
        return WalkResult::advance();
      emitNest(op);
      return WalkResult::skip();
    });
  }

private:
  static std::string getText(const CountRange &range) {
    return range.isExact() ? range.lower.str()
                           : range.lower.str() + " to " + range.upper.str();
  }
  void emitNest(Operation *outermost) {
    StorageSizes sizes(outermost, StorageOptions());
    ProgramContext context;
    LoopReuse nest(outermost, sizes, context);
    FastMemory fast;
    for (int64_t space : spaces)
      fast.otherSpaces.push_back(
          Builder(&getContext()).getI64IntegerAttr(space));
    outermost->walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto modelled = dyn_cast<WorkOpInterface>(op);
      if (!modelled)
        return WalkResult::advance();
      for (int64_t capacity : capacities) {
        fast.capacityBytes = capacity;
        if (!modelled.isFree())
          emitTraffic(op, capacity, nest.computeTraffic(op, fast));
      }
      return WalkResult::skip(); // A payload is not part of the loop nest.
    });
  }
  void emitTraffic(Operation *op, int64_t capacity,
                   std::optional<ArrayRef<SpaceTraffic>> traffic) {
    if (traffic && traffic->empty())
      return;
    InFlightDiagnostic diag = emitRemark(op->getLoc()) << capacity << ":";
    if (!traffic)
      diag << " unknown";
    else
      for (const SpaceTraffic &entry : *traffic) {
        if (entry.space)
          diag << " in " << entry.space;
        diag << " reads " << getText(entry.bytesRead) << ", writes "
             << getText(entry.bytesWritten);
      }
  }

  ListOption<int64_t> capacities{
      *this, "capacities", llvm::cl::desc("Capacities of the fast memory [B]")};
  ListOption<int64_t> spaces{
      *this, "other-spaces",
      llvm::cl::desc("Memory spaces that are not on the slow side")};
};
} // namespace

namespace mlir::roofline {
void registerTestLoopReusePass() { PassRegistration<TestLoopReusePass>(); }
} // namespace mlir::roofline
