// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null --roofline="target=a100 strict report=json output=-" | FileCheck %s
//
// A dispatch of IREE as `mlir_roofline.iree` takes it out of a dump: what is
// around the op of linalg costs nothing, and has a model.

// CHECK: "ops": [
// CHECK-NOT: "op": "{{hal|iree}}
// CHECK: "op": "linalg.add"
// 64 additions; 2 * 256 B read, 256 B written.
// CHECK: "flops": 64,
// CHECK: "bytes_read": 512,
// CHECK: "bytes_written": 256,
// CHECK-NOT: "op": "{{hal|iree}}
//
// A global is a weight: 256 B each of it, of the argument and of the result.
// CHECK: "name": "weights"
// CHECK: "fused_lower_bytes": 768,
// CHECK: "unmodelled": {}
func.func @main_dispatch_0() {
  %c0 = arith.constant 0 : index
  %in = "hal.interface.binding.subspan"(%c0) {binding = 0 : index} : (index) -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<64xf32>>
  %out = "hal.interface.binding.subspan"(%c0) {binding = 1 : index} : (index) -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xf32>>
  %x = "iree_tensor_ext.dispatch.tensor.load"(%in) {static_sizes = array<i64: 64>} : (!iree_tensor_ext.dispatch.tensor<readonly:tensor<64xf32>>) -> tensor<64xf32>
  %y = "iree_tensor_ext.dispatch.tensor.load"(%in) {static_sizes = array<i64: 64>} : (!iree_tensor_ext.dispatch.tensor<readonly:tensor<64xf32>>) -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.add ins(%x, %y : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  "iree_tensor_ext.dispatch.tensor.store"(%0, %out) {static_sizes = array<i64: 64>} : (tensor<64xf32>, !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xf32>>) -> ()
  return
}
"util.global"() {initial_value = dense_resource<weight> : tensor<64xf32>, sym_name = "weight", type = tensor<64xf32>} : () -> ()
func.func @weights(%x: tensor<64xf32>) -> tensor<64xf32> {
  %w = "util.global.load"() {global = @weight} : () -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.mul ins(%x, %w : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
