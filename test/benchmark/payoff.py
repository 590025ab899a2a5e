#!/usr/bin/env python3
"""Times programs with and without roofline's advice, on one core of this machine.

usage: payoff.py BUILD --work=DIR [options]

Run by hand on a calm machine, never as a test. docs/Payoff.md says what it does; --docs=FILE
writes the figures behind the marker of that page.
"""
import argparse
import json
import math
import os
import re
import statistics
import subprocess
import sys
import time

import payoff_later
import payoff_programs

REGISTERS = "8,32"
# Rows, columns and the sum; 0 is a whole loop. The first one is the fixed tile.
TABLE = {"64x64x64": "64,64,64", "32x256x256": "32,256,256", "128x128x0": "128,128,0",
         "0x64x256": "0,64,256"}

PEEL = ["--scf-for-loop-peeling=skip-partial=false", "--canonicalize", "--cse"]
VECTORS = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %convs = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf",
        "linalg.depthwise_conv_2d_nhwc_hwc"]} in %module : (!transform.any_op) -> !transform.any_op
    %lines = transform.structured.decompose %convs : (!transform.any_op) -> !transform.any_op
    %units = transform.structured.match ops{["func.func"]} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %units {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_%FOLDING%
    } : !transform.any_op
%VECTORIZE%
    transform.apply_patterns to %functions {
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
"""
# Two ways to fold unit dims, and with each the way to vectorize that LLVM 22 gets right: reshapes
# are copied where a buffer has strides; what is written to slices of a lower rank is folded wrongly
# by `vectorize_children_and_apply_patterns`.
FOLDINGS = {
    "reshapes": """    %functions = transform.structured.vectorize_children_and_apply_patterns %units
        : (!transform.any_op) -> !transform.any_op""",
    "slices": """    %ops = transform.structured.match interface{LinalgOp} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %ops : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%one: !transform.any_op):
        transform.structured.vectorize %one : !transform.any_op
      }
    }
    %functions = transform.structured.match ops{["func.func"]} in %module
        : (!transform.any_op) -> !transform.any_op""",
}
# Keeps results in registers; in LLVM 22 it makes wrong code of some programs.
HOISTING = ["--canonicalize", "--cse", "--loop-invariant-code-motion",
            "--loop-invariant-subset-hoisting"]
# The ways to compile a schedule: how unit dims are folded, and what is hoisted.
WAYS = {"reshapes": ("reshapes", HOISTING), "slices": ("slices", HOISTING),
        "plain": ("reshapes", ())}
BUFFERS = [
    "--canonicalize", "--cse", "--eliminate-empty-tensors",
    "--one-shot-bufferize=bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map",
    "--drop-equivalent-buffer-results", "--canonicalize", "--cse",
    "--buffer-hoisting", "--buffer-deallocation-pipeline", "--canonicalize",
]
LOWERING = [
    "--convert-linalg-to-loops", "--fold-memref-alias-ops", "--canonicalize", "--cse",
    "--loop-invariant-code-motion", "--test-math-polynomial-approximation",
    "--math-expand-ops", "--convert-vector-to-scf=full-unroll",
    "--expand-strided-metadata", "--lower-affine", "--convert-scf-to-cf",
    "--convert-vector-to-llvm=reassociate-fp-reductions", "--convert-math-to-libm",
    "--convert-to-llvm", "--reconcile-unrealized-casts",
]
# Runs of a program: as many as take this long, at least one, and their rounds.
SAMPLE_SECONDS = 0.15
# LLVM takes many minutes for some codes.
MAX_SECONDS = 60


def run(command, text=None, env=None, timeout=None):
    result = subprocess.run(command, input=text, capture_output=True, text=True, env=env,
                            timeout=timeout)
    if result.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{result.stderr[:3000]}")
    return result.stdout


def write_function(program):
    types = [program.spell(value) for value in program.arguments]
    result = program.spell(program.result)
    parameters = ", ".join(f"{v}: {t}" for v, t in zip(program.arguments, types))
    body = "\n".join(program.lines)
    return (f"func.func @kernel({parameters}) -> {result} {{\n{body}\n"
            f"  return {program.result} : {result}\n}}\n")


def write_main(program):
    """Fills the arguments, calls the kernel, prints a checksum and the seconds of calls."""
    buffers, tensors = "", []
    for index, value in enumerate(program.arguments):
        shape = program.shapes[value]
        memref, tensor = program.type(shape, "memref"), program.type(shape)
        size = math.prod(shape)
        groups = ", ".join(map(str, range(len(shape))))
        buffers += f"""
  %m{index} = memref.alloc() {{alignment = 64 : i64}} : {memref}
  %f{index} = memref.collapse_shape %m{index} [[{groups}]] : {memref} into memref<{size}xf32>
  %d{index} = memref.cast %f{index} : memref<{size}xf32> to memref<?xf32>
  %k{index} = arith.constant {30011 + 2 * index} : i64
  func.call @fill(%d{index}, %k{index}) : (memref<?xf32>, i64) -> ()
  %t{index} = bufferization.to_tensor %m{index} restrict writable : {memref} to {tensor}"""
        tensors.append(tensor)
    arguments = ", ".join(f"%t{index}" for index in range(len(tensors)))
    shape = program.shapes[program.result]
    result = program.type(shape)
    call = f"func.call @kernel({arguments}) : ({', '.join(tensors)}) -> {result}"
    groups = ", ".join(map(str, range(len(shape))))
    flat = program.type((math.prod(shape),))
    return MAIN.format(buffers=buffers, call=call, result=result, groups=groups, flat=flat,
                       seconds=SAMPLE_SECONDS)


MAIN = """
func.func private @rtclock() -> f64
func.func private @printF64(f64)
func.func private @printNewline()

