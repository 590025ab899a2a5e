//===- CacheLineTraffic.cpp - Lines that an op's accesses touch -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/CacheLineTraffic.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Traffic/TouchedElements.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral isDynamic = "a shape, layout or loop is dynamic";
static constexpr StringLiteral hasLayout = "the layout is not known";
static constexpr StringLiteral isNarrow =
    "elements take no whole number of bytes";
static constexpr StringLiteral isScattered =
    "which elements are accessed is not known";
static constexpr StringLiteral isPartial =
    "not every iteration accesses an element";
static constexpr StringLiteral isDiagonal =
    "indices depend on each other or are not linear";
static constexpr StringLiteral isIrregular =
    "the places of the elements have no known pattern";

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

CacheLineTraffic::CacheLineTraffic(const Work &work, StorageSizes &sizes)
    : work(work) {
  for (const Loop &loop : work.loops) {
    std::optional<int64_t> extent = loop.extent.tryInt64();
    isStatic &= extent.has_value();
    extents.push_back(extent.value_or(1));
  }
  for (const Access &access : work.accesses)
    places.push_back(makePlace(access, sizes));
}

StringRef roofline::getStrides(ShapedType type,
                               SmallVectorImpl<int64_t> &strides) {
  if (auto memref = dyn_cast<MemRefType>(type)) {
    int64_t offset;
    if (failed(memref.getStridesAndOffset(strides, offset)))
      return hasLayout;
    for (auto [stride, extent] : llvm::zip_equal(strides, memref.getShape()))
      if (ShapedType::isDynamic(stride))
        return isDynamic;
      else if (stride == 0 && extent > 1)
        return hasLayout; // Elements share bytes.
    return "";
  }
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getEncoding())
    return hasLayout;
  strides.assign(type.getRank(), 1);
  for (int64_t dim = type.getRank() - 2; dim >= 0; --dim)
    if (llvm::MulOverflow(strides[dim + 1], type.getDimSize(dim + 1),
                          strides[dim]))
      return hasLayout;
  return "";
}

/// The layout that `value`, of `type`, has in memory: where it is a slice of a
/// tensor, the place there (R15), unless nobody has made that storage. Null if
/// it isn't known.
static ShapedType getLayout(Value value, ShapedType type,
                            const StorageSizes &sizes) {
  SmallVector<Operation *, 2> views;
  Value source = value;
  bool isSlice = false;
  for (Operation *op = source.getDefiningOp();
       isa_and_nonnull<tensor::ExtractSliceOp, tensor::CastOp,
                       tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op);
       op = source.getDefiningOp()) {
    isSlice |= isa<tensor::ExtractSliceOp>(op);
    views.push_back(op);
    source = op->getOperand(0);
  }
  if (!isSlice || source.getDefiningOp<tensor::EmptyOp>())
    return type;
  auto whole = dyn_cast<RankedTensorType>(sizes.getShapedType(source));
  SmallVector<int64_t, 4> strides;
  if (!whole || (whole.hasStaticShape() && !getStrides(whole, strides).empty()))
    return {};
  // Upstream derives the strides of buffers; they are in elements of any type.
  auto layout = MemRefType::get(whole.getShape(),
                                IntegerType::get(value.getContext(), 8));
  for (Operation *op : llvm::reverse(views)) {
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
      layout = memref::SubViewOp::inferRankReducedResultType(
          slice.getType().getShape(), layout, slice.getStaticOffsets(),
          slice.getStaticSizes(), slice.getStaticStrides());
    } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
      auto groups = collapse.getReassociationIndices();
      if (!memref::CollapseShapeOp::isGuaranteedCollapsible(layout, groups))
        return {};
      layout = memref::CollapseShapeOp::computeCollapsedType(layout, groups);
    } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
      FailureOr<MemRefType> expanded =
          memref::ExpandShapeOp::computeExpandedType(
              layout, expand.getResultType().getShape(),
              expand.getReassociationIndices());
      if (failed(expanded))
        return {};
      layout = *expanded;
    }
  }
  return layout;
}

/// Fills in where the elements of the value are; returns why that is not known.
StringRef CacheLineTraffic::placeValue(Place &place,
                                       StorageSizes &sizes) const {
  const Access &access = *place.access;
  ShapedType type = sizes.getShapedType(access.value);
  if (!type)
    return hasLayout;
  if (!type.hasStaticShape())
    return isDynamic;
  std::optional<int64_t> bits = sizes.getConstantBits(access.elementType);
  if (!bits)
    return isDynamic;
  if (*bits <= 0 || *bits % 8 != 0)
    return isNarrow;
  place.elementBytes = *bits / 8;
  if (sizes.getConstantBits(type.getElementType()) != bits)
    return hasLayout;
  ShapedType layout = getLayout(access.value, type, sizes);
  if (!layout)
    return hasLayout;
  StringRef unknown = getStrides(layout, place.strideBytes);
  if (!unknown.empty())
    return unknown;
  place.shape.assign(type.getShape().begin(), type.getShape().end());
  for (int64_t &stride : place.strideBytes)
    if (llvm::MulOverflow(stride, place.elementBytes, stride))
      return hasLayout;
  return "";
}

