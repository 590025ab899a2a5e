"""check_encoder.py MODULE REPORT SIZES [WHOLE]: the parameters and the work of a
generated encoder in closed form, from its sizes alone.

SIZES is "layers=12 hidden=768 ..." in one argument. WHOLE is the module on one
device: what is split there is tp times the size."""

import re
import sys

from roofline_test import count_elements, load, parse_sizes


def count_parameters(n):
    """Tables, then per layer four square matrices and the two of the feed-forward
    block with their biases and two normalizations, then the pooler."""
    h, f = n["hidden"], n["intermediate"]
    embeddings = (n["vocab"] + n["positions"] + 2) * h + 2 * h
    layer = 4 * (h * h + h) + (h * f + f) + (f * h + h) + 2 * 2 * h
    return embeddings + n["layers"] * layer + h * h + h


class Closed:
    """Work of one device, in letters: b sequences of s tokens, h features, a heads
    of d, f features inside the feed-forward block, l layers; a and f are the
    device's share, so that its heads have k = a*d features."""

    def __init__(self, n):
        self.b, self.s, self.h, self.l = n["batch"], n["seq"], n["hidden"], n["layers"]
        self.a, self.f = n["heads"] // n["tp"], n["intermediate"] // n["tp"]
        self.k = self.a * (n["hidden"] // n["heads"])
        self.tp = n["tp"]

    def matrix(self):
        """2 x parameters x tokens, and 2 x 2 per pair of tokens and feature."""
        parameters = self.l * (4 * self.h * self.k + 2 * self.h * self.f)
        attention = 4 * self.l * self.s * self.k
        return self.b * (self.s * (2 * parameters + attention) + 2 * self.h * self.h)

    def vector(self):
        # The sum, the square of the difference and its sum, then the difference,
        # x root, x weight, + bias; once per token the mean, the variance, + epsilon.
        norm = 8 * self.h + 3
        scores = self.a * self.s * (2 + 4)  # 1/sqrt(d), the mask; softmax
        biases = 3 * self.k + self.h + self.f + self.h
        gelu = 4 * self.f
        layer = 2 * norm + scores + biases + gelu + 2 * self.h  # two residual adds
        embeddings = 2 * self.h + norm
        # A device's share of two sums over all of them.
        sums = 2 * self.h * (self.tp - 1) // self.tp
        return self.b * (self.s * (embeddings + self.l * (layer + sums)) + self.h)

    def special(self):
        """A root per normalization, an exponential per score, erf, tanh."""
        layer = 2 + self.a * self.s + self.f
        return self.b * (self.s * (1 + self.l * layer) + self.h)


def main():
    module, report, sizes, *whole = sys.argv[1:]
    n = parse_sizes(sizes)
    weights = count_elements(module, "inference", "weight")
    if whole:
        # Normalizations, the biases added after a sum, tables and the pooler aren't
        # split.
        is_whole = re.compile(r"LayerNorm|output\.dense\.bias|^embeddings|^pooler")
        unsplit = count_elements(whole[0], "inference", "weight")
        assert weights.keys() == unsplit.keys()
        for name, count in weights.items():
            assert count * (1 if is_whole.search(name) else n["tp"]) == unsplit[name], name
        weights = unsplit
    parameters = sum(weights.values())
    assert parameters == count_parameters(n), (parameters, count_parameters(n))
    [function] = load(report)["functions"]
    totals, closed = function["totals"], Closed(n)
    assert sum(totals["work"]["matrix"].values()) == closed.matrix(), (
        totals["work"], closed.matrix())
    assert totals["flops"] == closed.matrix() + closed.vector(), (
        totals["flops"] - closed.matrix(), closed.vector())
    assert totals["transcendentals"] == closed.special(), (
        totals["transcendentals"], closed.special())
    # Two sums over the devices per layer, of b s h f32 each; a ring sends a share of
    # them 2 (tp - 1) times.
    sums = [row["network"][0]["bytes"] for row in function["ops"]
            if row["op"] == "shard.all_reduce"]
    payload = 4 * n["batch"] * n["seq"] * n["hidden"]
    assert len(sums) == (0 if n["tp"] == 1 else 2 * n["layers"]), sums
    assert set(sums) <= {2 * (n["tp"] - 1) * payload // n["tp"]}, sums
    print(f"{parameters} parameters, {closed.matrix()} matrix FLOPs, {closed.vector()} other,"
          f" {closed.special()} transcendentals")


main()
