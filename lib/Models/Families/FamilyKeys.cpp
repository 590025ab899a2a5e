//===- FamilyKeys.cpp - The keys that a family has ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

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
  Ints,
  /// `{vector = "2*operand0 + result0"}`.
  Formulas,
  /// `{float = {vector = 1}}`.
  EachCosts,
  /// `{float = {vector = "result0"}}`.
  EachFormulas,
  /// `{operand0 = "result0"}`.
  Reads,
  /// The type of numbers.
  Number
};

struct Key {
  StringRef name;
  KeyKind kind;
  bool isRequired = false;
};
} // namespace

static SmallVector<Key> getKeys(OpFamily family, DictionaryAttr keys) {
  constexpr KeyKind Costs = KeyKind::Costs, Int = KeyKind::Int,
                    Name = KeyKind::Name, Ints = KeyKind::Ints,
                    Formulas = KeyKind::Formulas;
  constexpr bool isRequired = true;
  switch (family) {
  case OpFamily::Free:
  case OpFamily::Branch:
    return {};
  case OpFamily::Update:
    return {{"dest", Int}, {"part", Int}};
  case OpFamily::Gather:
  case OpFamily::Scatter:
    return {{"inits", Int}};
  case OpFamily::Sort:
    return {};
  case OpFamily::Formula:
    return {{"float", Formulas},
            {"integer", Formulas},
            {"complex", Formulas},
            {"any", Formulas},
            {"operand", Int},
            {"inits", Int},
            {"shape", Int},
            {"read", KeyKind::Reads},
            {"type", KeyKind::Number},
            {"result", KeyKind::EachFormulas}};
  case OpFamily::MatMul:
    return {{"transpose_lhs", Name},
            {"transpose_rhs", Name},
            {"bias", Int},
            {"alpha", Name},
            {"beta", Name}};
  case OpFamily::Attention:
    return {{"maps", Name}, {"scale", Int}, {"weighted", Ints}};
  case OpFamily::Scan:
    return {{"float", Costs}, {"integer", Costs},         {"complex", Costs},
            {"any", Costs},   {"dims", Ints, isRequired}, {"inclusive", Name}};
  case OpFamily::SelectScatter:
    return {{"sizes", Ints, isRequired}, {"strides", Ints}, {"padding", Ints}};
  case OpFamily::Collective:
    return {{"kind", Name, isRequired},
            {"groups", Name},
            {"channel", Ints},
            {"global", Name}};
  case OpFamily::Dispatch:
    return {{"by", Name, isRequired}};
  case OpFamily::Constant:
    return {{"value", Name}};
  case OpFamily::View:
    return {{"operand", Int}};
  case OpFamily::Copy:
    return {{"operands", Int},     {"inits", Int},     {"part", Int},
            {"permutation", Ints}, {"crop_low", Ints}, {"crop_high", Ints}};
  case OpFamily::Elementwise:
    return {{"float", Costs},
            {"integer", Costs},
            {"complex", Costs},
            {"any", Costs},
            {"operand", Int},
            {"broadcast", Int},
            {"result", KeyKind::EachCosts}};
  case OpFamily::Reduction:
    return {{"float", Costs}, {"integer", Costs},         {"complex", Costs},
            {"any", Costs},   {"dims", Ints, isRequired}, {"inits", Int}};
  case OpFamily::Contraction:
    if (keys.get("einsum"))
      return {{"einsum", Name}};
    return {{"lhs_batch", Ints},
            {"rhs_batch", Ints},
            {"lhs_contract", Ints, isRequired},
            {"rhs_contract", Ints, isRequired},
            {"einsum", Name}};
  case OpFamily::Convolution:
    return {{"dims", Name, isRequired}, {"strides", Ints},
            {"padding", Ints},          {"pads", Ints},
            {"auto_pad", Name},         {"lhs_dilation", Ints},
            {"rhs_dilation", Ints},     {"feature_groups", Ints},
            {"batch_groups", Ints},     {"bias", Int}};
  case OpFamily::Window:
    return {{"sizes", Ints, isRequired},
            {"strides", Ints},
            {"padding", Ints},
            {"pads", Ints},
            {"auto_pad", Name},
            {"ceil", Name},
            {"lhs_dilation", Ints},
            {"rhs_dilation", Ints},
            {"float", Costs},
            {"integer", Costs},
            {"any", Costs},
            {"each", KeyKind::EachCosts}};
  case OpFamily::Call:
    return {{"callee", Name, isRequired}};
  case OpFamily::Loop:
    return {{"compare", Name}, {"direction", Name}, {"step", Name}};
  }
  llvm_unreachable("unknown family");
}

