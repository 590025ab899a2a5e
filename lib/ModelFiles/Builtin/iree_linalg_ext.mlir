// IREE's LinalgExt: its compute ops, on tensors. The last operands, as many as
// results, are what these are written into.

// softmax(Q * K^T * scale + mask) * V; a part of it, with the running maximum
// and sum, without the quotient at the end.
roofline.model "iree_linalg_ext.attention" attention {maps = "indexing_maps"}
roofline.model "iree_linalg_ext.online_attention" attention {maps = "indexing_maps"}

roofline.model "iree_linalg_ext.scan" scan {dims = "dimension", inclusive = "inclusive"}
roofline.model "iree_linalg_ext.sort" sort
roofline.model "iree_linalg_ext.topk" sort
roofline.model "iree_linalg_ext.topk_v2" sort
// The comparator for each element.
roofline.model "iree_linalg_ext.arg_compare" reduction {dims = "dimension", inits = 2}

// Data-dependent access (R19); a mask leaves elements out.
roofline.model "iree_linalg_ext.gather" gather {inits = 1}
roofline.model "iree_linalg_ext.scatter" scatter {inits = 1}
// Indices are computed from indices, which is free (R4).
roofline.model "iree_linalg_ext.map_load" copy {inits = 1, part = 1}
roofline.model "iree_linalg_ext.map_gather" copy {inits = 1, part = 1}
roofline.model "iree_linalg_ext.map_store" update {dest = 1, part = 1}
roofline.model "iree_linalg_ext.map_scatter" update {dest = 1, part = 1}
// Windows may leave elements out, and overlap.
roofline.model "iree_linalg_ext.im2col" copy {operands = 1, inits = 1, part = 1}
roofline.model "iree_linalg_ext.pack" copy {operands = 1, inits = 1}
roofline.model "iree_linalg_ext.unpack" copy {operands = 1, inits = 1, part = 1}

// A stage of a fast Fourier transform: for each of n/2 pairs a complex product
// (6) and two sums (4), with a table of factors; without one, also an angle (1),
// its cosine and its sine. Operands: the stage, the table, and n numbers.
roofline.model "iree_linalg_ext.fft" formula {operand = 2,
  float = {vector = "5*operand-1 + max(0, floordiv(5 - operands, 2))*floordiv(operand-1, 2)",
           special = "2*max(0, floordiv(5 - operands, 2))*floordiv(operand-1, 2)"}}

// Winograd's transforms of tiles: two products with a constant matrix, of which
// each is matrix work (R7). For a tile of t = m + r - 1 by t elements of the
// image, B' * I * B: 4*t^3, t = dim 0 of the result.
roofline.model "iree_linalg_ext.winograd.input_transform" formula {inits = 1,
  float = {matrix = "4*result0*result0_d0"}}
// G * F * G' of a kernel of k by k: 2*t*k*k + 2*t*t*k for each of result/t^2.
roofline.model "iree_linalg_ext.winograd.filter_transform" formula {inits = 1,
  float = {matrix = "2*operand0*result0_d0 + 2*kernel_size*result0"}}
// A' * O * A to m by m elements: 2*m*t*t + 2*m*m*t for each tile of operand/t^2.
roofline.model "iree_linalg_ext.winograd.output_transform" formula {inits = 1,
  float = {matrix = "2*output_tile_size*operand0 + 2*operand0_d0*result0"}}

// Its body, on whole operands.
roofline.model "iree_linalg_ext.custom_op" branch

roofline.model "iree_linalg_ext.yield" free
roofline.model "iree_linalg_ext.index" free
