"""Prints what single odd ops and nests cost: each program below has one thing
that is far larger than in any real program.

  hostile.py BUILD [PROGRAM...]

One thread, without the verifier. A time is that of the pass over the number of
things; the budget is 50 ms for each (docs/understand/Rationale.md#bounded-searches).
"""

import pathlib
import re
import subprocess
import sys
import tempfile

PASSES = "RooflineAnnotatePass", "RooflineReportPass"
PIPELINE = ("builtin.module(roofline-attach-target{{target=a100}},roofline-annotate,"
            "roofline-report{{report=json output={}}})")


def function(body, arguments="", result=""):
    return f"func.func @f({arguments}) {result} {{\n{body}\n  return\n}}\n"


def join(count, text, separator=", "):
    return separator.join(text.format(i) for i in range(count))


def loops(count, body, kind="affine", size="7"):
    """A nest of `count` loops around `body`."""
    if kind == "affine":
        head = "affine.for %i{} = 0 to " + size + " {{\n"
    else:
        head = "scf.for %i{} = %c0 to %c7 step %c1 {{\n"
    return join(count, head, "") + body + "}\n" * count


CONSTANTS = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c7 = arith.constant 7 : index\n"


def generic(inputs, dims, outputs, types, out):
    """An elementwise linalg.generic with the maps `inputs` and `outputs`."""
    names = join(len(inputs), "%a{}")
    scalars = join(len(inputs), "%x{}: f32")
    maps = ", ".join(f"affine_map<({dims}) -> ({own})>" for own in [*inputs, outputs])
    kinds = ", ".join('"parallel"' if re.search(rf"\b{dim}\b", outputs) else '"reduction"' for dim in dims.split(", "))
    return function(
        f"""%r = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
        ins({names} : {", ".join(types)}) outs(%o : {out}) {{
      ^bb0({scalars}, %y: f32):
        %m = arith.mulf %x0, %x{len(inputs) - 1} : f32
        %s = arith.addf %m, %y : f32
        linalg.yield %s : f32
      }} -> {out}""", ", ".join(f"%a{i}: {type}" for i, type in enumerate(types)) + f", %o: {out}")


def rank(count):
    dims, shape = join(count, "d{}"), f"tensor<{'1x2x3x' * (count // 3)}f32>"
    return generic([dims, dims], dims, dims, [shape, shape], shape)


def contraction(count):
    """A contraction of two tensors with `count` loops each, a third of them shared."""
    third = count // 3
    m, n, k = (join(third, name + "{}") for name in "mnk")
    shape = f"tensor<{'3x' * (2 * third)}f32>"
    return generic([f"{m}, {k}", f"{k}, {n}"], f"{m}, {n}, {k}", f"{m}, {n}", [shape, shape], shape)


def conv(size, kernel, stride, dilation):
    """Spatial dims of one more output than fits without overlap of taps."""
    outputs = (size - dilation * (kernel - 1) - 1) // stride + 1
    return function(
        f"""%r = linalg.conv_2d_nhwc_hwcf {{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<{dilation}> : tensor<2xi64>}}
        ins(%a, %k : tensor<3x{size}x{size}x17xf32>, tensor<{kernel}x{kernel}x17x19xf32>)
        outs(%o : tensor<3x{outputs}x{outputs}x19xf32>) -> tensor<3x{outputs}x{outputs}x19xf32>""",
        f"%a: tensor<3x{size}x{size}x17xf32>, %k: tensor<{kernel}x{kernel}x17x19xf32>, "
        f"%o: tensor<3x{outputs}x{outputs}x19xf32>")


def loads(depth, count, index):
    """A nest of `depth` loops with `count` loads of `index`."""
    body = join(count, "%x{0} = affine.load %A[" + index + "] : memref<100000000xf32>\n", "")
    body += "affine.store %x0, %A[%i0] : memref<100000000xf32>\n"
    return function(loops(depth, body), "%A: memref<100000000xf32>")


def views(count, op, type, use):
    chain = "".join(f"%v{i + 1} = {op} %v{i} : {type} to {type}\n" for i in range(count))
    return function(f"%v0 = {op} %a : {type} to {type}\n{chain}{use.format(count, type)}", f"%a: {type}")


def calls(count, times):
    """Functions that call the next one `times` times."""
    call = "  %r{} = func.call @g{} (%a) : (tensor<8xf32>) -> tensor<8xf32>\n"
    text = "".join(f"func.func @g{i}(%a: tensor<8xf32>) -> tensor<8xf32> {{\n" +
                   "".join(call.format(j, i + 1) for j in range(times)) + "  return %r0 : tensor<8xf32>\n}\n"
                   for i in range(count))
    return text + (f"func.func @g{count}(%a: tensor<8xf32>) -> tensor<8xf32> {{\n"
                   "  %r = math.exp %a : tensor<8xf32>\n  return %r : tensor<8xf32>\n}\n")


def concat(count):
    names, types = join(count, "%a{}"), join(count, "tensor<?x8xf32>")
    return function(f"%r = tensor.concat dim(0) {names} : ({types}) -> tensor<?x8xf32>\n"
                    "%e = math.exp %r : tensor<?x8xf32>", join(count, "%a{}: tensor<?x8xf32>"))


def symbols(count):
    shape = f"tensor<{'?x' * count}f32>"
    return function(f"%r = arith.addf %a, %b : {shape}\n%e = math.exp %r : {shape}", f"%a: {shape}, %b: {shape}")