/// Fills in which elements are accessed; returns why that is not known.
StringRef CacheLineTraffic::placeElements(Place &place) const {
  const Access &access = *place.access;
  if (access.elements && access.map)
    return isPartial;
  if (access.elements) {
    Count whole = 1;
    for (int64_t extent : place.shape)
      whole *= extent;
    return *access.elements == CountRange(whole) ? "" : isScattered;
  }
  if (!access.map)
    return isScattered;
  if (!isStatic)
    return isDynamic;
  if (access.map.getNumResults() != place.shape.size())
    return isScattered;
  LinearIndices indices;
  SmallVector<unsigned, 4> indexOf(extents.size(), ~0u);
  for (auto [dim, expr] : llvm::enumerate(access.map.getResults())) {
    std::optional<LinearIndex> index = getLinearIndex(expr);
    if (!index)
      return isDiagonal;
    for (auto [loop, slope] : index->terms) {
      if (extents[loop] == 1)
        continue;
      if (indexOf[loop] != ~0u)
        return isDiagonal;
      indexOf[loop] = dim;
    }
    indices.push_back(std::move(*index));
  }
  place.indices = std::move(indices);
  return "";
}

CacheLineTraffic::Place CacheLineTraffic::makePlace(const Access &access,
                                                    StorageSizes &sizes) const {
  Place place;
  place.access = &access;
  place.unknown = placeValue(place, sizes);
  if (place.unknown.empty())
    place.unknown = placeElements(place);
  return place;
}

const CacheLineTraffic::Place &
CacheLineTraffic::getPlace(const Access &access) const {
  return places[&access - work.accesses.data()];
}

