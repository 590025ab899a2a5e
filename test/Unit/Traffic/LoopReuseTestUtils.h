//===- LoopReuseTestUtils.h - Traffic of loops ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_TRAFFIC_LOOPREUSETESTUTILS_H
#define ROOFLINE_TEST_UNIT_TRAFFIC_LOOPREUSETESTUTILS_H

#include "AnalysisTestUtils.h"
#include "LoopReuse.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::roofline {

/// Parses programs and computes the traffic of their loops.
class LoopReuseTest : public AnalysisTest {
protected:
  func::FuncOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    return *module->getOps<func::FuncOp>().begin();
  }
  /// Returns the elements of 4 bytes that all loads and stores of the first
  /// loop move, or nullopt if some are unknown.
  std::optional<int64_t> countWritten(func::FuncOp function, int64_t capacity) {
    Operation *outermost = nullptr;
    for (Operation &op : function.getBody().front())
      if (!outermost && isa<ExecutionOpInterface>(op))
        outermost = &op;
    StorageSizes sizes(function, StorageOptions());
    ProgramContext context;
    LoopReuse nest(outermost, sizes, context);
    std::optional<int64_t> sum = 0;
    outermost->walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto modelled = dyn_cast<WorkOpInterface>(op);
      if (!modelled)
        return WalkResult::advance();
      if (!modelled.isFree())
        addMoves(nest.computeTraffic(op, {4 * capacity, {}}), sum);
      return WalkResult::skip(); // A payload is not part of the loop nest.
    });
    return sum;
  }
  /// Adds the elements of 4 bytes that one op moves.
  static void addMoves(std::optional<ArrayRef<SpaceTraffic>> traffic,
                       std::optional<int64_t> &sum) {
    if (!traffic)
      sum.reset();
    if (!sum)
      return;
    for (const SpaceTraffic &entry : *traffic)
      *sum +=
          *(entry.bytesRead.upper + entry.bytesWritten.upper).tryInt64() / 4;
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNIT_TRAFFIC_LOOPREUSETESTUTILS_H
