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
