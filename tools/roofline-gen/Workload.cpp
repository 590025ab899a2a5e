//===- Workload.cpp - The workloads of roofline-gen -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workload.h"
#include "ModelBuilder.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/IR/RooflineDialect.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::gen;

ArrayRef<ElementType> mlir::roofline::gen::getElementTypes() {
  static constexpr ElementType types[] = {
      ElementType::F32,      ElementType::F16,    ElementType::BF16,
      ElementType::F8E4M3FN, ElementType::F8E5M2, ElementType::I8,
      ElementType::I4};
  return types;
}

Type mlir::roofline::gen::getType(ElementType type, MLIRContext *context) {
  Builder b(context);
  switch (type) {
  case ElementType::F32:
    return b.getF32Type();
  case ElementType::F16:
    return b.getF16Type();
  case ElementType::BF16:
    return b.getBF16Type();
  case ElementType::F8E4M3FN:
    return b.getType<Float8E4M3FNType>();
  case ElementType::F8E5M2:
    return b.getType<Float8E5M2Type>();
  case ElementType::I8:
    return b.getI8Type();
  case ElementType::I4:
    return b.getIntegerType(4);
  }
  llvm_unreachable("all element types are handled");
}

/// The name and the bits of each element type, in the order of the enum.
static constexpr std::pair<StringLiteral, unsigned> namesAndWidths[] = {
    {"f32", 32},   {"f16", 16}, {"bf16", 16}, {"f8E4M3FN", 8},
    {"f8E5M2", 8}, {"i8", 8},   {"i4", 4}};

StringRef mlir::roofline::gen::getName(ElementType type) {
  return namesAndWidths[unsigned(type)].first;
}

bool mlir::roofline::gen::isFloat(ElementType type) {
  return type != ElementType::I8 && type != ElementType::I4;
}

OwningOpRef<ModuleOp> mlir::roofline::gen::generate(
    const Family &family, const Configuration &configuration,
    const Parameters &parameters, MLIRContext &context) {
  context.loadDialect<affine::AffineDialect, arith::ArithDialect,
                      func::FuncDialect, linalg::LinalgDialect,
                      math::MathDialect, RooflineDialect, shard::ShardDialect,
                      tensor::TensorDialect>();
  OwningOpRef<ModuleOp> module = ModuleOp::create(
      NameLoc::get(StringAttr::get(&context, configuration.name)));
  ModelBuilder model(*module, getType(parameters.accumulator, &context));
  family.build(configuration, parameters, model);
  return module;
}

ArrayRef<const Family *> mlir::roofline::gen::getFamilies() {
  static const Family *const families[] = {&mlpFamily,     &resnetFamily,
                                           &encoderFamily, &gptFamily,
                                           &llamaFamily,   &switchFamily};
  return families;
}

static unsigned getWidth(ElementType type) {
  return namesAndWidths[unsigned(type)].second;
}

LogicalResult mlir::roofline::gen::checkTypes(const Parameters &p,
                                              ErrorFn error) {
  if (!isFloat(p.activations))
    return error("expected --activations to be a floating-point type, got '" +
                 getName(p.activations) + "'");
  if (!isFloat(p.accumulator) || getWidth(p.accumulator) < 16)
    return error("expected --accumulator to be f32, f16 or bf16, got '" +
                 getName(p.accumulator) + "'");
  auto check = [&](StringRef flag, ElementType type) -> LogicalResult {
    if (type == p.accumulator || getWidth(type) < getWidth(p.accumulator))
      return success();
    return error("expected --accumulator to hold every value of --" + flag +
                 " (" + getName(type) + "), got '" + getName(p.accumulator) +
                 "'");
  };
  return success(succeeded(check("weights", p.weights)) &&
                 succeeded(check("activations", p.activations)) &&
                 succeeded(check("cache-type", p.cacheType)));
}

LogicalResult mlir::roofline::gen::checkDivisible(StringRef wholeFlag,
                                                  int64_t whole,
                                                  StringRef partFlag,
                                                  int64_t part, ErrorFn error) {
  if (whole % part == 0)
    return success();
  return error("expected --" + wholeFlag + " (" + Twine(whole) +
               ") to be a multiple of --" + partFlag + " (" + Twine(part) +
               ")");
}
