  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %knobs = transform.structured.match ops{["transform.tune.knob"]} in %root : (!transform.any_op) -> !transform.any_op
