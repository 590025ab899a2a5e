#!/usr/bin/env python3
"""Compares the predicted order of tilings with that of their measured times.

usage: tiling_order.py BUILD [options]

Run by hand on a calm machine, never as a test. docs/TilingOrder.md says what it
does; --docs=FILE writes the figures between the markers of that page.
"""
import argparse
import itertools
import json
import math
import os
import random
import re
import statistics
import subprocess
import sys
import time

# Registers of the innermost code: so many rows (or pixels of a row) by so many
# columns (or channels) stay in vector registers while the sum runs.
MATMUL_REGISTERS = (8, 32, 1)
CONV_REGISTERS = (1, 1, 7, 32, 1, 1, 1)

# M, N, K. Strides that are powers of two and others, squares and oblong ones.
MATMULS = [
    (960, 960, 960),
    (1536, 1536, 1536),
    (2048, 2048, 2048),
    (96, 4608, 4608),
    (4608, 96, 4608),
    (4608, 4608, 96),
]

# N, OH, OW, F, KH, KW, C: layers of ResNet-50 at batch 8.
CONVS = [
    (8, 56, 56, 64, 3, 3, 64),
    (8, 28, 28, 128, 3, 3, 128),
    (8, 14, 14, 256, 3, 3, 256),
    (8, 28, 28, 512, 1, 1, 256),
]

# Operations between two looks at the clock, at least.
SAMPLE_OPERATIONS = 5e9

TILE_PASSES = ["--transform-interpreter"]
PEEL_PASSES = ["--scf-for-loop-peeling=skip-partial=false", "--canonicalize", "--cse"]
LOWERING_PASSES = [
    "--canonicalize",
    "--cse",
    "--loop-invariant-code-motion",
    "--loop-invariant-subset-hoisting",
    "--canonicalize",
    "--cse",
    "--one-shot-bufferize=bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map",
    "--drop-equivalent-buffer-results",
    "--canonicalize",
    "--cse",
    "--canonicalize",
    "--convert-linalg-to-loops",
    "--fold-memref-alias-ops",
    "--canonicalize",
    "--cse",
    "--loop-invariant-code-motion",
    "--convert-vector-to-scf=full-unroll",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-vector-to-llvm",
    "--convert-to-llvm",
    "--reconcile-unrealized-casts",
]


class Shape:
    """An op with static extents, one per loop."""

    def __init__(self, extents):
        self.extents = extents
        self.is_conv = len(extents) == 7
        if self.is_conv:
            n, oh, ow, f, kh, kw, c = extents
            self.op = "linalg.conv_2d_nhwc_hwcf"
            self.types = [
                (n, oh + kh - 1, ow + kw - 1, c),
                (kh, kw, c, f),
                (n, oh, ow, f),
            ]
            self.registers = CONV_REGISTERS
            self.register_order = [3, 0, 1, 2, 4, 5, 6]
            self.label = f"conv {kh}x{kw} {n}x{oh}x{ow}, {c} to {f}"
        else:
            m, n, k = extents
            self.op = "linalg.matmul"
            self.types = [(m, k), (k, n), (m, n)]
            self.registers = MATMUL_REGISTERS
            self.register_order = [1, 0, 2]
            self.label = f"matmul {m}x{n}x{k}"
        self.name = re.sub(r"\W+", "-", self.label)
        self.flops = 2 * math.prod(extents)
        self.calls = math.ceil(SAMPLE_OPERATIONS / self.flops)

    def count_block_bytes(self):
        rows, columns = [size for size in self.registers if size > 1]
        return 4 * (rows * columns + rows + columns)

    def spell_type(self, index, kind):
        return f"{kind}<{'x'.join(map(str, self.types[index]))}xf32>"

    def write_kernel(self, visibility=""):
        a, b, c = (self.spell_type(index, "tensor") for index in range(3))
        return f"""
func.func {visibility}@kernel(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  %r = {self.op} ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}
  return %r : {c}
}}
"""

    def write_program(self, repetitions):
        """The kernel and what checks and times it."""
        lines = []
        for index, name in enumerate("abc"):
            kind = self.spell_type(index, "memref")
            size = math.prod(self.types[index])
            groups = ", ".join(map(str, range(len(self.types[index]))))
            lines.append(f"""
  %{name} = memref.alloc() {{alignment = 64 : i64}} : {kind}
  %{name}_flat = memref.collapse_shape %{name} [[{groups}]]
      : {kind} into memref<{size}xf32>
  %{name}_any = memref.cast %{name}_flat : memref<{size}xf32> to memref<?xf32>
""")
        tensors = [self.spell_type(index, "tensor") for index in range(3)]
        memrefs = [self.spell_type(index, "memref") for index in range(3)]
        views = [
            f"""
  %{name}_t = bufferization.to_tensor %{name} restrict writable
      : {memref} to {tensor}"""
            for name, memref, tensor in zip("abc", memrefs, tensors)
        ]
        return PROGRAM.format(
            kernel=self.write_kernel("private "),
            buffers="".join(lines),
            views="".join(views),
            tensors=", ".join(tensors),
            memrefs=", ".join(memrefs),
            a=memrefs[0],
            b=memrefs[1],
            c=memrefs[2],
            result=tensors[2],
            repetitions=repetitions,
            calls=self.calls,
        )


