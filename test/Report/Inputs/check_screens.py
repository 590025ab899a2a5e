"""Checks that summaries fit the screen, and that groups add up to totals.

  check_screens.py ROOFLINE_OPT ROOFLINE_GEN FOLDER MODEL...

The programs are the models and every workload of roofline-gen with all of its layers.
"""
import math
import os
import pathlib
import re
import subprocess
import sys

from roofline_test import evaluate, make_report, run

opt, gen, folder, models = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), sys.argv[4:]
folder.mkdir(parents=True, exist_ok=True)
SCREEN = 40
# For programs of up to ten groups.
SMALL_SCREEN, SMALL_GROUPS = 30, 10


def expect(condition, what):
    if not condition:
        sys.exit(what)


def summarize(path, columns, options):
    done = subprocess.run([opt, path, "-o", "/dev/null", f"--roofline={options}"],
                          env=dict(os.environ, COLUMNS=str(columns)),
                          capture_output=True, text=True, check=True)
    return done.stderr.splitlines()


def check_screen(path, columns, options):
    lines = summarize(path, columns, options)
    what = f"{path}, {options}, {columns} columns"
    expect(len(lines) <= SCREEN, f"{what}: {len(lines)} lines")
    for line in lines:
        expect(len(line) <= columns, f"{what}: too wide: {line}")
    top, text = "\n".join(lines[:10]), "\n".join(lines)
    # What bounds it, where the time is, what to do first.
    expect(re.search(r"^function .*(bound by|time unknown)", top, re.M), f"{what}:\n{top}")
    expect(re.search(r"^  ops  |^ *time share", text, re.M), f"{what}:\n{text}")
    expect(re.search(r"^  first  ", top, re.M), f"{what}:\n{top}")
    expect("coverage: " in text and "more: group=none rows=all" in text, f"{what}:\n{text}")


def make_mlp(layers):
    """Products with a bias, each of a size of its own."""
    sizes = [256 * (layer + 1) for layer in range(layers + 1)]
    arguments, lines, last = ["%x: tensor<64x256xf16>"], [], "%x"
    for layer, (k, n) in enumerate(zip(sizes, sizes[1:])):
        arguments += [f"%w{layer}: tensor<{k}x{n}xf16>", f"%b{layer}: tensor<64x{n}xf16>"]
        lines += [f"%m{layer} = linalg.matmul ins({last}, %w{layer} : tensor<64x{k}xf16>, tensor<{k}x{n}xf16>) "
                  f"outs(%b{layer} : tensor<64x{n}xf16>) -> tensor<64x{n}xf16> loc(\"layers.{layer}.proj\")",
                  f"%r{layer} = math.absf %m{layer} : tensor<64x{n}xf16> loc(\"layers.{layer}.act\")"]
        last = f"%r{layer}"
    lines.append(f"return {last} : tensor<64x{sizes[-1]}xf16>")
    return f"func.func @main({', '.join(arguments)}) -> tensor<64x{sizes[-1]}xf16> {{\n" + "\n".join(lines) + "\n}\n"


def check_small(path, options):
    groups = make_report(opt, path, options)["functions"][0]["groups"]
    expect(len(groups) <= SMALL_GROUPS, f"{path}: {len(groups)} groups")
    for columns in (80, 120):
        lines = summarize(path, columns, options)
        expect(len(lines) <= SMALL_SCREEN, f"{path}, {columns} columns: {len(lines)} lines:\n" + "\n".join(lines))


def check_sums(path, grouping, options):
    report = make_report(opt, path, f"{options} group={grouping}")
    for function in report["functions"]:
        groups, totals, what = function["groups"], function["totals"], f"{path}, {grouping}"
        indices = sorted(index for group in groups for index in group["members"])
        expect(indices == list(range(len(function["ops"]))), f"{what}: rows {indices}")
        expect(sum(group["rows"] for group in groups) == len(function["ops"]), what)
        for key in ("flops", "transcendentals", "int_ops", "bytes"):
            for symbol in (3, 1000):
                got = sum(evaluate(group[key], symbol) for group in groups)
                expected = evaluate(totals[key], symbol)
                expect(got == expected, f"{what}: {key} {got}, expected {expected}")
        if totals["time_seconds"] is None:
            expect(any(group["time_seconds"] is None for group in groups), what)
            continue
        seconds = math.fsum(group["time_seconds"] for group in groups)
        expect(math.isclose(seconds, totals["time_seconds"], rel_tol=1e-12),
               f"{what}: {seconds} s, expected {totals['time_seconds']}")


def check_tables(path):
    """All rows and all advice fit the width, on machines with up to four memory levels."""
    for target in ("h100", "epyc-9654", "mi300x", "a100,t4"):
        for options in ("", "fusion tuning explain=worst what-if=fuse,weights:f16 convention=fvcore"):
            for columns in (80, 120):
                for line in summarize(path, columns, f"target={target} group=none rows=all {options}"):
                    expect(len(line) <= columns, f"{path}, {target}, {options}: more than {columns} columns: {line}")


def check(path, options, groupings):
    for columns in (80, 120):
        check_screen(path, columns, options)
    for grouping in groupings:
        check_sums(path, grouping, options)


for layers in (1, 2, 5):
    path = folder / f"mlp{layers}.mlir"
    path.write_text(make_mlp(layers))
    check_screen(path, 80, "target=a100")
    for options in ("target=a100", "target=h100", "target=epyc-9654", "target=a100,h100"):
        check_small(path, options)
ALL = ("shape", "op", "layer", "bound")
for model in models:
    check(model, "target=a100", ALL)
check_tables(models[0])
workloads = re.findall(r"^(\S+): ", run(gen, "--list"), re.M)
expect(len(workloads) >= 10, f"workloads {workloads}")
for name in workloads:
    path = folder / f"{name}.mlir"
    run(gen, name, "-o", path)
    check(path, "target=h100", ("shape",))
    path.unlink()
for name, *flags in (("llama-2-70b", "--tp=8", "--batch=16"), ("llama-3-8b", "--layers=2", "--batch=?")):
    path = folder / f"{name}.mlir"
    run(gen, name, *flags, "-o", path)
    check(path, "target=h100", ALL[1:])
    check_screen(path, 80, "target=h100,a100,b200")
    path.unlink()
