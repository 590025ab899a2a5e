"""Prints a large program: print_load.py KIND SIZE."""

import sys

T = "tensor<4x8xf32>"


def ops(n):
    yield f"func.func @f(%v0: {T}) -> {T} {{\n"
    for i in range(n):
        yield f"  %v{i + 1} = arith.addf %v{i}, %v{i} : {T}\n"
    yield f"  return %v{n} : {T}\n}}\n"


def functions(n):
    for i in range(n):
        yield f"func.func @f{i}(%a: {T}) -> {T} {{\n  %0 = arith.addf %a, %a : {T}\n  return %0 : {T}\n}}\n"


def calls(n):
    """A chain of calls."""
    yield f"func.func @f{n}(%a: {T}) -> {T} {{\n  %0 = arith.addf %a, %a : {T}\n  return %0 : {T}\n}}\n"
    for i in reversed(range(n)):
        yield (f"func.func @f{i}(%a: {T}) -> {T} {{\n  %0 = func.call @f{i + 1}(%a) : ({T}) -> {T}\n"
               f"  return %0 : {T}\n}}\n")


def sizes(n):
    """A chain of calls in loops, each of which has a size that nothing determines."""
    d = "tensor<?xf32>"
    for i in range(n):
        yield (f'func.func @f{i}(%a: {d}) {{\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n'
               f'  %n, %x = "test.make"() : () -> (index, {d})\n  %0 = arith.addf %x, %x : {d}\n'
               f"  scf.for %i = %c0 to %n step %c1 {{\n    func.call @f{i + 1}(%x) : ({d}) -> ()\n  }}\n  return\n}}\n")
    yield f"func.func @f{n}(%a: {d}) {{\n  return\n}}\n"


def scf(n):
    """Nested loops, of which one in a hundred runs twice and the others once."""
    yield "func.func @f(%m: memref<4xf32>) {\n"
    for i in range(3):
        yield f"  %c{i} = arith.constant {i} : index\n"
    for i in range(n):
        yield f"scf.for %i{i} = %c0 to %c{1 + (i % 100 == 0)} step %c1 {{\n"
    yield "%x = memref.load %m[%c0] : memref<4xf32>\n%y = arith.addf %x, %x : f32\n"
    yield "memref.store %y, %m[%c1] : memref<4xf32>\n" + "}\n" * n + "return\n}\n"


def affine(n):
    """Nested loops, of which one in a hundred runs twice and the others once."""
    yield "func.func @f(%m: memref<4xf32>) {\n"
    for i in range(n):
        yield f"affine.for %i{i} = 0 to {1 + (i % 100 == 0)} {{\n"
    yield "%x = affine.load %m[0] : memref<4xf32>\n%y = arith.addf %x, %x : f32\n"
    yield "affine.store %y, %m[1] : memref<4xf32>\n" + "}\n" * n + "return\n}\n"


def regions(n):
    """Nested regions; the parser itself ends at some 3,500 of them."""
    yield f"func.func @f(%a: {T}) {{\n" + "scf.execute_region {\n" * n
    yield f"%0 = arith.addf %a, %a : {T}\n" + "scf.yield\n}\n" * n + "return\n}\n"


if __name__ == "__main__":
    sys.stdout.writelines(globals()[sys.argv[1]](int(sys.argv[2])))
