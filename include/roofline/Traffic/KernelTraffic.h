//===- KernelTraffic.h - What the ops of a loop move together ---*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compulsory traffic of a loop that is one kernel (R27): the loads and stores
// inside go in, each with what all its executions touch (R10a); the bytes that
// they touch together come out, by memory space.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_KERNELTRAFFIC_H
#define ROOFLINE_TRAFFIC_KERNELTRAFFIC_H

#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Traffic/Traffic.h"

#include <memory>

namespace mlir::roofline {

class LoopReuse;
class ProgramContext;

/// An access of an op in a kernel.
struct KernelAccess {
  Operation *op = nullptr;
  /// Its number in the op's work.
  size_t number = 0;
  /// As in the work of one execution.
  Access access;
  /// One execution touches all that the map of the access gives.
  bool isWhole = false;
  /// At most what all executions touch, and at least what one storage holds of
  /// it, if the program makes the storage anew [B].
  CountRange bytes;
  /// In a branch, which may not be taken, and which may exclude another access.
  bool isConditional = false, isExclusive = false;
  /// In a branch of which `bytes` knows which iterations take it (R8).
  bool isGuarded = false;
};

/// What one execution of a kernel reads of one storage that it has not written
/// before, and what it writes, all branches taken [B] (R8, R27).
struct StorageTraffic {
  Value root;
  CountRange bytesRead, bytesWritten;
  /// The least that it reads if no branch is taken [B].
  Count certainBytesRead;
};

/// Unites the accesses of one execution of a kernel, storage by storage.
class KernelTraffic {
public:
  /// `outside` answers for the values that aren't made in `kernel`.
  KernelTraffic(Operation *kernel, StorageSizes &sizes, ProgramContext &outside,
                const Hypothesis *hypothesis);
  KernelTraffic(KernelTraffic &&other);
  ~KernelTraffic();

  Operation *getKernel() const;
  /// What the loops of the kernel keep, made when it is first asked for.
  std::shared_ptr<LoopReuse> getReuse();

  /// Adds an access, in program order.
  void add(KernelAccess access);
  /// Says how often `op`, whose accesses were added last, executes, and that
  /// its executions do `all` together.
  void setExecutions(Operation *op, const Count &executions,
                     const WorkSummary &all);

  struct Traffic {
    /// What the kernel reads from outside and writes, all branches taken (R8).
    SmallVector<SpaceTraffic, 1> taken;
    /// The same if no branch is taken: no run moves less.
    SmallVector<SpaceTraffic, 1> certain;
    SmallVector<StorageTraffic, 4> storages;
  };
  Traffic compute();

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_KERNELTRAFFIC_H
