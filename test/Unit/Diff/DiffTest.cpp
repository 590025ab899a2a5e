//===- DiffTest.cpp - Differences between two reports ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Diff.h"

#include "ReportTestUtils.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
/// An op that reads as many bytes as it has flops, and writes none.
struct TestOp {
  std::string location, op;
  Count flops;
  std::optional<double> seconds = 1.0;
};

class DiffTest : public testing::Test {
protected:
  OpRow makeTestRow(const TestOp &test, size_t index) {
    OpRow row;
    row.op = test.op;
    row.location = test.location;
    row.shapes = "4xf32 -> 4xf32";
    row.editCost().work = makeWork(context, test.flops, test.flops, Count());
    row.editCost().estimate.timeSeconds = test.seconds;
    row.editCost().estimate.bound =
        test.seconds ? Bound(Resource::memory("dram")) : Bound::symbolic();
    row.index = index;
    return row;
  }

  Report makeTestReport(ArrayRef<TestOp> ops) {
    SmallVector<OpRow, 0> rows;
    for (const TestOp &op : ops)
      rows.push_back(makeTestRow(op, rows.size()));
    return makeReport(std::move(rows));
  }

  /// Converts a report through JSON, as the tool does.
  static ReportSummary read(const Report &report) {
    std::string text = print(report, writeJSONReport);
    auto summary = readJSONReport({text, "report.json"});
    if (!summary)
      llvm::report_fatal_error(summary.takeError());
    return std::move(*summary);
  }

  MLIRContext context;
};
} // namespace

/// Describes pairs: "a.x=b.x" for a pair, "a.x-" and "+b.x" for an unmatched
/// op; the op follows the ".".
static std::string describePairs(const ReportDiff &diff) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto name = [&](const RowSummary &row) {
    os << row.location << '.' << row.op;
  };
  for (const RowDiff &row : diff.functions.front().rows) {
    os << (text.empty() ? "" : " ");
    if (row.before)
      name(*row.before);
    os << (row.before && row.after ? "=" : row.before ? "-" : "+");
    if (row.after)
      name(*row.after);
  }
  return text;
}

