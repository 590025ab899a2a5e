"""Holds the least bytes in place (R26) against an exhaustive cache simulator.

  simulate_in_place.py ROOFLINE_OPT FOLDER PROGRAMS SEED

Random programs on a machine with a fast memory of C elements, fully associative.
For each op the simulator finds the fewest elements that it can load and write
back: over all sets of elements touched before that the memory may hold when the
op starts, all orders of its iterations, and all replacements. A result may take
the place of an operand, and results may stay behind, not written back.
"""

import collections
import functools
import itertools
import json
import pathlib
import random
import subprocess
import sys

ELEMENT = 4  # f32 [B]

MACHINE = """module attributes {{
  dlti.target_system_spec = #dlti.target_system_spec<"tiny" = #dlti.target_device_spec<
    "roofline" = #dlti.map<"source" = "made up",
      "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
      "memory" = #dlti.map<
        "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
        "l1" = #dlti.map<"capacity_bytes" = {}, "register_bytes" = {}>>>>>}} {{}}
"""


@functools.lru_cache(maxsize=None)
def simulate(iterations, warm, capacity):
    """Fewest elements moved; None if the op can't run in the capacity.

    `iterations` are pairs of operands and a result, all numbers of elements;
    `warm` are those that may be there at first.
    """
    results = sum({1 << result for _, result in iterations})
    users, needs = collections.Counter(), []
    uses = collections.defaultdict(int)  # Iterations by element.
    for number, (operands, result) in enumerate(iterations):
        needs.append(sum({1 << operand for operand in operands}))
        for element in {*operands, result}:
            uses[element] |= 1 << number
    elements = [1 << element for element in uses]
    use_of = {1 << element: mask for element, mask in uses.items()}
    all_done = (1 << len(iterations)) - 1

    def cleaned(present, done):
        for element in elements:
            if present & element and not element & results and not use_of[element] & ~done:
                present &= ~element
        return present, done

    def without_one(present):
        """What is left, and what it costs, to make room for one more."""
        if present.bit_count() < capacity:
            return [(present, 0)]
        return [(present & ~element, int(bool(element & results)))
                for element in elements if present & element]

    def step(present, done):
        for number, (_, result) in enumerate(iterations):
            if done >> number & 1 or needs[number] & ~present:
                continue
            result, after = 1 << result, done | 1 << number
            if present & result:
                yield present, after, 0
            elif not use_of[result] & done:
                for left, cost in without_one(present):
                    yield left | result, after, cost
        for element in elements:
            isNeeded = use_of[element] & ~done and not present & element
            if isNeeded and (not element & results or use_of[element] & done):
                for left, cost in without_one(present):
                    yield left | element, done, cost + 1

    # Costs are 0, 1 or 2: a bucket for each sum.
    held = min(capacity, len(warm))
    buckets = [[cleaned(sum(1 << element for element in some), 0)
                for some in itertools.combinations(sorted(warm), held)]]
    seen = set()
    for cost in itertools.count():
        if cost >= len(buckets):
            return None
        stack = buckets[cost]
        while stack:
            state = stack.pop()
            if state in seen:
                continue
            seen.add(state)
            if state[1] == all_done:
                return cost
            for present, done, more in step(*state):
                after = cleaned(present, done)
                if after not in seen:
                    while len(buckets) <= cost + more:
                        buckets.append([])
                    buckets[cost + more].append(after)


