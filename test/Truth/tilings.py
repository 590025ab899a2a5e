"""Ranks the tilings of tuning.csv by predicted time, as a tuner would before it tries any.

A workgroup's outputs are a tile for the level around the cores' memory, those of a thread a
tile for the registers, with one tap at a time. Only tilings that stage their input in that
memory (`shmem`) have such tiles. docs/Truth.md says when that was decided.
"""

import json
import math
import re
import statistics
import subprocess

import figures
import programs
from tables import TableError

FIRST = (1, 4, 8)
# TFLOP/s of vector f32, memory GB/s and GB, L2 MiB, cores, their memory KiB, boost MHz:
# the data sheets of machines.csv, for built-in targets those that their files name.
SHEETS = {
    "a100-pcie-40gb": (19.5, 1555, 40, 40, 108, 164, 1410),
    "mi250x-gcd": (23.95, 1638.4, 64, 8, 110, 64, 1700),
    "rtx-a4000": (19.2, 448, 16, 4, 48, 100, 1560),
    "rtx-a6000": (38.7, 768, 48, 6, 84, 100, 1800),
    "w6600": (10.4, 224, 8, 2, 28, 64, 2903),
    "w7800": (45.2, 576, 32, 6, 70, 64, 2499),
}
# 32 banks of 4 B a cycle: CUDA C++ Programming Guide, shared memory; the same of AMD's
# LDS (CDNA 2 and RDNA white papers).
SCRATCH_BYTES_PER_CYCLE = 128
# Of a thread: CUDA C++ Programming Guide, technical specifications: 255 registers, 2048
# threads of a core.
REGISTER_BYTES, THREADS = 255 * 4, 2048


def write_target(machine):
    rate, bandwidth, room, l2, cores, scratch, clock = SHEETS[machine]
    levels = {
        "memory": {"bytes_per_second": f"{bandwidth * 1e9!r}",
                   "capacity_bytes": round(room * 1e9)},
        "l2": {"capacity_bytes": l2 * 2**20, "instances": 1},
        "scratch": {"bytes_per_second": f"{SCRATCH_BYTES_PER_CYCLE * cores * clock * 1e6!r}",
                    "capacity_bytes": scratch * 1024, "instances": cores, "private": "true",
                    "management": '"scratchpad"'},
        "registers": {"capacity_bytes": REGISTER_BYTES, "instances": THREADS * cores,
                      "private": "true", "management": '"scratchpad"'},
    }
    text = ", ".join(
        f'"{name}" = #dlti.map<' + ", ".join(f'"{key}" = {value}' for key, value in
                                             keys.items()) + ">"
        for name, keys in levels.items())
    return ("module attributes {dlti.target_system_spec = #dlti.target_system_spec<"
            f'"{machine}" = #dlti.target_device_spec<"roofline" = #dlti.map<"source" = "data '
            f'sheet", "units" = #dlti.map<"vector" = #dlti.map<f32 = {rate * 1e12!r}>>, '
            f'"memory" = #dlti.map<{text}>>>>}} {{}}\n')


def write_convolution(row):
    """The convolution that all tilings of a table compute, and its filter."""
    sizes = re.fullmatch(r"(\d+)x(\d+) out;(\d+)x(\d+) filter", row["shape"])
    if not sizes:
        raise TableError(f"{row['where']}: column 'shape': expected one convolution, as "
                         f"'8x8 out;3x3 filter', got '{row['shape']}'")
    height, width, r, s = map(int, sizes.groups())
    image, taps, output = (programs.tensor(shape, row["dtype"]) for shape in (
        (height + r - 1, width + s - 1), (r, s), (height, width)))
    return programs.write_function("tiled", [("a", image), ("b", taps)], [
        f"%e = tensor.empty() : {output}",
        f"%r = linalg.conv_2d ins(%a, %b : {image}, {taps}) outs(%e : {output}) "
        f"-> {output}"], output), (r, s)


def predict(tool, machine, row, group):
    """The answers of roofline-predict to the tilings of a machine."""
    program, taps = write_convolution(row)
    (tool.scratch / "tuned.mlir").write_text(program)
    (tool.scratch / "tuned-target.mlir").write_text(write_target(machine))
    lines = [json.dumps({"tiles": {
        "l2": [row["block_y"] * row["tile_y"], row["block_x"] * row["tile_x"], *taps],
        "scratch": [row["tile_y"], row["tile_x"], 1, 1]}}) for row in group]
    process = subprocess.run(
        [tool.path, tool.scratch / "tuned.mlir", "-o", "/dev/null", "--pass-pipeline="
         f"builtin.module(roofline-attach-target{{target={tool.scratch}/tuned-target.mlir}}, "
         "roofline-predict)"], input="\n".join(lines), capture_output=True, text=True,
        check=True)
    return [json.loads(line) for line in process.stdout.splitlines()]


def expect_part(best, groups, number):
    """Expected part of the best speed that the first `number` reach: `groups` are the
    times of equal rank, each in random order."""
    least = math.inf
    for times in groups:
        if number >= len(times):
            least = min(least, *times)
            number -= len(times)
            continue
        # The i-th fastest is the fastest of `number` if the others are slower.
        ways = math.comb(len(times), number)
        return math.fsum(
            best / min(least, time) * math.comb(len(times) - i - 1, number - 1) / ways
            for i, time in enumerate(sorted(times))
        ) if number else best / least
    return best / least


def rank_values(values):
    """The ranks of values, those of equal ones shared."""
    places = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [statistics.mean(places[value]) for value in values]


def correlate(lhs, rhs):
    """Spearman's correlation, or None if one of the two is constant."""
    lhs, rhs = rank_values(lhs), rank_values(rhs)
    if len(set(lhs)) < 2 or len(set(rhs)) < 2:
        return None
    return statistics.correlation(lhs, rhs)


def rank_tilings(tool, rows):
    """The lines of the table, a machine each."""
    lines = []
    for machine, group in figures.group_by(rows, lambda row: row["machine"]).items():
        if machine not in SHEETS:
            continue
        staged = [row for row in group if row["shmem"]]
        answers = predict(tool, machine, group[0], staged) if staged else []
        priced = [(row["time_us"], (answer["time_seconds"], answer["tiles"],
                                    answer["footprint_bytes"]))
                  for row, answer in zip(staged, answers) if "error" not in answer]
        head = [group[0]["source"], machine, group[0]["shape"], len(group), len(staged),
                len(priced)]
        if not priced:
            lines.append(head + ["n/a"] * 8)
            continue
        groups = {}
        for time, key in priced:
            groups.setdefault(key, []).append(time)
        times = [time for time, _ in priced]
        best, ranked = min(times), [groups[key] for key in sorted(groups)]

        def cells(order, best=best, times=times):
            return [f"{100 * expect_part(best, order, min(number, len(times))):.1f}"
                    for number in FIRST]

        order = correlate(times, [key[0] for _, key in priced])
        lines.append(head + [
            f"{100 * min(row['time_us'] for row in group) / best:.1f}", *cells(ranked),
            *cells([times]), "n/a" if order is None else f"{order:.2f}"])
    return lines
