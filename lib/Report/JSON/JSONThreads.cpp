//===- JSONThreads.cpp - Rows written on several threads ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes the entries of large arrays on the threads of the context, each block
// of them into a text of its own. The texts are joined in order, so that the
// report has the same bytes as one that a single thread writes.
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"

#include "mlir/IR/Threading.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>

using namespace mlir;
using namespace mlir::roofline;

JSONWriter::JSONWriter(const JSONWriter &whole)
    : report(whole.report), machine(whole.machine),
      convention(whole.convention),
      stream(llvm::nulls(), whole.stream.getIndentSize()), isPart(true) {}

void JSONWriter::clearTexts() {
  texts.clear();
  symbolicTexts.clear();
  parts.clear();
}

/// Returns the number of threads that may write `report`.
static size_t getNumThreads(const Report &report) {
  // Reports built by hand have no locations.
  if (report.functions.empty() || !report.functions.front().loc)
    return 1;
  return report.functions.front().loc.getContext()->getNumThreads();
}

/// Writes the `count` entries of an array with `write`, on several threads if
/// they are many blocks of `blockSize`.
void JSONWriter::writeEntries(size_t count, size_t blockSize, EntryFn write) {
  // Fewer take less time than threads need to start.
  constexpr size_t minBlocks = 8;
  // Texts that wait for others to be complete.
  constexpr size_t blocksPerThread = 4;
  size_t numBlocks = llvm::divideCeil(count, blockSize);
  size_t numThreads = isPart ? 1 : getNumThreads(report);
  if (numThreads == 1 || numBlocks < minBlocks) {
    for (size_t number = 0; number < count; ++number)
      write(*this, number);
    return;
  }
  while (parts.size() < std::min(numThreads, numBlocks))
    parts.push_back(std::unique_ptr<JSONWriter>(new JSONWriter(*this)));
  MLIRContext *context = report.functions.front().loc.getContext();
  blocks.resize(numThreads * blocksPerThread);
  for (size_t first = 0; first < numBlocks; first += blocks.size()) {
    size_t last = std::min(first + blocks.size(), numBlocks);
    std::atomic<size_t> next = first;
    parallelFor(context, 0, parts.size(), [&](size_t thread) {
      JSONWriter &part = *parts[thread];
      for (size_t block = next++; block < last; block = next++)
        part.stream.recordEntries(
            stream,
            [&] {
              size_t begin = block * blockSize;
              size_t end = std::min(begin + blockSize, count);
              for (size_t number = begin; number < end; ++number)
                write(part, number);
            },
            blocks[block - first]);
    });
    for (size_t block = first; block < last; ++block)
      stream.entries(
          {blocks[block - first].data(), blocks[block - first].size()});
  }
}

void JSONWriter::writeFunctions() {
  // The rows of larger functions are blocks themselves.
  constexpr size_t maxRows = 512;
  size_t sum = 0, most = 0;
  for (const FunctionReport &function : report.functions) {
    sum += function.rows.size();
    most = std::max(most, function.rows.size());
  }
  if (most > maxRows) {
    for (const FunctionReport &function : report.functions)
      writeFunction(function);
    return;
  }
  size_t count = report.functions.size();
  writeEntries(count, 1 + count * rowsPerBlock / (sum + 1),
               [&](JSONWriter &writer, size_t number) {
                 writer.writeFunction(report.functions[number]);
               });
}
