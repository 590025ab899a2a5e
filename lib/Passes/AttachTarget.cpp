//===- AttachTarget.cpp - Attach a machine to a module -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEATTACHTARGETPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

/// `spec` with the device `added`: merged into the device of the same name, or
/// appended.
static TargetSystemSpecAttr addDevice(TargetSystemSpecAttr spec,
                                      DataLayoutEntryInterface added) {
  MLIRContext *context = spec.getContext();
  SmallVector<DataLayoutEntryInterface> devices(spec.getEntries());
  for (DataLayoutEntryInterface &device : devices) {
    if (device.getKey() != added.getKey())
      continue;
    auto entries = cast<TargetDeviceSpecAttr>(device.getValue());
    auto addedEntries = cast<TargetDeviceSpecAttr>(added.getValue());
    SmallVector<DataLayoutEntryInterface> merged(entries.getEntries());
    llvm::append_range(merged, addedEntries.getEntries());
    device =
        DataLayoutEntryAttr::get(cast<StringAttr>(device.getKey()),
                                 TargetDeviceSpecAttr::get(context, merged));
    return TargetSystemSpecAttr::get(context, devices);
  }
  devices.push_back(added);
  return TargetSystemSpecAttr::get(context, devices);
}

namespace {
struct RooflineAttachTargetPass
    : roofline::impl::RooflineAttachTargetPassBase<RooflineAttachTargetPass> {
  using RooflineAttachTargetPassBase::RooflineAttachTargetPassBase;

  LogicalResult initializeOptions(StringRef text,
                                  OptionErrorFn onError) override {
    return failed(checkOptionNames(text, {"target"}, onError))
               ? failure()
               : RooflineAttachTargetPassBase::initializeOptions(text, onError);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (target.empty()) {
      markAllAnalysesPreserved();
      if (failed(getModuleTarget(module)))
        signalPassFailure();
      return;
    }
    FailureOr<TargetSystemSpecInterface> loaded =
        loadTarget(target, module.getLoc());
    if (failed(loaded))
      return signalPassFailure();
    auto added = cast<TargetSystemSpecAttr>(*loaded);
    TargetSystemSpecAttr own = getTargetSpec(module);
    if (!own)
      return setTargetSpec(module, added);
    TargetSystemSpecAttr others = removeMachines(own);
    TargetSystemSpecAttr merged = others ? others : added;
    if (others)
      for (DataLayoutEntryInterface device : added.getEntries())
        merged = addDevice(merged, device);
    if (others != own && merged != own)
      emitWarning(module.getLoc())
          << "the module's own target is replaced by '" << target << "'";
    setTargetSpec(module, merged);
  }
};
} // namespace
