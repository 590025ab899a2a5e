//===- ChainTraffic.h - Traffic of fused chains -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For a chain of GEMMs and row-wise operations and a fast memory of S bytes:
// what the best known fused schedule of some of its stages moves between it and
// the slow memory, with its tile sizes. Numbers only: no IR, no machine.
// docs/understand/Chains.md has the formulas.
//
// All results are sums of what a schedule moves that is known to fit, so they
// are achievable; `compulsoryBytes` is what no schedule beats.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_CHAINTRAFFIC_H
#define ROOFLINE_NEST_CHAINTRAFFIC_H

#include "roofline/Nest/Tiling.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// What a stage reads beside its rows and its weights.
struct ChainSideInput {
  enum class Shape {
    /// An element per element of the stage's result: a residual, a mask.
    PerElement,
    /// One row that all rows share: a bias, the scale of a normalisation.
    PerColumn,
    /// A value per row: the scale of a dequantisation.
    PerRow
  };
  Shape shape = Shape::PerElement;
  /// Size of an element [bit].
  int64_t bits = 0;
};

/// A step from rows to rows.
struct ChainStage {
  enum class Kind {
    /// Each row times a matrix of (width before) x `width`.
    Gemm,
    /// Each element by itself: bias, activation, residual, conversion.
    Elementwise,
    /// Needs the whole row before it gives an element: softmax, normalisation.
    WholeRow,
    /// Needs the whole row, but the GEMM that follows can start with a part of
    /// it and correct its sums later: softmax rewritten as in FlashAttention.
    /// As `WholeRow` if no GEMM follows directly in the same segment,
    /// or if the result is kept.
    Online
  };
  Kind kind = Kind::Gemm;
  /// Elements in a row of the result; only a GEMM changes it.
  int64_t width = 0;
  /// Size of an element of the result, and of a partial sum of it (used for
  /// GEMMs; 0: the same) [bit].
  int64_t bits = 0, partialBits = 0;
  /// GEMM: size of an element of the matrix [bit].
  int64_t weightBits = 0;
  /// GEMM: each of the chain's batches has a matrix of its own.
  bool isWeightPerBatch = false;
  /// What the stage keeps per row while it sees the row piece by piece, such as
  /// maximum and sum of a softmax [bit].
  int64_t stateBits = 0;
  /// WholeRow, Online: how often the stage alone reads its rows if not even one
  /// of them fits in the fast memory.
  int64_t passes = 2;
  /// The result has other users: fused or not, it is written.
  bool isKept = false;
  SmallVector<ChainSideInput, 1> sideInputs;
};

/// Stages that pass `batch` x `rows` rows on, each from the one before it. A
/// batch matters only where matrices are per batch; else its rows are rows.
struct Chain {
  int64_t batch = 1, rows = 0;
  /// Elements in a row of the first stage's input, and the size of one [bit].
  int64_t width = 0, bits = 0;
  SmallVector<ChainStage, 4> stages;
};

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

enum class ChainSchedule {
  /// One GEMM, tiled as `computeTilingBounds` says; elementwise stages before
  /// and after it work in its tiles.
  Tiled,
  /// Row-wise stages, each row read and written once.
  OnePass,
  /// One row-wise stage of which not even a row fits.
  SeveralPasses,
  /// Blocks of rows pass all stages; matrices pass once per block or stay. The
  /// first five are those of two GEMMs, B = A W0 and C = B W1:
  /// rows of A and C stay, a column of B at a time;
  ColumnsOfB, // T1
  /// rows of B stay, a column of A and of C at a time;
  RowsOfB, // T2
  /// both matrices stay, one row at a time;
  BothWeights, // T3
  /// one matrix stays;
  FirstWeights,  // T4
  SecondWeights, // T5
  /// any other number of GEMMs.
  RowBlocks,
  /// Two GEMMs: tiles of B, partial sums of C leave and return.
  PartialSums // T6
};
/// "T1" to "T6", "tiled", "one pass", "passes", "row blocks".
StringRef getName(ChainSchedule schedule);