// Eighths from -3/8 to 3/8.
func.func private @fill(%m: memref<?xf32>, %factor: i64) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %shift = arith.constant 9 : i64
  %eighth = arith.constant 0.125 : f32
  %end = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %end step %c1 {{
    %0 = arith.index_cast %i : index to i64
    %1 = arith.muli %0, %factor : i64
    %2 = arith.shrui %1, %shift : i64
    %3 = arith.remui %2, %c7 : i64
    %4 = arith.subi %3, %c3 : i64
    %5 = arith.sitofp %4 : i64 to f32
    %6 = arith.mulf %5, %eighth : f32
    memref.store %6, %m[%i] : memref<?xf32>
  }}
  return
}}

// A weighted sum of all elements, and that of their sizes.
func.func private @check(%t: {flat}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1009 = arith.constant 1009 : index
  %zero = arith.constant 0.0 : f64
  %end = tensor.dim %t, %c0 : {flat}
  %sums:2 = scf.for %i = %c0 to %end step %c1 iter_args(%s = %zero, %a = %zero) -> (f64, f64) {{
    %0 = tensor.extract %t[%i] : {flat}
    %1 = arith.extf %0 : f32 to f64
    %2 = arith.remui %i, %c1009 : index
    %3 = arith.index_cast %2 : index to i64
    %4 = arith.sitofp %3 : i64 to f64
    %5 = arith.mulf %1, %4 : f64
    %6 = arith.addf %s, %5 : f64
    %7 = math.absf %5 : f64
    %8 = arith.addf %a, %7 : f64
    scf.yield %6, %8 : f64, f64
  }}
  func.call @printF64(%sums#0) : (f64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printF64(%sums#1) : (f64) -> ()
  func.call @printNewline() : () -> ()
  return
}}

func.func @nothing() {{
  return
}}

