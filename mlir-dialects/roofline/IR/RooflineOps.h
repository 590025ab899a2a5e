//===- RooflineOps.h - Roofline ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares `roofline.model`, with which a model file says to which family the
// ops of a name belong. RooflineOps.td describes it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEOPS_H
#define ROOFLINE_IR_ROOFLINEOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpImplementation.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/RooflineInterfaces.h"

#define GET_OP_CLASSES
#include "roofline/IR/RooflineOps.h.inc"

#endif // ROOFLINE_IR_ROOFLINEOPS_H
