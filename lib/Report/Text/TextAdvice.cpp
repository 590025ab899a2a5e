//===- TextAdvice.cpp - What to do first ----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "TextSummaryParts.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Lists what to do about a section.
class Adviser {
public:
  Adviser(const SummarySection &section, ArrayRef<ProgramRow> rows,
          const Report &report)
      : section(section), rows(rows), report(report),
        totals(section.totals->totals) {}

  SmallVector<Advice, 0> advise();

private:
  void adviseSizes();
  bool adviseTypes();
  void adviseFit();
  void adviseFusion();
  void adviseBound(const BottleneckRow &bottleneck);
  bool hasMatrixUnit() const;
  bool hasMatrixRate(StringRef type) const;
  bool hasWiderFloats(const Bound &bound, unsigned bits) const;
  bool haveWeightsPart(const Bound &bound) const;
  StringRef getNarrowFloat() const;

  const SummarySection &section;
  ArrayRef<ProgramRow> rows;
  const Report &report;
  const Totals &totals;
  SmallVector<Advice, 0> advice;
};
} // namespace

bool Adviser::hasMatrixUnit() const {
  return llvm::any_of(report.target.rates, [](const RateSummary &rate) {
    return rate.unit == "matrix";
  });
}

bool Adviser::hasMatrixRate(StringRef type) const {
  return llvm::any_of(report.target.rates, [&](const RateSummary &rate) {
    return rate.unit == "matrix" && rate.type == type;
  });
}

/// Returns false if no op that `bound` bounds has floats of more than `bits`:
/// types of that width make nothing narrower then.
bool Adviser::hasWiderFloats(const Bound &bound, unsigned bits) const {
  bool isKnown = false;
  for (const ProgramRow &entry : rows) {
    if (entry.row->hasOpenTime() || entry.row->getEstimate().bound != bound)
      continue;
    if (entry.row->widestFloatBits.value_or(bits + 1) > bits)
      return true;
    isKnown = true;
  }
  return !isKnown;
}

/// True if a fifth or more of what the rows that `bound` bounds move may be
/// weights: with less, narrower ones would hardly be noticed.
bool Adviser::haveWeightsPart(const Bound &bound) const {
  if (!totals.storage || totals.storage->weights.isZero())
    return false;
  Count bytes;
  for (const ProgramRow &entry : rows) {
    if (entry.row->hasOpenTime() || entry.row->getEstimate().bound != bound)
      continue;
    bytes += entry.row->getWork().getBytes().lower * entry.calls;
  }
  return (totals.storage->weights * Count(5) - bytes).isKnownNonNegative();
}

/// The type of 16 bits that the matrix unit has a rate for.
StringRef Adviser::getNarrowFloat() const {
  return !hasMatrixRate("f16") && hasMatrixRate("bf16") ? "bf16" : "f16";
}

void Adviser::adviseSizes() {
  if (!section.totals->estimate.bound.isSymbolic())
    return;
  SmallVector<std::string> names, own;
  auto add = [&](const Count &count) {
    count.collectSymbols(own);
    llvm::append_range(names, own);
  };
  for (const WorkTerm &term : totals.work.terms)
    add(term.count);
  add(totals.work.getBytes().upper);
  for (const SymbolSetting &symbol : report.symbols)
    if (symbol.isUnbound() && llvm::is_contained(names, symbol.name)) {
      std::string name = makePrintable(symbol.name);
      std::string origin = symbol.origin.empty()
                               ? ""
                               : " (" + makePrintable(symbol.origin) + ")";
      advice.push_back(
          {Advice::Sizes, "give the sizes values: bind=" + name + "=8" +
                              origin + ", a range bind=" + name +
                              "=1..64, or several sweep=" + name + "=1,8,64"});
      return;
    }
}

/// Returns true if `note` says that a rate of another unit is taken for a
/// contraction, not one of the matrix unit at another type (R21).
static bool isOffMatrixUnit(StringRef note) {
  return note.starts_with("no matrix rate for ") && !note.contains(": matrix ");
}

/// Contractions bound by compute that the matrix unit has no rate for. Returns
/// true if they are the reason for compute taking long.
bool Adviser::adviseTypes() {
  if (!hasMatrixUnit())
    return false;
  double seconds = 0;
  std::string note;
  for (const ProgramRow &entry : rows) {
    if (entry.row->hasOpenTime() ||
        !entry.row->getEstimate().bound.isBy(ResourceKind::Compute))
      continue;
    for (const std::string &text : entry.row->getEstimate().notes)
      if (isOffMatrixUnit(text)) {
        seconds +=
            *entry.row->getEstimate().timeSeconds * entry.calls.toDouble();
        if (note.empty())
          note = text;
        break;
      }
  }
  std::optional<double> share = computeShare(seconds, totals.timeSeconds);
  if (!share || *share < 0.05)
    return false;
  SmallVector<StringRef> options;
  if (hasMatrixRate("tf32"))
    options.push_back("allow-tf32");
  std::string narrower = ("what-if=all:" + getNarrowFloat()).str();
  if (hasMatrixRate(getNarrowFloat()))
    options.push_back(narrower);
  advice.push_back(
      {Advice::Types,
       "types: " + formatShare(share) +
           " of the time is contractions off the matrix unit, " +
           makePrintable(note) +
           (options.empty() ? "" : "; try " + llvm::join(options, ", "))});
  return true;
}