func.func @measure() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i64
  %budget = arith.constant {seconds} : f64{buffers}
  %r = {call}
  %flat = tensor.collapse_shape %r [[{groups}]] : {result} into {flat}
  func.call @check(%flat) : ({flat}) -> ()
  %start = func.call @rtclock() : () -> f64
  %again = {call}
  %end = func.call @rtclock() : () -> f64
  %first = arith.subf %end, %start : f64
  %fitting = arith.divf %budget, %first : f64
  %whole = arith.fptosi %fitting : f64 to i64
  %atleast = arith.maxsi %whole, %one : i64
  %calls = arith.index_cast %atleast : i64 to index
  %number = arith.sitofp %atleast : i64 to f64
  scf.for %i = %c0 to %c3 step %c1 {{
    %before = func.call @rtclock() : () -> f64
    scf.for %j = %c0 to %calls step %c1 {{
      %unused = {call}
    }}
    %after = func.call @rtclock() : () -> f64
    %all = arith.subf %after, %before : f64
    %time = arith.divf %all, %number : f64
    func.call @printF64(%time) : (f64) -> ()
    func.call @printNewline() : () -> ()
  }}
  return
}}
"""


class Bench:
    def __init__(self, arguments):
        self.work, self.llvm = arguments.work, arguments.llvm
        self.target, self.number = arguments.target, 0
        self.test_opt = os.path.join(arguments.build, "bin", "roofline-test-opt")
        self.opt = os.path.join(arguments.build, "bin", "roofline-opt")
        self.mlir_opt = os.path.join(arguments.llvm, "bin", "mlir-opt")
        self.vectors = {}
        for folding, vectorize in FOLDINGS.items():
            self.vectors[folding] = os.path.join(self.work, f"{folding}.mlir")
            with open(self.vectors[folding], "w", encoding="utf-8") as file:
                file.write(VECTORS.replace("%FOLDING%", folding)
                           .replace("%VECTORIZE%", vectorize))

    def schedule(self, program, steps):
        """The program after `steps` and in tiles for the registers, in loops whose bounds are
        constant."""
        text = write_function(program)
        schedule = f"--test-roofline-schedule=registers={REGISTERS}"
        last = "in-registers tile" if "tile" in steps else "in-registers"
        for step in (*steps, last):
            text = run([self.test_opt, "-", f"--roofline-attach-target=target={self.target}",
                        f"{schedule} {step}", *PEEL], text)
        return text

    def predict(self, text):
        """Seconds to expect of the loops as they are written, run again and again."""
        report = json.loads(run([self.opt, "-", "-o", os.devnull,
                                 f"--roofline=target={self.target} report=json output=- steady "
                                 "ignore-losses=launch"], text))
        return report["functions"][0]["totals"]["expected_seconds"]

    def compile(self, program, scheduled, folding="reshapes", hoisting=()):
        """The executable of a program, of which `execute` prints the times."""
        if scheduled is None:  # The reference: loops as they are.
            text, passes = write_function(program), []
        else:
            text = run([self.opt, "-", "--roofline-strip"], scheduled)
            passes = [f"--transform-preload-library=transform-library-paths="
                      f"{self.vectors[folding]}",
                      "--transform-interpreter"]
        inner = re.sub(r"^module[^\n]*\{\n(.*)^\}\s*$", r"\1", text, flags=re.S | re.M)
        inner = inner.replace("func.func @kernel", "func.func private @kernel")
        lowered = run([self.mlir_opt, "-", *passes, *hoisting, *BUFFERS, *LOWERING],
                      inner + write_main(program))
        self.number += 1
        path = os.path.join(self.work, f"program{self.number}")
        libraries = [os.path.join(self.llvm, "lib", f"libmlir_{name}runner_utils.so")
                     for name in ("c_", "")]
        run([os.path.join(self.llvm, "bin", "mlir-runner"), "-O3", "-e", "nothing",
             "--entry-point-result=void", f"--shared-libs={','.join(libraries)}",
             "--dump-object-file", f"--object-filename={path}.o"], lowered, timeout=MAX_SECONDS)
        run(["gcc", "-no-pie", "-x", "c", "-", "-x", "none", f"{path}.o", *libraries,
             "-lm", f"-Wl,-rpath,{self.llvm}/lib", "-o", path],
            "void measure(void); int main(void) { measure(); return 0; }")
        os.remove(f"{path}.o")
        return path

    def execute(self, path):
        """The two sums, and the seconds of a call."""
        environment = dict(os.environ, GLIBC_TUNABLES="glibc.malloc.hugetlb=1:"
                           "glibc.malloc.mmap_threshold=4294967296:"
                           "glibc.malloc.trim_threshold=4294967296")
        total, size, *times = map(float, run([path], env=environment).split())
        return total, size, min(times)


class Result:
    """One program: seconds of each pipeline, measured and predicted."""

    def __init__(self, name):
        self.name = name
        self.programs = {}
        self.seconds = {}
        self.rounds = []  # Seconds of each pipeline in each round.
        self.predicted = {}
        self.left_out = []

    def speed_up(self, over):
        return self.seconds[over] / self.seconds["advice"]

    def is_slower(self, over):
        """By more than 2%, in each round: what one round has may be noise."""
        return all(seconds[over] < 0.98 * seconds["advice"] for seconds in self.rounds)

    def best(self):
        return min(TABLE, key=lambda name: self.seconds.get(name, math.inf))


def prepare(bench, program):
    """Compiles each pipeline in all ways and keeps the codes with the right result."""
    result = Result(program.name)
    reference = bench.execute(bench.compile(program, None))
    pipelines = {"advice": ("fuse", "tile")}
    pipelines |= {name: [f"sizes={sizes}"] for name, sizes in TABLE.items()}
    for name, steps in pipelines.items():
        scheduled = bench.schedule(program, steps)
        result.predicted[name] = bench.predict(scheduled)
        for way, (folding, hoisting) in WAYS.items():
            if way == "plain" and name in result.seconds:
                continue
            try:
                code = bench.compile(program, scheduled, folding, hoisting)
            except subprocess.TimeoutExpired:
                result.left_out.append(f"{name}, {way}: over {MAX_SECONDS} s")
                continue
            total, _, seconds = bench.execute(code)
            if not abs(total - reference[0]) <= 1e-4 * reference[1]:
                result.left_out.append(f"{name}, {way}: wrong")
                continue
            result.programs.setdefault(name, []).append(code)
            result.seconds[name] = min(seconds, result.seconds.get(name, math.inf))
    return result


def rank(values):
    order = sorted(values)
    return [statistics.mean(i for i, other in enumerate(order) if other == value)
            for value in values]


def write_tables(results):
    fixed = next(iter(TABLE))
    lines = ["| program | fixed, ms | best of the table, ms | advice, ms | over fixed | predicted "
             "| over the best |", "|---|---|---|---|---|---|---|"]
    for result in results:
        times = result.seconds
        best = result.best()
        lines.append(
            f"| {result.name} | {times[fixed] * 1e3:.4g} | {times[best] * 1e3:.4g} ({best}) | "
            f"{times['advice'] * 1e3:.4g} | {result.speed_up(fixed):.2f} | "
            f"{result.predicted[fixed] / result.predicted['advice']:.2f} | "
            f"{result.speed_up(best):.2f} |")
    ups = [result.speed_up(fixed) for result in results]
    bests = [result.speed_up(result.best()) for result in results]
    predicted = [result.predicted[fixed] / result.predicted["advice"] for result in results]
    correlation = statistics.correlation(rank(ups), rank(predicted)) if len(results) > 2 else 1
    left_out = [f"{r.name} ({', '.join(r.left_out)})" for r in results if r.left_out]
    return "\n".join(lines) + f"""

