//===- TestFusion.cpp - Fuses as advised and counts bytes -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApplyFusion.h"
#include "FusionSlice.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Traffic of the outermost level: with the best known tiling if each execution
/// starts cold, at both ends where it is an interval; and with the loops as
/// they are.
struct Bytes {
  Count least, most, outermost;

  void operator+=(const Bytes &other) {
    least += other.least;
    most += other.most;
    outermost += other.outermost;
  }
  void operator-=(const Bytes &other) {
    least -= other.least;
    most -= other.most;
    outermost -= other.outermost;
  }
  bool operator==(const Bytes &other) const {
    return least == other.least && most == other.most &&
           outermost == other.outermost;
  }
};
using OpBytes = llvm::DenseMap<Operation *, Bytes>;

/// For each edge and each group that the advice can fuse, fuses exactly these
/// ops with upstream's functions in a copy, analyses the copy, and compares the
/// bytes with the prediction. The copy is the part of the function that the
/// fusion can affect (FusionSlice) if each op moves the same bytes there as in
/// the module; otherwise it is the module.
struct TestFusionPass : PassWrapper<TestFusionPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestFusionPass)

  TestFusionPass() = default;
  TestFusionPass(const TestFusionPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-fusion"; }
  StringRef getDescription() const final {
    return "Fuse as the advice says and compare the bytes";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect, DLTIDialect, scf::SCFDialect>();
    registerAllModels(registry);
  }
  void runOnOperation() final;

private:
  Option<std::string> targetName{*this, "target",
                                 llvm::cl::desc("Name of the machine")};
  Option<bool> verbose{*this, "verbose", llvm::cl::init(false),
                       llvm::cl::desc("Print a line per fusion.")};
  Option<bool> wholeModule{
      *this, "whole-module", llvm::cl::init(false),
      llvm::cl::desc("Copy and analyse the module for each fusion.")};

  OpBytes countEach(ModuleOp module);
  Bytes count(ModuleOp module);
  FusionSlice copyFor(ArrayRef<Operation *> ops, Bytes &beforeCopy);
  void check(ArrayRef<Operation *> ops, const FusionPrice &price,
             const Count &executions, StringRef what, unsigned operand = 0);
  void countPriced(const FusionAdvice &advice);

  std::optional<TargetDescription> target;
  Bytes before;
  OpBytes beforeEach;
  unsigned numParts = 0;
  unsigned numElementwise = 0, numTiled = 0, numSiblings = 0, numChains = 0;
  double worstTiled = 1;
};
} // namespace

/// Counts the bytes of each op.
OpBytes TestFusionPass::countEach(ModuleOp module) {
  AnalysisOptions options;
  options.totals = false;
  ModuleAnalysis analysis(module, &*target, options);
  OpBytes each;
  analysis.run(
      [&](Operation *, const OpRecord &record) {
        if (isa<CallOpInterface>(record.op))
          return; // The ops of its callee are counted there.
        const LevelTraffic &once = record.once.estimate.levels.front();
        const LevelTraffic &all = record.getAll().estimate.levels.front();
        // Whether it copies what it doesn't replace depends on other uses of
        // that, of which a fusion makes more or fewer.
        bool isUpdate =
            isa<tensor::InsertSliceOp, tensor::InsertOp, tensor::ScatterOp>(
                record.op);
        CountRange cold = once.lowerBytes;
        if (isUpdate)
          cold = cold.lower;
        else if (cold.isExact())
          cold = once.getUpperBytes();
        each[record.op] +=
            {cold.lower * record.executions, cold.upper * record.executions,
             isUpdate ? all.lowerBytes.lower : all.getUpperBytes()};
      },
      [](Operation *, StringRef) {});
  return each;
}

Bytes TestFusionPass::count(ModuleOp module) {
  Bytes sum;
  for (const auto &[op, bytes] : countEach(module))
    sum += bytes;
  return sum;
}

