//===- RooflineAttrs.cpp - Roofline attributes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/RooflineAttrs.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

#define GET_ATTRDEF_CLASSES
#include "roofline/IR/RooflineAttrs.cpp.inc"

void RooflineDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "roofline/IR/RooflineAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Counts in text
//===----------------------------------------------------------------------===//

/// Bits in the longest number that `Count::parse` accepts, 4096 digits: 4096 *
/// log2(10).
static constexpr unsigned maxIntegerBits = 13607;

/// Parses a count: an integer of any size or a string that holds a polynomial.
static ParseResult parseCount(AsmParser &parser, Count &count) {
  SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (succeeded(parser.parseOptionalString(&text))) {
    std::optional<Count> parsed = Count::parse(text);
    if (!parsed)
      return parser.emitError(loc)
             << "expected a polynomial such as \"2*arg0_d0\", got '" << text
             << "'";
    count = *parsed;
    return success();
  }
  APInt value;
  OptionalParseResult result = parser.parseOptionalInteger(value);
  if (!result.has_value())
    return parser.emitError(loc, "expected an integer or a string");
  if (failed(*result))
    return failure();
  if (value.getSignificantBits() > maxIntegerBits + 1)
    return parser.emitError(loc, "expected an integer of at most 4096 digits");
  count = Count(llvm::DynamicAPInt(value.sext(value.getBitWidth() + 1)));
  return success();
}

static void printCount(AsmPrinter &printer, const Count &count) {
  if (count.isConstant())
    printer.getStream() << count;
  else
    printer.getStream() << '"' << count << '"';
}

static ParseResult parseRange(AsmParser &parser, CountRange &range) {
  if (parser.parseEqual() || parseCount(parser, range.lower))
    return failure();
  range.upper = range.lower;
  if (succeeded(parser.parseOptionalKeyword("to")))
    return parseCount(parser, range.upper);
  return success();
}

static void printRange(AsmPrinter &printer, const CountRange &range) {
  printer << " = ";
  printCount(printer, range.lower);
  if (range.isExact())
    return;
  printer << " to ";
  printCount(printer, range.upper);
}

//===----------------------------------------------------------------------===//
// WorkAttr
//===----------------------------------------------------------------------===//

/// Rejects negative constants. Symbolic counts are not checked, because a
/// polynomial can be nonnegative without showing it, such as a product of
/// extents minus an overlap.
static LogicalResult
verifyNonNegative(function_ref<InFlightDiagnostic()> emitError, StringRef what,
                  const Count &count) {
  if (!count.isConstant() || count.getConstant() >= 0)
    return success();
  return emitError() << "expected '" << what << "' to be non-negative, got "
                     << count.str();
}

static LogicalResult verifyNetwork(function_ref<InFlightDiagnostic()> emitError,
                                   const NetworkTerm &term) {
  StringRef name = stringifyCollectiveKind(term.kind);
  if (term.axes.size() != (term.grid.empty() ? 0 : term.sizes.size()) ||
      term.strides.size() != term.sizes.size())
    return emitError() << "expected '" << name
                       << "' to have as many devices and strides as axes of a "
                          "grid";
  if (term.elementBytes <= 0)
    return emitError() << "expected 'element' to be positive, got "
                       << term.elementBytes;
  for (int64_t axis : term.axes)
    if (failed(verifyNonNegative(emitError, "axes", axis)))
      return failure();
  for (const Count &size : term.sizes)
    if (failed(verifyNonNegative(emitError, "devices", size)))
      return failure();
  for (const Count &stride : term.strides)
    if (failed(verifyNonNegative(emitError, "strides", stride)))
      return failure();
  if (failed(verifyNonNegative(emitError, "bytes", term.payloadBytes)))
    return failure();
  if (term.payloadBytes.isConstant() &&
      term.payloadBytes.getConstant() % llvm::DynamicAPInt(term.elementBytes) !=
          0)
    return emitError() << "expected 'bytes' to be whole elements of "
                       << term.elementBytes << " bytes, got "
                       << term.payloadBytes.str();
  return verifyNonNegative(emitError, name, term.count);
}

