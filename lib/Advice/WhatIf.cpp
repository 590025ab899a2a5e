//===- WhatIf.cpp - Remedies and the programs that they would make --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/WhatIf.h"

#include "DimFollower.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/UnsafeText.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

std::string Remedy::describe() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (kind) {
  case Fuse:
    os << "fuse as advised";
    break;
  case QuantizeWeights:
    os << "weights at " << type;
    break;
  case QuantizeAll:
    os << "all operands at " << type;
    break;
  case ScaleDim:
    os << "arg" << argument << "_d" << dim << " x " << factor;
    break;
  }
  return text;
}

/// The float or integer type that `text` says; null if it is none.
static Type parseElementType(StringRef text, MLIRContext *context) {
  if (text == "f8")
    return Float8E4M3FNType::get(context);
  if (text == "f4")
    return Float4E2M1FNType::get(context);
  // Of no text the parser looks before its start (found by valgrind).
  if (text.empty() || findUnsafeText(text, /*maxDepth=*/100))
    return {};
  // The parser's own message has no location in the user's input.
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
  Type type = parseType(text, context);
  return type && type.isIntOrFloat() && type.getIntOrFloatBitWidth() > 0
             ? type
             : Type();
}

/// "arg0_d0*8".
static bool parseScaledDim(StringRef text, Remedy &remedy) {
  return text.consume_front("arg") &&
         !text.consumeInteger(10, remedy.argument) &&
         text.consume_front("_d") && !text.consumeInteger(10, remedy.dim) &&
         text.consume_front("*") && !text.getAsInteger(10, remedy.factor) &&
         remedy.dim >= 0 && remedy.factor > 0;
}

FailureOr<Remedy> roofline::parseRemedy(StringRef text, Location loc) {
  Remedy remedy;
  StringRef rest = text;
  if (rest.consume_front("weights:") || rest.consume_front("all:")) {
    remedy.kind =
        text.starts_with("all") ? Remedy::QuantizeAll : Remedy::QuantizeWeights;
    remedy.type = parseElementType(rest, loc.getContext());
    if (remedy.type)
      return remedy;
    return emitError(loc) << "expected a float or integer type after '"
                          << text.drop_back(rest.size()) << "', got '"
                          << makePrintable(rest) << "'";
  }
  if (rest == "fuse") {
    remedy.kind = Remedy::Fuse;
    return remedy;
  }
  remedy.kind = Remedy::ScaleDim;
  if (parseScaledDim(rest, remedy))
    return remedy;
  return emitError(loc) << "expected a remedy 'fuse', 'weights:TYPE', "
                           "'all:TYPE' or 'argN_dM*FACTOR', got '"
                        << makePrintable(text) << "'";
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

namespace {
/// The weights of a function: what its contractions read that was there before
/// any operation, with its views and copies.
class WeightFinder {
public:
  explicit WeightFinder(llvm::DenseSet<Value> &weights) : weights(weights) {}

  void visit(linalg::LinalgOp op);
  /// Handles convolutions and matmuls of TOSA.
  void visitTosa(Operation *op);

private:
  bool isGiven(Value value);
  bool hasBatch(linalg::LinalgOp op);
  void add(Value value);

  llvm::DenseSet<Value> &weights;
  llvm::DenseMap<Value, bool> given;
};
} // namespace

/// The value that `op` only moves around: a view of it, or a copy in another
/// order. Null for any other op.
static Value getMovedValue(Operation *op, unsigned result) {
  if (auto modelled = dyn_cast<WorkOpInterface>(op))
    if (Value source = modelled.getViewSource(result))
      return source;
  if (isa<tensor::PadOp, linalg::PackOp, linalg::UnPackOp, tosa::PadOp,
          tosa::TransposeOp>(op))
    return op->getOperand(0);
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || structured.getNumDpsInputs() != 1 ||
      !llvm::hasSingleElement(*structured.getBlock()))
    return {};
  auto yielded = dyn_cast<BlockArgument>(
      structured.getBlock()->getTerminator()->getOperand(0));
  return yielded && yielded.getOwner() == structured.getBlock() &&
                 yielded.getArgNumber() == 0
             ? structured.getDpsInputOperand(0)->get()
             : Value();
}

