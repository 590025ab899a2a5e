"""The same values for the arguments of a generated function and for the plain
Python model that it is checked against: by the argument's name and its shape."""

import math
import random
import zlib


def values(name, shape, element_type, tokens=29):
    """A flat list of numbers that every type but f8 holds exactly."""
    rng = random.Random(zlib.crc32(name.encode()))
    count = math.prod(shape)
    if name == "tokens":
        return [int(rng.random() * tokens) for _ in range(count)]
    if element_type.startswith("i"):
        return [int(rng.random() * 15) - 7 for _ in range(count)]
    if name.endswith("cache.scale"):
        return [0.25 if i % 2 else 0.125 for i in range(count)]
    if name.endswith(".scale"):
        return [0.0625 if i % 2 else 0.03125 for i in range(count)]
    centre = 1 if name.endswith("norm.weight") else 0
    return [centre + (int(rng.random() * 17) - 8) / 16 for _ in range(count)]
