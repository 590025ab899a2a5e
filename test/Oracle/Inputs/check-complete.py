"""Fails if an op that has a model, or any op of linalg, has no agreeing case.

Usage: check-complete.py ROOFLINE_OPT FOLDER
"""

import pathlib
import re
import subprocess
import sys

# Ops that no case can prove, and why.
EXCEPTIONS = {
    "affine.dma_start": "no lowering to loops; test/Models/affine-access.mlir",
    "affine.dma_wait": "no lowering to loops; test/Models/affine-access.mlir",
    "memref.dma_start": "no lowering to loops; test/Models/memref-access.mlir",
    "memref.dma_wait": "no lowering to loops; test/Models/memref-access.mlir",
    "memref.global": "declares a symbol; memref.get_global has a case",
    "roofline.model": "declares what other ops cost; test/ModelFiles",
    "tensor.bitcast": "upstream can't bufferize it; it names a type only (R15)",
}

# Dialects that the oracle can't execute, and what holds them instead.
DIALECTS = {
    "amx": "no lowering to loops; test/Models/x86.mlir",
    "arm_neon": "no lowering to loops; test/Models/arm.mlir",
    "arm_sme": "no lowering to loops; test/Models/arm.mlir",
    "arm_sve": "no lowering to loops; test/Models/arm.mlir",
    "async": "no lowering to loops; test/Models/async.mlir",
    "gpu": "no lowering to loops; test/Models/gpu.mlir",
    "ml_program": "no lowering to loops; test/Models/ml_program.mlir",
    "mpi": "no lowering to loops; test/Models/mpi.mlir",
    "nvgpu": "no lowering to loops; test/Models/nvgpu.mlir",
    "omp": "no lowering to loops; test/Models/omp.mlir",
    "quant": "held against lower-quant-ops by test/Models/quant.mlir",
    "shard": "no lowering to loops; test/Models/shard.mlir",
    "sparse_tensor": "no lowering to loops; test/Models/sparse-tensor.mlir",
    "tosa": "held against linalg by test/Models/tosa-lowered.test",
    "x86vector": "no lowering to loops; test/Models/x86.mlir",
    "xegpu": "no lowering to loops; test/Models/xegpu.mlir",
}


def run(tool, file, option):
    command = [tool, str(file), option, "-o", "/dev/null"]
    result = subprocess.run(command, capture_output=True, text=True)
    return result.stdout


def main():
    tool, folder = sys.argv[1:]
    lines = run(tool, "/dev/null", "--test-roofline-list-ops").splitlines()
    listed = {
        line.split()[0]
        for line in lines
        if line.endswith(" modelled") or line.startswith("linalg.")
    }
    agreed = set()
    for file in sorted(pathlib.Path(folder).glob("*.mlir")):
        output = run(tool, file, "--test-roofline-oracle")
        agreed |= set(re.findall(r"^agreed: (\S+)", output, re.MULTILINE))
    listed = {op for op in listed if op.split(".")[0] not in DIALECTS}
    missing = sorted(listed - agreed - EXCEPTIONS.keys())
    stale = sorted(
        op for op in EXCEPTIONS if op in agreed or op not in listed
    )
    for op in missing:
        print(f"no case of test/Oracle proves {op}")
    for op in stale:
        print(f"{op} needs no exception")
    print(f"{len(listed)} ops, {len(missing)} without a case")
    return bool(missing or stale or len(listed) < 250)


sys.exit(main())