/// True for a constant, a global, an argument of the function, and what is only
/// moved of these.
bool WeightFinder::isGiven(Value value) {
  SmallVector<Value> chain;
  bool result = false;
  for (Value current = value;;) {
    // What is made of itself, in unreachable code, was not there before.
    auto [it, isNew] = given.try_emplace(current, false);
    if (!isNew) {
      result = it->second;
      break;
    }
    chain.push_back(current);
    Operation *op = current.getDefiningOp();
    if (!op) {
      result =
          isa<FunctionOpInterface>(current.getParentBlock()->getParentOp());
      break;
    }
    current = getMovedValue(op, cast<OpResult>(current).getResultNumber());
    if (!current) {
      result = op->hasTrait<OpTrait::ConstantLike>() ||
               (op->getNumOperands() == 0 &&
                llvm::any_of(op->getAttrs(), [](NamedAttribute attribute) {
                  return isa<SymbolRefAttr>(attribute.getValue());
                }));
      break;
    }
  }
  for (Value link : chain)
    given[link] = result;
  return result;
}

/// True if a loop indexes every operand, as in products of activations: the
/// cache of an attention is no weight.
bool WeightFinder::hasBatch(linalg::LinalgOp op) {
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    bool isBatch = llvm::all_of(op->getOpOperands(), [&](OpOperand &other) {
      return op.getMatchingIndexingMap(&other).isFunctionOfDim(loop);
    });
    if (isBatch && op.getStaticLoopRanges()[loop] != 1)
      return true;
  }
  return false;
}

void WeightFinder::add(Value value) {
  while (value && weights.insert(value).second) {
    Operation *op = value.getDefiningOp();
    value = op ? getMovedValue(op, cast<OpResult>(value).getResultNumber())
               : Value();
  }
}

/// If both operands were there before, the second is the weight, as in
/// `x * W` and in convolutions.
void WeightFinder::visit(linalg::LinalgOp op) {
  bool isConvolution = linalg::isaConvolutionOpInterface(op);
  if (!isConvolution && !linalg::isaContractionOpInterface(op))
    return;
  OpOperand *weight = nullptr;
  int64_t numUsed = 0;
  for (OpOperand *input : op.getDpsInputOperands()) {
    if (!op.payloadUsesValueFromOperand(input))
      continue;
    ++numUsed;
    if (isa<ShapedType>(input->get().getType()) && isGiven(input->get()))
      weight = input;
  }
  // A pooling uses one.
  if (weight && numUsed == 2 && (isConvolution || !hasBatch(op)))
    add(weight->get());
}

/// A convolution says which operand is its weight; a matmul has none if it has
/// a batch.
void WeightFinder::visitTosa(Operation *op) {
  if (!isa<tosa::MatMulOp, tosa::Conv2DOp, tosa::Conv3DOp,
           tosa::DepthwiseConv2DOp, tosa::TransposeConv2DOp>(op))
    return;
  Value weight = op->getOperand(1);
  if (isa<tosa::MatMulOp>(op)) {
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!type || type.getRank() != 3 || type.getDimSize(0) != 1)
      return;
    if (!isGiven(weight))
      weight = op->getOperand(0);
  }
  if (isGiven(weight))
    add(weight);
}

/// The weights of all functions; those without any are refused.
static llvm::DenseSet<Value>
findWeights(ModuleOp module, std::map<Operation *, std::string> &refused) {
  llvm::DenseSet<Value> weights;
  WeightFinder finder(weights);
  module->walk([&](FunctionOpInterface function) {
    size_t before = weights.size();
    function->walk([&](Operation *op) {
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        finder.visit(linalgOp);
      else
        finder.visitTosa(op);
    });
    if (weights.size() == before)
      refused[function] = "no contraction or convolution of linalg or TOSA "
                          "reads a constant, a global or an argument as its "
                          "weight";
  });
  return weights;
}

