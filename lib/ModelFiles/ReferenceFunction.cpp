//===- ReferenceFunction.cpp - What a function does, in symbols -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelTable.h"

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/IR/ForeignContext.h"
#include "roofline/Symbols/ProgramContext.h"

using namespace mlir;
using namespace mlir::roofline;

/// Names the dims and the value of an argument, and notes which of them the
/// function's ops make equal to others.
static ReferenceFunction::Argument
describeArgument(FunctionOpInterface function, BlockArgument argument,
                 ProgramContext &context, ReferenceFunction &reference) {
  ReferenceFunction::Argument result;
  unsigned number = argument.getArgNumber();
  result.type = argument.getType();
  result.isUsed = !argument.use_empty();
  if (argument.getType().isIntOrIndex())
    result.value = "arg" + std::to_string(number);
  auto shaped = dyn_cast<ShapedType>(argument.getType());
  if (!shaped || !shaped.hasRank())
    return result;
  for (int64_t dim = 0; dim < shaped.getRank(); ++dim) {
    std::string &name =
        result.dims.emplace_back(getArgumentDimName(function, number, dim));
    Count own = Count::symbol(name), known = context.getDim(argument, dim);
    if (known != own)
      reference.equalSizes.push_back({own, known});
  }
  return result;
}

/// True if `value` is read: its shape alone is known without.
static bool isRead(BlockArgument argument) {
  return llvm::any_of(argument.getUsers(), [](Operation *user) {
    return user->getName().getStringRef() != "tensor.dim" &&
           user->getName().getStringRef() != "memref.dim";
  });
}

FailureOr<ReferenceFunction>
roofline::analyseReference(FunctionOpInterface function, StringRef opName,
                           function_ref<bool(StringRef)> hasFailed) {
  ReferenceFunction reference;
  reference.name = opName.str();
  auto bytes = function->getAttrOfType<StringAttr>(
      RooflineDialect::getModelBytesAttrName());
  reference.isFused = !bytes || bytes == "fused";
  ModuleAnalysis analysis(function, /*target=*/nullptr, AnalysisOptions());
  Operation *unmodelled = nullptr;
  std::string lacking;
  analysis.run([](Operation *, const OpRecord &) {},
               [&](Operation *op, StringRef name) {
                 if (!unmodelled)
                   lacking = name.str();
                 unmodelled = unmodelled ? unmodelled : op;
               });
  if (unmodelled && hasFailed(lacking))
    return failure();
  if (unmodelled)
    return emitError(unmodelled->getLoc())
           << "expected ops with a model in the model of '" << opName
           << "', got '" << lacking << "'";
  const Totals &totals = analysis.getTotals(function);
  reference.work = totals.work;
  reference.isUnbounded = totals.unbounded;
  if (!reference.work.network.empty())
    return emitError(function.getLoc())
           << "expected no communication in the model of '" << opName << "'";
  ProgramContext context;
  context.enter(function);
  for (BlockArgument argument : function.getArguments()) {
    reference.arguments.push_back(
        describeArgument(function, argument, context, reference));
    reference.arguments.back().isUsed = isRead(argument);
  }
  Block &body = function.getFunctionBody().back();
  for (Value result : body.back().getOperands()) {
    reference.resultTypes.push_back(result.getType());
    SmallVector<Count, 4> &dims = reference.results.emplace_back();
    auto shaped = dyn_cast<ShapedType>(result.getType());
    for (int64_t dim = 0; shaped && shaped.hasRank() && dim < shaped.getRank();
         ++dim)
      dims.push_back(context.getDim(result, dim));
  }
  return reference;
}

LogicalResult roofline::copyReference(ReferenceFunction &function,
                                      MLIRContext *context, Location loc) {
  bool isCopied = true;
  auto copy = [&](Type type) {
    Type own = copyType(type, context);
    isCopied &= own || !type;
    return own;
  };
  for (ReferenceFunction::Argument &argument : function.arguments)
    argument.type = copy(argument.type);
  for (Type &type : function.resultTypes)
    type = copy(type);
  WorkTerms terms;
  for (const WorkTerm &term : function.work.terms)
    terms.add({term.workClass, copy(term.type), copy(term.otherType),
               copy(term.accumulatorType), term.count});
  function.work.terms = terms;
  for (SpaceTraffic &entry : function.work.traffic) {
    Attribute space = copyAttribute(entry.space, context);
    isCopied &= space || !entry.space;
    entry.space = space;
    entry.placement = copyAttribute(entry.placement, context);
  }
  if (isCopied)
    return success();
  return emitError(loc) << "expected types that the program's dialects have in "
                           "the model of '"
                        << function.name << "'";
}
