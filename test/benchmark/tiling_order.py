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

LINE_ELEMENTS = 16

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

# The repetitions of one tiling take no longer than this, if one call does not.
TILING_SECONDS = 0.6

BEGIN = "<!-- begin: written by test/benchmark/tiling_order.py -->"
END = "<!-- end -->"

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
    """An op with static extents, one per loop, and the layout of its operands.

    Layout "rows" is the named op on tensors as they are. In "packed" the tensors
    are made of the blocks that the registers take, one after the other, as
    libraries and linalg.pack lay them out: an op with the same loops, in units
    of blocks, and the loops inside a block.
    """

    def __init__(self, extents, layout):
        self.extents = extents
        self.layout = layout
        self.is_conv = len(extents) == 7
        if self.is_conv:
            n, oh, ow, f, kh, kw, c = extents
            self.label = f"conv {kh}x{kw} {n}x{oh}x{ow}, {c} to {f}"
            self.registers = CONV_REGISTERS
            self.register_order = [3, 0, 1, 2, 4, 5, 6]
            self.op = "linalg.conv_2d_nhwc_hwcf"
            image = (n, oh + kh - 1, ow + kw - 1, c)
            self.types = [image, (kh, kw, c, f), (n, oh, ow, f)]
        else:
            m, n, k = extents
            self.label = f"matmul {m}x{n}x{k}"
            self.registers = MATMUL_REGISTERS
            self.register_order = [1, 0, 2]
            self.op = "linalg.matmul"
            self.types = [(m, k), (k, n), (m, n)]
        rows, columns = [size for size in self.registers if size > 1]
        # In k it takes at least the elements of one line.
        self.native_tile = [rows, columns, LINE_ELEMENTS]
        if layout == "packed":
            self.pack()
        self.name = re.sub(r"\W+", "-", self.label)
        self.flops = 2 * math.prod(extents)
        self.calls = math.ceil(SAMPLE_OPERATIONS / self.flops)

    def pack(self):
        self.op = "linalg.generic"
        if self.is_conv:
            n, oh, ow, f, kh, kw, c = self.extents
            block = self.registers[3]
            self.types[1:] = [
                (f // block, kh, kw, c, block),
                (n, f // block, oh, ow, block),
            ]
            self.units = [1, 1, 1, block, 1, 1, 1]
            loops = "n, y, x, f, i, j, c, g"
            maps = ["n, y + i, x + j, c", "f, i, j, c, g", "n, f, y, x, g"]
            kinds = ["parallel"] * 4 + ["reduction"] * 3 + ["parallel"]
        else:
            m, n, k = self.extents
            rows, columns, _ = self.registers
            self.types = [
                (m // rows, k, rows),
                (n // columns, k, columns),
                (m // rows, n // columns, rows, columns),
            ]
            self.units = [rows, columns, 1]
            loops = "m, n, k, i, j"
            maps = ["m, k, i", "n, k, j", "m, n, i, j"]
            kinds = ["parallel", "parallel", "reduction", "parallel", "parallel"]
        maps = ", ".join(f"affine_map<({loops}) -> ({map})>" for map in maps)
        kinds = ", ".join(f'"{kind}"' for kind in kinds)
        self.traits = f"{{indexing_maps = [{maps}], iterator_types = [{kinds}]}}"

    def convert_sizes(self, sizes):
        """Sizes per loop of the op as it is laid out."""
        if self.layout == "rows":
            return list(sizes)
        inner = 1 if self.is_conv else 2
        return [size // unit for size, unit in zip(sizes, self.units)] + [0] * inner

    def convert_order(self, order):
        count = len(self.convert_sizes(self.extents))
        return list(order) + list(range(len(order), count))

    def count_block_bytes(self):
        rows, columns = [size for size in self.registers if size > 1]
        return 4 * (rows * columns + rows + columns)

    def spell_type(self, index, kind):
        return f"{kind}<{'x'.join(map(str, self.types[index]))}xf32>"

    def write_op(self):
        a, b, c = (self.spell_type(index, "tensor") for index in range(3))
        operands = f"ins(%a, %b : {a}, {b}) outs(%c : {c})"
        if self.layout == "rows":
            return f"{self.op} {operands} -> {c}"
        return f"""{self.op} {self.traits} {operands} {{
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }} -> {c}"""

    def write_kernel(self):
        a, b, c = (self.spell_type(index, "tensor") for index in range(3))
        return f"""
func.func @kernel(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  %r = {self.write_op()}
  return %r : {c}
}}
"""

    def write_program(self, repetitions):
        """The op and what checks and times it."""
        buffers = ""
        views = ""
        memrefs = [self.spell_type(index, "memref") for index in range(3)]
        for index, name in enumerate("abc"):
            kind = memrefs[index]
            size = math.prod(self.types[index])
            groups = ", ".join(map(str, range(len(self.types[index]))))
            buffers += f"""
  %{name} = memref.alloc() {{alignment = 64 : i64}} : {kind}
  %{name}_flat = memref.collapse_shape %{name} [[{groups}]]
      : {kind} into memref<{size}xf32>
  %{name}_any = memref.cast %{name}_flat : memref<{size}xf32> to memref<?xf32>"""
            views += f"""
  %{name} = bufferization.to_tensor %{name}_m restrict writable
      : {kind} to {self.spell_type(index, "tensor")}"""
        return PROGRAM.format(
            op=self.write_op(),
            buffers=buffers,
            views=views,
            memrefs=", ".join(memrefs),
            a=memrefs[0],
            b=memrefs[1],
            c=memrefs[2],
            result=self.spell_type(2, "tensor"),
            repetitions=repetitions,
            calls=self.calls,
            budget=TILING_SECONDS / self.calls,
        )


# Whole numbers from -3 to 3 in all operands: sums are exact in f32 in any order.
PROGRAM = """
func.func private @rtclock() -> f64
func.func private @printF64(f64)
func.func private @printI64(i64)
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

func.func @call(%a_m: {a}, %b_m: {b}, %c_m: {c}) {{{views}
  %r = {op}
  bufferization.materialize_in_destination %r in restrict writable %c_m
      : ({result}, {c}) -> ()
  return
}}

// Prints the sum after the first call and its seconds, then those of each
// repetition: as many as asked for, fewer or none if they would take too long.
func.func @main() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant {repetitions} : i64
  %budget = arith.constant {budget} : f64
  %calls = arith.constant {calls} : index
  %factor_a = arith.constant 40503 : i64
  %factor_b = arith.constant 30011 : i64
  %zero = arith.constant 0.0 : f32{buffers}
  func.call @fill(%a_any, %factor_a) : (memref<?xf32>, i64) -> ()
  func.call @fill(%b_any, %factor_b) : (memref<?xf32>, i64) -> ()
  linalg.fill ins(%zero : f32) outs(%c_any : memref<?xf32>)
  %start = func.call @rtclock() : () -> f64
  func.call @call(%a, %b, %c) : ({memrefs}) -> ()
  %end = func.call @rtclock() : () -> f64
  %sum = func.call @check(%c_any) : (memref<?xf32>) -> f64
  %exact = arith.fptosi %sum : f64 to i64
  func.call @printI64(%exact) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %first = arith.subf %end, %start : f64
  func.call @printF64(%first) : (f64) -> ()
  func.call @printNewline() : () -> ()
  %fitting = arith.divf %budget, %first : f64
  %whole = arith.fptosi %fitting : f64 to i64
  %capped = arith.minsi %whole, %most : i64
  %repetitions = arith.index_cast %capped : i64 to index
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

    def __init__(self, shape, sizes, order, origin, is_advice=False):
        self.is_advice = is_advice
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
    return write_tile_step(
        "op",
        "tiled",
        shape.convert_sizes(tiling.sizes),
        shape.convert_order(tiling.order),
    )


def write_register_step(shape, op):
    return write_tile_step(
        op,
        "block",
        shape.convert_sizes(shape.registers),
        shape.convert_order(shape.register_order),
    )


def write_vector_step(shape):
    linear = "%block"
    text = ""
    if shape.layout == "packed":
        text = """
    %calls = transform.structured.match ops{["func.func"]} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %calls {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    } : !transform.any_op
    %linear = transform.structured.match ops{["linalg.generic"]} in %module
        : (!transform.any_op) -> !transform.any_op"""
        linear = "%linear"
    elif shape.is_conv:
        text = """
    %linear = transform.structured.decompose %block
        : (!transform.any_op) -> !transform.any_op"""
        linear = "%linear"
    return text + f"""
    transform.structured.vectorize {linear} : !transform.any_op
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
        sizes = shape.convert_sizes(shape.units if shape.layout == "packed"
                                    else [1] * len(shape.extents))
        sizes[-1 if shape.layout == "packed" else 3 if shape.is_conv else 1] = 0
        order = sorted(range(len(sizes)), key=lambda loop: sizes[loop] == 0)
        text = shape.write_program(0)
        step = write_tile_step("op", "tiled", sizes, order)
        return self.transform(text, shape, step, *LOWERING_PASSES)

    def execute(self, shape, text):
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
        total, *times = output.split()
        first, *times = map(float, times)
        return int(total), [time / shape.calls for time in times] or [first]

    def find_sum(self, shape):
        """The sum of the plain loops, which are slow: kept for another run."""
        path = os.path.join(self.work, f"sum-{shape.layout}-{shape.name}")
        if not os.path.exists(path):
            total, _ = self.execute(shape, self.compile_plain(shape))
            with open(path, "w") as file:
                file.write(str(total))
        with open(path) as file:
            return int(file.read())

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

    def write_target(self, shape, share=1.0, has_native_tile=False):
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
        text, count = re.subn(r"(?=>>>>})", "," + registers, text)
        assert count == 1, "the target ends with its levels"
        if has_native_tile:
            rate = re.search(r'"vector" = #dlti.map<\s*f32 = ([\d.e+]+)', text)[1]
            native = f'f32 = {rate}, "native_tile" = {shape.native_tile}'
            if '"matrix" = #dlti.map<' in text:
                text = text.replace(
                    '"matrix" = #dlti.map<', f'"matrix" = #dlti.map<{native}, '
                )
            else:
                text = text.replace(
                    '"units" = #dlti.map<',
                    f'"units" = #dlti.map<"matrix" = #dlti.map<{native}>, ',
                )
        path = os.path.join(self.work, "shape-target.mlir")
        with open(path, "w") as file:
            file.write(text)
        return path

    def advise(self, shape, share, has_native_tile):
        """Tiles of roofline-advise with so much of each cache."""
        path = self.write_target(shape, share, has_native_tile)
        text = run(
            [
                self.opt,
                "-",
                f"--roofline-attach-target=target={path}",
                "--roofline-advise",
            ],
            Shape(shape.extents, "rows").write_kernel(),
        )
        tiles = re.findall(
            r'<"(\w+)", sizes = \[([\d, ]*)\], order = \[([\d, ]*)\]', text
        )
        kind = "advised" if has_native_tile else "any sizes"
        part = "" if share == 1 else f", {share:g} of caches"
        for level, sizes, order in tiles:
            if level == "l1":
                continue  # The tile of the registers is given.
            yield Tiling(
                shape,
                list(map(int, sizes.split(","))),
                list(map(int, order.split(","))),
                f"{kind}, {level}{part}",
                has_native_tile and share == 1,
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
    """Advised tiles, also of parts of the caches, none, and random ones."""
    whole = list(shape.extents)
    generator = random.Random(shape.name)
    candidates = itertools.chain(
        bench.advise(shape, 1, True),
        [Tiling(shape, whole, range(len(whole)), "no tiles")],
        bench.advise(shape, 1, False),
        bench.advise(shape, 0.5, True),
        bench.advise(shape, 0.25, True),
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
    if len(set(map(repr, lhs))) == 1:
        return 0.0  # All the same: no order is predicted.
    return statistics.correlation(rank(lhs), rank(rhs))


def measure(bench, shape, count):
    """Predicts and times all tilings of a shape."""
    tilings = list_tilings(bench, shape, count)
    expected = bench.find_sum(shape)
    for tiling in tilings:
        bench.analyse(shape, tiling)
        total, times = bench.execute(shape, bench.compile(shape, tiling))
        if total != expected:
            sys.exit(f"{shape.label}, {tiling.describe()}: {total}, not {expected}")
        tiling.measured = min(times)
        tiling.spread = statistics.median(times) / min(times) - 1
        print(
            f"{tiling.origin:32} {tiling.describe():40}"
            f"{tiling.predict() * 1e3:9.2f} ms ({tiling.bound()})"
            f"{tiling.measured * 1e3:9.2f} ms, median {tiling.spread:+.0%}",
            flush=True,
        )
    return tilings


class Result:
    def __init__(self, shape, tilings):
        self.shape = shape
        self.tilings = tilings
        measured = [tiling.measured for tiling in tilings]
        self.spearman = compute_spearman(
            [tiling.predict() for tiling in tilings], measured
        )
        self.spearman_ties = compute_spearman(
            [tiling.rank() for tiling in tilings], measured
        )
        self.best = min(tilings, key=lambda tiling: tiling.measured)
        advised = [tiling for tiling in tilings if tiling.is_advice]
        self.advised = min(advised, key=Tiling.rank)
        self.loss = self.advised.measured / self.best.measured
        self.first = min(tilings, key=Tiling.rank)
        self.first_loss = self.first.measured / self.best.measured
        # Of the tilings, how much slower the middle one is: what is at stake.
        self.middle_loss = statistics.median(measured) / self.best.measured


def show_milliseconds(seconds):
    return f"{seconds * 1e3:.1f}" if seconds < 1 else f"{seconds * 1e3:.0f}"


def write_summary(results):
    lines = [
        "| shape | tilings | order | with ties told | advised tile, ms | "
        "best tile, ms | advised / best | first / best | middle / best |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for result in results:
        lines.append(
            f"| {result.shape.label} | {len(result.tilings)} | {result.spearman:.2f} | "
            f"{result.spearman_ties:.2f} | {result.advised.describe()}: "
            f"{show_milliseconds(result.advised.measured)} | "
            f"{result.best.describe()}: {show_milliseconds(result.best.measured)} | "
            f"{result.loss:.2f} | {result.first_loss:.2f} | {result.middle_loss:.2f} |"
        )
    near = sum(result.loss <= 1.1 for result in results)
    near_first = sum(result.first_loss <= 1.1 for result in results)
    lines.append(
        f"| **median**; within 10% | | "
        f"**{statistics.median(r.spearman for r in results):.2f}** | "
        f"**{statistics.median(r.spearman_ties for r in results):.2f}** | | | "
        f"**{near} of {len(results)}** | {near_first} of {len(results)} | |"
    )
    return "\n".join(lines)


def write_details(result):
    levels = list(result.tilings[0].levels)
    lines = [
        f"<details><summary>{result.shape.label}, {result.shape.layout}</summary>",
        "",
        f"| tile / order | from | {' | '.join(f'{level}, MB' for level in levels)} | "
        "predicted, ms | bound | measured, ms | median |",
        "|---|---|" + "---|" * (len(levels) + 4),
    ]
    for tiling in sorted(result.tilings, key=Tiling.rank):
        moved = " | ".join(f"{tiling.levels[level] / 1e6:.1f}" for level in levels)
        lines.append(
            f"| {tiling.describe()} | {tiling.origin} | {moved} | "
            f"{show_milliseconds(tiling.predict())} | {tiling.bound()} | "
            f"{show_milliseconds(tiling.measured)} | {tiling.spread:+.0%} |"
        )
    return "\n".join([*lines, "", "</details>"])


def read_processor():
    with open("/proc/cpuinfo") as file:
        return re.search(r"model name\s*: (.*)", file.read())[1]


def write_page(path, results, target, seconds):
    rates = "; ".join(
        f"{name} {float(rate) / 1e9:.1f}"
        for name, rate in re.findall(
            r'"(\w+)" = #dlti.map<\s*"bytes_per_second" = ([\d.e+]+)', target
        )
    )
    compute = float(re.search(r'"vector" = #dlti.map<\s*f32 = ([\d.e+]+)', target)[1])
    parts = [
        BEGIN,
        f"{read_processor()}, one core, {time.strftime('%Y-%m-%d', time.gmtime())}. "
        f"Measured by roofline-calibrate: f32 {compute / 1e9:.1f} Gop/s; GB/s: {rates}. "
        f"The run took {seconds:.0f} s.",
    ]
    for layout in dict.fromkeys(result.shape.layout for result in results):
        chosen = [result for result in results if result.shape.layout == layout]
        parts += [f"**Layout `{layout}`**", write_summary(chosen)]
    parts += ["**All tilings**"]
    parts += [write_details(result) for result in results]
    with open(path) as file:
        page = file.read()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    with open(path, "w") as file:
        file.write(before + "\n\n".join(parts) + "\n\n" + END + after)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", help="the build folder")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22")
    parser.add_argument("--work", required=True, help="a folder for temporary files")
    parser.add_argument("--target", help="a target file instead of a measured one")
    parser.add_argument("--layouts", default="rows,packed")
    parser.add_argument("--shapes", default="", help="a regular expression")
    parser.add_argument("--tilings", type=int, default=18)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--cpu", type=int, default=0, help="the processor to run on")
    parser.add_argument("--docs", help="the page to write the tables to")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    start = time.time()
    bench = Bench(arguments)
    os.makedirs(bench.work, exist_ok=True)
    os.sched_setaffinity(0, {arguments.cpu})
    if not arguments.target:
        calibrate = os.path.join(bench.build, "bin", "roofline-calibrate")
        run([calibrate, "--threads=1", "-o", bench.target])
    results = []
    for layout, extents in itertools.product(
        arguments.layouts.split(","), MATMULS + CONVS
    ):
        shape = Shape(extents, layout)
        if not re.search(arguments.shapes, shape.label):
            continue
        print(f"{shape.label}, {layout}", flush=True)
        result = Result(shape, measure(bench, shape, arguments.tilings))
        results.append(result)
        print(
            f"Spearman {result.spearman:.2f}, with ties told "
            f"{result.spearman_ties:.2f}; advised / best {result.loss:.2f}",
            flush=True,
        )
    seconds = time.time() - start
    for layout in arguments.layouts.split(","):
        chosen = [result for result in results if result.shape.layout == layout]
        print(f"{layout}\n{write_summary(chosen)}")
    if arguments.docs:
        with open(bench.target) as file:
            write_page(arguments.docs, results, file.read(), seconds)


if __name__ == "__main__":
    main()
