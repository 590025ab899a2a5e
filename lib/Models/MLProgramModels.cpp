//===- MLProgramModels.cpp - Work of the ml_program dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

void roofline::registerMLProgramModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, ml_program::MLProgramDialect *) {});
}
