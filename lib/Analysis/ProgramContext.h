//===- ProgramContext.h - What models may ask about the program -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_PROGRAMCONTEXT_H
#define ROOFLINE_LIB_ANALYSIS_PROGRAMCONTEXT_H

#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/Analysis/Hypothesis.h"
#include "roofline/Analysis/Symbols.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Answers the questions of models by looking at one function. Symbols are
/// named `arg0_d1` for dims of function arguments, `arg0` for their values, and
/// otherwise numbered in the order in which they are first asked for.
class ProgramContext : public WorkContext {
public:
  /// Both must outlive the context; null: nothing is known of symbols, and the
  /// program is as the IR says.
  explicit ProgramContext(const Bindings *bindings = nullptr,
                          const Hypothesis *hypothesis = nullptr)
      : bindings(bindings), hypothesis(hypothesis) {}

  const Bindings *getBindings() const { return bindings; }

  Count getDim(Value shaped, int64_t dim) override;
  Count getIndexValue(Value index) override;
  Count makeSymbol(StringRef hint) override;
  void addRegionWork(Region &region, Work &work) override;

  /// The symbol that stands for what an index value is above `offset`; no value
  /// if nobody has asked for the value, or if that is no symbol.
  std::optional<std::string> lookupSymbol(Value index, int64_t offset) const;

private:
  Count getSymbol(StringRef name) const;
  std::optional<Count> computeDim(Value shaped, int64_t dim);
  std::optional<Count> computeIndexValue(Value index);
  void addOpWork(Operation *op, Work &work);
  LogicalResult addCallWork(CallOpInterface call, Work &work);

  const Bindings *bindings;
  const Hypothesis *hypothesis;
  llvm::DenseMap<std::pair<Value, int64_t>, Count> dims;
  llvm::DenseMap<Value, Count> indexValues;
  llvm::StringMap<unsigned> numSymbols;
  /// Nesting of getDim and getIndexValue; deeper questions get a symbol.
  unsigned depth = 0;
};

/// Value that enters a loop where `value` is carried around it or leaves it;
/// null if `value` isn't loop-carried.
Value getLoopInit(Value value);

/// The result of the loop that carries `value`, one of its iteration arguments;
/// null for any other value.
Value getLoopResult(Value value);

/// The init that a result of a destination-style op is written into; null for
/// any other value.
Value getTiedInit(Value value);

/// The dim of a value that an op makes, from that of its init or from the op's
/// model; no value if neither tells.
std::optional<Count> computeDefinedDim(Value shaped, int64_t dim,
                                       WorkContext &context);

/// The same for an index value: a dim of a value, or what the op's model says.
std::optional<Count> computeDefinedIndex(Value index, WorkContext &context);

/// Work that a person or another tool gave for `op`; null if there is none.
WorkAttr getGivenWork(Operation *op);

/// True for an op that is modelled and costs nothing: constants, views,
/// addressing and terminators.
bool isFree(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_PROGRAMCONTEXT_H
