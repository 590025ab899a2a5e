// Programs that the verifier accepts and few people write: what is usually
// there isn't.

// RUN: roofline-opt %s -split-input-file -allow-unregistered-dialect -o %t \
// RUN:   --roofline="target=a100 advise fusion tuning report=text group=none rows=all" 2>&1 | FileCheck %s
// RUN: roofline-opt %s -split-input-file -allow-unregistered-dialect -o %t \
// RUN:   --roofline="target=epyc-9654 steady whole-lines report=json output=%t.json"
// RUN: roofline-opt %s -split-input-file -allow-unregistered-dialect -o %t \
// RUN:   --roofline="target=%S/../fuzz/Inputs/core.mlir steady fusion tuning report=json output=%t.json"
// RUN: roofline-opt %s -split-input-file -allow-unregistered-dialect -o %t \
// RUN:   --roofline="target=a100 what-if=fuse,weights:i8,all:f16,arg0_d0*2 report=json output=%t.json"

// The buffers of a gpu.func are arguments of its body that no caller passes:
// their dims have no names of arguments.
// CHECK-LABEL: function kernels::attributions
// CHECK: scf.for
// CHECK: what its symbols stand for
// CHECK-DAG: dim0: a dim that no op determines
// CHECK-DAG: arg0: value of argument 0
// CHECK-DAG: dim1: a dim that no op determines
// CHECK-DAG: m: dim 0 of argument 1
gpu.module @kernels {
  gpu.func @attributions(%n: index, %m: memref<?xf32> {roofline.dims = ["m"]}) workgroup(%w: memref<?xf32, 3>) private(%p: memref<?x4xf32, 5>) {
    %c0 = arith.constant 0 : index
    %d = memref.dim %w, %c0 : memref<?xf32, 3>
    %v = memref.load %w[%c0] : memref<?xf32, 3>
    scf.for %i = %c0 to %d step %n {
      memref.store %v, %p[%i, %i] : memref<?x4xf32, 5>
    }
    linalg.fill ins(%v : f32) outs(%w : memref<?xf32, 3>)
    gpu.return
  }
  gpu.func @kernel(%n: index) workgroup(%w: memref<?xf32, 3>) kernel {
    gpu.return
  }
}

// -----

module attributes {gpu.container_module} {
gpu.module @k2 {
  gpu.func @kernel(%m: memref<?xf32>) workgroup(%w: memref<?xf32, 3>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %w[%c0] : memref<?xf32, 3>
    memref.store %v, %m[%c0] : memref<?xf32>
    gpu.return
  }
}
  func.func @main(%m: memref<?xf32>, %n: index) {
    gpu.launch_func @k2::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<?xf32>)
    return
  }
}

// -----

// Dims of the buffers of a gpu.launch.
// CHECK-LABEL: function launch
// CHECK: coverage: {{.*}} none unmodelled
func.func @launch(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%ga = %n, %gb = %n, %gc = %n) threads(%d, %e, %f) in (%bd = %n, %be = %n, %bf = %n) workgroup(%w: memref<?xf32, 3>) {
    %v = memref.load %w[%a] : memref<?xf32, 3>
    linalg.fill ins(%v : f32) outs(%w : memref<?xf32, 3>)
    gpu.terminator
  }
  return
}

// -----

