//===- FuzzUtils.h - What the fuzz harnesses share --------------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_FUZZUTILS_H
#define ROOFLINE_TEST_FUZZ_FUZZUTILS_H

#include "llvm/ADT/StringRef.h"
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
class Diagnostic;
} // namespace mlir

namespace mlir::roofline::fuzz {

/// Tells libFuzzer that this input showed `feature` of the kind `kind`, as if
/// it were code that ran: it keeps inputs that show one more. So upstream's
/// libraries and a build without coverage guide the search too.
void noteFeature(llvm::StringRef kind, llvm::StringRef feature);

/// The message of `diagnostic` as a feature, without names and numbers.
void noteDiagnostic(Diagnostic &diagnostic);

/// Stops the process, which libFuzzer takes as a find.
[[noreturn]] void fail(const std::string &message);

/// The names that the mutator may put in the place of an op's name.
std::vector<std::string> &getOpNames();

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_FUZZUTILS_H
