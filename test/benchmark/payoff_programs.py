"""The programs that payoff.py times, in f32: what they are, and at which sizes.

Convolutions have no padding of their own: a block reads its input with a border, and what
it adds is the part inside.
"""


class Program:
    """A function of tensors, built op by op. Values are names, of known shapes."""

    def __init__(self, name):
        self.name = name
        self.lines = []
        self.shapes = {}
        self.arguments = []
        self.result = None

    def type(self, shape, kind="tensor"):
        return f"{kind}<{'x'.join(map(str, [*shape, 'f32']))}>"

    def spell(self, value):
        return self.type(self.shapes[value])

    def argument(self, *shape):
        value = f"%a{len(self.arguments)}"
        self.arguments.append(value)
        self.shapes[value] = shape
        return value

    def emit(self, text, shape):
        value = f"%v{len(self.lines)}"
        self.lines.append(f"  {value} = {text}")
        self.shapes[value] = tuple(shape)
        return value

    def filled(self, shape, number="0.0"):
        constant = self.emit(f"arith.constant {number} : f32", ())
        empty = self.emit(f"tensor.empty() : {self.type(shape)}", shape)
        t = self.type(shape)
        return self.emit(f"linalg.fill ins({constant} : f32) outs({empty} : {t}) -> {t}", shape)

    def named(self, op, left, right, shape, attributes=""):
        init = self.filled(shape)
        return self.emit(
            f"linalg.{op} {attributes} ins({left}, {right} : {self.spell(left)}, "
            f"{self.spell(right)}) outs({init} : {self.type(shape)}) -> {self.type(shape)}",
            shape,
        )

    def generic(self, loops, inputs, result, body, init=None):
        """`loops` is a string of letters with extents in `self.extents`; inputs are
        (value, index), indices are comma-separated expressions of the letters. `body` has
        the arguments %0, %1, ... and %o, and ends in %r. Loops that `result` lacks are sums.
        """
        extents = loops
        letters = ", ".join(extents)
        shape = [extents[letter] for letter in result.split(", ")]
        if init is None:
            init = self.emit(f"tensor.empty() : {self.type(shape)}", shape)
        indices = [index for _, index in inputs] + [result]
        maps = ", ".join(f"affine_map<({letters}) -> ({index})>" for index in indices)
        kinds = ", ".join(
            '"parallel"' if letter in result.split(", ") else '"reduction"'
            for letter in extents
        )
        names = ", ".join(value for value, _ in inputs)
        types = ", ".join(self.spell(value) for value, _ in inputs)
        block = ", ".join([f"%i{i}: f32" for i in range(len(inputs))] + ["%o: f32"])
        t = self.type(shape)
        text = "\n    ".join(body)
        return self.emit(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
            f"ins({names} : {types}) outs({init} : {t}) {{\n  ^bb0({block}):\n    {text}\n"
            f"    linalg.yield %r : f32\n  }} -> {t}",
            shape,
        )

    def each(self, body, *inputs):
        """Of each element; inputs of a lower rank are aligned at the last dim, and given as
        (value, dims) otherwise."""
        shape = self.shapes[inputs[0]]
        loops = dict(zip("abcdef", shape))
        letters = list(loops)
        pairs = []
        for value in inputs:
            value, dims = value if isinstance(value, tuple) else (value, None)
            rank = len(self.shapes[value])
            if dims is None:
                dims = range(len(shape) - rank, len(shape))
            pairs.append((value, ", ".join(letters[dim] for dim in dims)))
        return self.generic(loops, pairs, ", ".join(letters), body)

    def reduce(self, value, op, number):
        """Over the last dim."""
        shape = self.shapes[value]
        loops = dict(zip("abcdef", shape))
        letters = list(loops)
        init = self.filled(shape[:-1], number)
        return self.generic(
            loops,
            [(value, ", ".join(letters))],
            ", ".join(letters[:-1]),
            [f"%r = arith.{op} %i0, %o : f32"],
            init,
        )

    def slice(self, value, offsets, sizes):
        ones = ", ".join("1" for _ in sizes)
        return self.emit(
            f"tensor.extract_slice {value}[{', '.join(map(str, offsets))}] "
            f"[{', '.join(map(str, sizes))}] [{ones}] : {self.spell(value)} to {self.type(sizes)}",
            sizes,
        )

    def softmax(self, scores, scale=None, mask=None):
        if scale or mask:
            body = [f"%c = arith.constant {scale or 1.0} : f32", "%m = arith.mulf %i0, %c : f32"]
            body.append("%r = arith.addf %m, %i1 : f32" if mask else
                        "%z = arith.constant 0.0 : f32\n    %r = arith.addf %m, %z : f32")
            scores = self.each(body, scores, *([mask] if mask else []))
        rows = tuple(range(len(self.shapes[scores]) - 1))
        most = self.reduce(scores, "maximumf", "-3.0e+38")
        weights = self.each(
            ["%d = arith.subf %i0, %i1 : f32", "%r = math.exp %d : f32"], scores, (most, rows)
        )
        total = self.reduce(weights, "addf", "0.0")
        return self.each(["%r = arith.divf %i0, %i1 : f32"], weights, (total, rows))

    def norm(self, value):
        """Layer norm with scale and shift."""
        *rows, width = self.shapes[value]
        dims = tuple(range(len(rows)))
        total = self.reduce(value, "addf", "0.0")
        part = f"%n = arith.constant {1 / width:e} : f32"
        centred = self.each(
            [part, "%m = arith.mulf %i1, %n : f32", "%r = arith.subf %i0, %m : f32"],
            value,
            (total, dims),
        )
        squares = self.each(["%r = arith.mulf %i0, %i0 : f32"], centred)
        variance = self.reduce(squares, "addf", "0.0")
        scale, shift = self.argument(width), self.argument(width)
        return self.each(
            [
                part,
                "%e = arith.constant 1.0e-05 : f32",
                "%v = arith.mulf %i1, %n : f32",
                "%w = arith.addf %v, %e : f32",
                "%s = math.rsqrt %w : f32",
                "%t = arith.mulf %i0, %s : f32",
                "%u = arith.mulf %t, %i2 : f32",
                "%r = arith.addf %u, %i3 : f32",
            ],
            centred,
            (variance, dims),
            scale,
            shift,
        )

    def biased_relu(self, value, *others):
        bias = self.argument(self.shapes[value][-1])
        body = ["%x0 = arith.addf %i0, %i1 : f32"]
        for i in range(len(others)):
            body.append(f"%x{i + 1} = arith.addf %x{i}, %i{i + 2} : f32")
        body += [
            "%z = arith.constant 0.0 : f32",
            f"%r = arith.maximumf %x{len(others)}, %z : f32",
        ]
        return self.each(body, value, bias, *others)

    def conv(self, image, size, filters, stride=1):
        n, h, w, c = self.shapes[image]
        kernel = self.argument(size, size, c, filters)
        shape = (n, (h - size) // stride + 1, (w - size) // stride + 1, filters)
        strides = f"{{strides = dense<{stride}> : tensor<2xi64>}}"
        return self.named("conv_2d_nhwc_hwcf", image, kernel, shape, strides)

    def depthwise(self, image, size):
        n, h, w, c = self.shapes[image]
        kernel = self.argument(size, size, c)
        return self.named("depthwise_conv_2d_nhwc_hwc", image, kernel,
                          (n, h - size + 1, w - size + 1, c))

    def dense(self, value, width):
        rows, depth = self.shapes[value]
        return self.named("matmul", value, self.argument(depth, width), (rows, width))


SIGMOID = [
    "%one = arith.constant 1.0 : f32",
    "%neg = arith.negf %x : f32",
    "%exp = math.exp %neg : f32",
    "%sum = arith.addf %exp, %one : f32",
    "%sig = arith.divf %one, %sum : f32",
]


def mlp(p, batch, width):
    x = p.argument(32 * batch, width)
    hidden = p.biased_relu(p.dense(x, 4 * width))
    return p.biased_relu(p.dense(hidden, width), x)


def attention(p, batch, queries, keys, heads=4, depth=64):
    n = batch * heads
    q, k, v = p.argument(n, queries, depth), p.argument(n, depth, keys), p.argument(n, keys, depth)
    scores = p.named("batch_matmul", q, k, (n, queries, keys))
    return p.named("batch_matmul", p.softmax(scores, scale=0.125), v, (n, queries, depth))


def prefill(p, batch, length):
    return attention(p, batch, length, length)


def decode(p, batch, length):
    return attention(p, batch, 1, length)


def norm_chain(p, batch, width):
    x, y = p.argument(64 * batch, width), p.argument(64 * batch, width)
    first = p.norm(p.each(["%r = arith.addf %i0, %i1 : f32"], x, y))
    return p.norm(p.each(["%r = arith.addf %i0, %i1 : f32"], first, x))


def softmax_chain(p, batch, width):
    x = p.argument(64 * batch, width)
    masked = p.softmax(x, scale=0.25, mask=p.argument(width))
    return p.each(["%r = arith.mulf %i0, %i1 : f32"], masked, x)


def basic(p, batch, side, channels=64):
    x = p.argument(batch, side + 4, side + 4, channels)
    first = p.biased_relu(p.conv(x, 3, channels))
    second = p.conv(first, 3, channels)
    inside = p.slice(x, (0, 2, 2, 0), (batch, side, side, channels))
    return p.biased_relu(second, inside)


def bottleneck(p, batch, side, channels=256):
    x = p.argument(batch, side + 2, side + 2, channels)
    narrow = p.biased_relu(p.conv(x, 1, channels // 4))
    middle = p.biased_relu(p.conv(narrow, 3, channels // 4))
    inside = p.slice(x, (0, 1, 1, 0), (batch, side, side, channels))
    return p.biased_relu(p.conv(middle, 1, channels), inside)


def inverted(p, batch, side, channels=32):
    x = p.argument(batch, side + 2, side + 2, channels)
    wide = p.biased_relu(p.conv(x, 1, 6 * channels))
    middle = p.biased_relu(p.depthwise(wide, 3))
    inside = p.slice(x, (0, 1, 1, 0), (batch, side, side, channels))
    return p.biased_relu(p.conv(middle, 1, channels), inside)


def squeeze(p, batch, side, channels=256):
    x = p.argument(batch, side, side, channels)
    loops = {"n": batch, "y": side, "x": side, "c": channels}
    total = p.generic(loops, [(x, "n, y, x, c")], "n, c", ["%r = arith.addf %i0, %o : f32"],
                      p.filled((batch, channels)))
    small = p.biased_relu(p.dense(total, channels // 8))
    gates = p.each(["%x = arith.mulf %i0, %i1 : f32", *SIGMOID,
                    "%r = arith.mulf %sig, %one : f32"],
                   p.dense(small, channels), p.argument(channels))
    return p.each(["%r = arith.mulf %i0, %i1 : f32"], x, (gates, (0, 3)))


def lstm(p, batch, width):
    x, h, c = (p.argument(8 * batch, width) for _ in range(3))
    gates = p.each(["%s = arith.addf %i0, %i1 : f32", "%r = arith.addf %s, %i2 : f32"],
                   p.dense(x, 4 * width), p.dense(h, 4 * width), p.argument(4 * width))
    i, f, g, o = (p.slice(gates, (0, part * width), (8 * batch, width)) for part in range(4))

    def sigmoid(value):
        body = ["%zero = arith.constant 0.0 : f32", "%x = arith.addf %i0, %zero : f32"]
        return p.each([*body, *SIGMOID, "%r = arith.mulf %sig, %one : f32"], value)

    kept = p.each(["%r = arith.mulf %i0, %i1 : f32"], sigmoid(f), c)
    fresh = p.each(["%t = math.tanh %i1 : f32", "%r = arith.mulf %i0, %t : f32"], sigmoid(i), g)
    cell = p.each(["%r = arith.addf %i0, %i1 : f32"], kept, fresh)
    return p.each(["%t = math.tanh %i1 : f32", "%r = arith.mulf %i0, %t : f32"], sigmoid(o), cell)


def grouped(p, batch, side, groups=4, width=32):
    x = p.argument(batch, side + 2, side + 2, groups, width)
    kernel = p.argument(groups, 3, 3, width, width)
    loops = {"n": batch, "y": side, "x": side, "g": groups, "f": width, "i": 3, "j": 3, "c": width}
    y = p.generic(loops, [(x, "n, y + i, x + j, g, c"), (kernel, "g, i, j, c, f")],
                  "n, y, x, g, f",
                  ["%m = arith.mulf %i0, %i1 : f32", "%r = arith.addf %m, %o : f32"],
                  p.filled((batch, side, side, groups, width)))
    inside = p.slice(x, (0, 1, 1, 0, 0), (batch, side, side, groups, width))
    return p.biased_relu(y, inside)


# Fixed on 2026-11-23 before anything was measured: batches 1 and 8, and three sizes. The
# second one of each was not looked at while the pipelines were written.
FAMILIES = {
    mlp: (256, 512, 768),
    prefill: (128, 256, 512),
    decode: (512, 1024, 2048),
    norm_chain: (512, 768, 2048),
    softmax_chain: (512, 1000, 4096),
    basic: (14, 28, 42),
    bottleneck: (14, 28, 42),
    inverted: (14, 28, 56),
    squeeze: (14, 28, 56),
    lstm: (256, 512, 1024),
    grouped: (14, 28, 42),
}
BATCHES = (1, 8)


def list_programs(families):
    for family, sizes in families.items():
        for size in sizes:
            for batch in BATCHES:
                program = Program(f"{family.__name__} {batch} x {size}")
                program.result = family(program, batch, size)
                yield program
