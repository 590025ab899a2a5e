//===- ElementwiseFusion.cpp - What elementwise fusion makes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows linalg::fuseElementwiseOps: the producer's payload goes into the
// consumer's, once per operand that reads it, and its inputs are read through
//   map of the input o inverse of the result's map o map of the operand
// over the consumer's loops. No IR is made.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"

#include "Reshapes.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Symbols/ValueStorage.h"

using namespace mlir;
using namespace mlir::roofline;

/// Copies of one payload in another, at most: chains of x * x double them at
/// each step.
static constexpr int64_t maxCopies = 8;

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

/// True for a named op of linalg that can become a `linalg.generic` to be
/// fused. Contractions and other reductions keep the name by which passes find
/// them.
static bool canBeGeneric(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && !isa<linalg::GenericOp>(op) &&
         linalgOp.hasPureTensorSemantics() &&
         linalgOp.getNumParallelLoops() == linalgOp.getNumLoops();
}

bool roofline::isFusableOnceGeneric(OpOperand &operand) {
  Operation *maker = operand.get().getDefiningOp();
  auto isGeneric = [](Operation *op) { return isa<linalg::GenericOp>(op); };
  for (Operation *op : {maker, operand.getOwner()})
    if (!op || (!isGeneric(op) && !canBeGeneric(op)))
      return false;
  if (isGeneric(maker) && isGeneric(operand.getOwner()))
    return linalg::areElementwiseOpsFusable(&operand);
  // The conditions of `areElementwiseOpsFusable` by the interface that named
  // ops share with what they become.
  auto producer = cast<linalg::LinalgOp>(maker);
  auto consumer = cast<linalg::LinalgOp>(operand.getOwner());
  if (!producer.hasPureTensorSemantics() ||
      !consumer.hasPureTensorSemantics() ||
      producer.getNumParallelLoops() != producer.getNumLoops() ||
      !consumer.isDpsInput(&operand))
    return false;
  AffineMap read = consumer.getMatchingIndexingMap(&operand);
  AffineMap written =
      producer.getIndexingMapMatchingResult(cast<OpResult>(operand.get()));
  // If the consumer reduced, which no named op here does, upstream would also
  // ask for maps from which the extents of all its loops follow.
  return read.getNumResults() == producer.getNumLoops() &&
         written.isPermutation() && consumer.getNumReductionLoops() == 0;
}

/// Why upstream can't fuse the producer of `operand`; empty if it can.
static std::string explainRefusal(OpOperand &operand) {
  if (operand.getOwner()->getNumResults() == 0)
    return "the consumer has no result";
  if (isFusableOnceGeneric(operand))
    return "";
  Operation *producer = operand.get().getDefiningOp();
  if (getReshapeRoot(operand.get()) != operand.get())
    return quoteName(producer) + " is between them";
  for (Operation *op : {producer, operand.getOwner()})
    if (!isa<linalg::GenericOp>(op) && !canBeGeneric(op))
      return quoteName(op) +
             " is no linalg.generic, as --linalg-generalize-named-ops makes it";
  auto maker = cast<linalg::LinalgOp>(producer);
  if (maker.getNumReductionLoops() != 0)
    return "the producer sums up over a loop";
  if (!cast<linalg::LinalgOp>(operand.getOwner()).isDpsInput(&operand))
    return "the result of the producer is an init of the consumer";
  if (!maker.getIndexingMapMatchingResult(cast<OpResult>(operand.get()))
           .isPermutation())
    return "the producer doesn't write its result in the order of its loops";
  return "upstream's elementwise fusion refuses it";
}

/// True if upstream keeps the result for `operand` though nobody else reads it:
/// without it, the extents of a loop of the consumer would not be known.
static bool isKeptForExtents(OpOperand &operand) {
  auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand.getOwner());
  if (!producer || !consumer || !operand.get().hasOneUse() ||
      llvm::any_of(consumer->getOpOperands(), [&](OpOperand &other) {
        return &other != &operand &&
               consumer.getMatchingIndexingMap(&other).isPermutation();
      }))
    return false;
  return linalg::getPreservedProducerResults(producer, consumer, &operand)
      .contains(cast<OpResult>(operand.get()).getResultNumber());
}

