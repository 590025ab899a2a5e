//===- MapReader.h - Strict reading of nested DLTI maps ---------*- C++ -*-===//
//
// Every key that a map has is either known or a finding. A finding is one
// diagnostic that names the device and the path of the key; reading goes on
// after it, so that one run shows them all.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TARGET_MAPREADER_H
#define ROOFLINE_LIB_TARGET_MAPREADER_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include <functional>
#include <optional>
#include <string>

namespace mlir::roofline {

/// Prints `attribute` for a diagnostic: numbers without type, cut if long.
std::string describeValue(Attribute attribute);

class MapReader {
public:
  /// Handles the value of a key; `path` leads to the key.
  using Handler = std::function<void(Attribute value, StringRef path)>;
  using TypeHandler = function_ref<void(Type, Attribute, StringRef path)>;
  using NameHandler = function_ref<void(StringRef, Attribute, StringRef path)>;

  /// A key that a map may have.
  struct Field {
    StringRef key;
    Handler handle;
  };

  MapReader(StringRef deviceName, function_ref<InFlightDiagnostic()> emitError)
      : deviceName(deviceName), emitError(emitError) {}

  bool hasFindings() const { return findings != 0; }

  /// Starts a finding on the key at `path`; the empty path is the whole map.
  InFlightDiagnostic report(StringRef path);
  void reportMissing(StringRef path, StringRef expected);
  void reportUnexpected(StringRef path, StringRef expected, Attribute got);
  void reportUnknownKey(StringRef path, StringRef key,
                        ArrayRef<StringRef> knownKeys, bool takesTypes = false);

  /// Reads a map of the known keys `fields`, and of types if there is a
  /// `handleType`. Returns the keys that it has, types as printed.
  SmallVector<std::string> readFields(Attribute map, StringRef path,
                                      ArrayRef<Field> fields,
                                      TypeHandler handleType = {});
  /// Reads a map whose keys are free names. Reports an empty one.
  void readNamed(Attribute map, StringRef path, NameHandler handle);

  /// Read one value. Report and leave `result` alone if it is not of the kind:
  /// a non-empty string, a boolean, a positive finite number, a positive
  /// integer, a list of non-empty strings. Numbers may be integer or float
  /// attributes of any width.
  void readValue(Attribute value, StringRef path, std::string &result);
  void readValue(Attribute value, StringRef path, bool &result);
  void readValue(Attribute value, StringRef path,
                 std::optional<double> &result);
  void readValue(Attribute value, StringRef path,
                 std::optional<int64_t> &result);
  void readValue(Attribute value, StringRef path,
                 SmallVector<std::string> &result);

  /// The field `key` whose value goes to `result`.
  template <typename T>
  Field into(StringRef key, T &result) {
    return {key, [this, &result](Attribute value, StringRef path) {
              readValue(value, path, result);
            }};
  }

  /// "memory" and "hbm" make "memory.hbm".
  static std::string join(StringRef path, StringRef key);

private:
  std::string deviceName;
  function_ref<InFlightDiagnostic()> emitError;
  unsigned findings = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TARGET_MAPREADER_H
