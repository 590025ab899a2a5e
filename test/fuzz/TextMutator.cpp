//===- TextMutator.cpp - Mutates MLIR text by tokens ----------------------===//
//
// Mutates text, as random bytes rarely parse: replaces numbers, types, op names
// and values by others of their kind, everywhere or in one place; copies,
// drops, moves and nests ops; and takes lines from earlier inputs.
//
//===----------------------------------------------------------------------===//

#include "FuzzUtils.h"
#include "TextTokens.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>
#include <iterator>
#include <random>

using namespace mlir::roofline::fuzz;
using llvm::StringRef;

// libFuzzer requires these names.
extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {
using Lines = std::vector<std::string>;
using Random = std::mt19937;
} // namespace

/// True while the text to change is a JSON report.
static bool isReport = false;

static void setKind(StringRef input) {
  isReport = getHeadSize() != 0 && input.starts_with("j");
}

static const std::vector<std::string> words = {
    "d0",        "d1",        "d2",      "s0",         "floordiv", "ceildiv",
    "mod",       "dense",     "true",    "false",      "ins",      "outs",
    "parallel",  "reduction", "window",  "matrix",     "vector",   "special",
    "integer",   "other",     "given",   "unbounded",  "private",  "to",
    "iter_args", "unit",      "strided", "bytes_read", "null"};

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

template <typename T>
static const T &pick(const std::vector<T> &from, Random &random) {
  return from[random() % from.size()];
}

/// Returns another op, mostly of the same dialect.
static std::string pickOpName(StringRef old, Random &random) {
  const std::vector<std::string> &names = getOpNames();
  if (names.empty())
    return old.str();
  std::string prefix = old.split('.').first.str() + ".";
  auto first = llvm::lower_bound(names, prefix);
  auto last = std::find_if(first, names.end(), [&](const std::string &name) {
    return !StringRef(name).starts_with(prefix);
  });
  if (first == last || random() % 8 == 0)
    return pick(names, random);
  return *(first + random() % (last - first));
}

/// Returns a token of the same kind as `old` from the same text.
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
    return fromText ? pickFromText(tokens, old, random)
                    : pick(getNumbers(), random);
  case TokenKind::Type:
    return fromText ? pickFromText(tokens, old, random)
                    : pick(getTypes(), random);
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

/// Returns a token that is not white space, preferring kinds that are likely to
/// keep the program valid.
static const Token &pickToken(const Tokens &tokens, Random &random) {
  static constexpr TokenKind kinds[] = {
      TokenKind::Number, TokenKind::Number, TokenKind::Number,
      TokenKind::Type,   TokenKind::Type,   TokenKind::OpName,
      TokenKind::OpName, TokenKind::Value,  TokenKind::Value,
      TokenKind::Word,   TokenKind::String, TokenKind::Other};
  for (int attempt = 0; attempt < 8; ++attempt) {
    TokenKind kind = kinds[random() % std::size(kinds)];
    std::vector<const Token *> found;
    for (const Token &token : tokens)
      if (token.kind == kind && !llvm::isSpace(token.text.front()))
        found.push_back(&token);
    if (!found.empty())
      return *pick(found, random);
  }
  return pick(tokens, random);
}

