//===- Lowering.cpp - Lowers a source program to loops --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Transforms/Transforms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

/// Returns the declaration of an external function, creating it if needed.
static func::FuncOp getDeclaration(ModuleOp module, StringRef name,
                                   FunctionType type) {
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto function = func::FuncOp::create(builder, module.getLoc(), name, type);
  function.setPrivate();
  return function;
}

/// Marks the padding value of `pad`, if it is a single value, by passing it
/// through a call.
static void markPadding(ModuleOp module, tensor::PadOp pad) {
  Value padding = pad.getConstantPaddingValue();
  if (!padding)
    return;
  OpBuilder builder(pad);
  if (auto constant = padding.getDefiningOp<arith::ConstantOp>())
    padding = builder.clone(*constant)->getResult(0);
  std::string name;
  llvm::raw_string_ostream(name) << "oracle_padding_" << padding.getType();
  auto function = getDeclaration(
      module, name,
      builder.getFunctionType(padding.getType(), padding.getType()));
  auto call = func::CallOp::create(builder, pad.getLoc(), function,
                                   ValueRange(padding));
  auto yield = cast<tensor::YieldOp>(pad.getBody()->getTerminator());
  yield.getValueMutable().assign(call.getResult(0));
}

/// Makes `function` return the unused results of its ops, so that they count as
/// written.
static void returnUnused(func::FuncOp function, ArrayRef<Operation *> ops) {
  Operation *terminator = function.getBody().back().getTerminator();
  SmallVector<Value> values(terminator->getOperands());
  for (Operation *op : ops)
    if (op->getBlock() == terminator->getBlock())
      for (Value result : op->getResults())
        if (result.use_empty() && isa<TensorType>(result.getType()))
          values.push_back(result);
  terminator->setOperands(values);
  function.setFunctionType(FunctionType::get(function.getContext(),
                                             function.getArgumentTypes(),
                                             ValueRange(values).getTypes()));
}

/// Adds uses of unused scalars and vectors, so that no pass erases their
/// producers.
static void useResults(ModuleOp module, Operation *op, OpBuilder &builder) {
  for (Value result : op->getResults()) {
    Type type = result.getType();
    if (!result.use_empty() || isa<TensorType, BaseMemRefType>(type))
      continue;
    std::string name;
    llvm::raw_string_ostream(name) << "oracle_use_" << type;
    func::FuncOp function = getDeclaration(
        module, name, builder.getFunctionType(type, TypeRange()));
    func::CallOp::create(builder, op->getLoc(), function, result);
  }
}

void oracle::markOps(ModuleOp module,
                     const DenseMap<Operation *, int64_t> &marks) {
  FunctionType type = FunctionType::get(module.getContext(), {}, {});
  func::FuncOp end = getDeclaration(module, "oracle_end", type);
  SmallVector<Operation *> ops = llvm::to_vector(marks.keys());
  llvm::sort(ops, [](Operation *a, Operation *b) {
    return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
  });
  for (auto function : module.getOps<func::FuncOp>())
    if (function.getFunctionBody().hasOneBlock())
      returnUnused(function, ops);
  for (auto [marked, position] : marks) {
    Operation *op = marked;
    // A mask may contain only one op.
    if (isa<vector::MaskOp>(op->getParentOp()))
      op = op->getParentOp();
    OpBuilder builder(op);
    // Bufferization inserts code before the region that contains `op`.
    if (auto parallel = dyn_cast<scf::InParallelOp>(op->getParentOp()))
      builder.setInsertionPoint(parallel);
    std::string name = "oracle_begin_" + std::to_string(position);
    func::CallOp::create(builder, op->getLoc(),
                         getDeclaration(module, name, type), ValueRange());
    builder.setInsertionPointAfter(op);
    func::CallOp::create(builder, op->getLoc(), end, ValueRange());
    useResults(module, op, builder);
  }
  module.walk([&](tensor::PadOp pad) { markPadding(module, pad); });
  module.walk([&](CastOpInterface cast) {
    if (cast->getNumOperands() == 1 &&
        cast->getOperand(0).getDefiningOp<arith::ConstantOp>())
      cast->setAttr("oracle.constant", UnitAttr::get(module.getContext()));
  });
  module.walk([&](memref::CopyOp copy) {
    copy->setAttr("oracle.source", UnitAttr::get(module.getContext()));
  });
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

static LogicalResult runPasses(ModuleOp module, StringRef pipeline) {
  PassManager manager(module.getContext(), ModuleOp::getOperationName());
  manager.enableVerifier(false);
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(parsePassPipeline(pipeline, manager, os)))
    return emitError(module.getLoc(), "bad pipeline: ") << message;
  return manager.run(module);
}

static bool hasTensors(ModuleOp module) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  WalkResult result = module.walk([&](Operation *op) {
    auto function = dyn_cast<func::FuncOp>(op);
    bool has =
        llvm::any_of(op->getOperandTypes(), isTensor) ||
        llvm::any_of(op->getResultTypes(), isTensor) ||
        (function && llvm::any_of(function.getArgumentTypes(), isTensor));
    return has ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// Marks the loads that upstream's lowering creates for operands that the
/// payload does not use. They are kept, as uses of the buffer.
static void markUnusedLoads(ModuleOp module) {
  module.walk([](memref::LoadOp load) {
    if (load->use_empty())
      load->setAttr("oracle.unused", UnitAttr::get(load.getContext()));
  });
}

/// Lowers to loops like convert-linalg-to-loops, but without folding and
/// erasing ops of the payloads.
static LogicalResult convertToLoops(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  SmallVector<linalg::LinalgOp> ops;
  module.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op.emitError("the oracle can't lower this op");
    rewriter.eraseOp(op);
  }
  return success();
}

/// Lowers like lower-affine, but without folding ops of other dialects.
static LogicalResult lowerAffine(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  affine::populateAffineExpandIndexOpsPatterns(patterns);
  populateAffineToStdConversionPatterns(patterns);
  populateAffineToVectorConversionPatterns(patterns);
  ConversionTarget target(*module.getContext());
  target.addIllegalDialect<affine::AffineDialect>();
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  return applyPartialConversion(module, target, std::move(patterns));
}

LogicalResult oracle::lowerToLoops(ModuleOp module) {
  if (failed(decompose(module)))
    return failure();
  if (hasTensors(module) &&
      failed(runPasses(module, "func.func(convert-elementwise-to-linalg),"
                               "one-shot-bufferize{bufferize-function-"
                               "boundaries=true function-boundary-type-"
                               "conversion=identity-layout-map}")))
    return failure();
  if (failed(convertToLoops(module)))
    return failure();
  markUnusedLoads(module);
  return lowerAffine(module);
}

void oracle::insertLoweredDialects(DialectRegistry &registry) {
  registry
      .insert<affine::AffineDialect, arith::ArithDialect,
              bufferization::BufferizationDialect, cf::ControlFlowDialect,
              complex::ComplexDialect, func::FuncDialect, linalg::LinalgDialect,
              math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
              tensor::TensorDialect, vector::VectorDialect>();
}
