// IREE's flow, hal, util and iree_tensor_ext: what stands between the ops of a
// program before it is divided into dispatches, and around them afterwards.

roofline.model "flow.tensor.bitcast" view {operand = 0}
roofline.model "flow.tensor.reshape" view {operand = 0}
roofline.model "flow.tensor.transfer" view {operand = 0}
roofline.model "flow.tensor.barrier" view {operand = 0}
roofline.model "flow.tensor.clone" copy {operands = 1}
roofline.model "flow.tensor.slice" copy {operands = 1, part = 1}
roofline.model "flow.tensor.splat" copy {operands = 0}
roofline.model "flow.tensor.constant" constant
roofline.model "flow.tensor.empty" free
roofline.model "flow.tensor.alloca" free
roofline.model "flow.return" free

roofline.model "hal.tensor.import" view {operand = 0}
roofline.model "hal.tensor.export" view {operand = 0}
roofline.model "hal.tensor.barrier" view
roofline.model "hal.tensor.alias" view {operand = 0}
// Around the ops of a dispatch, which count what they read and write.
roofline.model "hal.interface.binding.subspan" free
roofline.model "hal.interface.constant.load" free
roofline.model "hal.interface.workgroup.id" free
roofline.model "hal.interface.workgroup.count" free
roofline.model "hal.interface.workgroup.size" free

roofline.model "util.optimization_barrier" view
// A weight is read by the ops that use it.
roofline.model "util.global" free
roofline.model "util.global.load" free
roofline.model "util.global.store" free
roofline.model "util.assume.int" free
roofline.model "util.return" free
roofline.model "util.call" call {callee = "callee"}
roofline.model "util.unreachable" free

roofline.model "iree_tensor_ext.bitcast" view {operand = 0}
roofline.model "iree_tensor_ext.compute_barrier.start" view {operand = 0}
roofline.model "iree_tensor_ext.compute_barrier.end" view {operand = 0}
roofline.model "iree_tensor_ext.dispatch.workload.ordinal" free
// What is loaded is read by the ops that use it (R15).
roofline.model "iree_tensor_ext.dispatch.tensor.load" view {operand = 0}
roofline.model "iree_tensor_ext.dispatch.tensor.store" free

// Examples, which `roofline-opt --roofline-check-models` holds against the models.

func.func @examples(%a0: tensor<4xf32>, %a1: f32, %a2: index) {
  // Views and what does nothing; copies of 16 bytes.
  %0 = "flow.tensor.bitcast"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "flow.tensor.reshape"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "flow.tensor.transfer"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "flow.tensor.barrier"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "hal.tensor.import"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "hal.tensor.export"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "hal.tensor.barrier"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "hal.tensor.alias"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %8 = "util.optimization_barrier"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %9 = "iree_tensor_ext.bitcast"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %10 = "iree_tensor_ext.compute_barrier.start"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %11 = "iree_tensor_ext.compute_barrier.end"(%a0) {roofline.work = #roofline.work<>} : (tensor<4xf32>) -> tensor<4xf32>
  %12 = "flow.tensor.clone"(%a0) {roofline.work = #roofline.work<bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  %13 = "flow.tensor.slice"(%a0) {roofline.work = #roofline.work<bytes_read = 0 to 8, bytes_written = 8>} : (tensor<4xf32>) -> tensor<2xf32>
  %14 = "flow.tensor.splat"(%a1) {roofline.work = #roofline.work<bytes_read = 0, bytes_written = 16>} : (f32) -> tensor<4xf32>
  %15 = "flow.tensor.constant"() {value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>, roofline.work = #roofline.work<>} : () -> tensor<4xf32>
  %16 = "flow.tensor.empty"() {roofline.work = #roofline.work<>} : () -> tensor<4xf32>
  %17 = "flow.tensor.alloca"() {roofline.work = #roofline.work<>} : () -> tensor<4xf32>
  %18 = "hal.interface.binding.subspan"(%a2) {roofline.work = #roofline.work<>} : (index) -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
  %19 = "iree_tensor_ext.dispatch.tensor.load"(%18) {roofline.work = #roofline.work<>} : (!iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) -> tensor<4xf32>
  "iree_tensor_ext.dispatch.tensor.store"(%a0, %18) {roofline.work = #roofline.work<>} : (tensor<4xf32>, !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) -> ()
  %20 = "hal.interface.constant.load"() {roofline.work = #roofline.work<>} : () -> index
  %21 = "hal.interface.workgroup.id"() {roofline.work = #roofline.work<>} : () -> index
  %22 = "hal.interface.workgroup.count"() {roofline.work = #roofline.work<>} : () -> index
  %23 = "hal.interface.workgroup.size"() {roofline.work = #roofline.work<>} : () -> index
  %24 = "iree_tensor_ext.dispatch.workload.ordinal"(%a2) {roofline.work = #roofline.work<>} : (index) -> index
  %25 = "util.assume.int"(%a2) {roofline.work = #roofline.work<>} : (index) -> index
  %weight = "util.global.load"() {global = @weight, roofline.work = #roofline.work<>} : () -> tensor<4xf32>
  "util.global.store"(%weight) {global = @weight, roofline.work = #roofline.work<>} : (tensor<4xf32>) -> ()
  %26 = "util.call"(%a0) {callee = @callee, roofline.work = #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
"util.global"() {sym_name = "weight", type = tensor<4xf32>, roofline.work = #roofline.work<>} : () -> ()
func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  "util.unreachable"() {roofline.work = #roofline.work<>} : () -> ()
  "flow.return"() {roofline.work = #roofline.work<>} : () -> ()
  "util.return"() {roofline.work = #roofline.work<>} : () -> ()
  return %0 : tensor<4xf32>
}
