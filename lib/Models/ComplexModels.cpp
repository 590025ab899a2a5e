//===- ComplexModels.cpp - Work of the complex dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of complex arithmetic in real operations (R6), each derived from the
// formula above it. In the formulas z = a + ib and w = c + id; a quantity that
// occurs twice is computed once, and multiplying by 2 counts. The type of the
// operations is the component type.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The real operations of one complex op.
struct RealCost {
  int64_t flops;
  int64_t specials;

  constexpr RealCost operator+(const RealCost &other) const {
    return {flops + other.flops, specials + other.specials};
  }
};
} // namespace

// z + w = (a + c) + i(b + d)
static constexpr RealCost addCost{2, 0};
// -z = -a + i(-b)
static constexpr RealCost negCost{2, 0};
// conj z = a + i(-b)
static constexpr RealCost conjCost{1, 0};
// z * w = (ac - bd) + i(ad + bc): 4 products, 2 sums
static constexpr RealCost mulCost{6, 0};
// z / w = ((ac + bd) + i(bc - ad)) / (c^2 + d^2): 6 products, 3 sums and 2
// quotients
static constexpr RealCost divCost{11, 0};
// |z| = sqrt(a^2 + b^2)
static constexpr RealCost absCost{3, 1};
// arg z = atan2(b, a)
static constexpr RealCost angleCost{0, 1};
// sign z = a/|z| + i b/|z|
static constexpr RealCost signCost = absCost + RealCost{2, 0};
// exp z = e^a cos b + i e^a sin b
static constexpr RealCost expCost{2, 3};
// expm1 z = (e^a cos b - 1) + i e^a sin b
static constexpr RealCost expm1Cost = expCost + RealCost{1, 0};
// log z = ln |z| + i arg z
static constexpr RealCost logCost = absCost + RealCost{0, 1} + angleCost;
// log1p z = log((1 + a) + ib)
static constexpr RealCost log1pCost = RealCost{1, 0} + logCost;
// sqrt z = sqrt((|z| + a) / 2) + i copysign(sqrt((|z| - a) / 2), b):
// a sum, a quotient and a root twice, and the sign
static constexpr RealCost sqrtCost = absCost + RealCost{5, 2};
// 1 / sqrt z = conj(sqrt z) / |z|, where |z| is already computed for sqrt z
static constexpr RealCost rsqrtCost = sqrtCost + conjCost + RealCost{2, 0};
// sin z = sin a cosh b + i cos a sinh b
static constexpr RealCost sinCost{2, 4};
// cos z = cos a cosh b - i sin a sinh b: 2 products and the sign
static constexpr RealCost cosCost{3, 4};
// tan z = (sin 2a + i sinh 2b) / (cos 2a + cosh 2b): 2 products, a sum and 2
// quotients
static constexpr RealCost tanCost{5, 4};
// tanh z = (sinh 2a + i sin 2b) / (cosh 2a + cos 2b)
static constexpr RealCost tanhCost = tanCost;
// z^w = exp(w log z)
static constexpr RealCost powCost = logCost + mulCost + expCost;
// z^n = exp(n log z), n an integer: multiplies by a real number. The conversion
// of n is not counted.
static constexpr RealCost powiCost = logCost + RealCost{2, 0} + expCost;
// atan2(z, w) = -i log((w + iz) / sqrt(w^2 + z^2)): i and -i change one sign
// each, then 3 sums, one of them z^2 + w^2
static constexpr RealCost atan2Cost = RealCost{1, 0} + addCost + mulCost +
                                      mulCost + addCost + sqrtCost + divCost +
                                      logCost + RealCost{1, 0};

/// Returns the number type of the components of a complex number.
static Type getComponentType(Operation *op) {
  return getScalarType(op->getOperand(0).getType());
}

namespace {
template <typename OpTy, const RealCost &cost>
struct ArithmeticModel : RepeatedModel<ArithmeticModel<OpTy, cost>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return addElementwiseWork(
        context, op,
        {{WorkClass::Vector, cost.flops}, {WorkClass::Special, cost.specials}},
        getComponentType(op), work);
  }
};
} // namespace

template <typename OpTy, const RealCost &cost>
static void attach(MLIRContext *context) {
  OpTy::template attachInterface<ArithmeticModel<OpTy, cost>>(*context);
}

static void attachArithmeticModels(MLIRContext *context) {
  attach<complex::AbsOp, absCost>(context);
  attach<complex::AddOp, addCost>(context);
  attach<complex::AngleOp, angleCost>(context);
  attach<complex::Atan2Op, atan2Cost>(context);
  attach<complex::ConjOp, conjCost>(context);
  attach<complex::CosOp, cosCost>(context);
  attach<complex::DivOp, divCost>(context);
  attach<complex::ExpOp, expCost>(context);
  attach<complex::Expm1Op, expm1Cost>(context);
  attach<complex::Log1pOp, log1pCost>(context);
  attach<complex::LogOp, logCost>(context);
  attach<complex::MulOp, mulCost>(context);
  attach<complex::NegOp, negCost>(context);
  attach<complex::PowOp, powCost>(context);
  attach<complex::PowiOp, powiCost>(context);
  attach<complex::RsqrtOp, rsqrtCost>(context);
  attach<complex::SignOp, signCost>(context);
  attach<complex::SinOp, sinCost>(context);
  attach<complex::SqrtOp, sqrtCost>(context);
  attach<complex::SubOp, addCost>(context);
  attach<complex::TanOp, tanCost>(context);
  attach<complex::TanhOp, tanhCost>(context);
}

static void attachModels(MLIRContext *context) {
  attachArithmeticModels(context);
  // R5: one operation per component.
  attachElementwiseModels<WorkClass::Other, 1, complex::BitcastOp,
                          complex::EqualOp, complex::NotEqualOp>(context);
  roofline::attachModels<FreeModel, complex::ConstantOp, complex::CreateOp,
                         complex::ImOp, complex::ReOp>(context);
}

void roofline::registerComplexModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, complex::ComplexDialect *) {
    ::attachModels(context);
  });
}
