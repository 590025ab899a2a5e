"""The programs of make_pairs.py that are one op of LinalgExt or TMTensor."""

from pair_programs import op

ADD = """({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "DIALECT.yield"(%c) : (f32) -> ()
  })"""
MULTIPLY = ADD.replace("addf", "mulf")
GREATER = """({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "DIALECT.yield"(%c) : (i1) -> ()
  })"""


def written(name, inputs, outputs, attributes, region="", segments=None):
    """A program that is one op: on tensors, and on memrefs, which it overwrites."""
    if segments is None:
        segments = f"{len(inputs)}, {len(outputs)}"
    segments = segments and f"operandSegmentSizes = array<i32: {segments}>"
    attributes = ", ".join(filter(None, [attributes, segments]))
    region = region.replace("DIALECT", name.split(".")[0])
    on_memrefs = op(name, inputs + outputs, [], attributes, region).replace("tensor<", "memref<")
    # The stage of a Fourier transform is a constant.
    return [text.replace("%0: index, ", "").replace(
        ") {\n", ") {\n  %0 = arith.constant 2 : index\n", 1)
            if "index" in inputs else text
            for text in [op(name, inputs + outputs, outputs, attributes, region), on_memrefs]]


Q, K, V, O = "tensor<2x4x8xf32>", "tensor<2x6x8xf32>", "tensor<2x6x5xf32>", "tensor<2x4x5xf32>"


def attend(name, results):
    """A program of an attention with a mask."""
    dims = ["b, m, k", "b, n, k", "b, n, v", "", "b, m, n", "b, m, v", "b, m", "b, m"]
    maps = [f"affine_map<(b, m, n, k, v) -> ({text})>" for text in dims[:5 + results]]
    outputs = [O, "tensor<2x4xf32>", "tensor<2x4xf32>"][:results]
    segments = ", ".join(["1"] * (5 + results))
    return [op(name, [Q, K, V, "f32", "tensor<2x4x6xf32>"] + outputs, outputs,
               f"indexing_maps = [{', '.join(maps)}], "
               f"operandSegmentSizes = array<i32: {segments}>", """({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  })"""), None]


X, ROW = "tensor<3x8xf32>", "tensor<3xf32>"
ROWS, PICKED = "tensor<10x4xf32>", "tensor<3x4xf32>"
HALF, WAVE = "tensor<2xf32>", "tensor<16xf32>"
BEST, PLACES = "tensor<3x2xf32>", "tensor<3x2xi32>"
TILE, SMALL = "tensor<8x8xf32>", "tensor<6x6xf32>"
ALONG = "dimension = 1 : i64"
INTO = "dimension_map = array<i64: 0>, unique_indices = true"
WINOGRAD = "array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 6 : i64"
TILES = "inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 4>"
MAPPED = """({
  ^bb0(%m: index, %n: index):
    %v = arith.constant VALUE
    "DIALECT.yield"(%m, %n, %v) : (index, index, TYPE) -> ()
  })"""
