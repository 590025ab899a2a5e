"""Random networks of matrix products, and whether fusing them as advised keeps the promises.

usage: as random_networks.py.

Blocks are chosen at random: linear layers with bias or without, gated ones, layer and
RMS norms, softmax as one op or as four, attention with one or more heads, masks, keys and
values that heads share, LSTM cells, residual trees; sizes are odd as often as even, types
are f32, f16 or f16 with f32 sums.
"""

from random_networks import Network, run


class Sequence(Network):
    def __init__(self, seed):
        super().__init__(seed)
        self.types = {}
        self.element = self.rng.choice(["f32", "f32", "f16"])
        self.sum_element = self.rng.choice([self.element, "f32"])

    def tensor(self, shape, element=None):
        return f"tensor<{'x'.join(map(str, shape))}x{element or self.element}>"

    def typed(self, value, shape):
        return self.tensor(shape, self.types.get(value))

    def loops(self, inputs, shape, body, reduced=(), element=None, init=None):
        """A generic op; inputs are (value, shape, dims); `shape` is that of its loops."""
        element = element or self.element
        rank = len(shape)
        kept = [d for d in range(rank) if d not in reduced]
        out_shape = [shape[d] for d in kept]
        every = ", ".join(f"d{i}" for i in range(rank))
        maps = [
            f"affine_map<({every}) -> ({', '.join(f'd{d}' for d in dims)})>"
            for dims in [dims for _, _, dims in inputs] + [kept]
        ]
        kinds = ", ".join('"reduction"' if d in reduced else '"parallel"' for d in range(rank))
        t = self.tensor(out_shape, element)
        if init is None:
            init = self.emit(f"tensor.empty() : {t}")
            if reduced:
                zero = "zero" if element == "f32" else "zerof16"
                init = self.emit(f"linalg.fill ins(%{zero} : {element}) outs({init} : {t}) -> {t}")
        args = ", ".join(
            f"%i{k}: {self.types.get(v, self.element)}" for k, (v, _, _) in enumerate(inputs)
        )
        value = self.emit(
            f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}} "
            f"ins({', '.join(v for v, _, _ in inputs)} : "
            f"{', '.join(self.typed(v, s) for v, s, _ in inputs)}) outs({init} : {t}) {{\n"
            f"^bb0({args}, %o: {element}):\n  "
            + "\n  ".join(body)
            + f"\n  linalg.yield %r : {element}\n}} -> {t}"
        )
        self.types[value] = element
        return value

    def whole(self, value, shape):
        return (value, shape, list(range(len(shape))))

    def each(self, inputs, shape, *body):
        return self.loops(inputs, shape, [line.replace("T", self.element) for line in body])

    def narrow(self, x, shape):
        """Back to the type of the network."""
        if self.types.get(x, self.element) == self.element:
            return x
        return self.loops(
            [self.whole(x, shape)], shape, [f"%r = arith.truncf %i0 : f32 to {self.element}"]
        )

    def product(self, lhs, rhs, shape, dims, bias=False):
        """Sums lhs * rhs over the last of the loops of `shape`."""
        e, s = self.element, self.sum_element
        widen = (
            []
            if e == s
            else [f"%a = arith.extf %i0 : {e} to {s}", f"%b = arith.extf %i1 : {e} to {s}"]
        )
        a, b = ("%a", "%b") if widen else ("%i0", "%i1")
        init = None
        if bias:
            t = self.tensor(shape[:-1], s)
            value = self.argument([shape[-2]])
            self.types[value] = s
            empty = self.emit(f"tensor.empty() : {t}")
            init = self.emit(
                f"linalg.broadcast ins({value} : {self.tensor([shape[-2]], s)}) outs({empty} : "
                f"{t}) dimensions = {list(range(len(shape) - 2))}"
            )
        body = [*widen, f"%m = arith.mulf {a}, {b} : {s}", f"%r = arith.addf %o, %m : {s}"]
        inputs = [
            (value, [shape[d] for d in indices], indices)
            for value, indices in zip((lhs, rhs), dims, strict=True)
        ]
        y = self.loops(inputs, shape, body, [len(shape) - 1], s, init)
        return self.narrow(y, shape[:-1])

    def linear(self, x, shape, out, bias=None):
        bias = self.rng.random() < 0.5 if bias is None else bias
        rank = len(shape)
        loops = [*shape[:-1], out, shape[-1]]
        if self.element == self.sum_element and rank == 2 and not bias and self.rng.random() < 0.5:
            w = self.argument([shape[1], out])
            init = self.fill([shape[0], out])
            t = self.tensor([shape[0], out])
            return self.emit(
                f"linalg.matmul ins({x}, {w} : {self.tensor(shape)}, "
                f"{self.tensor([shape[1], out])}) outs({init} : {t}) -> {t}"
            ), [shape[0], out]
        isTransposed = self.rng.random() < 0.5
        w = self.argument([out, shape[-1]] if isTransposed else [shape[-1], out])
        y = self.product(
            x,
            w,
            loops,
            [[*range(rank - 1), rank], [rank - 1, rank] if isTransposed else [rank, rank - 1]],
            bias,
        )
        return y, [*shape[:-1], out]

    def fill(self, shape):
        t = self.tensor(shape)
        zero = "zero" if self.element == "f32" else "zerof16"
        e = self.emit(f"tensor.empty() : {t}")
        return self.emit(f"linalg.fill ins(%{zero} : {self.element}) outs({e} : {t}) -> {t}")

    def unary(self, x, shape, kind=None):
        kind = kind or self.rng.choice(["relu", "tanh", "sigmoid", "gelu"])
        body = {
            "relu": ["%z = arith.constant 0.0 : T", "%r = arith.maximumf %i0, %z : T"],
            "tanh": ["%r = math.tanh %i0 : T"],
            "sigmoid": [
                "%c = arith.constant 1.0 : T",
                "%n = arith.negf %i0 : T",
                "%e = math.exp %n : T",
                "%d = arith.addf %e, %c : T",
                "%r = arith.divf %c, %d : T",
            ],
            "gelu": [
                "%h = math.erf %i0 : T",
                "%m = arith.mulf %h, %i0 : T",
                "%r = arith.addf %m, %i0 : T",
            ],
        }[kind]
        return self.each([self.whole(x, shape)], shape, *body)

    def binary(self, x, y, shape, op):
        return self.each(
            [self.whole(x, shape), self.whole(y, shape)], shape, f"%r = arith.{op} %i0, %i1 : T"
        )

    def row(self, x, shape, op):
        last = len(shape) - 1
        return self.loops(
            [self.whole(x, shape)], shape, [f"%r = arith.{op} %i0, %o : {self.element}"], [last]
        )

    def over_rows(self, x, rows, shape, *body):
        outer = list(range(len(shape) - 1))
        return self.each([self.whole(x, shape), (rows, shape[:-1], outer)], shape, *body)

    def norm(self, x, shape):
        last = len(shape) - 1
        g = self.argument([shape[-1]])
        if self.rng.random() < 0.5:
            x = self.over_rows(
                x, self.row(x, shape, "addf"), shape, "%r = arith.subf %i0, %i1 : T"
            )
        squares = self.loops(
            [self.whole(x, shape)],
            shape,
            [f"%m = arith.mulf %i0, %i0 : {self.element}", f"%r = arith.addf %m, %o : {self.element}"],
            [last],
        )
        scale = self.each([self.whole(squares, shape[:-1])], shape[:-1], "%r = math.rsqrt %i0 : T")
        return self.each(
            [
                self.whole(x, shape),
                (scale, shape[:-1], list(range(last))),
                (g, [shape[-1]], [last]),
            ],
            shape,
            "%m = arith.mulf %i0, %i1 : T",
            "%r = arith.mulf %m, %i2 : T",
        )

    def softmax(self, x, shape):
        last = len(shape) - 1
        t = self.tensor(shape)
        if self.rng.random() < 0.3:
            e = self.emit(f"tensor.empty() : {t}")
            return self.emit(
                f"linalg.softmax dimension({last}) ins({x} : {t}) outs({e} : {t}) -> {t}"
            )
        most = self.row(x, shape, "maximumf")
        y = self.over_rows(
            x, most, shape, "%s = arith.subf %i0, %i1 : T", "%r = math.exp %s : T"
        )
        return self.over_rows(
            y, self.row(y, shape, "addf"), shape, "%r = arith.divf %i0, %i1 : T"
        )

    def attention(self, x, shape):
        """x: rows x width; heads are loops of the products."""
        rng = self.rng
        rows, width = shape
        heads, size = rng.choice([1, 2, 3, 4]), rng.choice([5, 8, 16, 17, 64])
        keys = rng.choice([rows, rows, 2 * rows + 1])
        shared = rng.random() < 0.3
        q = self.argument([heads, rows, size])
        if rng.random() < 0.5:
            w = self.argument([heads, size, width])
            q = self.product(x, w, [heads, rows, size, width], [[1, 3], [0, 2, 3]])
        k = self.argument([keys, size] if shared else [heads, keys, size])
        v = self.argument([keys, size] if shared else [heads, keys, size])
        scores = self.product(
            q, k, [heads, rows, keys, size], [[0, 1, 3], [2, 3] if shared else [0, 2, 3]]
        )
        s = [heads, rows, keys]
        if rng.random() < 0.5:
            mask = self.argument([rows, keys])
            scores = self.each(
                [self.whole(scores, s), (mask, [rows, keys], [1, 2])],
                s,
                "%r = arith.addf %i0, %i1 : T",
            )
        p = self.softmax(scores, s)
        y = self.product(
            p, v, [heads, rows, size, keys], [[0, 1, 3], [3, 2] if shared else [0, 3, 2]]
        )
        o = self.argument([heads, size, width])
        # Sums over heads and their sizes.
        e = self.element
        z = self.loops(
            [(y, [heads, rows, size], [2, 0, 3]), (o, [heads, size, width], [2, 3, 1])],
            [rows, width, heads, size],
            [f"%m = arith.mulf %i0, %i1 : {e}", f"%r = arith.addf %o, %m : {e}"],
            [2, 3],
        )
        return z

    def lstm(self, x, shape):
        rows, width = shape
        hidden = self.rng.choice([width, 24, 33, 64])
        h, c = self.argument([rows, hidden]), self.argument([rows, hidden])
        gates, s = self.linear(x, shape, 4 * hidden)
        more, _ = self.linear(h, [rows, hidden], 4 * hidden)
        gates = self.binary(gates, more, s, "addf")
        own = [rows, hidden]
        parts = [
            self.emit(
                f"tensor.extract_slice {gates}[0, {k * hidden}] [{rows}, {hidden}] [1, 1] : "
                f"{self.tensor(s)} to {self.tensor(own)}"
            )
            for k in range(4)
        ]
        i, f, o = (self.unary(part, own, "sigmoid") for part in parts[:3])
        g = self.unary(parts[3], own, "tanh")
        c = self.binary(self.binary(f, c, own, "mulf"), self.binary(i, g, own, "mulf"), own, "addf")
        return self.binary(o, self.unary(c, own, "tanh"), own, "mulf"), own

    def block(self, x, shape):
        rng = self.rng
        kind = rng.choice(["mlp", "gated", "attention", "lstm", "norm", "tree", "softmax"])
        width = rng.choice([shape[-1], 2 * shape[-1], 48, 77])
        if kind == "mlp":
            y, s = self.linear(x, shape, width)
            y = self.unary(y, s)
            if rng.random() < 0.5:
                y, s = self.linear(y, s, shape[-1])
                y = self.binary(y, x, s, "addf")
        elif kind == "gated":
            y, s = self.linear(x, shape, width)
            z, _ = self.linear(x, shape, width)
            y = self.binary(self.unary(y, s), z, s, "mulf")
            if rng.random() < 0.7:
                y, s = self.linear(y, s, shape[-1])
        elif kind == "attention":
            y, s = self.attention(x, shape), shape
            if rng.random() < 0.6:
                y = self.binary(y, x, s, "addf")
        elif kind == "lstm":
            return self.lstm(x, shape)
        elif kind == "norm":
            y, s = self.norm(x, shape), shape
            if rng.random() < 0.5:
                y, s = self.linear(y, s, width)
        elif kind == "softmax":
            y, s = self.linear(x, shape, width)
            y = self.softmax(y, s)
        else:
            a, s = self.linear(x, shape, shape[-1])
            a = self.unary(a, s)
            b, s = self.linear(a, s, shape[-1])
            y = self.binary(self.binary(a, b, s, "addf"), x, s, "addf")
            if rng.random() < 0.5:
                y = self.binary(self.unary(y, s), a, s, "mulf")
        return y, s

    def write(self):
        rng = self.rng
        shape = [rng.choice([1, 4, 16, 33, 64, 128, 197]), rng.choice([16, 31, 64, 96, 128])]
        x = self.argument(shape)
        for _ in range(rng.randint(1, 3)):
            x, shape = self.block(x, shape)
        arguments = ", ".join(f"{v}: {self.typed(v, s)}" for v, s in self.arguments)
        text = [
            f"func.func @f({arguments}) -> {self.tensor(shape)} {{",
            "  %zero = arith.constant 0.0 : f32",
            "  %zerof16 = arith.constant 0.0 : f16",
        ]
        text += ["  " + line.replace("\n", "\n  ") for line in self.lines]
        return "\n".join([*text, f"  return {x} : {self.tensor(shape)}", "}", ""])


if __name__ == "__main__":
    run(Sequence)
