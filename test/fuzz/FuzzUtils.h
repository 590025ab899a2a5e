//===- FuzzUtils.h - Helpers of the fuzz harnesses --------------*- C++ -*-===//

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

/// Reports to libFuzzer that this input showed `feature` of the kind `kind`, as
/// if it were covered code: libFuzzer keeps inputs with new features.
/// Upstream's libraries and builds without coverage can thus guide the search
/// as well.
void noteFeature(llvm::StringRef kind, llvm::StringRef feature);

/// Reports the message of `diagnostic`, without names and numbers, as a
/// feature.
void noteDiagnostic(Diagnostic &diagnostic);

/// Aborts the process, which libFuzzer reports as a finding.
[[noreturn]] void fail(const std::string &message);

/// Fails if `isFault` and the environment variable ROOFLINE_FUZZ_PLANT is
/// `name`. A planted fault, which no seed has, shows that a harness finds
/// faults.
void plantFault(llvm::StringRef name, bool isFault);

/// Checks that `text`, written in `format`, is valid UTF-8.
void checkText(llvm::StringRef text, llvm::StringRef format);

/// Checks that `text`, written in `format`, is valid UTF-8 and JSON.
void checkJSON(llvm::StringRef text, llvm::StringRef format);

/// Checks that lines of `text` have at most 120 columns.
void checkColumns(llvm::StringRef text);

/// Returns the number of bytes at the start of an input that the mutator keeps.
size_t &getHeadSize();

/// Returns the names by which the mutator may replace the name of an op.
std::vector<std::string> &getOpNames();

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_FUZZUTILS_H
