//===- CountFuzzer.cpp - Fuzz harness for Count ---------------------------===//
//
// The input is two counts as text, one per line. If both parse, their
// arithmetic must agree with that of their values at some point.
//
//===----------------------------------------------------------------------===//

#include "FuzzUtils.h"
#include "roofline/Support/Count.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/xxhash.h"
#include <algorithm>

using namespace llvm;
using namespace mlir::roofline;
using fuzz::fail;

static Count getSymbolValue(StringRef name) {
  return 1 + static_cast<int64_t>(xxh3_64bits(name) % 11);
}

/// Returns the value if every symbol has its `getSymbolValue`, or nullopt if a
/// divisor is not positive there.
static std::optional<Count> evaluate(const Count &count) {
  Count value = count.substitute([](StringRef name) -> std::optional<Count> {
    return getSymbolValue(name);
  });
  if (!value.isConstant())
    return std::nullopt;
  return value;
}

/// Reports the text of a count without its names and values as a feature.
static void noteShape(StringRef text) {
  std::string shape;
  for (char c : text) {
    char kind = isDigit(c) ? '9' : isAlpha(c) ? 'a' : c;
    if (shape.empty() || shape.back() != kind)
      shape += kind;
  }
  fuzz::noteFeature("shape", StringRef(shape).take_front(32));
}

static void checkOne(const Count &count) {
  std::string text = count.str();
  noteShape(text);
  std::optional<Count> parsed = Count::parse(text);
  // Results of arithmetic may exceed the limits of parse.
  if (parsed && *parsed != count)
    fail("'" + text + "' reads back as '" + parsed->str() + "'");
  std::optional<Count> value = evaluate(count);
  if (value && count.isKnownNonNegative() && *value < Count(0))
    fail("'" + text + "' is not negative, but is " + value->str());
  if (count.isConstant())
    (void)count.toDouble();
}

/// Checks that `result`, which the operation `name` computed from `a` and `b`,
/// has the value `expected`, computed from their values.
static void checkValue(StringRef name, const Count &a, const Count &b,
                       const Count &result, const Count &expected) {
  checkOne(result);
  std::optional<Count> value = evaluate(result);
  if (value && *value != expected)
    fail((Twine(name) + "('" + a.str() + "', '" + b.str() + "') = '" +
          result.str() + "' is " + value->str() + ", expected " +
          expected.str())
             .str());
}

static void checkOrder(const Count &a, const Count &b) {
  if ((a == b) != !(a < b || b < a) || (a < b && b < a))
    fail("'" + a.str() + "' and '" + b.str() + "' have no order");
  if (a == b && hash_value(a) != hash_value(b))
    fail("'" + a.str() + "' is equal to '" + b.str() + "', their hashes not");
}

static void checkTwo(const Count &a, const Count &b) {
  checkOrder(a, b);
  std::optional<Count> x = evaluate(a), y = evaluate(b);
  if (!x || !y)
    return;
  fuzz::plantFault("count",
                   !a.isConstant() && Count(699) < b && b < Count(800));
  checkValue("add", a, b, a + b, *x + *y);
  checkValue("sub", a, b, a - b, *x - *y);
  checkValue("mul", a, b, a * b, *x * *y);
  checkValue("max", a, b, countMax(a, b), std::max(*x, *y));
  checkValue("min", a, b, countMin(a, b), std::min(*x, *y));
  if (*y < Count(1))
    return;
  checkValue("ceildiv", a, b, countCeilDiv(a, b), countCeilDiv(*x, *y));
  checkValue("floordiv", a, b, countFloorDiv(a, b), countFloorDiv(*x, *y));
}

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  constexpr size_t maxSize = 512; // Products of larger counts are slow.
  if (size > maxSize)
    return 0;
  auto [first, second] =
      StringRef(reinterpret_cast<const char *>(data), size).split('\n');
  std::optional<Count> a = Count::parse(first);
  std::optional<Count> b = Count::parse(second);
  if (a && !Count::parse(a->str()))
    fail("'" + a->str() + "' does not read back");
  if (a)
    checkOne(*a);
  if (a && b)
    checkTwo(*a, *b);
  return 0;
}
