//===- Fit.cpp - Sustained rates from measured times ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fit.h"

#include "Calibration.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "roofline/Analysis/AnalysisCache.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Measured/Measurements.h"
#include "roofline/ModelFiles/ModelFiles.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Options.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/xxhash.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// The fit sees as many times; the rest judges it.
static constexpr size_t maxFitted = 40;
/// The most numbers that it finds.
static constexpr size_t maxNumbers = 3;
/// Nobody would call less of a peak a sustained rate: such a fraction stands
/// for something that the model lacks.
static constexpr double leastFraction = 0.05;
/// Nor does the fetch of a piece of a row take longer than so many bytes do.
static constexpr double mostFetchedBytes = 1024;

namespace {
/// A measured time, and the ops that took it.
struct Sample {
  std::string name;
  double seconds = 0;
  SmallVector<const OpRow *, 1> rows;
};

/// A number to fit: where it is in the rates, and what it is called.
struct Parameter {
  std::string name;
  double *value;
  double least, most;
};

/// How far predictions are from the times [1].
struct FitError {
  double mean = 0, median = 0;
};
} // namespace

/// The measured functions and ops of `report`, in the order of a hash of their
/// names: any part of them is a random one.
static SmallVector<Sample, 0> collectSamples(const Report &report) {
  SmallVector<Sample, 0> samples;
  for (const FunctionReport &function : report.functions) {
    if (function.measured && function.measured->seconds) {
      Sample &own = samples.emplace_back();
      own = {function.name, *function.measured->seconds, {}};
      for (const OpRow &row : function.rows)
        own.rows.push_back(&row);
    }
    for (const OpRow &row : function.rows)
      if (row.measured && row.measured->seconds)
        samples.push_back({function.name + "/" + row.location,
                           *row.measured->seconds,
                           {&row}});
  }
  llvm::stable_sort(samples, [](const Sample &lhs, const Sample &rhs) {
    return llvm::xxh3_64bits(lhs.name) < llvm::xxh3_64bits(rhs.name);
  });
  return samples;
}

/// True if all samples are of the same ops with the same shapes. Their times
/// tell no number from another, though their predictions may differ by what is
/// around them.
static bool haveOneShape(ArrayRef<Sample> samples) {
  auto isSame = [](const OpRow *lhs, const OpRow *rhs) {
    return lhs->op == rhs->op && lhs->shapes == rhs->shapes;
  };
  return llvm::all_of(samples, [&](const Sample &sample) {
    return std::equal(sample.rows.begin(), sample.rows.end(),
                      samples.front().rows.begin(), samples.front().rows.end(),
                      isSame);
  });
}

/// Expected time of the ops of `sample`; no value if one has none.
static std::optional<double> predict(const Sample &sample,
                                     const TargetDescription &target,
                                     Overlap overlap) {
  double seconds = 0;
  for (const OpRow *row : sample.rows) {
    if (row->costsNothing())
      continue;
    Estimate estimate = row->getEstimate();
    if (row->kernel)
      Ledger(target, overlap).addExpectedTime(*row->kernel, 0, estimate);
    if (!estimate.expectedSeconds)
      return std::nullopt;
    seconds += *estimate.expectedSeconds;
  }
  return seconds > 0 ? std::optional(seconds) : std::nullopt;
}

static FitError computeError(ArrayRef<Sample> samples,
                             const TargetDescription &target, Overlap overlap) {
  SmallVector<double, 0> errors;
  for (const Sample &sample : samples)
    errors.push_back(
        std::abs(*predict(sample, target, overlap) / sample.seconds - 1));
  if (errors.empty())
    return {};
  FitError error;
  for (double own : errors)
    error.mean += own / errors.size();
  auto middle = errors.begin() + errors.size() / 2;
  std::nth_element(errors.begin(), middle, errors.end());
  error.median = *middle;
  return error;
}