# Whole numbers from -3 to 3 in all operands: sums are exact in f32 in any order.
PROGRAM = """{kernel}
func.func private @rtclock() -> f64
func.func private @printF64(f64)
func.func private @printNewline()

func.func @fill(%m: memref<?xf32>, %factor: i64) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %shift = arith.constant 9 : i64
  %end = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %end step %c1 {{
    %0 = arith.index_cast %i : index to i64
    %1 = arith.muli %0, %factor : i64
    %2 = arith.shrui %1, %shift : i64
    %3 = arith.remui %2, %c7 : i64
    %4 = arith.subi %3, %c3 : i64
    %5 = arith.sitofp %4 : i64 to f32
    memref.store %5, %m[%i] : memref<?xf32>
  }}
  return
}}

// The sum of all elements, times numbers that tell most places from each other.
func.func @check(%m: memref<?xf32>) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1009 = arith.constant 1009 : index
  %zero = arith.constant 0.0 : f64
  %end = memref.dim %m, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %end step %c1 iter_args(%s = %zero) -> f64 {{
    %0 = memref.load %m[%i] : memref<?xf32>
    %1 = arith.extf %0 : f32 to f64
    %2 = arith.remui %i, %c1009 : index
    %3 = arith.index_cast %2 : index to i64
    %4 = arith.sitofp %3 : i64 to f64
    %5 = arith.mulf %1, %4 : f64
    %6 = arith.addf %s, %5 : f64
    scf.yield %6 : f64
  }}
  return %sum : f64
}}

func.func @call(%a: {a}, %b: {b}, %c: {c}) {{{views}
  %r = func.call @kernel(%a_t, %b_t, %c_t) : ({tensors}) -> {result}
  bufferization.materialize_in_destination %r in restrict writable %c
      : ({result}, {c}) -> ()
  return
}}

func.func @main() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %repetitions = arith.constant {repetitions} : index
  %calls = arith.constant {calls} : index
  %factor_a = arith.constant 40503 : i64
  %factor_b = arith.constant 30011 : i64
  %zero = arith.constant 0.0 : f32{buffers}
  func.call @fill(%a_any, %factor_a) : (memref<?xf32>, i64) -> ()
  func.call @fill(%b_any, %factor_b) : (memref<?xf32>, i64) -> ()
  linalg.fill ins(%zero : f32) outs(%c_any : memref<?xf32>)
  func.call @call(%a, %b, %c) : ({memrefs}) -> ()
  %sum = func.call @check(%c_any) : (memref<?xf32>) -> f64
  func.call @printF64(%sum) : (f64) -> ()
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %repetitions step %c1 {{
    %before = func.call @rtclock() : () -> f64
    scf.for %j = %c0 to %calls step %c1 {{
      func.call @call(%a, %b, %c) : ({memrefs}) -> ()
    }}
    %after = func.call @rtclock() : () -> f64
    %time = arith.subf %after, %before : f64
    func.call @printF64(%time) : (f64) -> ()
    func.call @printNewline() : () -> ()
  }}
  return
}}
"""


