//===- ReferenceModel.cpp - An op that does what a function does ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The work of an op is that of its reference function, with the op's sizes and
// element types in place of the function's.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "roofline/Models/DataModels.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

static std::string describe(Type type) {
  return "'" + llvm::to_string(type) + "'";
}

namespace {
/// An op held against its function: the counts of the function's symbols, and
/// the element types that stand for those of the arguments.
class Instance {
public:
  Instance(const ReferenceFunction &function, Operation *op,
           WorkContext &context, std::string &why)
      : function(function), op(op), context(context), why(why) {}

  /// Fails if the op's operands and results are not the function's.
  LogicalResult match();
  Count place(const Count &count);
  Type place(Type type) const {
    auto it = types.find(type);
    return it == types.end() ? type : it->second;
  }
  void place(CountRange &range) {
    range = {place(range.lower), place(range.upper)};
  }
  /// Fails if sizes that have to be equal are not.
  LogicalResult checkSizes();

private:
  LogicalResult fail(const Twine &text) {
    why = text.str();
    return failure();
  }
  LogicalResult matchType(const Twine &what, Type expected, Type own);
  LogicalResult matchElement(const Twine &what, Type expected, Type own);

  const ReferenceFunction &function;
  Operation *op;
  WorkContext &context;
  std::string &why;
  llvm::StringMap<Count> symbols;
  llvm::SmallMapVector<Type, Type, 4> types;
};
} // namespace

LogicalResult Instance::matchElement(const Twine &what, Type expected,
                                     Type own) {
  expected = getElementTypeOrSelf(expected);
  own = getElementTypeOrSelf(own);
  if (isa<FloatType>(expected) != isa<FloatType>(own) ||
      isa<IntegerType>(expected) != isa<IntegerType>(own) ||
      isa<ComplexType>(expected) != isa<ComplexType>(own) ||
      isa<IndexType>(expected) != isa<IndexType>(own))
    return fail("expected " + what + " to have elements like " +
                describe(expected) + ", as in its model, got " + describe(own));
  auto [it, isNew] = types.try_emplace(expected, own);
  if (it->second != own)
    return fail("expected one type in the place of the model's " +
                describe(expected) + ", got " + describe(it->second) + " and " +
                describe(own));
  if (auto complex = dyn_cast<ComplexType>(expected))
    return matchElement(what, complex.getElementType(),
                        cast<ComplexType>(own).getElementType());
  return success();
}

LogicalResult Instance::matchType(const Twine &what, Type expected, Type own) {
  auto expectedShape = dyn_cast<ShapedType>(expected);
  auto ownShape = dyn_cast<ShapedType>(own);
  if (!expectedShape != !ownShape ||
      (expectedShape && expectedShape.hasRank() != ownShape.hasRank()))
    return fail("expected " + what + " to be like the model's " +
                describe(expected) + ", got " + describe(own));
  if (!expectedShape || !expectedShape.hasRank())
    return success();
  if (expectedShape.getRank() != ownShape.getRank())
    return fail("expected " + what + " to have rank " +
                Twine(expectedShape.getRank()) + ", as in its model, got " +
                Twine(ownShape.getRank()));
  for (auto [dim, sizes] : llvm::enumerate(
           llvm::zip_equal(expectedShape.getShape(), ownShape.getShape()))) {
    auto [size, ownSize] = sizes;
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(ownSize) &&
        size != ownSize)
      return fail("expected dim " + Twine(dim) + " of " + what + " to be " +
                  Twine(size) + ", as in its model, got " + Twine(ownSize));
  }
  return success();
}

