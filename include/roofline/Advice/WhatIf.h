//===- WhatIf.h - Remedies and what they would change -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A remedy is something that people try on a program that is too slow. In: its
// text, as of the option `what-if`, and a module. Out: a `Hypothesis`, under
// which the usual analysis computes what the program would cost; `fuse` has
// none and is computed from Fusion.h (docs/use/WhatIf.md).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_WHATIF_H
#define ROOFLINE_ADVICE_WHATIF_H

#include "mlir/IR/BuiltinOps.h"
#include "roofline/Symbols/Hypothesis.h"

#include <map>

namespace mlir::roofline {

/// Something to try on every function of a module.
struct Remedy {
  enum Kind {
    /// Everything that `computeFusionAdvice` advises is fused.
    Fuse,
    /// Weights of contractions and convolutions are held in memory at `type`;
    /// the operations stay as they are.
    QuantizeWeights,
    /// All floating-point values are held at `type`, and contractions run at
    /// it.
    QuantizeAll,
    /// Dim `dim` of argument `argument` is `factor` times as long, and with it
    /// every dim that follows it: a batch.
    ScaleDim
  };
  Kind kind = QuantizeWeights;
  /// A float or an integer.
  Type type;
  unsigned argument = 0;
  int64_t dim = 0;
  int64_t factor = 1;

  /// "fuse as advised", "weights at i8", "all operands at f8E4M3FN", "arg0_d0 x
  /// 8".
  std::string describe() const;
};

/// Reads "fuse", "weights:i8", "all:f8E4M3FN" (also "f8" for that and "f4" for
/// f4E2M1FN), or "arg0_d0*8". On failure a diagnostic has been emitted at
/// `loc`.
FailureOr<Remedy> parseRemedy(StringRef text, Location loc);

/// Makes the hypothesis of `module` under `remedy`, which is another than
/// `Fuse`. A function in which that isn't known is in `refused` with the
/// reason, one sentence without a final stop; the hypothesis then says nothing
/// of it.
Hypothesis makeHypothesis(ModuleOp module, const Remedy &remedy,
                          std::map<Operation *, std::string> &refused);

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_WHATIF_H
