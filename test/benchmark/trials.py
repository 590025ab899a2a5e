#!/usr/bin/env python3
"""Ranks 64 schedules of each of twenty products, and times all of them.

usage: trials.py BUILD --work=DIR [options]

Run by hand on a calm machine, never as a test. docs/evidence/Trials.md says what it does;
--docs=FILE writes the tables behind the marker of that page.
"""
import itertools
import json
import math
import os
import random
import statistics

import payoff
import payoff_programs

# M, N, K. The second ten were fixed before anything was measured.
SHAPES = [
    (256, 256, 256), (512, 512, 512), (768, 768, 768), (1024, 1024, 1024), (96, 1152, 1152),
    (1152, 96, 1152), (1152, 1152, 96), (32, 2048, 512), (64, 512, 2048), (200, 300, 400),
]
UNSEEN = [
    (384, 640, 896), (640, 384, 320), (48, 1536, 768), (1000, 1000, 250), (128, 3072, 768),
    (336, 336, 1344), (544, 1056, 288), (72, 896, 1792), (1280, 320, 640), (416, 2080, 208),
]
ROWS, COLUMNS, SUMS = (8, 32, 128, 0), (32, 128, 512, 0), (32, 128, 512, 0)
FIRST = (1, 4, 8)
# Processes of each schedule, the least of which counts: the rounds are minutes apart.
ROUNDS = 8
ORDERS = list(itertools.permutations(range(3)))


def list_schedules(number):
    """All sizes, each with an order of the loops that a seed decides."""
    draw = random.Random(number)
    return [(sizes, draw.choice(ORDERS)) for sizes in itertools.product(ROWS, COLUMNS, SUMS)]


def make_program(shape):
    m, n, k = shape
    program = payoff_programs.Program("x".join(map(str, shape)))
    program.result = program.dense(program.argument(m, k), n)
    return program


def predict(bench, program, schedules):
    """Seconds of each schedule, the tiles of the registers inside. Fails if these have no room."""
    block = [int(size) for size in payoff.REGISTERS.split(",")] + [1]
    lines = [json.dumps({"tiles": {"dram": sizes, "l1": block},
                         "orders": {"dram": order, "l1": [0, 1, 2]}})
             for sizes, order in schedules]
    path = os.path.join(bench.work, "trial.mlir")
    with open(path, "w", encoding="utf-8") as file:
        file.write(payoff.write_function(program))
    output = payoff.run([bench.opt, path, f"--roofline-attach-target=target={bench.target}",
                         "--roofline-predict=steady", "-o", os.devnull], "\n".join(lines) + "\n")
    answers = [json.loads(line) for line in output.splitlines()]
    for answer in answers:
        if "error" in answer:
            raise RuntimeError(f"--registers={payoff.REGISTERS}: {answer['error']}")
    return [answer["time_seconds"] for answer in answers]


def compile_schedules(bench, program, schedules):
    """The code of each schedule."""
    codes = []
    for sizes, order in schedules:
        options = f"sizes={','.join(map(str, sizes))} order={','.join(map(str, order))}"
        codes.append(bench.compile(program, bench.schedule(program, [options]),
                                   hoisting=payoff.HOISTING))
    return codes


def measure(bench, name, codes, reference, seconds):
    """Keeps the least time of each code: what a process has may be noise."""
    for number, code in enumerate(codes):
        total, _, own = bench.execute(code)
        if abs(total - reference[0]) > 1e-4 * reference[1]:
            raise RuntimeError(f"{name}, schedule {number}: wrong result")
        seconds[number] = min(seconds[number], own)


