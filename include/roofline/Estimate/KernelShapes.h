//===- KernelShapes.h - What kernels cut into pieces ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds what the kernel of an op cuts into pieces for the cores: takes the
// loops of the op, and returns the product of matrices, or the rows, that they
// are (R32, R33).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_KERNELSHAPES_H
#define ROOFLINE_ESTIMATE_KERNELSHAPES_H

#include <array>
#include <optional>

namespace mlir::roofline {

struct Nest;

/// An op as products of an m x k matrix and a k x n matrix, `batch` times: what
/// a kernel cuts into tiles of m x n. A convolution is its implicit product: m
/// are the output points, k the points of the filter and its channels.
struct ProductShape {
  double batch = 1, m = 1, n = 1, k = 1;
  /// Bytes of a row of each matrix, where rows lie along k; else 0.
  std::array<double, 2> rowBytes = {};
  /// Which of m, n and k are the size of a single loop.
  std::array<bool, 3> isOneLoop = {};
  /// Which matrices are read through windows: that of a convolution's image.
  std::array<bool, 2> hasWindow = {};
  bool isConvolution() const { return hasWindow[0] != hasWindow[1]; }
};

/// The product that `nest` is; no value unless it combines two inputs to one
/// output.
std::optional<ProductShape> findProductShape(const Nest &nest);

/// An op that reduces rows to one value each, so that a row is the work of one
/// core.
struct RowShape {
  double rows = 1, columns = 1;
};

/// The rows of `nest`; no value unless it has an output and loops that reduce.
std::optional<RowShape> findRowShape(const Nest &nest);

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_KERNELSHAPES_H
