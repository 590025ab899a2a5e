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

using namespace mlir::ml_program;

/// Returns true for values whose access moves bytes: ranked tensors and
/// memrefs.
static bool isStored(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasRank() && !isa<VectorType>(type);
}

/// Returns true for values whose types have no storage that an access could
/// count.
static bool isScalar(Value value) {
  return value.getType().isIntOrIndexOrFloat() ||
         isa<VectorType, ComplexType>(value.getType());
}

/// Adds a copy of `value`, which may be needless.
static LogicalResult addPossibleCopy(WorkContext &context, Value value,
                                     Work &work) {
  if (!isStored(value))
    return success(isScalar(value));
  Access access =
      makeAccess(value, CountRange(0, context.getNumElements(value)));
  access.reads = access.writes = true;
  work.accesses.push_back(std::move(access));
  return success();
}

/// Adds the work of a load of a global. The value is used in place: it moves
/// when an op reads it. A load of a mutable global may have to copy it if it is
/// stored to before the value is used (R19).
template <typename OpTy>
static LogicalResult addGlobalLoadWork(OpTy op, WorkContext &context,
                                       Work &work) {
  return addPossibleCopy(context, op->getResult(0), work);
}

/// Adds the work of a store to a global, which reads the value and writes the
/// global. Nothing moves if the value was computed in place (R16).
template <typename OpTy>
static LogicalResult addGlobalStoreWork(OpTy op, WorkContext &context,
                                        Work &work) {
  return addPossibleCopy(context, op.getValue(), work);
}

// The regions of func and subgraph are functions; output and return are
// terminators.
void roofline::registerMLProgramModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MLProgramDialect *) {
    attachModels<FreeModel, GlobalLoadConstOp, GlobalOp, TokenOp>(context);
    attachWork<addGlobalLoadWork<GlobalLoadGraphOp>,
               addGlobalLoadWork<GlobalLoadOp>>(context);
    attachWork<addGlobalStoreWork<GlobalStoreGraphOp>,
               addGlobalStoreWork<GlobalStoreOp>>(context);
  });
}
