//===- TextCells.cpp - Cells of text tables -------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/TextCells.h"

#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

/// Removes the space before the prefix, as in "226.5G", for a column with the
/// unit in its header.
static std::string dropSpace(std::string text) {
  if (text.find('*') == std::string::npos)
    llvm::erase(text, ' ');
  return text;
}

std::string mlir::roofline::formatCell(const Count &count) {
  return dropSpace(formatSI(count, ""));
}

std::string mlir::roofline::formatCell(std::optional<double> value) {
  return value ? dropSpace(formatSI(*value, "")) : "-";
}

std::string mlir::roofline::formatSeconds(std::optional<double> seconds) {
  return seconds ? formatSI(*seconds, "s") : "-";
}

std::string mlir::roofline::formatTime(const OpRow &row) {
  if (row.hasOpenTime())
    return "-";
  return formatSI(row.getEstimate().timeSeconds.value_or(0), "s");
}

std::string mlir::roofline::formatTime(const Totals &totals) {
  return formatSeconds(totals.timeSeconds) + (totals.isPart() ? "+" : "");
}

std::string mlir::roofline::formatShare(std::optional<double> share) {
  if (!share)
    return "-";
  if (*share > 0 && *share < 0.001)
    return "<0.1%";
  if (*share >= 0.9995)
    return llvm::formatv("{0:f0}%", *share * 100);
  return llvm::formatv("{0:f1}%", *share * 100);
}

std::string mlir::roofline::formatRange(const CountRange &range,
                                        StringRef separator) {
  std::string least = formatSI(range.lower, "B"),
              most = formatSI(range.upper, "B");
  return least == most ? least : (least + separator + most).str();
}

std::string mlir::roofline::formatTotalTime(const Totals &totals,
                                            double leastWidth) {
  if (!totals.timeSeconds)
    return "unknown, as not every op has a time";
  std::string least = formatSI(*totals.timeSeconds, "s");
  double upperSeconds = totals.upperTimeSeconds.value_or(*totals.timeSeconds);
  std::string upper = formatSI(upperSeconds, "s");
  std::string text = totals.unbounded ? "at least " + least : least;
  // An interval whose ends print as the same is one figure.
  if (least != upper && upperSeconds > *totals.timeSeconds * (1 + leastWidth)) {
    bool isData = !totals.work.getBytes().isExact();
    text += (isData ? ", at most " : ", ") + upper;
    if (totals.isTiled)
      text += " with the best tiling found";
    if (isData)
      text += totals.isTiled ? ", as the data decides" : " as the data decides";
  }
  return totals.lacksRates ? text + ", without what has no rate or link" : text;
}

std::string mlir::roofline::formatPeakLive(const Totals &totals,
                                           const TargetSummary &target) {
  bool isIncomplete = totals.storage && totals.storage->isIncomplete;
  std::string text = isIncomplete ? "at least " : "";
  text += formatSI(totals.peakLiveBytes, "B");
  if (totals.storage && totals.storage->isUnpartitioned)
    text += " of whole tensors, before partitioning";
  std::string level = makePrintable(target.outermostLevel);
  if (!target.outermostCapacityBytes)
    return text + "; the capacity of " + level + " is not known";
  std::string capacity = formatSI(*target.outermostCapacityBytes, "B");
  std::optional<bool> fits = fitsMemory(totals, target);
  if (!fits)
    return text + "; " + level + " holds " + capacity;
  return text + (*fits ? ", fits " : ", DOES NOT FIT ") + level + " (" +
         capacity + ")";
}

std::string mlir::roofline::formatFactor(std::optional<double> factor) {
  if (!factor)
    return "-";
  if (*factor >= 999.5)
    return ">999x";
  if (*factor < 0.005)
    return "<.01x";
  if (*factor < 1)
    return llvm::formatv("{0:f2}x", *factor);
  return formatSI(*factor, "", /*significantDigits=*/3) + "x";
}

std::string mlir::roofline::formatIntensity(std::optional<double> intensity) {
  if (!intensity)
    return "-";
  if (*intensity > 0 && *intensity < 0.0005)
    return "<.001";
  if (*intensity > 0 && *intensity < 0.9995)
    return llvm::formatv("{0:f3}", *intensity);
  return dropSpace(formatSI(*intensity, "", /*significantDigits=*/3));
}

std::string mlir::roofline::formatShortBound(const Bound &bound) {
  if (!bound.getLeast())
    return bound.str();
  auto getName = [](const Resource &resource) {
    return resource.name.empty() ? resource.str() : resource.name;
  };
  std::string text = getName(*bound.getLeast());
  if (bound.isInterval())
    text += ".." + getName(*bound.getMost());
  return makePrintable(text);
}

std::optional<raw_ostream::Colors>
mlir::roofline::getBoundColor(const Bound &bound) {
  if (bound.isSymbolic() || bound.isUnknown())
    return raw_ostream::RED;
  std::optional<ResourceKind> kind = bound.getKind();
  if (!kind)
    return std::nullopt;
  switch (*kind) {
  case ResourceKind::Compute:
    return raw_ostream::GREEN;
  case ResourceKind::Memory:
    return raw_ostream::YELLOW;
  case ResourceKind::Launch:
  case ResourceKind::Network:
    return raw_ostream::MAGENTA;
  }
  llvm_unreachable("unknown kind of resource");
}

std::string mlir::roofline::formatOp(const OpRow &row, bool isNarrow) {
  StringRef name = row.op;
  if (isNarrow)
    name.consume_front("linalg.");
  std::string op = makePrintable(name);
  if (row.executions == Count(1))
    return op;
  return formatCell(row.executions) + "x " + op;
}

std::string Footnotes::mark(StringRef notes) {
  if (notes.empty())
    return "";
  unsigned number =
      numbers.insert({notes.str(), numbers.size() + 1}).first->second;
  return "[" + std::to_string(number) + "]";
}

void Footnotes::write(raw_ostream &os, unsigned width) const {
  for (const auto &[notes, number] : numbers) {
    std::string mark = "  [" + std::to_string(number) + "] ";
    os << mark;
    writeWrapped(notes, mark.size(), os, width);
  }
}
