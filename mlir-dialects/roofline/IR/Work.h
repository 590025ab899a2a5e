//===- Work.h - What an op does, free of any machine -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Work is the first of the four structs that data passes through:
// IR -> Work -> traffic -> Estimate -> report. The rules R1 to R20 that fill it
// are numbered in docs/Model.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_WORK_H
#define ROOFLINE_IR_WORK_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"
#include "roofline/Support/Count.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>

#include "roofline/IR/RooflineEnums.h.inc"

namespace mlir {
class Region;
} // namespace mlir

namespace mlir::roofline {

/// A quantity between two bounds; exact where they are equal.
struct CountRange {
  Count lower, upper;

  CountRange() = default;
  CountRange(const Count &exact) : lower(exact), upper(exact) {}
  CountRange(const Count &lower, const Count &upper)
      : lower(lower), upper(upper) {}

  bool isExact() const { return lower == upper; }
  bool isZero() const { return lower.isZero() && upper.isZero(); }
  CountRange &operator+=(const CountRange &other);
  CountRange &operator*=(const Count &factor);
  bool operator==(const CountRange &other) const;
};
llvm::hash_code hash_value(const CountRange &range); // NOLINT

/// Number of scalar operations of one class and type [op].
struct WorkTerm {
  WorkClass workClass;
  /// Element type of the first operand.
  Type type;
  /// Element type of the second operand and of the accumulator; equal to
  /// `type` unless the class is matrix.
  Type otherType, accumulatorType;
  Count count;

  WorkTerm(WorkClass workClass, Type type, const Count &count)
      : WorkTerm(workClass, type, type, type, count) {}
  WorkTerm(WorkClass workClass, Type type, Type otherType, Type accumulatorType,
           const Count &count)
      : workClass(workClass), type(type), otherType(otherType),
        accumulatorType(accumulatorType), count(count) {}

  /// True if both count the same kind of operation.
  bool hasSameKind(const WorkTerm &other) const;
  bool operator==(const WorkTerm &other) const;
  /// "f32", "f16->f32", "i8*f16->f32".
  std::string getTypeKey() const;
};

/// Operation counts, at most one term per kind, ordered by class and then by
/// first appearance.
class WorkTerms {
public:
  /// Adds `term`, merging it with the term of its kind. Zero terms are dropped.
  void add(const WorkTerm &term);
  void add(const WorkTerms &others, const Count &factor = 1);
  /// Each kind becomes the larger of the two (R8, branches).
  void takeMax(const WorkTerms &other);
  void scale(const Count &factor);
  void clear() { terms.clear(); }

  bool empty() const { return terms.empty(); }
  ArrayRef<WorkTerm> get() const { return terms; }
  auto begin() const { return terms.begin(); }
  auto end() const { return terms.end(); }
  bool operator==(const WorkTerms &other) const { return terms == other.terms; }

  /// Floating-point operations, matrix and vector class together [FLOP].
  Count getFlops() const;
  /// Integer operations, matrix and integer class together [op].
  Count getIntOps() const;
  /// Operations of one class [op].
  Count getClass(WorkClass workClass) const;

private:
  SmallVector<WorkTerm, 2> terms;
};

/// Bytes moved to and from one memory space [B].
struct SpaceTraffic {
  /// Memory space; null for the default one.
  Attribute space;
  CountRange bytesRead, bytesWritten;

  bool operator==(const SpaceTraffic &other) const;
};

/// One kind of communication between devices (R25). It says which collective
/// executes, not what crosses a link: that depends on the target.
struct NetworkTerm {
  CollectiveKind kind = CollectiveKind::AllReduce;
  /// Symbol of the grid; empty if the devices have none (mpi).
  std::string grid;
  /// Axes of the grid that the group of devices spans, in the order of the op.
  SmallVector<int64_t, 2> axes;
  /// Devices along each of these axes; the product is the size of the group.
  /// One entry for a group without axes, none for a send or receive there.
  SmallVector<Count, 2> sizes;
  /// As many: devices from one along the axis to the next, in the order of the
  /// grid's linear index. The last axis has 1.
  SmallVector<Count, 2> strides;
  /// What the collective is about, per device and execution [B]; for each kind
  /// docs/understand/Distributed.md tells which tensor that is.
  Count payloadBytes;
  /// What is never split between devices [B].
  int64_t elementBytes = 1;
  /// Executions.
  Count count = 1;