/// term ::= class `(` type (`,` type)? (`->` type)? `)` `=` count
static ParseResult parseTerm(AsmParser &parser, SMLoc loc, WorkClass workClass,
                             WorkSummary &summary) {
  Type type, otherType, accumulatorType;
  if (parser.parseLParen() || parser.parseType(type))
    return failure();
  otherType = type;
  if (succeeded(parser.parseOptionalComma()) && parser.parseType(otherType))
    return failure();
  accumulatorType = type;
  if (succeeded(parser.parseOptionalArrow()) &&
      parser.parseType(accumulatorType))
    return failure();
  Count count;
  if (parser.parseRParen() || parser.parseEqual() || parseCount(parser, count))
    return failure();
  WorkTerm term(workClass, type, otherType, accumulatorType, count);
  for (const WorkTerm &existing : summary.terms)
    if (existing.hasSameKind(term))
      return parser.emitError(loc) << "expected each kind of work once, got '"
                                   << stringifyWorkClass(workClass) << "("
                                   << term.getTypeKey() << ")' again";
  summary.terms.add(term);
  return success();
}

/// traffic ::= (`bytes_read` | `bytes_written`) (`[` space `]`)? `=` range
static ParseResult parseTraffic(AsmParser &parser, SMLoc loc, StringRef keyword,
                                llvm::StringSet<> &seen, WorkSummary &summary) {
  Attribute space;
  if (succeeded(parser.parseOptionalLSquare()) &&
      (parser.parseAttribute(space) || parser.parseRSquare()))
    return failure();
  std::string key = keyword.str();
  llvm::raw_string_ostream(key) << '[' << space << ']';
  if (!seen.insert(key).second)
    return parser.emitError(loc)
           << "expected '" << keyword << "' once per memory space";
  SpaceTraffic &entry = summary.getTraffic(space);
  return parseRange(parser, keyword == "bytes_read" ? entry.bytesRead
                                                    : entry.bytesWritten);
}

/// Parses the list of integers after `axes` in a network term.
static ParseResult parseAxes(AsmParser &parser, NetworkTerm &term) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(term.axes.emplace_back());
  });
}

static ParseResult parseCounts(AsmParser &parser,
                               SmallVectorImpl<Count> &counts) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parseCount(parser, counts.emplace_back());
  });
}

/// field ::= `@` grid | `axes` `=` axes | `devices` `=` counts
///         | `strides` `=` counts | `element` `=` integer | `bytes` `=` count
static ParseResult parseNetworkField(AsmParser &parser, llvm::StringSet<> &seen,
                                     NetworkTerm &term) {
  SMLoc loc = parser.getCurrentLocation();
  StringAttr grid;
  if (succeeded(parser.parseOptionalSymbolName(grid))) {
    term.grid = grid.str();
    if (!seen.insert("@").second)
      return parser.emitError(loc, "expected one grid");
    return success();
  }
  StringRef keyword;
  if (parser.parseKeyword(&keyword) || parser.parseEqual())
    return failure();
  if (!seen.insert(keyword).second)
    return parser.emitError(loc) << "expected '" << keyword << "' once";
  if (keyword == "axes")
    return parseAxes(parser, term);
  if (keyword == "devices")
    return parseCounts(parser, term.sizes);
  if (keyword == "strides")
    return parseCounts(parser, term.strides);
  if (keyword == "element")
    return parser.parseInteger(term.elementBytes);
  if (keyword == "bytes")
    return parseCount(parser, term.payloadBytes);
  return parser.emitError(loc)
         << "expected 'axes', 'devices', 'strides', 'element' or 'bytes', got '"
         << keyword << "'";
}

