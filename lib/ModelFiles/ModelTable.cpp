//===- ModelTable.cpp - The models of a context ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelTable.h"

#include "roofline/IR/ForeignContext.h"
#include "roofline/IR/RooflineOps.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

const OpModel *ModelTable::lookup(OperationName name) const {
  if (isFinished)
    return byName.lookup(name);
  auto it = entries.find(name.getStringRef());
  if (it == entries.end())
    return nullptr;
  // While functions are being analysed, one may need the model of another.
  if (it->second.state == State::New || it->second.state == State::Active)
    (void)const_cast<ModelTable *>(this)->analyse(it->first, it->second);
  return it->second.model.get();
}

FailureOr<ModelTable::Entry *> ModelTable::makeEntry(StringRef name, Rank rank,
                                                     Location loc) {
  auto [it, isNew] = entries.try_emplace(name.str(), loc);
  Entry &entry = it->second;
  if (!isNew && entry.rank == rank) {
    InFlightDiagnostic diag = emitError(loc)
                              << "expected one model of '"
                              << makePrintable(name) << "', got two";
    diag.attachNote(entry.loc) << "the other one";
    return diag;
  }
  if (!isNew && entry.rank > rank)
    return nullptr;
  if (!isNew) {
    entries.erase(it);
    return makeEntry(name, rank, loc);
  }
  entry.rank = rank;
  return &entry;
}

LogicalResult ModelTable::add(ModuleOp module, Rank rank) {
  for (Operation &op : *module.getBody()) {
    if (auto nested = dyn_cast<ModuleOp>(op)) {
      if (failed(add(nested, rank)))
        return failure();
      continue;
    }
    if (auto model = dyn_cast<ModelOp>(op)) {
      FailureOr<Entry *> entry =
          makeEntry(model.getOpName(), rank, model.getLoc());
      if (failed(entry))
        return failure();
      if (!*entry)
        continue;
      (*entry)->family = model.getOpFamily();
      (*entry)->keys = model->getDiscardableAttrDictionary();
      (*entry)->state = State::Done;
      (*entry)->model =
          makeFamilyModel(model.getOpFamily(), (*entry)->keys, model.getLoc());
      if (!(*entry)->model)
        return failure();
      continue;
    }
    auto name =
        op.getAttrOfType<StringAttr>(RooflineDialect::getModelAttrName());
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!name || !function)
      continue;
    FailureOr<Entry *> entry = makeEntry(name, rank, op.getLoc());
    if (failed(entry))
      return failure();
    if (*entry)
      (*entry)->function = function;
  }
  return success();
}

LogicalResult ModelTable::analyse(StringRef name, Entry &entry) {
  if (entry.state == State::Active) {
    entry.state = State::Failed;
    auto first = llvm::find(active, name);
    return emitError(entry.loc)
           << "expected models without a cycle, got "
           << llvm::join(first, active.end(), " -> ") << " -> " << name;
  }
  entry.state = State::Active;
  active.push_back(name.str());
  FailureOr<ReferenceFunction> reference =
      analyseReference(entry.function, name, [&](StringRef other) {
        auto it = entries.find(other);
        return it != entries.end() && it->second.state == State::Failed;
      });
  active.pop_back();
  entry.function = {};
  if (failed(reference) || entry.state == State::Failed) {
    entry.state = State::Failed;
    return failure();
  }
  entry.state = State::Done;
  entry.reference = *reference;
  entry.model = makeReferenceModel(std::move(*reference));
  return success();
}

/// A model that dispatches by a second attribute might lead back to itself.
LogicalResult ModelTable::checkDispatch(StringRef name, const Entry &entry) {
  if (entry.family != OpFamily::Dispatch)
    return success();
  for (StringRef outer = name.rsplit('.').first; outer.contains('.');
       outer = outer.rsplit('.').first)
    if (auto it = entries.find(outer);
        it != entries.end() && it->second.family == OpFamily::Dispatch)
      return emitError(entry.loc)
             << "expected a model that does not dispatch as '"
             << makePrintable(outer) << "' does";
  return success();
}

LogicalResult ModelTable::finish(MLIRContext *context) {
  bool isValid = true;
  for (const auto &[name, entry] : entries)
    isValid &= succeeded(checkDispatch(name, entry));
  if (!isValid)
    return failure();
  for (auto &[name, entry] : entries) {
    if (entry.state == State::New)
      (void)analyse(name, entry);
    isValid &= entry.state == State::Done;
    byName[OperationName(name, context)] = entry.model.get();
  }
  isFinished = true;
  return success(isValid);
}

LogicalResult ModelTable::addCopies(const ModelTable &other,
                                    Location fallback) {
  MLIRContext *context = fallback.getContext();
  for (const auto &[name, from] : other.entries) {
    if (from.rank != Rank::User)
      continue;
    Location loc = copyLocation(from.loc, fallback);
    FailureOr<Entry *> entry = makeEntry(name, from.rank, loc);
    if (failed(entry))
      return failure();
    if (!*entry)
      continue;
    (*entry)->state = State::Done;
    if (from.family) {
      (*entry)->family = from.family;
      (*entry)->keys = cast<DictionaryAttr>(copyAttribute(from.keys, context));
      (*entry)->model = makeFamilyModel(*from.family, (*entry)->keys, loc);
      continue;
    }
    (*entry)->reference = from.reference;
    if (failed(copyReference((*entry)->reference, context, loc)))
      return failure();
    (*entry)->model = makeReferenceModel((*entry)->reference);
  }
  return success();
}