std::optional<LinearIndex>
CacheLineTraffic::locate(const Access &access) const {
  const Place &place = getPlace(access);
  if (!place.unknown.empty() || !place.indices)
    return std::nullopt;
  std::optional<LinearIndex> address = LinearIndex();
  for (auto [index, stride] :
       llvm::zip_equal(*place.indices, place.strideBytes))
    if (address)
      address = multiplyAdd(std::move(*address), stride, index);
  return address;
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

/// What the access touches over `extents` iterations.
std::optional<CacheLineBytes> CacheLineTraffic::count(const Place &place,
                                                      ArrayRef<int64_t> extents,
                                                      int64_t lineBytes) const {
  SmallVector<StridedDim, 4> dims;
  for (size_t dim = 0; dim < place.shape.size(); ++dim) {
    StridedDim &own = dims.emplace_back();
    own.strideBytes = place.strideBytes[dim];
    SmallVectorImpl<IndexTerm> &terms = own.indices.terms;
    if (!place.indices)
      terms.push_back({1, place.shape[dim]});
    else
      for (auto [loop, slope] : (*place.indices)[dim].terms)
        terms.push_back({slope, extents[loop]});
    for (const IndexTerm &term : terms)
      if (term.count == 0)
        return CacheLineBytes();
  }
  // Lines of 1 B are the elements.
  std::optional<int64_t> bytes = countCacheLines(dims, place.elementBytes, 1);
  std::optional<int64_t> lines =
      countCacheLines(dims, place.elementBytes, lineBytes);
  if (!bytes || !lines)
    return std::nullopt;
  return CacheLineBytes{*bytes, *lines * lineBytes};
}

/// What lines add to the accesses of one value in one direction: through the
/// same map once (R11). Through different maps they touch at least the most
/// lines that one does, at most all together and the value. No value if that is
/// not known.
std::optional<CountRange>
CacheLineTraffic::countGroup(ArrayRef<const Place *> group, int64_t lineBytes) {
  int64_t most = 0, sum = 0, lastElementBytes = 0;
  Place whole = *group.front();
  whole.indices.reset();
  SmallVector<const Access *, 2> accesses;
  for (size_t index = 0; index < group.size(); ++index) {
    const Place *place = group[index];
    auto hasSameMap = [&](const Place *other) {
      return place->access->map && other->access->map == place->access->map;
    };
    if (llvm::any_of(group.take_front(index), hasSameMap))
      continue;
    StringRef unknown = place->unknown;
    std::optional<CacheLineBytes> own;
    if (unknown.empty() && !(own = count(*place, extents, lineBytes)))
      unknown = isIrregular;
    if (!unknown.empty()) {
      uncounted.insert({place->access->value, unknown});
      return std::nullopt;
    }
    most = std::max(most, own->lineBytes);
    sum = addElements(sum, own->lineBytes);
    lastElementBytes = own->elementBytes;
    accesses.push_back(place->access);
  }
  if (accesses.size() == 1)
    return CountRange(most - lastElementBytes);
  std::optional<CacheLineBytes> value = count(whole, extents, lineBytes);
  if (value)
    sum = std::min(sum, value->lineBytes);
  CountRange elements = computeTouchedElements(
      accesses, work.loops, [&]() -> std::optional<Count> {
        if (!value)
          return std::nullopt;
        return Count(value->elementBytes / whole.elementBytes);
      });
  // Lines may hold elements of several accesses.
  auto add = [&](const Count &touched, int64_t lines) {
    return countMax(0, Count(lines) - touched * Count(whole.elementBytes));
  };
  CountRange added(add(elements.lower, most), add(elements.upper, sum));
  return CountRange(added.lower, countMax(added.lower, added.upper));
}

CountRange CacheLineTraffic::countAdded(
    int64_t lineBytes, llvm::function_ref<bool(Attribute space)> isIncluded) {
  CountRange added;
  if (isStatic && llvm::is_contained(extents, 0))
    return added;
  ArrayRef<Place> all = places;
  for (bool Access::*direction : {&Access::reads, &Access::writes})
    for (const Place *it = all.begin(); it != all.end(); ++it) {
      Value value = it->access->value;
      auto isSame = [&](const Place &other) {
        return other.access->*direction && other.access->value == value;
      };
      if (!isSame(*it) || std::any_of(all.begin(), it, isSame) ||
          !isIncluded(it->access->memorySpace))
        continue;
      SmallVector<const Place *, 2> group;
      for (const Place &other : llvm::make_range(it, all.end()))
        if (isSame(other))
          group.push_back(&other);
      if (std::optional<CountRange> own = countGroup(group, lineBytes))
        added += *own;
    }
  return added;
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

std::optional<CacheLineBytes>
CacheLineTraffic::countTile(const Access &access, ArrayRef<int64_t> tile,
                            int64_t lineBytes) const {
  const Place &place = getPlace(access);
  if (!place.unknown.empty())
    return std::nullopt;
  SmallVector<int64_t, 8> sizes;
  for (auto [size, extent] : llvm::zip_equal(tile, extents))
    sizes.push_back(std::min(size, extent));
  return count(place, sizes, lineBytes);
}

namespace {
/// Tiles of equal sizes, and how many they are.
struct TileKind {
  SmallVector<int64_t, 8> sizes;
  int64_t number = 1;
};
} // namespace

/// Cuts a loop: each kind of tiles gets the full size, and another one the rest
/// at the end of the loop, if there is one.
static void cutLoop(unsigned loop, int64_t extent, int64_t size,
                    SmallVectorImpl<TileKind> &kinds) {
  size_t number = kinds.size();
  for (size_t kind = 0; kind < number; ++kind) {
    if (extent % size != 0) {
      TileKind last = kinds[kind];
      last.sizes[loop] = extent % size;
      kinds.push_back(std::move(last));
    }
    kinds[kind].sizes[loop] = size;
    kinds[kind].number = multiplyElements(kinds[kind].number, extent / size);
  }
}

std::optional<CacheLineBytes>
CacheLineTraffic::countTiles(const Access &access, ArrayRef<int64_t> tile,
                             int64_t lineBytes) const {
  constexpr size_t maxKinds = 1024;
  const Place &place = getPlace(access);
  if (!place.unknown.empty() || !place.indices)
    return std::nullopt;
  SmallVector<TileKind, 8> kinds;
  kinds.push_back({SmallVector<int64_t, 8>(extents.size(), 1)});
  for (const LinearIndex &index : *place.indices)
    for (auto [loop, slope] : index.terms) {
      if (extents[loop] > 1)
        cutLoop(loop, extents[loop], std::min(tile[loop], extents[loop]),
                kinds);
      if (kinds.size() > maxKinds) {
        CutSearches::add(Search::Lines);
        return std::nullopt;
      }
    }
  CacheLineBytes sum;
  for (const TileKind &kind : kinds) {
    std::optional<CacheLineBytes> own = count(place, kind.sizes, lineBytes);
    if (!own)
      return std::nullopt;
    sum.elementBytes = addElements(
        sum.elementBytes, multiplyElements(own->elementBytes, kind.number));
    sum.lineBytes = addElements(sum.lineBytes,
                                multiplyElements(own->lineBytes, kind.number));
  }
  return sum.lineBytes < maxElements ? std::optional(sum) : std::nullopt;
}

SmallVector<int64_t, 8>
CacheLineTraffic::findGranules(int64_t lineBytes) const {
  SmallVector<int64_t, 8> granules(extents.size(), 1);
  for (const Place &place : places) {
    if (!place.unknown.empty() || !place.indices)
      continue;
    int64_t number = llvm::divideCeil(lineBytes, place.elementBytes);
    for (auto [dim, index] : llvm::enumerate(*place.indices))
      if (place.strideBytes[dim] == place.elementBytes)
        for (auto [loop, slope] : index.terms)
          if (std::abs(slope) == 1)
            granules[loop] =
                std::max(granules[loop], std::min(number, extents[loop]));
  }
  return granules;
}

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

void CacheLineTraffic::addNotes(SmallVectorImpl<std::string> &notes) const {
  llvm::MapVector<StringRef, int64_t> numbers;
  for (const auto &[value, reason] : uncounted)
    ++numbers[reason];
  for (const auto &[reason, number] : numbers)
    notes.push_back("lines of " + std::to_string(number) +
                    (number == 1 ? " value" : " values") +
                    " not counted: " + reason.str());
}