//===----------------------------------------------------------------------===//
// Hypotheses
//===----------------------------------------------------------------------===//

/// `type` if `elementType` is a wider float, or with `integers` a wider
/// integer; parts of complex numbers and lanes of vectors likewise.
static Type narrow(Type elementType, Type type, bool integers = false) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return ComplexType::get(narrow(complex.getElementType(), type, integers));
  if (auto vector = dyn_cast<VectorType>(elementType))
    return vector.clone(narrow(vector.getElementType(), type, integers));
  bool isNumber =
      integers ? elementType.isIntOrFloat() : isa<FloatType>(elementType);
  return isNumber && elementType.getIntOrFloatBitWidth() >
                         type.getIntOrFloatBitWidth()
             ? type
             : elementType;
}

/// Contractions of floats wider than `type` run at it. Integers and floats of a
/// byte and less are summed up in 32 bits.
static void narrowContractions(Type type, Work &work) {
  WorkTerms changed;
  for (WorkTerm term : work.terms) {
    Type own = term.type;
    if (term.workClass == WorkClass::Matrix && isa<FloatType>(own)) {
      term.type = narrow(own, type);
      term.otherType = narrow(term.otherType, type);
      if (isa<IntegerType>(type) && term.type == type)
        term.accumulatorType = IntegerType::get(type.getContext(), 32);
    }
    changed.add(term);
  }
  work.terms = std::move(changed);
  // Work that became integer has no useful FLOPs.
  if (isa<IntegerType>(type) && work.usefulFlops)
    work.usefulFlops = countMin(*work.usefulFlops, work.terms.getFlops());
}

static Hypothesis scaleDim(ModuleOp module, const Remedy &remedy,
                           std::map<Operation *, std::string> &refused) {
  Hypothesis hypothesis;
  module->walk([&](FunctionOpInterface function) {
    if (function.isExternal())
      return;
    std::string name = "arg" + std::to_string(remedy.argument) + "_d" +
                       std::to_string(remedy.dim);
    if (remedy.argument >= function.getNumArguments()) {
      refused[function] = "there is no " + name;
      return;
    }
    BlockArgument argument = function.getArgument(remedy.argument);
    auto type = dyn_cast<ShapedType>(argument.getType());
    if (!type || !type.hasRank() || remedy.dim >= type.getRank()) {
      refused[function] = "there is no " + name;
      return;
    }
    DimFollower follower;
    if (std::optional<std::string> reason =
            follower.follow(argument, remedy.dim)) {
      refused[function] = "it can't be followed: " + *reason;
      return;
    }
    for (DimFollower::ValueDim dim : follower.getDims())
      hypothesis.dimFactors[dim] = remedy.factor;
  });
  return hypothesis;
}

Hypothesis
roofline::makeHypothesis(ModuleOp module, const Remedy &remedy,
                         std::map<Operation *, std::string> &refused) {
  if (remedy.kind == Remedy::ScaleDim)
    return scaleDim(module, remedy, refused);
  Hypothesis hypothesis;
  Type type = remedy.type;
  if (remedy.kind == Remedy::QuantizeAll) {
    hypothesis.getElementType = [type](Value, Type own) {
      return narrow(own, type);
    };
    hypothesis.changeTerms = [type](Operation *, Work &work) {
      narrowContractions(type, work);
    };
    return hypothesis;
  }
  hypothesis.getElementType = [type, weights = findWeights(module, refused)](
                                  Value value, Type own) {
    return weights.contains(value) ? narrow(own, type, /*integers=*/true) : own;
  };
  return hypothesis;
}