/// Moves the parameters, in smaller and smaller steps, to where the mean error
/// of `samples` is least near the start.
static double descend(ArrayRef<Parameter> parameters, ArrayRef<Sample> samples,
                      const TargetDescription &target, Overlap overlap) {
  double best = computeError(samples, target, overlap).mean;
  for (double step : {2.0, 1.4, 1.2, 1.1, 1.05, 1.02, 1.01, 1.005}) {
    bool isBetter = true;
    while (isBetter) {
      isBetter = false;
      for (const Parameter &parameter : parameters)
        for (double factor : {step, 1 / step}) {
          double old = *parameter.value;
          *parameter.value =
              std::clamp(old * factor, parameter.least, parameter.most);
          double own = computeError(samples, target, overlap).mean;
          if (own < best) {
            best = own;
            isBetter = true;
          } else {
            *parameter.value = old;
          }
        }
    }
  }
  return best;
}

/// Fits from several starts: descents end in the nearest valley. Returns the
/// mean error that is left [1].
static double fit(ArrayRef<Parameter> parameters, ArrayRef<Sample> samples,
                  const TargetDescription &target, Overlap overlap) {
  double best = std::numeric_limits<double>::infinity();
  SmallVector<double, maxNumbers> found;
  double shortest = std::numeric_limits<double>::infinity();
  for (const Sample &sample : samples)
    shortest = std::min(shortest, sample.seconds);
  for (double fraction : {0.5, 0.9})
    for (double part : {0.2, 0.8}) {
      for (const Parameter &parameter : parameters)
        *parameter.value = parameter.most == 1 ? fraction : part * shortest;
      double own = descend(parameters, samples, target, overlap);
      if (own >= best)
        continue;
      best = own;
      found.clear();
      for (const Parameter &parameter : parameters)
        found.push_back(*parameter.value);
    }
  for (auto [parameter, value] : llvm::zip_equal(parameters, found))
    *parameter.value = value;
  return best;
}

/// True if at least a quarter of `samples` are products of that kind. Fewer
/// don't determine a number.
static bool hasProducts(ArrayRef<Sample> samples,
                        function_ref<bool(const ProductShape &)> isOfKind) {
  return 4 * llvm::count_if(
                 samples,
                 [&](const Sample &sample) {
                   return llvm::any_of(sample.rows, [&](const OpRow *row) {
                     return row->kernel && row->kernel->product &&
                            isOfKind(*row->kernel->product);
                   });
                 }) >=
         ssize_t(samples.size());
}

/// What can be fitted beside the launch and the tile of batches: the fractions
/// of the compute units that take time and of the outermost level, the step of
/// rows and the fetch of their pieces; of ops that move most over a link, the
/// fraction of the link. All have a value that changes nothing. What isn't
/// among them keeps its fraction.
static SmallVector<Parameter, 0> listCandidates(ArrayRef<Sample> samples,
                                                const MemoryLevel &outermost,
                                                SustainedRates &rates) {
  std::map<Resource, size_t> longest;
  bool hasRows = false;
  for (const Sample &sample : samples) {
    const ResourceTime *own = nullptr;
    for (const OpRow *row : sample.rows) {
      for (const ResourceTime &time : row->getEstimate().times) {
        longest.try_emplace(time.resource);
        if (!own || time.seconds > own->seconds)
          own = &time;
      }
      hasRows |= row->kernel && row->kernel->rows;
    }
    if (own)
      ++longest[own->resource];
  }
  auto link = llvm::find_if(longest, [&](const auto &resource) {
    return resource.first.kind == ResourceKind::Network &&
           2 * resource.second > samples.size();
  });
  bool isNetwork = link != longest.end();
  SmallVector<std::string, 4> names;
  for (const auto &[resource, number] : longest)
    if (isNetwork ? resource == link->first
                  : resource.kind == ResourceKind::Compute ||
                        resource == Resource::memory(outermost.name))
      names.push_back(resource.name);
  llvm::erase_if(rates.fractions, [&](const auto &fraction) {
    return llvm::is_contained(names, fraction.first);
  });
  size_t kept = rates.fractions.size();
  for (const std::string &name : names)
    rates.fractions.push_back({name, 1});
  SmallVector<Parameter, 0> candidates;
  for (auto &[name, fraction] : llvm::drop_begin(rates.fractions, kept))
    candidates.push_back({name, &fraction, leastFraction, 1});
  if (hasRows && !isNetwork) {
    rates.rowStepSeconds = 0;
    candidates.push_back(
        {"row_step_seconds", &*rates.rowStepSeconds, 1e-10, 10});
  }
  bool hasRowsOfProducts =
      hasProducts(samples, [](const ProductShape &product) {
        return llvm::any_of(product.rowBytes,
                            [](double bytes) { return bytes > 0; });
      });
  if (hasRowsOfProducts && !isNetwork) {
    rates.rowFetchSeconds = 0;
    candidates.push_back({"row_fetch_seconds", &*rates.rowFetchSeconds, 1e-13,
                          mostFetchedBytes / *outermost.bytesPerSecond});
  }
  return candidates;
}

