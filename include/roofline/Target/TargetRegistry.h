//===- TargetRegistry.h - The known machines and target files ---*- C++ -*-===//
//
// The built-in targets are lib/Target/Builtin/*.mlir, embedded in the library.
// A user's own target file has the same syntax.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETREGISTRY_H
#define ROOFLINE_TARGET_TARGETREGISTRY_H

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include <string>

namespace mlir::roofline {

/// A target that comes with the library.
struct BuiltinTarget {
  StringRef name;
  SmallVector<StringRef> aliases;
  /// The text of its .mlir file.
  StringRef text;
};

/// All built-in targets, sorted by name.
ArrayRef<BuiltinTarget> getBuiltinTargets();
SmallVector<StringRef> getBuiltinTargetNames();

/// The built-in target of that name or alias, in any case; null if none.
const BuiltinTarget *lookupBuiltinTarget(StringRef nameOrAlias);

/// Loads and checks the spec of a built-in target (name or alias) or of a file
/// (ends in ".mlir" or holds a '/'). The spec belongs to the context of `loc`;
/// passes that call this declare the DLTI dialect as dependent. On failure
/// diagnostics have been emitted at `loc`, and the parser's own ones at their
/// place in the file.
FailureOr<TargetSystemSpecInterface> loadTarget(StringRef nameOrFile,
                                                Location loc);

/// An aligned table of the built-in targets and their headline figures.
std::string describeKnownTargets();

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETREGISTRY_H
