//===- Work.h - The work of an op on any machine ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines Work, what one execution of an op does on any machine: loops,
// accesses, operation counts and communication. Cost models fill it in from the
// IR through WorkOpInterface; the traffic analysis consumes it. Work is the
// first of the four structs that data passes through: IR -> Work -> traffic ->
// Estimate -> report. Rules R1 to R20 and R25 (docs/Model.md) define its
// contents.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_WORK_H
#define ROOFLINE_IR_WORK_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"
#include "roofline/Support/Count.h"
#include "roofline/Support/Resource.h"
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

/// A quantity with a lower and an upper bound; exact where the two are equal.
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
  /// The larger of the lower and of the upper ends.
  friend CountRange countMax(const CountRange &a, const CountRange &b) {
    return {countMax(a.lower, b.lower), countMax(a.upper, b.upper)};
  }
};
llvm::hash_code hash_value(const CountRange &range); // NOLINT

/// The number of scalar operations of one class and type [op].
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

  /// Returns true if both terms count the same kind of operation.
  bool hasSameKind(const WorkTerm &other) const;
  bool operator==(const WorkTerm &other) const;
  /// Returns the types as text: "f32", "f16->f32", "i8*f16->f32".
  std::string getTypeKey() const;
};

/// Operation counts, at most one term per kind, ordered by class and then by
/// first appearance.
class WorkTerms {
public:
  /// Adds `term`, merging it with the term of its kind. Zero terms are dropped.
  void add(const WorkTerm &term);
  void add(const WorkTerms &others, const Count &factor = 1);
  /// Sets the count of each kind to the larger of the two counts (R8,
  /// branches).
  void takeMax(const WorkTerms &other);
  void scale(const Count &factor);
  void clear() { terms.clear(); }

  bool empty() const { return terms.empty(); }
  ArrayRef<WorkTerm> get() const { return terms; }
  auto begin() const { return terms.begin(); }
  auto end() const { return terms.end(); }
  bool operator==(const WorkTerms &other) const { return terms == other.terms; }

  /// Returns the floating-point operations of classes matrix and vector [FLOP].
  Count getFlops() const;
  /// Returns the integer operations of classes matrix and integer [op].
  Count getIntOps() const;
  /// Returns both: what intensities and rates refer to (R23) [op].
  Count getOperations() const { return getFlops() + getIntOps(); }
  /// Returns the operations of one class [op].
  Count getClass(WorkClass workClass) const;

private:
  void merge(const WorkTerm &term);

  SmallVector<WorkTerm, 2> terms;
};

/// Keeps what is added to some operation counts, as long as it lives: how they
/// came about. One at a time per thread.
class WorkTermsLog {
public:
  explicit WorkTermsLog(const WorkTerms &terms);
  ~WorkTermsLog();

  /// `term`, `factor` times.
  struct Addition {
    WorkTerm term;
    Count factor;
  };
  ArrayRef<Addition> getAdditions() const { return additions; }

private:
  friend class WorkTerms;
  static void note(const WorkTerms &terms, const WorkTerm &term,
                   const Count &factor);

  const WorkTerms &terms;
  SmallVector<Addition, 4> additions;
};

/// Bytes moved to and from values of one memory space and placement [B].
struct SpaceTraffic {
  /// Memory space; null for the default one.
  Attribute space;
  CountRange bytesRead, bytesWritten;
  /// Where the values lie on a level of several nodes (R28): `roofline.node`;
  /// null if nothing says so. Not part of the attribute.
  Attribute placement = {};

  void add(const SpaceTraffic &other);
  void scale(const Count &factor);
  bool operator==(const SpaceTraffic &other) const;
};

/// One kind of communication between devices (R25). It records which collective
/// executes. The bytes that cross a link depend on the target and are computed
/// later.
struct NetworkTerm {
  CollectiveKind kind = CollectiveKind::AllReduce;
  /// Symbol of the grid; empty if the devices have none (mpi).
  std::string grid;
  /// Axes of the grid that the group of devices spans, in the order of the op.
  SmallVector<int64_t, 2> axes;
  /// Devices along each of these axes; the product is the size of the group.
  /// One entry for a group without axes, none for a send or receive there.
  SmallVector<Count, 2> sizes;
  /// Stride of each of these axes: the distance, in the linear device index of
  /// the grid, between neighbours along the axis. The last axis has stride 1.
  SmallVector<Count, 2> strides;
  /// Size of the tensor that the collective operates on, per device and
  /// execution [B]; docs/understand/Distributed.md defines that tensor for each
  /// kind.
  Count payloadBytes;
  /// Size of the smallest unit that is never split between devices [B].
  int64_t elementBytes = 1;
  /// Number of executions.
  Count count = 1;

  Count getGroupSize() const;
  /// Returns true if the terms differ at most in `count`.
  bool hasSameKind(const NetworkTerm &other) const;
  bool operator==(const NetworkTerm &other) const;
};

