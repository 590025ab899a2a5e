//===- roofline-calibrate.cpp - Measures a CPU as a target ----------------===//
//
// Measures the machine that it runs on and writes a target file.
// docs/use/Calibrate.md describes the measurements.
//
//===----------------------------------------------------------------------===//

#include "Calibration.h"
#include "Fit.h"
#include "Measure.h"
#include "RooflineRevision.inc"
#include "roofline/Passes/Options.h"
#include "roofline/Report/WriterUtils.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/InterleavedRange.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"
#include "llvm/TargetParser/Host.h"
#include <cmath>
#include <cstdlib>
#include <ctime>

using namespace mlir::roofline;
using llvm::StringRef;
using llvm::Twine;

namespace cl = llvm::cl;

namespace {
/// The command line. libLLVM.so registers options, one of them a `threads`; the
/// options here are created after those are removed.
struct Options {
  cl::OptionCategory category{"Options of roofline-calibrate"};
  cl::opt<std::string> output{"o", cl::desc("The target file"),
                              cl::value_desc("file"), cl::init("-"),
                              cl::cat(category)};
  cl::opt<std::string> name{"name",
                            cl::desc("Name of the target (default: the CPU's)"),
                            cl::cat(category)};
  cl::opt<unsigned> threads{
      "threads", cl::desc("How many hardware threads to use (default: all)"),
      cl::cat(category)};
  cl::opt<unsigned> repetitions{
      "repetitions",
      cl::desc("How often each figure is measured (default: 11)"), cl::init(11),
      cl::cat(category)};
  cl::opt<double> minSeconds{
      "min-time",
      cl::desc("How long each of these runs takes at least, in seconds "
               "(default: 0.05)"),
      cl::value_desc("seconds"), cl::init(0.05), cl::cat(category)};
  cl::opt<std::string> program{
      cl::Positional, cl::desc("[program, with --fit]"), cl::cat(category)};
  cl::opt<std::string> fit{
      "fit",
      cl::desc("Instead of measuring: fit the sustained rates of --target to "
               "these measured times of the program's functions and ops"),
      cl::value_desc("file.csv"), cl::cat(category)};
  cl::opt<std::string> target{"target", cl::desc("The machine of --fit"),
                              cl::value_desc("name or file"),
                              cl::cat(category)};
  cl::OptionCategory fitCategory{"Options of the analysis for --fit"};
#define ROOFLINE_OPTION(TYPE, MEMBER, ...)                                     \
  cl::opt<TYPE> MEMBER{__VA_ARGS__, cl::cat(fitCategory)};
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, ...)                                \
  cl::list<TYPE> MEMBER{__VA_ARGS__, cl::CommaSeparated, cl::cat(fitCategory)};
#include "roofline/Passes/AnnotateOptions.h.inc"
  cl::opt<bool> list{"list", cl::desc("Print what would be measured, and exit"),
                     cl::cat(category)};
};
} // namespace

#ifdef ROOFLINE_REVISION
static constexpr StringRef revision = ROOFLINE_REVISION;
#else
static constexpr StringRef revision = "unknown";
#endif

static void warn(const Twine &text) {
  // Use colours only on a terminal, and respect https://no-color.org.
  StringRef noColor = std::getenv("NO_COLOR") ? std::getenv("NO_COLOR") : "";
  auto mode =
      noColor.empty() ? llvm::ColorMode::Auto : llvm::ColorMode::Disable;
  llvm::WithColor(llvm::errs(), llvm::HighlightColor::Warning, mode)
      << "warning: ";
  llvm::errs() << text << '\n';
}

static llvm::Error checkOptions(const Options &options, unsigned numAllowed) {
  if (options.threads.getNumOccurrences() &&
      (options.threads == 0 || options.threads > numAllowed))
    return llvm::createStringError(
        "--threads: expected 1 to " + llvm::utostr(numAllowed) +
        ", the hardware threads that this process may use, got " +
        llvm::utostr(options.threads));
  if (options.repetitions < 3 || options.repetitions > 10000)
    return llvm::createStringError("--repetitions: expected 3 to 10000, got " +
                                   llvm::utostr(options.repetitions));
  if (!(options.minSeconds > 0 &&
        options.minSeconds <= 60)) // Also rejects NaN.
    return llvm::createStringError(
        llvm::formatv("--min-time: expected more than 0 and at most 60 "
                      "seconds, got {0}",
                      options.minSeconds.getValue()));
  return llvm::Error::success();
}

static void printPlans(StringRef name, llvm::ArrayRef<ReadPlan> plans,
                       llvm::raw_ostream &os) {
  os << "  " << name << ": ";
  if (plans.empty())
    os << "not measured, too small beside what is inside";
  else
    os << "reads of " << plans.front().bufferBytes.size() << " x "
       << llvm::interleaved(llvm::map_range(
              plans,
              [](const ReadPlan &plan) { return plan.bufferBytes.front(); }))
       << " B";
  os << '\n';
}

static void printMachine(const Machine &machine, const KernelSet &kernels,
                         llvm::raw_ostream &os) {
  os << machine.cpuName << ", hardware threads "
     << llvm::interleaved(machine.cpus) << "\nmemory\n";
  std::optional<ReadPlan> memoryPlan = planMemoryReads(machine);
  printPlans("dram",
             memoryPlan ? llvm::ArrayRef(*memoryPlan)
                        : llvm::ArrayRef<ReadPlan>(),
             os);
  if (std::optional<ReadPlan> farPlan = planFarReads(machine))
    printPlans("dram.far", *farPlan, os);
  for (unsigned i = machine.caches.size(); i > 0; --i) {
    const CacheLevel &cache = machine.caches[i - 1];
    std::string name = llvm::formatv(
        "l{0}, {1} x {2} B{3}", cache.level, cache.instances.size(),
        cache.capacityBytes, cache.isPrivate ? ", private" : "");
    printPlans(name, planCacheReads(machine, i - 1), os);
  }
  os << "units\n";
  for (const TimedWork &work : kernels.work)
    os << "  " << work.unit << ' ' << work.type << ": " << work.method
       << (work.isAside ? " (for comparison)\n" : "\n");
}

