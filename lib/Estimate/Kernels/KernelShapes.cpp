//===- KernelShapes.cpp - What kernels cut into pieces --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/KernelShapes.h"

#include "roofline/Nest/Nest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// Bytes of a row of `operand`, if its last dims hold all that is summed up and
/// nothing else; else 0.
static double getRowBytes(const Nest &nest, const Operand &operand,
                          const Operand &output) {
  llvm::SmallBitVector summed(nest.extents.size());
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
    summed[loop] = operand.isIndexedBy(loop) && !output.isIndexedBy(loop);
  if (summed.none())
    return 0;
  double bytes = operand.bits / 8.0;
  for (const LinearIndex &index : llvm::reverse(operand.indices)) {
    if (summed.none())
      break;
    for (const auto &[loop, slope] : index.terms) {
      if (!summed[loop])
        return 0;
      bytes *= nest.extents[loop];
      summed.reset(loop);
    }
  }
  return bytes;
}

std::optional<ProductShape> roofline::findProductShape(const Nest &nest) {
  SmallVector<const Operand *, 2> inputs;
  const Operand *output = nullptr;
  for (const Operand &operand : nest.operands) {
    if (!operand.isOutput())
      inputs.push_back(&operand);
    else if (output)
      return std::nullopt;
    else
      output = &operand;
  }
  if (!output || inputs.size() != 2)
    return std::nullopt;
  ProductShape shape;
  for (auto [loop, extent] : llvm::enumerate(nest.extents)) {
    bool first = inputs[0]->isIndexedBy(loop);
    bool second = inputs[1]->isIndexedBy(loop);
    bool isSummed = !output->isIndexedBy(loop);
    if (extent == 1)
      continue;
    if (!isSummed && first == second) {
      shape.batch *= extent;
      continue;
    }
    size_t dim = isSummed ? 2 : first ? 0 : 1;
    double &size = *std::array{&shape.m, &shape.n, &shape.k}[dim];
    shape.isOneLoop[dim] = size == 1;
    size *= extent;
  }
  for (auto [hasWindow, input] : llvm::zip_equal(shape.hasWindow, inputs))
    hasWindow = llvm::any_of(input->indices, [](const LinearIndex &index) {
      return index.terms.size() > 1;
    });
  // The rows of a filter are few, and all tiles share them.
  if (!shape.isConvolution())
    for (auto [bytes, input] : llvm::zip_equal(shape.rowBytes, inputs))
      bytes = getRowBytes(nest, *input, *output);
  return shape;
}

std::optional<RowShape> roofline::findRowShape(const Nest &nest) {
  const Operand *output = nullptr;
  for (const Operand &operand : nest.operands)
    if (operand.isOutput())
      output = &operand;
  if (!output)
    return std::nullopt;
  RowShape shape;
  for (auto [loop, extent] : llvm::enumerate(nest.extents))
    (output->isIndexedBy(loop) ? shape.rows : shape.columns) *= extent;
  if (shape.columns == 1)
    return std::nullopt;
  return shape;
}
