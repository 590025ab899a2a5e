//===- PassUtils.cpp - What several passes share -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"

#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::roofline;

/// Key of a device's entry that holds our description (docs/use/Targets.md).
static constexpr StringLiteral machineKey = "roofline";

static StringRef getSpecName() {
  return DLTIDialect::kTargetSystemDescAttrName;
}

FailureOr<TargetDescription> roofline::getModuleTarget(ModuleOp module) {
  Attribute spec = module->getAttr(getSpecName());
  if (spec)
    return parseTargetSpec(spec, module.getLoc());
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected a target: the module has no '"
                            << getSpecName()
                            << "' and no 'target' option was given";
  diag.attachNote() << "known targets: "
                    << llvm::join(getBuiltinTargetNames(), ", ");
  return diag;
}

TargetSystemSpecAttr roofline::getTargetSpec(ModuleOp module) {
  return module->getAttrOfType<TargetSystemSpecAttr>(getSpecName());
}

void roofline::setTargetSpec(ModuleOp module, TargetSystemSpecAttr spec) {
  if (spec)
    module->setAttr(getSpecName(), spec);
  else
    module->removeAttr(getSpecName());
}

static bool isMachine(DataLayoutEntryInterface entry) {
  auto key = dyn_cast<StringAttr>(entry.getKey());
  return key && key.getValue() == machineKey;
}

TargetSystemSpecAttr roofline::removeMachines(TargetSystemSpecAttr spec) {
  SmallVector<DataLayoutEntryInterface> devices;
  for (DataLayoutEntryInterface device : spec.getEntries()) {
    auto entries = dyn_cast<TargetDeviceSpecAttr>(device.getValue());
    if (!entries || llvm::none_of(entries.getEntries(), isMachine)) {
      devices.push_back(device);
      continue;
    }
    SmallVector<DataLayoutEntryInterface> rest;
    for (DataLayoutEntryInterface entry : entries.getEntries())
      if (!isMachine(entry))
        rest.push_back(entry);
    if (!rest.empty())
      devices.push_back(DataLayoutEntryAttr::get(
          cast<StringAttr>(device.getKey()),
          TargetDeviceSpecAttr::get(spec.getContext(), rest)));
  }
  if (devices.empty())
    return {};
  return TargetSystemSpecAttr::get(spec.getContext(), devices);
}

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
  module->walk([&](shard::GridOp grid) {
    rank = std::max(rank, grid.getShape().size());
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
                          << text << "'";
  if (axis < rank)
    return success();
  InFlightDiagnostic diag =
      emitError(loc) << "no 'shard.grid' of the module has axis " << axis;
  if (rank != 0)
    diag.attachNote() << "axes are counted from 0; the largest grid has "
                      << rank;
  return diag;
}

LogicalResult roofline::checkLinks(ArrayRef<LinkChoice> links,
                                   const TargetDescription &target,
                                   ModuleOp module) {
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
                              << "target '" << target.name << "' has no link '"
                              << choice.link << "'";
    SmallVector<StringRef> names;
    for (const NetworkLink &link : target.links)
      names.push_back(link.name);
    if (!names.empty())
      diag.attachNote() << "known links: " << quoteNames(names);
    return diag;
  }
  return success();
}

bool roofline::removeAnnotations(Operation *op) {
  if (op->getDiscardableAttrDictionary().empty())
    return false;
  op->removeDiscardableAttr(RooflineDialect::getBoundAttrName());
  op->removeDiscardableAttr(RooflineDialect::getTilingAttrName());
  op->removeDiscardableAttr(RooflineDialect::getFusionGroupAttrName());
  auto work = dyn_cast_or_null<WorkAttr>(
      op->getDiscardableAttr(RooflineDialect::getWorkAttrName()));
  if (!work || work.isGiven())
    return false;
  op->removeDiscardableAttr(RooflineDialect::getWorkAttrName());
  return true;
}

/// How many ops the analysis visits: not those of payloads.
static int64_t countVisitedOps(ModuleOp module) {
  int64_t count = 0;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<FunctionOpInterface>(op) || op->hasTrait<OpTrait::SymbolTable>())
      return WalkResult::advance();
    ++count;
    return isa<ExecutionOpInterface>(op) ? WalkResult::advance()
                                         : WalkResult::skip();
  });
  return count;
}

AnalysisProgress::AnalysisProgress(ModuleOp module, StringRef doing) {
  if (!isProgressShown())
    return;
  line.emplace(llvm::errs(), doing.str(), countVisitedOps(module),
               getProgressDelaySeconds());
  handler.emplace(module.getContext(), [this](Diagnostic &) {
    line->erase();
    return failure(); // Others handle it.
  });
}
