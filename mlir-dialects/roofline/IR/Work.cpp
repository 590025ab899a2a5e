//===- Work.cpp - The work of an op on any machine ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/Work.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/IR/RooflineEnums.cpp.inc"

//===----------------------------------------------------------------------===//
// CountRange
//===----------------------------------------------------------------------===//

CountRange &CountRange::operator+=(const CountRange &other) {
  lower += other.lower;
  upper += other.upper;
  return *this;
}

CountRange &CountRange::operator*=(const Count &factor) {
  lower *= factor;
  upper *= factor;
  return *this;
}

bool CountRange::operator==(const CountRange &other) const {
  return lower == other.lower && upper == other.upper;
}

llvm::hash_code mlir::roofline::hash_value(const CountRange &range) {
  return llvm::hash_combine(range.lower, range.upper);
}

//===----------------------------------------------------------------------===//
// WorkTerm, WorkTerms
//===----------------------------------------------------------------------===//

bool WorkTerm::hasSameKind(const WorkTerm &other) const {
  return workClass == other.workClass && type == other.type &&
         otherType == other.otherType &&
         accumulatorType == other.accumulatorType;
}

bool WorkTerm::operator==(const WorkTerm &other) const {
  return hasSameKind(other) && count == other.count;
}

std::string WorkTerm::getTypeKey() const {
  std::string key;
  llvm::raw_string_ostream os(key);
  os << type;
  if (otherType != type)
    os << '*' << otherType;
  if (accumulatorType != type || otherType != type)
    os << "->" << accumulatorType;
  return key;
}

static thread_local WorkTermsLog *currentLog = nullptr;

WorkTermsLog::WorkTermsLog(const WorkTerms &terms) : terms(terms) {
  assert(!currentLog && "expected one log at a time");
  currentLog = this;
}

WorkTermsLog::~WorkTermsLog() { currentLog = nullptr; }

void WorkTermsLog::note(const WorkTerms &terms, const WorkTerm &term,
                        const Count &factor) {
  if (currentLog && &currentLog->terms == &terms)
    currentLog->additions.push_back({term, factor});
}

void WorkTerms::merge(const WorkTerm &term) {
  if (term.count.isZero())
    return;
  for (WorkTerm &existing : terms) {
    if (existing.hasSameKind(term)) {
      existing.count += term.count;
      return;
    }
  }
  auto *position = llvm::find_if(terms, [&](const WorkTerm &existing) {
    return existing.workClass > term.workClass;
  });
  terms.insert(position, term);
}

void WorkTerms::add(const WorkTerm &term) {
  WorkTermsLog::note(*this, term, 1);
  merge(term);
}

void WorkTerms::add(const WorkTerms &others, const Count &factor) {
  for (WorkTerm term : others.terms) {
    WorkTermsLog::note(*this, term, factor);
    term.count *= factor;
    merge(term);
  }
}

void WorkTerms::takeMax(const WorkTerms &other) {
  for (const WorkTerm &term : other.terms) {
    auto *existing = llvm::find_if(
        terms, [&](const WorkTerm &own) { return own.hasSameKind(term); });
    if (existing == terms.end())
      add(term);
    else
      existing->count = countMax(existing->count, term.count);
  }
}

void WorkTerms::scale(const Count &factor) {
  for (WorkTerm &term : terms)
    term.count *= factor;
  llvm::erase_if(terms, [](const WorkTerm &t) { return t.count.isZero(); });
}

/// Sums the counts of the terms that `filter` accepts.
static Count sumIf(ArrayRef<WorkTerm> terms,
                   function_ref<bool(const WorkTerm &)> filter) {
  Count sum;
  for (const WorkTerm &term : terms)
    if (filter(term))
      sum += term.count;
  return sum;
}

Count WorkTerms::getFlops() const {
  return sumIf(terms, [](const WorkTerm &term) {
    return term.workClass == WorkClass::Vector ||
           (term.workClass == WorkClass::Matrix &&
            isa<FloatType>(term.accumulatorType));
  });
}

Count WorkTerms::getIntOps() const {
  return sumIf(terms, [](const WorkTerm &term) {
    return term.workClass == WorkClass::Integer ||
           (term.workClass == WorkClass::Matrix &&
            !isa<FloatType>(term.accumulatorType));
  });
}

Count WorkTerms::getClass(WorkClass workClass) const {
  return sumIf(
      terms, [&](const WorkTerm &term) { return term.workClass == workClass; });
}

//===----------------------------------------------------------------------===//
// NetworkTerm, NetworkTerms
//===----------------------------------------------------------------------===//

Count NetworkTerm::getGroupSize() const {
  Count product = 1;
  for (const Count &size : sizes)
    product *= size;
  return product;
}

bool NetworkTerm::hasSameKind(const NetworkTerm &other) const {
  return kind == other.kind && grid == other.grid && axes == other.axes &&
         sizes == other.sizes && strides == other.strides &&
         payloadBytes == other.payloadBytes &&
         elementBytes == other.elementBytes;
}

bool NetworkTerm::operator==(const NetworkTerm &other) const {
  return hasSameKind(other) && count == other.count;
}

