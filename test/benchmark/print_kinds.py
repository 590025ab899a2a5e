"""Prints a program of one kind: print_kinds.py KIND OPS. It has about so many
ops that cost something, in functions of about 1000 such ops.
"""

import itertools
import sys

MAPS = "indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>]"
PAYLOAD = """^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %c : f32
    %p = arith.mulf %s, %in : f32
    linalg.yield %p : f32"""


def linalg(i, n=None, m=None):
    """A matmul, a fill and an elementwise op, of 97 shapes."""
    n, m = n or 16 + i % 97, m or 16 + i % 97
    t = f"tensor<{n}x{m}xf32>"
    return f"""
  %e{i} = tensor.empty() : {t}
  %x{i} = tensor.empty() : tensor<{n}x{n}xf32>
  %y{i} = tensor.empty() : {t}
  %f{i} = linalg.fill ins(%c : f32) outs(%e{i} : {t}) -> {t}
  %m{i} = linalg.matmul ins(%x{i}, %y{i} : tensor<{n}x{n}xf32>, {t}) outs(%f{i} : {t}) -> {t}
  %g{i} = linalg.generic {{{MAPS}, iterator_types = ["parallel", "parallel"]}}
      ins(%m{i} : {t}) outs(%e{i} : {t}) {{
  {PAYLOAD}
  }} -> {t}
"""


