//===- ModelTable.h - The models of a context -------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELFILES_MODELTABLE_H
#define ROOFLINE_LIB_MODELFILES_MODELTABLE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/OpModel.h"
#include "roofline/Models/DataModels.h"
#include "llvm/ADT/DenseMap.h"

#include <map>

namespace mlir::roofline {

/// Models by the names of ops. Functions are analysed when somebody first asks
/// for the model that they are.
class ModelTable : public OpModels {
public:
  /// The order of models of one op: those of a user go before those of the
  /// build.
  enum class Rank { Builtin, User };

  const OpModel *lookup(OperationName name) const override;

  /// Adds the models in `module` and the modules in it, which must live until
  /// `finish`. On failure a diagnostic has been emitted.
  LogicalResult add(ModuleOp module, Rank rank);
  /// Analyses all functions. From now on nothing refers to the modules, and ops
  /// of `context` find their models. On failure a diagnostic has been emitted.
  LogicalResult finish(MLIRContext *context);
  /// Adds copies of the users' models in `other`, a table of another context
  /// that is finished. `fallback` stands for locations outside of files.
  LogicalResult addCopies(const ModelTable &other, Location fallback);

  /// The text that the table was made of, if that is the build's alone.
  std::string builtins;

private:
  enum class State { New, Active, Done, Failed };
  struct Entry {
    explicit Entry(Location loc) : loc(loc) {}
    Location loc;
    Rank rank = Rank::User;
    /// What the model is made of: keys of a family, or a function.
    std::optional<OpFamily> family;
    DictionaryAttr keys;
    FunctionOpInterface function;
    ReferenceFunction reference;
    State state = State::New;
    std::unique_ptr<OpModel> model;
  };

  /// The entry of `name`, to be filled in; null if another model of the rank
  /// has the name, which is an error, or one of a higher rank.
  FailureOr<Entry *> makeEntry(StringRef name, Rank rank, Location loc);
  LogicalResult analyse(StringRef name, Entry &entry);
  LogicalResult checkDispatch(StringRef name, const Entry &entry);

  /// In the order of their names, for messages.
  mutable std::map<std::string, Entry, std::less<>> entries;
  /// The models of a table that is finished.
  llvm::DenseMap<OperationName, const OpModel *> byName;
  bool isFinished = false;
  /// The functions that are being analysed.
  SmallVector<std::string, 2> active;
};

/// Returns what is known of a function whose ops have all a model. On failure a
/// diagnostic has been emitted, unless the model of an op of it has failed.
FailureOr<ReferenceFunction>
analyseReference(FunctionOpInterface function, StringRef opName,
                 function_ref<bool(StringRef)> hasFailed);

/// Copies types and memory spaces into `context`. On failure a diagnostic has
/// been emitted at `loc`.
LogicalResult copyReference(ReferenceFunction &function, MLIRContext *context,
                            Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELFILES_MODELTABLE_H
