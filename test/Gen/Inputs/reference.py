"""reference.py SIZES OUTPUT: is what a small decoder or perceptron printed what a
plain Python model of it computes, from the definitions and nothing else?

SIZES is "llama batch=2 seq=4 ..." in one argument; OUTPUT is that of driver.py's
@main. With activations of 16 bits each result is off by their rounding, which
the model below leaves out."""

import json
import math
import re
import sys

from roofline_test import parse_sizes, read_text
from values import values


def read_output(path):
    printed = re.split(r"Unranked Memref base@.*data =", read_text(path))[1:]
    return [flatten(json.loads(part)) for part in printed]


def flatten(nested):
    if not isinstance(nested, list):
        return [nested]
    return [x for part in nested for x in flatten(part)]


class Matrix:
    def __init__(self, rows, columns, flat):
        self.rows = [flat[i * columns : (i + 1) * columns] for i in range(rows)]

    def __getitem__(self, row):
        return self.rows[row]


def times(x, matrix):
    """The row x times the matrix."""
    return [
        sum(a * row[j] for a, row in zip(x, matrix.rows))
        for j in range(len(matrix[0]))
    ]


class Decoder:
    def __init__(self, family, n):
        self.is_gpt, self.has_relu, self.n = family in ("gpt", "opt"), family == "opt", n
        self.head = n["hidden"] // n["heads"]
        self.group = n["heads"] // n["kv-heads"]
        self.theta = n.get("theta", 10000)
        self.tp = n.get("tp", 1)
        self.keys, self.values = {}, {}

    def vector(self, name, size):
        return values(name, [size], "f32")

    def outputs(self, name, size):
        """Per output of a matrix: of all devices, which have the same."""
        tp = 1 if re.search("(out|down)_proj", name) else self.tp
        return self.vector(name, size // tp) * tp

    def matrix(self, name, rows, columns, kind):
        """The matrix of all devices. Their parts are equal: one below the other if
        they share the inputs, side by side if they share the outputs."""
        if re.search("(out|down)_proj|embed", name):
            flat = values(name, [rows // self.tp, columns], kind) * self.tp
            return Matrix(rows, columns, flat)
        width = columns // self.tp
        part = Matrix(rows, width, values(name, [rows, width], kind))
        return Matrix(rows, columns, [x for row in part.rows for x in row * self.tp])

    def linear(self, name, x, outputs):
        kind = self.n["weights"]
        y = times(x, self.matrix(name + ".weight", len(x), outputs, kind))
        if kind.startswith("i"):
            y = [a * s for a, s in zip(y, self.outputs(name + ".scale", outputs))]
        if self.is_gpt and name != "lm_head":
            y = [a + b for a, b in zip(y, self.outputs(name + ".bias", outputs))]
        return y

    def norm(self, name, x):
        gain = self.vector(name + ".weight", len(x))
        if not self.is_gpt:
            root = math.sqrt(sum(a * a for a in x) / len(x) + 1e-5)
            return [a / root * g for a, g in zip(x, gain)]
        bias = self.vector(name + ".bias", len(x))
        mean = sum(x) / len(x)
        root = math.sqrt(sum((a - mean) ** 2 for a in x) / len(x) + 1e-5)
        return [(a - mean) / root * g + b for a, g, b in zip(x, gain, bias)]

    def rotate(self, x, position):
        """Complex numbers of features d/2 apart, turned."""
        half = self.head // 2
        y = []
        for first in range(0, len(x), self.head):
            head = x[first : first + self.head]
            turned = [
                complex(head[i], head[i + half])
                * complex(
                    math.cos(position * self.theta ** (-i / half)),
                    math.sin(position * self.theta ** (-i / half)),
                )
                for i in range(half)
            ]
            y += [z.real for z in turned] + [z.imag for z in turned]
        return y

    def quantize(self, name, x):
        """What a cache keeps of x, and what it stands for."""
        kind = self.n["cache-type"]
        if not kind.startswith("i"):
            return x, x
        limit = 2 ** (int(kind[1:]) - 1) - 1
        scales = self.outputs(name + ".scale", self.n["kv-heads"])
        scales = [s for s in scales for _ in range(self.head)]
        kept = [max(-limit, min(limit, round(a / s))) for a, s in zip(x, scales)]
        return kept, [a * s for a, s in zip(kept, scales)]

    def attend(self, layer, xs, positions, sequence):
        """The attention of one sequence's tokens."""
        prefix = f"layers.{layer}."
        width = self.n["kv-heads"] * self.head
        queries, fresh = [], []
        for x, position in zip(xs, positions):
            y = self.norm(prefix + "attn_norm", x)
            q = self.linear(prefix + "q_proj", y, self.n["hidden"])
            k = self.linear(prefix + "k_proj", y, width)
            v = self.linear(prefix + "v_proj", y, width)
            if not self.is_gpt:
                q, k = self.rotate(q, position), self.rotate(k, position)
            queries.append(q)
            fresh.append((k, v))
        past = self.keys.setdefault((sequence, layer), [])
        attended = list(past)
        for k, v in fresh:
            kept = self.quantize(prefix + "k_cache", k), self.quantize(
                prefix + "v_cache", v
            )
            past.append(kept)
            # One new token reads what was kept, a prompt its own keys.
            used = kept if len(xs) == 1 else ((None, k), (None, v))
            attended.append(used)
        return [
            self.linear(
                prefix + "out_proj", self.mix(q, attended[: p + 1]), self.n["hidden"]
            )
            for q, p in zip(queries, positions)
        ]

    def mix(self, q, attended):
        y = []
        for head in range(self.n["heads"]):
            kv = head // self.group * self.head
            query = q[head * self.head : (head + 1) * self.head]
            scores = [
                sum(a * b for a, b in zip(query, k[1][kv : kv + self.head]))
                / math.sqrt(self.head)
                for k, _ in attended
            ]
            shares = [math.exp(s - max(scores)) for s in scores]
            y += [
                sum(share * v[1][kv + i] for share, (_, v) in zip(shares, attended))
                / sum(shares)
                for i in range(self.head)
            ]
        return y

    def feed_forward(self, layer, x):
        prefix = f"layers.{layer}."
        y = self.norm(prefix + "mlp_norm", x)
        up = self.linear(prefix + "up_proj", y, self.n["intermediate"])
        if self.has_relu:
            act = [max(a, 0) for a in up]
        elif self.is_gpt:
            root = math.sqrt(2 / math.pi)
            act = [a / 2 * (1 + math.tanh(root * (a + 0.044715 * a**3))) for a in up]
        else:
            gate = self.linear(prefix + "gate_proj", y, self.n["intermediate"])
            act = [g / (1 + math.exp(-g)) * u for g, u in zip(gate, up)]
        return self.linear(prefix + "down_proj", act, self.n["hidden"])

    def forward(self, sequence, tokens, start):
        """The logits of each token."""
        n = self.n
        table = self.matrix("embed.weight", n["vocab"], n["hidden"], "f32")
        xs = [table[token] for token in tokens]
        positions = list(range(start, start + len(tokens)))
        if self.is_gpt:
            shape = [n["positions"], n["hidden"]]
            rows = Matrix(*shape, values("position.weight", shape, "f32"))
            padding = 2 if self.has_relu else 0
            xs = [
                [a + b for a, b in zip(x, rows[padding + p])]
                for x, p in zip(xs, positions)
            ]
        for layer in range(n["layers"]):
            ys = self.attend(layer, xs, positions, sequence)
            xs = [[a + b for a, b in zip(x, y)] for x, y in zip(xs, ys)]
            ys = [self.feed_forward(layer, x) for x in xs]
            xs = [[a + b for a, b in zip(x, y)] for x, y in zip(xs, ys)]
        xs = [self.norm("final_norm", x) for x in xs]
        if self.is_gpt:
            return [[sum(map(float.__mul__, x, row)) for row in table.rows] for x in xs]
        return [self.linear("lm_head", x, n["vocab"]) for x in xs]

    def cached(self):
        """What the caches of each layer in turn hold, positions not yet written
        as None."""
        n, result = self.n, []
        for layer in range(n["layers"]):
            for which in 0, 1:
                flat = []
                for sequence in range(n["batch"]):
                    past = self.keys[sequence, layer]
                    width = n["kv-heads"] // self.tp * self.head
                    flat += [x for kept in past for x in kept[which][0][:width]]
                    rest = (n["cache"] - len(past)) * width
                    flat += [None] * rest
                result.append(flat)
        return result


def run_decoder(family, n):
    model = Decoder(family, n)
    batch, seq = n["batch"], n["seq"]
    results = []
    for length, start in ((seq, 0), (1, n["cache"] - 1)):
        tokens = values("tokens", [batch, length], "i32")
        logits = [
            model.forward(b, tokens[b * length : (b + 1) * length], start)
            for b in range(batch)
        ]
        results += [flatten(logits)] + model.cached()
    return results


def run_mlp(n):
    """y = max(..max(x W0, 0).. W1): dy's way back by the chain rule, written as
    sums over single elements."""
    batch, size, layers = n["batch"], n["features"], n["layers"]
    x = Matrix(batch, size, values("x", [batch, size], "f32"))
    dy = Matrix(batch, size, values("dy", [batch, size], "f32"))
    weights = [
        Matrix(size, size, values(f"layers.{i}.weight", [size, size], "f32"))
        for i in range(layers)
    ]
    gradients = [[[0] * size for _ in range(size)] for _ in weights]
    ys, dxs = [], []
    for b in range(batch):
        inputs, y = [], x[b]
        for i, weight in enumerate(weights):
            inputs.append(y if i == 0 else [max(a, 0) for a in y])
            y = times(inputs[-1], weight)
        ys.append(y)
        d = dy[b]
        for i in reversed(range(layers)):
            for r in range(size):
                for c in range(size):
                    gradients[i][r][c] += inputs[i][r] * d[c]
            d = [sum(w * g for w, g in zip(row, d)) for row in weights[i].rows]
            if i > 0:
                d = [g if a > 0 else 0 for g, a in zip(d, inputs[i])]
        dxs.append(d)
    return [flatten(ys), flatten(dxs)] + [flatten(g) for g in gradients]


def main():
    family, sizes = sys.argv[1].split(" ", 1)
    n = parse_sizes(sizes, **{"weights": "f32", "cache-type": "f32", "tolerance": "1e-4"})
    expected = run_mlp(n) if family == "mlp" else run_decoder(family, n)
    printed = read_output(sys.argv[2])
    assert [len(x) for x in printed] == [len(x) for x in expected], (
        [len(x) for x in printed],
        [len(x) for x in expected],
    )
    worst = 0
    for result, (got, want) in enumerate(zip(printed, expected)):
        scale = max(abs(x) for x in want if x is not None)
        for i, (a, b) in enumerate(zip(got, want)):
            error = 0 if b is None else abs(a - b) / max(scale, 1)
            assert error <= float(n["tolerance"]), (result, i, a, b)
            worst = max(worst, error)
    print(f"{len(expected)} results agree, {sum(map(len, expected))} elements")
    print(f"largest difference {worst:.1g} of the result's largest", file=sys.stderr)


if __name__ == "__main__":
    main()