/// True if `operand` is an init that its op doesn't read, of a value that it
/// reads as an input: upstream's patterns put a `tensor.empty` there.
static bool isDroppedInit(OpOperand &operand) {
  auto op = dyn_cast<linalg::LinalgOp>(operand.getOwner());
  auto type = dyn_cast<RankedTensorType>(operand.get().getType());
  return op && op.isDpsInit(&operand) && type && type.hasStaticShape() &&
         !op.payloadUsesValueFromOperand(&operand) &&
         llvm::is_contained(op.getDpsInputs(), operand.get());
}

static constexpr char unknownExtents[] =
    "the consumer has the extents of a loop from the producer's result alone";

std::string roofline::explainNotElementwise(const FusionSet &set) {
  for (const FusionSet::Member &member : set.getMembers())
    for (OpOperand &operand : member.op->getOpOperands())
      if (set.lookupMaker(operand.get()) && !isDroppedInit(operand)) {
        if (std::string reason = explainRefusal(operand); !reason.empty())
          return reason;
        if (isKeptForExtents(operand))
          return unknownExtents;
      }
  return set.countSinks() == 1 ? ""
                               : "the ops make several results that no other "
                                 "one of them reads";
}

/// True if `op` has a result that only other `ops` read.
static bool hasInnerResult(Operation *op, ArrayRef<Operation *> ops) {
  return llvm::any_of(op->getResults(), [&](Value result) {
    return !result.use_empty() &&
           llvm::all_of(result.getUsers(), [&](Operation *user) {
             return llvm::is_contained(ops, user);
           });
  });
}

/// True if all tensors that `op` reads are filled with one value each, so that
/// it fills its result itself once it has their payloads, and others start from
/// that.
static bool becomesFill(const FusionSet &set, Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && !isFilling(op) && isStartOfOthers(op) &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           const FusionSet::Member *maker = set.lookupMaker(operand.get());
           return !isa<ShapedType>(operand.get().getType()) ||
                  !linalgOp.payloadUsesValueFromOperand(&operand) ||
                  (maker && isFilling(maker->op) &&
                   hasUniformContent(operand.get()));
         });
}

/// True if what `ops` read of what `op` makes needs fewer operands than all of
/// it.
static bool dropsOperands(linalg::LinalgOp op, ArrayRef<Operation *> ops) {
  Block *payload = op.getBlock();
  BackwardSliceOptions options(
      [&](Operation *inner) { return inner->getBlock() == payload; });
  options.omitBlockArguments = options.inclusive = true;
  SetVector<Operation *> needed;
  SmallVector<Value, 2> yields;
  for (auto [result, yielded] : llvm::zip_equal(
           op->getResults(), payload->getTerminator()->getOperands()))
    if (llvm::any_of(result.getUsers(), [&](Operation *user) {
          return llvm::is_contained(ops, user);
        })) {
      yields.push_back(yielded);
      if (Operation *maker = yielded.getDefiningOp())
        (void)getBackwardSlice(maker, &needed, options);
    }
  return llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
    BlockArgument argument = op.getMatchingBlockArgument(operand);
    return !argument.use_empty() && !llvm::is_contained(yields, argument) &&
           llvm::none_of(argument.getUsers(), [&](Operation *user) {
             return needed.contains(user);
           });
  });
}

/// True if an op computes the content of `init`, which its op doesn't read and
/// which no other one has.
static bool isMadeForNobody(const OpOperand &init) {
  Value root = getReshapeRoot(init.get());
  return root.hasOneUse() &&
         isa_and_nonnull<DestinationStyleOpInterface>(root.getDefiningOp());
}

