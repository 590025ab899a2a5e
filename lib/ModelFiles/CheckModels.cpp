//===- CheckModels.cpp - Examples in model files --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests of models by their author: ops in a model file whose `roofline.work`
// says what the models have to say of them, and functions, of whose loops and
// branches it says what they add up to.
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/RooflineOps.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Models/DataModels.h"
#include "roofline/Support/TextLayout.h"

#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The ops of a file that have expected work, and what the models say.
class ExampleChecker {
public:
  explicit ExampleChecker(ModuleOp module) : module(module) {
    module->walk([&](Operation *op) {
      auto expected =
          op->getAttrOfType<WorkAttr>(RooflineDialect::getWorkAttrName());
      if (expected)
        examples[op].expected = expected;
    });
  }

  /// On failure diagnostics have been emitted.
  LogicalResult check();
  size_t getNumExamples() const { return examples.size(); }
  /// The names of the models at the top of the file, and of those without an
  /// example.
  void listModels(SmallVectorImpl<StringRef> &all,
                  SmallVectorImpl<StringRef> &untested);

private:
  struct Example {
    WorkAttr expected;
    /// What the models say; null for an op that costs nothing.
    WorkAttr computed;
    bool isUnmodelled = false;
  };

  ModuleOp module;
  llvm::MapVector<Operation *, Example> examples;
};
} // namespace

LogicalResult ExampleChecker::check() {
  MLIRContext *context = module.getContext();
  auto note = [&](Operation *op, WorkSummary work) {
    auto it = examples.find(op);
    if (it == examples.end())
      return;
    work.contractions.reset();
    work.dropPlacements();
    it->second.computed = WorkAttr::get(context, std::move(work));
  };
  ModuleAnalysis analysis(module, /*target=*/nullptr, AnalysisOptions());
  analysis.run(
      [&](Operation *, const OpRecord &record) {
        note(record.op, record.once.work);
        for (const OpRecord &part : record.parts)
          note(part.op, part.once.work);
      },
      [&](Operation *op, StringRef) {
        if (auto it = examples.find(op); it != examples.end())
          it->second.isUnmodelled = true;
      });
  for (auto &entry : examples)
    if (auto function = dyn_cast<FunctionOpInterface>(entry.first))
      note(function, analysis.getTotals(function).work);
  bool isValid = true;
  for (auto &[op, example] : examples) {
    if (!example.isUnmodelled && !example.computed)
      example.computed = WorkAttr::get(context, WorkSummary());
    if (example.computed == example.expected && !example.isUnmodelled)
      continue;
    isValid = false;
    InFlightDiagnostic diag = op->emitError();
    diag << "expected '" << makePrintable(op->getName().getStringRef())
         << "' to do " << Attribute(example.expected)
         << ", as its example says, got ";
    if (example.isUnmodelled)
      diag << "an op without a model";
    else
      diag << Attribute(example.computed);
  }
  return success(isValid);
}

void ExampleChecker::listModels(SmallVectorImpl<StringRef> &all,
                                SmallVectorImpl<StringRef> &untested) {
  llvm::StringSet<> tested;
  for (const auto &[op, example] : examples) {
    if (isa<FunctionOpInterface>(op))
      op->walk([&](Operation *inner) {
        if (inner->getNumRegions() != 0)
          tested.insert(inner->getName().getStringRef());
      });
    StringRef name = op->getName().getStringRef();
    tested.insert(name);
    for (NamedAttribute attribute : op->getAttrs())
      tested.insert(
          (name + "." + getDispatchedKind(attribute.getValue())).str());
  }
  module->walk([&](Operation *op) {
    StringRef name;
    if (auto model = dyn_cast<ModelOp>(op))
      name = model.getOpName();
    else if (auto own = op->getAttrOfType<StringAttr>(
                 RooflineDialect::getModelAttrName()))
      name = own.getValue();
    if (name.empty())
      return;
    all.push_back(name);
    if (!tested.contains(name))
      untested.push_back(name);
  });
}

LogicalResult roofline::checkModelExamples(StringRef path,
                                           const DialectRegistry &registry,
                                           raw_ostream &os) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);
  // The models of upstream's ops belong to their dialects.
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(path, sources, ParserConfig(&context));
  if (!module || failed(loadModels(*module, /*files=*/{})))
    return failure();
  ExampleChecker checker(*module);
  if (failed(checker.check()))
    return failure();
  SmallVector<StringRef> all, untested;
  checker.listModels(all, untested);
  auto count = [](size_t number, StringRef what) {
    return (Twine(number) + " " + what + (number == 1 ? "" : "s")).str();
  };
  os << makePrintable(path) << ": "
     << count(checker.getNumExamples(), "example") << " of "
     << count(all.size() - untested.size(), "model")
     << (checker.getNumExamples() == 1 ? " holds" : " hold");
  if (!untested.empty())
    os << "; without an example: " << makePrintable(llvm::join(untested, ", "));
  os << '\n';
  return success();
}
