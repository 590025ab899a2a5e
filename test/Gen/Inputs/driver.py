"""driver.py MODULE SIZES FUNCTION...: the module with a @main that calls the
functions on the values of values.py and prints their results.

SIZES says what dynamic dims are: "batch=2,seq=4", or "-". Of the functions after
the first, `cache` arguments are the results of the call before, but for its
first one."""

import re
import sys

from roofline_test import parse_type, read_signatures, read_text
from values import values

def make_static(kind, attributes, sizes):
    dims, element = parse_type(kind)
    symbols = re.search(r"roofline\.dims = \[(.*?)\]", attributes)
    symbols = re.findall(r'"(.*?)"', symbols.group(1)) if symbols else dims
    return [
        sizes[symbol] if dim == "?" else int(dim)
        for dim, symbol in zip(dims, symbols)
    ], element


def nest(flat, shape):
    if not shape:
        return str(flat[0])
    step = len(flat) // shape[0]
    parts = (flat[i * step : (i + 1) * step] for i in range(shape[0]))
    return "[" + ", ".join(nest(part, shape[1:]) for part in parts) + "]"


class Driver:
    def __init__(self, sizes):
        self.sizes = sizes
        self.lines = []
        self.last = 0

    def emit(self, op):
        self.last += 1
        self.lines.append(f"%v{self.last} = {op}")
        return f"%v{self.last}"

    def argument(self, function, kind, attributes, name):
        # A phase's own tokens; everything else is the same in all of them.
        key = name if function != "decode" or name != "tokens" else "next"
        shape, element = make_static(kind, attributes, self.sizes)
        flat = values("tokens", shape, element) if key == "next" else values(
            key, shape, element
        )
        static = f"tensor<{'x'.join(map(str, shape))}x{element}>"
        value = self.emit(f"arith.constant dense<{nest(flat, shape)}> : {static}")
        if static == kind:
            return value
        return self.emit(f"tensor.cast {value} : {static} to {kind}")

    def print(self, value, kind):
        dims, element = parse_type(kind)
        rank = len(dims)
        if element != "f32":
            sizes = []
            for i, dim in enumerate(dims):
                if dim == "?":
                    index = self.emit(f"arith.constant {i} : index")
                    sizes.append(self.emit(f"tensor.dim {value}, {index} : {kind}"))
            wide = f"tensor<{'x'.join(dims)}xf32>"
            empty = self.emit(f"tensor.empty({', '.join(sizes)}) : {wide}")
            cast = "arith.extf" if element[0] in "fb" else "arith.sitofp"
            loops = ", ".join(f"d{i}" for i in range(rank))
            identity = f"affine_map<({loops}) -> ({loops})>"
            parallel = ", ".join(['"parallel"'] * rank)
            value = self.emit(
                f"linalg.generic {{indexing_maps = [{identity}, {identity}],"
                f" iterator_types = [{parallel}]}} ins({value} : {kind})"
                f" outs({empty} : {wide}) {{ ^bb0(%in: {element}, %out: f32):"
                f" %w = {cast} %in : {element} to f32 linalg.yield %w : f32 }}"
                f" -> {wide}"
            )
            kind = wide
        # A call after this one may write into the result.
        value = self.emit(f"bufferization.alloc_tensor() copy({value}) : {kind}")
        unranked = self.emit(f"tensor.cast {value} : {kind} to tensor<*xf32>")
        self.lines.append(
            f"func.call @printMemrefF32({unranked}) : (tensor<*xf32>) -> ()"
        )

    def call(self, name, function, previous):
        arguments, results = function
        previous = list(previous[1:])
        operands = []
        for kind, attributes, argument in arguments:
            if 'roofline.role = "cache"' in attributes and previous:
                operands.append(previous.pop(0))
            else:
                operands.append(self.argument(name, kind, attributes, argument))
        self.last += 1
        base = f"%v{self.last}"
        types = ", ".join(kind for kind, _, _ in arguments)
        self.lines.append(
            f"{base}:{len(results)} = func.call @{name}({', '.join(operands)})"
            f" : ({types}) -> ({', '.join(results)})"
        )
        values = [f"{base}#{i}" for i in range(len(results))]
        for value, kind in zip(values, results):
            self.print(value, kind)
        return values


def main():
    path, sizes, *names = sys.argv[1:]
    text = read_text(path)
    pairs = [] if sizes == "-" else [s.split("=") for s in sizes.split(",")]
    driver = Driver({name: int(size) for name, size in pairs})
    functions = read_signatures(text)
    previous = []
    for name in names:
        previous = driver.call(name, functions[name], previous)
    body = "\n    ".join(driver.lines + ["return"])
    end = text.rindex("\n} loc(")
    print(
        text[:end],
        "  func.func private @printMemrefF32(tensor<*xf32>)"
        " attributes {llvm.emit_c_interface}",
        "  func.func @main() {\n    " + body + "\n  }" + text[end:],
        sep="\n",
    )


if __name__ == "__main__":
    main()
