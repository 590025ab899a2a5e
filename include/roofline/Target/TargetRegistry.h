//===- TargetRegistry.h - Built-in targets and target files -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds target machines by name or file: takes the name of a built-in target or
// the path of a target file, and returns its checked DLTI spec. The built-in
// targets are lib/Target/Builtin/*.mlir, embedded in the library. A user's own
// target file has the same syntax.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETREGISTRY_H
#define ROOFLINE_TARGET_TARGETREGISTRY_H

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Target/TargetDescription.h"
#include <string>

namespace mlir::roofline {

/// A target that comes with the library.
struct BuiltinTarget {
  StringRef name;
  SmallVector<StringRef> aliases;
  /// Contents of its .mlir file.
  StringRef text;
};

/// Returns all built-in targets, sorted by name.
ArrayRef<BuiltinTarget> getBuiltinTargets();
SmallVector<StringRef> getBuiltinTargetNames();

/// Returns the built-in target with that name or alias, ignoring case; null if
/// there is none.
const BuiltinTarget *lookupBuiltinTarget(StringRef nameOrAlias);

/// Loads and checks the spec of a built-in target (by name or alias) or of a
/// file (a name that ends in ".mlir" or contains a '/'). The spec belongs to
/// the context of `loc`; passes that call this function declare the DLTI
/// dialect as dependent. On failure diagnostics have been emitted at `loc`, and
/// those of the parser at their place in the file.
FailureOr<TargetSystemSpecInterface> loadTarget(StringRef nameOrFile,
                                                Location loc);

/// Loads a spec in the same way, and returns the machine that it describes.
FailureOr<TargetDescription> loadTargetDescription(StringRef nameOrFile,
                                                   Location loc);

/// Returns an aligned table of the built-in targets and their headline figures.
std::string describeKnownTargets();

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETREGISTRY_H
