"""Random networks whose windows don't read all of what is padded.

usage: random_windows.py ROOFLINE-TEST-OPT FROM TO [SEED...]
       random_windows.py SEED

As random_networks.py, which it takes the ops from. Windows step by up to 4, so that padding at
the end, or rows of the source, may not be needed; pads differ from side to side; branches read a
value through a pad, through other strides, and as it is.
"""

from random_networks import Network, run


class WindowNetwork(Network):
    def __init__(self, seed):
        super().__init__(seed)
        self.is_atomic = self.rng.random() < 0.5

    def pad(self, x, shape, p):
        """Pads by up to `p` at each of the four sides."""
        if p == 0:
            return x, shape
        low = [self.rng.randint(0, p) for _ in range(2)]
        high = [self.rng.randint(0 if any(low) else 1, p) for _ in range(2)]
        padded = shape[:2] + [s + a + b for s, a, b in zip(shape[2:], low, high)]
        value = self.emit(
            f"tensor.pad {x} low[0, 0, {low[0]}, {low[1]}] high[0, 0, {high[0]}, {high[1]}] {{\n"
            "^bb0(%b0: index, %b1: index, %b2: index, %b3: index):\n"
            f"  tensor.yield %zero : f32\n}} : {self.tensor(shape)} to {self.tensor(padded)}"
        )
        return value, padded

    def pool(self, x, shape, k, stride):
        x, s = self.pad(x, shape, k // 2)
        o = s[:2] + [(size - k) // stride + 1 for size in s[2:]]
        window = self.emit(f"tensor.empty() : {self.tensor([k, k])}")
        kind, init = self.rng.choice(["sum", "max"]), self.fill(o)
        t = self.tensor(o)
        return (
            self.emit(
                f"linalg.pooling_nchw_{kind} {{strides = dense<{stride}> : tensor<2xi64>}} "
                f"ins({x}, {window} : {self.tensor(s)}, {self.tensor([k, k])}) "
                f"outs({init} : {t}) -> {t}"
            ),
            o,
        )

    def crop(self, x, shape, sizes):
        if shape[2:] == sizes:
            return x
        s = shape[:2] + sizes
        return self.emit(
            f"tensor.extract_slice {x}[0, 0, 0, 0] {s} [1, 1, 1, 1] : {self.tensor(shape)} to "
            f"{self.tensor(s)}"
        )

    def block(self, x, shape):
        rng = self.rng
        c = shape[1]
        k, stride = min(rng.choice([2, 3, 3, 5]), *shape[2:]), rng.choice([1, 2, 2, 3, 4])
        kind = rng.choice(["pool", "conv", "depthwise", "branches", "branches"])
        if kind == "pool":
            y, s = self.pool(x, shape, k, stride)
            y, s = self.conv(self.act(y, s), s, rng.choice([c, 24]), 1, pad=0)
        elif kind == "branches":
            y, s = self.conv(x, shape, c, 1, stride, pad=0, groups=rng.choice([1, c]))
            z, t = self.conv(x, shape, c, k, stride, groups=rng.choice([1, c]))
            sizes = [min(a, b) for a, b in zip(s[2:], t[2:])]
            y, z, s = self.crop(y, s, sizes), self.crop(z, t, sizes), s[:2] + sizes
            y = self.act(self.add(self.norm(y, s), z, s), s)
            if rng.random() < 0.3 and s == shape:
                y = self.add(y, x, s)
        else:
            groups, out = (c, c) if kind == "depthwise" else (1, rng.choice([c, 24]))
            y, s = self.conv(self.act(x, shape), shape, out, k, stride, groups=groups)
        return self.norm(y, s) if rng.random() < 0.5 else self.act(y, s), s


if __name__ == "__main__":
    run(WindowNetwork)
