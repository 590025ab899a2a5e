//===- LinalgModels.cpp - Work of linalg's structured ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models every linalg::LinalgOp, named or generic, from its indexing maps and
// its payload, so that a new named op needs no code.
//

//===----------------------------------------------------------------------===//

#include "ContractionMatcher.h"
#include "ModelUtils.h"
#include "PaddedTaps.h"
#include "PartialUpdates.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Models/Models.h"
#include "roofline/Support/Derivation.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

//===----------------------------------------------------------------------===//
// Iteration domain and accesses
//===----------------------------------------------------------------------===//

/// Sets each loop's extent from the operand dims it indexes, constants first.
/// By linalg's verifier every loop is a plain result of some map.
static void addLoops(LinalgOp op, ArrayRef<AffineMap> maps,
                     WorkContext &context, Work &work) {
  for (utils::IteratorType iterator : op.getIteratorTypesArray())
    work.loops.push_back({Count(), iterator == utils::IteratorType::reduction});
  SmallVector<bool, 8> isSet(work.loops.size());
  for (auto [operand, map] : llvm::zip_equal(op->getOpOperands(), maps)) {
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop)
        continue;
      unsigned position = loop.getPosition();
      Count &extent = work.loops[position].extent;
      if (isSet[position] && extent.isConstant())
        continue;
      Count own = context.getDim(operand.get(), dim);
      if (isSet[position] && !own.isConstant())
        continue;
      extent = std::move(own);
      isSet[position] = true;
    }
  }
}

/// Returns true if the payload uses the element of `operand`. The interface's
/// payloadUsesValueFromOperand returns false for every init of a linalg.map.
static bool isUsedByPayload(LinalgOp op, OpOperand &operand) {
  Block *body = op.getBlock();
  unsigned number = operand.getOperandNumber();
  return number < body->getNumArguments() &&
         !body->getArgument(number).use_empty();
}

/// Adds reads of the inputs that the payload uses (R10, R14).
static void addInputReads(LinalgOp op, ArrayRef<AffineMap> maps, Work &work) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (isUsedByPayload(op, *input))
      addRead(makeAccess(input->get(), maps[input->getOperandNumber()]), work);
}

/// Adds the reads and writes of the inits (R12, R13, R20a).
static void addInitAccesses(LinalgOp op, ArrayRef<AffineMap> maps, Work &work) {
  for (auto [index, init] : llvm::enumerate(op.getDpsInitsMutable())) {
    AffineMap map = maps[init.getOperandNumber()];
    if (isUsedByPayload(op, init)) {
      if (isUninitialised(init.get()))
        work.notes.push_back("reads an uninitialised tensor.empty"); // R20a
      if (!isEmptyOrSplat(init.get()))
        addAccess(makeAccess(init.get(), map), &Access::reads, work);
    }
    Value written =
        op.hasPureTensorSemantics() ? op->getResult(index) : init.get();
    if (isa<ShapedType>(written.getType()))
      addAccess(makeAccess(written, map), &Access::writes, work);
  }
}

//===----------------------------------------------------------------------===//
// Payload
//===----------------------------------------------------------------------===//

/// Adds the multiply-add of `match` to the contractions of `payload`. If a
/// matrix unit can execute it, its operations move from the classes of its
/// scalar ops to class matrix.
static void addContraction(const ContractionMatch &match, WorkContext &context,
                           Work &payload) {
  Count operations;
  WorkTerms rest = payload.terms;
  for (Operation *scalarOp : match.ops) {
    Work own;
    if (failed(cast<WorkOpInterface>(scalarOp).computeWork(context, own)))
      return;
    for (WorkTerm term : own.terms) {
      operations += term.count;
      term.count = -term.count;
      rest.add(term);
    }
  }
  Count casts = payload.terms.getClass(WorkClass::Other);
  if (!payload.contractions)
    payload.contractions = ContractionWork{0, Count(0), 0, casts};
  payload.contractions->add({1, Count(1), operations, 0});
  if (!match.isMatrix)
    return;
  rest.scale(1); // Removes the terms that have become zero.
  rest.add({WorkClass::Matrix, match.lhsType, match.rhsType,
            match.accumulatorType, operations});
  payload.terms = std::move(rest);
}

