//===- Collectives.cpp - Work of collectives ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"

#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns the operations of one combination (R2, R4, R6), or nullopt if it is
/// not defined on `type`.
static std::optional<int64_t> countOperations(Combination combination,
                                              Type type) {
  bool isComplex = isa<ComplexType>(type);
  switch (combination) {
  case Combination::Sum:
  case Combination::Average:
    return isComplex ? 2 : 1;
  case Combination::Product:
    return isComplex ? 6 : 1;
  case Combination::MinMax:
    return isComplex ? std::nullopt : std::optional<int64_t>(1);
  case Combination::Bitwise:
    return isa<IntegerType, IndexType>(type) ? std::optional<int64_t>(1)
                                             : std::nullopt;
  }
  llvm_unreachable("unknown combination");
}

LogicalResult roofline::addReduction(Combination combination, Type type,
                                     const Count &elements,
                                     const Count &devices, Work &work) {
  Type scalar = getScalarType(type);
  std::optional<int64_t> operations = countOperations(combination, type);
  if (!scalar || !operations)
    return failure();
  bool isAlone = devices.isConstant() && devices.getConstant() <= 1;
  if (isAlone || scalar.isIndex())
    return success();
  DerivedCount n = devices, all = elements;
  (void)noteStep("devices of the group", n, "", "R25");
  (void)noteStep("elements", all, "", "types");
  DerivedCount share = countCeilDiv((n - 1) * all, n);
  // The device that owns an element divides its sum.
  if (combination == Combination::Average)
    share += countCeilDiv(all, n);
  share = share * Count(*operations) * getNumLanes(type);
  work.terms.add({getArithmeticClass(scalar), scalar,
                  noteStep("a device's share", share, "op", "R25")});
  return success();
}

void roofline::addCommunication(CollectiveKind kind, const NetworkTerm &group,
                                Value value, const Count &elements,
                                Work &work) {
  NetworkTerm term = group;
  term.kind = kind;
  work.network.push_back(
      {std::move(term), value, getElementTypeOrSelf(value), elements});
}
