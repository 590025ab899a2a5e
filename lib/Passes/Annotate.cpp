//===- Annotate.cpp - Write work and bound on ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <array>
#include <charconv>
#include <cmath>
#include <mutex>

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEANNOTATEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

/// `value`, not below zero, rounded to six significant digits by arithmetic; no
/// value if that might differ from reading the digits. Powers of ten up to 22
/// and numbers of six digits are exact, so that the last step rounds as a
/// reader does; the first one is off by less than `margin`.
static std::optional<double> roundExactly(double value) {
  static constexpr double powers[] = {
      1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  constexpr double margin = 1e-6;
  int shift = 5 - int(std::floor(std::log10(value)));
  if (std::abs(shift) >= int(std::size(powers)))
    return std::nullopt;
  double power = powers[std::abs(shift)];
  double scaled = shift < 0 ? value / power : value * power;
  double digits = std::round(scaled);
  if (digits < 1e5 || digits >= 1e6 || std::abs(scaled - digits) > 0.5 - margin)
    return std::nullopt;
  return shift < 0 ? digits * power : digits / power;
}

/// `value` rounded to six significant digits, which is what the attribute's
/// text holds, so that the attribute equals its parsed text.
static double roundForText(double value) {
  if (value > 0)
    if (std::optional<double> rounded = roundExactly(value))
      return *rounded;
  std::array<char, 32> text;
  char *end = std::to_chars(text.begin(), text.end(), value,
                            std::chars_format::scientific, /*precision=*/5)
                  .ptr;
  (void)std::from_chars(text.begin(), end, value);
  return value;
}

static std::optional<double> roundForText(std::optional<double> value) {
  if (!value || !std::isfinite(*value))
    return std::nullopt;
  return roundForText(*value);
}

/// What bounds one execution of the op of `record` on `target`.
static BoundAttr makeBound(const OpRecord &record,
                           const TargetDescription &target) {
  const Estimate &estimate = record.once.estimate;
  return BoundAttr::get(
      record.op->getContext(),
      {estimate.bound, target.name, roundForText(estimate.timeSeconds),
       roundForText(estimate.intensity), roundForText(estimate.headroom)});
}

/// Work without a model behind it can't have been written by this pass.
static void warnDropped(Operation *op) {
  InFlightDiagnostic diag = emitWarning(op->getLoc())
                            << "dropped 'roofline.work' from '"
                            << makePrintable(op->getName().getStringRef())
                            << "', which has no model";
  diag.attachNote() << "to have hand-given work believed, begin it with "
                       "'given': #roofline.work<given, ...>";
}

namespace {
/// The names of what is written, whose lookup takes longer than their use.
struct Names {
  explicit Names(MLIRContext *context)
      : work(StringAttr::get(context, RooflineDialect::getWorkAttrName())),
        bound(StringAttr::get(context, RooflineDialect::getBoundAttrName())) {
    assert(bound.strref() < work.strref() && "dictionaries are sorted");
  }

  StringAttr work, bound;
};
} // namespace

/// Work and bound of one execution of the op of `record`; for a part of a
/// kernel the work alone (R27).
static DictionaryAttr makeAnnotation(const OpRecord &record,
                                     const TargetDescription &target,
                                     const Names &names, bool isPart) {
  WorkSummary work = record.once.work;
  work.given = false; // Given on a called declaration, not here.
  work.contractions.reset();
  work.dropPlacements();
  MLIRContext *context = record.op->getContext();
  SmallVector<NamedAttribute, 2> sorted;
  if (!isPart)
    sorted.push_back({names.bound, makeBound(record, target)});
  sorted.push_back({names.work, WorkAttr::get(context, std::move(work))});
  return DictionaryAttr::getWithSorted(context, sorted);
}

/// Adds `annotation` to the attributes of `op`; given work stays.
static void annotate(Operation *op, DictionaryAttr annotation) {
  if (op->getRawDictionaryAttrs().empty())
    return op->setDiscardableAttrs(annotation);
  DictionaryAttr own = op->getDiscardableAttrDictionary();
  NamedAttrList list(own);
  for (NamedAttribute attribute : annotation)
    if (attribute.getName() != RooflineDialect::getWorkAttrName() ||
        !own.contains(attribute.getName()))
      list.set(attribute.getName(), attribute.getValue());
  op->setDiscardableAttrs(list.getDictionary(op->getContext()));
}

namespace {
/// Removes what an earlier run wrote on any op of a module: passes in between
/// may have moved ops to where the analysis gives them no figures. Faster for
/// the functions that are being analysed, whose ops are at hand.
class Cleaner {
public:
  /// Cleans `op` and, where the analysis doesn't go, its regions.
  void visit(Operation *op) {
    remove(op);
    if (Operation *parent = op->getParentOp(); parent != lastParent) {
      lastParent = parent;
      lastFunction = findFunction(parent);
      if (lastFunction)
        visited.insert(lastFunction);
    }
    if (op->getNumRegions() == 0)
      return;
    Kind kind = describe(op);
    if (!kind.isInnerVisited || (kind.isControl && getGivenWork(op)))
      removeInside(op);
  }

  /// Cleans what is outside of the functions visited.
  void finish(ModuleOp module) {
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      remove(op);
      return visited.contains(op) ? WalkResult::skip() : WalkResult::advance();
    });
  }

  /// True for an op in a function that `finish` leaves alone. Its attributes
  /// may be set at once, while they are still in the processor's cache.
  bool isInVisited(Operation *op) const {
    return lastFunction && lastFunction->isProperAncestor(op);
  }

  bool hadWork(Operation *op) const { return withWork.contains(op); }

  /// Adds what another cleaner has done.
  void add(const Cleaner &other) {
    visited.insert_range(other.visited);
    withWork.insert_range(other.withWork);
  }

private:
  /// What ops of one name are.
  struct Kind {
    /// Functions are no control ops here.
    bool isFunction, isControl;
    /// The analysis goes into their regions, now or later.
    bool isInnerVisited;
  };
  Kind describe(Operation *op) {
    auto [it, isNew] = kinds.try_emplace(op->getName());
    if (isNew) {
      bool isFunction = isa<FunctionOpInterface>(op);
      bool isControl = !isFunction && isa<ExecutionOpInterface>(op);
      it->second = {isFunction, isControl,
                    isFunction || isControl ||
                        op->hasTrait<OpTrait::SymbolTable>()};
    }
    return it->second;
  }
  /// The function that is or is around `op`; null for none.
  Operation *findFunction(Operation *op) {
    while (op && !describe(op).isFunction)
      op = op->getParentOp();
    return op;
  }
  void remove(Operation *op) {
    if (removeAnnotations(op))
      withWork.insert(op);
  }
  /// Most are payloads of a few ops, where a generic walk takes longer.
  void removeInside(Operation *op) {
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps()) {
        remove(&inner);
        removeInside(&inner);
      }
  }

  llvm::SmallPtrSet<Operation *, 16> visited, withWork;
  llvm::DenseMap<OperationName, Kind> kinds;
  /// The op around the last one visited, and the function around that.
  Operation *lastParent = nullptr, *lastFunction = nullptr;
};