LogicalResult Instance::match() {
  if (op->getNumOperands() != function.arguments.size())
    return fail("expected " + Twine(function.arguments.size()) +
                " operands, the arguments of its model, got " +
                Twine(op->getNumOperands()));
  if (!function.resultTypes.empty() &&
      op->getNumResults() != function.resultTypes.size())
    return fail("expected " + Twine(function.resultTypes.size()) +
                " results, as its model has, got " +
                Twine(op->getNumResults()));
  for (auto [number, argument] : llvm::enumerate(function.arguments)) {
    Value operand = op->getOperand(number);
    std::string what = "operand " + std::to_string(number);
    if (failed(matchType(what, argument.type, operand.getType())) ||
        failed(matchElement(what, argument.type, operand.getType())))
      return failure();
    for (auto [dim, name] : llvm::enumerate(argument.dims))
      if (!name.empty())
        symbols.try_emplace(name, context.getDim(operand, dim));
    if (!argument.value.empty())
      symbols.try_emplace(argument.value,
                          countMax(0, context.getIndexValue(operand)));
  }
  for (auto [number, type] : llvm::enumerate(function.resultTypes))
    if (failed(matchType("result " + Twine(number), type,
                         op->getResult(number).getType())))
      return failure();
  return checkSizes();
}

Count Instance::place(const Count &count) {
  return count.substitute([&](StringRef name) -> std::optional<Count> {
    if (auto it = symbols.find(name); it != symbols.end())
      return it->second;
    // What only the function knows, such as the trips of a loop.
    return symbols.try_emplace(name, context.makeSymbol("value", op->getLoc()))
        .first->second;
  });
}

LogicalResult Instance::checkSizes() {
  for (const auto &[lhs, rhs] : function.equalSizes) {
    Count own = place(lhs), other = place(rhs);
    if (own.isConstant() && other.isConstant() && own != other)
      return fail("expected equal sizes, '" + lhs.str() + "' and '" +
                  rhs.str() + "' of its model, got " + own.str() + " and " +
                  other.str());
  }
  return success();
}

namespace {
class ReferenceModel : public OpModel {
public:
  explicit ReferenceModel(ReferenceFunction function)
      : OpModel(OpModelRole::Work), function(std::move(function)) {}

  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    Instance instance(function, op, context, why);
    if (failed(instance.match()) || !areRanked(op))
      return failure();
    for (const WorkTerm &term : function.work.terms)
      work.terms.add({term.workClass, instance.place(term.type),
                      instance.place(term.otherType),
                      instance.place(term.accumulatorType),
                      instance.place(term.count)});
    // The multiply-adds of another class than matrix, for other conventions.
    if (function.work.contractions) {
      ContractionWork contractions = *function.work.contractions;
      contractions.macs = instance.place(contractions.macs);
      if (contractions.usefulMacs)
        contractions.usefulMacs = instance.place(*contractions.usefulMacs);
      contractions.operations = instance.place(contractions.operations);
      contractions.casts = instance.place(contractions.casts);
      work.contractions = contractions;
    }
    if (function.work.usefulFlops)
      work.usefulFlops = instance.place(*function.work.usefulFlops);
    else
      work.usefulFlopsUnknown = true;
    if (function.isUnbounded)
      work.notes.push_back("unbounded: the model has a loop without a known "
                           "bound");
    addBytes(op, context, instance, work);
    return success();
  }
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const override {
    return getStaticFingerprint(op);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    if (result >= function.results.size() ||
        size_t(dim) >= function.results[result].size())
      return std::nullopt;
    std::string why;
    Instance instance(function, op, context, why);
    if (failed(instance.match()))
      return std::nullopt;
    return instance.place(function.results[result][dim]);
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const override {
    std::string why;
    Instance instance(function, op, context, why);
    if (failed(instance.match()))
      return;
    for (const auto &[lhs, rhs] : function.equalSizes)
      onEqual(instance.place(lhs), instance.place(rhs));
    addEqualResults(context, op, onEqual);
  }

private:
  void addBytes(Operation *op, WorkContext &context, Instance &instance,
                Work &work) const {
    if (!function.isFused) {
      for (SpaceTraffic entry : function.work.traffic) {
        instance.place(entry.bytesRead);
        instance.place(entry.bytesWritten);
        work.extraTraffic.push_back(entry);
      }
      return;
    }
    for (auto [operand, argument] :
         llvm::zip_equal(op->getOperands(), function.arguments))
      if (argument.isUsed) // R10: what the function doesn't use isn't read.
        addWholeRead(context, operand, work);
    addResultWrites(context, op, work);
  }

  ReferenceFunction function;
};
} // namespace

std::unique_ptr<OpModel>
roofline::makeReferenceModel(ReferenceFunction function) {
  return std::make_unique<ReferenceModel>(std::move(function));
}
