//===- JSONExplanation.cpp - Explanations as JSON -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"

using namespace mlir;
using namespace mlir::roofline;

/// Writes how the figures of a row follow; no key for a row without that.
void JSONWriter::writeExplanation(const Explanation *explanation) {
  if (!explanation)
    return;
  writeObject("explanation", [&] {
    writeText("answer", explanation->answer);
    writeText("remedy", explanation->remedy);
    writeObjects("sections", explanation->sections, [&](const auto &section) {
      writeText("title", section.title);
      writeObjects("steps", section.steps, [&](const ExplanationStep &step) {
        writeText("figure", step.figure);
        writeText("text", step.text);
        writeText("formula", step.formula);
        writeText("value", step.value);
        writeText("unit", step.unit);
        writeText("rule", step.rule);
      });
    });
  });
}
