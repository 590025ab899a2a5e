//===- Describe.h - Short names for ops -----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_DESCRIBE_H
#define ROOFLINE_REPORT_DESCRIBE_H

#include "mlir/IR/Location.h"

#include <string>

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::roofline {

/// The first name anywhere in `location` ("conv2d_3" of `loc("conv2d_3")`),
/// else the first position in a file, "file:line:col" without the folders, else
/// "unknown". In a call site the callee comes first.
std::string describeLocation(Location location);

/// Types of what `op` reads and writes, "4x8xf32, 8x2xf32 -> 4x2xf32": tensors
/// and memrefs by their shape, others by their type. The destination of an op
/// in destination style, and of a copy, is after the arrow.
std::string describeShapes(Operation *op);

/// Symbol names from the outside in, "module::function", without that of
/// `root`; "<module>" for `root` itself.
std::string describeFunction(Operation *function, Operation *root);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_DESCRIBE_H
