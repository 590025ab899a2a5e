//===- Proxy.cpp - Adds to what a language server says --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Proxy.h"

#include "llvm/Support/LSP/Transport.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ScopedPrinter.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;
namespace lsp = llvm::lsp;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Writes a message as the base protocol of LSP frames it. Returns false if the
/// reader is gone.
static bool writeMessage(StringRef message, std::FILE *out) {
  std::string head =
      "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n";
  return std::fwrite(head.data(), 1, head.size(), out) == head.size() &&
         std::fwrite(message.data(), 1, message.size(), out) ==
             message.size() &&
         std::fflush(out) == 0;
}

/// Reads parameters; nullopt if they are not what the protocol says.
template <typename T>
static std::optional<T> parse(const json::Value *value) {
  T result;
  json::Path::Root root;
  if (value && fromJSON(*value, result, root))
    return result;
  return std::nullopt;
}

/// Calls `onMessage` with each message and, if it is a JSON object, that.
static void readMessages(
    std::FILE *in,
    function_ref<bool(StringRef text, json::Object *object)> onMessage) {
  lsp::JSONTransportInputOverFile input(in);
  while (!input.isEndOfInput() && !input.hasError()) {
    std::string text;
    if (failed(input.readMessage(text)))
      continue;
    llvm::Expected<json::Value> value = json::parse(text);
    if (!value)
      llvm::consumeError(value.takeError());
    if (!onMessage(text, value ? value->getAsObject() : nullptr))
      return;
  }
}

//===----------------------------------------------------------------------===//
// From the editor
//===----------------------------------------------------------------------===//

void Proxy::note(const json::Object &message) {
  std::optional<StringRef> method = message.getString("method");
  const json::Value *parameters = message.get("params");
  if (!method)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  if (*method == "textDocument/didOpen") {
    if (auto opened = parse<lsp::DidOpenTextDocumentParams>(parameters))
      texts[opened->textDocument.uri.file()] = {opened->textDocument.text,
                                                opened->textDocument.version};
  } else if (*method == "textDocument/didChange") {
    auto changed = parse<lsp::DidChangeTextDocumentParams>(parameters);
    if (!changed)
      return;
    auto it = texts.find(changed->textDocument.uri.file());
    if (it == texts.end())
      return;
    // Text of which a change is lost is not analysed.
    if (failed(lsp::TextDocumentContentChangeEvent::applyTo(
            changed->contentChanges, it->second.text)))
      texts.erase(it);
    else
      it->second.version = changed->textDocument.version;
  } else if (*method == "textDocument/didClose") {
    if (auto closed = parse<lsp::DidCloseTextDocumentParams>(parameters))
      texts.erase(closed->textDocument.uri.file());
  } else if (*method == "textDocument/hover") {
    const json::Value *id = message.get("id");
    auto place = parse<lsp::TextDocumentPositionParams>(parameters);
    if (id && place)
      hovers[llvm::to_string(*id)] = {place->textDocument.uri.file().str(),
                                      place->position};
  }
}

void Proxy::relayToServer(std::FILE *editor, std::FILE *server) {
  readMessages(editor, [&](StringRef text, json::Object *object) {
    // Upstream's server ends at any other.
    if (!object || object->getString("jsonrpc") != StringRef("2.0") ||
        (!object->getString("method") && !object->get("id"))) {
      llvm::errs() << "roofline-lsp-server: ignored a message that is not "
                      "JSON-RPC 2.0\n";
      return true;
    }
    note(*object);
    return writeMessage(text, server);
  });
}

//===----------------------------------------------------------------------===//
// To the editor
//===----------------------------------------------------------------------===//

/// Returns the analysis of the text of a file, or null if that is not known, or
/// not of `version` any more.
const Document *Proxy::analyse(StringRef file, std::optional<int64_t> version) {
  Text current;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto it = texts.find(file);
    if (it == texts.end()) {
      analyses.erase(file);
      return nullptr;
    }
    current = it->second;
  }
  if (version && *version != current.version)
    return nullptr;
  Analysis &analysis = analyses[file];
  if (!analysis.document || analysis.version != current.version)
    analysis = {current.version,
                std::make_unique<Document>(current.text,
                                           llvm::sys::path::filename(file),
                                           targetName, registry)};
  return analysis.document.get();
}

bool Proxy::extendHover(json::Object &message, const Hover &hover) {
  if (message.get("error"))
    return false;
  const Document *document = analyse(hover.file, /*version=*/std::nullopt);
  HoverText text = document ? document->hover(hover.position) : HoverText();
  if (text.figures.empty())
    return false;
  const json::Object *result = message.getObject("result");
  const json::Object *contents =
      result ? result->getObject("contents") : nullptr;
  std::string joined = text.figures;
  if (std::optional<StringRef> own =
          contents ? contents->getString("value") : std::nullopt)
    joined += "\n---\n" + own->str();
  if (!text.derivation.empty())
    joined += "\n---\n" + text.derivation;
  json::Object extended = result ? *result : json::Object();
  extended["contents"] =
      json::Object{{"kind", "markdown"}, {"value", std::move(joined)}};
  message["result"] = std::move(extended);
  return true;
}

bool Proxy::extendDiagnostics(json::Object &parameters) {
  json::Array *diagnostics = parameters.getArray("diagnostics");
  std::optional<StringRef> uri = parameters.getString("uri");
  if (!uri || !diagnostics)
    return false;
  llvm::Expected<lsp::URIForFile> file = lsp::URIForFile::fromURI(*uri);
  if (!file) {
    llvm::consumeError(file.takeError());
    return false;
  }
  const Document *document =
      analyse(file->file(), parameters.getInteger("version"));
  if (!document)
    return false;
  for (const lsp::Diagnostic &diagnostic : document->getDiagnostics())
    diagnostics->push_back(lsp::toJSON(diagnostic));
  return true;
}

bool Proxy::extend(json::Object &message) {
  if (std::optional<StringRef> method = message.getString("method"))
    return *method == "textDocument/publishDiagnostics" &&
           message.getObject("params") &&
           extendDiagnostics(*message.getObject("params"));
  const json::Value *id = message.get("id");
  if (!id)
    return false;
  Hover hover;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto it = hovers.find(llvm::to_string(*id));
    if (it == hovers.end())
      return false;
    hover = it->second;
    hovers.erase(it);
  }
  return extendHover(message, hover);
}

void Proxy::relayToEditor(std::FILE *server, std::FILE *editor) {
  readMessages(server, [&](StringRef text, json::Object *object) {
    if (object && extend(*object))
      return writeMessage(llvm::to_string(json::Value(std::move(*object))),
                          editor);
    return writeMessage(text, editor);
  });
}
