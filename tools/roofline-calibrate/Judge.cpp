//===- Judge.cpp - Decides which figures a target states ------------------===//

#include "Calibration.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;
using llvm::Twine;

double mlir::roofline::computeMedian(llvm::ArrayRef<double> values) {
  assert(!values.empty() && "no median of nothing");
  std::vector<double> sorted(values);
  llvm::sort(sorted);
  size_t middle = sorted.size() / 2;
  if (sorted.size() % 2)
    return sorted[middle];
  return sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2;
}

double mlir::roofline::computeSpread(llvm::ArrayRef<double> values) {
  auto [least, most] = std::minmax_element(values.begin(), values.end());
  return (*most - *least) / computeMedian(values);
}

namespace {

class Judge {
public:
  explicit Judge(Calibration &calibration) : calibration(calibration) {}
  llvm::Error judge();

private:
  void warn(const Twine &text) { calibration.warnings.push_back(text.str()); }
  /// Omits `figure` from the target, with a reason.
  void leaveOut(Figure &figure, const Twine &name, const Twine &reason);
  void judgeSamples(Figure &figure, const Twine &name);
  void judgeSpread(Figure &figure, const Twine &name);
  void judgeOtherWork();
  void judgeMatrixRates();
  void judgeBandwidthOrder();
  void judgeDirections();
  void judgePrefetch(MeasuredLevel &level);
  void judgeFar(MeasuredLevel &level);
  void judgeCapacities();

  Calibration &calibration;
  /// Names and spreads of figures with a large spread.
  std::vector<std::string> unsteady;
};

} // namespace

void Judge::leaveOut(Figure &figure, const Twine &name, const Twine &reason) {
  figure.leftOut = reason.str();
  warn(name + ": " + reason + ": left out");
}

void Judge::judgeSamples(Figure &figure, const Twine &name) {
  if (!figure.leftOut.empty())
    return leaveOut(figure, name, figure.leftOut);
  if (figure.samples.empty())
    return leaveOut(figure, name, "not measured");
  for (double sample : figure.samples)
    if (!std::isfinite(sample) || sample <= 0)
      return leaveOut(figure, name, "a run gave no positive finite figure");
}

void Judge::judgeSpread(Figure &figure, const Twine &name) {
  if (!figure.isStated() || figure.getSpread() <= maxSpread)
    return;
  figure.isUnconfirmed = true;
  unsteady.push_back(
      (name + llvm::formatv(" {0:P1}", figure.getSpread())).str());
}

/// Reports other work on the machine. Time without a processor is not counted,
/// but the programs that ran meanwhile used the caches. With several threads,
/// some ran while others waited, and then had shared caches, memory and, for
/// two threads of one core, its units to themselves.
void Judge::judgeOtherWork() {
  if (calibration.processorShare >= minProcessorShare)
    return;
  bool isOne = calibration.threads == 1;
  warn(llvm::formatv("the threads had their processors {0:P0} of the time: "
                     "other work ran{1}",
                     calibration.processorShare,
                     isOne ? ", and used caches and memory, too"
                           : ", the threads did not run at once: all figures "
                             "are unconfirmed"));
  if (isOne)
    return;
  for (MeasuredRate &rate : calibration.rates)
    rate.rate.isUnconfirmed = true;
  if (calibration.block)
    calibration.block->latency.isUnconfirmed = true;
  for (MeasuredLevel &level : calibration.levels)
    for (Figure *figure :
         {&level.bandwidth, &level.readBandwidth, &level.writeBandwidth,
          &level.farBandwidth, &level.farLatency, &level.prefetch})
      figure->isUnconfirmed = true;
}

void Judge::judgeMatrixRates() {
  for (MeasuredRate &matrix : calibration.rates) {
    if (matrix.unit != "matrix" || !matrix.rate.isStated())
      continue;
    for (const MeasuredRate &vector : calibration.rates)
      if (vector.unit == "vector" && vector.type == matrix.type &&
          vector.rate.isStated() &&
          matrix.rate.getBest() < vector.rate.getBest())
        leaveOut(matrix.rate, "matrix " + matrix.type,
                 llvm::formatv("{0:e2} op/s is under the {1:e2} of vector {2}",
                               matrix.rate.getBest(), vector.rate.getBest(),
                               vector.type));
  }
}

void Judge::judgeBandwidthOrder() {
  const MeasuredLevel *outer = nullptr;
  for (MeasuredLevel &level : calibration.levels) {
    if (!level.bandwidth.isStated())
      continue;
    double best = level.bandwidth.getBest();
    if (outer && best < outer->bandwidth.getBest())
      leaveOut(level.bandwidth, level.name,
               llvm::formatv("{0:e2} B/s is under the {1:e2} of {2} outside it",
                             best, outer->bandwidth.getBest(), outer->name));
    else
      outer = &level;
  }
}

