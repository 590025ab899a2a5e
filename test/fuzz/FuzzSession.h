//===- FuzzSession.h - A context that many inputs share ---------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_FUZZSESSION_H
#define ROOFLINE_TEST_FUZZ_FUZZSESSION_H

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/MLIRContext.h"
#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// A context with all dialects and models, and a machine in it. A context takes
/// some 10 ms to make and never frees a type, so one serves many inputs and
/// then is replaced.
class FuzzSession {
public:
  /// Begins an input: nothing of the ones before is in use any more.
  static void begin();

  /// The session of this input.
  static FuzzSession &get();

  /// Leaves the session to itself, as a crash of upstream may have broken it.
  static void abandon();

  MLIRContext *getContext() { return &context; }
  TargetSystemSpecAttr getMachine() const { return machine; }
  const TargetDescription &getTarget() const { return target; }

  /// Analyses `module` and writes each format to nowhere. Stops the process if
  /// a report is not what docs/use/Reports.md promises.
  void writeReports(ModuleOp module, const TargetDescription &target,
                    const AnalysisOptions &options);

private:
  FuzzSession();

  MLIRContext context;
  /// Keeps the diagnostics off stderr.
  ScopedDiagnosticHandler handler;
  TargetSystemSpecAttr machine;
  TargetDescription target;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_FUZZ_FUZZSESSION_H
