//===- Producers.cpp - Programs that other compilers print ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What to do with a program that the parser rejects because another compiler
// has printed it (docs/use/Producers.md).
//
//===----------------------------------------------------------------------===//

#include "roofline/ModelFiles/ModelFiles.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Dialects of a compiler, and its command that prints them in generic form.
struct Producer {
  StringLiteral dialect, command;
};
} // namespace

static constexpr Producer producers[] = {
    {"stablehlo", "stablehlo-opt --mlir-print-op-generic"},
    {"vhlo", "stablehlo-opt --vhlo-legalize-to-stablehlo "
             "--mlir-print-op-generic"},
    {"chlo", "stablehlo-opt --mlir-print-op-generic"},
    {"mhlo", "mlir-hlo-opt --mlir-print-op-generic"},
    {"torch", "torch-mlir-opt "
              "--torch-backend-to-linalg-on-tensors-backend-pipeline"},
    {"tm_tensor", "torch-mlir-opt --mlir-print-op-generic"},
    {"iree_linalg_ext", "iree-opt --mlir-print-op-generic"},
    {"iree_tensor_ext", "iree-opt --mlir-print-op-generic"},
    {"flow", "iree-opt --mlir-print-op-generic"},
    {"hal", "iree-opt --mlir-print-op-generic"},
    {"util", "iree-opt --mlir-print-op-generic"},
    {"onnx", "onnx-mlir-opt --mlir-print-op-generic"},
    {"tfl", "flatbuffer_translate --tflite-flatbuffer-to-mlir, then tf-opt "
            "--mlir-print-op-generic"},
    {"tf", "tf-opt --mlir-print-op-generic"}};

/// True if `text` names something of `dialect`: `DIALECT.` that isn't the end
/// of a longer name.
static bool mentions(StringRef text, StringRef dialect) {
  std::string prefix = (dialect + ".").str();
  for (size_t at = 0; (at = text.find(prefix, at)) != StringRef::npos; ++at)
    if (at == 0 || !(llvm::isAlnum(text[at - 1]) ||
                     StringRef("_.$").contains(text[at - 1])))
      return true;
  return false;
}

std::string roofline::suggestConversion(StringRef path,
                                        const DialectRegistry &registry) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return {};
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  ScopedDiagnosticHandler silent(&context, [](Diagnostic &) {});
  StringRef text = (*buffer)->getBuffer();
  if (parseSourceString<ModuleOp>(text, ParserConfig(&context)))
    return {};
  const Producer *own = llvm::find_if(producers, [&](const Producer &producer) {
    return mentions(text, producer.dialect);
  });
  bool isBytecode = text.starts_with("ML\xefR");
  if (own == std::end(producers) && !isBytecode)
    return {};
  std::string hint = "note: '" + makePrintable(path) + "' ";
  if (own == std::end(producers))
    hint += "is bytecode, which needs the compiler that wrote it: print it as "
            "text in generic form";
  else
    hint += ("has '" + own->dialect +
             "', which is read in generic form: " + own->command)
                .str();
  return hint + "; see docs/use/Producers.md\n";
}
