//===- ModuleSymbols.cpp - The symbols that a module has -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Analysis/SymbolOptions.h"
#include "roofline/Support/NearNames.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A dim of an argument that the user gave a name (docs/Symbols.md).
struct NamedDim {
  FunctionOpInterface function;
  unsigned argument;
  int64_t dim;
  /// Of a static dim.
  std::optional<int64_t> size;
  StringRef name;
};
} // namespace

static std::string describe(FunctionOpInterface function, unsigned argument,
                            std::optional<int64_t> dim) {
  std::string text = dim ? "dim " + std::to_string(*dim) + " of " : "";
  return text + "argument " + std::to_string(argument) + " of @" +
         function.getName().str();
}

static SmallVector<NamedDim> findNamedDims(ModuleOp module) {
  SmallVector<NamedDim> dims;
  module.walk([&](FunctionOpInterface function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      auto names = function.getArgAttrOfType<ArrayAttr>(i, "roofline.dims");
      auto type = dyn_cast<ShapedType>(function.getArgumentTypes()[i]);
      if (!names || !type || !type.hasRank())
        continue;
      for (auto [dim, name] : llvm::enumerate(names)) {
        auto text = dyn_cast<StringAttr>(name);
        if (!text || text.empty() || int64_t(dim) >= type.getRank())
          continue;
        std::optional<int64_t> size;
        if (!type.isDynamicDim(dim))
          size = type.getDimSize(dim);
        dims.push_back({function, i, int64_t(dim), size, text.getValue()});
      }
    }
  });
  return dims;
}

void roofline::describeOrigins(ModuleOp module, SymbolOrigins &origins) {
  auto addOrigin = [&](const std::string &name, std::string origin) {
    auto it = origins.find(name);
    if (it != origins.end() && it->second.empty())
      it->second = std::move(origin);
  };
  for (const NamedDim &dim : findNamedDims(module))
    addOrigin(dim.name.str(), describe(dim.function, dim.argument, dim.dim));
  module.walk([&](FunctionOpInterface function) {
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
      std::string name = "arg" + std::to_string(i);
      addOrigin(name, describe(function, i, std::nullopt));
      auto shaped = dyn_cast<ShapedType>(type);
      if (!shaped || !shaped.hasRank())
        continue;
      for (int64_t dim = 0; dim < shaped.getRank(); ++dim)
        if (shaped.isDynamicDim(dim))
          addOrigin(name + "_d" + std::to_string(dim),
                    describe(function, i, dim));
    }
  });
}

static void addSymbols(const WorkSummary &work, const Count &executions,
                       SymbolOrigins &origins) {
  SmallVector<std::string> names;
  auto add = [&](const Count &count) {
    count.collectSymbols(names);
    for (const std::string &name : names)
      origins.try_emplace(name);
  };
  add(executions);
  for (const WorkTerm &term : work.terms)
    add(term.count);
  for (const SpaceTraffic &entry : work.traffic)
    for (const CountRange &range : {entry.bytesRead, entry.bytesWritten}) {
      add(range.lower);
      add(range.upper);
    }
}

SymbolOrigins roofline::collectSymbols(ModuleOp module,
                                       const AnalysisOptions &options) {
  SymbolOrigins origins;
  for (const NamedDim &dim : findNamedDims(module))
    origins.try_emplace(dim.name.str());
  AnalysisOptions unbound = options;
  unbound.bindings.clear();
  unbound.totals = false;
  unbound.hypothesis = nullptr;
  ModuleAnalysis analysis(module, /*target=*/nullptr, unbound);
  analysis.run(
      [&](Operation *, const OpRecord &record) {
        addSymbols(record.work, record.executions, origins);
      },
      [](Operation *, StringRef) {});
  describeOrigins(module, origins);
  return origins;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static LogicalResult reportUnknown(StringRef name, const SymbolOrigins &origins,
                                   Location loc) {
  SmallVector<StringRef> known;
  for (const auto &[symbol, origin] : origins)
    known.push_back(symbol);
  InFlightDiagnostic diag =
      emitError(loc) << "no size in the module is called '" << name << "'";
  if (SmallVector<StringRef> near = findNearNames(name, known); !near.empty())
    diag.attachNote() << "did you mean " << quoteNames(near) << "?";
  if (known.empty())
    diag.attachNote() << "all sizes are static";
  else
    diag.attachNote() << "known symbols: " << quoteNames(known);
  return diag;
}

/// A static dim with a name has that value.
static LogicalResult checkStaticDims(MutableArrayRef<NamedDim> dims,
                                     StringRef symbol, IntegerRange range) {
  for (NamedDim &dim : dims) {
    if (dim.name != symbol || !dim.size ||
        (range.first <= *dim.size && *dim.size <= range.last))
      continue;
    std::string given = std::to_string(range.first);
    if (!range.isOne())
      given += ".." + std::to_string(range.last);
    return emitError(dim.function.getLoc())
           << "'" << symbol << "' can't be " << given << ": "
           << describe(dim.function, dim.argument, dim.dim)
           << " has that name and is " << *dim.size;
  }
  return success();
}

LogicalResult roofline::checkSymbols(ModuleOp module,
                                     const AnalysisOptions &options,
                                     StringRef swept) {
  SymbolRanges given = options.ranges;
  for (const auto &[symbol, value] : options.bindings)
    given[symbol] = {*value.tryInt64(), *value.tryInt64()};
  SmallVector<NamedDim> dims = findNamedDims(module);
  std::optional<SymbolOrigins> origins;
  auto check = [&](StringRef symbol) -> LogicalResult {
    auto isNamed = [&](const NamedDim &dim) { return dim.name == symbol; };
    if (llvm::any_of(dims, isNamed))
      return success();
    if (!origins)
      origins = collectSymbols(module, options);
    if (origins->find(symbol) != origins->end())
      return success();
    return reportUnknown(symbol, *origins, module.getLoc());
  };
  for (const auto &[symbol, range] : given)
    if (failed(check(symbol)) || failed(checkStaticDims(dims, symbol, range)))
      return failure();
  return swept.empty() ? success() : check(swept);
}
