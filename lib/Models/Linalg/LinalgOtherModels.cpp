//===- LinalgOtherModels.cpp - Work of linalg's other ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the linalg ops without indexing maps: softmax, the winograd
// transforms, pack and unpack. Softmax and winograd count the operations of
// upstream's decomposition; its temporaries cause no traffic.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::linalg;

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Adds the write of a destination-style op: of its result, or of the init
/// `dest` if that is a memref.
static void addWrite(WorkContext &context, Operation *op, Value dest,
                     Work &work, AffineMap map = {}) {
  Value written = op->getNumResults() == 0 ? dest : op->getResult(0);
  addWholeWrite(context, written, work, map);
}

//===----------------------------------------------------------------------===//
// linalg.softmax
//===----------------------------------------------------------------------===//

namespace {
struct SoftmaxModel : RepeatedModel<SoftmaxModel, SoftmaxOp> {
  /// Counts what SoftmaxOp::decomposeOperation executes for N elements of any
  /// shape:
  ///   max N, subtract N, exponential N, sum N, divide N
  ///   flops = 4*N (R2), transcendentals = N (R3).
  /// The reductions start from a fill and thus execute N operations, not one
  /// less per row. The init is only overwritten (R12). A row that does not stay
  /// in a fast memory is read for the maximum and again for the exponentials,
  /// which are written, read and overwritten. Besides the row, one value stays:
  /// the maximum or the sum.
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
// Each of the three ops computes one of the two-sided products per tile and
// channel, as `transform.structured.decompose_winograd_op` does: two
// linalg.matmul with dense constant matrices, whose zeros are multiplied as
// well. F(m x 1, r x 1) and F(1 x m, 1 x r) have only one side. The constant
// matrices, at most 36 elements, are inside the op and cause no traffic.

namespace {
/// One side of the transform of a tile: multiplication by a `rows` x `depth`
/// matrix from the left or by its transpose from the right.
struct Side {
  /// False if the tile has extent 1 on this side and is not transformed.
  bool transforms;
  int64_t rows, depth;

