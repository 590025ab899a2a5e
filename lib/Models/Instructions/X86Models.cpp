//===- X86Models.cpp - Work of the x86vector and amx dialects -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstructionModels.h"

#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// x86vector
//===----------------------------------------------------------------------===//

namespace {
/// Model of the dot products of both halves of 8 lanes:
///   flops = 2 * (4 multiplications + 3 additions)
struct DotOfHalvesModel : RepeatedModel<DotOfHalvesModel, x86vector::DotOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    work.terms.add({WorkClass::Vector,
                    getElementTypeOrSelf(op->getResult(0).getType()), 14});
    return success();
  }
};

} // namespace

/// Adds the work of a load that widens the elements offset, offset + stride,
/// ... of a buffer of rank 1, one per lane, or one for all lanes if the stride
/// is 0.
template <typename OpTy, int64_t offset, int64_t stride>
static LogicalResult addWideningLoadWork(OpTy op, WorkContext &, Work &work) {
  Value source = op->getOperand(0);
  auto type = cast<MemRefType>(source.getType());
  if (type.getRank() != 1)
    return failure();
  Count lanes = getNumLanes(op->getResult(0).getType());
  work.loops.push_back({stride == 0 ? Count(1) : lanes});
  AffineExpr index = getAffineDimExpr(0, op->getContext()) * stride + offset;
  addAccess(
      makeElementAccess(source, AffineMap::get(1, 0, index), {}, work.loops),
      &Access::reads, work);
  work.terms.add({WorkClass::Other, type.getElementType(), lanes});
  return success();
}

// Without a model: avx512.mask.scalef and vp2intersect.
static void registerX86VectorModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context,
                            x86vector::X86VectorDialect *) {
    using namespace x86vector;
    attachLaneModels<WorkClass::Other, CvtPackedF32ToBF16Op, MaskCompressOp>(
        context);
    attachLaneModels<WorkClass::Vector, MaskRndScaleOp>(context);
    attachLaneModels<WorkClass::Special, RsqrtOp>(context);
    attachModels<DotModel, DotBF16Op, DotInt8Op>(context);
    attachModels<DotOfHalvesModel>(context);
    attachWork<addWideningLoadWork<BcstToPackedF32Op, 0, 0>,
               addWideningLoadWork<CvtPackedEvenIndexedToF32Op, 0, 2>,
               addWideningLoadWork<CvtPackedOddIndexedToF32Op, 1, 2>>(context);
  });
}

//===----------------------------------------------------------------------===//
// amx
//===----------------------------------------------------------------------===//

/// Adds the work of a load or store of a tile. Its rows are those of the last
/// two dims of the buffer; only their number is known if a stride is given or a
/// row has more elements than the last dim.
template <typename OpTy, bool Access::*direction>
static LogicalResult addTileMoveWork(OpTy move, WorkContext &, Work &work) {
  ArrayRef<int64_t> shape = move.getTileType().getShape();
  MemRefType memory = move.getMemRefType();
  unsigned rank = memory.getRank();
  bool isBlock =
      !move.getStride() && rank >= 2 &&
      memory.getElementType() == move.getTileType().getElementType() &&
      (memory.isDynamicDim(rank - 1) ||
       memory.getDimSize(rank - 1) >= shape[1]);
  if (!isBlock) {
    addAccess(makeElementAccess(move.getBase(), move.getIndices(),
                                Count(shape[0]) * shape[1]),
              direction, work);
    return success();
  }
  work.loops = {{Count(shape[0])}, {Count(shape[1])}};
  addAccess(makeBlockAccess(move.getBase(), move.getIndices(),
                            {rank - 2, rank - 1}, work.loops),
            direction, work);
  return success();
}

namespace {
/// Model of the product of tiles, A: MxK, B: K/v x v*N, C: MxN:
///   flops or int_ops = 2*M*N*K (R7)
template <typename OpTy>
struct TileMulModel : RepeatedModel<TileMulModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto multiply = cast<OpTy>(op);
    ArrayRef<int64_t> sum = multiply.getTileType().getShape();
    addMatrixWork(multiply.getLhs(), multiply.getRhs(), multiply.getRes(),
                  Count(sum[0]) * sum[1] *
                      multiply.getLhsTileType().getShape()[1] * 2,
                  work);
    return success();
  }
};
} // namespace

static void registerAMXModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, amx::AMXDialect *) {
    attachModels<FreeModel, amx::TileZeroOp>(context);
    attachWork<addTileMoveWork<amx::TileLoadOp, &Access::reads>,
               addTileMoveWork<amx::TileStoreOp, &Access::writes>>(context);
    attachModels<TileMulModel, amx::TileMulFOp, amx::TileMulIOp>(context);
  });
}

void roofline::registerX86Models(DialectRegistry &registry) {
  registerX86VectorModels(registry);
  registerAMXModels(registry);
}
