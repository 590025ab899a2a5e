//===- ExplainOperations.cpp - The operations of an op --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

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

static std::string getFigure(const WorkTerm &term) {
  return ("work/" + stringifyWorkClass(term.workClass) + "/" +
          term.getTypeKey())
      .str();
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

/// The lanes in an element of `type`: more than one if they are vectors, or if
/// the type is a vector that scales.
static Count countLanes(Type type) {
  Count lanes = 1;
  if (auto vector = dyn_cast<VectorType>(type)) {
    for (bool scales : vector.getScalableDims())
      lanes *= scales ? Count::symbol("vscale") : Count(1);
  } else if (auto elements = dyn_cast<VectorType>(getElementTypeOrSelf(type))) {
    lanes = countLanes(elements) * Count(elements.getNumElements());
  }
  return lanes;
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
        domains.push_back({context->getNumElements(value) * countLanes(type),
                           "element",
                           (Twine(" of ") + name + Twine(number)).str(),
                           countLanes(type).isOne() ? describeElements(type)
                                                    : std::string()});
  for (const Domain &domain : domains) {
    if (domain.size - 1 == count && !domain.size.isOne()) {
      step("", domain.noun + "s" + Twine(domain.of), domain.formula,
           domain.size, "", "types");
      return formatOperand(domain.size) + " - 1";
    }
    for (int64_t factor = 1; factor <= maxFactor; ++factor) {
      if (domain.size.isOne() || domain.size * Count(factor) != count)
        continue;
      domainName = domain.noun.str() + domain.of;
      if (domain.size != iterations)
        step("", domain.noun + "s" + Twine(domain.of), domain.formula,
             domain.size, "", "types");
      return std::to_string(factor) + " * " + formatOperand(domain.size);
    }
  }
  return "";
}

/// The noted arithmetic of a value; empty if there is none.
std::string Explainer::describeNoted(const Count &value) {
  ArrayRef<DerivationStep> steps = log.lookup(op, "work");
  const auto *found = llvm::find_if(steps, [&](const DerivationStep &noted) {
    return noted.value == value && !noted.formula.empty() &&
           noted.formula != formatOperand(value);
  });
  if (found == steps.end())
    return "";
  for (const DerivationStep &noted : ArrayRef(steps.begin(), found))
    emitNoted(noted, "");
  return found->formula;
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
      if (formula.empty())
        formula = describeNoted(value);
      // One for each execution of an op on scalars.
      if (formula.empty() && value.tryInt64().value_or(INT64_MAX) <= maxFactor)
        formula = formatOperand(value);
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
    if (!unit.empty() && !StringRef(formula).ends_with(" - 1"))
      text +=
          ", " + StringRef(formula).split(" * ").first.str() + " per " + unit;
    step(own.size() == 1 ? figureIfOnce : "", text, formula, value, "op",
         getRule(term));
    operands.push_back(formatOperand(value));
  }
  return Formula{joinSum(operands), sum};
}

/// The sum of `counts` of ops inside of `around`, of branches the larger side
/// (R8).
static Formula sumSides(Operation *around,
                        ArrayRef<std::pair<Operation *, Count>> counts) {
  llvm::MapVector<
      Operation *,
      llvm::MapVector<Region *, SmallVector<std::pair<Operation *, Count>>>>
      branches;
  Count sum;
  SmallVector<std::string> operands;
  for (const auto &own : counts) {
    Region *side = nullptr;
    Operation *branch = nullptr;
    for (Region *region = own.first->getParentRegion();
         region && region->getParentOp() != around;
         region = region->getParentOp()->getParentRegion())
      if (auto control = dyn_cast<ExecutionOpInterface>(region->getParentOp());
          control && control.areRegionsExclusive())
        std::tie(side, branch) = std::pair(region, region->getParentOp());
    if (branch) {
      branches[branch][side].push_back(own);
      continue;
    }
    sum += own.second;
    operands.push_back(formatOperand(own.second));
  }
  for (auto &[branch, sides] : branches) {
    Count most;
    SmallVector<std::string> texts;
    for (auto &[side, own] : sides) {
      Formula formula = sumSides(branch, own);
      most = countMax(most, formula.value);
      texts.push_back(formula.text);
    }
    sum += most;
    operands.push_back(joinMax(texts));
  }
  return {joinSum(operands), sum};
}

