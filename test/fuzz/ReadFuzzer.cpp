//===- ReadFuzzer.cpp - Fuzz harness for all other readers ----------------===//
//
// The first byte of the input chooses the reader, the second is skipped, and
// the rest is what it reads:
//   j  one or two JSON reports, separated by a line "---"
//   m  measurements as CSV, of this project or of Nsight Compute
//   c  conditions of roofline-diff, one per line
//   o  options of the report, KEY=VALUE per line
//   f  a model file and a program, separated by a line "---"
//   t  a transform schedule and its payload
//   y  edits "OFFSET:BYTE" in one line and MLIR text, which is written as
//      bytecode, edited and read
//
//===----------------------------------------------------------------------===//

#include "FuzzUtils.h"
#include "Readers.h"

using namespace mlir;
using namespace mlir::roofline;

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  FuzzSession::get().collectOpNames();
  fuzz::getHeadSize() = 2;
  return 0;
}

// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  constexpr size_t maxSize = 16384;
  if (size < 2 || size > maxSize)
    return 0;
  // Parsers require a null character after the text.
  std::string text(reinterpret_cast<const char *>(data) + 2, size - 2);
  FuzzSession::begin();
  FuzzSession &session = FuzzSession::get();
  switch (data[0]) {
  case 'j':
    fuzz::readReports(text);
    break;
  case 'm':
    fuzz::readMeasurementFile(text, session);
    break;
  case 'c':
    fuzz::readConditions(text);
    break;
  case 'o':
    fuzz::readOptions(text, session);
    break;
  case 'f':
    fuzz::readModelFile(text, session);
    break;
  case 't':
    fuzz::readSchedule(text, session);
    break;
  case 'y':
    fuzz::readBytecode(text, session);
    break;
  }
  return 0;
}
