//===- ModuleSymbols.cpp - The symbols that a module has ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ModuleSymbols.h"

#include "Totals.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The symbols and conflicts of all functions of a module.
struct ModuleSymbols {
  ModuleSymbols(ModuleOp module, AnalysisOptions options) {
    // With bindings contexts also note symbols that no count has: so make sure
    // that there is one. No symbol has this name.
    options.bindings.try_emplace("", 0);
    ModuleAnalysis analysis(module, /*target=*/nullptr, options);
    analysis.run([](Operation *, const OpRecord &) {},
                 [](Operation *, StringRef) {});
    for (Operation *function : analysis.getFunctions()) {
      llvm::append_range(symbols, analysis.getSymbols(function));
      llvm::append_range(conflicts, analysis.getConflicts(function));
    }
  }

  SmallVector<SymbolInfo, 0> symbols;
  SmallVector<SymbolConflict, 0> conflicts;
};
} // namespace

static LogicalResult checkName(StringRef name, ArrayRef<SymbolInfo> symbols,
                               Location loc) {
  std::map<StringRef, const SymbolInfo *> known;
  for (const SymbolInfo &symbol : symbols)
    known.try_emplace(symbol.name, &symbol);
  if (auto it = known.find(name); it != known.end() && it->second->isCounter)
    return emitError(it->second->loc)
           << "'" << name << "' is the counter of a loop and has no one value";
  if (known.count(name))
    return success();
  InFlightDiagnostic diag = emitError(loc)
                            << "no size in the module is called '"
                            << makePrintable(name) << "'";
  SmallVector<StringRef> names;
  for (auto [other, symbol] : known)
    if (!symbol->isCounter)
      names.push_back(other);
  if (SmallVector<StringRef> near = findNearNames(name, names); !near.empty())
    diag.attachNote() << "did you mean " << quoteNames(near) << "?";
  if (names.empty())
    diag.attachNote() << "all sizes are static";
  else
    diag.attachNote() << "known symbols: " << quoteNames(names);
  return diag;
}

/// Reports sizes that have to be equal and can't be because of the bindings.
static LogicalResult checkConflicts(ModuleOp module, AnalysisOptions options,
                                    ArrayRef<SymbolConflict> conflicts) {
  if (conflicts.empty())
    return success();
  options.bindings.clear();
  ModuleSymbols open(module, options);
  for (const SymbolConflict &conflict : conflicts)
    if (llvm::none_of(open.conflicts, [&](const SymbolConflict &other) {
          return other.loc == conflict.loc;
        }))
      return emitError(conflict.loc)
             << "with the values of 'bind', sizes that have to be equal are "
             << conflict.lhs.str() << " and " << conflict.rhs.str();
  return success();
}

/// Checks a range against the value of the symbol, and moves it to the symbol
/// that replaces it.
static LogicalResult resolveRange(const SymbolInfo &symbol, IntegerRange range,
                                  SymbolRanges &ranges) {
  const Count &value = *symbol.value;
  auto emit = [&] {
    return emitError(symbol.loc) << "'" << symbol.name << "' can't be "
                                 << range.first << ".." << range.last << ": ";
  };
  if (value.isConstant()) {
    if (value.getConstant() < range.first || value.getConstant() > range.last)
      return emit() << "it is " << value.str();
    ranges.erase(symbol.name);
    return success();
  }
  StringRef other = value.getSymbolName();
  if (other.empty())
    return emit() << "it is " << value.str()
                  << ", whose symbols can have ranges";
  auto [it, isNew] = ranges.try_emplace(other.str(), range);
  if (!isNew && !(it->second == range))
    return emit() << "it is '" << other << "', which has another range";
  ranges.erase(symbol.name);
  return success();
}

/// Checks that the symbol of a sweep can have each of its values.
static LogicalResult checkSweep(const SweepValues &sweep,
                                const AnalysisOptions &options,
                                ArrayRef<SymbolInfo> symbols, Location loc) {
  if (options.bindings.count(sweep.symbol))
    return emitError(loc) << "expected no value in 'bind' for '" << sweep.symbol
                          << "', which 'sweep' gives values";
  for (const SymbolInfo &symbol : symbols)
    if (symbol.name == sweep.symbol && symbol.value &&
        symbol.value->isConstant())
      return emitError(symbol.loc)
             << "'" << sweep.symbol << "' can't be swept: it is "
             << symbol.value->str();
  auto it = options.ranges.find(sweep.symbol);
  if (it != options.ranges.end() && (sweep.values.front() < it->second.first ||
                                     sweep.values.back() > it->second.last))
    return emitError(loc) << "expected values of 'sweep' within the range of '"
                          << sweep.symbol << "' in 'bind'";
  return success();
}

LogicalResult roofline::resolveSymbols(ModuleOp module,
                                       const AnalysisOptions &options,
                                       const SweepValues &sweep,
                                       SymbolRanges &ranges) {
  Location loc = module.getLoc();
  ModuleSymbols found(module, options);
  for (const auto &[name, value] : options.bindings)
    if (failed(checkName(name, found.symbols, loc)))
      return failure();
  for (const auto &[name, range] : options.ranges)
    if (failed(checkName(name, found.symbols, loc)))
      return failure();
  if (!sweep.values.empty() &&
      (failed(checkName(sweep.symbol, found.symbols, loc)) ||
       failed(checkSweep(sweep, options, found.symbols, loc))))
    return failure();
  if (failed(checkConflicts(module, options, found.conflicts)))
    return failure();
  for (const SymbolInfo &symbol : found.symbols) {
    auto it = options.ranges.find(symbol.name);
    if (it != options.ranges.end() && symbol.value &&
        failed(resolveRange(symbol, it->second, ranges)))
      return failure();
  }
  return success();
}

std::string roofline::makeSymbolName(StringRef name) {
  std::string symbol = name.str();
  for (char &c : symbol)
    if (!llvm::isAlnum(c) && c != '_' && c != '$')
      c = '_';
  if (symbol.empty() || (!llvm::isAlpha(symbol[0]) && symbol[0] != '_'))
    symbol.insert(symbol.begin(), '_');
  // A count that has the name must stay short enough to be read back.
  constexpr size_t maxLength = 256;
  if (symbol.size() > maxLength) {
    symbol.resize(maxLength);
    symbol += "_" + llvm::utohexstr(llvm::xxh3_64bits(name));
  }
  return symbol;
}