/// A program that doesn't fit into memory. Weights of half their size or less
/// are advised where that may be enough.
void Adviser::adviseFit() {
  std::string text = "make it fit: " + formatPeakLive(totals, report.target);
  const std::optional<StorageBytes> &storage = totals.storage;
  Count capacity = *report.target.outermostCapacityBytes;
  if (std::string parts =
          storage ? formatStorage(*storage, /*leastShare=*/0.01) : "";
      !parts.empty())
    text += ": " + parts;
  text += "; " + formatCell(countCeilDiv(totals.peakLiveBytes, capacity)) +
          " devices or more";
  if (storage && !storage->weights.isZero() &&
      (capacity + storage->weights - totals.peakLiveBytes).isKnownNonNegative())
    text += ", or narrower types (what-if=weights:i8)";
  advice.push_back({Advice::Fit, text});
}

void Adviser::adviseFusion() {
  const FusionSavings &savings = section.savings;
  std::optional<double> share =
      computeShare(savings.seconds, totals.timeSeconds);
  if (!share || *share < 0.01)
    return;
  std::string text =
      "fuse: " + std::to_string(savings.kernels) +
      (savings.kernels == 1 ? " kernel of " : " kernels of ") +
      std::to_string(savings.ops) +
      (savings.kernels == 1 ? " ops saves " : " ops save ") +
      formatSI(savings.seconds, "s") + " and " + formatSI(savings.bytes, "B") +
      " (" + formatSI(*totals.timeSeconds - savings.seconds, "s") + " left";
  if (std::optional<double> seconds =
          computeFusedSeconds(*section.totals, report))
    text += ", as one at least " + formatSI(*seconds, "s");
  advice.push_back({Advice::Fusion, text + "); see fusion"});
}

void Adviser::adviseBound(const BottleneckRow &bottleneck) {
  if (!totals.timeSeconds || bottleneck.share.value_or(0) < 0.2 ||
      !bottleneck.bound.getLeast())
    return;
  const Resource &resource = *bottleneck.bound.getLeast();
  std::string text = makePrintable(bottleneck.bound.str()) + " takes " +
                     formatShare(bottleneck.share) + " of the time";
  switch (resource.kind) {
  case ResourceKind::Memory:
    if (haveWeightsPart(bottleneck.bound)) {
      SmallVector<StringRef, 2> ways;
      if (hasWiderFloats(bottleneck.bound, 8))
        ways.push_back("narrower ones (what-if=weights:i8)");
      if (fitsMemory(totals, report.target) != false)
        ways.push_back("a larger batch");
      text += ", weights are " + formatSI(totals.storage->weights, "B") +
              (ways.empty() ? "" : ": " + llvm::join(ways, " or "));
    } else
      text += hasWiderFloats(bottleneck.bound, 16)
                  ? ": narrower types (what-if=all:" + getNarrowFloat().str() +
                        ") or fewer passes over memory (fusion)"
                  : ": fewer passes over memory (fusion)";
    break;
  case ResourceKind::Network:
    text += ": " + describeNetwork(section.totals->estimate.network) +
            " (network-algorithm, links)";
    break;
  case ResourceKind::Compute:
    if (bottleneck.bound.isInterval()) {
      text += ", as the tiles decide; see tuning";
      break;
    }
    text += " at its peak rate: only narrower types (what-if=all:TYPE) or "
            "fewer operations make it less";
    break;
  case ResourceKind::Launch:
    text += ": fewer kernels (fusion)";
    break;
  }
  advice.push_back({Advice::Bound, text});
}

SmallVector<Advice, 0> Adviser::advise() {
  if (fitsMemory(totals, report.target) == false)
    adviseFit();
  adviseSizes();
  bool isOfTypes = adviseTypes();
  // What bounds most of the time comes before what fusion saves little of.
  std::optional<double> saved =
      computeShare(section.savings.seconds, totals.timeSeconds);
  bool isFused = saved.value_or(0) >= 0.1;
  if (isFused)
    adviseFusion();
  for (const BottleneckRow &bottleneck : rankBottlenecks(totals))
    if (!isOfTypes || !bottleneck.bound.isBy(ResourceKind::Compute))
      adviseBound(bottleneck);
  if (!isFused)
    adviseFusion();
  return advice;
}

SmallVector<Advice, 0> mlir::roofline::listAdvice(const SummarySection &section,
                                                  ArrayRef<ProgramRow> rows,
                                                  const Report &report) {
  return Adviser(section, rows, report).advise();
}
