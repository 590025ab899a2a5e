//===- MapReader.cpp - Strict reading of nested DLTI maps -----------------===//

#include "MapReader.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::roofline;
using llvm::APFloat;

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Returns the name of an infinity or NaN, which MLIR prints in hexadecimal.
static StringRef describeNonFinite(const APFloat &value) {
  if (value.isNaN())
    return "nan";
  return value.isNegative() ? "-inf" : "inf";
}

std::string mlir::roofline::describeValue(Attribute attribute) {
  auto number = dyn_cast<FloatAttr>(attribute);
  if (number && !number.getValue().isFinite())
    return describeNonFinite(number.getValue()).str();
  const size_t maxLength = 60;
  std::string text;
  llvm::raw_string_ostream os(text);
  attribute.print(os, /*elideType=*/isa<FloatAttr, IntegerAttr>(attribute));
  if (text.size() > maxLength)
    text.replace(maxLength, std::string::npos, "...");
  return text;
}

static std::string describeKey(DataLayoutEntryKey key) {
  auto name = dyn_cast<StringAttr>(key);
  return name ? name.str() : llvm::to_string(cast<Type>(key));
}

std::string MapReader::join(StringRef path, StringRef key) {
  return path.empty() ? key.str() : (path + "." + key).str();
}

InFlightDiagnostic MapReader::report(StringRef path) {
  ++findings;
  InFlightDiagnostic diag = emitError(path);
  diag << "target '" << makePrintable(deviceName) << "': '"
       << (path.empty() ? "roofline" : makePrintable(path)) << "' ";
  return diag;
}

void MapReader::reportMissing(StringRef path, StringRef expected) {
  report(path) << "expected " << expected << ", got none";
}

void MapReader::reportUnexpected(StringRef path, StringRef expected,
                                 Attribute got) {
  report(path) << "expected " << expected << ", got " << describeValue(got);
}

void MapReader::reportUnknownKey(StringRef path, StringRef key,
                                 ArrayRef<StringRef> knownKeys,
                                 bool takesTypes) {
  InFlightDiagnostic diag = report(join(path, key));
  diag << "is not a known key";
  SmallVector<StringRef> nearNames = findNearNames(key, knownKeys);
  Diagnostic &note = diag.attachNote();
  if (!nearNames.empty())
    note << "did you mean '" << nearNames.front() << "'?";
  else
    note << "known keys: " << quoteNames(knownKeys)
         << (takesTypes ? ", and types such as f32" : "");
}

//===----------------------------------------------------------------------===//
// Maps
//===----------------------------------------------------------------------===//

SmallVector<std::string> MapReader::readFields(Attribute map, StringRef path,
                                               ArrayRef<Field> fields,
                                               TypeHandler handleType) {
  auto entries = dyn_cast<MapAttr>(map);
  if (!entries) {
    reportUnexpected(path, "a #dlti.map", map);
    return {};
  }
  SmallVector<StringRef> knownKeys(
      llvm::map_range(fields, [](const Field &field) { return field.key; }));
  SmallVector<std::string> keys;
  for (DataLayoutEntryInterface entry : entries.getEntries()) {
    std::string key = describeKey(entry.getKey());
    std::string keyPath = join(path, key);
    auto type = dyn_cast<Type>(entry.getKey());
    const auto *known = llvm::find(knownKeys, key);
    if (type && handleType)
      handleType(type, entry.getValue(), keyPath);
    else if (type)
      report(keyPath) << "expected a string as key, got a type";
    else if (known == knownKeys.end())
      reportUnknownKey(path, key, knownKeys, bool(handleType));
    else
      fields[known - knownKeys.begin()].handle(entry.getValue(), keyPath);
    keys.push_back(std::move(key));
  }
  return keys;
}

/// Returns true if `name` may appear in labels such as "memory:hbm" and in
/// table columns.
static bool isPlainName(StringRef name) {
  return !name.empty() && llvm::all_of(name, [](char c) {
    return llvm::isAlnum(c) || StringRef("-_.+").contains(c);
  });
}

void MapReader::readNamed(Attribute map, StringRef path, NameHandler handle) {
  auto entries = dyn_cast<MapAttr>(map);
  if (!entries || entries.getEntries().empty())
    return reportUnexpected(path, "a #dlti.map with at least one entry", map);
  for (DataLayoutEntryInterface entry : entries.getEntries()) {
    auto name = dyn_cast<StringAttr>(entry.getKey());
    if (name && isPlainName(name.getValue()))
      handle(name.getValue(), entry.getValue(), join(path, name.getValue()));
    else
      report(path) << "expected names of letters, digits, '-', '_', '.' and "
                      "'+' as keys, got '"
                   << makePrintable(describeKey(entry.getKey())) << "'";
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void MapReader::readValue(Attribute value, StringRef path,
                          std::string &result) {
  auto text = dyn_cast<StringAttr>(value);
  if (!text || text.getValue().empty())
    return reportUnexpected(path, "a non-empty string", value);
  result = text.str();
}

void MapReader::readValue(Attribute value, StringRef path, bool &result) {
  auto flag = dyn_cast<BoolAttr>(value);
  if (!flag)
    return reportUnexpected(path, "true or false", value);
  result = flag.getValue();
}

/// Returns the value of an integer or float attribute; NaN for any other.
static double getNumber(Attribute value) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getValueAsDouble();
  auto integer = dyn_cast<IntegerAttr>(value);
  if (!integer || isa<BoolAttr>(value))
    return std::numeric_limits<double>::quiet_NaN();
  if (integer.getValue().isZero()) // i0 has no bits to convert.
    return 0;
  // LLVM 22's APInt::roundToDouble is wrong for integers of more than 64 bits.
  APFloat number(0.0);
  number.convertFromAPInt(integer.getValue(),
                          /*IsSigned=*/!integer.getType().isUnsignedInteger(),
                          APFloat::rmNearestTiesToEven);
  return number.convertToDouble();
}

void MapReader::readValue(Attribute value, StringRef path,
                          std::optional<double> &result) {
  double number = getNumber(value);
  if (!std::isfinite(number) || number <= 0)
    return reportUnexpected(path, "a positive finite number", value);
  result = number;
}

void MapReader::readValue(Attribute value, StringRef path,
                          std::optional<int64_t> &result) {
  const double two63 = 9223372036854775808.0;
  double number = getNumber(value);
  // A double rounds integers above 2^53.
  auto integer = dyn_cast<IntegerAttr>(value);
  bool fits = integer ? integer.getValue().isIntN(63) : number < two63;
  if (!fits || !(number >= 1) || number != std::floor(number))
    return reportUnexpected(path, "a positive integer below 2^63", value);
  result = integer ? static_cast<int64_t>(integer.getValue().getZExtValue())
                   : static_cast<int64_t>(number);
}

void MapReader::readValue(Attribute value, StringRef path,
                          SmallVector<std::string> &result) {
  auto isName = [](Attribute element) {
    auto name = dyn_cast<StringAttr>(element);
    return name && !name.getValue().empty();
  };
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list || !llvm::all_of(list, isName))
    return reportUnexpected(path, "a list of non-empty strings", value);
  for (StringAttr name : list.getAsRange<StringAttr>())
    result.push_back(name.str());
}