/// network ::= collective `(` field (`,` field)* `)` `=` count
static ParseResult parseNetwork(AsmParser &parser, SMLoc loc,
                                CollectiveKind kind, WorkSummary &summary) {
  NetworkTerm term;
  term.kind = kind;
  llvm::StringSet<> seen;
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Paren,
          [&] { return parseNetworkField(parser, seen, term); }) ||
      parser.parseEqual() || parseCount(parser, term.count))
    return failure();
  if (!seen.contains("bytes"))
    return parser.emitError(loc)
           << "expected '" << stringifyCollectiveKind(kind)
           << "' to have 'bytes'";
  if (!seen.contains("strides"))
    term.strides.assign(term.sizes.size(), 1);
  for (const NetworkTerm &existing : summary.network)
    if (existing.hasSameKind(term))
      return parser.emitError(loc)
             << "expected each kind of communication once, got '"
             << stringifyCollectiveKind(kind) << "' again";
  if (failed(verifyNetwork([&] { return parser.emitError(loc); }, term)))
    return failure();
  summary.network.add(term);
  return success();
}

/// Parses one part of a work attribute and sets `usefulFlops` if the part is
/// `useful_flops`.
static ParseResult parseWorkPart(AsmParser &parser, llvm::StringSet<> &seen,
                                 WorkSummary &summary) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  if (std::optional<WorkClass> workClass = symbolizeWorkClass(keyword))
    return parseTerm(parser, loc, *workClass, summary);
  if (std::optional<CollectiveKind> kind = symbolizeCollectiveKind(keyword))
    return parseNetwork(parser, loc, *kind, summary);
  if (keyword == "bytes_read" || keyword == "bytes_written")
    return parseTraffic(parser, loc, keyword, seen, summary);
  if (keyword != "given" && keyword != "useful_flops")
    return parser.emitError(loc)
           << "expected 'given', 'matrix', 'vector', 'special', 'integer', "
              "'other', 'useful_flops', 'bytes_read', 'bytes_written' or a "
              "collective such as 'all_reduce', got '"
           << keyword << "'";
  if (!seen.insert(keyword).second)
    return parser.emitError(loc) << "expected '" << keyword << "' once";
  if (keyword == "given") {
    summary.given = true;
    return success();
  }
  if (parser.parseEqual())
    return failure();
  if (succeeded(parser.parseOptionalKeyword("unknown"))) {
    summary.usefulFlops = std::nullopt;
    return success();
  }
  summary.usefulFlops.emplace();
  return parseCount(parser, *summary.usefulFlops);
}

Attribute WorkAttr::parse(AsmParser &parser, Type) {
  WorkSummary summary;
  llvm::StringSet<> seen;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::LessGreater,
          [&] { return parseWorkPart(parser, seen, summary); },
          " in roofline.work"))
    return {};
  if (!seen.contains("useful_flops"))
    summary.usefulFlops = summary.terms.getFlops();
  return parser.getChecked<WorkAttr>(loc, parser.getContext(), summary);
}

static void printTerm(AsmPrinter &printer, const WorkTerm &term) {
  printer << stringifyWorkClass(term.workClass) << '(' << term.type;
  if (term.otherType != term.type)
    printer << ", " << term.otherType;
  if (term.accumulatorType != term.type)
    printer << " -> " << term.accumulatorType;
  printer << ") = ";
  printCount(printer, term.count);
}

static void printTraffic(AsmPrinter &printer, StringRef keyword,
                         Attribute space, const CountRange &range) {
  printer << keyword;
  if (space)
    printer << '[' << space << ']';
  printRange(printer, range);
}

static void printCounts(AsmPrinter &printer, StringRef keyword,
                        ArrayRef<Count> counts) {
  printer << keyword << " = [";
  llvm::interleaveComma(counts, printer.getStream(), [&](const Count &count) {
    printCount(printer, count);
  });
  printer << "], ";
}

static void printNetwork(AsmPrinter &printer, const NetworkTerm &term) {
  printer << stringifyCollectiveKind(term.kind) << '(';
  if (!term.grid.empty()) {
    printer.printSymbolName(term.grid);
    printer << ", ";
  }
  if (!term.axes.empty()) {
    printer << "axes = [";
    llvm::interleaveComma(term.axes, printer.getStream());
    printer << "], ";
  }
  if (!term.sizes.empty())
    printCounts(printer, "devices", term.sizes);
  if (llvm::any_of(term.strides,
                   [](const Count &stride) { return stride != Count(1); }))
    printCounts(printer, "strides", term.strides);
  if (term.elementBytes != 1)
    printer << "element = " << term.elementBytes << ", ";
  printer << "bytes = ";
  printCount(printer, term.payloadBytes);
  printer << ") = ";
  printCount(printer, term.count);
}

