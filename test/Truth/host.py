"""Holds the modelled times against libraries on this machine: the section `host`.

usage: host.py BIN LIBRARY-KERNELS PAGE [FOLDER]

BIN has roofline-opt and roofline-calibrate. Calibrates one thread and all threads, runs
the ops of ResNet-50, MobileNetV2 and BERT-base at two batches with oneDNN and OpenBLAS,
cold and warm, writes tables as truth.py reads them into FOLDER, and their figures into
the page.
"""

import csv
import os
import pathlib
import subprocess
import sys
import tempfile

import truth

# Of each bottleneck stage: channels inside and outside, blocks, input size, stride.
RESNET = [(64, 256, 56, 1), (128, 512, 56, 2), (256, 1024, 28, 2), (512, 2048, 14, 2)]
# Expansion, channels, blocks, stride of the first.
MOBILENET = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1),
             (6, 160, 3, 2), (6, 320, 1, 1)]
HIDDEN, HEADS, INNER, TOKENS = 768, 12, 3072, 128


def list_resnet(n):
    """Kernels of ResNet-50: `conv` has the padded input."""
    yield "conv", n, 3, 230, 230, 64, 7, 7, 2, 1
    yield "relu", n * 64 * 112 * 112
    before = 64
    for inside, outside, size, stride in RESNET:
        after = size // stride
        for channels, first, step in ((before, size, stride), (outside, after, 1)):
            yield "conv", n, channels, first, first, inside, 1, 1, 1, 1
            yield "relu", n * inside * first * first
            yield "conv", n, inside, first + 2, first + 2, inside, 3, 3, step, 1
            yield "conv", n, inside, after, after, outside, 1, 1, 1, 1
            yield "add", n * outside * after * after
        yield "conv", n, before, size, size, outside, 1, 1, stride, 1
        before = outside
    yield "sum", n * 2048, 49
    yield "gemm", 1, n, 1000, 2048


def list_mobilenet(n):
    yield "conv", n, 3, 226, 226, 32, 3, 3, 2, 1
    channels, size = 32, 112
    for expansion, out, blocks, stride in MOBILENET:
        for block in range(blocks):
            inner, step = channels * expansion, stride if block == 0 else 1
            if expansion > 1:
                yield "conv", n, channels, size, size, inner, 1, 1, 1, 1
                yield "relu", n * inner * size * size
            yield "conv", n, inner, size + 2, size + 2, inner, 3, 3, step, inner
            size //= step
            yield "conv", n, inner, size, size, out, 1, 1, 1, 1
            if channels == out:
                yield "add", n * out * size * size
            channels = out
    yield "conv", n, 320, 7, 7, 1280, 1, 1, 1, 1
    yield "sum", n * 1280, 49
    yield "gemm", 1, n, 1000, 1280


def list_bert(n):
    rows = n * TOKENS
    yield "gemm", 1, rows, HIDDEN, HIDDEN
    yield "gemm", 1, rows, INNER, HIDDEN
    yield "gemm", 1, rows, HIDDEN, INNER
    yield "gemm", n * HEADS, TOKENS, TOKENS, HIDDEN // HEADS
    yield "gemm", n * HEADS, TOKENS, HIDDEN // HEADS, TOKENS
    yield "softmax", n * HEADS * TOKENS, TOKENS
    yield "add", rows * HIDDEN
    yield "gelu", rows * INNER
    yield "sum", rows, HIDDEN


def list_kernels():
    """Each kernel once, with OpenBLAS beside oneDNN where it has one."""
    found = {}
    for n in (1, 8):
        for kernel in (*list_resnet(n), *list_mobilenet(n), *list_bert(n)):
            found[kernel] = "onednn"
            if kernel[:2] == ("gemm", 1):
                found["sgemm", *kernel[2:]] = "openblas"
    return [(f"k{number:04}", kernel, library)
            for number, (kernel, library) in enumerate(found.items())]


def write_row(kernel, base):
    """The table of a kernel, and its row there."""
    kind, *sizes = kernel
    types = {"dtype_in": "f32", "dtype_acc": "f32", "dtype_out": "f32"}
    if kind == "conv":
        names = ("n", "c", "h", "w", "k", "r", "s", "stride_h", "groups")
        row = dict(zip(names, sizes)) | types
        return "conv", base | row | {"stride_w": row["stride_h"], "pad_h": 0, "pad_w": 0,
                                     "dil_h": 1, "dil_w": 1, "algo": "direct"}
    if kind in ("gemm", "sgemm"):
        row = dict(zip(("batch", "m", "n", "k"), [1] * (kind == "sgemm") + sizes))
        return "gemm", base | row | types | {"op": "bmm", "layout": "NN"}
    return "elementwise", base | {"op": kind, "dtype": "f32",
                                  "shape": "x".join(map(str, sizes))}


def main(binaries, library_kernels, page, folder):
    binaries, folder = pathlib.Path(binaries), pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    kernels = list_kernels()
    text = "".join(f"{name} {' '.join(map(str, kernel))}\n" for name, kernel, _ in kernels)
    found = {}
    for threads in sorted({1, len(os.sched_getaffinity(0))}):
        machine = f"host-{threads}"
        subprocess.run([binaries / "roofline-calibrate", f"--threads={threads}", "-o",
                        folder / f"{machine}.mlir"], check=True)
        environment = os.environ | {"OMP_NUM_THREADS": str(threads), "OMP_PROC_BIND": "true",
                                    "OPENBLAS_NUM_THREADS": str(threads)}
        output = subprocess.run([library_kernels], input=text, env=environment, check=True,
                                text=True, stdout=subprocess.PIPE).stdout
        known = {name: (kernel, library) for name, kernel, library in kernels}
        for row in csv.DictReader(output.splitlines()):
            kernel, library = known[row["id"]]
            table, line = write_row(kernel, {
                "id": f"{row['id']}_{row['state']}_{threads}", "machine": machine, "note": "",
                "source": f"{library}-{row['state']}", "time_us": row["time_us"]})
            found.setdefault(table, []).append(line)
    for table, lines in found.items():
        with open(folder / f"{table}.csv", "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, lines[0])
            writer.writeheader()
            writer.writerows(lines)
    states = {"warm": "steady", "cold": "cold"}
    (folder / "sources.csv").write_text("source,repository,licence,author,state\n" + "".join(
        f"{library}-{state},Debian's {package},{licence},,{analysed}\n"
        for library, package, licence in (("onednn", "libdnnl2", "Apache-2.0"),
                                          ("openblas", "libopenblas0", "BSD-3-Clause"))
        for state, analysed in states.items()))
    truth.main(binaries / "roofline-opt", folder, page, folder / "rows.csv")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__.split("\n\n")[1])
    if len(sys.argv) == 5:
        main(*sys.argv[1:])
    else:
        with tempfile.TemporaryDirectory() as scratch:
            main(*sys.argv[1:], scratch)
