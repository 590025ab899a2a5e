//===- Calibration.h - What was measured, and what to make of it *- C++ -*-===//
//
// Plain data between measuring (Measure.h) and writing (`writeTarget`), and the
// judgement of it. Nothing here runs a kernel, so all of it is tested with
// measurements made up for the purpose.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_CALIBRATION_H
#define ROOFLINE_TOOLS_CALIBRATE_CALIBRATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::roofline {

/// A spread over this is reported and marks a figure as unconfirmed.
inline constexpr double maxSpread = 0.1;
/// A smaller share of the processors than this is reported.
inline constexpr double minProcessorShare = 0.95;

/// Of an even number of values: the mean of the two in the middle.
double computeMedian(llvm::ArrayRef<double> values);
/// (max - min) / median.
double computeSpread(llvm::ArrayRef<double> values);

/// One quantity, measured several times.
struct Figure {
  /// What ran.
  std::string method;
  /// [op/s] or [B/s], one per repetition; empty if it could not be measured.
  std::vector<double> samples;
  /// Why the target file does not state it; empty if it does.
  std::string leftOut = {};
  /// Stated, but not to be relied on.
  bool isUnconfirmed = false;

  double getMedian() const { return computeMedian(samples); }
  double getSpread() const { return computeSpread(samples); }
  bool isStated() const { return leftOut.empty(); }
};

/// A compute rate.
struct MeasuredRate {
  std::string unit;
  std::string type;
  Figure rate;
};

/// A memory level.
struct MeasuredLevel {
  std::string name;
  Figure bandwidth;
  std::optional<int64_t> capacityBytes = std::nullopt;
  int64_t instances = 1;
  bool isPrivate = false;
  /// What is moved at a time from here to the level inside.
  std::optional<int64_t> lineBytes = std::nullopt;
  std::optional<int64_t> registerBytes = std::nullopt;
  /// Set where no step in bandwidth marks the capacity.
  bool isCapacityUnconfirmed = false;
};

/// A figure for the reader, which is no part of the target.
struct Aside {
  std::string text;
  std::string unit;
  Figure figure;
};

struct Calibration {
  /// Of the target.
  std::string name;
  std::string vendor;
  std::string cpuName;
  std::string date;
  unsigned threads = 1;
  /// The part of the time in which the threads had their processors.
  double processorShare = 1;
  /// Lines about how this was measured.
  std::vector<std::string> remarks;
  std::vector<MeasuredRate> rates;
  /// Outermost first.
  std::vector<MeasuredLevel> levels;
  std::vector<Aside> asides;
  std::vector<std::string> warnings;
};

/// Decides which figures the target states, such that it loads and claims
/// nothing that was not measured:
///   - a figure without samples, or with one that is not positive and finite,
///     is left out;
///   - a bandwidth under that of a level further out is left out: what was read
///     from there passed through here, victim caches aside, so the lower figure
///     is the disturbed one;
///   - a matrix rate under the vector rate of its type is left out, since the
///     vector unit is what contractions would take.
/// Each of these adds a warning. So do, and are stated as unconfirmed: spreads
/// over `maxSpread`; capacities of levels that are less than that faster than
/// the next one; all figures of several threads that did not run at once. Fails
/// if no bandwidth of the outermost level or no rate is left, without which
/// there is no target.
llvm::Error judge(Calibration &calibration);

/// Writes a judged calibration as a target file.
void writeTarget(const Calibration &calibration, llvm::raw_ostream &os);

/// Reads the text as `--roofline=target=` would.
llvm::Error checkTarget(llvm::StringRef text);

/// A name for a target made of the CPU's: lower-case letters and digits, with
/// dashes between.
std::string makeTargetName(llvm::StringRef cpuName);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_CALIBRATION_H
