"""Values of the arguments of a generated function, determined by an argument's
name and shape: the plain Python model that checks the function takes them too."""

import math
import random
import re
import zlib


def values(name, shape, element_type, tokens=29):
    """A flat list of numbers that every type but f8 holds exactly."""
    rng = random.Random(zlib.crc32(name.encode()))
    count = math.prod(shape)
    if name in ("tokens", "input_ids", "decoder_input_ids"):
        return [int(rng.random() * tokens) for _ in range(count)]
    if name == "token_type_ids":
        return [int(rng.random() * 2) for _ in range(count)]
    if element_type.startswith("i"):
        return [int(rng.random() * 15) - 7 for _ in range(count)]
    if name.endswith("cache.scale"):
        return [0.25 if i % 2 else 0.125 for i in range(count)]
    if name.endswith(".scale"):
        return [0.0625 if i % 2 else 0.03125 for i in range(count)]
    is_near_one = re.search(r"(?i)norm\.weight$|(bn\d|downsample\.1)\.weight$|_var$", name)
    centre = 1 if is_near_one else 0
    return [centre + (int(rng.random() * 17) - 8) / 16 for _ in range(count)]
