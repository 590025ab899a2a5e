//===- NearNames.h - Suggestions for a misspelt name ------------*- C++ -*-===//

#ifndef ROOFLINE_SUPPORT_NEARNAMES_H
#define ROOFLINE_SUPPORT_NEARNAMES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

/// The few of `candidates` that `name` was likely meant to be, nearest first:
/// by edit distance in any case, or those that `name` is the beginning of.
SmallVector<StringRef> findNearNames(StringRef name,
                                     ArrayRef<StringRef> candidates);

/// "'a', 'b', 'c'".
std::string quoteNames(ArrayRef<StringRef> names);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_NEARNAMES_H