/// Communications, at most one term per kind, ordered by kind and then by first
/// appearance.
class NetworkTerms {
public:
  /// Adds `term`, merging it with the term of its kind. A term that sends
  /// nothing is dropped: no executions, no payload, or a group of at most one
  /// device.
  void add(const NetworkTerm &term);
  void add(const NetworkTerms &others, const Count &factor = 1);
  /// Sets the count of each kind to the larger of the two counts (R8,
  /// branches).
  void takeMax(const NetworkTerms &other);
  void scale(const Count &factor);

  bool empty() const { return terms.empty(); }
  ArrayRef<NetworkTerm> get() const { return terms; }
  auto begin() const { return terms.begin(); }
  auto end() const { return terms.end(); }
  bool operator==(const NetworkTerms &other) const {
    return terms == other.terms;
  }
  /// Returns true if no quantity contains a symbol.
  bool isStatic() const;

private:
  SmallVector<NetworkTerm, 0> terms;
};

/// Multiply-accumulates of contractions and convolutions, whatever their class.
/// Conversion to the counting conventions of other tools needs them
/// (docs/use/Conventions.md).
struct ContractionWork {
  /// Multiply-accumulates executed.
  Count macs;
  /// Multiply-accumulates that are not on padded taps (R9); nullopt if unknown.
  std::optional<Count> usefulMacs = Count(0);
  /// Operations of these multiply-accumulates as counted by R1 and R6, of any
  /// class [op].
  Count operations;
  /// Operations of class other in the same payloads, such as operand casts
  /// [op].
  Count casts;

  void add(const ContractionWork &other);
  /// Sets each quantity to the larger of the two (R8, branches).
  void takeMax(const ContractionWork &other);
  void scale(const Count &factor);
  bool operator==(const ContractionWork &other) const;
};

/// The contents of `#roofline.work`: the work of one execution of an op and its
/// compulsory traffic, each distinct element moved once.
struct WorkSummary {
  WorkTerms terms;
  /// FLOPs that are not on padded taps (R9); nullopt if unknown.
  std::optional<Count> usefulFlops = Count(0);
  /// One entry per memory space and placement, that of the default space first
  /// if it has traffic.
  SmallVector<SpaceTraffic, 1> traffic;
  /// Communication with other devices.
  NetworkTerms network;
  /// True if a person or another tool wrote the attribute.
  bool given = false;
  /// Contraction work, which is not part of the attribute. If nullopt, it
  /// follows from class matrix; see `getContractions`.
  std::optional<ContractionWork> contractions;

  /// Returns `contractions` if set; otherwise counts all operations of class
  /// matrix as multiply-accumulates of two operations each.
  ContractionWork getContractions() const;
  /// Returns the entry of `space` and `placement`, adding it if there is none.
  SpaceTraffic &getTraffic(Attribute space, Attribute placement = {});
  /// Unites the entries of each memory space.
  void dropPlacements();
  /// Returns the sum over all memory spaces [B]; `getBytes` the one of both.
  CountRange getBytesRead() const;
  CountRange getBytesWritten() const;
  CountRange getBytes() const { return getBytesRead() += getBytesWritten(); }
  void add(const WorkSummary &other);
  void takeMax(const WorkSummary &other);
  void scale(const Count &factor);
  bool isZero() const;
  /// Returns true if no quantity contains a symbol.
  bool isStatic() const;
  bool operator==(const WorkSummary &other) const;
};
llvm::hash_code hash_value(const WorkSummary &summary); // NOLINT

/// The contents of `#roofline.bound`.
struct BoundSummary {
  Bound bound;
  std::string target;
  std::optional<double> timeSeconds, intensity, headroom;

  bool operator==(const BoundSummary &other) const;
};
llvm::hash_code hash_value(const BoundSummary &summary); // NOLINT

/// One loop of an op's iteration domain.
struct Loop {
  Count extent;
  bool isReduction = false;
};
/// Returns the number of iterations of `loops`.
Count computeVolume(ArrayRef<Loop> loops);

/// One operand or result that an op reads or writes.
struct Access {
  Value value;
  /// Indexing map from the op's loops to the elements of `value`. Null if the
  /// access is not a function of the loops; `elements` is then set.
  AffineMap map;
  Type elementType;
  /// Type in which partial sums of a reduced result are held. If null, it is
  /// the wider of the element type and the accumulator type of class matrix.
  Type partialType;
  bool reads = false, writes = false;
  /// Memory space of `value`; null for the default one.
  Attribute memorySpace;
  /// `roofline.node` of `value`, see `SpaceTraffic`. Not for models to set.
  Attribute placement;
  /// Number of distinct elements touched; if nullopt, the size of the image of
  /// `map` (R10). If both are set, `elements` is what is counted, because the
  /// map may leave the value (padding), and the map only determines which
  /// iterations touch the same elements.
  std::optional<CountRange> elements;
  /// Map of an access by explicit indices (a load, a store): from the op's
  /// loops (its dims) and `indices` (its symbols) to the elements of `value`.
  /// Null for any other access. The analysis uses it to unite all executions of
  /// the loops around the op (R10a). `elements` then holds what one execution
  /// touches: the whole image over the op's loops, a part of it (masks, bounds)
  /// or, without loops, any number of elements from the indices on. An exact
  /// number denotes the same elements, relative to the indices, in each
  /// execution. The fingerprint of an op with such an access holds outside of
  /// loops.
  AffineMap indexMap;
  SmallVector<Value, 0> indices;
  /// Dims of `value` whose bounds `indexMap` may exceed. If any is set, the
  /// access touches exactly the part of the image that exists.
  llvm::SmallBitVector clippedDims;
};

