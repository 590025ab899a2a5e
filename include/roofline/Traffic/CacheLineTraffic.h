//===- CacheLineTraffic.h - Lines that an op's accesses touch -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes in whole cache lines, where a level moves no less. In: the accesses of
// an op, the layouts of its memrefs and the size of a line. Out: what lines add
// to the compulsory bytes (R10, R11), and the lines that tiles touch.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_CACHELINETRAFFIC_H
#define ROOFLINE_TRAFFIC_CACHELINETRAFFIC_H

#include "roofline/Nest/CacheLineCount.h"
#include "roofline/Traffic/WorkNest.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::roofline {

/// Bytes of elements and of the lines that they are in [B].
struct CacheLineBytes {
  int64_t elementBytes = 0, lineBytes = 0;
};

/// Fills in how far apart neighbours along each dim of a value of `type` lie
/// [elements]. Returns why that is not known; an empty text if it is.
StringRef getStrides(ShapedType type, SmallVectorImpl<int64_t> &strides);

/// The accesses of an op as places in memory: values lie row-major, memrefs as
/// their layout says. Accesses whose place is not known keep their exact bytes.
class CacheLineTraffic {
public:
  CacheLineTraffic(const Work &work, StorageSizes &sizes);

  /// What lines of `lineBytes` add to the compulsory bytes (R10, R11) of the
  /// values whose memory space `isIncluded` [B].
  CountRange countAdded(int64_t lineBytes,
                        llvm::function_ref<bool(Attribute space)> isIncluded);

  /// What an access touches in one tile, summed over all tiles of `tile[loop]`
  /// iterations; the last tile of a loop has fewer. No value if that is not
  /// known.
  std::optional<CacheLineBytes> countTiles(const Access &access,
                                           ArrayRef<int64_t> tile,
                                           int64_t lineBytes) const;
  /// What an access touches in the largest tile.
  std::optional<CacheLineBytes> countTile(const Access &access,
                                          ArrayRef<int64_t> tile,
                                          int64_t lineBytes) const;

  /// Where the element of each iteration is [B], after the first one; no value
  /// if that is not known.
  std::optional<LinearIndex> locate(const Access &access) const;

  /// Per loop, how many iterations take a whole line of some value whose
  /// elements follow each other along the loop; 1 for the others.
  SmallVector<int64_t, 8> findGranules(int64_t lineBytes) const;

  /// One sentence per cause for which lines were not counted.
  void addNotes(SmallVectorImpl<std::string> &notes) const;

private:
  /// Where the elements of an access are.
  struct Place {
    const Access *access;
    int64_t elementBytes = 0;
    /// One per dim of the value; none if the whole value is accessed.
    std::optional<LinearIndices> indices;
    SmallVector<int64_t, 4> shape, strideBytes;
    /// Why that is not known; empty if it is.
    StringRef unknown;
  };

  Place makePlace(const Access &access, StorageSizes &sizes) const;
  StringRef placeValue(Place &place, StorageSizes &sizes) const;
  StringRef placeElements(Place &place) const;
  const Place &getPlace(const Access &access) const;
  std::optional<CacheLineBytes>
  count(const Place &place, ArrayRef<int64_t> extents, int64_t lineBytes) const;
  std::optional<CountRange> countGroup(ArrayRef<const Place *> places,
                                       int64_t lineBytes);

  const Work &work;
  /// Iterations of each loop; empty if one is not constant.
  SmallVector<int64_t, 8> extents;
  bool isStatic = true;
  SmallVector<Place, 4> places;
  /// Values of which lines were not counted, and why.
  llvm::MapVector<Value, StringRef> uncounted;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_CACHELINETRAFFIC_H
