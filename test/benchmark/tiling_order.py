#!/usr/bin/env python3
"""Compares the predicted order of tilings with that of their measured times.

usage: tiling_order.py BUILD [options]

Run by hand on a calm machine, never as a test. docs/evidence/TilingOrder.md says what it
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

from tiling_programs import (
    Shape,
    Tiling,
    write_register_step,
    write_schedule,
    write_tile_step,
    write_tiling_step,
    write_vector_step,
)
from tiling_tables import Result, write_page, write_summary

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


def run(command, text=None, env=None):
    result = subprocess.run(
        command, input=text, capture_output=True, text=True, env=env
    )
    if result.returncode:
        sys.exit(f"{' '.join(command)}\n{result.stderr[:4000]}")
    return result.stdout


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
                "--transform-interpreter",
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
        if shape.layout == "packed":
            sizes = shape.convert_sizes(shape.units)
            inner = len(sizes) - 1
        else:
            sizes = [1] * len(shape.extents)
            inner = 3 if shape.is_conv else 1
        sizes[inner] = 0  # The loop whose elements follow each other, innermost.
        order = [loop for loop in range(len(sizes)) if loop != inner] + [inner]
        step = write_tile_step("op", "tiled", sizes, order)
        text = shape.write_program(0)
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
        path = self.write_target()
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

    def read_native_tile(self):
        with open(self.target) as file:
            tile = re.search(r'"native_tile" = \[(\d+), (\d+), (\d+)\]', file.read())
        if not tile:
            sys.exit(f"{self.target}: no native_tile")
        return [int(size) for size in tile.groups()]

    def write_target(self, share=1.0, has_native_tile=False):
        """The measured target with so much of its caches."""
        with open(self.target) as file:
            text = file.read()
        levels = re.split(r'(?="\w+" = #dlti.map<\s*"bytes_per_second")', text)
        for index in range(2, len(levels)):  # All but what is before, and dram.
            levels[index] = re.sub(
                r'("capacity_bytes" = )(\d+)',
                lambda match: f"{match[1]}{int(int(match[2]) * share)}",
                levels[index],
                count=1,  # Behind the innermost level are the registers.
            )
        text = "".join(levels)
        if not has_native_tile:
            text = re.sub(r'"native_tile" = \[.*?\],', "", text)
        path = os.path.join(self.work, "shape-target.mlir")
        with open(path, "w") as file:
            file.write(text)
        return path

    def advise(self, shape, share, has_native_tile):
        """Tiles of roofline-advise with so much of each cache."""
        path = self.write_target(share, has_native_tile)
        text = run(
            [
                self.opt,
                "-",
                f"--roofline-attach-target=target={path}",
                "--roofline-advise",
            ],
            Shape(shape.extents, "rows", self.read_native_tile()).write_kernel(),
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


def measure(bench, shape, count, rounds):
    """Predicts and times all tilings of a shape.

    Each round runs all of them: what else the machine does meanwhile hits all alike.
    """
    tilings = list_tilings(bench, shape, count)
    expected = bench.find_sum(shape)
    for tiling in tilings:
        bench.analyse(shape, tiling)
    programs = [bench.compile(shape, tiling) for tiling in tilings]
    samples = [[] for _ in tilings]
    for _ in range(rounds):
        for tiling, program, times in zip(tilings, programs, samples):
            total, seconds = bench.execute(shape, program)
            if total != expected:
                sys.exit(f"{shape.label}, {tiling.describe()}: {total}, not {expected}")
            times += seconds
    for tiling, times in zip(tilings, samples):
        tiling.measured = min(times)
        tiling.spread = statistics.median(times) / min(times) - 1
        print(
            f"{tiling.origin:32} {tiling.describe():40}"
            f"{tiling.predict() * 1e3:9.2f} ms ({tiling.bound()})"
            f"{tiling.measured * 1e3:9.2f} ms, median {tiling.spread:+.0%}",
            flush=True,
        )
    return tilings


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", help="the build folder")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22")
    parser.add_argument("--work", required=True, help="a folder for temporary files")
    parser.add_argument("--target", help="a target file instead of a measured one")
    parser.add_argument("--layouts", default="rows,packed")
    parser.add_argument("--shapes", default="", help="a regular expression")
    parser.add_argument("--tilings", type=int, default=18)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--repetitions", type=int, default=3)
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
    native_tile = bench.read_native_tile()
    for layout, extents in itertools.product(
        arguments.layouts.split(","), MATMULS + CONVS
    ):
        shape = Shape(extents, layout, native_tile)
        if not re.search(arguments.shapes, shape.label):
            continue
        print(f"{shape.label}, {layout}", flush=True)
        result = Result(shape, measure(bench, shape, arguments.tilings, arguments.rounds))
        results.append(result)
        print(
            f"Spearman {result.spearman:.2f}, ties broken "
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
