//===- MapReader.h - Strict reading of nested DLTI maps ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads nested DLTI maps strictly: takes an attribute and the keys that it may
// have, and returns their values. Every unknown key and invalid value is
// reported with the device and the path of the key. Reading continues after a
// report, so that one run shows all of them.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TARGET_MAPREADER_H
#define ROOFLINE_LIB_TARGET_MAPREADER_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Target/TargetSpec.h"
#include <functional>
#include <optional>
#include <string>

namespace mlir::roofline {

/// Returns `attribute` as text for a diagnostic: numbers without type, long
/// text shortened.
std::string describeValue(Attribute attribute);

class MapReader {
public:
  /// Handles the value of a key. `path` is the full path of the key.
  using Handler = std::function<void(Attribute value, StringRef path)>;
  using TypeHandler = function_ref<void(Type, Attribute, StringRef path)>;
  using NameHandler = function_ref<void(StringRef, Attribute, StringRef path)>;

  /// A key that a map may have, and the handler of its value.
  struct Field {
    StringRef key;
    Handler handle;
  };

  MapReader(StringRef deviceName, EmitAtKeyFn emitError)
      : deviceName(deviceName), emitError(emitError) {}

  bool hasFindings() const { return findings != 0; }

  /// Starts a diagnostic about the key at `path`. The empty path denotes the
  /// whole map.
  InFlightDiagnostic report(StringRef path);
  void reportMissing(StringRef path, StringRef expected);
  void reportUnexpected(StringRef path, StringRef expected, Attribute got);
  void reportUnknownKey(StringRef path, StringRef key,
                        ArrayRef<StringRef> knownKeys, bool takesTypes = false);

  /// Reads a map with the keys `fields`, and with types as keys if `handleType`
  /// is given. Returns the keys that are present; types are printed.
  SmallVector<std::string> readFields(Attribute map, StringRef path,
                                      ArrayRef<Field> fields,
                                      TypeHandler handleType = {});
  /// Reads a nonempty map whose keys are user-defined names.
  void readNamed(Attribute map, StringRef path, NameHandler handle);

  /// Each overload reads one value: a nonempty string, a boolean, a positive
  /// finite number, a positive integer, or a list of nonempty strings. A value
  /// of the wrong kind is reported, and `result` is left unchanged. Numbers may
  /// be integer or float attributes of any width.
  void readValue(Attribute value, StringRef path, std::string &result);
  void readValue(Attribute value, StringRef path, bool &result);
  void readValue(Attribute value, StringRef path,
                 std::optional<double> &result);
  void readValue(Attribute value, StringRef path,
                 std::optional<int64_t> &result);
  void readValue(Attribute value, StringRef path,
                 SmallVector<std::string> &result);

  /// Returns a field whose value is stored in `result`.
  template <typename T>
  Field into(StringRef key, T &result) {
    return {key, [this, &result](Attribute value, StringRef path) {
              readValue(value, path, result);
            }};
  }

  /// Joins a path and a key: "memory" and "hbm" make "memory.hbm".
  static std::string join(StringRef path, StringRef key);

private:
  std::string deviceName;
  EmitAtKeyFn emitError;
  unsigned findings = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TARGET_MAPREADER_H
