//===- RankKnobsOp.cpp - Ranks several knobs together ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnobConstraints.h"
#include "PayloadFigures.h"

using namespace mlir;
using namespace mlir::roofline;
using transform::tune::KnobOp;

/// The numbers of an option: an integer, or an array of them.
static std::optional<SmallVector<int64_t, 4>> getNumbers(Attribute option) {
  SmallVector<int64_t, 4> numbers;
  if (auto dense = dyn_cast<DenseI64ArrayAttr>(option)) {
    llvm::append_range(numbers, dense.asArrayRef());
    return numbers;
  }
  auto array = dyn_cast<ArrayAttr>(option);
  for (Attribute element : array ? array.getValue() : ArrayRef(option)) {
    auto number = dyn_cast<IntegerAttr>(element);
    if (!number || !number.getValue().isSignedIntN(64))
      return std::nullopt;
    numbers.push_back(number.getValue().getSExtValue());
  }
  return numbers;
}

/// What `op` leaves open. On failure a diagnostic has been emitted.
static DiagnosedSilenceableFailure readKnob(RankKnobsOp rank, Operation *op,
                                            KnobOptions &options,
                                            SmallVectorImpl<Knob> &knobs) {
  auto knobOp = dyn_cast<KnobOp>(op);
  auto array = knobOp ? dyn_cast<ArrayAttr>(knobOp.getOptions()) : nullptr;
  if (!array)
    return emitSilenceableFailure(rank)
           << "expected a 'transform.tune.knob' with an array of options, got '"
           << op->getName() << "'";
  // What is selected stays.
  if (Attribute selected = knobOp.getSelectedAttr())
    array = ArrayAttr::get(op->getContext(), {selected});
  Knob knob;
  knob.name = knobOp.getName().str();
  auto fail = [&] {
    return emitSilenceableFailure(rank) << "knob '" << knob.name << "' ";
  };
  if (llvm::any_of(knobs,
                   [&](const Knob &other) { return other.name == knob.name; }))
    return fail() << "is there twice";
  auto role = rank.getRoles().getAs<StringAttr>(knob.name);
  if (!role)
    return fail() << "has no role";
  std::string whyNot;
  if (!knob.setRole(role, whyNot))
    return fail() << "can't be ranked: " << whyNot;
  for (Attribute option : array) {
    std::optional<SmallVector<int64_t, 4>> numbers = getNumbers(option);
    if (!numbers)
      return fail() << "can't be ranked: expected options of integers, got "
                    << option;
    knob.options.push_back(std::move(*numbers));
  }
  knobs.push_back(std::move(knob));
  options[knobOp] = array;
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure readKnobs(RankKnobsOp rank,
                                             transform::TransformState &state,
                                             KnobOptions &options,
                                             SmallVectorImpl<Knob> &knobs) {
  for (Operation *op : state.getPayloadOps(rank.getKnobs())) {
    DiagnosedSilenceableFailure read = readKnob(rank, op, options, knobs);
    if (!read.succeeded())
      return read;
  }
  for (NamedAttribute role : rank.getRoles())
    if (llvm::none_of(knobs, [&](const Knob &knob) {
          return knob.name == role.getName();
        }))
      return emitSilenceableFailure(rank)
             << "no knob is called '" << role.getName().getValue() << "'";
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
RankKnobsOp::apply(transform::TransformRewriter &,
                   transform::TransformResults &results,
                   transform::TransformState &state) {
  Operation *target;
  OpRecord record;
  DiagnosedSilenceableFailure found =
      getFiguresToTile(*this, getTarget(), state, target, record);
  if (!found.succeeded())
    return found;
  if (!record.predictor)
    return emitSilenceableError()
           << "'" << target->getName() << "' can't be tiled";
  KnobOptions options;
  SmallVector<Knob> knobs;
  DiagnosedSilenceableFailure read = readKnobs(*this, state, options, knobs);
  if (!read.succeeded())
    return read;
  std::string whyNot;
  FailureOr<KnobSpace> space =
      KnobSpace::make(*record.predictor, knobs, whyNot);
  if (failed(space))
    return emitSilenceableError() << whyNot;
  Undecided undecided;
  addConstraints(options, *space, undecided);
  SmallVector<KnobChoice, 0> choices = space->rank(getFirst());
  if (undecided.op) {
    auto diag = emitSilenceableError()
                << "a constraint on the knobs can't be decided";
    diag.attachNote(undecided.op->getLoc()) << undecided.reason;
    return diag;
  }
  if (choices.empty())
    return emitSilenceableError()
           << "no choice of the knobs fits and meets all constraints";
  SmallVector<transform::Param> ranked;
  for (const KnobChoice &choice : choices) {
    NamedAttrList chosen;
    for (auto [knob, option] : llvm::zip_equal(options, choice.options))
      chosen.append(KnobOp(knob.first).getNameAttr(), knob.second[option]);
    ranked.push_back(chosen.getDictionary(getContext()));
  }
  for (auto [knob, option] : llvm::zip_equal(options, choices.front().options))
    KnobOp(knob.first).setSelectedAttr(knob.second[option]);
  results.setParams(cast<OpResult>(getRanked()), ranked);
  return DiagnosedSilenceableFailure::success();
}

void RankKnobsOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  transform::onlyReadsHandle(getKnobsMutable(), effects);
  transform::onlyReadsHandle(getTargetMutable(), effects);
  transform::producesHandle(getOperation()->getOpResults(), effects);
  transform::modifiesPayload(effects);
}
