//===- LinalgOtherModels.cpp - Work of linalg's other ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The linalg ops that have no indexing maps of their own: softmax, the winograd
// transforms, pack and unpack. Softmax and winograd count what upstream's
// decomposition of the op executes; its temporaries are no traffic.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::linalg;

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Adds the write of a destination-style op: of its result, or of the init
/// `dest` where that is a memref.
static void addWrite(WorkContext &context, Operation *op, Value dest,
                     Work &work, AffineMap map = {}) {
  Value written = op->getNumResults() == 0 ? dest : op->getResult(0);
  addWholeWrite(context, written, work, map);
}

//===----------------------------------------------------------------------===//
// linalg.softmax
//===----------------------------------------------------------------------===//

static bool isRankedBuffer(Value value) {
  return isa<RankedTensorType, MemRefType>(value.getType());
}

namespace {
struct SoftmaxModel : WorkOpInterface::ExternalModel<SoftmaxModel, SoftmaxOp> {
  /// As SoftmaxOp::decomposeOperation, for N elements of any shape:
  ///   max N, subtract N, exponential N, sum N, divide N
  ///   flops = 4*N (R2), transcendentals = N (R3).
  /// The reductions start from a fill and so execute N operations, not one less
  /// per row. The init is only overwritten (R12). Where a row doesn't stay in a
  /// fast memory it is read for the maximum and again for the exponentials,
  /// which are written, read and overwritten. (Beside the row stays the maximum
  /// or the sum.)
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto softmax = cast<SoftmaxOp>(op);
    Value input = softmax.getInput();
    Type elementType = getElementTypeOrSelf(input.getType());
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(elementType));
    if (!isRankedBuffer(input) || !isRankedBuffer(softmax.getOutput()) || !type)
      return failure();
    Count elements = context.getNumElements(input);
    Count scalars = elements * getNumLanes(elementType);
    work.terms.add({WorkClass::Vector, type, scalars * 4});
    work.terms.add({WorkClass::Special, type, scalars});
    addRead(input, elements, work);
    addWrite(context, op, softmax.getOutput(), work);
    work.residency = {elementType,
                      context.getDim(input, softmax.getDimension()) + 1,
                      elements * Count(3)};
    return success();
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    addEqualShapes(context, op->getOperands(), onEqual);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Winograd transforms
//===----------------------------------------------------------------------===//

// F(m x m, r x r) computes m x m outputs of a convolution with an r x r filter
// from a tile of alpha x alpha inputs, alpha = m + r - 1:
//   Y = A^T x [(G x g x G^T) * (B^T x d x B)] x A
// (Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", 2015).
// Each of the three ops does one of the two-sided products per tile and
// channel, as `transform.structured.decompose_winograd_op` does: two
// linalg.matmul with dense constant matrices, zeros multiplied too. F(m x 1,
// r x 1) and F(1 x m, 1 x r) have one side only. The constant matrices, at most
// 36 elements, are inside the op and no traffic.

namespace {
/// One side of the transform of a tile: a `rows` x `depth` matrix from the
/// left, its transpose from the right.
struct Side {
  /// False if the tile has extent 1 here and is left as it is.
  bool transforms;
  int64_t rows, depth;

  int64_t getInput() const { return transforms ? depth : 1; }
  int64_t getOutput() const { return transforms ? rows : 1; }
};
} // namespace

/// FLOPs of the products of one tile, a left.input x right.input matrix (R1):
///   left   2 * left.rows * left.depth * right.input
///   right  2 * left.output * right.depth * right.rows
static int64_t countTileFlops(const Side &left, const Side &right) {
  int64_t flops = 0;
  if (left.transforms)
    flops += 2 * left.rows * left.depth * right.getInput();
  if (right.transforms)
    flops += 2 * left.getOutput() * right.depth * right.rows;
  return flops;
}

namespace {
/// Loops over tiles and planes, then over the elements of a transformed tile
/// (k, l) and of the tile that it is made of (i, j), each of which adds to all
/// of those. Two products one after the other do with fewer operations.
struct WinogradNest {
  MLIRContext *context;
  Work &work;
  AffineExpr k, l, i, j;

