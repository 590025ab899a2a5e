// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=- whole-lines" \
// RUN:   | python3 %S/Inputs/print_notes.py | FileCheck %s
//
// What is not counted in whole lines keeps its exact bytes, and a note says so.
// `print_notes.py` prints, of each op, the least bytes of its outermost level
// and its notes.

// CHECK-DAG: linalg.add 8*arg0_d0 ['lines of 2 values not counted: a shape, layout or loop is dynamic']
// A diagonal is not counted, 128 B; 32 elements written are a line.
// CHECK-DAG: linalg.generic 256 ['lines of 1 value not counted: indices depend on each other or are not linear']
// 100 i4 are 50 B, read once and written.
// CHECK-DAG: linalg.add 100 ['lines of 2 values not counted: elements take no whole number of bytes'
// At least one element of the table, 4 B; 400 B of indices and of results are 4
// lines each.
// CHECK-DAG: linalg.generic 1028 ['lines of 1 value not counted: which elements are accessed is not known']
// A kernel (R27) has the notes of its parts: 64 elements read and written.
// CHECK-DAG: scf.for 512 ['lines not counted: the op is in a loop']
// CHECK-DAG: memref.store 4 ['lines of 1 value not counted: which elements are accessed is not known']
// CHECK-DAG: call 8 ['lines not counted: the work is given']
// Nothing is accessed, a scalar, data that moves whole: counted.
// CHECK-DAG: linalg.add 0 []
// CHECK-DAG: linalg.add 256 []
// Rows of 16 B with 112 B between: a run of 31 * 128 + 16 B, 32 lines, which it reads once, and 1024 B written.
// CHECK-DAG: tensor.concat 5120 []
// A column of rows of unknown size, 64 B, and parts of rows as if they followed each other, 512 B; and the lines written.
// CHECK-DAG: linalg.negf 192 ['lines of 1 value not counted: a shape, layout or loop is dynamic']
// CHECK-DAG: linalg.exp 1024 ['lines of 1 value not counted: the layout is not known'
#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e12>, "vector" = #dlti.map<f16 = 1.0e11, f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "l2" = #dlti.map<"capacity_bytes" = 67108864>>>>>
module attributes {dlti.target_system_spec = #spec} {
  func.func private @call() attributes {roofline.work = #roofline.work<bytes_read = 8, given>}
  func.func @f(%a: tensor<?xf32>, %d: tensor<32x32xf32>, %s: tensor<100xi4>, %table: tensor<1000xf32>, %indices: tensor<100xi32>, %m: memref<64x64xf32>,
     %z: tensor<0xf32>, %scalar: tensor<f32>, %u: tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %n = tensor.dim %a, %c0 : tensor<?xf32>
    %e0 = tensor.empty(%n) : tensor<?xf32>
    %0 = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e0 : tensor<?xf32>) -> tensor<?xf32>
    %e1 = tensor.empty() : tensor<32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%d : tensor<32x32xf32>) outs(%e1 : tensor<32xf32>) {
    ^bb0(%v: f32, %o: f32):
      %y = arith.addf %v, %v : f32
      linalg.yield %y : f32
    } -> tensor<32xf32>
    %e3 = tensor.empty() : tensor<100xi4>
    %3 = linalg.add ins(%s, %s : tensor<100xi4>, tensor<100xi4>) outs(%e3 : tensor<100xi4>) -> tensor<100xi4>
    %e2 = tensor.empty() : tensor<100xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%indices : tensor<100xi32>) outs(%e2 : tensor<100xf32>) {
    ^bb0(%index: i32, %out: f32):
      %i = arith.index_cast %index : i32 to index
      %x = tensor.extract %table[%i] : tensor<1000xf32>
      %y = arith.addf %x, %x : f32
      linalg.yield %y : f32
    } -> tensor<100xf32>
    scf.for %i = %c0 to %c64 step %c1 {
      %x = memref.load %m[%i, %c0] : memref<64x64xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %m[%i, %c0] : memref<64x64xf32>
    }
    %n2 = arith.constant 1.0 : f32
    memref.store %n2, %m[%c0, %c0] : memref<64x64xf32>
    %4 = linalg.add ins(%z, %z : tensor<0xf32>, tensor<0xf32>) outs(%z : tensor<0xf32>) -> tensor<0xf32>
    %5 = linalg.add ins(%scalar, %scalar : tensor<f32>, tensor<f32>) outs(%scalar : tensor<f32>) -> tensor<f32>
    %6 = tensor.extract_slice %d[0, 0] [32, 4] [1, 1] : tensor<32x32xf32> to tensor<32x4xf32>
    %7 = tensor.concat dim(0) %6, %6 : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<64x4xf32>
    %8 = tensor.extract_slice %u[0, 0] [16, 1] [1, 1] : tensor<?x?xf32> to tensor<16xf32>
    %e9 = tensor.empty() : tensor<16xf32>
    %9 = linalg.negf ins(%8 : tensor<16xf32>) outs(%e9 : tensor<16xf32>) -> tensor<16xf32>
    %10 = tensor.collapse_shape %6 [[0, 1]] : tensor<32x4xf32> into tensor<128xf32>
    %e11 = tensor.empty() : tensor<128xf32>
    %11 = linalg.exp ins(%10 : tensor<128xf32>) outs(%e11 : tensor<128xf32>) -> tensor<128xf32>
    call @call() : () -> ()
    return
  }
}