// CHECK-LABEL: function g
// CHECK: arith.addf
// CHECK: UNMODELLED, {{.*}} my.func x 1, my.region x 1
// Ops of unregistered dialects with regions, several blocks, more arguments.
"my.func"() ({
^bb0(%a: tensor<?x4xf32>, %b: memref<?xf32>):
  %0 = linalg.matmul ins(%a, %a : tensor<?x4xf32>, tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  "my.return"(%0) : (tensor<?x4xf32>) -> ()
}) {sym_name = "f", function_type = (tensor<?x4xf32>) -> ()} : () -> ()
func.func @g(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r:2 = "my.region"(%x) ({
  ^bb0(%a: tensor<?x4xf32>, %b: memref<?xf32>, %i: index):
    %0 = arith.addf %a, %a : tensor<?x4xf32>
    "my.br"(%0)[^bb1] : (tensor<?x4xf32>) -> ()
  ^bb1:
    %y = arith.constant 1.0 : f32
    "my.yield"() : () -> ()
  }, {
  }) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, index)
  %s = arith.addf %r#0, %x : tensor<?x4xf32>
  return %s : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: function unreachable
// CHECK: coverage: {{.*}} none unmodelled
// Unreachable blocks, in cycles of values.
func.func @unreachable(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
^bb1(%y: tensor<?xf32>):
  %0 = arith.addf %1, %y : tensor<?xf32>
  %1 = arith.addf %0, %y : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  %i = arith.addi %j, %d : index
  %j = arith.muli %i, %i : index
  %e = tensor.empty(%j) : tensor<?xf32>
  %f = arith.mulf %e, %e : tensor<?xf32>
  cf.br ^bb1(%f : tensor<?xf32>)
}

// -----

// CHECK-LABEL: function <module>
// CHECK: coverage: {{.*}} none unmodelled
// A graph region: uses before definitions, cycles.
module {
  %0 = arith.addf %1, %1 : tensor<?xf32>
  %1 = arith.mulf %0, %0 : tensor<?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  %s = tensor.extract_slice %s2[0] [%d] [1] : tensor<?xf32> to tensor<?xf32>
  %s2 = tensor.extract_slice %s[0] [%d] [1] : tensor<?xf32> to tensor<?xf32>
  %c = tensor.cast %c2 : tensor<?xf32> to tensor<?xf32>
  %c2 = tensor.cast %c : tensor<?xf32> to tensor<?xf32>
  %t = arith.addf %c, %s : tensor<?xf32>
  %n0 = arith.addi %n1, %d : index
  %n1 = arith.addi %n0, %d : index
  %u = tensor.empty(%n1) : tensor<?xf32>
  %v = arith.addf %u, %u : tensor<?xf32>
  scf.for %i = %n0 to %n1 step %d {
    %w = arith.addf %v, %u : tensor<?xf32>
  }
}

// -----

module @outer {
  module @inner {
    func.func private @f(%a: tensor<?xf32>) -> tensor<?xf32> {
      %0 = arith.addf %a, %a : tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    module @inner {
      func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
        %0 = func.call @f(%a) : (tensor<?xf32>) -> tensor<?xf32>
        return %0 : tensor<?xf32>
      }
    }
  }
  module {
    func.func @f() { return }
    func.func private @f2()
  }
}

// -----

// More operands than arguments; a callee without a name.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @va(%a: !llvm.ptr, ...) {
  llvm.return
}
llvm.func @main(%a: !llvm.ptr, %n: i64) {
  llvm.call @va(%a, %n, %n) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, i64, i64) -> ()
  %0 = llvm.call @printf(%a, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.call %a() : !llvm.ptr, () -> ()
  llvm.return
}

// -----

async.func @af(%a: tensor<?xf32>) -> !async.token {
  %0 = arith.addf %a, %a : tensor<?xf32>
  return
}
func.func @main(%a: tensor<?xf32>) {
  %t = async.call @af(%a) : (tensor<?xf32>) -> !async.token
  %t2, %v = async.execute [%t] -> !async.value<tensor<?xf32>> {
    %0 = arith.addf %a, %a : tensor<?xf32>
    async.yield %0 : tensor<?xf32>
  }
  return
}

// -----

func.func @while(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %r = scf.while (%x = %n) : (index) -> tensor<?xf32> {
    %c = arith.cmpi slt, %x, %n : index
    %t = tensor.empty(%x) : tensor<?xf32>
    scf.condition(%c) %t : tensor<?xf32>
  } do {
  ^bb0(%t: tensor<?xf32>):
    %c0 = arith.constant 0 : index
    %d = tensor.dim %t, %c0 : tensor<?xf32>
    %s = arith.addf %t, %t : tensor<?xf32>
    scf.yield %d : index
  }
  %q = arith.addf %r, %r : tensor<?xf32>
  return %q : tensor<?xf32>
}

// -----

func.func @switch(%n: index, %f: i32, %a: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.index_switch %n -> tensor<?xf32> 
  case 2 { scf.yield %a : tensor<?xf32> }
  default { %x = arith.addf %a, %a : tensor<?xf32>
    scf.yield %x : tensor<?xf32> }
  %e = scf.execute_region -> tensor<?xf32> {
    cf.br ^bb1(%r : tensor<?xf32>)
  ^bb1(%z: tensor<?xf32>):
    %y = arith.addf %z, %z : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  cf.switch %f : i32, [default: ^bb1(%e : tensor<?xf32>), 3: ^bb2]
^bb1(%q: tensor<?xf32>):
  %w = arith.addf %q, %q : tensor<?xf32>
  return %w : tensor<?xf32>
^bb2:
  return %a : tensor<?xf32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> f32 "None" {
    %0 = spirv.FAdd %a, %a : f32
    %1 = spirv.FunctionCall @f(%0) : (f32) -> f32
    spirv.ReturnValue %1 : f32
  }
}

// -----

ml_program.global private mutable @g(dense<0.0> : tensor<4xf32>) : tensor<?xf32>
ml_program.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %t = ml_program.global_load @g : tensor<?xf32>
  %0 = arith.addf %a, %t : tensor<?xf32>
  ml_program.return %0 : tensor<?xf32>
}
ml_program.subgraph @s(%a: tensor<?xf32>) -> tensor<?xf32> {
  %1 = arith.addf %0, %a : tensor<?xf32>
  %0 = arith.addf %a, %1 : tensor<?xf32>
  ml_program.output %0 : tensor<?xf32>
}

// -----

// A function that calls itself twice: 2^32 calls, if each were followed.
#id = affine_map<(i) -> (i)>
func.func private @twice(%x: f32) -> f32 {
  %0 = func.call @twice(%x) : (f32) -> f32
  %1 = func.call @twice(%x) : (f32) -> f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
// CHECK-LABEL: function recursive_payload
// CHECK: incomplete: 'func.call' in the payload has no model
func.func @recursive_payload(%a: tensor<10xf32>, %o: tensor<10xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %y = func.call @twice(%x) : (f32) -> f32
    linalg.yield %y : f32
  } -> tensor<10xf32>
  return
}