def distinct(i):
    """The same, every group of another shape."""
    return linalg(i, 16 + i % 997, 16 + i // 997 + i % 991)


def dynamic(i):
    """The same with one dynamic dim."""
    t = "tensor<?x64xf32>"
    return f"""
  %f{i} = linalg.fill ins(%c : f32) outs(%dyn : {t}) -> {t}
  %m{i} = linalg.matmul ins(%dyn, %w : {t}, tensor<64x64xf32>) outs(%f{i} : {t}) -> {t}
  %g{i} = linalg.generic {{{MAPS}, iterator_types = ["parallel", "parallel"]}}
      ins(%m{i} : {t}) outs(%dyn : {t}) {{
  {PAYLOAD}
  }} -> {t}
"""


def memref(i):
    """The same on buffers."""
    n = 16 + i % 97
    t = f"memref<{n}x{n}xf32>"
    return f"""
  %e{i} = memref.alloc() : {t}
  %x{i} = memref.alloc() : {t}
  linalg.fill ins(%c : f32) outs(%e{i} : {t})
  linalg.matmul ins(%x{i}, %x{i} : {t}, {t}) outs(%e{i} : {t})
  linalg.generic {{{MAPS}, iterator_types = ["parallel", "parallel"]}}
      ins(%e{i} : {t}) outs(%x{i} : {t}) {{
  {PAYLOAD}
  }}
  memref.dealloc %e{i} : {t}
  memref.dealloc %x{i} : {t}
"""


def tosa(i):
    """A convolution, an addition and a clamp, all alike."""
    t = "tensor<1x32x32x16xf32>"
    return f"""
  %t{i} = tosa.conv2d %{f"v{i - 1}" if i % GROUPS_PER_FUNCTION else "image"}, %filter, %bias, %zp, %zp {{acc_type = f32, dilation = array<i64: 1, 1>,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}}
      : ({t}, tensor<16x3x3x16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> {t}
  %u{i} = tosa.add %t{i}, %t{i} : ({t}, {t}) -> {t}
  %v{i} = tosa.clamp %u{i} {{max_val = 6.0 : f32, min_val = 0.0 : f32}} : ({t}) -> {t}
"""


def scf(i):
    """A load, a multiplication and a store in a nest of two loops."""
    return f"""
  scf.for %i = %c0 to %c{i % 7 + 2} step %c1 {{
    scf.for %j = %c0 to %c{i % 5 + 3} step %c1 {{
      %x = memref.load %A[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %c : f32
      memref.store %y, %B[%j, %i] : memref<64x64xf32>
    }}
  }}
"""


def affine(i):
    """The same with affine maps."""
    return f"""
  affine.for %i = 0 to {16 + i % 97} {{
    affine.for %j = 0 to {16 + i % 97} {{
      %x = affine.load %L[%i + %j] : memref<2048xf32>
      %y = arith.mulf %x, %c : f32
      affine.store %y, %L[%i] : memref<2048xf32>
    }}
  }}
"""


def vector(i):
    """Transfers and an fma."""
    return f"""
  %r{i} = vector.transfer_read %A[%c{i % 10}, %c0], %c {{in_bounds = [true]}} : memref<64x64xf32>, vector<16xf32>
  %s{i} = vector.fma %r{i}, %r{i}, %r{i} : vector<16xf32>
  vector.transfer_write %s{i}, %B[%c{i % 10}, %c0] {{in_bounds = [true]}} : vector<16xf32>, memref<64x64xf32>
"""


def forall(i):
    """A matmul, tiled, on slices."""
    n = 64 * (1 + i % 13)
    t = f"tensor<{n}x{n}xf32>"
    return f"""
  %x{i} = tensor.empty() : {t}
  %r{i} = scf.forall (%i, %j) = (0, 0) to ({n}, {n}) step (16, 16) shared_outs(%o = %x{i}) -> ({t}) {{
    %a = tensor.extract_slice %x{i}[%i, 0] [16, {n}] [1, 1] : {t} to tensor<16x{n}xf32>
    %b = tensor.extract_slice %x{i}[0, %j] [{n}, 16] [1, 1] : {t} to tensor<{n}x16xf32>
    %d = tensor.extract_slice %o[%i, %j] [16, 16] [1, 1] : {t} to tensor<16x16xf32>
    %f = linalg.fill ins(%c : f32) outs(%d : tensor<16x16xf32>) -> tensor<16x16xf32>
    %m = linalg.matmul ins(%a, %b : tensor<16x{n}xf32>, tensor<{n}x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
    %e = linalg.exp ins(%m : tensor<16x16xf32>) outs(%d : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {{
      tensor.parallel_insert_slice %e into %o[%i, %j] [16, 16] [1, 1] : tensor<16x16xf32> into {t}
    }}
  }}
"""


def gpu(i):
    """A load, an addition and a store in a launch."""
    return f"""
  gpu.launch blocks(%b0, %b1, %b2) in (%g0 = %c{i % 7 + 2}, %g1 = %c1, %g2 = %c1)
      threads(%t0, %t1, %t2) in (%s0 = %c64, %s1 = %c1, %s2 = %c1) {{
    %x = memref.load %A[%b0, %t0] : memref<64x64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %B[%b0, %t0] : memref<64x64xf32>
    gpu.terminator
  }}
"""


def shard(i):
    """Collectives, and arithmetic between them."""
    return f"""
  %r{i} = shard.all_reduce %part on @mesh grid_axes = [0] : tensor<32x64xf32> -> tensor<32x64xf32>
  %a{i} = arith.addf %r{i}, %part : tensor<32x64xf32>
  %h{i} = shard.all_gather %a{i} on @mesh grid_axes = [0] gather_axis = 1 : tensor<32x64xf32> -> tensor<32x256xf32>
"""


def stablehlo(i):
    """A product, an addition and a maximum of a dialect that the build doesn't know."""
    t = "tensor<64x64xf32>"
    return f"""
  %d{i} = "stablehlo.dot_general"(%w, %w) <{{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [0]>}}> : ({t}, {t}) -> {t}
  %a{i} = "stablehlo.add"(%d{i}, %w) : ({t}, {t}) -> {t}
  %m{i} = "stablehlo.maximum"(%a{i}, %w) : ({t}, {t}) -> {t}
"""


KINDS = {
    "linalg": linalg, "distinct": distinct, "tosa": tosa, "scf": scf, "affine": affine, "vector": vector,
    "dynamic": dynamic, "memref": memref, "forall": forall, "gpu": gpu, "shard": shard,
    "stablehlo": stablehlo,
}
# What the groups of a function use. An op that nobody needs costs nothing.
ARGUMENTS = ("%c: f32, %A: memref<64x64xf32>, %B: memref<64x64xf32>, %L: memref<2048xf32>, %dyn: tensor<?x64xf32>, "
             "%w: tensor<64x64xf32>, %image: tensor<1x32x32x16xf32>, %filter: tensor<16x3x3x16xf32>, "
             "%bias: tensor<16xf32>, %part: tensor<32x64xf32>")
OPS_PER_GROUP, GROUPS_PER_FUNCTION = 3, 333


def print_program(kind, ops):
    if kind == "shard":
        yield "shard.grid @mesh(shape = 4)\n"
    groups = -(-ops // OPS_PER_GROUP)
    for function, first in enumerate(range(0, groups, GROUPS_PER_FUNCTION)):
        yield f"func.func @f{function}({ARGUMENTS}) {{\n"
        yield '  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>\n'
        for i in itertools.chain(range(11), [64]):
            yield f"  %c{i} = arith.constant {i} : index\n"
        for group in range(first, min(first + GROUPS_PER_FUNCTION, groups)):
            yield KINDS[kind](group)
        yield "  return\n}\n"


if __name__ == "__main__":
    sys.stdout.writelines(print_program(sys.argv[1], int(sys.argv[2])))
