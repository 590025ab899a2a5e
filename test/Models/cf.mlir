// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// An assertion is free, as branches are.

func.func @free(%c: i1) {
  cf.assert %c, "must hold"
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