/// Computes the work of the payload: each op by its own model, and the
/// multiply-adds of a contraction as class matrix (R7).
static Work computePayload(LinalgOp op, ArrayRef<AffineMap> maps,
                           WorkContext &context) {
  Work payload;
  context.addRegionWork(op->getRegion(0), payload);
  for (const ContractionMatch &match : matchContractions(op, maps))
    addContraction(match, context, payload);
  return payload;
}

/// Counts what the payload computes again though no loop has changed that
/// indexes its operands: what depends on the rows only, for instance, once per
/// column after the first. An accumulator changes with each iteration.
static WorkTerms countRepeated(LinalgOp op, ArrayRef<AffineMap> maps,
                               ArrayRef<Loop> loops, WorkContext &context) {
  WorkTerms repeated;
  Block &body = op->getRegion(0).front();
  llvm::DenseMap<Value, llvm::SmallBitVector> varying;
  for (auto [argument, map] : llvm::zip_equal(body.getArguments(), maps)) {
    bool isInit = argument.getArgNumber() >= op.getNumDpsInputs();
    llvm::SmallBitVector indexed(loops.size(), isInit);
    for (unsigned loop = 0; loop < loops.size(); ++loop)
      if (map.isFunctionOfDim(loop))
        indexed.set(loop);
    varying[argument] = indexed;
  }
  for (Operation &scalarOp : body.without_terminator()) {
    llvm::SmallBitVector indexed(loops.size(), scalarOp.getNumRegions() > 0 ||
                                                   !isPure(&scalarOp));
    for (Value operand : scalarOp.getOperands())
      if (auto known = varying.find(operand); known != varying.end())
        indexed |= known->second;
    if (auto index = dyn_cast<linalg::IndexOp>(scalarOp))
      indexed.set(index.getDim());
    for (Value result : scalarOp.getResults())
      varying[result] = indexed;
    Work own;
    auto model = dyn_cast<WorkOpInterface>(scalarOp);
    if (indexed.all() || !model || failed(model.computeWork(context, own)))
      continue;
    Count distinct = 1;
    for (unsigned loop : indexed.set_bits())
      distinct *= loops[loop].extent;
    repeated.add(own.terms, computeVolume(loops) - distinct);
  }
  return repeated;
}

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

/// Reports that operand dims indexed by the same single loop have equal sizes.
static void addEqualLoops(Operation *op, ArrayRef<AffineMap> maps,
                          WorkContext &context, SizeEqualFn onEqual) {
  if (maps.empty())
    return;
  SmallVector<std::optional<Count>, 8> extents(maps.front().getNumDims());
  for (auto [operand, map] : llvm::zip_equal(op->getOpOperands(), maps))
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
        std::optional<Count> &extent = extents[loop.getPosition()];
        Count own = context.getDim(operand.get(), dim);
        if (extent)
          onEqual(*extent, own);
        else
          extent = std::move(own);
      }
}

/// Returns true for a fill that costs nothing: all its uses are inits (R13).
static bool isFreeFill(Operation *op) {
  if (op->getNumResults() == 0 || !isFill(op))
    return false;
  return isUsedOnlyAsInit(op->getResult(0));
}

/// False for what only the verifier keeps away.
static bool isWellFormed(LinalgOp op, ArrayRef<AffineMap> maps) {
  Region &body = op->getRegion(0);
  return maps.size() == op->getNumOperands() && body.hasOneBlock() &&
         body.getNumArguments() == op->getNumOperands() &&
         body.front().mightHaveTerminator() &&
         body.front().getTerminator()->getNumOperands() == op.getNumDpsInits();
}

