"""Counts the operations of random guarded loops by going through all iterations.

usage: random_guards.py ROOFLINE_OPT SEED COUNT

A program is two loops, the inner one with a bound that may be the outer counter, around a branch whose
condition compares sums of the counters, maybe with another branch in it. What the report says has to be exact,
or an upper bound that it calls one.
"""
import json
import operator
import random
import subprocess
import sys

COMPARISONS = {"eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt,
               "ge": operator.ge}
JOINTS = {"andi": operator.and_, "ori": operator.or_, "xori": operator.xor}


def wrap(index):
    """The same index as an unsigned number."""
    return lambda i, j: index(i, j) % 2**64


class Program:
    def __init__(self, draw, name):
        self.draw, self.name = draw, name
        self.lines, self.number = [], 0

    def add(self, op):
        self.number += 1
        self.lines.append(f"%v{self.number} = {op}")
        return f"%v{self.number}"

    def index(self):
        """An index, and what it is given i and j."""
        factors = self.draw.choices([0, 1, 1, 2, 3, -1], k=2)
        offset = self.draw.choice([0, 0, 1, 2, 5, -3, 7])
        value = self.add(f"arith.constant {offset} : index")
        for counter, factor in zip(("%i", "%j"), factors):
            part = self.add(f"arith.constant {factor} : index")
            part = self.add(f"arith.muli {counter}, {part} : index")
            value = self.add(f"arith.addi {value}, {part} : index")
        return value, lambda i, j: offset + factors[0] * i + factors[1] * j

    def condition(self, depth=0):
        """A condition, and whether it holds for i and j."""
        if depth < 2 and self.draw.random() < 0.3:
            lhs, first = self.condition(depth + 1)
            rhs, second = self.condition(depth + 1)
            name, joint = self.draw.choice(list(JOINTS.items()))
            return (self.add(f"arith.{name} {lhs}, {rhs} : i1"),
                    lambda i, j: joint(first(i, j), second(i, j)))
        lhs, first = self.index()
        rhs, second = self.index()
        name, compare = self.draw.choice(list(COMPARISONS.items()))
        if name not in ("eq", "ne"):
            is_unsigned = self.draw.random() < 0.5
            name = ("u" if is_unsigned else "s") + name
            if is_unsigned:
                first, second = wrap(first), wrap(second)
        return (self.add(f"arith.cmpi {name}, {lhs}, {rhs} : index"),
                lambda i, j: compare(first(i, j), second(i, j)))

    def additions(self, number):
        for _ in range(number):
            self.add("arith.addf %x, %x : f32")
        return lambda i, j: number

    def branch(self, depth=0):
        """A branch, and how many operations execute for i and j."""
        condition, holds = self.condition()
        self.lines.append(f"scf.if {condition} {{")
        is_nested = depth == 0 and self.draw.random() < 0.4
        first = self.branch(depth + 1) if is_nested else self.additions(self.draw.randint(1, 3))
        self.lines.append("} else {")
        second = self.additions(self.draw.randint(0, 2))
        self.lines.append("}")
        return lambda i, j: first(i, j) if holds(i, j) else second(i, j)

    def write(self):
        """Text, and how many operations execute."""
        first, end, step = self.draw.choice([0, 1, 2]), self.draw.choice([5, 8, 9]), self.draw.choice([1, 2])
        bounds, values = self.draw.choice([("%c0 to %i", lambda i: (0, i)), ("%i to %c10", lambda i: (i, 10))])
        inner_step = self.draw.choice([1, 2, 3])
        count = self.branch()
        constants = {0, 10, first, end, step, inner_step}
        text = "\n".join([f"func.func @{self.name}(%x: f32) {{",
                          *(f"%c{value} = arith.constant {value} : index" for value in sorted(constants)),
                          f"scf.for %i = %c{first} to %c{end} step %c{step} {{",
                          f"scf.for %j = {bounds} step %c{inner_step} {{", *self.lines, "}", "}", "return", "}", ""])
        return text, sum(count(i, j) for i in range(first, end, step) for j in range(*values(i), inner_step))


def main():
    tool, seed, number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    draw = random.Random(seed)
    programs = {f"f{index}": Program(draw, f"f{index}").write() for index in range(number)}
    module = "".join(text for text, _ in programs.values())
    run = subprocess.run([tool, "-", "-o", "/dev/null", "--roofline=target=a100 report=json"], input=module,
                         capture_output=True, text=True, check=True)
    exact = wrong = 0
    for function in json.loads(run.stderr)["functions"]:
        text, executed = programs[function["name"]]
        flops = function["totals"]["flops"]
        if flops == executed:
            exact += 1
        elif isinstance(flops, str) or flops < executed or "at most: branches" not in json.dumps(function):
            wrong += 1
            print(f"seed {seed}: says {flops}, executes {executed}\n{text}")
    print(f"{number} programs, {exact} exact, {wrong} wrong")


if __name__ == "__main__":
    main()
