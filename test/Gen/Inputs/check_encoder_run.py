"""check_encoder_run.py SIZES OUTPUT: is what a small encoder printed what a plain
Python model of it computes?

SIZES is "batch=2 seq=4 ..." in one argument; OUTPUT is that of driver.py's @main."""

import math
import sys

from reference import Matrix, flatten, read_output, times
from roofline_test import parse_sizes
from values import values


class Encoder:
    def __init__(self, n):
        self.n = n
        self.head = n["hidden"] // n["heads"]

    def table(self, name, rows, columns):
        return Matrix(rows, columns, values(name, [rows, columns], "f32"))

    def linear(self, name, x, outputs):
        y = times(x, self.table(name + ".weight", len(x), outputs))
        return [a + b for a, b in zip(y, values(name + ".bias", [outputs], "f32"))]

    def norm(self, name, x):
        weight = values(name + ".weight", [len(x)], "f32")
        bias = values(name + ".bias", [len(x)], "f32")
        mean = sum(x) / len(x)
        root = math.sqrt(sum((a - mean) ** 2 for a in x) / len(x) + 1e-12)
        return [(a - mean) / root * w + b for a, w, b in zip(x, weight, bias)]

    def embed(self, tokens, types):
        hidden = self.n["hidden"]
        tables = [self.table(f"embeddings.{name}_embeddings.weight", self.n[rows], hidden)
                  for name, rows in (("word", "vocab"), ("token_type", "types"),
                                     ("position", "positions"))]
        return [self.norm("embeddings.LayerNorm",
                          [sum(parts) for parts in zip(tables[0][token], tables[1][kind],
                                                       tables[2][position])])
                for position, (token, kind) in enumerate(zip(tokens, types))]

    def mix(self, queries, keys, contents, mask):
        """For each query, of each head: the contents by the softmax of the scores."""
        mixed = []
        for query in queries:
            y = []
            for first in range(0, self.n["hidden"], self.head):
                part = slice(first, first + self.head)
                scores = [sum(a * b for a, b in zip(query[part], key[part]))
                          / math.sqrt(self.head) + added for key, added in zip(keys, mask)]
                shares = [math.exp(score - max(scores)) for score in scores]
                y += [sum(share * content[first + i]
                          for share, content in zip(shares, contents)) / sum(shares)
                      for i in range(self.head)]
            mixed.append(y)
        return mixed

    def layer(self, name, xs, mask):
        n = self.n
        attention = name + ".attention"
        queries, keys, contents = [
            [self.linear(f"{attention}.self.{which}", x, n["hidden"]) for x in xs]
            for which in ("query", "key", "value")]
        ys = self.mix(queries, keys, contents, mask)
        ys = [self.linear(attention + ".output.dense", y, n["hidden"]) for y in ys]
        xs = [self.norm(attention + ".output.LayerNorm", [a + b for a, b in zip(x, y)])
              for x, y in zip(xs, ys)]
        ys = []
        for x in xs:
            y = self.linear(name + ".intermediate.dense", x, n["intermediate"])
            y = [a / 2 * (1 + math.erf(a / math.sqrt(2))) for a in y]
            ys.append(self.linear(name + ".output.dense", y, n["hidden"]))
        return [self.norm(name + ".output.LayerNorm", [a + b for a, b in zip(x, y)])
                for x, y in zip(xs, ys)]

    def run(self, tokens, types, mask):
        xs = self.embed(tokens, types)
        for layer in range(self.n["layers"]):
            xs = self.layer(f"encoder.layer.{layer}", xs, mask)
        pooled = self.linear("pooler.dense", xs[0], self.n["hidden"])
        return xs, [math.tanh(a) for a in pooled]


def main():
    n = parse_sizes(sys.argv[1], types=2)
    shape = [n["batch"], n["seq"]]
    inputs = [values(name, shape, kind)
              for name, kind in (("input_ids", "i32"), ("token_type_ids", "i32"),
                                 ("attention_mask", "f32"))]
    encoder = Encoder(n)
    results = [encoder.run(*(flat[first:first + n["seq"]] for flat in inputs))
               for first in range(0, n["batch"] * n["seq"], n["seq"])]
    expected = [flatten([xs for xs, _ in results]), flatten([pooled for _, pooled in results])]
    for want, got in zip(expected, read_output(sys.argv[2]), strict=True):
        for a, b in zip(want, got, strict=True):
            assert abs(a - b) <= 1e-4 * max(map(abs, want)), (a, b)
    print("as expected")


main()
