//===- TargetFuzzer.cpp - Fuzz harness for target files -------------------===//
//
// The input is the text of a target file. If it is a valid target, a small
// program is analysed on it and written in every format.
//
//===----------------------------------------------------------------------===//

#include "FuzzSession.h"
#include "FuzzUtils.h"
#include "TargetFile.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Target/TargetSpec.h"

using namespace mlir;
using namespace mlir::roofline;

/// A program with ops that need rates of several types and two memory spaces.
static constexpr StringLiteral program = R"mlir(
func.func @f(%a: tensor<4x8xf16>, %b: tensor<8x4xf16>, %c: tensor<4x4xf32>,
             %m: memref<4xf32, 3>, %n: memref<4xf32>, %i: tensor<?xi8>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x4xf16>)
                     outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = arith.mulf %0, %c : tensor<4x4xf32>
  %2 = math.exp %1 : tensor<4x4xf32>
  %3 = arith.muli %i, %i : tensor<?xi8>
  memref.copy %m, %n : memref<4xf32, 3> to memref<4xf32>
  return
}
)mlir";

static void checkTarget(FuzzSession &session, const TargetDescription &target) {
  if (target.levels.empty())
    fuzz::fail("a valid target has no memory level");
  fuzz::plantFault("target", target.levels[0].bytesPerSecond > 1e16);
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(program, session.getContext());
  if (!module)
    fuzz::fail("the program does not parse");
  session.writeReports(*module, target, AnalysisOptions());
}

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  constexpr size_t maxSize = 8192;
  if (size > maxSize)
    return 0;
  FuzzSession::begin();
  FuzzSession &session = FuzzSession::get();
  // The parser requires a null character after the text.
  std::string text(reinterpret_cast<const char *>(data), size);
  Location loc = UnknownLoc::get(session.getContext());
  FailureOr<TargetSystemSpecInterface> spec =
      parseTargetFile(text, "fuzz.mlir", loc);
  if (failed(spec))
    return 0;
  fuzz::noteFeature("spec", "");
  FailureOr<TargetDescription> target = parseTargetSpec(*spec, loc);
  if (succeeded(target))
    checkTarget(session, *target);
  return 0;
}
