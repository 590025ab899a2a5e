// What IREE's compiler puts around the ops of a dispatch. The ops themselves
// count what they read and write.
roofline.model "hal.interface.binding.subspan" free
roofline.model "hal.interface.constant.load" free
roofline.model "hal.interface.workgroup.id" free
roofline.model "hal.interface.workgroup.count" free
roofline.model "hal.interface.workgroup.size" free
roofline.model "iree_tensor_ext.dispatch.tensor.load" free
roofline.model "iree_tensor_ext.dispatch.tensor.store" free
roofline.model "iree_tensor_ext.dispatch.workload.ordinal" free
roofline.model "util.assume.int" free
