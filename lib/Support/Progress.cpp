//===- Progress.cpp - Progress of long computations -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Progress.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Process.h"

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;
using llvm::sys::Process;

/// Minimum time between two redraws [s].
static constexpr double periodSeconds = 0.1;

bool mlir::roofline::isProgressShown() {
  std::optional<std::string> terminal = Process::GetEnv("TERM");
  return Process::StandardErrIsDisplayed() && terminal && !terminal->empty() &&
         *terminal != "dumb";
}

double mlir::roofline::getProgressDelaySeconds() {
  constexpr double defaultSeconds = 1;
  std::optional<std::string> text =
      Process::GetEnv("ROOFLINE_PROGRESS_SECONDS");
  double seconds;
  if (!text || StringRef(*text).getAsDouble(seconds) || std::isnan(seconds))
    return defaultSeconds;
  return seconds;
}

double ProgressLine::getSteadySeconds() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

ProgressLine::ProgressLine(llvm::raw_ostream &os, std::string label,
                           int64_t total, double delaySeconds, Clock clock)
    : os(os), label(std::move(label)), total(total), clock(std::move(clock)),
      nextSeconds(this->clock() + delaySeconds) {}

void ProgressLine::advance() {
  ++done;
  double seconds = clock();
  if (seconds < nextSeconds)
    return;
  nextSeconds = seconds + periodSeconds;
  constexpr int64_t hundred = 100;
  // The product may overflow int64; a double is exact enough for a percentage.
  auto percent = static_cast<int64_t>(
      std::floor(static_cast<double>(hundred) * static_cast<double>(done) /
                 static_cast<double>(std::max<int64_t>(total, 1))));
  std::string text = label + ": " + llvm::itostr(std::min(percent, hundred)) +
                     "% of " + llvm::itostr(total) +
                     (total == 1 ? " op" : " ops");
  if (text == shown)
    return;
  erase();
  // Leave the cursor at the start of the line, so that other output overwrites
  // it.
  os << text << '\r';
  os.flush();
  shown = std::move(text);
}

void ProgressLine::erase() {
  if (shown.empty())
    return;
  os << std::string(shown.size(), ' ') << '\r';
  os.flush();
  shown.clear();
}