class Tiling:
    """Tile sizes per loop, 0 for a whole one, and an order of the loops."""

    def __init__(self, shape, sizes, order, origin):
        sizes = [
            max(register, size // register * register)
            for size, register in zip(sizes, shape.registers)
        ]
        self.sizes = [
            0 if size >= extent else size
            for size, extent in zip(sizes, shape.extents)
        ]
        # tile_using_for wants all loops; those that are not tiled make none.
        self.order = sorted(order, key=lambda loop: self.sizes[loop] == 0)
        self.loops = sum(size > 0 for size in self.sizes)
        self.key = (tuple(self.sizes), tuple(self.order[: self.loops]))
        self.origin = origin
        self.levels = {}  # Bytes that the loops move, by level.
        self.times = {}  # Predicted, by resource.
        self.measured = None
        self.spread = None

    def describe(self):
        if self.loops == 0:
            return "untiled"
        sizes = " ".join(str(size) if size else "all" for size in self.sizes)
        return f"{sizes} / {' '.join(map(str, self.order[:self.loops]))}"

    def predict(self):
        return max(self.times.values())

    def rank(self):
        """Times from the largest on: ties are told by what comes next."""
        return sorted(self.times.values(), reverse=True)

    def bound(self):
        return max(self.times, key=self.times.get)


def run(command, text=None, env=None):
    result = subprocess.run(
        command, input=text, capture_output=True, text=True, env=env
    )
    if result.returncode:
        sys.exit(f"{' '.join(command)}\n{result.stderr[:4000]}")
    return result.stdout


def write_schedule(shape, steps):
    return f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(
      %module: !transform.any_op {{transform.readonly}}) {{
    %op = transform.structured.match ops{{["{shape.op}"]}} in %module
        : (!transform.any_op) -> !transform.any_op
{steps}
    transform.yield
  }}
}}
"""


def write_tile_step(op, tiled, sizes, order):
    count = sum(size > 0 for size in sizes)
    handles = ", ".join(["!transform.any_op"] * (count + 1))
    return f"""
    %{tiled}, %{tiled}_loops:{count} = transform.structured.tile_using_for %{op}
        tile_sizes {list(sizes)} interchange = {list(order)}
        : (!transform.any_op) -> ({handles})"""


def write_tiling_step(shape, tiling):
    if tiling.loops == 0:
        return ""
    return write_tile_step("op", "tiled", tiling.sizes, tiling.order)


def write_register_step(shape, op):
    return write_tile_step(op, "block", shape.registers, shape.register_order)


def write_vector_step(shape):
    decompose = """
    %linear = transform.structured.decompose %block
        : (!transform.any_op) -> !transform.any_op"""
    block = "%linear" if shape.is_conv else "%block"
    return (decompose if shape.is_conv else "") + f"""
    transform.structured.vectorize {block} : !transform.any_op
    %functions = transform.structured.match ops{{["func.func"]}} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {{
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.canonicalization
    }} : !transform.any_op"""


class Bench:
    def __init__(self, arguments):
        self.build = arguments.build
        self.llvm = arguments.llvm
        self.work = arguments.work
        self.repetitions = arguments.repetitions
        self.target = arguments.target or os.path.join(self.work, "target.mlir")
        self.opt = os.path.join(self.build, "bin", "roofline-opt")
        self.mlir_opt = os.path.join(self.llvm, "bin", "mlir-opt")

    def transform(self, text, shape, steps, *passes):
        path = os.path.join(self.work, "schedule.mlir")
        with open(path, "w") as file:
            file.write(write_schedule(shape, steps))
        return run(
            [
                self.mlir_opt,
                f"--transform-preload-library=transform-library-paths={path}",
                *TILE_PASSES,
                *passes,
            ],
            text,
        )

    def compile(self, shape, tiling):
        text = shape.write_program(self.repetitions)
        if tiling.loops:
            text = self.transform(
                text, shape, write_tiling_step(shape, tiling), *PEEL_PASSES
            )
        steps = write_register_step(shape, "op") + write_vector_step(shape)
        return self.transform(text, shape, steps, *LOWERING_PASSES)

    def compile_plain(self, shape):
        """Loops without vectors or registers: the result to compare with."""
        sizes = [0 if loop == len(shape.extents) - 4 else 1
                 for loop in range(7)] if shape.is_conv else [1, 0, 1]
        order = sorted(range(len(sizes)), key=lambda loop: sizes[loop] == 0)
        text = shape.write_program(0)
        step = write_tile_step("op", "tiled", sizes, order)
        return self.transform(text, shape, step, *LOWERING_PASSES)

    def execute(self, text):
        """The sum, and the seconds of each repetition."""
        libraries = ",".join(
            os.path.join(self.llvm, "lib", f"libmlir_{name}runner_utils.so")
            for name in ("c_", "")
        )
        # roofline-calibrate reads from huge pages, too.
        env = dict(os.environ, GLIBC_TUNABLES="glibc.malloc.hugetlb=1")
        output = run(
            [
                os.path.join(self.llvm, "bin", "mlir-runner"),
                "-O3",
                "--entry-point-result=void",
                f"--shared-libs={libraries}",
            ],
            text,
            env,
        )
        total, *times = map(float, output.split())
        return total, times

    def analyse(self, shape, tiling):
        """Bytes and times of the loops as they are written."""
        steps = write_tiling_step(shape, tiling)
        steps += write_register_step(shape, "tiled" if tiling.loops else "op")
        text = self.transform(shape.write_kernel(), shape, steps)
        path = self.write_target(shape)
        report = json.loads(
            run(
                [
                    self.opt,
                    "-",
                    f"--roofline=target={path} report=json output=-",
                    "-o",
                    os.devnull,
                ],
                text,
            )
        )
        rate = next(
            rate["ops_per_second"]
            for rate in report["target"]["rates"]
            if rate["unit"] == "vector" and rate["type"] == "f32"
        )
        tiling.times["compute"] = shape.flops / rate
        rows = [
            row
            for function in report["functions"]
            for row in function["ops"]
            if row["op"] == shape.op
        ]
        assert len(rows) == 1, "one row for the op in its loops"
        # All but the registers, which have no bandwidth.
        levels = zip(report["target"]["levels"][:-1], rows[0]["levels"])
        for level, moved in levels:
            size = moved["achievable_bytes"]
            tiling.levels[level["name"]] = size
            tiling.times[level["name"]] = size / level["bytes_per_second"]

    def write_target(self, shape, share=1.0):
        """The measured target with so much of its caches, and with registers.

        They are a memory like any other: what the innermost code keeps there
        (its block of the result, and what one step reads) is all that fits.
        """
        with open(self.target) as file:
            text = file.read()
        levels = re.split(r'(?="\w+" = #dlti.map<\s*"bytes_per_second")', text)
        for index in range(2, len(levels)):  # All but what is before, and dram.
            levels[index] = re.sub(
                r'("capacity_bytes" = )(\d+)',
                lambda match: f"{match[1]}{int(int(match[2]) * share)}",
                levels[index],
            )
        text = re.sub(r'\s*"register_bytes" = \d+,', "", "".join(levels))
        registers = f"""
          "registers" = #dlti.map<
            "capacity_bytes" = {shape.count_block_bytes()},
            "instances" = 1,
            "private" = true,
            "management" = "scratchpad">"""
        text, count = re.subn(r"(?=>>>>\s*\{\})", "," + registers, text)
        assert count == 1, "the target ends with its levels"
        path = os.path.join(self.work, "shape-target.mlir")
        with open(path, "w") as file:
            file.write(text)
        return path

    def advise(self, shape, share):
        """Tiles of roofline-advise with so much of each cache."""
        path = self.write_target(shape, share)
        text = run(
            [
                self.opt,
                "-",
                f"--roofline-attach-target=target={path}",
                "--roofline-advise",
            ],
            shape.write_kernel(),
        )
        tiles = re.findall(
            r'<"(\w+)", sizes = \[([\d, ]*)\], order = \[([\d, ]*)\]', text
        )
        part = "" if share == 1 else f", {share:g} of the caches"
        for level, sizes, order in tiles:
            if level == "l1":
                continue  # The tile of the registers is given.
            yield Tiling(
                shape,
                list(map(int, sizes.split(","))),
                list(map(int, order.split(","))),
                f"advised, {level}{part}",
            )


def draw(shape, generator):
    """Sizes with an even logarithm from the registers to all, any order."""
    sizes = [
        register * round(math.exp(generator.uniform(0, math.log(extent / register))))
        for register, extent in zip(shape.registers, shape.extents)
    ]
    order = list(range(len(sizes)))
    generator.shuffle(order)
    return Tiling(shape, sizes, order, "random")


def list_tilings(bench, shape, count):
    """The advised tiles, with less of the caches too, none, and random ones."""
    whole = list(shape.extents)
    generator = random.Random(shape.name)
    candidates = itertools.chain(
        bench.advise(shape, 1),
        [Tiling(shape, whole, range(len(whole)), "no tiles")],
        bench.advise(shape, 0.5),
        bench.advise(shape, 0.25),
        iter(lambda: draw(shape, generator), None),
    )
    tilings = {}
    for tiling in candidates:
        tilings.setdefault(tiling.key, tiling)
        if len(tilings) == count:
            break
    return list(tilings.values())


def rank(values):
    """Ranks from 0; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [
        (ordered.index(value) + len(ordered) - 1 - ordered[::-1].index(value)) / 2
        for value in values
    ]


