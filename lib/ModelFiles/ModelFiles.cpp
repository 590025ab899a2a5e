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

/// Adds the models in `text`, from the library `name`. It has families only,
/// which need no dialect but ours.
static LogicalResult addBuiltin(StringRef text, StringRef name,
                                MLIRContext *context, ModelTable &table,
                                OwnedModules &modules) {
  modules.push_back(parseSourceString<ModuleOp>(text, context, name));
  return success(
      modules.back() &&
      succeeded(table.add(*modules.back(), ModelTable::Rank::Builtin)));
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
      if (failed(
              addBuiltin(library.text, library.name, &context, table, modules)))
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
      if (countBodies(op) == 0)
        why = "expected a region, which ops of the family of its model execute";
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
  static size_t countBodies(Operation *op) {
    return llvm::count_if(op->getRegions(),
                          [](Region &region) { return !region.empty(); });
  }
  static llvm::hash_code getKey(Operation *op) {
    SmallVector<const void *, 12> words(
        {op->getName().getAsOpaquePointer(),
         op->getDiscardableAttrDictionary().getAsOpaquePointer()});
    for (Type type : op->getOperandTypes())
      words.push_back(type.getAsOpaquePointer());
    words.push_back(nullptr);
    for (Type type : op->getResultTypes())
      words.push_back(type.getAsOpaquePointer());
    return llvm::hash_combine(op->hashProperties(), countBodies(op),
                              llvm::hash_combine_range(words));
  }

  SizelessContext context;
  llvm::DenseSet<size_t> seen;
};
} // namespace

//===----------------------------------------------------------------------===//
// Built-in models of a program
//===----------------------------------------------------------------------===//

namespace {
/// The models that a library has of one dialect, or of an alias of it: another
/// dialect with ops of the same names.
struct DialectModels {
  StringRef library, dialect;
  /// Of each model the name of the op, without its dialect, and the text after
  /// it, with comments before the next model.
  SmallVector<std::pair<StringRef, StringRef>, 0> texts;
};

/// The models that a program may ask for, as text.
struct UsedModels {
  StringRef library;
  std::string text;
};
} // namespace

static DialectModels &getModels(StringRef library, StringRef dialect,
                                std::vector<DialectModels> &all) {
  auto it = llvm::find_if(all, [&](const DialectModels &models) {
    return models.library == library && models.dialect == dialect;
  });
  return it == all.end() ? all.emplace_back(DialectModels{library, dialect, {}})
                         : *it;
}

/// Finds the models in the text of `library`, each of which begins a line.
static void addModels(const BuiltinModels &library,
                      std::vector<DialectModels> &all) {
  SmallVector<StringRef, 0> parts;
  library.text.split(parts, "\nroofline.model \"");
  for (StringRef part : llvm::drop_begin(parts)) {
    auto [dialect, rest] = part.split('.');
    auto text = rest.split('"');
    getModels(library.name, dialect, all).texts.push_back(text);
    if (dialect == library.name)
      for (StringRef alias : library.aliases)
        getModels(library.name, alias, all).texts.push_back(text);
  }
}

/// The texts are searched once.
static ArrayRef<DialectModels> getDialectModels() {
  static const std::vector<DialectModels> all = [] {
    std::vector<DialectModels> all;
    for (const BuiltinModels &library : getBuiltinModels())
      addModels(library, all);
    return all;
  }();
  return all;
}

/// Collects the names of `op` and the ops in it, or of those alone that the
/// build doesn't know.
static void collectNames(Operation *op, bool wantsKnown,
                         llvm::DenseSet<OperationName> &names) {
  if (wantsKnown || !op->isRegistered())
    names.insert(op->getName());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        collectNames(&inner, wantsKnown, names);
}

/// True if one of `ops` is `dialect`.`op`, or may dispatch to it: "a.b.kind" is
/// a kind of "a.b".
static bool isUsed(StringRef dialect, StringRef op,
                   const llvm::StringSet<> &ops) {
  std::string name = (dialect + "." + op).str();
  for (StringRef outer = name; outer.contains('.');
       outer = outer.rsplit('.').first)
    if (ops.contains(outer))
      return true;
  return false;
}

/// The built-in models of the ops in `module`, or of all ops of their dialects.
/// A library has hundreds, of which a program needs a few.
static SmallVector<UsedModels> findBuiltins(ModuleOp module, bool byDialect) {
  MLIRContext *context = module.getContext();
  bool isKnown =
      llvm::any_of(getDialectModels(), [&](const DialectModels &models) {
        return context->getLoadedDialect(models.dialect) != nullptr;
      });
  SmallVector<UsedModels> used;
  if (!isKnown && !context->allowsUnregisteredDialects())
    return used;
  llvm::DenseSet<OperationName> names;
  collectNames(module, isKnown, names);
  llvm::StringSet<> ops, dialects;
  for (OperationName name : names) {
    ops.insert(name.getStringRef());
    dialects.insert(name.getDialectNamespace());
  }
  for (const DialectModels &models : getDialectModels()) {
    if (!dialects.contains(models.dialect))
      continue;
    std::string text;
    for (auto [op, rest] : models.texts)
      if (byDialect || isUsed(models.dialect, op, ops))
        text += ("roofline.model \"" + models.dialect + "." + op + "\"" + rest +
                 "\n")
                    .str();
    if (!text.empty())
      used.push_back({models.library, std::move(text)});
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
                               ArrayRef<UsedModels> builtins, StringRef key) {
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
  for (const auto &[library, text] : builtins)
    if (failed(addBuiltin(text, library, context, *table, modules)))
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
  bool isBuiltin = files.empty() && !hasOwnModels(module);
  SmallVector<UsedModels> builtins =
      findBuiltins(module, /*byDialect=*/!isBuiltin);
  if (isBuiltin && builtins.empty()) {
    dialect->setOpModels(nullptr);
    return success();
  }
  std::string key;
  for (const UsedModels &models : builtins)
    key += models.text;
  // No other class is set for the context of a program.
  auto *known = static_cast<ModelTable *>(dialect->getOpModels());
  if (!isBuiltin || !known || known->builtins != key)
    if (failed(makeTable(module, files, builtins, isBuiltin ? key : "")))
      return failure();
  OpChecker checker;
  bool isValid = true;
  module->walk([&](Operation *op) { isValid &= succeeded(checker.check(op)); });
  return success(isValid);
}
