//===- CrashGuard.h - Survives crashes of upstream --------------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_CRASHGUARD_H
#define ROOFLINE_TEST_FUZZ_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::roofline::fuzz {

/// Runs `body`, which executes only upstream's code: its parser, verifiers and
/// printers crash on some texts. Returns false after a crash; anything that
/// `body` was changing is then lost, and must be neither used nor freed.
bool survives(llvm::function_ref<void()> body);

/// Runs `body`, which calls upstream's code that may call ours. Returns like
/// `survives` if upstream's code crashes by itself; a crash in our code, or in
/// what it calls, is a find.
bool survivesUpstream(llvm::function_ref<void()> body);

/// Runs `body` like `survivesUpstream`, but in a copy of the process only, for
/// code of upstream that may break the heap and go on. Returns what it printed,
/// or nothing after a crash of upstream.
std::optional<std::string>
printInCopy(llvm::function_ref<void(llvm::raw_ostream &)> body);

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_CRASHGUARD_H