/// Reuse that the loops of an op do not express: what has to stay in a fast
/// memory for each element to move only once.
struct Residency {
  Type elementType;
  /// Elements of this type that stay from one use to the next: a row, a block.
  Count elements;
  /// Elements that move once more, in or out, if they do not stay.
  Count refetched;
};

/// A collective in which an op takes part.
struct Communication {
  /// The communication. Its payload is `elements` of type `elementType`. For
  /// given work the payload bytes are in the term, and `elementType` is null.
  NetworkTerm term;
  /// The value whose elements are sent, or whose size equals what is sent.
  Value value;
  Type elementType;
  Count elements;
};

/// What one execution of an op does.
struct Work {
  SmallVector<Loop, 6> loops;
  /// False if an algorithm with fewer operations than one per iteration yields
  /// the same results (a fast transform): the loops then determine the traffic
  /// of a tiling but not the lower bound.
  bool needsEachIteration = true;
  /// The work of an op that differs in the sizes of operands and results alone
  /// is the same but for the extents of the loops: `terms` and `contractions`
  /// are proportional to the number of iterations, and maps say the rest.
  bool scalesWithLoops = false;
  /// Reuse beyond the loops; takes precedence over them.
  std::optional<Residency> residency;
  SmallVector<Access, 4> accesses;
  WorkTerms terms;
  /// FLOPs that are not on padded taps (R9); nullopt if all are useful, unless
  /// `usefulFlopsUnknown` is set.
  std::optional<Count> usefulFlops;
  /// True if R9 applies but the count is unknown.
  bool usefulFlopsUnknown = false;
  /// Contraction work that does not follow from class matrix (see WorkSummary):
  /// multiply-adds of another class, of complex numbers, or on padded taps.
  std::optional<ContractionWork> contractions;
  /// Bytes that no access covers: those of given work inside a payload.
  SmallVector<SpaceTraffic, 0> extraTraffic;
  SmallVector<Communication, 0> network;
  /// Remarks for the row, each one sentence without a final stop.
  SmallVector<std::string, 0> notes;
  /// Names of the ops in the payload that have no model and are not counted.
  SmallVector<StringRef, 0> unmodelled;
};

/// The induction variable of a loop: `start + step * i` for 0 <= i < `trips`.
struct LoopCounter {
  Value value;
  Count start, step, trips;
};

/// How often a region executes per execution of its op (R8).
struct RegionExecution {
  Region *region = nullptr;
  Count executions = 1;
  /// True if the trip count has no known bound; `executions` is then a symbol.
  bool unbounded = false;
  /// Induction variables whose trip counts multiply to `executions`; empty if
  /// the region is not the body of a counted loop.
  SmallVector<LoopCounter, 0> counters = {};
};

/// One size of the grid or of a block of a launch (R8).
struct LaunchSize {
  /// What the launched function asks `WorkContext::getLaunchSize` for. It
  /// starts with `launchSizePrefix`, so that no symbol of a program has this
  /// name.
  StringRef name;
  Count size;
};
constexpr StringLiteral launchSizePrefix = "launch.";

/// Returns the number of scalars in one element of type `type`: the lanes of a
/// vector, otherwise 1. For a scalable vector it is a multiple of the symbol
/// `vscale` (R6).
Count getNumLanes(Type type);

/// Called with two sizes that are equal [elements].
using SizeEqualFn = function_ref<void(const Count &lhs, const Count &rhs)>;

/// What a model may ask about the program that surrounds its op.
class WorkContext {
public:
  virtual ~WorkContext();

  /// Returns the extent of one dim of a ranked shaped value [elements]: a
  /// constant, or a symbol if the dim is dynamic. Equal unknowns have the same
  /// symbol.
  virtual Count getDim(Value shaped, int64_t dim) = 0;
  /// Returns the value of an integer or index: a constant, a polynomial or a
  /// symbol.
  virtual Count getIndexValue(Value index) = 0;
  /// Creates a symbol, named after `hint`, for an unknowable quantity of the op
  /// at `loc`.
  virtual Count makeSymbol(StringRef hint, Location loc) = 0;
  /// Returns the size `name` of the launch that executes the current function,
  /// or nullopt if the function isn't analysed for a launch. A size that isn't
  /// constant is the symbol `name`.
  virtual std::optional<Count> getLaunchSize(StringRef) { return std::nullopt; }
  /// Adds the work of one execution of `region`, a payload, to `work`.
  virtual void addRegionWork(Region &region, Work &work) = 0;

  /// Returns the value of an integer attribute or of an index value.
  Count getFoldValue(OpFoldResult value);
  /// Returns the product of the dims of a ranked shaped value [elements]; 1 for
  /// a scalar.
  Count getNumElements(Value shaped);
};

} // namespace mlir::roofline

#endif // ROOFLINE_IR_WORK_H
