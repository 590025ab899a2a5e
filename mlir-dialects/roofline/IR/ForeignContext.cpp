//===- ForeignContext.cpp - IR of a context of its own --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/ForeignContext.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Location.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Support/UnsafeText.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

OwningOpRef<ModuleOp> roofline::parseFile(StringRef text, StringRef name,
                                          MLIRContext *context) {
  constexpr size_t maxDepth = 100;
  if (std::optional<UnsafeText> unsafe = findUnsafeText(text, maxDepth)) {
    emitError(FileLineColLoc::get(context, name, unsafe->line, unsafe->column))
        << unsafe->problem;
    return nullptr;
  }
  return parseSourceString<ModuleOp>(text, context, name);
}

Location roofline::copyLocation(Location from, Location fallback) {
  auto place = dyn_cast<FileLineColLoc>(from);
  if (!place)
    return fallback;
  return FileLineColLoc::get(fallback.getContext(),
                             place.getFilename().getValue(), place.getLine(),
                             place.getColumn());
}

void roofline::forwardDiagnostic(Diagnostic &from, Location fallback) {
  InFlightDiagnostic to = fallback.getContext()->getDiagEngine().emit(
      copyLocation(from.getLocation(), fallback), from.getSeverity());
  to << from.str();
  for (Diagnostic &note : from.getNotes())
    to.attachNote(copyLocation(note.getLocation(), fallback)) << note.str();
}

template <typename T>
static std::string print(T from) {
  std::string text;
  llvm::raw_string_ostream(text) << from;
  return text;
}

Attribute roofline::copyAttribute(Attribute from, MLIRContext *context) {
  if (!from || from.getContext() == context)
    return from;
  ScopedDiagnosticHandler silent(context, [](Diagnostic &) {});
  return parseAttribute(print(from), context);
}

Type roofline::copyType(Type from, MLIRContext *context) {
  if (!from || from.getContext() == context)
    return from;
  ScopedDiagnosticHandler silent(context, [](Diagnostic &) {});
  return parseType(print(from), context);
}
