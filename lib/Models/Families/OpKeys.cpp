//===- OpKeys.cpp - The keys of a family, read at an op -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpKeys.h"

#include "roofline/IR/OpModel.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

LogicalResult OpKeys::fail(const Twine &text) const {
  why = text.str();
  return failure();
}

/// Returns the end of the value at the beginning of `text`: its first comma
/// outside of brackets; npos if the brackets don't match.
static size_t findEnd(StringRef text) {
  std::string open;
  for (auto [place, letter] : llvm::enumerate(text)) {
    if (letter == ',' && open.empty())
      return place;
    if (StringRef("[<({").contains(letter)) {
      open += letter == '['   ? ']'
              : letter == '<' ? '>'
              : letter == '(' ? ')'
                              : '}';
    } else if (letter == '>' && place > 0 && text[place - 1] == '-') {
      continue; // An arrow.
    } else if (StringRef("]>)}").contains(letter)) {
      if (open.empty() || open.back() != letter)
        return StringRef::npos;
      open.pop_back();
    }
  }
  return open.empty() ? text.size() : StringRef::npos;
}

bool roofline::findInText(StringRef text, StringRef key, StringRef &value) {
  value = StringRef();
  size_t begin = text.find('<');
  if (begin == StringRef::npos || !text.ends_with(">"))
    return false;
  text = text.drop_front(begin + 1).drop_back().trim();
  while (!text.empty()) {
    size_t end = findEnd(text);
    if (end == StringRef::npos)
      return false;
    auto [own, rest] = text.take_front(end).split('=');
    if (own.trim().empty() || rest.trim().empty())
      return false;
    if (own.trim() == key)
      value = rest.trim();
    text = text.drop_front(std::min(end + 1, text.size())).trim();
  }
  return true;
}

bool roofline::parseInts(StringRef text, SmallVectorImpl<int64_t> &values) {
  text = text.trim();
  bool isList = text.consume_front("[");
  if (isList && !text.consume_back("]"))
    return false;
  if (isList && text.trim().empty())
    return true;
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  if (!isList && parts.size() != 1)
    return false;
  return llvm::all_of(parts, [&](StringRef part) {
    return !part.trim().getAsInteger(10, values.emplace_back());
  });
}

/// Appends the integers of an attribute of the builtin dialect.
static bool getInts(Attribute attribute, SmallVectorImpl<int64_t> &values) {
  auto append = [&](const APInt &value) {
    values.push_back(value.trySExtValue().value_or(0));
    return value.trySExtValue().has_value();
  };
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return append(integer.getValue());
  if (auto dense = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    llvm::append_range(values, dense.asArrayRef());
    return true;
  }
  // A splat of any length is short in text, a list of dims or sizes isn't long.
  if (auto dense = dyn_cast<DenseIntElementsAttr>(attribute))
    return dense.getNumElements() <= 4096 &&
           llvm::all_of(dense.getValues<APInt>(), append);
  auto array = dyn_cast<ArrayAttr>(attribute);
  return array && llvm::all_of(array, [&](Attribute element) {
           auto integer = dyn_cast<IntegerAttr>(element);
           return integer && append(integer.getValue());
         });
}

StringRef roofline::getAttributeText(Attribute attribute) {
  if (auto opaque = dyn_cast_or_null<OpaqueAttr>(attribute))
    return opaque.getAttrData();
  auto string = dyn_cast_or_null<StringAttr>(attribute);
  return string ? string.getValue() : StringRef();
}

/// Appends the integers of `attribute`, or of its key `inner` unless that is
/// empty: of a dictionary of the builtin dialect, or in the text of another.
static bool readAttribute(Attribute attribute, StringRef inner, bool isOptional,
                          SmallVectorImpl<int64_t> &values) {
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute);
      dictionary && !inner.empty()) {
    Attribute own = dictionary.get(inner);
    return own ? readAttribute(own, "", isOptional, values) : isOptional;
  }
  StringRef text = getAttributeText(attribute), part;
  if (text.empty())
    return inner.empty() && getInts(attribute, values);
  if (inner.empty())
    return parseInts(text, values);
  return findInText(text, inner, part) &&
         (part.empty() ? isOptional : parseInts(part, values));
}