/// Runs `measure` and shows its progress on a terminal.
static Calibration measureWithProgress(const Options &options,
                                       const Machine &machine,
                                       const KernelSet &kernels) {
  bool isTerminal = llvm::sys::Process::StandardErrIsDisplayed();
  unsigned numDone = 0;
  // The additional steps are the clock, blocks, starts, and the levels.
  unsigned numAll = kernels.work.size() + machine.caches.size() + 4;
  auto show = [&](StringRef text) {
    if (isTerminal) // Overwrite the previous line.
      llvm::errs() << "\r\x1b[K" << text;
  };
  MeasureOptions how{
      options.repetitions, options.minSeconds, [&](StringRef what) {
        show(llvm::formatv("[{0}/{1}] {2}", ++numDone, numAll, what).str());
      }};
  Calibration calibration = measure(machine, kernels, how);
  show("");
  return calibration;
}

static void addRemarks(const Options &options, const Machine &machine,
                       const VectorKernels &kernels, Calibration &calibration) {
  auto add = [&](const Twine &line) {
    calibration.remarks.push_back(line.str());
  };
  add("Written by roofline-calibrate, revision " + revision + ", on " +
      calibration.date + ". Hardware threads used: " +
      llvm::formatv("{0}{1}.", llvm::interleaved(machine.cpus),
                    machine.isVirtual ? ", of a virtual machine" : ""));
  add("Kernels for " + Twine(kernels.name) + ", compiled by " +
      ROOFLINE_COMPILER + " with " + kernels.compileOptions);
  add("Rates in op/s, one FMA = 2 operations. Bandwidths in B/s, of the "
      "fastest "
      "mix of reads and writes, over all instances. Capacities in B per "
      "instance, as the system says.");
  add(llvm::formatv(
      "Each figure is the best of {0} runs of at least {1} s. Spread is "
      "(max - min) / median; over {2:P0} it makes a figure unconfirmed. Time "
      "is that in which a thread had its processor: {3:P0} of all.",
      options.repetitions.getValue(), formatExact(options.minSeconds),
      maxSpread, calibration.processorShare));
}

/// Checks the output path before measuring, so that a bad path does not waste
/// the measurement.
static llvm::Error checkOutput(StringRef path) {
  if (path == "-")
    return llvm::Error::success();
  StringRef folder = llvm::sys::path::parent_path(path);
  StringRef written = llvm::sys::fs::exists(path) ? path
                      : folder.empty()            ? "."
                                                  : folder;
  if (std::error_code error =
          llvm::sys::fs::access(written, llvm::sys::fs::AccessMode::Write))
    return llvm::createStringError(error, "cannot write '" + path +
                                              "': " + error.message());
  return llvm::Error::success();
}

static llvm::Error calibrate(const Options &options, const Machine &machine,
                             const KernelSet &kernels) {
  if (llvm::Error failure = checkOutput(options.output))
    return failure;
  Calibration calibration = measureWithProgress(options, machine, kernels);
  calibration.name = options.name.empty() ? makeTargetName(machine.cpuName)
                                          : options.name.getValue();
  calibration.date =
      llvm::formatv("{0:%Y-%m-%d}", llvm::sys::toUtcTime(std::time(nullptr)));
  addRemarks(options, machine, *kernels.vector, calibration);
  if (StringRef(kernels.vector->compileOptions).contains("-fsanitize"))
    calibration.warnings.push_back(
        "built with a sanitizer: the figures are not the machine's");
  if (llvm::Error failure = judge(calibration))
    return failure;
  for (const std::string &warning : calibration.warnings)
    warn(warning);
  std::string text;
  llvm::raw_string_ostream stream(text);
  writeTarget(calibration, stream);
  if (llvm::Error failure = checkTarget(text))
    return failure;
  // An existing file is replaced only when the new one is complete.
  return llvm::writeToOutput(options.output, [&](llvm::raw_ostream &os) {
    os << text;
    return llvm::Error::success();
  });
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ResetCommandLineParser();
  Options options;
  cl::HideUnrelatedOptions({&options.category, &options.fitCategory});
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "roofline-calibrate, revision " << revision << '\n';
  });
  cl::ParseCommandLineOptions(
      argc, argv,
      "Measures the CPU that it runs on and writes a target file\n");
  llvm::ExitOnError exitOnError("roofline-calibrate: error: ");
  if (!options.fit.empty()) {
    if (options.program.empty() || options.target.empty())
      exitOnError(
          llvm::createStringError("--fit: expected a program and a --target"));
    exitOnError(checkOutput(options.output));
    return failed(fitTarget(options.program, options.fit, options.target,
                            makeAnalysisOptions(options), options.bind,
                            options.models, options.output));
  }
  if (!options.program.empty() || !options.target.empty())
    exitOnError(llvm::createStringError(
        "a program and a --target: expected --fit with them"));
  MachineSources sources = getSystemSources();
  exitOnError(checkOptions(options, sources.cpus.size()));
  Machine machine = describeMachine(sources, options.threads);
  KernelSet kernels = selectKernels(llvm::sys::getHostCPUFeatures());
  if (options.list)
    printMachine(machine, kernels, llvm::outs());
  else
    exitOnError(calibrate(options, machine, kernels));
  return EXIT_SUCCESS;
}
