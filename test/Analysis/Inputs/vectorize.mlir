module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize_children_and_apply_patterns %functions
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
