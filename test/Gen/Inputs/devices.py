"""devices.py MODULE: the program of one of two devices as a program on its own,
the first of two whose weights are the same numbers. A sum over both is then
twice what it has, and what both have side by side is what it has, twice. Tokens
are of the first device's part of the vocabulary, so that the sum of embeddings
is its own."""

import re
import sys

from roofline_test import read_locations, read_text

OP = re.compile(r"^    (%\S+) = shard\.(\w+) (.*) loc\((.*)\)$", re.M)


def replace(match, names):
    result, op, rest, loc = match.groups()
    end = f" loc({loc})"
    if op == "process_multi_index":
        return f"    {result} = arith.constant 0 : index{end}"
    value, kind = re.match(r"(%\S+) on @tp .* : (\S+) ->", rest).groups()
    if op == "all_reduce" and names.get(loc, loc) == "embed.all_reduce":
        return f"    {result} = tensor.cast {value} : {kind} to {kind}{end}"
    if op == "all_reduce":
        return f"    {result} = arith.addf {value}, {value} : {kind}{end}"
    assert op == "all_gather", op
    b, s, n, element = re.match(r"tensor<(\d+)x(\d+)x(\d+)x(\w+)>", kind).groups()
    whole = f"tensor<{b}x{s}x{2 * int(n)}x{element}>"
    sizes = f"[{b}, {s}, {n}] [1, 1, 1] : {kind} into {whole}{end}"
    return "\n".join(
        [
            f"    %both = tensor.empty() : {whole}{end}",
            f"    %one = tensor.insert_slice {value} into %both[0, 0, 0] {sizes}",
            f"    {result} = tensor.insert_slice {value} into %one[0, 0, {n}] {sizes}",
        ]
    )


def main():
    text = read_text(sys.argv[1])
    names = read_locations(text)
    text = re.sub(r"^  shard\.grid .*\n", "", text, flags=re.M)
    text = OP.sub(lambda match: replace(match, names), text)
    assert "shard." not in text
    print(text)


if __name__ == "__main__":
    main()
