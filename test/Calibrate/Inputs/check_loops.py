"""Checks the machine code of the timed loops: check_loops.py OBJDUMP LIBRARY.

The innermost loop of each compute kernel holds its arithmetic and nothing that
touches memory; blocks of matrices stay in registers; the one of the read kernel loads each vector of a block once.
"""
import collections
import re
import sys

from roofline_test import run

objdump, library = sys.argv[1:]
isa = re.search(r"RooflineKernels_(\w+)\.a", library).group(1)
vector_bytes = {"portable": 16, "avx2": 32}.get(isa, 64)
register = {16: "%xmm", 32: "%ymm", 64: "%zmm"}[vector_bytes]
chains = 24 if vector_bytes == 64 else 12

# Mnemonics (without the v of AVX) of one step of each chain, by the name of the
# kernel and the letter that C++ gives to its type.
fused = ["fmadd"] if isa != "portable" else ["mul", "add"]
steps = {("runMultiplyAddI" + letter): fused for letter in ["f", "d"]}
steps.update({("runAddXorI" + letter): ["padd", "pxor"] for letter in "htjm"})


def functions(text):
    name, body = None, []
    for line in text.splitlines():
        if head := re.match(r"[0-9a-f]+ <(.*)>:$", line):
            if name:
                yield name, body
            name, body = head.group(1), []
        elif code := re.match(r"\s+([0-9a-f]+):\s+(\S.*)", line):
            body.append((int(code.group(1), 16), code.group(2).split(" # ")[0]))
    yield name, body


def innermost_loops(body):
    index = {address: i for i, (address, _) in enumerate(body)}
    loops = []
    for i, (address, text) in enumerate(body):
        jump = re.match(r"j\w+\s+(?:0x)?([0-9a-f]+)", text)
        start = index.get(int(jump.group(1), 16)) if jump else None
        if start is not None and start <= i:
            loops.append((start, i))
    for loop in loops:
        if not any(o != loop and o[0] >= loop[0] and o[1] <= loop[1] for o in loops):
            yield [text for _, text in body[loop[0] : loop[1] + 1]]


def count(loop, mnemonic):
    pattern = re.compile(rf"v?{mnemonic}")
    return sum(bool(pattern.match(text)) and register in text for text in loop)


found = collections.Counter()
blocks = 0
for name, body in functions(run(objdump, "-d", "--no-show-raw-insn", library)):
    for kernel, mnemonics in steps.items():
        if kernel not in name:
            continue
        # The other loops sum lanes at the end.
        fits = [loop for loop in innermost_loops(body)
                if all(count(loop, m) == chains for m in mnemonics)]
        assert len(fits) == 1, f"{isa} {name}: no loop of {chains} {mnemonics}"
        assert not any("(" in code for code in fits[0]), f"{isa} {name}: memory in {fits[0]}"
        found[kernel] += 1
    if (block := re.search(r"runBlockILi(\d+)ELi(\d+)E", name)) and isa != "portable":
        rows, vectors = map(int, block.groups())
        # The loop over k. Compilers may take two steps at a time.
        fits = [loop for loop in innermost_loops(body)
                if count(loop, "fmadd") in (rows * vectors, 2 * rows * vectors)]
        assert len(fits) == 1, f"{isa} {name}: no loop of {rows} x {vectors}"
        assert not any("rsp" in code or "rbp" in code for code in fits[0]), fits[0]
        blocks += 1
    if "readAll" in name:
        (loop,) = innermost_loops(body)
        loads = [code for code in loop if "(" in code]
        assert len(loads) == 1024 // vector_bytes, f"{isa} {name}: {loop}"
        assert not any("rsp" in code or "rbp" in code for code in loads), loop
        # Hardware prefetches what is read in order.
        offsets = [int(m[1] or "0", 16) for m in re.findall(r"((0x[0-9a-f]+)?)\(", " ".join(loads))]
        assert offsets == sorted(offsets), f"{isa} {name}: {loop}"
        found["readAll"] += 1
assert sorted(found) == sorted([*steps, "readAll"]), found
assert blocks == {"portable": 0, "avx2": 4}.get(isa, 10), blocks
print(f"{sum(found.values())} loops checked")
