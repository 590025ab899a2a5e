//===- TestDialects.h - Dialects and models of test programs ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_UTILS_TESTDIALECTS_H
#define ROOFLINE_TEST_UNIT_UTILS_TESTDIALECTS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::roofline::test {

/// Registers the dialects that programs of unit tests and benchmarks are
/// written in, and all op models.
void registerTestDialects(DialectRegistry &registry);

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_UTILS_TESTDIALECTS_H
