//===- ProgramContext.h - What models may ask about the program -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sizes and index values of one function, as constants or named symbols.
// Goes in: a question of a model about the program around its op, such as the
// extent of a dim; comes out: a count. docs/use/Symbols.md, docs/Model.md (R8,
// R15).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SYMBOLS_PROGRAMCONTEXT_H
#define ROOFLINE_SYMBOLS_PROGRAMCONTEXT_H

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Symbols/Placement.h"
#include "roofline/Symbols/SymbolEquations.h"
#include "roofline/Symbols/Symbols.h"
#include "roofline/Symbols/ValueStorage.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>

namespace mlir::roofline {

/// Answers the questions of models about one function. Dims of function
/// arguments have the names of `roofline.dims`, or else `arg0_d1`; arguments
/// that are values are `arg0`. Other symbols are numbered in the order in which
/// they are first asked for. Symbols that the function's ops make equal are
/// replaced by one of them (docs/use/Symbols.md).
class ProgramContext : public WorkContext {
public:
  /// Both pointers must outlive the context. Without bindings no symbol has a
  /// value; without a hypothesis the program is as the IR says.
  explicit ProgramContext(const Bindings *bindings = nullptr,
                          const Hypothesis *hypothesis = nullptr)
      : bindings(bindings), hypothesis(hypothesis) {}

  std::optional<Count> lookupBinding(StringRef name) const;

  Count getDim(Value shaped, int64_t dim) override;
  Count getIndexValue(Value index) override;
  Count makeSymbol(StringRef hint, Location loc) override;
  /// The sizes of a launch are among the bindings.
  std::optional<Count> getLaunchSize(StringRef name) override {
    return lookupBinding(name);
  }
  void addRegionWork(Region &region, Work &work) override;

  /// From now on, the sizes of calls' results are looked up in the functions
  /// that are called. Nobody may change these meanwhile.
  void followCalls() { returnedSizes = std::make_shared<ReturnedSizes>(); }

  /// From now on, `place` finds where values lie.
  void findPlacements() { placements.emplace(); }
  /// Puts into the accesses of `work` where their values lie (R28).
  void place(Work &work);
  /// Returns where `value` lies; null if nobody asked or says.
  Attribute lookupPlacement(Value value) {
    return placements ? placements->lookup(value) : Attribute();
  }

  /// Returns the symbol that an index value has of its own, and the rest of its
  /// sum: a constant, or for a counter also where it starts. Returns nullopt if
  /// nobody has asked for the value, or if it is no such sum.
  std::optional<std::pair<std::string, Count>> lookupSymbol(Value index) const;

  /// Collects the names of the program's arguments, and the sizes that its ops
  /// make equal. A program is a function or an op like it.
  void enter(Operation *program);
  /// Returns a name that no symbol has and that has not been returned before:
  /// `hint` with a number.
  std::string makeName(StringRef hint);
  /// Registers the symbol `name` with its meaning and its place in the program.
  /// Returns what it is known to be, like `getSymbol`.
  Count noteSymbol(const std::string &name, StringRef meaning, Location loc);
  /// True for the name of a loop's counter, here or in a called function.
  static bool isCounterName(StringRef name);
  /// True if `count` is another one in each iteration of a loop.
  static bool hasCounter(const Count &count);
  /// Returns what `getDim` has answered before, or nullopt.
  std::optional<Count> lookupDim(Value shaped, int64_t dim);
  /// How often a symbol was asked for, by name or for want of an answer.
  unsigned getNumSymbolRequests() const { return numSymbolRequests; }
  /// How often a value was asked for that the function around may determine.
  unsigned getNumQuestions() const { return numQuestions; }
  bool isNoted(StringRef name) const { return noted.contains(name); }
  /// Returns what a symbol is known to be: its binding, an equal count, or the
  /// symbol itself.
  Count getSymbol(StringRef name);
  /// Returns the symbols that were asked for, in that order.
  SmallVector<SymbolInfo, 0> collectSymbols();
  ArrayRef<SymbolConflict> getConflicts() const { return conflicts; }

private:
  /// A count, and the number of equations that it has been rewritten by.
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
  static constexpr StringLiteral counterHint = "counter";
  Count makeCounter(BlockArgument counter);
  bool mayForward(Value value);
  std::optional<Count> computeForwardedDim(Value shaped, int64_t dim);
  std::optional<Count> computeIndexValue(Value index);
  /// Returns a dim of a call's result, or without `dim` its value, or nullopt
  /// if the called function does not make it of its arguments alone.
  std::optional<Count> computeReturned(Value result,
                                       std::optional<int64_t> dim);
  std::optional<Count> lookupReturned(Value returned,
                                      std::optional<int64_t> dim);
  void addOpWork(Operation *op, Work &work);
  LogicalResult addCallWork(CallOpInterface call, Work &work);
  const Work *getCalledWork(FunctionOpInterface function);

