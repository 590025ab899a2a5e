//===- RooflineInterfaces.cpp - Roofline op interfaces -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/RooflineInterfaces.h"

#include "roofline/IR/RooflineInterfaces.cpp.inc"
