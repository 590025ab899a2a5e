//===- RooflineAttrs.h - Roofline attributes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the attributes of the roofline dialect: `#roofline.work` (WorkAttr),
// `#roofline.bound` (BoundAttr), `#roofline.tile` and `#roofline.tiling`. They
// store the results of the analysis in IR, and given work is also an input of
// it. RooflineAttrs.td defines their syntax.
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