KEEP = MAPPED.replace("VALUE", "true").replace("TYPE", "i1")
FILL = MAPPED.replace("VALUE", "0.0 : f32").replace("TYPE", "f32")
EXT = {
    "ext.scan": written("iree_linalg_ext.scan", [X], [X, ROW], ALONG + ", inclusive = true", ADD),
    "ext.scan exclusive": written("iree_linalg_ext.scan", [X], [X, ROW],
                              ALONG + ", inclusive = false", MULTIPLY),
    "ext.scan columns": written("iree_linalg_ext.scan", [X], [X, "tensor<8xf32>"],
                            "dimension = 0 : i64, inclusive = true", ADD),
    "ext.scatter": written("iree_linalg_ext.scatter", [PICKED, "tensor<3x1xi32>"], [ROWS], INTO, ADD),
    "ext.gather": written("iree_linalg_ext.gather", [ROWS, "tensor<3xi32>"], [PICKED],
                      "dimension_map = array<i64: 0>"),
    "ext.fft": written("iree_linalg_ext.fft", ["index", HALF, HALF], [WAVE, WAVE], ""),
    "ext.fft angles": written("iree_linalg_ext.fft", ["index"], [WAVE, WAVE], ""),
    "ext.topk": written("iree_linalg_ext.topk", [X], [BEST, PLACES], ALONG, GREATER),
    "ext.sort": written("iree_linalg_ext.sort", [], [X], ALONG, GREATER),
    "ext.map_scatter": written("iree_linalg_ext.map_scatter", [PICKED], [ROWS], "", KEEP, ""),
    "ext.pack": written("iree_linalg_ext.pack", [TILE], ["tensor<4x2x2x4xf32>"],
                        TILES, segments="1, 1, 0, 0"),
    "ext.unpack": written("iree_linalg_ext.unpack", ["tensor<4x2x2x4xf32>"], [TILE],
                          TILES, segments="1, 1, 0"),
    "ext.attention": attend("iree_linalg_ext.attention", 1),
    "ext.online_attention": attend("iree_linalg_ext.online_attention", 3),
    "ext.winograd input": written("iree_linalg_ext.winograd.input_transform", [TILE], [TILE],
                              "image_dimensions = " + WINOGRAD),
    "ext.winograd filter": written("iree_linalg_ext.winograd.filter_transform",
                               ["tensor<3x3xf32>"], [TILE], "kernel_dimensions = " + WINOGRAD),
    "ext.winograd output": written("iree_linalg_ext.winograd.output_transform", [TILE], [SMALL],
                               "image_dimensions = " + WINOGRAD),
}
PARALLEL = "#iree_linalg_ext.iterator_type<parallel>"
WEIGHTS = ["m, n", "n, v", "m", "m", "m, v"]
NEWER = {
    "ext.arg_compare": written("iree_linalg_ext.arg_compare", [X], [ROW, "tensor<3xi32>"],
                               ALONG, GREATER, "1, 0, 1, 1, 0"),
    "ext.topk_v2": written("iree_linalg_ext.topk_v2", [X], [BEST, PLACES], ALONG, GREATER,
                           "1, 0, 1, 1"),
    "ext.map_load": written("iree_linalg_ext.map_load", [PICKED], [ROWS], "", FILL, ""),
    "ext.map_store": written("iree_linalg_ext.map_store", [PICKED], [ROWS], "", KEEP, ""),
    "ext.exp_reduction": [op(
        "iree_linalg_ext.exp_reduction",
        ["tensor<2x3xf32>", "tensor<3x5xf32>", "tensor<2xf32>", "tensor<2xf32>",
         "tensor<2x5xf32>"], ["tensor<2xf32>", "tensor<2xf32>", "tensor<2x5xf32>"],
        "exp_reduced_operands = array<i64: 1, 2>, indexing_maps = ["
        + ", ".join(f"affine_map<(m, n, v) -> ({dims})>" for dims in WEIGHTS)
        + f"], iterator_types = [{PARALLEL}, #iree_linalg_ext.iterator_type<reduction>, "
        f"{PARALLEL}], operandSegmentSizes = array<i32: 2, 3>", """({
  ^bb0(%w: f32, %b: f32, %max: f32, %sum: f32, %acc: f32):
    %c = arith.addf %sum, %w : f32
    %d = arith.mulf %w, %b : f32
    %e = arith.addf %d, %acc : f32
    "iree_linalg_ext.yield"(%max, %c, %e) : (f32, f32, f32) -> ()
  })"""), None],
    "ext.custom_op": [op(
        "iree_linalg_ext.custom_op", ["tensor<2x3xf32>", "tensor<3x4xf32>", "tensor<2x4xf32>"],
        "tensor<2x4xf32>", "indexing_maps = [affine_map<(m, n)[k] -> (m, k)>, "
        "affine_map<(m, n)[k] -> (k, n)>, affine_map<(m, n)[k] -> (m, n)>], "
        f"iterator_types = [{PARALLEL}, {PARALLEL}], operandSegmentSizes = array<i32: 2, 1>", """({
  ^bb0(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>):
    %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
        outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    "iree_linalg_ext.yield"(%d) : (tensor<?x?xf32>) -> ()
  })"""), None],
}
TM = {
    "tm_tensor.attention": written("tm_tensor.attention", [Q, K, V], [O], ""),
    "tm_tensor.scan": written("tm_tensor.scan", [X], [X, ROW], ALONG + ", inclusive = true", ADD),
    "tm_tensor.scatter": written("tm_tensor.scatter", [PICKED, "tensor<3x1xi32>"], [ROWS],
                                 INTO, ADD),
    "tm_tensor.sort": written("tm_tensor.sort", [], [X], ALONG, GREATER),
    "tm_tensor.topk": written("tm_tensor.topk", [X], [BEST, PLACES], ALONG, GREATER),
}
