//===- FuncModels.cpp - Work of the func dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the func dialect. Calls need none: the analysis follows them (R8).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

void roofline::registerFuncModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    attachModels<FreeModel, func::ConstantOp, func::ReturnOp>(context);
  });
}
