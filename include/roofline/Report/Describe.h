//===- Describe.h - Short descriptions of ops -------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes ops for people: takes a location, an op or a function, and returns
// the text that identifies it in a report.
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

/// Returns the first name anywhere in `location` ("conv2d_3" of
/// `loc("conv2d_3")`), otherwise the first file position as "file:line:col"
/// without folders, otherwise "unknown". In a call site the callee comes first.
std::string describeLocation(Location location);

/// Returns the types that `op` reads and writes, "4x8xf32, 8x2xf32 -> 4x2xf32":
/// tensors and memrefs by shape, others by type. The destination of a copy or
/// of an op in destination style is after the arrow.
std::string describeShapes(Operation *op);

/// Returns the width of the widest float among the elements of the operands and
/// results of `op`; 0 if there is none [bit].
unsigned getWidestFloatBits(Operation *op);
/// The same for a loop that is one kernel (R27): the buffers that its `parts`
/// read and write. One that both read and write is after the arrow only.
std::string describeKernelShapes(Operation *kernel,
                                 ArrayRef<Operation *> parts);

/// Returns the symbol names from the outermost in, "module::function", without
/// that of `root`; "<module>" for `root` itself.
std::string describeFunction(Operation *function, Operation *root);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_DESCRIBE_H