  Count getGroupSize() const;
  /// True if both are the same communication but for `count`.
  bool hasSameKind(const NetworkTerm &other) const;
  bool operator==(const NetworkTerm &other) const;
};

/// Communications, at most one term per kind, ordered by kind and then by first
/// appearance.
class NetworkTerms {
public:
  /// Adds `term`, merging it with the one of its kind. What sends nothing is
  /// dropped: no executions, no payload, a group of at most one device.
  void add(const NetworkTerm &term);
  void add(const NetworkTerms &others, const Count &factor = 1);
  /// Each kind becomes the larger of the two (R8, branches).
  void takeMax(const NetworkTerms &other);
  void scale(const Count &factor);

  bool empty() const { return terms.empty(); }
  ArrayRef<NetworkTerm> get() const { return terms; }
  auto begin() const { return terms.begin(); }
  auto end() const { return terms.end(); }
  bool operator==(const NetworkTerms &other) const {
    return terms == other.terms;
  }
  /// True if no quantity has a symbol.
  bool isStatic() const;

private:
  SmallVector<NetworkTerm, 0> terms;
};

/// Multiply-accumulates of contractions and convolutions, whatever their class:
/// what the conventions of other tools are about (docs/use/Conventions.md).
struct ContractionWork {
  /// Executed.
  Count macs;
  /// Those not on padded taps (R9); no value if not known.
  std::optional<Count> usefulMacs = Count(0);
  /// Their operations by our count (R1, R6), in any class [op].
  Count operations;
  /// Work of class other in the same payloads, such as casts of operands [op].
  Count casts;

  void add(const ContractionWork &other);
  /// Each quantity becomes the larger of the two (R8).
  void takeMax(const ContractionWork &other);
  void scale(const Count &factor);
  bool operator==(const ContractionWork &other) const;
};

/// What `#roofline.work` holds: the work of one execution of an op with its
/// compulsory traffic, each distinct element moved once.
struct WorkSummary {
  WorkTerms terms;
  /// FLOPs without those on padded taps (R9); no value if not known.
  std::optional<Count> usefulFlops = Count(0);
  /// One entry per memory space, the default space first if it has traffic.
  SmallVector<SpaceTraffic, 1> traffic;
  /// Communication with other devices.
  NetworkTerms network;
  /// A person or another tool wrote it.
  bool given = false;
  /// No part of the attribute. No value: class matrix tells, see
  /// `getContractions`.
  std::optional<ContractionWork> contractions;

  /// All of class matrix, two operations each, unless `contractions` says more.
  ContractionWork getContractions() const;
  /// Entry of `space`, added if there is none.
  SpaceTraffic &getTraffic(Attribute space);
  /// Sum over the memory spaces [B].
  CountRange getBytesRead() const;
  CountRange getBytesWritten() const;
  void add(const WorkSummary &other);
  void takeMax(const WorkSummary &other);
  void scale(const Count &factor);
  bool isZero() const;
  /// True if no quantity has a symbol.
  bool isStatic() const;
  bool operator==(const WorkSummary &other) const;
};
llvm::hash_code hash_value(const WorkSummary &summary); // NOLINT

/// What `#roofline.bound` holds.
struct BoundSummary {
  std::string resource;
  std::string target;
  std::optional<double> timeSeconds;
  std::optional<double> intensity;
  std::optional<double> headroom;

