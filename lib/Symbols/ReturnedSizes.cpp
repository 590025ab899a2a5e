//===- ReturnedSizes.cpp - Sizes of what calls return ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sizes of a call's results, where the called function makes them of the
// sizes and values of its arguments.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Symbols/ProgramContext.h"

using namespace mlir;
using namespace mlir::roofline;

/// The value that `function` returns as `result`; null where several blocks may
/// return.
static Value getReturned(FunctionOpInterface function, unsigned result) {
  Region &body = function.getFunctionBody();
  if (!body.hasOneBlock() || !body.front().mightHaveTerminator())
    return {};
  Operation *end = body.front().getTerminator();
  return end->hasTrait<OpTrait::ReturnLike>() && result < end->getNumOperands()
             ? end->getOperand(result)
             : Value();
}

std::optional<Count>
ProgramContext::lookupReturned(Value returned, std::optional<int64_t> dim) {
  // Chains of calls nest no deeper.
  constexpr unsigned maxCalls = 16;
  if (numCalls == maxCalls)
    return std::nullopt;
  auto [it, isNew] =
      returnedSizes->try_emplace({returned, dim.value_or(-1)}, std::nullopt);
  if (!isNew)
    return it->second;
  ProgramContext inside(/*bindings=*/nullptr, hypothesis);
  inside.returnedSizes = returnedSizes;
  inside.numCalls = numCalls + 1;
  Count size =
      dim ? inside.getDim(returned, *dim) : inside.getIndexValue(returned);
  return (*returnedSizes)[{returned, dim.value_or(-1)}] = size;
}

/// What the symbol `name` of `callee` is in `call`; nullopt for one that is not
/// of an argument, or of a value that may be negative.
static std::optional<Count> lookupOperand(CallOpInterface call,
                                          FunctionOpInterface callee,
                                          StringRef name,
                                          WorkContext &context) {
  llvm::StringMap<std::pair<unsigned, int64_t>> names = getGivenNames(callee);
  unsigned number;
  int64_t dim = -1;
  if (auto it = names.find(name); it != names.end())
    std::tie(number, dim) = it->second;
  else if (!name.consume_front("arg") || name.consumeInteger(10, number) ||
           (!name.empty() &&
            (!name.consume_front("_d") || name.getAsInteger(10, dim))))
    return std::nullopt;
  OperandRange operands = call.getArgOperands();
  if (number >= operands.size())
    return std::nullopt;
  Value operand = operands[number];
  auto type = dyn_cast<ShapedType>(operand.getType());
  if (dim >= 0)
    return type && type.hasRank() && dim < type.getRank()
               ? std::optional(context.getDim(operand, dim))
               : std::nullopt;
  if (!operand.getType().isIntOrIndex())
    return std::nullopt;
  Count value = context.getIndexValue(operand);
  return value.isKnownNonNegative() ? std::optional(value) : std::nullopt;
}

std::optional<Count>
ProgramContext::computeReturned(Value result, std::optional<int64_t> dim) {
  auto call = returnedSizes ? result.getDefiningOp<CallOpInterface>() : nullptr;
  if (!call)
    return std::nullopt;
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  auto callee = dyn_cast_if_present<FunctionOpInterface>(
      name ? SymbolTable::lookupNearestSymbolFrom(call, name) : nullptr);
  Value returned =
      callee ? getReturned(callee, cast<OpResult>(result).getResultNumber())
             : Value();
  if (!returned || returned.getType() != result.getType())
    return std::nullopt;
  std::optional<Count> size = lookupReturned(returned, dim);
  bool isKnown = size.has_value();
  if (isKnown)
    size = size->substitute([&](StringRef symbol) {
      std::optional<Count> own = lookupOperand(call, callee, symbol, *this);
      isKnown &= own.has_value();
      return own;
    });
  return isKnown ? size : std::nullopt;
}
