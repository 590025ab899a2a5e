//===- KnobOps.cpp - Transform ops that rank tuning options ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PayloadFigures.h"
#include "mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "roofline/Estimate/TilePredictor.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns the tile sizes of an option, or nullopt if it is not an array of
/// nonnegative integers.
static std::optional<SmallVector<int64_t>> getSizes(Attribute option) {
  SmallVector<int64_t> sizes;
  if (auto dense = dyn_cast<DenseI64ArrayAttr>(option)) {
    llvm::append_range(sizes, dense.asArrayRef());
  } else if (auto array = dyn_cast<ArrayAttr>(option)) {
    for (Attribute element : array) {
      auto size = dyn_cast<IntegerAttr>(element);
      if (!size || !size.getValue().isSignedIntN(64))
        return std::nullopt;
      sizes.push_back(size.getValue().getSExtValue());
    }
  } else {
    return std::nullopt;
  }
  if (llvm::any_of(sizes, [](int64_t size) { return size < 0; }))
    return std::nullopt;
  return sizes;
}

DiagnosedSilenceableFailure RankKnobOp::rank(Operation *op,
                                             const TilePredictor &predictor,
                                             ArrayRef<unsigned> order) {
  auto knob = dyn_cast<transform::tune::KnobOp>(op);
  auto options = knob ? dyn_cast<ArrayAttr>(knob.getOptions()) : nullptr;
  if (!options)
    return emitSilenceableError()
           << "expected a 'transform.tune.knob' with an array of options, got '"
           << op->getName() << "'";
  SmallVector<TilePrediction, 0> predictions;
  SmallVector<Attribute> fitting;
  for (Attribute option : options) {
    std::optional<SmallVector<int64_t>> sizes = getSizes(option);
    if (!sizes || sizes->size() != order.size())
      return emitSilenceableError() << "expected options of " << order.size()
                                    << " tile sizes, got " << option;
    std::optional<TilePrediction> prediction =
        predictor.predict(getLevel(), {llvm::to_vector<0>(*sizes),
                                       SmallVector<unsigned, 0>(order)});
    if (!prediction)
      continue;
    predictions.push_back(std::move(*prediction));
    fitting.push_back(option);
  }
  if (fitting.empty())
    return emitSilenceableError()
           << "no option of knob '" << knob.getNameAttr().getValue()
           << "' fits in the memory that '" << getLevel() << "' is tiled for";
  SmallVector<Attribute> ranked;
  for (size_t position : rankTiles(predictions))
    ranked.push_back(fitting[position]);
  if (getSelect())
    knob.setSelectedAttr(ranked.front());
  else if (Attribute selected = knob.getSelectedAttr())
    if (!llvm::is_contained(ranked, selected))
      ranked.push_back(selected);
  knob.setOptionsAttr(ArrayAttr::get(getContext(), ranked));
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
RankKnobOp::apply(transform::TransformRewriter &, transform::TransformResults &,
                  transform::TransformState &state) {
  Operation *target;
  OpRecord record;
  DiagnosedSilenceableFailure found =
      getFiguresToTile(*this, getTarget(), state, target, record);
  if (!found.succeeded())
    return found;
  std::optional<size_t> numLoops;
  if (record.predictor)
    numLoops = record.predictor->getNumLoops(getLevel());
  if (!numLoops)
    return emitSilenceableError()
           << "'" << target->getName() << "' can't be tiled for '" << getLevel()
           << "'";
  auto order = llvm::to_vector(llvm::seq<unsigned>(*numLoops));
  if (std::optional<ArrayRef<int64_t>> own = getOrder()) {
    if (own->size() != *numLoops || !isPermutationVector(*own))
      return emitSilenceableError() << "expected 'order' to have each of the "
                                    << *numLoops << " loops once";
    order.assign(own->begin(), own->end());
  }
  for (Operation *knob : state.getPayloadOps(getKnobs())) {
    DiagnosedSilenceableFailure ranked = rank(knob, *record.predictor, order);
    if (!ranked.succeeded())
      return ranked;
  }
  return DiagnosedSilenceableFailure::success();
}

void RankKnobOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  transform::onlyReadsHandle(getKnobsMutable(), effects);
  transform::onlyReadsHandle(getTargetMutable(), effects);
  transform::modifiesPayload(effects);
}