// -----

// Each function calls the next one twice: 2^24 sums of 10 elements, counted in 25
// steps.
// CHECK-LABEL: function doubling_payload
// CHECK: flops {{ *}}167.8 MFLOP
#id = affine_map<(i) -> (i)>
func.func private @f0(%x: f32) -> f32 {
  %0 = func.call @f1(%x) : (f32) -> f32
  %1 = func.call @f1(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f1(%x: f32) -> f32 {
  %0 = func.call @f2(%x) : (f32) -> f32
  %1 = func.call @f2(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f2(%x: f32) -> f32 {
  %0 = func.call @f3(%x) : (f32) -> f32
  %1 = func.call @f3(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f3(%x: f32) -> f32 {
  %0 = func.call @f4(%x) : (f32) -> f32
  %1 = func.call @f4(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f4(%x: f32) -> f32 {
  %0 = func.call @f5(%x) : (f32) -> f32
  %1 = func.call @f5(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f5(%x: f32) -> f32 {
  %0 = func.call @f6(%x) : (f32) -> f32
  %1 = func.call @f6(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f6(%x: f32) -> f32 {
  %0 = func.call @f7(%x) : (f32) -> f32
  %1 = func.call @f7(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f7(%x: f32) -> f32 {
  %0 = func.call @f8(%x) : (f32) -> f32
  %1 = func.call @f8(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f8(%x: f32) -> f32 {
  %0 = func.call @f9(%x) : (f32) -> f32
  %1 = func.call @f9(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f9(%x: f32) -> f32 {
  %0 = func.call @f10(%x) : (f32) -> f32
  %1 = func.call @f10(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f10(%x: f32) -> f32 {
  %0 = func.call @f11(%x) : (f32) -> f32
  %1 = func.call @f11(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f11(%x: f32) -> f32 {
  %0 = func.call @f12(%x) : (f32) -> f32
  %1 = func.call @f12(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f12(%x: f32) -> f32 {
  %0 = func.call @f13(%x) : (f32) -> f32
  %1 = func.call @f13(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f13(%x: f32) -> f32 {
  %0 = func.call @f14(%x) : (f32) -> f32
  %1 = func.call @f14(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f14(%x: f32) -> f32 {
  %0 = func.call @f15(%x) : (f32) -> f32
  %1 = func.call @f15(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f15(%x: f32) -> f32 {
  %0 = func.call @f16(%x) : (f32) -> f32
  %1 = func.call @f16(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f16(%x: f32) -> f32 {
  %0 = func.call @f17(%x) : (f32) -> f32
  %1 = func.call @f17(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f17(%x: f32) -> f32 {
  %0 = func.call @f18(%x) : (f32) -> f32
  %1 = func.call @f18(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f18(%x: f32) -> f32 {
  %0 = func.call @f19(%x) : (f32) -> f32
  %1 = func.call @f19(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f19(%x: f32) -> f32 {
  %0 = func.call @f20(%x) : (f32) -> f32
  %1 = func.call @f20(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f20(%x: f32) -> f32 {
  %0 = func.call @f21(%x) : (f32) -> f32
  %1 = func.call @f21(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f21(%x: f32) -> f32 {
  %0 = func.call @f22(%x) : (f32) -> f32
  %1 = func.call @f22(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f22(%x: f32) -> f32 {
  %0 = func.call @f23(%x) : (f32) -> f32
  %1 = func.call @f23(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f23(%x: f32) -> f32 {
  %0 = func.call @f24(%x) : (f32) -> f32
  %1 = func.call @f24(%0) : (f32) -> f32
  return %1 : f32
}
func.func private @f24(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
func.func @doubling_payload(%a: tensor<10xf32>, %o: tensor<10xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>) {
  ^bb0(%x: f32, %init: f32):
    %y = func.call @f0(%x) : (f32) -> f32
    linalg.yield %y : f32
  } -> tensor<10xf32>
  return
}

// -----

// A loop that lacks a lower bound executes an unknown number of times.
// CHECK-LABEL: function missing_bounds
// CHECK: trips0
func.func @missing_bounds(%x: f32, %n: index) {
  "scf.parallel"(%n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>}> ({
  ^bb0(%i: index, %j: index):
    %0 = arith.addf %x, %x : f32
    scf.reduce
  }) : (index, index, index, index, index) -> ()
  return
}

// -----

// A transfer past the end of its storage, which has one element: no more is written than that.
// 16 elements are read at least.
// CHECK-LABEL: function past_the_end
// CHECK: at most 260 B
func.func @past_the_end(%src: memref<64xf32>, %dst: memref<1xf32>, %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i * 2], %dst[%c0], %tag[%c0], %c16 : memref<64xf32>, memref<1xf32>, memref<1xi32>
  }
  return
}
