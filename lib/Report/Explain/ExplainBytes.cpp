//===- ExplainBytes.cpp - What an op reads and writes --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

#include <numeric>

using namespace mlir;
using namespace mlir::roofline;

/// The values of one index over `loops`.
static std::optional<Formula> describeIndex(const LinearIndex &index,
                                            ArrayRef<Loop> loops) {
  SmallVector<std::pair<Count, int64_t>, 2> terms;
  for (auto [loop, slope] : index.terms)
    if (!loops[loop].extent.isOne())
      terms.push_back({loops[loop].extent, std::abs(slope)});
  if (terms.empty())
    return Formula{"", 1};
  if (terms.size() == 1)
    return Formula{formatOperand(terms[0].first), terms[0].first};
  if (terms.size() > 2)
    return std::nullopt;
  auto [a, s] = terms[0];
  auto [k, d] = terms[1];
  int64_t divisor = std::gcd(s, d);
  s /= divisor;
  d /= divisor;
  Count value = a * k - countMax(0, a - Count(d)) * countMax(0, k - Count(s));
  std::string text = "(" + formatOperand(a) + " * " + formatOperand(k) +
                     " - max(0, " + formatOperand(a) + " - " +
                     std::to_string(d) + ") * max(0, " + formatOperand(k) +
                     " - " + std::to_string(s) + "))";
  return Formula{text, value};
}

std::optional<Formula> roofline::describeImage(AffineMap map,
                                               ArrayRef<Loop> loops) {
  llvm::SmallBitVector seen(map.getNumDims());
  SmallVector<std::string> factors;
  Count product = 1;
  for (AffineExpr result : map.getResults()) {
    std::optional<LinearIndex> index =
        getLinearIndex(result, /*dropsSymbols=*/true);
    if (!index)
      return std::nullopt;
    for (auto [loop, slope] : index->terms) {
      if (seen[loop])
        return std::nullopt;
      seen.set(loop);
    }
    std::optional<Formula> own = describeIndex(*index, loops);
    if (!own)
      return std::nullopt;
    product *= own->value;
    if (!own->text.empty())
      factors.push_back(own->text);
  }
  CountRange touched = computeTouchedElements(map, loops);
  if (!touched.isExact() || touched.lower != product)
    return std::nullopt;
  return Formula{factors.empty() ? "1" : llvm::join(factors, " * "), product};
}

/// "operand 0, tensor<4x8xf32>".
std::string Explainer::describeValue(Value value) const {
  std::string type = llvm::to_string(value.getType());
  for (auto [number, operand] : llvm::enumerate(op->getOperands()))
    if (operand == value)
      return "operand " + std::to_string(number) + ", " + type;
  if (value.getDefiningOp() == op)
    return "result " + std::to_string(cast<OpResult>(value).getResultNumber()) +
           ", " + type;
  return type;
}

/// The bytes that the accesses of one value, of which `access` is the first,
/// touch in one execution.
Formula Explainer::explainAccess(const Access &access, bool Access::*direction,
                                 const CountRange &bytes) {
  bool isAlone = true;
  for (const Access &other : work->accesses)
    isAlone &= !(other.*direction) || other.value != access.value ||
               &other == &access || (access.map && other.map == access.map);
  std::string text = (direction == &Access::reads ? "reads " : "writes ") +
                     describeValue(access.value);
  std::optional<Count> bits = sizes.getBits(access.elementType);
  std::optional<Formula> image;
  if (isAlone && access.map && !access.elements)
    image = describeImage(access.map, work->loops);
  else if (isAlone && access.elements && access.elements->isExact())
    image = Formula{"", access.elements->lower};
  std::string formula;
  Count value = bytes.lower;
  if (image && bits && bytes.isExact() &&
      countCeilDiv(image->value * *bits, 8) == value) {
    bool isWhole = countFloorDiv(*bits, 8) * Count(8) == *bits;
    std::string operand = formatOperand(image->value);
    step("", text + ": elements", image->text == operand ? "" : image->text,
         image->value, "", image->text.empty() ? "R10, R16" : "R10");
    formula = isWhole
                  ? operand + " * " + formatOperand(countFloorDiv(*bits, 8))
                  : "ceil(" + operand + " * " + formatOperand(*bits) + " / 8)";
  }
  step("", text + (bytes.isExact() ? "" : ", at least"), formula, value, "B",
       formula.empty() ? bytes.isExact() ? "R10, R11" : "R11, R16, R19"
                       : "R17");
  if (!bytes.isExact())
    step("", text + ", at most", "", bytes.upper, "B", "R11, R16, R19");
  return {formatOperand(value), value};
}