def sums(count):
    """Sizes that are sums of products of all arguments."""
    body = "".join(f"%p{i} = arith.muli %p{i - 1}, %n{i} : index\n%s{i} = arith.addi %s{i - 1}, %p{i} : index\n"
                   for i in range(1, count))
    return function("%p0 = arith.addi %n0, %n0 : index\n%s0 = arith.addi %n0, %p0 : index\n" + body +
                    f"%e = tensor.empty(%s{count - 1}) : tensor<?xf32>\n%r = math.exp %e : tensor<?xf32>",
                    join(count, "%n{}: index"))


def carried(count):
    values, types = join(count, "%a{}"), join(count, "tensor<8xf32>")
    inits = join(count, "%v{0} = %a{0}")
    body = "".join(f"%w{i} = math.exp %v{i} : tensor<8xf32>\n" for i in range(count))
    return function(CONSTANTS + f"%r:{count} = scf.for %i = %c0 to %c7 step %c1 iter_args({inits}) -> ({types}) {{\n" +
                    body + f"scf.yield {join(count, '%w{}')} : {types}\n}}", join(count, "%a{}: tensor<8xf32>"))


def operands(count):
    return generic(["d0"] * count, "d0", "d0", ["tensor<64xf32>"] * count, "tensor<64xf32>")


def payload(count):
    body = "".join(f"%s{i} = arith.addf %{'x' if i == 0 else f's{i - 1}'}, %x : f32\n" for i in range(count))
    return function(
        f"""%r = linalg.map ins(%a : tensor<64x64xf32>) outs(%o : tensor<64x64xf32>) (%x: f32, %y: f32) {{
        {body} linalg.yield %s{count - 1} : f32 }}""", "%a: tensor<64x64xf32>, %o: tensor<64x64xf32>")


def branches(count):
    return function(join(count, "scf.if %c {{\n", "") + "%x = math.exp %a : tensor<8xf32>\n" + "}\n" * count,
                    "%c: i1, %a: tensor<8xf32>")


# Text of a program, and how many things it has.
PROGRAMS = {
    "rank 1998": (lambda: rank(1998), 1),
    "contraction of 57 loops": (lambda: contraction(57), 1),
    "contraction of 600 loops": (lambda: contraction(600), 1),
    "1200 affine loops": (lambda: function(loops(1200, "%x = affine.load %A[%i0] : memref<7xf32>\n"), "%A: memref<7xf32>"), 1),
    "1200 scf loops": (lambda: function(CONSTANTS + loops(1200, "%x = memref.load %A[%i0] : memref<7xf32>\n", "scf"), "%A: memref<7xf32>"), 1),
    "12 loops, 300 loads": (lambda: loads(12, 300, "%i0 * 3 + %i5 * {0} + %i11 + {0}"), 1),
    "40 loops, 300 loads": (lambda: loads(40, 300, "%i0 * 3 + %i5 * {0} + %i39 + {0}"), 1),
    "6 loops, 1000 loads with mod": (lambda: loads(6, 1000, "(%i0 + %i1 * {0}) mod 1021 + %i5 floordiv 3"), 1),
    "4 loops, 1000 shifted loads": (lambda: loads(4, 1000, "%i0 * 10000 + %i1 * 100 + %i2 + {0}"), 1),
    "conv of 1,000,003 points": (lambda: conv(1000003, 1009, 7, 13), 1),
    "conv, strides beyond its kernel": (lambda: conv(99999989, 3, 1000003, 7), 1),
    "conv, primes": (lambda: conv(65537, 251, 241, 239), 1),
    "20,000 tensor views": (lambda: views(20000, "tensor.cast", "tensor<8xf32>", "%r = math.exp %v{} : {}"), 20000),
    "20,000 buffer views": (lambda: views(20000, "memref.cast", "memref<8xf32>", "memref.copy %v{0}, %a : {1} to {1}"), 20000),
    "5000 calls deep": (lambda: calls(5000, 1), 5000),
    "60 calls deep, 2 each": (lambda: calls(60, 2), 60),
    "concat of 2000 dynamic": (lambda: concat(2000), 1),
    "300 symbols in a shape": (lambda: symbols(300), 1),
    "sums of 300 products": (lambda: sums(300), 1),
    "2000 carried tensors": (lambda: carried(2000), 2000),
    "5000 operands": (lambda: operands(5000), 1),
    "payload of 20,000 ops": (lambda: payload(20000), 1),
    "1000 branches deep": (lambda: branches(1000), 1),
}


def main():
    tool = pathlib.Path(sys.argv[1]) / "bin" / "roofline-opt"
    print("| program | annotate [ms] | JSON [ms] | cut |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        program, report = pathlib.Path(name) / "program.mlir", pathlib.Path(name) / "report.json"
        for title in sys.argv[2:] or PROGRAMS:
            make, things = PROGRAMS[title]
            program.write_text(make())
            run = subprocess.run([tool, program, "--mlir-disable-threading", "--verify-each=0", "-o", "/dev/null",
                                  "--mlir-timing", "--mlir-timing-display=list",
                                  f"--pass-pipeline={PIPELINE.format(report)}"], capture_output=True, text=True)
            if run.returncode:
                print("|", title, "|", run.stderr.splitlines()[0][:150] if run.stderr else run.returncode, "| | |")
                continue
            times = dict(map(reversed, re.findall(r"^ +([\d.]+) +\(.*%\) +(\S+)$", run.stderr, re.M)))
            lists = re.findall(r'"cut_searches":\s*\[([^\]]*)\]', report.read_text())
            cut = sorted(set(re.findall(r"\w+", " ".join(lists))))
            print("|", title, "|", " | ".join(f"{float(times.get(own, 0)) / things * 1e3:.2g}" for own in PASSES),
                  "|", ", ".join(cut), "|", flush=True)


main()