static LogicalResult computeLinalgWork(Operation *operation,
                                       WorkContext &context, Work &work) {
  if (isa<linalg::FillOp>(operation) && isFreeFill(operation)) {
    // Without its maps, which take longer to build.
    addLoops(context, operation->getOperands().back(), work);
    return success();
  }
  auto op = cast<LinalgOp>(operation);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!isWellFormed(op, maps))
    return failure();
  addLoops(op, maps, context, work);
  if (isFreeFill(op))
    return success();
  Count volume = computeVolume(work.loops);
  Work payload = computePayload(op, maps, context);
  addInputReads(op, maps, work);
  addInitAccesses(op, maps, work);
  addPayloadAccesses(context, op->getRegion(0), payload, volume, work);
  work.notes.append(payload.notes);
  work.unmodelled.append(payload.unmodelled);
  work.terms.add(payload.terms, volume);
  work.contractions = payload.contractions;
  if (work.contractions)
    work.contractions->scale(volume);
  work.scalesWithLoops =
      payload.accesses.empty() && payload.extraTraffic.empty();
  addUsefulWork(op, maps, payload, context, work);
  return success();
}

/// Encodes in six bits what `computeLinalgWork` asks about one operand.
static std::optional<uint64_t>
getOperandFingerprint(Operation *op, unsigned number, bool isInit) {
  Value value = op->getOperand(number);
  // Ask for the interface last, as the query is expensive.
  if (!isa<RankedTensorType>(value.getType()) &&
      !isa<ShapedType>(value.getType()))
    return 0;
  // Find the first operand with the same value: R11 unites their accesses.
  uint64_t first = 0;
  while (op->getOperand(first) != value)
    ++first;
  // Handle the most frequent producers first: neither views nor constants.
  Operation *maker = value.getDefiningOp();
  if (!maker)
    return first << 2;
  if (maker->getDialect() == op->getDialect())
    return first << 2 | uint64_t(isInit && isFill(maker)) << 1;
  if (isa<tensor::EmptyOp>(maker))
    return first << 2 | uint64_t(isInit) << 1 | 1;
  if (getViewRoot(value).getDefiningOp<tensor::PadOp>())
    return std::nullopt;
  uint64_t isRead = isInit ? isEmptyOrSplat(value) : isScalarOrSplat(value);
  return first << 2 | isRead << 1 | uint64_t(isUninitialised(value));
}

/// Returns a LinalgOp's fingerprint; does not ask for that slow interface.
static std::optional<uint64_t> getLinalgFingerprint(Operation *op) {
  unsigned numOperands = op->getNumOperands();
  if (numOperands > 10)
    return std::nullopt;
  // getNumDpsInits builds an attribute; on tensors each init has a result.
  unsigned numInits = op->getNumResults() ? op->getNumResults()
                                          : cast<LinalgOp>(op).getNumDpsInits();
  uint64_t fingerprint = isFreeFill(op);
  for (unsigned number = 0; number < numOperands; ++number) {
    std::optional<uint64_t> own = getOperandFingerprint(
        op, number, /*isInit=*/number + numInits >= numOperands);
    if (!own)
      return std::nullopt;
    fingerprint = fingerprint << 6 | *own;
  }
  return fingerprint;
}

namespace {
template <typename OpTy>
struct StructuredModel
    : WorkOpInterface::ExternalModel<StructuredModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeLinalgWork(op, context, work);
  }
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const {
    return getLinalgFingerprint(op);
  }
  bool hasUniformContent(Operation *op, unsigned) const { return isFill(op); }
  WorkTerms countRepeatedWork(Operation *op, WorkContext &context,
                              const Work &work) const {
    auto linalgOp = cast<LinalgOp>(op);
    SmallVector<AffineMap> maps = linalgOp.getIndexingMapsArray();
    return isWellFormed(linalgOp, maps)
               ? countRepeated(linalgOp, maps, work.loops, context)
               : WorkTerms();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned number, int64_t dim) const {
    // On tensors each init has a result, and inits come last.
    unsigned fromLast = op->getNumResults() - number;
    if (fromLast > op->getNumOperands())
      return std::nullopt;
    Value init = op->getOperand(op->getNumOperands() - fromLast);
    return init.getType() == op->getResult(number).getType()
               ? std::optional(context.getDim(init, dim))
               : std::nullopt;
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    if (isa<linalg::FillOp>(op)) // Has one shape. Its maps take longer.
      return askForDims(op->getOperands().back(), context);
    addEqualLoops(op, cast<OpTy>(op).getIndexingMapsArray(), context, onEqual);
  }
};
} // namespace

void roofline::registerLinalgModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attachModels<StructuredModel,
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
                 >(context);
    attachLinalgOtherModels(context);
  });
}