  bool operator==(const BoundSummary &other) const;
};
llvm::hash_code hash_value(const BoundSummary &summary); // NOLINT

/// One loop of an op's iteration domain.
struct Loop {
  Count extent;
  bool isReduction = false;
};

/// One value that an op reads or writes.
struct Access {
  Value value;
  /// From the op's loops to the elements of `value`. Null where the access is
  /// no function of the loops; `elements` is set then.
  AffineMap map;
  Type elementType;
  /// Of a result that is summed up in another type. Null: the elements' own, or
  /// the accumulator of class matrix, whichever is wider.
  Type partialType;
  bool reads = false;
  bool writes = false;
  /// Memory space of `value`; null for the default one.
  Attribute memorySpace;
  /// Distinct elements touched; no value: the image of `map` (R10). Beside a
  /// map, which may lead to elements that don't exist (padding), it is what is
  /// counted, and the map tells which iterations use the same elements.
  std::optional<CountRange> elements;
  /// For an access to elements at given indices (a load, a store), with which
  /// all executions of the loops around the op are taken together (R10a): from
  /// the op's loops, its dims, and `indices`, its symbols, to the elements of
  /// `value`. Null for any other access. `elements` holds what one execution
  /// touches: all that the map gives over the op's loops, or some of those
  /// (masks, bounds), or, without loops, any number from there on. An exact
  /// number stands for the same ones, seen from the indices, in each execution.
  /// An op with such an access has no fingerprint.
  AffineMap indexMap;
  SmallVector<Value, 0> indices;
  /// Dims of `value` in which `indexMap` may leave it. If there are any, all
  /// elements of the map that exist are touched.
  llvm::SmallBitVector clippedDims;
};

/// Of an op that uses elements several times, in another way than its loops
/// tell: what has to stay in a fast memory so that each element moves once.
struct Residency {
  Type elementType;
  /// Elements of that type that stay from one use to the next: a row, a block.
  Count elements;
  /// Elements that move once more, in or out, where they don't stay.
  Count refetched;
};

/// A collective that an op takes part in.
struct Communication {
  /// Its payload is `elements` of `elementType`; of given work the bytes are in
  /// the term, and the type is null.
  NetworkTerm term;
  /// The elements are part of this value, or as those of it.
  Value value;
  Type elementType;
  Count elements;
};

/// What one execution of an op does.
struct Work {
  SmallVector<Loop, 6> loops;
  /// False where other operations than one per iteration give the same results
  /// (a fast transform): the loops tell what a tiling moves, not what has to
  /// be.
  bool needsEachIteration = true;
  /// Goes before the loops.
  std::optional<Residency> residency;
  SmallVector<Access, 4> accesses;
  WorkTerms terms;
  /// FLOPs without those on padded taps (R9), where they differ.
  std::optional<Count> usefulFlops;
  /// R9 applies but the count can't be told.
  bool usefulFlopsUnknown = false;
  /// Where it isn't what class matrix tells (see WorkSummary): multiply-adds of
  /// another class, of complex numbers, or on padded taps.
  std::optional<ContractionWork> contractions;
  /// Bytes beside the accesses: of given work inside (of a payload).
  SmallVector<SpaceTraffic, 0> extraTraffic;
  SmallVector<Communication, 0> network;
  /// Remarks for the row, each one sentence without a final stop.
  SmallVector<std::string, 0> notes;
  /// Names of ops inside (of a payload) that have no model: the counts leave
  /// them out.
  SmallVector<StringRef, 0> unmodelled;
};

/// The counter of a loop: `start + step * i` for 0 <= i < `trips`.
struct LoopCounter {
  Value value;
  Count start, step, trips;
};

/// How often a region executes per execution of its op (R8).
struct RegionExecution {
  Region *region = nullptr;
  Count executions = 1;
  /// The trip count has no bound that can be known; `executions` is a symbol.
  bool unbounded = false;
  /// The counters whose trips multiply to `executions`; empty if the region is
  /// no counted loop.
  SmallVector<LoopCounter, 0> counters = {};
};

/// Scalars in one element of type `type`: the lanes of a vector, 1 otherwise. A
/// scalable vector has a multiple of the symbol `vscale` (R6).
Count getNumLanes(Type type);

/// Called with two sizes that are equal [elements].
using SizeEqualFn = function_ref<void(const Count &lhs, const Count &rhs)>;

/// What a model may ask about the program around its op.
class WorkContext {
public:
  virtual ~WorkContext();

  /// Extent of one dim of a ranked shaped value [elements]: a constant, or a
  /// symbol where it is dynamic. The same unknown always is the same symbol.
  virtual Count getDim(Value shaped, int64_t dim) = 0;
  /// Value of an integer or index: a constant, a polynomial, or a symbol.
  virtual Count getIndexValue(Value index) = 0;
  /// A new symbol for a quantity that can't be known, named after `hint`, of
  /// what stands at `loc`.
  virtual Count makeSymbol(StringRef hint, Location loc) = 0;
  /// Adds the work of one execution of a region to `work` (a payload).
  virtual void addRegionWork(Region &region, Work &work) = 0;

  /// Value of an integer attribute or of an index value.
  Count getFoldValue(OpFoldResult value);
  /// Product of the dims of a ranked shaped value [elements]; 1 for a scalar.
  Count getNumElements(Value shaped);
};

} // namespace mlir::roofline

#endif // ROOFLINE_IR_WORK_H
