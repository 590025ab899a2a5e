//===- TraceReport.cpp - The modelled time as a trace ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the JSON of "Trace Event Format" (Google, 2016), which Perfetto reads:
// a process per function, in it a thread for the ops and one per resource.
// Times are in microseconds.
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Groups.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

namespace {
class TraceWriter {
public:
  TraceWriter(const Report &report, raw_ostream &os)
      : report(report), stream(os, /*IndentSize=*/0) {}

  void write();

private:
  void writeFunction(const FunctionReport &function, size_t place);
  void writeRow(const OpRow &row);
  void writeSlice(int64_t thread, double start, double duration,
                  const OpRow &row);
  /// Marks where an op is that has no length here.
  void writeInstant(StringRef label, const OpRow &row);
  void writeArguments(const OpRow &row);
  void writeName(StringRef kind, int64_t thread, StringRef name);
  void writeEvent(StringRef phase, int64_t thread, StringRef name,
                  function_ref<void()> rest);
  void writeText(StringRef key, StringRef text) {
    stream.attribute(key, json::fixUTF8(text));
  }
  void writeMicroseconds(StringRef key, double value) {
    stream.attributeBegin(key);
    stream.rawValue(formatExact(value));
    stream.attributeEnd();
  }
  int64_t getThread(const Resource &resource);

  const Report &report;
  json::OStream stream;
  /// Numbers of processes and threads, which all differ.
  int64_t last = 0, process = 0, ops = 0;
  std::map<Resource, int64_t> threads;
  /// Where the next op begins [µs].
  double now = 0;
};
} // namespace

void TraceWriter::writeEvent(StringRef phase, int64_t thread, StringRef name,
                             function_ref<void()> rest) {
  stream.object([&] {
    stream.attribute("ph", phase);
    stream.attribute("pid", process);
    stream.attribute("tid", thread);
    writeText("name", name);
    rest();
  });
}

void TraceWriter::writeName(StringRef kind, int64_t thread, StringRef name) {
  writeEvent("M", thread, kind, [&] {
    stream.attributeObject("args", [&] { writeText("name", name); });
  });
}

int64_t TraceWriter::getThread(const Resource &resource) {
  auto [it, isNew] = threads.try_emplace(resource, 0);
  if (isNew) {
    it->second = ++last;
    writeName("thread_name", it->second, resource.str());
  }
  return it->second;
}

void TraceWriter::writeArguments(const OpRow &row) {
  stream.attributeObject("args", [&] {
    writeText("op", row.op);
    writeText("location", row.location);
    writeText("shapes", row.shapes);
    writeText("executions", row.executions.str());
    writeText("bound", row.getEstimate().bound.str());
    writeText("operations", row.getWork().terms.getOperations().str());
    writeText("bytes", row.getWork().getBytes().lower.str());
    if (row.getEstimate().upperTimeSeconds)
      writeText("time at most",
                formatSI(*row.getEstimate().upperTimeSeconds, "s"));
    if (!row.notes.empty())
      writeText("notes", llvm::join(row.notes, "; "));
  });
}

static StringRef getName(const OpRow &row) {
  return row.location == "unknown" ? row.op : row.location;
}

void TraceWriter::writeSlice(int64_t thread, double start, double duration,
                             const OpRow &row) {
  writeEvent("X", thread, getName(row), [&] {
    writeText("cat", row.getEstimate().bound.str());
    writeMicroseconds("ts", start);
    writeMicroseconds("dur", duration);
    if (thread == ops)
      writeArguments(row);
  });
}

void TraceWriter::writeInstant(StringRef label, const OpRow &row) {
  writeEvent("i", ops, (label + ": " + getName(row)).str(), [&] {
    stream.attribute("s", "t");
    writeMicroseconds("ts", now);
    writeArguments(row);
  });
}

void TraceWriter::writeRow(const OpRow &row) {
  if (row.hasOpenTime())
    return writeInstant("time unknown", row);
  double duration = *row.getEstimate().timeSeconds * 1e6;
  // Readers that sort beginnings and ends never close slices without length.
  if (duration == 0)
    return writeInstant("no time", row);
  // JSON has no number for what a double doesn't hold.
  if (!std::isfinite(now + duration))
    return writeInstant("time too large", row);
  writeSlice(ops, now, duration, row);
  for (const ResourceTime &time : row.getEstimate().times)
    if (time.seconds > 0)
      writeSlice(getThread(time.resource), now, time.seconds * 1e6, row);
  now += duration;
}

void TraceWriter::writeFunction(const FunctionReport &function, size_t place) {
  SmallVector<const OpRow *, 0> rows;
  for (const OpRow &row : function.rows)
    rows.push_back(&row);
  llvm::stable_sort(
      rows, [](const OpRow *a, const OpRow *b) { return a->index < b->index; });
  process = ++last;
  ops = ++last;
  threads.clear();
  now = 0;
  const Totals &totals = function.totals.totals;
  std::string time = !totals.timeSeconds
                         ? "time unknown"
                         : (totals.isPart() ? "at least " : "") +
                               formatSI(*totals.timeSeconds, "s");
  writeName("process_name", ops, function.name + ": " + time);
  writeEvent("M", ops, "process_sort_index", [&] {
    stream.attributeObject(
        "args", [&] { stream.attribute("sort_index", int64_t(place)); });
  });
  writeName("thread_name", ops, "ops");
  for (const OpRow *row : rows)
    writeRow(*row);
  // R8: the total has the longer side of each branch.
  if (totals.timeSeconds && now > *totals.timeSeconds * 1e6 * (1 + 1e-9))
    writeEvent("M", ops, "process_labels", [&] {
      stream.attributeObject("args", [&] {
        stream.attribute("labels", "all sides of branches, of which the "
                                   "function takes the longest");
      });
    });
}

void TraceWriter::write() {
  SmallVector<size_t> entries = findEntryPoints(report);
  stream.object([&] {
    stream.attribute("displayTimeUnit", "ns");
    stream.attributeObject("otherData", [&] {
      writeText("target", report.target.name);
      writeText("source", report.target.source);
      stream.attribute("unmodelled ops", countUnmodelled(report.coverage));
    });
    stream.attributeArray("traceEvents", [&] {
      for (auto [number, function] : llvm::enumerate(report.functions))
        if (!function.rows.empty())
          writeFunction(function, llvm::is_contained(entries, number)
                                      ? number
                                      : number + report.functions.size());
    });
  });
}

void mlir::roofline::writeTraceReport(const Report &report, raw_ostream &os) {
  TraceWriter(report, os).write();
  os << '\n';
}
