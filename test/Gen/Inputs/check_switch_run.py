"""check_switch_run.py SIZES OUTPUT: is what a small switch transformer printed what a
plain Python model of it computes?

SIZES is "batch=2 seq=4 ..." in one argument; OUTPUT is that of driver.py's @main."""

import math
import sys

from reference import Matrix, flatten, read_output, times
from roofline_test import parse_sizes
from values import values


def softmax(scores):
    shares = [math.exp(score - max(scores)) for score in scores]
    return [share / sum(shares) for share in shares]


def find_bucket(query, key, is_decoder):
    """The row of T5's 32 relative positions, by arXiv 1910.10683's code: half of a
    direction's rows are for one distance each, the others for ranges up to 128."""
    rows, first, distance = 32, 0, query - key
    if not is_decoder:
        rows, first, distance = 16, 16 if key > query else 0, abs(distance)
    distance, exact = max(distance, 0), rows // 2
    if distance < exact:
        return first + distance
    far = math.log(distance / exact) / math.log(128 / exact) * (rows - exact)
    return first + min(exact + int(far), rows - 1)


class Switch:
    def __init__(self, n):
        self.n, self.dropped = n, 0
        self.table = self.matrix("shared.weight", n["vocab"], n["hidden"])

    def matrix(self, name, rows, columns):
        return Matrix(rows, columns, values(name, [rows, columns], "f32"))

    def linear(self, name, x, outputs):
        return times(x, self.matrix(name + ".weight", len(x), outputs))

    def norm(self, name, x):
        weight = values(name + ".weight", [len(x)], "f32")
        root = math.sqrt(sum(a * a for a in x) / len(x) + 1e-6)
        return [a / root * w for a, w in zip(x, weight)]

    def attend(self, layer, name, xs, memory, add):
        """`add` has what a head adds to the score of a query and a key."""
        n, name = self.n, f"{layer}.{name}"
        ys = [self.norm(layer + ".layer_norm", x) for x in xs]
        memory = memory or ys
        width = n["heads"] * n["head-size"]
        queries = [self.linear(name + ".q", y, width) for y in ys]
        keys, contents = [[self.linear(f"{name}.{which}", y, width) for y in memory]
                          for which in "kv"]
        result = []
        for i, (x, query) in enumerate(zip(xs, queries)):
            mixed = []
            for head in range(n["heads"]):
                part = slice(head * n["head-size"], (head + 1) * n["head-size"])
                shares = softmax([sum(a * b for a, b in zip(query[part], key[part]))
                                  + add(head, i, j) for j, key in enumerate(keys)])
                mixed += [sum(share * y for share, y in zip(shares, column))
                          for column in zip(*(content[part] for content in contents))]
            y = self.linear(name + ".o", mixed, n["hidden"])
            result.append([a + b for a, b in zip(x, y)])
        return result

    def feed(self, x, wi, wo):
        return times([max(a, 0) for a in times(x, wi)], wo)

    def route(self, name, ys):
        """The experts' results, 0 of a token that comes after --capacity others."""
        n = self.n
        h, f, e = n["hidden"], n["intermediate"], n["experts"]
        inner = values(name + ".experts.wi.weight", [e, h, f], "f32")
        outer = values(name + ".experts.wo.weight", [e, f, h], "f32")
        size, taken, result = h * f, [0] * e, []
        for y in ys:
            shares = softmax(self.linear(name + ".router.classifier", y, e))
            best = shares.index(max(shares))
            taken[best] += 1
            if taken[best] > n["capacity"]:
                self.dropped += 1
                result.append([0] * h)
                continue
            part = slice(best * size, (best + 1) * size)
            y = self.feed(y, Matrix(h, f, inner[part]), Matrix(f, h, outer[part]))
            result.append([a * shares[best] for a in y])
        return result

    def feed_forward(self, layer, xs, is_sparse):
        ys = [self.norm(layer + ".layer_norm", x) for x in xs]
        name, h, f = layer + ".mlp", self.n["hidden"], self.n["intermediate"]
        if is_sparse:
            ys = self.route(name, ys)
        else:
            ys = [self.feed(y, self.matrix(name + ".wi.weight", h, f),
                            self.matrix(name + ".wo.weight", f, h)) for y in ys]
        return [[a + b for a, b in zip(x, y)] for x, y in zip(xs, ys)]

    def run(self, name, tokens, mask, encoded=None):
        is_decoder = encoded is not None
        table = self.matrix(
            f"{name}.block.0.layer.0.SelfAttention.relative_attention_bias.weight", 32,
            self.n["heads"])

        def add_position(head, i, j):
            if is_decoder and j > i:
                return -math.inf
            return table[find_bucket(i, j, is_decoder)][head] + (0 if is_decoder else mask[j])

        xs = [self.table[token] for token in tokens]
        for block in range(self.n["layers"]):
            layers = [f"{name}.block.{block}.layer.{i}" for i in range(3)]
            xs = self.attend(layers[0], "SelfAttention", xs, None, add_position)
            if is_decoder:
                xs = self.attend(layers[1], "EncDecAttention", xs, encoded,
                                 lambda head, i, j: mask[j])
            xs = self.feed_forward(layers[2 if is_decoder else 1], xs, block % 2 == 1)
        return [self.norm(name + ".final_layer_norm", x) for x in xs]


def main():
    n = parse_sizes(sys.argv[1])
    shape = [n["batch"], n["seq"]]
    arguments = [values(name, shape, kind)
                 for name, kind in (("input_ids", "i32"), ("attention_mask", "f32"),
                                    ("decoder_input_ids", "i32"))]
    model = Switch(n)
    states, logits = [], []
    for first in range(0, n["batch"] * n["seq"], n["seq"]):
        inputs, mask, outputs = (flat[first:first + n["seq"]] for flat in arguments)
        states.append(model.run("encoder", inputs, mask))
        for x in model.run("decoder", outputs, mask, states[-1]):
            logits.append([sum(a * b for a, b in zip(x, row)) / math.sqrt(n["hidden"])
                           for row in model.table.rows])
    assert model.dropped > 0, "every token found room"
    for want, got in zip(map(flatten, (logits, states)), read_output(sys.argv[2]),
                         strict=True):
        for a, b in zip(want, got, strict=True):
            assert abs(a - b) <= 1e-4 * max(map(abs, want)), (a, b)
    print(f"as expected, {model.dropped} tokens without room")


main()