/// Returns a copy of the ops that fusing `ops` can affect, and sets the bytes
/// that it moves before.
FusionSlice TestFusionPass::copyFor(ArrayRef<Operation *> ops,
                                    Bytes &beforeCopy) {
  FusionSlice slice;
  if (!wholeModule)
    slice = makeFusionSlice(ops);
  if (slice.module) {
    OpBytes each = countEach(*slice.module);
    beforeCopy = Bytes();
    bool isSame = true;
    for (Operation *op : slice.ops)
      op->walk([&](Operation *nested) {
        Bytes bytes = each.lookup(slice.mapping.lookup(nested));
        beforeCopy += bytes;
        isSame &= bytes == beforeEach.lookup(nested);
      });
    if (isSame) {
      ++numParts;
      return slice;
    }
  }
  slice.mapping.clear();
  slice.module = cast<ModuleOp>(getOperation()->clone(slice.mapping));
  beforeCopy = before;
  return slice;
}

void TestFusionPass::check(ArrayRef<Operation *> ops, const FusionPrice &price,
                           const Count &executions, StringRef what,
                           unsigned operand) {
  Bytes beforeCopy;
  FusionSlice slice = copyFor(ops, beforeCopy);
  OwningOpRef<ModuleOp> &copy = slice.module;
  SmallVector<Operation *> copied;
  for (Operation *op : ops)
    copied.push_back(slice.mapping.lookup(op));
  bool isElementwise = price.kind == FusionKind::Elementwise;
  bool isSibling = price.kind == FusionKind::Sibling;
  LogicalResult fused = isElementwise ? fuseElementwise(*copy, copied)
                        : isSibling
                            ? fuseSiblings(copied[0], copied[1], operand, price)
                            : fuseTiles(copied, price);
  if (failed(fused) || (!isElementwise && failed(cleanUp(*copy))) ||
      failed(verify(*copy))) {
    ops.back()->emitError() << what << ": upstream doesn't fuse it";
    return signalPassFailure();
  }
  // Upstream builds the blocks of a chain. The schedule streams matrices past a
  // block, which the resulting loops do not express.
  if (price.kind == FusionKind::Chain) {
    ++numChains;
    return;
  }
  Bytes after = count(*copy), saved = beforeCopy;
  saved -= after;
  Count promised = price.getBytesSaved() * executions;
  auto print = [&](const Count &saved, StringRef unit) {
    llvm::outs() << llvm::formatv("{0} {1} of {2} ops: {3} of {4} {5}", what,
                                  getFusionKindName(price.kind), ops.size(),
                                  saved.str(), promised.str(), unit);
  };
  if (isElementwise) {
    ++numElementwise;
    // Where it is not known what moves, the promise is the end at which less is
    // saved.
    bool isLeast = after.least == after.most ||
                   (saved.most - saved.least).isKnownNonNegative();
    const Count &cold = isLeast ? saved.least : saved.most;
    if (verbose)
      print(cold, "B\n");
    // What the loop keeps in a cache anyway is neither saved nor read again.
    // The fused loop may keep more.
    bool isLoss = saved.outermost.isConstant() && promised.isConstant() &&
                  saved.outermost < countMin(0, promised);
    if (cold == promised && !isLoss)
      return;
    ops.back()->emitError()
        << what << ": promised " << promised.str() << " B, saved " << cold.str()
        << " B, with the loops as they are " << saved.outermost.str() << " B";
    return signalPassFailure();
  }
  ++(isSibling ? numSiblings : numTiled);
  // The traffic of the remaining ops must be the predicted one.
  Count left = after.outermost - beforeCopy.outermost + price.bytesBefore;
  if (!left.isConstant() || !price.bytesAfter.isConstant()) {
    // The symbols of ops in the copy are not those in the module.
    ops.back()->emitError()
        << what << ": promised to move " << price.bytesAfter.str()
        << " B, moves " << left.str() << " B";
    return signalPassFailure();
  }
  double ratio = left.toDouble() / price.bytesAfter.toDouble();
  if (std::abs(ratio - 1) > std::abs(worstTiled - 1))
    worstTiled = ratio;
  if (verbose) {
    print(beforeCopy.outermost - after.outermost, "B");
    llvm::outs() << llvm::formatv(", ratio {0:f4}, {1} of {2}\n", ratio,
                                  price.onChipBytes.str(), price.level);
  }
  if (std::abs(ratio - 1) <= 0.02)
    return;
  if (verbose) {
    for (const auto &[op, bytes] : countEach(*copy))
      op->setAttr("bytes",
                  StringAttr::get(op->getContext(), bytes.outermost.str()));
    llvm::outs() << *copy << '\n';
  }
  ops.back()->emitError() << what << ": promised to move "
                          << price.bytesAfter.str() << " B, moves "
                          << left.str() << " B";
  signalPassFailure();
}

