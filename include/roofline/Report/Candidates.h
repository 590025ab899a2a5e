//===- Candidates.h - Tiles to price, a line each ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers a tuner that is a process of its own. In: lines of JSON, each with an
// op and tiles. Out: a line of JSON for each, with the predicted time (R21) and
// its terms, or with what is wrong. docs/use/Tuning.md lists the keys.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CANDIDATES_H
#define ROOFLINE_REPORT_CANDIDATES_H

#include "roofline/Analysis/RooflineAnalysis.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"

namespace mlir::roofline {

/// The ops of a module that have tiles, by location.
class Candidates {
public:
  /// Refers to `analysis` of `root`, whose options have `tuning`.
  Candidates(const RooflineAnalysis &analysis, Operation *root);

  /// Writes the answer to `line`, without its newline, and a newline.
  void answer(StringRef line, raw_ostream &os) const;

  /// Answers the lines of `input` in turn. Before it waits for more, all
  /// answers so far are flushed. Returns the error of the file system.
  std::error_code answerAll(llvm::sys::fs::file_t input, raw_ostream &os) const;

private:
  struct Subject {
    std::string function;
    const TilePredictor *predictor;
  };

  class Answer;

  llvm::StringMap<SmallVector<Subject, 1>> subjects;
  /// The only op that has tiles, or null.
  const TilePredictor *only = nullptr;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CANDIDATES_H