/// Sides of tiles that the products of batches may all have. Square, since
/// which side is the longer one depends on the product.
static constexpr int64_t batchedSides[] = {128, 64};

/// The launch and those two of the candidates and the tile of batches, or
/// fewer, with which the mean error of `samples` is least.
static SmallVector<Parameter, maxNumbers>
chooseParameters(ArrayRef<Parameter> candidates, ArrayRef<Sample> samples,
                 TargetDescription &target, Overlap overlap) {
  SmallVector<Parameter, maxNumbers> trial, chosen;
  double best = std::numeric_limits<double>::infinity();
  SmallVectorImpl<int64_t> &tile = target.sustained->batchedTile;
  SmallVector<int64_t, 2> chosenTile;
  auto tryFrom = [&](auto &self, size_t next) -> void {
    double own = fit(trial, samples, target, overlap);
    if (own < best) {
      best = own;
      chosen = trial;
      chosenTile.assign(tile.begin(), tile.end());
    }
    size_t most = tile.empty() ? maxNumbers : maxNumbers - 1;
    for (; trial.size() < most && next < candidates.size(); ++next) {
      double unused = *candidates[next].value;
      trial.push_back(candidates[next]);
      self(self, next + 1);
      trial.pop_back();
      *candidates[next].value = unused;
    }
  };
  trial.push_back(
      {"launch_seconds", &*target.sustained->launchSeconds, 1e-9, 10});
  tryFrom(tryFrom, 0);
  if (hasProducts(samples, [](const ProductShape &product) {
        return product.batch > 1;
      }))
    for (int64_t side : batchedSides) {
      tile.assign(2, side);
      tryFrom(tryFrom, 0);
    }
  tile.assign(chosenTile.begin(), chosenTile.end());
  return chosen;
}

/// Prints what was found, and how far it is from the times that it did not see.
static void printFit(ArrayRef<Parameter> parameters,
                     ArrayRef<int64_t> batchedTile,
                     ArrayRef<std::pair<double, double>> spreads,
                     size_t numFitted, size_t numOther, FitError fitted,
                     FitError other) {
  for (auto [parameter, spread] : llvm::zip_equal(parameters, spreads))
    llvm::errs() << llvm::formatv("{0}: {1:e3} (halves: {2:e3}, {3:e3})\n",
                                  parameter.name, *parameter.value,
                                  spread.first, spread.second);
  if (!batchedTile.empty())
    llvm::errs() << "batched_tile: " << batchedTile[0] << " x "
                 << batchedTile[1] << '\n';
  llvm::errs() << llvm::formatv("error on the {0} fitted times: {1:P1} mean, "
                                "{2:P1} median\n",
                                numFitted, fitted.mean, fitted.median);
  if (numOther > 0)
    llvm::errs() << llvm::formatv("error on the {0} others: {1:P1} mean, "
                                  "{2:P1} median\n",
                                  numOther, other.mean, other.median);
}

