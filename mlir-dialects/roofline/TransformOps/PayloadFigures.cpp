//===- PayloadFigures.cpp - Figures of payload ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PayloadFigures.h"

#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// What a schedule keeps from one query to the next: nothing that depends on
/// the payload.
class Machines : public transform::TransformState::Extension {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Machines)

  Machines(transform::TransformState &state) : Extension(state) {}

  /// The analysis for the machine whose spec `scope` has; null, after a
  /// diagnostic, if that is not valid.
  ModuleAnalysis *lookup(Operation *scope) {
    Attribute spec = getTargetSpec(scope);
    auto [it, isNew] = machines.try_emplace(spec);
    if (!isNew && it->second)
      return &it->second->analysis;
    FailureOr<TargetDescription> target =
        parseTargetSpec(spec, scope->getLoc());
    if (failed(target))
      return nullptr;
    it->second = std::make_unique<Machine>(std::move(*target),
                                           getTransformState().getTopLevel());
    return &it->second->analysis;
  }

private:
  struct Machine {
    Machine(TargetDescription description, Operation *root)
        : target(std::move(description)),
          analysis(root, &target, AnalysisOptions()) {}

    TargetDescription target;
    ModuleAnalysis analysis;
  };

  llvm::DenseMap<Attribute, std::unique_ptr<Machine>> machines;
};
} // namespace

DiagnosedSilenceableFailure
roofline::getFigures(Operation *transform, Operation *payload,
                     transform::TransformState &state, OpRecord &record,
                     bool wantsTiling) {
  StringRef name = payload->getName().getStringRef();
  Operation *scope = lookupTargetScope(payload);
  if (!scope) {
    auto diag = emitDefiniteFailure(transform)
                << "expected a target: no op around '" << name
                << "' has a 'dlti.target_system_spec'";
    diag.attachNote() << "roofline-attach-target adds one; known targets: "
                      << llvm::join(getBuiltinTargetNames(), ", ");
    return diag;
  }
  auto *machines = state.getExtension<Machines>();
  if (!machines)
    machines = &state.addExtension<Machines>();
  ModuleAnalysis *analysis = machines->lookup(scope);
  if (!analysis)
    return DiagnosedSilenceableFailure::definiteFailure();
  std::optional<OpRecord> found = analysis->analyzeOp(payload, wantsTiling);
  if (!found)
    return emitSilenceableFailure(transform)
           << "'" << name
           << "' has no figures: it costs nothing, has no model, or is part of "
              "another op's payload";
  record = std::move(*found);
  return DiagnosedSilenceableFailure::success();
}
