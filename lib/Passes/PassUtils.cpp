//===- PassUtils.cpp - What several passes share -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"

#include "roofline/IR/RooflineAttrs.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Key of a device's entry that holds our description (docs/use/Targets.md).
static constexpr StringLiteral machineKey = "roofline";

static StringRef getSpecName() {
  return DLTIDialect::kTargetSystemDescAttrName;
}

FailureOr<TargetDescription> roofline::getModuleTarget(ModuleOp module) {
  if (Operation *scope = lookupTargetScope(module))
    return parseTargetSpec(scope->getAttr(getSpecName()), scope->getLoc());
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

void roofline::warnOfNestedTargets(ModuleOp module, StringRef target) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto spec = op->getAttrOfType<TargetSystemSpecAttr>(getSpecName());
    if (op != module && spec)
      for (DataLayoutEntryInterface device : spec.getEntries()) {
        auto entries = dyn_cast<TargetDeviceSpecAttr>(device.getValue());
        auto name = dyn_cast<StringAttr>(device.getKey());
        if (entries && name && name.getValue() != target &&
            llvm::any_of(entries.getEntries(), isMachine))
          emitWarning(op->getLoc())
              << "the target '" << makePrintable(name.getValue())
              << "' is not used: all figures are for '" << makePrintable(target)
              << "'";
      }
    return op->hasTrait<OpTrait::SymbolTable>() ? WalkResult::advance()
                                                : WalkResult::skip();
  });
}

/// The machine with the name, alias or path `name`.
static FailureOr<TargetDescription> loadMachine(StringRef name,
                                                ModuleOp module) {
  if (name.empty())
    return emitError(module.getLoc())
           << "expected a target on both sides of each comma, got ''";
  return loadTargetDescription(name, module.getLoc());
}

LogicalResult
roofline::loadTargets(ArrayRef<std::string> names, ModuleOp module,
                      SmallVectorImpl<TargetDescription> &targets) {
  if (names.empty() || (names.size() == 1 && names.front().empty())) {
    FailureOr<TargetDescription> own = getModuleTarget(module);
    if (succeeded(own))
      targets.push_back(*own);
    return own;
  }
  for (const std::string &name : names) {
    FailureOr<TargetDescription> target = loadMachine(name, module);
    if (failed(target))
      return failure();
    for (auto [otherName, other] : llvm::zip(names, targets))
      if (other.name == target->name)
        return emitError(module.getLoc())
               << "expected different targets, but '" << otherName << "' and '"
               << name << "' are both named '" << makePrintable(target->name)
               << "'";
    targets.push_back(std::move(*target));
  }
  return success();
}

bool roofline::removeAnnotations(Operation *op) {
  // That of the discardable ones is built for each question.
  if (op->getRawDictionaryAttrs().empty())
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