/// Prints how many of the operands that upstream's elementwise fusion takes
/// have a price, and why the others have none.
void TestFusionPass::countPriced(const FusionAdvice &advice) {
  unsigned numFusable = 0, numPriced = 0;
  std::map<std::string, unsigned> reasons;
  getOperation()->walk([&](linalg::GenericOp consumer) {
    for (OpOperand &operand : consumer->getOpOperands()) {
      if (!linalg::areElementwiseOpsFusable(&operand))
        continue;
      ++numFusable;
      const FusionEdge *edge =
          advice.lookupEdge(operand.get().getDefiningOp(), consumer);
      if (edge && edge->price->isLegal())
        ++numPriced;
      else
        ++reasons[edge ? edge->price->whyNot : "no edge"];
    }
  });
  llvm::outs() << llvm::formatv("{0} of {1} elementwise operands priced\n",
                                numPriced, numFusable);
  for (const auto &[reason, number] : reasons)
    llvm::outs() << llvm::formatv("  {0} {1}\n", number, reason);
}

/// The operand of the consumer that has the loops of both: of several values
/// that siblings read, the one with the most dims that tiled loops move alone,
/// or else any loops.
static unsigned findSharedOperand(const FusionEdge &edge) {
  auto op = dyn_cast<linalg::LinalgOp>(edge.consumer);
  auto countDims = [&](unsigned number) {
    OpOperand &operand = edge.consumer->getOpOperand(number);
    auto type = cast<ShapedType>(operand.get().getType());
    std::pair<unsigned, unsigned> numDims; // Of tiled loops, and of all.
    for (auto [dim, size] : llvm::enumerate(type.getShape())) {
      unsigned loop = dim;
      if (op) {
        auto expr = dyn_cast<AffineDimExpr>(
            op.getMatchingIndexingMap(&operand).getResult(dim));
        if (!expr)
          continue;
        loop = expr.getPosition();
      }
      ArrayRef<int64_t> tileSizes = edge.price->tileSizes;
      numDims.first += loop < tileSizes.size() && tileSizes[loop] != 0;
      numDims.second += size != 1;
    }
    return numDims;
  };
  auto shared = edge.operands;
  auto producer = dyn_cast<linalg::LinalgOp>(edge.producer);
  if (op && producer && edge.price->kind == FusionKind::Sibling)
    for (OpOperand *input : op.getDpsInputOperands())
      if (llvm::is_contained(producer.getDpsInputs(), input->get()))
        shared.push_back(input->getOperandNumber());
  return *llvm::max_element(shared, [&](unsigned lhs, unsigned rhs) {
    return countDims(lhs) < countDims(rhs);
  });
}

void TestFusionPass::runOnOperation() {
  ModuleOp module = getOperation();
  FailureOr<TargetDescription> description =
      loadTargetDescription(targetName, module.getLoc());
  if (failed(description))
    return signalPassFailure();
  target = *description;
  if (failed(prepare(module)))
    return signalPassFailure();
  beforeEach = countEach(module);
  for (const auto &[op, bytes] : beforeEach)
    before += bytes;
  FusionAdvice advice = computeFusionAdvice(module, *target, {});
  for (const FunctionFusion &function : advice.getFunctions()) {
    for (const FusionEdge &edge : function.edges) {
      if (!edge.price->isLegal())
        continue;
      check({edge.producer, edge.consumer}, *edge.price, edge.executions,
            "edge", findSharedOperand(edge));
    }
    for (const FusionGroup &group : function.groups)
      if (group.ops.size() > 2)
        check(group.ops, *group.price, group.executions, "group");
  }
  if (verbose)
    llvm::outs() << numParts << " in a part of a function\n";
  countPriced(advice);
  llvm::outs() << llvm::formatv(
      "{0} elementwise, {1} tile-and-fuse, {2} siblings (worst ratio {3:f4}), "
      "{4} chains\n",
      numElementwise, numTiled, numSiblings, worstTiled, numChains);
}

namespace mlir::roofline {
void registerTestFusionPass() { PassRegistration<TestFusionPass>(); }
} // namespace mlir::roofline
