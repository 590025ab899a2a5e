//===- RooflineAttrs.h - Roofline attributes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEATTRS_H
#define ROOFLINE_IR_ROOFLINEATTRS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/Work.h"

#define GET_ATTRDEF_CLASSES
#include "roofline/IR/RooflineAttrs.h.inc"

#endif // ROOFLINE_IR_ROOFLINEATTRS_H
