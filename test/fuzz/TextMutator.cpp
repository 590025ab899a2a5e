//===- TextMutator.cpp - Changes MLIR text by its tokens ------------------===//
//
// Random bytes rarely parse. This mutator replaces numbers, types, op names and
// values by others of their kind, everywhere or in one place, and copies,
// drops, moves and nests lines, some of them from earlier inputs.
//
//===----------------------------------------------------------------------===//

#include "FuzzUtils.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <random>

using namespace mlir::roofline::fuzz;
using llvm::StringRef;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {
enum class TokenKind { Number, Type, OpName, Word, Value, String, Other };

struct Token {
  TokenKind kind;
  std::string text;
};

using Tokens = std::vector<Token>;
using Lines = std::vector<std::string>;
using Random = std::mt19937;
} // namespace

static const std::vector<std::string> numbers = {
    "0",          "1",
    "2",          "3",
    "7",          "64",
    "127",        "128",
    "255",        "-1",
    "?",          "65536",
    "2147483647", "2147483648",
    "4294967296", "9223372036854775807",
    "0.0",        "9223372036854775808",
    "-0.0",       "-9223372036854775808",
    "1.0e+308",   "18446744073709551616",
    "4.9e-324",   "0x7FF0000000000000"};

static const std::vector<std::string> types = {
    "f32",
    "f16",
    "bf16",
    "f64",
    "tf32",
    "f80",
    "f128",
    "f8E4M3FN",
    "f8E8M0FNU",
    "f4E2M1FN",
    "f6E2M3FN",
    "i1",
    "i2",
    "i4",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "si8",
    "ui8",
    "index",
    "none",
    "complex<f32>",
    "complex<i8>",
    "vector<4xf32>",
    "vector<[4]xf32>",
    "vector<f32>",
    "vector<0xf32>",
    "tensor<*xf32>",
    "tensor<?x0xf32>",
    "tensor<4x?xi8>",
    "tensor<f32>",
    "memref<*xf32>",
    "memref<?x4xf16, strided<[?, 1], offset: ?>, 3>",
    "memref<4xi4, 1>",
    "!quant.uniform<i8:f32, 1.0>",
    "!quant.uniform<i8<-8:7>:f32:0, {1.0,2.0}>",
    "!llvm.ptr",
    "(f32) -> f32"};

static const std::vector<std::string> words = {
    "d0",        "d1",        "d2",      "s0",        "floordiv", "ceildiv",
    "mod",       "dense",     "true",    "false",     "ins",      "outs",
    "parallel",  "reduction", "window",  "matrix",    "vector",   "special",
    "integer",   "other",     "given",   "unbounded", "private",  "to",
    "iter_args", "unit",      "strided", "bytes_read"};

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static bool isWordChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

/// The length of the token at the start of `text`.
static size_t measureToken(StringRef text, const Tokens &before) {
  auto countWhile = [&](auto holds, size_t from) {
    size_t end = from;
    while (end < text.size() && holds(text[end]))
      ++end;
    return end;
  };
  char first = text.front();
  if (llvm::isSpace(first))
    return countWhile(llvm::isSpace, 1);
  if (first == '"')
    return std::min(text.find('"', 1), text.size() - 1) + 1;
  if (StringRef("%#!@^").contains(first))
    return countWhile([](char c) { return isWordChar(c) || c == ':'; }, 1);
  if (llvm::isDigit(first)) {
    size_t end = countWhile(llvm::isDigit, 1);
    bool isReal = end + 1 < text.size() && text[end] == '.';
    return isReal ? countWhile(isWordChar, end) : end;
  }
  // The "x" of "4x8xf32" and of "?xf32".
  if (first == 'x' && !before.empty() &&
      (before.back().kind == TokenKind::Number ||
       StringRef("?]*").contains(before.back().text)))
    return 1;
  return isWordChar(first) ? countWhile(isWordChar, 1) : 1;
}

static TokenKind classify(StringRef text) {
  char first = text.front();
  if (llvm::isDigit(first) || text == "?")
    return TokenKind::Number;
  if (first == '"')
    return TokenKind::String;
  if (text.size() > 1 && StringRef("%#!@^").contains(first))
    return TokenKind::Value;
  if (!isWordChar(first))
    return TokenKind::Other;
  if (llvm::is_contained(types, text.str()))
    return TokenKind::Type;
  return text.contains('.') ? TokenKind::OpName : TokenKind::Word;
}

static Tokens tokenize(StringRef text) {
  Tokens tokens;
  while (!text.empty()) {
    StringRef token = text.take_front(measureToken(text, tokens));
    tokens.push_back({classify(token), token.str()});
    text = text.drop_front(token.size());
  }
  return tokens;
}

static std::string join(const Tokens &tokens) {
  std::string text;
  for (const Token &token : tokens)
    text += token.text;
  return text;
}

template <typename T>
static const T &pick(const std::vector<T> &from, Random &random) {
  return from[random() % from.size()];
}

/// Another op, mostly of the same dialect.
static std::string pickOpName(StringRef old, Random &random) {
  const std::vector<std::string> &names = getOpNames();
  if (names.empty())
    return old.str();
  std::string prefix = old.split('.').first.str() + ".";
  auto first = std::lower_bound(names.begin(), names.end(), prefix);
  auto last = std::find_if(first, names.end(), [&](const std::string &name) {
    return !StringRef(name).starts_with(prefix);
  });
  if (first == last || random() % 8 == 0)
    return pick(names, random);
  return *(first + random() % (last - first));
}

