//===- JSONValues.cpp - Quantities of a report as JSON --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

void JSONWriter::writeObject(StringRef key, Block contents) {
  stream.attributeObject(key, contents);
}

void JSONWriter::writeText(StringRef key, StringRef text) {
  stream.attributeBegin(key);
  stream.value(text);
}

void JSONWriter::writeTexts(StringRef key, ArrayRef<std::string> texts) {
  stream.attributeArray(key, [&] {
    for (const std::string &text : texts)
      stream.value(text);
  });
}

/// Writes the searches that ended at their limit; no key if there are none.
void JSONWriter::writeCutSearches(SearchSet searches) {
  if (searches == 0)
    return;
  stream.attributeArray("cut_searches", [&] {
    for (unsigned search = 0; search < numSearches; ++search)
      if (searches >> search & 1)
        stream.value(stringifySearch(Search(search)));
  });
}

void JSONWriter::writeInteger(StringRef key, int64_t value) {
  stream.attributeBegin(key);
  stream.number(value);
}

void JSONWriter::writeNull(StringRef key) {
  stream.attributeBegin(key);
  stream.rawValue("null");
}

/// Writes a number if it fits in int64, a decimal string if it is larger, and a
/// polynomial as a string if it is symbolic.
void JSONWriter::writeCount(StringRef key, const Count &count) {
  if (std::optional<int64_t> value = count.tryInt64())
    writeInteger(key, *value);
  else
    writeText(key, count.str());
}

void JSONWriter::writeCount(StringRef key, const std::optional<Count> &count) {
  if (count)
    writeCount(key, *count);
  else
    writeNull(key);
}

/// Writes the upper bound of a quantity, unless it is exact (R19).
void JSONWriter::writeUpper(StringRef key, const CountRange &range) {
  if (!range.isExact())
    writeCount(key, range.upper);
}

void JSONWriter::writeNumber(StringRef key, std::optional<double> value) {
  if (!value || !std::isfinite(*value))
    return writeNull(key);
  stream.attributeBegin(key);
  stream.number(*value);
}

/// Writes true or false, or null if that is not known.
void JSONWriter::writeTruth(StringRef key, std::optional<bool> value) {
  stream.attributeBegin(key);
  stream.rawValue(!value ? "null" : *value ? "true" : "false");
}

void JSONWriter::writeFlag(StringRef key, bool value) {
  if (value)
    writeTruth(key, true);
}
