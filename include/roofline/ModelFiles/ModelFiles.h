//===- ModelFiles.h - Models of ops that files give -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives ops of dialects that the build doesn't know a model. In: a module, and
// files that say what such ops do, as families or as functions; those in the
// module itself and the built-in libraries belong to them. Out: the models of
// the module's context, which all interfaces of RooflineInterfaces.h ask.
// docs/extend/Models.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_MODELFILES_MODELFILES_H
#define ROOFLINE_MODELFILES_MODELFILES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::roofline {

/// A library of models that comes with the build.
struct BuiltinModels {
  StringRef name;
  SmallVector<StringRef> aliases;
  /// Contents of its .mlir file.
  StringRef text;
};
ArrayRef<BuiltinModels> getBuiltinModels();

/// Makes the models of `files`, of `module` and of the built-in libraries those
/// of the context of `module`, and holds every op of `module` that has one
/// against it. On failure a diagnostic has been emitted: for a file at its
/// place there, for an op that doesn't fit its model at the op.
LogicalResult loadModels(ModuleOp module, ArrayRef<std::string> files);

/// Holds the ops in a model file that say their work, as examples, against the
/// models in the file and the built-in ones, and writes how many there are. On
/// failure diagnostics have been emitted.
LogicalResult checkModelExamples(StringRef path,
                                 const DialectRegistry &registry,
                                 raw_ostream &os);

/// Returns a line that says how to convert the program in a file, which the
/// parser rejects because another compiler has printed it; an empty string for
/// any other file.
std::string suggestConversion(StringRef path, const DialectRegistry &registry);

/// Returns a list of the ops that the built-in libraries model, by library.
std::string describeBuiltinModels();

} // namespace mlir::roofline

#endif // ROOFLINE_MODELFILES_MODELFILES_H
