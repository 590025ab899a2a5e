//===- FuzzSession.h - A context that many inputs share ---------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_FUZZSESSION_H
#define ROOFLINE_TEST_FUZZ_FUZZSESSION_H

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/MLIRContext.h"
#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// A context with all dialects and models, and a machine in it. Creating a
/// context takes some 10 ms, and a context never frees a type; so one serves
/// many inputs and is then replaced.
class FuzzSession {
public:
  /// Begins an input: nothing of the preceding inputs is in use any more.
  static void begin();

  /// Returns the session of the current input.
  static FuzzSession &get();

  /// Leaks the session, as a crash in upstream's code may have broken it.
  static void abandon();

  MLIRContext *getContext() { return &context; }
  TargetSystemSpecAttr getMachine() const { return machine; }
  const TargetDescription &getTarget() const { return target; }

  /// Analyses `module` and writes each format to a null stream. Aborts the
  /// process if a report violates docs/use/Reports.md.
  void writeReports(ModuleOp module, const TargetDescription &target,
                    const AnalysisOptions &options);

  /// Writes `report` like `writeReports`.
  static void checkReport(const Report &report);

  /// Loads all dialects and gives the mutator the names of their ops.
  void collectOpNames();

private:
  FuzzSession();

  MLIRContext context;
  /// Keeps diagnostics off stderr.
  ScopedDiagnosticHandler handler;
  TargetSystemSpecAttr machine;
  TargetDescription target;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_FUZZ_FUZZSESSION_H
