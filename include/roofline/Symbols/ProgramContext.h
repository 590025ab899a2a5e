//===- ProgramContext.h - What models may ask about the program -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_PROGRAMCONTEXT_H
#define ROOFLINE_SYMBOLS_PROGRAMCONTEXT_H

#include "roofline/Symbols/SymbolEquations.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Symbols/Symbols.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::roofline {

/// Answers the questions of models by looking at one function. Dims of function
/// arguments have the names of `roofline.dims`, else `arg0_d1`; arguments that
/// are values are `arg0`. Other symbols are numbered in the order in which they
/// are first asked for. Of symbols that the function's ops make equal there is
/// one (docs/use/Symbols.md).
class ProgramContext : public WorkContext {
public:
  /// Both must outlive the context; null: nothing is known of symbols, and the
  /// program is as the IR says.
  explicit ProgramContext(const Bindings *bindings = nullptr,
                          const Hypothesis *hypothesis = nullptr)
      : bindings(bindings), hypothesis(hypothesis) {}

  std::optional<Count> lookupBinding(StringRef name) const;
  const Bindings *getBindings() const { return bindings; }

  Count getDim(Value shaped, int64_t dim) override;
  Count getIndexValue(Value index) override;
  Count makeSymbol(StringRef hint, Location loc) override;
  void addRegionWork(Region &region, Work &work) override;

  /// The symbol that stands for what an index value is above `offset`; no value
  /// if nobody has asked for the value, or if that is no symbol.
  std::optional<std::string> lookupSymbol(Value index, int64_t offset) const;

  /// Learns the names that the arguments of the function or other program
  /// have, and what its ops make equal.
  void enter(Operation *program);
  /// A name that no other symbol has: `hint` with a number.
  std::string makeName(StringRef hint);
  /// What is known of the symbol `name`, which means `meaning` and stands at
  /// `loc`.
  Count noteSymbol(const std::string &name, StringRef meaning, Location loc);
  /// The same of a symbol that has been noted.
  Count getSymbol(StringRef name);
  /// The symbols that were asked for, in the order in which that happened.
  SmallVector<SymbolInfo, 0> collectSymbols();
  ArrayRef<SymbolConflict> getConflicts() const { return conflicts; }

private:
  /// A count, and how many equations it has been rewritten by.
  struct Answer {
    Count count;
    unsigned version = 0;
  };
  Count &update(Answer &answer);
  void enterFunction(Value value);
  void addNames(FunctionOpInterface function);
  void addEquations(Region &region);
  void addEquation(const Count &lhs, const Count &rhs, Location loc);
  std::optional<Count> computeDim(Value shaped, int64_t dim);
  Count getArgumentDim(BlockArgument argument, int64_t dim);
  Count getArgumentValue(BlockArgument argument);
  std::optional<Count> computeForwardedDim(Value shaped, int64_t dim);
  std::optional<Count> computeIndexValue(Value index);
  void addOpWork(Operation *op, Work &work);
  LogicalResult addCallWork(CallOpInterface call, Work &work);

  const Bindings *bindings;
  const Hypothesis *hypothesis;
  llvm::DenseMap<std::pair<Value, int64_t>, Answer> dims;
  llvm::DenseMap<Value, Answer> indexValues;
  llvm::StringMap<unsigned> numSymbols;
  SymbolEquations equations;
  /// In the order in which they were asked for, without values.
  SmallVector<SymbolInfo, 0> symbols;
  llvm::StringSet<> noted;
  SmallVector<SymbolConflict, 0> conflicts;
  unsigned numForwarded = 0;
  /// Its names and equations are known.
  Operation *function = nullptr;
  /// Nesting of getDim and getIndexValue; deeper questions get a symbol.
  unsigned depth = 0;
};

/// The dims that the user named: an argument and a dim of it by their name, the
/// first of several.
llvm::StringMap<std::pair<unsigned, int64_t>>
getGivenNames(FunctionOpInterface function);

/// The symbol of a dim of a function's argument.
std::string getArgumentDimName(FunctionOpInterface function, unsigned argument,
                               int64_t dim);

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

#endif // ROOFLINE_SYMBOLS_PROGRAMCONTEXT_H
