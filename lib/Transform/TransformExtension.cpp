//===- TransformExtension.cpp - Registration of the transform ops ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Models/Models.h"
#include "roofline/Transform/RooflineTransformOps.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class RooflineTransformExtension
    : public transform::TransformDialectExtension<RooflineTransformExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RooflineTransformExtension)

  using Base::Base;

  void init() {
    declareGeneratedDialect<affine::AffineDialect>();
    declareGeneratedDialect<arith::ArithDialect>();
    declareGeneratedDialect<linalg::LinalgDialect>();
    declareGeneratedDialect<scf::SCFDialect>();
    declareGeneratedDialect<tensor::TensorDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "roofline/Transform/RooflineTransformOps.cpp.inc"
        >();
  }
};
} // namespace

void roofline::registerTransformDialectExtension(DialectRegistry &registry) {
  registerAllModels(registry);
  registry.addExtensions<RooflineTransformExtension>();
}