/// What one operand moves.
struct ChainTerm {
  enum class Operand { Input, Weights, SideInput, Kept, Output };
  Operand operand = Operand::Input;
  /// The stage that reads or makes it, and for side inputs which of them.
  unsigned stage = 0, index = 0;
  /// Its size: each element once [B]; and what it moves [B].
  int64_t sizeBytes = 0, movedBytes = 0;
};

/// Stages `first` to `last`, both included, as one kernel.
struct ChainSegment {
  unsigned first = 0, last = 0;
  ChainSchedule schedule = ChainSchedule::RowBlocks;
  /// All that crosses between the fast and the slow memory: the sum of the
  /// terms, rounded up once [B].
  int64_t bytes = 0;
  /// Every operand once, results between the stages not at all [B].
  int64_t compulsoryBytes = 0;
  /// What the schedule needs of the fast memory [B].
  int64_t bufferBytes = 0;
  /// Rows of a block, and the most that fit: no more of them move no less.
  /// 0 for Tiled.
  int64_t blockRows = 0, maxBlockRows = 0;
  /// PartialSums: columns of B in a tile; else 0.
  int64_t blockColumns = 0;
  /// Blocks of rows that run, over all batches; 0 for Tiled.
  int64_t numBlocks = 0;
  /// Tiled: of the loops batch (only if matrices are per batch), m, n and k of
  /// C[m, n] += A[m, k] W[k, n].
  Tiling tiling;
  /// Stages whose matrices stay in the fast memory.
  SmallVector<unsigned, 2> residentStages;
  /// In the order input, stage by stage, output.
  SmallVector<ChainTerm, 6> terms;
};

/// More stages than this are no chain to try.
constexpr unsigned maxSegmentStages = 64;

/// Stages `first` to `last` of `chain` as one kernel with a fast memory of
/// `capacityBytes`: the least of all schedules that fit. No value if none fits,
/// if the chain is malformed (sizes below 1, a row-wise stage that changes the
/// width, stages that don't exist) or if its numbers don't fit in 62 bits.
std::optional<ChainSegment> computeSegment(const Chain &chain, unsigned first,
                                           unsigned last,
                                           int64_t capacityBytes);

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

/// O = softmax(Q K^T) V.
struct Attention {
  /// Problems that share nothing: batch times heads of K and V.
  int64_t batch = 1;
  /// Heads of Q per head of K and V: 1, or more for grouped queries.
  int64_t groups = 1;
  int64_t queries = 0, keys = 0;
  /// Elements of a query and of a key, and of a value.
  int64_t headSize = 0, valueSize = 0;
  /// Sizes of elements; `scoreBits` of what Q K^T writes and the softmax reads
  /// and writes if they are kernels of their own [bit].
  int64_t queryBits = 0, keyBits = 0, valueBits = 0, outputBits = 0,
          scoreBits = 0;
  /// Sizes of what fused schedules hold: sums of O and of scores, and the two
  /// row statistics [bit]. 0: as the output, the scores, the sums of O.
  int64_t outputSumBits = 0, scoreSumBits = 0, statisticBits = 0;
  /// Query i sees the keys 0 to i + keys - queries only; keys >= queries.
  bool isCausal = false;
  /// The online rewrite of the softmax is available.
  bool isOnline = true;
};

struct AttentionTraffic {
  /// The best fused schedule: one block at a time, a key and a value in the
  /// buffer beside it. No value if nothing fits.
  std::optional<ChainSegment> fused;
  /// Q K^T, softmax, P V as kernels of their own, without the mask [B]. No
  /// value if one of them doesn't fit.
  std::optional<int64_t> unfusedBytes;
};

/// No value if the attention is malformed or its numbers don't fit in 62 bits.
std::optional<AttentionTraffic>
computeAttentionTraffic(const Attention &attention, int64_t capacityBytes);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_CHAINTRAFFIC_H
