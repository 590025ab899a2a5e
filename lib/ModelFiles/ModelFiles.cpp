//===- ModelFiles.cpp - Models of ops that files give ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/ModelFiles/ModelFiles.h"

#include "ModelTable.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "roofline/IR/ForeignContext.h"
#include "roofline/IR/RooflineOps.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::roofline;

ArrayRef<BuiltinModels> roofline::getBuiltinModels() {
  static const BuiltinModels models[] = {
#include "BuiltinModels.inc"
  };
  return models;
}

std::string roofline::describeBuiltinModels() {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<RooflineDialect>();
  std::string list;
  llvm::raw_string_ostream os(list);
  for (const BuiltinModels &library : getBuiltinModels()) {
    os << library.name << ":\n";
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(library.text, &context, library.name);
    if (module)
      for (ModelOp model : module->getOps<ModelOp>())
        os << "  " << model.getOpName() << "  "
           << stringifyOpFamily(model.getOpFamily()) << '\n';
  }
  return list;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

namespace {
/// Asks a table that somebody else owns.
struct Forward : OpModels {
  explicit Forward(const ModelTable &table) : table(table) {}
  const OpModel *lookup(StringRef opName) const override {
    return table.lookup(opName);
  }
  const ModelTable &table;
};

/// Files parsed in a context of their own, which knows the dialects that the
/// user's context may load, and their models.
class FileReader {
public:
  explicit FileReader(Location loc)
      : loc(loc), context(getRegistry(loc), MLIRContext::Threading::DISABLED),
        handler(&context,
                [loc](Diagnostic &diag) { forwardDiagnostic(diag, loc); }) {
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
    context.getOrLoadDialect<RooflineDialect>()->setOpModels(
        std::make_unique<Forward>(table));
  }

  /// On failure a diagnostic has been emitted.
  LogicalResult addFile(StringRef path) {
    auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
    if (std::error_code error = buffer.getError())
      return emitError(loc) << "cannot read model file '"
                            << makePrintable(path) << "': " << error.message();
    return addText((*buffer)->getBuffer(), path, ModelTable::Rank::User);
  }
  /// An alias is another dialect with ops of the same names.
  LogicalResult addBuiltin(const BuiltinModels &library) {
    if (failed(addText(library.text, library.name, ModelTable::Rank::Builtin)))
      return failure();
    for (StringRef alias : library.aliases) {
      std::string text = library.text.str();
      std::string own = ("\"" + library.name + ".").str();
      for (size_t at = 0; (at = text.find(own, at)) != std::string::npos;)
        text.replace(at, own.size(), ("\"" + alias + ".").str());
      if (failed(addText(text, alias, ModelTable::Rank::Builtin, alias)))
        return failure();
    }
    return success();
  }
  /// Takes the models of ops of `dialect` alone if that is given.
  LogicalResult addText(StringRef text, StringRef name, ModelTable::Rank rank,
                        StringRef dialect = {}) {
    modules.push_back(parseSourceString<ModuleOp>(text, &context, name));
    if (modules.back())
      return table.add(*modules.back(), rank, dialect);
    return emitError(loc) << "cannot parse model file '" << makePrintable(name)
                          << "'";
  }

  ModelTable table;

private:
  static DialectRegistry getRegistry(Location loc) {
    DialectRegistry registry;
    loc.getContext()->getDialectRegistry().appendTo(registry);
    return registry;
  }

  Location loc;
  MLIRContext context;
  ScopedDiagnosticHandler handler;
  SmallVector<OwningOpRef<ModuleOp>> modules;
};
} // namespace

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

namespace {
/// Answers without a program: what isn't static is a symbol.
struct SizelessContext : WorkContext {
  Count getDim(Value shaped, int64_t dim) override {
    int64_t size = cast<ShapedType>(shaped.getType()).getDimSize(dim);
    return ShapedType::isDynamic(size) ? Count::symbol("size") : Count(size);
  }
  Count getIndexValue(Value) override { return Count::symbol("value"); }
  Count makeSymbol(StringRef hint, Location) override {
    return Count::symbol(hint);
  }
  void addRegionWork(Region &, Work &) override {}
};

/// Holds ops against their models, those that are alike once.
class OpChecker {
public:
  /// On failure a diagnostic has been emitted.
  LogicalResult check(Operation *op) {
    const OpModel *model = getModel(op);
    if (!model || getGivenWork(op) || !seen.insert(getKey(op)).second)
      return success();
    std::string why;
    Work work;
    switch (model->getRole()) {
    case OpModelRole::Work:
      if (!model->isFree(op))
        (void)model->computeWork(op, context, work, why);
      break;
    case OpModelRole::Call:
      if (!model->getCallee(op))
        why = "expected the name of a function in the attribute that its "
              "model names";
      break;
    case OpModelRole::Execution:
      break;
    }
    if (why.empty())
      return success();
    return op->emitError() << "'" << makePrintable(op->getName().getStringRef())
                           << "' doesn't fit its model: " << why;
  }

private:
  /// Null for an op that has the interface itself.
  const OpModel *getModel(Operation *op) {
    auto [it, isNew] = models.try_emplace(op->getName(), nullptr);
    if (isNew && !hasOwnInterface(op->getName()))
      it->second = lookupOpModel(op);
    return it->second;
  }
  static bool hasOwnInterface(OperationName name) {
    return name.isRegistered() && name.hasInterface<WorkOpInterface>();
  }
  static llvm::hash_code getKey(Operation *op) {
    return llvm::hash_combine(
        op->getName().getAsOpaquePointer(),
        op->getDiscardableAttrDictionary().getAsOpaquePointer(),
        op->hashProperties(),
        llvm::hash_combine_range(op->operand_type_begin(),
                                 op->operand_type_end()),
        llvm::hash_combine_range(op->result_type_begin(),
                                 op->result_type_end()));
  }

  SizelessContext context;
  llvm::DenseMap<OperationName, const OpModel *> models;
  llvm::DenseSet<size_t> seen;
};
} // namespace

/// True if ops of `module` may be those of a built-in library.
static bool needsBuiltins(ModuleOp module) {
  MLIRContext *context = module.getContext();
  bool mayHaveUnknown = context->allowsUnregisteredDialects();
  for (const BuiltinModels &library : getBuiltinModels())
    mayHaveUnknown |= context->getLoadedDialect(library.name) != nullptr;
  if (!mayHaveUnknown)
    return false;
  llvm::DenseSet<OperationName> names;
  module->walk([&](Operation *op) { names.insert(op->getName()); });
  return llvm::any_of(names, [](OperationName name) {
    return llvm::any_of(
        getBuiltinModels(), [&](const BuiltinModels &library) {
          return library.name == name.getDialectNamespace() ||
                 llvm::is_contained(library.aliases,
                                    name.getDialectNamespace());
        });
  });
}

/// True if a model lies at the top of `module`.
static bool hasOwnModels(ModuleOp module) {
  return llvm::any_of(*module.getBody(), [](Operation &op) {
    return isa<ModelOp>(op) || (isa<FunctionOpInterface>(op) &&
                                op.hasAttr(RooflineDialect::getModelAttrName()));
  });
}

LogicalResult roofline::loadModels(ModuleOp module,
                                   ArrayRef<std::string> files) {
  auto *dialect = module.getContext()->getLoadedDialect<RooflineDialect>();
  assert(dialect && "a dependent dialect of every pass");
  dialect->setOpModels(nullptr);
  bool hasBuiltins = needsBuiltins(module), hasOwn = hasOwnModels(module);
  if (files.empty() && !hasBuiltins && !hasOwn)
    return success();
  auto table = std::make_unique<ModelTable>();
  if (!files.empty() || hasBuiltins) {
    FileReader reader(module.getLoc());
    for (const std::string &file : files)
      if (failed(reader.addFile(file)))
        return failure();
    for (const BuiltinModels &library : getBuiltinModels())
      if (failed(reader.addBuiltin(library)))
        return failure();
    if (failed(reader.table.finish()) ||
        failed(table->addCopies(reader.table, module.getLoc())))
      return failure();
  }
  ModelTable &own = *table;
  dialect->setOpModels(std::move(table));
  if (failed(own.add(module, ModelTable::Rank::User)) || failed(own.finish())) {
    dialect->setOpModels(nullptr);
    return failure();
  }
  OpChecker checker;
  bool isValid = true;
  module->walk([&](Operation *op) { isValid &= succeeded(checker.check(op)); });
  return success(isValid);
}
