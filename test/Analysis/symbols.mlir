// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// One symbol for sizes that are equal (docs/use/Symbols.md).

// Names of the user; `batch` on a static dim has its value.
// 2*m*n*k = 2*2*3*seq; A: 2*seq, B: seq*3, C: 2*3, of 4 bytes
func.func @named(%a: tensor<2x?xf32> {roofline.dims = ["batch", "seq"]},
                 %b: tensor<?x3xf32> {roofline.dims = ["seq", ""]},
                 %c: tensor<?x3xf32> {roofline.dims = ["batch", ""]}) {
  // expected-remark @below {{matrix(f32) = "12*seq", bytes_read = "20*seq + 24", bytes_written = 24>}}
  %0 = linalg.matmul ins(%a, %b : tensor<2x?xf32>, tensor<?x3xf32>)
      outs(%c : tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// -----

// k of both operands is one: that of the first, m and n those of the first
// operand that has them. A: m*k, B: k*n, C: m*n.
func.func @derived(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>,
                   %c: tensor<?x?xf32>) {
  // expected-remark @below {{matrix(f32) = "2*arg0_d0*arg0_d1*arg1_d1", bytes_read = "4*arg0_d0*arg0_d1 + 4*arg0_d0*arg1_d1 + 4*arg0_d1*arg1_d1", bytes_written = "4*arg0_d0*arg1_d1">}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

// The first of two names given by the user is kept, and a name of the user takes
// precedence over a derived one. Equalities also hold for the ops before.
func.func @first_name(%a: tensor<?xf32>,
                      %b: tensor<?xf32> {roofline.dims = ["n"]},
                      %c: tensor<?xf32> {roofline.dims = ["m"]}) {
  // expected-remark @below {{vector(f32) = "n", bytes_read = "4*n", bytes_written = "4*n">}}
  %0 = linalg.abs ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  // expected-remark @below {{vector(f32) = "n", bytes_read = "8*n", bytes_written = "4*n">}}
  %1 = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>)
      outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// A static dim of another operand determines the size everywhere.
func.func @static_operand(%a: tensor<?x?xf32>, %w: tensor<768x?xf32>,
                          %c: tensor<?x?xf32>) {
  // expected-remark @below {{vector(f32) = "768*arg0_d0"}}
  %0 = linalg.abs ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  // expected-remark @below {{matrix(f32) = "1536*arg0_d0*arg1_d1"}}
  %1 = linalg.matmul ins(%0, %w : tensor<?x?xf32>, tensor<768x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

// So does a cast, and an assertion.
func.func @claims(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<?x8xf32>
  %m = tensor.dim %b, %c0 : tensor<?xf32>
  %n = tensor.dim %c, %c0 : tensor<?xf32>
  %same = arith.cmpi eq, %m, %n : index
  cf.assert %same, "mismatched sizes"
  // expected-remark @below {{vector(f32) = "8*arg0_d0"}}
  %1 = linalg.abs ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  // expected-remark @below {{vector(f32) = "arg1_d0"}}
  %2 = linalg.abs ins(%c : tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Joined and split dims: 4*arg0_d0 elements; arg1 is a quarter of them.
func.func @reshapes(%a: tensor<?x4xf32>, %n: index, %x: tensor<?xf32>,
                    %y: tensor<?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  // expected-remark @below {{vector(f32) = "4*arg0_d0"}}
  %1 = linalg.add ins(%0, %x : tensor<?xf32>, tensor<?xf32>)
      outs(%x : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%n, 4]
      : tensor<?xf32> into tensor<?x4xf32>
  // expected-remark @below {{vector(f32) = "4*arg0_d0"}}
  %3 = linalg.abs ins(%2 : tensor<?x4xf32>) outs(%2 : tensor<?x4xf32>) -> tensor<?x4xf32>
  // expected-remark @below {{vector(f32) = "4*arg0_d0"}}
  %4 = linalg.abs ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// concat, insert_slice, pad
func.func @pieces(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %z: f32,
                  %big: tensor<16x16xf32>, %m: index, %n: index) {
  // 4 * (arg0_d0 + arg1_d0) * arg0_d1
  // expected-remark @below {{bytes_written = "4*arg0_d0*arg0_d1 + 4*arg0_d1*arg1_d0"}}
  %0 = tensor.concat dim(0) %a, %b
      : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  // expected-remark @below {{bytes_read = "4*arg0_d0*arg0_d1"}}
  %1 = tensor.insert_slice %a into %big[0, 0] [%m, %n] [1, 1]
      : tensor<?x?xf32> into tensor<16x16xf32>
  %2 = tensor.empty(%m, %n) : tensor<?x?xf32>
  // expected-remark @below {{vector(f32) = "arg0_d0*arg0_d1"}}
  %3 = linalg.abs ins(%2 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

// What a loop hands on keeps its size if every iteration says so.
func.func @loop(%a: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<?xf32> {
    %d = tensor.dim %x, %c0 : tensor<?xf32>
    %e = tensor.empty(%d) : tensor<?xf32>
    // expected-remark @below {{vector(f32) = "arg0_d0"}}
    %1 = linalg.abs ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  // expected-remark @below {{vector(f32) = "arg0_d0"}}
  %2 = linalg.abs ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// One that grows has no size that is known.
func.func @growing(%a: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<?xf32> {
    // expected-remark @below {{bytes_read = "4*dim0"}}
    %1 = tensor.concat dim(0) %x, %x
        : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  // expected-remark @below {{vector(f32) = "dim1"}}
  %2 = linalg.abs ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Branches of one size, and of two.
func.func @branches(%a: tensor<?xf32>, %b: tensor<?xf32>, %p: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %0 = scf.if %p -> tensor<?xf32> {
    scf.yield %a : tensor<?xf32>
  } else {
    scf.yield %e : tensor<?xf32>
  }
  // expected-remark @below {{vector(f32) = "arg0_d0"}}
  %1 = linalg.abs ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = scf.if %p -> tensor<?xf32> {
    scf.yield %a : tensor<?xf32>
  } else {
    scf.yield %b : tensor<?xf32>
  }
  // expected-remark @below {{vector(f32) = "dim0"}}
  %3 = linalg.abs ins(%2 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// An op in a branch may not execute: it implies nothing about sizes outside.
func.func @branch_tells_nothing(%a: tensor<?xf32>, %b: tensor<?xf32>, %p: i1) {
  scf.if %p {
    // expected-remark @below {{vector(f32) = "arg0_d0"}}
    %0 = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>)
        outs(%a : tensor<?xf32>) -> tensor<?xf32>
  }
  // expected-remark @below {{vector(f32) = "arg1_d0"}}
  %1 = linalg.abs ins(%b : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Arithmetic on sizes: 2*n, n + 8, ceildiv(n, 4), min and max.
#ceil = affine_map<(d0) -> (d0 ceildiv 4)>
#min = affine_map<(d0) -> (d0, 16)>
func.func @arithmetic(%a: tensor<?xf32> {roofline.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %twice = arith.muli %n, %c2 : index
  %more = arith.addi %n, %c8 : index
  %quarter = arith.ceildivui %n, %c4 : index
  %apply = affine.apply #ceil(%n)
  %min = affine.min #min(%n)
  %max = affine.max #min(%n)
  %0 = tensor.empty(%twice, %more) : tensor<?x?xf32>
  // expected-remark @below {{vector(f32) = "2*n^2 + 16*n"}}
  %1 = linalg.abs ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.empty(%quarter, %min) : tensor<?x?xf32>
  %3 = tensor.empty(%apply, %min) : tensor<?x?xf32>
  // expected-remark @below {{vector(f32) = "min(16, n)*ceildiv(n, 4)"}}
  %4 = linalg.add ins(%2, %3 : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = tensor.empty(%max) : tensor<?xf32>
  // expected-remark @below {{vector(f32) = "max(16, n)"}}
  %6 = linalg.abs ins(%5 : tensor<?xf32>) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Names are those of the function: a call puts what the caller passes.
func.func @leaf(%a: tensor<?xf32> {roofline.dims = ["n"]}) {
  // expected-remark @below {{vector(f32) = "n"}}
  %0 = linalg.abs ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  return
}
func.func @caller(%a: tensor<?xf32> {roofline.dims = ["m"]},
                  %b: tensor<?xf32> {roofline.dims = ["n"]}) {
  // expected-remark @below {{vector(f32) = "m"}}
  call @leaf(%a) : (tensor<?xf32>) -> ()
  // expected-remark @below {{vector(f32) = "n"}}
  call @leaf(%b) : (tensor<?xf32>) -> ()
  return
}

// -----

// A call returns what the function makes of its arguments, also through a call.
func.func private @longer(%a: tensor<?xf32> {roofline.dims = ["n"]}, %by: index) -> (tensor<?xf32>, index) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %more = arith.addi %n, %by : index
  %0 = tensor.empty(%more) : tensor<?xf32>
  %1 = arith.muli %by, %c2 : index
  return %0, %1 : tensor<?xf32>, index
}
func.func private @wrap(%a: tensor<?xf32>) -> (tensor<?xf32>, index) {
  %c3 = arith.constant 3 : index
  // expected-remark @below {{#roofline.work<>}}
  %0:2 = call @longer(%a, %c3) : (tensor<?xf32>, index) -> (tensor<?xf32>, index)
  return %0#0, %0#1 : tensor<?xf32>, index
}
func.func @results(%a: tensor<?xf32> {roofline.dims = ["m"]}) {
  // expected-remark @below {{#roofline.work<>}}
  %0:2 = call @wrap(%a) : (tensor<?xf32>) -> (tensor<?xf32>, index)
  // expected-remark @below {{vector(f32) = "m + 3"}}
  %1 = linalg.abs ins(%0#0 : tensor<?xf32>) outs(%0#0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.empty(%0#1) : tensor<?xf32>
  // expected-remark @below {{vector(f32) = 6}}
  %3 = linalg.abs ins(%2 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Not a size of its own.
func.func private @own(%p: memref<index>) -> tensor<?xf32> {
  // expected-remark @below {{bytes_read = 8}}
  %n = memref.load %p[] : memref<index>
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @unknown(%p: memref<index>) {
  // expected-remark @below {{bytes_read = 8}}
  %0 = call @own(%p) : (memref<index>) -> tensor<?xf32>
  // expected-remark @below {{vector(f32) = "dim0"}}
  %1 = linalg.abs ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Nor what a function returns that calls itself.
func.func private @itself(%a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @below {{recursive call}}
  %0 = call @itself(%a) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @recursive(%a: tensor<?xf32>) {
  // expected-remark @below {{unbounded}}
  %0 = call @itself(%a) : (tensor<?xf32>) -> tensor<?xf32>
  // expected-remark @below {{vector(f32) = "dim0"}}
  %1 = linalg.abs ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// Numbers of symbols follow the program: the first bound is value0.
func.func @numbered(%p: memref<2xindex>, %a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{bytes_read = 8}}
  %lower = memref.load %p[%c0] : memref<2xindex>
  // expected-remark @below {{bytes_read = 8}}
  %upper = memref.load %p[%c1] : memref<2xindex>
  scf.parallel (%i) = (%lower) to (%upper) step (%c1) {
    // expected-remark @below {{vector(f32) = 1> x max(0, -value0 + value1)}}
    %0 = arith.addf %a, %a : f32
  }
  return
}