| over | geometric mean | least | slower by more than 2% | in each round |
|---|---|---|---|---|
| fixed tiles | {statistics.geometric_mean(ups):.2f} | {min(ups):.2f} | \
{sum(up < 0.98 for up in ups)} of {len(ups)} | \
{sum(result.is_slower(fixed) for result in results)} |
| the best of the table | {statistics.geometric_mean(bests):.2f} | {min(bests):.2f} | \
{sum(up < 0.98 for up in bests)} of {len(bests)} | \
{sum(result.is_slower(result.best()) for result in results)} |

Spearman's correlation of the measured speed-up over fixed tiles and the predicted one:
**{correlation:.2f}**.

Code with a wrong result, or not ready after {MAX_SECONDS} s, left out: {'; '.join(left_out) or 'none'}.
"""


def make_parser(description):
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("build", help="the build folder")
    parser.add_argument("--work", required=True, help="a folder for temporary files")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22")
    parser.add_argument("--target", help="a target file instead of a measured one")
    parser.add_argument("--cpu", type=int, default=0, help="the processor to run on")
    parser.add_argument("--docs", help="the page to write the tables to")
    return parser


def make_bench(arguments):
    os.makedirs(arguments.work, exist_ok=True)
    os.sched_setaffinity(0, {arguments.cpu})
    if not arguments.target:
        arguments.target = os.path.join(arguments.work, "target.mlir")
        run([os.path.join(arguments.build, "bin", "roofline-calibrate"), "--threads=1", "-o",
             arguments.target])
    return Bench(arguments)


def write_page(path, script, tables):
    """Replaces what stands behind the marker of the page."""
    marker = f"<!-- what follows is written by test/benchmark/{script} -->"
    with open(path, encoding="utf-8") as file:
        head = file.read().split(marker)[0]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{head}{marker}\n\n{time.strftime('%Y-%m-%d')}, one core.\n\n{tables}")


def main():
    parser = make_parser(__doc__)
    parser.add_argument("--programs", default="", help="a regular expression")
    parser.add_argument("--later", action="store_true", help="the programs of payoff_later.py")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    bench = make_bench(arguments)
    results = []
    families = (payoff_later if arguments.later else payoff_programs).FAMILIES
    for program in payoff_programs.list_programs(families):
        if re.search(arguments.programs, program.name):
            results.append(prepare(bench, program))
            print(program.name, results[-1].seconds, results[-1].left_out, flush=True)
    # Rounds run all programs, so that what else the machine does hits all alike.
    for _ in range(arguments.rounds):
        for result in results:
            result.rounds.append({name: min(bench.execute(code)[2] for code in codes)
                                  for name, codes in result.programs.items()})
            for name, seconds in result.rounds[-1].items():
                result.seconds[name] = min(result.seconds[name], seconds)
    complete = [result for result in results
                if {"advice", next(iter(TABLE))} <= set(result.seconds)]
    for result in results:
        if result not in complete:
            print(f"{result.name}: no time with advice or with fixed tiles", file=sys.stderr)
    tables = write_tables(complete)
    print(tables)
    if arguments.docs:
        write_page(arguments.docs, "payoff.py", tables)


if __name__ == "__main__":
    main()
