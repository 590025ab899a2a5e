//===- TargetSpec.h - From a DLTI spec to a target --------------*- C++ -*-===//
//
// A target is written as a `#dlti.target_system_spec` in which one device has
// the key "roofline". docs/use/Targets.md lists every key, its unit and its
// checks.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETSPEC_H
#define ROOFLINE_TARGET_TARGETSPEC_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "roofline/Target/TargetDescription.h"

namespace mlir::roofline {

/// Reads and checks a DLTI spec. On failure a diagnostic has been emitted for
/// every finding; each names the device and the path of the key, as in
/// `target 'a100': 'memory.hbm.bytes_per_second' expected ...`.
FailureOr<TargetDescription>
parseTargetSpec(Attribute spec, function_ref<InFlightDiagnostic()> emitError);

/// As above, with every diagnostic at `loc`.
FailureOr<TargetDescription> parseTargetSpec(Attribute spec, Location loc);

/// Checks that the figures fit each other: capacities do not grow and
/// bandwidths do not shrink inwards, matrix peaks are not under vector peaks,
/// no memory space lives in two levels. `parseTargetSpec` calls it. On failure
/// a diagnostic has been emitted for every finding.
LogicalResult verifyTarget(const TargetDescription &target,
                           function_ref<InFlightDiagnostic()> emitError);

/// The op whose target spec holds for `op`: the nearest one around it, or `op`
/// itself, that has one; null if none has.
Operation *lookupTargetScope(Operation *op);
/// The target spec of `op`, `dlti.target_system_spec`; null if it has none.
Attribute getTargetSpec(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETSPEC_H