/// Annotates the ops of the functions that one thread analyses.
class Annotator {
public:
  Annotator(MLIRContext *context, const TargetDescription &target)
      : target(target), names(context) {}

  void visit(Operation *op) { cleaner.visit(op); }
  void addRecord(const RooflineAnalysis::Entry &entry);
  void addUnmodelled(Operation *op, StringRef name) {
    // The name may be that of an op in the payload.
    if (name == op->getName().getStringRef())
      unmodelled.push_back(op);
  }
  /// Adds what is left to do in the functions of another thread.
  void add(const Annotator &other) {
    llvm::append_range(annotations, other.annotations);
    llvm::append_range(unmodelled, other.unmodelled);
    cleaner.add(other.cleaner);
  }
  void finish(ModuleOp module);

private:
  DictionaryAttr getAnnotation(const OpRecord &record, const void *key,
                               const OpRecord &annotated, bool isPart);

  const TargetDescription &target;
  Names names;
  Cleaner cleaner;
  SmallVector<std::pair<Operation *, DictionaryAttr>, 0> annotations;
  SmallVector<Operation *> unmodelled;
  /// The annotations of records and parts that are alike.
  llvm::DenseMap<const void *, DictionaryAttr> shared;
};
} // namespace

/// The annotation of `annotated`, `record` or a part of it. Records that are
/// alike have the parts of one of them.
DictionaryAttr Annotator::getAnnotation(const OpRecord &record, const void *key,
                                        const OpRecord &annotated,
                                        bool isPart) {
  DictionaryAttr own;
  DictionaryAttr &annotation = record.memo ? shared[key] : own;
  if (!annotation)
    annotation = makeAnnotation(annotated, target, names, isPart);
  return annotation;
}

void Annotator::addRecord(const RooflineAnalysis::Entry &entry) {
  const OpRecord &record = *entry.record;
  bool isInVisited = cleaner.isInVisited(entry.op);
  auto write = [&](Operation *op, DictionaryAttr annotation) {
    if (isInVisited)
      annotate(op, annotation);
    else
      annotations.push_back({op, annotation});
  };
  for (auto [op, part] : llvm::zip_equal(entry.parts, record.parts))
    if (!part.once.work.isZero())
      write(op, getAnnotation(record, &part, part, /*isPart=*/true));
  if (!record.once.work.isZero())
    write(entry.op,
          getAnnotation(record, record.memo, record, /*isPart=*/false));
}

void Annotator::finish(ModuleOp module) {
  cleaner.finish(module);
  llvm::SmallPtrSet<Operation *, 4> dropped;
  for (Operation *op : unmodelled)
    if (cleaner.hadWork(op))
      dropped.insert(op);
  if (!dropped.empty()) // In program order, whatever thread found them.
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (dropped.contains(op))
        warnDropped(op);
    });
  for (auto [op, annotation] : annotations)
    annotate(op, annotation);
}

namespace {
struct RooflineAnnotatePass
    : AnalysisPass<
          roofline::impl::RooflineAnnotatePassBase<RooflineAnnotatePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    TargetDescription target;
    AnalysisOptions options;
    if (failed(readOptions(target, options)))
      return signalPassFailure();
    if (later.totals || later.tiling || later.tuning)
      (void)analyse(target, options);
    options.boundsOnly = true;
    Annotator all(&getContext(), target);
    std::mutex mutex;
    getAnalyses().visit(target, options, [&](AnalysisCache::WalkFn walk) {
      Annotator own(&getContext(), target);
      walk({[&](const RooflineAnalysis::Entry &entry) { own.addRecord(entry); },
            [&](Operation *op, StringRef name) { own.addUnmodelled(op, name); },
            [&](Operation *op) { own.visit(op); }});
      std::lock_guard lock(mutex);
      all.add(own);
    });
    all.finish(getOperation());
    markOurAnalysesPreserved();
  }
};
} // namespace

std::unique_ptr<Pass>
roofline::createAnnotatePass(RooflineAnnotatePassOptions options,
                             LaterNeeds later) {
  auto pass = std::make_unique<RooflineAnnotatePass>(std::move(options));
  pass->later = later;
  return pass;
}