def compute_spearman(lhs, rhs):
    return statistics.correlation(rank(lhs), rank(rhs))


def time_shape(bench, shape, tilings, programs):
    expected, _ = bench.execute(bench.compile_plain(shape))
    for tiling, program in zip(tilings, programs):
        total, times = bench.execute(program)
        if total != expected:
            sys.exit(f"{shape.label}, {tiling.describe()}: {total}, not {expected}")
        tiling.measured = min(times) / shape.calls
        tiling.spread = (statistics.median(times) - min(times)) / min(times)
        print(
            f"  {tiling.origin:32} {tiling.describe():36}"
            f" predicted {tiling.predict() * 1e3:8.2f} ms ({tiling.bound()})"
            f" measured {tiling.measured * 1e3:8.2f} ms"
            f" {shape.flops / tiling.measured / 1e9:6.1f} Gop/s"
            f" median {tiling.spread:+.0%}",
            flush=True,
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", help="the build folder")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22")
    parser.add_argument("--work", required=True, help="a folder for temporary files")
    parser.add_argument("--target", help="a target file instead of a measured one")
    parser.add_argument("--shapes", default="", help="a regular expression")
    parser.add_argument("--tilings", type=int, default=16)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--cpu", type=int, default=0)
    arguments = parser.parse_args()
    bench = Bench(arguments)
    os.makedirs(bench.work, exist_ok=True)
    os.sched_setaffinity(0, {arguments.cpu})
    if not arguments.target:
        run([os.path.join(bench.build, "bin", "roofline-calibrate"), "--threads=1",
             "-o", bench.target])
    shapes = [
        shape
        for shape in map(Shape, MATMULS + CONVS)
        if re.search(arguments.shapes, shape.label)
    ]
    results = []
    for shape in shapes:
        print(shape.label, flush=True)
        tilings = list_tilings(bench, shape, arguments.tilings)
        for tiling in tilings:
            bench.analyse(shape, tiling)
        programs = [bench.compile(shape, tiling) for tiling in tilings]
        time_shape(bench, shape, tilings, programs)
        results.append((shape, tilings))
        measured = [tiling.measured for tiling in tilings]
        print("  spearman",
              compute_spearman([t.predict() for t in tilings], measured),
              compute_spearman([t.rank() for t in tilings], measured),
              compute_spearman([sum(t.times.values()) for t in tilings], measured))


if __name__ == "__main__":
    main()
