//===- RooflineDialect.h - Roofline dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the roofline dialect: the vocabulary in which costs are written into
// IR, and the models of ops that files give (docs/extend/Models.md).
// RooflineDialect.td lists its attributes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEDIALECT_H
#define ROOFLINE_IR_ROOFLINEDIALECT_H

#include "mlir/IR/Dialect.h"

#include <memory>

namespace mlir::roofline {
class OpModels;
} // namespace mlir::roofline

#include "roofline/IR/RooflineDialect.h.inc"

#endif // ROOFLINE_IR_ROOFLINEDIALECT_H