bool OpKeys::isSet(StringRef key) const {
  auto name = dyn_cast_or_null<StringAttr>(keys.get(key));
  auto value = name ? op->getAttrOfType<IntegerAttr>(name) : IntegerAttr();
  return value && !value.getValue().isZero();
}

StringRef OpKeys::getString(StringRef key) const {
  auto name = dyn_cast_or_null<StringAttr>(keys.get(key));
  auto text = name ? op->getAttrOfType<StringAttr>(name) : StringAttr();
  return text ? text.getValue() : StringRef();
}

LogicalResult OpKeys::readOperand(StringRef text,
                                  SmallVectorImpl<int64_t> &values) const {
  unsigned number;
  if (text.getAsInteger(10, number) || number >= op->getNumOperands())
    return fail("expected operand '" + text + "', which its model names");
  Value operand = op->getOperand(number);
  Attribute constant = getConstantElements(operand);
  return success(constant && getInts(constant, values));
}

LogicalResult OpKeys::find(StringRef key, StringAttr name, Attribute &attribute,
                           StringRef &inner, bool &isOptional) const {
  StringRef path = name.getValue();
  isOptional = path.consume_back("?");
  StringRef outer;
  std::tie(outer, inner) = path.split('.');
  attribute = op->getAttr(outer);
  if (attribute || isOptional)
    return success();
  return fail("expected attribute '" + outer + "', the '" + key +
              "' of its model");
}

LogicalResult OpKeys::readInts(StringRef key,
                               SmallVectorImpl<int64_t> &values) const {
  Attribute value = keys.get(key);
  auto name = dyn_cast_or_null<StringAttr>(value);
  if (!name)
    return !value || getInts(value, values)
               ? success()
               : fail("expected integers as '" + key + "' in the model");
  StringRef path = name.getValue();
  if (path.consume_front("$"))
    return readOperand(path, values);
  Attribute attribute;
  StringRef inner;
  bool isOptional = false;
  if (failed(find(key, name, attribute, inner, isOptional)))
    return failure();
  if (!attribute || readAttribute(attribute, inner, isOptional, values))
    return success();
  return fail("expected integers" +
              (inner.empty() ? Twine("") : " of key '" + inner + "'") +
              " in attribute '" + name.getValue().split('.').first.rtrim('?') +
              "', got " + llvm::to_string(attribute));
}

LogicalResult OpKeys::readInt(StringRef key, int64_t &value) const {
  SmallVector<int64_t, 1> values;
  if (failed(readInts(key, values)))
    return failure();
  if (values.size() > 1)
    return fail("expected one integer as '" + key + "', got " +
                Twine(values.size()));
  if (!values.empty())
    value = values.front();
  return success();
}

LogicalResult OpKeys::readDims(StringRef key, int64_t rank,
                               SmallVectorImpl<int64_t> &dims) const {
  if (failed(readInts(key, dims)))
    return failure();
  if (!isa_and_present<StringAttr>(keys.get(key)))
    for (int64_t &dim : dims) // A model may count from the end.
      dim += dim < 0 ? rank : 0;
  llvm::SmallSet<int64_t, 8> seen;
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return fail("expected '" + key + "' to be dims of a tensor of rank " +
                  Twine(rank) + ", got " + Twine(dim));
    if (!seen.insert(dim).second)
      return fail("expected each dim once in '" + key + "', got " + Twine(dim) +
                  " twice");
  }
  return success();
}

LogicalResult OpKeys::readText(StringRef key, StringRef mnemonic,
                               std::string &text) const {
  auto name = dyn_cast_or_null<StringAttr>(keys.get(key));
  if (!name)
    return fail("expected the name of an attribute as '" + key +
                "' in the model");
  Attribute attribute;
  StringRef inner;
  bool isOptional = false;
  if (failed(find(key, name, attribute, inner, isOptional)))
    return failure();
  StringRef own = getAttributeText(attribute);
  if (own.consume_front(mnemonic) && own.consume_front("<") &&
      own.consume_back(">")) {
    text = own.str();
    return success();
  }
  return fail("expected attribute '" + name.getValue() + "' to be '" +
              mnemonic + "<...>', got " + llvm::to_string(attribute));
}
