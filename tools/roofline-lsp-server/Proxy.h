//===- Proxy.h - Adds to what a language server says ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes on the messages between an editor and MLIR's language server, which
// has no hooks for hovers and diagnostics of others, and adds to both what the
// analysis knows. Takes and gives the streams of either.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_ROOFLINELSPSERVER_PROXY_H
#define ROOFLINE_TOOLS_ROOFLINELSPSERVER_PROXY_H

#include "Document.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

#include <cstdio>
#include <mutex>

namespace mlir::roofline {

class Proxy {
public:
  Proxy(StringRef targetName, const DialectRegistry &registry)
      : targetName(targetName), registry(registry) {}

  /// Passes on messages from `editor` to `server` until either ends, and notes
  /// the texts that the editor shows.
  void relayToServer(std::FILE *editor, std::FILE *server);

  /// Passes on messages from `server` to `editor` until either ends, with what
  /// the analysis adds. Runs beside `relayToServer`.
  void relayToEditor(std::FILE *server, std::FILE *editor);

private:
  /// A text, as the editor has changed it last.
  struct Text {
    std::string text;
    int64_t version = 0;
  };
  /// The analysis of a version of a text.
  struct Analysis {
    int64_t version = 0;
    std::unique_ptr<Document> document;
  };
  struct Hover {
    std::string file;
    llvm::lsp::Position position;
  };

  void note(const llvm::json::Object &message);
  /// Adds to a message; returns true if it has.
  bool extend(llvm::json::Object &message);
  bool extendHover(llvm::json::Object &message, const Hover &hover);
  bool extendDiagnostics(llvm::json::Object &parameters);
  const Document *analyse(StringRef file, std::optional<int64_t> version);

  std::string targetName;
  const DialectRegistry &registry;

  /// Guards what both directions use, by file and by the id of the request.
  std::mutex mutex;
  llvm::StringMap<Text> texts;
  llvm::StringMap<Hover> hovers;

  /// Used by `relayToEditor` only.
  llvm::StringMap<Analysis> analyses;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_ROOFLINELSPSERVER_PROXY_H
