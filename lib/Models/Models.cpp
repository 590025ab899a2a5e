//===- Models.cpp - Cost models of upstream dialects ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Models/Models.h"

using namespace mlir;

void roofline::registerAllModels(DialectRegistry &registry) {
  registerAffineModels(registry);
  registerArithModels(registry);
  registerArmModels(registry);
  registerAsyncModels(registry);
  registerBufferizationModels(registry);
  registerComplexModels(registry);
  registerControlFlowModels(registry);
  registerFuncModels(registry);
  registerGPUModels(registry);
  registerIndexModels(registry);
  registerLinalgModels(registry);
  registerMathModels(registry);
  registerMemRefModels(registry);
  registerMLProgramModels(registry);
  registerMPIModels(registry);
  registerNVGPUModels(registry);
  registerOpenMPModels(registry);
  registerQuantModels(registry);
  registerSCFModels(registry);
  registerShardModels(registry);
  registerSparseTensorModels(registry);
  registerTensorModels(registry);
  registerTosaModels(registry);
  registerVectorModels(registry);
  registerX86Models(registry);
  registerXeGPUModels(registry);
}
