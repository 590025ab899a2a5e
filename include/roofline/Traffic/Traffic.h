//===- Traffic.h - Bytes that must move -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Work -> bytes that must move. In: the accesses of an op's `Work` and the
// sizes of elements in memory. Out: the compulsory traffic, each distinct
// element once, by memory space, as a `WorkSummary`. Rules: R10 to R19,
// docs/Model.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_TRAFFIC_H
#define ROOFLINE_TRAFFIC_TRAFFIC_H

#include "roofline/IR/Work.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::roofline {

/// How elements narrower than a byte lie in memory (R17).
struct StorageOptions {
  /// i2, i4, f4 and f6 elements are packed; otherwise each takes whole bytes.
  bool packSubByte = true;
  /// i1 elements are packed too; otherwise each takes a byte, as MLIR stores
  /// them.
  bool packI1 = false;
};

/// Sizes of elements in memory.
class StorageSizes {
public:
  /// `scope` is an op whose data layout gives the width of `index` and of
  /// pointers.
  StorageSizes(Operation *scope, const StorageOptions &options)
      : scope(scope), options(options) {}

  /// Bits that an element takes; no value if that is not known.
  std::optional<Count> getBits(Type elementType);
  /// As `getBits`; no value if they are symbolic or beyond 64 bits either.
  std::optional<int64_t> getConstantBits(Type elementType);
  /// Bytes that `elements` elements take, rounded up once [B]. No value if the
  /// size of the type is not known.
  std::optional<Count> getBytes(Type elementType, const Count &elements);
  std::optional<CountRange> getBytes(Type elementType,
                                     const CountRange &elements);

  /// `context` gives the sizes of dynamic dims that are known; it must live as
  /// long as questions are asked.
  void setContext(WorkContext &newContext) { context = &newContext; }
  /// The type of `value` with the sizes of dims that are known; null if it is
  /// not shaped.
  ShapedType getShapedType(Value value) const;

private:
  std::optional<Count> computeBits(Type elementType);

  Operation *scope;
  StorageOptions options;
  WorkContext *context = nullptr;
  /// The type asked for last and its size [bit]; ops repeat types.
  Type lastType;
  std::optional<Count> lastBits;
};

/// Calls `callback` with the first access of each value that `work` accesses in
/// one direction, `Access::reads` or `Access::writes`, and with the bytes that
/// all of them touch together (R10, R11). Fails if an element type has no known
/// size, with the reason in `failureReason`.
LogicalResult computeValueTraffic(
    const Work &work, bool Access::*direction, WorkContext &context,
    StorageSizes &sizes,
    function_ref<void(const Access &, const CountRange &)> callback,
    std::string &failureReason);

/// True for a tensor that stores its nonzeros, whose number is in no type.
bool isSparse(Type type);

/// Fills `summary` with the counts of `work` and the bytes that it must move,
/// each distinct element once, by memory space (R10 to R19). Fails if an
/// element type has no known size, or what a tensor stores is up to its
/// nonzeros, with the reason in `failureReason`.
LogicalResult summarizeWork(const Work &work, WorkContext &context,
                            StorageSizes &sizes, WorkSummary &summary,
                            std::string &failureReason);

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_TRAFFIC_H
