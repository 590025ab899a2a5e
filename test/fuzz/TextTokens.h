//===- TextTokens.h - Tokens of MLIR text -----------------------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_TEXTTOKENS_H
#define ROOFLINE_TEST_FUZZ_TEXTTOKENS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::roofline::fuzz {

/// Kind of a token. `Value` covers everything that begins with one of `%#!@^`.
enum class TokenKind { Number, Type, OpName, Word, Value, String, Other };

struct Token {
  TokenKind kind;
  std::string text;
};

using Tokens = std::vector<Token>;

/// Splits `text` into tokens, including white space. Never fails: anything else
/// is a token of its own.
Tokens tokenize(llvm::StringRef text);

/// Concatenates tokens; the inverse of `tokenize`.
std::string join(const Tokens &tokens);

/// Returns numbers at the limits of types and other special ones, and "?".
const std::vector<std::string> &getNumbers();

/// Returns types of every kind; `tokenize` recognises those without brackets.
const std::vector<std::string> &getTypes();

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_TEXTTOKENS_H