class Program:
    """Values of one or two dims, and the ops on them."""

    def __init__(self, rng):
        self.rng = rng
        self.shapes, self.lines, self.ops = [], [], []
        for _ in range(rng.randint(1, 3)):
            self.shapes.append(tuple(rng.randint(1, 3) for _ in range(rng.randint(1, 2))))
        self.shapes = [shape if len(shape) == 1 or shape != (3, 3) else (2, 3) for shape in self.shapes]
        self.num_arguments = len(self.shapes)
        for _ in range(rng.randint(1, 4)):
            self.add_op()

    def type(self, shape):
        return f"tensor<{''.join(f'{extent}x' for extent in shape)}f32>"

    def add_op(self):
        """An op is its loops, maps of operands and result, and operands."""
        rng, values = self.rng, range(len(self.shapes))
        x = rng.choice(values)
        shape = self.shapes[x]
        loops = "ij"[:len(shape)]
        forms = [((loops,), loops, [x])]
        for y in values:
            if self.shapes[y] == shape:
                forms.append(((loops, loops), loops, [x, y]))
            if len(shape) == 2 and self.shapes[y] == shape[1:]:
                forms.append((("ij", "j"), "ij", [x, y]))
                forms.append((("ij", "j"), "i", [x, y]))
        if len(shape) == 2:
            forms.append((("ij",), rng.choice(["i", "j"]), [x]))
        maps, result, operands = rng.choice(forms)
        extents = dict(zip(loops, shape))
        made = tuple(extents[loop] for loop in result)
        number = len(self.ops)
        names = [f"%v{value}" for value in operands]
        affine = lambda dims: f"affine_map<({', '.join(loops)}) -> ({', '.join(dims)})>"
        kinds = ", ".join('"parallel"' if loop in result else '"reduction"' for loop in loops)
        isSum = len(result) < len(loops)
        self.lines += [
            f"%e{number} = tensor.empty() : {self.type(made)}",
            f"%f{number} = linalg.fill ins(%zero : f32) outs(%e{number} : {self.type(made)}) -> {self.type(made)}",
            f"%v{len(self.shapes)} = linalg.generic {{indexing_maps = "
            f"[{', '.join(affine(dims) for dims in [*maps, result])}], iterator_types = [{kinds}]}} "
            f"ins({', '.join(names)} : {', '.join(self.type(self.shapes[value]) for value in operands)}) "
            f"outs(%f{number} : {self.type(made)}) {{",
            f"^bb0({', '.join(f'%p{i}: f32' for i in range(len(names)))}, %o: f32):",
            f"  %a = arith.addf %p0, %{'p1' if len(names) > 1 else 'p0'} : f32",
            f"  %s = arith.addf %a, %{'o' if isSum else 'a'} : f32",
            f"  linalg.yield %s : f32",
            f"}} -> {self.type(made)} loc(\"op{number}\")"]
        self.ops.append((loops, extents, maps, result, operands, len(self.shapes)))
        self.shapes.append(made)

    def text(self):
        arguments = ", ".join(f"%v{i}: {self.type(shape)}"
                              for i, shape in enumerate(self.shapes[:self.num_arguments]))
        made = list(enumerate(self.shapes))[self.num_arguments:]
        return (f"func.func @main({arguments}) -> ({', '.join(self.type(shape) for _, shape in made)}) {{\n"
                "%zero = arith.constant 0.0 : f32\n" + "\n".join(self.lines) +
                f"\nreturn {', '.join(f'%v{i}' for i, _ in made)} : "
                f"{', '.join(self.type(shape) for _, shape in made)}\n}}\n")

    def simulate(self, steady, capacity):
        """Fewest elements that each op moves."""
        touched = set(range(self.num_arguments)) if steady else set()
        for loops, extents, maps, result, operands, made in self.ops:
            numbers = {}
            number = lambda value, place: numbers.setdefault((value, place), len(numbers))
            iterations = []
            for point in itertools.product(*(range(extents[loop]) for loop in loops)):
                at = dict(zip(loops, point))
                iterations.append((
                    tuple(number(value, tuple(at[loop] for loop in dims))
                          for value, dims in zip(operands, maps)),
                    number(made, tuple(at[loop] for loop in result))))
            warm = frozenset(n for (value, _), n in numbers.items() if value in touched)
            yield simulate(tuple(iterations), warm, capacity)
            touched |= {*operands, made}


def main():
    tool, folder, programs, seed = sys.argv[1], pathlib.Path(sys.argv[2]), *map(int, sys.argv[3:])
    rng = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    ops = attained = below = moved = warm = 0
    for _ in range(programs):
        program, capacity, steady = Program(rng), rng.randint(3, 5), rng.random() < 0.3
        (folder / "machine.mlir").write_text(MACHINE.format((capacity - 1) * ELEMENT, ELEMENT))
        (folder / "program.mlir").write_text(program.text())
        result = subprocess.run(
            [tool, folder / "program.mlir", "-o", "/dev/null",
             f"--roofline=target={folder / 'machine.mlir'} report=json output=-" + " steady" * steady],
            capture_output=True, text=True)
        assert result.returncode == 0, (program.text(), result.stderr)
        rows = {row["location"]: row for row in json.loads(result.stdout)["functions"][0]["ops"]}
        for number, fewest in enumerate(program.simulate(steady, capacity)):
            if fewest is None:
                continue
            least = rows[f"op{number}"]["levels"][0]["least_in_place_bytes"]
            cold = rows[f"op{number}"]["levels"][0]["lower_bytes"]
            ops += 1
            warm += least < cold
            moved += fewest > 0
            attained += least == fewest * ELEMENT
            if least > fewest * ELEMENT:
                below += 1
                print(program.text(), "capacity", capacity, "steady", steady, f"op{number}",
                      "least", least, "simulated", fewest * ELEMENT)
    print(f"{ops} ops, {warm} with less than a cold run, {moved} move something: "
          f"{below} below the least, {attained} attain it ({attained / ops:.1%})")
    sys.exit(below > 0 or attained < 0.9 * ops)


main()
