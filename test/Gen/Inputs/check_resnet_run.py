"""Compares what a generated ResNet printed with a network written out in Python.

  check_resnet_run.py PROGRAM.mlir OUTPUT

The arguments are those of values.py; images are [batch][channel][row][column].
"""

import math
import re
import sys

from reference import read_output
from roofline_test import parse_type, read_arguments
from values import values


def to_nested(flat, sizes):
    if len(sizes) == 1:
        return flat
    step = len(flat) // sizes[0]
    return [to_nested(flat[i * step:(i + 1) * step], sizes[1:]) for i in range(sizes[0])]


class Network:
    def __init__(self, arguments):
        self.arguments = {}
        for kind, _, name in arguments:
            dims, element = parse_type(kind)
            sizes = [int(dim) for dim in dims]
            self.arguments[name] = to_nested(values(name, sizes, element), sizes)

    def convolve(self, name, image, stride):
        weight = self.arguments[name + ".weight"]
        size, taps = len(image[0]), range(len(weight[0][0]))
        reach = len(taps) // 2
        outputs = range((size + 2 * reach - len(taps)) // stride + 1)

        def compute(filters, row, column):
            total = 0.0
            for plane, taps2d in zip(image, filters):
                for i in taps:
                    for j in taps:
                        y, x = row * stride + i - reach, column * stride + j - reach
                        if 0 <= y < size and 0 <= x < size:
                            total += plane[y][x] * taps2d[i][j]
            return total

        return [[[compute(filters, row, column) for column in outputs] for row in outputs]
                for filters in weight]

    def normalize(self, name, image):
        vectors = [self.arguments[f"{name}.{vector}"]
                   for vector in ("weight", "bias", "running_mean", "running_var")]
        return [[[(x - mean) / math.sqrt(variance + 1e-5) * weight + bias for x in row]
                 for row in plane]
                for plane, weight, bias, mean, variance in zip(image, *vectors)]

    def pool(self, image):
        size = len(image[0])

        def compute(plane, row, column):
            return max(plane[y][x] for y in range(2 * row - 1, 2 * row + 2)
                       for x in range(2 * column - 1, 2 * column + 2)
                       if 0 <= y < size and 0 <= x < size)

        outputs = range((size - 1) // 2 + 1)
        return [[[compute(plane, row, column) for column in outputs] for row in outputs]
                for plane in image]

    def block(self, name, image, stride):
        is_bottleneck = f"{name}.conv3.weight" in self.arguments
        strides = [1, stride, 1] if is_bottleneck else [stride, 1]
        result = image
        for index, step in enumerate(strides, 1):
            result = self.convolve(f"{name}.conv{index}", result, step)
            result = self.normalize(f"{name}.bn{index}", result)
            if index < len(strides):
                result = rectify(result)
        if f"{name}.downsample.0.weight" in self.arguments:
            image = self.convolve(f"{name}.downsample.0", image, stride)
            image = self.normalize(f"{name}.downsample.1", image)
        return rectify([[[a + b for a, b in zip(*rows)] for rows in zip(*planes)]
                        for planes in zip(result, image)])

    def run(self, image):
        image = rectify(self.normalize("bn1", self.convolve("conv1", image, 2)))
        image = self.pool(image)
        blocks = dict.fromkeys(re.match(r"layer\d\.\d+", name)[0]
                               for name in self.arguments if name.startswith("layer"))
        for name in blocks:
            image = self.block(name, image, 2 if re.fullmatch(r"layer[234]\.0", name) else 1)
        means = [sum(map(sum, plane)) / len(plane) ** 2 for plane in image]
        return [sum(x * w for x, w in zip(means, row)) + bias
                for row, bias in zip(self.arguments["fc.weight"], self.arguments["fc.bias"])]


def rectify(image):
    return [[[max(x, 0.0) for x in row] for row in plane] for plane in image]


def main():
    network = Network(read_arguments(sys.argv[1], "inference"))
    expected = [network.run(image) for image in network.arguments["images"]]
    largest = max(abs(value) for row in expected for value in row)
    # The images differ, and so do their results.
    assert max(abs(x - y) for x, y in zip(*expected[:2])) > 0.01 * largest, expected
    [got] = read_output(sys.argv[2])
    for x, y in zip([value for row in expected for value in row], got, strict=True):
        assert abs(x - y) <= 1e-4 * largest, (expected, got)
    print("as expected")


main()