void WorkAttr::print(AsmPrinter &printer) const {
  const WorkSummary &summary = getSummary();
  llvm::ListSeparator separator;
  // ListSeparator prints nothing before the first part.
  auto next = [&]() -> AsmPrinter & {
    printer << StringRef(separator);
    return printer;
  };
  printer << '<';
  if (summary.given)
    next() << "given";
  for (const WorkTerm &term : summary.terms)
    printTerm(next(), term);
  if (!summary.usefulFlops) {
    next() << "useful_flops = unknown";
  } else if (*summary.usefulFlops != summary.terms.getFlops()) {
    next() << "useful_flops = ";
    printCount(printer, *summary.usefulFlops);
  }
  for (const SpaceTraffic &entry : summary.traffic) {
    printTraffic(next(), "bytes_read", entry.space, entry.bytesRead);
    printTraffic(next(), "bytes_written", entry.space, entry.bytesWritten);
  }
  for (const NetworkTerm &term : summary.network)
    printNetwork(next(), term);
  printer << '>';
}

static LogicalResult verifyRange(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef what, const CountRange &range) {
  if (failed(verifyNonNegative(emitError, what, range.lower)) ||
      failed(verifyNonNegative(emitError, what, range.upper)))
    return failure();
  if (!range.lower.isConstant() || !range.upper.isConstant() ||
      range.lower.getConstant() <= range.upper.getConstant())
    return success();
  return emitError() << "expected '" << what << "' to go up, got "
                     << range.lower.str() << " to " << range.upper.str();
}

static LogicalResult verifyTerm(function_ref<InFlightDiagnostic()> emitError,
                                const WorkTerm &term) {
  StringRef name = stringifyWorkClass(term.workClass);
  for (Type type : {term.type, term.otherType, term.accumulatorType})
    if (!type.isIntOrIndexOrFloat())
      return emitError() << "expected '" << name
                         << "' to have integer or float types, got " << type;
  if (term.workClass != WorkClass::Matrix &&
      (term.otherType != term.type || term.accumulatorType != term.type))
    return emitError() << "expected '" << name << "' to have one type, got '"
                       << term.getTypeKey() << "'";
  if (term.workClass == WorkClass::Vector && !isa<FloatType>(term.type))
    return emitError() << "expected 'vector' to have a float type, got "
                       << term.type << "; integer work is class 'integer'";
  if (term.workClass == WorkClass::Integer && !isa<IntegerType>(term.type))
    return emitError() << "expected 'integer' to have an integer type, got "
                       << term.type;
  return verifyNonNegative(emitError, name, term.count);
}

const WorkSummary &WorkAttr::getSummary() const { return getImpl()->summary; }

LogicalResult WorkAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               const WorkSummary &summary) {
  for (const WorkTerm &term : summary.terms)
    if (failed(verifyTerm(emitError, term)))
      return failure();
  for (const SpaceTraffic &entry : summary.traffic)
    if (failed(verifyRange(emitError, "bytes_read", entry.bytesRead)) ||
        failed(verifyRange(emitError, "bytes_written", entry.bytesWritten)))
      return failure();
  for (const NetworkTerm &term : summary.network)
    if (failed(verifyNetwork(emitError, term)))
      return failure();
  if (!summary.usefulFlops)
    return success();
  Count flops = summary.terms.getFlops();
  if (flops.isConstant() && summary.usefulFlops->isConstant() &&
      summary.usefulFlops->getConstant() > flops.getConstant())
    return emitError() << "expected 'useful_flops' to be at most the "
                       << flops.str() << " floating-point operations, got "
                       << summary.usefulFlops->str();
  return verifyNonNegative(emitError, "useful_flops", *summary.usefulFlops);
}
