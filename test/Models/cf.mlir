// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// An assertion is free, as branches are. Blocks that only hand on to the next one
// execute once each; others may execute any number of times (R8).

func.func @free(%c: i1) {
  cf.assert %c, "must hold"
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}

func.func @chain(%x: f32) {
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
  %0 = arith.addf %x, %x : f32
  cf.br ^bb1(%0 : f32)
^bb1(%y: f32):
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
  %1 = arith.mulf %y, %x : f32
  cf.br ^bb2
^bb2:
  return
}
func.func @cycle(%x: f32) {
  cf.br ^bb1
^bb1:
  // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
  %0 = arith.addf %x, %x : f32
  cf.br ^bb1
}
func.func @calls(%x: f32) {
  // expected-remark-re @below {{#roofline.work<vector(f32) = 2>{{$}}}}
  call @chain(%x) : (f32) -> ()
  // expected-remark @below {{#roofline.work<vector(f32) = 1>, unbounded}}
  call @cycle(%x) : (f32) -> ()
  return
}
