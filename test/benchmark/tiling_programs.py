"""The ops that tiling_order.py compares, and how they are tiled, run and checked."""
import math
import re

# Operations between two looks at the clock, at least.
SAMPLE_OPERATIONS = 5e9

# The repetitions of one tiling take no longer than this, if one call does not.
TILING_SECONDS = 0.3


def fit(extent, size):
    """The largest divisor of `extent` that is at most `size`."""
    return max(part for part in range(1, size + 1) if extent % part == 0)


class Shape:
    """An op with static extents, one per loop, and the layout of its operands.

    In the innermost code a block of rows (or pixels of a row) by columns (or
    channels) stays in vector registers while the sum runs: that of the target's
    native tile, as far as it divides the extents.

    Layout "rows" is the named op on tensors as they are. In "packed" the tensors
    are made of the blocks that the registers take, one after the other, as
    libraries and linalg.pack lay them out: an op with the same loops, in units
    of blocks, and the loops inside a block.
    """

    def __init__(self, extents, layout, native_tile):
        rows, columns, _ = native_tile
        self.extents = extents
        self.layout = layout
        self.is_conv = len(extents) == 7
        if self.is_conv:
            n, oh, ow, f, kh, kw, c = extents
            self.label = f"conv {kh}x{kw} {n}x{oh}x{ow}, {c} to {f}"
            self.registers = (1, 1, fit(ow, rows), fit(f, columns), 1, 1, 1)
            self.register_order = [3, 0, 1, 2, 4, 5, 6]
            self.op = "linalg.conv_2d_nhwc_hwcf"
            image = (n, oh + kh - 1, ow + kw - 1, c)
            self.types = [image, (kh, kw, c, f), (n, oh, ow, f)]
        else:
            m, n, k = extents
            self.label = f"matmul {m}x{n}x{k}"
            self.registers = (fit(m, rows), fit(n, columns), 1)
            self.register_order = [1, 0, 2]
            self.op = "linalg.matmul"
            self.types = [(m, k), (k, n), (m, n)]
        if layout == "packed":
            self.pack()
        self.name = re.sub(r"\W+", "-", self.label)
        self.flops = 2 * math.prod(extents)
        self.calls = math.ceil(SAMPLE_OPERATIONS / self.flops)

    def pack(self):
        self.op = "linalg.generic"
        if self.is_conv:
            n, oh, ow, f, kh, kw, c = self.extents
            block = self.registers[3]
            self.types[1:] = [
                (f // block, kh, kw, c, block),
                (n, f // block, oh, ow, block),
            ]
            self.units = [1, 1, 1, block, 1, 1, 1]
            loops = "n, y, x, f, i, j, c, g"
            maps = ["n, y + i, x + j, c", "f, i, j, c, g", "n, f, y, x, g"]
            kinds = ["parallel"] * 4 + ["reduction"] * 3 + ["parallel"]
        else:
            m, n, k = self.extents
            rows, columns, _ = self.registers
            self.types = [
                (m // rows, k, rows),
                (n // columns, k, columns),
                (m // rows, n // columns, rows, columns),
            ]
            self.units = [rows, columns, 1]
            loops = "m, n, k, i, j"
            maps = ["m, k, i", "n, k, j", "m, n, i, j"]
            kinds = ["parallel", "parallel", "reduction", "parallel", "parallel"]
        maps = ", ".join(f"affine_map<({loops}) -> ({map})>" for map in maps)
        kinds = ", ".join(f'"{kind}"' for kind in kinds)
        self.traits = f"{{indexing_maps = [{maps}], iterator_types = [{kinds}]}}"

    def convert_sizes(self, sizes):
        """Sizes per loop of the op as it is laid out."""
        if self.layout == "rows":
            return list(sizes)
        inner = 1 if self.is_conv else 2
        return [size // unit for size, unit in zip(sizes, self.units)] + [0] * inner

    def convert_order(self, order):
        count = len(self.convert_sizes(self.extents))
        return list(order) + list(range(len(order), count))

    def spell_type(self, index, kind):
        return f"{kind}<{'x'.join(map(str, self.types[index]))}xf32>"

    def write_op(self):
        a, b, c = (self.spell_type(index, "tensor") for index in range(3))
        operands = f"ins(%a, %b : {a}, {b}) outs(%c : {c})"
        if self.layout == "rows":
            return f"{self.op} {operands} -> {c}"
        return f"""{self.op} {self.traits} {operands} {{
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }} -> {c}"""

    def write_kernel(self):
        a, b, c = (self.spell_type(index, "tensor") for index in range(3))
        return f"""
func.func @kernel(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  %r = {self.write_op()}
  return %r : {c}
}}
"""

    def write_program(self, repetitions):
        """The op and what checks and times it."""
        buffers = ""
        views = ""
        memrefs = [self.spell_type(index, "memref") for index in range(3)]
        for index, name in enumerate("abc"):
            kind = memrefs[index]
            size = math.prod(self.types[index])
            groups = ", ".join(map(str, range(len(self.types[index]))))
            buffers += f"""
  %{name} = memref.alloc() {{alignment = 64 : i64}} : {kind}
  %{name}_flat = memref.collapse_shape %{name} [[{groups}]]
      : {kind} into memref<{size}xf32>
  %{name}_any = memref.cast %{name}_flat : memref<{size}xf32> to memref<?xf32>"""
            views += f"""
  %{name} = bufferization.to_tensor %{name}_m restrict writable
      : {kind} to {self.spell_type(index, "tensor")}"""
        return PROGRAM.format(
            op=self.write_op(),
            buffers=buffers,
            views=views,
            memrefs=", ".join(memrefs),
            a=memrefs[0],
            b=memrefs[1],
            c=memrefs[2],
            result=self.spell_type(2, "tensor"),
            repetitions=repetitions,
            calls=self.calls,
            budget=TILING_SECONDS / self.calls,
        )


# Whole numbers from -3 to 3 in all operands: sums are exact in f32 in any order.
PROGRAM = """
func.func private @rtclock() -> f64
func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printNewline()

func.func @fill(%m: memref<?xf32>, %factor: i64) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %shift = arith.constant 9 : i64
  %end = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %end step %c1 {{
    %0 = arith.index_cast %i : index to i64
    %1 = arith.muli %0, %factor : i64
    %2 = arith.shrui %1, %shift : i64
    %3 = arith.remui %2, %c7 : i64
    %4 = arith.subi %3, %c3 : i64
    %5 = arith.sitofp %4 : i64 to f32
    memref.store %5, %m[%i] : memref<?xf32>
  }}
  return
}}

// The sum of all elements, times numbers that tell most places from each other.
func.func @check(%m: memref<?xf32>) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1009 = arith.constant 1009 : index
  %zero = arith.constant 0.0 : f64
  %end = memref.dim %m, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %end step %c1 iter_args(%s = %zero) -> f64 {{
    %0 = memref.load %m[%i] : memref<?xf32>
    %1 = arith.extf %0 : f32 to f64
    %2 = arith.remui %i, %c1009 : index
    %3 = arith.index_cast %2 : index to i64
    %4 = arith.sitofp %3 : i64 to f64
    %5 = arith.mulf %1, %4 : f64
    %6 = arith.addf %s, %5 : f64
    scf.yield %6 : f64
  }}
  return %sum : f64
}}

func.func @call(%a_m: {a}, %b_m: {b}, %c_m: {c}) {{{views}
  %r = {op}
  bufferization.materialize_in_destination %r in restrict writable %c_m
      : ({result}, {c}) -> ()
  return
}}

// Prints the sum after the first call and its seconds, then those of each
// repetition: as many as asked for, fewer or none if they would take too long.
func.func @main() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant {repetitions} : i64
  %budget = arith.constant {budget} : f64
  %calls = arith.constant {calls} : index
  %factor_a = arith.constant 40503 : i64
  %factor_b = arith.constant 30011 : i64
  %zero = arith.constant 0.0 : f32{buffers}
  func.call @fill(%a_any, %factor_a) : (memref<?xf32>, i64) -> ()
  func.call @fill(%b_any, %factor_b) : (memref<?xf32>, i64) -> ()
  linalg.fill ins(%zero : f32) outs(%c_any : memref<?xf32>)
  %start = func.call @rtclock() : () -> f64
  func.call @call(%a, %b, %c) : ({memrefs}) -> ()
  %end = func.call @rtclock() : () -> f64
  %sum = func.call @check(%c_any) : (memref<?xf32>) -> f64
  %exact = arith.fptosi %sum : f64 to i64
  func.call @printI64(%exact) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %first = arith.subf %end, %start : f64
  func.call @printF64(%first) : (f64) -> ()
  func.call @printNewline() : () -> ()
  %fitting = arith.divf %budget, %first : f64
  %whole = arith.fptosi %fitting : f64 to i64
  %capped = arith.minsi %whole, %most : i64
  %repetitions = arith.index_cast %capped : i64 to index
  scf.for %i = %c0 to %repetitions step %c1 {{
    %before = func.call @rtclock() : () -> f64
    scf.for %j = %c0 to %calls step %c1 {{
      func.call @call(%a, %b, %c) : ({memrefs}) -> ()
    }}
    %after = func.call @rtclock() : () -> f64
    %time = arith.subf %after, %before : f64
    func.call @printF64(%time) : (f64) -> ()
    func.call @printNewline() : () -> ()
  }}
  return
}}
"""


class Tiling:
    """Tile sizes per loop, 0 for a whole one, and an order of the loops."""

    def __init__(self, shape, sizes, order, origin, is_advice=False):
        self.shape = shape
        self.is_advice = is_advice
        sizes = [
            max(register, size // register * register)
            for size, register in zip(sizes, shape.registers)
        ]
        self.sizes = [
            0 if size >= extent else size
            for size, extent in zip(sizes, shape.extents)
        ]
        # tile_using_for wants all loops; those that are not tiled make none.
        self.order = sorted(order, key=lambda loop: self.sizes[loop] == 0)
        self.loops = sum(size > 0 for size in self.sizes)
        self.key = (tuple(self.sizes), tuple(self.order[: self.loops]))
        self.origin = origin
        self.levels = {}  # Bytes that the loops move, by level.
        self.times = {}  # Predicted, by resource.
        self.measured = None
        self.spread = None

    def describe(self):
        if self.loops == 0:
            return "untiled"
        sizes = " ".join(str(size) if size else "all" for size in self.sizes)
        return f"{sizes} / {' '.join(map(str, self.order[:self.loops]))}"

    def predict(self):
        """The largest time. What fills the registers comes on top of compute."""
        others = [time for name, time in self.times.items() if name != "compute"]
        return max(self.time_compute(), *others)

    def time_compute(self):
        innermost = list(self.levels)[-1]
        return self.times["compute"] + self.times[innermost]

    def predict_overlap(self):
        return max(self.times.values())

    def count_tiles(self):
        return math.prod(
            math.ceil(extent / size)
            for size, extent in zip(self.sizes, self.shape.extents)
            if size
        )

    def rank(self):
        """As rankTiles of the library: of equal times, the fewest tiles first."""
        return self.predict(), self.count_tiles()

    def bound(self):
        largest = max(self.times, key=self.times.get)
        return "compute" if self.time_compute() >= self.times[largest] else largest


def write_schedule(shape, steps):
    return f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(
      %module: !transform.any_op {{transform.readonly}}) {{
    %op = transform.structured.match ops{{["{shape.op}"]}} in %module
        : (!transform.any_op) -> !transform.any_op
{steps}
    transform.yield
  }}
}}
"""


def write_tile_step(op, tiled, sizes, order):
    count = sum(size > 0 for size in sizes)
    handles = ", ".join(["!transform.any_op"] * (count + 1))
    return f"""
    %{tiled}, %{tiled}_loops:{count} = transform.structured.tile_using_for %{op}
        tile_sizes {list(sizes)} interchange = {list(order)}
        : (!transform.any_op) -> ({handles})"""


def write_tiling_step(shape, tiling):
    if tiling.loops == 0:
        return ""
    return write_tile_step(
        "op",
        "tiled",
        shape.convert_sizes(tiling.sizes),
        shape.convert_order(tiling.order),
    )


def write_register_step(shape, op):
    return write_tile_step(
        op,
        "block",
        shape.convert_sizes(shape.registers),
        shape.convert_order(shape.register_order),
    )


def write_vector_step(shape):
    linear = "%block"
    text = ""
    if shape.layout == "packed":
        text = """
    %calls = transform.structured.match ops{["func.func"]} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %calls {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    } : !transform.any_op
    %linear = transform.structured.match ops{["linalg.generic"]} in %module
        : (!transform.any_op) -> !transform.any_op"""
        linear = "%linear"
    elif shape.is_conv:
        text = """
    %linear = transform.structured.decompose %block
        : (!transform.any_op) -> !transform.any_op"""
        linear = "%linear"
    return text + f"""
    transform.structured.vectorize {linear} : !transform.any_op
    %functions = transform.structured.match ops{{["func.func"]}} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {{
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.canonicalization
    }} : !transform.any_op"""
