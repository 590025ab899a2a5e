//===- Options.cpp - From options of passes to those of the analysis ------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Passes/Options.h"

#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Symbols/Placement.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::roofline;

SmallVector<LinkChoice, 0> roofline::parseLinks(ArrayRef<std::string> texts) {
  SmallVector<LinkChoice, 0> links;
  for (StringRef text : texts) {
    auto [axis, link] = text.split(':');
    links.push_back({axis.str(), link.str()});
  }
  return links;
}

/// Axes of the largest grid; 0 if there is none.
static size_t getLargestRank(ModuleOp module) {
  size_t rank = 0;
  module->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "shard.grid")
      rank = std::max<size_t>(
          rank, op->getAttrOfType<DenseI64ArrayAttr>("shape").size());
  });
  return rank;
}

/// On failure a diagnostic has been emitted.
static LogicalResult checkAxis(StringRef text, size_t rank, Location loc) {
  size_t axis = 0;
  if (text == mpiAxis)
    return success();
  if (text.getAsInteger(10, axis))
    return emitError(loc) << "expected 'links' to be AXIS:LINK, as in '0:ib', "
                             "where AXIS is a number or 'mpi', got '"
                          << makePrintable(text) << "'";
  if (axis < rank)
    return success();
  InFlightDiagnostic diag =
      emitError(loc) << "no 'shard.grid' of the module has axis " << axis;
  if (rank != 0)
    diag.attachNote() << "axes are counted from 0; the largest grid has "
                      << rank;
  return diag;
}

LogicalResult roofline::checkForTarget(ArrayRef<LinkChoice> links,
                                       const TargetDescription &target,
                                       ModuleOp module) {
  if (failed(checkPlacements(module, target)))
    return failure();
  if (links.empty())
    return success();
  size_t rank = getLargestRank(module);
  llvm::StringSet<> axes;
  for (const LinkChoice &choice : links) {
    if (failed(checkAxis(choice.axis, rank, module.getLoc())))
      return failure();
    if (!axes.insert(choice.axis).second)
      return emitError(module.getLoc())
             << "expected one link for axis '" << choice.axis << "'";
    if (target.lookupLink(choice.link))
      continue;
    InFlightDiagnostic diag = emitError(module.getLoc())
                              << "target '" << makePrintable(target.name)
                              << "' has no link '" << makePrintable(choice.link)
                              << "'";
    SmallVector<StringRef> names;
    for (const NetworkLink &link : target.links)
      names.push_back(link.name);
    if (!names.empty())
      diag.attachNote() << "known links: " << quoteNames(names);
    return diag;
  }
  return success();
}

LogicalResult roofline::bindSymbols(ArrayRef<std::string> bind,
                                    const SweepValues &sweep, ModuleOp module,
                                    AnalysisCache &analyses,
                                    AnalysisOptions &options) {
  if (bind.empty() && sweep.values.empty())
    return success();
  if (failed(parseBindings(bind, module.getLoc(), options.bindings,
                           options.ranges)))
    return failure();
  return analyses.resolveSymbols(sweep, options);
}
