//===- ReportReader.cpp - Reads JSON reports ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ReportReader.h"

#include "JSONDepth.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

void Figures::add(const Twine &name, StringRef unit, FigureValue value,
                  bool isDetail) {
  figures.push_back({name.str(), unit, std::move(value), isDetail});
}

const Figure *Figures::find(StringRef name) const {
  const Figure *found = llvm::find_if(
      figures, [&](const Figure &figure) { return figure.name == name; });
  return found == figures.end() ? nullptr : found;
}

FigureValue Figures::lookup(StringRef name) const {
  if (const Figure *figure = find(name))
    return figure->value;
  constexpr StringLiteral upper = "_upper";
  size_t place = name.find(upper);
  if (place == StringRef::npos)
    return UnknownValue();
  std::string exact =
      (name.take_front(place) + name.drop_front(place + upper.size())).str();
  const Figure *figure = find(exact);
  return figure ? figure->value : FigureValue();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

// The functions below are found by argument-dependent lookup, so each is in the
// namespace of the type that it reads.

namespace mlir::roofline {
/// Reads a number, or a string for values beyond int64 or with symbols.
static bool fromJSON(const json::Value &value, Count &count, json::Path path) {
  std::optional<Count> read;
  if (auto text = value.getAsString())
    read = Count::parse(*text);
  else if (auto number = value.getAsInteger())
    read = Count(*number);
  if (!read) {
    path.report("expected a count: an integer of 64 bits, or a string with an "
                "integer or a polynomial");
    return false;
  }
  if (read->isConstant() && read->getConstant() < 0) {
    path.report("expected a count of 0 or more");
    return false;
  }
  count = *read;
  return true;
}

static bool fromJSON(const json::Value &value, Bound &bound, json::Path path) {
  std::optional<StringRef> text = value.getAsString();
  std::optional<Bound> read;
  if (text)
    read = text->empty() ? Bound() : Bound::parse(*text);
  if (!read) {
    path.report("expected a bound such as 'memory:hbm' or 'none'");
    return false;
  }
  bound = *read;
  return true;
}

namespace {
struct Seconds {
  double value = 0;
};

bool fromJSON(const json::Value &value, Seconds &seconds, json::Path path) {
  std::optional<double> number = value.getAsNumber();
  if (!number || !std::isfinite(*number) || *number < 0) {
    path.report("expected seconds: a finite number of 0 or more");
    return false;
  }
  seconds.value = *number;
  return true;
}

/// The keys of an entry of `levels`.
struct LevelFigures {
  std::string name;
  Count lowerBytes;
  std::optional<Count> upperBytes, achievableBytes, farBytes;
};

bool fromJSON(const json::Value &value, LevelFigures &level, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("name", level.name) &&
         mapper.map("lower_bytes", level.lowerBytes) &&
         mapper.map("upper_bytes", level.upperBytes) &&
         mapper.map("achievable_bytes", level.achievableBytes) &&
         mapper.map("far_bytes", level.farBytes);
}

/// The keys of an entry of `network`.
struct NetworkFigures {
  Count bytes, messages;
};

bool fromJSON(const json::Value &value, NetworkFigures &network,
              json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("bytes", network.bytes) &&
         mapper.map("messages", network.messages);
}

/// The keys of an entry of `losses`.
struct LossFigures {
  std::string name;
  double seconds = 0;
};

bool fromJSON(const json::Value &value, LossFigures &loss, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("name", loss.name) &&
         mapper.map("seconds", loss.seconds);
}

/// The keys that rows and totals have in common.
struct WorkFigures {
  Count flops, transcendentals, intOps, bytesRead, bytesWritten;
  std::optional<Count> usefulFlops, bytesReadUpper, bytesWrittenUpper,
      savedBytes;
  std::map<std::string, std::map<std::string, Count>> work;
  std::vector<LevelFigures> levels;
  std::vector<NetworkFigures> network;
  std::optional<Seconds> time, timeUpper;
  std::optional<Seconds> leastInPlace, expected;
  std::vector<LossFigures> losses;
  std::optional<Bound> boundInPlace;
  Bound bound;
  bool unbounded = false, lacksRates = false;
};

bool fromJSON(const json::Value &value, WorkFigures &work, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("flops", work.flops) &&
         mapper.map("useful_flops", work.usefulFlops) &&
         mapper.map("transcendentals", work.transcendentals) &&
         mapper.map("int_ops", work.intOps) && mapper.map("work", work.work) &&
         mapper.map("bytes_read", work.bytesRead) &&
         mapper.map("bytes_read_upper", work.bytesReadUpper) &&
         mapper.map("bytes_written", work.bytesWritten) &&
         mapper.map("bytes_written_upper", work.bytesWrittenUpper) &&
         mapper.map("saved_bytes", work.savedBytes) &&
         mapper.map("levels", work.levels) &&
         mapper.mapOptional("network", work.network) &&
         mapper.map("time_seconds", work.time) &&
         mapper.map("time_upper_seconds", work.timeUpper) &&
         mapper.map("bound", work.bound) &&
         mapper.map("least_in_place_seconds", work.leastInPlace) &&
         mapper.map("bound_in_place", work.boundInPlace) &&
         mapper.map("expected_seconds", work.expected) &&
         mapper.mapOptional("losses", work.losses) &&
         mapper.mapOptional("unbounded", work.unbounded) &&
         mapper.mapOptional("lacks_rates", work.lacksRates);
}
} // namespace
} // namespace mlir::roofline

//===----------------------------------------------------------------------===//
// From keys to figures
//===----------------------------------------------------------------------===//

static FigureValue toFigure(const std::optional<Count> &count) {
  return count ? FigureValue(*count) : FigureValue();
}

static FigureValue toFigure(const std::optional<Seconds> &seconds) {
  return seconds ? FigureValue(seconds->value) : FigureValue();
}

static void addLevel(const LevelFigures &level, const Count &bytes,
                     Figures &figures) {
  figures.add("bytes@" + level.name, "B", level.lowerBytes,
              /*isDetail=*/level.lowerBytes == bytes);
  if (level.upperBytes)
    figures.add("bytes_upper@" + level.name, "B", *level.upperBytes,
                /*isDetail=*/true);
  figures.add("achievable_bytes@" + level.name, "B",
              toFigure(level.achievableBytes),
              /*isDetail=*/!level.achievableBytes ||
                  *level.achievableBytes == level.lowerBytes);
  if (level.farBytes)
    figures.add("bytes@" + level.name + ".far", "B", *level.farBytes);
}

/// Adds the figures that refine the sums before them.
static void addDetails(const WorkFigures &work, Figures &figures) {
  Count bytes = work.bytesRead + work.bytesWritten;
  for (const LevelFigures &level : work.levels)
    addLevel(level, bytes, figures);
  if (work.savedBytes)
    figures.add("saved_bytes", "B", *work.savedBytes);
  Count networkBytes, networkMessages;
  for (const NetworkFigures &network : work.network) {
    networkBytes += network.bytes;
    networkMessages += network.messages;
  }
  figures.add("network_bytes", "B", networkBytes);
  figures.add("network_messages", "", networkMessages);
  figures.add("bytes_read", "B", work.bytesRead, /*isDetail=*/true);
  figures.add("bytes_written", "B", work.bytesWritten, /*isDetail=*/true);
  for (const auto &[workClass, types] : work.work)
    for (const auto &[type, count] : types)
      figures.add("work." + workClass + "." + type, "op", count,
                  /*isDetail=*/true);
}

static void addWork(const WorkFigures &work, Figures &figures) {
  figures.add("bytes", "B", work.bytesRead + work.bytesWritten);
  if (work.bytesReadUpper || work.bytesWrittenUpper)
    figures.add("bytes_upper", "B",
                work.bytesReadUpper.value_or(work.bytesRead) +
                    work.bytesWrittenUpper.value_or(work.bytesWritten));
  figures.add("flops", "FLOP", work.flops);
  figures.add("useful_flops", "FLOP", toFigure(work.usefulFlops),
              /*isDetail=*/work.usefulFlops == work.flops);
  figures.add("transcendentals", "op", work.transcendentals);
  figures.add("int_ops", "op", work.intOps);
  figures.add("time", "s", toFigure(work.time));
  if (work.timeUpper)
    figures.add("time_upper", "s", work.timeUpper->value);
  figures.add("bound", "", work.bound.str());
}

//===----------------------------------------------------------------------===//
// Rows, functions, report
//===----------------------------------------------------------------------===//

namespace mlir::roofline {
static bool fromJSON(const json::Value &value, RowSummary &row,
                     json::Path path) {
  WorkFigures work;
  Count executions;
  json::ObjectMapper mapper(value, path);
  if (!mapper || !mapper.map("op", row.op) ||
      !mapper.map("location", row.location) ||
      !mapper.map("shapes", row.shapes) ||
      !mapper.map("executions", executions) ||
      !mapper.mapOptional("index", row.index) || !fromJSON(value, work, path))
    return false;
  row.unbounded = work.unbounded;
  row.lacksRates = work.lacksRates;
  row.figures.add("op", "", row.op);
  addWork(work, row.figures);
  addDetails(work, row.figures);
  row.figures.add("executions", "", executions, /*isDetail=*/true);
  row.figures.add("shapes", "", row.shapes, /*isDetail=*/true);
  return true;
}

static bool fromJSON(const json::Value &value, TotalsSummary &totals,
                     json::Path path) {
  WorkFigures work;
  Count fusedLowerBytes, peakLiveBytes;
  json::ObjectMapper mapper(value, path);
  if (!mapper || !mapper.map("fused_lower_bytes", fusedLowerBytes) ||
      !mapper.map("peak_live_bytes", peakLiveBytes) ||
      !fromJSON(value, work, path))
    return false;
  totals.unbounded = work.unbounded;
  totals.lacksRates = work.lacksRates;
  addWork(work, totals.figures);
  // Of a row they also depend on the ops before it. Reports of schema_version 1
  // don't have them.
  if (work.leastInPlace)
    totals.figures.add("least_in_place", "s", work.leastInPlace->value);
  if (work.expected)
    totals.figures.add("expected", "s", work.expected->value);
  for (const LossFigures &loss : work.losses)
    totals.figures.add("loss." + loss.name, "s", loss.seconds,
                       /*isDetail=*/true);
  if (work.boundInPlace)
    totals.figures.add("bound_in_place", "", work.boundInPlace->str());
  totals.figures.add("fused_lower_bytes", "B", fusedLowerBytes);
  totals.figures.add("peak_live_bytes", "B", peakLiveBytes);
  addDetails(work, totals.figures);
  return true;
}

static bool fromJSON(const json::Value &value, FunctionSummary &function,
                     json::Path path) {
  json::ObjectMapper mapper(value, path);
  std::vector<RowSummary> rows;
  if (!mapper || !mapper.map("name", function.name) ||
      !mapper.map("totals", function.totals) || !mapper.map("ops", rows))
    return false;
  llvm::stable_sort(rows, [](const RowSummary &a, const RowSummary &b) {
    return a.index < b.index;
  });
  function.rows.append(std::make_move_iterator(rows.begin()),
                       std::make_move_iterator(rows.end()));
  return true;
}
} // namespace mlir::roofline

namespace mlir::roofline {
namespace {
struct UnmodelledOps {
  std::map<std::string, Count> counts;
};

bool fromJSON(const json::Value &value, UnmodelledOps &ops, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("unmodelled", ops.counts);
}

struct KeptCache {
  std::string level;
  Count bytes;
};

bool fromJSON(const json::Value &value, KeptCache &cache, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("level", cache.level) &&
         mapper.map("bytes", cache.bytes);
}

struct TargetName {
  std::string text;
};

/// The report of the same program on another machine.
struct OtherMachine {
  TargetName target;
};

bool fromJSON(const json::Value &value, TargetName &name, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("name", name.text);
}

bool fromJSON(const json::Value &value, OtherMachine &other, json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("target", other.target);
}
} // namespace

static bool fromJSON(const json::Value &value, ReportSummary &report,
                     json::Path path) {
  json::ObjectMapper mapper(value, path);
  UnmodelledOps unmodelledOps;
  TargetName target;
  std::optional<KeptCache> cache;
  std::vector<OtherMachine> others;
  std::vector<FunctionSummary> functions;
  if (!mapper || !mapper.map("target", target) ||
      !mapper.map("keep_in_cache", cache) ||
      !mapper.map("functions", functions) ||
      !mapper.map("totals", report.totals) ||
      !mapper.map("coverage", unmodelledOps) ||
      !mapper.mapOptional("others", others))
    return false;
  report.target = std::move(target.text);
  for (OtherMachine &other : others)
    report.otherTargets.push_back(std::move(other.target.text));
  if (cache)
    report.keptCache = cache->level + ", " + cache->bytes.str() + " B";
  report.functions.append(std::make_move_iterator(functions.begin()),
                          std::make_move_iterator(functions.end()));
  report.unmodelled = std::move(unmodelledOps.counts);
  Count unmodelled;
  for (const auto &[name, count] : report.unmodelled)
    unmodelled += count;
  report.totals.figures.add("unmodelled", "", unmodelled);
  return true;
}
} // namespace mlir::roofline

//===----------------------------------------------------------------------===//
// Documents
//===----------------------------------------------------------------------===//

/// Returns a syntax error as "line:column: error: message".
static std::string describeSyntaxError(llvm::Error error) {
  std::string text = llvm::toString(std::move(error));
  // ParseError has its position only in its text, as "[line:column, byte=n]: ".
  // The column counts the characters read: in most cases up to the one at
  // fault, in some up to the one before it.
  auto [place, message] = StringRef(text).split("]: ");
  auto [line, column] = place.drop_front().split(',').first.split(':');
  unsigned number = 0;
  llvm::to_integer(column, number, 10);
  constexpr StringLiteral manyDocuments = "Text after end of document";
  if (llvm::is_contained({manyDocuments,
                          StringLiteral("Invalid UTF-8 sequence"),
                          StringLiteral("Unexpected EOF")},
                         message))
    ++number;
  if (message == manyDocuments)
    message = "expected the end of the report; split files with several "
              "reports (--split-input-file) into one per file";
  return (line + ":" + Twine(number) + ": error: not JSON: " + message).str();
}

llvm::Expected<ReportSummary>
mlir::roofline::readJSONReport(llvm::MemoryBufferRef buffer) {
  StringRef name = buffer.getBufferIdentifier();
  auto fail = [&](const Twine &message) {
    return llvm::createStringError(name + ":" + makePrintable(message.str()));
  };
  if (isTooDeep(buffer.getBuffer()))
    return fail(" error: not a report: nested more than " +
                Twine(maxJSONDepth) + " deep");
  llvm::Expected<json::Value> document = json::parse(buffer.getBuffer());
  if (!document)
    return fail(describeSyntaxError(document.takeError()));

  json::Path::Root root("report");
  json::ObjectMapper mapper(*document, root);
  int64_t version = 0;
  bool hasVersion = mapper && mapper.map("schema_version", version);
  if (hasVersion && (version < 1 || version > reportSchemaVersion))
    return fail(" error: expected a report of schema_version 1 to " +
                Twine(reportSchemaVersion) + ", got " + Twine(version));
  ReportSummary report;
  if (!hasVersion || !fromJSON(*document, report, root))
    return fail(" error: not a report: " + llvm::toString(root.getError()));
  report.name = name.str();
  return report;
}
