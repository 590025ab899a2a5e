//===- RooflineTransformOps.cpp - Transform ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Transform/RooflineTransformOps.h"

#include "PayloadFigures.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/Transform/RooflineTransformEnums.cpp.inc"

#define GET_OP_CLASSES
#include "roofline/Transform/RooflineTransformOps.cpp.inc"

//===----------------------------------------------------------------------===//
// match_bound
//===----------------------------------------------------------------------===//

LogicalResult MatchBoundOp::verify() {
  std::optional<Bound> bound = Bound::parse(getBound());
  if (parseResourceKind(getBound()) || (bound && !bound->isInterval()))
    return success();
  return emitOpError() << "expected 'compute', 'memory', 'network' or "
                          "'launch', one resource such as 'memory:hbm', or "
                          "'none', 'symbolic' or 'unknown', got '"
                       << getBound() << "'";
}

/// True if `bound` is what `text` says, a kind of resource or a bound. Of an
/// interval (R24) its least resource counts, and also its most if `certain`.
static bool matches(const Bound &bound, StringRef text, bool certain) {
  if (std::optional<ResourceKind> kind = parseResourceKind(text))
    return bound.isBy(*kind) && (!certain || bound.getMost()->kind == *kind);
  std::optional<Bound> wanted = Bound::parse(text);
  if (!wanted->getLeast())
    return bound == *wanted;
  return bound.isBy(*wanted->getLeast()) && !(certain && bound.isInterval());
}

DiagnosedSilenceableFailure
MatchBoundOp::matchOperation(Operation *current, transform::TransformResults &,
                             transform::TransformState &state) {
  OpRecord record;
  DiagnosedSilenceableFailure found = getFigures(*this, current, state, record);
  if (!found.succeeded())
    return found;
  const Bound &bound = record.getAll().estimate.bound;
  if (matches(bound, getBound(), getCertain()))
    return DiagnosedSilenceableFailure::success();
  return emitSilenceableError() << "expected an op bound by '" << getBound()
                                << "', got '" << bound.str() << "'";
}

//===----------------------------------------------------------------------===//
// query
//===----------------------------------------------------------------------===//

static bool isInteger(Figure figure) {
  return llvm::is_contained({Figure::Bytes, Figure::AchievableBytes,
                             Figure::Operations, Figure::Executions},
                            figure);
}

static bool hasLevels(Figure figure) {
  return !llvm::is_contained(
      {Figure::Headroom, Figure::Operations, Figure::Executions}, figure);
}

LogicalResult QueryOp::verify() {
  if (getLevel() && !hasLevels(getFigure()))
    return emitOpError() << "'" << stringifyFigure(getFigure())
                         << "' is no figure of a memory level";
  // Upstream's `!transform.param` doesn't accept floating-point types.
  Type type = getResult().getType();
  auto param = dyn_cast<transform::ParamType>(type);
  if (isa<transform::AnyParamType>(type) ||
      (param && isInteger(getFigure()) && param.getType().isInteger(64)))
    return success();
  return emitOpError() << "expected '" << stringifyFigure(getFigure())
                       << "' as a '!transform.any_param'"
                       << (isInteger(getFigure())
                               ? " or a '!transform.param<i64>'"
                               : "")
                       << ", got " << type;
}

/// Returns the index of `level` in the levels of `estimate`, the outermost one
/// if no level is named, or nullopt if there is no such level.
static std::optional<size_t> findLevel(const Estimate &estimate,
                                       std::optional<StringRef> level) {
  for (auto [number, traffic] : llvm::enumerate(estimate.levels))
    if (!level || traffic.level == *level)
      return number;
  return std::nullopt;
}

/// Returns a figure in units of 1, or nullopt if it is unknown.
static std::optional<Count> getCount(Figure figure, const OpRecord &record,
                                     std::optional<size_t> level) {
  if (figure == Figure::Executions && !record.unbounded)
    return record.executions;
  if (figure == Figure::Operations && !record.unbounded) {
    const WorkSummary &all = record.getAll().work;
    return all.terms.getOperations();
  }
  if (!level || record.unbounded)
    return std::nullopt;
  const LevelTraffic &traffic = record.getAll().estimate.levels[*level];
  return figure == Figure::Bytes ? traffic.lowerBytes.lower
                                 : traffic.achievableBytes;
}

static std::optional<double> getLevelNumber(Figure figure,
                                            const LevelEstimate &level) {
  switch (figure) {
  case Figure::Seconds:
    return level.seconds;
  case Figure::AchievableSeconds:
    return level.achievableSeconds;
  case Figure::Intensity:
    return level.intensity;
  case Figure::Ridge:
    return level.ridge;
  default:
    return std::nullopt;
  }
}

static std::optional<double> getNumber(Figure figure, const OpRecord &record,
                                       std::optional<size_t> level) {
  const Estimate &estimate = record.getAll().estimate;
  if (record.unbounded && figure != Figure::Intensity &&
      figure != Figure::Ridge)
    return std::nullopt;
  if (level)
    return *level < estimate.levelEstimates.size()
               ? getLevelNumber(figure, estimate.levelEstimates[*level])
               : std::nullopt;
  switch (figure) {
  case Figure::Seconds:
    return estimate.timeSeconds;
  case Figure::AchievableSeconds:
    return estimate.getAchievableSeconds();
  case Figure::Intensity:
    return estimate.intensity;
  case Figure::Ridge:
    return estimate.ridge;
  case Figure::Headroom:
    return estimate.headroom;
  default:
    return std::nullopt;
  }
}

/// Returns the figure as an attribute; null, with the reason, if it can't be
/// represented.
static TypedAttr makeFigure(Figure figure, const OpRecord &record,
                            std::optional<StringRef> levelName,
                            std::string &reason) {
  std::optional<size_t> level;
  if (hasLevels(figure) && (levelName || isInteger(figure)))
    level = findLevel(record.getAll().estimate, levelName);
  Builder builder(record.op->getContext());
  if (levelName && !level) {
    reason = "the target has no memory level '" + levelName->str() + "'";
    return {};
  }
  reason = record.unbounded ? "the number of executions has no known bound"
                            : "it is not known";
  if (!isInteger(figure)) {
    std::optional<double> number = getNumber(figure, record, level);
    if (record.getAll().estimate.bound.isSymbolic())
      reason = "it is symbolic";
    return number && std::isfinite(*number) ? builder.getF64FloatAttr(*number)
                                            : TypedAttr();
  }
  std::optional<Count> count = getCount(figure, record, level);
  if (!count)
    return {};
  if (std::optional<int64_t> integer = count->tryInt64())
    return builder.getI64IntegerAttr(*integer);
  reason = (count->isConstant() ? "it doesn't fit in 64 bits: "
                                : "it is symbolic: ") +
           count->str();
  return {};
}

DiagnosedSilenceableFailure
QueryOp::applyToOne(transform::TransformRewriter &, Operation *target,
                    transform::ApplyToEachResultList &results,
                    transform::TransformState &state) {
  OpRecord record;
  DiagnosedSilenceableFailure found = getFigures(*this, target, state, record);
  if (!found.succeeded())
    return found;
  std::string reason;
  TypedAttr figure = makeFigure(getFigure(), record, getLevel(), reason);
  if (!figure)
    return emitSilenceableError()
           << "'" << target->getName() << "' has no '"
           << stringifyFigure(getFigure()) << "': " << reason;
  results.push_back(figure);
  return DiagnosedSilenceableFailure::success();
}
