//===- TextTokens.h - Tokens of MLIR text -----------------------*- C++ -*-===//

#ifndef ROOFLINE_TEST_FUZZ_TEXTTOKENS_H
#define ROOFLINE_TEST_FUZZ_TEXTTOKENS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::roofline::fuzz {

/// `Value` is all that begins with one of `%#!@^`.
enum class TokenKind { Number, Type, OpName, Word, Value, String, Other };

struct Token {
  TokenKind kind;
  std::string text;
};

using Tokens = std::vector<Token>;

/// The tokens of `text`, white space included. Never fails: what is no token is
/// one of its own.
Tokens tokenize(llvm::StringRef text);

/// The inverse.
std::string join(const Tokens &tokens);

/// Numbers at the edges of types and of sense, and "?".
const std::vector<std::string> &getNumbers();

/// Types of every kind; those without brackets are what `tokenize` knows.
const std::vector<std::string> &getTypes();

} // namespace mlir::roofline::fuzz

#endif // ROOFLINE_TEST_FUZZ_TEXTTOKENS_H