/// A token of the same kind as `old` from the same text.
static std::string pickFromText(const Tokens &tokens, const Token &old,
                                Random &random) {
  for (int attempt = 0; attempt < 32; ++attempt) {
    const Token &other = pick(tokens, random);
    if (other.kind == old.kind && other.text != old.text &&
        (old.kind != TokenKind::Value || other.text[0] == old.text[0]))
      return other.text;
  }
  return old.text;
}

static std::string pickReplacement(const Tokens &tokens, const Token &old,
                                   Random &random) {
  bool fromText = random() % 3 == 0;
  switch (old.kind) {
  case TokenKind::Number:
    return fromText ? pickFromText(tokens, old, random) : pick(numbers, random);
  case TokenKind::Type:
    return fromText ? pickFromText(tokens, old, random) : pick(types, random);
  case TokenKind::OpName:
    return pickOpName(old.text, random);
  case TokenKind::Word:
    return fromText ? pick(words, random) : pickFromText(tokens, old, random);
  case TokenKind::Value:
  case TokenKind::String:
    return pickFromText(tokens, old, random);
  case TokenKind::Other:
    return random() % 4 ? old.text : "";
  }
  return old.text;
}

/// Replaces a token, or every token with its text, which often keeps the types
/// of values and ops in step.
static void replaceToken(Tokens &tokens, Random &random) {
  const Token old = pick(tokens, random);
  if (llvm::isSpace(old.text.front()))
    return;
  std::string text = pickReplacement(tokens, old, random);
  if (random() % 2) {
    for (Token &token : tokens)
      if (token.text == old.text)
        token.text = text;
    return;
  }
  std::vector<size_t> places;
  for (auto [index, token] : llvm::enumerate(tokens))
    if (token.text == old.text)
      places.push_back(index);
  tokens[pick(places, random)].text = text;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

static Lines splitLines(StringRef text) {
  Lines lines;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    lines.push_back(line.str());
    text = rest;
  }
  return lines;
}

/// Lines of earlier inputs.
static Lines &getPool() {
  static Lines pool;
  return pool;
}

static void fillPool(const Lines &lines, Random &random) {
  constexpr size_t poolSize = 512;
  Lines &pool = getPool();
  for (const std::string &line : lines) {
    if (pool.size() < poolSize)
      pool.push_back(line);
    else if (random() % 16 == 0)
      pool[random() % poolSize] = line;
  }
}

/// Puts the line at `place` into a loop or a branch of its own.
static void nestLine(Lines &lines, size_t place, Random &random) {
  static const std::vector<std::string> heads = {
      "affine.for %nest = 0 to 4 {", "affine.for %nest = 0 to 0 {",
      "affine.parallel (%nest) = (0) to (3) {",
      "%nest = arith.constant 3 : index\nscf.for %nested = %nest to %nest step "
      "%nest {",
      "scf.execute_region {\nscf.yield"};
  lines.insert(lines.begin() + place + 1, "}");
  lines.insert(lines.begin() + place, pick(heads, random));
}

static void changeLines(Lines &lines, Random &random) {
  fillPool(lines, random);
  size_t place = random() % lines.size();
  auto at = lines.begin() + place;
  switch (random() % 6) {
  case 0:
    lines.erase(at);
    return;
  case 1: {
    std::string line = *at;
    lines.insert(lines.begin() + random() % lines.size(), line);
    return;
  }
  case 2:
    std::swap(*at, lines[random() % lines.size()]);
    return;
  case 3:
    return nestLine(lines, place, random);
  default:
    lines.insert(at, pick(getPool(), random));
  }
}

static std::string changeText(StringRef text, Random &random) {
  Tokens tokens = tokenize(text);
  if (random() % 3) {
    replaceToken(tokens, random);
    return join(tokens);
  }
  Lines lines = splitLines(text);
  changeLines(lines, random);
  return llvm::join(lines, "\n") + "\n";
}

static size_t store(StringRef text, uint8_t *data, size_t maxSize) {
  size_t size = std::min(text.size(), maxSize);
  std::copy_n(text.begin(), size, data);
  return size;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  Random random(seed);
  std::string text(reinterpret_cast<char *>(data), size);
  if (random() % 16 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  for (unsigned count = 1 + random() % 4; count > 0 && !text.empty(); --count)
    text = changeText(text, random);
  if (text.empty() || text.size() > maxSize)
    return LLVMFuzzerMutate(data, size, maxSize);
  return store(text, data, maxSize);
}

/// Copies some lines of the second text into the first.
extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1, size_t size1,
                                            const uint8_t *data2, size_t size2,
                                            uint8_t *out, size_t maxSize,
                                            unsigned seed) {
  Random random(seed);
  Lines lines = splitLines({reinterpret_cast<const char *>(data1), size1});
  Lines others = splitLines({reinterpret_cast<const char *>(data2), size2});
  if (lines.empty() || others.empty())
    return 0;
  fillPool(others, random);
  size_t begin = random() % others.size();
  size_t count = 1 + random() % (others.size() - begin);
  lines.insert(lines.begin() + random() % (lines.size() + 1),
               others.begin() + begin, others.begin() + begin + count);
  return store(llvm::join(lines, "\n") + "\n", out, maxSize);
}