/// The sum over the ops inside of a loop that is one kernel (R27); nullopt if
/// that isn't what was counted.
std::optional<Formula> Explainer::sumParts(const WorkTerm &term) {
  SmallVector<std::pair<Operation *, Count>> counts;
  for (auto [number, part] : llvm::enumerate(record.parts))
    for (const WorkTerm &own : part.getAll().work.terms)
      if (own.hasSameKind(term)) {
        counts.push_back({part.op, own.count});
        if (number < parts.size() &&
            explainNoted(parts[number], "sum", getFigure(term), "", own.count))
          continue;
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
  Formula sum = sumSides(record.op, counts);
  return sum.value == term.count ? std::optional(sum) : std::nullopt;
}

void Explainer::explainTerm(const WorkTerm &term) {
  std::string figure = getFigure(term);
  std::string text = describeTerm(term);
  if (!record.parts.empty())
    if (std::optional<Formula> sum = sumParts(term))
      return step(figure, text + ", the sum over the ops inside", sum->text,
                  term.count, "op", "R8, R27");
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
  if (explainSum(figure, term.count))
    return;
  std::optional<std::string> called =
      sumCalled(text, term.count, "op", [&](const OpRecord &row) {
        for (const WorkTerm &own : row.getAll().work.terms)
          if (own.hasSameKind(term))
            return std::optional<Count>(own.count);
        return std::optional<Count>(0);
      });
  if (called)
    return step(figure, text + ", of the called function", *called, term.count,
                "op", "R20");
  StringRef reason = record.once.work.given ? ", given in the IR"
                     : isa<CallOpInterface, LaunchOpInterface>(op)
                         ? ", of the called function"
                     : isRepeated() ? ", summed up over the executions"
                                    : "";
  step(figure, text + reason, "", term.count, "op",
       record.once.work.given ? "given in the IR"
       : isRepeated()         ? "R8"
                              : getRule(term));
}

/// R9.
void Explainer::explainUseful() {
  if (!all.usefulFlops || all.usefulFlops->isZero())
    return;
  Count flops = all.terms.getFlops();
  if (*all.usefulFlops == flops)
    return step("useful_flops", "of these useful", formatOperand(flops),
                *all.usefulFlops, "FLOP", "R9");
  if ((isPlain() && explainNoted(op, "work", "useful_flops", "useful_flops",
                                 *all.usefulFlops)) ||
      explainSum("useful_flops", *all.usefulFlops))
    return;
  if (isRepeated() && record.once.work.usefulFlops &&
      *record.once.work.usefulFlops * record.executions == *all.usefulFlops &&
      explainNoted(op, "work", "useful_flops", "",
                   *record.once.work.usefulFlops))
    return step("useful_flops", "of these useful, all executions",
                formatOperand(*record.once.work.usefulFlops) + " * " +
                    formatOperand(record.executions),
                *all.usefulFlops, "FLOP", "R9");
  std::optional<std::string> called = sumCalled(
      "useful FLOPs", *all.usefulFlops, "FLOP",
      [](const OpRecord &row) { return row.getAll().work.usefulFlops; });
  if (called)
    return step("useful_flops", "of these useful", *called, *all.usefulFlops,
                "FLOP", "R20");
  // Of each iteration the same number is useful or none.
  if (isPlain() && work->usefulFlops && iterations.isConstant() &&
      !iterations.isZero()) {
    Count each = countFloorDiv(flops, iterations);
    if (each * iterations == flops && !each.isZero()) {
      Count useful = countFloorDiv(*all.usefulFlops, each);
      if (useful * each == *all.usefulFlops) {
        if (!explainNoted(op, "work", "useful_iterations", "", useful))
          step("", "iterations on no padding", "", useful, "", "R9");
        return step("useful_flops", "of these useful",
                    formatOperand(each) + " * " + formatOperand(useful),
                    *all.usefulFlops, "FLOP", "R9");
      }
    }
  }
  std::string formula;
  for (const DerivationStep &noted : log.lookup(op, "work"))
    for (int64_t each = 1; each <= maxFactor && isPlain(); ++each)
      if (formula.empty() && noted.figure == "useful_iterations" &&
          noted.value * Count(each) == *all.usefulFlops &&
          explainNoted(op, "work", noted.figure, "", noted.value))
        formula = std::to_string(each) + " * " + formatOperand(noted.value);
  step("useful_flops", "of these not on padding", formula, *all.usefulFlops,
       "FLOP", record.once.work.given ? "given in the IR" : "R9");
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
         all.terms.getOperations(), "op", "R23");
}
