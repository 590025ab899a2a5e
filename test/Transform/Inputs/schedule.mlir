module attributes {transform.with_named_sequence} {
  transform.named_sequence @compute_bound_contraction(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.roofline.match_bound %op "compute" : !transform.any_op
    transform.roofline.tile_sizes of %op : (!transform.any_op) -> ()
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @memory_bound(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.roofline.match_bound %op "memory" : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %elementwise = transform.collect_matching @memory_bound in %module : (!transform.any_op) -> !transform.any_op
    %fused = transform.roofline.fuse_by_advice %elementwise : (!transform.any_op) -> !transform.any_op
    %contractions = transform.collect_matching @compute_bound_contraction in %module : (!transform.any_op) -> !transform.any_op
    %tiled, %loops = transform.roofline.tile_by_advice %contractions : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
