"""check_switch.py MODULE REPORT SIZES: the parameters and the work of a generated
switch transformer in closed form, from its sizes alone.

SIZES is "layers=12 hidden=768 ..." in one argument."""

import sys

from roofline_test import by_location, count_elements, load, parse_sizes


class Closed:
    """Letters: b sequences of s tokens, h features, a heads of d, f features inside a
    feed-forward block, e experts with room for c tokens of a sequence, v tokens of the
    vocabulary. An encoder and a decoder of l layers have 3 l attentions, an encoder's
    layer 2 normalizations and a decoder's 3, and each stack 1 at its end. Every second
    feed-forward block is sparse."""

    def __init__(self, n):
        self.b, self.s, self.h, self.v = n["batch"], n["seq"], n["hidden"], n["vocab"]
        self.a, self.d, self.f = n["heads"], n["head-size"], n["intermediate"]
        self.e, self.c = n["experts"], n["capacity"]
        self.sparse = 2 * (n["layers"] // 2)
        self.dense = 2 * n["layers"] - self.sparse
        self.attentions = 3 * n["layers"]
        self.norms = 5 * n["layers"] + 2
        self.layers = n["layers"]

    def parameters(self):
        """The table of tokens, of each stack the 32 relative positions, four matrices
        per attention, two per block or expert, the router, a vector per norm."""
        block = 2 * self.h * self.f
        return (self.v * self.h + 2 * 32 * self.a + self.norms * self.h
                + self.attentions * 4 * self.h * self.a * self.d + self.dense * block
                + self.sparse * (self.e * block + self.h * self.e))

    def matrix(self):
        tokens, features = self.b * self.s, self.a * self.d
        attention = 2 * tokens * 4 * self.h * features + 4 * tokens * self.s * features
        block = 2 * 2 * self.h * self.f  # per token
        sparse = self.b * self.e * self.c * block + 2 * tokens * self.h * self.e
        return (self.attentions * attention + self.dense * tokens * block
                + self.sparse * sparse + 2 * tokens * self.h * self.v)

    def vector(self):
        tokens = self.b * self.s
        norm = 4 * self.h + 2  # squares, their sum, mean, + epsilon, x root, x weight
        # Bias and mask in an encoder, either in a decoder; softmax.
        scores = tokens * self.a * self.s * self.layers * (2 + 1 + 1 + 3 * 4)
        # ReLU in the places of the experts, the router's softmax, x probability.
        sparse = self.b * self.e * self.c * self.f + tokens * (4 * self.e + self.h)
        residuals = tokens * self.h * 5 * self.layers
        ends = 2 * 2 * self.s**2 + tokens * self.h  # distances; scale of the logits
        return (self.norms * tokens * norm + scores + self.dense * tokens * self.f
                + self.sparse * sparse + residuals + ends)

    def special(self):
        """A root per token and norm, an exponential per score and per expert, a
        logarithm per pair of positions and stack."""
        tokens = self.b * self.s
        return (self.norms * tokens + self.attentions * tokens * self.a * self.s
                + self.sparse * tokens * self.e + 2 * self.s**2)

    def integer(self):
        """Rows of positions: a difference, its size, maximum with the first far one,
        + that, minimum with the last; in an encoder + the rows of the other direction.
        Per pair of tokens: both of two conditions, and a sum. Per token and place:
        both of two conditions."""
        pairs = self.s**2
        places = self.b * self.e * self.c * self.s
        return (6 + 5) * pairs + self.sparse * (2 * self.b * pairs + places)


def main():
    module, report, sizes = sys.argv[1:]
    n = parse_sizes(sizes)
    closed = Closed(n)
    parameters = sum(count_elements(module, "inference", "weight").values())
    assert parameters == closed.parameters(), (parameters, closed.parameters())
    [function] = load(report)["functions"]
    totals = function["totals"]
    assert sum(totals["work"]["matrix"].values()) == closed.matrix(), (
        totals["work"], closed.matrix())
    assert totals["flops"] == closed.matrix() + closed.vector(), (
        totals["flops"] - closed.matrix(), closed.vector())
    assert totals["transcendentals"] == closed.special(), (
        totals["transcendentals"], closed.special())
    assert totals["int_ops"] == closed.integer(), (totals["int_ops"], closed.integer())
    # An expert layer reads all experts' weights and b e c h tokens, of f32.
    if closed.sparse:
        row = by_location(function)["encoder.block.1.layer.1.mlp.experts.wi"]
        assert row["bytes_read"] == 4 * closed.e * closed.h * (
            closed.f + closed.b * closed.c), row["bytes_read"]
    print(f"{parameters} parameters, {closed.matrix()} matrix FLOPs, {closed.vector()} other,"
          f" {closed.special()} transcendentals, {closed.integer()} integer ops")


main()
