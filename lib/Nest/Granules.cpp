//===- Granules.cpp - Nests in units of several iterations ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/Granules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// A size that doesn't fit in 63 bits becomes one that no nest may have.
static void multiplyBits(int64_t &bits, int64_t factor) {
  if (llvm::MulOverflow(bits, factor, bits))
    bits = -1;
}

Nest roofline::makeGranular(Nest nest, ArrayRef<int64_t> granules) {
  for (auto [loop, granule] : llvm::enumerate(granules)) {
    bool isInWindow =
        llvm::any_of(nest.operands, [&, loop = loop](const Operand &operand) {
          return operand.isIndexedBy(loop) && !operand.hasOwnIndex(loop);
        });
    if (isInWindow || granule == 1)
      continue;
    nest.extents[loop] = llvm::divideCeil(nest.extents[loop], granule);
    for (Operand &operand : nest.operands)
      if (operand.isIndexedBy(loop)) {
        multiplyBits(operand.bits, granule);
        multiplyBits(operand.partialBits, granule);
      }
  }
  return nest;
}

void roofline::expandGranules(const Nest &nest, const Nest &granular,
                              ArrayRef<int64_t> granules,
                              MutableArrayRef<int64_t> sizes) {
  for (size_t loop = 0; loop < sizes.size(); ++loop)
    // The product fits: the traffic of `granular`, whose elements are as large
    // as the granule, fits in 62 bits.
    if (granular.extents[loop] != nest.extents[loop])
      sizes[loop] = std::min(sizes[loop] * granules[loop], nest.extents[loop]);
}
