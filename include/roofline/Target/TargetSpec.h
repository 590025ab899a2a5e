//===- TargetSpec.h - Parses DLTI specs of machines -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses and checks the description of a machine: takes a
// `#dlti.target_system_spec` in which one device has the key "roofline", and
// returns a TargetDescription. docs/use/Targets.md lists every key, its unit
// and its checks.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETSPEC_H
#define ROOFLINE_TARGET_TARGETSPEC_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "roofline/Target/TargetDescription.h"

namespace mlir::roofline {

/// Starts a diagnostic about the key at a path such as
/// "memory.hbm.capacity_bytes", empty for a whole spec.
using EmitAtKeyFn = function_ref<InFlightDiagnostic(StringRef path)>;

/// Parses and checks a DLTI spec. On failure every problem has been reported in
/// a diagnostic of its own, which names the device and the path of the key:
/// `target 'a100': 'memory.hbm.bytes_per_second' expected ...`.
FailureOr<TargetDescription> parseTargetSpec(Attribute spec,
                                             EmitAtKeyFn emitError);

/// Parses and checks a DLTI spec, with every diagnostic at `loc`.
FailureOr<TargetDescription> parseTargetSpec(Attribute spec, Location loc);

/// Checks that the figures are consistent: inwards, capacities do not increase
/// and bandwidths do not decrease; matrix peaks are not below vector peaks; no
/// memory space belongs to two levels. `parseTargetSpec` calls it. On failure
/// every problem has been reported in a diagnostic of its own.
LogicalResult verifyTarget(const TargetDescription &target,
                           EmitAtKeyFn emitError);

/// Returns the innermost op that has a target spec among `op` and the ops
/// around it; null if there is none.
Operation *lookupTargetScope(Operation *op);
/// Returns the target spec of `op`, `dlti.target_system_spec`; null if it has
/// none.
Attribute getTargetSpec(Operation *op);
/// Returns the machine that the spec of `lookupTargetScope` describes; null if
/// there is none, or if it is not valid, which has been reported at that op.
std::unique_ptr<TargetDescription> lookupTarget(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETSPEC_H
