// A transformer layer: 512 tokens of width 1024, 16 heads of 64, 4096 in the middle.
func.func @layer(%x: tensor<512x1024xf32>, %wq: tensor<16x1024x64xf32>, %wk: tensor<16x1024x64xf32>, %wv: tensor<16x1024x64xf32>, %wo: tensor<16x64x1024xf32>, %bo: tensor<1024xf32>, %g1: tensor<1024xf32>, %b1: tensor<1024xf32>, %g2: tensor<1024xf32>, %b2: tensor<1024xf32>, %w1: tensor<1024x4096xf32>, %c1: tensor<4096xf32>, %w2: tensor<4096x1024xf32>, %c2: tensor<1024xf32>) -> tensor<512x1024xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %root = arith.constant 0.70710678 : f32
  %eps = arith.constant 1.0e-5 : f32
  %factor = arith.constant 0.125 : f32
  %width = arith.constant 1024.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %e_norm1_sum = tensor.empty() : tensor<512xf32>
  %f_norm1_sum = linalg.fill ins(%zero : f32) outs(%e_norm1_sum : tensor<512xf32>) -> tensor<512xf32>
  %norm1_sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x1024xf32>) outs(%f_norm1_sum : tensor<512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.addf %i0, %o : f32
    linalg.yield %s : f32
  } -> tensor<512xf32> loc("norm1_sum")
  %e_norm1_center = tensor.empty() : tensor<512x1024xf32>
  %norm1_center = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %norm1_sum : tensor<512x1024xf32>, tensor<512xf32>) outs(%e_norm1_center : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %m = arith.divf %i1, %width : f32
    %s = arith.subf %i0, %m : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("norm1_center")
  %e_norm1_var = tensor.empty() : tensor<512xf32>
  %f_norm1_var = linalg.fill ins(%zero : f32) outs(%e_norm1_var : tensor<512xf32>) -> tensor<512xf32>
  %norm1_var = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%norm1_center : tensor<512x1024xf32>) outs(%f_norm1_var : tensor<512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %p = arith.mulf %i0, %i0 : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<512xf32> loc("norm1_var")
  %e_norm1_scale = tensor.empty() : tensor<512x1024xf32>
  %norm1_scale = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%norm1_center, %norm1_var, %g1, %b1 : tensor<512x1024xf32>, tensor<512xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%e_norm1_scale : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %i2: f32, %i3: f32, %o: f32):
    %m = arith.divf %i1, %width : f32
    %e = arith.addf %m, %eps : f32
    %r = math.rsqrt %e : f32
    %n = arith.mulf %i0, %r : f32
    %g = arith.mulf %n, %i2 : f32
    %s = arith.addf %g, %i3 : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("norm1_scale")
  %e_q = tensor.empty() : tensor<16x512x64xf32>
  %f_q = linalg.fill ins(%zero : f32) outs(%e_q : tensor<16x512x64xf32>) -> tensor<16x512x64xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(h, i, d, k) -> (i, k)>, affine_map<(h, i, d, k) -> (h, k, d)>, affine_map<(h, i, d, k) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%norm1_scale, %wq : tensor<512x1024xf32>, tensor<16x1024x64xf32>) outs(%f_q : tensor<16x512x64xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %p = arith.mulf %i0, %i1 : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x512x64xf32> loc("q")
  %e_k = tensor.empty() : tensor<16x512x64xf32>
  %f_k = linalg.fill ins(%zero : f32) outs(%e_k : tensor<16x512x64xf32>) -> tensor<16x512x64xf32>
  %k = linalg.generic {indexing_maps = [affine_map<(h, i, d, k) -> (i, k)>, affine_map<(h, i, d, k) -> (h, k, d)>, affine_map<(h, i, d, k) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%norm1_scale, %wk : tensor<512x1024xf32>, tensor<16x1024x64xf32>) outs(%f_k : tensor<16x512x64xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %p = arith.mulf %i0, %i1 : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x512x64xf32> loc("k")
  %e_v = tensor.empty() : tensor<16x512x64xf32>
  %f_v = linalg.fill ins(%zero : f32) outs(%e_v : tensor<16x512x64xf32>) -> tensor<16x512x64xf32>
  %v = linalg.generic {indexing_maps = [affine_map<(h, i, d, k) -> (i, k)>, affine_map<(h, i, d, k) -> (h, k, d)>, affine_map<(h, i, d, k) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%norm1_scale, %wv : tensor<512x1024xf32>, tensor<16x1024x64xf32>) outs(%f_v : tensor<16x512x64xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %p = arith.mulf %i0, %i1 : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x512x64xf32> loc("v")
  %e_scores = tensor.empty() : tensor<16x512x512xf32>
  %f_scores = linalg.fill ins(%zero : f32) outs(%e_scores : tensor<16x512x512xf32>) -> tensor<16x512x512xf32>
  %scores = linalg.generic {indexing_maps = [affine_map<(h, i, j, d) -> (h, i, d)>, affine_map<(h, i, j, d) -> (h, j, d)>, affine_map<(h, i, j, d) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<16x512x64xf32>, tensor<16x512x64xf32>) outs(%f_scores : tensor<16x512x512xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %p = arith.mulf %i0, %i1 : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x512x512xf32> loc("scores")
  %e_scaled = tensor.empty() : tensor<16x512x512xf32>
  %scaled = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scores : tensor<16x512x512xf32>) outs(%e_scaled : tensor<16x512x512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.mulf %i0, %factor : f32
    linalg.yield %s : f32
  } -> tensor<16x512x512xf32> loc("scaled")
  %e_max = tensor.empty() : tensor<16x512xf32>
  %f_max = linalg.fill ins(%lowest : f32) outs(%e_max : tensor<16x512xf32>) -> tensor<16x512xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%scaled : tensor<16x512x512xf32>) outs(%f_max : tensor<16x512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.maximumf %i0, %o : f32
    linalg.yield %s : f32
  } -> tensor<16x512xf32> loc("max")
  %e_exp = tensor.empty() : tensor<16x512x512xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scaled, %max : tensor<16x512x512xf32>, tensor<16x512xf32>) outs(%e_exp : tensor<16x512x512xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %d = arith.subf %i0, %i1 : f32
    %s = math.exp %d : f32
    linalg.yield %s : f32
  } -> tensor<16x512x512xf32> loc("exp")
  %e_sum = tensor.empty() : tensor<16x512xf32>
  %f_sum = linalg.fill ins(%zero : f32) outs(%e_sum : tensor<16x512xf32>) -> tensor<16x512xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%exp : tensor<16x512x512xf32>) outs(%f_sum : tensor<16x512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.addf %i0, %o : f32
    linalg.yield %s : f32
  } -> tensor<16x512xf32> loc("sum")
  %e_probabilities = tensor.empty() : tensor<16x512x512xf32>
  %probabilities = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%exp, %sum : tensor<16x512x512xf32>, tensor<16x512xf32>) outs(%e_probabilities : tensor<16x512x512xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.divf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<16x512x512xf32> loc("probabilities")
  %e_attended = tensor.empty() : tensor<16x512x64xf32>
  %f_attended = linalg.fill ins(%zero : f32) outs(%e_attended : tensor<16x512x64xf32>) -> tensor<16x512x64xf32>
  %attended = linalg.generic {indexing_maps = [affine_map<(h, i, d, j) -> (h, i, j)>, affine_map<(h, i, d, j) -> (h, j, d)>, affine_map<(h, i, d, j) -> (h, i, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%probabilities, %v : tensor<16x512x512xf32>, tensor<16x512x64xf32>) outs(%f_attended : tensor<16x512x64xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %p = arith.mulf %i0, %i1 : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x512x64xf32> loc("attended")
  %e_projected = tensor.empty() : tensor<512x1024xf32>
  %f_projected = linalg.fill ins(%zero : f32) outs(%e_projected : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %projected = linalg.generic {indexing_maps = [affine_map<(i, k, h, d) -> (h, i, d)>, affine_map<(i, k, h, d) -> (h, d, k)>, affine_map<(i, k, h, d) -> (i, k)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%attended, %wo : tensor<16x512x64xf32>, tensor<16x64x1024xf32>) outs(%f_projected : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %p = arith.mulf %i0, %i1 : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("projected")
  %e_bias_o = tensor.empty() : tensor<512x1024xf32>
  %bias_o = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%projected, %bo : tensor<512x1024xf32>, tensor<1024xf32>) outs(%e_bias_o : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("bias_o")
  %e_residual1 = tensor.empty() : tensor<512x1024xf32>
  %residual1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%bias_o, %x : tensor<512x1024xf32>, tensor<512x1024xf32>) outs(%e_residual1 : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("residual1")
  %e_norm2_sum = tensor.empty() : tensor<512xf32>
  %f_norm2_sum = linalg.fill ins(%zero : f32) outs(%e_norm2_sum : tensor<512xf32>) -> tensor<512xf32>
  %norm2_sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%residual1 : tensor<512x1024xf32>) outs(%f_norm2_sum : tensor<512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.addf %i0, %o : f32
    linalg.yield %s : f32
  } -> tensor<512xf32> loc("norm2_sum")
  %e_norm2_center = tensor.empty() : tensor<512x1024xf32>
  %norm2_center = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%residual1, %norm2_sum : tensor<512x1024xf32>, tensor<512xf32>) outs(%e_norm2_center : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %m = arith.divf %i1, %width : f32
    %s = arith.subf %i0, %m : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("norm2_center")
  %e_norm2_var = tensor.empty() : tensor<512xf32>
  %f_norm2_var = linalg.fill ins(%zero : f32) outs(%e_norm2_var : tensor<512xf32>) -> tensor<512xf32>
  %norm2_var = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%norm2_center : tensor<512x1024xf32>) outs(%f_norm2_var : tensor<512xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %p = arith.mulf %i0, %i0 : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<512xf32> loc("norm2_var")
  %e_norm2_scale = tensor.empty() : tensor<512x1024xf32>
  %norm2_scale = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%norm2_center, %norm2_var, %g2, %b2 : tensor<512x1024xf32>, tensor<512xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%e_norm2_scale : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %i2: f32, %i3: f32, %o: f32):
    %m = arith.divf %i1, %width : f32
    %e = arith.addf %m, %eps : f32
    %r = math.rsqrt %e : f32
    %n = arith.mulf %i0, %r : f32
    %g = arith.mulf %n, %i2 : f32
    %s = arith.addf %g, %i3 : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("norm2_scale")
  %e_up = tensor.empty() : tensor<512x4096xf32>
  %f_up = linalg.fill ins(%zero : f32) outs(%e_up : tensor<512x4096xf32>) -> tensor<512x4096xf32>
  %up = linalg.matmul ins(%norm2_scale, %w1 : tensor<512x1024xf32>, tensor<1024x4096xf32>) outs(%f_up : tensor<512x4096xf32>) -> tensor<512x4096xf32> loc("up")
  %e_bias1 = tensor.empty() : tensor<512x4096xf32>
  %bias1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%up, %c1 : tensor<512x4096xf32>, tensor<4096xf32>) outs(%e_bias1 : tensor<512x4096xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x4096xf32> loc("bias1")
  %e_gelu = tensor.empty() : tensor<512x4096xf32>
  %gelu = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%bias1 : tensor<512x4096xf32>) outs(%e_gelu : tensor<512x4096xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %r = arith.mulf %i0, %root : f32
    %e = math.erf %r : f32
    %p = arith.addf %e, %one : f32
    %h = arith.mulf %i0, %half : f32
    %s = arith.mulf %h, %p : f32
    linalg.yield %s : f32
  } -> tensor<512x4096xf32> loc("gelu")
  %e_down = tensor.empty() : tensor<512x1024xf32>
  %f_down = linalg.fill ins(%zero : f32) outs(%e_down : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %down = linalg.matmul ins(%gelu, %w2 : tensor<512x4096xf32>, tensor<4096x1024xf32>) outs(%f_down : tensor<512x1024xf32>) -> tensor<512x1024xf32> loc("down")
  %e_bias2 = tensor.empty() : tensor<512x1024xf32>
  %bias2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%down, %c2 : tensor<512x1024xf32>, tensor<1024xf32>) outs(%e_bias2 : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("bias2")
  %e_residual2 = tensor.empty() : tensor<512x1024xf32>
  %residual2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%bias2, %residual1 : tensor<512x1024xf32>, tensor<512x1024xf32>) outs(%e_residual2 : tensor<512x1024xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32> loc("residual2")
  return %residual2 : tensor<512x1024xf32>
}
