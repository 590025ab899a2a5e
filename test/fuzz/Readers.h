//===- Readers.h - What the harness `read` reads ----------------*- C++ -*-===//
//
// Each function reads `text`, uses the result as the tools do, and aborts the
// process if a property is violated.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_FUZZ_READERS_H
#define ROOFLINE_TEST_FUZZ_READERS_H

#include "FuzzSession.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::roofline::fuzz {

/// Parses `source`, text or bytecode, and prints what it reads. Returns null
/// after an error or a crash of upstream; then there is another session.
OwningOpRef<ModuleOp> parse(llvm::StringRef source, MLIRContext *context);

/// A report differs from itself in nothing, and from another one in both
/// directions or in none.
void readReports(llvm::StringRef text);

/// Figures are finite, and measurements read back from this project's format.
void readMeasurementFile(llvm::StringRef text, FuzzSession &session);

/// There is one error, inside of the text, or none. A condition on a sum and
/// its negation don't fail together.
void readConditions(llvm::StringRef text);

/// Values of `bind`, `sweep` and `what-if` read back.
void readOptions(llvm::StringRef text, FuzzSession &session);

/// There is an error, or the program is analysed with the models.
void readModelFile(llvm::StringRef text, FuzzSession &session);

void readSchedule(llvm::StringRef text, FuzzSession &session);

/// A module without edits reads back equal.
void readBytecode(llvm::StringRef text, FuzzSession &session);

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_READERS_H
