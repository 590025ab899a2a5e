//===- DiffJSON.cpp - Differences as JSON ---------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes comparisons as JSON. docs/use/Diff.md describes the schema key by key.
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Diff.h"
#include "roofline/Report/WriterUtils.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

static void writeText(StringRef key, StringRef text, json::OStream &stream) {
  stream.attribute(key, json::fixUTF8(text));
}

static void writeReal(StringRef key, std::optional<double> value,
                      json::OStream &stream) {
  std::string text = formatExact(value);
  stream.attributeBegin(key);
  stream.rawValue(text.empty() ? "null" : StringRef(text));
  stream.attributeEnd();
}

/// Writes counts as in reports, and null for absent and unknown values.
static void writeFigure(StringRef key, const FigureValue &value,
                        json::OStream &stream) {
  if (auto *text = std::get_if<std::string>(&value))
    return writeText(key, *text, stream);
  if (auto *seconds = std::get_if<double>(&value))
    return writeReal(key, *seconds, stream);
  auto *count = std::get_if<Count>(&value);
  if (!count)
    return stream.attribute(key, nullptr);
  if (std::optional<int64_t> integer = count->tryInt64())
    return stream.attribute(key, *integer);
  writeText(key, count->str(), stream);
}

static void writeChanges(StringRef key, ArrayRef<FigureChange> changes,
                         json::OStream &stream) {
  stream.attributeArray(key, [&] {
    for (const FigureChange &change : changes)
      stream.object([&] {
        writeText("figure", change.name, stream);
        writeText("unit", change.unit, stream);
        writeFigure("before", change.before, stream);
        writeFigure("after", change.after, stream);
        writeFigure("delta", change.getDelta(), stream);
        writeReal("percent", change.getPercent(), stream);
      });
  });
}

static void writeOp(StringRef key, const RowSummary *row,
                    json::OStream &stream) {
  if (!row)
    return stream.attribute(key, nullptr);
  stream.attributeObject(key, [&] {
    writeText("op", row->op, stream);
    writeText("location", row->location, stream);
    writeText("shapes", row->shapes, stream);
  });
}

static void writeFunction(const FunctionDiff &function, json::OStream &stream) {
  int64_t unchanged = 0;
  writeText("name", function.name, stream);
  writeText("change", stringifyChangeKind(function.getKind()), stream);
  stream.attributeArray("ops", [&] {
    for (const RowDiff &row : function.rows) {
      if (row.getKind() == ChangeKind::Unchanged) {
        ++unchanged;
        continue;
      }
      stream.object([&] {
        writeText("change", stringifyChangeKind(row.getKind()), stream);
        writeOp("before", row.before, stream);
        writeOp("after", row.after, stream);
        writeChanges("figures", row.changes, stream);
      });
    }
  });
  stream.attribute("unchanged_ops", unchanged);
  writeChanges("totals", function.totals, stream);
}

static void writeReport(StringRef key, const ReportSummary &report,
                        json::OStream &stream) {
  stream.attributeObject(key, [&] {
    writeText("report", report.name, stream);
    writeText("target", report.target, stream);
  });
}

void mlir::roofline::writeJSONDiff(const ReportDiff &diff,
                                   ArrayRef<ConditionResult> conditions,
                                   raw_ostream &os) {
  json::OStream stream(os, /*IndentSize=*/2);
  stream.object([&] {
    stream.attribute("schema_version", diffSchemaVersion);
    writeReport("before", diff.before, stream);
    writeReport("after", diff.after, stream);
    stream.attributeArray("warnings", [&] {
      for (const std::string &warning : diff.warnings)
        stream.value(json::fixUTF8(warning));
    });
    stream.attributeArray("functions", [&] {
      for (const FunctionDiff &function : diff.functions)
        if (function.getKind() != ChangeKind::Unchanged)
          stream.object([&] { writeFunction(function, stream); });
    });
    writeChanges("totals", diff.totals, stream);
    stream.attributeArray("conditions", [&] {
      for (const ConditionResult &condition : conditions)
        stream.object([&] {
          writeText("condition", condition.text, stream);
          stream.attribute("failed", condition.failed);
          stream.attribute("decided", condition.isDecided);
          writeText("reason", condition.reason, stream);
        });
    });
  });
  os << '\n';
}