static LogicalResult fitModule(ModuleOp module, StringRef measurements,
                               StringRef targetName, AnalysisOptions options,
                               ArrayRef<std::string> bind,
                               ArrayRef<std::string> models, StringRef output) {
  Location loc = module.getLoc();
  FailureOr<TargetSystemSpecInterface> spec = loadTarget(targetName, loc);
  if (failed(spec))
    return failure();
  FailureOr<TargetDescription> target = parseTargetSpec(*spec, loc);
  if (failed(target))
    return failure();
  if (!target->sustained)
    target->sustained.emplace();
  AnalysisCache analyses(module);
  if (failed(loadModels(module, models)) ||
      failed(checkForTarget(options.estimate.links, *target, module)) ||
      failed(bindSymbols(bind, /*sweep=*/{}, module, analyses, options)))
    return failure();
  Report report = buildReport(module, *target, options);
  if (failed(addMeasurements(measurements, loc, *target, options.estimate,
                             report)))
    return failure();
  SmallVector<Sample, 0> samples = collectSamples(report);
  Overlap overlap = options.estimate.overlap;
  SustainedRates &rates = *target->sustained;
  rates.launchSeconds = 0;
  rates.rowStepSeconds.reset();
  rates.rowFetchSeconds.reset();
  rates.batchedTile.clear();
  SmallVector<Parameter, 0> candidates =
      listCandidates(samples, target->levels.front(), rates);
  size_t all = samples.size();
  llvm::erase_if(samples, [&](const Sample &sample) {
    return !predict(sample, *target, overlap);
  });
  if (samples.size() < all)
    emitWarning(loc) << all - samples.size() << " of " << all
                     << " measured times are left out: what bounds their ops "
                        "has no fraction, and most times are of other ops";
  size_t numbers = std::min(maxNumbers, candidates.size() + 1);
  if (samples.size() <= numbers)
    return emitError(loc) << "expected more measured times than the " << numbers
                          << " numbers to fit, got " << samples.size()
                          << " of ops that have an expected time";
  if (haveOneShape(samples) || llvm::all_of(samples, [&](const Sample &sample) {
        return *predict(sample, *target, overlap) ==
               *predict(samples.front(), *target, overlap);
      }))
    return emitError(loc) << "expected several shapes, got one";
  ArrayRef<Sample> fitted = ArrayRef(samples).take_front(maxFitted);
  ArrayRef<Sample> others = ArrayRef(samples).drop_front(fitted.size());
  SmallVector<Parameter, maxNumbers> parameters =
      chooseParameters(candidates, fitted, *target, overlap);

  SmallVector<std::pair<double, double>, maxNumbers> spreads(parameters.size());
  size_t half = fitted.size() / 2;
  fit(parameters, fitted.take_front(half), *target, overlap);
  for (auto [parameter, spread] : llvm::zip_equal(parameters, spreads))
    spread.first = *parameter.value;
  fit(parameters, fitted.drop_front(half), *target, overlap);
  for (auto [parameter, spread] : llvm::zip_equal(parameters, spreads))
    spread.second = *parameter.value;
  fit(parameters, fitted, *target, overlap);
  FitError error = computeError(fitted, *target, overlap);
  FitError otherError = computeError(others, *target, overlap);
  for (std::optional<double> *unused :
       {&rates.rowStepSeconds, &rates.rowFetchSeconds})
    if (*unused == 0)
      unused->reset();
  printFit(parameters, rates.batchedTile, spreads, fitted.size(), others.size(),
           error, otherError);
  rates.source =
      llvm::formatv("fitted by roofline-calibrate on {0} of {1} times; error "
                    "on {2} {3:P1}",
                    fitted.size(), samples.size(),
                    others.empty() ? "these" : "the others",
                    others.empty() ? error.mean : otherError.mean)
          .str();
  llvm::Error failure = llvm::writeToOutput(output, [&](llvm::raw_ostream &os) {
    os << "module attributes {dlti.target_system_spec = "
       << addRates(*spec, rates) << "} {}\n";
    return llvm::Error::success();
  });
  if (!failure)
    return success();
  return emitError(loc) << llvm::toString(std::move(failure));
}

LogicalResult roofline::fitTarget(StringRef program, StringRef measurements,
                                  StringRef targetName, AnalysisOptions options,
                                  ArrayRef<std::string> bind,
                                  ArrayRef<std::string> models,
                                  StringRef output) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(program, &message);
  if (!buffer) {
    llvm::errs() << "roofline-calibrate: error: " << message << '\n';
    return failure();
  }
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<RooflineDialect>();
  registerAllModels(registry);
  MLIRContext context(registry);
  llvm::SourceMgr sourceMgr;
  sourceMgr.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sourceMgr, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sourceMgr, &context);
  if (!module)
    return failure();
  return fitModule(*module, measurements, targetName, std::move(options), bind,
                   models, output);
}