static bool hasKind(Attribute value, KeyKind kind);

static bool isCount(Attribute value) {
  auto count = dyn_cast<IntegerAttr>(value);
  return count && count.getType().isSignlessInteger(64) && count.getInt() >= 0;
}

static bool isCosts(Attribute value) {
  auto costs = dyn_cast<DictionaryAttr>(value);
  return costs && llvm::all_of(costs, [](NamedAttribute cost) {
           return symbolizeWorkClass(cost.getName()) &&
                  cost.getName() != "matrix" && isCount(cost.getValue());
         });
}

/// True for a count of 0 or more, or text of one in symbols.
static bool isFormula(Attribute value) {
  auto formula = dyn_cast<StringAttr>(value);
  return formula ? Count::parse(formula).has_value() : isCount(value);
}

static bool isFormulas(Attribute value, function_ref<bool(StringRef)> isName) {
  auto formulas = dyn_cast<DictionaryAttr>(value);
  return formulas && llvm::all_of(formulas, [&](NamedAttribute formula) {
           return isName(formula.getName()) && isFormula(formula.getValue());
         });
}

static bool hasKind(Attribute value, KeyKind kind) {
  switch (kind) {
  case KeyKind::Formulas:
    return isFormulas(value, [](StringRef name) {
      return symbolizeWorkClass(name).has_value();
    });
  case KeyKind::Reads:
    return isFormulas(value, [](StringRef name) {
      unsigned number;
      return name.consume_front("operand") && !name.getAsInteger(10, number);
    });
  case KeyKind::Number: {
    auto type = dyn_cast<TypeAttr>(value);
    return type && type.getValue().isIntOrFloat();
  }
  case KeyKind::EachCosts:
  case KeyKind::EachFormulas: {
    auto costs = dyn_cast<DictionaryAttr>(value);
    KeyKind each =
        kind == KeyKind::EachCosts ? KeyKind::Costs : KeyKind::Formulas;
    return costs && llvm::all_of(costs, [&](NamedAttribute cost) {
             return llvm::is_contained({"float", "integer", "any"},
                                       cost.getName().getValue()) &&
                    hasKind(cost.getValue(), each);
           });
  }
  case KeyKind::Costs:
    return isCosts(value);
  case KeyKind::Int:
    return isCount(value) && llvm::isInt<31>(cast<IntegerAttr>(value).getInt());
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
  case KeyKind::Formulas:
    return "formulas of classes, as in {vector = \"2*operand0 + result0\"}";
  case KeyKind::EachCosts:
    return "costs of types, as in {float = {vector = 1}}";
  case KeyKind::EachFormulas:
    return "formulas of types, as in {float = {vector = \"result0\"}}";
  case KeyKind::Reads:
    return "formulas of operands, as in {operand0 = \"result0\"}";
  case KeyKind::Number:
    return "an integer or float type";
  case KeyKind::Costs:
    return "counts of classes, as in {vector = 1, special = 2}";
  case KeyKind::Int:
    return "an 'i64' of 0 or more, below 2^30";
  case KeyKind::Name:
    return "the name of an attribute";
  case KeyKind::Ints:
    return "integers, or the name of an attribute that has them";
  }
  llvm_unreachable("unknown kind");
}

LogicalResult roofline::checkKeys(OpFamily family, DictionaryAttr keys,
                                  Location loc) {
  SmallVector<Key> known = getKeys(family, keys);
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
