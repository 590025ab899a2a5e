//===- CrashGuard.h - Goes on after a crash of upstream ---------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_CRASHGUARD_H
#define ROOFLINE_TEST_FUZZ_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::roofline::fuzz {

/// Runs `body`, in which only upstream's code runs: its parser, its verifiers
/// and its printers die of some text. Returns false if it died; whatever it was
/// changing is then lost, and must not be used or freed.
bool survives(llvm::function_ref<void()> body);

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_CRASHGUARD_H