def climb(schedules, seconds, tries, draw):
    """The best of `tries` schedules: from one to the first better neighbour, which has the
    next size in one loop."""
    places = {sizes: index for index, (sizes, _) in enumerate(schedules)}
    axes = (ROWS, COLUMNS, SUMS)
    current = draw.randrange(len(schedules))
    best, left = seconds[current], tries - 1
    while left > 0:
        sizes = schedules[current][0]
        neighbours = []
        for axis, values in enumerate(axes):
            for step in (-1, 1):
                place = values.index(sizes[axis]) + step
                if 0 <= place < len(values):
                    changed = list(sizes)
                    changed[axis] = values[place]
                    neighbours.append(places[tuple(changed)])
        draw.shuffle(neighbours)
        for neighbour in neighbours:
            if left == 0:
                break
            left -= 1
            if seconds[neighbour] < best:
                best, current = seconds[neighbour], neighbour
                break
        else:
            if left > 0:  # A local minimum: from another one.
                current = draw.randrange(len(schedules))
                left -= 1
                best = min(best, seconds[current])
    return best


class Result:
    def __init__(self, name, schedules, predicted, seconds):
        self.name = name
        least = min(seconds)
        order = sorted(range(len(seconds)), key=lambda index: predicted[index])
        self.correlation = statistics.correlation(payoff.rank(predicted), payoff.rank(seconds))
        self.first = {count: least / min(seconds[index] for index in order[:count])
                      for count in FIRST}
        draw = random.Random(1)
        rounds = 1000
        self.drawn = {count: statistics.geometric_mean(
            least / min(draw.sample(seconds, count)) for _ in range(rounds)) for count in FIRST}
        self.climbed = {count: statistics.geometric_mean(
            least / climb(schedules, seconds, count, draw) for _ in range(rounds))
            for count in FIRST}
        self.middle = least / statistics.median(seconds)


def write_tables(results):
    lines = ["| product | order | first 1 | first 4 | first 8 | middle |", "|---|---|---|---|---|---|"]
    for result in results:
        firsts = " | ".join(f"{result.first[count]:.3f}" for count in FIRST)
        lines.append(f"| {result.name} | {result.correlation:.2f} | {firsts} | {result.middle:.2f} |")
    lines += ["", "| best of | 1 | 4 | 8 |", "|---|---|---|---|"]
    for name, key in (("ours", "first"), ("random order", "drawn"), ("hill climb", "climbed")):
        means = [statistics.geometric_mean(getattr(result, key)[count] for result in results)
                 for count in FIRST]
        lines.append(f"| {name} | " + " | ".join(f"{mean:.3f}" for mean in means) + " |")
    correlations = [result.correlation for result in results]
    lines += ["", f"Spearman's correlation: median **{statistics.median(correlations):.2f}**, "
              f"least {min(correlations):.2f}."]
    return "\n".join(lines) + "\n"


def prepare(bench, shape, number):
    """A product, its schedules, their code and what they have to compute."""
    program, schedules = make_program(shape), list_schedules(number)
    reference = bench.execute(bench.compile(program, None))
    return program, schedules, compile_schedules(bench, program, schedules), reference


def main():
    parser = payoff.make_parser(__doc__)
    parser.add_argument("--shapes", type=int, help="only so many of each ten")
    parser.add_argument("--registers", default=payoff.REGISTERS,
                        help="rows and columns of the tile in registers")
    arguments = parser.parse_args()
    payoff.REGISTERS = arguments.registers
    bench = payoff.make_bench(arguments)
    payoff.SAMPLE_SECONDS = 0.01
    tens = [[prepare(bench, shape, number) for number, shape in enumerate(ten[:arguments.shapes])]
            for ten in (SHAPES, UNSEEN)]
    seconds = {}
    for _ in range(ROUNDS):
        for program, schedules, codes, reference in itertools.chain(*tens):
            own = seconds.setdefault(program.name, [math.inf] * len(schedules))
            measure(bench, program.name, codes, reference, own)
    text = ""
    for title, ten in zip(("Ten products", "Ten others"), tens):
        results = [Result(program.name, schedules, predict(bench, program, schedules),
                          seconds[program.name]) for program, schedules, *_ in ten]
        text += f"\n**{title}**\n\n{write_tables(results)}"
    with open(os.path.join(arguments.work, "trials.json"), "w", encoding="utf-8") as file:
        json.dump(seconds, file)
    print(text)
    if arguments.docs:
        payoff.write_page(arguments.docs, "trials.py", text.lstrip())


if __name__ == "__main__":
    main()
