//===- CrashGuard.h - Survives crashes of upstream --------------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_CRASHGUARD_H
#define ROOFLINE_TEST_FUZZ_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::roofline::fuzz {

/// Runs `body`, which executes only upstream's code: its parser, verifiers and
/// printers crash on some texts. Runs it in a copy of the process first, and
/// returns false if that crashes: nothing has then been changed.
bool survives(llvm::function_ref<void()> body);

/// Runs `body`, which calls upstream's code that may call ours. Returns like
/// `survives` if upstream's code crashes by itself; a crash in our code, or in
/// what it calls, is a find.
bool survivesUpstream(llvm::function_ref<void()> body);

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_CRASHGUARD_H
