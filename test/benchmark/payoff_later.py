"""More programs for payoff.py, in f32 (--later).

Written on 2026-11-29, when all rules were fixed, to see what they say of programs that nobody
had looked at.
"""
from payoff_programs import SIGMOID, attention

GELU = [
    "%ca = arith.constant 7.978846e-01 : f32",
    "%cb = arith.constant 4.471500e-02 : f32",
    "%half = arith.constant 0.5 : f32",
    "%one = arith.constant 1.0 : f32",
    "%x2 = arith.mulf %x, %x : f32",
    "%x3 = arith.mulf %x2, %x : f32",
    "%y1 = arith.mulf %x3, %cb : f32",
    "%y2 = arith.addf %y1, %x : f32",
    "%y3 = arith.mulf %y2, %ca : f32",
    "%t = math.tanh %y3 : f32",
    "%t1 = arith.addf %t, %one : f32",
    "%t2 = arith.mulf %t1, %half : f32",
    "%r = arith.mulf %t2, %x : f32",
]
COPY = ["%zero = arith.constant 0.0 : f32", "%x = arith.addf %i0, %zero : f32"]
ADD = ["%r = arith.addf %i0, %i1 : f32"]
MULTIPLY = ["%r = arith.mulf %i0, %i1 : f32"]


def convnext(p, batch, side, channels=96):
    x = p.argument(batch, side + 6, side + 6, channels)
    mixed = p.norm(p.depthwise(x, 7))
    wide = p.each(["%x = arith.addf %i0, %i1 : f32", *GELU], p.conv(mixed, 1, 4 * channels),
                  p.argument(4 * channels))
    inside = p.slice(x, (0, 3, 3, 0), (batch, side, side, channels))
    return p.each(["%a = arith.addf %i0, %i1 : f32", "%m = arith.mulf %a, %i2 : f32",
                   "%r = arith.addf %m, %i3 : f32"],
                  p.conv(wide, 1, channels), p.argument(channels), p.argument(channels), inside)


def swiglu(p, batch, width):
    """RMS norm, a gated layer and a residual."""
    x = p.argument(16 * batch, width)
    total = p.reduce(p.each(["%r = arith.mulf %i0, %i0 : f32"], x), "addf", "0.0")
    normal = p.each([f"%n = arith.constant {1 / width:e} : f32",
                     "%e = arith.constant 1.0e-05 : f32", "%v = arith.mulf %i1, %n : f32",
                     "%w = arith.addf %v, %e : f32", "%s = math.rsqrt %w : f32",
                     "%t = arith.mulf %i0, %s : f32", "%r = arith.mulf %t, %i2 : f32"],
                    x, (total, (0,)), p.argument(width))
    gate, up = p.dense(normal, 2 * width), p.dense(normal, 2 * width)
    hidden = p.each([*COPY, *SIGMOID, "%m = arith.mulf %sig, %i0 : f32",
                     "%r = arith.mulf %m, %i1 : f32"], gate, up)
    return p.each(ADD, p.dense(hidden, width), x)


def gru(p, batch, width):
    x, h = (p.argument(8 * batch, width) for _ in range(2))
    own, past = p.dense(x, 3 * width), p.dense(h, 3 * width)

    def part(number):
        return [p.slice(value, (0, number * width), (8 * batch, width)) for value in (own, past)]

    def sigmoid(left, right):
        return p.each(["%x = arith.addf %i0, %i1 : f32", *SIGMOID,
                       "%r = arith.mulf %sig, %one : f32"], left, right)

    reset, update = sigmoid(*part(0)), sigmoid(*part(1))
    left, right = part(2)
    fresh = p.each(["%m = arith.mulf %i1, %i2 : f32", "%s = arith.addf %i0, %m : f32",
                    "%r = math.tanh %s : f32"], left, reset, right)
    return p.each(["%d = arith.subf %i2, %i1 : f32", "%m = arith.mulf %d, %i0 : f32",
                   "%r = arith.addf %m, %i1 : f32"], update, fresh, h)


def gqa(p, batch, length):
    """Eight queries share keys and values."""
    return attention(p, batch, 8, length, heads=2, depth=128)


def mixer(p, batch, width, tokens=196):
    x = p.argument(batch, tokens, width)

    def mix(value, count):
        depth = p.shapes[value][1]
        loops = {"n": batch, "u": count, "c": width, "t": depth}
        return p.generic(loops, [(p.argument(count, depth), "u, t"), (value, "n, t, c")],
                         "n, u, c",
                         ["%m = arith.mulf %i0, %i1 : f32", "%r = arith.addf %m, %o : f32"],
                         p.filled((batch, count, width)))

    hidden = p.each([*COPY, *GELU], mix(p.norm(x), 2 * tokens))
    return p.each(ADD, mix(hidden, tokens), x)


