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
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

#include <set>

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

using OwnedModules = SmallVector<OwningOpRef<ModuleOp>>;

/// Adds the models that `library` has of `dialect`: its own, or an alias,
/// another dialect with ops of the same names. It has families only, which
/// need no dialect but ours.
static LogicalResult addBuiltin(const BuiltinModels &library, StringRef dialect,
                                MLIRContext *context, ModelTable &table,
                                OwnedModules &modules) {
  bool isAlias = dialect != library.name;
  std::string text = library.text.str();
  std::string own = ("\"" + library.name + ".").str();
  for (size_t at = 0;
       isAlias && (at = text.find(own, at)) != std::string::npos;)
    text.replace(at, own.size(), ("\"" + dialect + ".").str());
  modules.push_back(parseSourceString<ModuleOp>(text, context, library.name));
  if (!modules.back())
    return failure();
  return table.add(*modules.back(), ModelTable::Rank::Builtin,
                   isAlias ? dialect : StringRef());
}

namespace {
/// Asks a table that somebody else owns.
struct Forward : OpModels {
  explicit Forward(const ModelTable &table) : table(table) {}
  const OpModel *lookup(OperationName name) const override {
    return table.lookup(name);
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
      return emitError(loc) << "cannot read model file '" << makePrintable(path)
                            << "': " << error.message();
    modules.push_back(parseFile((*buffer)->getBuffer(), path, &context));
    if (modules.back())
      return table.add(*modules.back(), ModelTable::Rank::User);
    return emitError(loc) << "cannot parse model file '" << makePrintable(path)
                          << "'";
  }
  LogicalResult addBuiltins() {
    for (const BuiltinModels &library : getBuiltinModels())
      if (failed(addBuiltin(library, library.name, &context, table, modules)))
        return failure();
    return success();
  }
  LogicalResult finish() { return table.finish(&context); }

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
  OwnedModules modules;
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
  static const OpModel *getModel(Operation *op) {
    const OpModel *model = lookupOpModel(op);
    bool hasOwn = model && op->isRegistered() &&
                  op->getName().hasInterface<WorkOpInterface>();
    return hasOwn ? nullptr : model;
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
  llvm::DenseSet<size_t> seen;
};
} // namespace

/// The dialects that each library names, as in "stablehlo.add". Its text is
/// read once.
static const llvm::StringMap<llvm::StringSet<>> &getNamedDialects() {
  static const llvm::StringMap<llvm::StringSet<>> dialects = [] {
    llvm::StringMap<llvm::StringSet<>> dialects;
    for (const BuiltinModels &library : getBuiltinModels()) {
      SmallVector<StringRef> parts;
      library.text.split(parts, '"');
      for (StringRef part : parts)
        if (part.contains('.'))
          dialects[library.name].insert(part.split('.').first);
    }
    return dialects;
  }();
  return dialects;
}

/// True if `library` also has models of ops of another dialect among
/// `dialects`.
static bool hasOthers(const BuiltinModels &library,
                      const std::set<std::string> &dialects) {
  auto it = getNamedDialects().find(library.name);
  return it != getNamedDialects().end() &&
         llvm::any_of(dialects, [&](const std::string &dialect) {
           return it->second.contains(dialect);
         });
}

/// A library, and the dialect with ops of it in a program.
using UsedLibrary = std::pair<const BuiltinModels *, std::string>;

/// The libraries for the dialects of ops in `module`, in the order of names.
static SmallVector<UsedLibrary> findLibraries(ModuleOp module) {
  MLIRContext *context = module.getContext();
  bool mayHaveUnknown = context->allowsUnregisteredDialects();
  for (const BuiltinModels &library : getBuiltinModels())
    mayHaveUnknown |= context->getLoadedDialect(library.name) != nullptr;
  if (!mayHaveUnknown)
    return {};
  llvm::DenseSet<OperationName> names;
  module->walk([&](Operation *op) { names.insert(op->getName()); });
  std::set<std::string> dialects;
  for (OperationName name : names)
    dialects.insert(name.getDialectNamespace().str());
  SmallVector<UsedLibrary> used;
  for (const BuiltinModels &library : getBuiltinModels()) {
    if (dialects.count(library.name.str()) || hasOthers(library, dialects))
      used.push_back({&library, library.name.str()});
    for (StringRef alias : library.aliases)
      if (dialects.count(alias.str()))
        used.push_back({&library, alias.str()});
  }
  return used;
}

/// True if a model lies in `module` or in a module in it.
static bool hasOwnModels(ModuleOp module) {
  return llvm::any_of(*module.getBody(), [](Operation &op) {
    if (auto nested = dyn_cast<ModuleOp>(op))
      return hasOwnModels(nested);
    return isa<ModelOp>(op) ||
           (isa<FunctionOpInterface>(op) &&
            op.hasAttr(RooflineDialect::getModelAttrName()));
  });
}

/// Makes the models of the context. On failure it has none, and a diagnostic
/// has been emitted.
static LogicalResult makeTable(ModuleOp module, ArrayRef<std::string> files,
                               ArrayRef<UsedLibrary> libraries, StringRef key) {
  MLIRContext *context = module.getContext();
  auto *dialect = context->getLoadedDialect<RooflineDialect>();
  dialect->setOpModels(nullptr);
  auto table = std::make_unique<ModelTable>();
  table->builtins = key.str();
  if (!files.empty()) {
    FileReader reader(module.getLoc());
    for (const std::string &file : files)
      if (failed(reader.addFile(file)))
        return failure();
    if (failed(reader.addBuiltins()) || failed(reader.finish()) ||
        failed(table->addCopies(reader.table, module.getLoc())))
      return failure();
  }
  OwnedModules modules;
  for (const auto &[library, name] : libraries)
    if (failed(addBuiltin(*library, name, context, *table, modules)))
      return failure();
  // Functions in the module are analysed with the models at hand.
  ModelTable &own = *table;
  dialect->setOpModels(std::move(table));
  if (succeeded(own.add(module, ModelTable::Rank::User)) &&
      succeeded(own.finish(context)))
    return success();
  dialect->setOpModels(nullptr);
  return failure();
}

LogicalResult roofline::loadModels(ModuleOp module,
                                   ArrayRef<std::string> files) {
  // Every pass has loaded it.
  auto *dialect = module.getContext()->getOrLoadDialect<RooflineDialect>();
  SmallVector<UsedLibrary> libraries = findLibraries(module);
  bool isBuiltin = files.empty() && !hasOwnModels(module);
  if (isBuiltin && libraries.empty()) {
    dialect->setOpModels(nullptr);
    return success();
  }
  std::string key;
  for (const auto &[library, name] : libraries)
    key += name + " ";
  // No other class is set for the context of a program.
  auto *known = static_cast<ModelTable *>(dialect->getOpModels());
  if (!isBuiltin || !known || known->builtins != key)
    if (failed(makeTable(module, files, libraries, isBuiltin ? key : "")))
      return failure();
  OpChecker checker;
  bool isValid = true;
  module->walk([&](Operation *op) { isValid &= succeeded(checker.check(op)); });
  return success(isValid);
}
