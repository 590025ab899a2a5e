// A transformer layer: 2048 tokens of width 1024, 16 heads of 64, 4096 in the middle.
func.func @layer(%x: tensor<2048x1024xf16>, %wq: tensor<16x1024x64xf16>, %wk: tensor<16x1024x64xf16>, %wv: tensor<16x1024x64xf16>, %wo: tensor<16x64x1024xf16>, %bo: tensor<1024xf16>, %g1: tensor<1024xf16>, %b1: tensor<1024xf16>, %g2: tensor<1024xf16>, %b2: tensor<1024xf16>, %w1: tensor<1024x4096xf16>, %c1: tensor<4096xf16>, %w2: tensor<4096x1024xf16>, %c2: tensor<1024xf16>) -> tensor<2048x1024xf16> {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %half = arith.constant 0.5 : f16
  %root = arith.constant 0.70710678 : f16
  %eps = arith.constant 1.0e-5 : f16
  %factor = arith.constant 0.125 : f16
  %width = arith.constant 1024.0 : f16
  %lowest = arith.constant 0xFC00 : f16
  %e_norm1_sum = tensor.empty() : tensor<2048xf16>
  %f_norm1_sum = linalg.fill ins(%zero : f16) outs(%e_norm1_sum : tensor<2048xf16>) -> tensor<2048xf16>
  %norm1_sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2048x1024xf16>) outs(%f_norm1_sum : tensor<2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %s = arith.addf %i0, %o : f16
    linalg.yield %s : f16
  } -> tensor<2048xf16> loc("norm1_sum")
  %e_norm1_center = tensor.empty() : tensor<2048x1024xf16>
  %norm1_center = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %norm1_sum : tensor<2048x1024xf16>, tensor<2048xf16>) outs(%e_norm1_center : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %m = arith.divf %i1, %width : f16
    %s = arith.subf %i0, %m : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("norm1_center")
  %e_norm1_var = tensor.empty() : tensor<2048xf16>
  %f_norm1_var = linalg.fill ins(%zero : f16) outs(%e_norm1_var : tensor<2048xf16>) -> tensor<2048xf16>
  %norm1_var = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%norm1_center : tensor<2048x1024xf16>) outs(%f_norm1_var : tensor<2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %p = arith.mulf %i0, %i0 : f16
    %s = arith.addf %p, %o : f16
    linalg.yield %s : f16
  } -> tensor<2048xf16> loc("norm1_var")
  %e_norm1_scale = tensor.empty() : tensor<2048x1024xf16>
  %norm1_scale = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%norm1_center, %norm1_var, %g1, %b1 : tensor<2048x1024xf16>, tensor<2048xf16>, tensor<1024xf16>, tensor<1024xf16>) outs(%e_norm1_scale : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %i2: f16, %i3: f16, %o: f16):
    %m = arith.divf %i1, %width : f16
    %e = arith.addf %m, %eps : f16
    %r = math.rsqrt %e : f16
    %n = arith.mulf %i0, %r : f16
    %g = arith.mulf %n, %i2 : f16
    %s = arith.addf %g, %i3 : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("norm1_scale")
  %e_q = tensor.empty() : tensor<16x2048x64xf16>
  %f_q = linalg.fill ins(%zero : f16) outs(%e_q : tensor<16x2048x64xf16>) -> tensor<16x2048x64xf16>
  %q = linalg.generic {indexing_maps = [affine_map<(h, i, d, k) -> (i, k)>, affine_map<(h, i, d, k) -> (h, k, d)>, affine_map<(h, i, d, k) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%norm1_scale, %wq : tensor<2048x1024xf16>, tensor<16x1024x64xf16>) outs(%f_q : tensor<16x2048x64xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %p = arith.mulf %i0, %i1 : f16
    %s = arith.addf %o, %p : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x64xf16> loc("q")
  %e_k = tensor.empty() : tensor<16x2048x64xf16>
  %f_k = linalg.fill ins(%zero : f16) outs(%e_k : tensor<16x2048x64xf16>) -> tensor<16x2048x64xf16>
  %k = linalg.generic {indexing_maps = [affine_map<(h, i, d, k) -> (i, k)>, affine_map<(h, i, d, k) -> (h, k, d)>, affine_map<(h, i, d, k) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%norm1_scale, %wk : tensor<2048x1024xf16>, tensor<16x1024x64xf16>) outs(%f_k : tensor<16x2048x64xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %p = arith.mulf %i0, %i1 : f16
    %s = arith.addf %o, %p : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x64xf16> loc("k")
  %e_v = tensor.empty() : tensor<16x2048x64xf16>
  %f_v = linalg.fill ins(%zero : f16) outs(%e_v : tensor<16x2048x64xf16>) -> tensor<16x2048x64xf16>
  %v = linalg.generic {indexing_maps = [affine_map<(h, i, d, k) -> (i, k)>, affine_map<(h, i, d, k) -> (h, k, d)>, affine_map<(h, i, d, k) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%norm1_scale, %wv : tensor<2048x1024xf16>, tensor<16x1024x64xf16>) outs(%f_v : tensor<16x2048x64xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %p = arith.mulf %i0, %i1 : f16
    %s = arith.addf %o, %p : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x64xf16> loc("v")
  %e_scores = tensor.empty() : tensor<16x2048x2048xf16>
  %f_scores = linalg.fill ins(%zero : f16) outs(%e_scores : tensor<16x2048x2048xf16>) -> tensor<16x2048x2048xf16>
  %scores = linalg.generic {indexing_maps = [affine_map<(h, i, j, d) -> (h, i, d)>, affine_map<(h, i, j, d) -> (h, j, d)>, affine_map<(h, i, j, d) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<16x2048x64xf16>, tensor<16x2048x64xf16>) outs(%f_scores : tensor<16x2048x2048xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %p = arith.mulf %i0, %i1 : f16
    %s = arith.addf %o, %p : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x2048xf16> loc("scores")
  %e_scaled = tensor.empty() : tensor<16x2048x2048xf16>
  %scaled = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scores : tensor<16x2048x2048xf16>) outs(%e_scaled : tensor<16x2048x2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %s = arith.mulf %i0, %factor : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x2048xf16> loc("scaled")
  %e_max = tensor.empty() : tensor<16x2048xf16>
  %f_max = linalg.fill ins(%lowest : f16) outs(%e_max : tensor<16x2048xf16>) -> tensor<16x2048xf16>
  %max = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%scaled : tensor<16x2048x2048xf16>) outs(%f_max : tensor<16x2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %s = arith.maximumf %i0, %o : f16
    linalg.yield %s : f16
  } -> tensor<16x2048xf16> loc("max")
  %e_exp = tensor.empty() : tensor<16x2048x2048xf16>
  %exp = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scaled, %max : tensor<16x2048x2048xf16>, tensor<16x2048xf16>) outs(%e_exp : tensor<16x2048x2048xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %d = arith.subf %i0, %i1 : f16
    %s = math.exp %d : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x2048xf16> loc("exp")
  %e_sum = tensor.empty() : tensor<16x2048xf16>
  %f_sum = linalg.fill ins(%zero : f16) outs(%e_sum : tensor<16x2048xf16>) -> tensor<16x2048xf16>
  %sum = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%exp : tensor<16x2048x2048xf16>) outs(%f_sum : tensor<16x2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %s = arith.addf %i0, %o : f16
    linalg.yield %s : f16
  } -> tensor<16x2048xf16> loc("sum")
  %e_probabilities = tensor.empty() : tensor<16x2048x2048xf16>
  %probabilities = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%exp, %sum : tensor<16x2048x2048xf16>, tensor<16x2048xf16>) outs(%e_probabilities : tensor<16x2048x2048xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.divf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x2048xf16> loc("probabilities")
  %e_attended = tensor.empty() : tensor<16x2048x64xf16>
  %f_attended = linalg.fill ins(%zero : f16) outs(%e_attended : tensor<16x2048x64xf16>) -> tensor<16x2048x64xf16>
  %attended = linalg.generic {indexing_maps = [affine_map<(h, i, d, j) -> (h, i, j)>, affine_map<(h, i, d, j) -> (h, j, d)>, affine_map<(h, i, d, j) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%probabilities, %v : tensor<16x2048x2048xf16>, tensor<16x2048x64xf16>) outs(%f_attended : tensor<16x2048x64xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %p = arith.mulf %i0, %i1 : f16
    %s = arith.addf %o, %p : f16
    linalg.yield %s : f16
  } -> tensor<16x2048x64xf16> loc("attended")
  %e_projected = tensor.empty() : tensor<2048x1024xf16>
  %f_projected = linalg.fill ins(%zero : f16) outs(%e_projected : tensor<2048x1024xf16>) -> tensor<2048x1024xf16>
  %projected = linalg.generic {indexing_maps = [affine_map<(i, k, h, d) -> (h, i, d)>, affine_map<(i, k, h, d) -> (h, d, k)>, affine_map<(i, k, h, d) -> (i, k)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%attended, %wo : tensor<16x2048x64xf16>, tensor<16x64x1024xf16>) outs(%f_projected : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %p = arith.mulf %i0, %i1 : f16
    %s = arith.addf %o, %p : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("projected")
  %e_bias_o = tensor.empty() : tensor<2048x1024xf16>
  %bias_o = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%projected, %bo : tensor<2048x1024xf16>, tensor<1024xf16>) outs(%e_bias_o : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.addf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("bias_o")
  %e_residual1 = tensor.empty() : tensor<2048x1024xf16>
  %residual1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%bias_o, %x : tensor<2048x1024xf16>, tensor<2048x1024xf16>) outs(%e_residual1 : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.addf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("residual1")
  %e_norm2_sum = tensor.empty() : tensor<2048xf16>
  %f_norm2_sum = linalg.fill ins(%zero : f16) outs(%e_norm2_sum : tensor<2048xf16>) -> tensor<2048xf16>
  %norm2_sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%residual1 : tensor<2048x1024xf16>) outs(%f_norm2_sum : tensor<2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %s = arith.addf %i0, %o : f16
    linalg.yield %s : f16
  } -> tensor<2048xf16> loc("norm2_sum")
  %e_norm2_center = tensor.empty() : tensor<2048x1024xf16>
  %norm2_center = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%residual1, %norm2_sum : tensor<2048x1024xf16>, tensor<2048xf16>) outs(%e_norm2_center : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %m = arith.divf %i1, %width : f16
    %s = arith.subf %i0, %m : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("norm2_center")
  %e_norm2_var = tensor.empty() : tensor<2048xf16>
  %f_norm2_var = linalg.fill ins(%zero : f16) outs(%e_norm2_var : tensor<2048xf16>) -> tensor<2048xf16>
  %norm2_var = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%norm2_center : tensor<2048x1024xf16>) outs(%f_norm2_var : tensor<2048xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %p = arith.mulf %i0, %i0 : f16
    %s = arith.addf %p, %o : f16
    linalg.yield %s : f16
  } -> tensor<2048xf16> loc("norm2_var")
  %e_norm2_scale = tensor.empty() : tensor<2048x1024xf16>
  %norm2_scale = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%norm2_center, %norm2_var, %g2, %b2 : tensor<2048x1024xf16>, tensor<2048xf16>, tensor<1024xf16>, tensor<1024xf16>) outs(%e_norm2_scale : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %i2: f16, %i3: f16, %o: f16):
    %m = arith.divf %i1, %width : f16
    %e = arith.addf %m, %eps : f16
    %r = math.rsqrt %e : f16
    %n = arith.mulf %i0, %r : f16
    %g = arith.mulf %n, %i2 : f16
    %s = arith.addf %g, %i3 : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("norm2_scale")
  %e_up = tensor.empty() : tensor<2048x4096xf16>
  %f_up = linalg.fill ins(%zero : f16) outs(%e_up : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  %up = linalg.matmul ins(%norm2_scale, %w1 : tensor<2048x1024xf16>, tensor<1024x4096xf16>) outs(%f_up : tensor<2048x4096xf16>) -> tensor<2048x4096xf16> loc("up")
  %e_bias1 = tensor.empty() : tensor<2048x4096xf16>
  %bias1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%up, %c1 : tensor<2048x4096xf16>, tensor<4096xf16>) outs(%e_bias1 : tensor<2048x4096xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.addf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<2048x4096xf16> loc("bias1")
  %e_gelu = tensor.empty() : tensor<2048x4096xf16>
  %gelu = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%bias1 : tensor<2048x4096xf16>) outs(%e_gelu : tensor<2048x4096xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %r = arith.mulf %i0, %root : f16
    %e = math.erf %r : f16
    %p = arith.addf %e, %one : f16
    %h = arith.mulf %i0, %half : f16
    %s = arith.mulf %h, %p : f16
    linalg.yield %s : f16
  } -> tensor<2048x4096xf16> loc("gelu")
  %e_down = tensor.empty() : tensor<2048x1024xf16>
  %f_down = linalg.fill ins(%zero : f16) outs(%e_down : tensor<2048x1024xf16>) -> tensor<2048x1024xf16>
  %down = linalg.matmul ins(%gelu, %w2 : tensor<2048x4096xf16>, tensor<4096x1024xf16>) outs(%f_down : tensor<2048x1024xf16>) -> tensor<2048x1024xf16> loc("down")
  %e_bias2 = tensor.empty() : tensor<2048x1024xf16>
  %bias2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%down, %c2 : tensor<2048x1024xf16>, tensor<1024xf16>) outs(%e_bias2 : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.addf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("bias2")
  %e_residual2 = tensor.empty() : tensor<2048x1024xf16>
  %residual2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%bias2, %residual1 : tensor<2048x1024xf16>, tensor<2048x1024xf16>) outs(%e_residual2 : tensor<2048x1024xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.addf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<2048x1024xf16> loc("residual2")
  return %residual2 : tensor<2048x1024xf16>
}