  int64_t getInput() const { return transforms ? depth : 1; }
  int64_t getOutput() const { return transforms ? rows : 1; }
};
} // namespace

/// Returns the FLOPs of the products of one tile, a left.input x right.input
/// matrix (R1):
///   left   2 * left.rows * left.depth * right.input
///   right  2 * left.output * right.depth * right.rows
static Count countTileFlops(const Side &left, const Side &right) {
  DerivedCount flops;
  if (left.transforms)
    flops += DerivedCount(2) * left.rows * left.depth * right.getInput();
  if (right.transforms)
    flops += DerivedCount(2) * left.getOutput() * right.depth * right.rows;
  return noteStep("of one tile", flops, "FLOP", "R1");
}

/// Adds the products of `tiles` tiles.
static void addTiles(FloatType type, const DerivedCount &tiles,
                     const Side &left, const Side &right, Work &work) {
  Count flops = countTileFlops(left, right);
  work.terms.add({WorkClass::Matrix, type,
                  noteStep("of all tiles", tiles * flops, "FLOP", "R1")});
}

namespace {
/// The loops of a transform: tiles and planes, then the elements of a
/// transformed tile (k, l) and of the tile that it is computed from (i, j),
/// each of which contributes to all of the former. Two successive products need
/// fewer operations.
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

/// Returns the step [elements] between tiles of F(m, r) along one side of the
/// image.
static int64_t getStep(const Side &side, int64_t m) {
  return side.transforms ? m : 1;
}

/// Returns the element type of `value` if it is a float, else null: the
/// decomposition creates float constants.
static FloatType getWinogradType(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// Returns true if a side is transformed, which a static extent of 1 rules out.
/// A dynamic extent is assumed to be that of a transformed tile, as upstream
/// does.
static bool isTransformed(Value value, int64_t dim) {
  return cast<RankedTensorType>(value.getType()).getDimSize(dim) != 1;
}

/// Computes G x g x G^T, G: alpha x r, for each g of filter: F x r x r x C.
static LogicalResult addWinogradFilterWork(WinogradFilterTransformOp transform,
                                           WorkContext &context, Work &work) {
  Value filter = transform.getFilter();
  FloatType type = getWinogradType(filter);
  if (!type)
    return failure();
  auto [m, r] = getFmrFromWinogradConv2DFmr(transform.getFmr());
  Side left{isTransformed(filter, transform.getFilterHDim()), m + r - 1, r};
  Side right{isTransformed(filter, transform.getFilterWDim()), m + r - 1, r};
  Count filters = context.getDim(filter, transform.getFilterFDim());
  Count channels = context.getDim(filter, transform.getFilterCDim());
  addTiles(type, DerivedCount(filters) * channels, left, right, work);
  WinogradNest nest(transform, {filters, channels}, left, right, work);
  AffineExpr f = nest.loop(0), c = nest.loop(1);
  addWholeRead(context, filter, work, nest.makeMap({f, nest.i, nest.j, c}));
  addWrite(context, transform, transform.getOutput(), work,
           nest.makeMap({nest.k, nest.l, c, f}));
  return success();
}

/// Returns the extent of the input that tiles read along one dim. Tiles step by
/// m and overlap by r - 1: tiles * m + r - 1, which may be less than the extent
/// of the input. If the number of tiles is not a constant, it is assumed to be
/// the whole extent.
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

/// Computes B^T x d x B, B: alpha x alpha, for each d of output: alpha x
/// alpha x tileH x tileW x N x C.
static LogicalResult addWinogradInputWork(WinogradInputTransformOp transform,
                                          WorkContext &context, Work &work) {
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
  addTiles(type, DerivedCount(tilesH) * tilesW * planes, left, right, work);
  Count height = context.getDim(input, transform.getInputHDim());
  Count width = context.getDim(input, transform.getInputWDim());
  WinogradNest nest(transform, {tilesH, tilesW, images, channels}, left, right,
                    work);
  AffineExpr y = nest.loop(0) * getStep(left, m) + nest.i;
  AffineExpr x = nest.loop(1) * getStep(right, m) + nest.j;
  AffineExpr n = nest.loop(2), c = nest.loop(3);
  addRead(makeAccess(input, nest.makeMap({n, y, x, c}),
                     planes * countTileInput(height, tilesH, left, m) *
                         countTileInput(width, tilesW, right, m)),
          work);
  addWrite(context, transform, output, work,
           nest.makeMap({nest.k, nest.l, nest.loop(0), nest.loop(1), n, c}));
  return success();
}

namespace {
struct WinogradOutputModel
    : WorkOpInterface::ExternalModel<WinogradOutputModel,
                                     WinogradOutputTransformOp> {
  /// Computes A^T x y x A, A^T: m x alpha, for each y of value: alpha x alpha x
  /// tileH x tileW x N x F, and adds it to the init. The matrices of F(4, 3)
  /// and F(2, 5) are scaled, which one more multiply-add per output, of class
  /// vector, compensates. For F(2, 3) the second matmul adds to the init.
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
    addTiles(type, tiles, left, right, work);
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

  /// Adds the read of the init, which is accumulated onto unless it is a fill
  /// (R12).
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

/// Adds a read of the source and a write of the destination with its padding
/// (R16).
static LogicalResult addPackWork(PackOp op, WorkContext &context, Work &work) {
  Value source = op.getSource();
  addWholeRead(context, source, work);
  addWholeWrite(context, op->getResult(0), work);
  return success();
}

/// Adds a read of the elements that are not padding and a write of the same
/// number of elements (R16).
static LogicalResult addUnPackWork(UnPackOp op, WorkContext &context,
                                   Work &work) {
  Value source = op.getSource();
  addRead(source, context.getNumElements(op->getResult(0)), work);
  addWholeWrite(context, op->getResult(0), work);
  return success();
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void roofline::attachLinalgOtherModels(MLIRContext *context) {
  attachModels<FreeModel, IndexOp, linalg::YieldOp>(context);
  attachModels<SoftmaxModel, WinogradOutputModel>(context);
  attachWork<addPackWork, addUnPackWork, addWinogradFilterWork,
             addWinogradInputWork>(context);
}