TEST_F(DiffTest, Matching) {
  struct Case {
    StringRef what;
    std::vector<TestOp> before, after;
    StringRef expected;
  };
  const Case cases[] = {
      {"equal structure can't outweigh a name",
       {{"p", "add", 1}, {"q", "add", 2}},
       {{"q", "add", 1}, {"p", "add", 2}},
       "p.add=p.add q.add=q.add"},
      {"a name stays when the op changes",
       {{"conv", "conv2d", 8}},
       {{"conv", "generic", 8}},
       "conv.conv2d=conv.generic"},
      {"fusion: one op goes, one grows",
       {{"bn", "generic", 4}, {"relu", "generic", 2}},
       {{"relu", "generic", 6}},
       "bn.generic- relu.generic=relu.generic"},
      {"one name on many ops: structure, then op, then order",
       {{"n", "pad", 0}, {"n", "conv", 8}, {"n", "add", 4}},
       {{"n", "add", 4}, {"n", "generic", 8}, {"n", "pad", 1}},
       "n.pad=n.pad n.conv=n.generic n.add=n.add"},
      {"more ops of a name before than after",
       {{"n", "add", 1}, {"n", "add", 2}, {"n", "add", 3}},
       {{"n", "add", 2}, {"n", "add", 7}},
       "n.add=n.add n.add=n.add n.add-"},
      {"renamed, but equal in structure",
       {{"p", "add", 1}},
       {{"q", "add", 1}},
       "p.add=q.add"},
      {"renamed and changed: nothing tells that they belong together",
       {{"p", "add", 1}},
       {{"q", "add", 2}},
       "p.add- +q.add"},
      {"positions that moved: structure",
       {{"a.mlir:1:1", "add", 1}, {"a.mlir:2:1", "mul", 2}},
       {{"a.mlir:2:1", "add", 1}, {"a.mlir:3:1", "mul", 2}},
       "a.mlir:1:1.add=a.mlir:2:1.add a.mlir:2:1.mul=a.mlir:3:1.mul"},
      {"equal structure: the one of equal position",
       {{"a.mlir:1:1", "add", 1}, {"a.mlir:2:1", "add", 1}},
       {{"a.mlir:2:1", "add", 1}},
       "a.mlir:1:1.add- a.mlir:2:1.add=a.mlir:2:1.add"},
      {"changed at its position",
       {{"a.mlir:1:1", "add", 1}, {"a.mlir:2:1", "add", 2}},
       {{"a.mlir:2:1", "add", 3}},
       "a.mlir:1:1.add- a.mlir:2:1.add=a.mlir:2:1.add"},
      {"changed and moved, as many of the op: in order",
       {{"unknown", "add", 1}, {"a.mlir:2:1", "mul", 2}, {"unknown", "add", 3}},
       {{"unknown", "add", 10},
        {"a.mlir:9:1", "mul", 20},
        {"unknown", "add", 30}},
       "unknown.add=unknown.add a.mlir:2:1.mul=a.mlir:9:1.mul "
       "unknown.add=unknown.add"},
      {"changed and moved, fewer of the op: nothing is guessed",
       {{"a.mlir:1:1", "add", 1}, {"a.mlir:2:1", "add", 2}},
       {{"a.mlir:7:1", "add", 3}},
       "a.mlir:1:1.add- a.mlir:2:1.add- +a.mlir:7:1.add"},
      {"added ops stand ahead of the op that they precede",
       {{"p", "add", 1}, {"q", "add", 2}},
       {{"p", "add", 1}, {"x", "mul", 5}, {"y", "mul", 6}, {"q", "add", 2}},
       "p.add=p.add +x.mul +y.mul q.add=q.add"},
      {"keys don't run into each other",
       {{"ab", "c", 1}},
       {{"a", "bc", 1}},
       "ab.c- +a.bc"},
  };
  for (const Case &test : cases) {
    ReportSummary before = read(makeTestReport(test.before));
    ReportSummary after = read(makeTestReport(test.after));
    EXPECT_EQ(describePairs(diffReports(before, after)), test.expected)
        << test.what.str();
  }
}

TEST_F(DiffTest, Functions) {
  Report report = makeTestReport({{"p", "add", 1}});
  report.functions.push_back(
      makeFunction("other", {makeTestRow({"p", "add", 2}, 0)}));
  ReportSummary before = read(report);
  // Nested modules may repeat a name: the k-th functions of that name match.
  report.functions.front().name = "other";
  ReportSummary after = read(report);
  ReportDiff diff = diffReports(before, after);
  ASSERT_EQ(diff.functions.size(), 3u);
  EXPECT_EQ(diff.functions[0].getKind(), ChangeKind::Removed);
  EXPECT_EQ(diff.functions[1].getKind(), ChangeKind::Changed);
  EXPECT_EQ(diff.functions[2].getKind(), ChangeKind::Added);
  EXPECT_FALSE(diff.isEmpty());
  EXPECT_TRUE(diffReports(after, after).isEmpty());
}

TEST_F(DiffTest, OldReports) {
  // Without "index", rows are in the order of the file.
  std::string text = print(makeTestReport({{"p", "add", 1}, {"q", "add", 2}}),
                           writeJSONReport);
  for (size_t place; (place = text.find("\"index\"")) != text.npos;)
    text.replace(place, StringRef("\"index\"").size(), "\"ignored\"");
  auto summary = readJSONReport({text, "old.json"});
  ASSERT_TRUE(bool(summary));
  ASSERT_EQ(summary->functions.front().rows.size(), 2u);
  EXPECT_EQ(summary->functions.front().rows[1].location, "q");
}

TEST_F(DiffTest, Exact) {
  // 2^64 + 1 and 2^64 are the same double.
  ReportSummary before =
      read(makeTestReport({{"p", "add", parseCount("18446744073709551616")}}));
  ReportSummary after =
      read(makeTestReport({{"p", "add", parseCount("18446744073709551617")}}));
  ReportDiff diff = diffReports(before, after);
  ASSERT_FALSE(diff.totals.empty());
  EXPECT_EQ(diff.totals.front().name, "bytes");
  EXPECT_EQ(std::get<Count>(diff.totals.front().getDelta()), Count(1));
  std::string text;
  llvm::raw_string_ostream os(text);
  writeJSONDiff(diff, {}, os);
  EXPECT_NE(text.find("\"before\": \"18446744073709551616\""), text.npos);
  EXPECT_NE(text.find("\"delta\": 1,"), text.npos);
}

