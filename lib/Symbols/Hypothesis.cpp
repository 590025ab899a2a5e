//===- Hypothesis.cpp - Another program, without making it ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/Hypothesis.h"

using namespace mlir;
using namespace mlir::roofline;

void Hypothesis::apply(Operation *op, Work &work) const {
  if (getElementType) {
    for (Access &access : work.accesses)
      access.elementType = getElementType(access.value, access.elementType);
    for (Communication &communication : work.network)
      if (communication.value)
        communication.elementType =
            getElementType(communication.value, communication.elementType);
  }
  if (changeTerms)
    changeTerms(op, work);
}
