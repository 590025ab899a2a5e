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

using namespace mlir;
using namespace mlir::roofline;

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
    image = describeTouchedElements(access.map, work->loops);
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
  auto sum = [&](StringRef key, const Twine &text, const Count &value,
                 const Count &onceValue, const Count &ownSum,
                 ArrayRef<std::string> operands) {
    Formula own{work && ownSum == onceValue ? joinSum(operands) : "", ownSum};
    if (!value.isZero())
      explainMoved(key, text, value, onceValue, own);
  };
  sum(figure, verb, together.lower, once.lower, lowerSum, lower);
  if (!together.isExact())
    sum((figure + "_upper").str(), verb + Twine(", at most"), together.upper,
        once.upper, upperSum, upper);
}

/// Writes `value`, the bytes of all executions, as arithmetic on the bytes
/// `once` of one, which are `own` if that isn't empty, or of what is inside.
void Explainer::explainMoved(StringRef figure, const Twine &text,
                             const Count &value, const Count &once,
                             const Formula &own) {
  auto scale = [&](const std::string &formula) {
    bool isSum = StringRef(formula).contains(" + ");
    return (isSum ? "(" + formula + ")" : formula) + " * " +
           formatOperand(record.executions);
  };
  auto finish = [&](const std::string &formula, StringRef rule) {
    step(figure, text, formula, value, "B", rule);
  };
  bool isMultiple = once * record.executions == value;
  if (!own.text.empty() && !isRepeated() && value == once)
    return finish(own.text, "R10");
  if (!own.text.empty() && isRepeated() && isMultiple)
    return finish(scale(own.text), "R8");
  if (record.sharesElements && record.parts.empty())
    if (auto sum = sumNoted(op, "bytes", figure, value))
      return finish(*sum, "R10a");
  for (Operation *part : parts)
    sumNoted(part, "bytes", figure, std::nullopt);
  if (!record.parts.empty())
    if (auto sum =
            sumNoted(op, "kernel", figure, isRepeated() ? once : value)) {
      if (!isRepeated())
        return finish(*sum, "R27");
      if (isMultiple)
        return finish(scale(*sum), "R8, R27");
    }
  if (explainSum(figure, value))
    return;
  auto called = sumCalled(text, value, "B", [&](const OpRecord &row) {
    const WorkSummary &work = row.getAll().work;
    CountRange bytes = figure.starts_with("bytes_read")
                           ? work.getBytesRead()
                           : work.getBytesWritten();
    return std::optional(figure.ends_with("_upper") ? bytes.upper
                                                    : bytes.lower);
  });
  if (called)
    return finish(*called, "R20");
  finish("", record.once.work.given  ? "given in the IR"
             : !record.parts.empty() ? "R27"
             : record.sharesElements ? "R10a"
             : isRepeated()          ? "R8"
             : isCall()              ? "R20, sum over the called function"
                                     : "R10 to R19");
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
