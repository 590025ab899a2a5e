//===- UnsafeText.cpp - Text that crashes MLIR's parser -------------------===//

#include "roofline/Support/UnsafeText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir::roofline;

static bool isNameCharacter(char c) {
  return isAlnum(c) || c == '_' || c == '$' || c == '.';
}

namespace {
/// Reads a text as far as brackets, names, strings and comments are concerned.
class Scanner {
public:
  Scanner(StringRef text, size_t maxDepth)
      : text(text), maxDepth(maxDepth), maxExpression(16 * maxDepth) {}

  std::optional<UnsafeText> scan() {
    while (position < text.size()) {
      if (isSpace(peek())) {
        ++position;
      } else if (startsText()) {
        if (peek() == '"')
          expression = 0;
        skipText();
      } else {
        size_t begin = position;
        std::string problem = readNext();
        if (problem.empty())
          continue;
        StringRef before = text.take_front(begin);
        return UnsafeText{unsigned(before.count('\n') + 1),
                          unsigned(begin - (before.rfind('\n') + 1) + 1),
                          problem};
      }
    }
    return std::nullopt;
  }

private:
  char peek() const { return position < text.size() ? text[position] : '\0'; }
  bool startsText() const {
    return peek() == '"' || text.substr(position).starts_with("//");
  }
  /// Skips the string or the comment that begins here.
  void skipText() {
    bool isString = text[position] == '"';
    for (++position; position < text.size(); ++position) {
      if (text[position] == '\n' || (isString && text[position] == '"')) {
        ++position;
        return;
      }
      if (isString && text[position] == '\\')
        ++position;
    }
  }
  void skipBlanks() {
    while (isSpace(peek()) || (peek() == '/' && startsText()))
      if (isSpace(peek()))
        ++position;
      else
        skipText();
  }
  StringRef takeName() {
    StringRef name = text.substr(position).take_while(isNameCharacter);
    position += name.size();
    return name;
  }
  /// `<` and `>` may also compare, and `->` is an arrow, so a bracket of
  /// another kind closes them.
  void readBracket() {
    char c = text[position++];
    if (StringRef("([{<").contains(c)) {
      brackets += c;
      return;
    }
    if (c == '>') {
      bool isArrow = position > 1 && text[position - 2] == '-';
      if (!isArrow && !brackets.empty() && brackets.back() == '<')
        brackets.pop_back();
      return;
    }
    while (!brackets.empty() && brackets.back() == '<')
      brackets.pop_back();
    if (!brackets.empty())
      brackets.pop_back();
  }
  /// True if the array that begins after the word `array` is one of `index`.
  bool isIndexArray() {
    skipBlanks();
    if (peek() != '<')
      return false;
    size_t bracket = position++;
    skipBlanks();
    bool isAlias = peek() == '!';
    position += isAlias;
    StringRef type = takeName();
    position = bracket;
    return isAlias ? indexTypes.contains(type) : type == "index";
  }
  /// Reads `!a = index`, or what else begins with an exclamation mark.
  void readTypeAlias() {
    ++position;
    StringRef name = takeName();
    skipBlanks();
    if (peek() != '=')
      return;
    ++position;
    skipBlanks();
    bool isAlias = peek() == '!';
    position += isAlias;
    StringRef type = takeName();
    if (isAlias ? indexTypes.contains(type) : type == "index")
      indexTypes.insert(name);
  }
  /// Reads a bracket, a name or another character. Returns why the parser
  /// crashes on it, or nothing.
  std::string readNext() {
    char c = peek();
    if (StringRef("()[]{}<>").contains(c)) {
      expression = 0;
      readBracket();
      if (brackets.size() > maxDepth)
        return "nested more than " + std::to_string(maxDepth) + " deep";
    } else if (c == '!') {
      readTypeAlias();
    } else if (isNameCharacter(c)) {
      bool isWord =
          position == 0 || !StringRef("#%@^").contains(text[position - 1]);
      StringRef name = takeName();
      expression += name.size();
      if (isWord && name == "array" && isIndexArray())
        return "MLIR's parser can't read arrays of 'index'";
    } else {
      ++position;
      expression = StringRef(",:=").contains(c) ? 0 : expression + 1;
    }
    // Elsewhere are no affine expressions.
    bool isExpression =
        !brackets.empty() && (brackets.back() == '(' || brackets.back() == '[');
    if (isExpression && expression > maxExpression)
      return "an expression of more than " + std::to_string(maxExpression) +
             " characters";
    return "";
  }

  StringRef text;
  const size_t maxDepth, maxExpression;
  size_t position = 0;
  /// The brackets that are open.
  std::string brackets;
  /// How many characters the expression has that is being read.
  size_t expression = 0;
  /// Names of types that are `index`.
  llvm::StringSet<> indexTypes;
};
} // namespace

std::optional<UnsafeText> mlir::roofline::findUnsafeText(StringRef text,
                                                         size_t maxDepth) {
  if (text.starts_with("ML\xefR"))
    return std::nullopt;
  return Scanner(text, maxDepth).scan();
}
