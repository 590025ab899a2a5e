//===- ExplainWork.cpp - Loops and operations of an op --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Report/Describe.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// The model, asked again
//===----------------------------------------------------------------------===//

/// Sets `work` if the model of the op says what the record has.
void Explainer::readWork() {
  auto model = dyn_cast<WorkOpInterface>(op);
  if (!model || record.once.work.given || model.isFree())
    return;
  Work own;
  {
    WorkTermsLog log(own.terms);
    if (failed(model.computeWork(*context, own)))
      return;
    additions.append(log.getAdditions().begin(), log.getAdditions().end());
  }
  WorkSummary summary;
  std::string reason;
  if (failed(summarizeWork(own, *context, sizes, summary, reason)))
    return;
  const WorkSummary &once = record.once.work;
  if (!(summary.terms == once.terms) ||
      !(summary.getBytesRead() == once.getBytesRead()) ||
      !(summary.getBytesWritten() == once.getBytesWritten()) ||
      summary.usefulFlops != once.usefulFlops)
    return;
  work = std::move(own);
  for (const Loop &loop : work->loops)
    iterations *= loop.extent;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

std::string roofline::nameOp(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  std::string location = describeLocation(op->getLoc());
  return location == "unknown" ? name : name + " " + location;
}

/// The executions of the loops around an op as a product; empty if that isn't
/// what was counted.
std::string Explainer::describeExecutions(const OpRecord &of, Operation *own) {
  Count product = 1;
  SmallVector<std::string> factors;
  SmallVector<std::pair<Operation *, Count>> loops;
  for (Operation *inner = own, *around = own->getParentOp(); around;
       inner = around, around = around->getParentOp()) {
    auto control = dyn_cast<ExecutionOpInterface>(around);
    if (!control)
      break;
    SmallVector<RegionExecution, 2> regions;
    control.getRegionExecutions(*context, regions);
    for (const RegionExecution &region : regions)
      if (region.region == inner->getParentRegion() &&
          !region.executions.isOne())
        loops.push_back({around, region.executions});
  }
  for (const auto &[loop, executions] : llvm::reverse(loops)) {
    if (explainedLoops.insert(loop).second)
      step("", "iterations of " + nameOp(loop), "", executions, "", "R8");
    product *= executions;
    factors.push_back(formatOperand(executions));
  }
  return product == of.executions ? llvm::join(factors, " * ") : "";
}

void Explainer::explainLoops() {
  begin("loops");
  SmallVector<std::string> extents;
  if (work)
    for (auto [number, loop] : llvm::enumerate(work->loops)) {
      step("",
           "d" + Twine(number) +
               (loop.isReduction ? ", reduction" : ", parallel"),
           "", loop.extent, "", "types");
      extents.push_back(formatOperand(loop.extent));
    }
  if (extents.size() > 1)
    step("", "iterations", llvm::join(extents, " * "), iterations, "", "");
  step("executions", "executions in a call of the function",
       describeExecutions(record, op), record.executions, "", "R8");
  explainParts();
}

/// How often the ops inside of a loop that is one kernel execute, those that do
/// so equally often together.
void Explainer::explainParts() {
  constexpr size_t maxNames = 8;
  for (ArrayRef<OpRecord> parts = record.parts; !parts.empty();) {
    std::string formula = describeExecutions(parts.front(), parts.front().op);
    ArrayRef<OpRecord> alike = parts.take_while([&](const OpRecord &part) {
      return part.executions == parts.front().executions &&
             describeExecutions(part, part.op) == formula;
    });
    SmallVector<StringRef> names;
    for (const OpRecord &part : alike.take_front(maxNames))
      names.push_back(part.op->getName().getStringRef());
    std::string text = "executions of " + llvm::join(names, ", ");
    if (alike.size() > maxNames)
      text += ", +" + std::to_string(alike.size() - maxNames);
    step("", text, formula, parts.front().executions, "", "R8");
    parts = parts.drop_front(alike.size());
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

StringRef Explainer::getRule(const WorkTerm &term) const {
  if (op->getName().getDialectNamespace() == "complex")
    return "R6";
  if (!record.once.work.network.empty())
    return "R25";
  switch (term.workClass) {
  case WorkClass::Matrix:
    return "R1, R7";
  case WorkClass::Vector:
    return record.once.work.getContractions().macs.isZero() ? "R2" : "R1";
  case WorkClass::Special:
    return "R3";
  case WorkClass::Integer:
    return "R4";
  case WorkClass::Other:
    return "R5";
  }
  llvm_unreachable("unknown work class");
}

/// The most operations for each iteration or element that a rule counts.
static constexpr int64_t maxFactor = 64;

static std::string describeTerm(const WorkTerm &term) {
  std::string text =
      (stringifyWorkClass(term.workClass) + " " + term.getTypeKey()).str();
  if (term.workClass == WorkClass::Matrix)
    text += ", multiply-adds";
  return text;
}

/// The product of the dims of a shaped value, as far as they are no symbols.
static std::string describeElements(ShapedType type) {
  if (!type.hasStaticShape() || type.getRank() < 2)
    return "";
  return llvm::join(
      llvm::map_range(type.getShape(),
                      [](int64_t dim) { return std::to_string(dim); }),
      " * ");
}

/// `count` as a small number of operations for each of the iterations, or of
/// the elements of a value, whose number is a step; sets what for. Empty if it
/// is no such multiple.
std::string Explainer::factorize(const Count &count, std::string &domainName) {
  struct Domain {
    Count size;
    StringRef noun;
    std::string of, formula;
  };
  SmallVector<Domain> domains{{iterations, "iteration", "", ""}};
  Domain parallel{1, "iteration", " of the parallel loops", ""};
  SmallVector<std::string> extents;
  for (const Loop &loop : work->loops)
    if (!loop.isReduction) {
      parallel.size *= loop.extent;
      extents.push_back(formatOperand(loop.extent));
    }
  parallel.formula = llvm::join(extents, " * ");
  domains.push_back(parallel);
  for (auto [values, name] :
       {std::pair(ValueRange(op->getResults()), "result "),
        std::pair(ValueRange(op->getOperands()), "operand ")})
    for (auto [number, value] : llvm::enumerate(values))
      if (auto type = dyn_cast<ShapedType>(value.getType());
          type && type.hasRank())
        domains.push_back({context->getNumElements(value), "element",
                           (Twine(" of ") + name + Twine(number)).str(),
                           describeElements(type)});
  for (const Domain &domain : domains)
    for (int64_t factor = 1; factor <= maxFactor; ++factor) {
      if (domain.size.isOne() || domain.size * Count(factor) != count)
        continue;
      domainName = domain.noun.str() + domain.of;
      if (domain.size != iterations)
        step("", domain.noun + "s" + Twine(domain.of), domain.formula,
             domain.size, "", "types");
      return std::to_string(factor) + " * " + formatOperand(domain.size);
    }
  return "";
}

/// Explains `term` in one execution, one step for each time that the model adds
/// to it; as the figure if there are no more executions.
std::optional<Formula> Explainer::explainOnce(const WorkTerm &term,
                                              StringRef figureIfOnce) {
  if (!work)
    return std::nullopt;
  Count sum;
  SmallVector<const WorkTermsLog::Addition *, 2> own;
  for (const WorkTermsLog::Addition &addition : additions)
    if (addition.term.hasSameKind(term) && !addition.factor.isZero() &&
        !addition.term.count.isZero()) {
      own.push_back(&addition);
      sum += addition.term.count * addition.factor;
    }
  const WorkTerm *once =
      llvm::find_if(record.once.work.terms, [&](const WorkTerm &other) {
        return other.hasSameKind(term);
      });
  if (once == record.once.work.terms.end() || once->count != sum)
    return std::nullopt;
  SmallVector<std::string> operands;
  for (const WorkTermsLog::Addition *addition : own) {
    const Count &count = addition->term.count;
    Count value = count * addition->factor;
    std::string unit, formula;
    if (addition->factor.isOne()) {
      formula = factorize(value, unit);
    } else {
      // The rules give small numbers; a payload may call functions.
      if (count.tryInt64().value_or(INT64_MAX) > maxFactor)
        step("", describeTerm(term) + ", in one payload", "", count, "op",
             getRule(term));
      formula = formatOperand(count) + " * " + formatOperand(addition->factor);
      unit = addition->factor == iterations ? "iteration"
                                            : "execution of the payload";
    }
    std::string text = describeTerm(term);
    if (!unit.empty())
      text +=
          ", " + StringRef(formula).split(" * ").first.str() + " per " + unit;
    step(own.size() == 1 ? figureIfOnce : "", text, formula, value, "op",
         getRule(term));
    operands.push_back(formatOperand(value));
  }
  return Formula{joinSum(operands), sum};
}

/// The sum over the ops inside of a loop that is one kernel (R27); nullopt if
/// that isn't what was counted (branches, R8).
std::optional<Formula> Explainer::sumParts(const WorkTerm &term) {
  Count sum;
  SmallVector<std::string> operands;
  for (const OpRecord &part : record.parts)
    for (const WorkTerm &own : part.getAll().work.terms)
      if (own.hasSameKind(term)) {
        sum += own.count;
        operands.push_back(formatOperand(own.count));
        Count once = 0;
        for (const WorkTerm &each : part.once.work.terms)
          if (each.hasSameKind(term))
            once = each.count;
        bool follows = once * part.executions == own.count;
        step("", describeTerm(term) + ", of " + Twine(nameOp(part.op)),
             follows
                 ? formatOperand(once) + " * " + formatOperand(part.executions)
                 : "",
             own.count, "op", getRule(term));
      }
  if (sum != term.count)
    return std::nullopt;
  return Formula{joinSum(operands), sum};
}

void Explainer::explainTerm(const WorkTerm &term) {
  std::string figure =
      ("work/" + stringifyWorkClass(term.workClass) + "/" + term.getTypeKey())
          .str();
  std::string text = describeTerm(term);
  if (!record.parts.empty() && !isRepeated()) {
    std::optional<Formula> sum = sumParts(term);
    step(figure,
         text + (sum ? ", the sum over the ops inside"
                     : ", of branches the larger side"),
         sum ? sum->text : "", term.count, "op", "R8, R27");
    return;
  }
  std::optional<Formula> once =
      explainOnce(term, isRepeated() ? "" : StringRef(figure));
  if (once && !isRepeated()) {
    // The sum of several, where no single step is the figure.
    if (once->text != formatOperand(once->value))
      step(figure, text + ", all", once->text, term.count, "op", "");
    return;
  }
  if (once && once->value * record.executions == term.count) {
    step(figure, text + ", all executions",
         formatOperand(once->value) + " * " + formatOperand(record.executions),
         term.count, "op", "R8");
    return;
  }
  StringRef reason = record.once.work.given ? ", given in the IR"
                     : isa<CallOpInterface, LaunchOpInterface>(op)
                         ? ", of the called function"
                     : isRepeated() ? ", summed up over the executions"
                                    : "";
  step(figure, text + reason, "", term.count, "op",
       isRepeated() ? "R8" : getRule(term));
}

/// R9.
void Explainer::explainUseful() {
  if (!all.usefulFlops || all.usefulFlops->isZero())
    return;
  Count flops = all.terms.getFlops();
  if (*all.usefulFlops == flops)
    return step("useful_flops", "of these useful", formatOperand(flops),
                *all.usefulFlops, "FLOP", "R9");
  // Of each iteration the same number is useful or none.
  if (isPlain() && work->usefulFlops && iterations.isConstant() &&
      !iterations.isZero()) {
    Count each = countFloorDiv(flops, iterations);
    if (each * iterations == flops && !each.isZero()) {
      Count useful = countFloorDiv(*all.usefulFlops, each);
      if (useful * each == *all.usefulFlops) {
        step("", "iterations on no padding", "", useful, "", "R9");
        return step("useful_flops", "of these useful",
                    formatOperand(each) + " * " + formatOperand(useful),
                    *all.usefulFlops, "FLOP", "R9");
      }
    }
  }
  step("useful_flops", "of these not on padding", "", *all.usefulFlops, "FLOP",
       "R9");
}

void Explainer::explainOperations() {
  begin("operations");
  for (const WorkTerm &term : all.terms)
    explainTerm(term);
  auto sum = [&](StringRef figure, StringRef text, StringRef unit,
                 const Count &value, StringRef rule, auto isPart) {
    if (value.isZero())
      return;
    SmallVector<std::string> operands;
    for (const WorkTerm &term : all.terms)
      if (isPart(term))
        operands.push_back(formatOperand(term.count));
    step(figure, text, joinSum(operands), value, unit, rule);
  };
  auto isFloat = [](const WorkTerm &term) {
    return isa<FloatType>(term.accumulatorType);
  };
  sum("flops", "floating-point", "FLOP", all.terms.getFlops(), "R1, R2",
      [&](const WorkTerm &term) {
        return term.workClass == WorkClass::Vector ||
               (term.workClass == WorkClass::Matrix && isFloat(term));
      });
  explainUseful();
  sum("transcendentals", "transcendentals", "op",
      all.terms.getClass(WorkClass::Special), "R3", [](const WorkTerm &term) {
        return term.workClass == WorkClass::Special;
      });
  sum("int_ops", "integer", "op", all.terms.getIntOps(), "R4",
      [&](const WorkTerm &term) {
        return term.workClass == WorkClass::Integer ||
               (term.workClass == WorkClass::Matrix && !isFloat(term));
      });
  if (!all.terms.getFlops().isZero() && !all.terms.getIntOps().isZero())
    step("", "floating-point and integer",
         formatOperand(all.terms.getFlops()) + " + " +
             formatOperand(all.terms.getIntOps()),
         all.terms.getFlops() + all.terms.getIntOps(), "op", "R23");
}
