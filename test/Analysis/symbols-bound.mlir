// RUN: roofline-test-opt %s --test-roofline-work="bind=n=4,m=6,vscale=2" --verify-diagnostics
//
// Symbols with values. A binding holds in every function; the work of a call is
// that of its callee for the sizes that the call passes.

func.func @main(%x: tensor<?xf32> {roofline.dims = ["n"]},
                %y: tensor<?xf32> {roofline.dims = ["m"]}) {
  // n elements of 4 B
  // expected-remark @below {{vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  call @middle(%x) : (tensor<?xf32>) -> ()
  // m elements: what is `n` there is `m` here
  // expected-remark @below {{vector(f32) = 6, bytes_read = 24, bytes_written = 24>}}
  call @middle(%y) : (tensor<?xf32>) -> ()
  return
}

func.func @middle(%x: tensor<?xf32> {roofline.dims = ["n"]}) {
  // expected-remark @below {{vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  call @leaf(%x) : (tensor<?xf32>) -> ()
  return
}

func.func @leaf(%x: tensor<?xf32>) {
  // expected-remark @below {{vector(f32) = "arg0_d0"}}
  %0 = linalg.abs ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return
}

// k of A is that of B: 2*m*k*n = 2*6*8*4; (6*8 + 8*4 + 6*4) * 4 B
func.func @equal(%a: tensor<?x8xf32> {roofline.dims = ["m", ""]},
                 %b: tensor<?x?xf32> {roofline.dims = ["", "n"]},
                 %c: tensor<?x?xf32>) {
  // expected-remark @below {{matrix(f32) = 384, bytes_read = 416, bytes_written = 96>}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// 4*vscale lanes
func.func @machine(%a: vector<[4]xf32>) {
  // expected-remark @below {{vector(f32) = 8>}}
  %0 = arith.addf %a, %a : vector<[4]xf32>
  return
}
