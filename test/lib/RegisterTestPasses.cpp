//===- RegisterTestPasses.cpp - The passes of roofline-test-opt -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

namespace mlir::roofline {
void registerOraclePasses();
void registerRandomPasses();
void registerTestFusionPass();
void registerTestListOpsPass();
void registerTestLoopReusePass();
void registerTestSchedulePass();
void registerTestSymbolsPass();
void registerTestWorkPass();

/// Registers the test passes before main, which roofline-opt has too.
[[maybe_unused]] static const bool isRegistered = [] {
  registerOraclePasses();
  registerRandomPasses();
  registerTestFusionPass();
  registerTestListOpsPass();
  registerTestLoopReusePass();
  registerTestSchedulePass();
  registerTestSymbolsPass();
  registerTestWorkPass();
  return true;
}();
} // namespace mlir::roofline
