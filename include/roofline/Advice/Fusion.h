//===- Fusion.h - What to fuse -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which producers to fuse into which consumers on a target, what that saves,
// and why not where upstream can't. docs/use/Fusion.md has the definitions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_FUSION_H
#define ROOFLINE_ADVICE_FUSION_H

#include "roofline/Analysis/RooflineAnalysis.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace mlir::roofline {

/// How upstream fuses two ops.
enum class FusionKind {
  /// `linalg::fuseElementwiseOps`: one `linalg.generic` takes the place of
  /// both.
  Elementwise,
  /// `scf::tileConsumerAndFuseProducersUsingSCF`: one nest of loops over tiles
  /// around both; what is between them is a tile that stays on the chip.
  TileAndFuse,
  /// The same function makes blocks of rows that pass all ops; within a block
  /// the products are tiled again, so that matrices stream past it
  /// (docs/understand/Chains.md).
  Chain,
  /// Both read the same value in the same order; neither reads the other.
  Sibling
};
llvm::StringRef getFusionKindName(FusionKind kind);

/// What fusing some ops changes, for one execution of them. Shared by all that
/// look the same.
struct FusionPrice {
  /// Why upstream can't, or why it doesn't fit; one sentence without a final
  /// stop. Empty if the ops can be fused; the rest is only filled in then.
  std::string whyNot;
  /// The better of the kinds that upstream can.
  FusionKind kind = FusionKind::Elementwise;
  /// Of the ops as they are, and fused; with what the fusion computes twice.
  WorkSummary workBefore, workAfter;
  /// What crosses the outermost memory level with the best known tiling [B].
  /// Of data-dependent accesses the least.
  Count bytesBefore, bytesAfter;
  /// Sum of the times of the ops as they are, and of all that is left of them
  /// [s]; no value where one is not known.
  std::optional<double> secondsBefore, secondsAfter;
  /// The same of all memory levels with a known bandwidth one after the other,
  /// with the best known tiling: of equal times this decides [s].
  double memorySecondsBefore = 0, memorySecondsAfter = 0;
  /// What bounds the ops as they are, in program order, and the fused op (R22,
  /// R24).
  SmallVector<std::string, 2> boundsBefore;
  std::string boundAfter;
  /// Room that one tile of all values takes [B], and the level that holds it,
  /// the innermost one that does without more traffic. Empty for an
  /// elementwise fusion, which keeps single elements.
  Count onChipBytes;
  std::string level;
  /// Of the other kinds: tile size per loop of the last op, 0 for a loop that
  /// stays whole, and the loops in their order, the outermost first: what
  /// `transform.structured.fuse` takes.
  SmallVector<int64_t, 0> tileSizes;
  SmallVector<int64_t, 0> interchange;
  /// Chain: how it runs, "T1" to "T6" or "row blocks", and rows in a block.
  std::string schedule;
  int64_t blockRows = 0;

  bool isLegal() const { return whyNot.empty(); }
  Count getBytesSaved() const { return bytesBefore - bytesAfter; }
  std::optional<double> getSecondsSaved() const;
};

/// A producer and one of its consumers, or two siblings.
struct FusionEdge {
  /// Siblings: the first one in the program.
  Operation *producer = nullptr;
  Operation *consumer = nullptr;
  /// Operands of the consumer that are results of the producer; of siblings,
  /// the one that both read.
  SmallVector<unsigned, 1> operands;
  /// Of fusing these two alone. Never null.
  const FusionPrice *price = nullptr;
  /// How often both execute per call of the function (R8).
  Count executions = 1;
  /// What becomes of the most bytes that live at a time (R20) [B]; negative if
  /// it shrinks. No value if a size is symbolic.
  std::optional<int64_t> peakLiveChange;
  /// The group that both are in; no value if they are not to be fused.
  std::optional<unsigned> group;

  bool isAdvised() const { return group.has_value(); }
};

/// Ops that make one kernel.
struct FusionGroup {
  /// In program order; the last one is the one to tile.
  SmallVector<Operation *, 4> ops;
  /// Edges inside, as positions in `FunctionFusion::edges`.
  SmallVector<unsigned, 4> edges;
  /// Of fusing all of them.
  const FusionPrice *price = nullptr;
  Count executions = 1;
  /// As `FusionEdge::peakLiveChange`, of fusing all of them and nothing else.
  std::optional<int64_t> peakLiveChange;
};

/// Advice for one function.
struct FunctionFusion {
  Operation *function = nullptr;
  /// Those that save the most time first, then the most bytes; those that can't
  /// be fused last; otherwise in program order.
  SmallVector<FusionEdge, 0> edges;
  /// In the order of their last ops.
  SmallVector<FusionGroup, 0> groups;
  /// Attentions that would move less than they do by `groups` if their softmax
  /// saw its rows piece by piece (FlashAttention): no pass of upstream makes
  /// that of them. In no sum.
  SmallVector<FusionGroup, 0> rewrites;
  /// Time that the groups save together [s].
  double secondsSaved = 0;
  /// Bytes of the outermost level that they save together [B].
  Count bytesSaved;
};

struct FusionOptions {
  /// Also edges that can't be fused, with the reason.
  bool refused = true;
  /// Components of at most so many edges are grouped in the best possible way,
  /// larger ones by merging the pair that saves the most time first.
  unsigned exactEdges = 12;
  /// Ops in a group at most.
  unsigned groupOps = 32;
};

/// Advice for all functions of a module.
class FusionAdvice {
public:
  /// In program order.
  ArrayRef<FunctionFusion> getFunctions() const { return functions; }
  const FunctionFusion *lookup(Operation *function) const;
  /// The number of the group that `op` is in, unique in its function; no value
  /// if it is in none.
  std::optional<unsigned> lookupGroup(Operation *op) const;
  /// The edge between two ops; null if there is none.
  const FusionEdge *lookupEdge(Operation *producer, Operation *consumer) const;

private:
  friend class FusionAnalysis;
  SmallVector<FunctionFusion, 0> functions;
  llvm::DenseMap<Operation *, unsigned> groups;
  llvm::DenseMap<std::pair<Operation *, Operation *>,
                 std::pair<unsigned, unsigned>>
      edges;
  SmallVector<std::unique_ptr<FusionPrice>, 0> prices;
};

/// Judges every edge of the functions of `analysis`, whose options are those of
/// `getFusionAnalysisOptions`, or such with `totals`, `tiling` or `tuning`. The
/// IR stays as it is, and must for as long as the advice is used.
FusionAdvice computeFusionAdvice(const RooflineAnalysis &analysis,
                                 const FusionOptions &fusionOptions = {});

/// Advice from an analysis of its own.
FusionAdvice computeFusionAdvice(ModuleOp module,
                                 const TargetDescription &target,
                                 const AnalysisOptions &options,
                                 const FusionOptions &fusionOptions = {});

/// What is needed of an analysis under `options` to advise on fusion: records
/// of ops that start cold, and nothing else.
AnalysisOptions getFusionAnalysisOptions(AnalysisOptions options = {});

/// "could fuse 'linalg.matmul' (tile-and-fuse): saves 1.2 MB, 3.4 us": what to
/// tell the user at the consumer of an edge that stands unfused.
std::string describeFusion(const FusionEdge &edge);

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_FUSION_H
