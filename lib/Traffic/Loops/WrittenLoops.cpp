//===- WrittenLoops.cpp - Loops over pieces of a range --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrittenLoops.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// More tile loops around each other than anyone writes.
static constexpr size_t maxCuts = 6;
/// Trip counts beyond are taken as unknown.
static constexpr int64_t maxExtent = int64_t(1) << 40;

int64_t WrittenLoop::getFullTrips() const {
  int64_t trips = extent;
  for (const Cut &cut : cuts)
    trips = std::min(trips, cut.piece);
  return trips;
}

//===----------------------------------------------------------------------===//
// Monotonicity
//===----------------------------------------------------------------------===//

namespace {
struct CountFunction;

/// A sum of symbols with factors, of functions, and of a constant that doesn't
/// matter.
struct CountSum {
  llvm::StringMap<int64_t> slopes;
  std::vector<CountFunction> functions;
};

/// max or min of `operands`, or one operand divided by `divisor`.
struct CountFunction {
  int64_t divisor = 0;
  std::vector<CountSum> operands;
};

/// Reads the text form of a count (see Count.h) without powers, products of
/// symbols, and multiples of functions.
class CountParser {
public:
  explicit CountParser(StringRef text) : rest(text) {}
  bool parse(CountSum &sum) { return parseSum(sum) && rest.empty(); }

private:
  bool parseSum(CountSum &sum);
  bool parseTerm(bool isNegative, CountSum &sum);
  bool parseFunction(bool isDivision, CountFunction &function);
  bool consume(StringRef token) { return rest.consume_front(token); }

  StringRef rest;
};
} // namespace

bool CountParser::parseFunction(bool isDivision, CountFunction &function) {
  do {
    if (isDivision && !function.operands.empty())
      return !rest.consumeInteger(10, function.divisor) &&
             function.divisor > 0 && consume(")");
    if (!parseSum(function.operands.emplace_back()))
      return false;
  } while (consume(", "));
  return !isDivision && consume(")");
}

bool CountParser::parseTerm(bool isNegative, CountSum &sum) {
  int64_t factor = 1;
  if (llvm::isDigit(rest.empty() ? 'x' : rest.front())) {
    if (rest.consumeInteger(10, factor))
      return false;
    if (!consume("*"))
      return true;
  }
  for (auto [name, isDivision] :
       {std::pair("max(", false), std::pair("min(", false),
        std::pair("ceildiv(", true), std::pair("floordiv(", true)})
    if (consume(name))
      return !isNegative && factor == 1 &&
             parseFunction(isDivision, sum.functions.emplace_back()) &&
             !rest.starts_with("*") && !rest.starts_with("^");
  StringRef symbol = rest.take_while(llvm::isAlnum);
  rest = rest.drop_front(symbol.size());
  sum.slopes[symbol] += isNegative ? -factor : factor;
  return !symbol.empty() && !rest.starts_with("*") && !rest.starts_with("^");
}

bool CountParser::parseSum(CountSum &sum) {
  if (!parseTerm(consume("-"), sum))
    return false;
  while (rest.starts_with(" + ") || rest.starts_with(" - ")) {
    bool isNegative = consume(" - ");
    if (!isNegative)
      consume(" + ");
    if (!parseTerm(isNegative, sum))
      return false;
  }
  return true;
}

/// True if sum + factor * added never rises with any symbol. max, min and
/// divisions don't fall if no operand does; what is added to one of them may be
/// added to its operands, times the divisor.
static bool isNonIncreasing(const CountSum &sum,
                            const llvm::StringMap<int64_t> &added,
                            int64_t factor) {
  llvm::StringMap<int64_t> slopes = sum.slopes;
  for (const auto &entry : added) {
    int64_t product;
    if (llvm::MulOverflow(entry.second, factor, product) ||
        llvm::AddOverflow(slopes[entry.first()], product,
                          slopes[entry.first()]))
      return false;
  }
  if (sum.functions.size() == 1) {
    const CountFunction &function = sum.functions.front();
    return llvm::all_of(function.operands, [&](const CountSum &operand) {
      return isNonIncreasing(operand, slopes,
                             std::max<int64_t>(function.divisor, 1));
    });
  }
  auto isNonIncreasingAlone = [](const CountFunction &function) {
    return llvm::all_of(function.operands, [](const CountSum &operand) {
      return isNonIncreasing(operand, {}, 1);
    });
  };
  return llvm::all_of(slopes, [](auto &entry) { return entry.second <= 0; }) &&
         llvm::all_of(sum.functions, isNonIncreasingAlone);
}