/// Returns true if the term sends nothing across a link.
static bool isIdle(const NetworkTerm &term) {
  if (term.count.isZero() || term.payloadBytes.isZero())
    return true;
  Count devices = term.getGroupSize();
  return !term.sizes.empty() && devices.isConstant() &&
         devices.getConstant() <= 1;
}

void NetworkTerms::add(const NetworkTerm &term) {
  if (isIdle(term))
    return;
  for (NetworkTerm &existing : terms) {
    if (existing.hasSameKind(term)) {
      existing.count += term.count;
      return;
    }
  }
  auto *position = llvm::find_if(terms, [&](const NetworkTerm &existing) {
    return existing.kind > term.kind;
  });
  terms.insert(position, term);
}

void NetworkTerms::add(const NetworkTerms &others, const Count &factor) {
  for (NetworkTerm term : others.terms) {
    term.count *= factor;
    add(term);
  }
}

void NetworkTerms::takeMax(const NetworkTerms &other) {
  for (const NetworkTerm &term : other.terms) {
    auto *existing = llvm::find_if(
        terms, [&](const NetworkTerm &own) { return own.hasSameKind(term); });
    if (existing == terms.end())
      add(term);
    else
      existing->count = countMax(existing->count, term.count);
  }
}

void NetworkTerms::scale(const Count &factor) {
  for (NetworkTerm &term : terms)
    term.count *= factor;
  llvm::erase_if(terms, isIdle);
}

bool NetworkTerms::isStatic() const {
  auto isConstant = [](const Count &count) { return count.isConstant(); };
  return llvm::all_of(terms, [&](const NetworkTerm &term) {
    return term.count.isConstant() && term.payloadBytes.isConstant() &&
           llvm::all_of(term.sizes, isConstant) &&
           llvm::all_of(term.strides, isConstant);
  });
}

//===----------------------------------------------------------------------===//
// ContractionWork
//===----------------------------------------------------------------------===//

void ContractionWork::add(const ContractionWork &other) {
  macs += other.macs;
  operations += other.operations;
  casts += other.casts;
  if (usefulMacs && other.usefulMacs)
    *usefulMacs += *other.usefulMacs;
  else
    usefulMacs = std::nullopt;
}

void ContractionWork::takeMax(const ContractionWork &other) {
  macs = countMax(macs, other.macs);
  operations = countMax(operations, other.operations);
  casts = countMax(casts, other.casts);
  if (usefulMacs && other.usefulMacs)
    usefulMacs = countMax(*usefulMacs, *other.usefulMacs);
  else
    usefulMacs = std::nullopt;
}

void ContractionWork::scale(const Count &factor) {
  macs *= factor;
  operations *= factor;
  casts *= factor;
  if (usefulMacs)
    *usefulMacs *= factor;
}

bool ContractionWork::operator==(const ContractionWork &other) const {
  return macs == other.macs && usefulMacs == other.usefulMacs &&
         operations == other.operations && casts == other.casts;
}

//===----------------------------------------------------------------------===//
// BoundSummary
//===----------------------------------------------------------------------===//

bool BoundSummary::operator==(const BoundSummary &other) const {
  // First what differs most: tables of attributes compare with all neighbours.
  return timeSeconds == other.timeSeconds && intensity == other.intensity &&
         headroom == other.headroom && bound == other.bound &&
         target == other.target;
}

/// Returns the bit pattern of an optional double. nullopt hashes as all ones, a
/// NaN that no computation produces.
static uint64_t getBits(std::optional<double> value) {
  return value ? llvm::bit_cast<uint64_t>(*value) : ~uint64_t(0);
}

llvm::hash_code mlir::roofline::hash_value(const BoundSummary &summary) {
  const Resource *resource = summary.bound.getLeast();
  return llvm::hash_combine(resource ? StringRef(resource->name) : StringRef(),
                            summary.target, getBits(summary.timeSeconds),
                            getBits(summary.intensity),
                            getBits(summary.headroom));
}

//===----------------------------------------------------------------------===//
// WorkContext
//===----------------------------------------------------------------------===//

Count roofline::computeVolume(ArrayRef<Loop> loops) {
  Count volume = 1;
  for (const Loop &loop : loops)
    volume *= loop.extent;
  return volume;
}

WorkContext::~WorkContext() = default;

Count roofline::getNumLanes(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return 1;
  Count lanes = 1;
  for (auto [size, scalable] :
       llvm::zip_equal(vector.getShape(), vector.getScalableDims()))
    lanes *= scalable ? Count(size) * Count::symbol("vscale") : Count(size);
  return lanes;
}

Count WorkContext::getFoldValue(OpFoldResult value) {
  if (auto attribute = dyn_cast<Attribute>(value))
    return Count(llvm::DynamicAPInt(cast<IntegerAttr>(attribute).getValue()));
  return getIndexValue(cast<Value>(value));
}

Count WorkContext::getNumElements(Value shaped) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (!type)
    return 1;
  Count product = 1;
  for (int64_t dim = 0, rank = type.getRank(); dim < rank; ++dim)
    product *= getDim(shaped, dim);
  return product;
}
