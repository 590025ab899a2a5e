//===- TargetRegistry.cpp - Built-in targets and target files -------------===//

#include "roofline/Target/TargetRegistry.h"
#include "TargetFile.h"
#include "mlir/IR/Diagnostics.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Built-in targets
//===----------------------------------------------------------------------===//

ArrayRef<BuiltinTarget> mlir::roofline::getBuiltinTargets() {
  // EmbedTargets.cmake generates the entries: {"NAME", {"ALIAS", ...},
  // R"mlir(TEXT)mlir"}, ...
  static const BuiltinTarget targets[] = {
#include "BuiltinTargets.inc"
  };
  return targets;
}

SmallVector<StringRef> mlir::roofline::getBuiltinTargetNames() {
  return SmallVector<StringRef>(
      llvm::map_range(getBuiltinTargets(),
                      [](const BuiltinTarget &target) { return target.name; }));
}

const BuiltinTarget *
mlir::roofline::lookupBuiltinTarget(StringRef nameOrAlias) {
  for (const BuiltinTarget &target : getBuiltinTargets()) {
    auto isMeant = [&](StringRef name) {
      return name.equals_insensitive(nameOrAlias);
    };
    if (isMeant(target.name) || llvm::any_of(target.aliases, isMeant))
      return &target;
  }
  return nullptr;
}

static LogicalResult reportUnknownTarget(StringRef name, Location loc) {
  SmallVector<StringRef> names;
  for (const BuiltinTarget &target : getBuiltinTargets()) {
    names.push_back(target.name);
    llvm::append_range(names, target.aliases);
  }
  InFlightDiagnostic diag = emitError(loc)
                            << "unknown target '" << makePrintable(name) << "'";
  SmallVector<StringRef> nearNames = findNearNames(name, names);
  if (!nearNames.empty())
    diag.attachNote() << "did you mean " << quoteNames(nearNames) << "?";
  diag.attachNote() << "known targets: " << quoteNames(names)
                    << ", or a path to an .mlir file";
  return diag;
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

static bool isFilePath(StringRef nameOrFile) {
  return nameOrFile.contains('/') || nameOrFile.ends_with(".mlir");
}

FailureOr<TargetSystemSpecInterface>
mlir::roofline::loadTarget(StringRef nameOrFile, Location loc) {
  if (const BuiltinTarget *target = lookupBuiltinTarget(nameOrFile))
    return getBuiltinSpec(*target, loc);
  if (!isFilePath(nameOrFile))
    return reportUnknownTarget(nameOrFile, loc);
  auto buffer = llvm::MemoryBuffer::getFile(nameOrFile, /*IsText=*/true);
  if (std::error_code error = buffer.getError())
    return emitError(loc) << "cannot read target file '"
                          << makePrintable(nameOrFile)
                          << "': " << error.message();
  FailureOr<TargetSystemSpecInterface> spec =
      parseTargetFile((*buffer)->getBuffer(), nameOrFile, loc);
  if (failed(spec))
    return failure();
  auto emitInFile = [&](StringRef path) {
    return emitError(locateKey((*buffer)->getBuffer(), nameOrFile,
                               "roofline." + path.str(), loc.getContext()));
  };
  if (failed(parseTargetSpec(*spec, emitInFile)))
    return failure();
  return spec;
}

FailureOr<TargetDescription>
mlir::roofline::loadTargetDescription(StringRef nameOrFile, Location loc) {
  FailureOr<TargetSystemSpecInterface> spec = loadTarget(nameOrFile, loc);
  if (failed(spec))
    return failure();
  return parseTargetSpec(*spec, loc);
}
