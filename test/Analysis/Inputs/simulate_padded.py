"""Runs the tiles that roofline-opt advises for random padded convolutions.

  simulate_padded.py make SEED > CONVS.mlir
  simulate_padded.py check SEED CAPACITY < REPORT.json

`check` executes the loops over tiles with sets of elements that exist: each
operand keeps its last tile. What moves must be no more than the achievable
bytes and no less than the lower bound, and each tile must fit in CAPACITY bytes.
"""

import itertools
import random
import sys

from roofline_test import load

NUM_CONVS = 16
BYTES = 4


def make_conv(rng):
    while True:
        extents = [rng.randint(4, 9) for _ in range(2)]
        channels, filters = rng.randint(1, 4), rng.randint(1, 4)
        kernel = [rng.randint(1, 3) for _ in range(2)]
        stride = [rng.choice((1, 1, 2)) for _ in range(2)]
        dilation = [rng.choice((1, 1, 2)) for _ in range(2)]
        pad = [rng.randint(0, 2) for _ in range(4)]
        rest = [extents[i] + pad[2 * i] + pad[2 * i + 1] - dilation[i] * (kernel[i] - 1) - 1
                for i in range(2)]
        if all(r >= 0 and r % s == 0 for r, s in zip(rest, stride)):
            outputs = [r // s + 1 for r, s in zip(rest, stride)]
            return extents, channels, filters, kernel, stride, dilation, pad, outputs


def print_conv(number, conv):
    (height, width), channels, filters, (kh, kw), stride, dilation, pad, (oh, ow) = conv
    image = f"tensor<1x{height}x{width}x{channels}xf32>"
    weight = f"tensor<{filters}x{kh}x{kw}x{channels}xf32>"
    scalar = "tensor<1xf32>"

    def array(values):
        return f"array<i64: {', '.join(map(str, values))}>"

    print(f"""func.func @conv{number}(%x: {image}, %w: {weight}) {{
  %z = "tosa.const"() <{{values = dense<0.0> : {scalar}}}> : () -> {scalar}
  %0 = tosa.conv2d %x, %w, %z, %z, %z {{acc_type = f32, pad = {array(pad)},
      stride = {array(stride)}, dilation = {array(dilation)}}}
      : ({image}, {weight}, {scalar}, {scalar}, {scalar})
      -> tensor<1x{oh}x{ow}x{filters}xf32>
  return
}}""")


def simulate(conv, tile, order):
    """Bytes that move, and those of the largest tile."""
    extents, channels, filters, kernel, stride, dilation, pad, outputs = conv
    loops = [1, *outputs, filters, *kernel, channels]
    kept, entries, largest = [set(), set(), set()], [0, 0, 0], 0
    for starts in itertools.product(*(range(0, loops[l], tile[l]) for l in order)):
        start = dict(zip(order, starts))
        box = [range(start[l], min(loops[l], start[l] + tile[l])) for l in range(7)]
        indices = [{stride[i] * o + dilation[i] * k - pad[2 * i]
                    for o in box[1 + i] for k in box[4 + i]} & set(range(extents[i]))
                   for i in range(2)]
        needed = [set(itertools.product(*indices, box[6])),
                  set(itertools.product(*box[3:7])), set(itertools.product(*box[1:4]))]
        for operand in range(3):
            entries[operand] += len(needed[operand] - kept[operand])
        kept, largest = needed, max(largest, sum(map(len, needed)))
    results = outputs[0] * outputs[1] * filters
    # A partial result that returns has been stored and is loaded.
    moved = entries[0] + entries[1] + results + 2 * (entries[2] - results)
    return BYTES * moved, BYTES * largest


def main():
    rng = random.Random(int(sys.argv[2]))
    convs = [make_conv(rng) for _ in range(NUM_CONVS)]
    if sys.argv[1] == "make":
        for number, conv in enumerate(convs):
            print_conv(number, conv)
        return
    capacity, checked = int(sys.argv[3]), 0
    for function in load()["functions"]:
        level = function["ops"][0]["levels"][0]
        lower, achievable = level["lower_bytes"], level["achievable_bytes"]
        conv = convs[int(function["name"].removeprefix("conv"))]
        moved, largest = simulate(conv, level["tile"], level["tile_order"])
        if not lower <= moved <= achievable or largest > capacity:
            sys.exit(f"{conv}: lower {lower}, moved {moved}, achievable {achievable}, "
                     f"tile of {largest} B: {level['tile']}")
        checked += 1
    print(f"{checked} tilings move what they promise")


main()
