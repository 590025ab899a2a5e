//===- OpKeys.h - The keys of a family, read at an op -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what a `roofline.model` says of an op: figures that are in the model,
// and those of attributes that it names. Attributes of a dialect that the build
// doesn't know are text, of which `name<key = value, ...>` is understood.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_OPKEYS_H
#define ROOFLINE_LIB_MODELS_OPKEYS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

#include <optional>
#include <string>

namespace mlir::roofline {

/// The text of an attribute of a dialect that the build doesn't know, or of a
/// string; an empty one for any other.
StringRef getAttributeText(Attribute attribute);

/// The keys of one model, read at one op. Each function returns success, or
/// says in `why` what is wrong with the op.
class OpKeys {
public:
  OpKeys(DictionaryAttr keys, Operation *op, std::string &why)
      : keys(keys), op(op), why(why) {}

  /// Says what is wrong.
  LogicalResult fail(const Twine &text) const;

  bool has(StringRef key) const { return bool(keys.get(key)); }
  /// A list of integers: the value of `key`, or that of the attribute that it
  /// names. Empty if the model lacks the key, or if the attribute is missing
  /// and its name in the model ends in '?'. `$2` names operand 2, a constant;
  /// fails in silence if it is none.
  LogicalResult readInts(StringRef key, SmallVectorImpl<int64_t> &values) const;
  /// One integer, `value` if there is none.
  LogicalResult readInt(StringRef key, int64_t &value) const;
  /// True if `key` names an integer attribute that isn't 0.
  bool isSet(StringRef key) const;
  /// The string attribute that `key` names; empty if there is none.
  StringRef getString(StringRef key) const;
  /// Dims of an operand of `rank`, each once.
  LogicalResult readDims(StringRef key, int64_t rank,
                         SmallVectorImpl<int64_t> &dims) const;
  /// The text of the attribute that `key` names, without its mnemonic:
  /// `name<text>`.
  LogicalResult readText(StringRef key, StringRef mnemonic,
                         std::string &text) const;

private:
  /// The attribute that `key` names, null for an optional one, and the key in
  /// its text, empty for the whole.
  LogicalResult readOperand(StringRef text,
                            SmallVectorImpl<int64_t> &values) const;
  LogicalResult find(StringRef key, StringAttr name, Attribute &attribute,
                     StringRef &inner, bool &isOptional) const;

  DictionaryAttr keys;
  Operation *op;
  std::string &why;
};

/// Finds `key` in `name<key = value, ...>`. Returns false if the text isn't of
/// that form; `value` is empty if it lacks the key.
bool findInText(StringRef text, StringRef key, StringRef &value);

/// Parses `3` or `[1, -2]`.
bool parseInts(StringRef text, SmallVectorImpl<int64_t> &values);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_OPKEYS_H