/// Checks what is put into the payload of another op.
static std::string checkProducer(const FusionSet &set,
                                 const FusionSet::Member &member) {
  if (member.outside == OutsideUse::Payload)
    return "the payload of another one of the ops also takes elements of what "
           "the producer makes";
  auto generic = cast<linalg::LinalgOp>(member.op);
  for (OpOperand &init : generic.getDpsInitsMutable()) {
    if (generic.payloadUsesValueFromOperand(&init))
      return "the producer adds onto its init, which upstream keeps";
    if (member.outside == OutsideUse::None && isMadeForNobody(init))
      return "nobody would read the init of the producer, and upstream drops "
             "what makes it";
  }
  if (member.outside != OutsideUse::None &&
      hasInnerResult(member.op, set.getOps()))
    return "upstream drops the results of the producer that only the consumer "
           "reads, with what they take, and keeps others";
  if (member.op->getNumResults() > 1 && dropsOperands(generic, set.getOps()))
    return "the consumer needs fewer operands than the producer has, and "
           "upstream drops the others";
  if (member.outside == OutsideUse::None && !wouldOpBeTriviallyDead(member.op))
    return "the payload of " + quoteName(member.op) +
           " has side effects, so that upstream keeps it";
  if (!member.work.extraTraffic.empty())
    return "what the payload of the producer accesses is not known";
  for (const Access &access : member.work.accesses)
    if (!access.map || access.elements)
      return "the producer reads at places that the data decides";
  return "";
}

//===----------------------------------------------------------------------===//
// Fused work
//===----------------------------------------------------------------------===//

namespace {
/// Reads of what other members make, through a map from the loops of the op
/// that everything goes into.
struct InnerRead {
  Value value;
  AffineMap map;
  /// Copies of the reading payload.
  int64_t copies = 1;
};

/// Puts members into the payload of one.
class Composer {
public:
  Composer(const FusionSet &set, const FusionSet::Member &root)
      : set(set), fused(root.work) {
    volume = computeVolume(root.work.loops);
    auto op = cast<linalg::LinalgOp>(root.op);
    coveredLoops.resize(op.getNumReductionLoops() ? op.getNumLoops() : 0);
    for (OpOperand &operand : op->getOpOperands())
      cover(operand, op.getMatchingIndexingMap(&operand));
    SmallVector<Access, 4> accesses = std::move(fused.accesses);
    fused.accesses.clear();
    fused.notes.clear();
    for (const Access &access : accesses)
      add(access, access.map, 1);
  }

  /// Returns false if that makes too many copies.
  bool inlineMember(const FusionSet::Member &member);
  /// What upstream asks for if an op reduces: false if a loop has its extent
  /// from none of the operands.
  bool knowsExtents() const { return coveredLoops.all(); }
  Work take() { return std::move(fused); }

private:
  void add(const Access &access, AffineMap map, int64_t copies);
  bool addTerms(const Work &work, int64_t copies);
  void cover(OpOperand &operand, AffineMap map);

  const FusionSet &set;
  Work fused;
  /// Loops of an op that reduces which index an operand; none if it doesn't.
  llvm::SmallBitVector coveredLoops;
  Count volume;
  SmallVector<InnerRead, 4> reads;
};
} // namespace

void Composer::add(const Access &access, AffineMap map, int64_t copies) {
  if (access.reads && !access.writes && map && set.lookupMaker(access.value)) {
    for (InnerRead &known : reads)
      if (known.value == access.value && known.map == map) {
        known.copies += copies;
        return;
      }
    reads.push_back({access.value, map, copies});
    return;
  }
  bool isKnown =
      map && !access.writes &&
      llvm::any_of(fused.accesses, [&](const Access &other) {
        return other.value == access.value && other.map == map && other.reads;
      });
  if (isKnown)
    return;
  fused.accesses.push_back(access);
  fused.accesses.back().map = map;
}

