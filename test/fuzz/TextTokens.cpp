//===- TextTokens.cpp - Tokens of MLIR text -------------------------------===//

#include "TextTokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using namespace mlir::roofline::fuzz;
using llvm::StringRef;

const std::vector<std::string> &fuzz::getNumbers() {
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
  return numbers;
}

const std::vector<std::string> &fuzz::getTypes() {
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
  return types;
}

static bool isWordChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

/// Returns the length of the token at the start of `text`.
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
    return countWhile(isWordChar, 1);
  if (llvm::isDigit(first)) {
    size_t end = countWhile(llvm::isDigit, 1);
    bool isReal = end + 1 < text.size() && text[end] == '.';
    return isReal ? countWhile(isWordChar, end) : end;
  }
  // The "x" in "4x8xf32" and in "?xf32".
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
  if (text == "x")
    return TokenKind::Other;
  if (text.size() > 1 && StringRef("%#!@^").contains(first))
    return TokenKind::Value;
  if (!isWordChar(first))
    return TokenKind::Other;
  if (llvm::is_contained(getTypes(), text.str()))
    return TokenKind::Type;
  return text.contains('.') ? TokenKind::OpName : TokenKind::Word;
}

Tokens fuzz::tokenize(StringRef text) {
  Tokens tokens;
  while (!text.empty()) {
    StringRef token = text.take_front(measureToken(text, tokens));
    tokens.push_back({classify(token), token.str()});
    text = text.drop_front(token.size());
  }
  return tokens;
}

std::string fuzz::join(const Tokens &tokens) {
  std::string text;
  for (const Token &token : tokens)
    text += token.text;
  return text;
}
