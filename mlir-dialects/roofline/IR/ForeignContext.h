//===- ForeignContext.h - IR of a context of its own ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Brings what a file says from a context of its own, into which the file may
// load dialects, to the user's. In: locations, diagnostics, attributes and
// types of one context. Out: the same of another one.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_FOREIGNCONTEXT_H
#define ROOFLINE_IR_FOREIGNCONTEXT_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Types.h"

namespace mlir::roofline {

/// Parses `text`, a file that users write beside their programs; null on
/// failure, after a diagnostic. Text that is nested more than 100 deep is an
/// error.
OwningOpRef<ModuleOp> parseFile(StringRef text, StringRef name,
                                MLIRContext *context);

/// Returns the location `from` in the context of `fallback`, or `fallback` if
/// `from` is not in a file.
Location copyLocation(Location from, Location fallback);

/// Emits a diagnostic of another context in the context of `fallback`.
void forwardDiagnostic(Diagnostic &from, Location fallback);

/// Returns a copy in `context`, by way of its text; null if that needs a
/// dialect that isn't loaded there.
Attribute copyAttribute(Attribute from, MLIRContext *context);
Type copyType(Type from, MLIRContext *context);

} // namespace mlir::roofline

#endif // ROOFLINE_IR_FOREIGNCONTEXT_H