  const Bindings *bindings;
  const Hypothesis *hypothesis;
  llvm::DenseMap<std::pair<Value, int64_t>, Answer> dims;
  llvm::DenseMap<Value, Answer> indexValues;
  /// The symbols of loop counters.
  llvm::DenseMap<Value, std::string> counterNames;
  /// By name: the regions of an op may hand on values as its results.
  llvm::SmallDenseMap<OperationName, bool> forwarding;
  /// The work of functions that payloads call; null if it isn't constant, or
  /// while it is being computed.
  llvm::DenseMap<Operation *, std::unique_ptr<Work>> calledWork;
  /// Dims of values that functions return, and their values as dim -1, in terms
  /// of the function; nullopt while that is being found. Null if calls are not
  /// followed. Contexts of called functions share it.
  using ReturnedSizes =
      llvm::DenseMap<std::pair<Value, int64_t>, std::optional<Count>>;
  std::shared_ptr<ReturnedSizes> returnedSizes;
  llvm::StringMap<unsigned> numSymbols;
  /// Set if it matters where values lie.
  std::optional<PlacementLookup> placements;
  SymbolEquations equations;
  /// Symbols in the order in which they were asked for, without values.
  SmallVector<SymbolInfo, 0> symbols;
  llvm::StringSet<> noted;
  /// What `makeName` returned.
  llvm::StringSet<> made;
  SmallVector<SymbolConflict, 0> conflicts;
  unsigned numForwarded = 0, numSymbolRequests = 0, numQuestions = 0;
  /// The function whose names and equations have been collected; null before.
  Operation *function = nullptr;
  /// Nesting of getDim and getIndexValue. Questions beyond a limit get a
  /// symbol.
  unsigned depth = 0;
  /// The calls that lead here from the context that was asked first.
  unsigned numCalls = 0;
};

/// Returns the dims that the user named: an argument and a dim of it by name,
/// the first one where several have the name.
llvm::StringMap<std::pair<unsigned, int64_t>>
getGivenNames(FunctionOpInterface function);

/// Returns the symbol of a dim of a function's argument.
std::string getArgumentDimName(FunctionOpInterface function, unsigned argument,
                               int64_t dim);

/// Returns the extent of a dim of an op's result, from that of its init or from
/// the op's model, or nullopt if neither determines it.
std::optional<Count> computeDefinedDim(Value shaped, int64_t dim,
                                       WorkContext &context);

/// Returns an index value that an op computes, a dim of a value or what the
/// op's model says, or nullopt if it isn't known.
std::optional<Count> computeDefinedIndex(Value index, WorkContext &context);

/// Returns the work that a person or another tool gave for `op`; null if there
/// is none.
WorkAttr getGivenWork(Operation *op);

/// Returns true for an op that is modelled and costs nothing: constants, views,
/// addressing and terminators.
bool isFree(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_SYMBOLS_PROGRAMCONTEXT_H
