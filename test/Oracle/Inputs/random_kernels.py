"""Writes random loops of loads, stores and additions, each a kernel (R27).

  random_kernels.py SEED NUMBER > KERNELS.mlir

Nests of up to three loops around statements at any depth. Several accesses go to the
same few buffers, at places that are equal, overlap or are apart: shifted, strided,
transposed and windows; before and after each other; some in branches; some to a buffer
that the loop makes.
"""

import random
import sys


class Nest:
    def __init__(self, number, rng):
        self.rng, self.lines, self.values = rng, [], 0
        self.number = number
        self.buffers = [[1] * rng.choice([1, 1, 2]) for _ in range(rng.randint(1, 3))]

    def emit(self, depth, line):
        self.lines.append("  " * (depth + 1) + line)

    def new(self):
        self.values += 1
        return f"%v{self.values}"

    def index(self, loops, dim_size):
        """An affine index, and the size that it needs."""
        terms, largest = [], 0
        for name, extent in self.rng.sample(loops, min(len(loops), self.rng.choice([0, 1, 1, 1, 2]))):
            factor = self.rng.choice([1, 1, 1, 2, 3])
            terms.append(f"{name} * {factor}")
            largest += factor * (extent - 1)
        offset = self.rng.choice([0, 0, 0, 1, 2, 5])
        return " + ".join([*terms, str(offset)]), max(dim_size, largest + offset + 1)

    def place(self, loops):
        buffer = self.rng.randrange(len(self.buffers))
        sizes, indices = self.buffers[buffer], []
        for dim, size in enumerate(sizes):
            text, sizes[dim] = self.index(loops, size)
            indices.append(text)
        return buffer, indices

    def statement(self, depth, loops, known):
        """A load, or a sum that is stored; often at a place that was used before."""
        places = [place for place, around in known if set(around) <= set(loops)]
        if not places or self.rng.random() < 0.5:
            known.append((self.place(loops), list(loops)))
            places.append(known[-1][0])
        buffer, indices = self.rng.choice(places)
        at = f"%b{buffer}[{', '.join(indices)}]"
        if self.rng.random() < 0.5:
            value = self.new()
            self.emit(depth, f"{value} = affine.load {at} : TYPE{buffer}.")
            self.emit(depth, f"{self.new()} = arith.addf {value}, {value} : f32")
        else:
            self.emit(depth, f"affine.store %f, {at} : TYPE{buffer}.")

    def scratch(self, depth):
        buffer, value = self.new(), self.new()
        self.emit(depth, f"{buffer} = memref.alloca() : memref<1xf32>")
        self.emit(depth, f"affine.store %f, {buffer}[0] : memref<1xf32>")
        self.emit(depth, f"{value} = affine.load {buffer}[0] : memref<1xf32>")

    def body(self, depth, loops, known):
        for _ in range(self.rng.randint(1, 3)):
            kind = self.rng.random()
            if kind < 0.3 and len(loops) < 3:
                self.loop(depth, loops, known)
            elif kind < 0.4:
                self.emit(depth, "scf.if %c {")
                self.statement(depth + 1, loops, known)
                if self.rng.random() < 0.4:
                    self.emit(depth, "} else {")
                    self.statement(depth + 1, loops, known)
                self.emit(depth, "}")
            elif kind < 0.45:
                self.scratch(depth)
            else:
                self.statement(depth, loops, known)

    def loop(self, depth, loops, known):
        extent = self.rng.choice([1, 2, 3, 4, 5, 7])
        name = f"%i{self.new()[2:]}"
        self.emit(depth, f"affine.for {name} = 0 to {extent} {{")
        self.body(depth + 1, [*loops, (name, extent)], known)
        self.emit(depth, "}")

    def text(self):
        self.loop(0, [], [])
        text = "\n".join(self.lines)
        types = [f"memref<{'x'.join(map(str, sizes))}xf32>" for sizes in self.buffers]
        for buffer, type in enumerate(types):
            text = text.replace(f"TYPE{buffer}.", type)
        arguments = ", ".join(f"%b{buffer}: {type}" for buffer, type in enumerate(types))
        return f"func.func @nest{self.number}({arguments}, %f: f32, %c: i1) {{\n{text}\n  return\n}}"


seed, number = map(int, sys.argv[1:])
for position in range(number):
    print(Nest(position, random.Random(f"{seed}.{position}")).text())
