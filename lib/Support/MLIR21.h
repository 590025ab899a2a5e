//===- MLIR21.h - What MLIR 21 lacks, by its names in 22 --------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every source includes this first when the build finds MLIR 21, and sources
// say nothing of versions. Models of dialects that are too different are left
// out of that build (docs/extend/InYourTree.md, "Which MLIR").
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_MLIR21_H
#define ROOFLINE_LIB_SUPPORT_MLIR21_H

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/ScopeExit.h"

namespace llvm {
template <typename Callable>
struct scope_exit : detail::scope_exit<Callable> {
  explicit scope_exit(Callable callable)
      : detail::scope_exit<Callable>(std::move(callable)) {}
};
template <typename Callable>
scope_exit(Callable) -> scope_exit<Callable>;
} // namespace llvm

namespace mlir {
class ArrayAttr;
class DialectRegistry;
class MLIRContext;

namespace transform::tune {
class KnobOp;
} // namespace transform::tune

namespace roofline {
struct KnobSpace;
struct Undecided;

/// An op that no program has.
struct AbsentOp {
  template <typename... Models>
  static void attachInterface(MLIRContext &) {}
};

inline void registerArmModels(DialectRegistry &) {}
inline void registerShardModels(DialectRegistry &) {}
inline void registerTosaModels(DialectRegistry &) {}
inline void registerX86Models(DialectRegistry &) {}
inline void registerXeGPUModels(DialectRegistry &) {}

/// There are no constraints on knobs: 21 has no `transform.smt`.
inline void
addConstraints(const llvm::MapVector<transform::tune::KnobOp, ArrayAttr> &,
               KnobSpace &, Undecided &) {}
} // namespace roofline

namespace complex {
using PowiOp = roofline::AbsentOp;
} // namespace complex
namespace gpu {
using SubgroupBroadcastOp = roofline::AbsentOp;
} // namespace gpu
namespace math {
using ClampFOp = roofline::AbsentOp;
using SincosOp = roofline::AbsentOp;
} // namespace math
namespace memref {
using DistinctObjectsOp = roofline::AbsentOp;
} // namespace memref

/// Remarks that nobody wants.
namespace remark {
struct RemarkOpts {
  template <typename Name>
  static RemarkOpts name(Name) {
    return {};
  }
  template <typename Name>
  RemarkOpts category(Name) const {
    return {};
  }
  template <typename Name>
  RemarkOpts function(Name) const {
    return {};
  }
};
namespace detail {
struct Remark {
  struct Arg {
    template <typename... Parts>
    explicit Arg(Parts &&...) {}
  };
};
struct InFlightRemark {
  explicit operator bool() const { return false; }
  template <typename Part>
  InFlightRemark &operator<<(Part &&) {
    return *this;
  }
};
} // namespace detail
template <typename Place>
detail::InFlightRemark analysis(Place, RemarkOpts) {
  return {};
}
template <typename Place>
detail::InFlightRemark missed(Place, RemarkOpts) {
  return {};
}
} // namespace remark
} // namespace mlir

#endif // ROOFLINE_LIB_SUPPORT_MLIR21_H