TEST_F(DiffTest, TextFits) {
  std::string longName(300, 'x');
  Count huge = parseCount(std::string(200, '9'));
  Count symbolic = parseCount("123456789*" + longName + "^7*y^3 + 17*z + 1");
  std::vector<TestOp> before, after;
  for (StringRef prefix : {"", "\x1b[31m", "\xe6\xbc\xa2"}) {
    std::string name = prefix.str() + longName;
    before.push_back({name, name, 1, 1e-30});
    after.push_back({name, "y" + name, huge, 1e300});
    before.push_back({"b" + name, name, symbolic});
    after.push_back({"b" + name, name, huge, std::nullopt});
  }
  ReportSummary first = read(makeTestReport(before));
  ReportSummary last = read(makeTestReport(after));
  first.name = last.target = longName + " " + getHostileName();
  ReportDiff diff = diffReports(first, last);
  ConditionResult result{longName, true, false, longName + " is " + longName};
  std::string text;
  llvm::raw_string_ostream os(text);
  writeTextDiff(diff, result, os);
  for (StringRef line : llvm::split(text, '\n')) {
    EXPECT_LE(displayWidth(line), 120u) << line.str();
    EXPECT_EQ(line.find('\x1b'), StringRef::npos) << line.str();
  }
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

TEST_F(DiffTest, Conditions) {
  struct Case {
    StringRef before, after, condition;
    // 'p' passed, 'F' failed, '?' undecided and thus failed.
    char expected;
  };
  const Case cases[] = {
      // +1% of 1000 is 10, which an increase of exactly 10 does not exceed.
      {"1000", "1010", "bytes>+1%", 'p'},
      {"1000", "1011", "bytes>+1%", 'F'},
      {"1000", "1010", "bytes>=+1%", 'F'},
      {"1000", "1010", "bytes==+1%", 'F'},
      {"1000", "1011", "bytes==+1%", 'p'},
      {"1000", "1010", "bytes!=+1%", 'p'},
      {"1000", "1011", "bytes!=+1%", 'F'},
      {"1000", "1009", "bytes<+1%", 'F'},
      {"1000", "1010", "bytes<=+1%", 'F'},
      {"1000", "1011", "bytes<=+1%", 'p'},
      {"1000", "900", "bytes<-5%", 'F'},
      {"1000", "950", "bytes<-5%", 'p'},
      // 0.1% of 1000 is 1, but 0.1% is not a binary fraction.
      {"1000", "1001", "bytes>+0.1%", 'p'},
      {"1000", "1002", "bytes>+0.1%", 'F'},
      // Beyond 2^53.
      {"9007199254740992", "9007199254740993", "bytes>+0", 'F'},
      {"9007199254740993", "9007199254740993", "bytes>+0", 'p'},
      {"18446744073709551616", "18446744073709551617", "bytes>+0%", 'F'},
      // Changes and values, with prefixes.
      {"1000", "3000", "bytes>+2k", 'p'},
      {"1000", "3001", "bytes>+2 kB", 'F'},
      {"1000", "3048", "bytes>+2Ki", 'p'},
      {"1000", "3049", "bytes > +2KiB", 'F'},
      {"3000", "1000", "bytes<-1999", 'F'},
      {"3000", "1000", "bytes<-2000", 'p'},
      {"1", "1500000", "flops>1.5M", 'p'},
      {"1", "1500001", "flops>1.5 MFLOP", 'F'},
      {"1", "1", "transcendentals==0", 'F'},
      // From 0: 0 to 0 is 0%, 0 to more is more than any percentage.
      {"0", "0", "bytes>+1%", 'p'},
      {"0", "0", "bytes>-1%", 'F'},
      {"0", "0", "bytes>=+0%", 'F'},
      {"0", "1", "bytes>+1000000%", 'F'},
      {"0", "1", "bytes<+1000000%", 'p'},
      // Symbols: the condition must hold for all of their values.
      {"4*n", "4*n", "bytes>+0", 'p'},
      {"4*n", "4*n + 8", "bytes>+7", 'F'},
      {"4*n", "4*n + 8", "bytes>+8", 'p'},
      {"4*n", "8*n", "bytes>+1%", '?'},
      {"8*n", "4*n", "bytes>+1%", 'p'},
      {"4*n", "4*m", "bytes>+1%", '?'},
      {"4*n", "4*n + 1", "bytes>1k", '?'},
      {"4*n", "4*n + 1", "bytes>0", 'F'},
  };
  for (const Case &test : cases) {
    ReportSummary before =
        read(makeTestReport({{"p", "add", parseCount(test.before)}}));
    ReportSummary after =
        read(makeTestReport({{"p", "add", parseCount(test.after)}}));
    ReportDiff diff = diffReports(before, after);
    for (StringRef scope : {"", "any-op:", "function main :"}) {
      std::string text = (scope + test.condition).str();
      std::optional<Condition> condition =
          parseCondition(text, [&](size_t, const Twine &message) {
            ADD_FAILURE() << text << ": " << message.str();
          });
      ASSERT_TRUE(condition.has_value());
      ConditionResult result = evaluate(*condition, diff);
      char outcome = !result.failed ? 'p' : result.isDecided ? 'F' : '?';
      EXPECT_EQ(outcome, test.expected)
          << test.before.str() << " -> " << test.after.str() << " " << text
          << ": " << result.reason;
    }
  }
}

static char getOutcome(StringRef text, const ReportSummary &before,
                       const ReportSummary &after) {
  std::optional<Condition> condition =
      parseCondition(text, [](size_t, const Twine &) {});
  if (!condition)
    return '!';
  ConditionResult result = evaluate(*condition, diffReports(before, after));
  return !result.failed ? 'p' : result.isDecided ? 'F' : '?';
}

TEST_F(DiffTest, Times) {
  ReportSummary before = read(makeTestReport({{"p", "add", 1, 1e-6}}));
  ReportSummary after = read(makeTestReport({{"p", "add", 1, 3e-6}}));
  EXPECT_EQ(getOutcome("time>+199%", before, after), 'F');
  EXPECT_EQ(getOutcome("time>+1.9us", before, after), 'F');
  EXPECT_EQ(getOutcome("time>+2.1us", before, after), 'p');
  EXPECT_EQ(getOutcome("time>+2.1\xc2\xb5s", before, after), 'p');
  EXPECT_EQ(getOutcome("time>2999ns", before, after), 'F');
  EXPECT_EQ(getOutcome("time>3.1 us", before, after), 'p');
  EXPECT_EQ(getOutcome("time>+0", before, before), 'p');
  EXPECT_EQ(getOutcome("time_upper>+0", before, after), 'F');
  // Decimal numbers, as reports write them: 3e-6 - 1e-6 is 2e-6, or 200%, which
  // it is not in doubles.
  EXPECT_EQ(getOutcome("time>=+2us", before, after), 'F');
  EXPECT_EQ(getOutcome("time>+2us", before, after), 'p');
  EXPECT_EQ(getOutcome("time>=+200%", before, after), 'F');
  EXPECT_EQ(getOutcome("time>+200%", before, after), 'p');
  EXPECT_EQ(getOutcome("time==3us", before, after), 'F');
  // Large and small ones.
  ReportSummary age = read(makeTestReport({{"p", "add", 1, 4e17}}));
  EXPECT_EQ(getOutcome("time==400000000000000000 s", before, age), 'F');
  ReportSummary least = read(makeTestReport({{"p", "add", 1, 5e-324}}));
  EXPECT_EQ(getOutcome("time>0", before, least), 'F');
  // The last bits of a sum depend on the order of the ops.
  double next = std::nextafter(3e-6, 1);
  ReportSummary last = read(makeTestReport({{"p", "add", 1, next}}));
  EXPECT_EQ(getOutcome("time>+0%", after, last), 'p');
  ReportSummary more = read(makeTestReport({{"p", "add", 1, 3e-6 + 1e-17}}));
  EXPECT_EQ(getOutcome("time>+0%", after, more), 'F');
  // Unknown times never pass, even if both are unknown.
  ReportSummary unknown = read(makeTestReport({{"p", "add", 1, std::nullopt}}));
  EXPECT_EQ(getOutcome("time>+0", before, unknown), '?');
  EXPECT_EQ(getOutcome("time<5s", unknown, unknown), '?');
  EXPECT_EQ(getOutcome("any-op:time>+50%", unknown, before), '?');
  EXPECT_EQ(getOutcome("bytes>+0", unknown, before), 'p');
}

TEST_F(DiffTest, AddedAndRemoved) {
  ReportSummary before = read(makeTestReport({{"p", "add", 100}}));
  ReportSummary after = read(makeTestReport({{"q", "mul", 100}}));
  EXPECT_EQ(getOutcome("bytes!=+0", before, after), 'p');
  EXPECT_EQ(getOutcome("any-op:bytes>+99", before, after), 'F');
  EXPECT_EQ(getOutcome("any-op:bytes>+100", before, after), 'p');
  EXPECT_EQ(getOutcome("any-op:bytes>+500%", before, after), 'F');
  EXPECT_EQ(getOutcome("any-op:bytes<=-100%", before, after), 'F');
  // The removed op has no bytes after.
  EXPECT_EQ(getOutcome("any-op:bytes<100", before, after), 'p');
}

TEST_F(DiffTest, NeverPassSilently) {
  Report report = makeTestReport({{"p", "add", 100}});
  ReportSummary plain = read(report);
  EXPECT_EQ(getOutcome("bytes@l9>+1%", plain, plain), '?');
  EXPECT_EQ(getOutcome("function f:bytes>+1%", plain, plain), '?');

  // Only one report has a function of that name.
  report.functions.front().name = "f";
  ReportSummary renamed = read(report);
  EXPECT_EQ(getOutcome("function f:bytes>+1%", plain, renamed), '?');
  EXPECT_EQ(getOutcome("function main:bytes>+1%", plain, renamed), '?');
  EXPECT_EQ(getOutcome("function main:bytes>1k", plain, renamed), '?');
  EXPECT_EQ(getOutcome("function f:bytes>1k", plain, renamed), 'p');
  report.functions.front().name = "main";

  // Ops without a model are not in any figure.
  report.coverage.unmodelled["test.op"] = 1;
  ReportSummary partial = read(report);
  EXPECT_EQ(getOutcome("bytes>+1%", plain, partial), '?');
  EXPECT_EQ(getOutcome("bytes>+1%", partial, plain), '?');
  EXPECT_EQ(getOutcome("bytes>+1%", partial, partial), 'p');
  EXPECT_EQ(getOutcome("bytes>1k", partial, partial), '?');
  EXPECT_EQ(getOutcome("bytes>1k", partial, plain), 'p');
  EXPECT_EQ(getOutcome("unmodelled>+0", plain, partial), 'F');
  EXPECT_EQ(getOutcome("unmodelled>0", plain, plain), 'p');
  report.coverage.unmodelled.clear();

  // With an unbounded number of executions, only equal figures compare.
  report.functions.front().rows.front().unbounded = true;
  report.functions.front().totals.totals.unbounded = true;
  report.moduleTotals.totals.unbounded = true;
  ReportSummary unbounded = read(report);
  EXPECT_EQ(getOutcome("bytes>+1%", unbounded, unbounded), 'p');
  EXPECT_EQ(getOutcome("bytes>1k", unbounded, unbounded), '?');
  EXPECT_EQ(getOutcome("peak_live_bytes>1k", unbounded, unbounded), 'p');
  ReportSummary less = read(makeTestReport({{"p", "add", 50}}));
  EXPECT_EQ(getOutcome("bytes>+1%", unbounded, less), '?');
  EXPECT_EQ(getOutcome("any-op:bytes>+1%", unbounded, less), '?');
}