void Explainer::explainDirection(bool Access::*direction, StringRef figure,
                                 const CountRange &once,
                                 const CountRange &together) {
  bool isRead = direction == &Access::reads;
  StringRef verb = isRead ? "read" : "written";
  SmallVector<std::string> lower, upper;
  Count lowerSum, upperSum;
  if (work) {
    std::string reason;
    (void)computeValueTraffic(
        *work, direction, *context, sizes,
        [&](const Access &access, const CountRange &bytes) {
          if (bytes.isZero())
            return;
          Formula own = explainAccess(access, direction, bytes);
          lower.push_back(own.text);
          upper.push_back(formatOperand(bytes.upper));
          lowerSum += bytes.lower;
          upperSum += bytes.upper;
        },
        reason);
    for (const SpaceTraffic &entry : work->extraTraffic) {
      const CountRange &bytes = isRead ? entry.bytesRead : entry.bytesWritten;
      if (bytes.isZero())
        continue;
      step("", Twine(verb) + " by what is given in the payload", "",
           bytes.lower, "B", "R19");
      lower.push_back(formatOperand(bytes.lower));
      upper.push_back(formatOperand(bytes.upper));
      lowerSum += bytes.lower;
      upperSum += bytes.upper;
    }
  }
  Count parts;
  if (!record.parts.empty() && !isRepeated())
    for (const OpRecord &part : record.parts) {
      const WorkSummary &own = part.getAll().work;
      CountRange bytes = isRead ? own.getBytesRead() : own.getBytesWritten();
      if (bytes.isZero())
        continue;
      step("", verb + " by " + Twine(nameOp(part.op)) + ", all executions", "",
           bytes.lower, "B", "R10a");
      lower.push_back(formatOperand(bytes.lower));
      parts += bytes.lower;
    }
  auto sum = [&](StringRef key, const Twine &text, const Count &value,
                 const Count &onceSum, ArrayRef<std::string> operands,
                 const Count &onceValue) {
    if (value.isZero())
      return;
    std::string formula;
    StringRef rule = "R10";
    if (work && onceSum == onceValue) {
      std::string own = joinSum(operands);
      if (!isRepeated() && value == onceSum)
        formula = own;
      else if (onceSum * record.executions == value)
        formula = (operands.size() > 1 ? "(" + own + ")" : own) + " * " +
                  formatOperand(record.executions);
    }
    if (key == figure && !parts.isZero() && parts == value) {
      formula = joinSum(operands);
      rule = "R27";
    }
    if (formula.empty())
      rule = record.once.work.given  ? "given in the IR"
             : !record.parts.empty() ? "R27"
             : record.sharesElements ? "R10a"
             : isRepeated()          ? "R8"
             : isa<CallOpInterface, LaunchOpInterface>(op)
                 ? "R20, sum over the called function"
                 : "R10 to R19";
    step(key, text, formula, value, "B", rule);
  };
  sum(figure, verb, together.lower, lowerSum, lower, once.lower);
  if (!together.isExact())
    sum((figure + "_upper").str(), verb + Twine(", at most"), together.upper,
        upperSum, upper, once.upper);
}

void Explainer::explainBytes() {
  begin("bytes");
  const WorkSummary &once = record.once.work;
  CountRange read = all.getBytesRead(), written = all.getBytesWritten();
  explainDirection(&Access::reads, "bytes_read", once.getBytesRead(), read);
  explainDirection(&Access::writes, "bytes_written", once.getBytesWritten(),
                   written);
  auto sum = [&](StringRef figure, const Twine &text, const Count &a,
                 const Count &b) {
    if (!a.isZero() || !b.isZero())
      step(figure, text, formatOperand(a) + " + " + formatOperand(b), a + b,
           "B", "");
  };
  sum("bytes", "all", read.lower, written.lower);
  if (!read.isExact() || !written.isExact())
    sum("bytes_upper", "all, at most", read.upper, written.upper);
}
