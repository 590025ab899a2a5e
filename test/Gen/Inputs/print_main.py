"""Prints a generated program with a main that runs one of its functions.

  print_main.py PROGRAM.mlir FUNCTION

Arguments are dense constants, those of `make_values`; the results are printed by
upstream's runner utilities.
"""

import random
import re
import sys

ARGUMENT = re.compile(r'%arg\d+: tensor<([\dx]*?)x?([fi]\d+)>[^"]*?'
                      r'(?:{[^}]*} )?loc\("([^"]*)"\)')


def read_signature(text, function):
    """(name, sizes, element type) of each argument, and the types of results."""
    [line] = [line for line in text.splitlines() if f"func.func @{function}(" in line]
    arguments = [(name, [int(size) for size in sizes.split("x") if size], element)
                 for sizes, element, name in ARGUMENT.findall(line)]
    assert len(arguments) == line.count("%arg"), line
    results = re.findall(r"tensor<[^>]*>", line[line.rindex("->"):])
    return arguments, results


def make_values(name, sizes, element):
    """The same for the same name: integers 0 and 1, and floats of which those that
    normalise are near one, the other ones near zero."""
    count = 1
    for size in sizes:
        count *= size
    generator = random.Random(name)
    if element.startswith("i"):
        return [generator.randrange(2) for _ in range(count)]
    if name.endswith("running_var") or len(sizes) == 1 and name.endswith("weight"):
        return [generator.uniform(0.5, 1.5) for _ in range(count)]
    return [generator.uniform(-0.5, 0.5) for _ in range(count)]


def write_literal(values, sizes):
    if not sizes:
        return f"{values[0]!r}"
    step = len(values) // sizes[0]
    return "[" + ", ".join(write_literal(values[i * step:(i + 1) * step], sizes[1:])
                           for i in range(sizes[0])) + "]"


def main():
    text, function = open(sys.argv[1]).read(), sys.argv[2]
    arguments, results = read_signature(text, function)
    body = []
    for index, (name, sizes, element) in enumerate(arguments):
        literal = write_literal(make_values(name, sizes, element), sizes)
        shape = "x".join(map(str, sizes + [element]))
        body.append(f"%a{index} = arith.constant dense<{literal}> : tensor<{shape}>")
    names = ", ".join(f"%a{index}" for index in range(len(arguments)))
    types = ", ".join(f"tensor<{'x'.join(map(str, sizes + [element]))}>"
                      for _, sizes, element in arguments)
    body.append(f"%r:{len(results)} = call @{function}({names}) : ({types}) -> "
                f"({', '.join(results)})")
    for index, result in enumerate(results):
        body.append(f"%u{index} = tensor.cast %r#{index} : {result} to tensor<*xf32>")
        body.append(f"call @printMemrefF32(%u{index}) : (tensor<*xf32>) -> ()")
    body.append("return")
    end = text.rindex("\n}") + 1
    print(text[:end] + "func.func private @printMemrefF32(tensor<*xf32>)\n"
          "func.func @main() {\n  " + "\n  ".join(body) + "\n}\n}" + text[end + 1:])


if __name__ == "__main__":
    main()
