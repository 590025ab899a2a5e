//===- RooflineInterfaces.h - Roofline op interfaces -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEINTERFACES_H
#define ROOFLINE_IR_ROOFLINEINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include "roofline/IR/Work.h"

#include "roofline/IR/RooflineInterfaces.h.inc"

#endif // ROOFLINE_IR_ROOFLINEINTERFACES_H