/// Reads and writes have bandwidths of their own where they are slower than all
/// traffic (R29).
void Judge::judgeDirections() {
  for (auto [direction, what] :
       {std::pair(&MeasuredLevel::readBandwidth, " reads"),
        std::pair(&MeasuredLevel::writeBandwidth, " writes")}) {
    const MeasuredLevel *outer = nullptr;
    for (MeasuredLevel &level : calibration.levels) {
      Figure &figure = level.*direction;
      if (figure.samples.empty() && figure.isStated())
        continue;
      std::string name = level.name + what;
      judgeSamples(figure, name);
      const Figure &all = level.bandwidth;
      if (!figure.isStated())
        continue;
      double slack = std::max(figure.getSpread(), all.getSpread());
      if (!all.isStated()) {
        figure.leftOut = "no bandwidth of all traffic";
      } else if (figure.getBest() >= (1 - slack) * all.getBest()) {
        figure.leftOut = llvm::formatv(
            "{0:e2} B/s is that of all traffic but for the spread",
            figure.getBest());
        outer = &level;
      } else if (outer && figure.getBest() < (outer->*direction).getBest()) {
        leaveOut(figure, name,
                 llvm::formatv("{0:e2} B/s is under the {1:e2} of {2} outside "
                               "it",
                               figure.getBest(), (outer->*direction).getBest(),
                               outer->name));
      } else {
        outer = &level;
        judgeSpread(figure, name);
      }
    }
  }
  // Figures have four digits.
  constexpr double rounding = 1e-3;
  for (MeasuredLevel &level : calibration.levels) {
    Figure &reads = level.readBandwidth, &writes = level.writeBandwidth;
    if (reads.samples.empty() || writes.samples.empty() || !reads.isStated() ||
        !writes.isStated() ||
        reads.getBest() + writes.getBest() >
            (1 + rounding) * level.bandwidth.getBest())
      continue;
    std::string reason = llvm::formatv(
        "reads and writes together are under the {0:e2} B/s of {1}",
        level.bandwidth.getBest(), level.bandwidth.method);
    leaveOut(reads, level.name + " reads", reason);
    leaveOut(writes, level.name + " writes", reason);
  }
}

void Judge::judgeFar(MeasuredLevel &level) {
  if (level.nodes == 1)
    return;
  for (auto [figure, what] : {std::pair(&level.farBandwidth, ".far"),
                              std::pair(&level.farLatency, ".far latency")}) {
    judgeSamples(*figure, level.name + what);
    judgeSpread(*figure, level.name + what);
  }
  if (!level.farBandwidth.isStated() || !level.bandwidth.isStated())
    return;
  double own = level.bandwidth.getBest() / double(level.nodes);
  double far = level.farBandwidth.getBest();
  if (far > own)
    leaveOut(level.farBandwidth, level.name + ".far",
             llvm::formatv("{0:e2} B/s is over the {1:e2} of the memory of one "
                           "node",
                           far, own));
}

/// What is less than a line is the time of the loop around the runs.
void Judge::judgePrefetch(MeasuredLevel &level) {
  Figure &figure = level.prefetch;
  if (figure.samples.empty() || !figure.isStated())
    return;
  if (!level.bandwidth.isStated())
    figure.leftOut = "no bandwidth";
  else if (!(figure.getLeast() >= level.lineBytes.value_or(1)))
    figure.leftOut = "less than a line";
  judgeSpread(figure, level.name + " prefetch");
}

/// Reports capacities without a step in bandwidth: a cache that is as slow as
/// the level around it may not exist, or not with that size.
void Judge::judgeCapacities() {
  const MeasuredLevel *outer = nullptr;
  for (MeasuredLevel &level : calibration.levels) {
    if (!level.bandwidth.isStated())
      continue;
    if (outer && level.capacityBytes &&
        level.bandwidth.getBest() <
            (1 + maxSpread) * outer->bandwidth.getBest()) {
      level.isCapacityUnconfirmed = true;
      warn(level.name + ": less than 10% faster than " + outer->name +
           ": its capacity is unconfirmed");
    }
    outer = &level;
  }
}

llvm::Error Judge::judge() {
  for (MeasuredRate &rate : calibration.rates) {
    judgeSamples(rate.rate, rate.unit + " " + rate.type);
    judgeSpread(rate.rate, rate.unit + " " + rate.type);
  }
  for (MeasuredLevel &level : calibration.levels) {
    judgeSamples(level.bandwidth, level.name);
    judgeSpread(level.bandwidth, level.name);
    judgeFar(level);
    judgePrefetch(level);
  }
  if (calibration.block) {
    judgeSamples(calibration.block->latency, "matrix latency");
    judgeSpread(calibration.block->latency, "matrix latency");
  }
  if (!calibration.launch.samples.empty())
    judgeSamples(calibration.launch, "starts");
  for (Aside &aside : calibration.asides)
    judgeSamples(aside.figure, aside.text);
  judgeDirections();
  if (!unsteady.empty()) // Mostly due to a single cause.
    warn(llvm::formatv("spread over {0:P0}: {1}", maxSpread,
                       llvm::join(unsteady, ", ")));
  judgeOtherWork();
  judgeMatrixRates();
  judgeBandwidthOrder();
  judgeCapacities();
  if (calibration.levels.empty() ||
      !calibration.levels.front().bandwidth.isStated())
    return llvm::createStringError("no bandwidth of the main memory");
  if (llvm::none_of(calibration.rates, [](const MeasuredRate &rate) {
        return rate.rate.isStated();
      }))
    return llvm::createStringError("no compute rate");
  return llvm::Error::success();
}

llvm::Error mlir::roofline::judge(Calibration &calibration) {
  return Judge(calibration).judge();
}
