//===- FamilyKeys.cpp - The keys that a family has ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// What the value of a key may be.
enum class KeyKind {
  /// `{vector = 1, special = 2}`.
  Costs,
  /// An integer of the model.
  Int,
  /// The name of an attribute, or of a key in its text.
  Name,
  /// Integers, or such a name.
  Ints
};

struct Key {
  StringRef name;
  KeyKind kind;
  bool isRequired = false;
};
} // namespace

static SmallVector<Key> getKeys(OpFamily family) {
  constexpr KeyKind Costs = KeyKind::Costs, Int = KeyKind::Int,
                    Name = KeyKind::Name, Ints = KeyKind::Ints;
  constexpr bool isRequired = true;
  switch (family) {
  case OpFamily::Free:
  case OpFamily::Update:
  case OpFamily::Gather:
  case OpFamily::Scatter:
  case OpFamily::Branch:
    return {};
  case OpFamily::Constant:
    return {{"value", Name}};
  case OpFamily::View:
    return {{"operand", Int}};
  case OpFamily::Copy:
    return {{"operands", Int},
            {"permutation", Ints},
            {"crop_low", Ints},
            {"crop_high", Ints}};
  case OpFamily::Elementwise:
    return {{"float", Costs},
            {"integer", Costs},
            {"complex", Costs},
            {"any", Costs},
            {"operand", Int}};
  case OpFamily::Reduction:
    return {{"float", Costs},
            {"integer", Costs},
            {"complex", Costs},
            {"any", Costs},
            {"dims", Ints, isRequired}};
  case OpFamily::Contraction:
    return {{"lhs_batch", Ints},
            {"rhs_batch", Ints},
            {"lhs_contract", Ints, isRequired},
            {"rhs_contract", Ints, isRequired}};
  case OpFamily::Convolution:
    return {{"dims", Name, isRequired}, {"strides", Ints},
            {"padding", Ints},          {"lhs_dilation", Ints},
            {"rhs_dilation", Ints},     {"feature_groups", Ints},
            {"batch_groups", Ints}};
  case OpFamily::Window:
    return {{"sizes", Ints, isRequired},
            {"strides", Ints},
            {"padding", Ints},
            {"lhs_dilation", Ints},
            {"rhs_dilation", Ints}};
  case OpFamily::Call:
    return {{"callee", Name, isRequired}};
  case OpFamily::Loop:
    return {{"compare", Name}, {"direction", Name}, {"step", Name}};
  }
  llvm_unreachable("unknown family");
}

static bool isCosts(Attribute value) {
  auto costs = dyn_cast<DictionaryAttr>(value);
  return costs && llvm::all_of(costs, [](NamedAttribute cost) {
           auto count = dyn_cast<IntegerAttr>(cost.getValue());
           return symbolizeWorkClass(cost.getName()) &&
                  cost.getName() != "matrix" && count &&
                  count.getType().isSignlessInteger(64) && count.getInt() >= 0;
         });
}

static bool hasKind(Attribute value, KeyKind kind) {
  switch (kind) {
  case KeyKind::Costs:
    return isCosts(value);
  case KeyKind::Int: {
    auto integer = dyn_cast<IntegerAttr>(value);
    return integer && integer.getType().isSignlessInteger(64) &&
           integer.getInt() >= 0;
  }
  case KeyKind::Name: {
    auto name = dyn_cast<StringAttr>(value);
    return name && !name.empty();
  }
  case KeyKind::Ints:
    return isa<DenseI64ArrayAttr, StringAttr, IntegerAttr>(value) ||
           isa<ArrayAttr>(value);
  }
  llvm_unreachable("unknown kind");
}

static StringRef describe(KeyKind kind) {
  switch (kind) {
  case KeyKind::Costs:
    return "counts of classes, as in {vector = 1, special = 2}";
  case KeyKind::Int:
    return "an 'i64' of 0 or more";
  case KeyKind::Name:
    return "the name of an attribute";
  case KeyKind::Ints:
    return "integers, or the name of an attribute that has them";
  }
  llvm_unreachable("unknown kind");
}

LogicalResult roofline::checkKeys(OpFamily family, DictionaryAttr keys,
                                  Location loc) {
  SmallVector<Key> known = getKeys(family);
  for (NamedAttribute key : keys) {
    const Key *own = llvm::find_if(
        known, [&](const Key &other) { return other.name == key.getName(); });
    if (own == known.end()) {
      InFlightDiagnostic diag =
          emitError(loc) << "unknown key '" << key.getName().getValue()
                         << "' of family '" << stringifyOpFamily(family) << "'";
      if (!known.empty())
        diag.attachNote() << "its keys: "
                          << llvm::join(llvm::map_range(known,
                                                        [](const Key &key) {
                                                          return key.name;
                                                        }),
                                        ", ");
      return diag;
    }
    if (!hasKind(key.getValue(), own->kind))
      return emitError(loc)
             << "expected '" << own->name << "' to be " << describe(own->kind)
             << ", got " << key.getValue();
  }
  for (const Key &key : known)
    if (key.isRequired && !keys.get(key.name))
      return emitError(loc) << "expected key '" << key.name << "' of family '"
                            << stringifyOpFamily(family) << "'";
  return success();
}
