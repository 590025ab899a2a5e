//===- ArmModels.cpp - Work of arm_neon, arm_sve and arm_sme --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstructionModels.h"
#include "Vector/VectorModels.h"

#include "mlir/Dialect/ArmNeon/ArmNeonDialect.h"
#include "mlir/Dialect/ArmSME/IR/ArmSME.h"
#include "mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// arm_neon and arm_sve
//===----------------------------------------------------------------------===//

namespace {
/// Model of products of matrices in segments of vectors, A: 2xK, B: Kx2, C: 2x2
/// each. With n lanes of A:
///   flops or int_ops = 2 * 2*2*K per segment = 4 * n (R7)
template <typename OpTy>
struct SegmentMulModel : RepeatedModel<SegmentMulModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto multiply = cast<OpTy>(op);
    addMatrixWork(multiply.getSrc1(), multiply.getSrc2(), op->getResult(0),
                  getNumLanes(multiply.getSrc1().getType()) * 4, work);
    return success();
  }
};
} // namespace

static void registerArmNeonModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arm_neon::ArmNeonDialect *) {
    using namespace arm_neon;
    attachLaneModels<WorkClass::Integer, SMullOp>(context);
    attachModels<DotModel, Sdot2dOp, SdotOp>(context);
    attachModels<SegmentMulModel, BfmmlaOp, SmmlaOp, UmmlaOp, UsmmlaOp>(
        context);
  });
}

// The intrinsics that these ops are lowered to have no model.
static void registerArmSVEModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arm_sve::ArmSVEDialect *) {
    using namespace arm_sve;
    attachLaneModels<WorkClass::Integer, ScalableMaskedAddIOp,
                     ScalableMaskedMulIOp, ScalableMaskedSDivIOp,
                     ScalableMaskedSubIOp, ScalableMaskedUDivIOp>(context);
    attachLaneModels<WorkClass::Vector, ScalableMaskedAddFOp,
                     ScalableMaskedDivFOp, ScalableMaskedMulFOp,
                     ScalableMaskedSubFOp>(context);
    attachLaneModels<WorkClass::Other, DupQLaneOp, ZipX2Op, ZipX4Op>(context);
    attachModels<DotModel, SdotOp, UdotOp>(context);
    attachModels<FreeModel, ConvertFromSvboolOp, ConvertToSvboolOp, PselOp>(
        context);
    attachModels<SegmentMulModel, BfmmlaOp, SmmlaOp, UmmlaOp, UsmmlaOp>(
        context);
  });
}

//===----------------------------------------------------------------------===//
// arm_sme
//===----------------------------------------------------------------------===//

namespace {
/// Model of an outer product, as of `vector.outerproduct`: nothing is reduced,
/// so it is not matrix work (R7).
struct OuterProductModel
    : RepeatedModel<OuterProductModel, arm_sme::OuterProductOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto product = cast<arm_sme::OuterProductOp>(op);
    Type type = product.getResultType().getElementType();
    work.terms.add(
        {getArithmeticClass(type), type,
         getNumLanes(product.getResultType()) * (product.getAcc() ? 2 : 1)});
    return success();
  }
};

/// Model of the sum of `ways` outer products that is added to a tile:
///   flops or int_ops = 2 * ways * lanes of the tile (R7)
template <typename OpTy, int64_t ways>
struct SumOfProductsModel
    : RepeatedModel<SumOfProductsModel<OpTy, ways>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto product = cast<OpTy>(op);
    addMatrixWork(product.getLhs(), product.getRhs(), product.getResult(),
                  getNumLanes(product.getResultType()) * (2 * ways), work);
    return success();
  }
};

/// Model of a move of one slice between a tile and a vector.
template <typename OpTy>
struct TileSliceModel : RepeatedModel<TileSliceModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    Value slice = std::is_same_v<OpTy, arm_sme::ExtractTileSliceOp>
                      ? op->getResult(0)
                      : op->getOperand(0);
    work.terms.add({WorkClass::Other, getElementTypeOrSelf(slice.getType()),
                    getNumLanes(slice.getType())});
    return success();
  }
};

} // namespace

/// Adds the work of a load or store of `numDims` dims of a tile: of all of it,
/// or of one slice. The lanes that a mask sets move (R19).
template <typename OpTy, bool Access::*direction, unsigned numDims>
static LogicalResult addTileMoveWork(OpTy move, WorkContext &context,
                                     Work &work) {
  unsigned rank = move.getMemRefType().getRank();
  if (rank < numDims)
    return failure();
  SmallVector<unsigned, 2> dims;
  for (unsigned loop = 0; loop < numDims; ++loop) {
    work.loops.push_back({getLanes(move.getVectorType(), loop)});
    dims.push_back(rank - numDims + loop);
  }
  Access access =
      makeBlockAccess(move.getBase(), move.getIndices(), dims, work.loops);
  if (move.getMask())
    access.elements =
        intersectLanes(*access.elements, countSetLanes(context, move.getMask()),
                       computeVolume(work.loops));
  addAccess(std::move(access), direction, work);
  return success();
}

namespace {
/// Model of the lanes of a vector of the given size in streaming mode, whose
/// `vscale` is taken to be that of other scalable vectors.
struct StreamingVLModel : FreeBase<StreamingVLModel, arm_sme::StreamingVLOp> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &,
                                      unsigned) const {
    auto query = cast<arm_sme::StreamingVLOp>(op);
    return Count::symbol("vscale") *
           (16 >> static_cast<unsigned>(query.getTypeSize()));
  }
};
} // namespace

static void registerArmSMEModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arm_sme::ArmSMEDialect *) {
    using namespace arm_sme;
    attachModels<FreeModel, CopyTileOp, GetTileOp, ZeroOp>(context);
    attachModels<OuterProductModel, StreamingVLModel>(context);
    attachModels<TileSliceModel, ExtractTileSliceOp, InsertTileSliceOp>(
        context);
    attachWork<addTileMoveWork<LoadTileSliceOp, &Access::reads, 1>,
               addTileMoveWork<StoreTileSliceOp, &Access::writes, 1>,
               addTileMoveWork<TileLoadOp, &Access::reads, 2>,
               addTileMoveWork<TileStoreOp, &Access::writes, 2>>(context);
    attachModels<
        SumOfProductsModel<FMopa2WayOp, 2>, SumOfProductsModel<FMops2WayOp, 2>,
        SumOfProductsModel<SMopa2WayOp, 2>, SumOfProductsModel<SMops2WayOp, 2>,
        SumOfProductsModel<UMopa2WayOp, 2>, SumOfProductsModel<UMops2WayOp, 2>,
        SumOfProductsModel<SMopa4WayOp, 4>, SumOfProductsModel<SMops4WayOp, 4>,
        SumOfProductsModel<UMopa4WayOp, 4>, SumOfProductsModel<UMops4WayOp, 4>,
        SumOfProductsModel<SuMopa4WayOp, 4>,
        SumOfProductsModel<SuMops4WayOp, 4>,
        SumOfProductsModel<UsMopa4WayOp, 4>,
        SumOfProductsModel<UsMops4WayOp, 4>>(context);
  });
}

void roofline::registerArmModels(DialectRegistry &registry) {
  registerArmNeonModels(registry);
  registerArmSMEModels(registry);
  registerArmSVEModels(registry);
}
