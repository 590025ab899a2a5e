//===- NearNames.cpp - Suggestions for a misspelt name --------------------===//

#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <utility>

using namespace mlir;
using namespace mlir::roofline;

SmallVector<StringRef>
mlir::roofline::findNearNames(StringRef name, ArrayRef<StringRef> candidates) {
  const size_t maxNames = 5;
  // Allow one typo per three letters.
  const unsigned maxDistance = std::max<size_t>(1, name.size() / 3);
  SmallVector<std::pair<unsigned, StringRef>> found;
  for (StringRef candidate : candidates) {
    unsigned distance = candidate.edit_distance_insensitive(
        name, /*AllowReplacements=*/true, maxDistance);
    bool isBeginning =
        name.size() > 1 && candidate.starts_with_insensitive(name);
    if (distance <= maxDistance || isBeginning)
      found.emplace_back(std::min(distance, maxDistance + 1), candidate);
  }
  llvm::sort(found);
  SmallVector<StringRef> names;
  for (auto &[distance, candidate] : ArrayRef(found).take_front(maxNames))
    names.push_back(candidate);
  return names;
}

std::string mlir::roofline::quoteNames(ArrayRef<StringRef> names) {
  std::string quoted;
  llvm::raw_string_ostream os(quoted);
  llvm::interleaveComma(names, os, [&](StringRef name) {
    os << "'" << makePrintable(name) << "'";
  });
  return quoted;
}

std::string mlir::roofline::suggestNames(StringRef name,
                                         ArrayRef<StringRef> candidates) {
  SmallVector<StringRef> near = findNearNames(name, candidates);
  if (!near.empty())
    return "; did you mean " + quoteNames(near) + "?";
  return "; expected one of " + quoteNames(candidates);
}
