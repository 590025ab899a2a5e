//===- TosaModels.cpp - Work of the tosa dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

void roofline::registerTosaModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, tosa::TosaDialect *) {});
}
