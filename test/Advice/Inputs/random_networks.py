"""Random networks of convolutions, and whether fusing them as advised keeps the promises.

usage: random_networks.py ROOFLINE-TEST-OPT FROM TO [SEED...]
       random_networks.py SEED

Writes the network of SEED, or does each fusion of those of the seeds FROM to TO with
upstream's functions (--test-roofline-fusion). The further seeds are those where groups
are known to move other bytes than promised: fails if another one does, or one of them
no longer.

Blocks are chosen at random: plain and grouped convolutions, depthwise ones, with and
without a multiplier, bottlenecks, inverted residuals, squeeze and excitation, dilated and transposed ones, branches that are
concatenated, shuffled channels, residual trees; with bias
(added onto, as frontends do) or without, normalised or not, with one of five activations.

From seed 10000 on each operation is an op of its own and all results of one shape have the
same empty tensor for init, as torch-mlir writes them; there are windows and grids of points
too, between which the two halves of a dim change places.
"""

import random
import re
import subprocess
import sys


class Network:
    """The ops of a function, line by line; methods return a value and its shape."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.lines, self.arguments, self.count = [], [], 0
        self.is_atomic, self.empties = seed >= 10000, {}

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def tensor(self, shape):
        return f"tensor<{'x'.join(map(str, shape))}xf32>"

    def argument(self, shape):
        value = f"%a{len(self.arguments)}"
        self.arguments.append((value, shape))
        return value

    def emit(self, text):
        value = self.name()
        self.lines.append(f"{value} = {text}")
        return value

    def empty(self, shape):
        key = tuple(shape) if self.is_atomic else len(self.empties)
        if key not in self.empties:
            self.empties[key] = self.emit(f"tensor.empty() : {self.tensor(shape)}")
        return self.empties[key]

    def fill(self, shape):
        e = self.empty(shape)
        t = self.tensor(shape)
        return self.emit(f"linalg.fill ins(%zero : f32) outs({e} : {t}) -> {t}")

    def bias(self, shape, dim):
        b = self.argument([shape[dim]])
        e = self.empty(shape)
        t = self.tensor(shape)
        dims = [d for d in range(len(shape)) if d != dim]
        return self.emit(
            f"linalg.broadcast ins({b} : {self.tensor([shape[dim]])}) "
            f"outs({e} : {t}) dimensions = {dims}"
        )

    def generic(self, inputs, shape, body, out=None):
        """Elementwise; inputs are (value, shape, map results)."""
        operations = body.split("\n")[:-1]
        if self.is_atomic and len(operations) > 1:
            return self.generic_each(inputs, shape, operations)
        rank = len(shape)
        dims = ", ".join(f"d{i}" for i in range(rank))
        maps = [f"affine_map<({dims}) -> ({', '.join(m)})>" for _, _, m in inputs]
        maps.append(f"affine_map<({dims}) -> ({dims})>")
        kinds = ", ".join(['"parallel"'] * rank)
        out = out or self.empty(shape)
        t = self.tensor(shape)
        args = ", ".join(f"%i{k}: f32" for k in range(len(inputs)))
        self.lines.append(
            f"%g{self.count} = linalg.generic {{indexing_maps = [{', '.join(maps)}], "
            f"iterator_types = [{kinds}]}} ins({', '.join(v for v, _, _ in inputs)} : "
            f"{', '.join(self.tensor(s) for _, s, _ in inputs)}) outs({out} : {t}) {{\n"
            f"^bb0({args}, %o: f32):\n  {body}\n}} -> {t}"
        )
        value = f"%g{self.count}"
        self.count += 1
        return value

    def generic_each(self, inputs, shape, operations):
        """An op for each of `operations`."""
        known = {f"%i{number}": value for number, value in enumerate(inputs)}
        for text in operations:
            result, text = text.strip().split(" = ", 1)
            used = [name for name in dict.fromkeys(re.findall(r"%\w+", text)) if name in known]
            text = re.sub(
                r"%\w+", lambda m: f"%i{used.index(m[0])}" if m[0] in used else m[0], text
            )
            value = self.generic(
                [known[name] for name in used],
                shape,
                f"%r = {text}\n  linalg.yield %r : f32",
            )
            known[result] = self.full(value, shape)
        return value

    def full(self, value, shape):
        return (value, shape, [f"d{i}" for i in range(len(shape))])

    def pad(self, x, shape, p):
        if p == 0:
            return x, shape
        padded = shape[:2] + [shape[2] + 2 * p, shape[3] + 2 * p]
        value = self.emit(
            f"tensor.pad {x} low[0, 0, {p}, {p}] high[0, 0, {p}, {p}] {{\n"
            "^bb0(%b0: index, %b1: index, %b2: index, %b3: index):\n"
            f"  tensor.yield %zero : f32\n}} : {self.tensor(shape)} to {self.tensor(padded)}"
        )
        return value, padded

    def conv(self, x, shape, out, k, stride=1, pad=None, groups=1, bias=True, dilation=1):
        pad = k // 2 * dilation if pad is None else pad
        x, s = self.pad(x, shape, pad)
        n, c, h, w = s
        oh, ow = ((size - (k - 1) * dilation - 1) // stride + 1 for size in (h, w))
        attrs = (
            f"{{dilations = dense<{dilation}> : tensor<2xi64>, "
            f"strides = dense<{stride}> : tensor<2xi64>}}"
        )
        if groups == 1:
            f = self.argument([out, c, k, k])
            o = [n, out, oh, ow]
            init = self.bias(o, 1) if bias else self.fill(o)
            t = self.tensor(o)
            return (
                self.emit(
                    f"linalg.conv_2d_nchw_fchw {attrs} ins({x}, {f} : {self.tensor(s)}, "
                    f"{self.tensor([out, c, k, k])}) outs({init} : {t}) -> {t}"
                ),
                o,
            )
        if groups == c == out and self.rng.random() < 0.7:
            f = self.argument([c, k, k])
            o = [n, c, oh, ow]
            init = self.bias(o, 1) if bias else self.fill(o)
            t = self.tensor(o)
            return (
                self.emit(
                    f"linalg.depthwise_conv_2d_nchw_chw {attrs} ins({x}, {f} : {self.tensor(s)}, "
                    f"{self.tensor([c, k, k])}) outs({init} : {t}) -> {t}"
                ),
                o,
            )
        cg, og = c // groups, out // groups
        s5 = [n, groups, cg, h, w]
        split = [[0], [1, 2], [3], [4]]
        x5 = self.reshape(x, s, split, s5)
        f = self.argument([groups, og, cg, k, k])
        o5, o = [n, groups, og, oh, ow], [n, out, oh, ow]
        if bias:
            init = self.reshape(self.bias(o, 1), o, split, o5)
        else:
            init = self.fill(o5)
        t5 = self.tensor(o5)
        y5 = self.emit(
            f"linalg.conv_2d_ngchw_gfchw {attrs} ins({x5}, {f} : {self.tensor(s5)}, "
            f"{self.tensor([groups, og, cg, k, k])}) outs({init} : {t5}) -> {t5}"
        )
        return self.reshape(y5, o5, split, o), o

    def norm(self, x, shape):
        g, b = self.argument([shape[1]]), self.argument([shape[1]])
        c = [shape[1]]
        return self.generic(
            [self.full(x, shape), (g, c, ["d1"]), (b, c, ["d1"])],
            shape,
            "%m = arith.mulf %i0, %i1 : f32\n  %r = arith.addf %m, %i2 : f32\n  linalg.yield %r"
            " : f32",
        )

    def act(self, x, shape, kind=None):
        kind = kind or self.rng.choice(["relu", "relu6", "sigmoid", "silu", "hardsigmoid"])
        body = {
            "relu": "%r = arith.maximumf %i0, %zero : f32",
            "relu6": "%m = arith.maximumf %i0, %zero : f32\n  %r = arith.minimumf %m, %six : f32",
            "sigmoid": (
                "%n = arith.negf %i0 : f32\n  %e = math.exp %n : f32\n  %d = arith.addf %e, %one"
                " : f32\n  %r = arith.divf %one, %d : f32"
            ),
            "silu": (
                "%n = arith.negf %i0 : f32\n  %e = math.exp %n : f32\n  %d = arith.addf %e, %one"
                " : f32\n  %r = arith.divf %i0, %d : f32"
            ),
            "hardsigmoid": (
                "%q = arith.addf %i0, %three : f32\n  %m = arith.maximumf %q, %zero : f32\n  %p ="
                " arith.minimumf %m, %six : f32\n  %r = arith.divf %p, %six : f32"
            ),
        }[kind]
        return self.generic([self.full(x, shape)], shape, body + "\n  linalg.yield %r : f32")

    def add(self, x, y, shape):
        return self.generic(
            [self.full(x, shape), self.full(y, shape)],
            shape,
            "%r = arith.addf %i0, %i1 : f32\n  linalg.yield %r : f32",
        )

    def squeeze(self, x, shape):
        n, c, h, w = shape
        init = self.fill([n, c])
        t = self.tensor([n, c])
        dims = "d0, d1, d2, d3"
        self.lines.append(
            f"%s{self.count} = linalg.generic {{indexing_maps = [affine_map<({dims}) ->"
            f" ({dims})>, "
            f'affine_map<({dims}) -> (d0, d1)>], iterator_types = ["parallel", "parallel", '
            f'"reduction", "reduction"]}} ins({x} : {self.tensor(shape)}) outs({init} : {t}) {{\n'
            "^bb0(%i: f32, %o: f32):\n  %r = arith.addf %i, %o : f32\n  linalg.yield %r :"
            f" f32\n}} -> {t}"
        )
        pooled = f"%s{self.count}"
        self.count += 1
        s4 = [n, c, 1, 1]
        p4 = self.reshape(pooled, [n, c], [[0], [1, 2, 3]], s4)
        mean = self.generic(
            [self.full(p4, s4)], s4, "%r = arith.divf %i0, %six : f32\n  linalg.yield %r : f32"
        )
        y, s = self.conv(mean, s4, max(4, c // 4), 1, pad=0)
        y = self.act(y, s, "relu")
        y, s = self.conv(y, s, c, 1, pad=0)
        y = self.act(y, s, self.rng.choice(["sigmoid", "hardsigmoid"]))
        flat = self.reshape(y, s, [[0], [1, 2, 3]], [n, c])
        return self.generic(
            [self.full(x, shape), (flat, [n, c], ["d0", "d1"])],
            shape,
            "%r = arith.mulf %i0, %i1 : f32\n  linalg.yield %r : f32",
        )

    def concat(self, x, y, shape):
        both = [shape[0], 2 * shape[1], *shape[2:]]
        return (
            self.emit(
                f"tensor.concat dim(1) {x}, {y} : ({self.tensor(shape)}, {self.tensor(shape)}) ->"
                f" {self.tensor(both)}"
            ),
            both,
        )

    def shuffle(self, x, shape, groups):
        """The channels of all groups in turn."""
        n, c, h, w = shape
        s = [n, groups, c // groups, h, w]
        y = self.reshape(x, shape, [[0], [1, 2], [3], [4]], s)
        y, s = self.transpose(y, s, [0, 2, 1, 3, 4])
        return self.reshape(y, s, [[0], [1, 2], [3], [4]], shape)

    def spread(self, x, shape):
        """Zeros between the elements: what a transposed convolution of stride 2 reads."""
        n, c, h, w = shape
        s = [n, c, 2 * h - 1, 2 * w - 1]
        zeros = self.fill(s)
        return (
            self.emit(
                f"tensor.insert_slice {x} into {zeros}[0, 0, 0, 0] {shape} [1, 1, 2, 2] : "
                f"{self.tensor(shape)} into {self.tensor(s)}"
            ),
            s,
        )

    def windows(self, x, shape):
        """Windows of 7 x 7 points, back, and grids of 7 x 7 points."""
        n, c, h, w = shape
        y, s = self.regroup(x, [n, c, h // 7, 7, w // 7, 7], [0, 2, 4, 3, 5, 1], shape)
        t = [n, h // 7 * (w // 7), 49, c]
        y = self.reshape(y, s, [[0], [1, 2], [3, 4], [5]], t)
        y = self.act(y, t)
        y = self.reshape(y, t, [[0], [1, 2], [3, 4], [5]], s)
        y, s = self.transpose(y, s, [0, 5, 1, 3, 2, 4])
        y = self.reshape(y, s, [[0], [1], [2, 3], [4, 5]], shape)
        y, s = self.regroup(y, [n, c, 7, h // 7, 7, w // 7], [0, 2, 4, 3, 5, 1], shape)
        t = [n, 49, h // 7 * (w // 7), c]
        y = self.reshape(y, s, [[0], [1, 2], [3, 4], [5]], t)
        y, t = self.transpose(y, t, [0, 2, 1, 3])
        return self.transpose(self.norm(self.act(y, t), t), t, [0, 3, 1, 2])

    def reshape(self, x, shape, groups, result):
        kind = "collapse" if len(result) < len(shape) else "expand"
        size = f" output_shape {result}" if kind == "expand" else ""
        return self.emit(
            f"tensor.{kind}_shape {x} {groups}{size} : {self.tensor(shape)} into"
            f" {self.tensor(result)}"
        )

    def transpose(self, x, shape, permutation):
        result = [shape[dim] for dim in permutation]
        return (
            self.emit(
                f"linalg.transpose ins({x} : {self.tensor(shape)}) outs({self.empty(result)} :"
                f" {self.tensor(result)}) permutation = {permutation}"
            ),
            result,
        )

    def regroup(self, x, expanded, permutation, shape):
        y = self.reshape(x, shape, [[0], [1], [2, 3], [4, 5]], expanded)
        return self.transpose(y, expanded, permutation)

    def block(self, x, shape):
        rng = self.rng
        n, c, h, w = shape
        kinds = [
            *("conv", "grouped", "depthwise", "bottleneck", "inverted", "se", "plain"),
            *("dilated", "transposed", "concat", "shuffle", "tree"),
        ]
        if self.is_atomic and h % 7 == 0 and h > 7:
            kinds += ["windows", "windows"]
        kind = rng.choice(kinds)
        k = rng.choice([1, 3, 3, 5])
        bias = rng.random() < 0.6
        if kind == "conv":
            y, s = self.conv(
                x, shape, rng.choice([c, 2 * c, 24, 40]), k, rng.choice([1, 1, 2]), bias=bias
            )
        elif kind == "plain":
            y, s = self.conv(x, shape, c, 3, bias=bias)
            y = self.add(self.act(y, s), x, s)
            return y, s
        elif kind == "grouped":
            groups = rng.choice([g for g in (2, 4, 8) if c % g == 0] or [1])
            y, s = self.conv(x, shape, c, k, groups=groups, bias=bias)
        elif kind == "depthwise":
            y, s = self.conv(
                x, shape, c, rng.choice([3, 5]), rng.choice([1, 2]), groups=c, bias=bias
            )
        elif kind == "dilated":
            y, s = self.conv(x, shape, rng.choice([c, 24]), 3, bias=bias, dilation=rng.choice([2, 3]))
        elif kind == "transposed":
            y, s = self.spread(x, shape)
            y, s = self.conv(y, s, max(4, c // 2), 3, bias=bias)
        elif kind == "concat":
            y, s = self.conv(x, shape, c, 1, bias=bias)
            z, s = self.conv(x, shape, c, 3, bias=bias)
            y, s = self.concat(self.act(y, s), self.act(z, s), s)
            y, s = self.conv(self.norm(y, s), s, c, 1, bias=bias)
        elif kind == "shuffle":
            y, s = self.conv(x, shape, c, 1, groups=2, bias=bias)
            y = self.shuffle(self.act(y, s, "relu"), s, 2)
            y, s = self.conv(y, s, c, 3, groups=c, bias=bias)
            y = self.add(self.norm(y, s), x, s)
        elif kind == "windows":
            y, s = self.windows(x, shape)
        elif kind == "tree":
            y, s = self.conv(x, shape, c, 3, bias=bias)
            y = self.act(y, s)
            z, s = self.conv(y, s, c, 3, bias=bias)
            y = self.add(self.add(y, self.act(z, s), s), x, s)
            y, s = self.conv(x, shape, max(4, c // 2), 1, bias=bias)
            y = self.act(self.norm(y, s), s, "relu")
            y, s = self.conv(y, s, max(4, c // 2), 3, bias=bias)
            y = self.act(self.norm(y, s), s, "relu")
            y, s = self.conv(y, s, c, 1, bias=bias)
            y = self.add(self.norm(y, s), x, s)
        elif kind == "inverted":
            y, s = self.conv(x, shape, 3 * c, 1, bias=bias)
            y = self.act(self.norm(y, s), s, "relu6")
            y, s = self.conv(y, s, 3 * c, 3, groups=3 * c, bias=bias)
            y = self.act(self.norm(y, s), s, "relu6")
            y = self.squeeze(y, s)
            y, s = self.conv(y, s, c, 1, bias=bias)
            y = self.add(self.norm(y, s), x, s)
            return y, s
        else:
            y, s = self.conv(x, shape, c, 3, bias=bias)
            y = self.squeeze(self.act(y, s, "silu"), s)
        if rng.random() < 0.5:
            y = self.norm(y, s)
        if rng.random() < 0.8:
            y = self.act(y, s)
        return y, s

    def write(self):
        rng = self.rng
        size = rng.choice([7, 14, 19, 28, 56])
        shape = [rng.choice([1, 1, 2, 3]), rng.choice([8, 16, 24, 32, 64, 96]), size, size]
        x = self.argument(shape)
        start = shape
        for _ in range(rng.randint(1, 3)):
            if shape[2] < 3:
                break
            x, shape = self.block(x, shape)
        arguments = ", ".join(f"{v}: {self.tensor(s)}" for v, s in self.arguments)
        text = [f"func.func @f({arguments}) -> {self.tensor(shape)} {{"]
        for name, value in (("zero", 0), ("one", 1), ("three", 3), ("six", 6)):
            text.append(f"  %{name} = arith.constant {value}.0 : f32")
        text += ["  " + line.replace("\n", "\n  ") for line in self.lines]
        return "\n".join([*text, f"  return {x} : {self.tensor(shape)}", "}", ""])


def check(tool, network, seed):
    """What the pass finds, one line each."""
    process = subprocess.run(
        [tool, "-", "--test-roofline-fusion=target=a100", "-o", "/dev/null"],
        input=network(seed).write(),
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line for line in process.stderr.splitlines() if " error: " in line]
    assert bool(errors) == (process.returncode != 0), (seed, process.stderr)
    return errors


def main(network, tool, first, last, *known):
    known, failed = set(map(int, known)), set()
    for seed in range(int(first), int(last) + 1):
        errors = check(tool, network, seed)
        if errors:
            failed.add(seed)
        if seed not in known or any(" error: group: " not in line for line in errors):
            for line in errors:
                print(f"seed {seed}: {line}")
    for seed in sorted(known - failed):
        print(f"seed {seed} keeps its promises: take it off the list")
    print(
        f"{int(last) - int(first) + 1 - len(failed)} networks keep their promises, "
        f"{len(failed)} don't"
    )
    return failed != known


def run(network):
    if len(sys.argv) == 2:
        print(network(int(sys.argv[1])).write(), end="")
    else:
        sys.exit(main(network, *sys.argv[1:]))


if __name__ == "__main__":
    run(Network)