  WinogradNest(Operation *op, ArrayRef<Count> parallel, const Side &left,
               const Side &right, Work &work)
      : context(op->getContext()), work(work) {
    work.needsEachIteration = false;
    for (const Count &extent : parallel)
      work.loops.push_back({extent, /*isReduction=*/false});
    k = add(left.getOutput(), /*isReduction=*/false);
    l = add(right.getOutput(), /*isReduction=*/false);
    i = add(left.getInput(), /*isReduction=*/true);
    j = add(right.getInput(), /*isReduction=*/true);
  }
  AffineExpr add(int64_t extent, bool isReduction) {
    work.loops.push_back({extent, isReduction});
    return loop(work.loops.size() - 1);
  }
  AffineExpr loop(unsigned number) const {
    return getAffineDimExpr(number, context);
  }
  AffineMap makeMap(ArrayRef<AffineExpr> indices) const {
    return makeLoopMap(context, work, indices);
  }
};
} // namespace

/// Steps between the tiles of a side, F(m, r), on the side of the image.
static int64_t getStep(const Side &side, int64_t m) {
  return side.transforms ? m : 1;
}

/// The decomposition makes float constants: other types have none.
static FloatType getWinogradType(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// A static extent of 1 says that the side isn't transformed. Like upstream,
/// a dynamic extent is taken as that of a transformed tile.
static bool isTransformed(Value value, int64_t dim) {
  return cast<RankedTensorType>(value.getType()).getDimSize(dim) != 1;
}

namespace {
struct WinogradFilterModel
    : WorkOpInterface::ExternalModel<WinogradFilterModel,
                                     WinogradFilterTransformOp> {
  /// G x g x G^T, G: alpha x r, for each g of filter: F x r x r x C.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto transform = cast<WinogradFilterTransformOp>(op);
    Value filter = transform.getFilter();
    FloatType type = getWinogradType(filter);
    if (!type)
      return failure();
    auto [m, r] = getFmrFromWinogradConv2DFmr(transform.getFmr());
    Side left{isTransformed(filter, transform.getFilterHDim()), m + r - 1, r};
    Side right{isTransformed(filter, transform.getFilterWDim()), m + r - 1, r};
    Count filters = context.getDim(filter, transform.getFilterFDim());
    Count channels = context.getDim(filter, transform.getFilterCDim());
    work.terms.add({WorkClass::Matrix, type,
                    filters * channels * countTileFlops(left, right)});
    WinogradNest nest(op, {filters, channels}, left, right, work);
    AffineExpr f = nest.loop(0), c = nest.loop(1);
    addWholeRead(context, filter, work, nest.makeMap({f, nest.i, nest.j, c}));
    addWrite(context, op, transform.getOutput(), work,
             nest.makeMap({nest.k, nest.l, c, f}));
    return success();
  }
};
} // namespace

/// Extent of the input that tiles read along one dim. Tiles step by m and
/// overlap by r - 1: tiles * m + r - 1, which may be less than the input has.
/// Without a constant number of tiles it is taken to be all.
static Count countTileInput(const Count &extent, const Count &tiles,
                            const Side &side, int64_t m) {
  if (tiles.isZero())
    return 0;
  if (!tiles.isConstant())
    return extent;
  Count read =
      side.transforms ? (tiles - 1) * Count(m) + Count(side.depth) : tiles;
  return extent.isConstant() ? countMin(extent, read) : read;
}

namespace {
struct WinogradInputModel
    : WorkOpInterface::ExternalModel<WinogradInputModel,
                                     WinogradInputTransformOp> {
  /// B^T x d x B, B: alpha x alpha, for each d of
  /// output: alpha x alpha x tileH x tileW x N x C.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto transform = cast<WinogradInputTransformOp>(op);
    Value input = transform.getInput(), output = transform.getOutput();
    FloatType type = getWinogradType(input);
    if (!type)
      return failure();
    auto [m, r] = getFmrFromWinogradConv2DFmr(transform.getFmr());
    int64_t alpha = m + r - 1;
    Side left{isTransformed(output, transform.getOutputAlphaHDim()), alpha,
              alpha};
    Side right{isTransformed(output, transform.getOutputAlphaWDim()), alpha,
               alpha};
    Count tilesH = context.getDim(output, transform.getOutputTileHDim());
    Count tilesW = context.getDim(output, transform.getOutputTileWDim());
    Count images = context.getDim(input, transform.getInputNDim());
    Count channels = context.getDim(input, transform.getInputCDim());
    Count planes = images * channels;
    work.terms.add({WorkClass::Matrix, type,
                    tilesH * tilesW * planes * countTileFlops(left, right)});
    Count height = context.getDim(input, transform.getInputHDim());
    Count width = context.getDim(input, transform.getInputWDim());
    WinogradNest nest(op, {tilesH, tilesW, images, channels}, left, right,
                      work);
    AffineExpr y = nest.loop(0) * getStep(left, m) + nest.i;
    AffineExpr x = nest.loop(1) * getStep(right, m) + nest.j;
    AffineExpr n = nest.loop(2), c = nest.loop(3);
    addRead(makeAccess(input, nest.makeMap({n, y, x, c}),
                       planes * countTileInput(height, tilesH, left, m) *
                           countTileInput(width, tilesW, right, m)),
            work);
    addWrite(context, op, output, work,
             nest.makeMap({nest.k, nest.l, nest.loop(0), nest.loop(1), n, c}));
    return success();
  }
};

struct WinogradOutputModel
    : WorkOpInterface::ExternalModel<WinogradOutputModel,
                                     WinogradOutputTransformOp> {
  /// A^T x y x A, A^T: m x alpha, for each y of
  /// value: alpha x alpha x tileH x tileW x N x F, added to the init. The
  /// matrices of F(4, 3) and F(2, 5) are scaled: one multiply-add per output
  /// more, of class vector, undoes it. For F(2, 3) the second matmul adds to
  /// the init.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto transform = cast<WinogradOutputTransformOp>(op);
    Value value = transform.getValue(), init = transform.getOutput();
    FloatType type = getWinogradType(value);
    if (!type)
      return failure();
    auto [m, r] = getFmrFromWinogradConv2DFmr(transform.getFmr());
    Side left{isTransformed(value, transform.getValueAlphaHDim()), m,
              m + r - 1};
    Side right{isTransformed(value, transform.getValueAlphaWDim()), m,
               m + r - 1};
    Count tilesH = context.getDim(value, transform.getValueTileHDim());
    Count tilesW = context.getDim(value, transform.getValueTileWDim());
    Count images = context.getDim(value, transform.getValueNDim());
    Count filters = context.getDim(value, transform.getValueFDim());
    Count tiles = tilesH * tilesW * images * filters;
    work.terms.add(
        {WorkClass::Matrix, type, tiles * countTileFlops(left, right)});
    bool isScaled = transform.getFmr() != WinogradConv2DFmr::F_2_3 &&
                    (left.transforms || right.transforms);
    if (isScaled)
      work.terms.add({WorkClass::Vector, type,
                      tiles * (2 * left.getOutput() * right.getOutput())});
    WinogradNest nest(op, {tilesH, tilesW, images, filters}, left, right, work);
    AffineExpr y = nest.loop(0) * getStep(left, m) + nest.k;
    AffineExpr x = nest.loop(1) * getStep(right, m) + nest.l;
    AffineExpr n = nest.loop(2), f = nest.loop(3);
    AffineMap map = nest.makeMap({n, y, x, f});
    addWholeRead(
        context, value, work,
        nest.makeMap({nest.i, nest.j, nest.loop(0), nest.loop(1), n, f}));
    addInitRead(context, init, work, map);
    addWrite(context, op, init, work, map);
    return success();
  }

