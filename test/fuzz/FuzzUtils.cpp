//===- FuzzUtils.cpp - Helpers of the fuzz harnesses ----------------------===//

#include "FuzzUtils.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <cstdlib>

using namespace mlir;
using namespace mlir::roofline;

/// libFuzzer reads this section after every input; the attribute keeps the
/// compiler from removing it.
static constexpr size_t numCounters = 1 << 14;
__attribute__((used, section("__libfuzzer_extra_counters"))) static uint8_t
    counters[numCounters];

void fuzz::noteFeature(StringRef kind, StringRef feature) {
  std::string text = (kind + "\n" + feature).str();
  counters[llvm::xxh3_64bits(text) % numCounters] = 1;
}

void fuzz::noteDiagnostic(Diagnostic &diagnostic) {
  std::string text = diagnostic.str(), kept;
  bool quoted = false;
  for (char c : text) {
    if (c == '\'' || c == '"')
      quoted = !quoted;
    else if (!quoted && !llvm::isDigit(c))
      kept += c;
  }
  noteFeature("diagnostic", StringRef(kept).take_front(48));
}

void fuzz::fail(const std::string &message) {
  llvm::errs() << "fuzz: " << message << "\n";
  std::abort();
}

void fuzz::plantFault(StringRef name, bool isFault) {
  static const char *planted = std::getenv("ROOFLINE_FUZZ_PLANT");
  if (isFault && planted && name == planted)
    fail("planted fault");
}

void fuzz::checkText(StringRef text, StringRef format) {
  auto *begin = reinterpret_cast<const llvm::UTF8 *>(text.begin());
  if (!llvm::isLegalUTF8String(&begin, begin + text.size()))
    fail("no valid UTF-8: " + format.str());
}

void fuzz::checkJSON(StringRef text, StringRef format) {
  checkText(text, format);
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value)
    fail(llvm::toString(value.takeError()) + " in " + format.str());
}

void fuzz::checkColumns(StringRef text) {
  constexpr int maxColumns = 120;
  for (StringRef line : llvm::split(text, '\n'))
    if (llvm::sys::unicode::columnWidthUTF8(line) > maxColumns)
      fail("more than 120 columns: " + line.str());
}

size_t &fuzz::getHeadSize() {
  static size_t size = 0;
  return size;
}

std::vector<std::string> &fuzz::getOpNames() {
  static std::vector<std::string> names;
  return names;
}

/// LLVM keeps what it allocates until it exits, and its allocators poison
/// memory in our code that libMLIR.so, built without sanitizers, doesn't
/// unpoison.
extern "C" const char *__asan_default_options() {
  return "detect_leaks=0:allow_user_poisoning=0";
}
