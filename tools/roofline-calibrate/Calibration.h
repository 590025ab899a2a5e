//===- Calibration.h - Results of a calibration -----------------*- C++ -*-===//
//
// The results of a calibration as plain data between measuring (Measure.h) and
// writing (`writeTarget`), and their assessment. Nothing here runs a kernel, so
// all of it is tested with made-up measurements.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_CALIBRATE_CALIBRATION_H
#define ROOFLINE_TOOLS_CALIBRATE_CALIBRATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir {
class Attribute;
} // namespace mlir

namespace mlir::roofline {

struct SustainedRates;

/// Largest spread of a reliable figure. A larger one is reported and marks the
/// figure as unconfirmed.
inline constexpr double maxSpread = 0.1;
/// Smallest share of the processors that is not reported.
inline constexpr double minProcessorShare = 0.95;

/// Returns the median; for an even number of values, the mean of the two in the
/// middle.
double computeMedian(llvm::ArrayRef<double> values);
/// Returns (max - min) / median.
double computeSpread(llvm::ArrayRef<double> values);

/// One quantity that was measured several times.
struct Figure {
  /// Description of what ran.
  std::string method;
  /// Results [op/s], [B/s] or [s], one per repetition; empty if it could not be
  /// measured.
  std::vector<double> samples;
  /// Why the target file omits the figure; empty if it states it.
  std::string leftOut = {};
  /// True if the figure is stated as unconfirmed.
  bool isUnconfirmed = false;

  /// A bound takes the best run: the largest rate.
  double getBest() const { return *llvm::max_element(samples); }
  /// That of times, and of what is lost.
  double getLeast() const { return *llvm::min_element(samples); }
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
  /// That of the fastest mix of reads and writes.
  Figure bandwidth;
  std::optional<int64_t> capacityBytes = std::nullopt;
  int64_t instances = 1;
  bool isPrivate = false;
  /// Size of a transfer from this level to the next inner one [B].
  std::optional<int64_t> lineBytes = std::nullopt;
  /// Lines of a set; no value where the sets are not known.
  std::optional<int64_t> associativity = std::nullopt;
  /// True if no step in bandwidth confirms the capacity.
  bool isCapacityUnconfirmed = false;
  /// Nodes of the main memory, and if there are several, the bandwidth of the
  /// links of one and the time that an access over them takes longer [s].
  int64_t nodes = 1;
  Figure farBandwidth = {}, farLatency = {};
  /// Reads and writes alone; without samples where they were not measured
  /// apart.
  Figure readBandwidth = {}, writeBandwidth = {};
  /// What is fetched past the end of a run [B]: runs far apart take so much
  /// longer. Without samples where that was not measured.
  Figure prefetch = {};
};

/// The registers of one hardware thread.
struct MeasuredRegisters {
  /// Those of a vector register, of all of them and of the general ones.
  int64_t vectorBytes = 0, allVectorsBytes = 0, generalBytes = 0;
  int64_t instances = 1;
};

/// The block of results in registers with which products in f32 are fastest.
struct MeasuredBlock {
  int64_t rows = 0, columns = 0;
  /// Elements of a line, less of which no step along the sum brings.
  int64_t depth = 0;
  Figure rate = {};
  /// How long after a multiply-add one can follow that adds onto its result
  /// [s].
  Figure latency = {};
};

/// A figure that is only a comment and not part of the target.
struct Aside {
  std::string text;
  std::string unit;
  Figure figure;
};

struct Calibration {
  /// Name of the target.
  std::string name;
  std::string vendor;
  std::string cpuName;
  std::string date;
  unsigned threads = 1;
  /// Fraction of the time in which the threads had their processors.
  double processorShare = 1;
  /// Lines that describe how the measurement was done.
  std::vector<std::string> remarks;
  std::vector<MeasuredRate> rates;
  /// Memory levels, outermost first.
  std::vector<MeasuredLevel> levels;
  /// Inside of the innermost level; none without caches.
  std::optional<MeasuredRegisters> registers = {};
  std::optional<MeasuredBlock> block = {};
  /// Starts of work per second; without samples there are no sustained rates.
  Figure launch = {};
  std::vector<Aside> asides;
  std::vector<std::string> warnings;
};

/// Decides which figures the target states, so that it can be loaded and claims
/// only what was measured:
///   - a figure without samples, or with one that is not positive and finite,
///     is omitted;
///   - a bandwidth below that of a level further out is omitted: what was read
///     from there passed through this level, victim caches aside, so the lower
///     figure is the disturbed one;
///   - a bandwidth of reads or of writes is omitted if it is that of all
///   traffic
///     but for the spreads, and if an outer one or a mix contradicts it;
///   - a far bandwidth above that of the memory of one node is omitted: not the
///     links limited it;
///   - what is fetched past the ends of runs is omitted if it is less than a
///     line;
///   - a matrix rate below the vector rate of its type is omitted, since
///     contractions would use the vector unit.
/// Each omission adds a warning. The following are stated as unconfirmed, with
/// a warning: spreads over `maxSpread`; capacities of levels that are faster
/// than the next one by less than that; all figures of several threads that did
/// not run at once. Fails if no bandwidth of the outermost level or no rate is
/// left, without which there is no target.
llvm::Error judge(Calibration &calibration);

/// Writes an assessed calibration as a target file.
void writeTarget(const Calibration &calibration, llvm::raw_ostream &os);

/// Returns `spec`, a target of ours, with `rates` as its `sustained` map.
Attribute addRates(Attribute spec, const SustainedRates &rates);

/// Parses and checks the text as `--roofline=target=` would.
llvm::Error checkTarget(llvm::StringRef text);

/// Returns a name for a target, derived from the name of the CPU: lower-case
/// letters and digits, separated by dashes.
std::string makeTargetName(llvm::StringRef cpuName);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_CALIBRATE_CALIBRATION_H