  /// R12: the init is accumulated onto, unless it is a fill.
  static void addInitRead(WorkContext &context, Value init, Work &work,
                          AffineMap map) {
    if (isUninitialised(init))
      work.notes.push_back("reads an uninitialised tensor.empty"); // R20a
    else if (!isEmptyOrSplat(init))
      addWholeRead(context, init, work, map);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// linalg.pack, linalg.unpack
//===----------------------------------------------------------------------===//

namespace {
struct PackModel : WorkOpInterface::ExternalModel<PackModel, PackOp> {
  /// R16: reads the source, writes the destination with its padding.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    Value source = cast<PackOp>(op).getSource();
    addWholeRead(context, source, work);
    addWholeWrite(context, op->getResult(0), work);
    return success();
  }
};

struct UnPackModel : WorkOpInterface::ExternalModel<UnPackModel, UnPackOp> {
  /// R16: reads the elements that survive and not the padding, so as many as
  /// it writes.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    Value source = cast<UnPackOp>(op).getSource();
    addRead(source, context.getNumElements(op->getResult(0)), work);
    addWholeWrite(context, op->getResult(0), work);
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void roofline::attachLinalgOtherModels(MLIRContext *context) {
  attachModels<FreeModel, IndexOp, linalg::YieldOp>(context);
  PackOp::attachInterface<PackModel>(*context);
  SoftmaxOp::attachInterface<SoftmaxModel>(*context);
  UnPackOp::attachInterface<UnPackModel>(*context);
  WinogradFilterTransformOp::attachInterface<WinogradFilterModel>(*context);
  WinogradInputTransformOp::attachInterface<WinogradInputModel>(*context);
  WinogradOutputTransformOp::attachInterface<WinogradOutputModel>(*context);
}