/// Replaces a token or all tokens with the same text, which often keeps the
/// types of values and ops consistent.
static void replaceToken(Tokens &tokens, Random &random) {
  const Token old = pickToken(tokens, random);
  std::string text = pickReplacement(tokens, old, random);
  // Equal numbers of a report have nothing in common.
  bool isShape = !isReport && old.kind == TokenKind::Number;
  bool isType = isShape || old.kind == TokenKind::Type;
  bool everywhere = random() % 4 < (isType ? 3 : 1);
  std::vector<size_t> places;
  for (auto [index, token] : llvm::enumerate(tokens))
    if (token.text == old.text)
      places.push_back(index);
  if (!everywhere)
    places = {pick(places, random)};
  for (size_t place : places)
    tokens[place].text = text;
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

/// Returns the pool of lines of earlier inputs.
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

static size_t measureIndent(StringRef line) {
  return line.size() - line.ltrim().size();
}

static bool opensRegion(StringRef line) {
  return line.ends_with("{") || line.ends_with(":");
}

/// Returns the number of opening minus closing brackets.
static int countBrackets(StringRef line) {
  int depth = 0;
  for (char c : line)
    depth += StringRef("({[").contains(c) - StringRef(")}]").contains(c);
  return depth;
}

/// Returns the lines [first, second) of the op at or before `place`, including
/// its regions, judged by indentation and brackets.
static std::pair<size_t, size_t> findOp(const Lines &lines, size_t place) {
  while (place > 0 && !opensRegion(lines[place - 1]) &&
         measureIndent(lines[place]) > measureIndent(lines[place - 1]))
    --place;
  size_t indent = measureIndent(lines[place]);
  size_t end = place;
  int depth = 0;
  do
    depth += countBrackets(lines[end++]);
  while (end < lines.size() &&
         (depth > 0 || measureIndent(lines[end]) > indent));
  return {place, end};
}

/// Moves an op into a loop or another op with a region.
static void nestOp(Lines &lines, size_t begin, size_t end, Random &random) {
  static const std::vector<std::string> heads = {
      "affine.for %nest = 0 to 4 {", "affine.for %nest = 0 to 0 {",
      "affine.for %nest = 0 to 9223372036854775807 step 3 {",
      "affine.parallel (%nest) = (0) to (3) {",
      "%nest = arith.constant 3 : index\n"
      "scf.for %nested = %nest to %nest step %nest {"};
  lines.insert(lines.begin() + end, "}");
  lines.insert(lines.begin() + begin, pick(heads, random));
}

static void changeLines(Lines &lines, Random &random) {
  fillPool(lines, random);
  auto [begin, end] = findOp(lines, random() % lines.size());
  Lines op(lines.begin() + begin, lines.begin() + end);
  auto insert = [&](const Lines &inserted) {
    size_t place = lines.empty() ? 0 : random() % lines.size();
    if (!lines.empty())
      place = findOp(lines, place).first;
    lines.insert(lines.begin() + place, inserted.begin(), inserted.end());
  };
  switch (random() % (isReport ? 3 : 6)) {
  case 0:
    lines.erase(lines.begin() + begin, lines.begin() + end);
    return;
  case 1:
    return insert(op);
  case 2:
    lines.erase(lines.begin() + begin, lines.begin() + end);
    return insert(op);
  case 3:
  case 4:
    return nestOp(lines, begin, end, random);
  default:
    return insert({pick(getPool(), random)});
  }
}

static std::string changeText(StringRef text, Random &random) {
  Tokens tokens = tokenize(text);
  if (random() % (isReport ? 16 : 4)) {
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
  setKind(StringRef(reinterpret_cast<char *>(data), size));
  size_t head = std::min(getHeadSize(), size);
  data += head;
  size -= head;
  maxSize -= head;
  std::string text(reinterpret_cast<char *>(data), size);
  auto mutateBytes = [&]() {
    return head + LLVMFuzzerMutate(data, size, maxSize);
  };
  if (text.empty() || random() % 32 == 0)
    return mutateBytes();
  do
    text = changeText(text, random);
  while (!text.empty() && random() % 3 == 0);
  if (text.empty() || text.size() > maxSize)
    return mutateBytes();
  return head + store(text, data, maxSize);
}

/// Returns `text` with its symbols and aliases renamed, so that it can be
/// placed next to its original.
static std::string renameSymbols(StringRef text) {
  Tokens tokens = tokenize(text);
  for (Token &token : tokens)
    if (token.kind == TokenKind::Value &&
        !StringRef(token.text).contains('.') &&
        StringRef("@#").contains(token.text.front()))
      token.text += "z";
  return join(tokens);
}

/// Combines both texts: concatenates them, or inserts an op of the second into
/// the first, or mutates the first alone. libFuzzer requests this as often as a
/// mutation.
static std::string combine(StringRef first, StringRef second, Random &random) {
  Lines lines = splitLines(first), others = splitLines(second);
  fillPool(others, random);
  switch (isReport ? 2 : random() % 4) {
  case 0:
    return (first + "\n" + renameSymbols(second)).str();
  case 1: {
    auto [begin, end] = findOp(others, random() % others.size());
    size_t place = findOp(lines, random() % lines.size()).first;
    lines.insert(lines.begin() + place, others.begin() + begin,
                 others.begin() + end);
    return llvm::join(lines, "\n") + "\n";
  }
  default:
    return changeText(first, random);
  }
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1, size_t size1,
                                            const uint8_t *data2, size_t size2,
                                            uint8_t *out, size_t maxSize,
                                            unsigned seed) {
  Random random(seed);
  StringRef first(reinterpret_cast<const char *>(data1), size1);
  StringRef second(reinterpret_cast<const char *>(data2), size2);
  size_t head = getHeadSize();
  if (first.size() <= head || second.size() <= head ||
      first.take_front(head) != second.take_front(head))
    return 0;
  setKind(first);
  std::string text =
      first.take_front(head).str() +
      combine(first.drop_front(head), second.drop_front(head), random);
  return text.size() > maxSize ? 0 : store(text, out, maxSize);
}
// NOLINTEND(readability-identifier-naming)
