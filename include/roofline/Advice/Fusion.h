//===- Fusion.h - What to fuse -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Advice on fusion: which producers to fuse into which consumers on a machine,
// how upstream does it, what that saves, and why not where it can't. In: the
// records of a `RooflineAnalysis`, under `getFusionAnalysisOptions`; the
// program is not walked again. Out: a `FusionAdvice` with, per function, every
// edge with its price and the groups of ops that make one kernel each
// (Grouping.h chooses them). `FusionOptions` limits what is listed and how long
// is searched. Nothing in the IR is changed: transforms and passes follow the
// advice (AdvisedEdges.h). Prices are by rules R20 to R24 (docs/Model.md);
// docs/use/Fusion.md has the definitions.
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
  /// `tileConsumerAndFuseProducersUsingSCF` makes blocks of rows that pass all
  /// ops; within a block the products are tiled again, so that matrices stream
  /// past it
  /// (docs/understand/Chains.md).
  Chain,
  /// Two ops that read the same value in the same order; neither reads the
  /// other.
  Sibling
};
llvm::StringRef getFusionKindName(FusionKind kind);

/// Figures of some ops as they are and fused, for one execution of them. Shared
/// by all sets of ops that look the same.
struct FusionPrice {
  /// Why upstream can't, or why it doesn't fit; one sentence without a final
  /// stop. Empty if the ops can be fused; the rest is only filled in then.
  std::string whyNot;
  /// The better of the kinds that upstream can.
  FusionKind kind = FusionKind::Elementwise;
  /// Work of the ops as they are, and fused, with operations that the fusion
  /// computes twice.
  WorkSummary workBefore, workAfter;
  /// Traffic of the outermost memory level with the best known tiling, the
  /// least where accesses depend on data [B]. The most of both where fusing
  /// saves less of that: it is not known what two maps of a value share.
  Count bytesBefore, bytesAfter;
  /// Sum of the times of the ops as they are, and of all that is left of them
  /// [s]; no value where one is not known.
  std::optional<double> secondsBefore, secondsAfter;
  /// Time of all memory levels with a known bandwidth one after the other, with
  /// the best known tiling: between equal times this decides [s].
  double memorySecondsBefore = 0, memorySecondsAfter = 0;
  /// Bounds of the ops as they are, in program order, and of the fused op (R22,
  /// R24).
  SmallVector<Bound, 2> boundsBefore;
  Bound boundAfter;
  /// Room that one tile of all values takes [B], and the level that holds it,
  /// the innermost one that does without more traffic. Empty for an
  /// elementwise fusion, which keeps single elements.
  Count onChipBytes;
  std::string level;
  /// Except for an elementwise fusion: tile size per loop of the last op, 0 for
  /// a loop that stays whole, and the loops in their order, the outermost
  /// first, as `transform.structured.fuse` takes them.
  SmallVector<int64_t, 0> tileSizes;
  SmallVector<int64_t, 0> interchange;
  /// Chain: how it runs, "T1" to "T6" or "row blocks", and rows in a block.
  std::string schedule;
  int64_t blockRows = 0;

  bool isLegal() const { return whyNot.empty(); }
  Count getBytesSaved() const { return bytesBefore - bytesAfter; }
  std::optional<double> getSecondsSaved() const;
  /// What the fusion is worth [s]: the time that it saves, between equal ones
  /// the time of the memory levels; where times are not known, bytes decide. No
  /// value if it can't be done.
  std::optional<double> getGain(const TargetDescription &target) const;
};

/// Prices that edges and groups point to.
using FusionPriceList = SmallVector<std::unique_ptr<FusionPrice>, 0>;

/// A producer and one of its consumers, or two siblings.
struct FusionEdge {
  /// Siblings: the first one in the program.
  Operation *producer = nullptr;
  Operation *consumer = nullptr;
  /// Operands of the consumer that are results of the producer; of siblings,
  /// the one that both read.
  SmallVector<unsigned, 1> operands;
  /// The price of fusing these two alone. Never null.
  const FusionPrice *price = nullptr;
  /// How often both execute per call of the function (R8).
  Count executions = 1;
  /// Change of the most bytes that live at a time (R20) [B]; negative if it
  /// shrinks. No value if a size is symbolic.
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
  /// The price of fusing all of them.
  const FusionPrice *price = nullptr;
  Count executions = 1;
  /// `FusionEdge::peakLiveChange` for fusing all of them and nothing else.
  std::optional<int64_t> peakLiveChange;
};

/// Advice for one function.
struct FunctionFusion {
  Operation *function = nullptr;
  /// In order of time saved, then of bytes saved; edges that can't be fused
  /// last; otherwise in program order.
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
  /// The prices of all edges and groups, for those that outlive the advice.
  std::shared_ptr<const FusionPriceList> getPrices() const { return prices; }

private:
  friend class FusionAnalysis;
  SmallVector<FunctionFusion, 0> functions;
  llvm::DenseMap<Operation *, unsigned> groups;
  llvm::DenseMap<std::pair<Operation *, Operation *>,
                 std::pair<unsigned, unsigned>>
      edges;
  std::shared_ptr<const FusionPriceList> prices;
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

/// Options of an analysis that is enough to advise on fusion: records
/// of ops that start cold, and nothing else.
AnalysisOptions getFusionAnalysisOptions(AnalysisOptions options = {});

/// "could fuse 'linalg.matmul' (tile-and-fuse): saves 1.2 MB, 3.4 us": the text
/// for the user at the consumer of an edge that stands unfused.
std::string describeFusion(const FusionEdge &edge);

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_FUSION_H