/// Returns how often a payload counts that `sum` counts `times` times; nullopt
/// if that is no number.
static std::optional<Count> divideExactly(const Count &sum,
                                          const Count &times) {
  // The quotient is the same whatever the symbols stand for.
  auto replace = [](StringRef) { return std::optional(Count(4096)); };
  Count divisor = times.substitute(replace), dividend = sum.substitute(replace);
  if (!divisor.isConstant() || divisor.getConstant() <= 0 ||
      !dividend.isConstant())
    return std::nullopt;
  Count once = countFloorDiv(dividend, divisor);
  return once * times == sum ? std::optional(once) : std::nullopt;
}

/// Adds the payload of `work`, executed `copies` times per iteration. Fails if
/// how often it executed before is not known.
bool Composer::addTerms(const Work &work, int64_t copies) {
  Count own = computeVolume(work.loops);
  Count flops;
  for (WorkTerm term : work.terms) {
    if (own == volume) {
      term.count *= Count(copies);
    } else {
      std::optional<Count> once = divideExactly(term.count, own);
      if (!once)
        return false;
      term.count = *once * volume * Count(copies);
    }
    WorkTerms single;
    single.add(term);
    flops += single.getFlops();
    fused.terms.add(term);
  }
  if (fused.usefulFlops)
    *fused.usefulFlops += flops;
  return true;
}

/// Notes the loops that `operand`, unless it goes away, has the extents of.
void Composer::cover(OpOperand &operand, AffineMap map) {
  bool isInput =
      cast<linalg::LinalgOp>(operand.getOwner()).isDpsInput(&operand);
  if (coveredLoops.empty() || (isInput && set.lookupMaker(operand.get())))
    return;
  for (AffineExpr expr : map.getResults())
    if (auto loop = dyn_cast<AffineDimExpr>(expr))
      coveredLoops.set(loop.getPosition());
}

bool Composer::inlineMember(const FusionSet::Member &member) {
  auto generic = cast<linalg::LinalgOp>(member.op);
  SmallVector<InnerRead, 4> others, own;
  for (InnerRead &read : reads)
    (read.value.getDefiningOp() == member.op ? own : others)
        .push_back(std::move(read));
  reads = std::move(others);
  for (const InnerRead &read : own) {
    if (read.copies > maxCopies || !addTerms(member.work, read.copies))
      return false;
    AffineMap toLoops = inversePermutation(
        generic.getIndexingMapMatchingResult(cast<OpResult>(read.value)));
    AffineMap toFused = toLoops.compose(read.map);
    for (OpOperand *operand : generic.getDpsInputOperands())
      cover(*operand, generic.getMatchingIndexingMap(operand).compose(toFused));
    for (const Access &access : member.work.accesses)
      if (access.reads)
        add(access, access.map.compose(toFused), read.copies);
  }
  return true;
}

std::optional<SmallVector<Work, 1>>
roofline::fuseElementwise(const FusionSet &set, std::string &whyNot) {
  whyNot = explainNotElementwise(set);
  for (const FusionSet::Member &member : set.getMembers()) {
    if (!whyNot.empty())
      return std::nullopt;
    if (!member.isSink)
      whyNot = checkProducer(set, member);
    if (whyNot.empty() &&
        (member.isSink || member.outside != OutsideUse::None) &&
        becomesFill(set, member.op))
      whyNot = quoteName(member.op) +
               " would become a fill, from which others start for free";
  }
  if (!whyNot.empty())
    return std::nullopt;
  SmallVector<Work, 1> fused;
  ArrayRef<FusionSet::Member> members = set.getMembers();
  for (size_t root = 0; root < members.size(); ++root) {
    if (!members[root].isSink &&
        (members[root].outside == OutsideUse::None ||
         isFreeWithout(set.getOps(), members[root].op)))
      continue;
    Composer composer(set, members[root]);
    for (const FusionSet::Member &member :
         llvm::reverse(members.take_front(root)))
      if (!composer.inlineMember(member)) {
        whyNot = quoteName(member.op) + " would be computed too often";
        return std::nullopt;
      }
    if (!composer.knowsExtents()) {
      whyNot = unknownExtents;
      return std::nullopt;
    }
    fused.push_back(composer.take());
  }
  return fused;
}