def dilated(p, batch, side, channels=64):
    x = p.argument(batch, side + 4, side + 4, channels)
    far = p.named("conv_2d_nhwc_hwcf", x, p.argument(3, 3, channels, channels),
                  (batch, side, side, channels), "{dilations = dense<2> : tensor<2xi64>}")
    inside = p.slice(x, (0, 1, 1, 0), (batch, side + 2, side + 2, channels))
    return p.biased_relu(far, p.conv(inside, 3, channels))


def linear_attention(p, batch, length, heads=4, depth=64):
    n = batch * heads
    q, k, v = p.argument(n, length, depth), p.argument(n, depth, length), p.argument(n, length, depth)
    q, k = (p.each(["%zero = arith.constant 0.0 : f32", "%one = arith.constant 1.0 : f32",
                    "%a = arith.maximumf %i0, %zero : f32", "%r = arith.addf %a, %one : f32"], value)
            for value in (q, k))
    state = p.named("batch_matmul", k, v, (n, depth, depth))
    total = p.reduce(k, "addf", "0.0")
    norm = p.reduce(p.each(MULTIPLY, q, (total, (0, 2))), "addf", "0.0")
    return p.each(["%r = arith.divf %i0, %i1 : f32"],
                  p.named("batch_matmul", q, state, (n, length, depth)), (norm, (0, 1)))


def adam(p, batch, width):
    w, g, m, v = (p.argument(64 * batch, width) for _ in range(4))

    def mean(old, new, share, body=()):
        return p.each([f"%c = arith.constant {share} : f32",
                       f"%d = arith.constant {1 - share:.2f} : f32", "%a = arith.mulf %i0, %c : f32",
                       *body, f"%b = arith.mulf {'%q' if body else '%i1'}, %d : f32",
                       "%r = arith.addf %a, %b : f32"], old, new)

    first, second = mean(m, g, 0.9), mean(v, g, 0.99, ["%q = arith.mulf %i1, %i1 : f32"])
    root = p.each(["%e = arith.constant 1.0e-03 : f32", "%a = math.absf %i0 : f32",
                   "%q = math.sqrt %a : f32", "%r = arith.addf %q, %e : f32"], second)
    step = p.each(["%l = arith.constant 0.01 : f32", "%q = arith.divf %i0, %i1 : f32",
                   "%r = arith.mulf %q, %l : f32"], first, root)
    return p.each(["%r = arith.subf %i0, %i1 : f32"], w, step)


def loss(p, batch, width):
    """Cross entropy of logits with a bias, weighted by the targets."""
    x, t = p.argument(16 * batch, width), p.argument(16 * batch, width)
    logits = p.each(ADD, x, p.argument(width))
    centred = p.each(["%r = arith.subf %i0, %i1 : f32"], logits,
                     (p.reduce(logits, "maximumf", "-3.0e+38"), (0,)))
    total = p.reduce(p.each(["%r = math.exp %i0 : f32"], centred), "addf", "0.0")
    logs = p.each(["%r = math.log %i0 : f32"], total)
    return p.reduce(p.each(["%d = arith.subf %i0, %i1 : f32", "%r = arith.mulf %d, %i2 : f32"],
                           centred, (logs, (0,)), t), "addf", "0.0")


def pooled(p, batch, side, channels=64):
    """A convolution, scale and shift, ReLU, the sum of all points, and a classifier."""
    x = p.argument(batch, side + 2, side + 2, channels)
    y = p.each(["%m = arith.mulf %i0, %i1 : f32", "%s = arith.addf %m, %i2 : f32",
                "%z = arith.constant 0.0 : f32", "%r = arith.maximumf %s, %z : f32"],
               p.conv(x, 3, channels), p.argument(channels), p.argument(channels))
    loops = {"n": batch, "y": side, "x": side, "c": channels}
    total = p.generic(loops, [(y, "n, y, x, c")], "n, c", ["%r = arith.addf %i0, %o : f32"],
                      p.filled((batch, channels)))
    return p.each(ADD, p.dense(total, 1000), p.argument(1000))


FAMILIES = {
    convnext: (14, 28),
    swiglu: (512, 1024),
    gru: (256, 512),
    gqa: (1024, 4096),
    mixer: (256, 512),
    dilated: (28, 56),
    linear_attention: (256, 1024),
    adam: (1024, 4096),
    loss: (1000, 8000),
    pooled: (28, 56),
}
