//===- TargetFile.h - The spec in the text of a target file -----*- C++ -*-===//

#ifndef ROOFLINE_LIB_TARGET_TARGETFILE_H
#define ROOFLINE_LIB_TARGET_TARGETFILE_H

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

namespace mlir::roofline {

/// Parses `text`, that of a target file called `fileName`, and returns its one
/// DLTI spec in the context of `loc`. Does not check the spec. On failure
/// diagnostics have been emitted: the parser's in the file, ours at `loc`.
FailureOr<TargetSystemSpecInterface>
parseTargetFile(StringRef text, StringRef fileName, Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TARGET_TARGETFILE_H
