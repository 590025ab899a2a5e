//===- OpQueries.cpp - Properties of ops under comparison -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpQueries.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

bool oracle::isFree(Operation *op) {
  auto model = dyn_cast<WorkOpInterface>(op);
  return model && model.isFree();
}

bool oracle::hasBranch(Operation *op) {
  WalkResult result = op->walk([&](ExecutionOpInterface inner) {
    return inner.areRegionsExclusive() ? WalkResult::interrupt()
                                       : WalkResult::advance();
  });
  return result.wasInterrupted();
}

bool oracle::hasTakenBranch(const OpRecord &record) {
  // Of a kernel the analysis says so; of a payload it doesn't.
  return hasBranch(record.op) &&
         (record.parts.empty() ||
          llvm::any_of(record.notes, [](StringRef note) {
            return note.starts_with("at most: branches count as taken");
          }));
}

bool oracle::hasPaddingWithoutWindow(Operation *op) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return false;
  return llvm::any_of(structured.getDpsInputOperands(), [&](OpOperand *input) {
    AffineMap map = structured.getMatchingIndexingMap(input);
    return input->get().getDefiningOp<tensor::PadOp>() &&
           llvm::none_of(map.getResults(), llvm::IsaPred<AffineBinaryOpExpr>);
  });
}

/// Returns true if `op` only writes one value to its whole result.
static bool isFill(Operation *op) {
  if (isa<linalg::FillOp, tensor::SplatOp>(op))
    return true;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getBody()->getOperations().size() != 1)
    return false;
  return llvm::all_of(
      generic.getBody()->getTerminator()->getOperands(), [&](Value value) {
        auto argument = dyn_cast<BlockArgument>(value);
        if (!argument || argument.getOwner() != generic.getBody())
          return true;
        OpOperand *operand = generic.getMatchingOpOperand(argument);
        return !isa<ShapedType>(operand->get().getType());
      });
}

bool oracle::isFreeFill(Operation *op) {
  auto isInit = [](OpOperand &use) {
    auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return user && user.isDpsInit(&use);
  };
  return isFill(op) && op->getNumResults() &&
         llvm::all_of(op->getUses(), isInit);
}

bool oracle::readsInit(Operation *op) {
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  return destination &&
         llvm::any_of(destination.getDpsInputs(), [&](Value input) {
           return llvm::is_contained(destination.getDpsInits(), input);
         });
}

bool oracle::computesOnTensors(Operation *op) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

bool oracle::isConditional(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto execution = dyn_cast<ExecutionOpInterface>(parent))
      if (execution.areRegionsExclusive())
        return true;
  return false;
}