bool roofline::isNonIncreasing(StringRef text) {
  CountSum sum;
  return CountParser(text).parse(sum) && ::isNonIncreasing(sum, {}, 1);
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

namespace {
/// Finds how loops around cut the range of a loop, by evaluating its trip count
/// at the first, the last but one and the last iteration of each of them. It
/// never rises, so that all iterations between agree with the former two.
class CutFinder {
public:
  CutFinder(const Count &trips, ArrayRef<WrittenLoop> around)
      : trips(trips), around(around) {}

  std::optional<WrittenLoop> run();

private:
  bool collectCuts();
  std::optional<int64_t> evaluate(const Count &count) const;
  std::optional<int64_t> computeTotal(size_t depth);
  bool verify(size_t depth, int64_t length);

  const Count &trips;
  ArrayRef<WrittenLoop> around;
  WrittenLoop loop;
  /// Iteration of each loop in `loop.cuts`.
  SmallVector<int64_t, 4> point;
};
} // namespace

std::optional<int64_t> CutFinder::evaluate(const Count &count) const {
  Count value = count.substitute([&](StringRef symbol) -> std::optional<Count> {
    for (auto [cut, iteration] : llvm::zip(loop.cuts, point))
      if (symbol == "d" + std::to_string(cut.loop))
        return Count(iteration);
    return std::nullopt;
  });
  std::optional<int64_t> result = value.tryInt64();
  return result && *result >= 0 && *result <= maxExtent ? result : std::nullopt;
}

/// The loops that `trips` depends on must all cut the innermost one of them.
bool CutFinder::collectCuts() {
  SmallVector<std::string> symbols;
  trips.collectSymbols(symbols);
  std::vector<unsigned> numbers;
  for (StringRef symbol : symbols) {
    unsigned number;
    if (!symbol.consume_front("d") || symbol.getAsInteger(10, number) ||
        number >= around.size())
      return false;
    numbers.push_back(number);
  }
  unsigned innermost = *llvm::max_element(numbers);
  loop.cuts = around[innermost].cuts;
  loop.cuts.push_back({innermost, 0});
  return loop.cuts.size() <= maxCuts && llvm::all_of(numbers, [&](unsigned n) {
           return llvm::any_of(loop.cuts, [&](const WrittenLoop::Cut &cut) {
             return cut.loop == n;
           });
         });
}

/// Iterations within one piece of the cut before `depth`, at `point`.
std::optional<int64_t> CutFinder::computeTotal(size_t depth) {
  if (depth == loop.cuts.size())
    return evaluate(trips);
  std::optional<int64_t> pieces = evaluate(around[loop.cuts[depth].loop].trips);
  if (!pieces || *pieces == 0)
    return pieces;
  int64_t before = point[depth];
  point[depth] = *pieces - 1;
  std::optional<int64_t> last = computeTotal(depth + 1);
  point[depth] = before;
  int64_t total;
  if (!last || llvm::MulOverflow(loop.cuts[depth].piece, *pieces - 1, total) ||
      llvm::AddOverflow(total, *last, total) || total > maxExtent)
    return std::nullopt;
  return total;
}

/// True if a piece of `length` iterations is cut as `loop` says from `depth`
/// on.
bool CutFinder::verify(size_t depth, int64_t length) {
  if (depth == loop.cuts.size())
    return evaluate(trips) == length;
  const WrittenLoop::Cut &cut = loop.cuts[depth];
  int64_t pieces = llvm::divideCeil(length, cut.piece);
  if (evaluate(around[cut.loop].trips) != pieces)
    return false;
  int64_t before = point[depth];
  bool isRight = true;
  for (int64_t iteration : {int64_t(0), pieces - 2, pieces - 1}) {
    if (iteration < 0 || !isRight)
      continue;
    point[depth] = iteration;
    isRight = verify(depth + 1, iteration == pieces - 1
                                    ? length - (pieces - 1) * cut.piece
                                    : cut.piece);
  }
  point[depth] = before;
  return isRight;
}

std::optional<WrittenLoop> CutFinder::run() {
  loop.trips = trips;
  if (trips.isConstant()) {
    std::optional<int64_t> extent = evaluate(trips);
    if (!extent)
      return std::nullopt;
    loop.extent = *extent;
    return loop;
  }
  if (!isNonIncreasing(trips.str()) || !collectCuts())
    return std::nullopt;
  point.assign(loop.cuts.size(), 0);
  for (size_t depth = loop.cuts.size(); depth-- > 0;) {
    std::optional<int64_t> piece = computeTotal(depth + 1);
    if (!piece || *piece == 0)
      return std::nullopt;
    loop.cuts[depth].piece = *piece;
  }
  std::optional<int64_t> extent = computeTotal(0);
  if (!extent || *extent == 0 || !verify(0, *extent))
    return std::nullopt;
  loop.extent = *extent;
  return loop;
}

std::optional<WrittenLoop>
roofline::makeWrittenLoop(const Count &trips, ArrayRef<WrittenLoop> around) {
  return CutFinder(trips, around).run();
}
