//===- Document.h - What a program in an editor costs -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the text of a program, and returns what an editor shows at a position
// and beside the lines.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_ROOFLINELSPSERVER_DOCUMENT_H
#define ROOFLINE_TOOLS_ROOFLINELSPSERVER_DOCUMENT_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/LSP/Protocol.h"

namespace mlir::roofline {

/// Markdown about an op; both are empty if there is none.
struct HoverText {
  /// The figures, and how they come about.
  std::string figures, derivation;
};

/// An analysed program. Text that doesn't parse has nothing to show: the parser
/// of upstream's server says why.
class Document {
public:
  /// Analyses `text` of a file, each part split by "// -----" on its own, for
  /// the machine of its module, else for that of `targetName`.
  Document(StringRef text, StringRef fileName, StringRef targetName,
           const DialectRegistry &registry);
  ~Document();

  /// Returns what is known about the op whose name, or whose result or symbol,
  /// defined or used, is at `position`.
  HoverText hover(llvm::lsp::Position position) const;

  /// Returns what the analysis has to say: errors in the description of the
  /// machine, and hints at memory-bound ops that could be fused.
  std::vector<llvm::lsp::Diagnostic> getDiagnostics() const;

private:
  class Part;
  std::vector<std::unique_ptr<Part>> parts;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_ROOFLINELSPSERVER_DOCUMENT_H
