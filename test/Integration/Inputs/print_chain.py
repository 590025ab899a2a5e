"""Prints a function with a chain of N casts of one tensor, N = argv[1]; with
argv[2] = "used" every cast is also read and written into."""

import sys

count, is_used = int(sys.argv[1]), sys.argv[2:] == ["used"]
t = "tensor<4xf32>"
print(f"func.func @chain(%v0: {t}) -> {t} {{")
for i in range(count):
    print(f"%v{i + 1} = tensor.cast %v{i} : {t} to {t}")
    if is_used or i + 1 == count:
        print(f"%r{i + 1} = linalg.exp ins(%v{i + 1} : {t}) outs(%v{i + 1} : {t}) -> {t}")
print(f"return %r{count} : {t}\n}}")
