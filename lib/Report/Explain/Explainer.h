//===- Explainer.h - Derives the figures of one row -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The analysis keeps figures, not how they came about. This asks the model of
// the op again, checks that it says the same, and writes each figure as
// arithmetic on others. Where that isn't known, a step has its rule in place of
// a formula: never a formula with another result.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_EXPLAIN_EXPLAINER_H
#define ROOFLINE_LIB_REPORT_EXPLAIN_EXPLAINER_H

#include "roofline/Analysis/RooflineAnalysis.h"
#include "roofline/Report/Explanation.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/Derivation.h"
#include "roofline/Traffic/OpTraffic.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::roofline {

/// "scf.for mm", without a location that is not known.
std::string nameOp(Operation *op);

class Explainer {
public:
  Explainer(const RooflineAnalysis &analysis, Operation *op,
            const OpRecord &record);

  Explanation run();

private:
  // Steps.
  void begin(StringRef title);
  void step(StringRef figure, const Twine &text, StringRef formula,
            StringRef value, StringRef unit, StringRef rule);
  void step(StringRef figure, const Twine &text, StringRef formula,
            const Count &value, StringRef unit, StringRef rule) {
    step(figure, text, formula, StringRef(value.str()), unit, rule);
  }
  void step(StringRef figure, const Twine &text, StringRef formula,
            double value, StringRef unit, StringRef rule) {
    step(figure, text, formula, StringRef(formatExact(value)), unit, rule);
  }

  // ExplainNoted.cpp: what the analysis says again, with a log.
  void analyzeAgain();
  void emitNoted(const DerivationStep &noted, StringRef figure);
  bool explainNoted(const void *subject, StringRef part, StringRef key,
                    StringRef figure, const Count &value);
  std::optional<std::string> sumNoted(ArrayRef<Operation *> subjects,
                                      StringRef part, StringRef key,
                                      std::optional<Count> value);
  bool explainSum(StringRef figure, const Count &value) {
    return isRepeated() && explainNoted(op, "sum", figure, figure, value);
  }
  std::optional<std::string>
  sumCalled(const Twine &text, const Count &value, StringRef unit,
            function_ref<std::optional<Count>(const OpRecord &)> get);
  ArrayRef<RooflineAnalysis::Entry> getCalledEntries(Operation *callee);
  std::string
  sumCalled(const Twine &text, double value,
            function_ref<std::optional<double>(const OpRecord &)> get);

  // ExplainWork.cpp, ExplainBytes.cpp
  void readWork();
  void explainLoops();
  void explainParts();
  std::string describeExecutions(const OpRecord &of, Operation *own);
  void explainOperations();
  void explainTerm(const WorkTerm &term);
  std::optional<Formula> explainOnce(const WorkTerm &term,
                                     StringRef figureIfOnce);
  std::string describeNoted(const Count &value);
  std::optional<Formula> sumParts(const WorkTerm &term);
  std::string factorize(const Count &count, std::string &domainName);
  StringRef getRule(const WorkTerm &term) const;
  void explainUseful();
  void explainBytes();
  void explainDirection(bool Access::*direction, StringRef figure,
                        const CountRange &once, const CountRange &all);
  void explainMoved(StringRef figure, const Twine &text, const Count &value,
                    const Count &once, const Formula &own);
  Formula explainAccess(const Access &access, bool Access::*direction,
                        const CountRange &bytes);
  std::string describeValue(Value value) const;

  // ExplainLevels.cpp
  void explainLevel(size_t number);
  void explainLower(size_t number);
  void explainRaised(size_t number, const Count &distinct);
  SmallVector<Operation *> getLoopSubjects() const;
  bool explainLoopLevel(size_t number, StringRef part, StringRef key,
                        const Twine &text, const Count &value);
  void explainAchievable(size_t number);
  void explainTiles(size_t number, const LevelProblem &problem);
  void explainInPlace(size_t number);
  void explainNodes(size_t number);
  CountRange sumAtLevel(CountRange SpaceTraffic::*direction,
                        size_t number) const;
  std::optional<LevelProblem> makeProblem(size_t number);
  /// The figure of a level as a path in JSON.
  std::string figureOf(size_t number, StringRef key) const;

  // ExplainTimes.cpp
  void explainCompute();
  void explainBandwidth(const MemoryLevel &level);
  void explainLevelTimes(size_t number);
  void explainLink(const NetworkTerm &term, const LinkTraffic &traffic,
                   const std::string &name);
  void explainRates(const NetworkLink &link);
  void explainLeastTime(const NetworkTerm &term, const LinkTraffic &traffic,
                        const std::string &name, const std::string &figure);
  void explainCollective(const NetworkTerm &term, const LinkTraffic &traffic,
                         const std::string &figure);
  void explainNetwork();
  void explainTime();
  void explainRoofline();
  void explainUpperTime();
  void explainTimeInPlace();
  /// A time as an operand in a formula.
  struct TimeOperand {
    Resource resource;
    std::string text;
  };
  std::string combine(ArrayRef<TimeOperand> times) const;
  std::string nameRate(const WorkTerm &term, const Resource &resource,
                       double rate) const;
  void answer();

  // ExplainLedger.cpp
  void explainExpected();
  void explainExpectedCall();
  double getLaunchSeconds(LossKind kind) const;
  void explainTile(const LedgerTrace::Tile &tile);
  std::string describePrefetch(const ResourceTime &before);
  std::string describeHoisting(const ResourceTime &before);
  std::string describeOverlap(const LedgerTrace::Step &own,
                              const LedgerTrace &trace) const;
  void explainColdTime(const ResourceTime &time, const Count &bytes,
                       double bandwidth);
  std::string describeReloads(const Resource &resource);
  void explainScaled(const LedgerTrace::Step &own, const LedgerTrace &trace,
                     ArrayRef<ResourceTime> before);
  std::string describeReached(const LedgerTrace::Step &own,
                              const LedgerTrace &trace, double before) const;

  bool isRepeated() const { return record.repeated.has_value(); }
  bool isCall() const;
  /// One execution of an op whose model was asked again.
  bool isPlain() const { return work && !isRepeated() && record.parts.empty(); }

  const RooflineAnalysis &analysis;
  const TargetDescription &target;
  const AnalysisOptions &options;
  Operation *op;
  const OpRecord &record;
  const WorkSummary &all;
  const Estimate &estimate;
  Estimator estimator;
  std::unique_ptr<WorkContext> context;
  StorageSizes sizes;
  /// What the model says again; nullopt if that is not what was counted.
  std::optional<Work> work;
  SmallVector<WorkTermsLog::Addition, 4> additions;
  Count iterations = 1;
  /// The steps of all that is asked again.
  DerivationLog log;
  /// The called function with the sizes of this call, once somebody asked.
  std::unique_ptr<RooflineAnalysis> called;
  /// The ops of the parts of the record, of this op.
  SmallVector<Operation *> parts;
  /// Noted steps without a formula that have been written.
  llvm::StringSet<> notedBefore;
  llvm::DenseSet<Operation *> explainedLoops;
  Explanation result;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_EXPLAIN_EXPLAINER_H
