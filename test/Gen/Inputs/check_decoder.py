"""check_decoder.py MODULE REPORT SIZES [WHOLE]: the parameters and the work of a
generated decoder in closed form, from its sizes alone.

SIZES is "llama params=6738415616 batch=1 seq=2048 ..." in one argument. WHOLE is
the module on one device; the weights of MODULE, times the devices, are its."""

import re
import sys

from roofline_test import by_location, count_elements, load, parse_sizes


def count_parameters(weights):
    """Without the scales of a quantization, which the model doesn't have."""
    return sum(n for name, n in weights.items() if not name.endswith(".scale"))


def check_shares(weights, whole, tp):
    """Matrices and the vectors of their outputs are split; normalizations, the
    biases added after a sum and learned positions aren't."""
    assert weights.keys() == whole.keys()
    for name, count in weights.items():
        is_whole = re.search(
            r"norm\.|(out|down)_proj\.(bias|scale)$|^position\.", name
        )
        assert count * (1 if is_whole else tp) == whole[name], name


def get_bits(kind):
    return int(re.match(r"(?:bf|f|i)(\d+)", kind).group(1))


class Closed:
    """Work of one device, in letters: b sequences, s new tokens each, that look
    at t positions, h features, a heads of d, v key-value heads, f features inside
    the feed-forward block, w tokens of the vocabulary, l layers; a, v, f and w
    are the device's share."""

    def __init__(self, family, n, new, looked_at, t_is_cache):
        self.is_gpt = family in ("gpt", "opt")
        self.has_relu = family == "opt"
        self.has_integer_weights = n["weights"].startswith("i")
        self.has_integer_cache = n["cache-type"].startswith("i")
        self.reads_cache = t_is_cache
        tp = n["tp"]
        self.b, self.s, self.t = n["batch"], new, looked_at
        self.h, self.l = n["hidden"], n["layers"]
        self.d = self.h // n["heads"]
        self.a, self.v = n["heads"] // tp, n["kv-heads"] // tp
        self.f, self.w = n["intermediate"] // tp, n["vocab"] // tp

    def matrix(self):
        """2 x parameters x tokens, and 2 x 2 per head, position and feature."""
        a, v, d, h, f = self.a, self.v, self.d, self.h, self.f
        attention = 2 * h * a * d + 2 * h * v * d
        feed_forward = (2 if self.is_gpt else 3) * h * f
        parameters = self.l * (attention + feed_forward) + h * self.w
        return (
            2 * parameters * self.b * self.s
            + 4 * self.l * self.b * self.s * self.t * a * d
        )

    def vector(self):
        a, v, d, h, f, t = self.a, self.v, self.d, self.h, self.f, self.t
        # Squares, their sum, mean, + epsilon, x root, x weight; with a mean, a
        # subtraction of it twice and a bias beside.
        norm = 8 * h + 3 if self.is_gpt else 4 * h + 2
        scores = a * t * (1 + 4)  # 1/sqrt d, softmax
        block = 2 * norm + scores + 2 * h  # and two residual adds
        if self.is_gpt:
            biases = a * d + 2 * v * d + h + f + h
            block += biases + (1 if self.has_relu else 8) * f
            ends = norm + h  # positions
            tables = 0
        else:
            block += 3 * (a * d + v * d) + 4 * f
            ends = norm
            tables = self.s * 3 * d  # rate and angle: cosines d/2, sines d
        quantized = self.quantization()
        return self.b * self.s * (self.l * block + ends + quantized) + tables

    def quantization(self):
        """Per token: each output of a matrix times its scale; keys and values
        divided by theirs, rounded and clamped from both sides; scores and
        results of the cache times its."""
        a, v, d, h, f = self.a, self.v, self.d, self.h, self.f
        work = 0
        if self.has_integer_weights:
            outputs = a * d + 2 * v * d + h + f + h
            # GPT-2's last matrix is the embedding, which isn't narrowed.
            work += self.l * outputs if self.is_gpt else self.l * (outputs + f) + self.w
        if self.has_integer_cache:
            work += self.l * 2 * v * d * 4
            if self.reads_cache:
                work += self.l * (a * self.t + a * d)
        return work

    def special(self):
        norms = 2 * self.l + 1
        activations = 0 if self.has_relu else self.f
        per_token = norms + self.l * (self.a * self.t + activations)
        tables = 0 if self.is_gpt else self.s * 3 * self.d
        return self.b * self.s * per_token + tables


def check_function(function, closed):
    """The work of the device; what collectives add up on the way is theirs."""
    name, work = function["name"], function["totals"]["work"]
    flops = function["totals"]["flops"] - sum(
        op["flops"] for op in function["ops"] if op["op"].startswith("shard.")
    )
    special = function["totals"]["transcendentals"]
    assert sum(work["matrix"].values()) == closed.matrix(), (name, closed.matrix())
    assert flops == closed.matrix() + closed.vector(), (name, flops, closed.vector())
    assert special == closed.special(), (name, special, closed.special())


def check_bytes(function, n):
    """A projection reads its inputs and its weights, at their own widths."""
    rows = by_location(function)
    tokens = n["batch"] * (n["seq"] if function["name"] == "prefill" else 1)
    width = n["heads"] // n["tp"] * (n["hidden"] // n["heads"])
    bits = tokens * n["hidden"] * get_bits(n["activations"])
    bits += n["hidden"] * width * get_bits(n["weights"])
    assert rows["layers.0.q_proj"]["bytes_read"] * 8 == bits, (
        rows["layers.0.q_proj"]["bytes_read"])
    if function["name"] == "decode":
        kept = n["batch"] * n["cache"] * n["kv-heads"] // n["tp"]
        bits = tokens * width * get_bits(n["activations"])
        bits += kept * (n["hidden"] // n["heads"]) * get_bits(n["cache-type"])
        assert rows["layers.0.qk_matmul"]["bytes_read"] * 8 == bits


def main():
    module, report, sizes, *whole = sys.argv[1:]
    family, sizes = sizes.split(" ", 1)
    n = parse_sizes(sizes, **{"tp": 1, "batch": 1, "weights": "f16", "activations": "f16",
                              "cache-type": "f16"})
    functions = load(report)["functions"]
    assert [f["name"] for f in functions] == ["prefill", "decode"]
    for function in functions:
        weights = count_elements(module, function["name"], "weight")
        if whole:
            unsplit = count_elements(whole[0], function["name"], "weight")
            check_shares(weights, unsplit, n["tp"])
            weights = unsplit
        assert count_parameters(weights) == n["params"], count_parameters(weights)
        if function["name"] == "prefill":
            closed = Closed(family, n, n["seq"], n["seq"], False)
        else:
            closed = Closed(family, n, 1, n["cache"], True)
        check_function(function, closed)
        check_bytes(function, n)
        print(f"{function['name']}: {n['params']} parameters,"
              f" {closed.matrix()} matrix FLOPs, {closed.vector()} other,"
              f" {closed.special()} transcendentals")


if __name__ == "__main__":
    main()
