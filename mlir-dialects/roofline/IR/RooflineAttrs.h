//===- RooflineAttrs.h - Roofline attributes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the attributes of the roofline dialect: `#roofline.work` (WorkAttr),
// `#roofline.bound` (BoundAttr), `#roofline.tile` and `#roofline.tiling`. They
// store the results of the analysis in IR, and given work is also an input of
// it. RooflineAttrs.td defines their syntax.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEATTRS_H
#define ROOFLINE_IR_ROOFLINEATTRS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/Work.h"

#include <tuple>

namespace mlir::roofline::detail {
/// Storage of an attribute that is one summary. The generated one takes the
/// summary by value, and copies it several times.
template <typename StorageT, typename SummaryT>
struct SummaryStorage : AttributeStorage {
  using KeyTy = std::tuple<const SummaryT &>;

  bool operator==(const KeyTy &key) const {
    return summary == std::get<0>(key);
  }
  static llvm::hash_code hashKey(const KeyTy &key) {
    return hash_value(std::get<0>(key));
  }
  static StorageT *construct(AttributeStorageAllocator &allocator,
                             const KeyTy &key) {
    auto *storage = new (allocator.allocate<StorageT>()) StorageT();
    storage->summary = std::get<0>(key);
    return storage;
  }

  SummaryT summary;
};
struct WorkAttrStorage : SummaryStorage<WorkAttrStorage, WorkSummary> {};
struct BoundAttrStorage : SummaryStorage<BoundAttrStorage, BoundSummary> {};
} // namespace mlir::roofline::detail

#define GET_ATTRDEF_CLASSES
#include "roofline/IR/RooflineAttrs.h.inc"

#endif // ROOFLINE_IR_ROOFLINEATTRS_H
