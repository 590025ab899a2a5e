//===- Models.h - Cost models of upstream dialects --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers the cost models of upstream dialects: takes a DialectRegistry and
// attaches WorkOpInterface and ExecutionOpInterface to their ops as external
// models. The models implement rules R1 to R20a and R25 (docs/Model.md); only
// tools, passes and tests link this library, the analysis sees just the
// interfaces.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_MODELS_MODELS_H
#define ROOFLINE_MODELS_MODELS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::roofline {

/// Each function attaches WorkOpInterface and ExecutionOpInterface to the ops
/// of one upstream dialect. The models become active when that dialect is
/// loaded.
void registerAffineModels(DialectRegistry &registry);
void registerArithModels(DialectRegistry &registry);
void registerArmModels(DialectRegistry &registry);
void registerAsyncModels(DialectRegistry &registry);
void registerBufferizationModels(DialectRegistry &registry);
void registerComplexModels(DialectRegistry &registry);
void registerControlFlowModels(DialectRegistry &registry);
void registerFuncModels(DialectRegistry &registry);
void registerGPUModels(DialectRegistry &registry);
void registerIndexModels(DialectRegistry &registry);
void registerLinalgModels(DialectRegistry &registry);
void registerMathModels(DialectRegistry &registry);
void registerMemRefModels(DialectRegistry &registry);
void registerMLProgramModels(DialectRegistry &registry);
void registerMPIModels(DialectRegistry &registry);
void registerNVGPUModels(DialectRegistry &registry);
void registerOpenMPModels(DialectRegistry &registry);
void registerQuantModels(DialectRegistry &registry);
void registerSCFModels(DialectRegistry &registry);
void registerShardModels(DialectRegistry &registry);
void registerSparseTensorModels(DialectRegistry &registry);
void registerTensorModels(DialectRegistry &registry);
void registerTosaModels(DialectRegistry &registry);
void registerVectorModels(DialectRegistry &registry);
void registerX86Models(DialectRegistry &registry);
void registerXeGPUModels(DialectRegistry &registry);

/// Attaches every model of this library.
void registerAllModels(DialectRegistry &registry);

} // namespace mlir::roofline

#endif // ROOFLINE_MODELS_MODELS_H
