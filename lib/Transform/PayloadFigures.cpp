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
/// The state that a schedule keeps from one query to the next, none of which
/// depends on the payload.
class Machines : public transform::TransformState::Extension {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Machines)

  Machines(transform::TransformState &state) : Extension(state) {}

  struct Machine {
    Machine(TargetDescription description, Operation *root)
        : target(std::move(description)),
          analysis(root, &target, AnalysisOptions()) {}

    TargetDescription target;
    ModuleAnalysis analysis;
  };

  /// Returns the machine described by the target spec of `scope`; null, after a
  /// diagnostic, if the spec is invalid.
  Machine *lookup(Operation *scope) {
    Attribute spec = getTargetSpec(scope);
    auto [it, isNew] = machines.try_emplace(spec);
    if (!isNew && it->second)
      return it->second.get();
    FailureOr<TargetDescription> target =
        parseTargetSpec(spec, scope->getLoc());
    if (failed(target))
      return nullptr;
    it->second = std::make_unique<Machine>(std::move(*target),
                                           getTransformState().getTopLevel());
    return it->second.get();
  }

private:
  llvm::DenseMap<Attribute, std::unique_ptr<Machine>> machines;
};
} // namespace

static DiagnosedSilenceableFailure
lookupMachine(Operation *transform, Operation *payload,
              transform::TransformState &state, Machines::Machine *&machine) {
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
  machine = machines->lookup(scope);
  return machine ? DiagnosedSilenceableFailure::success()
                 : DiagnosedSilenceableFailure::definiteFailure();
}

DiagnosedSilenceableFailure
roofline::getMachine(Operation *transform, Operation *payload,
                     transform::TransformState &state,
                     const TargetDescription *&target) {
  Machines::Machine *machine = nullptr;
  DiagnosedSilenceableFailure found =
      lookupMachine(transform, payload, state, machine);
  if (machine)
    target = &machine->target;
  return found;
}

DiagnosedSilenceableFailure
roofline::getFigures(Operation *transform, Operation *payload,
                     transform::TransformState &state, OpRecord &record,
                     bool wantsTiling) {
  Machines::Machine *machine = nullptr;
  DiagnosedSilenceableFailure known =
      lookupMachine(transform, payload, state, machine);
  if (!known.succeeded())
    return known;
  std::optional<OpRecord> found =
      machine->analysis.analyzeOp(payload, wantsTiling);
  if (!found)
    return emitSilenceableFailure(transform)
           << "'" << payload->getName().getStringRef()
           << "' has no figures: it costs nothing, has no model, or is part of "
              "another op's payload";
  record = std::move(*found);
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
roofline::getFiguresToTile(Operation *transform, Value handle,
                           transform::TransformState &state,
                           Operation *&payload, OpRecord &record) {
  auto payloads = state.getPayloadOps(handle);
  if (!llvm::hasSingleElement(payloads))
    return emitSilenceableFailure(transform)
           << "expected one op to tile, got " << llvm::range_size(payloads);
  payload = *payloads.begin();
  return getFigures(transform, payload, state, record, /*wantsTiling=*/true);
}
